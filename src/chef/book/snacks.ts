// Nuts, chickpeas and corn, to eat by the handful.

import { type Act, defineRows } from '../language/row.ts';
import { FAT } from './sweet-parts.ts';

const OVEN = (ovenC: number, words: string): Act => ({ do: 'heat-oven', in: 'tray', ovenC, words });

export const SNACKS = defineRows([
  {
    id: 'roast-nuts',
    family: 'plate',
    needs: ['oven'],
    title: [
      '[?runny: {name runny}-roast|roast] {names nuts} with {names spice herb}',
      '[?runny: {name runny}-roast|roast] {names nuts}',
    ],
    headnote: ['They are done before they look it: nuts go on browning on the tray.'],
    wants: {
      nuts: {
        of: ['@plain-nut', 'pumpkin-seeds', 'sunflower-seeds'],
        each: 40,
        most: 4,
        heart: true,
        ready: '',
      },
      runny: { of: ['honey', 'maple-syrup', 'brown-sugar', 'agave-syrup'], each: 8, may: true },
      spice: {
        of: [
          ...(['smoked-paprika', 'cumin', 'curry-powder', 'cayenne', 'chilli-flakes', 'cinnamon'] as const),
          ...(['garam-masala', 'cajun-seasoning', 'ras-el-hanout', 'five-spice'] as const),
        ],
        each: 1,
        most: 2,
        may: true,
      },
      herb: { of: ['rosemary', 'thyme'], each: 1, may: true, ready: 'leaves chopped' },
      soy: { of: ['soy-sauce', 'tamari'], each: 5, may: true },
    },
    takes: {
      oil: { of: ['olive-oil', 'vegetable-oil', 'butter'], amount: 0.25, unit: 'tbsp' },
      warm: { of: ['smoked-paprika', 'paprika'], amount: 0.25, unit: 'tsp', unless: 'spice' },
      pinch: { of: ['salt'], amount: 0.25, unit: 'tsp', whole: true },
    },
    acts: [
      OVEN(165, 'Heat the oven to {oven} and line {in} with paper.'),
      {
        do: 'mix',
        in: 'bowl',
        words: 'Turn {nuts} in {in} with {oil pinch runny soy spice warm herb} until every one shines.',
      },
      {
        do: 'roast',
        in: 'tray',
        from: 'bowl',
        minutes: [10, 14],
        cue: 'a shade darker and smelling of toast',
        words: 'Spread in one layer on {in} and roast, stirring once, {until}.',
      },
      {
        do: 'serve',
        in: 'table',
        from: 'tray',
        wait: 10,
        words:
          'Leave for {wait} to crisp, broken apart if they stick. Serve in a bowl with something cold to drink.',
      },
    ],
    keeps: { days: 14, cold: true, words: 'A jar keeps them crisp.' },
    plate: [35, 110],
    table: [],
  },
  {
    id: 'roast-chickpeas',
    family: 'plate',
    needs: ['oven'],
    title: ['crisp roast {names bean} with {names spice}', 'crisp roast {names bean}'],
    headnote: [
      'Dry them as if your supper depended on it: water is all that stands between a chickpea and a crunch.',
    ],
    wants: {
      bean: { of: ['chickpeas'], each: 120, heart: true, ready: 'drained and patted very dry' },
      spice: {
        of: ['@warm-spice', 'chilli-flakes', 'cayenne', 'garlic-powder', 'five-spice'],
        each: 1.5,
        most: 3,
        may: true,
      },
      herb: { of: ['rosemary', 'thyme'], each: 1, may: true, ready: 'leaves chopped' },
      lemon: { of: ['lemon', 'lime'], each: 15, may: true, ready: 'to squeeze' },
      runny: { of: ['honey', 'maple-syrup'], each: 5, may: true },
    },
    takes: {
      oil: { of: ['olive-oil', 'vegetable-oil'], amount: 0.75, unit: 'tbsp' },
      warm: { of: ['smoked-paprika', 'paprika', 'cumin'], amount: 0.5, unit: 'tsp', unless: 'spice' },
    },
    acts: [
      OVEN(200, 'Heat the oven to {oven}.'),
      {
        do: 'mix',
        in: 'tray',
        words: 'Turn {bean} on {in} with {oil} and {salt}, and spread them so that none touches another.',
      },
      {
        do: 'roast',
        in: 'tray',
        minutes: [28, 35],
        cue: 'deep gold, and they rattle when you shake the tray',
        words: 'Roast, shaking twice, {until}.',
      },
      {
        do: 'toss',
        in: 'tray',
        words: 'Toss at once with {spice warm herb runny}: in the oven spices burn.',
      },
      {
        do: 'serve',
        in: 'table',
        from: 'tray',
        words:
          'Turn off the oven and leave them inside for ten minutes with the door ajar.[ Squeeze over {lemon}.]',
      },
    ],
    keeps: { days: 1, cold: true, words: 'They are crisp today; tomorrow they go on a salad.' },
    plate: [90, 200],
    frame: true,
    table: [],
  },
  {
    id: 'popcorn',
    family: 'plate',
    side: 'sweet',
    needs: ['hob'],
    title: ['popcorn with {name sweet} and salt', 'popcorn with {name spice cheese}', 'buttered popcorn'],
    headnote: ['Three kernels first: when they pop, the oil is ready for all the others.'],
    wants: {
      corn: { of: ['popcorn'], each: 30, heart: true, ready: '' },
      sweet: {
        of: ['maple-syrup', 'honey', 'golden-syrup', 'chocolate', 'dulce-de-leche'],
        each: 12,
        may: true,
        ready: '',
      },
      spice: {
        of: [
          ...(['smoked-paprika', 'chilli-powder', 'curry-powder', 'cinnamon', 'nutritional-yeast'] as const),
          ...(['rosemary', 'furikake', 'cayenne'] as const),
        ],
        each: 1,
        may: true,
        ready: '',
      },
      cheese: { of: ['@italian-cheese'], each: 8, may: true, ready: 'finely grated' },
    },
    takes: {
      oil: { of: ['vegetable-oil', 'coconut-oil'], amount: 0.75, unit: 'tbsp' },
      butter: { ...FAT, of: ['butter', 'margarine', 'olive-oil'], amount: 10 },
      pinch: { of: ['salt'], amount: 0.25, unit: 'tsp', whole: true },
    },
    acts: [
      {
        do: 'fry',
        in: 'pot',
        heat: 'medium-high',
        minutes: [3, 5],
        cue: 'there are two seconds between pops',
        words:
          'Heat {oil} in {in} {heat} with three kernels until they pop. Add {corn}, cover and shake now and then {until}. Off the heat at once, lid ajar, so that steam gets out.',
      },
      {
        do: 'serve',
        in: 'table',
        from: 'pot',
        words:
          'Melt {butter}[ with {sweet}], pour over and toss with {pinch}[ and {spice cheese}]. Eat warm. It is not for children under five: whole corn chokes.',
      },
    ],
    keeps: { days: 1, cold: true },
    plate: [30, 100],
    table: [],
  },
]);
