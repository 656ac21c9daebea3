// Of what food a sentence speaks that stands in the warm: what it names decides; where it names nothing that keeps or
// spoils, the dish does.

import {
  isKeeperDish,
  namesKeeper,
  namesOtherFoods,
  namesPerishable,
  spoilsInTheWarm,
} from './perishable.ts';
import type { RecipeScan, Sentence } from './scan-recipe.ts';

/** "A cool bag makes the pastry soggy": the pastry is the reason and not what stands. */
const WHY_NOT_COLD =
  /\b(?:the |a |an )?(?:fridge|cold|cool ?bag|cool ?box|cooler|chill(?:ing)?|ice)\b[^.;,]{0,20}\b(?:makes?|turns?|dries|ruins?|leaves?|spoils?)\b[^.;,]*|\b(?:vinegar|acid|lemon|lime|salt|sugar|honey|spices?|oil|butter|alcohol|soy(?: sauce)?)\b[^.;,]{0,30}\b(?:means?|protects?|preserv\w+|keeps?|stops?|do(?:es)? the)\b/g;
/** What is dry and stands beside any dish. */
const DRY_PART =
  /^\W*(?:(?:the|your|any) )?(?:\w+ )?(?:spices?|spice mix|seasoning|herbs|dressing|vinaigrette|croutons|crumbs|flakes|nuts|seeds|topping|crackers|toasts)\b|^\W*the (?:\w+ )?rub\b/;
/** "If the avocados are hard, give them two days": what they are is said in front. */
const IF_IT_IS = /^\W*(?:if|when|should) (?:the |your )?([\w ]{3,30}?) (?:is|are|seems?|feels?|looks?)\b/;

/** Eggs in their shells, which British cooks keep on the shelf. */
const SHELL_EGGS =
  /^(?!.*\b(?:boil|hard|cook|poach|salad|mayo|devil|(?<!n't )crack|beat|peel|scrambl|scotch|whisk|separat|yolk|mix)).*\beggs?\b/;
const IT = /\b(?:it|them|they|this|the (?:dish|pot|pan|rest|lot|bowl))\b/;
const RISES = /\b(?:batter|dough|pastry|starter|levain)\b/;
const IT_ALL = new RegExp(IT.source, 'g');
/** Plants that stand in salt or sugar to give their juice, or in water when they are cut. */
const DRAWS =
  /\b(?:salt(?:ed)?|sugar|vinegar|macerate|soak|steep|peel|slice|chop|dice|grate|shred|wash|scrub|trim)\b/;
/** What is put there, in front of the words for the place. */
const OBJECT =
  /\b(?:leav(?:e|ing)|put|set|keep|let|stand|store|place|lay|sit|soak|take)(?: out)? ((?:(?!\b(?:on|in|at|by|near|out|to|for|until)\b)[\w' -]){3,40})/;

/** Whether what stands at the place that was found spoils there. */
export function isAboutPerishable(scan: RecipeScan, spoken: Sentence, place: string): boolean {
  const plain = spoken.plain.replace(WHY_NOT_COLD, ' ');
  if (/\bripe/.test(plain)) return false;
  // "Let the buns rise on the counter, bake them and fry the patties": the part that stands is what counts.
  const part = plain.split(/[,;]|\bthen\b/).find((each) => each.includes(place)) ?? '';
  const before = part.slice(0, part.indexOf(place));
  if (DRY_PART.test(part)) return false;
  const object = OBJECT.exec(before)?.[1] ?? '';
  // "Toss the cabbage with salt and leave it on the side"
  if (DRAWS.test(part) && IT.test(part) && namesOtherFoods(scan, before.replace(IT_ALL, ' '))) return false;
  const meant = IF_IT_IS.exec(plain)?.[1];
  if (meant !== undefined && namesOtherFoods(scan, meant)) return false;
  // "Put the lemons on the windowsill"
  if (object !== '' && !IT.test(object) && namesOtherFoods(scan, object)) return false;
  // What a later clause speaks of does not stand there: "cool in the oven for 3 hours, then top with cream".
  const upTo = plain.slice(0, plain.indexOf(part) + part.length);
  // "Make the batter and let it rest until the beef comes out"
  if (RISES.test(before) && !namesPerishable(before)) return false;
  const isSame = IT.test(namesKeeper(before) ? before : part) && namesPerishable(upTo);
  if (namesKeeper(part) && !namesPerishable(part) && !isSame) return false;
  if (SHELL_EGGS.test(plain) && !namesPerishable(plain.replace(/\beggs?\b/g, ' '))) return false;
  if (namesPerishable(upTo))
    return !/\b(?:soak(?! up)|dough|batter for bread|starter|levain|poolish)\b/.test(plain);
  if (namesKeeper(plain) || isKeeperDish(scan) || namesOtherFoods(scan, upTo)) return false;
  return spoilsInTheWarm(scan);
}
