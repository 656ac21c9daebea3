// Which listed foods each step uses, with their amounts: from the list and the step's own words, never guessed. Where a
// food goes into two steps and the text does not say how much into which, nothing is said.

import type { Food } from '../food/foods.ts';
import { prepare } from '../food/prepare-pattern.ts';
import { findAmounts } from './amounts/find-amounts.ts';
import { placeFoods } from './amounts/place-foods.ts';
import { foldWords } from './phrase-index.ts';
import type { Recipe, RecipeIngredient } from './recipe.ts';
import { scaleLine } from './scale.ts';

export interface StepAmount {
  /** Place in the recipe's list. */
  readonly ingredient: number;
  /** Amount and name: "1/2 tsp salt". */
  readonly text: string;
}

/** How much of it: a share of all, what is left, some that the step does not measure, or what the step itself says. */
type Portion = number | 'plain' | 'rest' | 'some' | 'told';

interface Use {
  readonly step: number;
  readonly portion: Portion;
}

const SHARES: readonly (readonly [RegExp, Portion])[] = [
  [/\b(?:all|whole) (?:of )?(?:the |your )?(?:\p{L}+ )?$/iu, 1],
  [/\b(?:two|2)[ -]thirds of (?:the )?(?:\p{L}+ )?$/iu, 2 / 3],
  [/\b(?:three|3)[ -]quarters of (?:the )?(?:\p{L}+ )?$/iu, 3 / 4],
  [/\b(?:a|one) third of (?:the )?(?:\p{L}+ )?$/iu, 1 / 3],
  [/\b(?:a|one) quarter of (?:the )?(?:\p{L}+ )?$/iu, 1 / 4],
  [
    /\b(?:rest of|remaining|other half of|remainder of|left(?:over)?|reserved) (?:the )?(?:\p{L}+ )?$/iu,
    'rest',
  ],
  [/\bhalf (?:of )?(?:the |your )?(?:\p{L}+ )?$/iu, 1 / 2],
  [
    /\b(?:(?:most|some|little|few|more|extra|another|plenty)(?: of)?|(?:part|bit|splash|drizzle|knob|handful|spoonful|pinch|drop|squeeze|sprinkle|dash|glug) of) (?:the )?(?:\p{L}+ )?$/iu,
    'some',
  ],
];
/** Letters before a food in which its portion is told. */
const REACH = 40;
/** What is poured or strewn by and by: "the oil" of a second step may be more of it. */
const BY_AND_BY: ReadonlySet<string> = new Set(
  'fat spice liquid sweetener condiment acid sauce baking herb'.split(' '),
);

function readPortion(step: string, at: number): Portion {
  const ahead = step.slice(Math.max(0, at - REACH), at);
  const clause = ahead.slice(
    Math.max(ahead.lastIndexOf('. '), ahead.lastIndexOf(', '), ahead.lastIndexOf(' and ')) + 1,
  );
  const share = SHARES.find(([words]) => prepare(words).test(clause));
  if (share !== undefined) return share[1];
  const amount = findAmounts(clause).at(-1);
  if (amount === undefined || amount.at === clause.length) return 'plain';
  const between = clause.slice(amount.end);
  return /^(?: of)?(?: the)?(?: \p{L}+){0,2} ?$/u.test(between) && !/\b(?:min|hour|sec)/i.test(between)
    ? 'told'
    : 'plain';
}

/** The listed ingredient that a food in a step is, or -1 where it may be several or none. */
function createFinder(ingredients: readonly RecipeIngredient[]): (food: Food, said: string) => number {
  const keys = ingredients.map(({ text }) => {
    const [named] = placeFoods(headOf(text));
    return new Set(
      foldWords(named === undefined ? '' : headOf(text).slice(named.at, named.end)).words.map(
        ({ key }) => key,
      ),
    );
  });
  const findOnly = (fits: (place: number) => boolean): number => {
    const places = ingredients.flatMap((_, place) => (fits(place) ? [place] : []));
    return places.length === 1 ? (places[0] ?? -1) : -1;
  };
  return (food, said) => {
    if (ingredients.some((each) => each.food === food.id))
      return findOnly((place) => ingredients[place]?.food === food.id);
    // "The oil" is the olive oil of a list that has no other.
    const key = foldWords(said).words.at(-1)?.key;
    return key === undefined ? -1 : findOnly((place) => keys[place]?.has(key) === true);
  };
}

