// What the pots of West, East and southern Africa share: the red base, what it is eaten with, and roots that must boil.

import type { Act, Take, Want } from '../language/row.ts';
import { COOK_RICE, CUBE, GARLIC, GREENS, RICE } from './shared.ts';

export const AFRICA_TABLE = ['scatter', 'bread', 'salad', 'condiment', 'wedge'] as const;
export const ANY_OIL: Take = { of: ['palm-oil', 'groundnut-oil', 'vegetable-oil', 'coconut-oil', 'olive-oil'], amount: 1.5, unit: 'tbsp' };
export const CHOPPED_ONION: Want = { of: ['@onion'], each: 90, buy: ['onion'], cut: 'finely-chopped' };
export const RED_TOMATO: Want = { of: ['@any-tomato'], each: 140, may: true, ready: 'chopped' };
export const RED_PEPPER: Want = { of: ['pepper', 'roasted-peppers'], each: 60, may: true, ready: 'finely chopped' };
export const SCOTCH: Want = { of: ['scotch-bonnet', '@mild-chilli'], each: 6, may: true, ready: 'pricked and left whole' };
export const DARK_GREENS: Want = {
  ...GREENS, not: ['samphire', 'cassava-leaves', 'nettle', 'water-spinach', 'collard-greens'], each: 90, most: 2,
};
/** Yam, taro and cassava are poisonous or harsh raw: they boil until a knife slips through. */
export const ROOT: Want = {
  of: ['yam', 'cassava', 'taro', 'plantain', 'sweet-potato', '@potato', 'malanga', 'breadfruit'], each: 170, may: true, cut: 'chunks-3cm',
};
export const BOIL_ROOT: Act = {
  do: 'boil', in: 'pot', heat: 'boiling', minutes: { slot: 'root', by: 'boil' }, cue: 'a knife slips through to the middle', beside: true,
  words: 'Cover {root} with water in {in}, bring {heat} with {salt} and cook {until}. Drain[?root=cassava/yam/taro/malanga:  and throw the water away: raw, this root is poisonous].',
};
export const BESIDE = { rice: { ...RICE, of: ['@plain-rice', 'couscous'], not: ['couscous'] }, root: ROOT } as const satisfies Record<string, Want>;
export const SIDES: readonly Act[] = [{ ...COOK_RICE }, BOIL_ROOT];
export const GINGER: Take = { of: ['ginger'], amount: 2, unit: 'tsp', may: true, ready: 'finely grated' };
export const RED_TAKES = {
  oil: ANY_OIL, garlic: { ...GARLIC, amount: 1.5 }, ginger: GINGER,
  puree: { of: ['tomato-puree'], amount: 1, unit: 'tbsp' }, thyme: { of: ['dried-thyme', 'thyme', 'bay-leaf'], amount: 0.25, unit: 'tsp' },
  curry: { of: ['curry-powder', 'paprika', 'smoked-paprika'], amount: 0.75, unit: 'tsp' },
  hot: { of: ['chilli-flakes', 'cayenne', 'chilli-powder'], amount: 0.25, unit: 'tsp', whole: true, unless: 'scotch' },
  cube: { ...CUBE, of: ['seasoning-cube', 'stock-cube', 'chicken-stock-cube'] },
} as const satisfies Record<string, Take>;
export const SOFTEN_ONION: Act = {
  do: 'soften', in: 'pan', heat: 'medium', minutes: [8, 10], cue: 'soft and golden',
  words: 'Heat {oil} in {in} {heat} and cook {onion red} with {salt}, stirring now and then, {until}.',
};
/** The sourness of tomato has to fry away before any water goes in. */
export const FRY_RED: Act = {
  do: 'fry', in: 'pan', heat: 'medium', minutes: [8, 10], cue: 'dark red, with the oil standing clear of it', when: 'tomato',
  words: 'Stir in {garlic ginger thyme curry hot puree tomato} and fry {heat}, scraping the pan, {until}.',
};
export const FRY_PUREE: Act = { ...FRY_RED, minutes: [2, 3], cue: 'brick red', when: '!tomato' };
