// What the curries share: the spices of the cupboard, whole spices and onions, and the first turns of the pan.

import type { Act, Take, Want } from '../language/row.ts';
import { GARLIC, RICE, SQUEEZED } from './shared.ts';

/** What is eaten beside a curry: raita or yoghurt, naan, a raw salad, pickle. */
export const CURRY_TABLE = ['scatter', 'bread', 'spoon', 'salad', 'condiment', 'wedge'] as const;

export const WHOLE_SPICE: Want = {
  of: ['curry-leaves', 'cardamom', 'cinnamon-stick', 'bay-leaf', 'star-anise', 'dried-chilli'], each: 1, most: 3, may: true, ready: '',
};
export const CURRY_WANTS = {
  onion: { of: ['@onion'], each: 90, buy: ['onion'], cut: 'thin-slices' }, whole: WHOLE_SPICE,
  herb: { of: ['coriander', 'mint'], each: 6, may: true, cut: 'chopped' }, lemon: SQUEEZED, rice: { ...RICE, not: ['bulgur', 'quinoa'] },
  bread: { of: ['naan', 'flatbread', 'pitta', 'poppadom'], each: 80, may: true, ready: 'warmed' },
} as const satisfies Record<string, Want>;

export const CURRY_SPICES = {
  oil: { of: ['ghee', 'vegetable-oil', 'mustard-oil', 'coconut-oil', 'groundnut-oil', 'olive-oil'], amount: 1, unit: 'tbsp' },
  seed: { of: ['cumin-seeds', 'mustard-seeds', 'panch-phoron'], amount: 0.5, unit: 'tsp' }, garlic: { ...GARLIC, amount: 1.5 },
  ginger: { of: ['ginger'], amount: 2, unit: 'tsp', may: true, ready: 'finely grated' },
  pulp: { of: ['ginger-garlic-paste'], amount: 2, unit: 'tsp', may: true },
  hot: { of: ['chilli', 'birds-eye-chilli', 'jalapeno', 'scotch-bonnet'], amount: 0.5, unit: null, may: true, cut: 'finely-chopped' },
  cumin: { of: ['cumin'], amount: 0.5, unit: 'tsp', may: true },
  warm: { of: ['paprika', 'smoked-paprika'], amount: 0.5, unit: 'tsp', may: true },
  paste: { of: ['indian-curry-paste', 'curry-paste'], amount: 1, unit: 'tbsp', may: true },
  heat: { of: ['chilli-powder', 'cayenne', 'chilli-flakes'], amount: 0.25, unit: 'tsp', unless: 'hot' },
  turmeric: { of: ['turmeric'], amount: 0.25, unit: 'tsp', unless: 'paste' },
  earth: { of: ['biryani-masala', 'coriander-ground', 'curry-powder'], amount: 1, unit: 'tsp', unless: 'paste' },
  masala: { of: ['garam-masala', 'coriander-ground'], amount: 0.5, unit: 'tsp' },
} as const satisfies Record<string, Take>;
/** For the curry whose last sharpness is a lemon where there is one. */
export const SHARP: Take = { of: ['cider-vinegar', 'vinegar', 'red-wine-vinegar'], amount: 0.5, unit: 'tsp', unless: 'lemon' };

/** Eggs for a sauce, boiled beside it; the slot is `egg`. */
export const BOIL_EGG: Act = {
  do: 'boil', in: 'pot', heat: 'boiling', minutes: [9, 10], cue: 'hard', core: ['egg'], beside: true, when: 'egg=egg',
  words: 'Bring {in} of water {heat} and boil {egg} {until} ({core}). Cool under the tap and peel.',
};
export const FRY_ONION: Act = {
  do: 'soften', in: 'pan', heat: 'medium', minutes: [12, 14], cue: 'deep gold',
  words: 'Heat {oil} in {in} {heat} and fry {onion} with {salt}, stirring often, {until}; pale onions make a flat curry. Push aside and let {seed whole} crackle for 30 seconds.',
};
export const BLOOM: Act = {
  do: 'fry', in: 'pan', minutes: [1, 2], cue: 'it smells toasted, not raw',
  words: 'Stir in {garlic ginger pulp hot cumin warm paste heat turmeric earth} and fry, stirring all the time, {until}.',
};

/** The plainer dishes of these makings that give way to a curry. */
export const GIVE_WAY: readonly string[] = [
  'bean-stew', 'mince-pan', 'braise', 'tray-roast', 'chicken-pan', 'tray-fish', 'fish-pan', 'hearty-soup', 'blended-soup',
  'tray-vegetables', 'chicken-tomato-pot',
];
