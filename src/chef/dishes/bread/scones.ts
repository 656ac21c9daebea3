// Scones, called biscuits in the US: cold butter rubbed into flour, something sour or milky, and a short hot bake.

import type { FoodId } from '../../../food/foods.ts';
import { fitTitle } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Part } from '../../draft.ts';
import type { Item, Kitchen } from '../../kitchen.ts';
import { roundAmount } from '../../measure-part.ts';
import { needIf, real, takeIf } from '../../pan-vegetables.ts';
import { first, isCream, isDriedFruit, isGratingCheese, isMilk, isNamed, isYoghurt } from '../../slots.ts';
import { type Board, startDraft } from '../../start-draft.ts';
import { nameOne } from '../../words/name-food.ts';
import { oven, portion, say, sayIf, together, until, wait } from '../../words/say.ts';
import { isShort } from '../parts/bake-parts.ts';
import { takeSpice } from '../parts/fruit-cut.ts';

const BAKED = { needs: ['oven'], prior: 0.66 } as const;

export const savouryScones: Dish = {
  id: 'savoury-scones',
  family: 'bread',
  side: 'savoury',
  ...BAKED,
  cook: (kitchen) => write(kitchen, 'savoury'),
};
export const sweetScones: Dish = {
  id: 'sweet-scones',
  family: 'pudding',
  side: 'sweet',
  ...BAKED,
  cook: (kitchen) => write(kitchen, 'sweet'),
};

const SCONE_FLOURS: readonly FoodId[] = [
  'self-raising-flour',
  'plain-flour',
  'wholemeal-flour',
  'gluten-free-flour',
  'bread-flour',
];
const SOURED: readonly FoodId[] = ['buttermilk', 'kefir'];
const HERBS: readonly FoodId[] = [
  'chives',
  'thyme',
  'rosemary',
  'parsley',
  'dill',
  'sage',
  'spring-onion',
  'wild-garlic',
];
const SHARP: readonly FoodId[] = ['mustard', 'cayenne', 'paprika', 'smoked-paprika'];
const JAMS: readonly FoodId[] = ['jam', 'marmalade', 'lemon-curd', 'honey', 'golden-syrup'];

type Kind = 'savoury' | 'sweet';

interface Plan {
  readonly flour: Item;
  readonly wet: Item | undefined;
  readonly cheese: Item | undefined;
  readonly fruit: Item | undefined;
  readonly jam: Item | undefined;
}

function plan(kitchen: Kitchen, kind: Kind): Plan | null {
  const flour = kitchen.find(...SCONE_FLOURS);
  const savoury = kind === 'savoury';
  if (flour === undefined || (savoury && kitchen.find('sugar', 'jam', 'raisins') !== undefined)) return null;
  const wet =
    kitchen.find(...SOURED) ??
    first(kitchen, isMilk, isYoghurt, (food) => isCream(food) && !isNamed(food, 'soured-cream'));
  const cheese = savoury
    ? (first(kitchen, isGratingCheese) ?? kitchen.find('feta', 'blue-cheese', 'goats-cheese'))
    : undefined;
  const fruit = savoury
    ? undefined
    : (first(kitchen, isDriedFruit) ?? kitchen.find('blueberries', 'apple', 'cherries'));
  const jam = savoury ? undefined : kitchen.find(...JAMS);
  const butter = kitchen.find('butter', 'margarine', 'shortening');
  const enough = real([wet, cheese, butter]).length >= (real([fruit, jam]).length === 0 ? 2 : 1);
  const sweet = real([fruit, jam, kitchen.find('sugar')]).length > 0;
  return enough && (savoury || sweet) ? { flour, wet, cheese, fruit, jam } : null;
}

/** Grams of flour that the other amounts are written for: eight scones. */
const BATCH = 225;

