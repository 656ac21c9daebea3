// Tortillas under cheese, in sauce, and crisp.

import { defineRows, type Want } from '../language/row.ts';
import { BRINE, COOL, CUMIN, FAT, FRESH, HOT, LIME, SHARP, SMOKE, SOFT } from './bread-slots.ts';
import { GARLIC, GREENS, SOFT_HERB } from './shared.ts';

const WRAP: Want = { of: ['corn-tortilla', 'tortilla'], each: 85, heart: true, ready: '' };
const ON_TOP = { fresh: FRESH, cool: COOL, herb: SOFT_HERB, lime: LIME } as const satisfies Record< string, Want >;
const MELT: Want = {
  of: ['@melting-cheese', 'vegan-cheese', 'processed-cheese', 'feta', 'queso-fresco'], each: 55, heart: true, ready: 'grated or crumbled',
};
const FRESHEN = {
  do: 'toss', in: 'small-bowl', beside: true,
  words: 'Toss {fresh} in {in} with [{lime:1/2}, squeezed,|{vinegar}] and {salt}.',
} as const;
const SALSA: Want = {
  of: ['tinned-tomato', 'passata', 'salsa', 'tomatillo', 'pasta-sauce', 'mole'], each: 170, heart: true, ready: 'roughly chopped',
};

export const TORTILLA_PLATES = defineRows([
  {
    id: 'huevos-rancheros', family: 'eggs', needs: ['hob'],
    title: ['huevos rancheros with {names bean}[ and {name fresh}]', 'huevos rancheros with {name fresh}', 'huevos rancheros with {names cheese}', 'huevos rancheros'],
    headnote: ['Fried {names egg} on toasted tortillas, in a smoky sauce[ with {names bean}][, and cold {name fresh cool} beside].'],
    wants: {
      egg: { of: ['egg'], each: 110, heart: true, ready: '' }, wrap: { ...WRAP, each: 60 }, sauce: { ...SALSA, each: 120 },
      bean: { of: ['black-beans', 'refried-beans', '@tinned-bean'], each: 90, may: true },
      onion: { of: ['@onion', 'spring-onion'], each: 40, may: true, cut: 'finely-chopped' }, hot: HOT,
      cheese: { ...MELT, heart: undefined, may: true, each: 25 }, ...ON_TOP,
    },
    takes: { fat: { ...FAT, amount: 1 }, garlic: GARLIC, smoke: SMOKE, vinegar: { ...SHARP, unless: 'lime', amount: 0.5 } },
    acts: [
      {
        do: 'simmer', in: 'saucepan', heat: 'medium', minutes: [8, 10], cue: 'thick and hot', water: 30,
        words: 'Warm {fat:1/3} in {in} {heat} with {onion garlic hot smoke} for a minute. Add {sauce bean} and {water} and simmer {until}.',
      },
      FRESHEN,
      {
        do: 'toast', in: 'plate', heat: 'medium-high', minutes: [1, 2], cue: 'spotted brown',
        words: 'Toast {wrap} in a dry pan {heat}, turning once, {until}, and lay on plates.',
      },
      {
        do: 'fry', in: 'frying-pan', heat: 'medium', minutes: [4, 6], cue: 'the whites are firm and the yolks set', core: ['egg'],
        words: 'Heat {fat} in {in} {heat}, break in {egg}, salt them with {salt} and fry, covered for the last minute, {until} ({core}).',
      },
      {
        do: 'serve', in: 'plate', from: ['saucepan', 'frying-pan', 'small-bowl'],
        words: 'Spoon the sauce over the tortillas and set the eggs on top.[?!fresh:  Sharpen with [{lime}|{vinegar}].|[ Squeeze over {lime}.]][ Finish with {cheese cool herb}.][ Serve {the fresh} beside.]',
      },
    ],
    keeps: { days: 0, words: 'Fried eggs do not wait.' }, plate: [220, 800],
  },
  {
    id: 'enchiladas', family: 'oven', needs: ['hob', 'oven'],
    title: [
      '{name fill} enchiladas with {names bean veg cheese}', '{names bean} and {names veg} enchiladas', '{names fill bean veg} enchiladas',
    ],
    headnote: [

      'Tortillas dipped in [?sauce=tomatillo: green sauce|sauce], rolled round {names fill bean veg greens} and baked under {names cheese}.',
    ],
    wants: {
      wrap: WRAP, sauce: SALSA,
      fill: {
        of: ['@mince', '@cooked-poultry', 'pulled-pork', '@cooked-meat', '@quick-poultry', 'soya-mince', 'quorn-pieces'],
        not: ['ham', 'pastrami', 'corned-beef'], each: 110, may: true, ready: 'cut small',
      },
      bean: { of: ['black-beans', 'refried-beans', '@tinned-bean'], each: 80, may: true },
      veg: { ...SOFT, of: [...SOFT.of, 'sweet-potato', 'butternut-squash'], ready: 'cut in 1 cm dice' }, greens: { ...GREENS, each: 40 },
      onion: { of: ['@onion', 'spring-onion'], each: 60, buy: ['onion'], cut: 'finely-chopped' }, hot: HOT, cheese: MELT, brine: BRINE,
      ...ON_TOP,
    },
    oneOf: [['fill', 'bean', 'veg']],
    takes: { fat: FAT, garlic: GARLIC, cumin: CUMIN, smoke: SMOKE, vinegar: { ...SHARP, unless: 'lime' } },
    acts: [
      { do: 'heat-oven', in: 'tray', ovenC: 200, words: 'Heat the oven to {oven}.' },
      {
        do: 'brown', in: 'pan', heat: 'high', minutes: [7, 9], cue: 'browned and cooked through', core: ['fill'],
        when: 'fill=@mince/@quick-poultry/soya-mince/quorn-pieces',
        words: 'Heat {fat:1/2} in {in} {heat} and fry {fill} with {salt}, stirring, {until}[ ({core})].',
      },
      {
        do: 'soften', in: 'pan', heat: 'medium', minutes: [8, 10], cue: 'soft, and the pan is dry',
        words: 'Add {onion veg} to {in} with {fat salt} and cook {heat}, stirring, {until}. Stir in {garlic hot cumin smoke:1/2}[, then {greens bean brine}].',
      },
      {
        do: 'simmer', in: 'saucepan', heat: 'medium', minutes: [8, 10], cue: 'it coats the spoon', water: 50, beside: true,
        words: 'Simmer {sauce} in {in} with {smoke salt} and {water} {heat} {until}. [Squeeze in {lime:1/2}|Sharpen with {vinegar}].',
      },
      {
        do: 'layer', in: 'dish', from: ['saucepan', 'pan'],
        words: 'Dip each of {wrap} in the sauce while it is hot, lay on some of the filling[?fill=@cooked-meat: , {fill}] and {cheese:1/3}, roll up and set seam down in a baking dish. Pour the rest of the sauce along the middle and scatter with {cheese}.',
      },
      {
        do: 'bake', in: 'dish', minutes: [18, 22], cue: 'bubbling at the edges and brown on top', core: ['fill'],
        words: 'Bake {until}[ ({core} in the middle)]. Leave for 5 minutes to settle.',
      },
      FRESHEN,
      {
        do: 'serve', in: 'table', from: ['dish', 'small-bowl'],
        words: 'Grind over {pepper} and serve[ with {the fresh}][, {cool herb} on top][, {lime} to squeeze].',
      },
    ],
    keeps: { days: 2, months: 2, words: 'Reheat it under foil.' }, plate: [320, 860],
  },
]);
