// Rule cross-contamination, followed through the method: raw meat soils what it touches, washing or another thing ends
// that, and a soiled thing must not meet what is eaten as it is. Source: USDA, Clean-Separate-Cook-Chill.

import { type Clause, type NamedThing, readClauses } from './contact-clauses.ts';
import { isParted, type Link, meets, readLinks } from './contact-links.ts';
import { isHeatedBehind } from './heated-behind.ts';
import { ANY_MEAT, COOKED, Kitchen, RAW_MEAT } from './kitchen-state.ts';
import { isDenied, prepare } from './phrases.ts';
import { OFTEN_COOKED, READY_TO_EAT } from './raw-meat-words.ts';
import type { RecipeScan, Sentence } from './scan-recipe.ts';
import { TouchedLiquids } from './touched-liquids.ts';

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
const SETS_DOWN =
  /\b(?:serv\w+|plate (?:up|it|them|the)|back|return\w*|rest|resting|carv\w+|pil\w+|arrang\w+|transfer\w*|lift\w*|slid\w+|load\w*|stack\w*|put|pop|set|lay|take|tip|toss\w*|slic\w+|turn out|move|moved|lower|drop|hand|bring|gather|collect|scoop|shred\w*|pull|cut|go|goes|paint\w*|brush\w*|spread|fine for|will do|turn)\b/;
const SERVES = /\b(?:serv\w+|back|return\w*|rest|carv\w+|done)\b/;
const BACK_TO = /\b(?:back|return\w*)\b[^.;]{0,40}\b(?:on|onto|to|in|into|up)\b/;
const DONE = /\b(?:cooked|grilled|finished|done|fried|barbecued|roasted)\b/;
/** "Use the same tongs for the raw and the cooked chicken" */
const RAW_AND_COOKED = /\braw\b.{0,30}\bcooked\b|\bcooked\b.{0,30}\braw\b/;
const SAME = /\b(?:same|original|un(?:wash|rins|clean)ed|marinat\w+|marinade|brining|brine)\b/;
/** Vegetables first and the meat after them is the right order. */
const MEAT_LAST =
  /\b(?:chicken|meat|pork|beef|turkey|fish|lamb) last\b|\bbefore (?:the |you |your |any |touching |handling |cutting |it )*(?:\w+ ){0,2}?(?:raw|chicken|meat|pork|beef|fish|turkey|lamb)\b/;
const RAW_DISH = /\b(?:sushi|sashimi|tartare|ceviche|poke|carpaccio|gravlax|gravadlax|crudo|tataki)\b/;
/** Whatever comes behind. */
const EATEN_FOR_SURE = /\b(?:serv\w+|garnish\w*|eat|scatter|salad)\b/;
/** Of a part of a method only what ties things together is looked at. */
const TIES = /\b(?:same|that|those|raw|without|no need|un(?:wash|rins|clean)ed|wip(?:e|ing)|where)\b/;

class Trace {
  readonly #kitchen = new Kitchen();
  readonly #liquids = new TouchedLiquids();
  readonly #clauses: readonly Clause[];
  readonly #ended: boolean;
  #links: readonly Link[] = [];
  #ready: Ready | null = null;
  #things: { readonly line: number; readonly named: readonly NamedThing[] } = { line: -1, named: [] };

