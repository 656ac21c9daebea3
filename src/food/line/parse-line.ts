// Takes one folded line apart: age, amount, name and states. What the parts mean is for read-ingredient.ts to say.

import { FOODS, type Food } from '../foods.ts';
import { foldText, readKeys } from '../normalise-text.ts';
import { prepare } from '../prepare-pattern.ts';
import { turnFreeOf } from '../read-avoidance.ts';
import { OF_A_BIRD, readCountBehind } from './amount/read-count-behind.ts';
import { type QuantityRead, readQuantity } from './amount/read-quantity.ts';
import { clearLine } from './clean/clear-line.ts';
import { nameWhatIsMade } from './clean/makers-of-one-thing.ts';
import { writeOutSlashes } from './clean/receipt-words.ts';
import { STORES, takeOutLabels } from './clean/take-out-labels.ts';
import { takeOutOfTalk } from './clean/take-out-of-talk.ts';
import { writeOutDots } from './clean/write-out-dots.ts';
import { writeHomeCanned } from './judge/home-canned.ts';
import { type FoundFood, findFoodName, findWholeName } from './name/find-food-name.ts';
import { COLOURS, NOISE, PARTS, TAILS } from './name/plain-words.ts';
import { preferGround, preferWhole } from './name/prefer-by-amount.ts';
import { findEither, isSaltAndPepper, joinAlternative } from './name/two-names.ts';
import { preferMinced } from './state/prefer-minced.ts';
import { type AgeRead, readAge } from './state/read-age.ts';
import { isMadeDish, nameMeatOfCarcass, wasCookedBefore, wasServed } from './state/read-cooked-before.ts';
import { preferDried } from './state/read-dried.ts';
import { preferJarred, preferPouched } from './state/read-kept.ts';
import { type FoodState, readStates } from './state/read-states.ts';
import { nameExactly } from './tail/read-bracket.ts';

export interface ParsedLine {
  /** The folded words without the amount. */
  readonly words: readonly string[];
  readonly amount: QuantityRead;
  readonly found: FoundFood | undefined;
  readonly states: readonly FoodState[];
  readonly age: AgeRead;
  /** Two foods that are always said together; the first is found. */
  readonly pair?: true;
}

