// The built-in chef's one question: what can be cooked from this list?

import { checkRecipe } from '../recipe/check-recipe.ts';
import type { LeftOut, Recipe, RecipeIngredient } from '../recipe/recipe.ts';
import type { RecipeRequest } from '../recipe/recipe-request.ts';
import { screenIngredients } from '../recipe/screen-ingredients.ts';
import type { DishFamily } from './dish.ts';
import type { Draft } from './draft.ts';
import { gatherItems, type Item, type Kitchen, openKitchen, whyNotAllowed } from './kitchen.ts';
import { type Candidate, chooseIdea, planCandidates, usedItems, weighPlate } from './plan-recipe.ts';
import { readWishes, type WishReading } from './read-wishes.ts';
import { explainLeftOut } from './words/explain-left-out.ts';
import { capitaliseSentences, hashWords } from './words/list-words.ts';
import { writeNotes } from './words/write-notes.ts';

export type ChefSuggestion =
  | {
      readonly kind: 'recipe';
      readonly recipe: Recipe;
      /** Which dish it is, such as `frittata`. */
      readonly dish: string;
      readonly family: DishFamily;
    }
  | { readonly kind: 'nothing-edible'; readonly message: string };

const NOTHING_EDIBLE =
  'There is nothing on this list that I can cook. Add something to eat, even one thing, and I will write a recipe.';

/**
 * The best dish that the list and the options allow, as a whole recipe; the same request always gives the same one.
 * While one edible thing is listed there is a recipe; otherwise `nothing-edible` with a sentence for the cook.
 */
export function suggestRecipe(request: RecipeRequest): ChefSuggestion {
  const screened = screenIngredients(request.ingredients);
  const reading = readWishes(request, screened.avoid);
  const { wishes } = reading;
  const unknown: LeftOut[] = screened.usable
    .filter((one) => one.food === null || one.food === undefined)
    .map((one) => ({ ingredient: writeTyped(one.text), why: 'the built-in chef does not know it' }));
  const listed = gatherItems(screened.usable.filter((one) => one.food !== null && one.food !== undefined));
  const barred: LeftOut[] = [];
  const items = listed.filter((item) => {
    const why = whyNotAllowed(item.food, wishes);
    if (why !== null) barred.push({ ingredient: nameItem(item), why });
    return why === null;
  });
  const write = (idea: number): Extract<ChefSuggestion, { kind: 'recipe' }> | undefined => {
    const chosen = chooseServings(items, { ...reading, wishes: { ...wishes, idea } });
    if (chosen === undefined) return undefined;
    const { candidate, kitchen, notes } = chosen;
    const used = usedItems(candidate.draft);
    const leftOut: LeftOut[] = [
      ...kitchen.items
        .filter((item) => !used.includes(item))
        .map((item) => ({ ingredient: nameItem(item), why: explainLeftOut(item, candidate, kitchen) })),
      ...barred,
      ...unknown,
      ...screened.refused.map((one) => ({ ingredient: writeTyped(one.ingredient), why: lower(one.why) })),
    ];
    return {
      kind: 'recipe',
      dish: candidate.draft.dish,
      family: candidate.dish.family,
      recipe: writeOut(candidate.draft, leftOut, [...notes, ...reading.notes], kitchen),
    };
  };
  const first = write(wishes.idea);
  if (first === undefined) {
    return { kind: 'nothing-edible', message: writeNothing(barred, screened.refused.length) };
  }
  // Checking costs more than planning, so it is done here only where a word can hold a page back: for diets and
  // allergies. Then the next idea is written instead.
  if (wishes.diets.length + wishes.avoid.length === 0) return first;
  for (let later = 0; later <= SECOND_THOUGHTS; later += 1) {
    const suggestion = later === 0 ? first : write(wishes.idea + later);
    if (suggestion !== undefined && !isHeldBack(suggestion.recipe, request)) return suggestion;
  }
  return first;
}

/** How many further ideas are tried where one is held back. */
const SECOND_THOUGHTS = 2;

function isHeldBack(recipe: Recipe, request: RecipeRequest): boolean {
  return checkRecipe(recipe, request).some((finding) => finding.severity === 'danger');
}

interface Choice {
  readonly candidate: Candidate;
  readonly kitchen: Kitchen;
  readonly notes: readonly string[];
}

