// Pasta with a sauce of few things, all of them strong.

import { defineRows } from '../language/row.ts';
import { WATER } from './shared.ts';

export const PASTA_OF_ROME = defineRows([
  {
    id: 'carbonara', family: 'pasta', needs: ['hob'],
    title: ['[?pork=#mushroom: {name pasta} with eggs, {names pork} and {name cheese}|{name pasta} carbonara]'],
    headnote: [

      'No cream: egg, {name cheese} and a little of the pasta water thicken into a sauce that clings, as long as the pan is not too hot.',
    ],
    wants: {
      pasta: { of: ['spaghetti', '@pasta'], not: ['orzo'], each: 100, heart: true },
      pork: {
        of: ['@lardon', '#mushroom'], not: ['gammon', 'prosciutto', 'dried-mushroom'], each: 50, heart: true, ready: 'cut into thin strips',
      },
      yolk: { of: ['egg-yolk', 'egg'], each: 60, heart: true, ready: '' },
      cheese: { of: ['@italian-cheese', 'manchego', 'gruyere', 'cheddar'], each: 25, heart: true, ready: 'finely grated' },
    },
    takes: {
      oil: { of: ['olive-oil', 'vegetable-oil'], amount: 1, unit: 'tsp', whole: true },
      garlic: { of: ['garlic'], amount: 1, unit: null, whole: true, may: true, ready: 'crushed under the knife' },
    },
    acts: [
      WATER,
      {
        do: 'fry', in: 'pan', heat: 'medium', minutes: [6, 8],
        cue: '[?pork=#mushroom: golden at the edges|the fat runs and the edges are crisp]', core: ['pork'], beside: true,
        words: 'Put {pork} in {in} with {oil garlic}, set it {heat} and fry {until}[ (past {core} by then)]. [Lift out {the garlic}. ]Turn off the heat[?pork=@lardon:  and keep the fat: it is half of the sauce].',
      },
      {
        do: 'whisk', in: 'bowl', beside: true, and: true,
        words: 'In {in}, beat {yolk} with {cheese:2/3} and {pepper}, 20 turns of the mill.',
      },
      {
        do: 'toss', in: 'pan', from: ['pot', 'bowl'], heat: 'low', minutes: [1, 2],
        cue: 'the sauce thickens and clings, with no liquid egg left', core: ['yolk'],
        words: 'Tip {the pasta} into {in} with a small ladleful of its water. Off the heat, pour in {the yolk} and toss fast, or it scrambles. Then toss on {heat} {until} ({core}).',
      },
      {
        do: 'serve', in: 'table', from: 'pan',
        words: 'Loosen with a spoonful of the water if it tightens, and serve at once with {cheese} on top.',
      },
    ],
    keeps: { days: 0, words: 'Eggs do not reheat.' },
    out: [
      [['@cream', '#milk'], 'the eggs and the cheese are the cream of a carbonara'],
      [['@onion', 'garlic'], 'the {names pork} season[?pork=#mushroom: |s] it alone'],
      [['@veg'], 'the sauce clings to the pasta only where nothing wet is in the pan; vegetables make a side'],
    ],
    plate: [170, 450],
  },
  {
    id: 'aglio-olio', family: 'pasta', needs: ['hob'],
    title: [
      '[?crumbs: {name pasta} with {names anchovy greens dried} and crisp crumbs]',
      '{name pasta} with garlic[, {name anchovy}] and [{name greens}|chilli]', '{name pasta} with garlic and oil',
    ],
    headnote: [

      'All the skill is in stopping the garlic at pale gold; the oil it leaves behind is the sauce.',
    ],
    wants: {
      pasta: { of: ['spaghetti', '@pasta'], not: ['orzo'], each: 100, heart: true },
      garlic: { of: ['garlic'], each: 8, heart: true, cut: 'thin-slices' },
      greens: { of: ['@greens', 'broccoli', 'tenderstem-broccoli'], each: 90, may: true, ready: 'cut small' },
      anchovy: { of: ['anchovies'], each: 8, may: true, ready: 'drained' },
      dried: { of: ['sun-dried-tomatoes', 'olives', 'capers'], each: 20, most: 2, may: true, ready: 'drained and chopped' },
      herb: { of: ['parsley', 'basil', '@soft-herb'], not: ['coriander', 'mint', 'dill'], each: 8, may: true, cut: 'chopped' },
      cheese: { of: ['@italian-cheese'], each: 15, may: true, ready: 'finely grated' },
      lemon: { of: ['lemon'], each: 25, may: true, ready: 'cut in half' },
      nuts: { of: ['pine-nuts', 'almonds', 'walnuts', 'hazelnuts'], each: 12, may: true, cut: 'chopped' },
      crumbs: { of: ['@bread', 'breadcrumbs'], each: 25, may: true, ready: 'rubbed to coarse crumbs' },
    },
    takes: {
      oil: { of: ['olive-oil', 'vegetable-oil'], amount: 1.5, unit: 'tbsp' },
      chilli: { of: ['chilli-flakes'], amount: 0.25, unit: 'tsp', whole: true },
    },
    acts: [
      {
        do: 'toast', in: 'frying-pan', heat: 'medium', minutes: [3, 4], cue: 'golden and smelling of themselves',
        words: 'Toast {nuts} in {in} {heat}, shaking it, {until}. Tip them onto a plate.',
      },
      {
        do: 'boil', in: 'pot', heat: 'boiling', water: 'salted', minutes: { slot: 'pasta', by: 'boil', less: 1 },
        words: 'Bring {in} of water {heat} with {water}. Cook {pasta} {until}[, with {greens} in the pan for the last 3 minutes]. Scoop out a mugful of the water, then drain.',
      },
      {
        do: 'fry', in: 'frying-pan', heat: 'medium', minutes: [4, 5], cue: 'crisp and deep gold', beside: true,
        words: 'Fry {crumbs} in {in} in {oil:1/4} {heat}, stirring, {until}. Tip out onto a plate.',
      },
      {
        do: 'soften', in: 'pan', heat: 'low', minutes: [5, 6], cue: 'the garlic is pale gold and no more', beside: true,
        words: 'Put {garlic}[, {anchovy}] and {chilli} in {in} with {oil}, set it {heat} and let it sizzle gently {until}. [?anchovy: The anchovies melt into the oil. ]Browned garlic would make it bitter.',
      },
      {
        do: 'toss', in: 'pan', from: 'pot', heat: 'high', minutes: [1, 2], cue: 'it clings',
        words: 'Add {pasta greens dried} with a ladleful of the water and toss hard {heat} {until}. Off the heat, [squeeze in {lemon} and ]stir in {herb salt} and plenty of {pepper}.',
      },
      { do: 'serve', in: 'table', from: ['pan', 'frying-pan'], words: 'Serve[ with {cheese nuts crumbs} on top].' },
    ],
    keeps: { days: 0, words: 'Oil and water part when it stands.' },
    out: [[['@cream', '@any-tomato'], 'oil, garlic and starchy water are the whole sauce']],
    plate: [120, 420],
  },
]);
