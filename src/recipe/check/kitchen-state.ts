// What raw meat has soiled at one point of a method, and how a clause changes that: meat is handled, things are
// cleaned or others taken, the meat is cooked.

import type { Clause, NamedThing } from './contact-clauses.ts';
import { CARRIER, type Carrier, CLEANS, CUT, LAID, MIXED } from './contact-words.ts';
import { heatsMeat } from './heated-behind.ts';
import { prepare } from './phrases.ts';
import { MEAT, READY_TO_EAT } from './raw-meat-words.ts';

/** Words that say of meat that it is done, for use inside a pattern. */
export const COOKED =
  '(?:cooked|grilled|roast|roasted|fried|seared|browned|finished|done|barbecued|rested|smoked|baked|charred|crisp|hot|sizzling|poached|left-?over|tinned|canned|rotisserie|steamed|braised|golden)';
export const ANY_MEAT = new RegExp(
  String.raw`\b(?:${MEAT}|meatballs|pieces|strips|slices|goujons|wedges|skewers)\b`,
);
/** Meat that nothing calls cooked. */
export const RAW_MEAT = new RegExp(
  String.raw`\b(?:(?:raw|uncooked) (?:ones?|pieces|mixture|mix|strips|balls|filling|juices|dice|cubes|slices)|(?<!\b${COOKED} |\band )${MEAT}(?! (?:stock|broth|sauce|salad|knife|knives|juices)))\b`,
);
const SAYS_RAW = /\b(?:raw|uncooked|marinating|defrost\w*|thaw\w*)\b/;
export const OF_IT =
  /\b(?:it|them|they|everything|each|one|half|mixture|balls|patties|dice|cubes|strips|pieces|slices)\b/;
const CUTS = new RegExp(String.raw`\b${CUT}\b`);
const MIXES = new RegExp(String.raw`\b${MIXED}\b`);
const LAYS = new RegExp(String.raw`\b${LAID}\b`);

