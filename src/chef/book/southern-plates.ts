// The American South: cornbread, prawns on grits.

import { defineRows } from '../language/row.ts';
import { SMOKED } from './american-acts.ts';
import { GRATED } from './bread-slots.ts';
import { SHARP } from './mains.ts';
import { GARLIC, SQUEEZED } from './shared.ts';
import { FRY_RASHER } from './wok-acts.ts';

export const SOUTHERN_PLATES = defineRows([
  {
    id: 'cornbread', family: 'oven', needs: ['oven'],
    title: [
      'crisp-edged cornbread with {names hot cheese corn}',
      'crisp-edged skillet cornbread',
    ],
    headnote: [
      'Batter hitting hot butter is what makes the crust; under it the crumb stays coarse and moist.',
    ],
    wants: {
      maize: { of: ['polenta', 'masa-harina'], not: ['masa-harina'], each: 45, heart: true },
      milk: { of: ['buttermilk', '@yoghurt', 'kefir', '@milk'], each: 75, heart: true },
      egg: { of: ['egg'], each: 25, heart: true, ready: 'beaten' },
      flour: { of: ['self-raising-flour', 'plain-flour'], each: 25, buy: ['plain-flour'] },
      hot: { of: ['jalapeno', 'chilli'], each: 6, may: true, cut: 'finely-chopped' }, cheese: { ...GRATED, each: 20, ready: 'grated' },
      corn: { of: ['sweetcorn', 'spring-onion'], each: 25, may: true, ready: 'drained' },
      rasher: { of: ['bacon'], each: 15, may: true, ready: 'cut small' }, honey: { of: ['honey', 'maple-syrup'], each: 6, may: true },
    },
    measured: true, feeds: 6,
    takes: {
      powder: { of: ['baking-powder'], amount: 0.4, unit: 'tsp' }, soda: { of: ['bicarbonate-of-soda'], amount: 0.1, unit: 'tsp' },
      butter: { of: ['butter', 'vegetable-oil'], amount: 0.75, unit: 'tbsp' },
    },
    acts: [
      { do: 'heat-oven', in: 'dish', ovenC: 200, words: 'Heat the oven to {oven} with a 25 cm ovenproof pan in it.' },
      { ...FRY_RASHER, in: 'frying-pan' },
      {
        do: 'mix', in: 'bowl', from: 'frying-pan',
        words: 'In {in}, whisk {maize flour powder soda salt}. Pour in {milk egg honey}[, add {hot cheese corn}][ and {the rasher}] and fold until just mixed. Stop while it is still lumpy: beaten, it turns tough.',
      },
      {
        do: 'bake', in: 'dish', from: 'bowl', minutes: [20, 24], cue: 'gold, and a skewer comes out clean', core: ['egg'],
        words: 'Melt {butter} in the hot pan, swirl it up the sides and pour in the batter, which should sizzle. Bake {until}[ ({core} in the middle)].',
      },
      { do: 'serve', in: 'table', from: 'dish', words: 'Leave for 10 minutes in the pan, then cut in wedges and eat warm.' },
    ],
    keeps: { days: 2, months: 2, tin: true, words: 'Toasted, it is as good as fresh.' }, plate: [90, 330],
  },
  {
    id: 'shrimp-and-grits', family: 'plate', needs: ['hob'],
    title: [
      'buttery {names fish} on [?cheese: cheesy|soft] {names grits} with {names smoked veg tomato}', 'buttery {names fish} on [?cheese: cheesy|soft] {names grits}',
    ],
    headnote: ['Soft, savoury {names grits} underneath, and the spiced butter of the {names fish} running down into the plate.'],
    wants: {
      fish: { of: ['prawns', 'crayfish-tails', 'scallops', 'cooked-prawns'], each: 130, heart: true, ready: 'patted dry' },
      grits: { of: ['polenta'], each: 55, heart: true },
      smoked: { ...SMOKED, each: 40 }, cheese: { ...GRATED, of: ['cheddar', '@grating-cheese', '@melts', 'cream-cheese'], ready: 'grated' },
      milk: { of: ['milk', '@pouring-cream', '@milk'], not: ['buttermilk', 'kefir'], each: 60, may: true },
      onion: { of: ['@onion'], not: ['spring-onion'], each: 50, may: true, cut: 'finely-chopped' },
      veg: { of: ['pepper', 'celery', '@wild-mushroom', 'sweetcorn', 'courgette'], not: ['enoki', 'morel', 'chicken-of-the-woods'], each: 70, most: 3, may: true, ready: 'cut small' },
      hot: { of: ['@mild-chilli'], each: 5, may: true, cut: 'finely-chopped' },
      tomato: { of: ['@any-tomato'], each: 90, may: true, ready: 'chopped' },
      green: { of: ['spring-onion', 'parsley', 'chives'], each: 12, most: 2, may: true, cut: 'chopped' },
      lemon: SQUEEZED,
    },
    takes: {
      butter: { of: ['butter', 'olive-oil'], amount: 1.25, unit: 'tbsp' }, garlic: GARLIC,
      spice: { of: ['cajun-seasoning', 'smoked-paprika', 'paprika', 'cayenne'], amount: 0.25, unit: 'tsp' }, sharp: SHARP,
    },
    acts: [
      {
        do: 'simmer', in: 'saucepan', heat: 'low', minutes: [18, 22], cue: 'thick, and soft on the tongue', water: 280,
        words: 'Bring {water} to the boil in {in} with {salt}, rain in {grits}, whisking, and simmer {heat}, stirring often, {until}: a quick kind takes 5 minutes.',
      },
      {
        do: 'fry', in: 'pan', heat: 'medium', minutes: [5, 7], cue: 'the fat runs and the edges are crisp', core: ['smoked'], beside: true,
        words: 'Fry {smoked} in {in} {heat} {until}[ (past {core} by then)], and lift onto a plate.',
      },
      {
        do: 'soften', in: 'pan', heat: 'medium', minutes: [8, 10], cue: 'soft and golden',
        words: 'Cook {onion veg} in {butter:1/3} in {in} {heat}, stirring, {until}.',
      },
      { do: 'simmer', in: 'pan', heat: 'medium', minutes: [8, 10], cue: 'thick', words: 'Add {tomato} to {in} with {salt} and cook {heat} {until}.' },
      {
        do: 'fry', in: 'pan', heat: 'medium-high', minutes: [2, 4], core: ['fish'],
        cue: '[?fish=cooked-prawns/crayfish-tails: hot through|[?fish=scallops: firm and opaque|pink and just curled]]',
        words: 'Melt {butter:1/2} in {in} {heat}, add {garlic hot spice}, and as soon as it smells, {fish} with {salt}. Fry, turning once, {until}[ ({core})].',
      },
      {
        do: 'serve', in: 'plate', from: ['saucepan', 'pan'],
        words: 'Off the heat, stir [the juice of {lemon}|{sharp}] and a splash of water through the pan. Beat {butter milk cheese pepper} into {the grits}, loosening until it slumps from the spoon. Spoon the pan over[, with {smoked green} on top].',
      },
    ],
    keeps: { days: 0, words: 'Warmed again, shellfish turns tough.' }, plate: [180, 760],
  },
]);