function write(kitchen: Kitchen, kind: Kind) {
  const { us, servings } = kitchen;
  const found = plan(kitchen, kind);
  if (found === null) return null;
  const { wet, cheese, fruit } = found;
  const board = startDraft(kitchen);
  const flour = board.take(found.flour, { total: Math.min(500, Math.max(170, servings * 56)) });
  const scale = flour.grams / BATCH;
  const powder = found.flour.food.id === 'self-raising-flour' ? 1 : 3.5;
  const raising = board.need(['baking-powder'], Math.max(0.5, Math.round(scale * powder * 2) / 2), 'tsp');
  const salt = board.need(['salt'], kind === 'savoury' && cheese === undefined ? 0.5 : 0.25, 'tsp');
  const butter = board.need(
    ['butter', 'margarine', 'shortening', 'coconut-oil'],
    roundAmount(75 * scale),
    'g',
    {
      prepare: 'cold, cut into cubes',
    },
  );
  const flavour =
    kind === 'sweet'
      ? [
          board.need(['sugar', 'brown-sugar', 'honey'], Math.round(4 * scale) / 2, 'tbsp'),
          takeSpice(board, kitchen, 0.5),
        ]
      : [needIf(board, kitchen.find(...SHARP), 0.5, 'tsp')];
  board.step(
    () =>
      say`Heat the oven to ${oven(220, us)} and line a baking tray with paper. Stir ${[flour, raising, salt, ...real(flavour)]} together, then rub in ${portion(butter, 0.8, `most of the ${butter.noun}`)} with your fingertips, or cut it in with two knives, until the largest bits are the size of peas.`,
  );
  const guests = takeGuests(board, found, kind, scale);
  const liquid = takeLiquid(board, wet, scale);
  if (
    isShort(board.parts, [
      [butter, 45 * scale],
      [liquid[0] as Part, 70 * scale],
    ])
  )
    return null;
  const cheesePart = guests.find((part) => part.food === cheese?.food);
  const stirred = guests.map((part) =>
    part === cheesePart
      ? portion(part, 0.75, `most of the ${part.noun}`)
      : portion(part, 1, `the ${part.noun}`),
  );
  board.step(
    () =>
      say`${sayIf(stirred.length > 0, () => say`Stir in ${stirred}. `)}Make a well, pour in ${liquid} and bring together with a round-bladed knife in a few strokes, with a spoonful more liquid if dry flour is left. Stop while it is still ragged: every stroke more makes it tougher.`,
  );
  const count = Math.max(4, 2 * Math.round(flour.grams / 56));
  board.step(() =>
    together(
      say`Tip onto a floured board, pat ${us ? '1 inch' : '2.5 cm'} thick, fold in half for layers and pat out again. Cut into ${count} squares and set them on the tray, almost touching, so that they rise upwards.${sayIf(cheesePart, (part) => say` Scatter with ${portion(part, 0.25, `the rest of the ${part.noun}`)}.`)}`,
      say`Bake ${until('risen and golden, and hollow-sounding when tapped underneath', 13, 16)}.`,
    ),
  );
  const spread = real([
    takeIf(board, found.jam, { each: 20 }),
    kind === 'sweet'
      ? takeIf(board, kitchen.find('clotted-cream', 'double-cream', 'creme-fraiche', 'mascarpone'), {
          each: 30,
        })
      : null,
  ]);
  board.step(
    () =>
      say`Leave on a rack for ${wait(5, '5 minutes')}, pull apart by hand and eat warm, with ${[portion(butter, 0.2, `the rest of the ${butter.noun}`), ...spread]}.`,
  );
  return board.finish(() => ({
    dish: `${kind}-scones`,
    title: nameScones(kitchen, kind, guests, spread, wet ?? found.flour),
    introduction:
      'Cold butter and quick hands: what is left in lumps turns to steam in the oven, and that is what lifts them.',
    keeps: `Makes ${count}. Best on the day; they freeze well, and warm through in a hot oven in 5 minutes.`,
    plate: [90, 420],
    fit:
      0.78 +
      (cheese === undefined && fruit === undefined ? 0 : 0.1) -
      (wet === undefined ? 0.1 : 0) -
      (kitchen.find('egg') === undefined ? 0 : 0.25),
  }));
}

/** What is stirred through the crumbs: cheese and herbs, or fruit. */
function takeGuests(board: Board, { cheese, fruit }: Plan, kind: Kind, scale: number): Part[] {
  const { kitchen } = board;
  if (kind === 'sweet') {
    const prepare = fruit?.food.id === 'apple' ? 'cored and coarsely grated' : '';
    return real([takeIf(board, fruit, { total: 75 * scale, prepare })]);
  }
  return real([
    takeIf(board, cheese, {
      total: 120 * scale,
      prepare: cheese?.food.category === 'soft-cheese' ? 'crumbled' : 'coarsely grated',
    }),
    takeIf(board, kitchen.find(...HERBS), { total: 12 * scale, cut: 'chopped' }),
    takeIf(board, kitchen.find('ham', 'olives', 'sun-dried-tomatoes', 'sweetcorn'), {
      total: 60 * scale,
      prepare: 'chopped small',
    }),
  ]);
}

/** The milk, buttermilk or yoghurt, less where an egg goes in with it. */
function takeLiquid(board: Board, wet: Item | undefined, scale: number): Part[] {
  const egg = takeIf(board, board.kitchen.find('egg'), { total: 55, prepare: 'beaten' });
  const thick = wet !== undefined && isYoghurt(wet.food);
  const amount = roundAmount((thick ? 170 : 155) * scale - (egg === null ? 0 : 40));
  const ids: readonly FoodId[] = wet === undefined ? ['milk', 'oat-milk', 'soya-milk'] : [wet.food.id];
  return real([board.need(ids, amount, thick ? 'g' : 'ml'), egg]);
}

function nameScones(
  { us }: Kitchen,
  kind: Kind,
  guests: readonly Part[],
  spread: readonly Part[],
  plain: Item,
): string {
  const word = us && kind === 'savoury' ? 'biscuits' : 'scones';
  const names = guests.slice(0, 2).map((part) => nameOne(part.food, us).replace(/^chives$/, 'chive'));
  const soured = SOURED.includes(plain.food.id) || isYoghurt(plain.food);
  const bare = `${soured ? nameOne(plain.food, us) : 'plain'} ${word}`;
  if (names.length > 0) return fitTitle(`${names.join(' and ')} ${word}`, bare);
  return `${bare} with ${spread[0] === undefined ? 'butter' : nameOne(spread[0].food, us)}`;
}
