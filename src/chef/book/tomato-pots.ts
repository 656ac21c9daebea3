// Pots with tomato: chilli and ratatouille.

import { defineRows } from '../language/row.ts';

export const TOMATO_POTS = defineRows([
  {
    id: 'chilli-con-carne', family: 'stew', needs: ['hob'],
    title: [
      '[?paprika=smoked-paprika: smoky ][?meat=beef-mince: beef|{name meat veg bean}] chilli[ with {names chocolate cool rice bread}]',
    ],
    headnote: ['The spices fry before anything wet goes in, and half an hour with the lid ajar turns the whole pot thick and dark.'],
    wants: {
      meat: { of: ['beef-mince', '@mince', 'soya-mince', 'quorn-pieces'], each: 110, may: true },
      bean: { of: ['kidney-beans', '@chilli-bean', '@tinned-bean'], each: 120, heart: true },
      tomato: { of: ['tinned-tomato', 'passata', '@fresh-tomato', 'salsa'], each: 180, buy: ['tinned-tomato'], ready: 'roughly chopped' },
      onion: { of: ['@onion'], each: 70, buy: ['onion'], cut: 'finely-chopped' },
      veg: {
        of: ['pepper', 'sweetcorn', 'courgette', 'carrot', 'celery', 'sweet-potato', 'mushroom'], each: 90, may: true, most: 2,
        cut: 'dice-1cm',
      },
      hot: { of: ['chilli', 'jalapeno', 'birds-eye-chilli'], each: 5, may: true, cut: 'finely-chopped' },
      rice: {
        of: ['#rice', 'quinoa', 'bulgur'],
        not: ['risotto-rice', 'pudding-rice', 'sushi-rice', 'wild-rice', 'brown-rice', 'glutinous-rice', 'paella-rice'], each: 65,
        may: true, ready: 'rinsed',
      },
      cheese: { of: ['cheddar', '@melting-cheese'], each: 20, may: true, ready: 'coarsely grated' },
      cool: { of: ['soured-cream', '@yoghurt', 'guacamole'], each: 30, may: true },
      herb: { of: ['coriander'], each: 6, may: true, cut: 'chopped' },
      sharp: { of: ['lime', 'lemon'], each: 20, may: true, ready: 'cut in half' },
      bread: { of: ['corn-tortilla', 'tortilla', 'tortilla-chips'], each: 40, may: true, ready: '' },
    },
    oneOf: [['meat', 'hot', 'cumin', 'powder', 'paprika']],
    takes: {
      oil: { of: ['vegetable-oil', 'olive-oil'], amount: 1, unit: 'tbsp' },
      garlic: { of: ['garlic'], amount: 1, unit: 'clove', may: true, cut: 'finely-chopped' },
      cumin: { of: ['cumin'], amount: 0.75, unit: 'tsp' }, paprika: { of: ['smoked-paprika', 'paprika'], amount: 0.5, unit: 'tsp' },
      powder: { of: ['chipotle', 'chilli-powder', 'cayenne'], amount: 0.5, unit: 'tsp' },
      puree: { of: ['tomato-puree'], amount: 0.5, unit: 'tbsp' },
      dark: { of: ['worcestershire-sauce', 'beef-extract', 'soy-sauce'], amount: 1, unit: 'tsp', may: true },
      cube: { of: ['beef-stock-cube', 'stock-cube', 'chicken-stock-cube'], amount: 0.5, unit: null, may: true, ready: 'crumbled' },
      pod: { of: ['dried-chilli'], amount: 1, unit: null, whole: true, may: true, ready: 'stemmed, deseeded and torn' },
      chocolate: { of: ['chocolate'], amount: 5, unit: 'g', may: true, ready: 'chopped' },
      vinegar: { of: ['red-wine-vinegar', 'cider-vinegar', 'vinegar'], amount: 0.5, unit: 'tsp', unless: 'sharp' },
    },
    acts: [
      {
        do: 'brown', in: 'pot', heat: 'medium-high', minutes: [8, 10], cue: 'it stops steaming, crackles and turns brown', core: ['meat'],
        words: 'Heat {oil:1/2} in {in} {heat}, add {meat} and leave it alone for a minute. Then break it up and fry {until}[: by then it is {core} all through].',
      },
      {
        do: 'soften', in: 'pot', heat: 'medium', minutes: [10, 12], cue: 'soft and golden at the edges',
        words: 'Add {oil onion veg} to {in} with {salt} and cook {heat}, stirring now and then, {until}.',
      },
      {
        do: 'fry', in: 'pot', heat: 'medium', minutes: [1, 2], cue: 'the spices smell toasted',
        words: 'Stir in {garlic hot pod cumin paprika powder puree} and fry {heat} {until}.',
      },
      {
        do: 'simmer', in: 'pot', heat: 'low', minutes: [25, 30], cue: 'thick and dark', water: 75,
        words: 'Add {tomato bean dark cube chocolate} and {water}, bring to a bubble and simmer with the lid half on {heat}, stirring now and then, {until}.',
      },
      {
        do: 'boil', in: 'saucepan', heat: 'low', minutes: [12, 14], cue: 'tender, with the water absorbed', water: 115,
        beside: true,
        words: 'Put {rice} in {in} with {water} and {salt}, bring to the boil, cover and cook {heat} {until}.',
      },
      {
        do: 'serve', in: 'table', from: ['pot', 'saucepan'],
        words: '[Squeeze in {sharp}|Stir in {vinegar}] and season with {salt} and {pepper}. Serve[ with {rice bread}][, topped with {cheese cool herb}].',
      },
    ],
    beats: ['tomato-pasta', 'mince-pan'],
    keeps: { days: 3, months: 3, words: 'It is better the day after.' },
    out: [[['@pasta'], 'a chilli is eaten with rice, bread or a baked potato']],
    plate: [280, 700],
  },
  {
    id: 'ratatouille', family: 'stew', needs: ['hob'],
    title: ['slow-stewed ratatouille[ with {names herb cheese sprig}]'],
    headnote: ['Each vegetable browns by itself before they meet, so that the stew is silky and rich and none of them tastes boiled.'],
    wants: {
      aubergine: { of: ['aubergine'], each: 130, heart: true, cut: 'chunks-2cm' },
      courgette: { of: ['courgette'], each: 110, heart: true, cut: 'chunks-2cm' },
      peppers: { of: ['pepper', 'fennel'], each: 80, most: 2, may: true, cut: 'chunks-2cm' },
      tomato: { of: ['@fresh-tomato', 'tinned-tomato', 'passata'], each: 160, heart: true, ready: 'roughly chopped' },
      onion: { of: ['@onion'], each: 70, buy: ['onion'], cut: 'thin-slices' },
      herb: { of: ['basil', 'parsley'], each: 6, may: true, ready: 'leaves torn' },
      sprig: { of: ['thyme', 'rosemary'], each: 1, may: true, ready: '' }, bread: { of: ['@bread'], each: 60, may: true, ready: '' },
      cheese: { of: ['goats-cheese', 'feta', 'ricotta'], each: 30, may: true, ready: 'crumbled' },
      brine: { of: ['olives', 'capers'], each: 15, may: true, ready: 'drained' },
    },
    takes: {
      oil: { of: ['olive-oil', 'vegetable-oil'], amount: 2, unit: 'tbsp' },
      garlic: { of: ['garlic'], amount: 1, unit: 'clove', may: true, cut: 'thin-slices' },
      vinegar: { of: ['red-wine-vinegar', 'balsamic-vinegar', 'vinegar'], amount: 0.5, unit: 'tsp' },
    },
    acts: [
      {
        do: 'brown', in: 'pan', heat: 'medium-high', minutes: [10, 12], cue: 'brown on the cut sides and soft',
        words: 'Heat {oil:1/2} in {in} {heat} and fry {aubergine} with {salt}, turning now and then, {until}. It drinks the oil, then gives it back: add no more. Lift onto a plate.',
      },
      {
        do: 'brown', in: 'pan', heat: 'medium-high', minutes: [6, 8], cue: 'golden at the edges',
        words: 'Fry {courgette}[ and {peppers}] in {oil:1/4} {heat} {until}, and lift out too.',
      },
      {
        do: 'soften', in: 'pan', heat: 'medium', minutes: [10, 12], cue: 'soft and sweet',
        words: 'Cook {onion garlic}[ and {sprig}] in {oil} {heat} {until}.',
      },
      {
        do: 'simmer', in: 'pan', from: 'plate', heat: 'low', minutes: [20, 25],
        cue: 'the vegetables are soft through and the juice is thick',
        words: 'Add {tomato}[, {brine}] and the fried vegetables. Cover and stew {heat}, stirring once or twice, {until}.',
      },
      {
        do: 'serve', in: 'table', from: 'pan',
        words: 'Off the heat, stir in {vinegar}[, {herb}], {salt} and plenty of {pepper}, and leave for five minutes: it tastes of more when it is not scalding. Serve[ with {cheese bread}].',
      },
    ],
    keeps: { days: 3, cold: true, words: 'It is as good cold as hot.' },
    plate: [300, 700],
  },
]);
