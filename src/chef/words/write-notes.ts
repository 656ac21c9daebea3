// The notes under a recipe: what it contains, the fixed sentences of its hazards, and how it keeps.

import type { Allergen } from '../../food/allergens.ts';
import { ALLERGENS } from '../../food/allergens.ts';
import { readAllergens } from '../../food/fits-diet.ts';
import type { HazardId } from '../../food/food.ts';
import type { FoodId } from '../../food/foods.ts';
import { HAZARDS } from '../../food/hazards.ts';
import { writeFoodName } from '../../food/plural-name.ts';
import type { DishFamily } from '../dish.ts';
import type { Draft } from '../draft.ts';
import { isFrozenRaw } from '../finish-steps.ts';
import type { Wishes } from '../kitchen.ts';
import { namesOne } from '../measure-part.ts';
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
    writeKeeping(draft),
  ].filter((note) => note !== '');
  return [...notes, ...writeAdvice(draft, family, notes, ruled)];
}

/** Rice decides how long a dish keeps (UK Food Standards Agency: chilled within an hour, eaten within a day). */
function writeKeeping({ parts, keeps }: Draft): string {
  if (parts.some(({ food }) => food.id === 'cooked-rice'))
    return 'Eat it all today; cooked rice should not be warmed up a second time.';
  const cooked = parts.find(({ food }) => food.form === 'cooked' && food.category === 'cooked-meat');
  if (cooked !== undefined && /\breheat/.test(keeps))
    return `Eat it all today: the ${cooked.noun} ${cooked.plural ? 'have' : 'has'} been heated twice by then.`;
  const hasRice = parts.some(({ food }) => food.category === 'rice');
  return hasRice && /\bdays\b|\bweek|\bthe second\b|\bnext day\b/.test(keeps)
    ? 'Cool what is left within an hour, keep it a day in the fridge and reheat once, until steaming.'
    : keeps;
}

/** Words that every recipe has beside its own: headings and the line of figures. */
const FRAME_WORDS = 27;
/** A page of fewer words leaves room for a word of advice. */
const SHORT_PAGE = 152;

