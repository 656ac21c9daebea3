// Noodles, rice and grains with hardly anything beside them.

import { defineRows, type Take, type Want } from '../language/row.ts';
import { CHEESE, EGG, FRY_EGG, READY } from './plate-slots.ts';
import { GARLIC, SQUEEZED } from './shared.ts';

const QUICK: Want = {
  of: [
    'frozen-peas', '@quick-veg', 'broccoli', 'spinach', 'sweetcorn', 'bok-choy', 'kale', 'courgette', 'carrot', 'cabbage', 'spring-greens',
    'frozen-spinach', 'beansprouts',
  ],
  not: ['corn-on-the-cob'], each: 80, most: 2, may: true, ready: 'cut small',
};
const BUTTER: Take = { of: ['butter', 'olive-oil', 'vegetable-oil'], amount: 1.25, unit: 'tbsp' };

export const PLAIN_STARCHES = defineRows([
  {
    id: 'bowl-of-noodles', family: 'pasta', frame: true, needs: ['hob'],
    title: [
      '[?nutty=peanut-butter: peanut|[?nutty: {name nutty}|soy-[?butter=butter: butter|glazed]]] {names noodle} with {names mince ready tofu quick}',
      '[?nutty=peanut-butter: peanut|[?nutty: {name nutty}|soy-[?butter=butter: butter|glazed]]] {names noodle}[?egg:  with fried eggs]',
    ],
    headnote: ['Salty with soy, rounded with {name nutty butter} and sharpened at the last moment: one forkful asks for the next.'],
    wants: {
      noodle: { of: ['#noodle'], not: ['rice-paper', 'rice-cakes'], each: 80, heart: true },
      quick: { ...QUICK, not: ['corn-on-the-cob', 'frozen-spinach'], most: 3 }, egg: EGG, ready: READY,
      tofu: { of: ['tofu'], each: 90, may: true, cut: 'chunks-2cm' }, mince: { of: ['@mince'], each: 100, may: true, ready: '' },
      nut: { of: ['peanuts', 'cashews', 'sesame-seeds'], each: 12, may: true, ready: 'chopped' },
      herb: { of: ['spring-onion', 'coriander', '@soft-herb'], each: 8, may: true, cut: 'thin-slices' },
      lime: { of: ['lime', 'lemon'], each: 20, may: true, ready: 'to squeeze' },
    },
    takes: {
      soy: { of: ['soy-sauce', 'tamari'], amount: 1, unit: 'tbsp' },
      hot: { of: ['chilli-oil', 'sriracha', 'gochujang', 'chilli-flakes'], amount: 0.25, unit: 'tsp' },
      oil: { of: ['vegetable-oil', 'sesame-oil', 'olive-oil'], amount: 0.75, unit: 'tbsp' },
      nutty: { of: ['peanut-butter', 'almond-butter', 'tahini'], amount: 1.5, unit: 'tbsp', may: true },
      butter: { of: ['butter', 'sesame-oil', 'vegetable-oil'], amount: 0.75, unit: 'tbsp', unless: 'nutty' }, garlic: GARLIC,
      sweet: { of: ['brown-sugar', 'sugar', 'honey'], amount: 0.5, unit: 'tsp' },
      ginger: { of: ['ginger'], amount: 1, unit: 'tsp', may: true, ready: 'finely grated' },
      sharp: { of: ['rice-vinegar', 'cider-vinegar', 'vinegar'], amount: 1, unit: 'tsp', unless: 'lime' },
    },
    acts: [
      {
        do: 'boil', in: 'pot', heat: 'boiling', minutes: { slot: 'noodle', by: 'boil' }, cue: 'just tender',
        words: 'Bring {in} of water {heat} and cook {noodle} {until}[, with {quick} in it for the last 2 minutes]. Drain, keeping a cupful of the water.',
      },
      { ...FRY_EGG, beside: true, words: 'Fry {egg} in {oil:1/2} in {in} {heat}, covered, {until} ({core}).' },
      {
        do: 'fry', in: 'pan', heat: 'medium-high', minutes: [7, 9], cue: 'golden on two sides',
        words: 'Fry {tofu} in {oil:1/3} in {in} {heat}, moving it little, {until}. Push it aside.',
      },
      {
        do: 'brown', in: 'pan', heat: 'high', minutes: [6, 8], cue: 'it crackles and no pink is left', core: ['mince'],
        words: 'Fry {mince} in {oil:1/3} in {in} {heat}, breaking it up, {until} ({core}).',
      },
      {
        do: 'fry', in: 'pan', heat: 'medium', minutes: [1, 2], cue: 'fragrant',
        words: 'Warm {oil garlic ginger hot} in {in} {heat} {until}. Stir in {nutty butter soy sweet} and [?nutty: enough of the water to make a sauce|a splash of the water].',
      },
      {
        do: 'fry', in: 'pan', heat: 'medium', minutes: [4, 5], cue: 'steaming all through', core: ['ready'],
        words: 'Turn {ready} in it {heat} {until}[ ({core})].',
      },
      {
        do: 'toss', in: 'pan', from: 'pot',
        words: 'Toss {the noodle tofu} in it until they shine, and sharpen with [the juice of {lime}|{sharp}].',
      },
      {
        do: 'serve', in: 'table', from: ['pan', 'frying-pan'],
        words: '[?egg: Lay the eggs on top[, with {nut herb},] and eat at once.|[Scatter with {nut herb}. ]Taste and eat at once.]',
      },
    ],
    keeps: { days: 1 }, plate: [60, 600],
  },
  {
    id: 'bowl-of-grains', family: 'rice', frame: true, needs: ['hob'],
    title: [
      '[?butter=butter: [?soy=soy-sauce: soy-]buttered ]{names grain} with {names ready quick bean}[?egg:  and fried eggs]',
      '[?egg: [?soy=soy-sauce: soy-buttered ]{names grain} with fried eggs]', '{names grain} with butter and {names cheese onion herb}', 'buttered {names grain}',
    ],
    headnote: [
      '[?egg: {name butter} and {name soy} forked through hot {names grain} make their own sauce under the egg.]',

      '{names grain} steamed with {name bay} and forked through with {name butter} needs little more to be a supper.',
    ],
    wants: {
      grain: {
        of: ['#rice', '#grain'],
        not: ['couscous', 'pudding-rice', 'glutinous-rice', 'poha', 'gari', 'tarhana', 'tapioca', 'polenta', 'teff'], each: 75, heart: true,
      },
      onion: { of: ['@onion', 'leek'], each: 60, may: true, cut: 'thin-slices' },
      quick: { ...QUICK, not: ['corn-on-the-cob', 'carrot', 'cabbage', 'beansprouts'], each: 80 },
      bean: { of: ['@tinned-bean', 'tinned-lentils', 'chickpeas', 'edamame'], each: 90, may: true }, ready: READY, egg: { ...EGG, each: 110 }, cheese: CHEESE,
      avo: { of: ['avocado'], each: 60, may: true, ready: 'sliced' }, cool: { of: ['@yoghurt', 'tzatziki', 'hummus'], each: 30, may: true },
      nut: { of: ['almonds', 'cashews', 'walnuts', 'pine-nuts', 'pistachios', 'sesame-seeds', 'raisins'], each: 15, may: true, ready: '' },
      herb: { of: ['spring-onion', '@soft-herb'], each: 8, may: true, cut: 'chopped' }, lemon: SQUEEZED,
    },
    takes: {
      oil: { of: ['olive-oil', 'vegetable-oil'], amount: 0.75, unit: 'tbsp' }, butter: { ...BUTTER, amount: 0.75 }, garlic: GARLIC,
      spice: { of: ['cumin-seeds', 'cumin', 'turmeric', 'cardamom', 'curry-powder'], amount: 0.5, unit: 'tsp', may: true },
      soy: { of: ['soy-sauce', 'miso', 'sriracha'], amount: 1.5, unit: 'tsp', with: 'egg' },
      bay: { of: ['bay-leaf'], amount: 1, unit: null, whole: true },
      warm: { of: ['cumin', 'smoked-paprika', 'paprika'], amount: 0.5, unit: 'tsp', with: 'bean', unless: 'spice' },
      sharp: { of: ['cider-vinegar', 'red-wine-vinegar', 'vinegar'], amount: 1, unit: 'tsp', unless: ['lemon', 'egg'] },
    },
    acts: [
      {
        do: 'soften', in: 'pot', heat: 'medium', minutes: [9, 11], cue: 'golden',
        words: 'Cook {onion} in {butter:1/2} in {in} {heat} with {salt}, stirring, {until}.',
      },
      {
        do: 'boil', in: 'pot', heat: 'low', minutes: { slot: 'grain', by: 'simmer' }, cue: 'the water is gone and the grain is tender',
        water: 155,
        words: 'Put {grain bay garlic spice} in {in} with {water} and {salt}. Bring to the boil, cover and cook {heat} {until}. Leave it covered, off the heat, for 5 minutes.',
      },
      {
        do: 'fry', in: 'pan', heat: 'medium', minutes: [4, 6], cue: 'tender and steaming all through', core: ['ready'], beside: true,
        words: 'Warm [?egg: {oil:1/2 warm}|{oil warm}] in {in} {heat} and turn {quick bean ready} in it with {salt} {until}[ ({core})].[ Sprinkle with {sharp}.]',
      },
      { ...FRY_EGG, beside: true, words: 'Fry {egg} in {oil} in {in} {heat}, covered, {until} ({core}).' },
      {
        do: 'serve', in: 'table', from: ['pot', 'pan', 'frying-pan'],
        words: 'Fork {butter soy} through {the grain} with {pepper}[ and the juice of {lemon}]. Serve[ topped with {avo cheese nut herb}][?egg:  and the eggs][, {cool} beside].',
      },
    ],
    keeps: { days: 2 }, plate: [60, 600],
  },
]);
