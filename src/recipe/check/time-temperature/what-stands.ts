// Of what food a sentence speaks that stands in the warm: what it names decides; where it names nothing that keeps or
// spoils, the dish does.

import { prepare } from '../../../food/prepare-pattern.ts';
import type { RecipeScan, Sentence } from '../scan-recipe.ts';
import { says } from '../stance/phrases.ts';
import { holdsCreamOrEgg, UNFILLED } from './cream-and-egg.ts';
import {
  isKeeperDish,
  namesKeeper,
  namesOtherFoods,
  namesPerishable,
  spoilsInTheWarm,
} from './perishable.ts';

/** "A cool bag makes the pastry soggy": the pastry is the reason and not what stands. */
export const WHY_NOT_COLD =
  /\b(?:the |a |an )?(?:fridge|cold|cool ?bag|cool ?box|cooler|chill(?:ing)?|ice)\b[^.;,]{0,20}\b(?:(?:make|turn|ruin|leave|spoil)s?|dries)\b[^.;,]*|\b(?:vinegar|acid|lemon|lime|salt|sugar|honey|spices?(?! (?:mix|blend|rub))|oil|butter|alcohol|soy(?: sauce)?)\b[^.;,]{0,30}\b(?:(?:mean|protect|keep|stop)s?|preserv\w+|do(?:es)? the)\b/g;
/** What is dry and stands beside any dish. */
export const DRY_PART =
  /^\W*(?:(?:the|your|any) )?(?:\w+ )?(?:spices?|spice mix|seasoning|herbs|dressing|vinaigrette|croutons|crumbs|flakes|nuts|seeds|topping|crackers|toasts)\b|^\W*the (?:\w+ )?rub\b/;
/** "If the avocados are hard, give them two days": what they are is said in front. */
export const IF_IT_IS =
  /^\W*(?:if|when|should) (?:the |your )?([\w ]{3,30}?) (?:is|are|(?:seem|feel|look)s?)\b/;

