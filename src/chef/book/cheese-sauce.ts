// Vegetables and macaroni under cheese sauce.

import { defineRows } from '../language/row.ts';
import { BAKED, BUTTERED, FLOUR, FRY_SMOKY, MUSTARD, NUTMEG, OVEN, POURED, SMOKY } from './mains.ts';
import { SOFT_HERB } from './shared.ts';

export const CHEESE_SAUCE = defineRows([
  {
    id: 'cheese-sauce-bake', family: 'oven', needs: ['hob', 'oven'],
    title: [
      '[?pasta: {names pasta} cheese with {names ready smoky veg}|[?veg=cauliflower: {names veg} cheese with [{names ready smoky}|{name cheese}[?crumbs:  and crisp crumbs]]]]',
      '{names veg} baked in {name cheese} sauce with {names ready smoky potato}', '[{names pasta}|{names veg}] baked in {name cheese} sauce',
    ],
    headnote: [
      '[?pasta: {the pasta} soak{s pasta} up a sauce of {name cheese} that mustard keeps sharp, and the top bakes to a crust.|Drained until dry, {the veg} leave{s veg} the {name cheese} sauce thick, and mustard keeps it sharp under the browned top.]',
    ],
    wants: {
      pasta: { of: ['@pasta'], not: ['orzo', 'spaghetti'], each: 85, may: true },
      veg: {
        of: [
          'cauliflower', 'broccoli', 'leek', 'romanesco', 'chicory', 'fennel', 'brussels-sprout', 'chard', 'spinach', 'kale', 'frozen-peas',
        ],
        each: 200, most: 3, may: true, ready: 'cut into pieces of 3 cm',
      },
      cheese: { of: ['@grates', '@melts', 'blue-cheese', 'goats-cheese'], each: 55, most: 2, heart: true, ready: 'grated or crumbled' },
      milk: { of: ['milk', '@milk'], not: ['buttermilk', 'kefir'], each: 170, buy: ['milk'] },
      potato: { of: ['@potato'], each: 150, may: true, cut: 'chunks-2cm' }, cream: { ...POURED, each: 35 }, smoky: SMOKY,
      ready: {
        of: ['ham', '@cooked-poultry', 'smoked-haddock', 'tinned-tuna', '@cooked-meat', 'prosciutto'], not: ['smoked-haddock'], each: 60,
        may: true, ready: 'in strips',
      },
      tomato: { of: ['@fresh-tomato'], each: 60, may: true, cut: 'slices-1cm' },
      crumbs: { of: ['breadcrumbs', 'bread', 'crispy-onions'], each: 15, may: true, ready: 'as coarse crumbs' },
      nut: { of: ['walnuts', 'hazelnuts'], each: 10, may: true, cut: 'chopped' }, herb: SOFT_HERB,
    },
    oneOf: [['pasta', 'veg']],
    takes: { butter: BUTTERED, flour: { ...FLOUR, amount: 1 }, mustard: MUSTARD, nutmeg: NUTMEG },
    beats: ['pasta-pan'],
    acts: [
      OVEN, FRY_SMOKY,
      {
        do: 'boil', in: 'pot', heat: 'boiling', water: 'salted', minutes: { slot: 'pasta', by: 'boil', less: 2 }, cue: 'still firm',
        words: 'Bring {in} of water {heat} with {water} and cook {pasta} {until}[, with {veg potato} in it for the last 5 minutes]. Drain well.',
        when: 'pasta',
      },
      {
        do: 'boil', in: 'pot', heat: 'boiling', water: 'salted', minutes: [10, 12], cue: 'all but tender',
        words: 'Bring {in} of water {heat} with {water} and cook {potato} {until}, with {veg} in for the last 5 minutes. Drain and leave to steam dry.',
        when: '!pasta&potato',
      },
      {
        do: 'boil', in: 'pot', heat: 'boiling', water: 'salted', minutes: [4, 6], cue: 'tender, with some bite',
        words: 'Bring {in} of water {heat} with {water} and cook {veg} {until}, the thick pieces first. Drain and leave to steam dry.',
        when: '!pasta&!potato',
      },
      {
        do: 'simmer', in: 'saucepan', heat: 'medium', minutes: [4, 5], cue: 'it coats the whisk', beside: true,
        words: 'Warm {butter} in {in}, stir in {flour} and let it foam. Whisk in {milk}, a splash at a time, and bubble {heat} {until}. Off the heat, stir in {cheese:2/3 cream mustard nutmeg salt pepper}.',
      },
      {
        ...BAKED, from: ['pot', 'saucepan', 'pan'], minutes: [20, 25], core: ['ready'],
        words: 'Tip [?pasta: the pasta|the vegetables] into {in}[ with {the smoky}]. [Tuck in {ready}, p|P]our over the sauce[, lay {tomato} on top] and scatter with {cheese crumbs nut}. Bake {until}[ ({core})].',
      },
      { do: 'serve', in: 'table', from: 'dish', words: 'Let it settle for 5 minutes[; scatter with {herb}].' },
    ],
    keeps: { days: 3, months: 1 }, plate: [260, 850],
  },
]);
