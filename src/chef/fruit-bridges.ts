// Fruit that belongs on a hot plate beside meat, and with which.

import type { Food, FoodId } from '../food/foods.ts';

/** Fruit that cooks eat hot with these, by a word of the food's id, its category or its kind of animal. */
const BRIDGES: readonly (readonly [fruit: readonly FoodId[], partners: RegExp])[] = [
  [['apple', 'cooking-apple'], /pork|sausage|pudding|duck|liver|gammon|celeriac|cabbage|game|herring|goose/],
  [['pear'], /sausage|pork|duck|liver|game|blue-cheese|celeriac|parsnip/],
  [['plum', 'cherries', 'nectarine', 'peach', 'quince', 'lychee', 'tinned-peaches'], /duck|pork|gammon|game/],
  [['mango'], /duck|pork|chicken|coconut-cream|curry-paste|prawn/],
  [['grapes'], /liver|sausage|poultry|game|pork/],
  [['rhubarb', 'gooseberries'], /liver|mackerel|pork|duck/],
  [['pineapple'], /pork|gammon|ham\b|spam|coconut-cream|curry-paste|prawn/],
  [['figs'], /duck|pork|chorizo|liver|game|lamb/],
  [['blackberries', 'blueberries', 'red-currants', 'cranberries'], /game|duck|liver|turkey/],
  [['mandarin'], /duck|pork/],
  [['apricot'], /lamb|pork|duck|chicken/],
  [['prunes', 'apricots-dried'], /pork|duck|game|rabbit|goose/],
];

/** Whether it is a fruit that belongs to one of these. */
export function meetsFruit({ id }: Food, others: readonly Food[]): boolean {
  return BRIDGES.some(
    ([fruit, partners]) =>
      fruit.includes(id) &&
      others.some((one) => partners.test(`${one.id} ${one.category} ${one.origins.join(' ')}`)),
  );
}
