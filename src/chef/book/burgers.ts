// Burgers and what else goes into a bun.

import { defineRows, type Take, type Want } from '../language/row.ts';
import { BRINE, CRISP, FRESH, FRIED_ONION, HOT, SLAW } from './bread-slots.ts';
import { CUBE, GARLIC, PLAIN_OIL, SOFT_HERB } from './shared.ts';

export const BUN: Want = {
  of: ['burger-bun', 'brioche', 'bread-roll', 'english-muffin', 'bagel', 'baguette', '@bread', 'pitta'],
  each: 70,
  heart: true,
  ready: 'split',
};
const SLICE: Want = {
  of: ['processed-cheese', '@melts', 'feta', 'goats-cheese', 'halloumi', 'vegan-cheese'],
  not: ['halloumi'],
  each: 25,
  may: true,
  ready: 'sliced',
};
const SPREAD: Want = { of: ['@bread-spread', '@yoghurt'], each: 18, most: 2, may: true };
const CHIPS: Want = { of: ['oven-chips', 'tater-tots'], each: 150, may: true };
export const BUN_PARTS = {
  cheese: SLICE,
  onion: FRIED_ONION,
  fresh: FRESH,
  slaw: { ...SLAW, of: ['coleslaw', ...SLAW.of], ready: '' },
  brine: BRINE,
  spread: SPREAD,
  chips: CHIPS,
} as const satisfies Record<string, Want>;
const WORCESTER: Take = {
  of: ['worcestershire-sauce', 'soy-sauce', 'hendersons-relish'],
  amount: 1,
  unit: 'tsp',
};
const OVEN = {
  do: 'bake',
  core: ['chips'],
  in: 'tray',
  ovenC: 220,
  minutes: [20, 25],
  cue: 'crisp and deep gold',
  words: 'Heat the oven to {oven}. Spread {chips} on {in} and bake, shaking once, {until}[ ({core})].',
} as const;
export const TOAST = {
  do: 'toast',
  in: 'plate',
  heat: 'medium-high',
  minutes: [1, 2],
  cue: 'golden',
  words: 'Toast the cut sides of {bun} in a dry pan {heat} {until}: toasted, they hold the juice.',
} as const;
export const DRESS = {
  do: 'toss',
  in: 'bowl',
  beside: true,
  words:
    '[?slaw=coleslaw: Turn|Shred fine and toss] {slaw} in {in} with {vinegar}[?slaw=coleslaw: |, {salt}] and {pepper}.',
} as const;
export const VINEGAR: Take = {
  of: ['cider-vinegar', 'vinegar', 'red-wine-vinegar'],
  amount: 0.5,
  unit: 'tsp',
  with: 'slaw',
};

