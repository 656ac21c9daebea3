// Rule diet: a food of the recipe breaks a diet that was asked for, by what it is and not by how it is spelled.

import type { Diet } from '../../../food/diets.ts';
import { breaksDiet, fitsDiet } from '../../../food/fits-diet.ts';
import type { Food } from '../../../food/foods.ts';
import type { Finding, Severity } from '../../finding.ts';
import type { RecipeRequest } from '../../recipe-request.ts';
import type { RecipeScan } from '../scan-recipe.ts';
import type { NamedFood } from './recipe-foods.ts';

type Verdict = 'breaks' | 'label-tells' | 'fits';

// "Egg-free pasta" has no egg, whatever pasta has.
function withoutClaimed({ food, claims }: NamedFood): Food {
  const { without } = claims;
  if (without.size === 0) return food;
  return {
    ...food,
    origins: food.origins.filter((origin) => !(without as ReadonlySet<string>).has(origin)),
    allergens: (food.allergens ?? []).filter((allergen) => !without.has(allergen)),
    mayContain: (food.mayContain ?? []).filter((allergen) => !without.has(allergen)),
  };
}

function judge(named: NamedFood, diet: Diet): Verdict {
  const { claims } = named;
  const food = withoutClaimed(named);
  if (claims.fits.has(diet) || fitsDiet(food, diet)) return 'fits';
  // How a wine was fined is no matter of a recipe.
  if (food.category === 'wine' && (diet === 'vegetarian' || diet === 'pescatarian')) return 'fits';
  // A few drops of extract in a cake: whether its alcohol counts, houses differ, and one without is sold.
  if (food.id === 'vanilla-extract' && diet === 'halal') return 'label-tells';
  return breaksDiet(food, diet) ? 'breaks' : 'label-tells';
}

function writeFinding(
  named: NamedFood,
  diet: Diet,
  verdict: 'breaks' | 'label-tells',
  severity: Severity = verdict === 'breaks' ? 'danger' : 'warning',
): Finding {
  const message =
    verdict === 'breaks'
      ? `Looked for what is not ${diet}; found: ${named.food.name}, ${named.where}.`
      : `Looked for what is not ${diet}; found: ${named.food.name}, ${named.where}, which is ${diet} only if its label says so.`;
  return {
    rule: 'diet',
    severity,
    message,
    ...(named.step === undefined ? { ingredient: named.text } : { step: named.step }),
  };
}

export const SAYS_VEGAN = /\bvegan\b(?!-style| option)/;
export const SAYS_GLUTEN_FREE = /\bgluten[- ]free\b/;
export const SAYS_DAIRY_FREE = /\bdairy[- ]free\b/;
export const SAYS_EGG_FREE = /\begg[- ]free\b|\beggless\b/;
export const SAYS_NUT_FREE = /\bnut[- ]free\b/;
const CLAIMED: readonly (readonly [RegExp, Diet])[] = [
  [SAYS_VEGAN, 'vegan'],
  [/\bvegetarian\b/, 'vegetarian'],
  [SAYS_GLUTEN_FREE, 'gluten-free'],
  [SAYS_DAIRY_FREE, 'dairy-free'],
  [SAYS_EGG_FREE, 'egg-free'],
  [SAYS_NUT_FREE, 'nut-free'],
];

// A title that promises what the list breaks. Nobody asked for the diet, so it is said softly.
function checkClaimed(
  foods: readonly NamedFood[],
  scan: RecipeScan,
  asked: readonly Diet[],
): readonly Finding[] {
  const title = (scan.recipe.title ?? '').toLowerCase();
  return CLAIMED.flatMap(([pattern, diet]): readonly Finding[] => {
    if (asked.includes(diet) || !pattern.test(title)) return [];
    const broken = foods.find((named) => named.food.category !== 'cereal' && judge(named, diet) === 'breaks');
    if (broken === undefined) return [];
    return [{ ...writeFinding(broken, diet, 'breaks'), severity: 'warning' }];
  });
}

const MEAT: ReadonlySet<string> = new Set(['meat', 'poultry', 'game']);

// Kosher also parts meat from milk, which no food breaks alone.
function checkMeatWithMilk(foods: readonly NamedFood[]): readonly Finding[] {
  const meat = foods.find(({ food }) => food.origins.some((origin) => MEAT.has(origin)));
  const milk = foods.find(({ food, claims }) => food.origins.includes('milk') && !claims.without.has('milk'));
  if (meat === undefined || milk === undefined) return [];
  return [
    {
      rule: 'diet',
      severity: 'danger',
      message: `Looked for what is not kosher; found: ${meat.food.name} with ${milk.food.name}, meat and milk in one dish.`,
    },
  ];
}

/** "Check that the burger buns are vegan: only the label tells." The recipe has said itself what the rule would. */
function sendsToLabel(scan: RecipeScan | undefined, diet: Diet): boolean {
  return scan?.recipe.notes.some((note) => /\blabel/i.test(note) && note.includes(diet)) ?? false;
}

/**
 * A danger for what breaks the diet by definition, a warning for what only the label can tell; a note where the
 * recipe sends the cook to the label itself.
 */
export function checkDiet(
  foods: readonly NamedFood[],
  request: RecipeRequest,
  scan?: RecipeScan,
): readonly Finding[] {
  const diets = request.diets ?? [];
  const claimed = scan === undefined ? [] : checkClaimed(foods, scan, diets);
  if (diets.length === 0) return claimed;
  const found = new Map<string, Finding>();
  for (const named of foods) {
    for (const diet of diets) {
      const verdict = judge(named, diet);
      const key = `${diet}/${named.food.id}`;
      if (verdict === 'fits' || found.has(key)) continue;
      const isSaid = verdict === 'label-tells' && sendsToLabel(scan, diet);
      found.set(key, writeFinding(named, diet, verdict, isSaid ? 'note' : undefined));
    }
  }
  const sure = new Set(
    [...found].filter(([, { severity }]) => severity === 'danger').map(([key]) => key.split('/')[0]),
  );
  const told = [...found]
    .filter(([key, { severity }]) => severity === 'danger' || !sure.has(key.split('/')[0]))
    .map(([, finding]) => finding);
  return [...told, ...(diets.includes('kosher') ? checkMeatWithMilk(foods) : []), ...claimed];
}
