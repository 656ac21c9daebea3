// What raw meat has soiled at one point of a method, and how a clause changes that: meat is handled, things are
// cleaned or others taken, the meat is cooked.

import { prepare } from '../../../food/prepare-pattern.ts';
import { findAll, says } from '../stance/phrases.ts';
import { MEAT, READY_TO_EAT } from '../undercooked/raw-meat-words.ts';
import type { Clause, NamedThing } from './contact-clauses.ts';
import { CARRIER, type Carrier, CLEANS, CUT, LAID, MIXED } from './contact-words.ts';
import { heats, heatsMeat } from './heated-behind.ts';

/** Words that say of meat that it is done, for use inside a pattern. */
export const COOKED =
  '(?:cooked|grilled|roast|roasted|fried|seared|browned|finished|done|barbecued|rested|smoked|baked|charred|crisp|hot|sizzling|poached|left-?over|tinned|canned|rotisserie|steamed|braised|golden)';
export const ANY_MEAT = new RegExp(
  String.raw`\b(?:${MEAT}|meatballs|joints?|crowns?|pieces|strips|slices|goujons|wedges|skewers)\b`,
);
/** Meat that nothing calls cooked. */
export const RAW_MEAT = new RegExp(
  String.raw`\b(?:(?:raw|uncooked) (?:ones?|pieces|mixture|mix|strips|balls|filling|juices|dice|cubes|slices)|(?<!\b${COOKED} |\band )${MEAT}(?! (?:stock|broth|sauce|salad|knife|knives|juices)))\b`,
);
export const SAYS_RAW = /\b(?:raw|uncooked|marinating|defrost\w*|thaw\w*)\b/;
export const OF_IT =
  /\b(?:it|them|they|everything|each|one|half|pieces?|mixture|balls|patties|dice|cubes|strips|pieces|slices)\b/;
const CUTS = new RegExp(String.raw`\b${CUT}\b`);
const MIXES = new RegExp(String.raw`\b${MIXED}\b`);
export const BRUSHES = /\b(?:paint|brush|bast|glaz|dab|daub)(?:e|es|s|ed|bed|ing|bing)?\b/;
const LAYS = new RegExp(String.raw`\b${LAID}\b`);

