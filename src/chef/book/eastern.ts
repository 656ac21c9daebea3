// What the kitchens of East and South-East Asia share: rice beside, meat for the wok, and what seasons.

import type { Act, Take, Want } from '../language/row.ts';
import { COOK_RICE } from './shared.ts';

/** In a title: the animal, not the cut. */
export const MEAT_NAME =
  '[?meat=steak: steak|[?meat=stewing-beef/beef-brisket: beef|[?meat=pork-chop/pork-fillet/pork-shoulder/pork-belly: pork|{name meat}]]]';

export const WOK_VEG: Want = {
  of: ['@wok-veg', 'courgette', 'leek', 'peas'],
  not: ['parsnip', 'turnip', 'celeriac', 'jerusalem-artichoke', 'salsify', 'kohlrabi', 'chayote', '@greens', 'edamame', 'brussels-sprout'],
  each: 160, most: 4, may: true, cut: 'for-stir-fry',
};
/** What the wok takes longer for. */
export const SLOW_VEG: Want = {
  of: ['aubergine', 'cauliflower', 'brussels-sprout', 'kohlrabi', 'turnip'], each: 100, may: true, ready: 'in bite-sized pieces',
};
export const WOK_GREENS: Want = {
  of: ['bok-choy', 'spinach', 'water-spinach', 'mustard-greens', 'kale', 'spring-greens', 'chard'], each: 90, may: true, cut: 'shreds',
};
export const SPROUTS: Want = { of: ['beansprouts', 'soybean-sprouts'], each: 50, may: true, ready: 'rinsed' };
export const WOK_MEAT: Want = {
  of: ['@quick-poultry', 'steak', 'pork-fillet', 'pork-chop', 'stewing-beef', 'pork-shoulder', 'pork-belly'], each: 120, may: true,
  cut: 'strips',
};
export const WOK_SEA: Want = { of: ['prawns', 'squid', 'scallops', 'mixed-seafood'], each: 110, may: true, ready: 'patted dry' };
export const WOK_TOFU: Want = { of: ['tofu', 'tempeh', 'seitan', 'quorn-pieces'], each: 120, may: true, cut: 'chunks-2cm' };
export const COOKED_MEAT: Want = {
  of: ['@cooked-poultry', '@cooked-meat', 'cooked-prawns', 'crab', 'crab-stick', 'spam'], not: ['corned-beef', 'pastrami'], each: 80, most: 2,
  may: true, ready: 'torn into bite-sized pieces',
};
export const RASHER: Want = {
  of: ['bacon', 'pancetta', 'chinese-sausage', 'chorizo', 'smoked-sausage'], each: 40, may: true, ready: 'cut small',
};
export const SCALLION: Want = { of: ['spring-onion', '@onion'], each: 40, may: true, cut: 'thin-slices' };
export const NUT: Want = {
  of: ['cashews', 'peanuts', 'sesame-seeds', 'almonds', 'crispy-onions'], each: 12, may: true, ready: 'roughly chopped',
};
export const EAST_HERB: Want = {
  of: ['coriander', 'basil', 'mint', 'chives', 'shiso', 'perilla', 'fresh-herbs'], each: 6, most: 2, may: true, ready: 'leaves picked',
};
export const LIME: Want = { of: ['lime', 'lemon'], each: 25, may: true, ready: 'to squeeze' };
export const EAST_EGG: Want = { of: ['egg'], each: 55, may: true, ready: '' };

export const EAST_OIL: Take = { of: ['vegetable-oil', 'groundnut-oil', 'olive-oil'], amount: 1, unit: 'tbsp' };
export const SOY: Take = { of: ['soy-sauce', 'tamari', 'coconut-aminos'], amount: 1, unit: 'tbsp' };
export const SWEET: Take = { of: ['brown-sugar', 'honey', 'sugar', 'maple-syrup'], amount: 1, unit: 'tsp' };
export const SHARP: Take = { of: ['rice-vinegar', 'vinegar', 'cider-vinegar', 'black-vinegar'], amount: 1, unit: 'tsp' };
export const GARLIC: Take = { of: ['garlic'], amount: 1, unit: 'clove', cut: 'finely-chopped' };
export const GINGER: Take = {
  of: ['ginger', 'ginger-garlic-paste', 'galangal'], amount: 1.5, unit: 'tsp', may: true, ready: 'finely grated',
};
export const HOT: Take = { of: ['sriracha', 'sambal', 'chilli-oil', 'gochugaru', 'chilli-flakes'], amount: 0.5, unit: 'tsp', may: true };
export const CHILLI: Take = {
  of: ['chilli', 'birds-eye-chilli', 'jalapeno', 'dried-chilli'], amount: 0.5, unit: null, may: true, cut: 'thin-slices',
};
export const SESAME: Take = { of: ['sesame-oil'], amount: 1, unit: 'tsp', may: true };
export const FISH_SAUCE: Take = { of: ['fish-sauce'], amount: 2, unit: 'tsp', may: true };
export const RICE_WINE: Take = { of: ['rice-wine', 'mirin', 'sherry'], amount: 1, unit: 'tbsp', may: true };
export const CORN: Take = { of: ['cornflour'], amount: 1, unit: 'tsp' };

/** Rice beside: `rice` from the packet, or `warm`, cooked before. */
export const RICE_BESIDE = {
  rice: { of: ['jasmine-rice', '@plain-rice', 'sushi-rice', 'brown-rice'], each: 70, may: true, ready: 'rinsed' },
  warm: { of: ['cooked-rice', 'cooked-grains'], each: 170, may: true, ready: '' },
} as const satisfies Record<string, Want>;
export const EAST_RICE: readonly Act[] = [
  { ...COOK_RICE, when: '!rice=brown-rice' },
  { ...COOK_RICE, water: 175, when: 'rice=brown-rice' },
];
export const WARM_RICE: Act = {
  do: 'simmer', in: 'saucepan', heat: 'medium-low', minutes: [4, 5], cue: 'steaming hot all through', core: ['warm'], beside: true,
  when: '!rice',
  words: 'Put {warm} in {in} with a splash of water, cover and steam {heat}, forking it loose once, {until}[ ({core})].',
};

/** What an hour and more of simmering makes tender, before anything else goes in. */
export const LONG_MEAT: Want = {
  of: ['beef-brisket', 'pork-ribs', 'pork-belly', 'pork-shoulder'], each: 150, may: true, ready: 'in large pieces',
};
export const SIMMER_LONG: Act = {
  do: 'simmer', in: 'pot', heat: 'low', minutes: [120, 150], cue: 'a fork slides through', core: ['long'], water: 350,
  words: 'Cover {long} with {water} in {in}, bring to the boil, skim, and simmer {heat}, half covered, {until}[ (far past {core})]. Lift out and cut up; it goes back with its broth.',
};
