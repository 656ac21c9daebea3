// Ackee with saltfish, the breakfast of Jamaica.

import { defineRows } from '../language/row.ts';
import { BOIL_ROOT, ROOT, SCOTCH } from './africa-kit.ts';
import { SHARP } from './mains.ts';
import { GARLIC, GREENS, OIL, SLICED_ONION, SOFT_HERB, SQUEEZED } from './shared.ts';

export const ACKEE = defineRows([
  {
    id: 'ackee-and-saltfish', family: 'pan', needs: ['hob'],
    title: [
      '[?ackee: thyme-scented ackee [?fish: and saltfish|with {names ready rasher greens}]|stewed saltfish with {names tomato veg greens}]',
      '[?fish: stewed saltfish with thyme and pepper|thyme-scented ackee with {names veg tomato onion}]',
    ],
    headnote: [
      '[?!ackee: Big salty flakes in soft, peppery vegetables: what salt the fish keeps seasons the whole pan.]',
      'Ackee is soft and mild, the pan salty and peppery: folded in last and never stirred, it stays in curds.',
    ],
    wants: {
      ackee: { of: ['ackee'], each: 110, may: true, heart: true, ready: 'drained gently' },
      fish: { of: ['saltfish'], each: 75, may: true, heart: true, ready: 'soaked overnight in water changed twice' },
      ready: { of: ['smoked-mackerel', 'tinned-mackerel', 'tinned-tuna'], each: 70, may: true, ready: 'in large flakes' },
      rasher: { of: ['bacon', 'turkey-bacon'], each: 30, may: true, ready: 'cut small' }, onion: { ...SLICED_ONION, of: ['@onion', 'leek', 'spring-onion'] },
      veg: { of: ['pepper', 'spring-onion', 'mushroom'], each: 60, most: 2, may: true, cut: 'thin-slices' },
      tomato: { of: ['@fresh-tomato'], each: 70, may: true, cut: 'chopped' }, scotch: SCOTCH,
      sprig: { of: ['thyme'], each: 1, may: true, ready: 'leaves picked' },
      greens: { ...GREENS, of: ['callaloo', 'spinach', 'kale'], not: [] }, root: ROOT, herb: SOFT_HERB, lemon: SQUEEZED,
    },
    oneOf: [['ackee', 'fish']],
    takes: {
      oil: OIL, garlic: GARLIC, thyme: { of: ['dried-thyme'], amount: 0.25, unit: 'tsp', unless: 'sprig' },
      hot: { of: ['chilli-flakes', 'cayenne'], amount: 0.25, unit: 'tsp', whole: true, unless: 'scotch' },
      allspice: { of: ['allspice'], amount: 0.25, unit: 'tsp', whole: true }, sharp: SHARP,
    },
    acts: [
      BOIL_ROOT,
      {
        do: 'simmer', in: 'saucepan', heat: 'medium-low', minutes: [15, 20], cue: 'the flakes come apart', core: ['fish'],
        words: 'Simmer {fish} in {in} of fresh water {heat} {until} ({core}). Drain, flake and pick out every bone. Taste a flake: if it is still too salty, give it five minutes in fresh hot water.',
      },
      {
        do: 'soften', in: 'pan', heat: 'medium', minutes: [8, 10], cue: 'soft, and golden at the edges', core: ['rasher'], beside: true,
        words: 'Warm {oil} in {in} {heat}. Add {rasher onion veg garlic sprig thyme allspice hot scotch} with {salt} and cook, stirring, {until}[ (past {core} by then)].',
      },
      {
        do: 'simmer', in: 'pan', from: 'saucepan', heat: 'medium', minutes: [3, 5], cue: '[?greens: the leaves are soft|it steams all through]',
        core: ['ready'], words: 'Stir in {fish ready tomato greens} and cook {heat} {until}[ ({core})].',
      },
      {
        do: 'simmer', in: 'pan', heat: 'low', minutes: [3, 4], cue: 'it is hot through and still in curds',
        words: 'Spread {ackee} on top, fold through once or twice with a wide spoon and leave {heat} {until}.',
      },
      {
        do: 'serve', in: 'table', from: ['pan', 'pot'],
        words: '[?scotch: Lift out {the scotch}. ][Squeeze over {lemon}, |Sprinkle with {sharp}, ]grind over plenty of {pepper}[, scatter with {herb}] and serve at once[, with {root}].',
      },
    ],
    out: [[['egg', '@grates'], '[?ackee: the ackee is rich and soft enough|the fish is strong enough by itself]']], 
    keeps: { days: 1 }, plate: [200, 700],
  },
]);
