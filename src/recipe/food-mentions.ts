// Foods named in running text: whole words, the longest name first, "no butter" told from "butter".

import { FOOD_LIST, type Food } from '../food/foods.ts';
import { DOUBTFUL, FALSE_FRIENDS } from './food-mention-words.ts';
import {
  createPhraseIndex,
  type FoldedText,
  foldPlural,
  foldWords,
  type PhraseIndex,
} from './phrase-index.ts';

export interface FoodMention {
  readonly food: Food;
  /** Words of the text it is named in, as they are compared. */
  readonly keys: readonly string[];
  /** The same words as they stand in the (folded) text. */
  readonly text: string;
  /** Where they begin in the folded text. */
  readonly at: number;
  /** Said not to be used: "instead of butter", "without milk", "egg-free". */
  readonly negated: boolean;
  /** Called so and another thing: "coconut bacon", a "tuna" in quotation marks. */
  readonly feigned: boolean;
  /** The word is a verb or a thing as often as a food ("toast", "roll", "cream"): no ground for an alarm. */
  readonly doubtful: boolean;
}

// Names of foods in other languages, or of rare foods, that are plain words in a step: thé, pain, pan, sale, dab.
const PLAIN_WORDS: ReadonlySet<string> = new Set(
  'batch the many sale pain green bit bitter dab pan pane so baby gem le les por para col mais con heart loaf'
    .split(' ')
    .map(foldPlural)
    // Products whose names are an order or a thing in a step.
    .concat(['season all', 'silver spoon']),
);

// What has a name like a dish may be the dish that is being made.
const DISHES: ReadonlySet<string> = new Set([
  'ready-meal',
  'jar-sauce',
  'dessert',
  'breaded',
  'snack',
  'stock',
]);

const BEFORE: ReadonlySet<string> = new Set([
  'no',
  'not',
  'without',
  'never',
  'avoid',
  'omit',
  'skip',
  'instead',
  'replace',
  'replacing',
  'swap',
  'swapping',
  'dont',
  'cannot',
  'isnt',
  'rather',
  'vegan',
  'nor',
  'mock',
  'replacement',
  'lieu',
  'substitute',
  'substituting',
  // Without, and nor, in other languages.
  ...'sans senza ohne sin sem zonder bez ni kein keine geen utan uden'.split(' ').map(foldPlural),
]);
const BEHIND: ReadonlySet<string> = new Set(
  'free substitute alternative replacement flavoured flavored shaped vegetal vegetale vegano vegana vegane vegetarienne'.split(
    ' ',
  ),
);
// "Tofu bacon", "carrot lox": what stands before the meat says what it is made of.
const PLANT_BEFORE: ReadonlySet<string> = new Set(
  'tofu tempeh seitan jackfruit soya tvp quorn veggie vegetarian meatless meat-free meatfree plant facon faux imitation'
    .split(' ')
    .map(foldPlural),
);
const PLANT_BACON: ReadonlySet<string> = new Set(
  'coconut carrot mushroom aubergine eggplant shiitake beetroot walnut lentil rice paper cauliflower cashew almond'
    .split(' ')
    .map(foldPlural),
);
const CURED: ReadonlySet<string> = new Set(
  'bacon ham chorizo pastrami lox tuna mince sausage meatball burger patty jerky pepperoni steak lardon parmesan ricotta feta mozzarella cheese yoghurt yogurt'
    .split(' ')
    .map(foldPlural),
);
const ANIMALS: ReadonlySet<string> = new Set('meat poultry pork game fish shellfish milk egg'.split(' '));

