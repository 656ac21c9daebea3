// How a food is cut and heated, when it is done, and what must be reached inside.

/** How a food can be heated. */
export type Method =
  | 'boil'
  | 'simmer'
  | 'steam'
  | 'fry'
  | 'soften'
  | 'stir-fry'
  | 'sear'
  | 'roast'
  | 'bake'
  | 'grill'
  | 'poach'
  | 'braise'
  | 'toast'
  | 'warm';

/**
 * When a food goes into a pan that others share, from first to last:
 * 0 cold-start fat (bacon), 1 hard aromatics, 2 raw protein to brown, 3 garlic, ginger, spices and pastes,
 * 4 roots and dry legumes, 5 liquids and tinned tomatoes, 6 rice and pasta, 7 medium vegetables,
 * 8 fast vegetables, 9 fish, prawns, cooked meat, tinned beans, 10 leaves, cream and noodles,
 * 11 off the heat: acid, soft herbs, cheese, butter, 12 raw garnish.
 */
export type Stage = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

/** The sign that a food is done; the chef words each in several ways. */
export type Cue =
  | 'soft-not-brown'
  | 'golden-edges'
  | 'deep-gold-crust'
  | 'browned-all-over'
  | 'fragrant'
  | 'oil-rises'
  | 'thick-coats-spoon'
  | 'reduced-by-half'
  | 'bubbling-edges'
  | 'knife-slips'
  | 'fork-tender'
  | 'pulls-apart'
  | 'flakes'
  | 'opaque-firm'
  | 'pink-curled'
  | 'shells-open'
  | 'wilted-bright'
  | 'bright-crisp'
  | 'collapsed-dry'
  | 'al-dente'
  | 'grains-tender'
  | 'liquid-gone'
  | 'set-slight-wobble'
  | 'just-set'
  | 'white-set-yolk-firm'
  | 'skewer-clean'
  | 'springs-back'
  | 'steaming-through'
  | 'no-pink-juices-clear'
  | 'melted'
  | 'crisp-sizzling'
  | 'crisp-golden'
  | 'softened-jammy'
  | 'toasted-fragrant'
  | 'creamy-soft';

/** How a food is cut; the label and the size in words belong to the chef. */
export type Cut =
  | 'whole'
  | 'halves'
  | 'wedges'
  | 'chunks-3cm'
  | 'chunks-2cm'
  | 'dice-1cm'
  | 'fine-dice'
  | 'slices-1cm'
  | 'thin-slices'
  | 'batons'
  | 'strips'
  | 'florets'
  | 'shreds'
  | 'grated'
  | 'crushed'
  | 'chopped'
  | 'finely-chopped'
  | 'torn'
  | 'crumbled'
  | 'picked'
  | 'snapped';

export interface Heat {
  /** Minutes from low to high, for the cut named here (or the food's first cut). */
  readonly minutes: readonly [low: number, high: number];
  readonly cue: Cue;
  /** Place in a shared pan; absent for methods where the food cooks alone. */
  readonly stage?: Stage;
  readonly cut?: Cut;
  /** Oven air temperature in degrees Celsius, conventional oven (a fan oven is 20 lower). */
  readonly ovenC?: number;
}

/** The temperature that must be reached inside, with its visual sign. */
export interface Core {
  /** Degrees Celsius in the thickest part. Source: FoodSafety.gov, Safe Minimum Internal Temperatures. */
  readonly coreC: number;
  readonly restMinutes?: number;
  readonly cue: Cue;
}
