// What the hob does to each food: its own minutes, its own cue, its turn in the pan, and a sauce at the end.

import { describe, expect, it } from 'vitest';
import { type Options, suggestFromList } from '../../tests/suggest-from-list.ts';

type Case = readonly [what: string, list: string, options: Options, says: RegExp, never?: RegExp];

const HOB = { equipment: ['hob'] } as const;
const FOUR = { ...HOB, servings: 4 };

const CASES: readonly Case[] = [
  [
    'fries each vegetable for as long as it wants',
    'halloumi 450g, chickpeas 1 tin, peppers 2, red onion, harissa, lemon',
    FOUR,
    /Add the red onion[^.]*7 to 8[^.]*\. Add the peppers[^.]*\. Tip in the chickpeas[^.]*steaming hot/,
  ],
  [
    'gives aubergine a lead on tomatoes',
    'lamb chops 6, aubergine, tomatoes, couscous',
    HOB,
    /Add the aubergine[^.]*about 4 minutes\. Add the tomatoes/,
  ],
  [
    'brings back what was fried first, hot, in a sauce with an edge',
    'tempeh, asparagus, mushrooms, new potatoes',
    { ...HOB, diets: ['vegan'] },
    /4 tablespoons of water[^.]*reduced by about half[^.]*\. (?:Stir|Mix) in the soy sauce and cider vinegar\. Put back the mushrooms[^.]*hot again/,
    /fierce heat|spoonful of water/,
  ],
  [
    'fries beans in the fat of sausages and pours the rest of it off',
    'merguez sausages 6, chickpeas, carrots, harissa, yoghurt',
    HOB,
    /cooked through, 15 to 18 minutes[\s\S]*Pour off all but two spoonfuls of the fat[^.]*\. Tip in the chickpeas/,
  ],
  [
    'boils slices of two vegetables for two lengths of time',
    'chicken thighs 8, carrots, leeks, bacon',
    FOUR,
    /Add the carrots and cook[^.]*about 3 minutes\. Add the leeks/,
  ],
  [
    'starts potatoes before the chops',
    'gammon steaks 2, pineapple, frozen peas, potatoes',
    HOB,
    /^Put the potatoes[\s\S]*(?:Meanwhile|While the potatoes cook), pat the gammon/,
  ],
  [
    'fries what takes longer than a steak rests before the steak',
    'steak 2, mushrooms, blue cheese, spinach, potatoes',
    HOB,
    /Add the mushrooms[\s\S]*keep warm[\s\S]*Fry the (?:beef )?steaks/,
  ],
  [
    'takes potatoes out from under the cabbage and finishes raw sausages on top of it',
    'sausages 10, cabbage, apples 2, onions 2, potatoes 1kg',
    { ...HOB, servings: 5 },
    /knife slips through[^.]*\. Lift onto a plate[\s\S]*two spoonfuls of the fat[\s\S]*sausages on top[\s\S]*71 C[\s\S]*Return the potatoes/,
  ],
  [
    'crisps duck from cold under a glaze and softens its fruit in that',
    'duck breasts 2, noodles, pak choi, hoisin sauce, cherries',
    HOB,
    /cold frying pan[\s\S]*Pour off all but a spoonful of the fat, pour the glaze[^.]*cherries[\s\S]*slice/,
  ],
  [
    'sears pigeon breasts and leaves them lean',
    'pigeon breasts 4, watercress, hazelnuts, blackberries, kale',
    HOB,
    /pigeon breasts 3 to 4 minutes a side/,
    /13 to 16/,
  ],
  [
    'fries escalopes by the minute',
    'veal escalopes 3, mushrooms, marsala, cream, green beans',
    HOB,
    /1 to 2 minutes a side at 1 cm/,
  ],
  [
    'names the squid and fries it in batches',
    'squid 400g, courgettes, lemon, mint',
    HOB,
    /Add the squid in one layer[^.]*in 2 batches[^.]*1 to 2 minutes each/,
    /lay it in/,
  ],
  [
    'starts the rice before the mince, pours off its fat and takes the paste of the list for cumin',
    'pork mince 400g, aubergine 2, chilli bean paste, ginger, garlic, rice',
    { ...HOB, servings: 3 },
    /^Bring a large pan[\s\S]*spoon off all but a little of the fat[\s\S]*garlic, ginger and doubanjiang/,
    /cumin/,
  ],
  [
    'gives mince for seven two pans and its stock cube',
    'minced beef 800g, cabbage, potatoes, carrots, stock cube',
    { ...HOB, servings: 7 },
    /two wide frying pans[\s\S]*Add the [a-z, ]*cabbage[a-z, ]* with the stock cubes and \d+ ml water[\s\S]*vinegar/,
  ],
  [
    'tosses carrots and beans ahead of cabbage',
    'tempeh 300g, green beans, carrots, cabbage, soy sauce, ginger',
    HOB,
    /Add the green beans and carrots with \d tablespoons of water[^.]*\. Add the cabbage/,
  ],
  [
    'only warms crab',
    'crab meat 200g, sweetcorn tin, chilli, lime, noodles',
    HOB,
    /sweetcorn and toss until steaming hot[\s\S]*Add the crab/,
    /some bite|Tip onto a plate/,
  ],
  [
    'adds paprika to soft onion and cream at the end',
    'chicken breast 900g, peppers 3, onions 2, paprika, soured cream',
    { ...HOB, servings: 6 },
    /Fry the onions, paprika and salt[\s\S]*low heat, stir in the soured cream/,
  ],
];