/** Whether the words before and in a mention of meat call a plant by its name. */
function isPlantMeat(
  food: Food,
  before: FoldedText['words'][number] | undefined,
  gap: string,
  keys: readonly string[],
): boolean {
  if (before === undefined || /[^\s"'-]/.test(gap) || !food.origins.some((origin) => ANIMALS.has(origin)))
    return false;
  return PLANT_BEFORE.has(before.key) || (PLANT_BACON.has(before.key) && keys.some((key) => CURED.has(key)));
}

/** Whether the name alone stands in quotation marks. */
function isQuoted(text: string, start: number, end: number): boolean {
  const mark = text[start - 1];
  return (mark === '"' || mark === "'") && text[end] === mark && !/\w/.test(text[start - 2] ?? '');
}

const NEGATION_REACH = 4;

let index: PhraseIndex<Food | null> | undefined;

function* listPhrases(): Generator<readonly [string, Food | null]> {
  for (const food of FOOD_LIST) {
    yield [food.name, food];
    yield [food.plural, food];
  }
  for (const food of FOOD_LIST) {
    if (food.us !== undefined) yield [food.us, food];
    if (food.usPlural !== undefined) yield [food.usPlural, food];
    for (const name of food.names ?? []) yield [name, food];
  }
  for (const phrase of FALSE_FRIENDS) yield [phrase, null];
}

const ORDERS: ReadonlySet<string> = new Set(
  'add stir use top melt beat whisk pour drizzle sprinkle scatter spread fold toss mix brush dot serve finish spoon crumble grate put tip'
    .split(' ')
    .map(foldPlural),
);

// "Instead, add butter" has butter, "instead of butter" none; "replace the salt with butter" has it too.
function isDenial(denial: string, words: FoldedText['words'], next: number, from: number): boolean {
  if (denial === 'instead') return words[next]?.key === 'of';
  if (denial === 'rather') return words[next]?.key === 'than';
  if (!EXCHANGES.has(denial)) return true;
  return !words
    .slice(next, from)
    .some(({ key }) => key === 'with' || key === 'for' || key === 'in' || key === 'by');
}

// "Never skip the yoghurt", "no bowl is complete without sesame"
function isDeniedAgain(text: string, words: FoldedText['words'], place: number): boolean {
  const denial = words[place];
  const first = words[Math.max(0, place - (denial?.key === 'without' ? WITHOUT_REACH : 1))];
  if (denial === undefined || first === undefined || !DROPS.has(denial.key)) return false;
  return /\b(?:no(?! way)|not|n't|never|cannot|can't|don't|won't|nothing|nobody|hardly)\b[^.;:!?,]*$/.test(
    text.slice(first.start, denial.start),
  );
}
const DROPS: ReadonlySet<string> = new Set(['skip', 'omit', 'without']);
const WITHOUT_REACH = 5;

const EXCHANGES: ReadonlySet<string> = new Set(['replace', 'replacing', 'swap', 'swapping']);

function isNegated({ text, words }: FoldedText, from: number, to: number): boolean {
  const behind = words[to];
  if (behind !== undefined && BEHIND.has(behind.key)) return true;
  for (let place = from - 1; place >= Math.max(0, from - NEGATION_REACH); place -= 1) {
    const word = words[place];
    const next = words[place + 1];
    if (word === undefined || next === undefined) break;
    const gap = text.slice(word.end, next.start);
    if (/[.;:!?]/.test(gap)) break;
    // "Do not overmix, add butter": a new order is not denied.
    if (ORDERS.has(next.key) && (gap.includes(',') || word.key === 'and' || word.key === 'then')) break;
    if (BEFORE.has(word.key))
      return isDenial(word.key, words, place + 1, from) && !isDeniedAgain(text, words, place);
  }
  return false;
}

/** Every food that a text names, in order, each mention once. Linear in the text. */
export function findFoods(text: string, folded = foldWords(text)): readonly FoodMention[] {
  index ??= createPhraseIndex(listPhrases());
  const mentions: FoodMention[] = [];
  let deniedTo: number | null = null;
  for (const { value, from, to } of index.find(folded)) {
    if (value === null) continue;
    const words = folded.words.slice(from, to);
    const keys = words.map((word) => word.key);
    if (PLAIN_WORDS.has(keys.join(' '))) continue;
    const start = words[0]?.start ?? 0;
    // "Instead of pine nuts or cashews" denies both.
    const gap: string | null = deniedTo === null ? null : folded.text.slice(deniedTo, start);
    const joined: boolean = gap !== null && /^,?\s*n?or\s*$/.test(gap);
    const before = words[0] === undefined ? undefined : folded.words[from - 1];
    const end = words.at(-1)?.end ?? start;
    const feigned: boolean =
      isPlantMeat(value, before, folded.text.slice(before?.end ?? 0, start), keys) ||
      isQuoted(folded.text, start, end);
    const negated: boolean = joined || feigned || isNegated(folded, from, to);
    deniedTo = negated && !feigned ? end : null;
    mentions.push({
      food: value,
      keys,
      at: start,
      text: folded.text.slice(start, end),
      negated,
      feigned,
      doubtful: DISHES.has(value.category) || (keys.length === 1 && DOUBTFUL.has(keys[0] ?? '')),
    });
  }
  return mentions;
}
