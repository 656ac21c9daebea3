// Pasta with what there is, tossed in a pan with its starchy water.

import { defineRows } from '../language/row.ts';
import { BROWNED, FRY_SMOKY, PICKED, SHARP, SOFT, TOASTED, WILTED } from './mains.ts';
import { GARLIC, GREENS, SOFT_HERB, SQUEEZED, WATER } from './shared.ts';

export const PASTA_PAN = defineRows([
  {
    id: 'pasta-pan', family: 'pasta', needs: ['hob'], frame: true,
    title: [
      '[?cream: creamy ]{names pasta} with {name raw sausage} and {names veg slow greens pea}',
      '[?cream: creamy ]{names pasta} with {names fish ready smoky} and {names veg slow greens pea}',
      '{names pasta} with {names fish ready smoky bean} and {name lemon}', '[?cream: creamy ]{names pasta} with {name raw sausage}',
      '{names pasta} with {names veg slow greens pea} and {names anchovy cheese cream}', '{names pasta} with {names veg slow greens pea bean}',
      '[?cream: creamy ]{names pasta} with {names fish ready smoky bean}', '{names pasta} with {names cheese cream}',
      '[?fat=butter: {names pasta} with butter and {names sprig nut}]', 'buttered {names pasta}',
    ],
    headnote: [
      '[?cream: {names raw sausage fish ready smoky veg slow greens pea bean onion} tossed with {names pasta} in a quick sauce of {name cream} and pasta water[, sharp with {name lemon}].]',
      '{names raw sausage fish ready smoky bean veg slow greens pea onion} tossed with {names pasta} in a glossy sauce of [?garlic: garlic, ]{name fat} and pasta water[, sharp with {name lemon}|, salty with {name anchovy}|, under {names cheese}].',
      '{names pasta} with {names cheese cream brine nut}, made glossy with pasta water.',
      '{names pasta} in {names fat garlic} and the water it boiled in, tossed until it shines.',
    ],
    wants: {
      pasta: { of: ['@pasta', 'filled-pasta', 'giant-couscous'], each: 95, heart: true },
      raw: { of: ['@quick-poultry', '@mince', 'steak', 'pork-fillet'], each: 100, may: true, cut: 'strips' },
      sausage: { of: ['@sausage'], each: 100, may: true, ready: 'skinned' },
      smoky: {
        of: ['@lardon', 'chorizo', 'smoked-sausage', 'nduja'], not: ['gammon', 'prosciutto'], each: 40, may: true, ready: 'cut small',
      },
      fish: { of: ['prawns', '@white-fish', 'salmon', 'squid'], each: 110, may: true, ready: 'cut up if large' },
      ready: {
        of: ['#tinned-fish', '@ready-fish', '@cooked-meat', 'ham', 'prosciutto', 'cooked-prawns', 'crab'], not: ['anchovies'], each: 70,
        may: true, ready: 'torn into bite-sized pieces',
      },
      onion: { of: ['@onion', 'leek', 'spring-onion'], each: 50, may: true, cut: 'thin-slices' },
      slow: { of: ['@pan-slow'], not: ['beetroot'], each: 100, most: 2, may: true, cut: 'dice-1cm' },
      veg: { of: ['@pan-quick'], not: ['frozen-peas', 'peas'], each: 110, most: 3, may: true, ready: 'cut small' },
      greens: GREENS, pea: { of: ['frozen-peas', 'peas'], each: 60, may: true, ready: '' }, anchovy: { of: ['anchovies'], each: 8, may: true, ready: 'drained' },
      bean: { of: ['@white-bean', 'chickpeas', 'tinned-lentils'], each: 80, may: true },
      cream: { of: ['@cream', '@fresh-cheese'], each: 45, may: true }, mayo: { of: ['mayonnaise'], each: 25, may: true },
      passata: { of: ['passata', 'tinned-tomato'], each: 90, may: true, ready: 'chopped' },
      cheese: {
        of: ['@italian-cheese', '@grates', '@crumbles', '@torn', '@melts'], each: 25, most: 2, may: true, ready: 'grated or crumbled',
      },
      spoon: { of: ['harissa', 'romesco', 'tapenade'], each: 18, may: true },
      brine: {
        of: ['olives', 'capers', 'sun-dried-tomatoes', 'roasted-peppers', 'artichoke-hearts'], each: 18, most: 2, may: true,
        ready: 'drained',
      },
      nut: { of: ['walnuts', 'pine-nuts', 'hazelnuts', 'almonds', 'raisins'], each: 14, most: 2, may: true, cut: 'chopped' },
      crumbs: { of: ['breadcrumbs', '@bread'], each: 15, may: true, ready: 'as crumbs' }, leaf: { of: ['rocket', 'watercress'], each: 15, may: true, ready: '' },
      chilli: { of: ['@mild-chilli'], each: 4, may: true, cut: 'finely-chopped' }, sprig: PICKED, herb: SOFT_HERB, lemon: SQUEEZED,
    },
    takes: {
      fat: { of: ['olive-oil', 'butter', 'vegetable-oil'], amount: 1, unit: 'tbsp' }, garlic: GARLIC,
      hot: { of: ['chilli-flakes', 'fennel-seeds'], amount: 0.25, unit: 'tsp', whole: true, unless: 'chilli' },
      wine: { of: ['white-wine'], amount: 40, unit: 'ml', may: true }, sharp: { ...SHARP, unless: ['lemon', 'wine', 'cream', 'brine'] },
    },
    acts: [
      WATER,
      { ...FRY_SMOKY, beside: true },
      {
        ...BROWNED, beside: true, heat: 'high', minutes: [6, 8], cue: 'brown and cooked through', core: ['raw', 'sausage'],
        words: 'Fry {raw sausage}[?sausage: , in small lumps,] in {fat:1/3} in {in} with {salt} {heat} {until} ({core}). Lift onto a plate.',
      },
      {
        ...SOFT, beside: true, minutes: [12, 14], cue: 'tender and golden at the edges',
        words: 'Warm {fat:1/3} in {in} {heat} and fry {onion slow} with {salt}, covered for the first half, {until}.',
        when: 'slow',
      },
      {
        ...SOFT, beside: true, heat: 'medium-high', minutes: [6, 8], cue: 'soft and brown at the edges',
        words: 'Warm {fat:1/3} in {in} {heat} and fry {onion veg} with {salt}, stirring now and then, {until}.',
        when: 'veg',
      },
      { ...SOFT, beside: true, minutes: [6, 8], words: 'Warm {fat:1/3} in {in} {heat} and cook {onion} with {salt} {until}.', when: 'onion&!veg&!slow' },
      {
        ...TOASTED, beside: true, in: 'frying-pan', minutes: [3, 4], cue: 'gold and crunchy',
        words: 'Fry {crumbs} in {fat:1/4} in {in} {heat}, stirring, {until}.',
      },
      {
        ...TOASTED, beside: true, cue: 'fragrant',
        words: '[?veg: Push aside what is in the pan and warm {fat garlic hot chilli sprig anchovy} beside it|[?slow: Push aside what is in the pan and warm {fat garlic hot chilli sprig anchovy} beside it|Warm {fat garlic hot chilli sprig anchovy} in {in}]] {heat} {until}[?anchovy: , crushing the anchovies until they melt].[ Pour in {wine} and let it bubble away.]',
      },
      {
        ...TOASTED, minutes: [4, 5], cue: '[?fish=prawns: pink and curled|opaque and just firm]', core: ['fish'],
        words: 'Add {fish} and fry {heat}, turning once, {until} ({core}).',
      },
      {
        ...WILTED, minutes: [3, 4], cue: 'hot through', core: ['ready'],
        words: 'Stir in {greens pea bean brine spoon} and cook {heat} {until}[?ready=@cooked-meat: , with {ready} ({core})].',
      },
      {
        ...TOASTED, minutes: [2, 3], cue: 'steaming all through', core: ['ready'],
        when: '!greens&!pea&!bean&!brine&!spoon&ready=@cooked-meat/ham/cooked-prawns',
        words: 'Turn {ready} in the oil {heat} {until}[ ({core})].',
      },
      {
        do: 'simmer', in: 'pan', heat: 'medium', minutes: [3, 4], cue: 'thick', words: 'Add {passata} and simmer {heat} {until}.',
      },
      {
        ...TOASTED, cue: 'smooth and hot', and: true,
        words: 'Let {cream} down in {in} with a ladleful of the pasta water and stir {heat} {until}.',
      },
      {
        do: 'toss', in: 'pan', from: 'pot', heat: 'medium', minutes: [1, 2], cue: '[?raw: all of it is hot|it clings]',
        words: 'Toss {the pasta}[ and {the raw sausage}] in {in} with [?cream: a splash|a ladleful] of its water[ and {ready}] {heat} {until}.',
      },
      {
        do: 'serve', in: 'table', from: ['pan', 'frying-pan'],
        words: 'Off the heat, [stir in {mayo}, ][squeeze in {lemon} and |sprinkle with {sharp} and ]season with {salt} and plenty of {pepper}. Serve[ with {cheese nut leaf herb}][?crumbs: , the crumbs on top].',
      },
    ],
    keeps: { days: 2, words: 'A splash of water loosens it.' },
    out: [[['egg'], 'it would scramble on the hot pasta; eat it another day']],
    plate: [100, 750],
  },
]);
