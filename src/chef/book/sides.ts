// What is cooked beside a dish that has no place for it: the starch under it, a vegetable, gravy, an egg on top. The
// slot of each is `side`; add-sides.ts picks one of each kind, and a vessel that the dish leaves free.

import type { Role } from '../../food/food.ts';
import type { Equipment } from '../../recipe/recipe-request.ts';
import type { Act, Take, Want } from '../language/row.ts';
import { COOK_RICE, RICE, SOAK_COUSCOUS } from './shared.ts';

export interface SideDish {
  readonly is: 'starch' | 'vegetable' | 'cheese' | 'gravy' | 'egg';
  readonly side: Want;
  /** Told as `{sidefat}`, where the dish leaves one. */
  readonly fat?: Take;
  /** `{side}` is told as the slot that it gets. The first act goes on beside the dish. */
  readonly acts: readonly Act[];
  /** How the last sentence calls it, where it is not by its name. */
  readonly spoken?: string;
  /** How long the dish should look after itself meanwhile. */
  readonly minutes: number;
  /** It takes up a sauce: roots in a stew are no reason to do without it. */
  readonly soaks?: true;
  readonly needs?: Equipment;
  /** It goes beside nothing but a plate with a food of such a role. */
  readonly beside?: Role;
}

const FRIED_PLANTAIN = {
  minutes: 8, fat: { of: ['vegetable-oil', 'groundnut-oil', 'palm-oil', 'olive-oil'], amount: 1, unit: 'tbsp' },
  acts: [
    {
      do: 'fry', in: 'frying-pan', heat: 'medium', minutes: { slot: 'side', by: 'fry' },
      words: 'Fry {side} in {sidefat} in {in} {heat}, turning once, {until}.',
    },
  ],
} as const satisfies Partial<SideDish>;
const FAT: Take = { of: ['butter', 'olive-oil', 'vegetable-oil'], amount: 0.5, unit: 'tbsp' };
const BOILED: Act = {
  do: 'boil', in: 'pot', heat: 'boiling', water: 'salted', minutes: { slot: 'side', by: 'boil' },
  words: 'Bring {in} of water {heat} with {water} and cook {side} {until}. Drain[ and toss with {sidefat}].',
};
const rename = (act: Act, slot: string): Act => ({ ...act, words: act.words.replaceAll(`{${slot}}`, '{side}') });

