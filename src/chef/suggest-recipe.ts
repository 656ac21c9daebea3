// The built-in chef's one question: what can be cooked from this list?

import { isDangerous } from '../recipe/check-recipe.ts';
import { hasFrailGuest, readRequestGuests } from '../recipe/kitchen/who-eats.ts';
import type { LeftOut, Recipe, RecipeIngredient } from '../recipe/recipe.ts';
import { createReadings } from '../recipe/recipe-readings.ts';
import type { RecipeRequest } from '../recipe/recipe-request.ts';
import type { Caution } from '../recipe/screen-ingredients.ts';
import type { DishFamily } from './dish.ts';
import type { Draft } from './draft.ts';
import { type Choice, planServings } from './plan/plan-servings.ts';
import { findLabelledDiets, type Item, type Wishes } from './read/kitchen.ts';
import { writeChildNote, writeInfantNotes } from './read/small-guests.ts';
import { type ReadList, readList, writeTyped } from './read-list.ts';
import { isDriedLegume } from './slots.ts';
import { explainLeftOut, nameItem } from './tell/explain-left-out.ts';
import { capitalise, listWords, lowerFirst } from './tell/list-words.ts';
import { speakAmerican, speakInches } from './tell/speak-american.ts';
import { writeKept, writeWaiting } from './tell/write-kept.ts';
import { isToldInNotes, writeHazardsLeftOut, writeNotes } from './tell/write-notes.ts';

export type ChefSuggestion =
  | {
      readonly kind: 'recipe';
      readonly recipe: Recipe;
      /** Which dish it is, such as `frittata`. */
      readonly dish: string;
      readonly family: DishFamily;
    }
  | { readonly kind: 'nothing-edible'; readonly message: string };

type Suggested = Extract<ChefSuggestion, { kind: 'recipe' }>;

/** Says who eats, and is no ingredient to speak of. */
const FOR_WHOM = /^for (?:my|our|the|a|an|\d+)\b/i;

const NOTHING_EDIBLE =
  'There is nothing on this list that I can cook. Add something to eat, even one thing, and I will write a recipe.';

const ALL_HELD_BACK =
  'Every dish that I know for this list is one that my own rules would hold back. Add something to eat, or take something away, and ask again.';

/**
 * The best dish that the list and the options allow, as a whole recipe; the same request always gives the same one.
 * While one edible thing is listed there is a recipe, except where the rules hold back every dish; otherwise
 * `nothing-edible` with a sentence for the cook.
 */
export function suggestRecipe(request: RecipeRequest): ChefSuggestion {
  const list = readList(request);
  const plan = planServings(list.items, list.reading);
  const write =
    (spare?: 'spare') =>
    (place: number): Suggested | undefined => {
      const choice = plan(place, spare);
      return choice === undefined ? undefined : writeChoice(choice, list);
    };
  const { wishes } = list.reading;
  const found = findIdea(request, wishes, write());
  if (found.idea !== undefined) return found.idea;
  const first = found.first ?? findIdea(request, { ...wishes, idea: 0 }, write('spare')).idea;
  if (first === undefined)
    return {
      kind: 'nothing-edible',
      message:
        plan(0) === undefined
          ? writeNothing(list.barred, list.screened.refused.length, list.items)
          : ALL_HELD_BACK,
    };
  if (wishes.idea === 0) return first;
  return { ...first, recipe: { ...first.recipe, notes: [NO_OTHER, ...first.recipe.notes] } };
}

/**
 * The idea that is asked for, of those that the rules let pass. The same rules that read a model's recipe read this one
 * before anyone sees it; what they would hold back is no idea, and the next one takes its place. The ideas before this
 * one are read again only where a diet, an allergy or a guest makes it likely that one of them was passed over; `first`
 * is the best of those.
 */
function findIdea(
  request: RecipeRequest,
  wishes: Wishes,
  write: (place: number) => Suggested | undefined,
): { readonly idea?: Suggested; readonly first?: Suggested } {
  const { idea, diets, avoid } = wishes;
  const mayPassOver = diets.length + avoid.length > 0 || hasFrailGuest(readRequestGuests(request));
  const from = mayPassOver ? 0 : idea;
  const passed: Suggested[] = [];
  const readings = createReadings(request);
  const isHeldBack = (recipe: Recipe): boolean => isDangerous(recipe, request, readings);
  let held = 0;
  for (let place = from; held <= (passed.length === 0 ? LAST_THOUGHTS : SECOND_THOUGHTS); place += 1) {
    const suggestion = write(place);
    if (suggestion === undefined) break;
    const allowed = pass(suggestion, isHeldBack);
    if (allowed === null) held += 1;
    else if (passed.push(allowed) > idea - from) return { idea: allowed };
  }
  const first = passed[0] ?? (from > 0 ? findIdea(request, { ...wishes, idea: 0 }, write).idea : undefined);
  return first === undefined ? {} : { first };
}

/** Water is on no list of parts. */
const usesWater = ({ told }: Draft): boolean => told.acts.some(({ act }) => act.water !== undefined);

