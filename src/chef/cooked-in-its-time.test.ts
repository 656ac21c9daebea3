// Each thing goes in when its own time has come: quick vegetables late, cooked pulses last, big pieces where hours pass.

import { describe, it } from 'vitest';
import { expectTold, type Told } from '../../tests/expect-told.ts';

type Case = readonly [name: string, ...Told];

const CASES: readonly Case[] = [
  [
    'apples join a tray of sausages and potatoes for the last quarter of an hour',
    '8 pork sausages, 3 red onions, apples 2, potatoes 1kg, thyme',
    /add the apples[^.]*\. Roast [^.]* 15 to 20 minutes/,
    /add the red onions, apples|apples and pork sausages/,
    { servings: 4 },
  ],
  [
    'tinned beans on a tray of roots only warm through',
    'carrots 4, butternut squash, tin of butter beans, rosemary, red peppers 2',
    /add the butter beans[^.]*\. Roast [^.]* 10 to 12 minutes/,
    undefined,
    { servings: 2, equipment: ['oven'] },
  ],
  [
    'cooked lentils warm with the leaves of a tahini roast',
    'cauliflower half, parsnips 4, kale, tahini, tin of lentils, lemon',
    /Turn the lentils and kale over in the oil on the tray and roast [^.]* 5 to 6 minutes/,
    /cauliflower and lentils/,
    { servings: 2 },
  ],
  [
    'barley has twenty minutes before the roots, and cabbage the last ten',
    'celeriac 1, leeks 2, carrots 6, savoy cabbage, pearl barley, vegetable stock, thyme',
    /pearl barley is beginning to soften, about 20 minutes[\s\S]*celeriac[\s\S]*Add the savoy cabbage and simmer [^.]* 8 to 10 minutes/,
  ],
  [
    'corn is cut from the cob, rice simmers first and courgettes follow',
    'corn on the cob 2, 3 courgettes, 1 red onion, tin of black beans, long grain rice, lime',
    /corn[^.]*, husked and the kernels cut off[\s\S]*Add the rice[\s\S]*Add the corn[^.]*courgettes? and simmer [^.]* 6 to 8 minutes/,
    /until the red onion is quite tender/,
    { servings: 4 },
  ],
  [
    'mushrooms brown before a soup is filled up',
    'mushrooms 250g, potatoes 3, leek, barley, thyme',
    /Add the mushrooms and fry [^.]* with their water gone, 6 to 8 minutes/,
    /mushrooms and simmer/,
  ],
  [
    'carrots of a pot roast stay big, celery starts and mushrooms follow',
    '1.4 kg chuck roast, carrots, celery, 2 onions, 500g mushrooms, beef stock',
    /carrots, peeled and cut into 5 cm pieces[\s\S]*on [^.]*celery[\s\S]*Stir the mushrooms into the juices, cover,? [^.]* 30 to 35 minutes/,
    /pan of salted water/,
    { servings: 6 },
  ],
  [
    'chops lie on a pot of sauerkraut for the last ten minutes',
    '2 pork chops, sauerkraut, 1 onion, 1 apple, caraway seeds, potatoes 4',
    /well coloured on two sides, 4 to 5 minutes[\s\S]*Lay the pork chops on top, cover[^.]* 8 to 10 minutes/,
    /\*\*Left out:\*\* apple/,
    { servings: 2, equipment: ['hob'] },
  ],
  [
    'mushrooms in a creamy pan are brown, not bright',
    '2 chicken breasts, mushrooms 250g, creme fraiche, wholegrain mustard, tagliatelle, spinach',
    /Add the mushrooms and toss until brown, with their water gone, 6 to 8 minutes/,
    /bright and just tender/,
    { servings: 2 },
  ],
  [
    'boned thighs follow the potatoes into the oven',
    'boneless skinless chicken thighs 6, baby potatoes, honey, soy sauce, garlic cloves, 1 lemon',
    /baby potatoes[^.]* about 20 minutes[\s\S]*pale gold and nearly firm, 12 to 15 minutes/,
    /\bskin\b|on the bone/,
    { servings: 4 },
  ],
  [
    'florets wait on a plate while a hash forms its crust',
    'leftover roast chicken, cold roast potatoes about 6, broccoli',
    /Add the broccoli[^.]* 4 to 5 minutes\. Lift onto a plate[\s\S]*Scatter in the broccoli and press down/,
  ],
  [
    'okra fries bare and comes back dry',
    'okra 500g, 2 onions, tomatoes 3, green chillies, turmeric, cumin seeds',
    /Fry the okra without the lid[^.]* no strings show[\s\S]*put back the okra/,
    /tablespoons of water|2 tsp turmeric/,
    { servings: 4 },
  ],
  [
    'paneer is fried before it meets the sauce of a curry',
    'paneer 225g, cauliflower, tinned tomatoes, coconut milk, garam masala, red onion',
    /Fry the paneer, turning[\s\S]*Put back the paneer/,
    /2 x 400 g tins coconut/,
    { servings: 3 },
  ],
  [
    'belly gives its fat before the kimchi goes in',
    'pork belly 400g, kimchi, firm tofu, gochujang, spring onions, short grain rice',
    /Add the pork and fry until the fat runs[\s\S]*Add the kimchi[\s\S]*rice and [^.]* water in a small pan with a tight lid/,
    /short-grain rice[^.]*\. Drain/,
    { servings: 3 },
  ],
  [
    'leeks of a fish pie soften before the flour, in an oven already hot',
    'smoked haddock 400g, potatoes 1kg, leeks 3, milk 1 litre, cheddar, parsley',
    /heat the oven[^.]*\)\. Melt the butter[^.]*add the leeks and cook[^.]*stir in the flour/i,
    /two 30 cm/,
    { servings: 5 },
  ],
  [
    'tortillas warm while the filling cooks',
    'minced turkey 500g, tin of black beans, corn tortillas, avocado, salsa, lime',
    /Meanwhile warm the corn tortillas two at a time[^.]* in a second, dry pan/,
    /one at a time/,
    { servings: 4 },
  ],
  [
    'asparagus is left without a lid once it is drained',
    'salmon fillets 2, asparagus, new potatoes, lemon, dill, butter',
    /Add the asparagus for the last [^.]*\. Drain and leave in the hot pan without a lid[\s\S]*Tip out the oil/,
    /nutty/,
    { servings: 2, maxMinutes: 30 },
  ],
];

describe('cooked in its time', () => {
  for (const [name, ...told] of CASES) it(name, () => expectTold(...told));
});
