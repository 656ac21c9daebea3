// What the knowledge base says of one food. Data lives in foods/<category>.ts, defaults in categories.ts.
// Adding a field here means every food can carry it; adding a food never means touching this file.

import type { Allergen } from './allergens.ts';
import type { Facet } from './facets.ts';
import type { Core, Cut, Heat, Method } from './heat.ts';
import type { Unit } from './units.ts';

/** What a food does in a dish; the first of a food's roles is its main one. */
export type Role =
  | 'protein'
  | 'starch'
  | 'aromatic'
  | 'vegetable'
  | 'leaf'
  | 'legume'
  | 'acid'
  | 'fat'
  | 'dairy'
  | 'cheese'
  | 'egg'
  | 'sweetener'
  | 'herb'
  | 'spice'
  | 'liquid'
  | 'sauce'
  | 'fruit'
  | 'baking'
  | 'nut'
  | 'seed'
  | 'condiment'
  | 'cured'
  | 'alcohol'
  | 'bread'
  | 'ready-made';

/** How the food is when the cook takes it out of the cupboard or fridge. */
export type Form = 'fresh' | 'dry' | 'tinned' | 'frozen' | 'cooked' | 'jar' | 'cured';

/** Where a food comes from; diets are derived from it and never written by hand (see diets.ts). */
export type Origin =
  | 'plant'
  | 'mushroom'
  | 'mineral'
  | 'pork'
  | 'meat'
  | 'poultry'
  | 'game'
  | 'fish'
  | 'shellfish'
  | 'egg'
  | 'milk'
  | 'honey'
  | 'gelatine'
  | 'animal-rennet'
  | 'alcohol'
  | 'insect'
  /** Named beside 'fish' or 'game': what the rules of kosher and halal single out. */
  | 'fish-without-scales'
  | 'rabbit'
  | 'blood';

/** 0 none to 3 dominant. What is absent is 0. */
export interface Taste {
  readonly sweet?: 1 | 2 | 3;
  readonly sour?: 1 | 2 | 3;
  readonly salt?: 1 | 2 | 3;
  readonly bitter?: 1 | 2 | 3;
  readonly umami?: 1 | 2 | 3;
  readonly hot?: 1 | 2 | 3;
  readonly fat?: 1 | 2 | 3;
}

export type Texture = 'crisp' | 'soft' | 'creamy' | 'juicy' | 'chewy';

export type Cuisine =
  | 'british'
  | 'french'
  | 'italian'
  | 'mediterranean'
  | 'nordic'
  | 'east-european'
  | 'american'
  | 'mexican'
  | 'caribbean'
  | 'south-american'
  | 'middle-eastern'
  | 'north-african'
  | 'west-african'
  | 'east-african'
  | 'south-asian'
  | 'chinese'
  | 'japanese'
  | 'korean'
  | 'south-east-asian';

/** A hazard with a fixed sentence or a rule of its own; the texts live in hazards.ts. */
export type HazardId =
  | 'raw-poultry'
  | 'raw-mince'
  | 'raw-meat'
  | 'raw-fish'
  | 'raw-shellfish'
  | 'raw-egg'
  | 'raw-flour'
  | 'cooked-rice'
  | 'leftover'
  | 'kidney-beans-dried'
  | 'beans-dried'
  | 'cassava'
  | 'taro'
  | 'rhubarb'
  | 'green-potato'
  | 'elderberry'
  | 'bamboo-fresh'
  | 'fiddlehead'
  | 'wild-mushroom'
  | 'morel'
  | 'nutmeg-dose'
  | 'liver'
  | 'garlic-in-oil'
  | 'honey-infant';

export interface Amount {
  /** How much one person eats of it in a main dish, in `unit`. */
  readonly perServing: number;
  /** The unit it is listed in; null when counted ("2 eggs"). */
  readonly unit: Unit | null;
}

/** How its name behaves: "2 onions", "200 g rice", "240 g chickpeas" (never "a chickpeas"). */
export type Noun = 'count' | 'mass' | 'plural';

/** What a food is bought in or taken by, of which nobody weighs how much it holds. */
export const HOLDERS = ['pack', 'bunch', 'cup', 'handful', 'knob', 'stick'] as const;

export type Holder = (typeof HOLDERS)[number];

