import { describe, expect, it } from 'vitest';
import { type Options, suggestFromList } from '../../tests/suggest-from-list.ts';
import { readIngredient } from '../food/read-ingredient.ts';
import { gatherItems } from './read/kitchen.ts';
import { speakAmerican } from './tell/speak-american.ts';
import { writeLeft } from './tell/write-left.ts';

function read(text: string): { food?: string; grams?: number | null; count?: number | null } {
  const [item] = gatherItems([readIngredient(text)]);
  return item === undefined ? {} : { food: item.food.id, grams: item.grams, count: item.count };
}

describe('what a line states', () => {
  it.each<[text: string, grams: number | null, count: number | null]>([
    ['tin anchovies', 30, null],
    ['2 tins anchovies', 60, null],
    ['6 anchovy fillets', 24, 6],
    ['28 oz can tomatoes', 794, 1],
    ['200g tin chickpeas', 120, 1],
    ['1 can chickpeas (15 oz)', 240, 1],
    ['can of guinness', 440, null],
    ['sheet of puff pastry', 320, 1],
    ['1 cup spinach', 30, null],
    ['2 cups broccoli', 180, null],
    ['2 cups blueberries', 290, null],
    ['12 cannelloni tubes', 216, 12],
    ['20 sheets lasagne', 360, 20],
    ['2 packs ramen noodles', 200, null],
    ['jar of passata', 500, null],
    ['1 rotisserie chicken', 600, null],
    ['tin of crab', 120, null],
  ])('%s: %s g, %s', (text, grams, count) => {
    expect(read(text)).toMatchObject({ grams, count });
  });

  it('reads corn by the ear as cobs', () => {
    expect(read('2 ears corn')).toMatchObject({ food: 'corn-on-the-cob', count: 2 });
  });
});

const FOUR: Options = { servings: 4 };
const US: Options = { servings: 4, units: 'us' };

describe('what is typed is used, in the measure it was typed in', () => {
  it.each<[list: string, line: RegExp, options?: Options]>([
    ['spaghetti, tin anchovies, garlic, breadcrumbs', /^30 g anchovies/m],
    ['4 rashers bacon, 2 leeks, penne, cream', /^4 rashers of bacon/m],
    ['3 sea bass fillets, fennel bulb, 500g potatoes', /^3 sea bass fillets/m, { servings: 3 }],
    ['4 lamb shanks, red wine, 2 carrots, 2 celery sticks', /^2 celery sticks/m, FOUR],
    ['2 celery sticks, 4 lamb shanks, red wine, carrots', /^2 celery stalks/m, US],
    ['8 king prawns, 150g paella rice, red pepper', /^8 (?:king )?prawns/m],
    ['28 oz can tomatoes, 1 lb rigatoni, 1 lb ground beef', /^1 \(28 oz\) can/m, US],
    ['tin of coconut milk, 100g red lentils, 1 carrot', /^1\/2 x 400 g tin coconut milk/m, { servings: 1 }],
    ['75g walnuts, 3 bananas, 200g flour, 100g sugar, 2 eggs, butter', /^75 g walnuts/m, FOUR],
    ['half a jar of pesto, 300g pasta, tin of tuna', /^95 g .*pesto/m, { servings: 3 }],
    ['12 oz ribeye, 1 potato, arugula', /^12 oz/m, { servings: 2, units: 'us' }],
    ['half a butternut squash, tin of chickpeas, cumin, kale', /^1\/2 butternut/m],
  ])('%s: %s', (list, line, options) => {
    expect(suggestFromList(list, options).lines).toMatch(line);
  });

  it('takes one of what is named in the singular, and says where a dish needs more', () => {
    const chilli = '2 lb ground beef, green pepper, onion, 1 can diced tomatoes, macaroni';
    expect(suggestFromList(chilli, { servings: 5, units: 'us' }).lines).toMatch(/^1 green pepper/m);
    const curry = 'onion, 1.5 kg chicken thighs, 2 tins coconut milk, curry paste, green beans, rice';
    expect(suggestFromList(curry, { servings: 8 }).lines).toMatch(/^1 onion/m);
    const crumble = suggestFromList('apple, oats, butter, sugar, flour', FOUR);
    expect(crumble.notes).toMatch(/takes \d+ apples, more than the one you named/);
  });

  it('deals out bread by the slice and garlic by the eater', () => {
    const eggs = suggestFromList('12 eggs, 3 courgettes, ricotta, mint, bread', { servings: 6 });
    expect(eggs.lines).toMatch(/^(?:6|12) slices of bread/m);
    const pasta = suggestFromList('2 lb shrimp, linguine, garlic, butter, lemon', { servings: 12 });
    expect(Number(/^(\d+) garlic cloves/m.exec(pasta.lines)?.[1])).toBeGreaterThan(6);
  });

  it('writes a purée by the tin', () => {
    expect(suggestFromList('1 can pumpkin, flour, eggs, sugar', FOUR).lines).toMatch(
      /^1 x 4\d0 g tin pumpkin purée/m,
    );
  });

  it('counts no dozen tablespoons', () => {
    const { lines } = suggestFromList('tuna, mayonnaise, bread', { servings: 12 });
    expect(lines).toMatch(/^\d+ g mayonnaise/m);
  });
});

