// What was cooked, opened, cured or shot before the dish begins: how old it may be, and who had better not eat it.

import type { CategoryId } from '../../food/categories.ts';
import type { FoodId } from '../../food/foods.ts';
import type { Draft, Part } from '../draft.ts';
import { capitalise, listWords } from './list-words.ts';

/** Birds and hares that are shot; what is bred on a farm is not. */
const WILD = /\b(?:partridge|grouse|woodcock|snipe|pheasant|pigeon|rabbit|hare|mallard|teal)s?\b/i;
/** So it was cooked in this kitchen or another, and not bought in a sealed pack. */
const COOKED_BEFORE = /left-? ?over|last night|yester|\b(?:from|cold|cooked|roast(?:ed)?)\b/i;
/** Says that a tin, a jar or a tub was opened before. */
export const OPENED =
  /\bopen(?:ed)?\b|\bhalf[- ](?:used|full|eaten)\b|\b(?:half|end|rest) (?:of )?(?:an? |the )?(?:tub|jar|tin|can|carton|pot|pouch)\b|(?:tin|can|tub|jar) half\b/i;
/** So old, which the list's own reading takes care of. */
const AGED = /\b(?:days?|weeks?|months?|ago|since|yesterday)\b/i;
/** Once open, these spoil within days, whatever the date on the lid says. */
const SOON_OFF: readonly CategoryId[] = [
  ...(['cream', 'yoghurt', 'soft-cheese', 'milk', 'plant-milk'] as const),
  ...(['coconut-cream', 'jar-sauce', 'stock', 'dip'] as const),
];

/** A pulse by the cup or by weight may be dried; what says how it is packed or cooked is not. */
const BY_MEASURE = /\d ?(?:g|kg|oz|lbs?|cups?)\b|\bcups?\b/i;
const PACKED =
  /\b(?:tins?|tinned|cans?|canned|jars?|jarred|cartons?|pouch|cooked|boiled|drained|soaked|frozen)\b/i;

const nameAll = (parts: readonly Part[]): string => `the ${listWords(parts.map(({ noun }) => noun))}`;

function isHeated(one: Part, steps: Draft['steps']): boolean {
  const from = steps.findIndex(({ portions }) => portions.some(({ part }) => part === one));
  return from < 0 || steps.slice(from).some(({ facts }) => facts.some(({ kind }) => kind !== 'wait'));
}

/** A joint of ham is cooked at home or bought in slices: only what is spoken of as left over is of the first kind. */
const LEFT_OVER = /left-? ?over|last night|yester|\bfrom\b/i;

/** Whether it was cooked in this kitchen before today; rice has its own hour. */
export function isOfBefore({ food, item }: Part): boolean {
  const typed = item?.typed.join() ?? '';
  if (item === null || food.hazards?.includes('cooked-rice') || food.category === 'crustacean') return false;
  // Leftover wine was poured, not cooked.
  if (food.roles[0] === 'alcohol') return false;
  if (/\b(?:tin|can|jar|pack|pouch|microwave|vac)/i.test(typed)) return false;
  if (food.category === 'bacon-ham') return food.id === 'ham' && LEFT_OVER.test(typed);
  return (food.form === 'cooked' || /cooked|leftover/.test(item.state)) && COOKED_BEFORE.test(typed);
}

/** Whether a dish warms up what was cooked before. */
export function isWarmedAgain(part: Part, steps: Draft['steps']): boolean {
  return isOfBefore(part) && isHeated(part, steps);
}

/** What stood on the table with a leftover is one too, unless it comes out of a packet. */
const WITH_IT = /^(?:mash|gravy|stuffing|cooked-(?!meat))/;
const DRY = /\b(?:granules?|mix|powder|packet|cubes?|dry|dried|instant|frozen|tin|can|jar)\b/i;

/** What was cooked or opened before today, and the age to which it is safe. Source: USDA FSIS, leftovers; NHS. */
export function writeBefore({ parts, steps }: Draft): readonly string[] {
  const own = parts.flatMap((part) => (part.item === null ? [] : [{ part, typed: part.item.typed.join() }]));
  const before = own.filter(({ part }) => isWarmedAgain(part, steps));
  const cooked =
    before.length === 0
      ? []
      : own.filter(
          (one) =>
            before.includes(one) ||
            ((WITH_IT.test(one.part.food.category) || WITH_IT.test(one.part.food.id)) &&
              !DRY.test(one.typed) &&
              one.part.food.hazards?.includes('cooked-rice') !== true &&
              isHeated(one.part, steps)),
        );
  const opened = own.filter(
    ({ part, typed }) =>
      OPENED.test(typed) &&
      !AGED.test(typed) &&
      (part.food.form === 'tinned' || part.food.id === 'pesto' || SOON_OFF.includes(part.food.category)),
  );
  const shot = parts.find(
    ({ food, text, noun }) =>
      food.core !== undefined && WILD.test(`${text} ${noun}`) && !text.includes('shot'),
  );
  const measured = own.filter(
    ({ part, typed }) =>
      part.food.category === 'tinned-legume' &&
      (part.food.id === 'kidney-beans' || BY_MEASURE.test(typed)) &&
      !PACKED.test(typed),
  );
  const name = (some: typeof own): string => nameAll(some.map(({ part }) => part));
  return [
    ...(cooked.length === 0
      ? []
      : [`Use ${name(cooked)} only if chilled within 2 hours of cooking and at most 2 days old.`]),
    ...(opened.length === 0
      ? []
      : [
          `Use ${name(opened)}, opened before today, only if kept cold and covered, and within the days that the label gives once opened (3 for most).`,
        ]),
    ...(measured.length === 0
      ? []
      : [
          `${capitalise(name(measured))} are taken to be cooked, as from a tin. If yours are dried, take half the weight, soak it overnight, boil it hard for 10 minutes in fresh water and simmer until soft first.`,
        ]),
    ...(shot === undefined
      ? []
      : [
          `Feel the ${shot.noun} for shot before you cook ${shot.plural ? 'them' : 'it'}, and eat with care: some may be left.`,
        ]),
  ];
}

/** Cured or ripened: listeria lives on in the cold. Source: NHS, foods to avoid in pregnancy. */
const COLD_CURED: readonly FoodId[] = ['smoked-salmon', 'brie', 'camembert', 'blue-cheese'];

/** Eaten as it comes out of the fridge: what was opened or cooked before, and what is only cured. */
const COLD: readonly (readonly [(part: Part, servings: number) => boolean, string])[] = [
  [
    ({ food, item }) => food.category === 'dip' && !OPENED.test(item?.typed.join() ?? ''),
    'Eat $ within 2 days of opening.',
  ],
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

/** Their mould lets listeria live: melted is not yet hot. Source: NHS, foods to avoid in pregnancy. */
const MOULD_RIPENED: readonly FoodId[] = ['brie', 'camembert', 'blue-cheese', 'goats-cheese'];

export function writeCold({ parts, steps, servings }: Draft, isPregnant: boolean): readonly string[] {
  const cold = parts.filter((part) => !isHeated(part, steps));
  const melted = isPregnant
    ? parts.filter((part) => MOULD_RIPENED.includes(part.food.id) && !cold.includes(part))
    : [];
  return [
    ...COLD.flatMap(([isSo, words]) => {
      const some = cold.filter((part) => isSo(part, servings));
      return some.length === 0 ? [] : [words.replace('$', nameAll(some))];
    }),
    ...(melted.length === 0
      ? []
      : [`In pregnancy ${nameAll(melted)} must be steaming hot right through, not only melted.`]),
  ];
}
