// Vegetables and macaroni under cheese sauce.

import { defineRows } from '../language/row.ts';
import { BAKED, BUTTERED, FLOUR, FRY_SMOKY, MUSTARD, NUTMEG, OVEN, POURED, SMOKY } from './mains.ts';
import { SOFT_HERB } from './shared.ts';

export const CHEESE_SAUCE = defineRows([
  {
    id: 'cheese-sauce-bake', family: 'oven', needs: ['hob', 'oven'],
    title: [
      '[?pasta: {name ready} pasta bake with {names pea veg}]', '[?pasta: [?crumbs: crisp-topped|bubbling] macaroni cheese with {names smoky veg pea tomato ready cheese}|[?veg=cauliflower: {names veg} cheese with [{names ready smoky}|{name cheese}[?crumbs:  and crisp crumbs]]]]',
      '{names veg} baked in {name cheese} sauce with {names ready smoky potato}', '[{names veg}|{names pasta pea}] baked in {name cheese} sauce',
    ],
    headnote: [
      '[?pasta: The sauce should look too thin when it goes in: {the pasta} drink{s pasta} it in the oven, and mustard keeps the {name cheese} sharp.|Drained until dry, {the veg} leave{s veg} the {name cheese} sauce thick, and mustard keeps it sharp under the browned top.]',
    ],
    wants: {
      pasta: { of: ['@pasta'], not: ['orzo', 'spaghetti'], each: 90, heart: true, may: true },
      veg: {
        of: [
          'cauliflower', 'broccoli', 'leek', 'romanesco', 'chicory', 'fennel', 'brussels-sprout', 'chard', 'spinach', 'kale',
        ],
        each: 200, most: 3, may: true, ready: 'cut into pieces of 3 cm',
      },
      cheese: { of: ['@grates', '@melts', 'blue-cheese', 'goats-cheese'], each: 65, most: 2, heart: true, ready: 'grated or crumbled' },
      milk: { of: ['milk', '@milk', 'evaporated-milk', 'soya-milk', 'oat-milk'], not: ['buttermilk', 'kefir'], each: 200, heart: true, buy: ['milk'] },
      potato: { of: ['@potato'], each: 150, may: true, cut: 'chunks-2cm' }, cream: { ...POURED, each: 35 }, smoky: { ...SMOKY, of: [...SMOKY.of, 'smoked-sausage'] },
      ready: {
        of: ['ham', '@cooked-poultry', 'smoked-haddock', 'tinned-tuna', '@cooked-meat', 'prosciutto'], not: ['smoked-haddock'], each: 60,
        may: true, ready: 'in strips',
      },
      pea: { of: ['frozen-peas', 'peas', 'sweetcorn', 'frozen-mixed-vegetables'], each: 70, may: true, ready: '' },
      tomato: { of: ['@fresh-tomato'], each: 60, may: true, cut: 'slices-1cm' },
      crumbs: { of: ['breadcrumbs', 'bread', 'crispy-onions', 'cracker', 'crisps'], each: 15, may: true, ready: 'as coarse crumbs' },
      nut: { of: ['walnuts', 'hazelnuts'], each: 10, may: true, cut: 'chopped' }, herb: SOFT_HERB,
    },
    oneOf: [['pasta', 'veg']],
    takes: { butter: BUTTERED, flour: { ...FLOUR, amount: 1 }, mustard: MUSTARD, nutmeg: NUTMEG },
    beats: ['pasta-pan'],
    acts: [
      OVEN, FRY_SMOKY,
      {
        do: 'boil', in: 'pot', heat: 'boiling', water: 'salted', minutes: { slot: 'pasta', by: 'boil', less: 2 }, cue: 'still firm',
        words: 'Bring {in} of water {heat} with {water} and cook {pasta} {until}[, with {veg potato pea} in it for the last 5 minutes]. Scoop out a mugful of the water, then drain.',
        when: 'pasta',
      },
      {
        do: 'boil', in: 'pot', heat: 'boiling', water: 'salted', minutes: [10, 12], cue: 'all but tender',
        words: 'Bring {in} of water {heat} with {water} and cook {potato} {until}, with {veg pea} in for the last 5 minutes. Drain and leave to steam dry.',
        when: '!pasta&potato',
      },
      {
        do: 'boil', in: 'pot', heat: 'boiling', water: 'salted', minutes: [4, 6], cue: 'tender, with some bite',
        words: 'Bring {in} of water {heat} with {water} and cook {veg pea} {until}, the thick pieces first. Drain and leave to steam dry.',
        when: '!pasta&!potato',
      },
      {
        do: 'simmer', in: 'saucepan', heat: 'medium', minutes: [4, 5], cue: 'it coats the whisk', beside: true,
        words: 'Warm {butter} in {in}, stir in {flour} and let it foam. Whisk in {milk}, a splash at a time, and bubble {heat} {until}. Off the heat, stir in {cheese:2/3 cream mustard nutmeg salt pepper}.',
      },
      {
        ...BAKED, from: ['pot', 'saucepan', 'pan'], minutes: [20, 25], core: ['ready'],
        words: 'Tip [?pasta: the pasta|the vegetables] into {in}[, add {the smoky}][, fold in {ready}], pour over the sauce[?pasta:  and enough of the water to make it loose][, lay {tomato} on top], then scatter with {cheese crumbs nut}. Bake {until}[ ({core})].',
      },
      { do: 'serve', in: 'table', from: 'dish', words: 'Let it settle for 5 minutes[; scatter with {herb}].' },
    ],
    keeps: { days: 3, months: 1 }, plate: [260, 850],
  },
]);
