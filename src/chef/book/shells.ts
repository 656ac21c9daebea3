// Mussels and clams under a lid, prawns and squid in garlic.

import { type Act, defineRows } from '../language/row.ts';
import { BOIL_PASTA, BROWNED, BUBBLE, BUTTERED, SHARP, SMOKY, SOFT, SPRIG, TOASTED, WILTED } from './mains.ts';
import { BOIL_POTATO, COOK_RICE, CUT_BREAD, GREENS, OIL, POTATO, RICE, SOFT_HERB, SQUEEZED } from './shared.ts';

const FRY_FISH: Omit<Act, 'minutes'> = {
  do: 'fry', in: 'pan', heat: 'medium-high', core: ['fish'],
  words: 'Add {fish} with {salt} and fry {heat}, turning, {until}[ ({core})].',
};

export const SHELLS = defineRows([
  {
    id: 'mussels', family: 'pan', needs: ['hob'],
    title: [
      '[?coconut: {names shell} in {name coconut}[ with {names leek hot herb}]]', '{name pasta} with {names shell} and {name wine tomato}',
      '{names shell} in {name wine} and {name cream}', '{names shell} steamed in {name wine} with {names smoky tomato leek}',
      '{names shell} steamed in {name wine}', '{names shell} steamed in garlic {name fat} with {names tomato smoky leek}',
      '{names shell} steamed in garlic {name fat}',
    ],
    headnote: ['The shells open in minutes and pour out a broth that tastes of the sea[?cream: , rounded off with {names cream}|[?bread: ; the {names bread} is for the last of it|: a spoon is as useful as a fork]].'],
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
        do: 'simmer', in: 'pan', from: 'colander', heat: 'high', minutes: [4, 6], cue: 'the shells are open', core: ['shell'], water: 40,
        words: 'Pour in [{wine coconut} and ]{water} and let it boil for a minute. Tip in {the shell}, cover and steam {heat}, shaking the pan twice, {until} ({core}). Throw away any that stay shut.',
      },
      {
        do: 'serve', in: 'table', from: ['pan', 'saucepan'],
        words: 'Stir in {cream herb pepper}[?pasta:  and turn the pasta in it][, and squeeze over {lemon}]; taste before you salt. Eat at once[ with {bread}], leaving the last spoonful, where the sand is.',
      },
    ],
    keeps: { days: 0, words: 'Shells do not wait.' }, plate: [420, 1000],
  },
  {
    id: 'garlic-prawns', family: 'pan', needs: ['hob'],
    title: [
      'sizzling garlic {names fish} with {names smoky tomato bean}', 'sizzling garlic {names fish} with {names veg greens}',
      'sizzling garlic {names fish} with {name lemon}', 'sizzling {names fish} in garlic and {name hot chilli} oil',
    ],
    headnote: [
      '[?fish=squid: Squid is tender after a few minutes or after forty, never between; the oil it leaves is half the dish.]',
      'The oil takes the garlic slowly and the {names fish} fast; what is left in the pan is as good as what was in it.',
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
        words: 'Put {oil garlic chilli hot} in {in} and warm {heat} {until}; brown, it turns bitter.',
      },
      { ...BUBBLE, minutes: [5, 6], cue: 'thick and hot', words: 'Add {tomato bean wine} and cook {heat} {until}.' },
      { ...WILTED, minutes: [1, 3], cue: 'soft', words: 'Turn {greens} in the oil in {in} {heat} {until}.' },
      { ...FRY_FISH, minutes: [2, 3], cue: 'steaming hot', when: 'fish=cooked-prawns/crayfish-tails' },
      {
        ...FRY_FISH, minutes: [3, 4], when: '!fish=cooked-prawns/crayfish-tails',
        cue: '[?fish=squid/mixed-seafood: white and just firm|[?fish=scallops: firm and opaque|pink and only loosely curled]]',
      },
      {
        do: 'serve', in: 'table', from: ['pan', 'pot', 'saucepan'],
        words: '[Squeeze over {lemon}, then |Sprinkle with {sharp}, then ]grind over {pepper} and serve in the pan, sizzling[, with {rice potato bread leaf}][, scattered with {cheese herb}].',
      },
    ],
    keeps: { days: 0, words: 'Warmed again, they turn to rubber.' }, plate: [170, 800],
  },
]);
