// What stands behind the name of a food and is eaten with it: the garlic butter that prawns come in, the crumbs round a
// cutlet, the cashews with a chicken. It is read as foods of its own, so that who avoids milk is not fed the butter.

import { FOODS, type FoodId } from './foods.ts';
import { correctWords } from './line/name/correct-spelling.ts';
import { foodIndex } from './line/name/food-index.ts';
import { COLOURS, NOISE, PARTS, PLAIN_WORDS, STAND_INS, TAILS } from './line/name/plain-words.ts';
import { readStates } from './line/state/read-states.ts';
import { cutTail, LINK, NEGATED } from './line/tail/cut-tail.ts';
import { foldText, readKeys } from './normalise-text.ts';
import { prepare } from './prepare-pattern.ts';

export interface Tail {
  /** The words that join it on and name it: "in garlic butter". */
  readonly words: string;
  /** The foods it tells of, each with the words that do: the butter of "garlic butter". */
  readonly foods: readonly TailFood[];
  /** Something is eaten of which it does not tell what it holds: "grandma's marinade". */
  readonly open?: true;
}

interface TailFood {
  readonly id: FoodId;
  readonly words: string;
}

/** Where its next thing begins. */
const PARTED = new RegExp(
  `\\s*(?:([,;&+()[\\]"]| - )|(?<![\\p{L}-])(${LINK}|or|then|into|over|under)(?![\\p{L}'-]))\\s*`,
  'u',
);
/** Behind these the talk is of something else. */
const ENDING =
  /(?<![\p{L}-])(?:from|for|since|until|till|by|that|which|who|because|when|if|as|to|at|near|left|has|have|is|are|was|were|needs?|going|gone|bought|opened|use|bb|best before|like|such|past|off|instead)(?![\p{L}-])/u;
/** What a food is kept in. */
const MEDIA: ReadonlySet<string> = new Set(
  'oil oils brine water springwater syrup juice juices salt liquid liquor vinegar escabeche jelly tomato tomatoes passata'.split(
    ' ',
  ),
);
/** Of what it is kept in, this is tasted. */
const TASTED = /^(?:vin|esc|tom|pass)/u;
/** Parts of a food, what holds it and where it lies: some of these words name foods elsewhere ("pan" is bread). */
const NO_FOOD: ReadonlySet<string> = new Set(
  (
    'skin skins bone bones shell shells rind rinds fat tail tails vine vines husk husks crackling foot feet legs claws ' +
    'wings scales eye eyes seed seeds stone stones pip pips core peel zest jacket jackets crust crusts giblets roe coral ' +
    'tongue pan pans tin tins can cans mug glass plate plates dish dishes bowl bowls basket drawer freezer oven hob wok ' +
    'casserole slow cooker microwave kettle foil clingfilm film paper wrapper wrap plastic offer season turn hand hands ' +
    'morning evening weekend sun shade garden ground soil mud dirt date spot spots mark marks mould mold hole holes ' +
    'bruise bruises patch patches frost care love house home shop kind sort colour weight total it them this these those rennet refrigerator sheath adobo ice sale'
  ).split(' '),
);
/** Made by somebody, of what its name does not say. */
const MADE: ReadonlySet<string> = new Set(
  (
    'sauce sauces marinade dressing glaze coating crumb crust rub batter stuffing filling topping seasoning gravy dip ' +
    'relish curry casserole stew mix mixture broth stock frosting pastry'
  ).split(' '),
);

/** Words that tell of foods without naming them, and what they tell of, by the standard recipes of these things. */
const TELLING: readonly (readonly [RegExp, readonly FoodId[]])[] = [
  [
    /(?:white|parsley|bread|cheese|mornay) sauce|bechamel|mornay|thermidor|gratin/,
    ['milk', 'butter', 'plain-flour'],
  ],
  [/\bbatter(?:ed)?\b|tempura/, ['plain-flour', 'egg']],
  [/hollandaise|bearnaise|carbonara/, ['egg', 'butter']],
  [/\bcream(?:y|ed)\b|alfredo|stroganoff|korma|tikka masala|dauphinois|peppercorn sauce/, ['double-cream']],
  [/\bchees[ey]\b|parmigiana|rarebit|carbonara|cordon bleu/, ['cheddar']],
  [/\bbutter(?:y|ed)\b|beurre blanc/, ['butter']],
  [/caesar/, ['mayonnaise', 'anchovies', 'parmesan']],
  [/tartare?\b|marie rose|thousand island|\branch\b|remoulade/, ['mayonnaise']],
  [/teriyaki|hoisin|yakitori|bulgogi|char siu|black bean sauce|stir[- ]?fry sauce/, ['soy-sauce']],
  [/satay/, ['peanuts', 'soy-sauce']],
  [/tandoori|\btikka\b(?! masala)/, ['yoghurt']],
  [/coronation/, ['mayonnaise']],
  [/katsu/, ['breadcrumbs', 'egg']],
  [/\bink\b/, ['squid-ink']],
  [/\bsoya?\b(?!(?: (?:milk|yog|cream)|[- ]free))/, ['soy-sauce']],
  [/\bnut(?:ty)?\b(?![- ]free)/, ['mixed-nuts']],
  [/\bale\b/, ['beer']],
  [/\b(?:bread)?crumb(?:s|ed)?\b|panko|milanese|breaded/, ['breadcrumbs']],
  [/en croute|wellington/, ['puff-pastry']],
  [/blankets?\b/, ['bacon']],
  [/\b(?:dairy|lactose)\b(?![- ]free)/, ['milk']],
  [/\b(?:wheat|gluten)\b(?![- ]free)/, ['plain-flour']],
];