function countWords(texts: readonly string[]): number {
  return texts
    .join(' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** What holds of every dish of its family, for any diet: said where the recipe itself is short. */
const COLD_DRINK =
  'Cold dulls what is sweet and sharp alike: taste it once it is chilled, and mend it then, half a teaspoon at a time. For a jugful keep the proportions and add any ice at the last moment, so that it does not water the rest.';
const HOT_DRINK =
  'Warm the cups with hot water before you pour; a cold cup takes the heat out of a drink before the first sip. Anything sweet is best stirred in while it steams, a little at a time, because it cannot be taken out again.';
const ADVICE: Readonly<Partial<Record<DishFamily, readonly string[]>>> = {
  bread: [
    'Bread a day or two old toasts crisper than fresh, because it has less water to lose; what would go stale can be sliced, frozen and toasted from frozen.',
    'Black pepper, a few drops of vinegar or some chopped herbs lift it where it tastes plain.',
  ],
  pudding: [
    'A pinch of salt or a few drops of lemon juice brings out fruit and sweetness better than more sugar does; taste, and stop early.',
    'It can wait in its dish while the main course is eaten, and it is easily doubled.',
  ],
  breakfast: [
    'A pinch of salt makes grain and fruit taste of more; stir it in before anything sweet, and taste before you sweeten further.',
    'Most of it can be measured out the evening before, which is half the work on a weekday.',
  ],
  pasta: [
    'Starchy and salty, the cooking water rescues a sauce that has gone stiff on the way to the table: keep a cup of it until everyone has eaten.',
    'Chopped herbs, black pepper or a little lemon juice at the end make it brighter.',
  ],
  rice: [
    'Grains take in salt while they swell and hardly any afterwards, so season the water rather than the plate.',
    'Chopped herbs, black pepper or a squeeze of lemon forked through at the end turn it from a side into a supper.',
  ],
  salad: [
    'Dress it only when everyone sits down: salt draws water out of whatever is cut, and leaves go limp within a quarter of an hour.',
    'Taste a leaf or a piece before serving; it usually wants one pinch of salt more, or a few drops of something sharp.',
  ],
  soup: [
    'Soup thickens as it stands and tastes of less salt when it is very hot: thin it with water, and taste again at the temperature you eat it.',
    'Chopped herbs or a few drops of vinegar wake it up at the table.',
  ],
  eggs: [
    'Warm the plates: what comes from the pan cools in a minute on a cold one. Salad leaves turned in oil and vinegar beside it make it a supper.',
    'Chopped herbs or black pepper over the top are all the garnish it needs.',
  ],
};
const ANY_PLATE: readonly string[] = [
  'A squeeze of lemon or a few drops of vinegar at the end lifts a plain plate; so do chopped herbs, or black pepper ground over while it is hot.',
];

/** What holds of whatever is cooked, for pages that are short still. */
const ANY_DISH: readonly string[] = [
  'So short a list hides nothing: set everything out before you begin, taste as you go, and stop when it is as you like it.',
  'It is as easily made for one as for four: double or halve every line of the list, keep to the signs more than to the minutes, and use a wider dish rather than a fuller one.',
];
const ANY_DRINK: readonly string[] = [
  'For more people multiply every line, make it in one jug or pan, and pour it out only when everyone is there; what stands about goes flat, warm or cold.',
];

const SAVOURY: readonly string[] = [
  'bread',
  'protein',
  'egg',
  'vegetable',
  'legume',
  'starch',
  'leaf',
  'aromatic',
];

/** Lemon, herbs, pepper and salt are offered only where they would be welcome and are not in the dish already. */
function isTrueOf(advice: string, { parts }: Draft): boolean {
  const has = (test: (part: Draft['parts'][number]) => boolean): boolean => parts.some(test);
  const seasons =
    /\b(?:lemon|vinegar|herbs|pepper|pinch of salt more)\b/.test(advice) && !/fruit|sweeten/.test(advice);
  if (!seasons) return true;
  if (
    !has(({ food }) => SAVOURY.includes(food.roles[0])) ||
    !has(({ food }) => food.id === 'salt' || food.category === 'soy-sauce')
  )
    return false;
  if (/pepper/.test(advice) && has(({ food }) => food.id === 'black-pepper')) return false;
  if (/lemon|vinegar/.test(advice) && has(({ food }) => ['citrus', 'vinegar'].includes(food.category)))
    return false;
  return !/herbs/.test(advice) || !has(({ food }) => ['fresh-herb', 'hardy-herb'].includes(food.category));
}

const OFFERS = /\b(?:lemon|vinegar|herbs|pepper|oil|salad)\b/i;

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
  const isHot = draft.steps.some((step) => step.facts.some((fact) => fact.kind !== 'wait'));
  const known =
    family === 'drink'
      ? [isHot ? HOT_DRINK : COLD_DRINK, ...ANY_DRINK]
      : [...(ADVICE[family] ?? ANY_PLATE), ...ANY_DISH];
  return known.filter((advice) => {
    // Nothing is offered by name to who keeps something out: wine vinegar holds sulphites.
    if (missing <= 0 || !isTrueOf(advice, draft) || (avoid.length > 0 && OFFERS.test(advice))) return false;
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

/** "check the label of the black bean sauce (peanut)", "use baking powder marked gluten-free". */
function writeRuled({ parts }: Draft, { diets, avoid }: Ruled): readonly string[] {
  const avoided = ALLERGENS.filter((allergen) => avoid.includes(allergen));
  const made = parts.filter(
    ({ food }) =>
      MADE_UP.includes(food.category) &&
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
  return TOLD_IN_NOTES.includes(id);
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
  if (hazards.has('cooked-rice')) {
    notes.push(
      'Use cooked rice only if it was chilled within an hour of cooking and is at most a day old; reheat it once, until steaming.',
    );
  }
  const frozen = draft.parts.filter(({ food, item }) => isFrozenRaw(food, item));
  if (frozen.length > 0) {
    notes.push(
      `Thaw the ${listWords(frozen.map((part) => part.noun))} overnight in the fridge, on a plate that catches the drips, before you begin.`,
    );
  }
  return [...notes, ...writeKeepApart(draft)];
}

/** Raw poultry on a board where fruit or salad is cut too. */
function writeKeepApart(draft: Draft): readonly string[] {
  const bird = draft.parts.find(({ food }) => food.hazards?.includes('raw-poultry') === true);
  const raw = draft.parts.filter(
    ({ food }) => ['fruit', 'berry', 'salad-leaf'].includes(food.category) || food.roles[0] === 'fruit',
  );
  if (bird === undefined || raw.length === 0) return [];
  return [
    `Cut the ${listWords(raw.map((part) => part.noun))} before the raw ${bird.noun}, then wash board, knife and hands.`,
  ];
}
