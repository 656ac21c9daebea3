import { describe, expect, it } from 'vitest';
import type { FoodId } from './foods.ts';
import { readIngredient } from './read-ingredient.ts';

describe('what is asked for by its brand', () => {
  it.each<[food: FoodId, brands: string]>([
    ['chocolate-bar', '3 After Eights, Flake, Crunchie, Milky Way, Cherry Ripe, Reese’s Pieces, Daim'],
    ['white-chocolate', 'Milkybar'],
    ['biscuit', 'Jammie Dodgers, 2 Penguins, Party Rings, Mint Slice, Chips Ahoy, Leibniz, Tim Tams'],
    ['cracker', 'Cheez-Its, Jatz, Ritz, Wheat Thins'],
    ['crisps', 'Nik Naks, Kurkure, Burger Rings, salt and vinegar Pringles, Twisties, Funny-Frisch'],
    ['tortilla-chips', 'half packet chilli Doritos, Tostitos, cool original Doritos'],
    ['sweets', 'Percy Pigs, Swedish Fish, Jolly Ranchers, Starburst, Mentos'],
    ['instant-noodles', 'Maggi 2 minute, Wai Wai, Pot Noodle'],
    ['breakfast-cereal', 'Golden Nuggets, Froot Loops, Weet-Bix, Chocos, Cinnamon Toast Crunch'],
    ['cereal-bar', 'Nature Valley bars, Clif bar'],
    ['butter', 'Lurpak, Anchor, Western Star'],
    ['margarine', 'Nuttelex, Becel, Utterly Butterly'],
    ['ranch-dressing', 'ranch packet'],
    ['plain-flour', 'White Wings flour'],
    ['vegetarian-sausage', 'Beyond sausages, Richmond meat free sausages'],
    ['soya-mince', 'Impossible mince'],
    ['tinned-tuna', 'Sirena, StarKist'],
    ['condensed-milk', 'Milkmaid, La Lechera'],
    ['baked-beans', '1 tin Heinz beans'],
    ['popcorn', 'Butterkist'],
    ['mango-chutney', 'Geeta’s mango'],
  ])('%s: %s', (food, brands) => {
    for (const brand of brands.split(', '))
      expect([brand, readIngredient(brand).food]).toEqual([brand, food]);
  });

  it.each<[line: string, food: FoodId]>([
    ['anchor mature cheddar', 'cheddar'],
    ['flaked almonds', 'almonds'],
    ['flakes of smoked salmon', 'smoked-salmon'],
    ['Clover leaf prawns', 'prawns'],
    ['pasta shapes', 'pasta'],
    ['Reese’s peanut butter', 'peanut-butter'],
    ['Hartleys marmalade', 'marmalade'],
  ])('"%s" is no more than the food that it names', (line, food) => {
    expect(readIngredient(line).food).toBe(food);
  });
});
