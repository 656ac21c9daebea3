// Shellfish and small fish by themselves: in garlic butter, or boiled.

import { type Act, defineRows, type Take } from '../language/row.ts';
import { LEAF, SHARP } from './plate-slots.ts';
import { COOK_RICE, CUT_BREAD, OIL, POTATO, RICE, SOFT_HERB, SQUEEZED } from './shared.ts';

const GARLIC: Take = { of: ['garlic', 'garlic-powder'], amount: 1, unit: 'clove', may: true, cut: 'finely-chopped' };
const BUTTER: Take = { of: ['butter', 'olive-oil'], amount: 1, unit: 'tbsp' };
const HEAT: Take = { of: ['chilli-flakes', 'smoked-paprika', 'paprika'], amount: 0.5, unit: 'tsp', whole: true };

const FRIED: Omit<Act, 'minutes'> = {
  do: 'fry', in: 'frying-pan', heat: 'high', core: ['fish'],
  words: '[Tip {the onion veg tomato} onto a plate. ]Season {fish} with {salt hot}. Heat {oil} in {in} {heat} until it shimmers, lay {the fish} in with room between and fry, turning once, {until} ({core}).',
};
const BOILED: Omit<Act, 'minutes'> = {
  do: 'boil', in: 'pan', heat: 'boiling', water: 'salted', core: ['shell'], words: 'Rinse {shell}. Bring plenty of water {heat} in your largest pan with {water} and cook {the shell} {until} ({core}). Drain[?shell=lobster: , split lengthwise and crack any claws| and pull the meat out of any shells].',
};
const BUTTER_OF = '[?garlic: garlic|[?hot=chilli-flakes: chilli|paprika]] {name butter}';

export const PLAIN_SEA = defineRows([
  {
    id: 'seafood-in-butter', family: 'pan', frame: true, needs: ['hob'],
    title: [
      `{names fish shell small} in ${BUTTER_OF} with {names veg tomato}`, `{names fish shell small} in ${BUTTER_OF} with {names rice potato bread}`,
      `{names fish shell small} in ${BUTTER_OF}[ and {name lemon}]`,
    ],
    headnote: ['[?!fish: Cooked through first, then turned for a moment in foaming {name butter}.]', 'Fried fast and dry, then turned for a moment in foaming {name butter}, which takes up all that the {names fish} leave{s fish} in the pan.'],
    wants: {
      fish: {
        of: ['#crustacean', '#mollusc', 'whitebait', 'cod-roe', 'eel', 'sardine', 'herring'],
        not: [
          'mussels', 'clams', 'cockles', 'oysters', 'whelks', 'periwinkles', 'octopus',
          'snails', 'sea-urchin', 'sea-cucumber', 'lobster', 'cooked-prawns', 'crab',
          'crab-stick', 'crayfish-tails', 'dried-shrimp', 'abalone',
        ],
        each: 130, most: 2, may: true, heart: true, ready: 'patted dry',
      },
      shell: { of: ['lobster', 'whelks', 'periwinkles', 'snails'], each: 250, may: true, heart: true, ready: '' }, small: { of: ['oysters', 'sea-urchin'], each: 90, may: true, heart: true, ready: '' },
      onion: { of: ['shallot', 'spring-onion', '@onion', 'leek'], each: 40, may: true, cut: 'thin-slices' },
      veg: {
        of: ['courgette', 'pepper', 'asparagus', 'fennel', 'sugar-snap-peas', 'sweetcorn', 'frozen-peas', 'mushroom', 'spinach'], each: 90,
        most: 2, may: true, ready: 'cut small',
      },
      tomato: { of: ['@fresh-tomato'], each: 80, may: true, ready: 'halved' },
      wine: { of: ['white-wine', 'sherry', 'cider'], each: 30, may: true }, leaf: LEAF,
      avocado: { of: ['avocado', 'mango'], each: 60, may: true, cut: 'slices-1cm' }, herb: SOFT_HERB, lemon: SQUEEZED, rice: RICE,
      potato: POTATO, bread: CUT_BREAD, cool: { of: ['mayonnaise', '@yoghurt', 'soured-cream'], each: 25, may: true },
    },
    oneOf: [['fish', 'shell', 'small']], takes: { oil: { ...OIL, amount: 0.5, with: 'fish' }, butter: BUTTER, garlic: GARLIC, hot: HEAT, sharp: SHARP },
    acts: [
      {
        do: 'boil', in: 'pot', heat: 'boiling', water: 'salted', minutes: { slot: 'potato', by: 'boil' },
        words: 'Bring {in} of water {heat} with {water} and cook {potato} {until}. Drain, turn in {butter:1/4} and keep covered.',
      },
      { ...COOK_RICE, beside: true },
      {
        do: 'soften', in: 'frying-pan', heat: 'medium', minutes: [7, 9], cue: 'tender and browned at the edges',
        words: 'Fry {onion veg} in {in} with {butter:1/4 salt} {heat}, stirring now and then, {until}.',
      },
      {
        do: 'simmer', in: 'frying-pan', heat: 'medium-high', minutes: [3, 4], cue: 'the juice has nearly gone',
        words: 'Add {tomato wine} to {in} and let it bubble {heat} {until}.',
      },
      { ...BOILED, minutes: { slot: 'shell', by: 'boil' }, when: 'shell=lobster/whelks/periwinkles' },
      { ...BOILED, do: 'simmer', minutes: { slot: 'shell', by: 'simmer' }, when: 'shell=snails' },
      { do: 'grill', in: 'tray', heat: 'high', minutes: { slot: 'small', by: 'grill' }, core: ['small'], when: 'small=oysters', words: 'Scrub {small}; throw away any that stay open when tapped. Lay them deep side down under the grill {heat} {until} ({core}), and throw away any that stay shut.' },
      { do: 'fry', in: 'pan', heat: 'medium', minutes: { slot: 'small', by: 'warm' }, core: ['small'], when: 'small=sea-urchin', words: 'Turn {small} in {butter:1/4} in {in} {heat} {until} ({core}).' },
      { ...FRIED, minutes: { slot: 'fish', by: 'fry' }, when: 'fish=@by-frying' },
      { ...FRIED, minutes: [6, 8], cue: 'brown outside and opaque to the middle', when: '!fish=@by-frying' },
      {
        do: 'melt', in: 'frying-pan', heat: 'medium', minutes: [1, 1], cue: 'it foams[?garlic:  and the garlic smells sweet]',
        from: ['pan', 'tray'], words: '[?fish: Add {butter garlic}|Melt {butter} with {garlic hot salt} in {in}] and turn {the fish shell small} in it {heat} {until}. Off the heat, [squeeze in {lemon}|splash in {sharp}][ and put back {the onion veg tomato}].',
      },
      {
        do: 'serve', in: 'table', from: ['frying-pan', 'pot', 'saucepan'],
        words: 'Pile up with {pepper} and all the butter of the pan[, with {rice potato bread}][, {avocado leaf cool} beside it][ and {herb} on top].',
      },
    ],
    keeps: { days: 1, cold: true }, plate: [100, 700],
  },
]);