const POTS: readonly Case[] = [
  [
    'shortens the roots by what beans take after them, and skims',
    'oxtail 1.5kg, carrots, onions, red wine, butter beans',
    FOUR,
    /carrots[^.]*\. Put the lid back[^.]*20 to 25 minutes[\s\S]*skim off the fat/,
    /35 to 45/,
  ],
  [
    'thickens before the dumplings are on',
    'beef shin 1.2kg, ale, suet, parsnips, onions',
    { ...HOB, servings: 6 },
    /without the lid[^.]*5 to 8 minutes\. For the dumplings/,
    /dry in the middle[\s\S]*5 to 8 minutes/,
  ],
  [
    'keeps cabbage for the end of a braise',
    'rabbit legs 2, bacon, cider, carrots, savoy cabbage',
    HOB,
    /35 to 45 minutes[\s\S]*Add the savoy cabbage[^.]*6 to 8 minutes/,
  ],
  [
    'keeps cabbage for the end of a soup of potatoes',
    'black pudding 200g, potatoes, cabbage, onion',
    FOUR,
    /potatoes are tender, 18 to 22 minutes\.(?: By then [^.]*\.)? Add the cabbage/,
  ],
  [
    'wakes juniper in the fat before the wine',
    'venison diced 600g, juniper berries, red wine, carrots, celery, thyme',
    FOUR,
    /juniper berries[\s\S]*red wine[\s\S]*35 to 45/,
  ],
  [
    'lets squid and potatoes be done together',
    'squid 500g, chorizo, cherry tomatoes, potatoes',
    FOUR,
    /nearly tender[\s\S]*potato is tender, 15 to 18/,
  ],
  [
    'takes squid out of a pot of beans within minutes',
    'squid 250g, chickpeas, fennel, lemon, chilli flakes',
    HOB,
    /Add the squid[^.]*2 to 3 minutes/,
  ],
  [
    'browns four shanks in two batches, each lifted out',
    'lamb shanks 4, dried apricots, cinnamon, tomatoes, onions, couscous',
    FOUR,
    /in 2 batches, lifting each out/,
  ],
  [
    'stews small birds for an hour',
    'quail 4, grapes, bacon, cabbage',
    HOB,
    /10 to 20 minutes[\s\S]*35 to 45/,
    /80 to 90/,
  ],
];

for (const [where, cases] of [
  ['a pan', CASES],
  ['a pot', POTS],
] as const)
  describe(where, () => {
    for (const [what, list, options, says, never] of cases)
      it(what, () => {
        const { steps, findings } = suggestFromList(list, options);
        expect(steps).toMatch(says);
        if (never !== undefined) expect(steps).not.toMatch(never);
        expect(findings).toEqual([]);
      });
  });

it('takes a dried chilli to bits for a stew', () => {
  expect(suggestFromList('pork shoulder 1kg, guajillo chillies 4, black beans, onion', FOUR).lines).toMatch(
    /guajillo[^\n]*stemmed, deseeded, soaked/,
  );
});
