// The words that tie a clause to what raw meat has soiled. A recipe says nothing of washing where all is well: only
// the same thing, the thing as it is, a wipe in place of washing or a cook who goes straight on tell of a fault.

import { prepare } from '../../../food/prepare-pattern.ts';
import { findAll, isDenied, says } from '../stance/phrases.ts';
import { MEAT, READY_TO_EAT } from '../undercooked/raw-meat-words.ts';
import type { Clause, NamedThing } from './contact-clauses.ts';
import { CARRIER, type Carrier, HARDLY_CLEANS } from './contact-words.ts';
import { ANY_MEAT, type Kitchen } from './kitchen-state.ts';
import { findMeant } from './used-again.ts';

/** What has been tied to raw meat and waits for a food to meet. */
export interface Link {
  readonly words: string;
  /** Number of its sentence, and of its clause. */
  readonly line: number;
  readonly index: number;
  /** Whether "it" or the thing must be named beside the food, as for a wiped board. */
  readonly mustMeet: boolean;
  /** Said while raw meat is handled: "then cut the chicken on the same board". */
  readonly isOfRaw: boolean;
}

const NEEDLESS =
  "(?:no need|no (?:sense|point|use|reason|call)(?: in| to)?|why|needn't|need not|not necessary|unnecessary|needs? no|don't bother|do not bother|without|not bother\\w*|never mind|skip|forget|no time|not worth|don't|do not|no|nothing|rather than|instead of|before)";
const CLEANING =
  '(?:wash|rins|clean|scrub|soap|chang|swap|switch|wip(?:e|ing)|sanitis|second|separate|fresh|new (?:one|board|knife|bowl|plate)|another|different|getting out|fetch|dirty(?:ing)? another)\\w*';
/** Nothing comes between the raw meat and the next food. */
const NOTHING_BETWEEN = new RegExp(
  [
    String.raw`\b${NEEDLESS}\b(?: [\w'-]+){0,4}? ${CLEANING}(?: (?!for\b|before\b|between\b|when\b|and\b)[\w'-]+){0,4}`,
    String.raw`\b(?:rinse|wash|clean|scrub|soap)(?:ing)?(?:[- ]up)? can wait\b`,
    String.raw`\b(?:no need to|never|without|no|not|don't|skip\w*|nowhere|needn't)\b(?: (?!tast|season|heat)[\w'-]+){0,5} (?:near|at|by|to|see\w*|under|via|past|for|the) (?:the |a |any |some )?(?:tap|sink|soap|faucet|suds|hot water)\b`,
    String.raw`\bkeep(?:ing)? your (?:hands|fingers) as they are\b`,
    String.raw`\b(?:saves?|saving|less|fewer|spares?) (?:on |you )?(?:the |some )?(?:wash(?:ing)?(?:[- ]up)?|dishes|a board)\b`,
  ].join('|'),
  'g',
);
/** What is not washed is a food, or a pan in which all is cooked. */
export const OF_ANOTHER =
  /\b(?:lettuce|leaves|rice|herbs|mushrooms|vegetables|pan|pot|wok|skillet|water|oil|berries|lentils|pasta|heat|temperature|fresh (?:herbs|bread|fruit|pasta))\b/;
