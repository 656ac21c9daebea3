// Eggs beaten: omelettes, frittatas, scrambled.

import { defineRows } from '../language/row.ts';
import { CHEESE, CRISP, EGG, FILLING, LEAF, ONION, POTATO, RASHER, READY } from './egg-slots.ts';
import { BUTTER, CUT_BREAD, GARLIC, GREENS, OIL, SOFT_HERB } from './shared.ts';

export const EGGS = defineRows([
  {
    id: 'omelette', family: 'eggs', needs: ['hob'],
    title: [
      '{name cheese} omelette with {names filling greens}', 'omelette with {names ready rasher filling greens}', '{name cheese} omelette',
      '{name herb} omelette', 'folded omelette',
    ],
    headnote: [
      '[?filling: {names filling} fried first, then folded into eggs that take two minutes[?cheese: , with {name cheese} to melt inside].]',
      '[?cheese: Two minutes in a hot pan, with {name cheese} melting inside[?greens:  round {names greens}].]',
      'Soft inside and folded over {names ready rasher greens onion herb}, in two minutes.',
      'Soft inside and folded over itself, in two minutes.',
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
        do: 'soften', in: 'frying-pan', heat: 'medium', minutes: [5, 7], cue: 'soft, and no water is left in the pan',
        words: 'Warm {butter:1/3} in {in} {heat} and cook {onion filling} with {salt} {until}. Tip onto a plate.',
      },
      {
        do: 'wilt', in: 'frying-pan', heat: 'medium', minutes: [2, 4], cue: 'soft and dry',
        words: 'Cook {greens} in {in} {heat} {until}, and set aside too.',
      },
      { do: 'whisk', in: 'bowl', words: 'Beat {egg} in {in} with {salt} and {pepper}[ and {herb}], only until no white shows.' },
      {
        do: 'fry', in: 'frying-pan', from: 'bowl', heat: 'medium-high', minutes: [2, 3], cue: 'set underneath and no liquid egg runs',
        core: ['egg', 'ready'],
        words: 'Warm {butter} in {in} {heat}, pour in the eggs and draw in the edges as they set. [Scatter with {cheese ready}[?filling:  and what you fried] and cook|Cook] {until} ({core}).',
      },
      {
        do: 'serve', in: 'plate', from: 'frying-pan',
        words: 'Fold it over and slide it onto [?one: a plate|plates].[ Toss {leaf} with {sharp} and eat it alongside.][ Eat with {bread}.]',
      },
    ],
    keeps: { days: 0, words: 'An omelette does not wait.' }, plate: [150, 520],
  },
  {
    id: 'frittata', family: 'eggs', needs: ['hob'],
    title: [
      '[?dry: {name dry} frittata[?filling:  with {names filling}]]', '{name filling potato greens} frittata with {name cheese}',
      '{name ready rasher potato filling greens} frittata', '{name cheese} frittata',
    ],
    headnote: [
      '{names potato dry filling greens rasher pasta} set in eggs[?cheese:  with {name cheese}], slowly and under a lid, so that it needs no oven.',
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
      oil: OIL, garlic: GARLIC, mustard: { of: ['wholegrain-mustard', 'mustard'], amount: 0.5, unit: 'tsp', may: true },
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
        words: 'Heat {oil:1/3} in {in} {heat}, add {potato} with {salt} and fry, turning now and then and covered for the first half, {until}.',
      },
      {
        do: 'soften', in: 'frying-pan', heat: 'medium', minutes: [6, 8], cue: 'soft, and the pan is dry',
        words: 'Cook {onion filling}[ and {garlic spice}] in {in} in {oil:1/3} with {salt} {heat} {until}.',
      },
      {
        do: 'wilt', in: 'frying-pan', from: 'pot', heat: 'medium', minutes: [2, 4], cue: 'soft and dry',
        words: 'Turn {greens pasta dry brine}[?!onion&!filling: [ and {garlic spice}]] in {in} {heat} {until}.',
      },
      { do: 'whisk', in: 'bowl', words: 'Beat {egg} in {in} with {milk mustard cheese herb ready salt pepper}.' },
      {
        do: 'fry', in: 'frying-pan', from: 'bowl', heat: 'low', minutes: [10, 12], cue: 'set right to the middle', core: ['egg', 'ready'],
        words: 'Pour {oil} round the edge of {in}, then the eggs over everything. Cover and cook {heat} {until} ({core}).',
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
    title: ['scrambled eggs with {names ready filling greens} on toast', 'scrambled eggs on toast'],
    headnote: ['Eggs stirred slowly into soft, creamy curds[ with {names ready cheese} folded in,] on hot toast[ under {names filling greens rasher onion}].'],
    wants: {
      egg: EGG, bread: { of: ['@bread', 'pitta', 'flatbread', 'croissant'], each: 70, heart: true, ready: 'sliced' },
      filling: { ...FILLING, each: 70 }, greens: { ...GREENS, each: 50 }, rasher: RASHER, ready: READY, onion: ONION,
      cheese: { ...CHEESE, each: 15 }, milk: { of: ['@pouring-cream', 'milk', '@milk'], not: ['buttermilk', 'kefir'], each: 15, may: true },
      herb: SOFT_HERB, leaf: LEAF,
    },
    takes: { butter: { ...BUTTER, amount: 1 } }, beats: ['omelette'],
    acts: [
      CRISP,
      {
        do: 'soften', in: 'frying-pan', heat: 'medium', minutes: [5, 7], cue: 'soft and golden at the edges',
        words: 'Warm {butter:1/3} in {in} {heat} and cook {onion filling} with {salt} {until}.',
      },
      {
        do: 'wilt', in: 'frying-pan', heat: 'medium', minutes: [1, 3], cue: 'soft and dry', and: true,
        words: 'Wilt {greens} in {in} {heat} {until}.',
      },
      {
        do: 'toast', in: 'plate', heat: 'medium-high', minutes: [2, 3], cue: 'golden',
        words: 'Toast {bread} in a dry pan {heat} {until}[?butter=butter: , and butter it with {butter:1/3}] just before the eggs are done.',
        beside: true, says: 'when',
      },
      { do: 'whisk', in: 'bowl', words: 'Beat {egg} in {in} with {milk salt pepper}.' },
      {
        do: 'fry', in: 'saucepan', from: 'bowl', heat: 'medium-low', minutes: [3, 5], cue: 'softly set, with no liquid egg left',
        core: ['egg', 'ready'],
        words: 'Warm {butter} in {in} {heat}, pour in the eggs and stir slowly from the bottom {until} ({core}).[ Fold in {cheese ready herb} for the last seconds.]',
      },
      {
        do: 'serve', in: 'plate', from: ['saucepan', 'frying-pan'],
        words: 'Pile onto the toast[, with {the rasher onion filling greens} on top][, with {leaf} beside it] and eat at once.',
      },
    ],
    keeps: { days: 0, words: 'Scrambled eggs do not wait.' }, plate: [180, 520],
  },
]);
