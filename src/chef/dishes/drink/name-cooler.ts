// What a long cold drink is called: by its own name where it has one, else by what is in it.

import type { FoodId } from '../../../food/foods.ts';
import { fitTitle } from '../../base-parts.ts';
import type { Item, Kitchen } from '../../kitchen.ts';
import { real } from '../../pan-vegetables.ts';
import { first, isCitrus, isNamed } from '../../slots.ts';
import { nameOne } from '../../words/name-food.ts';

const KNOWN: readonly (readonly [foods: readonly FoodId[], name: string])[] = [
  [['vodka', 'tomato-juice'], 'bloody mary'],
  [['vodka', 'coffee', 'liqueur'], 'espresso martini on ice'],
  [['rum', 'mint', 'lime'], 'mojito'],
  [['rum', 'pineapple-juice', 'coconut-cream'], 'piña colada'],
  [['rum', 'cola', 'lime'], 'cuba libre'],
  [['tequila', 'liqueur', 'lime'], 'margarita on ice'],
];

export function nameCooler(
  kitchen: Kitchen,
  base: Item,
  second: Item | undefined,
  fizz: Item | undefined,
): string {
  const name = (item: Item): string =>
    nameOne(item.food, kitchen.us).replace(/^(white|dry) | cordial$| juice$/g, '');
  const known = KNOWN.find(([ids]) => ids.every((id) => kitchen.find(id) !== undefined));
  if (known !== undefined) return known[1];
  if (base.food.id === 'gin' && /tonic/.test(fizz?.typed.join() ?? ''))
    return `gin and tonic${second === undefined ? '' : ` with ${name(second)}`}`;
  if (isNamed(base.food, 'white-wine') && fizz !== undefined)
    return `${second === undefined ? 'white wine' : name(second)} spritz`;
  if (base.food.id === 'beer' && fizz !== undefined) return 'shandy';
  const other = second === base ? undefined : second;
  if (base.food.id !== 'sparkling-water')
    return fitTitle(`${name(base)}${other === undefined ? '' : ` and ${name(other)}`} cooler`);
  const third = first(kitchen, isCitrus);
  return fitTitle(
    `${real([other, third === other ? undefined : third])
      .map(name)
      .join(' and ')} cooler`,
  );
}