/** One and the same cook goes on. */
export const GOES_ON =
  /\b(?:(?:the|those) (?:very )?same ones?\b|while (?:you're|you are|you have|you've|it's|it is) (?:at it|there|about it|got \w+ out|still out)|use (?:it|them|the \w+)|straight (?:away|after|afterwards|on to|onto|to)|(?:right|immediately|directly) (?:after|afterwards|on to)|(?:carry|go|move|crack|press)(?:ing)? (?:straight |right |directly )?on (?:to|with)|mov(?:e|ing) (?:straight |right |directly )?(?:to|on)|turn (?:straight |right )?to|still in your hand|in the same (?:hand|go|breath|spot|place)|next(?! (?:day|morning|time|week|night|to (?:the|it|each|your|them))\b)(?=$|[ ,.;])(?<!^next)|as well|too\b|(?:where|there) (?:the|you|it)|just as (?:it|they)|there\b(?! (?:is|are|will|should|may))|side by side|still (?:coated|sticky|smeared|wet|messy|greasy|covered))/g;
const HARDLY = new RegExp(
  String.raw`\b(?:(?:giv(?:e|es|ing)|with|gets?|needs?|wants?)\b[^.;,]{0,40}\b)?${HARDLY_CLEANS}\b`,
  'g',
);
/** What nobody washes between one food and the next. */
const NEVER_WASHED: readonly Carrier[] = ['cloth', 'bag'];
/** "With mince on your fingers" */
const ON_THE_HANDS = new RegExp(
  String.raw`\b(?:${MEAT}|juices?|residue|bits|marinade|spices?|rub|slime) (?:still )?(?:on|all over|clinging to|stuck to|under) (?:your|the) (?:hands?|fingers?|fingertips|palms?|gloves?|nails)\b`,
);
export const ANOTHER_ONE =
  /\b(?:another|a (?:separate|second|different|clean|fresh)|the other|one for|lin(?:e|ed|ing)|peel)\b/;
export const SHARED = /\b(?:same|one|single)\b/;
const EACH_THING = new RegExp(String.raw`\b(?<!kitchen )(?!paper)${CARRIER}\b`, 'g');
const EACH_MEAT = new RegExp(ANY_MEAT, 'g');

/** "Use one board for the chicken and another for the salad"; a board that was lined. */
export function isParted({ sentence, plain }: Clause, { isSame, words }: NamedThing): boolean {
  if (/\b(?:line|lined)\b/.test(plain)) return true;
  const said = sentence.plain.replace(prepare(NOTHING_BETWEEN), ' ');
  return (!isSame || /\bone\b/.test(words)) && says(said, ANOTHER_ONE);
}

function lastIndex(text: string, pattern: RegExp): number {
  return findAll(text, pattern).at(-1)?.index ?? -1;
}

export const WASHES_NOTHING_NAMED = /(?:wash|rins)\w*(?: (?:it|them|they|needed|required|necessary)\b|$)/;

/** A wrapper is not rinsed, nor is paper. */
export const WRAPPING = /\b(?:wrapp\w+|pack\w*|(?:paper|kitchen) (?:towels?|paper|roll))\b/g;

/** "The chicken needs no washing; no need to rinse it": the meat, and not what it touched. */
function isOfMeat(words: string, before: string, sentence: string): boolean {
  if (says(words.replace(/\bskewers?\b/g, ' '), ANY_MEAT)) return true;
  if (!says(words, WASHES_NOTHING_NAMED)) return false;
  const thing = lastIndex(before.replace(prepare(WRAPPING), ' '), EACH_THING);
  return thing < 0
    ? !says(sentence, READY_TO_EAT) || says(sentence, ANY_MEAT)
    : lastIndex(before, EACH_MEAT) > thing;
}

/** The things of a clause that raw meat has soiled, in the words that say so. */
function tieThings(clause: Clause, kitchen: Kitchen, isOfRaw: boolean): readonly string[] {
  const { plain } = clause;
  return clause.things().flatMap((thing) => {
    if (!kitchen.isSoiled(thing) || isDenied(plain.slice(0, thing.at)) || isParted(clause, thing)) return [];
    const isShared = says(thing.words, SHARED);
    // "Put the chicken in its dish, under the salad" shares nothing.
    if (isOfRaw && !isShared) return [];
    // "Cut the rested steak and the lime on the same board"
    const isOfCooked = isShared && thing.told === null && kitchen.meat === 'cooked' && says(plain, ANY_MEAT);
    return isOfCooked ? [] : [thing.words];
  });
}

/** The words that say that nothing comes between, of whatever thing. */
function tieByWords(clause: Clause, kitchen: Kitchen, before: string, isOfRaw: boolean): readonly string[] {
  const { plain, sentence } = clause;
  const words = findAll(plain, NOTHING_BETWEEN)
    .filter(
      ({ 0: needless, index }) =>
        (kitchen.hasSoiledAny || /\b(?:raw|uncooked)\b/.test(sentence.plain)) &&
        !says(needless, OF_ANOTHER) &&
        !isOfMeat(needless, `${before} ${plain.slice(0, index)}`, sentence.plain),
    )
    .map(([needless]) => needless);
  const onIt = isOfRaw ? null : prepare(ON_THE_HANDS).exec(plain);
  return onIt === null ? words : [...words, onIt[0]];
}

/** The words by which the cook goes on with a thing that the clause, or one just before it, names. */
function tieByGoingOn(near: NamedThing, plain: string): readonly string[] {
  return findAll(plain, GOES_ON)
    .filter(({ index }) => !isDenied(plain.slice(0, index)))
    .map(([goesOn]) => `${near.words} ... ${goesOn}`);
}

/** "Rub them with oil and coriander": the meat. */
export const SEASONS =
  /\brub\w*\b[^.;]{0,30}\b(?:with|in|into|over)\b[^.;]{0,30}\b(?:oil|butter|salt|spices?|paste|marinade|mix(?:ture)?|paprika|cumin|garlic|herbs?|sugar|mustard|yogh?urt|seasoning)\b/;

/** Whether a soiled thing is wiped, shaken or licked in place of being washed. */
function isHardlyCleaned(
  plain: string,
  known: readonly NamedThing[],
  earlier: readonly NamedThing[],
): boolean {
  const hardly = findAll(plain, HARDLY)[0];
  if (hardly === undefined || isDenied(plain.slice(0, hardly.index)) || says(plain, SEASONS)) return false;
  if (known.some(({ carrier }) => !NEVER_WASHED.includes(carrier))) return true;
  return earlier.length > 0 && /\b(?:it|them|off)\b/.test(plain);
}

/**
 * The links of a clause. `before` are the words of the clauses before it, `earlier` the things they named.
 */
export function readLinks(
  clause: Clause,
  index: number,
  kitchen: Kitchen,
  before: string,
  earlier: readonly NamedThing[],
): readonly Link[] {
  const { plain, line } = clause;
  const isOfRaw = kitchen.handlesRaw(clause);
  const tie = (mustMeet: boolean) => (words: string) => ({ words, line, index, mustMeet, isOfRaw });
  const tied = tieThings(clause, kitchen, isOfRaw);
  const untied = tieByWords(clause, kitchen, before, isOfRaw);
  if (!kitchen.hasTouchedRaw) return [...tied, ...untied].map(tie(false));
  const known = clause
    .things()
    .filter(({ isNew, isDefinite, carrier }) => !isNew && isDefinite && kitchen.hasSoiled(carrier));
  const unwashed = known.filter(
    ({ carrier, at }) =>
      NEVER_WASHED.includes(carrier) && kitchen.hasNamed(carrier) && !isDenied(plain.slice(0, at)),
  );
  const isMeant = /\b(?:it|them|they|there|that|same)\b/.test(plain);
  const word = isOfRaw ? null : findMeant(clause, kitchen, earlier);
  const near = known[0] ?? (isMeant ? earlier.find(({ carrier }) => kitchen.hasSoiled(carrier)) : undefined);
  return [
    ...[
      ...tied,
      ...untied,
      ...unwashed.map(({ words }) => words),
      ...(word === null ? [] : [word]),
      ...(near === undefined ? [] : tieByGoingOn(near, plain)),
    ].map(tie(false)),
    ...(near !== undefined && isHardlyCleaned(plain, known, earlier) ? [tie(true)(plain)] : []),
  ];
}

/** Whether a link and what is eaten meet in this clause; `eaten` is where the food stands in it. */
export function meets(link: Link, { plain, line, things }: Clause, index: number, eaten: number): boolean {
  // "On another board": the one that the link speaks of is not meant.
  if (
    link.index !== index &&
    things().some(({ isNew, words }) => isNew && link.words.endsWith(words.split(' ').at(-1) ?? ''))
  )
    return false;
  if (link.index === index) return !link.mustMeet || plain.search(prepare(HARDLY)) < eaten;
  if (!link.mustMeet) return line === link.line || index - link.index <= 2;
  return (
    line === link.line ||
    /\b(?:it|there|that|straight)\b/.test(plain) ||
    plain.search(prepare(EACH_THING)) >= 0
  );
}