/** Eggs in their shells, which British cooks keep on the shelf. */
export const SHELL_EGGS =
  /^(?!.*\b(?:boil|hard|cook|poach|salad|mayo|devil|(?<!n't )crack|beat|peel|scrambl|scotch|whisk|separat|yolk|mix)).*\beggs?\b/;
export const IT =
  /\b(?:it|them|they|this|(?:the )?(?:whole|finished|filled|decorated|assembled) (?:cake|thing|\w+)|(?:the|your|each|every|that|same) (?:\w+ )?(?:dish|pot|pan|rest|lot|(?:bowl|jar|jug|tub|tin|bag|platter|tray|cup|packet|parcel|plate|flask)s?|mortar|(?:box|glass)(?:es)?|bottles?|remainder|leftovers|slices|pieces|strips|others))\b/;
export const RISES = /\b(?:batter|dough|pastry|starter|levain)\b/;
/** What is soaked in the dry, for hours and without harm. */
export const SOAKS_DRY =
  /\b(?:(?:bean|lentil|grain)s?|chickpeas|peas|pulses|nuts|cashews|almonds|rice|oats|barley|quinoa|seeds|raisins|sultanas|currants|prunes|figs|dates|apricots|fruit|dried|mushrooms|noodles|chill?i(?:es)?|chiles|skewers|tamarind|seaweed|gelatine?|soya|split|chia|potato(?:es)?|bulgur|wheat|corn)\b/;
/** A batter of eggs or milk that no yeast raises. */
export const EGG_OR_MILK = /\b(?:eggs?|milk|cream|yolks)\b(?![- ]free)/;
export const LEAVENED =
  /\b(?:yeast|sourdough|starter|levain|poolish|dosa|idli|injera|ferment\w*|buckwheat|urad)\b/;
/** What is stirred into raw meat and keeps without it. */
export const IN_MARINADE = /\b(?:yogh?urt|kefir|vinegar|honey|oil|salt|butter|cider|tea|spices?|rub)\b/g;
export const VESSELS = /\b(?:(?:pan|pot|bowl|jug|tub|bucket|tin)s?|dish)\b/g;
export const COLD_PLACE = /\b(?:skip|fridge|refrigerator|cool ?box)\b/g;
/** "Mix the sauce in the morning; it can stand on the counter" */
export const SAUCE_FIRST =
  /^\W*(?:mix|make|whisk|stir|blend|prepare) (?:together |up )?the (?:\w+ )?(?:sauce|glaze|dressing|paste|rub|spices)\b/;
/** A course and no sourdough. */
export const FIRST_COURSE =
  /(?<=\b(?:\w+day's|as a|for a|as the|for the|cold|tonight's|tomorrow's) )starters?\b/g;
const IT_ALL = new RegExp(IT.source, 'g');
/** Plants that stand in salt or sugar to give their juice, or in water when they are cut. */
export const DRAWS =
  /\b(?:salt(?:ed)?|sugar|vinegar|macerate|soak|steep|peel|slice|chop|dice|grate|shred|wash|scrub|trim)\b/;
/** "Next to the fruit bowl": what stands beside it keeps, and it does not. */
export const BESIDE =
  /\b(?:next to|beside|by|near|behind|with) (?:the |a |your |some )?(?:\w+ )?(?:fruit|bread|tea|coffee|biscuit|cookie|honey|jam|butter|oil|crackers|ketchup|spice|toast)\b/g;
/** Eggs that were boiled come out of their shells. */
export const PEELS = /\bpeel(?:ed)?\b[^.;]{0,30}\beggs\b|\beggs\b[\s\S]{0,200}\bpeel/;
/** What is put there, in front of the words for the place. */
export const OBJECT =
  /\b(?:leav(?:e|ing)|put|set|keep|let|stand|store|place|lay|sit|soak|take)(?: out)? ((?:(?!\b(?:on|in|at|by|near|out|to|for|until)\b)[\w' -]){3,40})/;

/** The clause that speaks of the place, and the words around it. */
interface Told {
  readonly plain: string;
  readonly part: string;
  /** In front of the place, in its clause. */
  readonly before: string;
  /** Up to the end of the clause: what a later one speaks of does not stand there. */
  readonly upTo: string;
  /** The clause without what it stands beside. */
  readonly own: string;
}

/** Whether what stands at the place that was found spoils there. */
export function isAboutPerishable(scan: RecipeScan, spoken: Sentence, place: string): boolean {
  const soaked = spoken.plain.replace(prepare(WHY_NOT_COLD), ' ').replace(prepare(FIRST_COURSE), 'course');
  const isDry = says(spoken.around, SOAKS_DRY) || scan.lines.some((line) => says(line.plain, SOAKS_DRY));
  const plain = isDry ? soaked : soaked.replace(/\bsoak(?=s|ed|ing|\b)/g, 'stand');
  if (/\bripe/.test(plain)) return false;
  if (isEggBatter(scan, plain)) return true;
  // "Let the buns rise on the counter, bake them and fry the patties": the part that stands is what counts.
  const part = plain.split(/[,;]|: |\bthen\b/).find((each) => each.includes(place)) ?? '';
  const told: Told = {
    plain,
    part,
    before: part.slice(0, part.indexOf(place)),
    upTo: plain.slice(0, plain.indexOf(part) + part.length),
    own: part.replace(prepare(BESIDE), ' '),
  };
  return !isOfOther(scan, told) && spoilsThere(scan, spoken, told);
}

/** Whether something else stands there, which keeps. */
function isOfOther(scan: RecipeScan, { plain, part, before, upTo }: Told): boolean {
  if (says(part, DRY_PART)) return true;
  // "Toss the cabbage with salt and leave it on the side"
  const earlier = upTo.slice(0, upTo.length - part.length) + before;
  const drawn = earlier.replace(prepare(IT_ALL), ' ').replace(prepare(VESSELS), ' ');
  if (says(earlier, DRAWS) && says(before, IT) && namesOtherFoods(scan, drawn)) return true;
  const meant = prepare(IF_IT_IS).exec(plain)?.[1];
  if (meant !== undefined && namesOtherFoods(scan, meant)) return true;
  // "Put the lemons on the windowsill"
  const object = prepare(OBJECT).exec(before)?.[1] ?? '';
  if (object !== '' && !says(object, IT) && namesOtherFoods(scan, object)) return true;
  // "Make the batter and let it rest until the beef comes out"
  if (says(before, RISES) && !namesPerishable(before)) return true;
  if (says(plain, SAUCE_FIRST) && !namesPerishable(upTo)) return true;
  return says(plain, UNFILLED) && !namesPerishable(part);
}

function spoilsThere(scan: RecipeScan, spoken: Sentence, told: Told): boolean {
  const { plain, part, before, upTo, own } = told;
  const isDish = says(own, IT) || !(namesKeeper(own) || namesOtherFoods(scan, own));
  if (isDish && holdsCreamOrEgg(scan, spoken, part)) return true;
  const isSame = says(namesKeeper(before) ? before : part, IT) && namesPerishable(upTo);
  if (namesKeeper(own) && !namesPerishable(part) && !isSame) return false;
  if (isOfShellEggs(scan, told)) return false;
  if (namesPerishable(upTo))
    return !/\b(?:soaks?(?! up)|dough|batter for bread|starter|levain|poolish)\b/.test(plain);
  if (standsWithMeat(scan, spoken, part)) return true;
  if (namesKeeper(plain.replace(prepare(BESIDE), ' ')) || isKeeperDish(scan)) return false;
  return !namesOtherFoods(scan, upTo.replace(prepare(COLD_PLACE), ' ')) && spoilsInTheWarm(scan);
}

function isOfShellEggs({ method }: RecipeScan, { plain, own }: Told): boolean {
  if (!says(plain, SHELL_EGGS) || (says(own, IT) && says(method, PEELS))) return false;
  return !namesPerishable(plain.replace(/\beggs?\b/g, ' '));
}

export const FOR_A_NIGHT =
  /\b(?:overnight|all (?:day|night)|(?:next|following) (?:day|morning)|tomorrow|days?|\w+day \w+ (?:to|till|until)|(?:from|on) (?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:1[0-9]|[68]|2\d) hours)\b/;

function isEggBatter({ lines, whole }: RecipeScan, plain: string): boolean {
  if (!/\bbatter\b/.test(plain) || !says(plain, FOR_A_NIGHT) || says(whole, LEAVENED)) return false;
  return (
    lines.some((line) => says(line.plain, EGG_OR_MILK)) && !lines.some((line) => says(line.plain, LEAVENED))
  );
}

/** "Slash the legs. Stir in the yoghurt and leave the bowl out": the bowl holds the meat that was named before. */
function standsWithMeat(scan: RecipeScan, { plain, around, step, place }: Sentence, part: string): boolean {
  if (place !== 'step' || !says(part, IT) || namesKeeper(plain.replace(prepare(IN_MARINADE), ' ')))
    return false;
  const before = around.slice(0, Math.max(0, around.indexOf(plain)));
  const last = scan.steps.filter((other) => other.step === (step ?? 0) - 1).map((other) => other.plain);
  return (
    says(`${last.join(' ')} ${before}`, RAW_MEAT) && !says(`${last.join(' ')} ${before} ${plain}`, COOKED)
  );
}
export const RAW_MEAT =
  /\b(?:chicken|thighs|drumsticks|wings|legs|breasts|turkey|duck|beef|pork|lamb|venison|mince|chops|ribs|(?:steak|prawn|shrimp)s?|fish|salmon|cod|meat)\b/;
export const COOKED =
  /\b(?:bak|roast|grill|fry|fries|fried|simmer|boil|cook|brais|steam|poach|stew|tofu|vegetable)\w*\b/;
