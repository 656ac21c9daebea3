// Semolina, in milk and toasted in butter.

import { defineRows, type Take } from '../language/row.ts';
import { DRIED, FAT, MILK, NUTS, PINCH, SPICE, SUGAR, TOP_FRUIT, VANILLA } from './sweet-parts.ts';

const WARM: Take = { ...SPICE, of: ['cinnamon', 'nutmeg', 'cardamom', 'mixed-spice'], whole: true };

export const SEMOLINA_PUDDINGS = defineRows([
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
          'Bring {milk} to a simmer in {in} with {pinch whole lemon vanilla}. Rain in {grain}, whisking, and stir {heat} {until}. It thickens as it cools, so stop while it still flows.',
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
    id: 'semolina-halva',
    family: 'pudding',
    side: 'sweet',
    needs: ['hob'],
    title: [
      'semolina halva with {names nuts} and {name dried}',
      'semolina halva with {names nuts dried}',
      'semolina halva',
    ],
    headnote: [
      'Ten minutes of stirring in butter: the grain has to smell of biscuits before any liquid goes near it.',
    ],
    wants: {
      grain: { of: ['semolina'], each: 40, heart: true },
      fat: { of: ['ghee', 'butter', 'coconut-oil'], each: 25, heart: true },
      nuts: NUTS,
      dried: { ...DRIED, of: ['raisins', 'apricots-dried', 'dates', 'dried-cranberries'], most: 1 },
      whole: { of: ['cardamom', 'saffron', 'cinnamon-stick'], each: 0.4, may: true, ready: 'crushed' },
    },
    takes: {
      sugar: { ...SUGAR, of: ['sugar', 'brown-sugar', 'honey'], amount: 30 },
      milk: { ...MILK, of: [...MILK.of, 'water'], amount: 130 },
    },
    acts: [
      {
        do: 'toast',
        in: 'pan',
        heat: 'medium-low',
        minutes: [8, 10],
        cue: 'it is the colour of straw and smells of biscuits',
        words: 'Melt {fat} in {in} {heat}, add {grain}[ and {nuts}] and stir without a pause {until}.',
      },
      {
        do: 'simmer',
        in: 'pan',
        heat: 'low',
        minutes: [4, 6],
        cue: 'it pulls away from the pan in one piece',
        words:
          'Standing back, for it spits, pour in {milk}, hot, with {sugar dried whole}. Stir {heat} {until}.',
      },
      {
        do: 'serve',
        in: 'table',
        from: 'pan',
        wait: 10,
        words:
          'Cover and leave for {wait} off the heat. Fluff with a fork, or press into a cup and turn out.',
      },
    ],
    beats: ['semolina'],
    keeps: { days: 3, cold: true },
    plate: [150, 380],
    measured: true,
    table: [],
  },
]);
