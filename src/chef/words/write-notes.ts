// The notes under a recipe: what it contains, the fixed sentences of its hazards, and how it keeps.

import type { Allergen } from '../../food/allergens.ts';
import { ALLERGENS } from '../../food/allergens.ts';
import { readAllergens } from '../../food/fits-diet.ts';
import type { HazardId } from '../../food/food.ts';
import type { Food, FoodId } from '../../food/foods.ts';
import { HAZARDS } from '../../food/hazards.ts';
import { writeFoodName } from '../../food/plural-name.ts';
import { findFoods } from '../../recipe/food-mentions.ts';
import type { DishFamily } from '../dish.ts';
import { writeCares } from '../dishes/parts/care-notes.ts';
import type { Draft, Part } from '../draft.ts';
import { isFrozenRaw } from '../finish-steps.ts';
import { type Item, type Wishes, whyNotAllowed } from '../kitchen.ts';
import { namesOne } from '../measure-part.ts';
import { listAdvice } from './advice.ts';
import { capitalise, listWords } from './list-words.ts';

/** What the cook must not eat. */
type Ruled = Pick<Wishes, 'diets' | 'avoid'>;

export function writeNotes(
  draft: Draft,
  family: DishFamily,
  ruled: Ruled = { diets: [], avoid: [] },
): readonly string[] {
  const notes = [
    writeContains(draft, ruled),
    writeCounts(draft),
    ...draft.notes,
    ...writeHazards(draft),
    ...writeCold(draft),
    ...writeCares(draft, family),
    leaveUnsaid(writeKeeping(draft, family), draft, ruled),
  ].filter((note) => note !== '');
  return [...notes, ...writeAdvice(draft, family, notes, ruled)];
}

/** "Good cold in a flatbread" is nothing to say to who eats no gluten. */
function leaveUnsaid(keeping: string, { parts }: Draft, ruled: Ruled): string {
  if (ruled.diets.length + ruled.avoid.length === 0) return keeping;
  const [first = '', ...more] = keeping.split(/(?=; )|(?<=\.)(?= )/);
  const kept = more.filter((clause) =>
    findFoods(clause).every(
      ({ food }) => parts.some((part) => part.food.id === food.id) || whyNotAllowed(food, ruled) === null,
    ),
  );
  return [first, ...kept].join('').replace(/(?<=\w)$/, '.');
}

/** Eaten raw, and spoilt by the pan. */
const NEVER_WARMED: readonly string[] = ['avocado', 'cucumber', 'radish'];

/** Rice decides how long a dish keeps (UK Food Standards Agency: chilled within an hour, eaten within a day). */
function writeKeeping({ parts, keeps, steps }: Draft, family: DishFamily): string {
  // That it may be warmed up only once stands among the hazards.
  if (parts.some(({ food }) => food.hazards?.includes('cooked-rice'))) return 'Eat it all today.';
  const cooked = parts.find(
    ({ food }) =>
      food.form === 'cooked' && (food.category === 'cooked-meat' || food.hazards?.includes('leftover')),
  );
  if (cooked !== undefined && /\breheat/.test(keeps))
    return `Eat it all today: the ${cooked.noun} ${cooked.plural ? 'have' : 'has'} been heated twice by then.`;
  const raw = parts.filter(({ food }) => food.category === 'salad-leaf' || NEVER_WARMED.includes(food.id));
  const isCold = family === 'salad';
  if (isCold && raw.some(({ food }) => food.id === 'avocado') && /\bdays?\b/.test(keeps))
    return 'Eat it today: the avocado darkens, and what is dressed loses its bite.';
  const hasRice = parts.some(({ food }) => food.category === 'rice');
  const told =
    hasRice && /\bdays\b|\bweek|\bthe second\b|\bnext day\b/.test(keeps)
      ? `Cool what is left within an hour, keep it a day in the fridge and ${isCold ? 'eat it cold' : 'reheat once, until steaming'}.`
      : parts.some(({ food }) => food.roles[0] === 'leaf')
        ? keeps
        : keeps.replace(' without the leaves', '');
  const isWarm = steps.some(({ facts }) => facts.length > 0);
  return raw.length > 0 && isWarm
    ? told.replace(/(?<!not )\breheat\b/, `reheat all but the ${listWords(raw.map(({ noun }) => noun))}`)
    : told;
}

/** Words that every recipe has beside its own: headings and the line of figures. */
const FRAME_WORDS = 27;
/** A page of fewer words leaves room for a word of advice. */
const SHORT_PAGE = 157;