describe('what is left over', () => {
  it.each<[typed: string, grams: number, used: number, us: boolean, left: string]>([
    ['8 oz cheddar', 226.8, 130, true, '3 1/2 oz'],
    ['4 lb ham', 1814, 794, true, '2 1/4 lb'],
    ['320 g puff pastry', 320, 150, false, '170 g'],
    ['2 kg potatoes', 2000, 650, false, '1.35 kg'],
  ])('%s less what is used', (typed, grams, used, us, left) => {
    const [item] = gatherItems([readIngredient(typed)]);
    if (item === undefined) throw new Error(typed);
    expect(writeLeft({ ...item, grams }, grams - used, us)).toBe(left);
  });

  it('sums: what is used and what is kept is what was typed', () => {
    const { lines, notes } = suggestFromList('1 kg carrots, red lentils, cumin, yoghurt', { servings: 2 });
    const used = Number(/^(\d+) g carrots/m.exec(lines)?.[1]);
    expect(notes).toContain(`${1000 - used} g of the carrots`);
  });
});

describe('fewer pieces than people', () => {
  it('cooks the other meat with them', () => {
    const list = 'two pork chops, 3 sausages, cabbage, potatoes';
    const { lines, notes } = suggestFromList(list, { servings: 5, equipment: ['slow-cooker', 'hob'] });
    expect(lines).toMatch(/^3 sausages[\s\S]*^2 pork chops/m);
    expect(notes).toContain('3 sausages and 2 pork chops for 5: slice the meat and share it out.');
  });

  it('says how five are shared by four, and nothing of eight', () => {
    const list = 'sausages, potatoes, onion, cabbage';
    expect(suggestFromList(`5 ${list}`, FOUR).notes).toContain('5 sausages for 4: slice the meat');
    expect(suggestFromList(`8 ${list}`, FOUR).notes).not.toContain('share it out');
  });

  it('feeds all with another dish before it feeds fewer', () => {
    const list = '3 salmon fillets, 250g prawns, 1 leek, 300ml cream, 400g spaghetti';
    expect(suggestFromList(list, { servings: 5 }).recipe.servings).toBe(5);
  });
});

describe('US kitchens', () => {
  it.each([
    ['rinse the tin out with a little water', 'rinse the can out with a little water'],
    ['set in a deep roasting tin', 'set in a deep roasting pan'],
    ['Put the pan under a hot grill until brown', 'Put the pan under a hot broiler until brown'],
    ['line two trays with baking paper', 'line two trays with parchment paper'],
    ['shape into cakes 2 cm thick', 'shape into cakes 3/4 inch thick'],
    ['a 20 cm tin, cut into 1.5 cm dice', 'an 8 inch pan, cut into 1/2 inch dice'],
  ])('%s', (british, american) => {
    expect(speakAmerican(british)).toBe(american);
  });

  it('read a US pint', () => {
    const list = '1 lb bacon, 2 lb brussels sprouts, 1 lb penne, 1 pint heavy cream';
    expect(suggestFromList(list, { servings: 8, units: 'us' }).lines).toMatch(/^2 cups heavy cream/m);
  });
});
