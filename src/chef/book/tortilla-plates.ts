// Tortillas under cheese, in sauce, and crisp.

import { defineRows, type Want } from '../language/row.ts';
import { BRINE, COOL, CUMIN, FAT, FRESH, HOT, LIME, SHARP, SMOKE, SOFT } from './bread-slots.ts';
import { GARLIC, GREENS, SOFT_HERB } from './shared.ts';

const WRAP: Want = { of: ['corn-tortilla', 'tortilla'], each: 110, heart: true, ready: '' };
const ON_TOP = { fresh: FRESH, cool: COOL, herb: SOFT_HERB, lime: LIME } as const satisfies Record< string, Want >;
const MELT: Want = {
  of: ['@melting-cheese', 'vegan-cheese', 'processed-cheese', 'feta', 'queso-fresco'], each: 55, heart: true, ready: 'grated or crumbled',
};
const FRESHEN = {
  do: 'toss', in: 'small-bowl', beside: true,
  words: 'Toss {fresh} in {in} with [the juice of {lime:1/2}|{vinegar}] and {salt}.',
} as const;
const SALSA: Want = {
  of: ['tinned-tomato', 'passata', 'salsa', 'tomatillo', 'pasta-sauce', 'mole'], each: 170, heart: true, ready: 'roughly chopped',
};

export const TORTILLA_PLATES = defineRows([
  {
    id: 'huevos-rancheros', family: 'eggs', needs: ['hob'],
    title: ['huevos rancheros with {names bean}[ and {name fresh}]', 'huevos rancheros with {name fresh cheese cool}', 'huevos rancheros'],
    headnote: ['The toasted tortilla soaks up the hot sauce under the {names egg}: breakfast, and just as good for supper.'],
    wants: {
      egg: { of: ['egg'], each: 110, heart: true, ready: '' }, wrap: { ...WRAP, each: 60 }, sauce: { ...SALSA, each: 120 },
      bean: { of: ['black-beans', 'refried-beans', '@tinned-bean'], each: 90, may: true },
      onion: { of: ['@onion', 'spring-onion'], each: 40, may: true, cut: 'finely-chopped' }, hot: HOT,
      cheese: { ...MELT, heart: undefined, may: true, each: 25 }, ...ON_TOP,
    },
    takes: { fat: { ...FAT, amount: 1 }, garlic: GARLIC, smoke: SMOKE, vinegar: { ...SHARP, unless: 'lime', amount: 0.5 } },
    acts: [
      {
        do: 'simmer', in: 'saucepan', heat: 'medium', minutes: [10, 12], cue: 'thick enough to hold a trail', water: 30,
        words: 'Warm {fat:1/3} in {in} {heat} and stir {onion garlic hot smoke} in it for a minute. Add {sauce bean salt} and {water} and simmer {until}.',
      },
      FRESHEN,
      {
        do: 'toast', in: 'plate', heat: 'medium-high', minutes: [1, 2], cue: 'spotted brown',
        words: 'Toast {wrap} in a dry pan {heat}, turning once, {until}, and lay on plates.',
      },
      {
        do: 'fry', in: 'frying-pan', heat: 'medium', minutes: [4, 6], cue: 'the whites are lacy and the yolks just set', core: ['egg'],
        words: 'Heat {fat} in {in} {heat}, break in {egg}, sprinkle with {salt} and fry, covered for the last minute, {until} ({core}).',
      },
      {
        do: 'serve', in: 'plate', from: ['saucepan', 'frying-pan', 'small-bowl'],
        words: '[?!fresh: Sharpen it with [{lime}|{vinegar}]. |]Spoon the sauce over the tortillas and slide the eggs on top.[?fresh: [ Squeeze over {lime}.]][ Finish with {cheese cool herb}.][ Serve {the fresh} beside.]',
      },
    ],
    keeps: { days: 0, words: 'Fried eggs do not wait.' }, plate: [220, 800],
  },
  {
    id: 'enchiladas', family: 'oven', needs: ['hob', 'oven'],
    title: [
      '[?fill=beef-mince: baked beef[ and {name bean}] enchiladas with {names cheese}]', 'baked {name fill bean veg} enchiladas with {names cheese}', 'baked {name fill bean veg} enchiladas',
    ],
    headnote: ['Dipped in the sauce before they are rolled, the tortillas bake soft in the middle and chewy at the edge, under {names cheese}.'],
    wants: {
      wrap: WRAP, sauce: { ...SALSA, not: ['salsa'] },
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
        do: 'soften', in: 'pan', heat: 'medium', minutes: [10, 12], cue: 'soft, with a dry pan',
        words: 'Cook {onion veg} in {in} with {fat salt} {heat}, stirring, {until}. Stir in {garlic hot cumin smoke:1/2} for a minute[, then {greens bean brine}].',
      },
      {
        do: 'simmer', in: 'saucepan', heat: 'medium', minutes: [8, 10], cue: 'it coats the spoon', water: 50, beside: true,
        words: 'Simmer {sauce} in {in} with {smoke salt} and {water} {heat} {until}. [Squeeze in {lime:1/2}|Sharpen with {vinegar}]: a flat sauce makes a flat dish.',
      },
      {
        do: 'layer', in: 'dish', from: ['saucepan', 'pan'],
        words: '[?fill=@cooked-meat: Stir {fill} into the filling. ]Dip each of {wrap} in the hot sauce, lay on some of the filling and {cheese:1/3}, roll up and set seam down in {in}. Pour over the rest of the sauce and scatter with {cheese}, leaving the ends bare to crisp.',
      },
      {
        do: 'bake', in: 'dish', minutes: [18, 22], cue: 'bubbling at the edges and brown on top', core: ['fill'],
        words: 'Bake {until}[ ({core} in the middle)]. Leave for 5 minutes, so that they hold when lifted.',
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
