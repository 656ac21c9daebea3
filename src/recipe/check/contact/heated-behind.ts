// Whether what a clause names is heated in it or in one behind it: what raw meat has touched is then cooked with it.

import type { Sentence } from '../scan-recipe.ts';
import { MEAT, OFTEN_COOKED } from '../undercooked/raw-meat-words.ts';
import type { Clause } from './contact-clauses.ts';

const NOT_HEATING =
  /\b(?:(?:no need to|without|don't|do not|never|needn't|not) (?:\w+ )?(?:cook|boil|heat|simmer|reduc)\w*|(?:while|whilst|as|when|once) (?:it|they|the \w+)(?:'s|'re)?(?: is| are)? (?:on|in|under|over) the \w+|(?:while|whilst|as|when|once|after|before|until) (?:it|they|the (?:\w+ )?\w+|that|these|this|\w+)(?:'s|'re)? (?:is |are )?\w+|pre-?heat|heat (?:the |your |a |an )?(?:oven|grill|barbecue|broiler|oil|pan|wok)|(?:frying|roasting|baking|grill|oven|griddle|stock|boiling|cooking|roast|bake) (?:(?:pan|tin|tray|sheet)s?|rack|dish|water|juices|paper|powder|proof)|brown (?:rice|sugar|bread|sauce)|smoked|(?:off|from) the (?:heat|hob|stove)|cooked|grilled|fried|roasted|baked|barbecued|toasted|hot|reheat\w*)\b/g;
const HEATS =
  /\b(?:cook|fry|fries|frying|bak(?:e|es|ing)|roast|grill|broil|simmer|boil|poach|brais|stew(?:s|ing)?\b|saut|sear|brown|steam|barbecu|bbq|griddl|air-fry|microwav|stir-fr|smoke|smoking|char\b|sizzl|bubbl|soften|sweat|caramelis|warm through|heat through|heat|melt|scrambl|omelette|scald|reduc|thicken)\w*|\bin(?:to)? the (?:hot )?oven\b/;
const INTO_PAN =
  /\b(?:to|into|in|round|around|with) (?:the |a |your |an )?(?:\w+ ){0,2}?(?:pan|pot|wok|skillet|casserole|oven|saucepan|stockpot|tagine|slow cooker|soup|stew|curry|broth|ragu|roasting tin|stir-fry)\b/;
const FOR_COOKING =
  /\bfor (?:the|your) sauce\b|\bfor (?:the |a |your )?(?:\w+ )?(?:soup|stew|curry|stir-?fry|pan|pot|roast|braise|broth|casserole|ragu|gravy|filling|base)\b/;
const EVERYTHING =
  /\b(?:everything|the lot|all (?:of )?(?:the |it|together)|both|vegetables|veg|remaining ingredients|other ingredients|rest of the (?:ingredients|vegetables))\b/;
/** "Simmer for 20 minutes": all that is in the pan. */
const NAMES_NOTHING = /^(?:and |then |now )*(?:cover and )?\w+(?: \w+ly)?(?: (?:for|at|until|in)\b|,|$)/;
const SELDOM_RAW =
  /\b(?:(?:onion|shallot|carrot|pepper|courgette)s?|potato(?:es)?|mushrooms|broccoli|garlic|ginger|zucchini|spinach|kale|peas|beans|vegetables|veg)\b/;
const FOR_SALAD = /\b(?:salads?|scatter\w*|sprinkl\w+|slaw|raw|serv\w+|garnish\w*|dip|relish|salsa)\b/;
const IT = /\b(?:it|them|these)\b/;
const MEAT_WORD = new RegExp(String.raw`\b(?:${MEAT}|pieces|patties|strips|skewers)\b`);
const OF_NOTHING =
  /\b(?:rice|pasta|noodles|potatoes|spaghetti|(?:egg|pitta|flatbread|onion)s?|lentils|quinoa|couscous|rolls|tart|buns|bread|naan|tortillas|water|kettle|garlic|butter|milk|sauce|spices|seeds|nuts)\b/;
const MEANWHILE = /\b(?:next|meanwhile|while)\b/;
/** Clauses that are looked at behind one: a method has fewer. */
const REACH = 80;

/** Whether a clause heats anything. */
export function heats(plain: string): boolean {
  return HEATS.test(plain.replace(NOT_HEATING, ' '));
}

/** "Fry the strips", "bake for 25 minutes": the meat is heated, and not the rice beside it. */
/** Whether a clause heats anything. */
export function heatsMeat(plain: string, { plain: sentence }: Sentence): boolean {
  if (!heats(plain)) return false;
  if (MEAT_WORD.test(plain)) return true;
  return !OF_NOTHING.test(plain) && !(OFTEN_COOKED.test(plain) && !MEAT_WORD.test(sentence));
}

function stem(food: string): string {
  return food.replace(/^(?:a|the|cooked) /, '').replace(/(?:es|s)$/, '');
}

/** Whether a clause that cooks something cooks this food too; `away` is how many clauses lie between. */
function cooks(plain: string, food: string, start: Clause, away: number): boolean {
  if (!heats(plain) && !INTO_PAN.test(plain)) return false;
  if (plain.includes(stem(food))) return true;
  if (EVERYTHING.test(plain) && OFTEN_COOKED.test(food)) return true;
  if (NAMES_NOTHING.test(plain) && SELDOM_RAW.test(food) && !FOR_SALAD.test(start.plain)) return true;
  return away < 3 && IT.test(plain) && !MEAT_WORD.test(plain) && !MEAT_WORD.test(start.plain);
}

/** Whether this food is heated with the clause or behind it; null asks for the meat. */
export function isHeatedBehind(clauses: readonly Clause[], index: number, food: string | null): boolean {
  const start = clauses[index];
  if (start === undefined) return false;
  const { plain: own, sentence } = start;
  if (food !== null && ((heats(own) && !MEAT_WORD.test(own)) || FOR_COOKING.test(own))) return true;
  return clauses
    .slice(index + 1, index + 1 + REACH)
    .some(
      (clause, away) =>
        clause.sentence.place === sentence.place &&
        (food === null
          ? heatsMeat(clause.plain, clause.sentence) && !MEANWHILE.test(clause.plain)
          : cooks(clause.plain, food, start, away)),
    );
}
