// Mussels and clams under a lid, prawns and squid in garlic.

import { defineRows } from '../language/row.ts';
import { BOIL_PASTA, BROWNED, BUBBLE, BUTTERED, SHARP, SMOKY, SOFT, SPRIG, TOASTED, WILTED } from './mains.ts';
import { BOIL_POTATO, COOK_RICE, CUT_BREAD, GREENS, OIL, POTATO, RICE, SOFT_HERB, SQUEEZED } from './shared.ts';

export const SHELLS = defineRows([
  {
    id: 'mussels', family: 'pan', needs: ['hob'],
    title: [
      '[?coconut: {names shell} in {name coconut}[ with {names leek}]]', '{name pasta} with {names shell} and {name wine tomato}', '{names shell} in {name wine} and {name cream}',
      '{names shell} with {name tomato} and {name wine}', '{names shell} with {names wine leek smoky}', '{names shell} in their own broth',
    ],
    headnote: ['{names shell} steamed for minutes under a lid[ over {names leek tomato bean}]: what runs out of the shells is the sauce[?cream: , rounded off with {names cream}].'],
    wants: {
      shell: { of: ['mussels', 'clams', 'cockles'], each: 420, most: 2, heart: true }, smoky: SMOKY,
      leek: { of: ['shallot', 'leek', '@onion', 'fennel', 'celery'], each: 60, most: 2, may: true, cut: 'thin-slices' },
      wine: { of: ['white-wine', 'cider', 'beer', 'sherry'], each: 90, may: true },
      tomato: { of: ['@any-tomato'], each: 110, may: true, ready: 'chopped' },
      bean: { of: ['@white-bean', 'chickpeas'], each: 90, may: true },
      cream: { of: ['@cream'], each: 50, may: true }, coconut: { of: ['coconut-milk'], each: 150, may: true },
      hot: { of: ['@mild-chilli'], each: 4, may: true, cut: 'finely-chopped' }, herb: { ...SOFT_HERB, each: 10 }, sprig: SPRIG,
      pasta: { of: ['spaghetti', '@pasta'], each: 90, may: true }, lemon: SQUEEZED, bread: CUT_BREAD,
    },
    takes: {
      fat: BUTTERED, garlic: { of: ['garlic'], amount: 1, unit: 'clove', cut: 'thin-slices' },
      spice: { of: ['saffron', 'curry-powder', 'smoked-paprika', 'chilli-flakes'], amount: 0.25, unit: 'tsp', whole: true, may: true },
      paste: { of: ['curry-paste', 'indian-curry-paste'], amount: 1, unit: 'tbsp', may: true },
    },
    not: ['@white-fish'],
    acts: [
      { do: 'mix', in: 'colander', words: 'Rinse {shell} in {in}; throw away any that are broken, or that stay open when tapped.' },
      {
        ...BOIL_PASTA, minutes: { slot: 'pasta', by: 'boil', less: 1 },
        words: 'Bring {in} of water {heat} with {water} and cook {pasta} {until}. Drain, keeping a cup of the water.',
      },
      { ...SOFT, core: ['smoky'], words: 'Warm {fat:1/2} in {in} {heat} and cook {smoky leek} {until}[ (past {core})].' },
      {
        do: 'fry', in: 'pan', heat: 'medium', minutes: [1, 2], cue: 'fragrant',
        words: 'Add {fat garlic hot spice paste sprig} to {in} and stir {heat} {until}.',
      },
      { ...BUBBLE, minutes: [7, 8], cue: 'thick', words: 'Add {tomato bean} and cook {heat} {until}.' },
      {
        do: 'simmer', in: 'pan', from: 'colander', heat: 'high', minutes: [4, 6], cue: 'the shells are open', core: ['shell'],
        words: 'Pour in {wine coconut} and let it boil for a minute. Tip in {the shell}, cover and steam {heat}, shaking the pan twice, {until} ({core}). Throw away any that stay shut.',
        when: 'wine',
      },
      {
        do: 'simmer', in: 'pan', from: 'colander', heat: 'high', minutes: [4, 6], cue: 'the shells are open', core: ['shell'], water: 50,
        words: '[Pour in {coconut} and {water} and bring to a bubble|Pour in {water}]. Tip in {the shell}, cover and steam {heat}, shaking the pan twice, {until} ({core}). Throw away any that stay shut.',
        when: '!wine',
      },
      {
        do: 'serve', in: 'table', from: ['pan', 'saucepan'],
        words: 'Stir in {cream herb pepper}[?pasta:  and toss with the pasta][, and squeeze over {lemon}]; taste before you salt. Eat at once[ with {bread}], leaving the last spoonful, where the sand is.',
      },
    ],
    keeps: { days: 0, words: 'Shells do not wait.' }, plate: [420, 1000],
  },
  {
    id: 'garlic-prawns', family: 'pan', needs: ['hob'],
    title: [
      '{names fish} with garlic, {names smoky tomato bean}', '{names fish} with garlic and {names veg greens}',
      '{names fish} with garlic and {name lemon}', '{names fish} in garlic oil',
    ],
    headnote: [
      'The oil takes the garlic slowly and the {names fish} fast: [?fish=squid: squid is tender after two minutes or after forty, never between|pink and curled is done, tightly curled is too late].',
    ],
    wants: {
      fish: {
        of: ['prawns', 'squid', 'scallops', 'cooked-prawns', 'mixed-seafood', 'crayfish-tails'], each: 140, heart: true,
        ready: 'patted dry',
      },
      smoky: { of: ['chorizo', 'bacon', 'pancetta', 'nduja'], not: ['nduja'], each: 40, may: true, ready: 'cut small' },
      veg: {
        of: ['pepper', 'courgette', 'fennel', 'asparagus', '@onion', 'mangetout', 'frozen-peas', 'peas', 'leek'], each: 100, most: 2,
        may: true, cut: 'thin-slices',
      },
      tomato: { of: ['@fresh-tomato', 'tinned-tomato'], each: 110, may: true, ready: 'chopped' },
      bean: { of: ['@white-bean', 'chickpeas'], each: 110, may: true }, greens: GREENS,
      hot: { of: ['@mild-chilli'], each: 5, may: true, cut: 'finely-chopped' }, wine: { of: ['sherry', 'white-wine'], each: 30, may: true },
      cheese: { of: ['feta'], each: 35, may: true, ready: 'crumbled' }, herb: { ...SOFT_HERB, each: 8 }, lemon: SQUEEZED, potato: POTATO,
      rice: RICE, bread: CUT_BREAD, leaf: { of: ['@salad-leaf'], each: 30, may: true, ready: '' },
    },
    takes: {
      oil: { ...OIL, amount: 2 }, garlic: { of: ['garlic'], amount: 2, unit: 'clove', cut: 'thin-slices' },
      chilli: { of: ['chilli-flakes', 'smoked-paprika', 'paprika'], amount: 0.25, unit: 'tsp', unless: 'hot' }, sharp: SHARP,
    },
    not: ['@pasta', 'avocado'],
    acts: [
      COOK_RICE, BOIL_POTATO,
      {
        ...BROWNED, do: 'fry', heat: 'medium', minutes: [5, 6], cue: 'the fat runs', core: ['smoky'],
        words: 'Fry {smoky} in {in} {heat} {until}[ (past {core} by then)].',
      },
      { ...SOFT, words: 'Cook {veg} in {in} with {oil:1/2} and {salt} {heat} {until}.' },
      {
        ...TOASTED, heat: 'low', minutes: [3, 4], cue: 'the garlic is pale gold',
        words: 'Put {oil garlic chilli hot} in {in}, warm {heat} {until}: brown, it is bitter.',
      },
      { ...BUBBLE, minutes: [5, 6], cue: 'thick and hot', words: 'Add {tomato bean wine} and cook {heat} {until}.' },
      {
        do: 'fry', in: 'pan', heat: 'medium-high', minutes: [3, 4],
        cue: '[?fish=squid: white and just firm|[?fish=scallops: firm and opaque|pink and curled]]', core: ['fish'],
        words: 'Add {fish} with {salt} and fry {heat}, turning, {until}[ ({core})].',
      },
      { ...WILTED, minutes: [1, 3], cue: 'wilted', words: 'Wilt {greens} in {in} {heat} {until}.' },
      {
        do: 'serve', in: 'table', from: ['pan', 'pot', 'saucepan'],
        words: '[Squeeze over {lemon}|Sprinkle with {sharp}], grind over {pepper} and serve in the pan, sizzling[, with {rice potato bread leaf}][, scattered with {cheese herb}].',
      },
    ],
    keeps: { days: 0, words: 'Warmed again, they turn to rubber.' }, plate: [170, 800],
  },
]);
