import { describe, expect, it } from 'vitest';
import { readIngredient } from './read-ingredient.ts';
import { splitIngredients } from './split-ingredients.ts';

function read(text: string) {
  const { food, tail } = readIngredient(text);
  return {
    food,
    words: tail?.words,
    foods: tail?.foods.map(({ id }) => id).join(' '),
    ...(tail?.open === true ? { open: true } : {}),
  };
}

describe('what stands behind the name of a food', () => {
  it.each([
    ['prawns in garlic butter', 'prawns', 'in garlic butter', 'garlic butter'],
    ['cooked prawns (in garlic butter)', 'cooked-prawns', 'in garlic butter', 'garlic butter'],
    ['turkey (with walnuts)', 'whole-turkey', 'with walnuts', 'walnuts'],
    ['cod in batter', 'cod', 'in batter', 'plain-flour egg'],
    ['pork chops in breadcrumbs', 'pork-chop', 'in breadcrumbs', 'breadcrumbs'],
    ['tuna in mayonnaise', 'tinned-tuna', 'in mayonnaise', 'mayonnaise'],
    ['beef cooked in red wine', 'roast-beef', 'cooked in red wine', 'red-wine'],
    ['chicken w/ cheese', 'chicken-breast', 'with cheese', 'cheddar'],
    ['chicken in a creamy sauce', 'chicken-breast', 'in a creamy sauce', 'double-cream'],
    [
      'sprouts with chestnuts and pancetta',
      'brussels-sprout',
      'with chestnuts and pancetta',
      'chestnuts pancetta',
    ],
    ['sweetcorn with butter on', 'sweetcorn', 'with butter', 'butter'],
    ['prawns in vegan butter', 'prawns', 'in vegan butter', 'margarine'],
    ['chicken in coconut milk', 'chicken-breast', 'in coconut milk', 'coconut-milk'],
    ['beans on toast', 'baked-beans', 'on toast', 'bread'],
  ])('%s: its foods are read', (text, food, words, foods) => {
    expect(read(text)).toEqual({ food, words, foods });
  });

  it.each([
    ['peppers filled with feta', 'pepper', 'feta'],
    ['dates stuffed with marzipan', 'dates', 'marzipan'],
    ['chicken thighs marinated in yoghurt', 'chicken-thigh', 'yoghurt'],
    ['pollock fillets coated in breadcrumbs', 'pollock', 'breadcrumbs'],
    ['strawberries dipped in chocolate', 'strawberries', 'chocolate'],
    ['squid rings dipped in egg and flour', 'squid', 'egg plain-flour'],
    ['asparagus wrapped in parma ham', 'asparagus', 'prosciutto'],
  ])('%s: the line names what stands before', (text, food, foods) => {
    expect(read(text)).toMatchObject({ food, foods });
  });

  it.each([
    ['satay chicken', 'chicken-breast', 'peanuts soy-sauce'],
    ['char siu pork', 'pork-chop', 'soy-sauce'],
    ['tandoori chicken', 'chicken-breast', 'yoghurt'],
    ['katsu chicken', 'chicken-breast', 'breadcrumbs egg'],
    ['squid ink spaghetti 200g', 'spaghetti', 'squid-ink'],
    ['coronation chicken', 'chicken-breast', 'mayonnaise'],
    ['creamed spinach', 'spinach', 'double-cream'],
    ['cheesy potatoes', 'potato', 'cheddar'],
    ['caesar salad', 'salad-leaves', 'mayonnaise anchovies parmesan'],
  ])('%s: the words before the name tell of foods as well', (text, food, foods) => {
    expect(read(text)).toMatchObject({ food, foods });
  });

  it.each([['creamed coconut'], ['creamy peanut butter'], ['katsu sauce']])(
    '%s: they are its own',
    (text) => {
      expect(read(text).foods).toBeUndefined();
    },
  );

  it.each([
    ['chicken in zibzob sauce', 'chicken-breast'],
    ["pork in grandma's special marinade", 'pork-chop'],
  ])('%s: who made it knows', (text, food) => {
    expect(read(text)).toMatchObject({ food, foods: '', open: true });
  });

  it.each([
    ['chicken (cashews)', 'cashews'],
    ['prawns (garlic butter)', 'garlic butter'],
    ['haddock - parsley sauce', 'white-sauce'],
    ['dangmyeon (sweet potato noodles)', undefined],
    ['chicken stock (low salt)', undefined],
    ['tteok (rice cakes)', undefined],
  ])('%s: a bracket or a dash may name another kind of food', (text, foods) => {
    expect(read(text).foods).toBe(foods);
  });

  it.each([
    'chicken with skin',
    'lamb chops on the bone',
    'chicken thighs with bones',
    'tomatoes on the vine',
    'peppers in a jar',
    'corn on the cob',
    'potatoes in their skins',
    'tuna in spring water',
    'sardines in oil',
    'tuna in sunflower oil',
    'sardines in tomato sauce',
    'pineapple in juice',
    'beans in tins',
    'mince for the freezer',
    'chickpeas with no added salt',
    'baked potatoes without bacon',
    'green beans with almonds removed',
    'spinach in a bag',
    'prawns with heads on',
    'pork belly with crackling',
    'chicken stock in a yoghurt pot',
    'dill in the salad drawer',
    'asparagus on sale',
    'potatoes with dirt on',
    'brie with a hole in the middle',
    'carrots in thick chips',
    'lemon wedges to serve with the prawns',
    'mac and cheese',
    'leek and potato soup',
    'pork and apple sausages',
    'walkers cheese and onion',
    'salt and pepper',
    'potatoes that have turned green and begun to sprout',
  ])('%s: nothing that is eaten along', (text) => {
    expect(readIngredient(text).tail).toBeUndefined();
  });

  it('keeps a sauce behind a comma with its fish', () => {
    expect(splitIngredients('haddock, in parsley sauce, salmon, with a hollandaise sauce, rice')).toEqual([
      'haddock, in parsley sauce',
      'salmon, with a hollandaise sauce',
      'rice',
    ]);
  });

  it.each([
    ['parsley sauce', 'white-sauce'],
    ['prawn sauce', null],
    ['dill sauce', null],
  ])('%s is not what it is named after', (text, food) => {
    expect(readIngredient(text).food).toBe(food);
  });
});

