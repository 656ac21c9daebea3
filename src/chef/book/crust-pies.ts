// Pies under a crust of pastry or batter.

import { defineRows } from '../language/row.ts';
import { BASE, BUTTERED, FLOUR, FRY_SMOKY, MUSHROOM, MUSTARD, NUTMEG, OVEN, PICKED, SIDE, SIDE_VEG, SMOKY, WINE } from './mains.ts';
import { CUBE, GARLIC, SLICED_ONION, SOFT_HERB } from './shared.ts';

const BEEF_CUBE = { ...CUBE, of: ['beef-stock-cube', 'stock-cube', 'chicken-stock-cube'] } as const;

export const CRUST_PIES = defineRows([
  {
    id: 'pot-pie', family: 'oven', needs: ['hob', 'oven'],
    title: [
      '[?pastry=crescent-dough: {name meat cooked} pot pie with {names late base}]', `{name meat cooked} and {name mushroom}[?onion=leek:  and leek] pie`, '{name meat cooked} and [?onion=leek: leek|{name base}] pie', '{name meat cooked} pie with {names smoky late cheese}', '{name meat cooked} pie',
      '[?fish: [?fish=fish-pie-mix: fish|{name fish}] and {name late mushroom base} pie]', '[?fish: [?fish=fish-pie-mix: fish|{name fish}] pie]',
      '{name mushroom base late} pie',
    ],
    headnote: [
        '[?pastry=crescent-dough: Laid on a filling that is already bubbling, the dough is fluffy above and soaked with sauce below.]',
        'Cooked thick and left to cool a little, so that the pastry over [?gravy: the gravy|[?cream: its creamy sauce|its mustard sauce]] stays crisp to the last piece.',
      ],
    wants: {
      pastry: { of: ['puff-pastry', 'shortcrust-pastry', 'crescent-dough'], each: 100, heart: true, ready: '' },
      meat: { of: ['@quick-poultry', '@sausage', '@mince'], each: 140, may: true, cut: 'chunks-2cm' },
      cooked: { of: ['@cooked-meat', '@cooked-shaped'], each: 120, most: 2, may: true, ready: 'in bite-sized pieces' },
      fish: {
        of: ['fish-pie-mix', 'salmon', '@white-fish', 'smoked-haddock', 'prawns'], each: 140, most: 2, may: true,
        ready: 'skinned, in pieces of 3 cm',
      },
      smoky: SMOKY, onion: { ...SLICED_ONION, of: ['leek', '@onion'] }, mushroom: { ...MUSHROOM, each: 90 },
      base: { ...BASE, of: ['@base-veg', 'potato', 'sweet-potato', 'butternut-squash'] },
      late: { of: ['@small-green', 'broccoli', '@greens'], each: 60, most: 2, may: true, ready: 'cut small' },
      cream: { of: ['@cream', 'cream-cheese'], each: 45, may: true }, gravy: { of: ['gravy'], each: 120, may: true },
      stuffing: { of: ['stuffing'], each: 80, may: true, ready: 'broken up' }, wine: { ...WINE, each: 50 }, cheese: { of: ['@grates', 'blue-cheese'], each: 20, may: true, ready: 'grated or crumbled' },
      sprig: PICKED, herb: SOFT_HERB, egg: { of: ['egg', 'egg-yolk'], each: 27, may: true, ready: 'beaten' },
    },
    oneOf: [['meat', 'cooked', 'fish', 'mushroom', 'base']],
    takes: { butter: BUTTERED, flour: { ...FLOUR, amount: 1 }, cube: { ...CUBE, unless: 'gravy' }, mustard: MUSTARD, garlic: GARLIC },
    not: ['@fresh-tomato'],
    beats: ['pastry-tart'],
    acts: [
      OVEN, FRY_SMOKY,
      {
        do: 'soften', in: 'pan', heat: 'medium', minutes: [10, 12], cue: 'soft, and the pan is dry',
        words: 'Warm {butter} in {in} {heat} and cook {onion base mushroom garlic} with {salt} {until}.',
      },
      {
        do: 'fry', in: 'pan', heat: 'medium-high', minutes: [6, 7], cue: 'browned outside',
        words: 'Add {meat}[?meat=@mince: , broken up,] and fry {heat} {until}: it cooks through in the oven.',
      },
      {
        do: 'simmer', in: 'pan', heat: 'medium', minutes: [5, 6], cue: 'it is thick and glossy', core: ['cooked'], water: 130,
        when: '!gravy',
        words: 'Stir in {flour sprig}, [then {wine}, ]then {cube} and {water}. Add {mustard cream cooked late cheese herb} and bubble {heat} {until}[ ({core})]. Season with {salt} and {pepper}.',
      },
      {
        do: 'simmer', in: 'pan', heat: 'medium', minutes: [5, 6], cue: 'it is thick and glossy', core: ['cooked'], when: 'gravy',
        words: 'Stir in {flour sprig}, [then {wine}, ]then {gravy}. Add {mustard cream cooked late cheese herb} and bubble {heat} {until}[ ({core})]. Season with {salt} and {pepper}.',
      },
      {
        do: 'bake', in: 'dish', from: 'pan', minutes: [18, 20], cue: 'the dough is risen and gold', when: 'pastry=crescent-dough',
        core: ['fish', 'meat', 'stuffing'],
        words: 'Tip the filling, bubbling hot, into {in}.[ Stir in {fish stuffing}.] Lay {pastry} on top, piece by piece[, and brush with {egg}]. Bake {until}[ ({core} inside)].',
      },
      {
        do: 'bake', in: 'dish', from: 'pan', when: '!pastry=crescent-dough', minutes: [25, 30], cue: 'the lid is deep gold and the filling bubbles', core: ['egg', 'fish', 'meat', 'stuffing'],
        words: 'Tip the filling into {in} and let it cool a little: steam melts raw pastry.[ Stir in {fish stuffing}.] Cover with {pastry}, press down the rim and cut a slit.[ Brush with {egg}.] Bake {until}[ ({core} inside)].',
      },
      { do: 'serve', in: 'table', from: 'dish', words: 'Rest for 5 minutes, and break the crust at the table.' },
    ],
    keeps: { days: 2, months: 2, words: 'Crisp it again in the oven.' }, plate: [300, 900],
  },
  {
    id: 'meat-plait', family: 'oven', needs: ['oven'],
    title: [
      '{name meat} and {name apple} plait with {names sprig base}', '{name meat} and {name base cheese onion} plait',
      'golden {name meat} plait',
    ],
    headnote: [
      '[?apple: The {name apple}, grated raw into the meat, bastes it from inside as the pastry crisps round it.]',
      'A big sausage roll, cut at the table: crisp outside, and juicy because nothing runs out of the middle.',
    ],
    wants: {
      pastry: { of: ['puff-pastry', 'shortcrust-pastry'], each: 90, heart: true, ready: 'cold' },
      meat: { of: ['@sausage', 'pork-mince', 'turkey-mince'], each: 140, heart: true, ready: '' },
      apple: { of: ['apple', 'cooking-apple', 'pear'], each: 50, may: true, ready: 'coarsely grated' },
      base: { of: ['carrot', 'courgette', 'parsnip'], each: 40, may: true, ready: 'coarsely grated' },
      onion: { of: ['spring-onion', '@onion', 'leek'], each: 20, may: true, cut: 'finely-chopped' },
      cheese: { of: ['@grates'], each: 20, may: true, ready: 'grated' }, sprig: PICKED, herb: SOFT_HERB,
      spread: { of: ['chutney', 'cranberry-sauce', 'apple-sauce', 'wholegrain-mustard'], each: 15, may: true },
      egg: { of: ['egg', 'egg-yolk'], each: 27, may: true, ready: 'beaten' }, side: SIDE_VEG,
    },
    takes: { mustard: { ...MUSTARD, unless: 'spread' }, nutmeg: NUTMEG, garlic: GARLIC },
    not: ['gravy', '@cream', '@wild-mushroom'], beats: ['pot-pie'],
    acts: [
      { ...OVEN, in: 'tray' },
      {
        do: 'mix', in: 'bowl',
        words: 'Put {meat}[?meat=@sausage: , out of any skins,] in {in} with {apple base onion garlic cheese mustard sprig herb nutmeg pepper}[?meat=@sausage: | and {salt}] and work together with your hands.',
      },
      {
        do: 'layer', in: 'tray', from: 'bowl',
        words: 'Lay {pastry} on {in}[, spread the middle third with {spread}] and pat the meat into a log down the middle. Cut the pastry at both sides into strips 2 cm wide and fold them over it, left and right in turn.[ Brush with {egg}.]',
      },
      {
        do: 'bake', in: 'tray', minutes: [35, 40], cue: 'deep gold above and dry and brown underneath', core: ['meat', 'egg'],
        words: 'Bake {until} ({core} in the middle).',
      },
      SIDE,
      {
        do: 'serve', in: 'table', from: ['tray', 'saucepan'], wait: 10,
        words: 'Leave for {wait}, so that the juices stay in, and cut into thick slices[; serve with {the side}].',
      },
    ],
    keeps: { days: 2, months: 2, words: 'It is good cold.' }, plate: [220, 750],
  },
  {
    id: 'toad-in-the-hole', family: 'oven', needs: ['hob', 'oven'],
    title: ['toad in the hole with {name onion} gravy'],
    headnote: ['The fat must smoke and the batter be cold: the shock between the two is what makes it climb.'],
    wants: {
      meat: { of: ['@sausage', 'vegetarian-sausage'], each: 130, heart: true, ready: '' },
      egg: { of: ['egg'], each: 55, heart: true, ready: '' },
      flour: { of: ['plain-flour', 'self-raising-flour'], each: 50, buy: ['plain-flour'] },
      milk: { of: ['@milk'], not: ['buttermilk', 'kefir'], each: 100, buy: ['milk'] }, onion: SLICED_ONION,
      gravy: { of: ['gravy'], each: 100, may: true }, sprig: PICKED, side: { ...SIDE_VEG, most: 3 },
    },
    takes: {
      fat: { of: ['vegetable-oil', 'lard', 'dripping', 'goose-fat'], amount: 1, unit: 'tbsp' }, butter: { ...BUTTERED, amount: 0.5 },
      cube: { ...BEEF_CUBE, unless: 'gravy' }, mustard: MUSTARD,
    },
    not: ['@grates'],
    acts: [
      { ...OVEN, ovenC: 220 },
      {
        do: 'whisk', in: 'bowl',
        words: 'In {in}, whisk {egg flour salt pepper} to a paste, then {milk} little by little[, and {sprig}]. It should pour like cream. Keep it in the fridge while the sausages brown.',
      },
      {
        do: 'roast', in: 'dish', minutes: [12, 15], cue: 'the sausages are brown on one side and the fat is smoking',
        words: 'Turn {meat} in {fat} in {in} and roast {until}.',
      },
      {
        do: 'bake', in: 'dish', from: 'bowl', minutes: [25, 30], cue: 'it is high, brown and firm in the middle', core: ['egg', 'meat'],
        words: 'Pour in the batter all at once, between the sausages, and bake {until} ({core} in the middle). Keep the door shut for the first 20 minutes, or it sinks.',
      },
      {
        do: 'soften', in: 'frying-pan', heat: 'medium', minutes: [14, 16], cue: 'soft and deep gold', beside: true,
        words: 'Warm {butter} in {in} and cook {onion} with {salt} {heat} {until}.',
      },
      {
        do: 'simmer', in: 'frying-pan', heat: 'medium', minutes: [4, 5], cue: 'it coats a spoon', water: 110, when: '!gravy',
        words: 'Crumble in {cube}, add {water} and {mustard} and bubble {heat} {until}.',
      },
      {
        do: 'simmer', in: 'frying-pan', heat: 'medium', minutes: [4, 5], cue: 'steaming hot',
        words: 'Stir {gravy} into the onions with {mustard} and heat {heat} {until}.',
      },
      SIDE,
      {
        do: 'serve', in: 'table', from: ['dish', 'frying-pan', 'saucepan'],
        words: 'Serve the minute it is out, with the onion gravy[ and {the side}].',
      },
    ],
    measured: true,
    keeps: { days: 2 }, plate: [300, 850],
  },
]);
