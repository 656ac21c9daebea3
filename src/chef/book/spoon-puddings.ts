// Puddings of milk, cream, eggs and chocolate: set cold, thickened on the hob, and baked in a dish.

import { defineRows, type Take, type Want } from '../language/row.ts';
import { CHOCOLATE, DRIED, FAT, MILK, NUTS, PINCH, RAW_FRUIT, SPICE, SUGAR, VANILLA } from './sweet-parts.ts';

const FRUIT: Want = { ...RAW_FRUIT, of: ['#berry', '@raw-fruit'], each: 90 };
const NO_STEW = ['sloes', 'elderberries', 'cranberries', 'gooseberries', 'sea-buckthorn'] as const;
const TOP_FRUIT: Want = { ...FRUIT, not: NO_STEW, most: 2 };
const CRUSHED: Want = {
  of: ['biscuit', 'oat-biscuit', 'amaretti', 'granola', 'ladyfinger', 'meringue', 'cake'],
  each: 25,
  may: true,
  ready: 'broken up',
};
const CURD: Want = {
  of: [
    'lemon-curd',
    'jam',
    'dulce-de-leche',
    'chocolate-spread',
    'biscoff-spread',
    'marmalade',
    'honey',
    'stem-ginger',
  ],
  each: 20,
  may: true,
};
const LEMON: Want = {
  of: ['lemon', 'lime', 'orange'],
  each: 25,
  may: true,
  ready: 'zest grated, then squeezed',
};
const WARM: Take = {
  ...SPICE,
  of: ['cinnamon', 'nutmeg', 'cardamom', 'mixed-spice'],
  whole: true,
};
const ICING: Take = { of: ['icing-sugar', 'sugar', 'honey', 'maple-syrup'], amount: 1, unit: 'tbsp' };
const SPIRIT: Want = { of: ['sherry', 'marsala', 'liqueur', 'rum', 'port', 'coffee'], each: 15, may: true };