export const SIDES: readonly SideDish[] = [
  {
    is: 'starch', minutes: 5, soaks: true,
    side: { of: ['couscous'], each: 60 },
    acts: [rename(SOAK_COUSCOUS, 'couscous')],
  },
  {
    is: 'starch', minutes: 14, soaks: true,
    side: { ...RICE, may: undefined },
    acts: [{ ...rename(COOK_RICE, 'rice'), minutes: { slot: 'side', by: 'simmer' } }],
  },
  {
    is: 'starch', minutes: 5,
    side: { of: ['mashed-potato', 'cooked-rice', 'egg-fried-rice', 'cooked-grains'], each: 180 },
    acts: [
      {
        do: 'simmer', in: 'saucepan', heat: 'medium', minutes: [4, 6], cue: 'steaming hot all through', core: ['side'],
        words: 'Warm {side} in {in} with a splash of water, covered, {heat}, stirring, {until}[ ({core})].',
      },
    ],
  },
  {
    is: 'starch', minutes: 15,
    side: { of: ['potato', 'new-potato'], each: 200, cut: 'chunks-3cm' },
    fat: FAT,
    acts: [BOILED],
  },
  {
    is: 'starch', minutes: 15,
    side: { of: ['polenta'], each: 60 },
    fat: FAT,
    acts: [
      {
        do: 'simmer', in: 'saucepan', heat: 'low', minutes: { slot: 'side', by: 'simmer' }, water: 260,
        words: 'Bring {water} to the boil in {in} with {salt}, rain in {side} while you whisk, and cook {heat}, stirring often, {until}[. Beat in {sidefat}].',
      },
    ],
  },
  {
    is: 'starch', minutes: 12, beside: 'protein',
    side: { of: ['@pasta', 'orzo', 'giant-couscous', 'egg-noodles', 'rice-noodles'], each: 85 },
    fat: FAT,
    acts: [BOILED],
  },
  { is: 'starch', minutes: 5, beside: 'protein', side: { of: ['gnocchi'], each: 180 }, fat: FAT, acts: [BOILED] },
  {
    is: 'starch', minutes: 20,
    side: { of: ['@pot-grain'], each: 65, ready: 'rinsed' },
    fat: FAT,
    acts: [{ ...BOILED, minutes: { slot: 'side', by: 'simmer' } }],
  },
  {
    is: 'starch', minutes: 15, soaks: true,
    side: { of: ['masa-harina', 'wholemeal-flour', 'teff-flour'], each: 70, ready: '' },
    spoken: 'the warm rounds',
    acts: [
      {
        do: 'mix', in: 'bowl', water: 45,
        words: 'Mix {side} with {salt} and {water}, warm, in {in}, a little more or less, to a soft dough. Knead for a minute, cover and leave for ten.',
      },
      {
        do: 'fry', in: 'frying-pan', heat: 'high', minutes: [2, 3], cue: 'there are brown spots on both sides',
        words: 'Roll walnuts of the dough into thin rounds and cook each in {in}, dry, {heat}, turning once, {until}. Keep them in a cloth.',
      },
    ],
  },
  {
    is: 'starch', minutes: 10, soaks: true,
    side: { of: ['fufu', 'gari'], each: 75, ready: '' },
    acts: [
      {
        do: 'simmer', in: 'saucepan', heat: 'low', minutes: [5, 8], cue: 'smooth, stiff and no longer grainy', water: 200,
        words: 'Bring {water} to the boil in {in}, rain in {side} while you beat, and turn it over {heat}, adding a splash of water where it is too stiff, {until}. Shape with wet hands into a ball for each.',
      },
    ],
  },
  {
    is: 'starch', minutes: 20, needs: 'oven',
    side: { of: ['oven-chips', 'tater-tots', 'potato-waffle'], each: 150 },
    acts: [
      { do: 'heat-oven', in: 'tray', ovenC: 220, words: 'Heat the oven to {oven}.' },
      {
        do: 'bake', in: 'tray', minutes: { slot: 'side', by: 'bake' }, core: ['side'],
        words: 'Spread {side} out on {in} and bake, turning once, {until}[ ({core})].',
      },
    ],
  },
  { is: 'starch', minutes: 5, soaks: true, side: { of: ['instant-mash'], each: 45, ready: '' }, acts: [{ do: 'simmer', in: 'saucepan', heat: 'low', minutes: [2, 3], cue: 'soft and creamy', water: 200, words: 'Bring {water} to the boil in {in}, rain in {side} and beat {heat} {until}.' }] },
  { is: 'starch', side: { of: ['ripe-plantain', 'plantain'], each: 150, cut: 'slices-1cm' }, ...FRIED_PLANTAIN },
  { is: 'vegetable', side: { of: ['ripe-plantain'], each: 90, cut: 'slices-1cm' }, ...FRIED_PLANTAIN },
  {
    is: 'vegetable', minutes: 6,
    side: { of: ['sauerkraut', 'roast-vegetables'], each: 100, ready: '' },
    fat: FAT,
    acts: [
      {
        do: 'simmer', in: 'saucepan', heat: 'medium', minutes: [5, 6], cue: 'steaming hot and no longer wet', core: ['side'],
        words: 'Warm {side} in {in}[ with {sidefat}] {heat}, stirring, {until}[ ({core})].',
      },
    ],
  },
  {
    is: 'vegetable', minutes: 8,
    side: { of: ['@side-veg', 'corn-on-the-cob', 'romanesco'], each: 110, most: 2, cut: 'for-boil' },
    fat: FAT,
    acts: [
      {
        do: 'boil', in: 'pot', heat: 'boiling', minutes: { slot: 'side', by: 'boil' },
        words: 'Bring {in} of water {heat} and cook {side} {until}. Drain well and toss with [{sidefat} and ]{salt}.',
      },
    ],
  },
  {
    is: 'vegetable', minutes: 8,
    side: { of: ['@greens', 'cabbage', 'red-cabbage', 'mushroom', 'courgette', 'pepper', 'chicory'], each: 80, most: 2, cut: 'for-fry' },
    fat: FAT,
    acts: [
      {
        do: 'fry', in: 'frying-pan', heat: 'medium-high', minutes: { slot: 'side', by: 'soften' },
        words: 'Cook {side} in {in} with [{sidefat} and ]{salt} {heat}, turning, {until}.',
      },
    ],
  },
  {
    is: 'cheese', minutes: 5,
    side: { of: ['halloumi'], each: 80, ready: 'in slices, patted dry' },
    acts: [
      {
        do: 'fry', in: 'frying-pan', heat: 'medium-high', minutes: [4, 6], cue: 'brown on both sides',
        words: 'Fry {side} in {in}, dry, {heat}, turning once, {until}.',
      },
    ],
  },
  {
    is: 'gravy', minutes: 4,
    side: { of: ['gravy'], each: 80 },
    acts: [
      {
        do: 'simmer', in: 'saucepan', heat: 'medium', minutes: [3, 4], cue: 'it has boiled for a minute',
        words: 'Warm {side} in {in} {heat}, stirring, {until}.',
      },
    ],
  },
  {
    is: 'gravy', minutes: 4,
    side: { of: ['gravy-granules'], each: 8 }, spoken: 'the gravy',
    acts: [
      {
        do: 'simmer', in: 'saucepan', heat: 'medium', minutes: [1, 2], cue: 'it is thick enough to coat a spoon', water: 90,
        words: 'Bring {water} to the boil in {in}, whisk in {side} and simmer {heat} {until}.',
      },
    ],
  },
  {
    is: 'egg', minutes: 5,
    side: { of: ['egg'], each: 60 },
    fat: FAT,
    acts: [
      {
        do: 'fry', in: 'frying-pan', heat: 'medium', minutes: [4, 6], cue: 'the whites and the yolks are set', core: ['side'],
        words: 'Fry {side} in {in}[ in {sidefat}], covered, {heat} {until} ({core}).',
      },
    ],
  },
];
