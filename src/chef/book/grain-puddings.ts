// Rice, semolina and bread in sweet milk.

import { defineRows } from '../language/row.ts';
import { CHOCOLATE, CURD, DRIED, FAT, MILK, NUTS, PINCH, SPIRIT, SUGAR, TOP_FRUIT, VANILLA, WARMTH } from './sweet-parts.ts';

export const GRAIN_PUDDINGS = defineRows([
  {
    id: 'semolina', family: 'pudding', side: 'sweet', needs: ['hob'],
    title: ['semolina with {names fruit}', 'semolina with {name jam dried nuts}', 'creamy semolina'],
    headnote: ['Stopped while it still flows, so that it reaches the spoon as a soft cream[, under {names fruit jam}].'],
    wants: {
      grain: { of: ['semolina'], each: 30, heart: true }, fruit: TOP_FRUIT, dried: DRIED, nuts: NUTS,
      jam: { of: ['jam', 'lemon-curd', 'marmalade', '@runny-sweet', 'apple-sauce'], each: 20, may: true },
      lemon: { of: ['lemon', 'orange'], each: 12, may: true, ready: 'zest grated' },
      whole: { of: ['cardamom', 'cinnamon-stick'], each: 1, may: true, ready: '' },
    },
    takes: {
      milk: { ...MILK, amount: 250 }, sugar: { ...SUGAR, amount: 12 }, fat: { ...FAT, amount: 8 }, spice: { ...WARMTH, may: true },
      pinch: PINCH, vanilla: VANILLA,
    },
    acts: [
      {
        do: 'simmer', in: 'saucepan', heat: 'medium-low', minutes: [4, 6], cue: 'it is as thick as porridge and pulls from the sides',
        words: 'Bring {milk} to a simmer in {in} with {pinch whole lemon vanilla}. Rain in {grain}, whisking, and stir {heat} {until}. Stop while it still flows, for it sets as it cools.',
      },
      {
        do: 'serve', in: 'table', from: 'saucepan',
        words: 'Beat in {sugar fat dried} until it shines, and pour into [?one: a bowl|bowls]. Eat warm[, with {fruit jam} on top][, {nuts spice} scattered over].',
      },
    ],
    keeps: { days: 2 }, plate: [230, 600], table: [],
  },
  {
    id: 'rice-pudding', family: 'pudding', side: 'sweet', needs: ['hob'],
    title: [
      '[?milk=coconut-milk/coconut-cream: coconut rice|rice pudding] with {names fruit}',
      '[?milk=coconut-milk/coconut-cream: coconut rice|rice pudding] with {names jam dried nuts}',
      '[?milk=coconut-milk/coconut-cream: sweet coconut rice|creamy rice pudding]',
    ],
    headnote: [
      'Stirred often, so that the rice gives up its starch and turns {names milk} to cream[, with {names fruit jam} to lift it].',
    ],
    wants: {
      rice: {
        of: ['pudding-rice', 'risotto-rice', 'paella-rice', 'sushi-rice', 'jasmine-rice', 'glutinous-rice', 'rice', 'basmati-rice'],
        each: 40, may: true, ready: '',
      },
      cold: { of: ['cooked-rice'], each: 120, may: true, ready: '' },
      milk: { of: ['coconut-milk', 'coconut-cream', '@milk', 'evaporated-milk'], not: ['buttermilk', 'kefir'], each: 280, heart: true, buy: ['milk', 'oat-milk'] },
      cream: { of: ['double-cream', 'single-cream'], each: 30, may: true },
      sweet: { of: ['sugar', 'brown-sugar', 'condensed-milk', '@runny-sweet'], not: ['treacle'], each: 18, buy: ['sugar'] },
      whole: { of: ['cardamom', 'cinnamon-stick', 'star-anise', 'vanilla-pod', 'saffron'], each: 1, may: true, ready: '' },
      lemon: { of: ['lemon', 'orange', 'lime'], each: 12, may: true, ready: 'zest pared' },
      fruit: { ...TOP_FRUIT, of: ['mango', ...TOP_FRUIT.of] }, dried: DRIED, nuts: NUTS,
      seeds: { of: ['sesame-seeds', 'coconut-desiccated'], each: 5, may: true, ready: '' },
      jam: { of: ['jam', 'lemon-curd', 'marmalade'], each: 20, may: true },
    },
    takes: { spice: { ...WARMTH, unless: 'whole' }, vanilla: VANILLA, pinch: PINCH, fat: { of: ['butter'], amount: 5, unit: 'g', may: true } },
    oneOf: [['rice', 'cold']],
    acts: [
      {
        do: 'simmer', in: 'saucepan', heat: 'low', minutes: [28, 35], cue: 'the grains are soft and it falls slowly from the spoon',
        core: ['cold'], when: 'rice', water: 60,
        words: 'Put {rice cold} in {in} with {water} and {milk pinch whole lemon spice}. Bring to a bubble and cook uncovered {heat}, stirring often and down to the corners, {until}[ (past {core})]. Thick too soon, it wants a splash of water.',
      },
      {
        do: 'simmer', in: 'saucepan', heat: 'low', minutes: [12, 15], cue: 'the grains have swollen and the milk has thickened',
        core: ['cold'], when: '!rice',
        words: 'Put {cold} in {in} with {milk pinch whole lemon spice}. Bring to a bubble, breaking up the lumps, then cook uncovered {heat}, stirring often, {until}[ (past {core})].',
      },
      {
        do: 'rest', in: 'saucepan', wait: 5,
        words: 'Off the heat, stir in {sweet dried vanilla fat cream} and leave for {wait}: it should still be loose, for it thickens in the bowl.[?whole:  Lift out the whole spice.]',
      },
      {
        do: 'serve', in: 'table', from: 'saucepan',
        words: 'Spoon into [?one: a warm bowl|warm bowls][, with {fruit jam} on top][?lemon=lime:  and the lime squeezed over][, scattered with {nuts seeds}].',
      },
    ],
    keeps: { days: 1, words: 'Loosen it with a splash of milk or water.' }, plate: [200, 650], table: [],
  },
  {
    id: 'bread-pudding', family: 'pudding', side: 'sweet', needs: ['oven'],
    title: [
      '[?bread=hot-cross-bun/panettone/croissant/brioche/scone/english-muffin: {name bread} pudding with {names fruit dried curd chocolate}]',
      '{name curd chocolate} bread and butter pudding with {names fruit dried}', '{name curd chocolate} bread and butter pudding',
      'bread and butter pudding with {names fruit dried}', 'bread and butter pudding',
    ],
    headnote: ['Crisp, sugared edges on top and soft custard below[, with {names curd dried fruit chocolate} in between].'],
    wants: {
      bread: {
        of: [
          'bread', 'panettone', 'brioche', 'croissant', 'sourdough', 'baguette', 'bread-roll', 'gluten-free-bread', 'scone', 'cake', 'english-muffin',
          'hot-cross-bun',
        ],
        each: 90, heart: true, ready: '',
      },
      egg: { of: ['egg', 'egg-yolk'], each: 50, may: true, ready: '' }, custard: { of: ['custard'], each: 150, may: true },
      crumb: { of: ['biscuit', 'oat-biscuit'], each: 12, may: true, ready: 'crushed' },
      cream: { of: ['single-cream', 'double-cream', 'creme-fraiche'], each: 50, may: true },
      top: { of: ['whipped-cream', 'ice-cream', 'clotted-cream'], each: 30, may: true },
      fruit: { ...TOP_FRUIT, of: ['#berry', 'banana', 'apple', 'pear', 'plum', 'peach', 'apricot'], each: 100 },
      dried: { ...DRIED, each: 25 }, chocolate: CHOCOLATE, curd: CURD, nuts: NUTS,
      lemon: { of: ['lemon', 'orange'], each: 12, may: true, ready: 'zest grated' },
      spirit: { ...SPIRIT, of: ['rum', 'whisky', 'sherry', 'marsala', 'liqueur'], each: 10 },
    },
    takes: {
      hen: { of: ['egg'], amount: 1, unit: null, unless: ['custard', 'egg'] }, milk: { ...MILK, amount: 150, unless: 'custard' },
      splash: { ...MILK, amount: 75, with: 'custard' }, fat: { ...FAT, amount: 12 },
      sugar: { of: ['brown-sugar', 'sugar', 'maple-syrup', 'honey'], amount: 15, unit: 'g' }, spice: WARMTH, pinch: PINCH, vanilla: VANILLA,
    },
    oneOf: [['milk', 'custard', 'cream', 'dried', 'fruit', 'chocolate', 'curd']],
    acts: [
      {
        do: 'layer', in: 'dish',
        words: '[?bread=hot-cross-bun/english-muffin/scone/bread-roll/croissant: Split {bread}, spread|[?fat=vegetable-oil/coconut-oil: Brush|Spread] {bread}] with {fat}[ and {curd}] and cut into pieces. Overlap them in {in}, edges up[, with {fruit dried chocolate nuts} tucked between].',
      },
      {
        do: 'soak', in: 'dish', wait: 20,
        words: '[?custard: Loosen {custard} with {egg splash cream spirit lemon vanilla spice pinch}|Beat {egg hen} with {milk cream spirit lemon vanilla spice pinch} and {sugar:2/3}], pour over and press the bread down. Leave for {wait}, so that it drinks the custard to the middle.',
      },
      { do: 'heat-oven', in: 'tray', ovenC: 170, beside: true, says: 'when', and: true, words: 'Heat the oven to {oven} while it soaks.' },
      {
        do: 'bake', in: 'dish', minutes: [32, 40], cue: '[?custard: golden on top and bubbling at the edges|puffed and golden, with no liquid egg when you press the middle]',
        core: ['egg', 'hen'], words: 'Scatter with {crumb sugar} and bake {until}[ ({core} inside)].',
      },
      {
        do: 'serve', in: 'table', from: 'dish', wait: 10,
        words: 'Leave for {wait} before you spoon it out: the custard finishes setting as it stands.[ Eat with {top}.]',
      },
    ],
    keeps: { days: 2, cold: true }, plate: [220, 650], measured: true,
  },
]);
