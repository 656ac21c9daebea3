// Pasta in tomato, with vegetables and with meat.

import { defineRows } from '../language/row.ts';
import { GREENS, WATER } from './shared.ts';

export const PASTA_AT_HOME = defineRows([
  {
    id: 'tomato-pasta', family: 'pasta', needs: ['hob'],
    title: [
      '{names pasta} in garlicky tomato sauce with {names veg bean fresh cheese}', '{names pasta} in garlicky tomato sauce[?herb=basil:  with basil]',
    ],
    headnote: ['Simmered until the spoon leaves a trail, then woken up with a few drops of vinegar: so few things make so good a sauce.'],
    wants: {
      pasta: { of: ['@pasta'], each: 95, heart: true },
      tomato: { of: ['tinned-tomato', 'passata', 'pasta-sauce', '@fresh-tomato'], each: 190, heart: true, ready: 'roughly chopped' },
      veg: { of: ['@soft-veg', 'fennel', 'spinach', '@greens'], each: 110, may: true, most: 2, ready: 'cut small' },
      onion: { of: ['@onion'], each: 50, may: true, cut: 'finely-chopped' },
      bean: { of: ['@white-bean', 'chickpeas', 'tinned-lentils'], each: 80, may: true },
      fresh: { of: ['mozzarella', 'burrata', 'ricotta', 'feta', 'goats-cheese'], each: 40, may: true, ready: 'torn into pieces' },
      cheese: { of: ['@grating-cheese'], each: 15, may: true, ready: 'finely grated' },
      sprig: { of: ['rosemary', 'thyme', 'sage'], each: 1, may: true, ready: 'leaves chopped' },
      herb: { of: ['basil', 'parsley'], each: 6, may: true, ready: 'leaves torn' },
    },
    takes: {
      oil: { of: ['olive-oil', 'vegetable-oil'], amount: 1, unit: 'tbsp' },
      garlic: { of: ['garlic'], amount: 1, unit: 'clove', cut: 'thin-slices' },
      dried: { of: ['oregano', 'mixed-herbs'], amount: 0.25, unit: 'tsp' },
      vinegar: { of: ['balsamic-vinegar', 'red-wine-vinegar', 'vinegar'], amount: 0.5, unit: 'tsp' },
    },
    acts: [
      {
        do: 'soften', in: 'pan', heat: 'medium', minutes: [8, 10], cue: 'soft and golden at the edges',
        words: 'Warm {oil:1/2} in {in} {heat} and cook {onion veg} with {salt}, stirring now and then, {until}.',
      },
      {
        do: 'soften', in: 'pan', heat: 'medium-low', minutes: [1, 2], cue: 'the garlic smells sweet', and: true,
        words: 'Put {oil garlic dried sprig} in {in} and cook {heat} {until}.',
      },
      {
        do: 'simmer', in: 'pan', heat: 'medium', minutes: [9, 12], cue: 'thick enough to leave a trail behind the spoon',
        words: 'Add {tomato}[ and {bean}] and simmer {heat}, stirring now and then, {until}.',
      },
      { ...WATER, beside: true },
      {
        do: 'toss', in: 'pan', from: 'pot', heat: 'medium', minutes: [1, 2], cue: 'the sauce clings',
        words: 'Stir {vinegar} into the sauce with {salt} and plenty of {pepper}. Add {the pasta} with a splash of its water and toss {heat} {until}.',
      },
      { do: 'serve', in: 'table', from: 'pan', words: 'Serve[ with {fresh cheese herb} on top].' },
    ],
    beats: ['hearty-soup'],
    keeps: { days: 3, months: 3, words: 'Only the sauce is worth freezing: boil pasta fresh.' },
    out: [[['@cream'], 'the tomatoes are the sauce; sharp as they are, they would split the cream']],
    plate: [220, 600],
  },
  {
    id: 'bolognese', family: 'pasta', needs: ['hob'],
    title: ['[?meat=@sausage: {names pasta} with sausage ragù|{name pasta} bolognese][?greens:  and {names greens}]'],
    headnote: ['Meat browned until it crackles and half an hour of patience: leave out either and it is only mince on pasta.'],
    wants: {
      pasta: { of: ['spaghetti', '@pasta'], not: ['orzo'], each: 90, heart: true },
      meat: { of: ['beef-mince', 'mixed-mince', '@mince', '@sausage'], each: 110, heart: true, ready: '' },
      tomato: { of: ['tinned-tomato', 'passata', 'pasta-sauce', '@fresh-tomato'], each: 150, heart: true, ready: 'roughly chopped' },
      onion: { of: ['@onion'], each: 60, buy: ['onion'], cut: 'finely-chopped' },
      base: { of: ['carrot', 'celery', 'pepper'], each: 60, may: true, most: 2, cut: 'fine-dice' },
      pork: { of: ['pancetta', 'bacon'], each: 25, may: true, ready: 'finely chopped' },
      mushroom: { of: ['#mushroom'], not: ['dried-mushroom'], each: 50, may: true, ready: 'finely chopped' },
      rind: { of: ['parmesan-rind'], each: 12, may: true, ready: '' }, greens: { ...GREENS, each: 50 },
      wine: { of: ['red-wine', 'white-wine'], each: 60, may: true },
      milk: { of: ['milk', 'single-cream', 'double-cream'], each: 40, may: true },
      herb: { of: ['basil', 'parsley'], each: 5, may: true, ready: 'leaves torn' },
      cheese: { of: ['@grating-cheese'], each: 15, may: true, ready: 'finely grated' },
    },
    takes: {
      oil: { of: ['olive-oil', 'vegetable-oil'], amount: 0.75, unit: 'tbsp' },
      garlic: { of: ['garlic'], amount: 1, unit: 'clove', may: true, cut: 'finely-chopped' },
      puree: { of: ['tomato-puree'], amount: 0.75, unit: 'tbsp' },
      leaf: { of: ['bay-leaf'], amount: 1, unit: null, whole: true, may: true },
      dark: { of: ['worcestershire-sauce', 'soy-sauce'], amount: 1, unit: 'tsp', may: true },
      cube: { of: ['beef-stock-cube', 'stock-cube', 'chicken-stock-cube'], amount: 0.5, unit: null, may: true, ready: 'crumbled' },
      dried: { of: ['oregano', 'mixed-herbs', 'dried-thyme', 'fennel-seeds'], amount: 0.25, unit: 'tsp' },
    },
    acts: [
      {
        do: 'soften', in: 'pan', heat: 'medium', minutes: [8, 10], cue: 'soft and sweet',
        words: 'Warm {oil} in {in} {heat} and cook {pork onion base} with {salt}, stirring now and then, {until}.',
      },
      {
        do: 'brown', in: 'pan', heat: 'high', minutes: [7, 9], cue: 'no pink is left and the meat crackles and browns', core: ['meat'],
        words: 'Turn up the heat, add {meat}[?meat=@sausage: , out of the skins,][ and {mushroom}] and break it up. Fry {heat} {until}: by then it is {core} all through.',
      },
      {
        do: 'fry', in: 'pan', heat: 'medium', minutes: [1, 2], cue: 'it smells sweet and the oil turns red',
        words: 'Stir in {garlic puree dried} and cook {heat} {until}.[ Pour in {wine} and let it bubble away.]',
      },
      {
        do: 'simmer', in: 'pan', heat: 'low', minutes: [30, 40], cue: 'thick, glossy and no longer separate', water: 50,
        words: 'Add {tomato leaf rind milk dark cube} and {water}. Bring to a bubble, then simmer with the lid half on {heat}, stirring now and then, {until}. Season with {salt} and plenty of {pepper}[ and fish out {the leaf rind}].',
      },
      {
        do: 'wilt', in: 'pan', heat: 'medium', minutes: [3, 5], cue: 'just tender', words: 'Stir in {greens} and cook {heat} {until}.',
      },
      {
        ...WATER,
        words: 'Bring {in} of water {heat} with {water}. Cook {pasta} {until}. Scoop out a cupful of the water, then drain.',
        beside: true,
      },
      {
        do: 'toss', in: 'pan', from: 'pot',
        words: 'Turn {the pasta} in the sauce with a splash of its water, until it is coated and not drowned[?herb: , and tear in {herb}]. Serve[ with {cheese}].',
      },
    ],
    not: ['breadcrumbs'],
    keeps: { days: 3, months: 3 },
    out: [[['@tinned-bean'], 'beans would make a chilli of it']],
    plate: [260, 600],
  },
]);
