// Rule unused-ingredient: something is listed and no step uses it. Hints only: a step may call it by its kind.

import { findFood } from '../../food/foods.ts';
import type { Finding } from '../finding.ts';
import type { Method } from '../method/read-method.ts';
import type { Sentence } from '../method/sentence.ts';
import { foldWords } from '../phrase-index.ts';
import { hasFigure } from '../read-number.ts';
import type { RecipeIngredient } from '../recipe.ts';
import type { RecipeReadings } from '../recipe-readings.ts';

/** What a step may call a group of foods, by their role, category or origin. */
const GROUP_WORDS: Readonly<Record<string, readonly string[]>> = {
  vegetable: ['vegetable', 'aromatic', 'legume'],
  veg: ['vegetable', 'aromatic'],
  veggi: ['vegetable', 'aromatic'],
  green: ['vegetable', 'herb'],
  leaf: ['leaf', 'herb'],
  salad: ['vegetable'],
  herb: ['herb'],
  spice: ['spice'],
  seasoning: ['spice', 'herb', 'condiment'],
  season: ['spice', 'condiment'],
  ham: ['bacon-ham', 'cured-sausage'],
  pepper: ['chilli'],
  meat: ['protein', 'meat'],
  bird: ['poultry'],
  carcass: ['poultry'],
  caviti: ['poultry'],
  skin: ['poultry'],
  thigh: ['poultry'],
  breast: ['poultry'],
  drumstick: ['poultry'],
  wing: ['poultry'],
  patti: ['meat'],
  yolk: ['egg'],
  white: ['egg'],
  toast: ['bread'],
  loaf: ['bread'],
  crumb: ['bread', 'cereal', 'breadcrumb'],
  stalk: ['vegetable', 'fruit'],
  stem: ['vegetable', 'herb'],
  wedge: ['vegetable', 'fruit'],
  aromatic: ['aromatic', 'spice'],
  fish: ['protein', 'fish'],
  seafood: ['protein', 'shellfish', 'fish'],
  cheese: ['cheese'],
  fruit: ['fruit'],
  berri: ['fruit'],
  nut: ['nut'],
  seed: ['seed'],
  bean: ['legume'],
  pulse: ['legume'],
  pasta: ['pasta', 'noodle'],
  noodle: ['noodle', 'pasta'],
  rice: ['rice'],
  grain: ['starch'],
  fat: ['fat'],
  oil: ['oil'],
  sauce: ['sauce', 'condiment', 'liquid', 'acid', 'sweetener'],
  dressing: ['sauce', 'condiment', 'acid', 'fat', 'sweetener', 'herb'],
  dress: ['sauce', 'condiment', 'acid', 'fat', 'sweetener', 'herb'],
  marinade: ['sauce', 'condiment', 'acid', 'fat', 'sweetener', 'spice'],
  stock: ['liquid'],
  liquid: ['liquid', 'dairy'],
  topping: ['cheese', 'nut', 'seed', 'herb'],
  garnish: ['herb', 'seed', 'nut'],
  bread: ['bread'],
  mushroom: ['mushroom'],
  sugar: ['sweetener'],
  flour: ['flour', 'thickener'],
  zest: ['citrus'],
  juice: ['citrus'],
  peel: ['citrus'],
  rind: ['citrus', 'cheese'],
  chip: ['potato', 'biscuit', 'snack'],
  fri: ['potato'],
  mash: ['potato'],
};

const FILLERS: ReadonlySet<string> = new Set(
  'fresh dried large small medium ripe chopped sliced diced grated cooked raw whole ground the and with for tin can jar pack cup plain extra virgin red green white black brown yellow hot cold light dark low tsp tbsp teaspoon tablespoon slice piece pinch handful unsalted salted'.split(
    ' ',
  ),
);

function isNamed(
  ingredient: RecipeIngredient,
  foods: ReadonlySet<string>,
  words: ReadonlySet<string>,
  readings: RecipeReadings,
  english: boolean,
): boolean {
  if (ingredient.food !== null && foods.has(ingredient.food)) return true;
  const head = ingredient.text.split(/[,(;]/, 1)[0] ?? ingredient.text;
  const names = foldWords(`${readings.line(ingredient.text).name} ${head}`).words.map((word) => word.key);
  if (names.some((key) => key.length > 2 && !hasFigure(key) && !FILLERS.has(key) && words.has(key)))
    return true;
  if (!english && names.some((key) => endsIn(key, words))) return true;
  const food = ingredient.food === null ? undefined : findFood(ingredient.food);
  if (food === undefined) return false;
  const kinds: readonly string[] = [...food.roles, food.category, ...food.origins];
  return Object.entries(GROUP_WORDS).some(
    ([word, group]) => words.has(word) && group.some((kind) => kinds.includes(kind)),
  );
}

// German, Dutch and the Scandinavian languages write "Gemüsebrühe" and call it "Brühe" in the method.
function endsIn(key: string, words: ReadonlySet<string>): boolean {
  if (key.endsWith('ol') && words.has('ol')) return true;
  for (let from = 3; from <= key.length - 4; from += 1) if (words.has(key.slice(from))) return true;
  return false;
}

/** What a method makes of things that it does not name again: "mix the rub". */
const PARTS = ['rub', 'sauce', 'dip', 'dressing', 'marinade', 'together', 'all'] as const;

/** "Mix and knead", "stir the sauce together", "everything": what is listed goes in without its names. */
function mixesUnnamed(one: Sentence, listed: ReadonlySet<string | null>): boolean {
  if (one.names('everything')) return true;
  const mixed = one.hits.filter(({ sense }) => sense === 'mix');
  const named = one.firmFoods.filter(({ food }) => listed.has(food.id)).map(({ at }) => one.clauseAt(at));
  const bare = mixed.filter(({ clause }) => !named.includes(clause));
  return (
    bare.length > 0 && ((mixed.length > 1 && named.length === 0) || PARTS.some((part) => one.says(part)))
  );
}

/** A warning for each listed food that no step names, by its own name or its kind. Water is never missed. */
export function checkUnusedIngredient({ recipe, readings, steps }: Method): readonly Finding[] {
  const listed = new Set<string | null>(recipe.ingredients.map(({ food }) => food));
  if (steps.length === 0 || steps.some((one) => mixesUnnamed(one, listed))) return [];
  const mentions = steps.flatMap((one) => one.foods);
  const foods = new Set<string>(mentions.map(({ food }) => food.id));
  // The olive oil of the list uses no olives, and its soy sauce is not the sauce that somebody looks for.
  const others = mentions.filter(({ food, text }) => text.includes(' ') && listed.has(food.id));
  const words = new Set(
    recipe.steps.flatMap((step) => [
      ...readings.keys(others.reduce((rest, { text }) => rest.replaceAll(text, ' '), step.toLowerCase())),
    ]),
  );
  const english = steps.some((one) => one.says('the') || one.says('with'));
  return recipe.ingredients
    .filter((ingredient) => {
      const line = readings.lineSentence(ingredient.text);
      // What is no known food may be a remark, and nobody misses the salt or the oil.
      const food = ingredient.food === null ? undefined : findFood(ingredient.food);
      if (food === undefined || food.staple === 2 || line.names('saidUse')) return false;
      return !isNamed(ingredient, foods, words, readings, english);
    })
    .map((ingredient) => ({
      rule: 'unused-ingredient' as const,
      severity: 'warning' as const,
      message: `Listed and not used in any step: ${readings.line(ingredient.text).name}.`,
      ingredient: ingredient.text,
    }));
}
