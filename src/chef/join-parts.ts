// What goes in together with something that is in the dish already: nutmeg with the cream, orange juice with the soy
// sauce, anchovies with the garlic; and vinegar at the very end. For foods that a dish has not thought of.

import type { CategoryId } from '../food/categories.ts';
import type { Food, FoodId } from '../food/foods.ts';
import { prepareShrimp } from './base-parts.ts';
import { fruitCut } from './dishes/parts/fruit-cut.ts';
import type { Part, Portion, Step } from './draft.ts';
import { insertAt, PARTS_CAP, partStep } from './fold-in.ts';
import { isEastern } from './folds.ts';
import { SPICED } from './goes-beside.ts';
import { JOINS, type Join } from './joins.ts';
import type { Item } from './kitchen.ts';
import type { Board, TakeOptions } from './start-draft.ts';
import { cutFor } from './tasks.ts';
import { takesIn } from './welcome.ts';
import { asStep, say } from './words/say.ts';

const isAmong = (names: readonly (FoodId | CategoryId)[], { food }: Pick<Part, 'food'>): boolean =>
  names.includes(food.id as FoodId) || names.includes(food.category);

/** By food, and most have none: every dish asks for every food of the list. */
const joins = new WeakMap<Food, readonly Join[]>();

function listJoins(food: Food): readonly Join[] {
  let known = joins.get(food);
  if (known === undefined) {
    known = JOINS.filter(({ foods }) => isAmong(foods, { food }));
    joins.set(food, known);
  }
  return known;
}

const SHARES = /^ and (?:half|most|a (?:third|quarter)|the rest)\b/;

/** Names it before the other, in the list in which that stands. */
function writeBefore(text: string, words: string, other: string, nouns: readonly string[]): string | null {
  const inList = new RegExp(`(, | and )(?=${other}\\b)`);
  const opening = new RegExp(`\\bthe ${other}\\b(?!['’-])`);
  if (inList.test(text)) return text.replace(inList, (joint) => `, ${words}${joint}`);
  const found = opening.exec(text);
  if (found === null) return null;
  const after = text.slice(found.index + found[0].length);
  const goesOn =
    SHARES.test(after) ||
    nouns.some((noun) => after.startsWith(`, ${noun}`) || after.startsWith(` and ${noun}`));
  return text.replace(opening, `the ${words}${goesOn ? ', ' : ' and '}${other}`);
}

const BOILS = /\bpan of [^.]*\bwater\b/;

/** The step that takes the whole of that part, and its words with the new one; undefined where none names it plainly. */
function findJoint(steps: readonly Step[], anchor: Part, noun: string, isFried: boolean) {
  for (const [place, { text, portions }] of steps.entries()) {
    if (
      !portions.some(
        ({ part, share, words }) => part === anchor && share === 1 && words.endsWith(anchor.noun),
      )
    )
      continue;
    if (isFried && BOILS.test(text)) continue;
    const nouns = portions.map(({ part }) => part.noun);
    const joined = writeBefore(text, noun, anchor.noun, nouns);
    if (joined !== null) return { place, text: joined };
  }
  return undefined;
}

/** Strips of bacon, slices of sausage, and onions small. */
export function cutFried({ food: { category } }: Item): TakeOptions {
  return {
    cut: category === 'allium' ? 'finely-chopped' : category === 'bacon-ham' ? 'strips' : 'slices-1cm',
  };
}

function takeJoined(board: Board, item: Item, { tsp, each, prepare, fries, only }: Join): Part {
  if (tsp !== undefined) return board.need([item.food.id], tsp, 'tsp');
  const options: TakeOptions = {
    ...(each === undefined ? {} : { each }),
    ...(prepare === undefined ? {} : { prepare }),
    ...(item.food.id === 'dried-shrimp' ? { prepare: prepareShrimp(item) } : {}),
    ...(fries === undefined ? {} : cutFried(item)),
    ...(only?.includes('mac-and-cheese') ? cutFor(item, 'simmer') : {}),
    ...(prepare === undefined && ['tropical-fruit', 'orchard-fruit'].includes(item.food.category)
      ? fruitCut(item)
      : {}),
  };
  return board.take(item, options);
}