describe('a pulse that is said to be dried', () => {
  it.each([
    ['dried frijol bayo', 'dried-black-beans'],
    ['frijol bayo dried 1 cup', 'dried-black-beans'],
    ['dry honey beans 500g', 'dried-black-eyed-beans'],
    ['ewa (dry honey beans)', 'dried-black-eyed-beans'],
    ['beans, dried', 'dried-white-beans'],
    ['dried pinto', 'dried-pinto-beans'],
    ['300g raw cannellini', 'dried-white-beans'],
    ['uncooked black beans', 'dried-black-beans'],
    ['frijoles secos', 'dried-black-beans'],
    ['dry red beans', 'dried-kidney-beans'],
    ['a bag of dry black eyed peas', 'dried-black-eyed-beans'],
    ['tin of chickpeas, drained and patted dry', 'chickpeas'],
    ['chickpeas patted dry', 'chickpeas'],
    ['beans going dry', 'baked-beans'],
    ['dried vanilla beans', 'vanilla-pod'],
    ['dried fermented black beans', 'fermented-black-beans'],
  ])('%s', (text, food) => {
    expect(readIngredient(text).food).toBe(food);
  });

  it('keeps the name of a bean that nobody knows', () => {
    expect(readIngredient("200g dried jacob's cattle beans")).toMatchObject({
      food: 'dried-white-beans',
      called: "dried jacob's cattle beans",
      grams: 200,
    });
  });
});
