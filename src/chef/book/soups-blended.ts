// The soup that any vegetable makes: softened, simmered, blended.

import { type Act, defineRows } from '../language/row.ts';
import { BUTTER, CUBE, CUT_BREAD, GARLIC, GREENS, ONION, SOFT_HERB, SQUEEZED, STOCK } from './shared.ts';

const BLENDED: Act = {
  do: 'simmer', in: 'pot', heat: 'low', minutes: [18, 20], cue: '[?lead=pumpkin-puree: it coats a spoon|all of it crushes easily against the side of the pan]', water: 280,
  words: 'Add {lead apple lentil bean coconut cube stock} and {water}. Bring to the boil, cover and simmer {heat} {until}.',
};

export const BLENDED_SOUPS = defineRows([
  {
    id: 'blended-soup', family: 'soup', needs: ['hob', 'blender'],
    title: [
      '[?spice=curry-powder: curried |[?coconut: coconut |[?cream: creamy ]]][?lead=pumpkin-puree: pumpkin|{name lead}] and {name ginger apple} soup[ with crisp {name crisp}| with crisp {names crunch}| with {names top nut herb}]',
      '[?spice=curry-powder: curried |[?coconut: coconut |[?cream: creamy ]]][?onion=leek: leek and ][?lead=pumpkin-puree: pumpkin|{name lead}] soup[ with crisp {name crisp}| with crisp {names crunch}| with {names top nut sprig herb}]',
      '[?lead=pumpkin-puree: pumpkin|{name lead}] soup',
    ],
    headnote: [
      '[?crisp: Smooth and mild underneath, with a little salty crunch of {name crisp} in every spoonful.]',
      '[?crunch: Smooth below, and on top {names crunch} fried until they crackle.]',
      '[?top: The {name top} goes on at the table, softens in the heat and salts each spoonful.]',
      '[?lentil: A handful of {names lentil} melts into the {names lead} and leaves it thick and velvety.]',
      '[?ginger: Smooth as cream, with enough {name ginger} to warm the back of the throat.]',
      '[?apple: The {name apple} cooks to nothing, and leaves {names lead} tasting sweeter and sharper at once.]',
      '[?cream: Mild and silky with {name cream}[; a few drops of {name lemon sharp} keep it from tasting flat].]',
      '[?onion=leek: The sweetness comes from leeks softened slowly and never browned, the body from {names lead}.]',
      'Thick and smooth without cream: slowly softened {names onion} and {names lead}[, lifted at the end by a few drops of {name lemon sharp}].',
    ],
    wants: {
      lead: {
        of: ['@slow-veg', '@late-veg', 'fennel', 'asparagus', 'sweet-potato', '@potato', 'pumpkin-puree'],
        not: [
          'aubergine', 'okra', 'enoki', 'corn-on-the-cob', 'baby-corn', 'bamboo-shoots', 'edamame', 'daikon', 'leek', 'mangetout', 'runner-beans',
          'green-beans', 'red-cabbage', 'cabbage', 'chinese-leaf', 'frozen-spinach', 'chicken-of-the-woods', 'frozen-stir-fry-vegetables',
          'frozen-mixed-vegetables', 'celtuce',
        ],
        each: 230, most: 4, heart: true, cut: 'for-simmer',
      },
      onion: { ...ONION, of: ['leek', '@onion', 'spring-onion'] },
      apple: { of: ['apple', 'pear'], each: 40, may: true, cut: 'chunks-2cm' },
      lentil: { of: ['red-lentils'], each: 30, may: true, ready: 'rinsed' },
      bean: { of: ['@white-bean'], each: 60, may: true }, crunch: { of: ['chickpeas'], each: 60, may: true },
      coconut: { of: ['coconut-milk'], each: 100, may: true }, greens: { ...GREENS, each: 40 },
      crisp: { of: ['bacon', 'pancetta', 'chorizo', 'prosciutto'], each: 25, may: true, ready: 'cut into thin strips' },
      cream: { of: ['@pouring-cream', 'cream-cheese', '@yoghurt', 'milk', '@milk'], not: ['buttermilk', 'kefir'], each: 40, may: true },
      top: { of: ['blue-cheese', 'feta', 'goats-cheese', '@grates'], each: 18, may: true, ready: 'crumbled or grated' },
      nut: { of: ['walnuts', 'hazelnuts', 'almonds', '#seed'], not: ['egusi', 'chia-seeds', 'linseeds'], each: 10, may: true, cut: 'chopped' },
      herb: SOFT_HERB, lemon: SQUEEZED, bread: CUT_BREAD,
      sprig: { of: ['sage', 'rosemary', 'thyme'], each: 1, may: true, ready: 'leaves picked and chopped' },
    },
    takes: {
      fat: BUTTER, garlic: GARLIC, ginger: { of: ['ginger'], amount: 2, unit: 'tsp', may: true, ready: 'finely grated' },
      spice: { of: ['curry-powder', 'cumin', 'coriander-ground', 'smoked-paprika', 'harissa', 'curry-paste'], amount: 0.75, unit: 'tsp', may: true },
      thyme: { of: ['dried-thyme', 'mixed-herbs'], amount: 0.25, unit: 'tsp', unless: ['herb', 'spice', 'ginger', 'sprig'] }, stock: STOCK, cube: CUBE,
      sharp: { of: ['cider-vinegar', 'vinegar'], amount: 0.5, unit: 'tsp', unless: 'lemon' },
      mustard: { of: ['mustard', 'wholegrain-mustard'], amount: 0.5, unit: 'tsp', may: true },
    },
    acts: [
      {
        do: 'fry', in: 'pot', heat: 'medium', minutes: [6, 8], cue: 'the edges are crisp', core: ['crisp'],
        words: 'Fry {crisp} in {in}, dry, {heat} {until}[ (past {core} by then)]. Lift onto kitchen paper and leave the fat where it is.',
      },
      {
        do: 'soften', in: 'pot', heat: 'medium-low', minutes: [10, 12], cue: 'soft and see-through but not brown',
        words: 'Warm [?crunch: {fat:1/2}|{fat}] in {in} {heat} and add {onion} with {salt}. Give it time, stirring now and then, {until}.',
      },
      {
        do: 'fry', in: 'pot', heat: 'medium', minutes: [1, 1], cue: 'you can smell it', and: true,
        words: 'Stir in {garlic ginger spice thyme sprig} {heat} {until}.',
      },
      { ...BLENDED, when: 'lentil' }, { ...BLENDED, minutes: { slot: 'lead', by: 'simmer' }, when: '!lentil' },
      {
        do: 'blend', in: 'pot',
        words: 'Blend until there is not a lump left, then stir in {cream mustard sharp salt} and plenty of {pepper}[ and squeeze in {lemon}]. It should pour like cream: loosen it with hot water, or bubble it uncovered if it is thin.',
      },
      {
        do: 'wilt', in: 'pot', heat: 'medium', minutes: { slot: 'greens', by: 'simmer' }, cue: 'soft and still bright',
        words: 'Stir in {greens} and simmer {heat} {until}.',
      },
      {
        do: 'fry', in: 'frying-pan', heat: 'medium-high', minutes: [7, 9], cue: 'gold and crackling', beside: true,
        words: 'Pat {crunch} dry and fry in {fat} with {salt} in {in} {heat}, shaking now and then, {until}.',
      },
      {
        do: 'serve', in: 'table', from: ['pot', 'frying-pan'],
        words: 'Ladle into [?one: a bowl|bowls][?crunch:  and scatter with {the crunch}][?crisp:  and scatter with {the crisp}][?crisp&top: , {top}|[ and scatter with {top}]][; finish with {nut herb}][; eat with {bread}].',
      },
    ],
    keeps: { days: 3, months: 3 }, out: [[['@pasta', '#noodle'], 'a smooth soup has nothing to hold {names lead} and pasta apart']],
    plate: [280, 800],
  },
]);