export const BURGERS = defineRows([
  {
    id: 'burgers',
    family: 'bread',
    needs: ['hob'],
    title: [
      '{name meat} burgers with {name rasher} and {names cheese}',
      '{name meat} burgers with {names cheese fresh brine slaw}',
      '{name meat} burgers with {names onion spread}',
      '{name meat} burgers in toasted buns',
    ],
    headnote: [
      '[?meat=beef-mince: Mince, salt and a hot pan, and nothing to bind it: salt goes on at the last moment, or the meat turns to sausage.]',
      'A dimple pressed into the middle keeps a burger flat: without it, it swells into a ball.',
    ],
    wants: {
      bun: BUN,
      meat: { of: ['beef-mince', '@mince'], each: 140, heart: true },
      rasher: { of: ['bacon', 'turkey-bacon'], each: 30, may: true, ready: '' },
      ...BUN_PARTS,
      hot: HOT,
      herb: SOFT_HERB,
    },
    takes: {
      oil: PLAIN_OIL,
      garlic: { ...GARLIC, amount: 0.5 },
      dark: WORCESTER,
      vinegar: VINEGAR,
      mustard: { of: ['mustard', 'wholegrain-mustard'], amount: 1, unit: 'tsp', unless: 'spread' },
    },
    acts: [
      OVEN,
      CRISP,
      {
        do: 'mix',
        in: 'bowl',
        words:
          'In {in}, mix {meat} lightly with {dark pepper}[ and {garlic hot herb}]. With wet hands, shape patties a little wider than the bread and 2 cm thick, and press a dimple into each.',
      },
      {
        do: 'fry',
        in: 'frying-pan',
        heat: 'medium',
        minutes: [8, 10],
        cue: 'soft and brown',
        words: 'Fry {onion} in {in} with {oil:1/2} {heat}, stirring, {until}. Lift out.',
      },
      {
        do: 'fry',
        in: 'frying-pan',
        from: 'bowl',
        heat: 'medium-high',
        minutes: [10, 12],
        cue: 'crusted on both sides, the juices clear and no pink in the middle',
        core: ['meat'],
        words:
          'Salt the patties with {salt}. Heat {oil} in {in} {heat} and fry them, turning once, never pressing, {until} ({core})[; lay on {cheese} for the last minute].',
      },
      { ...DRESS, in: 'small-bowl' },
      TOAST,
      {
        do: 'serve',
        in: 'plate',
        from: ['frying-pan', 'small-bowl', 'tray'],
        words:
          'Spread with {spread mustard}. Build them up: [{fresh} first, then ]the patties[, {the rasher onion}][, {brine slaw}]. Eat at once[, with {the chips}].',
      },
    ],
    beats: ['filled-pockets'],
    keeps: { days: 2, words: 'Shaped and raw, the patties freeze between sheets of paper.' },
    plate: [200, 700],
  },
  {
    id: 'bought-burgers',
    family: 'bread',
    needs: ['hob'],
    title: [
      '[?bun=@bun: {names patty} in buns|{name patty} sandwich] with {names cheese fresh brine rasher}',
      '[?bun=@bun: {names patty} in toasted buns|{name patty} sandwich]',
    ],
    headnote: [
      'The patty is bought, so the rest has to be yours: onions fried dark, a toasted bun, something sharp.',
    ],
    wants: {
      bun: BUN,
      patty: { of: ['@patty', 'spam'], each: 115, heart: true, ready: '' },
      rasher: { of: ['bacon', 'turkey-bacon'], each: 30, may: true, ready: '' },
      ...BUN_PARTS,
      onion: { ...FRIED_ONION, each: 50 },
    },
    takes: {
      oil: PLAIN_OIL,
      vinegar: VINEGAR,
      mustard: { of: ['mustard', 'wholegrain-mustard'], amount: 1, unit: 'tsp', unless: 'spread' },
    },
    acts: [
      OVEN,
      CRISP,
      {
        do: 'fry',
        in: 'frying-pan',
        heat: 'medium',
        minutes: [8, 10],
        cue: 'soft and dark gold',
        words: 'Fry {onion} in {in} with {oil:1/2} and {salt} {heat}, stirring, {until}. Lift out.',
      },
      {
        do: 'fry',
        in: 'frying-pan',
        heat: 'medium',
        minutes: [10, 14],
        cue: 'brown and crisp on both sides, and steaming hot in the middle with no pink',
        core: ['patty'],
        when: '!patty=breaded-scampi/chicken-nugget/vegetable-nugget',
        words:
          'Fry {patty} in {oil} in {in} {heat}, turning now and then, {until}[ ({core})][; lay on {cheese} for the last minute].',
      },
      {
        do: 'bake',
        in: 'tray',
        ovenC: 220,
        minutes: [15, 20],
        cue: 'crisp outside and steaming inside',
        core: ['patty'],
        when: 'patty=breaded-scampi/chicken-nugget/vegetable-nugget',
        words:
          'Heat the oven to {oven}, turn {patty} in {oil} on {in} and bake, turning once, {until}[ ({core})][; lay on {cheese} for the last 2 minutes].',
      },
      DRESS,
      TOAST,
      {
        do: 'serve',
        in: 'plate',
        from: ['frying-pan', 'bowl', 'tray'],
        words:
          'Spread with {spread mustard}. Fill with [{fresh} and ]{the patty}[, then {the rasher onion}][, {brine slaw}]. Season with {pepper} and eat at once[, with {the chips}].',
      },
    ],
    beats: ['sandwich', 'filled-pockets'],
    keeps: { days: 0, words: 'What is over is good cold, sliced, in bread.' },
    plate: [170, 700],
  },
  {
    id: 'sloppy-joes',
    family: 'bread',
    needs: ['hob'],
    title: ['sloppy joes with {name meat} and {names veg}', '{name meat} sloppy joes'],
    headnote: ['Sweet, sharp and thick enough to stay on the bun for nearly the whole way to the mouth.'],
    wants: {
      meat: {
        of: ['beef-mince', '@mince', 'soya-mince', 'quorn-pieces', 'tinned-lentils'],
        each: 120,
        heart: true,
      },
      bun: { ...BUN, of: ['burger-bun', 'brioche', 'bread-roll', '@bread'] },
      sauce: {
        of: ['tinned-tomato', 'passata', 'ketchup', 'barbecue-sauce', 'tomato'],
        each: 100,
        heart: true,
        ready: 'chopped',
      },
      onion: { of: ['@onion'], each: 60, buy: ['onion'], cut: 'finely-chopped' },
      veg: {
        of: ['pepper', 'celery', 'carrot', 'sweetcorn', 'mushroom'],
        each: 60,
        most: 2,
        may: true,
        cut: 'dice-1cm',
      },
      hot: HOT,
      cheese: { ...SLICE, ready: 'grated' },
      slaw: BUN_PARTS.slaw,
      brine: { ...BRINE, of: ['gherkins', 'pickled-onions', 'jalapeno'] },
    },
    takes: {
      oil: { ...PLAIN_OIL, amount: 0.75 },
      garlic: GARLIC,
      puree: { of: ['tomato-puree'], amount: 0.75, unit: 'tbsp' },
      sugar: { of: ['brown-sugar', 'sugar'], amount: 1, unit: 'tsp' },
      dark: { ...WORCESTER, amount: 1.5 },
      mustard: { of: ['mustard', 'wholegrain-mustard'], amount: 1, unit: 'tsp' },
      smoke: { of: ['smoked-paprika', 'chilli-powder', 'cumin'], amount: 0.75, unit: 'tsp' },
      sharp: { of: ['cider-vinegar', 'vinegar', 'red-wine-vinegar'], amount: 1.5, unit: 'tsp' },
      cube: { ...CUBE, may: true },
    },
    acts: [
      {
        do: 'brown',
        in: 'pan',
        heat: 'high',
        minutes: [7, 9],
        cue: 'brown and crackling, with no pink left',
        core: ['meat'],
        words: 'Heat {oil} in {in} {heat} and fry {meat}, breaking it up, {until}[ ({core})].',
      },
      {
        do: 'soften',
        in: 'pan',
        heat: 'medium',
        minutes: [6, 8],
        cue: 'soft',
        words: 'Add {onion veg hot garlic salt} and cook {heat} {until}.',
      },
      {
        do: 'simmer',
        in: 'pan',
        heat: 'medium-low',
        minutes: [12, 15],
        cue: 'thick and glossy: a spoon leaves a trail',
        water: 50,
        words:
          'Stir in {smoke puree}, then {sauce sugar dark mustard cube} and {water}. Simmer {heat} {until}. Sharpen with {sharp pepper}.',
      },
      {
        ...DRESS,
        words: '[?slaw=coleslaw: Turn|Shred fine and toss] {slaw} in {in} with {sharp:1/4} and {pepper}.',
      },
      TOAST,
      {
        do: 'serve',
        in: 'plate',
        from: ['pan', 'bowl'],
        words: 'Heap the meat into them[ with {cheese brine slaw}], close and eat with a napkin.',
      },
    ],
    keeps: { days: 3, months: 3, words: 'The sauce freezes well.' },
    plate: [280, 760],
  },
]);