function writeChoice({ candidate, kitchen, notes }: Choice, list: ReadList): Suggested {
  const { screened, reading } = list;
  const { wishes } = reading;
  const { draft, dish } = candidate;
  const leftOut: LeftOut[] = [
    ...explainLeftOut(candidate, kitchen).filter(
      ({ ingredient }) => ingredient !== 'water' || !usesWater(draft),
    ),
    ...list.barred,
    ...list.unknown,
    ...screened.refused
      .filter((one) => !FOR_WHOM.test(one.ingredient))
      .map((one) => ({ ingredient: writeTyped(one.ingredient), why: writeRefusal(one.why) })),
  ];
  const told = [
    ...notes,
    ...reading.notes,
    ...reading.asides.map((aside) => aside[dish.side]),
    ...writeLabels(draft, wishes),
    ...writeCautions(draft, screened.cautions),
    ...writeHazardsLeftOut(draft, kitchen.items),
    ...writeWaiting(draft, kitchen),
    ...(wishes.guest?.kind === 'small-child' ? [writeChildNote(draft.parts.map((part) => part.food))] : []),
    ...(wishes.guest?.kind === 'infant' ? writeInfantNotes(wishes.guest.months) : []),
  ];
  const recipe = writeOut(draft, leftOut, told, kitchen.us, {
    ...wishes,
    isPregnant: list.isPregnant,
  });
  return {
    kind: 'recipe',
    dish: draft.dish,
    family: dish.family,
    recipe: feedAll(draft, reading.servingsAsked, recipe),
  };
}

const NO_OTHER = 'There is no other dish in the book for this list; this is the first again.';

/** How many ideas may be held back before the chef gives up looking for a further one. */
const SECOND_THOUGHTS = 8;
/** And before it gives up looking for any at all. */
const LAST_THOUGHTS = 24;

/** A headnote does nothing to the food: where it alone is read as a danger, the recipe goes without it. */
function pass(suggestion: Suggested, isHeldBack: (recipe: Recipe) => boolean): Suggested | null {
  if (!isHeldBack(suggestion.recipe)) return suggestion;
  const bare: Recipe = { ...suggestion.recipe, introduction: '' };
  return isHeldBack(bare) ? null : { ...suggestion, recipe: bare };
}

function writeOut(
  draft: Draft,
  leftOut: readonly LeftOut[],
  notes: readonly string[],
  us: boolean,
  ruled: Pick<Wishes, 'diets' | 'avoid'> & { readonly isPregnant: boolean },
): Recipe {
  const ingredients: RecipeIngredient[] = draft.parts.map((part) => ({
    text: us ? speakInches(part.text) : part.text,
    food: part.food.id,
    // "A few sprigs" are no figure.
    quantity:
      part.quantity === null || /^a (?:few |small )?(?:sprig|handful)/.test(part.text)
        ? null
        : Math.round(part.quantity * 100) / 100,
    unit: part.unit,
    from: part.from,
  }));
  const kept = writeKept(draft, us);
  const steps = draft.steps.map(({ text }) => text);
  return {
    title: us ? speakAmerican(draft.title) : draft.title,
    introduction: us ? speakAmerican(draft.introduction) : draft.introduction,
    servings: draft.servings,
    minutes: draft.minutes,
    ingredients,
    steps: us ? steps.map(speakAmerican) : steps,
    leftOut,
    notes: [
      ...(leftOut.length + kept.length === 0 ? ['**Everything on your list is used.**'] : []),
      ...notes,
      ...kept,
      ...writeNotes(draft, ruled),
    ],
  };
}

/** Where nobody said for how many, a whole loaf is for as many as it feeds. */
function feedAll({ feeds }: Draft, asked: boolean, recipe: Recipe): Recipe {
  return asked || feeds === undefined ? recipe : { ...recipe, servings: feeds };
}

/** What fits the diet only if its label says so, for the cook to read. */
function writeLabels(draft: Draft, wishes: Wishes): readonly string[] {
  const read = draft.parts.flatMap((part) => {
    const diets = findLabelledDiets(part.food, wishes);
    return diets.length === 0 ? [] : [{ part, diets }];
  });
  const [one] = read;
  if (one === undefined) return [];
  const diets = [...new Set(read.flatMap((each) => each.diets))];
  const verb = read.length > 1 || one.part.plural ? 'are' : 'is';
  return [
    `Check that the ${listWords(read.map(({ part }) => part.noun))} ${verb} ${listWords(diets)}: only the label tells.`,
  ];
}

/** What is used with a word of care for the way it was typed: berries from a hedge, and no others. */
function writeCautions(draft: Draft, cautions: readonly Caution[]): readonly string[] {
  return cautions.flatMap(({ ingredient, why }) => {
    const part = draft.parts.find(({ item }) => item?.typed.includes(ingredient) === true);
    // A food's own hazard has its sentence among the notes.
    return part === undefined || (part.food.hazards ?? []).some(isToldInNotes) ? [] : [why];
  });
}

/** The end of a sentence: of "Larder leaves bleach out: it burns." the reason alone. */
function writeRefusal(why: string): string {
  const [, stood, cause] = /^Larder leaves .*? out(?: that ([^:]+))?: (.+)$/.exec(why) ?? [];
  const reason =
    stood === undefined ? (cause ?? why) : `it ${stood} (throw it away: ${cause?.replace(/\.$/, '')})`;
  if (/^Larder\b/.test(reason)) return 'I know no food by that name';
  const said = lowerFirst(reason).replace(/\.$/, '');
  return /^an? /.test(said) ? `it is ${said}` : said;
}

function writeNothing(barred: readonly LeftOut[], refused: number, items: readonly Item[]): string {
  const beans = items.find(({ food }) => isDriedLegume(food));
  if (beans !== undefined)
    return `${capitalise(nameItem(beans, false))} need a night in water and ten minutes of hard boiling to be safe to eat, and nothing in this kitchen boils. Bring a hob into it, or a tin.`;
  if (barred.length > 0) {
    return `Everything edible on this list is ruled out (${barred.map((one) => `${one.ingredient}: ${one.why}`).join('; ')}). Add something that fits, or change what you asked to leave out.`;
  }
  return refused > 0
    ? `None of this is food, so there is nothing to cook. Add something to eat and ask again.`
    : NOTHING_EDIBLE;
}
