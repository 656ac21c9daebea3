// Shellfish and small fish by themselves: in garlic butter, or boiled.

import { defineRows, type Take } from '../language/row.ts';
import { LEAF, SHARP } from './plate-slots.ts';
import { COOK_RICE, CUT_BREAD, OIL, POTATO, RICE, SOFT_HERB, SQUEEZED } from './shared.ts';

const GARLIC: Take = { of: ['garlic', 'garlic-powder'], amount: 1, unit: 'clove', may: true, cut: 'finely-chopped' };
const BUTTER: Take = { of: ['butter', 'olive-oil'], amount: 1, unit: 'tbsp' };
const HEAT: Take = { of: ['chilli-flakes', 'smoked-paprika', 'paprika'], amount: 0.25, unit: 'tsp', whole: true };

export const PLAIN_SEA = defineRows([
  {
    id: 'seafood-in-butter', family: 'pan', frame: true, needs: ['hob'],
    title: [
      '{names fish} in [{name garlic} |]butter with {names veg tomato}', '{names fish} in [{name garlic} |]butter with {names rice potato bread}',
      '{names fish} in [{name garlic} |]butter[ and {name lemon}]',
    ],
    headnote: ['{names fish veg tomato} in hot [?garlic: garlic ]{name butter}[ and {name lemon}], cooked too briefly to toughen[, with {names rice potato bread} for the juices].'],
    wants: {
      fish: {
        of: ['#crustacean', '#mollusc', 'whitebait', 'cod-roe', 'eel', 'sardine', 'herring'],
        not: [
          ...(['mussels', 'clams', 'cockles', 'oysters', 'whelks', 'periwinkles', 'octopus'] as const),
          ...(['snails', 'sea-urchin', 'sea-cucumber', 'lobster', 'cooked-prawns', 'crab'] as const),
          ...(['crab-stick', 'crayfish-tails', 'dried-shrimp', 'abalone'] as const),
        ],
        each: 130, most: 2, heart: true, ready: 'patted dry',
      },
      onion: { of: ['shallot', 'spring-onion', '@onion', 'leek'], each: 40, may: true, cut: 'thin-slices' },
      veg: {
        of: [
          ...(['courgette', 'pepper', 'asparagus', 'fennel', 'sugar-snap-peas', 'sweetcorn'] as const),
          ...(['frozen-peas', 'mushroom', 'spinach', 'samphire'] as const),
        ],
        not: ['samphire'], each: 90, most: 2, may: true, ready: 'cut small',
      },
      tomato: { of: ['@fresh-tomato'], each: 80, may: true, ready: 'halved' },
      wine: { of: ['white-wine', 'sherry', 'cider'], each: 30, may: true }, leaf: LEAF,
      avocado: { of: ['avocado', 'mango'], each: 60, may: true, cut: 'slices-1cm' }, herb: SOFT_HERB, lemon: SQUEEZED, rice: RICE,
      potato: POTATO, bread: CUT_BREAD, cool: { of: ['mayonnaise', '@yoghurt', 'soured-cream'], each: 25, may: true },
    },
    takes: { oil: { ...OIL, amount: 0.5 }, butter: BUTTER, garlic: GARLIC, hot: HEAT, sharp: SHARP },
    acts: [
      {
        do: 'boil', in: 'pot', heat: 'boiling', water: 'salted', minutes: { slot: 'potato', by: 'boil' },
        words: 'Bring {in} of water {heat} with {water} and cook {potato} {until}. Drain and keep covered.',
      },
      { ...COOK_RICE, beside: true },
      {
        do: 'soften', in: 'frying-pan', heat: 'medium', minutes: [5, 7], cue: 'tender and coloured at the edges',
        words: 'Heat {oil:1/2} in {in} {heat} and fry {onion veg} with {salt} {until}. Lift onto a plate.',
      },
      {
        do: 'fry', in: 'frying-pan', heat: 'high', minutes: { slot: 'fish', by: 'fry' }, core: ['fish'], when: 'fish=@by-frying',
        words: 'Season {fish} with {salt hot}. Heat {oil} in {in} {heat}, lay {the fish} in with room between and fry, turning once, {until} ({core}).',
      },
      {
        do: 'fry', in: 'frying-pan', heat: 'medium-high', minutes: [6, 8], cue: 'brown outside and opaque to the middle', core: ['fish'],
        when: '!fish=@by-frying',
        words: 'Season {fish} with {salt hot}. Heat {oil} in {in} {heat}, lay {the fish} in with room between and fry, turning once, {until} ({core}).',
      },
      {
        do: 'melt', in: 'frying-pan', heat: 'medium', minutes: [1, 2], cue: 'the butter foams[?garlic:  and the garlic smells sweet]',
        words: 'Turn down the heat. Add {butter garlic tomato wine} and turn everything in it {heat} {until}. Off the heat, [squeeze in {lemon}|splash in {sharp}].',
      },
      {
        do: 'serve', in: 'table', from: ['frying-pan', 'pot', 'saucepan'],
        words: 'Pile up with {pepper} and all the butter of the pan[, with {rice potato bread}][?onion:  and the vegetables][, {avocado leaf cool} beside it][ and {herb} on top].',
      },
    ],
    keeps: { days: 1, cold: true }, plate: [100, 700],
  },
]);
