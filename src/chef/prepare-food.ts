// How a food is made ready for a dish, in the words of the ingredient list.

import type { Cut } from '../food/food.ts';
import type { Food, FoodId } from '../food/foods.ts';
import { CUT_WORDS } from './words/cues.ts';

/** What is done to a food before it is used: its own preparation, and the cut that the dish asks for. */
export function writePreparation(
  food: Food,
  options: { readonly prepare?: string; readonly cut?: Cut },
  us: boolean,
): string {
  if (options.prepare !== undefined) return options.prepare;
  const cut = options.cut === undefined ? '' : us ? CUT_WORDS[options.cut].us : CUT_WORDS[options.cut].metric;
  const before = food.preparation ?? '';
  if (before === '' || cut === '' || cut.startsWith(before)) return cut === '' ? before : cut;
  if (before.startsWith('boneless')) return `${before}, ${cut}`;
  // "Drained, juice kept": what is more than a word or two is done before the cut, not along with it.
  if (before.split(' ').length > 2) return `${before}, then ${cut}`;
  return before.includes(' and ') ? `${before.replace(' and ', ', ')} and ${cut}` : `${before} and ${cut}`;
}

const SPOONED: readonly FoodId[] = ['cream-cheese', 'mascarpone', 'ricotta', 'cottage-cheese'];
const WHOLE_SEEDS: readonly FoodId[] = ['peas', 'frozen-peas', 'edamame', 'broad-beans', 'sweetcorn'];

const BONED: readonly FoodId[] = ['chicken-thigh', 'chicken-drumstick', 'turkey-leg'];

/** A preparation that this food cannot take gives way to the one it can. */
export function suitPreparation(food: Food, prepare: string, us: boolean): string {
  if (SPOONED.includes(food.id) && /crumbled|grated|torn/.test(prepare)) return '';
  if (WHOLE_SEEDS.includes(food.id) && /cut small|chopped|sliced/.test(prepare)) return '';
  // Nobody dices round a bone.
  if (BONED.includes(food.id) && /chunks|strips|dice/.test(prepare) && !/bone/.test(prepare))
    return `${us ? 'boneless and skinless' : 'boned and skinned'}, ${prepare}`;
  // Bitter ones take days in water that is changed; those sold ready are meant.
  if (food.id === 'lupin-beans') return 'ready to eat from a jar, drained';
  // Boiled or grilled a cob is whole; everywhere else only its kernels can be eaten with a fork.
  if (food.id === 'corn-on-the-cob' && prepare !== 'husked' && prepare !== '')
    return 'husked and the kernels cut off';
  if (food.id === 'cassava') return `peeled, cored and cut into ${us ? '1 1/2 inch' : '4 cm'} pieces`;
  if (food.id === 'spam' && prepare === '') return `cut into ${us ? '1/2 inch' : '1 cm'} cubes`;
  if (food.id === 'smoked-mackerel' && /strips|sliced|chopped|chunks/.test(prepare))
    return 'skinned and flaked';
  return food.name === 'runner beans' && !prepare.includes('strung')
    ? 'strings pulled off, sliced on the slant'
    : prepare;
}
