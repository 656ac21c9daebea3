// The foods that a dish holds: those of its list, those that a step adds, and what a note tells to serve with it.
// What is only named (left out, offered instead, compared, allergens told) is none.

import { type Food, findFood } from '../../food/foods.ts';
import type { Claims } from '../claims.ts';
import type { FoodMention } from '../food-mentions.ts';
import { readMadeDishes } from '../lexicon/made-dishes.ts';
import { MODALS } from '../method/how-it-is-meant.ts';
import type { Method } from '../method/read-method.ts';
import type { Hit, Sentence } from '../method/sentence.ts';
import { remember } from '../remember.ts';

export interface DishFood {
  readonly food: Food;
  /** The line of the list, or the words of the step. */
  readonly text: string;
  readonly claims: Claims;
  /** "on the list", "in step 3", "in the notes". */
  readonly where: string;
  readonly step: number | null;
  readonly sentence: Sentence;
}

/** Sauces and pastes that a dish makes of its ingredients as often as it is given them. */
const MADE_HERE: ReadonlySet<string> = new Set(
  'paste table-sauce dip spread jar-sauce pastry stock bread'.split(' '),
);
const OWN_WORDS: ReadonlySet<string> = new Set(
  'the this that your our its remaining rest same finished'.split(' '),
);
/** Words that name a kind of which the list holds one: "the milk" of oat milk, "the sausages". */
const NOT_ADDED = ['if', 'instead', 'like', 'replace', 'skip', 'claim', 'elsewhere'] as const;

function wordBefore(sentence: Sentence, mention: FoodMention): string {
  const at = sentence.folded.words.findIndex(({ start }) => start === mention.at);
  return sentence.folded.words[at - 1]?.key ?? '';
}

/** "Egg-less pasta"; "check the bouillon for milk and nuts". */
function isWithout(sentence: Sentence, mention: FoodMention): boolean {
  const { words } = sentence.folded;
  const at = words.findIndex(({ start }) => start === mention.at);
  const keys = words.slice(0, at).map(({ key }) => key);
  const looked = keys.lastIndexOf('for');
  return (
    words[at + mention.keys.length]?.key === 'less' ||
    (looked > 0 && at - looked <= LOOKED_FOR && isLookedFor(sentence, keys.indexOf('check'), looked))
  );
}

/** "Check the seasoning, simmer for 2 minutes" looks for nothing. */
function isLookedFor({ folded: { text, words } }: Sentence, check: number, at: number): boolean {
  return check >= 0 && check < at && !text.slice(words[check]?.end, words[at]?.start).includes(',');
}

/** Words behind "check ... for". */
const LOOKED_FOR = 5;

function isDenied(sentence: Sentence, mention: FoodMention): boolean {
  if (mention.negated || mention.feigned || isWithout(sentence, mention)) return true;
  const at = sentence.folded.words.findIndex(({ start }) => start >= mention.at);
  return sentence.hits.some(
    ({ sense, from, to }) =>
      (sense === 'instead' || sense === 'skip' || sense === 'like') && to <= at && at - from < 6,
  );
}

function readListedFoods({ recipe, readings }: Method): readonly DishFood[] {
  return recipe.ingredients.flatMap(({ text, food: id }) => {
    const sentence = readings.lineSentence(text);
    const claims = readings.claims(text);
    const own = id === null ? undefined : findFood(id);
    const choice = sentence.folded.words.findIndex(({ key }) => key === 'or');
    const choiceAt = choice === -1 ? Number.POSITIVE_INFINITY : (sentence.folded.words[choice]?.start ?? 0);
    const named = sentence.foods
      .filter((one) => !isDenied(sentence, one) && !one.doubtful && one.at < choiceAt)
      .map(({ food }) => food);
    // A line that is known is its food; what stands in brackets or behind "with" comes with it.
    const rest =
      own === undefined ? named : named.filter((food) => food.id !== own.id && comesWith(sentence, food));
    return [...(own === undefined ? [] : [own]), ...rest, ...readMadeDishes(sentence)].map((food) => ({
      food,
      text,
      claims,
      where: 'on the list',
      step: null,
      sentence,
    }));
  });
}

const OF_LABELS: ReadonlySet<string> = new Set(['label', 'brand', 'packet']);
/** "Oil (some bottles can be soya)", "panko (check the label)": brackets that tell what a label may say. */
function isOfLabels(sentence: Sentence, { at }: FoodMention, bracket: number): boolean {
  if (bracket === -1) return false;
  return sentence.folded.words.some(
    ({ key, start }) => start > bracket && start < at && (MODALS.has(key) || OF_LABELS.has(key)),
  );
}

/** "Pork in breadcrumbs", "prawns with garlic butter", "pesto (cashews)": the food behind its first comma or joiner. */
function comesWith(sentence: Sentence, food: Food): boolean {
  const mention = sentence.foods.find((one) => one.food.id === food.id);
  if (mention === undefined) return false;
  const ahead = sentence.plain.slice(0, mention.at);
  if (isOfLabels(sentence, mention, ahead.lastIndexOf('('))) return false;
  return (
    ahead.includes('(') || [' with ', ' in ', ' topped ', ' stuffed '].some((word) => ahead.includes(word))
  );
}