/** The foods that the words of a folded text tell of without naming them: the cream of a "creamy sauce". */
function readTold(text: string): readonly FoodId[] {
  return [...new Set(TELLING.flatMap(([pattern, ids]) => (pattern.test(text) ? ids : [])))];
}

/** What the tail of a line tells of that was read as this food; undefined where nothing in it is eaten. */
export function readTail(text: string, id: FoodId): Tail | undefined {
  const tail = cutTail(foldText(text))?.tail;
  if (tail === undefined) return undefined;
  const found = new Map<FoodId, string>();
  let open = false;
  let end = 0;
  for (const { words, link, to } of listParts(tail)) {
    const named = nameFoods(words, link);
    if (named === undefined) continue;
    for (const one of named.foods)
      if (one !== id && !found.has(one))
        found.set(one, words.replace(/^(?:an?|the|some|their|its|my|our) /u, ''));
    if (named.foods.some((one) => one !== id) || named.open) end = to;
    open ||= named.open;
  }
  if (end === 0) return undefined;
  return {
    words: tail
      .slice(0, end)
      .replace(/^w\/\s*/u, 'with ')
      .replace(/[([]/gu, ''),
    foods: [...found].map(([food, words]) => ({ id: food, words })),
    ...(open ? { open: true as const } : {}),
  };
}

/**
 * The foods of another kind that a bracket or what stands behind a dash names and nothing else: the nuts of "chicken
 * (cashews)". What is of the food's own kind only says in other words what it is.
 */
export function readRemark(text: string, id: FoodId): readonly TailFood[] {
  const [, bracket, behind = bracket ?? ''] = REMARK.exec(foldText(text)) ?? [];
  const words = readKeys(behind).filter((word) => !prepare(ARTICLES).test(word));
  const { foods, rest } = scan(words);
  if (rest.some((word) => !NOISE.has(word))) return [];
  const [own] = FOODS[id].roles;
  return foods
    .filter(
      (one) =>
        FOODS[one].roles[0] !== own &&
        prepare(BESIDE).test(FOODS[one].category === 'jar-sauce' ? 'sauce' : FOODS[one].roles[0]),
    )
    .map((one) => ({ id: one, words: words.join(' ') }));
}
const BESIDE = /^(?:nut|seed|dairy|cheese|fat|sauce|condiment|cured|alcohol|egg|aromatic)$/u;
const REMARK = /\(([^()]{3,60})\)|\s[-:]\s(.+)$/u;

/** What the words before a name tell of: the peanuts of "satay chicken", the cheese of "cheesy potatoes". */
export function readAhead(words: readonly string[], id: FoodId): readonly TailFood[] {
  const text = words.join(' ');
  if (!prepare(AHEAD).test(text)) return [];
  return readTold(text)
    .filter((one) => one !== id && FOODS[one].category !== FOODS[id].category)
    .map((one) => ({ id: one, words: text }));
}
const AHEAD =
  /satay|teriyaki|hoisin|yakitori|bulgogi|char siu|tandoori|tikka|korma|cheesy|creamed|buttered|coronation|caesar|katsu|tempura|alfredo|\bink\b/;

interface TailPart {
  readonly words: string;
  readonly link: string;
  /** Where it ends in the tail. */
  readonly to: number;
}

/** The things of a tail, without what is said to be left out of it. */
function listParts(tail: string): readonly TailPart[] {
  const parts: TailPart[] = [];
  const pieces = tail.split(prepare(PARTED));
  let [at, link, negated] = [0, '', false];
  for (let place = 0; place < pieces.length; place += 3) {
    const piece = pieces[place] ?? '';
    const sign = pieces[place + 1] ?? '';
    const word = pieces[place + 2] ?? '';
    negated ||= prepare(NEGATED).test(piece);
    const words = (piece.split(prepare(ENDING))[0] ?? '').trim();
    at = tail.indexOf(piece, at);
    if (!negated && words !== '') parts.push({ words, link, to: at + words.length });
    // "For the freezer", "that needs using": nothing behind it is eaten with the food.
    if (words !== piece.trim()) break;
    at += piece.length;
    if (/[-"]/.test(sign)) break;
    if (/[,;]/.test(sign)) negated = false;
    if (word !== '' && !/^(?:and|or)$/.test(word)) link = word;
  }
  return parts;
}

/** What these words of a tail name; undefined where it is nothing to eat. */
function nameFoods(
  part: string,
  link: string,
): { readonly foods: readonly FoodId[]; readonly open: boolean } | undefined {
  const words = readKeys(part).filter((word) => !prepare(ARTICLES).test(word));
  const isKept = /\bin$/u.test(link) && MEDIA.has(words.filter((word) => !MADE.has(word)).at(-1) ?? '');
  const told = readTold(part);
  if (words.every(isNoFood) || (isKept && told.length === 0)) return undefined;
  // "In a yoghurt pot", "in the salad drawer", "in thick chips".
  if (/in$/u.test(link) && prepare(HOLDERS).test(words.at(-1) ?? '')) return undefined;
  const named = scan(words);
  const mended = named.foods.length + told.length > 0 ? undefined : mend(words);
  const { foods, rest } = mended === undefined ? named : scan(mended);
  // "Vegan butter" that is no food of its own may be anything.
  if (rest.some((word) => STAND_INS.has(word) && !/^(?:st|co|br|fi|ba|ice|foot|hand)/.test(word)))
    return { foods: [], open: true };
  const all = [...new Set([...foods, ...told])];
  const open =
    told.length === 0 &&
    (rest.some((word) => MADE.has(word)) || (all.length === 0 && isStrange(part, rest, link)));
  return all.length === 0 && !open ? undefined : { foods: all, open };
}
const HOLDERS = /^(?:pot|tub|jar|tin|can|bag|box|bowl|drawer|tray|cup|mug|dish|pan|bottle|carton|chips)s?$/u;
const ARTICLES = /^(?:an?|the|some|any|their|its|my|our|his|her|of|own|little|lots?)$/u;

/** Only a long word is a slip of a food's: a "porch" is no perch. */
function mend(words: readonly string[]): readonly string[] | undefined {
  return words.some((word) => word.length < 6 && !PLAIN_WORDS.has(word) && !foodIndex().words.has(word))
    ? undefined
    : correctWords(words);
}

function isNoFood(word: string): boolean {
  return (
    NO_FOOD.has(word) ||
    (MEDIA.has(word) && !TASTED.test(word)) ||
    NOISE.has(word) ||
    PARTS.has(word) ||
    TAILS.has(word) ||
    COLOURS.has(word)
  );
}

/** "With zibzob": one or two words that mean nothing here, and no "with a crack", may name anything. */
function isStrange(part: string, words: readonly string[], link: string): boolean {
  return (
    /^(?:with|w\/)$/u.test(link) &&
    words.length <= 2 &&
    !prepare(ARTICLES).test(part.split(' ')[0] ?? '') &&
    words.every((word) => /^\p{L}{4,}$/u.test(word) && !isNoFood(word) && !PLAIN_WORDS.has(word))
  );
}

/** The foods that the words name one after another, the longest name first, and the words between them. */
function scan(words: readonly string[]): {
  readonly foods: readonly FoodId[];
  readonly rest: readonly string[];
} {
  const foods: FoodId[] = [];
  const rest: string[] = [];
  const { byName, longest } = foodIndex();
  let from = 0;
  while (from < words.length) {
    let to = Math.min(words.length, from + longest);
    while (to > from && !isName(words.slice(from, to))) to -= 1;
    const id = to > from ? byName.get(words.slice(from, to).join(' '))?.id : undefined;
    if (id === undefined) rest.push(words[from] ?? '');
    else foods.push(id);
    from = Math.max(to, from + 1);
  }
  return { foods, rest };
}

/** A short word of another language is too often one of ours: "pan", "per". */
function isName(words: readonly string[]): boolean {
  const match = foodIndex().byName.get(words.join(' '));
  const [word = ''] = words;
  if (match === undefined || words.length > 1) return match !== undefined;
  if (isNoFood(word) || readStates(words).words.length === 0) return false;
  return match.own === true || word.length >= 4;
}
