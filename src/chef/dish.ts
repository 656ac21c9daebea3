// What a dish is to the rest of the chef: its name, the family it belongs to, and whether it is sweet.

export type DishFamily =
  | 'eggs'
  | 'pan'
  | 'soup'
  | 'stew'
  | 'oven'
  | 'salad'
  | 'pasta'
  | 'rice'
  | 'bread'
  | 'pudding'
  | 'breakfast'
  | 'drink'
  | 'plate';

export interface Dish {
  readonly id: string;
  readonly family: DishFamily;
  readonly side: 'savoury' | 'sweet';
}
