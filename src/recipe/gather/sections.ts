// The parts of a recipe that is being read, and which of them the text stands in.

import type { Language } from '../foreign-words.ts';
import { COOKING, isProse } from '../order-words.ts';
import type { ReadLineFood } from '../read-ingredient-line.ts';
import type { Recipe } from '../recipe.ts';
import { readSection, type Section } from '../section-words.ts';
import { readAmountsOfSteps } from './amounts.ts';
import { type BareList, createBareList } from './bare-list.ts';
import { createIngredientGatherer } from './ingredients.ts';
import { createMethodGatherer, isClosingTalk } from './method.ts';
import { createNoteGatherer } from './notes.ts';
import { createStartGatherer } from './start.ts';
import { createUnreadGatherer } from './unread.ts';
import { ORIGIN, ZONE, type Zone } from './zones.ts';

/** The level of a heading that is marked in bold, or not at all. */
export const NO_LEVEL = 7;

const SERVES = /^(?:to|for) (?:serve|serving|finish)\b/i;

export class Sections {
  readonly start = createStartGatherer();
  readonly method = createMethodGatherer();
  readonly notes = createNoteGatherer();
  readonly unread = createUnreadGatherer();
  readonly ingredients: ReturnType<typeof createIngredientGatherer>;
  readonly bare: BareList;
  zone: Zone = 'start';
  methodLevel = NO_LEVEL;
  /** "To serve" or "On the day" among the steps: a step at 1 below it goes on with them. */
  #mayGoOn = false;
  /** Sentences between the list and what follows it: the method where no other comes, else notes. */
  #aside: string[] = [];
  readonly #readFood: ReadLineFood;

  constructor(readFood: ReadLineFood) {
    this.#readFood = readFood;
    this.ingredients = createIngredientGatherer(readFood);
    this.bare = createBareList(this.start, readFood);
  }

  enter(section: Section, level = NO_LEVEL, heading: string | null = null): void {
    const mayServe = heading !== null && (SERVES.test(heading) || readSection(heading) === null);
    this.#mayGoOn = this.zone === 'method' && mayServe;
    if (section === 'ingredients') this.#takeTalk();
    if (this.zone === 'start') this.#finishStart();
    if (this.zone === 'ingredients') this.ingredients.close();
    this.zone = ZONE[section];
    const origin = ORIGIN[section];
    if (origin !== undefined) this.ingredients.setOrigin(origin);
    if (section === 'method') this.methodLevel = level;
    this.method.close();
    this.notes.close();
  }

  /** Rules to buy by, or a checklist, stood before the list that its heading opens now. */
  #takeTalk(): void {
    if (this.ingredients.hasAny())
      for (const text of this.ingredients.takeUnmeasured()) this.start.addParagraph(text);
    else this.#aside.push(...this.method.takeAll());
  }

  #finishStart(): void {
    const lines = this.bare.release();
    this.start.finish();
    for (const line of lines) this.ingredients.addText(line);
  }

  setAside(text: string): void {
    this.#aside.push(text);
  }

  settleAside(add: (text: string) => void): void {
    for (const text of this.#aside) add(text);
    this.#aside = [];
  }

  /** What stands behind the label that opened a section. */
  addRest(rest: string): void {
    if (this.zone === 'ingredients') this.ingredients.addList(rest);
    else if (this.zone === 'method') this.method.addStep(rest);
    else if (this.zone === 'left-out') this.notes.addLeftOut(rest);
    else if (this.zone === 'notes') this.notes.add(rest);
  }

  /** "To serve", with its foods below it, before any step is written. */
  isPartOfList(text: string): boolean {
    const isList = this.zone === 'ingredients' && !this.method.hasAny();
    return isList && SERVES.test(text);
  }

  /** Whether a number goes on with the method: a tip between two steps, or "To serve", did not end it. */
  goesOn(number: number, isOrder: boolean): boolean {
    const next = this.method.expects(number) || (this.#mayGoOn && number === 1 && isOrder);
    return this.zone === 'notes' && next && !this.notes.isUnderHead();
  }

  /** Whether a number may be that of a step: where the list itself is numbered, the method begins at 1 again. */
  mayBeginMethod(number: number): boolean {
    return this.ingredients.hasAny() && (!this.ingredients.isNumbered() || number === 1);
  }

  /** "Sauce:" alone on its line among numbered steps parts them and is none of them. */
  isPartLabel(text: string): boolean {
    return /^[^.!?:]{1,60}:$/.test(text) && (this.method.isNumbered() || !this.method.hasAny());
  }

  // Prose without any list: from the first paragraph that cooks, each is a step.
  #takeProse(): void {
    this.#finishStart();
    if (this.method.hasAny() || this.ingredients.hasAny()) return;
    for (const paragraph of this.start.takeFrom(COOKING))
      if (!isClosingTalk(paragraph)) this.method.addStep(paragraph);
  }

  isOverfull(): boolean {
    const { start, ingredients, method, notes, unread } = this;
    return [start, ingredients, method, notes, unread].some((part) => part.isOverfull());
  }

  /** What has been read; `whole` at the end of the text. */
  read(whole: boolean, language: Language | null): Recipe {
    const { start, ingredients, method, notes, unread } = this;
    if (whole && this.zone === 'start') this.#takeProse();
    if (whole) this.settleAside(method.hasAny() ? notes.add : method.addStep);
    if (whole) ingredients.close();
    const steps = method.read();
    const listed = ingredients.read(language);
    const opening = start.read();
    const told = notes.read();
    if (!whole) return { ...opening, ingredients: listed, steps, ...told };
    const parts = [
      opening.title ?? '',
      opening.introduction,
      ...listed.map(({ text }) => text).filter((text) => !isProse(text)),
      ...steps,
      ...told.notes,
    ];
    return {
      ...opening,
      ingredients: listed.length === 0 ? readAmountsOfSteps(steps, this.#readFood) : listed,
      steps,
      ...told,
      notes: [...told.notes, ...unread.read(parts)],
    };
  }
}