/** Whether the list holds what a step may mean by these words: "the milk" of oat milk. */
function isListed({ keys, food }: FoodMention, method: Method, listedKeys: ReadonlySet<string>): boolean {
  return (
    keys.every((key) => listedKeys.has(key)) ||
    method.listed.some(
      ({ food: other }) =>
        other.id === food.id ||
        // Pasta is noodles to many.
        (food.category === 'noodle' && keys.length === 1 && other.category === 'pasta') ||
        (keys.length === 1 && (other.roles.some((role) => role === keys[0]) || other.category === keys[0])),
    )
  );
}

/** "Mushrooms or jerk chicken": one of two that a note offers. */
function isChoice(sentence: Sentence, mention: FoodMention): boolean {
  const at = sentence.folded.words.findIndex(({ start }) => start === mention.at);
  return sentence.folded.words.slice(Math.max(0, at - 3), at).some(({ key }) => key === 'or');
}

/** "A bowl that touched nuts", "wash what held the raw chicken": the food behind is none of the dish. */
export const TOUCHED: ReadonlySet<string> = new Set('touched touch held handled'.split(' '));

function isAdded(sentence: Sentence, mention: FoodMention): boolean {
  if (isDenied(sentence, mention) || mention.doubtful || sentence.tellsResult(mention.at)) return false;
  // "A bowl that was washed since it last touched nuts".
  if (TOUCHED.has(wordBefore(sentence, mention))) return false;
  if (sentence.place === 'notes' && isChoice(sentence, mention)) return false;
  if (sentence.asks('shape') !== undefined && mention.food.category === 'sausage') return false;
  return !(MADE_HERE.has(mention.food.category) && OWN_WORDS.has(wordBefore(sentence, mention)));
}

/** "3 tablespoons of tahini": what a note measures out goes in. */
function isMeasured(sentence: Sentence, mention: FoodMention): boolean {
  const at = sentence.folded.words.findIndex(({ start }) => start === mention.at);
  const own = sentence.clauseAt(mention.at);
  return sentence.hits.some(
    ({ sense, to, clause }) => sense === 'unitWord' && clause === own && to <= at && at - to < 4,
  );
}

/** "Serve with toast", "walnuts can be stirred in": what a note puts with the dish, not what it says of labels. */
function isServed(sentence: Sentence, mention: FoodMention): boolean {
  const at = sentence.wordAt(mention.at);
  const own = sentence.clauseAt(mention.at);
  if (sentence.hits.some(({ sense, clause }) => sense === 'caution' && clause === own)) return false;
  return sentence.hits.some(
    (hit) =>
      isServing(hit) &&
      (hit.to <= at
        ? sentence.opensClause(hit)
        : hit.clause === own && sentence.wordsAhead(hit).some((key) => MODALS.has(key))),
  );
}

const SERVES: ReadonlySet<string> = new Set(['add', 'serve', 'pour', 'coat', 'lay']);
const isServing = ({ sense, negated, supposed }: Hit): boolean => SERVES.has(sense) && !negated && !supposed;

function gatherDishFoods(method: Method): readonly DishFood[] {
  const { readings, recipe } = method;
  const listedKeys = new Set(recipe.ingredients.flatMap(({ text }) => [...readings.keys(text)]));
  // "Pastry, a brand made without egg" lists no egg.
  for (const { text } of recipe.ingredients)
    for (const { negated, keys } of readings.lineSentence(text).foods)
      if (negated) for (const key of keys) listedKeys.delete(key);
  const titleKeys = readings.keys(recipe.title ?? '');
  // "Pad Thai without peanuts" is no dish of peanuts.
  const titled = new Set(
    readings.lineSentence(recipe.title ?? '').foods.flatMap((one) => (one.negated ? [] : one.food.id)),
  );
  /** "Slide the tortilla back", a note on "raw kofta": the dish by its own name. */
  const isDish = (sentence: Sentence, mention: FoodMention) =>
    OWN_WORDS.has(wordBefore(sentence, mention))
      ? mention.keys.every((key) => titleKeys.has(key))
      : sentence.place === 'notes' && titled.has(mention.food.id);
  const told = method.notes.filter(({ isOrder, isQuestion }) => !isOrder && !isQuestion);
  const added = [...method.orders, ...told].flatMap((sentence): readonly DishFood[] => {
    if (sentence.isCaution || sentence.names(...NOT_ADDED)) return [];
    const isPut = (one: FoodMention) =>
      sentence.isOrder && (sentence.place === 'step' || isServed(sentence, one));
    const where = sentence.step === null ? 'in the notes' : `in step ${sentence.step}`;
    const mentions = sentence.foods.filter(
      (one) =>
        (isPut(one) || isMeasured(sentence, one)) &&
        isAdded(sentence, one) &&
        !isDish(sentence, one) &&
        !isListed(one, method, listedKeys),
    );
    if (mentions.length === 0) return [];
    const claims = readings.claims(sentence.text);
    return [
      ...mentions.map(({ food }) => food),
      ...(mentions.some(isPut) ? readMadeDishes(sentence) : []),
    ].map((food) => ({
      food,
      text: food.name,
      claims,
      where,
      step: sentence.step,
      sentence,
    }));
  });
  return [...readListedFoods(method), ...added];
}

/** Every food of the dish, the list first. */
export const findDishFoods = remember(gatherDishFoods);