const OPENING =
  /^(?:(?:i|we)(?:'m| am)?\s+(?:(?:pretty|fairly)\s+)?(?:think|reckon|believe|guess|sure)\s+(?:that\s+)?)?(?:(?:(?:i|we)(?:'ve)?\s+)?(?:(?:also|still|always|usually|normally|only|just|probably)\s+)?(?:(?:should|might|may|must)\s+)?(?:have|had|got)(?:\s+got)?|(?:there\s+)?(?:should|might|may|must|could|ought to)\s+be|there(?:'?s| is| are)(?:\s+(?:also|still|always|probably))?)\s+/u;

// Germanic languages and Finnish write the clove and its garlic as one word.
const GLUED_CLOVES =
  /(knoblauch|vitlok|hvidlog|hvitlok|valkosipuli)(?:s|n)?(?:zehen?|klyft(?:a|or)|fedd?|kyn(?:si|tta))(?!\p{L})/u;

// Without its accents French dough is a spread of liver, and a noodle of Vietnam a roll.
const PATE = /^(?:(?:la|une|de la)\s+)?pâte$/iu;
const BUN = /(?<!\p{L})bún(?:\s+(?:khô|tươi|gạo))?(?!\p{L}|\s+(?:bò|chả|riêu|đậu|thịt|cá|mắm|ốc|giò))/iu;
// "Boiled and riced" is what is still to be done.
const TO_BE_DONE =
  /(?<!\p{L})(?:boiled|steamed|baked|cooked)\s+(?:until\s+.*|and\s+(?:then\s+)?(?:riced|mashed|pureed|crushed))/gu;

/** Takes a folded line (see foldText) apart; `typed` is the line before it was folded, whose capitals tell a till's. */
export function parseLine(folded: string, typed = folded): ParsedLine {
  const accented = typed.normalize('NFC').trim();
  const line = PATE.test(accented)
    ? 'pastry'
    : BUN.test(accented)
      ? foldText(accented.replace(BUN, 'rice vermicelli'))
      : nameMeatOfCarcass(turnFreeOf(writeHomeCanned(folded)));
  const till = /\p{Lu}{2}/u.test(typed) && !/\p{Ll}/u.test(typed);
  const age = readAge(
    line
      .replace(prepare(OPENING), '')
      .replace(prepare(GLUED_CLOVES), (_, garlic: string) => `zehen ${garlic}`),
  );
  const old: readonly FoodState[] = age.leftOut || age.days !== undefined ? ['leftover'] : [];
  const amount = nameSpice(readQuantity(age.rest));
  const first = parseAged(amount, old, age, till);
  const parsed = parseCountBehind(first, old, age, till) ?? parseRashers(first, old, age, till) ?? first;
  // A whole name comes first: "five spice" and "7up" begin with numbers that count nothing.
  const keys = readKeys(age.rest);
  const whole = old.length === 0 ? findWholeName(keys) : undefined;
  if (whole === undefined && parsed.found === undefined && !till) return parseTalk(line, typed) ?? parsed;
  if (whole === undefined && !till && isMisheard(parsed, line)) {
    const spoken = parseTalk(line, typed);
    if (spoken?.found !== undefined && spoken.found.id !== parsed.found?.id) return spoken;
  }
  if (whole === undefined || whole.id === parsed.found?.id) return parsed;
  const uncounted: QuantityRead = { tinned: false, article: false, rest: age.rest, aside: '' };
  return { words: keys, amount: uncounted, found: whole, states: whole.states, age };
}

// "The neighbour dropped off some rhubarb" is no tea, and "my wife bought plums" no white wine: where somebody speaks, a
// food that no state made and that takes a correction or a foreign word gives way to the one that is named.
function isMisheard({ found, states }: ParsedLine, line: string): boolean {
  return (
    found !== undefined && states.length === 0 && found.states.length === 0 && prepare(SPOKEN).test(line)
  );
}
const SPOKEN =
  /(?<!\p{L})(?:i|we|he|she|they|my|our|turns out|(?:i|we|he|she|they)'\p{L}+|(?:the )?(?:neighbour|neighbor|wife|husband|flatmate|housemate|kids|mum|mom|dad)s?)(?!\p{L})/u;

// When nothing else reads, what a label says ("needs using: cream") and plain talk around the one food are taken off.
function parseTalk(line: string, typed: string): ParsedLine | undefined {
  const part = LABEL.exec(line)?.[1] ?? takeOutOfTalk(line);
  if (part === undefined || part.length >= line.length) return undefined;
  const parsed = parseLine(part, typed);
  return parsed.found === undefined ? undefined : parsed;
}
const LABEL = /^(?=[^:]*\s)[\p{L}' ]{3,30}:\s+(.+)$/u;

// "Butter beans two tins": what the line's start and end do not tell stands behind the name.
function parseCountBehind(
  { amount, found }: ParsedLine,
  old: readonly FoodState[],
  age: AgeRead,
  till: boolean,
): ParsedLine | undefined {
  if (found !== undefined && amount.quantity !== undefined && !amount.article) return undefined;
  const count = readCountBehind(amount.article ? clearLine(age.rest) : amount.rest);
  if (count === undefined) return undefined;
  const { name, quantity, unit, tinned, piece, said } = count;
  const state = readStates(said).states.length === 0 ? '' : said.join(' ');
  // "4 onions one soft" are four.
  const isTold = amount.quantity !== undefined && !amount.article;
  const counted: QuantityRead = {
    ...(isTold
      ? amount
      : quantity === undefined
        ? {}
        : { quantity, unit: amount.tinned ? (unit ?? 'tin') : unit }),
    tinned: tinned || amount.tinned,
    article: false,
    // "Bananas 2 very ripe": what is said behind the number is said of them.
    // "Chicken 4 legs": the piece may be a part of the name.
    rest: OF_A_BIRD.test(piece) || namesPiece(`${name} ${piece}`) ? `${name} ${piece}` : name,
    aside: `${amount.aside} ${state}`.trim(),
  };
  const parsed = parseAged(counted, old, age, till);
  if (parsed.found === undefined) return undefined;
  if (count.pieces !== true || comesInPieces(FOODS[parsed.found.id])) return parsed;
  const { tinned: inTin, article, rest, aside } = counted;
  return { ...parsed, amount: { tinned: inTin, article, rest, aside } };
}

function namesPiece(text: string): boolean {
  const keys = readKeys(text);
  const quiet = keys.filter((word) => !NOISE.has(word));
  return findWholeName(keys) !== undefined || (quiet.length > 1 && findWholeName(quiet) !== undefined);
}

function comesInPieces({ noun, piece, gramsEach }: Food): boolean {
  return noun === 'count' || piece !== undefined || gramsEach !== undefined;
}

// "Smoked rashers 8": rashers by themselves are the food, not how it is cut.
function parseRashers(
  { amount, found }: ParsedLine,
  old: readonly FoodState[],
  age: AgeRead,
  till: boolean,
): ParsedLine | undefined {
  if (found !== undefined || amount.unit !== 'slice' || !/(?<!\p{L})rashers?(?!\p{L})/u.test(age.rest)) {
    return undefined;
  }
  for (const rest of [`${amount.rest} rashers`, `rashers ${amount.rest}`]) {
    const parsed = parseAged({ ...amount, rest: rest.trim() }, old, age, till);
    if (parsed.found !== undefined) return parsed;
  }
  return undefined;
}

// "5 cloves" alone are the spice: there is nothing else they could be cloves of.
function nameSpice(amount: QuantityRead): QuantityRead {
  return amount.rest === '' && amount.unit === 'clove' ? { ...amount, unit: null, rest: 'cloves' } : amount;
}

// Only of dry food does an age tell that it was cooked: rice of five days ago was, eggs of last month were not.
function parseAged(amount: QuantityRead, old: readonly FoodState[], age: AgeRead, till: boolean): ParsedLine {
  if (old.length === 0) return parseName(amount, old, age, till);
  const plain = parseName(amount, [], age, till);
  const isDry =
    plain.found === undefined || (FOODS[plain.found.id].form === 'dry' && (age.days ?? 0) <= DRY_DAYS);
  const isLastMeal = age.days === 1 && !age.leftOut;
  return isDry || isLastMeal || FOODS[plain.found.id].roles.includes('bread')
    ? parseName(amount, old, age, till)
    : plain;
}

// "Pasta from last year" was never cooked.
const DRY_DAYS = 31;

function parseName(amount: QuantityRead, old: readonly FoodState[], age: AgeRead, till: boolean): ParsedLine {
  const { head, tail } = cutAtComma(
    takeOutLabels(writeOutSlashes(nameWhatIsMade(writeOutDots(amount.rest.replace(prepare(STORES), ''))))),
  );
  const words = readKeys(head);
  const told: readonly FoodState[] = [
    ...old,
    ...(amount.tinned ? (['tinned'] as const) : []),
    ...readStates(readKeys(amount.aside)).states,
    ...readStates(tail).states.filter(
      (state) => state !== 'dried' || !(amount.tinned || tail.includes('patted')),
    ),
  ];
  const counted = amount.quantity !== undefined && amount.unit === null && !amount.article;
  const hints = { states: told, counted, till };
  // "tomatoes, cherry" is a list's way of saying cherry tomatoes.
  const joined = joinAlternative(words);
  // "Onions (red)" says it in brackets.
  const behind = tail.length === 0 ? readKeys(amount.aside) : tail;
  const turned =
    joined ??
    (behind.length === 0 || behind.length > 2 ? undefined : turnTail(words, behind)) ??
    nameExactly(words, readKeys(amount.aside));
  const pair = isSaltAndPepper(words);
  // "dangmyeon (sweet potato noodles)": the bracket may know what the line does not.
  const found = pair
    ? findWholeName(['salt'])
    : preferDried(
        preferPouched(
          preferMinced(
            preferWhole(
              preferJarred(
                preferGround(
                  turned ?? findFoodName(words, hints) ?? readAside(amount.aside) ?? findEither(words, hints),
                  amount,
                ),
                age.rest,
              ),
              words,
              amount,
              age.rest,
            ),
            age.rest,
          ),
          age.rest,
        ),
        amount.tinned ? '' : `${amount.rest} ${amount.aside}`,
        (other) => findFoodName(other, hints),
      );
  if (
    found !== undefined &&
    wasCookedBefore(`${amount.rest} ${amount.aside}`, FOODS[found.id], [...told, ...found.states])
  )
    return parseName(amount, [...old, 'leftover'], age, till);
  if (found !== undefined && !old.includes('leftover') && wasServed(age.rest, FOODS[found.id])) {
    const served = parseName(amount, [...old, 'leftover'], age, till);
    if (served.found !== undefined && isMadeDish(age.rest, FOODS[served.found.id])) return served;
  }
  return {
    words,
    amount,
    found,
    states: found?.states ?? [...told, ...readStates(words).states],
    age,
    ...(pair ? { pair } : {}),
  };
}

// "wine dregs, red" is red wine: what is said of the name gives way to the colour.
function turnTail(words: readonly string[], tail: readonly string[]): FoundFood | undefined {
  const plain = words.filter((word) => !NOISE.has(word) && !TAILS.has(word));
  const behind = [tail, tail.toReversed()];
  return [words, ...(plain.length === 0 ? [] : [plain])]
    .flatMap((name) => behind.map((said) => findWholeName([...said, ...name])))
    .find((whole) => whole !== undefined);
}

// A bracket tells in other words what stands before it: all of it must be a name.
function readAside(aside: string): FoundFood | undefined {
  const words = readKeys(aside);
  const found = findWholeName(words) ?? findFoodName(words, { states: [], counted: false });
  return found?.variety.every((word) => COLOURS.has(word)) === true ? found : undefined;
}

/** What stands before the first comma, and the words behind it: "onions, peeled and sliced". */
function cutAtComma(rest: string): { readonly head: string; readonly tail: readonly string[] } {
  const comma = /,|\s-\s/u.exec(rest);
  if (comma === null) return { head: rest, tail: [] };
  const head = rest.slice(0, comma.index);
  const behind = rest.slice(comma.index + comma[0].length);
  // "boneless, skinless chicken breasts": what stands before the comma names nothing yet.
  const keys = readKeys(head);
  if (
    findWholeName(keys) === undefined &&
    readStates(keys).words.every((word) => NOISE.has(word) || PARTS.has(word))
  ) {
    return cutAtComma(`${head} ${behind}`.trim());
  }
  return { head, tail: readKeys(behind.replace(prepare(TO_BE_DONE), ' ')) };
}
