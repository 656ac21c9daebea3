// What a recipe warns of, told from what it asks for; where things stand warm, and what spoils there.

import { describe, expect, it } from 'vitest';
import { writeDraft } from '../../../../tests/write-draft.ts';
import { readRecipe } from '../../read-recipe.ts';
import { createReadings } from '../../recipe-readings.ts';
import { type Sentence, scanRecipe } from '../scan-recipe.ts';
import {
  isKeeperDish,
  isPerishable,
  namesKeeper,
  namesOtherFoods,
  namesPerishable,
  spoilsInTheWarm,
} from '../time-temperature/perishable.ts';
import { findWarmPlace } from '../time-temperature/warm-places.ts';
import { deniesWithin, isCaution, withoutReassurance } from './cautions.ts';
import { isRuledOut } from './ruled-out.ts';

function scan(title: string, list = '', steps: readonly string[] = ['Stir.'], notes: readonly string[] = []) {
  const request = { ingredients: [] };
  const recipe = readRecipe(writeDraft({ title, list: list === '' ? [] : list.split('; '), steps, notes }));
  return scanRecipe(recipe, request, createReadings(request));
}

const DISH = scan('Dish');

function cautions(plain: string, next?: string): boolean {
  const sentence = (text: string): Sentence => ({ text, plain: text, around: text, place: 'step' });
  return isCaution(DISH, { ...sentence(plain), ...(next === undefined ? {} : { next: sentence(next) }) });
}

