// Whether what a clause names is heated in it or in one behind it: what raw meat has touched is then cooked with it.

import { prepare } from '../../../food/prepare-pattern.ts';
import type { Sentence } from '../scan-recipe.ts';
import { says } from '../stance/phrases.ts';
import { MEAT, OFTEN_COOKED } from '../undercooked/raw-meat-words.ts';
import type { Clause } from './contact-clauses.ts';

export const NOT_HEATING =
  /\b(?:(?:no need to|without|don't|do not|never|needn't|not) (?:\w+ )?(?:cook|boil|heat|simmer|reduc)\w*|(?:while|whilst|as|when|once) (?:it|they|the \w+)(?:'s|'re)?(?: is| are)? (?:on|in|under|over) the \w+|(?:while|whilst|as|when|once|after|before|until) (?:it|they|the (?:\w+ )?\w+|that|these|this|\w+)(?:'s|'re)? (?:is |are )?\w+|pre-?heat|heat (?:the |your |a |an )?(?:oven|grill|barbecue|broiler|oil|pan|wok)|(?:frying|roasting|baking|grill|oven|griddle|stock|boiling|cooking|roast|bake) (?:(?:pan|tin|tray|sheet)s?|rack|dish|water|juices|paper|powder|proof)|brown (?:rice|sugar|bread|sauce)|smoked|(?:off|from) the (?:heat|hob|stove)|cooked|grilled|fried|roasted|baked|barbecued|toasted|hot|reheat\w*)\b/g;
export const HEATS =
  /\b(?:cook|fry|fries|frying|bak(?:e|es|ing)|roast|grill|broil|simmer|boil|poach|brais|stew(?:s|ing)?\b|saut|sear|brown|steam|barbecu|bbq|griddl|air-fry|microwav|stir-fr|smoke|smoking|char\b|sizzl|bubbl|soften|sweat|caramelis|warm through|heat through|heat|melt|scrambl|omelette|scald|reduc|thicken)\w*|\bin(?:to)? the (?:hot )?oven\b/;
export const INTO_PAN =
  /\b(?:to|into|in|round|around|with) (?:the |a |your |an )?(?:\w+ ){0,2}?(?:pan|pot|wok|skillet|casserole|oven|saucepan|stockpot|tagine|slow cooker|soup|stew|curry|broth|ragu|roasting tin|stir-fry)\b/;
export const FOR_COOKING =
  /\bfor (?:the|your) sauce\b|\bfor (?:the |a |your )?(?:\w+ )?(?:soup|stew|curry|stir-?fry|pan|pot|roast|braise|broth|casserole|ragu|gravy|filling|base)\b/;
export const EVERYTHING =
  /\b(?:everything|the lot|all (?:of )?(?:the |it|together)|both|vegetables|veg|remaining ingredients|other ingredients|rest of the (?:ingredients|vegetables))\b/;
/** "Simmer for 20 minutes": all that is in the pan. */
export const NAMES_NOTHING =
  /^(?:and |then |now )*(?:cover and )?\w+(?: \w+ly)?(?: (?:for|at|until|in)\b|,|$)/;
export const SELDOM_RAW =
  /\b(?:(?:onion|shallot|carrot|pepper|courgette)s?|potato(?:es)?|mushrooms|broccoli|garlic|ginger|zucchini|spinach|kale|peas|beans|vegetables|veg)\b/;
export const FOR_SALAD = /\b(?:salads?|scatter\w*|sprinkl\w+|slaw|raw|serv\w+|garnish\w*|dip|relish|salsa)\b/;
export const IT = /\b(?:it|them|these)\b/;
const MEAT_WORD = new RegExp(String.raw`\b(?:${MEAT}|pieces|patties|strips|skewers)\b`);
export const OF_NOTHING =
  /\b(?:rice|pasta|noodles|potatoes|spaghetti|(?:egg|pitta|flatbread|onion)s?|lentils|quinoa|couscous|rolls|tart|buns|bread|naan|tortillas|water|kettle|garlic|butter|milk|sauce|spices|seeds|nuts)\b/;
export const MEANWHILE = /\b(?:next|meanwhile|while)\b/;
/** Clauses that are looked at behind one: a method has fewer. */
const REACH = 80;

/** Whether a clause heats anything. */
export function heats(plain: string): boolean {
  return says(plain.replace(prepare(NOT_HEATING), ' '), HEATS);
}

/** "Fry the strips", "bake for 25 minutes": the meat is heated, and not the rice beside it. */
/** Whether a clause heats anything. */
export function heatsMeat(plain: string, { plain: sentence }: Sentence): boolean {
  if (!heats(plain)) return false;
  if (says(plain, MEAT_WORD)) return true;
  return !says(plain, OF_NOTHING) && !(says(plain, OFTEN_COOKED) && !says(sentence, MEAT_WORD));
}

function stem(food: string): string {
  return food.replace(/^(?:a|the|cooked) /, '').replace(/(?:es|s)$/, '');
}

/** Whether a clause that cooks something cooks this food too; `away` is how many clauses lie between. */
function cooks(plain: string, food: string, start: Clause, away: number): boolean {
  if (!heats(plain) && !says(plain, INTO_PAN)) return false;
  if (plain.includes(stem(food))) return true;
  if (says(plain, EVERYTHING) && says(food, OFTEN_COOKED)) return true;
  if (says(plain, NAMES_NOTHING) && says(food, SELDOM_RAW) && !says(start.plain, FOR_SALAD)) return true;
  return away < 3 && says(plain, IT) && !says(plain, MEAT_WORD) && !says(start.plain, MEAT_WORD);
}

/** Whether this food is heated with the clause or behind it; null asks for the meat. */
export function isHeatedBehind(clauses: readonly Clause[], index: number, food: string | null): boolean {
  const start = clauses[index];
  if (start === undefined) return false;
  const { plain: own, sentence } = start;
  if (food !== null && ((heats(own) && !says(own, MEAT_WORD)) || says(own, FOR_COOKING))) return true;
  return clauses
    .slice(index + 1, index + 1 + REACH)
    .some(
      (clause, away) =>
        clause.sentence.place === sentence.place &&
        (food === null
          ? heatsMeat(clause.plain, clause.sentence) && !says(clause.plain, MEANWHILE)
          : cooks(clause.plain, food, start, away)),
    );
}
