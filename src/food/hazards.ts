// The one table of kitchen hazards: the fixed sentences a recipe must carry, their figures and who sets them.
// Figures are the authority's; the wording is ours. Nothing else in Larder states a core temperature.

import type { HazardId } from './food.ts';

/** Temperatures inside the food, degrees Celsius. Source: FoodSafety.gov, Safe Minimum Internal Temperatures. */
export const CORE_TEMPERATURES = {
  poultry: { coreC: 74, restMinutes: 0 },
  mince: { coreC: 71, restMinutes: 0 },
  'whole-cut': { coreC: 63, restMinutes: 3 },
  fish: { coreC: 63, restMinutes: 0 },
  'egg-dish': { coreC: 71, restMinutes: 0 },
  leftovers: { coreC: 74, restMinutes: 0 },
} as const;

export type CoreKind = keyof typeof CORE_TEMPERATURES;

export interface Hazard {
  readonly id: HazardId;
  /** What the recipe must say, complete sentences in UK English. */
  readonly sentences: readonly [string, ...string[]];
  /** Which core temperature applies, where one does. */
  readonly core?: CoreKind;
  /** Other figures of the rule, each with its unit in its name. */
  readonly figures?: Readonly<Record<string, number>>;
  /** The authority whose advice this is. */
  readonly source: string;
}

const CHART = 'FoodSafety.gov, Safe Minimum Internal Temperatures';