describe('a caution', () => {
  it.each([
    // It forbids.
    'never leave it out',
    'and never leave it out',
    "don't leave it out",
    'do not leave it out',
    'avoid leaving it out',
    'nobody leaves it out',
    'no one leaves it out',
    'under no circumstances leave it out',
    'at no time leave it out',
    'at no point leave it out',
    'resist the counter',
    'refrain from the counter',
    // It condemns.
    'leaving it out is a bad idea',
    'a terrible habit, leaving it out',
    'leaving it out is a mistake',
    'leaving it out: mistakes like that',
    'leaving it out is asking for trouble',
    'leaving it out is asking for it',
    'that is inviting illness',
    'that is how people get ill',
    'that is how guests often end up',
    'the worst place for it is the counter',
    'a habit to break',
    'a custom to drop',
    'it is never worth your trouble',
    "it isn't worth the risk",
    "leaving it out isn't safe",
    "the rest isn't a dip",
    'leaving it out is not on',
    'health offices warn of it',
    'we advise against it',
    'leaving it out is best avoided',
    'a counter is no place for it',
    'it has no home for stew: no spot for it',
    'the counter is off limits',
    'the counter is a no-no',
    'the counter is a nono',
    'rinsing spreads germs',
    'rinse it and it will spread germs',
    'rinsing splashes bacteria',
    'a splash scatters its germs',
    'it splashes whatever lives on it',
    'it spreads what is in it',
    'a stomach ache follows',
    'it makes you ill',
    'it will make your guests poorly',
    'making people sick',
    'it is not safe',
    "it isn't a wise way: never advisable",
    'that is never the way',
    'there is no rescuing it',
    'it cannot be saved',
    'it is beyond rescue',
    'we now know better today',
    'now we know better',
    'leave it out? nobody should',
    "on the counter, you shouldn't",
    'on the counter one must not',
    'leave it out, but you should not',
    "leave it out, but mustn't",
    "on the counter, please don't",
    'on the counter i never do',
    'some leave it out; ignore them',
    'some leave it out; ignore the advice',
    'some leave it out; ignore such advice',
    'leaving it asks for trouble',
    'they call for trouble',
    'it calls for trouble',
    'they ask for trouble',
    // It is thrown away.
    'if it stood out, bin it',
    'if it stood out, discard the rest',
    'if it stood out, throw away the whole pot',
    'if it stood out, throw it out',
    'if it stood out, throw the lot away',
    'if it stood out, tip it away',
    'once it has stood, tip the rest out',
    'when it sat out, pour it down the sink',
    'if it stood out it goes in the bin',
    'if it stood out: into the food bin',
    'if it stood out: for the rubbish',
    'if it stood out, it has to go',
    'if it stood out, it needs to be binned',
    'if they stood out, they need to be thrown',
    'if they stood out, they have to be discarded',
    'anything that stood out must go',
    'anything that stood out is binned',
    'anything that stood out gets thrown',
    'after two hours out it is past it',
    'if it stood out, chuck everything and start afresh',
    'if it stood out, compost it',
    'should it stand out, dump it',
    'should your stew stand out, dump it',
    'in case it stood out, dump it',
    'forgotten on the hob? dump the stew: it was left',
    'if it stood out, bin and cook another',
    'whatever has stood goes into the wash',
    'whatever was raw goes straight in the sink',
  ])('%s', (plain) => {
    expect(cautions(plain)).toBe(true);
  });

  it.each([
    ['can it stay out?', 'no.'],
    ['can it stay out?', 'never'],
    ['can it stay out?', 'not on any day'],
    ['can it stay out? ', "please don't"],
    ['can it stay out?', 'sadly, it cannot'],
    ['can it stay out?', 'then bin it'],
    ['can it stay out?', 'then it goes'],
    ['left it out overnight?', 'throw it away'],
  ])('%s %s', (plain, next) => {
    expect(cautions(plain, next)).toBe(true);
  });

  it.each([
    'leave it out',
    "don't bother with the fridge",
    "don't ever worry",
    'never wash it',
    "don't be shy of leaving it out",
    'do not put it in the fridge',
    "don't chill it: leave it out",
    "don't wait, just leave it out",
    "don't stir, but leave it out",
    'never mind; leave it out',
    'leaving it out is not a bad idea',
    'leaving it out is no mistake',
    "leaving it out isn't a mistake",
    "leaving it out isn't a bad idea",
    "the oven isn't on yet",
    "what's a mistake",
    'the books call it a mistake, but ours stays out',
    'some call it a bad habit, still ours stays out',
    'a bad habit, however nice: but fine',
    'it is too good to throw away when it stood out',
    'a shame to bin it if it stood out',
    'a pity just to go and throw it: bin bags',
    'bin the peel',
    'discard the rind',
    'if it stood out, do not bin it, eat it',
  ])('not: %s', (plain) => {
    expect(cautions(plain)).toBe(false);
  });

  it.each([
    ['can it stay out?', 'yes'],
    ['can it stay out?', 'no problem'],
    ['can it stay out?', 'no worries'],
    ['can it stay out?', 'no harm'],
    ['is it a mistake?', 'not at all'],
    ['leave it out', 'no.'],
  ])('not: %s %s', (plain, next) => {
    expect(cautions(plain, next)).toBe(false);
  });

  it.each([
    ['I have never had any problem with it left out', 'it left out'],
    ["we've never had a problem leaving it", 'leaving it'],
    ["don't be afraid to leave it", 'leave it'],
    ['never hesitate to leave it', 'leave it'],
    ['no need to throw it away', ''],
    ["don't bin anything", ''],
    ['not a mistake to leave it', 'leave it'],
    ['hardly a crime in it', 'it'],
    ['there is no harm in it', 'there is'],
    ['nothing wrong with it', 'it'],
  ])('%s', (plain, rest) => {
    expect(withoutReassurance(plain.toLowerCase()).length).toBeLessThan(plain.length);
    expect(withoutReassurance(plain.toLowerCase())).toContain(rest);
  });

  it.each([
    'must not go in',
    "mustn't go",
    'is not frozen',
    "isn't frozen",
    'never frozen',
    'rather than frozen',
  ])('denied within: %s', (words) => {
    expect(deniesWithin(words)).toBe(true);
  });
  it('denies nothing within plain words', () => {
    expect(deniesWithin('goes in frozen')).toBe(false);
  });
});

describe('what is ruled out', () => {
  const ruled = (plain: string) => isRuledOut(DISH, { text: plain, plain, around: plain, place: 'step' });
  it.each([
    'the counter is no place',
    "the counter isn't a place",
    'the counter is not the right way',
    'counters are not the place',
    'that is never a good idea',
    'it would be no home',
    'that makes no plan',
    'they make no plan',
    'it is not for supper',
    'it is far too long',
    'it is much too warm',
    'that is a no',
    'that is an absolute no',
    'that is out',
    'that is out,',
    'it is exactly what you want to avoid',
    'it is just what we avoid',
    'is what to avoid',
    "it shouldn't go",
    'it must not come',
    'it may never return',
    'let it go',
    'let them go,',
    'part with it',
  ])('%s', (plain) => {
    expect(ruled(plain)).toBe(true);
  });
  it.each(['leave it out', 'it is a place', 'let it go cold', 'that is out of the oven'])(
    'not: %s',
    (plain) => {
      expect(ruled(plain)).toBe(false);
    },
  );
});