/** Everything a category supplies for its foods; a food overrides what differs. */
export interface FoodDefaults {
  readonly roles: readonly [Role, ...Role[]];
  readonly form: Form;
  readonly noun: Noun;
  readonly origins: readonly Origin[];
  readonly side: 'savoury' | 'sweet' | 'both';
  readonly amount: Amount;
  /** fine: eaten raw as it is; peel: raw once peeled; no: cooked for taste; never: unsafe raw. */
  readonly raw: 'fine' | 'peel' | 'no' | 'never';
  readonly taste: Taste;
  /** How far it carries in a dish: 1 mild, 3 a little goes a long way. */
  readonly strength: 1 | 2 | 3;
  readonly heat: Readonly<Partial<Record<Method, Heat>>>;
  /** The cuts that suit it, usual one first; empty for what is never cut. */
  readonly cuts: readonly Cut[];
  readonly textures: readonly Texture[];
  readonly cuisines: readonly Cuisine[];
  /** What a cook does with it (facets.ts). */
  readonly facets?: readonly Facet[];
  /** 2 always there (salt, pepper, oil, water); 1 a usual cupboard; 0 must be listed or bought. */
  readonly staple: 0 | 1 | 2;
  /** 0 keeps for months; 2 goes off within days and should be used first. */
  readonly perish: 0 | 1 | 2;
  /** What a cook may keep it for when it is left out, a noun phrase: "a salad", "toast in the morning". */
  readonly useFor?: string;
  /**
   * Grams in a pack (bag, tub, jar, loaf), a bunch, a handful, a knob and a heaped US cup: those of British shops in 2026,
   * the smaller of two that are common. What a food says is added to what its category says; "one" is one piece of it.
   */
  readonly holds?: Readonly<Partial<Record<Holder, number | 'one'>>>;
}

/** One food as it is written in foods/<category>.ts. Ids are UK singular in kebab-case. */
export interface FoodEntry<Category extends string = string, Id extends string = string>
  extends Partial<Omit<FoodDefaults, 'facets'>> {
  readonly category: Category;
  /** UK name as a cook writes it, singular for counted foods ("spring onion"), as said for others ("rice"). */
  readonly name: string;
  /** Only where the rules of plural-name.ts go wrong ("leaves", "loaves"). */
  readonly plural?: string;
  /** US name where it differs ("scallion"), and its plural where the rules go wrong. */
  readonly us?: string;
  readonly usPlural?: string;
  /** Other names, spellings, brands and other languages' names: lower case, singular, accents kept. */
  readonly names?: readonly string[];
  /**
   * Other names that say what the food is more finely, or more plainly, than its own: "stilton" of blue cheese, "fish"
   * of cod. They count among its names, and a recipe calls the food as the cook did. Written as they are printed.
   */
  readonly kinds?: readonly string[];
  /**
   * Names that mean the food only where a cook types an ingredient: short words of other languages and of everyday
   * English ("sal", "ei", "thigh"). Running text is never searched for them.
   */
  readonly typed?: readonly string[];
  /** Facets beyond those of its category; "-melts" denies one that the category has. */
  readonly facets?: readonly (Facet | `-${Facet}`)[];
  /** Grams of one counted piece, clove, slice, bunch or (drained) tin, whichever `amount.unit` says. */
  readonly gramsEach?: number;
  /** Grams per millilitre, for what is measured by spoon, cup or ml. */
  readonly density?: number;
  /** What one of it is called when its name cannot be counted: celery "stick", fennel "bulb". */
  readonly piece?: string;
  /** What is done to it before any cut: "peeled", "trimmed", "drained and rinsed". */
  readonly preparation?: string;
  readonly core?: Core;
  readonly hazards?: readonly HazardId[];
  /** Foods or categories it is often and gladly cooked with. */
  readonly goesWith?: readonly (Id | Category)[];
  readonly clashesWith?: readonly (Id | Category)[];
  /** Contained by definition. */
  readonly allergens?: readonly Allergen[];
  /** Often contained, so the label is worth reading. */
  readonly mayContain?: readonly Allergen[];
  /**
   * Ready-made things whose content only the label tells, and foods that may contain what a diet rules out,
   * fit a diet only when it is listed here. A listed diet never outweighs what the food contains by definition.
   */
  readonly fits?: readonly string[];
}
