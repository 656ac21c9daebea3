// Eggs on top of a pan: in tomatoes, on a hash.

import { defineRows } from '../language/row.ts';
import { CHEESE, EGG, RASHER } from './egg-slots.ts';
import { CUT_BREAD, GARLIC, GREENS, OIL, SOFT_HERB } from './shared.ts';

export const EGG_PANS = defineRows([
  {
    id: 'shakshuka', family: 'eggs', needs: ['hob'],
    title: ['[?paprika=smoked-paprika: smoky ]shakshuka with {names meat veg greens bean cheese}', '[?paprika=smoked-paprika: smoky ]shakshuka'],
    headnote: ['Give the sauce its full time: the eggs should sit in hollows that hold, not sink into soup.'],
    wants: {
      egg: EGG, tomato: { of: ['@any-tomato'], not: ['cherry-tomato'], each: 200, heart: true, ready: 'roughly chopped' },
      onion: { of: ['@onion', 'spring-onion', 'leek'], each: 60, may: true, cut: 'thin-slices' },
      veg: { of: ['pepper', 'courgette', 'aubergine', 'fennel', 'mushroom'], each: 80, most: 2, may: true, ready: 'cut small' },
      greens: GREENS, bean: { of: ['chickpeas', '@tinned-bean', 'roasted-peppers'], each: 80, most: 2, may: true },
      meat: { of: ['chorizo', 'merguez'], each: 60, may: true, ready: 'cut small' },
      cheese: { of: ['feta', 'goats-cheese', 'halloumi', '@grates'], not: ['halloumi'], each: 25, may: true, ready: 'crumbled or grated' },
      cool: { of: ['@yoghurt', 'labneh', 'tahini'], each: 25, may: true }, herb: SOFT_HERB, bread: CUT_BREAD,
    },
    takes: {
      oil: OIL, garlic: GARLIC, cumin: { of: ['cumin', 'cumin-seeds'], amount: 0.5, unit: 'tsp' },
      paprika: { of: ['harissa', 'ras-el-hanout', 'smoked-paprika', 'paprika'], amount: 0.75, unit: 'tsp' },
      hot: { of: ['chilli', 'jalapeno'], amount: 0.5, unit: null, may: true, cut: 'finely-chopped' },
    },
    oneOf: [['onion', 'veg', 'greens', 'bean', 'cheese', 'meat', 'cool']],
    acts: [
      {
        do: 'fry', in: 'pan', heat: 'medium', minutes: [5, 6], cue: 'the fat runs red', core: ['meat'],
        words: 'Fry {meat} in {in} {heat} {until}[ (past {core} by then)].',
      },
      {
        do: 'soften', in: 'pan', heat: 'medium', minutes: [8, 10], cue: '[?veg=aubergine: golden at the edges|soft and golden]',
        words: 'Warm {oil} in {in} {heat} and cook {onion veg} with {salt}, stirring now and then, {until}.',
      },
      {
        do: 'simmer', in: 'pan', heat: 'medium', minutes: [10, 12], cue: 'thick enough to leave a road behind the spoon',
        words: 'Stir {oil garlic hot cumin paprika} in {in} {heat} for a minute, until the smell comes up. Add {tomato bean} and {salt} and simmer {until}.',
      },
      { do: 'wilt', in: 'pan', heat: 'medium', minutes: [2, 4], cue: 'soft', and: true, words: 'Fold in {greens} and cook {heat} {until}.' },
      {
        do: 'simmer', in: 'pan', heat: 'medium-low', minutes: [7, 9], cue: 'the whites are firm and the yolks set', core: ['egg'],
        words: 'Make a hollow for each egg, break in {egg} and grind over {pepper}. Cover and cook {heat} {until} ({core}).',
      },
      {
        do: 'serve', in: 'table', from: 'pan',
        words: 'Carry the pan to the table[, scattered with {cheese herb}][, with {cool} to spoon over][, and {bread}, toasted, to wipe it clean].',
      },
    ],
    keeps: { days: 2, words: 'Keep the sauce, and cook eggs in it fresh.' },
    out: [[['@cream'], 'the tomatoes are sharp enough to split it']], plate: [280, 750],
  },
  {
    id: 'hash', family: 'pan', needs: ['hob'], table: ['scatter', 'salad', 'spoon', 'condiment', 'wedge', 'bread'],
    title: [
      '[?potato=plantain: fried plantain with {names meat rasher veg}[?egg:  and eggs]]', 'crisp {name sausage meat rasher} hash with {names veg greens egg}', 'crisp {name potato} and {name veg greens onion} hash[?egg:  with eggs]',
      'crisp {name potato} hash[ with {names sausage meat rasher}]',
    ],
    headnote: ['The crust is the point, and it only forms where the pan is left alone.'],
    wants: {
      potato: { of: ['cooked-potato', '@potato', 'sweet-potato', 'ripe-plantain', 'plantain'], each: 200, heart: true, most: 2, cut: 'dice-1cm' },
      meat: {
        of: [
          'corned-beef', '@cooked-meat', '@cooked-shaped', 'ham', 'smoked-mackerel', 'smoked-salmon', 'mackerel-in-tomato-sauce', 'tinned-mackerel',
          'sardines-in-tomato-sauce', 'tinned-sardines',
        ],
        each: 80, may: true, ready: 'torn into bite-sized pieces',
      },
      rasher: { ...RASHER, of: ['@lardon', 'chorizo', 'smoked-sausage', 'black-pudding'], each: 60 },
      sausage: { of: ['@cooked-shaped', 'hot-dog'], each: 110, may: true, ready: 'thickly sliced' }, bean: { of: ['baked-beans'], each: 110, may: true },
      onion: { of: ['@onion', 'spring-onion', 'leek'], each: 60, may: true, cut: 'thin-slices' },
      veg: {
        of: [
          'pepper', 'mushroom', 'brussels-sprout', 'cabbage', 'courgette', 'sweetcorn', 'frozen-peas', 'leek', 'broccoli', 'green-beans',
        ],
        each: 80, most: 2, may: true, ready: 'cut small',
      },
      greens: GREENS, egg: { of: ['egg'], each: 55, may: true, ready: '' }, cheese: { ...CHEESE, each: 20 },
      tomato: { of: ['@fresh-tomato'], each: 60, may: true, ready: 'chopped' },
      sauce: {
        of: [
          'ketchup', 'brown-sauce', 'hot-sauce', 'sriracha', 'chutney', 'kimchi', 'pickled-beetroot', 'gherkins', 'soured-cream',
          '@yoghurt',
        ],
        each: 15, may: true,
      },
      herb: SOFT_HERB,
    },
    oneOf: [['meat', 'rasher', 'sausage', 'egg'], ['onion', 'veg', 'greens', 'tomato', 'rasher', 'sausage', 'meat']],
    takes: {
      oil: { ...OIL, of: ['palm-oil', ...OIL.of], amount: 1 }, garlic: { ...GARLIC, may: true },
      hot: { of: ['scotch-bonnet', 'chilli', 'birds-eye-chilli', 'jalapeno'], amount: 0.25, unit: null, may: true, cut: 'finely-chopped' },
      spice: { of: ['smoked-paprika', 'paprika', 'cumin'], amount: 0.5, unit: 'tsp' },
      dark: { of: ['worcestershire-sauce', 'mustard'], amount: 1, unit: 'tsp' },
    },
    acts: [
      {
        do: 'fry', in: 'pan', heat: 'medium', minutes: [5, 6], cue: 'the fat runs and the edges are crisp', core: ['rasher', 'sausage'],
        words: 'Put {rasher sausage} in {in}, set it {heat} and fry {until}[ (past {core} by then)]. Lift out and leave the fat.',
      },
      {
        do: 'fry', in: 'pan', heat: 'medium', minutes: [15, 18], cue: 'tender inside and brown outside', when: '!potato=cooked-potato/plantain',
        words: 'Heat {oil} in {in} {heat} and spread out {potato} with {salt}. Cover for 8 minutes to soften, then fry uncovered, turning seldom, {until}.',
      },
      {
        do: 'fry', in: 'pan', heat: 'medium-high', minutes: [8, 10], cue: 'crisp, brown and steaming hot', when: 'potato=cooked-potato/plantain',
        words: 'Heat {oil} in {in} {heat}, press {potato} into it with {salt} and fry, turning seldom, {until}.',
      },
      { do: 'soften', in: 'pan', heat: 'medium', minutes: [7, 9], cue: 'soft and golden', words: 'Add {onion veg tomato} and cook {heat} {until}.' },
      {
        do: 'fry', in: 'pan', heat: 'medium', minutes: [3, 5], cue: 'steaming all through', core: ['meat'],
        words: 'Turn in {meat greens dark garlic hot spice} and fry {heat} {until}[ ({core})].[ Put {the rasher sausage} back.]',
        when: 'meat',
      },
      {
        do: 'fry', in: 'pan', heat: 'medium', minutes: [2, 3], cue: '[?greens: the leaves are soft|it smells toasted]', and: true, when: '!meat',
        words: 'Stir in {greens dark garlic hot spice} {heat} {until}.[ Put {the rasher sausage} back.]',
      },
      {
        do: 'fry', in: 'pan', heat: 'medium-low', minutes: [5, 6], cue: 'the whites are firm and the yolks set', core: ['egg'],
        words: 'Make a hollow for each egg and break in {egg}. Cover and cook {heat} {until} ({core}).',
      },
      {
        do: 'simmer', in: 'saucepan', heat: 'medium-low', minutes: [4, 5], cue: 'they bubble all through', beside: true,
        words: 'Warm {bean} in {in} {heat}, stirring, {until}.',
      },
      {
        do: 'serve', in: 'table', from: ['pan', 'saucepan'],
        words: 'Grind over {pepper}[, scatter with {cheese herb}] and eat straight from the pan[, with {bean sauce}].',
      },
    ],
    beats: ['fried-eggs', 'warmed-through'],
    keeps: { days: 2, words: 'Fry it again until it is crisp.' }, plate: [250, 750],
  },
]);