describe('a warm place', () => {
  it.each([
    'leave it on the counter',
    'leave it on the piano',
    'keep it beside the record player, on the shelf',
    'left beside our telly',
    'stand it behind a curtain',
    'it sits next to your chair',
    'it sit on the sofa',
    'put out the platter on my desk',
    'the pot stands on a bookcase',
    'it was kept on your ledge by the sill',
    'lay it on the rug',
    'boil it, put the lid on',
  ])('%s', (plain) => {
    expect(findWarmPlace(plain)).not.toBeNull();
  });
  it.each([
    'never leave it on the counter',
    'leave it in the oven at 160 c',
    'leave it on the hob to simmer',
    'leave it on the hob simmering',
    'leave it in the oven to roast',
    'leave it in the oven roasting',
    'leave it on the stove to cook',
    'cooking on the stove',
    'it cooks on the stove',
    'baked in the oven',
    'baking in the oven',
    'bubbling on the hob',
    'braising in the oven',
    'boiling on the hob',
    'poached on the stove',
    'melting on the hob',
    'melted in the pan',
    'stewing on the hob',
    'slow-cooked in the oven',
    'slow cooking in the oven',
    'leave in the oven at 65c',
    'leave in the oven at 65°c',
    'leave in the oven at 65 °c',
    'leave in the oven at 120 f',
    'leave it on the plate',
    'leave it on the low heat',
    'leave it beside the simmering pot to boil',
    'keep',
  ])('not: %s', (plain) => {
    expect(findWarmPlace(plain)).toBeNull();
  });
});

