import { describe, expect, it } from 'vitest';
import { readIngredient } from '../../read-ingredient.ts';

describe('a cut of an animal that the table has no name for', () => {
  it.each([
    ['salmon belly 200g', 'salmon', 'salmon belly'],
    ['hake neck', 'hake', 'hake neck'],
    ['tuna belly', 'tuna', 'tuna belly'],
    ['cod cheeks', 'cod', 'cod cheeks'],
    ['8 sea bass cheeks', 'sea-bass', 'sea bass cheeks'],
    ['lamb rump', 'lamb-chop', 'lamb rump'],
    ['2 lamb rumps', 'lamb-chop', 'lamb rump'],
    ['rump of lamb', 'lamb-chop', 'lamb rump'],
    ['lamb collar', 'stewing-lamb', 'lamb collar'],
    ['mutton neck', 'stewing-lamb', 'mutton neck'],
    ['pork collar', 'pork-shoulder', 'pork collar'],
    ['pork cheeks 500g', 'pork-shoulder', 'pork cheeks'],
    ['pork presa', 'pork-chop', 'pork presa'],
    ['pork rib-eye steaks', 'pork-chop', 'pork rib eye steak'],
    ['beef neck', 'stewing-beef', 'beef neck'],
    ['beef skirt', 'stewing-beef', 'beef skirt'],
    ['veal shin', 'stewing-beef', 'veal shin'],
    ['lamb henry', 'stewing-lamb', 'lamb henry'],
  ])('%s is %s under its own name', (typed, food, called) => {
    expect(readIngredient(typed)).toMatchObject({ food, called });
  });

  it.each([
    ['cod loin', 'cod'],
    ['hake loins 260g', 'hake'],
    ['tuna loin', 'tuna'],
    ['ostrich fillet', 'game-steak'],
    ['rabbit loin', 'rabbit'],
    ['venison neck', 'venison'],
    ['pork belly joint', 'pork-belly'],
    ['bacon collar', 'bacon'],
    ['fillet of beef', 'steak'],
    ['turkey fillets', 'turkey-breast'],
    ['guinea fowl supremes', 'guinea-fowl-breast'],
    ['lamb kofta mince', 'lamb-mince'],
    ['lamb koftas', 'meatball'],
    ['rose veal escalopes', 'veal'],
    ['orange zest', 'orange'],
    ['lemon peel', 'lemon'],
    ['Schollenfilet', 'plaice'],
    ['Kabeljaufilets', 'cod'],
  ])('%s is %s', (typed, food) => {
    expect(readIngredient(typed).food).toBe(food);
  });

  it.each([
    'chicken neck',
    'bass loins',
    'duck necks',
    'swede cheeks',
    'cauliflower steak',
    'unicorn rump',
    'horse fillet',
    'chicken kofta',
    'banana peel',
    'live crab',
    'garlic flakes',
    'onion flakes',
  ])('%s stays unknown', (typed) => {
    expect(readIngredient(typed).food).toBeNull();
  });
});

describe('what is named by one kind of many', () => {
  it.each([
    ['peach juice', 'juice', 'peach juice'],
    ['coconut ice cream', 'ice-cream', 'coconut ice cream'],
    ['dal makhani', 'leftover-curry', 'dal makhani'],
    ['vegetable jalfrezi', 'leftover-curry', 'vegetable jalfrezi'],
  ])('%s is %s called %s', (typed, food, called) => {
    expect(readIngredient(typed)).toMatchObject({ food, called });
  });

  it.each([
    ['green peper', 'pepper'],
    ['peper', 'black-pepper'],
    ['bell pepers', 'pepper'],
    ['3 red pepers', 'pepper'],
    ['turkish pepper flakes', 'chilli-flakes'],
    ['bere meal', 'rye-flour'],
    ['red bean paste', 'sweet-bean-paste'],
    ['hollandaise', 'hollandaise'],
    ['charque', 'carne-seca'],
    ['apple cider', 'apple-juice'],
    ['dry cider', 'cider'],
    ['mint yoghurt', 'tzatziki'],
    ['tin of chilli beans', 'baked-beans'],
    ['langoustines 8', 'prawns'],
    ['king scallops roe on', 'scallops'],
    ['greek yogurt nonfat', 'greek-yoghurt'],
    ['rôti de porc', 'pork-shoulder'],
    ['noix de Saint-Jacques', 'scallops'],
    ['lunch meat turkey', 'cooked-turkey'],
    ['sandwich chicken', 'cooked-chicken'],
    ['soldiers', 'bread'],
  ])('%s is %s', (typed, food) => {
    expect(readIngredient(typed).food).toBe(food);
  });

  it('reads the egg of a filling in mayonnaise', () => {
    const { food, tail } = readIngredient('leftover tuna mayo');
    expect(food).toBe('tinned-tuna');
    expect(tail?.foods.map(({ id }) => id)).toEqual(['mayonnaise']);
    expect(readIngredient('chicken mayo').food).toBe('cooked-chicken');
  });
});
