// Vegetables from the oven that are the meal: moussaka, parmigiana and filled vegetables.

import { defineRows, type Take } from '../language/row.ts';
import { BAKED, BROWNED, BUBBLE, FLOUR, OVEN, PUREE, SHARP, SOFT } from './mains.ts';
import { COOK_RICE, COOL, GARLIC, OIL, ONION, SOAK_COUSCOUS, SOFT_HERB, SQUEEZED } from './shared.ts';

const SPICED: Take = { of: ['oregano', 'dried-thyme', 'cinnamon', 'paprika', 'cumin', 'allspice'], amount: 0.5, unit: 'tsp' };

export const BAKED_VEGETABLES = defineRows([
  {
    id: 'moussaka', family: 'oven', needs: ['hob', 'oven'],
    title: ['[?meat=lamb-mince: lamb|{name meat}] moussaka with {names potato cheese}', '[?meat=lamb-mince: lamb|{name meat}] moussaka'],
    headnote: ['Aubergine fried until silky and {names meat} simmered dark with sweet spice[?white: , under a browned white sauce|[, under {names yoghurt cheese}]].'],
    wants: {
      aubergine: { of: ['aubergine'], each: 170, heart: true, cut: 'slices-1cm' },
      meat: { of: ['lamb-mince', 'beef-mince', '@mince', 'tinned-lentils', 'soya-mince'], each: 100, heart: true, ready: '' },
      potato: { of: ['potato'], each: 100, may: true, cut: 'thin-slices' }, onion: ONION,
      tomato: { of: ['@any-tomato', 'pasta-sauce'], each: 150, may: true, ready: 'chopped' },
      white: { of: ['milk', '@milk', 'white-sauce'], not: ['buttermilk', 'kefir', 'white-sauce'], each: 130, may: true },
      yoghurt: { of: ['greek-yoghurt', '@yoghurt', 'creme-fraiche', 'ricotta'], each: 90, may: true },
      egg: { of: ['egg', 'egg-yolk'], each: 27, may: true, ready: 'beaten' },
      cheese: { of: ['feta', '@grates', '@melts'], each: 30, may: true, ready: 'grated or crumbled' },
      wine: { of: ['red-wine'], each: 50, may: true }, herb: SOFT_HERB,
    },
    oneOf: [['white', 'yoghurt', 'cheese']],
    takes: {
      oil: { ...OIL, amount: 2.5 }, garlic: GARLIC, cinnamon: { of: ['cinnamon', 'allspice'], amount: 0.5, unit: 'tsp', whole: true },
      oregano: { of: ['oregano', 'dried-thyme', 'mixed-herbs'], amount: 0.5, unit: 'tsp' }, puree: PUREE,
      flour: { ...FLOUR, amount: 0.75, with: 'white' }, thick: { ...FLOUR, amount: 0.3, with: 'yoghurt', unless: ['white', 'egg'] },
    },
    acts: [
      OVEN,
      {
        ...BROWNED,
        words: 'Sprinkle {aubergine} with {salt}. Heat {oil:2/3} in {in} {heat} and fry the slices, turning once, {until}: pale aubergine stays leathery. Lift onto a plate.',
      },
      {
        do: 'boil', in: 'pot', heat: 'boiling', water: 'salted', minutes: [5, 6], cue: 'bending',
        words: 'Bring {in} of water {heat} with {water}, cook {potato} {until} and drain.',
      },
      { ...SOFT, words: 'Cook {onion} in {in} in {oil} {heat} {until}.' },
      {
        ...BROWNED, heat: 'high', minutes: [7, 9], cue: 'it crackles and browns', core: ['meat'],
        words: 'Add {meat} with {salt}, break up and fry {heat} {until}[ ({core} all through)].',
      },
      {
        ...BUBBLE, minutes: [15, 18], cue: 'thick and dark', water: 25,
        words: 'Stir in {garlic cinnamon oregano puree wine tomato} and {water} and simmer {heat} {until}.[ Add {herb}.]',
      },
      {
        do: 'simmer', in: 'saucepan', heat: 'medium', minutes: [4, 5], cue: 'thick', beside: true,
        words: 'Whisk {white} into {flour} in {in} by degrees and stir {heat} {until}. Season with {salt pepper}.',
      },
      { do: 'mix', in: 'saucepan', words: 'Beat {yoghurt egg thick} [?white: into the sauce, off the heat|until smooth[?thick: ; the flour keeps it from splitting]].' },
      {
        ...BAKED, from: ['pan', 'pot', 'saucepan', 'plate'], minutes: [30, 35], core: ['egg', 'meat'],
        words: 'Layer {the potato meat aubergine} in {in}[?white: , aubergine last, and pour the sauce over|[, aubergine last, and spread with {the yoghurt}]].[ Scatter with {cheese}.] Bake {until}[ ({core} in the middle)].',
      },
      { do: 'rest', in: 'dish', wait: 15, words: 'Leave for {wait}: warm, it holds its layers when you cut it.' },
    ],
    keeps: { days: 3, months: 2 }, plate: [300, 950],
  },
  {
    id: 'parmigiana', family: 'oven', needs: ['hob', 'oven'],
    title: ['{name slice} parmigiana with {name cheese} and {name herb}', '{name slice} parmigiana'],
    headnote: ['Roasting {the slice} first drives out the water, so that the layers turn silky and the tomato stays thick under its crust of {name cheese}.'],
    wants: {
      slice: { of: ['aubergine', 'courgette'], each: 220, heart: true, most: 2, cut: 'slices-1cm' },
      tomato: { of: ['tinned-tomato', 'passata', 'pasta-sauce', '@any-tomato'], each: 200, heart: true, ready: 'chopped' },
      cheese: { of: ['mozzarella', '@melts', '@grates', 'feta'], each: 60, most: 2, heart: true, ready: 'grated or torn' },
      onion: { ...ONION, may: true },
      crumbs: { of: ['breadcrumbs', 'bread'], each: 15, may: true, ready: 'as crumbs' }, herb: { ...SOFT_HERB, each: 6 },
    },
    takes: {
      oil: { ...OIL, amount: 1.5 }, garlic: GARLIC, oregano: { of: ['oregano', 'dried-thyme', 'mixed-herbs'], amount: 0.5, unit: 'tsp', unless: 'herb' },
      puree: PUREE,
    },
    acts: [
      OVEN,
      {
        do: 'roast', in: 'tray', minutes: [25, 30], cue: 'soft and brown in places',
        words: 'Turn {slice} in {oil:2/3} with {salt} and {pepper} on {in}, spread out and roast, turning once, {until}.',
      },
      { ...SOFT, beside: true, words: 'Warm {oil} in {in} {heat} and cook {onion} with {salt} {until}.' },
      {
        ...BUBBLE, minutes: [10, 12], cue: 'thick', beside: true,
        words: 'Stir in {garlic oregano puree tomato} with {salt} and simmer {heat} {until}.[ Add {herb}.]',
      },
      {
        ...BAKED, from: ['tray', 'pan'], minutes: [18, 22],
        words: 'Spread a third of the sauce in {in}, then layer the slices, the sauce and {cheese:2/3}. Scatter with {cheese crumbs} and bake {until}.',
      },
      { do: 'rest', in: 'dish', wait: 10, words: 'Leave for {wait}, and it can be cut in squares.' },
    ],
    keeps: { days: 3, months: 2 }, plate: [250, 850],
  },
  {
    id: 'stuffed-vegetables', family: 'oven', needs: ['hob', 'oven'],
    title: [
      '[?bean: {names shell} stuffed with {names bean} and {name cheese}]', '{names shell} stuffed with {name meat grain rice couscous} and {name cheese}', '{names shell} stuffed with {names meat bean grain rice couscous}',
      '{names shell} stuffed with {names cheese herb}', 'stuffed {names shell}',
    ],
    headnote: ['Roasted empty first, so that {the shell} {is shell} silky and sweet round a filling that is seasoned hard[, under browned {name cheese}].'],
    wants: {
      shell: {
        of: ['pepper', 'courgette', 'aubergine', 'portobello-mushroom', 'butternut-squash', 'tomato'], not: ['butternut-squash'], each: 190,
        heart: true, most: 2, ready: 'halved and hollowed',
      },
      meat: { of: ['@mince', '@sausage', 'soya-mince'], each: 90, may: true, ready: '' },
      grain: { of: ['cooked-rice', 'cooked-grains'], each: 90, may: true },
      rice: { of: ['@plain-rice', 'bulgur', 'quinoa'], each: 40, may: true, ready: 'rinsed' },
      couscous: { of: ['couscous'], each: 40, may: true }, onion: ONION,
      tomato: { of: ['@any-tomato', 'pasta-sauce'], each: 150, may: true, ready: 'chopped' },
      bean: { of: ['tinned-lentils', '@tinned-bean', 'chickpeas'], each: 70, may: true },
      nut: { of: ['pine-nuts', 'walnuts', 'almonds'], each: 10, may: true, cut: 'chopped' },
      dried: { of: ['raisins', 'apricots-dried'], each: 12, may: true, cut: 'chopped' },
      brine: { of: ['olives', 'capers', 'anchovies'], each: 10, may: true, ready: 'drained' }, herb: { ...SOFT_HERB, each: 8, most: 2 },
      veg: { of: ['mushroom', 'carrot', 'celery', 'spinach', 'sweetcorn'], each: 50, may: true, ready: 'cut small' },
      cheese: {
        of: ['feta', 'mozzarella', '@grates', 'goats-cheese', '@melts'], each: 35, most: 2, may: true, ready: 'grated or crumbled',
      },
      crumbs: { of: ['breadcrumbs', 'bread'], each: 15, may: true, ready: 'as crumbs' }, cool: COOL, lemon: SQUEEZED,
    },
    oneOf: [['meat', 'grain', 'rice', 'couscous', 'bean', 'cheese'], ['meat', 'grain', 'rice', 'couscous', 'bean', 'crumbs']],
    takes: { oil: { ...OIL, amount: 1.5 }, garlic: GARLIC, spice: SPICED, puree: PUREE, sharp: SHARP },
    not: ['kidney-beans', '@bread', '#pasta'],
    beats: ['mince-pan', 'tray-vegetables'],
    acts: [
      OVEN,
      {
        do: 'roast', in: 'dish', minutes: [15, 18], cue: 'they begin to slump',
        words: 'Rub {shell} with {oil:1/3 salt} and roast cut side up in {in} {until}.[?shell=courgette/aubergine/tomato:  Chop what you scooped out.]',
      },
      { ...COOK_RICE, minutes: { slot: 'rice', by: 'simmer' } }, SOAK_COUSCOUS,
      {
        ...SOFT,
        words: 'Warm {oil} in {in} {heat} and cook {onion} with {salt}[?shell=courgette/aubergine/tomato:  and the chopped middles] {until}.',
      },
      {
        ...BROWNED, heat: 'high', minutes: [7, 9], cue: 'it crackles and no pink is left', core: ['meat'],
        words: 'Add {meat}[?meat=@sausage: , out of its skin], break it up and fry {heat} {until}[ ({core} all through)].',
      },
      {
        ...BUBBLE, minutes: [6, 8], cue: 'thick and glossy', water: 40,
        words: 'Stir in {garlic spice puree veg tomato bean brine dried} with {water} and simmer {heat} {until}.',
      },
      {
        do: 'mix', in: 'pan', from: ['saucepan', 'bowl'],
        words: 'Off the heat, season well with {sharp pepper salt}[ and fold in {cheese:1/2 grain nut herb}]. [Fork {the rice couscous} through. ]Taste: the shells are mild, so it should be a little too strong.',
      },
      {
        ...BAKED, from: 'pan', minutes: [20, 25], cue: 'the shells are soft and the tops brown', core: ['grain'],
        words: 'Heap the filling into the shells and spoon any extra round them.[ Scatter with {cheese crumbs}.] Bake {until}[ ({core} in the middle)].',
      },
      { do: 'serve', in: 'table', from: 'dish', words: 'Leave for 5 minutes[, squeeze over {lemon}] and serve[ with {cool}].' },
    ],
    keeps: { days: 2 }, plate: [260, 850],
  },
]);