describe('what spoils, and what keeps', () => {
  it.each(
    'sausage, sausages, burger, burgers, prawn, prawns, shrimp, shrimps, mussel, mussels, steak, steaks, egg, eggs, leftover, left-over, leftovers, kebab, kebabs, kofta, koftas, cooked rice, cooked food'.split(
      ', ',
    ),
  )('%s', (word) => {
    expect(namesPerishable(`the ${word} there`)).toBe(true);
  });
  it.each([
    'cream of tartar',
    'uncooked rice',
    'dry rice',
    'bag of rice',
    'bags of rice',
    'an unopened ham',
    'a tinned red salmon',
    'rice vinegar',
    'crab apple',
    'crab apples',
    'chicken spice',
    'chicken spices',
    'curry leaf',
    'curry leaves',
    'chicken red spice',
    'soup bowl',
    'soup bowls',
    'soup pot',
    'soak rice',
    'soaked the rice',
    'soak the rice',
    'stock cube',
    'stock cubes',
    'egg-free',
    'egg free',
    'roast vegetables',
    'roasted peppers',
    'ice cream',
  ])('no: %s', (words) => {
    expect(namesPerishable(words)).toBe(false);
  });
  it.each(
    'bread, flatbread, bun, buns, baguette, baguettes, tortilla, tortillas, cookie, cookies, biscuit, biscuits, muffin, muffins, scone, scones, pickle, pickles, bean, beans, lentil, lentils, soak, soaked, soaking, meringue, meringues, yogurt, yoghurt, infused, infusing'.split(
      ', ',
    ),
  )('keeps: %s', (word) => {
    expect(namesKeeper(`the ${word} there`)).toBe(true);
  });
  it.each(['keep raw potatoes', 'store your spare onions', 'keep the garlic', 'store squash'])(
    'keeps: %s',
    (words) => {
      expect(namesKeeper(words)).toBe(true);
    },
  );
  it.each([
    'a tea towel',
    'tea towels',
    'a tea-cloth',
    'teatime',
    'until tea',
    'before tea',
    'rub with it',
    'rub them',
    'the rub has it',
    'a jam jar',
    'jam jars',
    'cake tin',
    'cake tins',
    'cake dome',
    'cookie boxes',
    'cookie box',
    'bread bin',
    'bread box',
    'bread boxes',
    'butter dish',
    'bean sprout',
    'bean sprouts',
    'beans sprouts',
    'salt the meat',
    'salted well',
    'with oil',
    'in the good oil',
    'with its butter',
    'a dog',
  ])('keeps not: %s', (words) => {
    expect(namesKeeper(words)).toBe(false);
  });
  it.each(
    'Bread, Breads, Flatbread, Flatbreads, Pitta, Pittas, Bagel, Bagels, Pretzel, Pretzels, Baguette, Baguettes, Cookie, Cookies, Biscuit, Biscuits, Cake, Cakes, Muffin, Muffins, Scone, Scones, Pickle, Pickles, Yogurt, Yoghurt, Meringue, Meringues'.split(
      ', ',
    ),
  )('a dish that keeps: %s', (title) => {
    expect(isKeeperDish(scan(title))).toBe(true);
  });
  it.each(['Chicken bread', 'Bread soup', 'Dinner', 'Steak'])('a dish that does not: %s', (title) => {
    expect(isKeeperDish(scan(title))).toBe(false);
  });
  it.each([
    'Pea soup',
    'Pea soups',
    'Pea stew',
    'Pea stews',
    'Pea casserole',
    'Pea casseroles',
    'Pea curry',
    'Chili',
    'Chilli',
    "Shepherd's pie",
  ])('a dish that spoils: %s', (title) => {
    expect(isPerishable(scan(title))).toBe(true);
  });
  it.each(['Curry powder', 'Chilli oil', 'Chilli and garlic oil', 'Chili flakes', 'Salad'])(
    'a dish that does not spoil: %s',
    (title) => {
      expect(isPerishable(scan(title))).toBe(false);
    },
  );
  it.each([
    '200 g chicken',
    '200 g rice',
    '2 boiled eggs',
    '1 boiled egg',
    '100 g mayonnaise',
    '200 g cooked ham',
  ])('by the list: %s', (line) => {
    expect(isPerishable(scan('Dish', line))).toBe(true);
  });
  it.each(['200 g peas', '1 jar mayonnaise-free dressing', '1 kg flour'])('not by the list: %s', (line) => {
    expect(isPerishable(scan('Dish', line))).toBe(false);
  });
  it.each([
    'Pasta bake',
    'Macaroni cheese',
    'Mac and cheese',
    'Macaroni & cheese',
    'Mac n cheese',
    'Omelette',
    'Omelettes',
    'Bread pudding',
    'Bread and butter pudding',
    'Mash',
    'Mashed potatoes',
    'Cream puff',
    'Cream puffs',
    'Chicken dinner',
    'Noodle salad',
  ])('a soft dish: %s', (title) => {
    expect(spoilsInTheWarm(scan(title))).toBe(true);
  });
  it.each([
    'Chicken spice',
    'Beef jerky',
    'Chicken spices',
    'Beef stock cube',
    'Chicken crisps',
    'Green salad',
  ])('no soft dish: %s', (title) => {
    expect(spoilsInTheWarm(scan(title))).toBe(false);
  });
  it.each([
    ['leave the onions in the bowl', false],
    ['leave the onions', true],
    ['leave the onions and the pot', false],
    ['leave the onions and the dish', false],
    ['leave the onions, pots too', false],
    ['leave the onions, dishes too', false],
    ['leave the onions in a pan', false],
    ['leave the onions in pans', false],
    ['leave the onions in tubs', false],
    ['leave the onions in a tub', false],
    ['leave the onions on a tray', false],
    ['leave the onions on a plate', false],
    ['leave the onions on plates', false],
    ['leave the onions for a meal', false],
    ['leave the onions and a portion', false],
    ['leave the onions for a sandwich', false],
    ['leave the onions and the parcel', false],
    ['leave the tortilla', false],
    ['leave the onions under a tea towel', true],
    ['leave the chicken', false],
    ['leave it', false],
  ] as const)('other foods alone: %s', (words, is) => {
    expect(namesOtherFoods(DISH, words)).toBe(is);
  });
});
