// Every check of the rubric beside a text for which it holds and one for which it does not.

import { describe, expect, it } from 'vitest';
import { ALL_CHECKS } from './all-checks.ts';
import type { MustLines } from './must-lines.ts';
import { judgeTexts } from './report.ts';
import { readSubject } from './subject.ts';

const GOOD = `# Chicken and Pea Rice

The rice steams under the lid, so every grain stays apart.

**Serves** 2 | **Prep** 10 min | **Cook** 35 min | **Total** 45 min

## Ingredients
- 250 g chicken breasts, cut into 2 cm pieces
- 150 g rice
- 100 g peas
- 1 onion, peeled and chopped

### From the cupboard
- 1 tbsp olive oil
- 1/2 tsp salt

### To buy
- nothing

## Method
1. Warm the olive oil in a wide pan over medium heat. Add the onion and half the salt and cook, stirring now and then, until soft and golden, 8 to 10 minutes.
2. Turn up the heat and add the chicken to the pan. Fry, turning now and then, until brown outside and no longer pink in the middle, 6 to 8 minutes; it should read 74 C (165 F).
3. Stir in the rice and the rest of the salt, pour on 300 ml of hot water and bring to the boil. Cover and cook over low heat until the grains are tender, 12 to 14 minutes.
4. Scatter the peas over the rice and put the lid back for 3 minutes, until they are hot and bright green. Fluff everything with a fork and serve it in warm bowls.

## Notes
- **Left out:** chocolate, because it belongs after dinner; keep it for a square with coffee.
- Keeps a day in the fridge; reheat once, until steaming all the way through, and do not keep it for longer than that.
`;
const TYPED = ['chicken breasts', '150 g rice', 'peas', 'onion', 'chocolate'];

type Options = Omit<Parameters<typeof readSubject>[0]['request'], 'ingredients'>;
type Change = readonly [from: string, to: string];
interface Case {
  readonly changes: readonly Change[];
  readonly typed?: readonly string[];
  readonly options?: Options;
  readonly must?: MustLines;
  readonly reason: RegExp | null;
}

function judge(id: string, { changes, typed = TYPED, options = {}, must = {} }: Case): string {
  let markdown = GOOD;
  for (const [from, to] of changes) {
    expect(markdown, 'the text to change is there').toContain(from);
    markdown = markdown.replaceAll(from, to);
  }
  const subject = readSubject({
    name: 'case',
    kind: 'case',
    request: { ingredients: typed, ...options },
    must,
    markdown,
  });
  return judgeTexts([subject])
    .filter((row) => row.id === id)
    .flatMap((row) => row.faults.map((fault) => fault.reason))
    .join('; ');
}