/** Nothing is cleaned. */
const NOT_CLEANED =
  /(?:\b(?:no|not|never|without|before|needn't|nothing|skip|forget|rather than|instead of|less|fewer|saves?|saving|spare|hardly)|n't)\b[^.;]{0,40}$/;
/** "The raw plate goes straight" into the sink. */
const PUTS_AWAY = new RegExp(String.raw`\b${CARRIER}(?: (?!and\b)\w+){0,3} $`);

/** What goes into the oven with the meat on it. */
const OVENPROOF: readonly Carrier[] = ['tray', 'dish'];
const IN_OVEN = /\b(?:bak(?:e|es|ed|ing)|roast\w*|oven|broil\w*|casserole)\b/;
const VESSELS: readonly Carrier[] = ['bowl', 'dish', 'bag'];
const GOES_IN = /\b(?:add|put|drop|tip|toss|turn|lay|leave|submerge|coat|stir)\w*\b/;
/** What meets meat that is cut or mixed, though no word names it. */
const WHEN_CUT: readonly Carrier[] = ['board', 'blade', 'hands', 'worktop'];
const WHEN_MIXED: readonly Carrier[] = ['hands', 'bowl', 'spoon'];

export class Kitchen {
  meat: 'unknown' | 'raw' | 'cooked' = 'unknown';
  hasTouchedRaw = false;
  /** Whether "it" is the meat or what is eaten as it is. */
  lastFood: 'meat' | 'ready' = 'meat';
  readonly #soiled = new Map<Carrier, 'named' | 'surely'>();
  readonly #clean = new Set<Carrier>();

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

  #soil(carrier: Carrier, how: 'named' | 'surely'): void {
    this.#clean.delete(carrier);
    if (!this.hasNamed(carrier)) this.#soiled.set(carrier, how);
  }

  #wash(carrier: Carrier): void {
    this.#soiled.delete(carrier);
    this.#clean.add(carrier);
  }

  /** Whether the clause cleans something; what it cleans is clean from here on. */
  clean({ plain, things }: Clause): boolean {
    for (const match of plain.matchAll(prepare(CLEANS))) {
      const before = plain.slice(0, match.index);
      if (NOT_CLEANED.test(before) || /\bcan wait\b/.test(plain)) continue;
      if (/^(?:in|into|to|for) /.test(match[0]) && !PUTS_AWAY.test(before)) continue;
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
    for (const thing of things) if (thing.isNew && !this.isSoiled(thing)) this.#wash(thing.carrier);
  }

  /** Whether raw meat is handled in the clause. */
  handlesRaw({ plain: words, things }: Clause): boolean {
    // "On the board the chicken was cut on" tells of the board.
    const plain = things().reduce(
      (rest, { told, isRaw, isSame, words: name }) =>
        told === null && !isRaw && !isSame ? rest : rest.replace(name, ' '),
      words,
    );
    if (SAYS_RAW.test(plain) && ANY_MEAT.test(plain) && things().length > 0) return true;
    if (!(CUTS.test(plain) || MIXES.test(plain) || LAYS.test(plain))) return false;
    if (SAYS_RAW.test(plain) && ANY_MEAT.test(plain)) return true;
    if (this.meat === 'cooked') return false;
    if (RAW_MEAT.test(plain)) return true;
    return this.meat === 'raw' && this.lastFood === 'meat' && OF_IT.test(plain) && !READY_TO_EAT.test(plain);
  }

  /** Raw meat is handled: what the clause names is soiled, and what such work cannot do without. */
  handle({ plain, things }: Clause, earlier: readonly NamedThing[]): void {
    if (this.meat === 'unknown') this.meat = 'raw';
    this.hasTouchedRaw = true;
    for (const { carrier } of things()) this.#soil(carrier, 'named');
    // "Mix the soy in a bowl, add the beef"
    const vessel =
      things().length === 0 ? earlier.find(({ carrier }) => VESSELS.includes(carrier)) : undefined;
    if (vessel !== undefined && GOES_IN.test(plain)) this.#soil(vessel.carrier, 'named');
    if (CUTS.test(plain)) for (const carrier of WHEN_CUT) this.#soil(carrier, 'surely');
    if (MIXES.test(plain)) for (const carrier of WHEN_MIXED) this.#soil(carrier, 'surely');
  }

  /** Meat that is heated is raw no more, nor is what it lies on in the oven. */
  heat({ plain, sentence }: Clause): void {
    if (!heatsMeat(plain, sentence)) return;
    this.meat = 'cooked';
    if (IN_OVEN.test(plain)) for (const carrier of OVENPROOF) this.#wash(carrier);
  }

  /** Whether the thing stands for one that raw meat has soiled. */
  isSoiled({ isRaw, carrier, told, isSame, isNew }: NamedThing): boolean {
    if (isRaw) return true;
    if (isNew) return false;
    if (told !== null && tellsOfRaw(told, this.hasSoiled(carrier))) return true;
    return isSame && (this.hasSoiled(carrier) || this.mayHaveSoiled(carrier));
  }
}

const TOLD_OF_MEAT = new RegExp(String.raw`\b(?:${MEAT}|raw|uncooked)\b`);
const TOLD_COOKED =
  /\b(?:baked|roasted|grilled|cooked(?! rice)|fried|served|serve|rested|toasted|browned|seared|cooled|carved|simmered)\b/;
const TOLD_RAW = /\b(?:waited|came|started|began|marinat\w+|season\w*|trimm\w*|shap\w*|carried)\b/;
const TOUCHED =
  /\b(?:was|were|had|has|you|we|they|it|held|cut|lay|sat|came|stood|touched|on|in|with|from|for)\b/;

/** "(The tray) you carried them out on": whether that was before they were cooked. */
function tellsOfRaw(told: string, isKnown: boolean): boolean {
  if (/n't\b|\b(?:not|never)\b/.test(told)) return false;
  if (/\b(?:raw|uncooked)\b/.test(told)) return true;
  if (TOLD_COOKED.test(told)) return false;
  if (TOLD_OF_MEAT.test(told)) return TOUCHED.test(told);
  return !READY_TO_EAT.test(told) && (isKnown || TOLD_RAW.test(told));
}
