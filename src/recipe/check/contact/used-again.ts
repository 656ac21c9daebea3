// A thing that raw meat has soiled and that is used again, told by the raw meat itself, by a word for it, or by the way
// back to it. Source: USDA, Clean-Separate-Cook-Chill.

import { prepare } from '../../../food/prepare-pattern.ts';
import { findAll, isDenied, says } from '../stance/phrases.ts';
import { MEAT, READY_TO_EAT } from '../undercooked/raw-meat-words.ts';
import type { Clause, NamedThing } from './contact-clauses.ts';
import { CARRIER, type Carrier, CUT, MIXED } from './contact-words.ts';
import type { Kitchen } from './kitchen-state.ts';

/** What is washed, thrown away, kept apart or warned of is not used again. */
export const NOT_USED =
  /\b(?:(?:wash|scrub|clean|soap|soak|disinfect|boil|scald|discard|throw|compost|burn)\w*|(?:rins|steril|sanit|recycl)\w+|dishwasher|bin|bins|binned|thrown|never|not|\w+n't|(?:avoid|separate|swap|switch|reline)\w*|instead|rather|another|different|fresh|new|other than|apart|away|chang\w+|replac\w+|only|reserved|meant|last(?! (?:\w+ )?(?:coat|lick|slick|layer|glaze|brush)))\b|\b(?:in(?:to)?|to|for) the (?:sink|wash|kitchen)\b/;
/** "No need to wash it", "as it is, unwashed": the word for washing cleans nothing. */
export const UNWASHED =
  /\b(?:un(?:wash|rins|clean|scrubb|wip)ed|(?:no|without|skip(?:ping)?|needn't|don't bother|never mind|rather than|instead of|not bother\w*)\b(?: (?:need|to|the|a|any|for|about|stopping|sense|point|in)){0,4} (?:wash|rins|clean|scrub|soap|chang|swap|switch|replac|another|fresh|new|separate)\w*|(?:wash|rins|clean|scrub)\w* nothing|(?:less|fewer|sav(?:e|es|ing)(?: on)?|spar(?:e|es|ing)) (?:\w+ )?(?:wash|clean)ing(?:[- ]up)?)\b/g;
export const SAYS_RAW = /\b(?:raw|uncooked)\b/;
export const USED_UP =
  /\b(?:us(?:e|es|ed|ing)|(?:serv|pil|slid|carv|slic|arrang|glaz|bast|shak|sprinkl)\w+|back|(?:return|pack|heap|keep|wrap|tip|lift|transfer|load|rest|stack|toss|mix|stir|drain|brush|paint|slick|spread|spoon|scoop|check|test|shred|cut|chop|turn|pick|gather|collect|hold|dish|dip|dab|coat|wait|stand|cool|scatter|dust|roll|whip|whisk|beat|fill|lick)\w*|put|pop|lay|set|pull\w*|bring|carry|ladl\w+|plat(?:e|ing)|go|goes|make|makes|eat|eats|eating|will do|does|fine|ready|right|ideal|perfect|handy)\b/;

export function isPutAway(plain: string): boolean {
  return says(plain.replace(prepare(UNWASHED), ' '), NOT_USED);
}

/** "(The tray) the mince came in": how it was soiled, and not what for it is used. */
const UP_TO_MEAT = new RegExp(
  String.raw`^.*?\b(?:${MEAT}|it|they|them|raw \w+)\b(?: (?:was|were|had|came|come|sat|lay|sold|been|went))*`,
);
export const SOLD_IN = /\b(?:came|come|sold|packed|wrapped|delivered) in\b/;
export const FOR_ITS_OWN =
  /\band (?:the|an?|your) (?:\w+ )?\w+ for (?:the )?(?:cooked|done|finished|ready|fried|grilled|serving)\b/;

/** "Don't leave the bag": the words that name a thing forbid what is done with it. */
export function isForbidden(words: string): boolean {
  return /\b(?:don't|do not|never) /.test(words);
}

/** Cooked meat meets a thing that the words tie to raw meat, in whatever way. */
export function findToldAgain({ plain, sentence, things }: Clause, kitchen: Kitchen): string | null {
  if (kitchen.meat !== 'cooked') return null;
  const named = things();
  if (named.length === 0) return null;
  const thing = named.find((one) => {
    const { told, isRaw, isSame, isNew, isDefinite, carrier, words, at } = one;
    if (isNew || isDenied(plain.slice(0, at)) || isForbidden(words)) return false;
    if (told !== null && /n't\b|\b(?:not|never)\b/.test(told)) return false;
    // "The tray for the raw ones and the platter for the cooked": each has its own.
    if (told !== null && says(told, FOR_ITS_OWN)) return false;
    if (isRaw || (told !== null && says(told, SAYS_RAW))) return true;
    if (told !== null && says(told, SOLD_IN) && kitchen.isSoiled(one)) return true;
    if (told !== null && kitchen.hasSoiled(carrier) && kitchen.isSoiled(one)) return true;
    if (carrier === 'brush' && isDefinite && kitchen.hasNamed(carrier)) return true;
    return isSame && kitchen.hasSoiled(carrier) && says(sentence.plain.replace(words, ' '), SAYS_RAW);
  });
  if (thing === undefined || isPutAway(sentence.plain)) return null;
  const rest = plain.replace(thing.words, ' ');
  const told = thing.told ?? '';
  const use = `${rest} ${plain.replace(told, ' ')} ${told.replace(prepare(UP_TO_MEAT), ' ')}`;
  return !says(thing.isSame ? '' : rest, SAYS_RAW) && says(use, USED_UP) ? thing.words : null;
}

const CUTS = new RegExp(String.raw`\b(?:${CUT}|tear\w*|pick\w*)\b`);
const WORKS = new RegExp(
  String.raw`\b(?:${CUT}|${MIXED}|tear\w*|pick\w*|whip\w*|whisk\w*|beat\w*|spread\w*|scatter\w*|butter\w*|plate|dish)\b`,
);
export const WITH_IT = /\b(?:with|using) (?:it|them|that|those|the same)\b(?! (?:on|to|for|over)\b)/;
export const ON_IT =
  /\b(?:on|onto|upon|across) (?:it|that|this|there)\b|\bthere\b(?! (?:is|are|will|should|may))/;
export const IN_IT = /\b(?:in|into|inside) (?:it|that|this|there)\b|\b(?:fill|line|load) it with\b/;
const TOOLS: readonly Carrier[] = ['blade', 'hands', 'spoon', 'tongs', 'brush', 'machine', 'cloth', 'probe'];
const SURFACES: readonly Carrier[] = ['board', 'plate', 'tray', 'worktop', 'foil', 'rack'];
const VESSELS: readonly Carrier[] = ['bowl', 'dish', 'bag', 'machine', 'sink'];

function meant(plain: string): readonly Carrier[] {
  return [
    ...(says(plain, WITH_IT) && says(plain, WORKS) ? TOOLS : []),
    ...(says(plain, ON_IT) && says(plain, CUTS) ? SURFACES : []),
    ...(says(plain, IN_IT) ? VESSELS : []),
  ];
}

/** "Quarter the lime with it": the soiled thing that the word stands for, of those named shortly before. */
export function findMeant(
  { plain, things }: Clause,
  kitchen: Kitchen,
  earlier: readonly NamedThing[],
): string | null {
  if (!/\b(?:it|them|that|those|this|there|same)\b/.test(plain)) return null;
  const carriers = meant(plain);
  if (carriers.length === 0 || things().some(({ isNew, carrier }) => isNew && carriers.includes(carrier)))
    return null;
  const thing = earlier.find(({ carrier }) => carriers.includes(carrier));
  return thing !== undefined && kitchen.hasSoiled(thing.carrier) ? `${thing.words} ... ${plain}` : null;
}

/** "Draw the probe out of the half-raw crown and push it straight into the ham" */
export const OUT_OF_RAW =
  /\b(?:out of|from) (?:the |that |your )?(?:(?:half-|still-?|nearly )?(?:raw|uncooked|undercooked|underdone|pink)|(?:half|part)-(?:cooked|done))\b[^.;]{0,80}\b(?:in|into|on|onto|through|over) (?:the |your |some |a )?/;
const EATEN_COLD = new RegExp(
  String.raw`^(?:[\w-]+ ){0,2}?(?:cooked|cold|${READY_TO_EAT.source.slice(5, -3)})\b`,
);

/** What comes out of raw meat and goes straight into what is eaten. */
export function findOutOfRaw({ plain: clause, sentence, things }: Clause): string | null {
  if (!/\b(?:out of|from) /.test(clause)) return null;
  const { plain } = sentence;
  const match = prepare(OUT_OF_RAW).exec(plain);
  if (match === null || things().length === 0) return null;
  if (isPutAway(plain)) return null;
  return says(plain.slice(match.index + match[0].length), EATEN_COLD) ? match[0] : null;
}

/** "One board? Pork first, apples right behind it": the wrong order, told as one. */
const MEAT_FIRST = new RegExp(
  String.raw`\b(?:${MEAT}) (?:goes |comes |is cut |gets cut )?first\b[^.;]{0,12}\b(?:then )?[^.;]{0,30}?(${READY_TO_EAT.source.slice(5, -3)})\b`,
);
export function findMeatFirst({ sentence, plain }: Clause, before: string): string | null {
  const match = plain.includes('first') ? prepare(MEAT_FIRST).exec(plain) : null;
  if (match === null || says(plain.slice(match.index).replace(prepare(UNWASHED), ' '), NOT_USED)) return null;
  return /\b(?:boards?|knife|knives|block)\b/.test(`${before} ${sentence.plain}`) ? match[0] : null;
}

export const BACK_TO_IT =
  /\b(?:back|return\w*)\b[^.;,]{0,30}\b(?:on|onto|in|into|to) (?:it|that|there)\b|\bback (?:on|in|there)\b(?=[.,;]|$| (?:to|and|for)\b)/;
const HOLDS: readonly Carrier[] = ['plate', 'tray', 'rack', 'foil', 'dish', 'bowl', 'board'];

/** "If it's pink, put it back on": over the heat. */
export const NOT_DONE =
  /\bif\b[^.;]*\b(?:pink|raw|under(?:cooked|done)|not (?:yet )?(?:done|ready|cooked|there)|below|longer)\b/;

/** "Pile them back on it": whether the thing that was named last, and holds food, is one that raw meat has soiled. */
export function findBackOnIt(
  { plain, sentence }: Clause,
  kitchen: Kitchen,
  last: NamedThing | null,
): string | null {
  if (last === null || !says(plain, BACK_TO_IT) || says(sentence.plain, NOT_DONE)) return null;
  return kitchen.hasNamed(last.carrier) ? plain : null;
}

export function holdsFood({ carrier }: NamedThing): boolean {
  return HOLDS.includes(carrier);
}

/** "Polish the plates with that towel", which wiped raw juices. */
export function findWipedOn({ plain, things }: Clause, kitchen: Kitchen): string | null {
  if (!kitchen.hasNamed('cloth') || !says(plain, WIPES_CLEAN_THINGS)) return null;
  const cloth = things().find(
    ({ carrier, isNew, isDefinite }) => carrier === 'cloth' && isDefinite && !isNew,
  );
  if (cloth === undefined) return /\bwith (?:it|that|the same)\b/.test(plain) ? plain : null;
  return isDenied(plain.slice(0, cloth.at)) ? null : cloth.words;
}
export const WIPES_CLEAN_THINGS =
  /\b(?:polish\w*|dry|dries|drying|dried|buff\w*|wip(?:e|es|ed|ing)|pat)\b[^.;]*\b(?:plates|platters?|glasses|cutlery|forks|bowls|dishes|lettuce|leaves|salad|herbs|spoons)\b|\b(?:plates|platters?|glasses|cutlery|bowls|dishes|lettuce|leaves|salad|herbs)\b[^.;]*\b(?:polish\w*|dry|dried|buff\w*|wip(?:e|es|ed|ing))\b/;

export const PUT_ON =
  /\b(?:on|in|into|onto|inside|over|with|using|through|from|between) (?:to )?(?:a|an|the|your|each|another|one|some|two|both) ((?:(?!of\b)[\w'-]+ ){0,2}?[\w'-]+)(?: of (?:half |the |a |an |your )*((?:[\w'-]+ )?[\w'-]+))?(?=$|[,.;:]| (?:and|to|for|in|on|while|until|then|with|of|at)\b)/g;
export const NO_THING =
  /^(?:fridge|oven|pan|pot|wok|skillet|grill|barbecue|griddle|heat|flame|hob|stove|(?:minute|hour|spice)s?|salt|oil|pepper|flour|marinade|sauce|water|hand|side|sides|middle|time|night|day|way|air|sun|room|refrigerator|freezer|thumb)$/;
export const PLURAL_END = /(?:(?<=[sxz]|ch|sh)es|s)$/;

const stem = (noun: string): string => noun.replace(prepare(PLURAL_END), '');
const TOLD_LAIN = new RegExp(
  String.raw`\b(?:the|those|that|its|their) (?:[\w'-]+ ){0,2}?([\w'-]+) (?:that |which )?(?:the |your )?(?:raw |uncooked )?(?:${MEAT}|balls|patties|pieces|ones|they|it) (?:had )?(?:sat|lay|lain|was|were|waited|started|came|arrived|marinated|soaked|thawed|defrosted|been|travelled|chilled|dried) (?:\w+ )?(?:on|in|from|out of|off|with|under)\b`,
);

export const LAIN =
  /\b(?:same|sat|lay|lain|was|were|waited|started|came|arrived|marinated|soaked|thawed|defrosted|been|travelled|chilled|dried)\b/;
/** "That same lemon half" */
const THAT_SAME = new RegExp(
  String.raw`\b(?:that|the|those|this) same (?!${CARRIER}\b)([\w'-]+)(?: ([\w'-]+))?(?! as\b)`,
);

/** Things of any name that raw meat was laid on or in. */
export class RawNouns {
  readonly #nouns = new Set<string>();

  note({ plain }: Clause): void {
    for (const [, head = '', of = ''] of findAll(plain, PUT_ON)) {
      for (const words of [head, of]) {
        const noun = stem(words.split(' ').at(-1) ?? '');
        if (noun.length > 2 && !says(noun, NO_THING)) this.#nouns.add(noun);
      }
    }
  }

  /** "The squares the balls sat on", when the meat is cooked. */
  find({ plain, sentence }: Clause, kitchen: Kitchen): string | null {
    if (kitchen.meat !== 'cooked' || this.#nouns.size === 0) return null;
    if (!says(plain, LAIN)) return null;
    const match = prepare(TOLD_LAIN).exec(plain) ?? prepare(THAT_SAME).exec(plain);
    const named = match?.slice(1).some((noun) => noun !== undefined && this.#nouns.has(stem(noun)));
    if (match === null || named !== true) return null;
    return isPutAway(sentence.plain) ? null : match[0];
  }
}

export const STILL_DIRTY =
  /\b(?:hands?|fingers|fingertips|palms)\b[^.;]{0,20}\bstill\b[^.;]{0,16}\b(?:\w+y|raw|coated|covered|smeared|slick|wet)\b/;
export const WASHES = /\b(?:(?:wash|scrub|soap|clean)\w*|rins\w+|sink|never|not)\b|n't\b/;
export const HINTS = /\bstill\b|munch|nibbl|snack|pick at|graz/;
export const MUNCHES = /\b(?:munch|nibbl|snack|pick at|graz)\w*\b/;

/** "If your hands are still porky, that only adds flavour"; raw mince in the fingers and a carrot to munch. */
export function findHandsInIt({ sentence, plain }: Clause, kitchen: Kitchen): string | null {
  if (
    !kitchen.hasTouchedRaw ||
    !says(plain, HINTS) ||
    says(sentence.plain.replace(prepare(UNWASHED), ' '), WASHES)
  )
    return null;
  const match = prepare(STILL_DIRTY).exec(plain);
  if (match !== null) return match[0];
  const eats = says(sentence.plain, SAYS_RAW) && says(plain, MUNCHES) && says(plain, READY_TO_EAT);
  return eats && /\b(?:hands?|fingers)\b/.test(sentence.plain) ? plain : null;
}
