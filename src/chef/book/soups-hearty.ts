// The pot of soup that takes what there is, in order: what is hard first, what is green last.

import { defineRows } from '../language/row.ts';
import { CUBE, CUT_BREAD, GARLIC, GREENS, OIL, ONION, SOFT_HERB, SQUEEZED, STOCK } from './shared.ts';

const HEARTY =
  'Add {base potato tomato lentil raw sprig rind cube stock} and {water}, bring to the boil, cover and simmer {heat} {until}[ ({core})].';

export const HEARTY_SOUPS = defineRows([
  {
    id: 'hearty-soup', family: 'soup', needs: ['hob'],
    title: [
      '{name sausage smoky cooked raw bean lentil} soup with {names base}', '{name raw cooked sausage smoky} and {names quick greens} soup',
      '{name base quick greens} soup with {name small}', '{name base quick greens} soup', '{name bean lentil potato tomato} soup',
    ],
    headnote: [
      '[?rind: A soup of {names base quick greens potato bean}, made savoury by the {name rind} that simmers in it.]',
      '[?sausage: A soup of {names base quick greens potato onion}, seasoned by small brown lumps of {name sausage}[ and thick with {names bean lentil}].]',
      '[?smoky: A soup of {names bean lentil base quick greens potato onion} that tastes of {name smoky} down to the last spoonful.]',
      'A soup of {names raw cooked bean lentil base quick greens tomato potato}, thick enough with {name small grain} to be a whole supper.',
      'A soup thick with {names bean lentil}, full of {names raw cooked base quick greens tomato potato}[, and woken up at the end by a little {name lemon sharp}].',
      'A plain, chunky soup of {names raw cooked base quick greens tomato potato onion}[, woken up at the end by a little {name lemon sharp}].',
    ],
    wants: {
      onion: ONION, smoky: { of: ['@lardon', 'chorizo', 'smoked-sausage'], not: ['prosciutto'], each: 40, may: true, ready: 'cut small' },
      sausage: { of: ['@sausage'], each: 90, may: true, ready: 'skinned and pinched into small lumps' },
      raw: { of: ['@quick-poultry'], each: 100, may: true, cut: 'chunks-2cm' },
      cooked: { of: ['@cooked-poultry', 'ham', '@cooked-meat'], each: 70, may: true, ready: 'torn into bite-sized pieces' },
      base: {
        of: ['@slow-veg', 'fennel'], not: ['tomato', 'aubergine', 'okra', 'chicken-of-the-woods', 'daikon'], each: 130, most: 3, may: true,
        cut: 'dice-1cm',
      },
      tomato: { of: ['@any-tomato'], each: 120, may: true, ready: 'roughly chopped' },
      bean: { of: ['@tinned-bean', 'chickpeas', 'tinned-lentils'], each: 90, may: true },
      lentil: { of: ['red-lentils'], each: 40, may: true, ready: 'rinsed' },
      potato: { of: ['@potato', 'sweet-potato'], each: 100, may: true, cut: 'chunks-2cm' },
      grain: { of: ['pearl-barley', 'spelt'], each: 25, may: true, ready: 'rinsed' },
      small: { of: ['orzo', '@pasta', '@plain-rice', 'risotto-rice'], not: ['gnocchi'], each: 30, may: true, ready: '' },
      quick: {
        of: ['@late-veg'], not: ['enoki', 'frozen-stir-fry-vegetables', 'frozen-spinach', 'leek', 'corn-on-the-cob'], each: 60, most: 2,
        may: true, cut: 'for-simmer',
      },
      greens: GREENS, cheese: { of: ['@italian-cheese', '@grates', 'feta'], each: 20, may: true, ready: 'grated or crumbled' },
      spoon: { of: ['pesto', 'vegan-pesto', 'harissa', 'chimichurri'], each: 10, may: true },
      cream: { of: ['@cream', '@yoghurt'], each: 30, may: true }, herb: SOFT_HERB,
      sprig: { of: ['thyme', 'rosemary', 'bay-leaf'], each: 1, may: true, ready: '' },
      rind: { of: ['parmesan-rind'], each: 15, may: true, ready: '' }, lemon: SQUEEZED, bread: CUT_BREAD,
    },
    oneOf: [['base', 'quick', 'greens', 'potato'], ['bean', 'lentil', 'smoky', 'sausage', 'raw', 'cooked', 'small', 'grain', 'tomato', 'potato']],
    takes: {
      oil: OIL, garlic: GARLIC,
      spice: {
        of: ['cumin', 'smoked-paprika', 'paprika', 'curry-powder', 'turmeric', 'mixed-herbs', 'oregano'], amount: 0.5, unit: 'tsp',
        may: true,
      },
      stock: STOCK, cube: CUBE, sharp: { of: ['red-wine-vinegar', 'cider-vinegar', 'vinegar'], amount: 0.5, unit: 'tsp', unless: 'lemon' },
    },
    acts: [
      {
        do: 'brown', in: 'pot', heat: 'medium', minutes: [6, 8], cue: 'the fat runs and the edges are brown', core: ['sausage', 'smoky'],
        words: 'Put {sausage smoky} in {in}, set it {heat} and fry {until}[ (past {core} by then)].',
      },
      {
        do: 'soften', in: 'pot', heat: 'medium-low', minutes: [8, 10], cue: 'soft and sweet',
        words: 'Add [?oil=olive-oil: {oil:1/2 onion}|{oil onion}] to {in} with {salt} and cook {heat}, stirring now and then, {until}.[ Stir in {garlic spice} for the last minute.]',
      },
      {
        do: 'simmer', in: 'pot', heat: 'low', minutes: [18, 20], cue: 'half tender', water: 180,
        words: 'Add {grain} and {water}, bring to the boil, cover and simmer {heat} {until}.',
      },
      {
        do: 'simmer', in: 'pot', heat: 'low', minutes: [15, 18], cue: 'everything in it is tender', core: ['raw'], water: 280,
        when: '!stock',
        words: HEARTY,
      },
      {
        do: 'simmer', in: 'pot', heat: 'low', minutes: [15, 18], cue: 'everything in it is tender', core: ['raw'], water: 100,
        when: 'stock',
        words: HEARTY,
      },
      {
        do: 'simmer', in: 'pot', heat: 'medium-low', minutes: { slot: 'small', by: 'simmer' }, cue: 'tender', water: 100,
        when: 'small=@plain-rice/risotto-rice',
        words: 'Stir in {small} with {water} more and simmer {heat} {until}.',
      },
      {
        do: 'simmer', in: 'pot', heat: 'medium-low', minutes: { slot: 'small', by: 'boil' }, cue: 'tender but firm', water: 100,
        when: 'small=@pasta',
        words: 'Stir in {small}, broken up if long, with {water} more and simmer {heat} {until}.',
      },
      {
        do: 'simmer', in: 'pot', heat: 'medium-low', minutes: [6, 8], cue: 'tender and steaming all through', core: ['cooked'],
        words: 'Add {bean quick cooked} and simmer {heat} {until}[ ({core})].',
      },
      {
        do: 'wilt', in: 'pot', heat: 'medium-low', minutes: [2, 5], cue: 'soft and still bright', and: true,
        words: 'Push {greens} under and cook {heat} {until}.',
      },
      {
        do: 'serve', in: 'table', from: 'pot',
        words: '[Fish out {the sprig rind}. ][Crush some of {the bean potato}|Crush some of {the base quick}] against the side, until the broth thickens.[ Stir in {cream}.] Season with {sharp salt} and plenty of {pepper}[, and squeeze in {lemon}]. Serve[?oil=olive-oil:  with {oil} trickled over][, {spoon cheese herb} on top][, and {bread} beside it].',
      },
    ],
    keeps: { days: 3, months: 3, words: 'It thickens as it stands: let it down with water.' }, plate: [300, 850],
  },
]);
