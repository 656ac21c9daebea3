// Eggs beaten: omelettes, frittatas, scrambled.

import { defineRows } from '../language/row.ts';
import { CHEESE, CRISP, EGG, FILLING, LEAF, ONION, POTATO, RASHER, READY } from './egg-slots.ts';
import { BUTTER, CUT_BREAD, GARLIC, GREENS, OIL, SOFT_HERB } from './shared.ts';

export const EGGS = defineRows([
  {
    id: 'omelette', family: 'eggs', needs: ['hob'],
    title: [
      '{name ready rasher filling greens} and {name cheese} omelette', '{names ready rasher filling greens} omelette', '{name cheese} omelette',
      '{name herb onion} omelette', 'soft folded omelette',
    ],
    headnote: [
      '[?filling: Whatever is wet in the pan weeps into the eggs, so the {names filling} are fried dry before any egg goes in.]',
      '[?cheese: The cheese goes on while the eggs are still wet, so that it melts as they set.]',
      'Eggs barely beaten, butter that foams, and out of the pan in four minutes: that keeps it soft.',
    ],
    wants: {
      egg: { ...EGG, of: ['egg', 'duck-egg', 'egg-white', 'egg-yolk'], not: [], each: 150 }, filling: { ...FILLING, each: 60 },
      greens: { ...GREENS, each: 40 }, rasher: RASHER, ready: READY, onion: ONION, cheese: CHEESE, herb: SOFT_HERB, leaf: LEAF,
      bread: CUT_BREAD,
    },
    takes: {
      butter: { ...BUTTER, amount: 1 }, sharp: { of: ['red-wine-vinegar', 'cider-vinegar'], amount: 0.5, unit: 'tsp', with: 'leaf' },
    },
    acts: [
      CRISP,
      {
        do: 'soften', in: 'frying-pan', heat: 'medium', minutes: [7, 9], cue: 'soft, and no water is left in the pan',
        words: 'Fry {onion filling} in {butter:1/3} in {in} {heat} with {salt} {until}. Tip onto a plate.',
      },
      {
        do: 'wilt', in: 'frying-pan', heat: 'medium', minutes: [2, 4], cue: 'soft and dry',
        words: 'Cook {greens} in {in} {heat} {until}, and set aside too.',
      },
      { do: 'whisk', in: 'bowl', words: 'Beat {egg} in {in} with {salt} and {pepper}[ and {herb}], using a fork and only until no white shows.' },
      {
        do: 'fry', in: 'frying-pan', from: 'bowl', heat: 'medium-high', minutes: [3, 4], cue: 'set underneath and no liquid egg runs',
        core: ['egg', 'ready'],
        words: 'Melt {butter} in {in} {heat} until it foams. Pour in the eggs and draw the edges in as they set, tilting the pan so that the liquid runs behind. [Scatter with {cheese ready}[?filling:  and what you fried] and cook|Cook] {until} ({core}).',
      },
      {
        do: 'serve', in: 'plate', from: 'frying-pan',
        words: 'Fold it over [?one: and slide it onto a plate|, slide it out and cut it to share].[ Toss {leaf} with {sharp} and eat it alongside.][ Eat with {bread}.]',
      },
    ],
    keeps: { days: 0, words: 'An omelette does not wait.' }, plate: [150, 520],
  },
  {
    id: 'frittata', family: 'eggs', needs: ['hob'],
    title: [
      '[?dry: {name dry} frittata[?filling:  with {names filling}]]', '[?potato: golden ]{name potato filling greens} and {name rasher ready cheese} frittata',
      '[?potato: golden ]{name potato filling greens pasta} frittata',
    ],
    headnote: [
      'Low heat and a lid do the work of an oven: the eggs set slowly and stay as tender as custard.',
    ],
    wants: {
      egg: { ...EGG, each: 140 }, potato: POTATO, filling: { ...FILLING, each: 100, most: 3 }, greens: GREENS, rasher: RASHER, ready: READY,
      onion: { ...ONION, each: 60 }, pasta: { of: ['cooked-pasta'], each: 90, may: true }, cheese: CHEESE,
      dry: { of: ['@pasta'], each: 50, may: true }, milk: { of: ['@milk', '@pouring-cream', '@yoghurt'], not: ['buttermilk', 'kefir'], each: 20, may: true }, herb: SOFT_HERB,
      brine: { of: ['olives', 'sun-dried-tomatoes', 'roasted-peppers', 'capers'], each: 15, may: true, ready: 'drained and chopped' },
      leaf: LEAF, bread: CUT_BREAD,
    },
    oneOf: [['potato', 'filling', 'greens', 'pasta', 'dry']],
    takes: {
      oil: OIL, garlic: { ...GARLIC, may: true }, mustard: { of: ['wholegrain-mustard', 'mustard'], amount: 0.5, unit: 'tsp', may: true },
      spice: { of: ['smoked-paprika', 'paprika', 'curry-powder', 'nutmeg'], amount: 0.25, unit: 'tsp', may: true },
      sharp: { of: ['red-wine-vinegar', 'cider-vinegar'], amount: 0.5, unit: 'tsp', with: 'leaf' },
    },
    beats: ['omelette'],
    acts: [
      {
        do: 'boil', in: 'pot', heat: 'boiling', water: 'salted', minutes: { slot: 'dry', by: 'boil' },
        words: 'Bring {in} of water {heat} with {water} and cook {dry} {until}. Drain.',
      },
      {
        do: 'fry', in: 'frying-pan', heat: 'medium', minutes: [5, 6], cue: 'the fat runs and the edges are crisp', core: ['rasher'],
        words: 'Put {rasher} in {in} with a lid to fit, set it {heat} and fry {until}[ (past {core} by then)].',
      },
      {
        do: 'fry', in: 'frying-pan', heat: 'medium', minutes: [12, 15],
        cue: 'golden and tender[?potato=cooked-potato: , and heated until it steams]',
        words: 'Fry {potato} in {oil:1/3} in {in} {heat} with {salt}, covered for the first half and turned now and then, {until}.',
      },
      {
        do: 'soften', in: 'frying-pan', heat: 'medium', minutes: [7, 9], cue: 'soft and golden, and the pan is dry',
        words: 'Cook {onion filling}[ and {garlic spice}] in {in} in {oil:1/3} {heat} with {salt} {until}: any water would spoil the eggs.',
      },
      {
        do: 'wilt', in: 'frying-pan', from: 'pot', heat: 'medium', minutes: [2, 4], cue: 'soft and dry',
        words: 'Turn {greens pasta dry brine}[?!onion&!filling: [ and {garlic spice}]] in {in} {heat} {until}.',
      },
      { do: 'whisk', in: 'bowl', words: 'Beat {egg} in {in} with {milk mustard cheese herb ready salt pepper}.' },
      {
        do: 'fry', in: 'frying-pan', from: 'bowl', heat: 'low', minutes: [11, 14], cue: 'set right to the middle', core: ['egg', 'ready'],
        words: 'Pour {oil} round the edge of {in}, then the eggs over everything, and shake it level. Cover and cook {heat}, without stirring, {until} ({core}).',
      },
      {
        do: 'serve', in: 'plate', from: 'frying-pan',
        words: 'Leave for 2 minutes, slide onto a plate and cut in wedges.[ Toss {leaf} with {sharp} and eat it alongside.][ Eat with {bread}.]',
      },
    ],
    keeps: { days: 2, cold: true, words: 'It is good cold, in a lunch box.' }, plate: [220, 720],
  },
  {
    id: 'scrambled-eggs', family: 'eggs', needs: ['hob'],
    title: ['creamy scrambled eggs with {names ready filling greens rasher cheese} on toast', 'creamy scrambled eggs on buttered toast'],
    headnote: ['Low heat and a slow spoon: nothing else stands between soft curds and dry ones.'],
    wants: {
      egg: EGG, bread: { of: ['@bread'], each: 70, heart: true, ready: 'sliced' },
      filling: { ...FILLING, each: 70 }, greens: { ...GREENS, each: 50 }, rasher: RASHER, ready: READY, onion: ONION,
      cheese: { ...CHEESE, each: 15 }, milk: { of: ['@pouring-cream', 'milk', '@milk'], not: ['buttermilk', 'kefir'], each: 15, may: true },
      herb: SOFT_HERB, leaf: LEAF,
    },
    takes: { butter: { ...BUTTER, amount: 1 } }, beats: ['omelette'],
    acts: [
      CRISP,
      {
        do: 'soften', in: 'frying-pan', heat: 'medium', minutes: [6, 8], cue: 'soft and golden at the edges',
        words: 'Fry {onion filling} in {butter:1/3} in {in} {heat} with {salt} {until}.',
      },
      {
        do: 'wilt', in: 'frying-pan', heat: 'medium', minutes: [1, 3], cue: 'soft and dry', and: true,
        words: 'Wilt {greens} in {in} {heat} {until}.',
      },
      {
        do: 'toast', in: 'plate', heat: 'medium-high', minutes: [2, 3], cue: 'golden',
        words: 'Toast {bread} in a dry pan {heat} {until}[?butter=butter: , and spread with {butter:1/3}]. Toast can wait; the eggs cannot.',
      },
      { do: 'whisk', in: 'bowl', words: 'Beat {egg} in {in} with {milk salt pepper}.' },
      {
        do: 'fry', in: 'saucepan', from: 'bowl', heat: 'medium-low', minutes: [4, 6], cue: 'softly set, with no liquid egg left',
        core: ['egg', 'ready'],
        words: 'Melt {butter} in {in} {heat}, pour in the eggs and stir slowly, scraping the bottom, {until} ({core}).[ Fold in {cheese ready herb} for the last seconds.]',
      },
      {
        do: 'serve', in: 'plate', from: ['saucepan', 'frying-pan'],
        words: 'Pile the eggs onto the toast[ and top with {the rasher onion filling greens}][, with {leaf} beside it]. Eat at once.',
      },
    ],
    keeps: { days: 0, words: 'Scrambled eggs do not wait.' }, plate: [180, 520],
  },
]);
