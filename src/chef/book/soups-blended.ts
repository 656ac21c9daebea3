// The soup that any vegetable makes: softened, simmered, blended.

import { type Act, defineRows } from '../language/row.ts';
import { BUTTER, CUBE, CUT_BREAD, GARLIC, GREENS, ONION, SOFT_HERB, SQUEEZED, STOCK } from './shared.ts';

const BLENDED: Act = {
  do: 'simmer', in: 'pot', heat: 'low', minutes: [15, 20], cue: 'the largest piece is tender', water: 280,
  words: 'Add {lead potato apple lentil bean cube stock} and {water}, bring to the boil, then cover and simmer {heat} {until}.',
};
const GREEN = 'lead=frozen-peas/peas/broad-beans/asparagus/sugar-snap-peas/courgette';
const QUICK = { minutes: [8, 10], cue: 'everything is soft and still green' } as const;

export const BLENDED_SOUPS = defineRows([
  {
    id: 'blended-soup', family: 'soup', needs: ['hob', 'blender'],
    title: [
      '[?spice=curry-powder: curried ]{name lead}[?onion=leek:  and leek] soup[ with {name crisp}| with {name top}| with {name herb sprig}]',
      '{name lead}[?onion=leek:  and leek] soup',
    ],
    headnote: [
      '[?crisp: A smooth, mild soup of {names lead}, with {name crisp} fried crisp to scatter over it.]',
      '[?top: {names lead}, blended smooth, under salty {name top} that melts into it.]',
      '[?lentil: {names lead} with a handful of {names lentil}, which thicken it so well that it needs no cream.]',
      '[?apple: {names apple} in the pot bring out the sweetness of the {names lead}[?spice:  under the spice].]',
      '[?cream: {names lead} blended smooth with {name cream}, and a few drops of acid so that it does not taste flat.]',
      '[?spice: {names lead} and {name spice}, blended smooth and thick enough without cream.]',
      'A thick, smooth soup of {names lead} over slowly softened {names onion}, woken up with a few drops of acid.',
    ],
    wants: {
      lead: {
        of: ['@slow-veg', '@late-veg', 'fennel', 'asparagus', 'sweet-potato', '@potato'],
        not: [
          'aubergine', 'okra', 'enoki', 'corn-on-the-cob', 'baby-corn', 'bamboo-shoots', 'edamame', 'daikon', 'leek', 'mangetout', 'runner-beans',
          'green-beans', 'red-cabbage', 'cabbage', 'chinese-leaf', 'frozen-spinach', 'chicken-of-the-woods', 'frozen-stir-fry-vegetables',
          'frozen-mixed-vegetables', 'celtuce',
        ],
        each: 230, most: 3, heart: true, cut: 'for-simmer',
      },
      onion: { ...ONION, of: ['leek', '@onion', 'spring-onion'] }, potato: { of: ['@potato'], each: 60, may: true, cut: 'dice-1cm' },
      apple: { of: ['apple', 'pear'], each: 40, may: true, cut: 'chunks-2cm' },
      lentil: { of: ['red-lentils'], each: 30, may: true, ready: 'rinsed' },
      bean: { of: ['@white-bean', 'chickpeas'], each: 60, may: true }, greens: { ...GREENS, each: 40 },
      crisp: { of: ['bacon', 'pancetta', 'chorizo', 'prosciutto'], each: 25, may: true, ready: 'cut into thin strips' },
      cream: { of: ['coconut-milk', '@pouring-cream', 'cream-cheese', '@yoghurt', 'milk', '@milk'], not: ['buttermilk', 'kefir'], each: 40, may: true },
      top: { of: ['blue-cheese', 'feta', 'goats-cheese', '@grates'], each: 18, may: true, ready: 'crumbled or grated' },
      nut: {
        of: ['walnuts', 'hazelnuts', 'almonds', '#seed'], not: ['egusi', 'chia-seeds', 'linseeds'], each: 10, may: true, cut: 'chopped',
      },
      herb: SOFT_HERB, lemon: SQUEEZED, bread: CUT_BREAD,
      sprig: { of: ['sage', 'rosemary', 'thyme'], each: 1, may: true, ready: 'leaves picked and chopped' },
    },
    takes: {
      fat: BUTTER, garlic: GARLIC, ginger: { of: ['ginger'], amount: 2, unit: 'tsp', may: true, ready: 'finely grated' },
      spice: {
        of: ['curry-powder', 'cumin', 'coriander-ground', 'smoked-paprika', 'harissa', 'curry-paste'], amount: 0.75, unit: 'tsp', may: true,
      },
      thyme: { of: ['dried-thyme', 'mixed-herbs'], amount: 0.25, unit: 'tsp', unless: 'herb' }, stock: STOCK, cube: CUBE,
      sharp: { of: ['cider-vinegar', 'vinegar'], amount: 0.5, unit: 'tsp', unless: 'lemon' },
      mustard: { of: ['mustard', 'wholegrain-mustard'], amount: 0.5, unit: 'tsp', may: true },
    },
    acts: [
      {
        do: 'fry', in: 'frying-pan', heat: 'medium', minutes: [5, 7], cue: 'the edges are crisp', core: ['crisp'],
        words: 'Put {crisp} in {in} without fat, set it {heat} and fry {until}[ (past {core} by then)]. Lift onto kitchen paper.',
      },
      {
        do: 'soften', in: 'pot', heat: 'medium-low', minutes: [8, 10], cue: 'soft and sweet but not brown',
        words: 'Warm {fat} in {in} {heat} and cook {onion} with {salt}, stirring now and then, {until}.',
      },
      {
        do: 'fry', in: 'pot', heat: 'medium', minutes: [1, 1], cue: 'it smells warm', and: true,
        words: 'Stir in {garlic ginger spice thyme sprig} and cook {heat} {until}.',
      },
      { ...BLENDED, when: `!stock&!${GREEN}` }, { ...BLENDED, water: 100, when: `stock&!${GREEN}` },
      { ...BLENDED, ...QUICK, when: `!stock&${GREEN}` }, { ...BLENDED, ...QUICK, water: 100, when: `stock&${GREEN}` },
      {
        do: 'wilt', in: 'pot', heat: 'medium', minutes: [2, 4], cue: 'soft and still bright',
        words: 'Push {greens} under and cook {heat} {until}.',
      },
      {
        do: 'blend', in: 'pot',
        words: 'Blend until smooth. Stir in {cream mustard sharp salt} and plenty of {pepper}[, and squeeze in {lemon}]. It should pour like cream: let it down with hot water if it stands up.',
      },
      {
        do: 'serve', in: 'table', from: ['pot', 'frying-pan'],
        words: 'Ladle into [?one: a bowl|bowls][ and scatter with {crisp top nut herb}][; eat with {bread}].',
      },
    ],
    keeps: { days: 3, months: 3 }, out: [[['@pasta', '#noodle'], 'a smooth soup has nothing to hold {names lead} and pasta apart']],
    plate: [280, 800],
  },
]);
