// Which foods have a figure to reach inside, and how gravely a lower one is taken.

import type { Food } from '../../../food/foods.ts';
import { CORE_TEMPERATURES, type CoreKind } from '../../../food/hazards.ts';

export interface CoreRequirement {
  readonly kind: CoreKind;
  readonly coreC: number;
  readonly severity: 'danger' | 'warning';
  /** As the food is called in a message. */
  readonly name: string;
  readonly poultry: boolean;
}

const CUTS: ReadonlySet<string> = new Set([
  'pork-cut',
  'beef-cut',
  'lamb-cut',
  'roasting-joint',
  'braising-cut',
]);
const GROUND: ReadonlySet<string> = new Set(['mince', 'sausage', 'offal', 'game']);
const BIRDS: ReadonlySet<string> = new Set(['poultry-cut', 'poultry-whole']);

function build(food: Food, kind: CoreKind, severity: 'danger' | 'warning'): CoreRequirement {
  const name = food.noun === 'count' ? food.plural : food.name;
  return { kind, coreC: CORE_TEMPERATURES[kind].coreC, severity, name, poultry: kind === 'poultry' };
}

/**
 * The figure for a raw food, or null where it has none: plants, and what is cooked, cured or tinned already.
 * Danger for poultry, mince, sausages, pork, offal and game; for whole cuts, eggs and fish a warning.
 */
export function readCoreRequirement(food: Food): CoreRequirement | null {
  const hazards = food.hazards ?? [];
  if (BIRDS.has(food.category) || hazards.includes('raw-poultry')) return build(food, 'poultry', 'danger');
  if (GROUND.has(food.category)) {
    return hazards.length === 0 && food.category === 'sausage' ? null : build(food, 'mince', 'danger');
  }
  if (hazards.includes('raw-mince') && food.category !== 'cured-sausage')
    return build(food, 'mince', 'danger');
  if (CUTS.has(food.category)) {
    return build(food, 'whole-cut', food.origins.includes('pork') ? 'danger' : 'warning');
  }
  if (food.category === 'egg') return food.id === 'boiled-egg' ? null : build(food, 'egg-dish', 'warning');
  return food.origins.includes('fish') && hazards.includes('raw-fish')
    ? build(food, 'fish', 'warning')
    : null;
}

/** Poultry, minced meat and sausages that come raw: what must be seen to be cooked. */
export function mustBeCookedThrough(food: Food): boolean {
  const hazards = food.hazards ?? [];
  return (
    food.category !== 'cured-sausage' && (hazards.includes('raw-poultry') || hazards.includes('raw-mince'))
  );
}