/** Takes a food and names it beside the first of these that the steps name plainly; false where none of them is there. */
export function joinTo(
  board: Board,
  steps: Step[],
  item: Item,
  { to, fries }: Pick<Join, 'to' | 'fries'>,
  take: () => Part,
): boolean {
  const isFried = fries === true;
  for (const kind of to) {
    for (const anchor of board.parts.filter((part) => isAmong([kind], part))) {
      // Words are tried before anything is taken: what is taken must be used.
      if (findJoint(steps, anchor, item.food.name, isFried) === undefined) continue;
      const part = take();
      const joint = findJoint(steps, anchor, part.noun, isFried);
      const step = steps[joint?.place ?? -1];
      if (joint === undefined || step === undefined) return false;
      const at = step.portions.findIndex((portion) => portion.part === anchor);
      const own: Portion = { part, share: 1, words: part.noun };
      steps[joint.place] = asStep(
        { ...step, portions: step.portions.toSpliced(at, 0, own) },
        step.meanwhile,
        joint.text,
      );
      return true;
    }
  }
  return false;
}

const isSour = ({ food }: Part): boolean => food.roles[0] === 'acid' || (food.taste.sour ?? 0) >= 2;

/** A vinegar that nothing has called for: a few drops over what is hot, where nothing else is sharp. */
function sprinkle(board: Board, steps: Step[], item: Item): boolean {
  const last = steps.at(-1);
  if (last === undefined || board.parts.some(isSour)) return false;
  insertAt(
    steps,
    { step: steps.length - 1, sentence: partStep(last).length - 1 },
    say`Sprinkle with ${board.take(item, { each: 4, prepare: '' })}.`,
  );
  return true;
}

/** Whether what is fried first may go into it: a pot, a pan or a tray, and none of the East. */
function isFriedIn({ parts }: Board, dish: string): boolean {
  return (
    (dish === 'slow-cooker' || (takesIn(dish, 'spice') && !SPICED.includes(dish))) &&
    !parts.some(({ food }) => isEastern(food))
  );
}

const OIL = /\b(?:(?:half|most of|a third of) )?the (?:rest of the |remaining )?oil\b/;

/** Butter that is listed goes into the pan with the oil, which keeps it from burning. */
function butterPan(board: Board, steps: Step[]): void {
  const butter = board.kitchen.find('butter');
  if (butter === undefined || !board.listFree().includes(butter)) return;
  const place = steps.findIndex(
    ({ text }) => OIL.test(text) && /\bpan\b/.test(text) && !/\boven\b/.test(text),
  );
  const step = steps[place];
  if (step === undefined) return;
  const part = board.take(butter, { each: 8 });
  const text = step.text.replace(OIL, (oil) => `${oil} and the ${part.noun}`);
  const portions = [...step.portions, { part, share: 1, words: part.noun }];
  steps[place] = asStep({ ...step, portions }, step.meanwhile, text);
}

/** Puts in what goes in that way; gives back the cook's foods that came in so. */
export function joinParts(board: Board, steps: Step[], dish: string): readonly Item[] {
  const came: Item[] = [];
  for (const item of board.kitchen.items) {
    const join = listJoins(item.food).find(
      ({ only, fries }) => only?.includes(dish) ?? (fries === undefined || isFriedIn(board, dish)),
    );
    if (join === undefined && item.food.category !== 'vinegar') continue;
    // What vinegar makes sharp wants no second sour.
    if (item.food.id === 'tamarind' && board.parts.some(({ food }) => food.category === 'vinegar')) continue;
    if (board.parts.length >= PARTS_CAP || !board.listFree().includes(item)) continue;
    const isJoined =
      (join !== undefined && joinTo(board, steps, item, join, () => takeJoined(board, item, join))) ||
      (item.food.category === 'vinegar' &&
        takesIn(dish, 'spice') &&
        !board.parts.some(({ food }) => isEastern(food)) &&
        sprinkle(board, steps, item));
    if (isJoined) came.push(item);
  }
  if (takesIn(dish, 'spice')) butterPan(board, steps);
  return came;
}
