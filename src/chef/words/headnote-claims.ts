// What a sentence under the title claims of its recipe, and whether that is so: the minutes that the steps spend, the
// pans on the hob, the tools in use, the foods. Each is read from the sentence, so a new one is held to it like the old.

import type { CategoryId } from '../../food/categories.ts';
import type { Food } from '../../food/foods.ts';
import { prepare } from '../../food/prepare-pattern.ts';
import { findFoods } from '../../recipe/food-mentions.ts';
import type { Draft } from '../draft.ts';

/** What a headnote may ask of the recipe that it heads. */
export interface Page {
  readonly draft: Draft;
  readonly has: (test: (food: Food) => boolean) => boolean;
  readonly says: (pattern: RegExp) => boolean;
}

export function readPage(draft: Draft): Page {
  return {
    draft,
    has: (test) => draft.parts.some(({ food }) => test(food)),
    says: (pattern) => draft.steps.some(({ text }) => prepare(pattern).test(text)),
  };
}

export type Test = (page: Page) => boolean;

export const of =
  (...categories: readonly CategoryId[]) =>
  (food: Food): boolean =>
    categories.includes(food.category);
export const holds =
  (...categories: readonly CategoryId[]): Test =>
  ({ has }) =>
    has(of(...categories));
export const lacks =
  (...categories: readonly CategoryId[]): Test =>
  ({ has }) =>
    !has(of(...categories));

export const says =
  (pattern: RegExp): Test =>
  (page) =>
    page.says(pattern);
export const all =
  (...tests: readonly Test[]): Test =>
  (page) =>
    tests.every((test) => test(page));

const isSharp = (food: Food): boolean =>
  (food.taste?.sour ?? 0) >= 2 ||
  food.roles.includes('acid') ||
  of('citrus', 'vinegar', 'pickle', 'tinned-tomato', 'yoghurt')(food);

const isCool = (food: Food): boolean =>
  of(
    ...(['yoghurt', 'cream', 'soft-cheese', 'salad-leaf', 'dip'] as const),
    ...(['tinned-fish', 'cured-fish', 'cooked-meat'] as const),
  )(food) || ['cucumber', 'avocado', 'tomato', 'beetroot'].includes(food.id);

const isCrisp = ({ textures, raw, roles, category }: Food): boolean =>
  (textures.includes('crisp') && raw !== 'no' && raw !== 'never') ||
  roles[0] === 'nut' ||
  category === 'salad-leaf';

const isVegetable = ({ roles }: Food): boolean => roles[0] === 'vegetable' || roles[0] === 'leaf';

/** Whether the cook typed it as old. */
const isOld =
  (category: CategoryId): Test =>
  ({ draft }) =>
    draft.parts.some(
      ({ food, item }) =>
        food.category === category &&
        /stale|old|past|dry|hard|leftover|yesterday|last|going/.test(
          `${item?.state} ${item?.typed.join(' ')}`,
        ),
    );

const PAN =
  /\b(?:an?|another|your (?:wid|larg|heavi)est) (?:(?!(?:of|the|into|in|to|from|and|with|over|on|minute|lid)\b)[a-z0-9-]+,? ){0,5}(?:pan|wok|pot)\b/gi;

/** Pans that the steps bring out; "a wok or a wide frying pan" is one of them. */
export function countPans(steps: readonly string[]): number {
  const text = steps.join(' ').replace(/ or (?:an?|your) /g, ' or ');
  return (text.match(PAN) ?? []).length;
}

const NUMBERS: Readonly<Record<string, number>> = {
  ...{ a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, ten: 10, twenty: 20, forty: 40 },
  ...{ 'half an': 0.5, 'a quarter of an': 0.25, 'three quarters of an': 0.75, 'two and a half': 2.5 },
};
/** "Half an hour", "twenty minutes", "2 hours"; not "five minutes later", "within a minute". */
const DURATION = new RegExp(
  `(?<!within )\\b(${Object.keys(NUMBERS)
    .sort((a, b) => b.length - a.length)
    .join(
      '|',
    )}|\\d+)(?: (?:full|unhurried|cold|bare))? (minute|hour)s?( and (?:a half|three quarters))?\\b(?! (?:later|before|more|or)\\b)`,
  'gi',
);

interface Duration {
  readonly minutes: number;
  readonly at: number;
}

/** Every stretch of time that a text names, and where. */
function readDurations(text: string): readonly Duration[] {
  return [...text.matchAll(DURATION)].map(({ index, 1: count = '', 2: unit, 3: more = '' }) => {
    const number =
      (NUMBERS[count.toLowerCase()] ?? Number(count)) + (/half/.test(more) ? 0.5 : more === '' ? 0 : 0.75);
    return { minutes: unit?.toLowerCase() === 'hour' ? number * 60 : number, at: index };
  });
}

/** Whether something in the recipe takes about so long: a step, the two longest, all of it, or all but the longest. */
function takes({ draft: { steps, minutes } }: Page, claimed: number): boolean {
  const told: (readonly [number, number])[] = steps.flatMap(({ facts, text }) => [
    ...facts.flatMap((fact) =>
      fact.kind === 'until'
        ? [fact.minutes]
        : fact.kind === 'wait'
          ? [[fact.minutes, fact.minutes] as const]
          : [],
    ),
    ...readDurations(text).map((one) => [one.minutes, one.minutes] as const),
  ]);
  const [longest = 0, second = 0] = [...new Set(told.map(([, high]) => high))].sort((a, b) => b - a);
  const whole = [minutes.prep, minutes.cook, minutes.total, minutes.total - longest, longest + second];
  return [...told, ...whole.map((one) => [one, one] as const)].some(
    ([low, high]) => low * 0.8 <= claimed && claimed <= high * 1.25,
  );
}

