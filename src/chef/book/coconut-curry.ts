// The curry of coconut milk and what there is.

import { type Act, defineRows } from '../language/row.ts';
import {
  CHILLI, COOKED_MEAT, EAST_HERB, EAST_OIL, EAST_RICE, GARLIC, GINGER, LIME, MEAT_NAME, RICE_BESIDE, SHARP, WARM_RICE, WOK_GREENS, WOK_MEAT,
} from './eastern.ts';

export const PASTE = { of: ['curry-paste', 'vegan-curry-paste', 'indian-curry-paste'], amount: 1.25, unit: 'tbsp', may: true } as const;
export const POWDER = { of: ['curry-powder'], amount: 1.75, unit: 'tsp', unless: 'paste' } as const;
export const GRASS = { of: ['lemongrass'], amount: 0.5, unit: null, may: true, ready: 'bruised' } as const;
export const LEAF = { of: ['makrut-lime-leaves', 'curry-leaves'], amount: 2, unit: null, may: true, ready: '' } as const;
export const SALTY = { of: ['fish-sauce', 'soy-sauce'], amount: 1.5, unit: 'tsp' } as const;
export const SUGAR = { of: ['brown-sugar', 'sugar'], amount: 1, unit: 'tsp' } as const;
export const COCONUT = { of: ['coconut-milk', 'coconut-cream'], each: 200, heart: true } as const;
export const FRY_PASTE: Act = {
  do: 'fry', in: 'pan', heat: 'medium', minutes: [3, 4], cue: 'the fat splits from it and takes its colour',
  words: 'Stir {oil coconut:1/4 paste powder garlic ginger chilli grass} in {in} {heat} {until}.',
};

