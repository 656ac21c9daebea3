// Pasta with what there is, tossed in a pan with its starchy water.

import { defineRows } from '../language/row.ts';
import { BROWNED, FRY_SMOKY, PICKED, SHARP, SOFT, TOASTED, WILTED } from './mains.ts';
import { GARLIC, GREENS, SOFT_HERB, SQUEEZED, WATER } from './shared.ts';

export const PASTA_PAN = defineRows([
  {
    id: 'pasta-pan', family: 'pasta', needs: ['hob'], frame: true,
    title: [
      '[?cream: creamy |[?lemon=lemon: lemony |[?garlic: garlicky ]]]{names pasta} with {names raw sausage fish ready smoky} and {names veg slow greens pea}',
      '[?cream: creamy |[?lemon=lemon: lemony ]]{names pasta} with {names raw sausage fish ready smoky bean}',
      '{names pasta} with [?slow: golden ]{names slow veg} and {names anchovy cheese cream spoon}', '[?cream: creamy |[?lemon=lemon: lemony ]]{names pasta} with {names veg slow greens pea bean}',
      '[?cream: creamy ]{names pasta} with {names cheese spoon}', '[?fat=butter: {names pasta} with butter and {names sprig nut}]', '[?fat=butter: buttered] {names pasta}[?garlic:  with garlic]',
    ],
    headnote: [
      '[?crumbs: Crisp crumbs over soft pasta: that is most of the pleasure, so put them on at the very last.]',
      '[?passata: Tomato cooked down fast stays bright, and the pasta water makes it cling.]',
      '[?cream: {name cream} let down with the water the pasta boiled in makes a sauce that coats and never cloys.]',
      '[?anchovy: Anchovies melt into the oil until nobody would guess, and leave everything tasting more of itself.]',
      '[?sausage: Sausage out of its skin fries to crisp, seasoned crumbs, so the pan does half of your seasoning for you.]',
      '[?smoky: The fat of {names smoky} is the sauce: the pasta water only makes it cling.]',
      '[?lemon: Starchy water and oil shaken together make a sauce that shines; {name lemon} keeps it light.]',
      'The mugful of starchy water is the secret: shaken with the {name fat}, it turns to a sauce that shines.',
    ],
    wants: {
      pasta: { of: ['@pasta', 'filled-pasta', 'giant-couscous', 'lasagne-sheet'], each: 95, heart: true },
      raw: { of: ['@quick-poultry', '@mince', 'steak', 'pork-fillet'], each: 100, may: true, cut: 'strips' },
      sausage: { of: ['@sausage'], each: 100, may: true, ready: 'skinned' },
      smoky: {
        of: ['@lardon', 'chorizo', 'smoked-sausage', 'nduja'], not: ['gammon', 'prosciutto'], each: 60, may: true, ready: 'cut small',
      },
      fish: { of: ['prawns', '@white-fish', 'salmon', 'squid'], each: 110, may: true, ready: 'cut up if large' },
      ready: {
        of: ['#tinned-fish', '@ready-fish', '@cooked-meat', '@cooked-shaped', 'ham', 'prosciutto', 'cooked-prawns', 'crab'], not: ['anchovies'], each: 70,
        may: true, ready: 'torn into bite-sized pieces',
      },
      onion: { of: ['@onion', 'spring-onion'], each: 50, may: true, cut: 'thin-slices' },
      slow: { of: ['@pan-slow'], not: ['beetroot'], each: 100, most: 2, may: true, cut: 'dice-1cm' },
      veg: { of: ['@pan-quick'], not: ['frozen-peas', 'peas'], each: 110, most: 3, may: true, ready: 'cut small' },
      greens: GREENS, pea: { of: ['frozen-peas', 'peas'], each: 60, may: true, ready: '' }, anchovy: { of: ['anchovies'], each: 8, may: true, ready: 'drained' },
      bean: { of: ['@white-bean', 'chickpeas', 'tinned-lentils', 'chestnuts'], each: 80, may: true },
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
        ...BROWNED, beside: true, minutes: [6, 8], cue: 'brown and cooked through', core: ['raw', 'sausage'],
        words: 'Fry {raw sausage}[?sausage: , pinched into small lumps,] in {fat:1/3} in {in} {heat} with {salt}, not stirring until the underside has browned, {until} ({core}). Lift onto a plate.',
      },
      {
        ...SOFT, beside: true, minutes: [12, 14], cue: 'tender and golden at the edges',
        words: 'Cook {onion slow} in {fat:1/3} in {in} {heat} with {salt}, covered for the first half, {until}.',
        when: 'slow',
      },
      {
        ...SOFT, beside: true, heat: 'medium-high', minutes: [6, 8], cue: 'soft and brown at the edges',
        words: 'Fry [?slow: {veg}|{onion veg}] in {fat:1/3} in {in} {heat} with {salt}, stirring now and then, {until}.',
        when: 'veg',
      },
      { ...SOFT, beside: true, minutes: [6, 8], words: 'Warm {fat:1/3} in {in} {heat} and cook {onion} with {salt} {until}.', when: 'onion&!veg&!slow' },
      {
        ...TOASTED, beside: true, in: 'frying-pan', minutes: [3, 4], cue: 'gold and crunchy',
        words: 'Fry {crumbs} in {fat:1/4} in {in} {heat}, stirring, {until}.',
      },
      {
        ...TOASTED, beside: true, cue: '[?garlic: the garlic smells sweet but has not browned|it sizzles and smells good]',
        words: 'Put {fat garlic hot chilli sprig anchovy} into {in} and stir {heat} {until}[?anchovy: , crushing the anchovies until they melt].[ Pour in {wine} and let it bubble away.]',
      },
      {
        ...TOASTED, minutes: [4, 5], cue: '[?fish=prawns: pink and curled|opaque and just firm]', core: ['fish'],
        words: 'Add {fish} and fry {heat}, turning once, {until} ({core}).',
      },
      {
        ...WILTED, minutes: [3, 4], cue: '[?greens: wilted|hot through]', core: ['ready'],
        words: 'Add {greens pea bean brine spoon} with a splash of pasta water and cook {heat} {until}[?ready=@cooked-meat/@cooked-shaped: , with {ready}[ ({core})]].',
      },
      {
        ...TOASTED, minutes: [2, 3], cue: 'steaming all through', core: ['ready'],
        when: '!greens&!pea&!bean&!brine&!spoon&ready=@cooked-meat/@cooked-shaped/ham/cooked-prawns',
        words: 'Turn {ready} in the oil {heat} {until}[ ({core})].',
      },
      { do: 'simmer', in: 'pan', heat: 'medium', minutes: [6, 8], cue: 'thick', words: 'Add {passata} and simmer {heat} {until}.' },
      {
        ...TOASTED, cue: 'smooth', and: true,
        words: 'Stir in {cream} and a ladleful of pasta water {heat} {until}.',
      },
      {
        do: 'toss', in: 'pan', from: 'pot', heat: 'medium', minutes: [1, 2], cue: '[?raw: it is all hot|the sauce clings]',
        words: 'Toss {the pasta}[ and {the raw sausage}] in {in} with [?cream: a splash|a ladleful] of its water[?!ready=@cooked-meat/@cooked-shaped: [ and {ready}]] {heat} {until}.',
      },
      {
        do: 'serve', in: 'table', from: ['pan', 'frying-pan'],
        words: 'Off the heat, [stir in {mayo}, ][squeeze in {lemon} and |sprinkle with {sharp} and ]season with {salt} and plenty of {pepper}. If it looks dry, add more water. Serve[ with {cheese nut leaf herb}][?crumbs: , the crumbs on top].',
      },
    ],
    keeps: { days: 2, words: 'A splash of water loosens it.' },
    out: [[['egg'], 'it would scramble on the hot pasta; eat it another day']],
    plate: [100, 750],
  },
]);