function countWords(texts: readonly string[]): number {
  return texts
    .join(' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** One word of advice or two, as the length allows; none under a recipe that fills its page. */
function writeAdvice(
  draft: Draft,
  family: DishFamily,
  notes: readonly string[],
  { avoid }: Ruled,
): readonly string[] {
  const own = countWords([
    draft.title,
    draft.introduction,
    ...draft.parts.map((part) => part.text),
    ...draft.steps.map((step) => step.text),
    ...notes,
  ]);
  let missing = SHORT_PAGE - FRAME_WORDS - own;
  return listAdvice(draft, family, avoid.length === 0).filter((advice) => {
    if (missing <= 0) return false;
    missing -= countWords([advice]);
    return true;
  });
}

/** Made by somebody else from many things: what is in it only its label tells. */
const MADE_UP: readonly string[] = [
  'soy-sauce',
  'paste',
  'jar-sauce',
  'stock',
  'chocolate',
  'spice-blend',
  'condiment',
  'breaded',
  'pastry',
  'soft-cheese',
];

/** What a baker may put into a loaf, and rye bread that stands for another says nothing of. */
const IN_LOAVES: readonly Allergen[] = ['milk', 'egg', 'soy', 'sesame'];

/** "check the label of the black bean sauce (peanut)", "use baking powder marked gluten-free". */
function writeRuled({ parts }: Draft, { diets, avoid }: Ruled): readonly string[] {
  const avoided = ALLERGENS.filter((allergen) => avoid.includes(allergen));
  const made = parts.filter(
    ({ food }) =>
      (MADE_UP.includes(food.category) ||
        (['bread', 'flatbread'].includes(food.category) && avoided.some((one) => IN_LOAVES.includes(one)))) &&
      food.staple === 0 &&
      !avoided.every((one) => readAllergens(food).contains.includes(one)),
  );
  const powder = parts.find(({ food }) => food.id === 'baking-powder');
  const isGlutenFree = diets.includes('gluten-free') || avoid.includes('gluten');
  return [
    ...(avoided.length === 0 || made.length === 0
      ? []
      : [`check the label of the ${listWords(made.map((part) => part.noun))} (${listWords(avoided)})`]),
    ...(isGlutenFree && powder !== undefined ? ['use baking powder marked gluten-free'] : []),
  ];
}

/** Where one thing was named and the dish takes several, it says so. */
function writeCounts({ parts, servings }: Draft): string {
  const more = parts.filter(
    ({ food, item, unit, quantity }) =>
      food.id === 'egg' && unit === null && quantity !== null && quantity > 1 && namesOne(item),
  );
  if (more.length === 0) return '';
  if (servings > 1 && more.every(({ quantity }) => quantity === servings))
    return `It takes an egg each: ${servings} in all.`;
  const amounts = more.map(({ food, quantity }) => `${quantity} ${writeFoodName(food, { count: quantity })}`);
  return `It takes ${listWords(amounts)}, more than the one you named.`;
}

/** "**Contains:** egg, milk; check the label of the soy sauce." Every word from the foods' own entries. */
function writeContains(draft: Draft, ruled: Ruled): string {
  const found = new Set<Allergen>();
  const labels: string[] = [];
  for (const part of draft.parts) {
    const { contains, mayContain } = readAllergens(part.food);
    for (const allergen of contains) found.add(allergen);
    if (
      mayContain.some((allergen) => !contains.includes(allergen)) ||
      part.food.roles.includes('ready-made')
    ) {
      labels.push(part.noun);
    }
  }
  const words = ALLERGENS.filter((allergen) => found.has(allergen));
  const ownRules = writeRuled(draft, ruled);
  const plain =
    labels.length === 0 || ownRules.some((rule) => rule.startsWith('check'))
      ? []
      : [`check the label of the ${listWords([...new Set(labels)].slice(0, 4))}`];
  const check = [...ownRules, ...plain].join('; ');
  if (words.length === 0) return check === '' ? '' : `${capitalise(check)}.`;
  return `**Contains:** ${words.join(', ')}${check === '' ? '' : `; ${check}`}.`;
}

/** Hazards whose sentences no step of a dish says: where the food comes from, who had better not eat it. */
const TOLD_IN_NOTES: readonly HazardId[] = [
  'cassava',
  'taro',
  'elderberry',
  'bamboo-fresh',
  'fiddlehead',
  'wild-mushroom',
  'morel',
  'liver',
];

/** Whether the notes tell of this hazard themselves, so that a caution about it would say it twice. */
export function isToldInNotes(id: HazardId): boolean {
  return id === 'cooked-rice' || TOLD_IN_NOTES.includes(id);
}

/** Poisonous as they are, whatever dish they wait for. */
const POISONOUS: readonly HazardId[] = TOLD_IN_NOTES.filter((id) => id !== 'liver');

/** What the dish leaves out is cooked another day, and its poison is told of today. */
export function writeHazardsLeftOut({ parts }: Draft, items: readonly Item[]): readonly string[] {
  const hazardsOf = (foods: readonly Food[]): readonly HazardId[] =>
    foods.flatMap(({ hazards }) => hazards ?? []);
  const told = hazardsOf(parts.map(({ food }) => food));
  const left = hazardsOf(items.map(({ food }) => food)).filter((id) => !told.includes(id));
  return POISONOUS.filter((id) => left.includes(id)).map((id) => HAZARDS[id].sentences.join(' '));
}

/** Grown at home from kept or crossed seed they may be bitter. Source: BfR (Germany), cucurbitacins, 2024. */
const HOME_GROWN = /\b(?:home[- ]?grown|garden|allotment|self-sown|own|grew|grown)\b/i;

function writeBitter({ parts }: Draft): readonly string[] {
  const gourd = parts.find(
    ({ food, item }) =>
      food.id === 'bottle-gourd' ||
      ((food.category === 'squash' || food.id === 'courgette') &&
        item?.typed.some((text) => HOME_GROWN.test(text)) === true),
  );
  return gourd === undefined
    ? []
    : [
        `Taste a small piece of the raw ${gourd.noun} first; if it is bitter, spit it out and throw the ${gourd.noun} away: the bitterness is a poison that no cooking undoes.`,
      ];
}

/** What grows in a hedge and is picked by hand. Sources: NHS, nettle stings; BfR (Germany), wild garlic, 2022. */
const GATHERED: readonly (readonly [FoodId, string])[] = [
  ['nettle', 'Wear gloves to wash and cut the nettles; heat takes the sting out of them.'],
  [
    'wild-garlic',
    'If the wild garlic is picked and not bought, be sure of every leaf: poisonous leaves that look like it grow beside it, and your fingers carry the smell of garlic to them.',
  ],
];

function writeHazards(draft: Draft): readonly string[] {
  const hazards = new Set(draft.parts.flatMap((part) => part.food.hazards ?? []));
  const isMeasured = draft.steps.some(({ facts }) => facts.some(({ kind }) => kind === 'core'));
  const notes = TOLD_IN_NOTES.filter((id) => hazards.has(id)).map((id) => {
    const { sentences } = HAZARDS[id];
    // How hot liver must be stands in the step that fries it, and is more for that of a bird.
    return (id === 'liver' && isMeasured ? sentences.slice(1) : sentences).join(' ').replaceAll(' °', ' ');
  });
  notes.push(
    ...GATHERED.filter(([id]) => draft.parts.some(({ food }) => food.id === id)).map(([, told]) => told),
  );
  notes.push(...writeBitter(draft));
  if (hazards.has('cooked-rice')) {
    notes.push(
      'Use cooked rice only if it was chilled within an hour of cooking and is at most a day old; reheat it once, until steaming.',
    );
  }
  const frozen = draft.parts.filter(({ food, item }) => isFrozenRaw(food, item));
  if (frozen.length > 0) {
    notes.push(
      `Thaw the ${listWords(frozen.map((part) => part.noun))} overnight in the fridge, in a covered dish, before you begin.`,
    );
  }
  return [...notes, ...writeKeepApart(draft)];
}

/** Cured or ripened: listeria lives on in the cold. Source: NHS, foods to avoid in pregnancy. */
const COLD_CURED: readonly FoodId[] = ['smoked-salmon', 'brie', 'camembert', 'blue-cheese'];

/** Eaten as it comes out of the fridge: what was opened or cooked before, and what is only cured. */
const COLD: readonly (readonly [(part: Part, servings: number) => boolean, string])[] = [
  [({ food }) => food.category === 'dip', 'Eat $ within 2 days of opening.'],
  [
    ({ food: { category, roles }, item }) =>
      category === 'cooked-meat' ||
      (roles[0] === 'protein' && category !== 'crustacean' && /cooked|leftover/.test(item?.state ?? '')),
    'Eat $ cold only within 2 days of cooking, and straight from the fridge.',
  ],
  [
    ({ food, grams, noun }, servings) =>
      COLD_CURED.includes(food.id) && grams >= servings * 25 && noun !== 'stilton',
    'In pregnancy, and for anyone frail, heat $ until steaming first.',
  ],
];

function writeCold({ parts, steps, servings }: Draft): readonly string[] {
  const cold = parts.filter((part) => {
    const from = steps.findIndex(({ portions }) => portions.some((one) => one.part === part));
    return from >= 0 && !steps.slice(from).some(({ facts }) => facts.some(({ kind }) => kind !== 'wait'));
  });
  return COLD.flatMap(([isSo, words]) => {
    const some = cold.filter((part) => isSo(part, servings));
    return some.length === 0 ? [] : [words.replace('$', `the ${listWords(some.map(({ noun }) => noun))}`)];
  });
}

/** Raw poultry on a board where fruit or salad is cut too. */
function writeKeepApart(draft: Draft): readonly string[] {
  const bird = draft.parts.find(({ food }) => food.hazards?.includes('raw-poultry') === true);
  const raw = draft.parts.filter(
    ({ food, text }) =>
      ['fruit', 'berry', 'salad-leaf'].includes(food.category) ||
      (food.roles[0] === 'fruit' &&
        /\b(?:cut|sliced|chopped|halved|cored|stoned|peeled|quartered)\b/.test(text)),
  );
  if (bird === undefined || raw.length === 0) return [];
  return [
    `Cut the ${listWords(raw.map((part) => part.noun))} before the raw ${bird.noun}, then wash board, knife and hands.`,
  ];
}
