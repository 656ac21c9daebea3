// Too much of what is good in pinches: the amount in the list or a step against the servings, the meat or the water.

import { weighQuantity } from '../../food/line/amount/weigh-quantity.ts';
import type { Finding } from '../finding.ts';
import { type Dose, findDose, type Substance } from '../kitchen/doses.ts';
import { readGuests } from '../kitchen/guests.ts';
import { isPickled } from '../kitchen/preserves.ts';
import { readRawKind } from '../kitchen/raw-foods.ts';
import type { Sense } from '../lexicon/lexicon.ts';
import type { Method } from '../method/read-method.ts';
import { namePlace, quote, report } from './report.ts';

/** Servings where a recipe tells none. */
const USUAL_SERVINGS = 4;

interface Limit extends Substance {
  /** Grams above which it is a danger: of the dish, of a serving, of a kilo of meat and water. */
  readonly perDish?: number;
  readonly perServing?: number;
  readonly perKilo?: number;
  /** Named anywhere in the steps it takes the danger away, or is needed for it. */
  readonly unless?: Sense;
  /** No authority gives a figure for cooks: it is told in a warning. */
  readonly warns?: true;
  readonly words: string;
  readonly source: string;
}

const LIMITS: readonly Limit[] = [
  // Five grams at once make ill; more than a tablespoon in one dish is never meant.
  {
    sense: 'nutmegDose',
    density: 0.47,
    gramsEach: 5,
    perDish: 9.5,
    words: 'nutmeg',
    source: 'National Capital Poison Center: about 5 g at once make people ill',
  },
  // Six grams are a day of salt; two and a half days of it in one serving.
  {
    sense: 'saltDose',
    density: 1.2,
    perServing: 15,
    unless: 'notEaten',
    words: 'salt',
    source: 'NHS: 6 g a day',
  },
  // The usual dose is 2.5 g a kilo; we report from more than twice that.
  {
    sense: 'curingSalt',
    density: 1.1,
    perKilo: 7,
    words: 'curing salt',
    source: 'USDA FSIS: 2.5 g of curing salt a kilo of meat',
  },
  {
    sense: 'saltpetre',
    density: 1.1,
    perKilo: 3,
    warns: true,
    words: 'saltpetre',
    source: 'it is weighed out in grams a kilo, as the maker of the curing salt tells',
  },
  {
    sense: 'caffeineDose',
    density: 0.6,
    perDish: 1,
    words: 'pure caffeine',
    source: 'FDA: a teaspoon is a toxic dose',
  },
  {
    sense: 'liquoriceDose',
    density: 0.5,
    perServing: 20,
    warns: true,
    words: 'liquorice root',
    source: 'much of it raises the blood pressure',
  },
  {
    sense: 'vinegarEssence',
    density: 1.05,
    perDish: 40,
    warns: true,
    words: 'vinegar essence',
    source: 'undiluted it burns',
  },
  {
    sense: 'lyeDose',
    density: 2,
    perKilo: 60,
    words: 'lye',
    source: 'a dip has 3 to 4 %, and is baked or washed off',
  },
  {
    sense: 'essentialOil',
    density: 0.9,
    perDish: 1.5,
    words: 'essential oil',
    source: 'a few millilitres can poison a child',
  },
  {
    sense: 'liverOil',
    density: 0.92,
    perServing: 25,
    warns: true,
    words: 'fish liver oil',
    source: 'it holds much vitamin A',
  },
  {
    sense: 'bicarbonateDose',
    density: 0.9,
    perServing: 17,
    unless: 'notEaten',
    words: 'bicarbonate of soda',
    source: 'FDA, 21 CFR 331.11: at most about 17 g a day',
  },
  {
    sense: 'kernelDose',
    density: 0.6,
    gramsEach: 0.4,
    perDish: 4,
    words: 'apricot kernels',
    source: 'EFSA Journal 2016;14(4):4424: three small kernels',
  },
];

/** Kilograms of meat and water on the list; null where no meat or water is weighed. */
function weighBulk({ listed }: Method): number | null {
  const grams = listed.reduce((sum, { food, line }) => {
    const counts = readRawKind(food) !== null || food.category === 'cooked-meat' || food.id === 'water';
    if (!counts || line.quantity === null) return sum;
    return sum + (weighQuantity(line.quantity, line.unit, undefined, food) ?? 0);
  }, 0);
  return grams === 0 ? null : grams / 1000;
}

function exceeds(method: Method, limit: Limit, { grams }: Dose): boolean {
  const { perDish, perServing, perKilo } = limit;
  if (perDish !== undefined && grams > perDish) return true;
  if (perServing !== undefined && grams / (method.recipe.servings ?? USUAL_SERVINGS) > perServing)
    return true;
  return perKilo !== undefined && grams / (weighBulk(method) ?? 2) > perKilo;
}

function isExcused(method: Method, { unless, sense }: Limit, { sentence }: Dose): boolean {
  if (sense === 'vinegarEssence')
    return (
      method.listed.some(({ food }) => food.id === 'water') &&
      !method.steps.some((one) => one.names('undiluted'))
    );
  if (unless === undefined) return false;
  const said = [...method.opening, ...method.steps, ...method.notes, sentence];
  if (said.some((one) => one.asks(unless) !== undefined)) return true;
  return isPickled(method) && method.steps.some((one) => one.names('sealed'));
}

function checkAmounts(method: Method): readonly Finding[] {
  return LIMITS.flatMap((limit) => {
    const dose = findDose(method, limit);
    if (dose === null || !exceeds(method, limit, dose) || isExcused(method, limit, dose)) return [];
    return [
      report(
        'dose',
        limit.warns === true ? 'warning' : 'danger',
        `${namePlace(dose.sentence)} asks for about ${Math.round(dose.grams)} g of ${limit.words} (${limit.source}): ${quote(dose.sentence)}.`,
        dose.sentence,
      ),
    ];
  });
}

/** Spirits or wine in something cold that children are given. */
function checkAlcohol(method: Method): readonly Finding[] {
  if (!readGuests(method).has('child')) return [];
  // Heat before it is poured in drives nothing off.
  const poured = method.steps.findIndex((one) =>
    one.foods.some(({ food }) => food.roles.includes('alcohol')),
  );
  const behind = method.steps.slice(Math.max(0, poured));
  if (behind.some((one) => one.asks('simmer', 'boil', 'bake', 'cook') !== undefined)) return [];
  const listed = method.listed.find(
    ({ food, line }) =>
      food.roles.includes('alcohol') &&
      (line.unit === 'ml' || line.unit === 'l' || line.unit === 'cup') &&
      !method.readings.lineSentence(line.text).names('everybody'),
  );
  if (listed === undefined) return [];
  return [
    {
      rule: 'dose',
      severity: 'danger',
      message: `The list has ${listed.line.text}, and it is for children: the NHS gives children no alcohol.`,
    },
  ];
}

/** A danger where the amount is read, and is a multiple of what its authority allows. */
export function checkDose(method: Method): readonly Finding[] {
  return [...checkAmounts(method), ...checkAlcohol(method)];
}
