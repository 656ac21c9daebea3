// Rule cross-contamination, followed through the method: raw meat soils what it touches, washing or another thing ends
// that, and a soiled thing must not meet what is eaten as it is. Source: USDA, Clean-Separate-Cook-Chill.

import { prepare } from '../../../food/prepare-pattern.ts';
import type { RecipeScan, Sentence } from '../scan-recipe.ts';
import { findAll, isDenied, says } from '../stance/phrases.ts';
import { MEAT, OFTEN_COOKED, READY_TO_EAT } from '../undercooked/raw-meat-words.ts';
import { type Clause, type NamedThing, readClauses } from './contact-clauses.ts';
import { isParted, type Link, meets, readLinks } from './contact-links.ts';
import { isHeatedBehind } from './heated-behind.ts';
import { ANY_MEAT, COOKED, Kitchen, RAW_MEAT, withoutThings } from './kitchen-state.ts';
import { TouchedLiquids } from './touched-liquids.ts';
import {
  findBackOnIt,
  findHandsInIt,
  findMeatFirst,
  findOutOfRaw,
  findToldAgain,
  findWipedOn,
  holdsFood,
  isForbidden,
  isPutAway,
  RawNouns,
} from './used-again.ts';

export interface Contact {
  readonly sentence: Sentence;
  readonly words: string;
  /** What met the food: a thing that raw meat has soiled, or what raw meat has lain in. */
  readonly by: 'thing' | 'liquid';
}

/** What is eaten as it is, by the clause that names it. */
interface Ready {
  readonly index: number;
  readonly line: number;
  /** Where it stands in the clause that is looked at. */
  readonly at: number;
}

const EACH_READY = new RegExp(READY_TO_EAT, 'g');
const EACH_OFTEN_COOKED = new RegExp(OFTEN_COOKED, 'g');
const CALLED_COOKED = new RegExp(String.raw`\b${COOKED}\b`);
/** Served, or set down to be served. */
export const SETS_DOWN =
  /\b(?:(?:serv|carv|pil|tumbl|arrang|slid|slic)\w+|plate (?:up|it|them|the)|back|(?:return|heap|transfer|lift|load|stack|toss|shred|paint|brush)\w*|rest|resting|dish up|put|pop|set|lay|take|tip|turn out|move|moved|lower|drop|hand|bring|gather|collect|scoop|pull|cut|go|goes|spread|fine for|will do|turn)\b/;
export const SERVES = /\b(?:serv\w+|back|return\w*|rest|carv\w+|done)\b/;
export const BACK_TO = /\b(?:back|return\w*)\b[^.;]{0,40}\b(?:on|onto|to|in|into|up)\b/;
export const DONE = /\b(?:cooked|grilled|finished|done|fried|barbecued|roasted)\b/;
/** "Use the same tongs for the raw and the cooked chicken" */
export const RAW_AND_COOKED =
  /\braw\b.{0,60}\b(?:cooked|done|finished|plat(?:e|ing)|serv\w+|eat\w*)\b|\b(?:cooked|done|finished|serv\w+|eat\w*)\b.{0,60}\braw\b/;
export const FOR_BOTH = /\b(?:for|with|too|do(?:es)?|both|whole|all|every|throughout|start to finish|from)\b/;
export const SAME = /\b(?:same|original|un(?:wash|rins|clean)ed|marinat\w+|marinade|brining|brine)\b/;
/** Vegetables first and the meat after them is the right order. */
export const MEAT_LAST =
  /\b(?:chicken|meat|pork|beef|turkey|fish|lamb) last\b|\bbefore (?:the |you |your |any |touching |handling |cutting |it )*(?:\w+ ){0,2}?(?:raw|chicken|meat|pork|beef|fish|turkey|lamb)\b/;