export const SPOON_PUDDINGS = defineRows([
  {
    id: 'fool',
    family: 'pudding',
    side: 'sweet',
    needs: [],
    title: [
      '[?crushed=meringue: {name fruit} and meringue mess|{name fruit} fool with {names crushed}]',
      '[?crushed=meringue: {name fruit} and meringue mess|{name fruit} fool][ with {names nuts}]',
      '[?crushed=meringue: {name fruit} mess|{name fruit} fool]',
      '{name curd} [?crushed=meringue: and meringue mess|fool]',
    ],
    headnote: [
      '[?crushed=meringue: Fold it at the last minute: meringue that waits in cream turns to syrup.|Streaks are the point: three strokes of the spoon, and not a fourth.]',
    ],
    wants: {
      fruit: { of: ['#berry', '@raw-fruit'], not: NO_STEW, each: 120, most: 2, may: true, cut: 'for-warm' },
      cream: {
        of: ['double-cream', 'whipped-cream', 'mascarpone', 'coconut-cream', 'oat-cream'],
        each: 80,
        heart: true,
      },
      cool: { of: ['@yoghurt', 'custard', 'vegan-custard', 'quark', 'ricotta'], each: 50, may: true },
      crushed: CRUSHED,
      curd: CURD,
      nuts: NUTS,
      chocolate: CHOCOLATE,
      lemon: LEMON,
      mint: { of: ['mint', 'basil'], each: 2, may: true, ready: 'leaves torn' },
    },
    takes: { sugar: ICING, vanilla: VANILLA },
    oneOf: [['fruit', 'curd']],
    acts: [
      {
        do: 'mash',
        in: 'bowl',
        words:
          'Crush {fruit:2/3} in {in} with {sugar:1/2}[ and the zest and juice of {lemon}], until the juice runs. Leave it while you whip the cream.',
      },
      {
        do: 'whisk',
        in: 'small-bowl',
        words:
          'In {in}, whip {cream} with {sugar vanilla}[?!fruit: [ and the zest of {lemon}]] until it just holds a soft peak; stop early, for it stiffens as you fold.[ Fold in {cool}.]',
      },
      {
        do: 'serve',
        in: 'table',
        from: ['small-bowl', 'bowl'],
        words:
          '[?fruit: [Fold the crushed fruit with {crushed curd}|Fold the crushed fruit]|Fold {crushed curd}] through the cream in three broad strokes. Spoon into glasses[, top with {fruit nuts chocolate mint}] and eat within the hour.',
      },
    ],
    keeps: { days: 1, cold: true },
    plate: [120, 500],
    table: [],
  },
  {
    id: 'cheesecake-pots',
    family: 'pudding',
    side: 'sweet',
    needs: [],
    title: [
      '{name fruit} cheesecake pots',
      '{name lemon} cheesecake pots',
      '{name curd} cheesecake pots',
      'cheesecake pots',
    ],
    headnote: ['All of a cheesecake but the waiting: a crumb below, a sharp cream above, and no oven.'],
    wants: {
      cheese: {
        of: ['cream-cheese', 'mascarpone', 'ricotta', 'quark', 'vegan-cream-cheese'],
        each: 80,
        heart: true,
      },
      crumb: {
        of: ['biscuit', 'oat-biscuit', 'amaretti', 'granola', 'ladyfinger'],
        each: 35,
        heart: true,
        ready: 'crushed to rough crumbs',
      },
      cream: {
        of: ['double-cream', 'creme-fraiche', '@yoghurt', 'soured-cream', 'condensed-milk'],
        each: 50,
        may: true,
      },
      lemon: LEMON,
      fruit: TOP_FRUIT,
      curd: CURD,
      nuts: NUTS,
      chocolate: CHOCOLATE,
    },
    takes: { fat: { ...FAT, amount: 15 }, sugar: { ...ICING, amount: 1.25 }, vanilla: VANILLA },
    acts: [
      {
        do: 'mix',
        in: 'bowl',
        words:
          'Melt {fat}, stir into {crumb} in {in} and press lightly into the bottom of [?one: a glass|glasses]. Chill while you make the rest.',
      },
      {
        do: 'whisk',
        in: 'small-bowl',
        words:
          'In {in}, beat {cheese} with {sugar}[ and {vanilla}] until smooth[, then fold in the zest and juice of {lemon}, which thicken it][, then {cream}]. Taste: it should be a little sharper than you think.',
      },
      {
        do: 'chill',
        in: 'bowl',
        from: 'small-bowl',
        wait: 30,
        words:
          'Spoon over the crumbs and chill for {wait}, until it holds the mark of the spoon.[ Top with {fruit curd nuts chocolate}.]',
      },
      {
        do: 'serve',
        in: 'table',
        from: 'bowl',
        words: 'Serve cold, with long spoons that reach the crumbs.',
      },
    ],
    keeps: { days: 2, cold: true },
    plate: [120, 450],
    table: [],
  },
  {
    id: 'trifle-pots',
    family: 'pudding',
    side: 'sweet',
    needs: [],
    title: ['{name fruit} trifle pots', 'trifle pots with {name curd spirit}', 'trifle pots'],
    headnote: ['The sponge has to drink before the custard goes on: ten minutes in the juice of the fruit.'],
    wants: {
      sponge: {
        of: ['ladyfinger', 'cake', 'brioche', 'biscuit', 'amaretti', 'croissant'],
        each: 35,
        heart: true,
        ready: 'broken up',
      },
      custard: { of: ['custard', 'vegan-custard', 'mascarpone', 'greek-yoghurt'], each: 100, heart: true },
      cream: { of: ['double-cream', 'whipped-cream', 'coconut-cream'], each: 50, may: true },
      fruit: { ...TOP_FRUIT, of: [...TOP_FRUIT.of, 'tinned-peaches'] },
      curd: CURD,
      spirit: SPIRIT,
      juice: { of: ['juice', 'apple-juice'], each: 30, may: true },
      nuts: NUTS,
      chocolate: { ...CHOCOLATE, of: ['cocoa-powder', '@bar-chocolate'], each: 8, ready: '' },
    },
    takes: { sugar: { ...ICING, amount: 1, unit: 'tsp' } },
    oneOf: [['fruit', 'curd', 'spirit']],
    acts: [
      {
        do: 'layer',
        in: 'bowl',
        wait: 10,
        words:
          'Divide {sponge} between glasses. [?fruit: Crush {fruit} lightly with {sugar} and spoon over[ with {curd}].|Stir {sugar} with [{curd} and ]3 tablespoons of hot water and spoon over.][ Moisten with {spirit juice}.] Leave for {wait}: the sponge should be soft through.',
      },
      {
        do: 'layer',
        in: 'bowl',
        words:
          '[?custard=mascarpone: Beat {custard}[ with {cream}] until it falls softly from the spoon, and spread over.|Spoon over {custard}.[ Whip {cream} to soft peaks and spread on top.]] Chill for half an hour if there is time, and finish at the table[ with {nuts chocolate}].',
      },
      { do: 'serve', in: 'table', from: 'bowl', words: 'Serve cold.' },
    ],
    keeps: { days: 2, cold: true },
    plate: [130, 480],
    table: [],
  },
  {
    id: 'posset',
    family: 'pudding',
    side: 'sweet',
    needs: ['hob'],
    title: [
      '{name lemon} posset with {names fruit}',
      '{name lemon} posset with {names biscuit}',
      '{name lemon} posset',
    ],
    headnote: ['Cream, sugar and {name lemon}, and nothing else: the acid alone sets it.'],
    wants: {
      cream: { of: ['double-cream'], each: 150, heart: true },
      lemon: { of: ['lemon', 'lime'], each: 45, heart: true, ready: 'zest grated, then squeezed' },
      fruit: { ...TOP_FRUIT, each: 40 },
      biscuit: { of: ['biscuit', 'oat-biscuit', 'amaretti', 'ladyfinger'], each: 15, may: true, ready: '' },
      nuts: { ...NUTS, each: 6 },
    },
    takes: { sugar: { ...SUGAR, of: ['sugar', 'icing-sugar'], amount: 35 } },
    acts: [
      {
        do: 'simmer',
        in: 'saucepan',
        heat: 'medium',
        minutes: [3, 3],
        words:
          'Bring {cream} and {sugar} to a simmer in {in} {heat}, stirring, and let it bubble {for}. The time matters: too short and it stays a sauce.',
      },
      {
        do: 'chill',
        in: 'bowl',
        from: 'saucepan',
        wait: 180,
        words:
          'Off the heat, whisk in the zest and juice of {lemon}: it thickens at once. Leave for ten minutes, pour into small glasses and chill for {wait}, until set.',
      },
      {
        do: 'serve',
        in: 'table',
        from: 'bowl',
        words:
          'Serve in the glasses, small and cold[, topped with {fruit nuts}][ and with {biscuit} to dip].',
      },
    ],
    keeps: { days: 2, cold: true },
    plate: [120, 380],
    measured: true,
    table: [],
  },
  {
    id: 'panna-cotta',
    family: 'pudding',
    side: 'sweet',
    needs: ['hob'],
    title: [
      '{name cream} panna cotta with {names fruit}',
      'panna cotta with {name curd}',
      '{name cream} panna cotta',
    ],
    headnote: ['Just enough gelatine to stand, and no more: it should shiver when the plate is put down.'],
    wants: {
      cream: {
        of: ['double-cream', 'single-cream', 'coconut-milk', 'coconut-cream', 'buttermilk', 'oat-cream'],
        each: 120,
        heart: true,
      },
      set: { of: ['gelatine', 'agar'], each: 2.5, heart: true },
      fruit: TOP_FRUIT,
      curd: CURD,
      nuts: { ...NUTS, each: 6 },
      coffee: { of: ['coffee', 'matcha', 'vanilla-pod', 'cardamom'], each: 3, may: true },
    },
    takes: { milk: { ...MILK, amount: 60 }, sugar: { ...SUGAR, amount: 18 }, vanilla: VANILLA },
    acts: [
      {
        do: 'soak',
        in: 'small-bowl',
        wait: 5,
        when: 'set=gelatine',
        words:
          'Sprinkle {set} over 3 tablespoons of cold water in {in} and leave for {wait}, until it has swollen (leaves: soak, then squeeze).',
      },
      {
        do: 'simmer',
        in: 'saucepan',
        from: 'small-bowl',
        heat: 'medium-low',
        minutes: [3, 4],
        cue: 'the sugar has melted and steam rises',
        when: 'set=gelatine',
        words:
          'Warm {cream} with {milk sugar vanilla coffee} in {in} {heat}, stirring, {until}; it must not boil. Off the heat, whisk in {the set} until no grain is left.',
      },
      {
        do: 'simmer',
        in: 'saucepan',
        heat: 'medium',
        minutes: [2, 3],
        cue: 'it has bubbled for two full minutes',
        when: 'set=agar',
        words:
          'Whisk {set} into {milk} in {in}, add {cream sugar vanilla coffee} and bring to a bubble {heat}, whisking, {until}: agar sets only once it has boiled.',
      },
      {
        do: 'chill',
        in: 'bowl',
        from: 'saucepan',
        wait: 240,
        words:
          'Cool for ten minutes, stirring now and then, pour into small cups and chill for {wait}, until it trembles and holds.',
      },
      {
        do: 'serve',
        in: 'table',
        from: 'bowl',
        words:
          'Dip the cups in hot water for a few seconds and turn out, or eat from the cup[, with {fruit curd nuts}].',
      },
    ],
    keeps: { days: 2, cold: true },
    plate: [150, 420],
    measured: true,
    table: [],
  },
  {
    id: 'custard-pudding',
    family: 'pudding',
    side: 'sweet',
    needs: ['hob'],
    title: [
      '[?whole: {name whole}|vanilla] custard with {names fruit}',
      '[?whole: {name whole}|vanilla] custard pots',
    ],
    headnote: [
      'A spoonful of cornflour keeps the eggs from scrambling, so it may come to a bubble without fear.',
    ],
    wants: {
      milk: {
        of: ['@milk', 'single-cream', 'double-cream', 'coconut-milk'],
        not: ['buttermilk', 'kefir'],
        each: 180,
        most: 2,
        heart: true,
      },
      yolk: { of: ['egg-yolk', 'egg'], each: 36, heart: true, ready: '' },
      whole: { of: ['vanilla-pod', 'cinnamon-stick', 'cardamom'], each: 1, may: true, ready: 'split' },
      fruit: TOP_FRUIT,
      nuts: NUTS,
      chocolate: CHOCOLATE,
      biscuit: CRUSHED,
      lemon: { of: ['lemon', 'orange'], each: 12, may: true, ready: 'zest pared' },
    },
    takes: {
      sugar: { ...SUGAR, amount: 18 },
      starch: { of: ['cornflour', 'custard-powder', 'plain-flour'], amount: 2, unit: 'tsp' },
      vanilla: { of: ['vanilla-extract'], amount: 1, unit: 'tsp', whole: true, unless: 'whole' },
    },
    acts: [
      {
        do: 'simmer',
        in: 'saucepan',
        heat: 'medium-low',
        minutes: [3, 4],
        cue: 'steam rises and bubbles show at the rim',
        words: 'Warm {milk}[ with {vanilla whole lemon}] in {in} {heat} {until}.',
      },
      {
        do: 'whisk',
        in: 'bowl',
        beside: true,
        words: 'Whisk {yolk} with {sugar starch} in {in} until pale.',
      },
      {
        do: 'simmer',
        in: 'saucepan',
        from: 'bowl',
        heat: 'medium-low',
        minutes: [4, 6],
        cue: 'it thickens, bubbles once and coats the spoon',
        core: ['yolk'],
        words:
          'Pour the hot milk onto the eggs, whisking all the time, and tip it all back into {in}. Stir {heat} without a pause {until} (past {core})[, then melt in {chocolate}].',
      },
      {
        do: 'serve',
        in: 'table',
        from: 'saucepan',
        words:
          'Strain it if you see a lump. Eat warm, or chill in cups under a piece of paper, so that no skin forms[, and top with {fruit nuts biscuit}].',
      },
    ],
    keeps: { days: 2, cold: true },
    plate: [180, 500],
    measured: true,
    table: [],
  },
  {
    id: 'rice-pudding',
    family: 'pudding',
    side: 'sweet',
    needs: ['hob'],
    title: [
      '[?milk=coconut-milk/coconut-cream: coconut rice|rice pudding] with {names fruit}',
      '[?milk=coconut-milk/coconut-cream: coconut rice|rice pudding] with {names dried nuts}',
      '[?milk=coconut-milk/coconut-cream: sweet coconut rice|creamy rice pudding]',
    ],
    headnote: [
      'Low heat and a spoon that keeps moving: the starch of the rice is all the cream that it needs.',
    ],
    wants: {
      rice: {
        of: [
          'pudding-rice',
          'risotto-rice',
          'paella-rice',
          'sushi-rice',
          'jasmine-rice',
          'glutinous-rice',
          'rice',
          'basmati-rice',
        ],
        each: 40,
        may: true,
        ready: '',
      },
      cold: { of: ['cooked-rice'], each: 120, may: true, ready: '' },
      milk: {
        of: ['coconut-milk', 'coconut-cream', '@milk', 'evaporated-milk', 'double-cream', 'single-cream'],
        not: ['buttermilk', 'kefir'],
        each: 200,
        most: 2,
        heart: true,
      },
      sweet: {
        of: ['sugar', 'brown-sugar', 'condensed-milk', '@runny-sweet'],
        not: ['treacle'],
        each: 18,
        heart: true,
      },
      whole: {
        of: ['cardamom', 'cinnamon-stick', 'star-anise', 'vanilla-pod', 'saffron'],
        each: 1,
        may: true,
        ready: '',
      },
      lemon: { of: ['lemon', 'orange', 'lime'], each: 12, may: true, ready: 'zest pared' },
      fruit: { ...TOP_FRUIT, of: ['mango', ...TOP_FRUIT.of] },
      dried: DRIED,
      nuts: NUTS,
      seeds: { of: ['sesame-seeds', 'coconut-desiccated'], each: 5, may: true, ready: '' },
      jam: { of: ['jam', 'lemon-curd', 'marmalade'], each: 20, may: true },
    },
    takes: {
      spice: { ...WARM, may: true },
      vanilla: VANILLA,
      pinch: PINCH,
      fat: { of: ['butter'], amount: 5, unit: 'g', may: true },
    },
    oneOf: [['rice', 'cold']],
    acts: [
      {
        do: 'simmer',
        in: 'saucepan',
        heat: 'low',
        minutes: [25, 32],
        cue: 'the grains are soft and the milk falls slowly from the spoon',
        core: ['cold'],
        when: 'rice',
        water: 130,
        words:
          'Put {rice cold} in {in} with {water} and {milk pinch whole lemon spice}. Bring to a bubble, then cook uncovered {heat}, stirring often, {until}[ (past {core})]. Add a splash of water if it thickens too soon.',
      },
      {
        do: 'simmer',
        in: 'saucepan',
        heat: 'low',
        minutes: [12, 15],
        cue: 'the grains have swollen and the milk has thickened',
        core: ['cold'],
        when: '!rice',
        words:
          'Put {cold} in {in} with {milk pinch whole lemon spice}. Bring to a bubble, breaking up the lumps, then cook uncovered {heat}, stirring often, {until} (past {core}).',
      },
      {
        do: 'rest',
        in: 'saucepan',
        wait: 5,
        words:
          'Stir in {sweet}[, {dried vanilla fat}] and leave off the heat for {wait}: sugar put in earlier keeps the grains hard.[?whole:  Lift out the whole spice.]',
      },
      {
        do: 'serve',
        in: 'table',
        from: 'saucepan',
        words:
          'Spoon into [?one: a bowl|bowls] warm[, with {fruit jam} beside][, scattered with {nuts seeds}].',
      },
    ],
    keeps: { days: 1, words: 'Loosen it with milk.' },
    plate: [200, 650],
    table: [],
  },
  {
    id: 'semolina',
    family: 'pudding',
    side: 'sweet',
    needs: ['hob'],
    title: ['semolina with {names fruit}', 'semolina with {name jam dried nuts}', 'creamy semolina'],
    headnote: [
      'It rains into hot milk from one hand while the other whisks: that is all there is against lumps.',
    ],
    wants: {
      grain: { of: ['semolina'], each: 30, heart: true },
      fruit: TOP_FRUIT,
      dried: DRIED,
      nuts: NUTS,
      jam: { of: ['jam', 'lemon-curd', 'marmalade', '@runny-sweet', 'apple-sauce'], each: 20, may: true },
      lemon: { of: ['lemon', 'orange'], each: 12, may: true, ready: 'zest grated' },
      whole: { of: ['cardamom', 'cinnamon-stick'], each: 1, may: true, ready: '' },
    },
    takes: {
      milk: { ...MILK, amount: 250 },
      sugar: { ...SUGAR, amount: 12 },
      fat: { ...FAT, amount: 8 },
      spice: { ...WARM, may: true },
      pinch: PINCH,
      vanilla: VANILLA,
    },
    acts: [
      {
        do: 'simmer',
        in: 'saucepan',
        heat: 'medium-low',
        minutes: [4, 6],
        cue: 'it is as thick as porridge and pulls from the sides',
        words:
          'Bring {milk} to a simmer in {in} with {pinch}[, {whole lemon vanilla}]. Rain in {grain}, whisking, and stir {heat} {until}. It thickens as it cools, so stop while it still flows.',
      },
      {
        do: 'serve',
        in: 'table',
        from: 'saucepan',
        words:
          'Beat in {sugar fat}[ and {dried}] and pour into [?one: a bowl|bowls]. Eat warm[, with {fruit jam} on top][ and {nuts spice} over it].',
      },
    ],
    keeps: { days: 2 },
    plate: [230, 600],
    table: [],
  },
  {
    id: 'bread-pudding',
    family: 'pudding',
    side: 'sweet',
    needs: ['oven'],
    title: [
      'bread and butter pudding with {names fruit dried}',
      '{name chocolate curd} bread and butter pudding',
      'bread and butter pudding',
    ],
    headnote: [
      'Twenty minutes of soaking before the oven: bread that has drunk puffs, bread that has not is toast in custard.',
    ],
    wants: {
      bread: {
        of: [
          'bread',
          'brioche',
          'croissant',
          'sourdough',
          'baguette',
          'bread-roll',
          'gluten-free-bread',
          'scone',
          'cake',
        ],
        each: 80,
        heart: true,
        ready: '',
      },
      egg: { of: ['egg', 'egg-yolk'], each: 50, heart: true, ready: '' },
      cream: { of: ['double-cream', 'single-cream', 'custard', 'creme-fraiche'], each: 50, may: true },
      fruit: {
        ...TOP_FRUIT,
        of: ['#berry', 'banana', 'apple', 'pear', 'plum', 'peach', 'apricot'],
        each: 60,
      },
      dried: { ...DRIED, each: 25 },
      chocolate: CHOCOLATE,
      curd: CURD,
      nuts: NUTS,
      lemon: { of: ['lemon', 'orange'], each: 12, may: true, ready: 'zest grated' },
      spirit: { ...SPIRIT, of: ['rum', 'whisky', 'sherry', 'marsala', 'liqueur'], each: 10 },
    },
    takes: {
      milk: { ...MILK, amount: 130 },
      fat: { ...FAT, amount: 12 },
      sugar: { of: ['brown-sugar', 'sugar', 'maple-syrup', 'honey'], amount: 20, unit: 'g' },
      spice: WARM,
      vanilla: VANILLA,
    },
    oneOf: [['milk', 'cream', 'dried', 'fruit', 'chocolate', 'curd']],
    acts: [
      {
        do: 'layer',
        in: 'dish',
        words:
          '[?fat=vegetable-oil/coconut-oil: Brush|Spread] {bread} with {fat}[ and {curd}] and cut into triangles. Stand in {in}, overlapping[, with {fruit dried chocolate nuts} tucked between].',
      },
      {
        do: 'soak',
        in: 'dish',
        wait: 20,
        words:
          'Beat {egg} with {milk cream spirit lemon vanilla spice} and {sugar:2/3}, pour over and press the bread under. Leave for {wait}.',
      },
      {
        do: 'heat-oven',
        in: 'tray',
        ovenC: 170,
        beside: true,
        says: 'when',
        and: true,
        words: 'Heat the oven to {oven} while it soaks.',
      },
      {
        do: 'bake',
        in: 'dish',
        minutes: [32, 40],
        cue: 'puffed and golden, with no liquid egg when you press the middle',
        core: ['egg'],
        words: 'Scatter with {sugar} and bake {until} ({core} inside).',
      },
      {
        do: 'serve',
        in: 'table',
        from: 'dish',
        wait: 10,
        words: 'Leave for {wait} before you spoon it out: the custard settles as it stands.',
      },
    ],
    beats: ['french-toast', 'scrambled-eggs'],
    keeps: { days: 2, cold: true },
    plate: [220, 650],
    measured: true,
  },
  {
    id: 'chocolate-pots',
    family: 'pudding',
    side: 'sweet',
    needs: ['hob'],
    title: [
      '{name chocolate} pots with {names fruit}',
      '{name chocolate} pots with {names nuts biscuit}',
      '{name chocolate} pots',
    ],
    headnote: ['Hot cream and chocolate, and no egg at all: it is a truffle that you eat with a spoon.'],
    wants: {
      chocolate: {
        of: ['chocolate', 'milk-chocolate', 'chocolate-bar', 'white-chocolate', 'chocolate-spread'],
        each: 55,
        heart: true,
        ready: 'chopped small',
      },
      cream: {
        of: [
          'double-cream',
          'single-cream',
          'creme-fraiche',
          'coconut-milk',
          'coconut-cream',
          'oat-cream',
          'mascarpone',
        ],
        each: 75,
        heart: true,
      },
      cool: { of: ['@yoghurt', 'soured-cream', 'ricotta'], each: 30, may: true },
      fruit: { ...TOP_FRUIT, each: 60 },
      nuts: { ...NUTS, each: 10 },
      biscuit: CRUSHED,
      orange: { of: ['orange', 'lime'], each: 8, may: true, ready: 'zest grated' },
      spirit: { ...SPIRIT, each: 8 },
      chilli: { of: ['chilli-flakes', 'cinnamon', 'cardamom'], each: 0.5, may: true },
    },
    takes: { pinch: { of: ['salt'], amount: 1, unit: 'pinch', whole: true }, vanilla: VANILLA },
    acts: [
      {
        do: 'simmer',
        in: 'saucepan',
        heat: 'medium',
        minutes: [2, 3],
        cue: 'it just begins to bubble at the rim',
        words: 'Heat {cream} with {pinch}[ and {chilli orange vanilla}] in {in} {heat} {until}.',
      },
      {
        do: 'melt',
        in: 'bowl',
        from: 'saucepan',
        words:
          'Put {chocolate} in {in}, pour over the hot cream, wait a full minute and stir from the middle until it shines[, then stir in {spirit cool}]. If it looks split, a spoonful of hot water brings it back.',
      },
      {
        do: 'chill',
        in: 'bowl',
        wait: 90,
        words:
          'Pour into small cups and chill for {wait}, until it is set at the rim and soft in the middle.',
      },
      {
        do: 'serve',
        in: 'table',
        from: 'bowl',
        words:
          'Take out of the fridge a quarter of an hour before you eat[, and top with {fruit nuts biscuit}].',
      },
    ],
    keeps: { days: 3, cold: true },
    plate: [100, 360],
    measured: true,
    table: ['spoon'],
  },
  {
    id: 'blended-chocolate',
    family: 'pudding',
    side: 'sweet',
    needs: [],
    title: ['{name base} chocolate mousse with {names fruit}', '{name base} chocolate mousse'],
    headnote: ['Nobody guesses the {name base}: it is the cream and the egg of this mousse at once.'],
    wants: {
      base: { of: ['silken-tofu', 'avocado'], each: 120, heart: true, ready: '' },
      dark: { of: ['chocolate', 'cocoa-powder', 'milk-chocolate'], each: 30, heart: true, ready: '' },
      spread: { of: ['@nut-butter'], each: 12, may: true },
      fruit: { ...TOP_FRUIT, each: 60 },
      nuts: { ...NUTS, each: 8 },
      orange: { of: ['orange', 'lime'], each: 10, may: true, ready: 'zest grated' },
    },
    takes: {
      sweet: { of: ['maple-syrup', 'honey', 'agave-syrup', 'icing-sugar', 'sugar'], amount: 1, unit: 'tbsp' },
      pinch: PINCH,
      vanilla: VANILLA,
    },
    acts: [
      {
        do: 'blend',
        in: 'blender',
        words:
          '[?dark=cocoa-powder: Have everything at room temperature. |Melt the chocolate in a bowl over hot water. ]Blend {base} with {dark sweet pinch spread vanilla orange} in {in}, scraping down twice, until there is not one grain left: 2 minutes.',
      },
      {
        do: 'chill',
        in: 'bowl',
        from: 'blender',
        wait: 60,
        words: 'Spoon into cups and chill for {wait}, until it is thick enough to hold a spoon.',
      },
      { do: 'serve', in: 'table', from: 'bowl', words: 'Serve cold[, with {fruit nuts} on top].' },
    ],
    keeps: { days: 2, cold: true },
    plate: [110, 340],
    table: [],
  },
]);
