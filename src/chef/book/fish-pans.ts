// Fish from a frying pan.

import { defineRows } from '../language/row.ts';
import { BUBBLE, FRY_SMOKY, SMOKY, WILTED } from './mains.ts';
import { AROUND, FRUIT, OUT, SIDES, TAKES, VEG } from './pan-sauce.ts';

export const FISH_PANS = defineRows([
  {
    id: 'fish-pan', family: 'pan', needs: ['hob'], frame: true,
    title: [
      'pan-fried {name fish} with {names smoky veg greens}', 'pan-fried {name fish} with {names veg greens tomato bean}',
      'pan-fried {name fish} with {names fruit root potato}', 'pan-fried {name fish} in [?brine: {name brine}|brown] butter',
    ],
    headnote: [
      '[?coat: {names fish} in a crisp crust of {name coat}[, with {names fruit veg greens tomato bean root potato}][, sharpened with {name lemon sharp}].]',
      '[?fruit: Golden {names fish} with {names fruit veg greens root potato}, the hot fruit cutting through the {name butter}.]',
      '[?smoky: {names fish} on {names bean greens veg tomato onion} fried in the fat of the {name smoky}.]',
      '{names fish}, crisp and golden on one side,[ with {names veg greens tomato bean onion potato root rice}] under hot [?brine: {names butter brine}|{name butter lemon}].',
    ],
    wants: {
      fish: { of: ['@pan-fish', 'scallops', 'skate'], each: 140, heart: true, ready: 'patted dry' }, ...AROUND,
      nut: { of: ['almonds', 'hazelnuts', 'pine-nuts', 'walnuts'], each: 12, may: true, cut: 'chopped' }, smoky: SMOKY,
      glaze: { of: ['honey', 'soy-sauce'], each: 12, most: 2, may: true },
      brine: { ...AROUND.brine, most: 2 }, coat: { of: ['oats', 'semolina', 'polenta'], each: 15, may: true },
      spoon: { of: ['tzatziki', '@yoghurt', 'mayonnaise', 'hollandaise', 'pesto', 'horseradish'], each: 25, may: true },
    },
    takes: TAKES,
    acts: [
      ...SIDES, FRY_SMOKY,
      { ...VEG, words: 'In {in}, fry {onion veg garlic} in {oil:1/2} with {salt} {heat}, stirring, {until}.' },
      { ...FRUIT, cue: 'soft and hot', words: 'Put {fruit bean sprig} into {in} with a splash of water and cook {heat} {until}.' },
      { ...BUBBLE, minutes: [2, 3], when: 'wine', words: 'Pour {wine} into {in}[, stir in {cream mustard}] and bubble {heat} {until}.' },
      {
        ...BUBBLE, minutes: [2, 3], water: 30, when: '!wine',
        words: 'Stir {cream mustard} into {in} with {water} and bubble {heat} {until}.',
      },
      { ...WILTED, minutes: [2, 4], words: 'Cook {greens tomato} in {in} with {oil:1/4} {heat}, turning, {until}.' },
      { do: 'mix', in: 'board', words: 'Season {fish} with {salt}[, {spice}] and {pepper}[ and press in {coat}].' },
      {
        do: 'fry', in: 'frying-pan', from: 'board', heat: 'medium-high', minutes: { slot: 'fish', by: 'sear' },
        cue: 'golden underneath and just firm', core: ['fish'],
        when: 'fish=sea-bass/red-snapper/sea-bream/#oily-fish/scallops&!fish=herring',
        words: 'Heat {oil} in {in} {heat} and fry {the fish}, skin side down for most of the time and turned once, {until} ({core}).',
      },
      {
        do: 'fry', in: 'frying-pan', from: 'board', heat: 'medium-high', minutes: { slot: 'fish', by: 'fry' },
        cue: 'golden underneath and flaking', core: ['fish'], when: '!fish=sea-bass/red-snapper/sea-bream/#oily-fish/scallops',
        words: 'Heat {oil} in {in} {heat} and fry {the fish}, turning once, {until} ({core}).',
      },
      {
        do: 'fry', in: 'frying-pan', from: 'board', heat: 'medium-high', minutes: { slot: 'fish', by: 'fry' },
        cue: 'golden underneath and flaking', core: ['fish'], when: 'fish=herring',
        words: 'Heat {oil} in {in} {heat} and fry {the fish}, turning once, {until} ({core}).',
      },
      {
        do: 'melt', in: 'frying-pan', and: true,
        words: 'Add {butter glaze brine nut} to the pan, let it foam[?glaze:  to a glaze| for 30 seconds] and take it off the heat[, then squeeze in {lemon}|, then add {sharp}] and spoon it over {the fish}.',
      },
      {
        do: 'serve', in: 'table', from: ['frying-pan', 'pan', 'pot', 'saucepan'],
        words: 'Serve at once[ on {the smoky onion veg fruit bean greens tomato}][ with {potato root rice bread leaf spoon}][, scattered with {herb}].',
      },
    ],
    keeps: { days: 1, cold: true, words: 'Cold, it is good in a salad.' },
    out: OUT,
    plate: [190, 850],
  },
]);