/** Where the food is too little for those to be fed, fewer are fed, and that is said. */
function chooseServings(items: readonly Item[], reading: WishReading): Choice | undefined {
  const { wishes, servingsAsked } = reading;
  let chosen: Choice | undefined;
  for (let servings = wishes.servings; servings >= 1; servings -= 1) {
    const kitchen = openKitchen(items, { ...wishes, servings });
    const candidate =
      chooseIdea(planCandidates(kitchen), wishes.idea) ??
      chooseIdea(planCandidates(openKitchen(items, { ...wishes, servings, maxExtras: 3 })), wishes.idea);
    if (candidate === undefined) continue;
    chosen = {
      candidate,
      kitchen,
      notes: writeLimits(candidate, wishes.maxMinutes, servings, wishes.servings, servingsAsked),
    };
    const enough = weighPlate(candidate.draft) >= candidate.draft.plate[0] * 0.6;
    if (enough || !usedItems(candidate.draft).some((item) => item.grams !== null)) return chosen;
  }
  return chosen;
}

function writeLimits(
  candidate: Candidate,
  maxMinutes: number | null,
  servings: number,
  wanted: number,
  asked: boolean,
): readonly string[] {
  const notes: string[] = [];
  if (servings < wanted && asked) {
    notes.push(
      `There is enough here for ${servings}, not ${wanted}; double up on the main ingredient to feed more.`,
    );
  }
  const { total } = candidate.draft.minutes;
  if (maxMinutes !== null && total > maxMinutes) {
    notes.push(
      `Nothing on this list fits into ${maxMinutes} minutes; this is the quickest good dish from it.`,
    );
  }
  return notes;
}

function writeOut(
  draft: Draft,
  leftOut: readonly LeftOut[],
  notes: readonly string[],
  kitchen: Kitchen,
): Recipe {
  const ingredients: RecipeIngredient[] = draft.parts.map((part) => ({
    text: part.text,
    food: part.food.id,
    quantity: part.quantity === null ? null : Math.round(part.quantity * 100) / 100,
    unit: part.unit,
    from: part.from,
  }));
  return {
    title: draft.title,
    introduction: draft.introduction,
    servings: draft.servings,
    minutes: draft.minutes,
    ingredients,
    steps: draft.steps.map((step) =>
      capitaliseSentences(
        varyOpening(unnestBrackets(step.text.trim()), draft.title).replace(/\ba (8|11|18) /g, 'an $1 '),
      ),
    ),
    leftOut,
    notes: [
      ...(leftOut.length === 0 ? ['**Everything on your list is used.**'] : []),
      ...notes,
      ...writeNotes(draft, kitchen),
    ],
  };
}

/** A temperature that stands in brackets takes commas instead of brackets of its own. */
function unnestBrackets(text: string): string {
  return text.replace(
    /\((\d+ [CF]) \((\d+ [CF])\)([^()]*)\)/g,
    (_, one: string, other: string, rest: string) => `(${one}, ${other}${rest === '' ? '' : `,${rest}`})`,
  );
}

/** What half of all recipes open with, in one of three wordings. */
function varyOpening(text: string, title: string): string {
  const choice = hashWords(title) % 4;
  const oven =
    ['Heat the oven to', 'Set the oven to', 'Turn the oven to', 'First heat the oven to'][choice] ??
    'Heat the oven to';
  const pan =
    [
      'Bring a large pan of water to the boil',
      'Put on a large pan of water and bring it to the boil',
      'Bring plenty of water to the boil in a large pan',
      'Bring a big pan of water to the boil',
    ][choice] ?? '';
  return text
    .replace(/^Heat the oven to/, oven)
    .replace(/^Bring a large pan of water to the boil(?=[.,])/, pan);
}

function nameItem(item: Item): string {
  return writeTyped(item.typed.length === 1 ? (item.typed[0] ?? item.food.name) : item.food.name);
}

/** What was typed, short, and without signs that could be read as markdown or as the end of an entry. */
function writeTyped(text: string): string {
  const plain = text
    .replace(/[`*_#[\]<>|\\;:]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return plain.length > 40 ? `${plain.slice(0, 39).trim()}…` : plain;
}

function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function writeNothing(barred: readonly LeftOut[], refused: number): string {
  if (barred.length > 0) {
    return `Everything edible on this list is ruled out (${barred.map((one) => `${one.ingredient}: ${one.why}`).join('; ')}). Add something that fits, or change what you asked to leave out.`;
  }
  return refused > 0
    ? `None of this is food, so there is nothing to cook. Add something to eat and ask again.`
    : NOTHING_EDIBLE;
}