const RAW_RICE = '- 150 g rice';
const CASES: readonly (readonly [id: string, name: string, one: Case])[] = [
  [
    'A1',
    'an ingredient that no step uses',
    { changes: [[RAW_RICE, `${RAW_RICE}\n- 1 lemon`]], typed: [...TYPED, 'lemon'], reason: /1 lemon/ },
  ],
  [
    'A1',
    'a class noun in place of the name',
    {
      changes: [
        [RAW_RICE, `${RAW_RICE}\n- 2 tbsp parsley, chopped`],
        ['serve it', 'serve it under the herbs'],
      ],
      typed: [...TYPED, 'parsley'],
      reason: null,
    },
  ],
  [
    'A1',
    'salt that only "salted" names',
    {
      changes: [
        ['half the salt and cook', 'cook'],
        ['and the rest of the salt, pour on 300 ml of hot water', 'and pour on 300 ml of hot salted water'],
      ],
      reason: null,
    },
  ],
  [
    'A2',
    'a food in a step that nobody lists',
    { changes: [['Scatter the peas', 'Stir in 50 g butter, scatter the peas']], reason: /butter/ },
  ],
  [
    'A2',
    'a comparison',
    { changes: [['hot and bright green', 'as green as fresh parsley and hot']], reason: null },
  ],
  [
    'A2',
    'a category that stands for its food',
    { changes: [['add the chicken to the pan', 'add the meat to the pan']], reason: null },
  ],
  [
    'A3',
    'a typed food of which nothing is said',
    { changes: [], typed: [...TYPED, 'spinach'], reason: /"spinach"/ },
  ],
  [
    'A3',
    'most of the list unused',
    { changes: [], typed: ['onion', 'salmon', 'tofu', 'leeks', 'beetroot', 'cod'], reason: /unused: salmon/ },
  ],
  [
    'A4',
    'five things to buy',
    {
      changes: [['- nothing', '- 1 lemon\n- 1 leek\n- 1 courgette\n- 50 g feta\n- 1 carrot']],
      reason: /to buy/,
    },
  ],
  ['A4', 'one thing to buy', { changes: [['- nothing', '- 1 lemon']], reason: null }],
  [
    'A5',
    "a food that was never typed, given as the cook's",
    { changes: [[RAW_RICE, `${RAW_RICE}\n- 200 g salmon`]], reason: /salmon/ },
  ],
  [
    'A5',
    'the same in other words',
    { changes: [['- 100 g peas', '- 100 g frozen peas, thawed']], reason: null },
  ],
  ['A6', 'a line without an amount', { changes: [['- 100 g peas', '- peas']], reason: /peas/ }],
  ['A6', 'salt without an amount', { changes: [['- 1/2 tsp salt', '- salt']], reason: null }],
  ['A7', 'a plate for a giant', { changes: [['- 150 g rice', '- 1.5 kg rice']], reason: /g a serving/ }],
  [
    'A7',
    'next to nothing',
    {
      changes: [
        ['- 250 g chicken', '- 30 g chicken'],
        ['- 150 g rice', '- 10 g rice'],
        ['- 100 g peas', '- 10 g peas'],
        ['- 1 onion', '- 10 g onion'],
      ],
      reason: /g a serving/,
    },
  ],
  [
    'A8',
    'more than there is',
    { changes: [['- 150 g rice', '- 200 g rice']], reason: /200 g of rice, typed were 150/ },
  ],
  ['A8', 'more, the rest of it to buy', { changes: [['- nothing', '- 50 g rice']], reason: null }],
  ['A9', 'frying without minutes', { changes: [[', 6 to 8 minutes', '']], reason: /"fry" has no minutes/ }],
  [
    'A9',
    'frying without a sign',
    {
      changes: [
        [
          'Fry, turning now and then, until brown outside and no longer pink in the middle, 6 to 8 minutes; it should read 74 C (165 F).',
          'Fry for 6 to 8 minutes.',
        ],
      ],
      reason: /no sign/,
    },
  ],
  [
    'A10',
    'rice boiled for an hour',
    {
      changes: [
        [
          'Cover and cook over low heat until the grains are tender, 12 to 14 minutes',
          'Boil the rice until the grains are tender, 60 minutes',
        ],
      ],
      reason: /rice boil 60 min, longer/,
    },
  ],
  [
    'A10',
    'a potato roasted for five minutes',
    {
      changes: [
        [
          'Fluff everything with a fork',
          'Roast the potatoes until done, 5 minutes, then fluff everything with a fork',
        ],
      ],
      typed: [...TYPED, 'potatoes'],
      reason: /potato roast 5 min, shorter/,
    },
  ],
  [
    'A11',
    'carrots after spinach',
    {
      changes: [
        ['Scatter the peas over the rice', 'Add the spinach. Add the carrots'],
        ['3. Stir in the rice and the rest of the salt, pour', '3. Pour'],
      ],
      reason: /carrot after spinach/,
    },
  ],
  [
    'A11',
    'spinach after carrots',
    { changes: [['Scatter the peas over the rice', 'Add the carrots. Add the spinach']], reason: null },
  ],
  [
    'A12',
    'baking in a cold oven',
    {
      changes: [['Fluff everything', 'Bake for 10 minutes until hot. Fluff everything']],
      reason: /before it is heated/,
    },
  ],
  [
    'A12',
    'heated first',
    {
      changes: [
        ['1. Warm', '1. Heat the oven to 200 C (180 C fan, 400 F). Warm'],
        ['Fluff everything', 'Bake for 10 minutes until hot. Fluff everything'],
      ],
      reason: null,
    },
  ],
  [
    'A12',
    'C and F that disagree',
    { changes: [['1. Warm', '1. Heat the oven to 200 C (425 F). Warm']], reason: /425 F is 218 C/ },
  ],
  [
    'A12',
    'a gas mark that disagrees',
    {
      changes: [['1. Warm', '1. Heat the oven to 200 C (400 F, gas 3). Warm']],
      reason: /gas mark is 160 C, not 200 C/,
    },
  ],
  [
    'A12',
    'an oven of 300 C',
    { changes: [['1. Warm', '1. Heat the oven to 300 C. Warm']], reason: /set to 300 C/ },
  ],
  [
    'A13',
    'chicken with no sign and no figure',
    {
      changes: [
        [
          'until brown outside and no longer pink in the middle, 6 to 8 minutes; it should read 74 C (165 F)',
          'until brown outside, 6 to 8 minutes',
        ],
      ],
      reason: /neither 74 C/,
    },
  ],
  [
    'A13',
    'chicken to 60 C',
    {
      changes: [['it should read 74 C (165 F)', 'the chicken should read 60 C (140 F)']],
      reason: /60 C, the figure is 74/,
    },
  ],
  [
    'A13',
    'juices that run clear',
    {
      changes: [
        [
          'no longer pink in the middle, 6 to 8 minutes; it should read 74 C (165 F)',
          'the juices run clear, 6 to 8 minutes',
        ],
      ],
      reason: null,
    },
  ],
  [
    'A13',
    'a figure beside hot oil',
    {
      changes: [
        [
          'Fry, turning now and then, until brown outside and no longer pink in the middle, 6 to 8 minutes; it',
          'Fry in the hot oil until brown, 6 to 8 minutes; it',
        ],
      ],
      reason: null,
    },
  ],
  [
    'A11',
    'carrots in a pan of their own',
    {
      changes: [
        [
          'Scatter the peas over the rice',
          'Add the spinach. Bring a large pan of water to the boil. Add the carrots',
        ],
        ['3. Stir in the rice and the rest of the salt, pour', '3. Pour'],
      ],
      reason: null,
    },
  ],
  [
    'A14',
    'dried kidney beans as if from a tin',
    { changes: [['- 100 g peas', '- 100 g dried kidney beans']], reason: /soak/ },
  ],
  [
    'A14',
    'dried kidney beans soaked and boiled hard',
    {
      changes: [
        ['- 100 g peas', '- 100 g dried kidney beans'],
        [
          '1. Warm',
          '1. Soak the kidney beans overnight and throw the water away. Boil hard in fresh water for 10 minutes. Warm',
        ],
      ],
      reason: null,
    },
  ],
  [
    'A14',
    'cooked rice without how it was kept',
    { changes: [['- 150 g rice', '- 150 g cooked rice']], reason: /cooked rice/ },
  ],
  [
    'A15',
    'meat for a vegetarian',
    { changes: [], options: { diets: ['vegetarian'] }, reason: /not sure to be vegetarian/ },
  ],
  [
    'A15',
    'what is to be avoided',
    { changes: [['- 100 g peas', '- 100 g cream']], options: { avoid: ['milk'] }, reason: /to be avoided/ },
  ],
  [
    'A15',
    'an allergen that the line lacks',
    { changes: [['- 100 g peas', '- 100 g cream']], reason: /lacks milk/ },
  ],
  [
    'A15',
    'an allergen that the line names',
    {
      changes: [
        ['- 100 g peas', '- 100 g cream'],
        ['- Keeps a day', '- **Contains:** milk.\n- Keeps a day'],
      ],
      reason: null,
    },
  ],
  [
    'A15',
    'an allergen that is not there',
    { changes: [['- Keeps a day', '- **Contains:** egg.\n- Keeps a day']], reason: /names egg/ },
  ],
  ['A16', 'rice with pasta', { changes: [['- 100 g peas', '- 150 g pasta']], reason: /2 starches/ }],
  ['A16', 'chicken with cod', { changes: [['- 100 g peas', '- 250 g cod']], reason: /2 proteins/ }],
  [
    'A16',
    'two that the title names',
    {
      changes: [
        ['- 100 g peas', '- 250 g cod'],
        ['# Chicken and Pea Rice', '# Rice with Chicken Breast and Cod'],
      ],
      reason: null,
    },
  ],
  [
    'A16',
    'soy sauce with tinned tomatoes',
    {
      changes: [['- 100 g peas', '- 2 tbsp soy sauce\n- 400 g tin chopped tomatoes']],
      reason: /soy with tomato/,
    },
  ],
  [
    'A17',
    'a total that is not the sum',
    { changes: [['**Total** 45 min', '**Total** 1 h 30 min']], reason: /is not total 90/ },
  ],
  [
    'A17',
    'steps that take longer than is said',
    {
      changes: [
        [
          '**Prep** 10 min | **Cook** 35 min | **Total** 45 min',
          '**Prep** 5 min | **Cook** 10 min | **Total** 15 min',
        ],
      ],
      reason: /the steps alone take/,
    },
  ],
  [
    'A17',
    'no preparation',
    {
      changes: [['**Prep** 10 min | **Cook** 35 min', '**Prep** 0 min | **Cook** 45 min']],
      reason: /prep is 0/,
    },
  ],
  [
    'A18',
    'bleach in the pan',
    {
      changes: [['Scatter the peas', 'Add a splash of bleach, scatter the peas']],
      typed: [...TYPED, 'bleach'],
      reason: /"bleach"/,
    },
  ],
  ['A18', 'bleach left out', { changes: [], typed: [...TYPED, 'bleach'], reason: null }],
  [
    'A19',
    'a title with what is not there',
    { changes: [['# Chicken and Pea Rice', '# Salmon and Pea Rice']], reason: /salmon/i },
  ],
  [
    'A19',
    'a title that says nothing',
    { changes: [['# Chicken and Pea Rice', '# A Tasty Bowl']], reason: /names none/ },
  ],
  [
    'A19',
    'a title without end',
    {
      changes: [
        [
          '# Chicken and Pea Rice',
          '# Chicken and Pea Rice for Those Long Evenings When Nobody Comes Home in Time',
        ],
      ],
      reason: /characters/,
    },
  ],
  ['A20', 'flatbreads, which are counted', { changes: [['warm bowls', 'warm pitta breads']], reason: null }],
  ['A20', 'breads, which are not', { changes: [['warm bowls', 'warm breads']], reason: /not counted/ }],
  ['A20', 'half an onion', { changes: [['- 1 onion,', '- 1/2 onion,']], reason: null }],
  ['A20', 'two of one onion', { changes: [['- 1 onion,', '- 2 onion,']], reason: /several of one/ }],
  ['A20', 'a word twice', { changes: [['every grain', 'the the grain']], reason: /doubled word/ }],
  ['A20', 'an empty slot', { changes: [['every grain', 'undefined']], reason: /empty slot/ }],
  ['A20', 'a wrong article', { changes: [['a fork', 'a old fork']], reason: /"a" before a vowel/ }],
  ['A20', 'a banned word', { changes: [['stays apart', 'is delicious']], reason: /banned/ }],
  [
    'A20',
    'a step of six words',
    {
      changes: [
        [
          'Scatter the peas over the rice and put the lid back for 3 minutes, until they are hot and bright green. Fluff everything with a fork and serve it in warm bowls.',
          'Add the peas and serve hot.',
        ],
      ],
      reason: /has 6 words/,
    },
  ],
  [
    'A20',
    'the same words in two steps',
    {
      changes: [
        ['Fluff everything with a fork', 'Add the onion and half the salt and cook, stirring now and then'],
      ],
      reason: /said twice/,
    },
  ],
  [
    'A23',
    'a recipe of eighty words',
    {
      changes: [
        [
          '- **Left out:** chocolate, because it belongs after dinner; keep it for a square with coffee.\n- Keeps a day in the fridge; reheat once, until steaming all the way through, and do not keep it for longer than that.\n',
          '',
        ],
        [
          ' Fry, turning now and then, until brown outside and no longer pink in the middle, 6 to 8 minutes; it should read 74 C (165 F).',
          '',
        ],
        [' Cover and cook over low heat until the grains are tender, 12 to 14 minutes.', ''],
        [
          ' Add the onion and half the salt and cook, stirring now and then, until soft and golden, 8 to 10 minutes.',
          '',
        ],
      ],
      reason: /words/,
    },
  ],
  [
    'A23',
    'a recipe without end',
    {
      changes: [['every grain stays apart', 'every grain stays apart and more '.repeat(120)]],
      reason: /words|tokens/,
    },
  ],
  [
    'A25',
    'a dish that must be named',
    { changes: [], must: { title: ['pilaf'] }, reason: /the title lacks pilaf/ },
  ],
  [
    'A25',
    'lines that hold',
    {
      changes: [],
      must: {
        title: ['rice|pilaf'],
        uses: ['peas'],
        without: ['chocolate'],
        'leaves-out': ['chocolate'],
        says: ['steaming'],
        never: ['bleach'],
      },
      reason: null,
    },
  ],
  ['A25', 'a food that must stay out', { changes: [], must: { without: ['rice'] }, reason: /holds rice/ }],
  [
    'A25',
    'something left out that nobody names',
    { changes: [], must: { 'leaves-out': ['glue'] }, reason: /glue/ },
  ],
  [
    'A25',
    'a word that must be said',
    { changes: [], must: { says: ['soak'] }, reason: /nowhere said: soak/ },
  ],
  ['A25', 'a word that must not', { changes: [], must: { never: ['peas'] }, reason: /say peas/ }],
  ['A25', 'a dish of what is not food', { changes: [], must: { nothing: true }, reason: /not food/ }],
];

describe('the checks', () => {
  it('find nothing against a good recipe', () => {
    const rows = judgeTexts([
      readSubject({ name: 'good', kind: 'good', request: { ingredients: TYPED }, must: {}, markdown: GOOD }),
    ]);
    expect(rows.flatMap(({ id, faults }) => faults.map(({ reason }) => `${id} ${reason}`))).toEqual([]);
  });

  it.each(CASES)('%s: %s', (id, _name, one) => {
    const reasons = judge(id, one);
    if (one.reason === null) expect(reasons).toBe('');
    else expect(reasons).toMatch(one.reason);
  });

  it('can each fail', () => {
    const failing = new Set(CASES.filter(([, , one]) => one.reason !== null).map(([id]) => id));
    expect(ALL_CHECKS.map(({ id }) => id).filter((id) => !failing.has(id))).toEqual([]);
  });
});
