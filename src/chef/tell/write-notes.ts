// The notes under a recipe: what it contains, the fixed sentences of its hazards, and how it keeps.

import type { Allergen } from '../../food/allergens.ts';
import { ALLERGENS } from '../../food/allergens.ts';
import type { Diet } from '../../food/diets.ts';
import { readAllergens } from '../../food/fits-diet.ts';
import type { HazardId } from '../../food/food.ts';
import type { Food, FoodId } from '../../food/foods.ts';
import { HAZARDS } from '../../food/hazards.ts';
import { writeFoodName } from '../../food/plural-name.ts';
import type { Draft, Part } from '../draft.ts';
import { takesMore } from '../measure/count-pieces.ts';
import { isFrozenRaw } from '../measure/thawing.ts';
import type { Item, Wishes } from '../read/kitchen.ts';
import { capitalise, listWords } from './list-words.ts';
import { writeBefore, writeCold } from './write-before.ts';

/** What the cook must not eat. */
type Ruled = Pick<Wishes, 'diets' | 'avoid'> & { readonly isPregnant?: boolean };

export function writeNotes(draft: Draft, ruled: Ruled = { diets: [], avoid: [] }): readonly string[] {
  return [
    writeContains(draft, ruled),
    writeCounts(draft),
    ...draft.notes,
    ...writeHazards(draft),
    ...writeCold(draft, ruled.isPregnant === true),
    draft.keeps,
  ].filter((note) => note !== '');
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
  'sausage',
  'cured-sausage',
];

/** What a baker may put into a loaf, and rye bread that stands for another says nothing of. */
const IN_LOAVES: readonly Allergen[] = ['milk', 'egg', 'soy', 'sesame'];

/** Diets that shut out the rennet of a calf. */
const RENNET_FREE: readonly Diet[] = ['vegetarian', 'pescatarian'];
/** Set with acid, or with nothing but a ferment. */
const SET_WITHOUT: readonly FoodId[] = [
  'khoya',
  'quark',
  'cream-cheese',
  'mascarpone',
  'ricotta',
  'cottage-cheese',
  'paneer',
  'vegetarian-hard-cheese',
  'processed-cheese',
  'brown-cheese',
];
const CHEESES: readonly string[] = ['soft-cheese', 'hard-cheese', 'melting-cheese', 'frying-cheese'];

/** A cheese of which some makers set the curd with animal rennet and others do not. */
function isOfRennet({ id, category, origins }: Food): boolean {
  return CHEESES.includes(category) && origins.includes('milk') && !SET_WITHOUT.includes(id);
}

function listAvoided({ diets, avoid }: Ruled): readonly Allergen[] {
  return ALLERGENS.filter(
    (one) => avoid.includes(one) || (one === 'gluten' && diets.includes('gluten-free')),
  );
}

/** "check the label of the black bean sauce (peanut)", "use baking powder marked gluten-free". */
function writeRuled({ parts }: Draft, { diets, avoid }: Ruled): readonly string[] {
  const avoided = listAvoided({ diets, avoid });
  const isGlutenFree = avoided.includes('gluten');
  const made = parts.filter(
    ({ food }) =>
      (MADE_UP.includes(food.category) ||
        food.mayContain?.some((one) => avoided.includes(one)) === true ||
        (['bread', 'flatbread'].includes(food.category) && avoided.some((one) => IN_LOAVES.includes(one)))) &&
      food.staple === 0 &&
      !avoided.every((one) => readAllergens(food).contains.includes(one)),
  );
  const powder = parts.find(({ food }) => food.id === 'baking-powder');
  const cheeses = parts.filter(
    ({ food, item }) => isOfRennet(food) && !/\bvegg?i|vegetarian/i.test(item?.typed.join() ?? ''),
  );
  return [
    ...(avoided.length === 0 || made.length === 0
      ? []
      : [`check the label of the ${listWords(made.map((part) => part.noun))} (${listWords(avoided)})`]),
    ...(isGlutenFree && powder !== undefined ? ['use baking powder marked gluten-free'] : []),
    ...(diets.some((diet) => RENNET_FREE.includes(diet)) && cheeses.length > 0
      ? [`use ${listWords(cheeses.map(({ noun }) => noun))} marked vegetarian (without animal rennet)`]
      : []),
  ];
}

/** Where one thing was named and the dish takes several, it says so. */
function writeCounts({ parts, servings }: Draft): string {
  const more = parts.filter(takesMore);
  if (more.length === 0) return '';
  if (servings > 1 && more.every(({ food, quantity }) => food.id === 'egg' && quantity === servings))
    return `It takes an egg each: ${servings} in all.`;
  const amounts = more.map(({ food, quantity }) => `${quantity} ${writeFoodName(food, { count: quantity })}`);
  return `It takes ${listWords(amounts)}, more than the one you named.`;
}

/** More of them than this are no help. */
const MOST_TOLD = 4;

/** "mustard (sulphites)": a label is read for what is not told yet. */
function nameLabel({ food, noun }: Part, found: ReadonlySet<Allergen>): readonly Label[] {
  const open = readAllergens(food).mayContain.filter((allergen) => !found.has(allergen));
  if (open.length === 0) return food.roles.includes('ready-made') ? [[noun, '']] : [];
  // In the order of the law, which is that of no maker, gluten comes near the front.
  const told = ALLERGENS.filter((allergen) => open.includes(allergen)).slice(0, MOST_TOLD);
  return [[noun, ` (${listWords(told)})`]];
}

type Label = readonly [noun: string, told: string];

/** Labels that are read for the same stand together. */
function listLabels(labels: readonly Label[]): string {
  const byTold = new Map<string, Set<string>>();
  for (const [noun, told] of labels) byTold.set(told, (byTold.get(told) ?? new Set()).add(noun));
  return listWords([...byTold].map(([told, nouns]) => `${listWords([...nouns])}${told}`));
}

/** "**Contains:** egg, milk; check the label of the soy sauce." Every word from the foods' own entries. */
function writeContains(draft: Draft, ruled: Ruled): string {
  const found = new Set(draft.parts.flatMap(({ food }) => readAllergens(food).contains));
  const words = ALLERGENS.filter((allergen) => found.has(allergen));
  const ownRules = writeRuled(draft, ruled);
  // Who avoids one thing may eat with somebody who avoids another.
  const isAsked = ownRules.some((rule) => rule.startsWith('check'));
  const told = isAsked ? new Set([...found, ...listAvoided(ruled)]) : found;
  const labels = draft.parts
    .flatMap((part) => nameLabel(part, told))
    .filter(([, what]) => !isAsked || what !== '');
  const plain =
    labels.length === 0
      ? []
      : [`${isAsked ? 'for others, ' : ''}check the label of the ${listLabels(labels.slice(0, MOST_TOLD))}`];
  const check = [...ownRules, ...plain].join('; ');
  // No line says that there is none: a packet may hold one.
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
  notes.push(...writeBefore(draft));
  const frozen = draft.parts.filter(
    ({ food, item, text }) => isFrozenRaw(food, item) && !text.includes('cold water'),
  );
  if (frozen.length > 0) {
    notes.push(
      `Thaw the ${listWords(frozen.map((part) => part.noun))} ${frozen.some(({ text }) => text.includes('for a day')) ? 'for a day' : 'overnight'} in the fridge, in a covered dish; the minutes above begin after that.`,
    );
  }
  return [...notes, ...writeKeepApart(draft)];
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
