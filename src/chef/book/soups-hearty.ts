// The pot of soup that takes what there is, in order: what is hard first, what is green last.

import { defineRows } from '../language/row.ts';
import { WILT_GREENS } from './plate-slots.ts';
import { CUBE, CUT_BREAD, GARLIC, GREENS, OIL, ONION, SOFT_HERB, SQUEEZED, STOCK } from './shared.ts';

export const HEARTY_SOUPS = defineRows([
  {
    id: 'hearty-soup', family: 'soup', needs: ['hob'],
    title: [
      '{name sausage smoky raw cooked} and {name bean lentil grain} soup with {name greens base quick}',
      '{name sausage smoky raw cooked} and {name base quick greens potato} soup[ with {name rice small}]',
      '{name mushroom base quick} and {name grain bean lentil} soup[ with {name spoon cheese}| with {name greens herb}]',
      'chunky {name base quick greens mushroom} soup[ with {name small rice spoon cheese}]',
    ],
    headnote: [
      '[?rind: {name rind}, which most people throw away, simmers in the pot and seasons all of it.]',
      '[?sausage: Small, crusty lumps of {name sausage} season the whole pot.]',
      '[?smoky: The fat of a little {name smoky} carries its taste into all of the pot.]',
      '[?lentil: The {names lentil} fall apart as they simmer and thicken the broth by themselves.]',
      '[?bean&!cream: Some of the {names bean} are crushed at the end, which makes the broth creamy.]',
      '[?grain: Plump {name grain} thickens it until it is supper and no starter.]',
      'A homely soup, simmered gently[ and lifted at the end by a little {name lemon sharp}].',
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
      rice: { of: ['@plain-rice', 'risotto-rice'], each: 30, may: true, ready: '' },
      small: { of: ['orzo', '@pasta'], not: ['gnocchi'], each: 30, may: true, ready: '' },
      mushroom: { of: ['@wild-mushroom'], not: ['enoki', 'chicken-of-the-woods'], each: 90, may: true, ready: 'sliced' },
      quick: {
        of: ['@late-veg'], not: ['@wild-mushroom', 'frozen-stir-fry-vegetables', 'frozen-spinach', 'leek', 'corn-on-the-cob'], each: 60,
        most: 2, may: true, cut: 'for-simmer',
      },
      greens: GREENS, cheese: { of: ['@italian-cheese', '@grates', 'feta'], each: 20, may: true, ready: 'grated or crumbled' },
      spoon: { of: ['pesto', 'vegan-pesto', 'harissa', 'chimichurri'], each: 10, may: true },
      cream: { of: ['@cream', '@yoghurt'], each: 30, may: true }, herb: SOFT_HERB,
      sprig: { of: ['thyme', 'rosemary', 'bay-leaf'], each: 1, may: true, ready: '' },
      rind: { of: ['parmesan-rind'], each: 15, may: true, ready: '' }, lemon: SQUEEZED, bread: CUT_BREAD,
    },
    oneOf: [
      ['base', 'quick', 'greens', 'potato', 'mushroom'],
      ['bean', 'lentil', 'smoky', 'sausage', 'raw', 'cooked', 'small', 'rice', 'grain', 'tomato', 'potato'],
    ],
    takes: {
      oil: OIL, garlic: GARLIC,
      spice: {
        of: ['cumin', 'smoked-paprika', 'paprika', 'curry-powder', 'turmeric', 'mixed-herbs', 'oregano'], amount: 0.5, unit: 'tsp',
        may: true,
      },
      thyme: { of: ['dried-thyme'], amount: 0.25, unit: 'tsp', unless: ['sprig', 'spice', 'spoon'] },
      stock: STOCK, cube: CUBE, sharp: { of: ['red-wine-vinegar', 'cider-vinegar', 'vinegar'], amount: 0.5, unit: 'tsp', unless: 'lemon' },
    },
    acts: [
      {
        do: 'brown', in: 'pot', heat: 'medium', minutes: [6, 8], cue: 'the fat runs and the edges are brown', core: ['sausage', 'smoky'],
        words: 'Start {sausage smoky} in {in} without oil and fry {heat} {until}[ (past {core} by then)].',
      },
      {
        do: 'soften', in: 'pot', heat: 'medium', minutes: [10, 12], cue: 'soft and just turning gold',
        words: 'Add [?oil=olive-oil: {oil:2/3 onion base mushroom}|{oil onion base mushroom}] to {in} with {salt} and cook {heat}, stirring now and then, {until}.[ Stir in {garlic spice thyme} for the last minute.]',
      },
      {
        do: 'simmer', in: 'pot', heat: 'low', minutes: [18, 20], cue: 'half tender', water: 180,
        words: 'Add {grain} and {water}, bring to the boil, cover and simmer {heat} {until}.',
      },
      {
        do: 'simmer', in: 'pot', heat: 'low', minutes: [15, 18], cue: 'everything in it is tender', water: 290,
        words: 'Add {tomato potato lentil rice}[, {stock cube sprig rind}] and {water}. Bring to the boil, cover and simmer {heat} {until}.',
      },
      {
        do: 'simmer', in: 'pot', heat: 'low', minutes: [12, 15], cue: '[?base: it is tender|it smells good]', water: 290,
        when: '!tomato&!potato&!lentil&!rice',
        words: 'Add [{stock cube sprig rind} and ]{water}. Bring to the boil, cover and simmer {heat} {until}.',
      },
      {
        do: 'simmer', in: 'pot', heat: 'medium-low', minutes: { slot: 'small', by: 'boil' }, cue: 'tender but firm', water: 100,
        words: 'Stir in {small} with {water} more and simmer {heat} {until}.',
      },
      {
        do: 'simmer', in: 'pot', heat: 'medium-low', minutes: [8, 10], cue: 'white to the middle', core: ['raw'],
        words: 'Slip in {raw} and simmer {heat} {until}[ ({core})].',
      },
      {
        do: 'simmer', in: 'pot', heat: 'medium-low', minutes: [5, 7], cue: 'steaming all through', core: ['cooked'],
        words: 'Add {bean quick cooked} and simmer {heat} {until}[ ({core})].',
      },
      WILT_GREENS,
      {
        do: 'serve', in: 'table', from: 'pot',
        words: '[Fish out {the sprig rind}. ][Crush some of {the bean potato} against the side to thicken the broth. ][Stir in {cream}. ]Season with {sharp salt} and plenty of {pepper}[, and squeeze in {lemon}]. Serve[?oil=olive-oil:  with {oil} trickled over][, {spoon cheese herb} on top][, and {bread} beside it].',
      },
    ],
    keeps: { days: 3, months: 3, words: 'It thickens as it stands: let it down with water.' }, plate: [300, 850],
  },
]);