/** Nothing is cleaned. */
export const NOT_CLEANED =
  /(?:\b(?:no|not|why|never|without|before|needn't|nothing|skip|forget|rather than|instead of|less|fewer|saves?|saving|spare|hardly)|n't)\b[^.;]{0,40}$/;
/** "Wash the watercress" */
const WASHES_FOOD = new RegExp(
  String.raw`^ (?:(?:the|some|your|all|and|dry|trim|spin) )*(?:[\w-]+ ){0,2}?${READY_TO_EAT.source.slice(2)}`,
);
/** A rinse that is over in a moment. */
export const HURRIED =
  /\b(?:quick|quickly|brief|briefly|swift|swiftly|fast|hasty|just|only|splash|cold)\b(?![^.;]*\b(?:soap\w*|scrub\w*|suds|detergent)\b)/;
/** What raw meat leaves behind. */
export const RAW_WET = /\b(?:(?:juice|drip|spill|puddle)s?|blood|mess|slime|drops|wet|liquid)\b/;
/** "The raw plate goes straight" into the sink. */
const PUTS_AWAY = new RegExp(String.raw`\b${CARRIER}(?:'s|')?(?: (?!and\b)[\w'-]+){0,8} $`);

/** What goes into the oven with the meat on it. */
const OVENPROOF: readonly Carrier[] = ['tray', 'rack', 'foil', 'dish'];
export const MOVES = /\b(?:tip|transfer|mov|lift|tumbl|shift|turn)\w*\b/;
/** "Until the chicken is 75 C": whatever was heated with it. */
export const DONE_BY =
  /\b(?:until|till)\b[^.;]{0,60}\b(?:[67]\d ?°? ?c\b|1[4-9]\d ?°? ?f\b|cooked(?: through)?|done|opaque|no (?:longer )?pink|juices (?:run|are) clear)/;
export const OF_A_SAUCE =
  /\b(?:sauce|glaze|marinade|brine|soy|mirin|sugar|honey|vinegar|ketchup|syrup|treacle|molasses|cider|wine|stock|jam|preserve|butter)\b/;
export const IN_BATH = /\b(?:sous[- ]?vide|water bath|bath|immers\w+|circulator|poach\w*)\b/;
export const IN_OVEN = /\b(?:bak(?:e|es|ed|ing)|roast\w*|oven|broil\w*|casserole)\b/;
const VESSELS: readonly Carrier[] = ['bowl', 'dish', 'bag'];
export const GOES_IN = /\b(?:add|put|drop|tip|toss|turn|lay|leave|submerge|coat|stir)\w*\b/;
/** What meets meat that is cut or mixed, though no word names it. */
const WHEN_CUT: readonly Carrier[] = ['board', 'blade', 'hands', 'worktop'];
const WHEN_MIXED: readonly Carrier[] = ['hands', 'bowl', 'spoon'];

/** "Press into the crumbs on a plate": the meat that was spoken of. */
export const GOES_ON_WITH_IT =
  /^(?:(?:and|then|now|next|,) )*(?:dip|press|roll|toss|coat|dredge|lay|put|arrange|dust|brush|rub|season|wrap|place|set|thread|turn|paint|sprinkle|massage|marinate|spread) (?:\w+ly )?(?:in|into|on|onto|with|through|between|flat|out|all over)\b/;
/** "Score the skin": what only meat has. */
export const OF_A_BODY =
  /\b(?:the|its|their|each) (?:skin|rind|fat|backbone|breastbone|cavity|membrane|sinews?|tendons?)\b/;
export const WIPES = /\b(?:wip(?:e|es|ed|ing)|dry|dried|drying|mop\w*|blot\w*|rub|pat)\b/;

/** The meat is on the hands already, or it is somewhere meanwhile. */
export const SPEAKS_OF_MEAT =
  /\bon (?:your|the|my) (?:(?:hand|finger|glove)s?|fingertips)\b|^(?:while|as|when|once|after|before|until|so|because)\b|\b(?:while|as) (?:the|your)\b|\b(?:is|are|was|were) \w+ing\b|\bfor (?:the|your) (?:\w+ )?\w+$/;

export class Kitchen {
  meat: 'unknown' | 'raw' | 'cooked' = 'unknown';
  hasTouchedRaw = false;
  /** Whether "it" is the meat or what is eaten as it is. */
  lastFood: 'meat' | 'ready' = 'meat';
  readonly #soiled = new Map<Carrier, 'named' | 'surely'>();
  readonly #clean = new Set<Carrier>();
  /** What goes into the oven, where the meat was moved to it from something else. */
  #movedTo: Carrier | null = null;
  /** The meat cooks in its bag. */
  #isBathed = false;
  /** Of the soiled things, what they are for. */
  readonly #kinds = new Map<Carrier, string>();

  /** Whether raw meat has touched this thing, as the words say or as it cannot be otherwise. */
  hasSoiled(carrier: Carrier): boolean {
    return this.#soiled.has(carrier);
  }

  /** Whether the words say so. */
  hasNamed(carrier: Carrier): boolean {
    return this.#soiled.get(carrier) === 'named';
  }

  get hasSoiledAny(): boolean {
    return this.#soiled.size > 0;
  }

  /** Whether it was washed, or another taken, since raw meat touched anything. */
  hasCleaned(carrier: Carrier): boolean {
    return this.#clean.has(carrier);
  }

  /** Whether one that is only called the same may be one that raw meat has touched. */
  mayHaveSoiled(carrier: Carrier): boolean {
    return this.hasTouchedRaw && !this.#clean.has(carrier) && carrier !== 'sink' && carrier !== 'cloth';
  }

  #soil(carrier: Carrier, how: 'named' | 'surely', kind: string | null = null): void {
    this.#clean.delete(carrier);
    if (kind !== null) this.#kinds.set(carrier, kind);
    if (!this.hasNamed(carrier)) this.#soiled.set(carrier, how);
  }

  #wash(carrier: Carrier): void {
    this.#soiled.delete(carrier);
    this.#kinds.delete(carrier);
    this.#clean.add(carrier);
  }

  /** Whether the clause cleans something; what it cleans is clean from here on. */
  clean({ plain, things }: Clause): boolean {
    for (const match of findAll(plain, CLEANS)) {
      const before = plain.slice(0, match.index);
      const behind = plain.slice(match.index + match[0].length);
      if (says(before, NOT_CLEANED) || /^ nothing\b/.test(behind) || /\bcan wait\b/.test(plain)) continue;
      if (/^rins/.test(match[0]) && says(plain, HURRIED)) continue;
      // Noodles soak in boiling water.
      if (/^(?:hot|boiling) water/.test(match[0]) && things().length === 0) continue;
      if (/^(?:wash|rins)/.test(match[0]) && says(behind, WASHES_FOOD)) continue;
      if (/^(?:in|into|to|for) /.test(match[0]) && !says(before, PUTS_AWAY)) continue;
      const named = things().filter(({ isNew }) => !isNew || /wash|scrub/.test(match[0]));
      if (named.length === 0 || /\b(?:everything|up|down|all)\b/.test(plain)) {
        for (const carrier of [...this.#soiled.keys()]) this.#wash(carrier);
      }
      for (const { carrier } of named) this.#wash(carrier);
      return true;
    }
    return false;
  }

  /** "A large bowl": whatever was one before, this is not it. */
  take(things: readonly NamedThing[]): void {
    if (!this.hasTouchedRaw) return;
    for (const thing of things) {
      if (thing.isNew && !this.isSoiled(thing) && !this.isKnownKind(thing)) this.#wash(thing.carrier);
    }
  }

  /** "The baking dish", which the meat lay in as "a baking dish". */
  isKnownKind({ carrier, kind, isDefinite }: NamedThing): boolean {
    return isDefinite && kind !== null && this.#kinds.get(carrier) === kind;
  }

  /** Whether raw meat is handled in the clause. */
  handlesRaw({ plain: words, things }: Clause): boolean {
    // "On the board the chicken was cut on" tells of the board.
    const plain = things().reduce(
      (rest, { told, isRaw, isSame, words: name }) =>
        told === null && !isRaw && !isSame ? rest : rest.replace(name, ' '),
      words,
    );
    if (says(plain, SAYS_RAW) && says(plain, ANY_MEAT) && (things().length > 0 || !heats(plain))) return true;
    if (this.meat !== 'cooked' && says(plain, CUTS) && says(plain, OF_A_BODY)) return true;
    if (this.meat === 'raw' && this.lastFood === 'meat' && says(plain, GOES_ON_WITH_IT))
      return !namesReady(plain);
    // Whatever is done with raw meat that is not cooking it.
    if (this.meat !== 'cooked' && !says(plain, SPEAKS_OF_MEAT) && says(plain, RAW_MEAT) && !heats(plain))
      return true;
    if (!(says(plain, CUTS) || says(plain, MIXES) || says(plain, LAYS))) return false;
    if (says(plain, SAYS_RAW) && says(plain, ANY_MEAT)) return true;
    if (this.meat === 'cooked') return false;
    if (says(plain, RAW_MEAT)) return true;
    return this.meat === 'raw' && this.lastFood === 'meat' && says(plain, OF_IT) && !namesReady(plain);
  }

  /** Raw meat is handled: what the clause names is soiled, and what such work cannot do without. */
  handle({ plain, things }: Clause, earlier: readonly NamedThing[]): void {
    if (this.meat === 'unknown') this.meat = 'raw';
    this.hasTouchedRaw = true;
    const moved =
      says(plain, MOVES) && things().find(({ isNew, carrier }) => isNew && OVENPROOF.includes(carrier));
    if (moved && this.hasSoiledAny) this.#movedTo = moved.carrier;
    for (const { carrier, kind } of things()) this.#soil(carrier, 'named', kind);
    // "Mix the soy in a bowl, add the beef"
    const vessel =
      things().length === 0 ? earlier.find(({ carrier }) => VESSELS.includes(carrier)) : undefined;
    if (vessel !== undefined && says(plain, GOES_IN)) this.#soil(vessel.carrier, 'named', vessel.kind);
    if (says(plain, CUTS)) for (const carrier of WHEN_CUT) this.#soil(carrier, 'surely');
    if (says(plain, BRUSHES)) this.#soil('brush', 'named');
    if (says(plain, MIXES)) for (const carrier of WHEN_MIXED) this.#soil(carrier, 'surely');
  }

  /** "Wipe your hands on the tea towel": what is wiped off stays in it. */
  wipe({ plain, things }: Clause): void {
    if (!says(plain, WIPES)) return;
    const named = things();
    const isWet =
      (this.meat === 'raw' && says(plain, RAW_WET)) ||
      named.some(({ carrier, isNew }) => carrier !== 'cloth' && !isNew && this.hasSoiled(carrier));
    if (isWet && named.some(({ carrier }) => carrier === 'cloth')) this.#soil('cloth', 'named');
  }

  /** Meat that is heated is raw no more, nor is what it lies on in the oven. */
  heat({ plain, sentence }: Clause): void {
    this.#isBathed ||= says(plain, IN_BATH);
    if (this.meat === 'raw' && says(plain, DONE_BY)) this.meat = 'cooked';
    if (!heatsMeat(plain, sentence)) return;
    // A sauce that simmers before any meat is spoken of cooks none.
    if (this.meat === 'unknown' && !says(plain, ANY_MEAT) && says(plain, OF_A_SAUCE)) return;
    this.meat = 'cooked';
    // What the meat is threaded on is cooked with it.
    this.#wash('skewer');
    if (this.#isBathed) this.#wash('bag');
    if (!says(plain, IN_OVEN)) return;
    for (const carrier of OVENPROOF)
      if (this.#movedTo === null || this.#movedTo === carrier) this.#wash(carrier);
  }

  /** Whether the thing stands for one that raw meat has soiled. */
  isSoiled(thing: NamedThing): boolean {
    const { isRaw, carrier, told, isSame, isNew } = thing;
    if (isRaw) return true;
    if (isNew) return false;
    if (told !== null && tellsOfRaw(told, this.hasSoiled(carrier))) return true;
    if (this.hasNamed(carrier) && this.isKnownKind(thing)) return true;
    return isSame && (this.hasSoiled(carrier) || this.mayHaveSoiled(carrier));
  }
}

/** A salad bowl is no salad. */
export const OF_A_THING =
  /\b(?:salad|fruit|bread|cheese|cake|dessert|herb|vegetable|pastry|lemon|pickle) (?=(?:(?:bowl|board|plate|platter|drawer|spinner|tin|server|basket|fork)s?|kni(?:fe|ves)|(?:dish|brush)(?:es)?|tongs)\b)/g;

/** The words of a clause without the things that are named after a food. */
export function withoutThings(plain: string): string {
  return plain.replace(prepare(OF_A_THING), '');
}

function namesReady(plain: string): boolean {
  return says(withoutThings(plain), READY_TO_EAT);
}

const TOLD_OF_MEAT = new RegExp(String.raw`\b(?:${MEAT}|raw|uncooked)\b`);
export const TOLD_COOKED =
  /\b(?:baked|roasted|grilled|cooked(?! rice)|fried|served|serve|rested|toasted|browned|seared|cooled|carved|simmered)\b/;
export const TOLD_RAW =
  /\b(?:waited|came|started|began|marinat\w+|(?:season|trimm|shap)\w*|carried|went out|painted|brushed|rubbed|coated|glazed|dusted|oiled|salted|threaded|formed|rolled|breaded|crumbed|floured|dredged|sliced|diced|cubed|jointed|boned|defrosted|thawed|unwrapped|patted|prepped|prepared)\b/;
export const TOUCHED =
  /\b(?:was|were|had|has|you|we|they|it|held|cut|lay|sat|came|stood|went|\w+ed|on|in|with|from|for)\b/;

/** "(The tray) you carried them out on": whether that was before they were cooked. */
function tellsOfRaw(told: string, isKnown: boolean): boolean {
  if (/n't\b|\b(?:not|never)\b/.test(told)) return false;
  if (/\b(?:raw|uncooked)\b/.test(told)) return true;
  if (says(told, TOLD_COOKED)) return false;
  if (says(told, TOLD_OF_MEAT)) return says(told, TOUCHED);
  return !says(told, READY_TO_EAT) && (isKnown || says(told, TOLD_RAW));
}