export const COCONUT_CURRIES = defineRows([
  {
    id: 'coconut-curry', family: 'stew', needs: ['hob'],
    title: [
      `[?peanut&meat: satay ${MEAT_NAME} curry[ with {names slow veg}]]`,
      `[?paste=curry-paste&meat: Thai ${MEAT_NAME} curry with {names slow veg fruit}]`,
      '[?paste=curry-paste: Thai {name fish tofu cooked bean} curry with {names slow veg greens}]',
      `[?meat: coconut ${MEAT_NAME} curry[ with {names slow veg greens fruit}]]`,
      'coconut {name fish tofu cooked bean} curry[ with {names slow veg greens fruit}]', 'coconut curry with {names slow veg greens}',
    ],
    headnote: [
      '[?peanut: Peanut butter, stirred in last, makes the sauce thick and mellow, with the heat of the curry underneath.]',
      '[?paste: Wait until the paste splits in the hot coconut: those few minutes make the sauce taste of hours.]',
      'Curry powder is fried in the fat of the coconut before anything else goes in, so that the sauce comes out round and warm.',
    ],
    wants: {
      coconut: COCONUT, meat: { ...WOK_MEAT, of: ['@quick-poultry', '@mince', 'steak', 'pork-fillet', 'pork-chop'], each: 120, cut: 'chunks-2cm' },
      fish: { of: ['prawns', '@white-fish', 'salmon', 'squid', 'mixed-seafood'], each: 120, may: true, cut: 'for-simmer' },
      tofu: { of: ['tofu', 'tempeh', 'paneer'], each: 110, may: true, cut: 'chunks-2cm' }, cooked: COOKED_MEAT,
      bean: { of: ['chickpeas', 'tinned-lentils', 'butter-beans'], each: 90, may: true },
      onion: { of: ['@onion', 'spring-onion'], each: 50, may: true, cut: 'thin-slices' },
      slow: {
        of: ['sweet-potato', 'butternut-squash', 'pumpkin', 'aubergine', 'cauliflower', '@potato', 'carrot', 'okra', 'parsnip'],
        each: 130, most: 2, may: true, ready: 'cut into 2 cm pieces',
      },
      veg: {
        of: [
          'pepper', '@quick-veg', 'courgette', 'broccoli', 'tenderstem-broccoli', 'mushroom', 'bamboo-shoots', 'cherry-tomato',
          'shiitake', 'leek', 'cabbage', 'chinese-leaf',
        ],
        each: 100, most: 3, may: true, ready: 'cut into bite-sized pieces',
      },
      tomato: { of: ['tomato', 'tinned-tomato'], each: 80, may: true, ready: 'roughly chopped' },
      fruit: { of: ['pineapple', 'mango', 'lychee'], each: 60, may: true, ready: 'in bite-sized pieces' },
      greens: {
        ...WOK_GREENS, of: ['spinach', '@greens', 'frozen-spinach'],
        not: ['samphire', 'cassava-leaves', 'collard-greens', 'molokhia', 'bitter-leaf', 'nettle'],
      },
      fresh: { of: ['cucumber', 'beansprouts'], each: 70, may: true, ready: 'sliced' }, lime: LIME, herb: EAST_HERB, nut: { of: ['cashews', 'peanuts', 'crispy-onions'], each: 12, may: true, ready: 'roughly chopped' },
      ...RICE_BESIDE,
    },
    oneOf: [['meat', 'fish', 'tofu', 'cooked', 'bean', 'slow', 'veg', 'greens']],
    not: ['mango-chutney'],
    takes: {
      oil: { ...EAST_OIL, amount: 0.5 }, garlic: GARLIC, ginger: GINGER, chilli: CHILLI, paste: PASTE, powder: POWDER, grass: GRASS,
      leaf: LEAF, salty: SALTY, sugar: SUGAR, sharp: { ...SHARP, unless: 'lime' },
      peanut: { of: ['peanut-butter'], amount: 1.25, unit: 'tbsp', may: true },
    },
    acts: [
      FRY_PASTE,
      {
        do: 'fry', in: 'pan', minutes: [3, 4], cue: '[?meat: {they meat} lose{s meat} the raw colour|it has softened]',
        words: 'Turn {onion meat} in it with {salt} {until}.',
      },
      {
        do: 'simmer', in: 'pan', heat: 'medium-low', minutes: [14, 18], cue: 'a knife slips into the largest piece', core: ['meat'],
        water: 210, when: 'slow',
        words: 'Add {coconut slow bean tomato leaf} and {water} and simmer {heat} {until}[ ({core} in the meat)].',
      },
      {
        do: 'simmer', in: 'pan', heat: 'medium-low', minutes: [8, 10],
        cue: '[?meat: no pink is left in the thickest piece|it coats a spoon]', core: ['meat'], water: 175, when: '!slow',
        words: 'Add {coconut bean tomato leaf} and {water} and simmer {heat} {until}[ ({core})].',
      },
      ...EAST_RICE,
      {
        do: 'simmer', in: 'pan', heat: 'medium-low', minutes: [3, 4], cue: 'nearly tender', when: 'fish&veg',
        words: 'Add {veg} and simmer {heat} {until}.',
      },
      {
        do: 'simmer', in: 'pan', heat: 'medium-low', minutes: [3, 5], cue: '{the fish} {is fish} opaque and just firm', core: ['fish', 'cooked'], when: 'fish',
        words: 'Add {tofu cooked fish fruit} and simmer gently {heat} {until} ({core}).',
      },
      {
        do: 'simmer', in: 'pan', heat: 'medium-low', minutes: [4, 6], cue: 'tender, with a bite left, and hot through', core: ['cooked'], when: '!fish',
        words: 'Add {veg tofu cooked fruit} and simmer gently {heat} {until}[ ({core})].',
      },
      {
        do: 'wilt', in: 'pan', heat: 'medium-low', minutes: [2, 4], cue: 'just wilted', and: true,
        words: 'Stir in {greens} {heat} {until}.',
      },
      WARM_RICE,
      {
        do: 'serve', in: 'table', from: ['pan', 'saucepan'],
        words: '[Stir in {peanut} until smooth. ]Season with {salty sugar}[ and squeeze in {lime}|, then sharpen with {sharp}], until it is salty, sharp and a little sweet at once. Serve[ with {rice warm}][, scattered with {herb nut}][, {fresh} beside it].',
      },
    ],
    keeps: { days: 2 }, plate: [280, 880], table: ['scatter', 'condiment', 'wedge'],
  },
]);