export const RAW_DISH = /\b(?:sushi|sashimi|tartare|ceviche|poke|carpaccio|gravlax|gravadlax|crudo|tataki)\b/;
/** What is thrown away or washed up meets nothing. */
export const GOES_AWAY =
  /\b(?:in|into|for) the (?:\w+ )?(?:bin|rubbish|trash|garbage|dustbin|compost|dishwasher|wash)\b/;
/** "For the finished pate" */
export const FINISHED = /\bthe finished \w+|\bfor serving\b|\bat the table\b/;
/** Whatever comes behind. */
export const EATEN_FOR_SURE = /\b(?:serv\w+|garnish\w*|eat|scatter|salad)\b/;
/** Of a part of a method only what ties things together is looked at. */
export const TIES = /\b(?:same|that|those|raw|without|no need|un(?:wash|rins|clean)ed|wip(?:e|ing)|where)\b/;

const TOLD_IN_LIST = new RegExp(
  String.raw`\b(?:raw|uncooked)\b.*\b(?:marinade|brine)\b|\b(?:marinade|brine)\b.*\braw\b|\b(?:left-?over|used) ${MEAT} (?:marinade|brine)\b`,
);

/** What a packet says is read, and nothing is handled. */
export const OF_LABEL =
  /^\W*(?:contains:\W+|check the labels? of )[^.;]*(?:; check the labels? of [^.;]*)?\.?$/;

class Trace {
  readonly #kitchen = new Kitchen();
  readonly #liquids = new TouchedLiquids();
  readonly #nouns = new RawNouns();
  readonly #clauses: readonly Clause[];
  readonly #ended: boolean;
  #links: readonly Link[] = [];
  #ready: Ready | null = null;
  /** The things named last, the latest first, each with the line that names it. */
  #named: readonly { readonly line: number; readonly thing: NamedThing }[] = [];
  #surface: NamedThing | null = null;

