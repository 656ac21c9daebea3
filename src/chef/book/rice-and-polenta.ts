// Rice of the wide pan and polenta: paella, baked rice, soft polenta under what there is.

import { defineRows } from '../language/row.ts';
import { BROWNED, BUBBLE, BUTTERED, GRATED, PICKED, SHARP, SMOKY, SOFT, TOASTED, WILTED } from './mains.ts';
import { CUBE, GARLIC, GREENS, OIL, ONION, SLICED_ONION, SOFT_HERB, SQUEEZED } from './shared.ts';

export const RICE_AND_POLENTA = defineRows([
  {
    id: 'paella', family: 'rice', needs: ['hob'],
    title: [
      '[?round: paella|{name colour paprika} rice] with {names meat fish shell} and {names smoky veg}',
      '[?round: paella|{name colour paprika} rice] with {names meat fish shell smoky veg bean}',
    ],
    headnote: ['Not stirring is the art of it: left alone, the rice drinks up the stock grain by grain and catches underneath, which is the best part.'],
    wants: {
      round: { of: ['paella-rice'], each: 80, heart: true, may: true, ready: '' },
      rice: { of: ['risotto-rice', 'rice'], each: 80, heart: true, may: true, ready: '' },
      colour: { of: ['saffron', 'turmeric'], each: 0.3, may: true },
      meat: { of: ['chicken-thigh', '@quick-poultry', 'rabbit', 'pork-fillet'], not: ['rabbit'], each: 110, may: true, cut: 'chunks-3cm' },
      smoky: SMOKY,
      fish: { of: ['prawns', 'squid', 'monkfish', '@white-fish', 'mixed-seafood'], each: 100, most: 2, may: true, ready: 'in bite-sized pieces' },
      shell: { of: ['mussels', 'clams'], each: 130, may: true }, onion: ONION,
      veg: {
        of: ['pepper', 'green-beans', 'runner-beans', 'artichoke-hearts', 'courgette', 'fennel', 'mushroom', 'cauliflower'], each: 100,
        most: 3, may: true, ready: 'cut small',
      },
      green: { of: ['frozen-peas', 'peas', 'asparagus'], each: 50, may: true, ready: 'cut small' },
      bean: { of: ['@white-bean', 'chickpeas'], each: 70, may: true },
      tomato: { of: ['@any-tomato'], each: 90, may: true, ready: 'chopped' }, wine: { of: ['white-wine', 'sherry'], each: 40, may: true },
      sprig: { of: ['rosemary', 'thyme', 'bay-leaf'], each: 1, may: true, ready: '' }, herb: SOFT_HERB,
      lemon: { of: ['lemon'], each: 25, may: true, ready: 'cut into wedges' },
      cool: { of: ['toum', 'mayonnaise'], not: ['toum'], each: 15, may: true },
    },
    oneOf: [['round', 'rice'], ['meat', 'fish', 'shell', 'smoky', 'veg'], ['colour', 'paprika', 'round']],
    takes: {
      oil: OIL, garlic: GARLIC, paprika: { of: ['smoked-paprika', 'paprika'], amount: 0.5, unit: 'tsp' }, cube: CUBE,
      sharp: { ...SHARP, unless: 'lemon' },
    },
    acts: [
      { ...BROWNED, minutes: [6, 8], cue: 'golden', words: 'Heat {oil:1/2} in {in} {heat} and brown {meat} with {salt} {until}.' },
      { ...SOFT, minutes: [10, 12], cue: 'soft and sweet', words: 'Cook {smoky onion veg} in {oil} in {in} {heat} with {salt} {until}.' },
      {
        ...TOASTED, cue: '[?tomato: dark and sticky|it smells toasted]', minutes: [3, 4],
        words: 'Stir in {garlic paprika colour tomato} and cook {heat} {until}.[ Pour in {wine} and let it boil away.]',
      },
      {
        do: 'simmer', in: 'pan', heat: 'medium', minutes: [16, 18], cue: 'the stock is gone and the grains are all but tender', water: 260,
        core: ['meat'],
        words: 'Scatter in {round rice}, stir once, and add {cube bean sprig} and {water}. Shake it level, put the spoon away and simmer {heat} {until}[ ({core} in the meat)].',
      },
      { do: 'mix', in: 'colander', words: 'Rinse {shell} in {in}; throw away any that are broken or stay open when tapped.' },
      {
        do: 'simmer', in: 'pan', from: 'colander', heat: 'low', minutes: [5, 7], cue: '[?shell: the shells are open|firm and opaque]',
        core: ['fish', 'shell'],
        words: 'Press {fish shell}[ and {green}] into the top, cover and cook {heat} {until} ({core}).[?shell:  Throw away shells that stay shut.]',
      },
      {
        do: 'simmer', in: 'pan', heat: 'low', minutes: [4, 5], cue: 'bright and tender', when: '!fish&!shell',
        words: 'Scatter over {green}, cover and cook {heat} {until}.',
      },
      {
        do: 'rest', in: 'pan', wait: 5,
        words: 'Turn the heat up for a last minute, until you hear it crackle, then leave it under a cloth for {wait}.',
      },
      {
        do: 'serve', in: 'table', from: 'pan',
        words: 'Grind over {pepper}[?lemon: |, sprinkle with {sharp}] and serve from the pan[, with {lemon cool}][, scattered with {herb}].',
      },
    ],
    keeps: { days: 1 }, plate: [230, 900],
  },
  {
    id: 'soft-polenta', family: 'plate', needs: ['hob'],
    title: [
      '[?butter=butter: buttery|soft] polenta with {names meat veg greens tomato bean} and {names soft}', '[?butter=butter: buttery|soft] polenta with {names meat veg greens tomato bean soft fruit nut}',
      '[?butter=butter: buttery|soft] polenta with soft {names onion}', 'soft polenta',
    ],
    headnote: ['Polenta wants more time and more seasoning than its packet says; given both, it is as soft as cream.'],
    wants: {
      polenta: { of: ['polenta'], each: 60, heart: true },
      meat: { of: ['@sausage', '@lardon', 'chorizo', '@mince'], not: ['prosciutto', 'gammon'], each: 100, may: true, ready: 'in bite-sized pieces' },
      prosciutto: { of: ['prosciutto', '@cooked-poultry', 'ham'], each: 40, may: true, ready: 'torn' }, onion: SLICED_ONION,
      veg: {
        of: ['@wild-mushroom', '@soft-veg', 'fennel', 'leek', 'tenderstem-broccoli', 'asparagus', 'radicchio', 'chicory'], not: ['enoki'],
        each: 130, most: 3, may: true, ready: 'cut into bite-sized pieces',
      },
      tomato: { of: ['@any-tomato', 'pasta-sauce'], each: 150, may: true, ready: 'chopped' },
      bean: { of: ['@white-bean', 'chickpeas', 'tinned-lentils'], each: 90, may: true }, greens: { ...GREENS, each: 90 },
      fruit: { of: ['pear', 'figs', 'apple', 'grapes'], each: 70, may: true, ready: 'in wedges' },
      soft: { of: ['blue-cheese', 'goats-cheese', 'ricotta', 'burrata', 'feta', 'boiled-egg'], each: 40, may: true, ready: 'in bite-sized pieces' },
      milk: { of: ['milk', '@pouring-cream', 'mascarpone'], each: 60, may: true }, cheese: GRATED,
      nut: { of: ['walnuts', 'hazelnuts'], each: 12, may: true, cut: 'chopped' },
      wine: { of: ['red-wine', 'white-wine', 'marsala'], each: 40, may: true }, sprig: PICKED, herb: SOFT_HERB, lemon: SQUEEZED,
    },
    takes: {
      oil: OIL, butter: { ...BUTTERED, amount: 0.75 }, garlic: GARLIC,
      hot: { of: ['chilli-flakes', 'fennel-seeds', 'nutmeg'], amount: 0.25, unit: 'tsp', whole: true }, sharp: SHARP,
    },
    acts: [
      {
        do: 'simmer', in: 'pot', heat: 'low', minutes: [20, 25], cue: 'it comes away from the side and no longer grates on the tongue',
        water: 280,
        words: 'Bring {water} to the boil in {in} with {salt}, rain in {polenta}, whisking, and simmer {heat}, stirring now and then, {until}. Mind, it spits. Quick polenta takes 5 minutes.',
      },
      { ...BROWNED, beside: true, core: ['meat'], words: 'Heat {oil:1/3} in {in} {heat} and fry {meat} {until}[ ({core} inside)].' },
      { ...SOFT, beside: true, words: 'Fry {onion veg sprig} in {in} with {oil salt} {heat} {until}.' },
      { ...TOASTED, words: 'Add {garlic hot nut fruit} and cook {heat} {until}.[ Pour in {wine} and let it boil away.]' },
      { ...BUBBLE, minutes: [8, 10], cue: 'thick', words: 'Add {tomato bean} and simmer {heat} {until}.' },
      { ...WILTED, core: ['prosciutto'], words: 'Stir in {greens prosciutto} and cook {heat} {until}[ ({core})].' },
      {
        do: 'serve', in: 'plate', from: ['pot', 'pan'],
        words: 'Beat {butter milk cheese} into the polenta until it falls softly from the spoon. [Squeeze {lemon}|Sprinkle {sharp}] over the pan, grind over {pepper} and spoon it on[, topped with {soft herb}].',
      },
    ],
    keeps: { days: 2, words: 'Cold polenta sets: cut it and fry it.' }, plate: [190, 800],
  },
]);