/** "3 leeks (about 400 g trimmed), halved" is "3 leeks". */
function headOf(text: string): string {
  return (/^(?:[^,(;]|,(?=\d))*/.exec(text.replace(/^(\d+) \([^)]*\) /, '$1 '))?.[0] ?? text).trim();
}

function writeShare(ingredient: RecipeIngredient, share: number): string | null {
  const head = headOf(ingredient.text);
  if (share > 0.999) return head;
  const { text, rounding } = scaleLine(head, ingredient, share);
  return rounding === null && text !== head ? text : null;
}

/** The share of each use that is certain, or null. */
function settleShares(uses: readonly Use[], isByAndBy: boolean): readonly (number | null)[] {
  const areShares = uses.map(({ portion }) => typeof portion === 'number');
  const hasPortions = uses.slice(1).some(({ portion }) => portion !== 'plain');
  return uses.map(({ portion }, at) => {
    if (typeof portion === 'number') return portion;
    if (portion === 'plain' && at === 0) return uses.length === 1 || (!hasPortions && !isByAndBy) ? 1 : null;
    if (portion !== 'rest' || at !== uses.length - 1 || !areShares.slice(0, at).every(Boolean)) return null;
    const used = uses.slice(0, at).reduce((sum, use) => sum + Number(use.portion), 0);
    return used > 0 && used < 0.99 ? 1 - used : null;
  });
}

interface Used {
  readonly uses: Use[];
  readonly byAndBy: boolean;
}

/** Of each listed ingredient, by its place, the steps that take some of it. */
function readUses({ ingredients, steps }: Pick<Recipe, 'ingredients' | 'steps'>): ReadonlyMap<number, Used> {
  const find = createFinder(ingredients);
  const used = new Map<number, Used>();
  for (const [step, text] of steps.entries()) {
    for (const { food, at, end } of placeFoods(text)) {
      const place = find(food, text.slice(at, end));
      if (place === -1) continue;
      const portion = readPortion(text, at);
      const known = used.get(place) ?? { uses: [], byAndBy: BY_AND_BY.has(food.roles[0]) };
      used.set(place, known);
      // Named again in the same step without a measure it is what went in before.
      const isAgain = portion === 'plain' && known.uses.some((use) => use.step === step);
      if (!isAgain) known.uses.push({ step, portion });
    }
  }
  return used;
}

/** Where a listed ingredient is first named in the method. */
export interface FirstUse {
  readonly step: number;
  /** Where its name begins and ends in the step. */
  readonly at: number;
  readonly end: number;
}

/** By their places in the list, those that one step or more names beyond doubt. */
export function findFirstUses({
  ingredients,
  steps,
}: Pick<Recipe, 'ingredients' | 'steps'>): ReadonlyMap<number, FirstUse> {
  const find = createFinder(ingredients);
  const found = new Map<number, FirstUse>();
  for (const [step, text] of steps.entries()) {
    for (const { food, at, end } of placeFoods(text)) {
      const place = find(food, text.slice(at, end));
      if (place !== -1 && !found.has(place)) found.set(place, { step, at, end });
    }
  }
  return found;
}

/** For each step the amounts of the listed foods that go into it. */
export function readStepAmounts(
  recipe: Pick<Recipe, 'ingredients' | 'steps'>,
): readonly (readonly StepAmount[])[] {
  const amounts: StepAmount[][] = recipe.steps.map(() => []);
  for (const [place, { uses, byAndBy }] of readUses(recipe)) {
    const ingredient = recipe.ingredients[place];
    if (ingredient === undefined || ingredient.quantity === null) continue;
    const shares = settleShares(uses, byAndBy);
    for (const [at, { step }] of uses.entries()) {
      const share = shares[at] ?? null;
      const text = share === null ? null : writeShare(ingredient, share);
      if (text !== null) amounts[step]?.push({ ingredient: place, text });
    }
  }
  return amounts;
}
