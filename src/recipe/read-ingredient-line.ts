// One line of a recipe's ingredient list -> what it is. The reading of the food itself belongs to food.

import { findFood } from '../food/foods.ts';
import { clipText, INGREDIENT_LENGTH } from '../food/normalise-text.ts';
import { prepare } from '../food/prepare-pattern.ts';
import type { IngredientReading } from '../food/read-ingredient.ts';
import { splitIngredients } from '../food/split-ingredients.ts';
import { type Language, rewriteForeignWords } from './foreign-words.ts';
import { readIngredientOnce } from './read-ingredient-once.ts';
import { dropStop, stripEmphasis } from './read-line.ts';
import { readNumber } from './read-number.ts';
import type { IngredientOrigin, RecipeIngredient } from './recipe.ts';
import { createWordPattern } from './word-pattern.ts';

const NOTHING =
  /^(?:nothing(?: (?:else|to buy|needed|more))?|none(?: needed)?|n\/a|-+|nichts|rien|nada|niente|niets|nic)[.!]?$/i;
const GROUP = /^(?:for|to make|optional(?:ly)?|für|pour|para|per)\b[^0-9]{0,60}:?$/i;
const PARENTHESES = /\s*[([]([^()[\]]{0,200})[)\]]/g;
const NAME_FIRST = /^(\p{L}[^:0-9]{1,50}?)\s*(?::|\s[–—-])\s+((?:about |approx\.? )?[\d½¼¾⅓⅔⅛].{0,60})$/u;
const LEADING_WORDS = /^(?:about|approximately|approx\.?|around|roughly|optional:?|plus|up to)\s+/i;
const TRAILING_WORDS = createWordPattern(
  String.raw`\s*(?:,?\s+`,
  String.raw`to taste, as needed, to serve, for (?:serving|frying|the dish|garnish|dusting|greasing|drizzling|cooking), optional, divided, plus extra\b.{0,60}, plus more\b.{0,60}, at room temperature`,
  String.raw`\.?)+$`,
);
const AMOUNT = /^(?:about |approx\.? |~)?(?:\d|[½¼¾⅓⅔⅛])/;

