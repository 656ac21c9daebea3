// Of which mince a line speaks: "lamb shoulder mince" is no shoulder.

import { FOODS, type Food } from '../../foods.ts';
import { readKeys } from '../../normalise-text.ts';
import type { FoundFood } from '../name/find-food-name.ts';

/** Of which animals and birds the mince is, by the category of their cuts. */
const MINCE_OF: Readonly<Partial<Record<Food['category'], FoundFood['id']>>> = {
  'beef-cut': 'beef-mince',
  'braising-cut': 'beef-mince',
  'roasting-joint': 'beef-mince',
  'lamb-cut': 'lamb-mince',
  'pork-cut': 'pork-mince',
  'poultry-cut': 'chicken-mince',
  'poultry-whole': 'chicken-mince',
  game: 'game-mince',
};

/** "Lamb shoulder mince", whose last word alone is of beef. */
const MINCE_BY_NAME: Readonly<Partial<Record<string, FoundFood['id']>>> = {
  beef: 'beef-mince',
  lamb: 'lamb-mince',
  mutton: 'lamb-mince',
  pork: 'pork-mince',
  veal: 'veal-mince',
  chicken: 'chicken-mince',
  turkey: 'turkey-mince',
  duck: 'duck-mince',
  goat: 'goat-mince',
  venison: 'venison-mince',
};

/** Minced, a cut is eaten at the heat of mince: "pheasant mince", "chicken breast, minced". */
export function preferMinced(found: FoundFood | undefined, line: string): FoundFood | undefined {
  if (found === undefined) return found;
  const { category, name } = FOODS[found.id];
  const mince = /^(?:beef-mince|meatball|burger-patty)$/.test(found.id) ? 'beef-mince' : MINCE_OF[category];
  const keys = readKeys(line);
  if (mince === undefined || !keys.some((word) => MINCED.has(word))) return found;
  const animals = new Set([...keys, ...readKeys(name)].flatMap((word) => MINCE_BY_NAME[word] ?? []));
  const [named = mince] = [...animals].filter((id) => id !== mince);
  return { ...found, id: animals.has('beef-mince') && keys.includes('beef') ? mince : named };
}
const MINCED: ReadonlySet<string> = new Set(['mince', 'minced', 'ground']);