/** Before what is not there, or only compared: "no oven", "what an hour would", "where oil would make it limp". */
const DENIED =
  /\b(?:no|not|never|nothing|nobody|neither|without|instead of|than|like|what|where|as \w+ as|nor|even|for the next)\b(?:(?!\bbut\b)[^,;:.])*$/i;

/** In every kitchen, or in another food: the starch of a potato. */
const ANYWHERE = /^(?:.*\bwater|salt|pepper|starch|stock|corn(?: cakes?)?)$/i;

/** Cheddar for parmesan, orzo for pasta: the same part in a dish, made of the same. */
function isOfItsKind({ category, roles, origins }: Food, other: Food): boolean {
  return (
    category === other.category ||
    (roles[0] === other.roles[0] &&
      (origins.length + other.origins.length === 0 ||
        origins.some((origin) => other.origins.includes(origin))))
  );
}

/** Whether every food that the sentence names is in the dish, by its own name or by another of its kind. */
function namesOnlyWhatIsThere(sentence: string, { draft: { parts, title } }: Page): boolean {
  return findFoods(sentence).every(({ food, negated, feigned, doubtful, text, at }) => {
    if (negated || feigned || doubtful || ANYWHERE.test(text) || DENIED.test(sentence.slice(0, at)))
      return true;
    const stem = text.replace(/e?s$/, '');
    return (
      parts.some(
        (part) =>
          isOfItsKind(part.food, food) ||
          part.text.toLowerCase().includes(stem) ||
          part.food.origins.some((origin) => origin === stem),
      ) || title.toLowerCase().includes(stem)
    );
  });
}

const BONED = /\bboneless\b|\bboned\b/i;
const CUT = /\b(?:chopped|sliced|cut|diced|shredded|grated|torn)\b/;

/** What a sentence claims, and the foods or steps without which the claim is idle. */
const CLAIMS: readonly (readonly [RegExp, (page: Page, named: string) => boolean])[] = [
  [/\bsharp|\bcut through\b|\bsour\b/i, ({ has }) => has(isSharp)],
  [
    /\bcool (?:topping|cream)\b|\bcool\b.*\bon top\b|^Hot and spiced in the middle|\bwhat is c(?:oo|o)l/i,
    ({ has }) => has(isCool),
  ],
  [/^There is no sauce here\b/, lacks('wine', 'cream', 'tinned-tomato', 'stock', 'paste')],
  [/^The dressing first\b/, lacks('pasta', 'potato', 'rice', 'grain', 'noodle')],
  [/\bstays? (?:bright|green)\b/, ({ has }) => !has((food) => food.id === 'beetroot')],
  [
    /^(.+) cooked down first\b/,
    ({ draft }, named) =>
      draft.parts.find(({ item }) => item !== null)?.noun.includes(named.toLowerCase()) === true,
  ],
  [/\bone pan\b/i, ({ draft }) => countPans(draft.steps.map(({ text }) => text)) <= 1],
  [/\btwo pans\b/i, ({ draft }) => countPans(draft.steps.map(({ text }) => text)) > 1],
  [/\bplace of both the vegetable\b/, ({ has }) => !has(isVegetable)],
  [
    /\bsalts? the sweetness\b|\bcheese is salty\b|\bsalt cheese\b/,
    ({ has }) => has(({ taste, roles }) => roles.includes('cheese') && (taste.salt ?? 0) > 1),
  ],
  [/\bsalty\b/, ({ has }) => has(({ id, taste }) => id === 'salt' || (taste.salt ?? 0) > 1)],
  [/\bwhat is crisp goes\b/, ({ has }) => has(isCrisp)],
  [/\bstale bread is\b|\bbread (?:that is )?past its best\b/i, isOld('bread')],
  [
    /\bone steak goes\b/,
    ({ draft }) =>
      draft.parts.some(
        ({ food, quantity }) => food.category === 'beef-cut' && (quantity ?? 1) < draft.servings,
      ),
  ],
  // What lies on top of it has no air round it.
  [/^Room round\b/, ({ says: told }) => !told(/\b(?:lay|pile|put)(?: them| it)? on top\b/)],
  [
    /\bcutting takes longer\b|\beverything cut\b/,
    ({ draft }) => draft.parts.filter(({ text }) => CUT.test(text)).length > 2,
  ],
  [/^Yesterday's potatoes\b/, ({ has }) => !has(({ id }) => id.includes('mash'))],
  [
    /\bon the bone\b/,
    ({ draft }) => !draft.parts.some(({ text, item }) => BONED.test(`${text} ${item?.typed.join()}`)),
  ],
  [/^Mince\b/, ({ draft }) => draft.parts.some(({ text }) => /\bmince\b/.test(text))],
  [
    /^So plain\b|^One thing on its own\b/,
    ({ draft }) => draft.parts.filter(({ food }) => food.staple < 2).length < 4,
  ],
];

/** Whether the recipe bears out all that the sentence says. */
export function isTrue(sentence: string, page: Page): boolean {
  return (
    CLAIMS.every(([claim, test]) => {
      const found = prepare(claim).exec(sentence);
      return found === null || test(page, found[1] ?? '');
    }) &&
    readDurations(sentence).every(
      ({ minutes, at }) => DENIED.test(sentence.slice(0, at)) || takes(page, minutes),
    ) &&
    namesOnlyWhatIsThere(sentence, page)
  );
}