// What no name of a food holds: the part that is used, and how warm, big or free of something it is.
const PART_BEHIND = createWordPattern(
  String.raw`\s`,
  'needles, leaves, fronds, tips, threads, blend, florets, pieces, chunks, shoulder, flesh, pulp, pur[eé]e, segments, shavings, kernels, tops, breasts?, legs?, saddles?, haunch, loins?, kebabs?, skewers?, burgers?, patt(?:y|ies), meatballs?, fillets?, steaks?, goujons?, medallions?, escalopes?',
  '$',
);
const STATE_AHEAD = createWordPattern(
  String.raw`^([\d½¼¾⅓⅔⅛][\d½¼¾⅓⅔⅛.,/]*\s*(?:(?:kg|g|ml|l|tsp|tbsp|cups?|oz|lbs?|litres?|liters?)\s+)?)(?:(?:lump|knob|piece|chunk|block|hunk)s?\s+of\s+|`,
  String.raw`\w+-sized, lukewarm, tepid, hand-hot, warmish, diced, [a-z]+-free, shop-bought, store-bought, ready-made, mixed, crumbled, food-grade`,
  String.raw`\s+){1,3}`,
);
const COUNTED = /^(?:about |approx\.? |~)?(\d+(?:[.,/]\d+)?(?:\s+\d\/\d)?|\d*\s?[½¼¾⅓⅔⅛])\s*(?=\p{L}|["“(])/u;

// "4 sprigs of thyme", "1 packet filo pastry": counted in what is no unit of ours, a line has its count all the same.
function readAmountAhead(
  text: string,
  { food, name, quantity, quantityMax, unit }: IngredientReading,
  readFood: ReadLineFood,
): Pick<RecipeIngredient, 'quantity' | 'quantityMax' | 'unit'> {
  const max = quantityMax === undefined ? {} : { quantityMax };
  if (quantity !== undefined || food === null)
    return { quantity: quantity ?? null, ...max, unit: unit ?? null };
  const count = prepare(COUNTED).exec(text);
  if (count === null) return { quantity: null, unit: unit ?? null };
  // "2 tbsp tamari labelled gluten-free": too much stands behind the name.
  const plain = readFood(
    `${count[0]}${/^\p{L}+/u.exec(text.slice(count[0].length))?.[0] ?? ''} ${findFood(food)?.name ?? name}`,
  );
  if (plain.food === food && plain.quantity !== undefined)
    return { quantity: plain.quantity, unit: plain.unit ?? null };
  return { quantity: readNumber(count[1] ?? ''), unit: unit ?? null };
}

const PEPPER =
  /^(?:freshly )?(?:cracked |ground |milled )*pepper(?:,? (?:to taste|as needed|to season|to serve|to finish))?$/i;

/** Reads the food of one line: `readLineFood`, or one that remembers its lines. */
export type ReadLineFood = (line: string) => IngredientReading;

/** Whether a line of the list is no ingredient: "nothing", "For the sauce:". */
export function isListWord(text: string): boolean {
  const plain = text.trim();
  return (
    plain === '' ||
    prepare(NOTHING).test(plain) ||
    prepare(GROUP).test(plain) ||
    /^[^0-9:]{1,50}:$/.test(plain)
  );
}

// "Tomatoes: 4, roughly chopped" is "4 Tomatoes, roughly chopped".
function putAmountFirst(name: string, behind: string): string {
  const [amount = '', ...cut] = behind.split(/,(?!\d)/);
  return [`${amount} ${name}`, ...cut].join(',');
}

// What follows a comma or a dash is how it is cut; what stands in brackets is a remark, or the amount.
function writeCandidates(whole: string): readonly string[] {
  // "1 cup + 2 tbsp milk" is said as "plus".
  const text = whole.replace(/\s\+\s(?=[\d½¼¾⅓⅔⅛]|extra|more|a )/g, ' plus ');
  const remarks = [...text.matchAll(PARENTHESES)].map((match) => (match[1] ?? '').trim());
  const bare = text
    .replace(prepare(PARENTHESES), '')
    .replace(prepare(LEADING_WORDS), '')
    .replace(prepare(TRAILING_WORDS), '')
    .trim();
  const nameFirst = prepare(NAME_FIRST).exec(bare);
  const ordered = nameFirst === null ? bare : putAmountFirst(nameFirst[1] ?? '', nameFirst[2] ?? '');
  const head = (
    /^.*?(?=(?<!-free),(?!\d)|\s[–—-]\s|;|\s(?:or|e\.?g\.?|such as|for example|ideally|preferably)\s)/i.exec(
      ordered,
    )?.[0] ?? ordered
  ).trim();
  const tail = ordered.slice(head.length).replace(/^[\s,;–—-]+/, '');
  const amount = remarks.find((remark) => prepare(AMOUNT).test(remark));
  const candidates = [
    head,
    ordered,
    head.replace(prepare(PART_BEHIND), '').replace(prepare(STATE_AHEAD), '$1'),
  ];
  if (!prepare(AMOUNT).test(head) && prepare(AMOUNT).test(tail)) candidates.unshift(`${tail} ${head}`);
  else if (!prepare(AMOUNT).test(head) && amount !== undefined) candidates.unshift(`${amount} ${head}`);
  // "Red kidney beans, dried" are another food than the tinned ones.
  if (/^dr(?:ied|y)\b/i.test(tail)) candidates.unshift(ordered);
  return [...new Set(candidates.filter((candidate) => candidate !== ''))];
}

/** The first candidate that names a known food, else the first of all. */
function readBest(text: string): IngredientReading {
  let first: IngredientReading | undefined;
  for (const candidate of writeCandidates(text)) {
    const reading = readIngredientOnce(clipText(candidate, INGREDIENT_LENGTH));
    if (reading.food !== null) return reading;
    first ??= reading;
  }
  return first ?? readIngredientOnce('');
}

/** The ingredient on one line of a list, without its bullet; null where the line is none. */
export function readIngredientLine(
  line: string,
  from: IngredientOrigin,
  readFood: ReadLineFood = readLineFood,
  language: Language | null = null,
): RecipeIngredient | null {
  const text = stripEmphasis(line);
  if (isListWord(text)) return null;
  const reading = readFood(rewriteForeignWords(text, language));
  return {
    text,
    // Alone and without an amount, pepper is the spice.
    food: prepare(PEPPER).test(text) ? 'black-pepper' : reading.food,
    ...readAmountAhead(text, reading, readFood),
    from,
  };
}

/**
 * The ingredients of one line of a list: one as a rule. A line that is unknown as a whole and whose parts are all
 * known is several: "Salt and black pepper, to taste".
 */
export function readIngredientLines(
  line: string,
  from: IngredientOrigin,
  readFood: ReadLineFood = readLineFood,
  language: Language | null = null,
): readonly RecipeIngredient[] {
  const ingredient = readIngredientLine(line, from, readFood, language);
  if (ingredient === null) return [];
  const plain = ingredient.text.replace(prepare(PARENTHESES), '');
  const trailing = prepare(TRAILING_WORDS).exec(plain)?.[0] ?? '';
  const bare = plain.slice(0, plain.length - trailing.length);
  // "1 leek, sliced and washed": behind a comma stands how it is cut.
  const foods = /^[^,]*(?:, ?[\d½¼¾⅓⅔⅛][^,]*)*/.exec(bare)?.[0] ?? bare;
  if (!/\s(?:and|&)\s/i.test(foods) && !/^salt, /i.test(bare)) return [ingredient];
  const parts = readIngredientList(bare, from, readFood, language).map((part) => ({
    ...part,
    // Beside salt, pepper is the spice.
    food: /^pepper$/i.test(part.text) && /^salt\b/i.test(bare) ? 'black-pepper' : part.food,
    text: `${part.text}${trailing}`,
  }));
  if (parts.length < 2 || parts.some((part) => part.food === null)) return [ingredient];
  // Known as a whole, a line is one food, unless that is only the first of the two.
  const isFirst = parts[0]?.food === ingredient.food && parts[1]?.food !== ingredient.food;
  return ingredient.food === null || isFirst ? parts : [ingredient];
}

/** The ingredients of a list on one line: "2 eggs, 200 g rice and salt". */
export function readIngredientList(
  line: string,
  from: IngredientOrigin,
  readFood: ReadLineFood = readLineFood,
  language: Language | null = null,
): readonly RecipeIngredient[] {
  return splitIngredients(dropStop(stripEmphasis(line)))
    .map((part) => readIngredientLine(part, from, readFood, language))
    .filter((ingredient) => ingredient !== null);
}

/** The reading of a line's food: "3 leeks (400 g), halved" is read as "3 leeks". */
export function readLineFood(line: string): IngredientReading {
  return readBest(stripEmphasis(line));
}
