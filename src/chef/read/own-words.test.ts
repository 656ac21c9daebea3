import { describe, expect, it } from 'vitest';
import { readIngredient } from '../../food/read-ingredient.ts';
import { gatherItems } from './kitchen.ts';

function nameTyped(...lines: readonly string[]): string {
  const [item] = gatherItems(lines.map((line) => readIngredient(line)));
  if (item === undefined) return '';
  const { name, plural } = item.food;
  return name === plural ? name : `${name} / ${plural}`;
}

describe('a food goes by the word that the cook typed', () => {
  it.each([
    // Finer than the name in the table.
    ['chouriço', 'chouriço'],
    ['stilton', 'stilton'],
    ['linguine 300g', 'linguine'],
    ['arbroath smokies 2', 'Arbroath smokies'],
    ['white pudding', 'white pudding / white puddings'],
    ['cloudberries', 'cloudberries'],
    ['Guinness', 'Guinness'],
    ['date syrup', 'date syrup'],
    ['king prawns 200g', 'king prawns'],
    ['garlic chives', 'garlic chives'],
    ['siling haba 5 pcs', 'siling haba'],
    ['culantro', 'culantro'],
    ['hendersons relish', "Henderson's Relish"],
    ['vegan worcestershire sauce', 'vegan Worcestershire sauce'],
    ['ghormeh sabzi herbs', 'ghormeh sabzi herbs'],
    ['rau thơm', 'rau thơm'],
    ['đồ chua', 'đồ chua'],
    ['black garlic', 'black garlic'],
    ['pickled carrot and daikon', 'pickled carrot and daikon'],
    ['gabi 500g', 'gabi'],
    ['2 broccoli stalks', 'broccoli stalk / broccoli stalks'],
    ['cornbread mix', 'cornbread mix'],
    ['6 mince pies', 'mince pies'],
    ['korean fish cake', 'Korean fish cake / Korean fish cakes'],
    // Plainer than it.
    ['fish fillets 3', 'fish'],
    ['biscuits', 'biscuit / biscuits'],
    ['tin of beans', 'beans'],
    ['cheese', 'cheese'],
    // Several of what the table does not count.
    ['lardons 150g', 'lardons'],
    ['smoked lardons', 'smoked lardons'],
    ['grits', 'grits'],
    // A state on either side.
    ['raspberries frozen', 'frozen raspberries'],
    ['dried porcini', 'dried porcini'],
    // Both words where the food's own stands behind the kind, and only the food's own where it stands before it.
    ['serrano chillies', 'serrano chilli / serrano chillies'],
    ['cheddar cheese', 'cheddar'],
    ['heinz baked beans', 'baked beans'],
    ['digestive biscuits', 'digestive biscuit / digestive biscuits'],
    // What the joint or the tin makes of it already holds the kind.
    ['1 duck leg confit from a tin', 'confit duck leg / confit duck legs'],
    ['4 osso buco', 'osso buco slice / osso buco slices'],
    ['parmesan rind', 'parmesan rind / parmesan rinds'],
    ['taco shells', 'taco shell / taco shells'],
    // A slip is put right, a translation is not repeated.
    ['linguinne', 'linguine'],
    ['cebolla', 'onion / onions'],
    ['zucchini', 'zucchini'],
  ])('%s: %s', (line, name) => {
    expect(nameTyped(line)).toBe(name);
  });

  it('goes by the name of both where two kinds were typed', () => {
    expect(nameTyped('gouda', 'stilton')).toBe('stilton');
    expect(nameTyped('stilton', 'gorgonzola')).toBe('blue cheese');
  });
});