const TABLE: Readonly<Record<HazardId, Omit<Hazard, 'id'>>> = {
  'raw-poultry': {
    sentences: [
      'Cook the poultry until the thickest part reaches 74 °C (165 °F) and the juices run clear.',
      'Do not rinse it, and wash hands, board and knife after handling it raw.',
    ],
    core: 'poultry',
    source: `${CHART}; USDA FSIS, washing raw poultry`,
  },
  'raw-mince': {
    sentences: ['Cook it to 71 °C (160 °F) in the middle, until no pink is left and the juices run clear.'],
    core: 'mince',
    source: CHART,
  },
  'raw-meat': {
    sentences: ['Cook the meat to at least 63 °C (145 °F) in the thickest part, then rest it for 3 minutes.'],
    core: 'whole-cut',
    source: CHART,
  },
  'raw-fish': {
    sentences: ['Cook the fish to 63 °C (145 °F), or until it is opaque and flakes easily.'],
    core: 'fish',
    source: CHART,
  },
  'raw-shellfish': {
    sentences: [
      'Cook shellfish until opaque and firm; throw away any shells that were open and stay open when tapped before cooking, or stay shut after it.',
    ],
    core: 'fish',
    source: CHART,
  },
  'raw-egg': {
    sentences: ['Cook eggs until white and yolk are firm; dishes made with egg reach 71 °C (160 °F) inside.'],
    core: 'egg-dish',
    source: CHART,
  },
  'raw-flour': {
    sentences: ['Do not taste raw dough or batter: flour is a raw food until it is cooked through.'],
    source: 'FDA, handling flour',
  },
  'cooked-rice': {
    sentences: [
      'Use cooked rice only if it was chilled within an hour of cooking and is at most a day old.',
      'Heat it once, until it steams all the way through (75 °C, 167 °F).',
    ],
    figures: { chillWithinHours: 1, keepHours: 24, reheatC: 75, reheatTimes: 1 },
    source: 'UK Food Standards Agency, rice advice',
  },
  leftover: {
    sentences: ['Heat leftovers once, until they steam all the way through (74 °C, 165 °F).'],
    core: 'leftovers',
    figures: { chillWithinHours: 2, keepDays: 2, reheatTimes: 1 },
    source: `${CHART}; UK Food Standards Agency, chilling food (kept at most 2 days)`,
  },
  'kidney-beans-dried': {
    sentences: [
      'Soak the dried beans for at least 5 hours and throw the water away.',
      'Boil them hard in fresh water for at least 10 minutes, then simmer until soft; a slow cooker alone does not do it.',
    ],
    // The FDA asks for 30 minutes; 10 at a full boil is what destroys the lectin, and what Larder checks for.
    figures: { soakHours: 5, boilMinutes: 10, authorityBoilMinutes: 30 },
    source: 'FDA, Bad Bug Book, phytohaemagglutinin',
  },
  'beans-dried': {
    sentences: [
      'Soak the dried beans for at least 5 hours and throw the water away.',
      'Boil them hard in fresh water for at least 10 minutes, then simmer until soft.',
    ],
    figures: { soakHours: 5, boilMinutes: 10, authorityBoilMinutes: 30 },
    source: 'FDA, Bad Bug Book, phytohaemagglutinin',
  },
  cassava: {
    sentences: [
      'Peel the cassava, cut it up, boil it in plenty of water until soft and throw the water away; never eat it raw.',
    ],
    figures: { boilMinutes: 25 },
    source: 'Food Standards Australia New Zealand, cassava',
  },
  taro: {
    sentences: [
      'Cook taro until completely soft; raw, it stings mouth and throat and can irritate the skin.',
    ],
    figures: { boilMinutes: 15 },
    source: 'Food Standards Australia New Zealand, natural toxins in food',
  },
  rhubarb: {
    sentences: ['Use rhubarb stalks only; the leaves are poisonous and go in the bin.'],
    source: 'Royal Horticultural Society, rhubarb',
  },
  'green-potato': {
    sentences: ['Cut away green parts and sprouts, and throw away a potato that tastes bitter.'],
    source: 'German Federal Institute for Risk Assessment (BfR), glycoalkaloids in potatoes',
  },
  elderberry: {
    sentences: [
      'Simmer elderberries for at least 15 minutes and throw away leaves, stems and unripe berries.',
    ],
    figures: { simmerMinutes: 15 },
    source: 'CDC, MMWR 1984;33:173',
  },
  'bamboo-fresh': {
    sentences: ['Slice fresh bamboo shoots thinly, boil them for 10 minutes and throw the water away.'],
    figures: { boilMinutes: 10 },
    source: 'Food Standards Australia New Zealand, cassava and bamboo shoots',
  },
  fiddlehead: {
    sentences: ['Boil fiddleheads for 15 minutes or steam them for 12, and throw the water away.'],
    figures: { boilMinutes: 15, steamMinutes: 12 },
    source: 'Health Canada, fiddleheads',
  },
  'wild-mushroom': {
    sentences: [
      'Use wild mushrooms only when an expert has named them; cooking does not remove the poison of others.',
    ],
    source: 'FDA and CDC, wild mushrooms',
  },
  morel: {
    sentences: ['Cook morels thoroughly; never eat them raw.'],
    source: 'FDA, 2023 advice on morels',
  },
  'nutmeg-dose': {
    sentences: ['A quarter of a teaspoon of nutmeg is plenty; large amounts are toxic.'],
    figures: { mostTeaspoonsPerDish: 1 },
    source: 'National Capital Poison Center, nutmeg',
  },
  liver: {
    sentences: [
      'Cook liver and kidneys until no pink is left in the middle (71 °C, 160 °F).',
      'Liver is very rich in vitamin A, so it is not for pregnancy.',
    ],
    core: 'mince',
    source: `${CHART}; UK Food Standards Agency; NHS, foods to avoid in pregnancy`,
  },
  'garlic-in-oil': {
    sentences: ['Keep garlic or herbs in oil in the fridge and use them within 4 days, or freeze them.'],
    figures: { keepDays: 4, fridgeC: 4 },
    source: 'CDC, botulism prevention; NCHFP, garlic in oil',
  },
  'honey-infant': {
    sentences: ['Honey is not for children under 12 months.'],
    figures: { fromMonths: 12 },
    source: 'NHS; CDC, botulism prevention',
  },
};

/** Every hazard by its id, with the sentences a recipe must carry when a food brings it along. */
export const HAZARDS: Readonly<Record<HazardId, Hazard>> = Object.fromEntries(
  Object.entries(TABLE).map(([id, hazard]) => [id, { id, ...hazard }]),
) as Record<HazardId, Hazard>;