  constructor({ sentences, ended }: RecipeScan) {
    this.#clauses = readClauses(
      sentences.filter(({ place }) => place !== 'ingredients' && place !== 'title'),
    );
    this.#ended = ended;
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
    const earlier = line - this.#things.line <= 1 ? this.#things.named : [];
    this.#things = { line, named: things.length > 0 ? things : earlier };
    this.#links = this.#links.filter((link) => line - link.line <= (link.isOfRaw ? 0 : 1));
    const isCleaning = kitchen.clean(clause);
    let found: readonly Link[] = [];
    const isRaw = kitchen.handlesRaw(clause);
    if (isCleaning) this.#links = [];
    else {
      kitchen.take(things);
      if (isRaw) {
        kitchen.handle(clause, earlier);
        // What was cut before the meat came has not met it.
        this.#ready = null;
      }
      found = MEAT_LAST.test(clause.sentence.plain)
        ? []
        : readLinks(clause, index, kitchen, this.#before(index), earlier);
      this.#links = [...this.#links, ...found];
    }
    this.#liquids.read(clause, kitchen, isRaw);
    const ready = this.#readReady(clause, index, isRaw);
    const words =
      this.#meetReady(clause, index, ready, isRaw) ??
      this.#meetLate(clause, ready, found, isRaw) ??
      (isCleaning ? null : this.#setDown(clause, index));
    if (ready !== null) {
      this.#ready = ready;
      kitchen.lastFood = 'ready';
    } else if (RAW_MEAT.test(clause.plain)) kitchen.lastFood = 'meat';
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
  #readReady({ plain, line }: Clause, index: number, isRaw: boolean): Ready | null {
    const match = READY_TO_EAT.exec(plain) ?? OFTEN_COOKED.exec(plain);
    if (match !== null)
      return isRaw && plain.search(RAW_MEAT) > match.index ? null : { index, line, at: match.index };
    const last = this.#ready;
    // "Slice it there": the food that was named last.
    if (last === null || this.#kitchen.lastFood !== 'ready' || line - last.line > 1 || isRaw) return null;
    const it = /\b(?:it|them|these)\b/.exec(plain);
    return it === null || ANY_MEAT.test(plain) ? null : { ...last, line, at: it.index };
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
    if (ANY_MEAT.test(clause.plain.replace(link.words, ' '))) return null;
    return this.#isEaten(last.index) ? link.words : null;
  }

  /** Cooked meat that goes back to where it lay raw. */
  #setDown(clause: Clause, index: number): string | null {
    const { plain } = clause;
    if (!this.#ended) return null;
    const thing = clause.things().find((one) => {
      if (one.carrier === 'bag' || isDenied(plain.slice(0, one.at)) || isParted(clause, one)) return false;
      if (one.isSame && RAW_AND_COOKED.test(plain)) return true;
      return SETS_DOWN.test(plain) && this.#tookRaw(one, clause);
    });
    if (thing === undefined) return null;
    return !DONE.test(plain) && isHeatedBehind(this.#clauses, index, null) ? null : thing.words;
  }

  /** Whether the thing that cooked meat comes to is one that the raw meat was on. */
  #tookRaw(thing: NamedThing, { plain, sentence }: Clause): boolean {
    const kitchen = this.#kitchen;
    const { carrier, told, words } = thing;
    const isSoiled = kitchen.isSoiled(thing);
    if (thing.isRaw || (told !== null && /\braw|uncooked/.test(told))) return isSoiled;
    const isSame = thing.isSame && SAME.test(words) && !/\brested\b/.test(sentence.plain);
    if (kitchen.meat !== 'cooked' && !CALLED_COOKED.test(plain)) {
      if (!SERVES.test(plain)) return false;
      return told === null ? isSame && kitchen.meat === 'unknown' : isSoiled && ANY_MEAT.test(told);
    }
    const isKnown = kitchen.hasNamed(carrier);
    if (isSoiled) return isKnown || told !== null || isSame;
    if (isSame) return !kitchen.hasCleaned(carrier) && !kitchen.hasTouchedRaw;
    return isKnown && thing.isDefinite && !thing.isNew && BACK_TO.test(plain.slice(0, thing.at));
  }

  /** Whether something of what is named in the clause is eaten unheated. */
  #isEaten(index: number): boolean {
    const plain = this.#clauses[index]?.plain ?? '';
    if (!this.#ended) return EATEN_FOR_SURE.test(plain);
    const foods = [...plain.matchAll(prepare(EACH_READY)), ...plain.matchAll(prepare(EACH_OFTEN_COOKED))];
    return foods.some(([food]) => !isHeatedBehind(this.#clauses, index, food));
  }
}

/** The first contact of what raw meat has soiled with what is eaten as it is, among those that are not passed over. */
export function traceContact(scan: RecipeScan, isPassed: (sentence: Sentence) => boolean): Contact | null {
  if (RAW_DISH.test(scan.whole) || (!scan.ended && !TIES.test(scan.method))) return null;
  for (const contact of new Trace(scan).contacts()) if (!isPassed(contact.sentence)) return contact;
  return null;
}
