// Sausages with mash.

import { defineRows } from '../language/row.ts';
import { BOIL_POTATO, CUBE, GREENS, SLICED_ONION, SOFT_HERB } from './shared.ts';

export const SAUSAGES_AND_MASH = defineRows([
  {
    id: 'sausages-and-mash', family: 'pan', needs: ['hob'],
    title: ['{names meat} and mash with [?onion=leek: leek|onion] gravy and {names veg greens}', '{names meat} and mash with {name onion}[?apple:  and apple|[?wine:  and {name wine}]] gravy'],
    headnote: ['Sausages cooked without hurry, buttery mash, and a gravy of {names onion} browned in the fat they leave behind.'],
    wants: {
      meat: { of: ['@sausage', '@cooked-shaped', 'vegetarian-sausage'], each: 130, heart: true, ready: '' },
      potato: {
        of: ['@potato', 'sweet-potato', 'swede', 'celeriac'], not: ['new-potato'], each: 230, heart: true, most: 2, cut: 'for-boil',
      },
      onion: { ...SLICED_ONION, each: 110 },
      veg: {
        of: [
          'carrot', 'peas', 'frozen-peas', 'green-beans', 'broccoli', 'cabbage', 'brussels-sprout', 'tenderstem-broccoli', 'cauliflower',
          'runner-beans', 'leek',
        ],
        each: 100, most: 2, may: true, ready: 'cut small',
      },
      apple: { of: ['apple', 'cooking-apple', 'pear'], each: 70, may: true, cut: 'wedges' }, greens: GREENS,
      milk: { of: ['milk', '@pouring-cream', '@milk'], not: ['buttermilk', 'kefir'], each: 30, may: true },
      cheese: { of: ['@grates'], each: 15, may: true, ready: 'grated' },
      wine: { of: ['cider', 'beer', 'red-wine'], each: 60, may: true }, gravy: { of: ['gravy-granules'], each: 8, may: true },
      sprig: { of: ['thyme', 'sage', 'rosemary'], each: 1, may: true, ready: 'leaves picked' }, herb: SOFT_HERB,
    },
    takes: {
      oil: { of: ['vegetable-oil', 'olive-oil'], amount: 0.5, unit: 'tbsp' },
      butter: { of: ['butter', 'olive-oil'], amount: 1, unit: 'tbsp' },
      mustard: { of: ['wholegrain-mustard', 'mustard'], amount: 1, unit: 'tsp' }, flour: { of: ['plain-flour'], amount: 1, unit: 'tsp', unless: 'gravy' },
      cube: { ...CUBE, amount: 0.5, unless: 'gravy' }, sharp: { of: ['cider-vinegar', 'vinegar'], amount: 0.5, unit: 'tsp' },
    },
    acts: [
      {
        do: 'brown', in: 'frying-pan', heat: 'medium-low', minutes: [15, 18], cue: 'brown all over and cooked through', core: ['meat'],
        when: '!meat=vegetarian-sausage/@cooked-shaped',
        words: 'Fry {meat} in {in} with {oil} {heat}, turning often, {until} ({core} inside). Lift out and keep warm.',
      },
      {
        do: 'fry', in: 'frying-pan', heat: 'medium', minutes: [8, 10], cue: 'brown all over[?meat=@cooked-shaped:  and steaming hot in the middle]',
        core: ['meat'], when: 'meat=vegetarian-sausage/@cooked-shaped',
        words: 'Fry {meat} in {in} with {oil} {heat}, turning often, {until}[ ({core})]. Lift out and keep warm.',
      },
      BOIL_POTATO,
      {
        do: 'soften', in: 'frying-pan', heat: 'medium', minutes: [12, 15], cue: 'soft and deep gold',
        words: 'Cook {onion apple sprig} in {in} with {butter:1/3} {heat}, stirring, {until}.',
      },
      {
        do: 'simmer', in: 'frying-pan', heat: 'medium', minutes: [3, 4], cue: 'it coats the spoon', water: 100,
        words: '[?gravy: Add [{wine} and ]{water}, scrape the pan, whisk in {gravy}|Stir in {flour}, then {wine cube} and {water}, scrape the pan] and bubble {heat} {until}. Sharpen with {sharp mustard}.',
      },
      {
        do: 'boil', in: 'saucepan', heat: 'boiling', minutes: [4, 7], cue: 'just tender', beside: true,
        words: 'Bring {in} of water {heat}, cook {veg greens} in it {until} and drain.',
      },
      { do: 'mash', in: 'pot', words: 'Mash {the potato} with {butter milk cheese salt} and plenty of {pepper}.' },
      {
        do: 'serve', in: 'plate', from: ['pot', 'frying-pan', 'saucepan'],
        words: 'Lay the sausages on the mash and pour over {the onion apple} in their gravy[?veg: , with {the veg} beside them][?greens: , with {the greens} beside them][; scatter with {herb}].',
      },
    ],
    beats: ['tray-roast'],
    keeps: { days: 2 }, plate: [330, 950],
  },
]);