  constructor({ sentences, ended }: RecipeScan) {
    this.#clauses = readClauses(
      sentences.filter(
        ({ place, plain }) =>
          place !== 'ingredients' && place !== 'title' && !(place === 'notes' && says(plain, OF_LABEL)),
      ),
    );
    this.#ended = ended;
  }

  /** "4 tbsp of the marinade that the raw chicken sat in, to serve": a line of the list tells all by itself. */
  *listed(lines: readonly Sentence[]): Generator<Contact> {
    const told = lines.filter(({ plain }) => says(plain, TOLD_IN_LIST));
    const clauses = readClauses(told);
    for (const [index, { sentence }] of clauses.entries()) {
      const words = new TouchedLiquids().findEaten(clauses, index, new Kitchen());
      if (words !== null) yield { sentence, words, by: 'liquid' };
    }
  }

  *contacts(): Generator<Contact> {
    for (const [index, clause] of this.#clauses.entries()) {
      const eaten = this.#ended ? this.#liquids.findEaten(this.#clauses, index, this.#kitchen) : null;
      const words = this.#follow(clause, index);
      if (words !== null) yield { sentence: clause.sentence, words, by: 'thing' };
      if (eaten !== null) yield { sentence: clause.sentence, words: eaten, by: 'liquid' };
    }
  }

  /** Takes one clause into account; the words by which it brings what is soiled to what is eaten, or null. */
  #follow(clause: Clause, index: number): string | null {
    const kitchen = this.#kitchen;
    const { line } = clause;
    const things = clause.things();
    const near = this.#named.filter((one) => line - one.line <= 1);
    const earlier = near.map(({ thing }) => thing);
    this.#named = [...things.map((thing) => ({ line, thing })).reverse(), ...near];
    this.#links = this.#links.filter((link) => line - link.line <= (link.isOfRaw ? 0 : 1));
    const isCleaning = kitchen.clean(clause);
    let found: readonly Link[] = [];
    const isRaw = kitchen.handlesRaw(clause);
    if (isCleaning) this.#links = [];
    else {
      kitchen.wipe(clause);
      kitchen.take(things);
      if (isRaw) {
        kitchen.handle(clause, earlier);
        this.#nouns.note(clause);
        // What was cut before the meat came has not met it.
        this.#ready = null;
      }
      found =
        says(clause.sentence.plain, MEAT_LAST) || says(clause.plain, GOES_AWAY)
          ? []
          : readLinks(clause, index, kitchen, this.#before(index), earlier);
      this.#links = [...this.#links, ...found];
    }
    this.#liquids.read(clause, kitchen, isRaw);
    const ready = this.#readReady(clause, index, isRaw);
    const words =
      this.#meetReady(clause, index, ready, isRaw) ??
      this.#meetLate(clause, ready, found, isRaw) ??
      (isCleaning
        ? null
        : (findWipedOn(clause, kitchen) ??
          findOutOfRaw(clause) ??
          findHandsInIt(clause, kitchen) ??
          findMeatFirst(clause, this.#before(index)) ??
          this.#setDown(clause, index)));
    this.#surface = things.filter(holdsFood).at(-1) ?? this.#surface;
    if (ready !== null) {
      this.#ready = ready;
      kitchen.lastFood = 'ready';
    } else if (says(clause.plain, RAW_MEAT)) kitchen.lastFood = 'meat';
    kitchen.heat(clause);
    return words;
  }

  /** Words of the clauses before, as far as "it" may reach. */
  #before(index: number): string {
    return this.#clauses
      .slice(Math.max(0, index - 2), index)
      .map(({ plain }) => plain)
      .join(' ');
  }

  /** What is eaten as it is and named in the clause, behind raw meat where that is named too. */
  #readReady({ plain: all, line }: Clause, index: number, isRaw: boolean): Ready | null {
    const plain = withoutThings(all);
    const match =
      prepare(READY_TO_EAT).exec(plain) ?? prepare(OFTEN_COOKED).exec(plain) ?? prepare(FINISHED).exec(plain);
    if (match !== null)
      return isRaw && plain.search(prepare(RAW_MEAT)) > match.index ? null : { index, line, at: match.index };
    const last = this.#ready;
    // "Slice it there": the food that was named last.
    if (last === null || this.#kitchen.lastFood !== 'ready' || line - last.line > 1 || isRaw) return null;
    const it = /\b(?:it|them|these)\b/.exec(plain);
    return it === null || says(plain, ANY_MEAT) ? null : { ...last, line, at: it.index };
  }

  #meetReady(clause: Clause, index: number, ready: Ready | null, isRaw: boolean): string | null {
    if (ready === null) return null;
    const link = this.#links.find(
      (one) => meets(one, clause, index, ready.at) && (!isRaw || one.index === index),
    );
    return link !== undefined && this.#isEaten(ready.index) ? link.words : null;
  }

  /** "Halve the peaches. The chicken board will do." */
  #meetLate(clause: Clause, ready: Ready | null, found: readonly Link[], isRaw: boolean): string | null {
    const last = this.#ready;
    const link = found.find(({ mustMeet }) => !mustMeet);
    if (link === undefined || ready !== null || isRaw || last === null) return null;
    if (clause.line - last.line > 1 || !this.#kitchen.hasTouchedRaw) return null;
    // A note behind the last step goes on with nothing.
    if (this.#clauses[last.index]?.sentence.place !== clause.sentence.place) return null;
    if (says(clause.plain.replace(link.words, ' '), ANY_MEAT)) return null;
    return this.#isEaten(last.index) ? link.words : null;
  }

  /** Cooked meat that goes back to where it lay raw. */
  #setDown(clause: Clause, index: number): string | null {
    const { plain } = clause;
    if (!this.#ended || says(plain, GOES_AWAY)) return null;
    const again = this.#kitchen.meat === 'cooked' ? findBackOnIt(clause, this.#kitchen, this.#surface) : null;
    const told = again ?? findToldAgain(clause, this.#kitchen) ?? this.#nouns.find(clause, this.#kitchen);
    if (told !== null && (says(plain, DONE) || !isHeatedBehind(this.#clauses, index, null))) return told;
    const thing = clause.things().find((one) => {
      if (one.carrier === 'bag' || isDenied(plain.slice(0, one.at)) || isForbidden(one.words)) return false;
      if (isParted(clause, one)) return false;
      if (isShared(one, clause)) return true;
      return says(plain, SETS_DOWN) && this.#tookRaw(one, clause);
    });
    if (thing === undefined) return null;
    if (isShared(thing, clause)) return thing.words;
    return !says(plain, DONE) && isHeatedBehind(this.#clauses, index, null) ? null : thing.words;
  }

  /** Whether the thing that cooked meat comes to is one that the raw meat was on. */
  #tookRaw(thing: NamedThing, { plain, sentence }: Clause): boolean {
    const kitchen = this.#kitchen;
    const { carrier, told, words } = thing;
    const isSoiled = kitchen.isSoiled(thing);
    if (thing.isRaw || (told !== null && /\braw|uncooked/.test(told)))
      return isSoiled && !isPutAway(sentence.plain);
    const isSame = thing.isSame && says(words, SAME) && !/\brested\b/.test(sentence.plain);
    if (kitchen.meat !== 'cooked' && !says(plain, CALLED_COOKED)) {
      if (!says(plain, SERVES)) return false;
      return told === null ? isSame && kitchen.meat === 'unknown' : isSoiled && says(told, ANY_MEAT);
    }
    const isKnown = kitchen.hasNamed(carrier);
    // "Heap it on the oval platter", which carried the raw meat out.
    if (isKnown && kitchen.isKnownKind(thing)) return true;
    if (isSoiled) return isKnown || told !== null || isSame;
    if (isSame) return !kitchen.hasCleaned(carrier) && !kitchen.hasTouchedRaw;
    return isKnown && thing.isDefinite && !thing.isNew && says(plain.slice(0, thing.at), BACK_TO);
  }

  /** Whether something of what is named in the clause is eaten unheated. */
  #isEaten(index: number): boolean {
    const plain = this.#clauses[index]?.plain ?? '';
    if (!this.#ended || says(plain, FINISHED)) return says(plain, EATEN_FOR_SURE) || says(plain, FINISHED);
    const foods = [...findAll(plain, EACH_READY), ...findAll(plain, EACH_OFTEN_COOKED)];
    return foods.some(([food]) => !isHeatedBehind(this.#clauses, index, food));
  }
}

export const KEPT_APART = /\b(?:wash\w*|separate|clean|never|not|two|pair of each)\b|n't\b/;

/** "Your own chopsticks for both, the raw slices and the cooked" */
function isShared({ isSame }: NamedThing, { plain, sentence }: Clause): boolean {
  if (isSame && says(plain, RAW_AND_COOKED)) return true;
  return (
    /\b(?:both|too|as well|double duty)\b/.test(sentence.plain) &&
    says(sentence.plain, FOR_BOTH) &&
    says(sentence.plain, RAW_AND_COOKED) &&
    !says(sentence.plain, KEPT_APART)
  );
}

/** Characters from which words are a sentence's own, and not the name of a thing. */
const TELLING = 30;

/** The first contact of what raw meat has soiled with what is eaten as it is, among those that are not passed over. */
export function traceContact(scan: RecipeScan, isPassed: (sentence: Sentence) => boolean): Contact | null {
  if (says(scan.whole, RAW_DISH) || (!scan.ended && !says(scan.method, TIES))) return null;
  const trace = new Trace(scan);
  // "One knife for raw and ready is asking for trouble. Slice the avocado": the words may be those of a caution before.
  const isTold = (words: string) =>
    words.length > TELLING && scan.sentences.some((one) => one.plain.includes(words) && isPassed(one));
  for (const contact of trace.contacts())
    if (!isPassed(contact.sentence) && !isTold(contact.words)) return contact;
  for (const contact of trace.listed(scan.lines)) return contact;
  return null;
}
