// Rice from the pan: pilaf and risotto.

import { defineRows, type Want } from '../language/row.ts';
import { CUBE, GARLIC, GREENS, OIL, ONION, SOFT_HERB, SQUEEZED, STOCK } from './shared.ts';
import { BOIL_EGG } from './spice-box.ts';

const COOKED: Want = {
  of: ['@cooked-poultry', '@cooked-meat', 'cooked-prawns', 'ham'], each: 80, may: true, ready: 'torn into bite-sized pieces',
};

export const RICES = defineRows([
  {
    id: 'pilaf', family: 'rice', needs: ['hob'],
    title: [
      '[?fish=smoked-haddock/kipper/smoked-mackerel&egg: {name fish} kedgeree with {names egg greens veg}]',
      '[?turmeric=turmeric: golden|spiced] {name meat cooked fish bean} pilaf with {names slow veg greens dried nut}', '[?turmeric=turmeric: golden|spiced] {name slow veg greens} pilaf with {names rasher nut cheese dried}',
      '[?turmeric=turmeric: golden|spiced] {name meat cooked fish bean slow veg greens} pilaf', '{name rice} pilaf with {names nut cheese rasher}',
    ],
    headnote: [
      '[?fish=smoked-haddock/kipper/smoked-mackerel&egg: The fish steams on top of the rice, so its smoke goes down into every grain.]',
      'Each grain is turned in hot spiced oil before the water goes in, so that the rice tastes of more than what lies on top of it.',
    ],
    wants: {
      rice: { of: ['@plain-rice', 'bulgur', 'quinoa', 'paella-rice'], not: ['paella-rice'], each: 75, heart: true, ready: 'rinsed' },
      meat: { of: ['@quick-poultry', '@mince', '@sausage', 'chorizo'], each: 110, may: true, cut: 'chunks-2cm' },
      rasher: { of: ['bacon', 'pancetta'], each: 35, may: true, ready: 'cut small' }, cooked: COOKED,
      fish: {
        of: ['prawns', '@white-fish', 'salmon', 'smoked-haddock', 'kipper', 'tinned-tuna', 'smoked-mackerel'], each: 100, may: true,
        cut: 'chunks-3cm',
      },
      onion: { ...ONION, cut: 'thin-slices' },
      slow: {
        of: [
          'carrot', 'cauliflower', 'butternut-squash', 'aubergine', 'celery', 'sweet-potato', 'cabbage', 'fennel', 'parsnip', 'tomato',
          'cherry-tomato',
        ],
        each: 100, most: 2, may: true, cut: 'dice-1cm',
      },
      veg: {
        of: ['@late-veg', 'asparagus', 'tenderstem-broccoli'],
        not: ['enoki', 'frozen-spinach', 'frozen-stir-fry-vegetables', 'leek', 'corn-on-the-cob', 'bamboo-shoots', 'celtuce'], each: 70,
        most: 2, may: true, ready: 'cut small',
      },
      greens: GREENS, bean: { of: ['chickpeas', '@tinned-bean', 'tinned-lentils'], each: 80, may: true },
      dried: { of: ['raisins', 'apricots-dried', 'dates', 'dried-cranberries'], each: 15, may: true, cut: 'chopped' },
      nut: { of: ['almonds', 'cashews', 'pistachios', 'walnuts', 'pine-nuts', 'hazelnuts'], each: 12, may: true, ready: 'roughly chopped' },
      cheese: { of: ['feta', 'halloumi', 'goats-cheese', '@grates'], not: ['halloumi'], each: 25, may: true, ready: 'crumbled or grated' },
      egg: { of: ['egg'], each: 55, may: true, ready: '' }, cream: { of: ['@pouring-cream'], each: 30, may: true },
      cool: { of: ['@yoghurt', 'tzatziki', 'mango-chutney'], each: 35, may: true }, herb: { ...SOFT_HERB, each: 8 }, lemon: SQUEEZED,
    },
    oneOf: [['meat', 'cooked', 'fish', 'slow', 'veg', 'greens', 'bean', 'rasher', 'nut', 'cheese']],
    not: ['coconut-milk'],
    takes: {
      oil: { ...OIL, of: ['olive-oil', 'butter', 'ghee', 'vegetable-oil'] }, garlic: GARLIC,
      cumin: { of: ['cumin-seeds', 'cumin', 'curry-powder', 'ras-el-hanout', 'baharat', 'garam-masala'], amount: 0.5, unit: 'tsp' },
      turmeric: { of: ['turmeric', 'paprika'], amount: 0.25, unit: 'tsp' }, stock: { ...STOCK, amount: 100 }, cube: CUBE,
      sharp: { of: ['red-wine-vinegar', 'cider-vinegar', 'vinegar'], amount: 0.5, unit: 'tsp', unless: 'lemon' },
    },
    acts: [
      {
        do: 'brown', in: 'pan', heat: 'medium-high', minutes: [6, 8], cue: 'browned all over', core: ['rasher'],
        words: 'Heat {oil:1/2} in {in} {heat} and fry {meat rasher} with {salt} {until}[ (bacon is past {core} by then)].',
      },
      {
        do: 'soften', in: 'pan', heat: 'medium', minutes: [9, 11], cue: 'soft and golden',
        words: 'Cook {onion slow} in {oil} in {in} {heat} with {salt}, stirring now and then, {until}. Much of the flavour comes from here.',
      },
      {
        do: 'fry', in: 'pan', heat: 'medium', minutes: [1, 2], cue: 'every grain shines and smells of spice',
        words: 'Add {rice garlic cumin turmeric} and stir {heat} {until}.',
      },
      {
        do: 'simmer', in: 'pan', heat: 'low', minutes: { slot: 'rice', by: 'simmer' }, cue: 'the liquid is gone and the grains are tender',
        core: ['meat'], water: 135,
        words: 'Add {stock cube bean dried} and {water}. Bring to the boil, put on a tight lid and cook {heat}, without lifting it, {until}[ ({core} in the meat)].',
      },
      {
        do: 'simmer', in: 'pan', heat: 'low', minutes: [5, 7], cue: 'steaming all through', core: ['cooked', 'fish'],
        words: 'Lay {veg greens cooked fish} on top, put the lid back and cook {heat} {until}[ ({core})].',
      },
      { ...BOIL_EGG, in: 'saucepan' },
      { do: 'rest', in: 'pan', wait: 5, words: 'Leave it off the heat for {wait}, still covered, so that the grains dry and part, then fork them loose.' },
      {
        do: 'serve', in: 'table', from: ['pan', 'saucepan'],
        words: '[Stir in {cream}. ][Squeeze in {lemon}, then |Sprinkle with {sharp}, then ]grind over {pepper} and taste for salt. Serve[ with {the egg}, quartered, on top][, scattered with {cheese nut herb}][, with {cool} beside it].',
      },
    ],
    keeps: { days: 1 }, plate: [220, 800],
  },
]);
