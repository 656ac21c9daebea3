// Food in the fridge for longer than it keeps.

import type { Food } from '../../food/foods.ts';
import type { Finding } from '../finding.ts';
import { readKeepings } from '../kitchen/keeping.ts';
import { isBakedGoods, isPerishableDish, speaksOfWhatKeeps } from '../kitchen/perishable.ts';
import { findRawFoods, namedKinds } from '../kitchen/raw-foods.ts';
import type { Act } from '../lexicon/acts.ts';
import type { ListedFood, Method } from '../method/read-method.ts';
import { reportDanger } from './report.ts';

const DAY = 24 * 60;
/** Days after which nobody advises to eat a cooked dish. Source: FoodSafety.gov, Cold Food Storage Chart (3 to 4 days); we report from twice as long, of meat a day before. */
const MOST_DAYS = 7;
const MOST_DAYS_MEAT = 6;
/** Of rice, fish, shellfish and raw meat. Sources: the same chart (1 to 2 days); UK Food Standards Agency, rice. */
const MOST_DAYS_DELICATE = 4;
const KEEPS: ReadonlySet<Act | null> = new Set<Act | null>(['keep', 'stand', 'serve', 'lay', 'pour']);
/** What may take days in the cold before the dish is made. */
const PREPARES: ReadonlySet<Act | null> = new Set<Act | null>(['coat', 'soak', 'pickle', 'thaw', 'wipe']);

function isDelicate(food: Food): boolean {
  return food.category === 'rice';
}

/** Sugar, salt and vinegar by which a dish keeps for weeks: jam, curd, pickles, cured meat. */
function isPreserve({ listed, steps }: Method): boolean {
  const preserves = ({ food }: ListedFood) =>
    food.category === 'vinegar' || (food.roles[0] === 'sweetener' && !food.id.includes('syrup'));
  return listed.some(preserves) && !steps.some((one) => one.names('moistDish'));
}

/** A danger where a note or step asks to keep what spoils for more than a week, or what is delicate for more than four days. */
export function checkKeptTooLong(method: Method): readonly Finding[] {
  if (!isPerishableDish(method) || isBakedGoods(method)) return [];
  const title = method.opening[0];
  if (title !== undefined && (speaksOfWhatKeeps(title) || title.names('driedMeat'))) return [];
  const raw = findRawFoods(method).some(({ kind }) => kind !== 'egg');
  if (!raw && isPreserve(method)) return [];
  const cured = method.lines.some((line) => line.names('curingSalt'));
  const found = readKeepings(method).find(({ sentence, span, place, act }) => {
    if (place === 'frozen' || place === 'hot' || (cured && sentence.step !== null)) return false;
    const alone =
      act !== null ||
      (sentence.asks('fridge') !== undefined &&
        sentence.spans.length === 1 &&
        sentence.firmFoods.length === 0);
    if (!KEEPS.has(act) && (place !== 'cold' || PREPARES.has(act) || !alone)) return false;
    if (speaksOfWhatKeeps(sentence) || sentence.names('pickle', 'keepsAlone', 'oil', 'pregnant', 'infant'))
      return false;
    const delicate = namedKinds(sentence).length > 0 || method.listed.some(({ food }) => isDelicate(food));
    const most = delicate ? MOST_DAYS_DELICATE : raw ? MOST_DAYS_MEAT : MOST_DAYS;
    return span.high > most * DAY;
  });
  if (found === undefined) return [];
  return [
    reportDanger(
      'time-temperature',
      found.sentence,
      'keeps food that spoils for longer than the few days of FoodSafety.gov',
    ),
  ];
}
