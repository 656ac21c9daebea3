// Parts pasted or typed text into single ingredients; nothing but separators and bullets is lost.

import { readQuantity } from './line/amount/read-quantity.ts';
import { readsAsInstruction } from './line/clean/reads-as-instruction.ts';
import { foodIndex } from './line/name/food-index.ts';
import { NOISE, PARTS, PLAIN_WORDS } from './line/name/plain-words.ts';
import { parseLine } from './line/parse-line.ts';
import { readStates } from './line/state/read-states.ts';
import { EMOJI_WORDS, foldText, readKeys, tidyText } from './normalise-text.ts';
import { partRow } from './part-row.ts';
import { singularise } from './plural-name.ts';
import { readIngredient } from './read-ingredient.ts';

// Past this a line is prose, not a list; it is not searched for " and ".
const LONGEST_LIST_LINE = 200;
// Looking into every piece of a pasted book would take minutes; past this many only separators count.
const MOST_LOOKED_AT = 200;

const LINE_BREAKS = /[\r\n\u0085\u2028\u2029\v\f]+/u;
const HARD_SEPARATORS = /[;；؛•●▪◦‣⁃■□☐☑✓✔\t]/u;
const BULLET = /^\s*(?:[-–—*·>+]\s+|\[[ xX]?\]\s*|\(?\d{1,2}[.)]\s+(?=\D|\d)|\(?[a-z]\)\s+)+/u;
const JOINS = /\s+(?:and|und|et)\s+|\s*[&+]\s*|(?<=\p{L})\s*\/\s*(?=\p{L})/giu;

/** The ingredients of a list: one per line, or parted by commas, semicolons, bullets, tabs, "and", "&", "+" or nothing. */
export function splitIngredients(text: string): readonly string[] {
  const found: string[] = [];
  let looked = 0;
  for (const line of text.split(LINE_BREAKS)) {
    const pieces = line
      .split(HARD_SEPARATORS)
      .flatMap(splitAtEmoji)
      .flatMap((piece) => splitAtCommas(dropBullet(foldSpaces(piece))));
    looked += pieces.length;
    if (looked > MOST_LOOKED_AT) for (const piece of pieces) found.push(piece);
    else
      for (const piece of mergeLoose(pieces.flatMap(partLooseLead)))
        found.push(...splitAtJoins(piece).flatMap(partUnmarked));
  }
  return found.map((piece) => tidyText(piece)).filter((piece) => /[^\s\p{P}]/u.test(piece));
}

// "🍅 tomato 🧀 cheese", "eggs 🥚 milk 🥛": a sign of food beside each of several words parts them.
function splitAtEmoji(text: string): readonly string[] {
  if (text.length > LONGEST_LIST_LINE || !/\p{Extended_Pictographic}/u.test(text)) return [text];
  const piece = text.replaceAll('\ufe0f', '');
  for (const pattern of [SIGN_AHEAD, SIGN_BEHIND]) {
    const parts = [...piece.matchAll(pattern)];
    const isAll = parts.map(([part]) => part).join('') === piece;
    if (isAll && parts.length > 1 && parts.every(([, sign]) => EMOJI_WORDS.has(sign ?? '')))
      return parts.map(([part]) => part);
  }
  return [text];
}
const SIGN_AHEAD =
  /\s*(\p{Extended_Pictographic})\P{Extended_Pictographic}*\p{L}\P{Extended_Pictographic}*/gu;
const SIGN_BEHIND =
  /\s*\P{Extended_Pictographic}*\p{L}\P{Extended_Pictographic}*(\p{Extended_Pictographic})\s*/gu;

function foldSpaces(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}

function dropBullet(piece: string): string {
  return piece.replace(BULLET, '').trim();
}

/** Parts at commas, save within brackets and within numbers ("1,5 l", "1,000 g"). */
function splitAtCommas(line: string): readonly string[] {
  const pieces: string[] = [];
  let start = 0;
  let depth = 0;
  const lastBracket = line.lastIndexOf(')');
  for (let at = 0; at < line.length; at += 1) {
    const sign = line.charAt(at);
    if (sign === '(') depth += 1;
    else if (sign === ')') depth = Math.max(0, depth - 1);
    else if (isComma(line, at) && (depth === 0 || lastBracket < at)) {
      pieces.push(line.slice(start, at));
      start = at + 1;
    }
  }
  pieces.push(line.slice(start));
  return pieces.map((piece) => piece.trim().replace(/^(?:and|&)\s+/iu, '')).filter((piece) => piece !== '');
}

function isComma(line: string, at: number): boolean {
  const sign = line.charAt(at);
  if (sign === '、' || sign === '，' || sign === '،') return true;
  return sign === ',' && !(/\d/.test(line.charAt(at - 1)) && /\d/.test(line.charAt(at + 1)));
}

// "3 onions, sliced and 1 leek": what is said of the onions ends at the next amount.
function partLooseLead(piece: string, at: number): readonly string[] {
  const [, lead, next] = (at === 0 ? null : /^(.{3,40}?)\s+(?:and|&)\s+(?=\d)(.+)$/iu.exec(piece)) ?? [];
  return lead === undefined || next === undefined || looseKind(lead) !== 'preparation'
    ? [piece]
    : [lead, next];
}

/** Puts "finely chopped" back behind its onion and "200g" back beside its flour. */
function mergeLoose(pieces: readonly string[]): readonly string[] {
  const merged: string[] = [];
  let ahead = '';
  for (const piece of pieces) {
    const kind = pieces.length > 1 ? looseKind(piece) : 'own';
    const last = merged.at(-1);
    if (kind === 'own') {
      merged.push(ahead === '' ? piece : `${ahead} ${piece}`);
      ahead = '';
    } else if (last !== undefined)
      merged[merged.length - 1] = kind === 'amount' ? `${last} ${piece}` : `${last}, ${piece}`;
    else ahead = ahead === '' ? piece : `${ahead} ${piece}`;
  }
  if (ahead !== '') merged.push(ahead);
  return merged;
}

function looseKind(piece: string): 'own' | 'amount' | 'preparation' {
  if (piece.length > LONGEST_LIST_LINE) return 'own';
  const folded = foldText(piece);
  const words = readKeys(folded);
  if (words.length === 0) return 'own';
  const told = folded.replace(HEDGED, '').replace(/\s+(?:left|or so)$/u, '');
  if (/\d|^(?:an?|one|two|three|half)\s/.test(told) && readQuantity(told).rest === '') return 'amount';
  if (
    /^(?:to taste|to serve|to garnish|for (?!(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve)(?:$| (?:and|people|persons?|of us|adults|guests|portions?|servings?|vegans?|vegetarians?)\b)).*|at room temperature|if .*|plus extra.*|as needed|or to taste|left (?:over )?from .*|(?:use by|best before|bbe?|date says|dated) .*)$/u.test(
      folded,
    )
  ) {
    return 'preparation';
  }
  if (
    SAYS_WHAT_IS_DONE.test(folded) ||
    SAYS_OF_A_PART.test(folded) ||
    SAYS_HOW_MUCH.test(told) ||
    ZEST_AND_JUICE.test(folded) ||
    SAYS_NOT_SURE.test(folded) ||
    saysHowItWasDone(piece, words)
  ) {
    return 'preparation';
  }
  // "Salmon, with a hollandaise sauce", "haddock, in parsley sauce".
  if (
    /^(?:in|with an?(?=\s.*sauce$)|w\/|[a-z]+ed (?:in|with))\s/.test(folded) ||
    (/^with\s/.test(folded) && !standsAlone(piece))
  )
    return 'preparation';
  const rest = readStates(words).words;
  // "Mince" is a state of an onion, corn a word of other names, Lurpak a maker: each a food that people list by itself.
  const names = [words, rest].map((told) => told.join(' '));
  if (names.some((name) => foodIndex().byName.has(name) && !SAID_BEHIND.has(name))) return 'own';
  // "2 oxo cubes", "leftover rotis": makers and states that are foods once something stands with them.
  if (
    STANDS_WITH.test(folded) &&
    !words.some((word) => SAID_BEHIND.has(singularise(word))) &&
    standsAlone(piece)
  )
    return 'own';
  return rest.every((word) => isLoose(word) || (COUNTING.test(words[0] ?? '') && COUNTING.test(word)))
    ? 'preparation'
    : 'own';
}

const STANDS_WITH = /^(?:\d+(?! ?(?:cm|mm|inch(?:es)?)\b)|an? |one |two |half |some |left ?over )/;

/** "Garlic, cloves", "bread, loaf", "artichoke, heart": names of foods that say more of what stands before the comma. */
const SAID_BEHIND: ReadonlySet<string> = new Set(
  'loaf log rasher rib flake berry cob cloves heart decaf scotch danish farmhouse granary un nana goya branston napoletana hovis'.split(
    ' ',
  ),
);

function isLoose(word: string): boolean {
  return (
    NOISE.has(word) || PARTS.has(word) || LOOSE.has(word) || SAID_OF_PIECES.has(word) || isDoneToIt(word)
  );
}

// "Plucked", "debearded", "butterflied": what was done to what stands before the comma, and no food ("seaweed").
function isDoneToIt(word: string): boolean {
  return /[^e]ed$/.test(word) && word.length > 5 && !foodIndex().words.has(word);
}

// "Crushed by hand", "broken into florets": what is done to it, and how; "smoked salmon" and "stuffed vine leaves" are foods.
const SAYS_WHAT_IS_DONE =
  /^(?:(?:all|both|half|some|then|well|finely|roughly|thinly|thickly|coarsely|lightly|freshly|very|just)\s+)*(?:[a-z]{3,}[^e]ed|cut|torn|broken|split|drawn|beaten|shaken|kept|taken)(?:\s+(?:and|then|or|&)\s+[a-z]+)?\s+(?:into|in|by|till|until|to|with|for|on|off|from|at|through|down|if|as|lengthways|widthways|crossways)(?!\p{L})/u;
// "Heads off", "white parts only", "saddle kept whole": a part of it, and what becomes of that.
const SAYS_OF_A_PART =
  /^(?:(?:the|white|green|tough|outer|woody)\s+)*(?:heads?|shells?|tails?|skins?|bones?|pips|stones|liquor|fat|rind|tentacles|tops|leaves|stalks|stems|roots?|saddle|legs|wings|giblets|parts?|yolks?|whites?|seeds?|core|husks?|liver)\s+(?:(?:and|&)\s+\p{L}+\s+)?(?:left\s+|kept\s+)?(?:on|off|in|out|only|kept|removed|reserved|discarded|attached|intact|included|separated?|whole|trimmed|saved)$/u;
// "Shredded fine", "scrubbed not peeled"; "salted butter" is a food.
function saysHowItWasDone(piece: string, words: readonly string[]): boolean {
  return (
    /[^e]ed$/.test(words[0] ?? '') &&
    words.every((word) => isDoneToIt(word) || PLAIN_WORDS.has(word) || HOW.has(word)) &&
    !standsAlone(piece)
  );
}

// "About a glass", "maybe half a litre".
const HEDGED =
  /^(?:(?:about|around|roughly|approx|approximately|circa|maybe|perhaps|probably|nearly|almost|just|only|say|at least|up to)\s+)+/u;
// "Very black", "nice and ripe", "the end of a jar".
const SAYS_HOW_MUCH =
  /^(?:(?:very|quite|really|slightly|a bit|a little|nice and|fairly|rather)\s+\p{L}+|(?:an?|one|two|three|half an?|\d+)\s+(?:(?:big|large|small|good|heaped|full)\s+)?(?:\p{L}{3,}ful(?:s|l)?|(?:glass|lump|squeeze|squirt|drop|mug|bowl|bottle|glug|bag|spoon|kilo|quarter|third|inch)(?:e?s)?)(?:\s+(?:or (?:so|two)|and a half|in the .*))?|(?:two|\d) or (?:three|\d)(?: \p{L}+)?|(?:(?:the )?(?:end|rest|heel|last|bottom|scrapings?|dregs)|(?:what's|all that's) left) of (?:an?|the|my) (?:jar|tin|can|bottle|pack|packet|bag|tub|box|bunch|loaf|pot|carton|block)|not (?:many|much)|as (?:much|many) as .*|the one|cut up)$/u;
// "Soaked overnight", "split down the back".
const HOW: ReadonlySet<string> = new Set(
  'overnight down twice thoroughly diagonally crosswise lengthwise the a not'.split(' '),
);
// "Not sure what sort", "think they are ceps": parted from the mushrooms, it would no longer keep them off the plate.
const SAYS_NOT_SURE =
  /^(?:but )?(?:(?:i|we)(?:'m|'re| am| are)? )?(?:(?:really|still) )?(?:(?:do|can|could)\s?n'?o?t|not|un|no)\s?(?:\p{L}+ )?(?:sure|certain|know|tell|remember|idea|clue)(?!\p{L}| how)(?:$| (?:of )?(?:what|which|they|it|these|those|if (?:they|it)|the (?:sort|kind|name|type)).*$)|^(?:(?:i|we) )?(?:think|reckon|believe|guess|hope) (?:they|it|these|those)(?!\p{L})|^(?:they |these |it )?(?:might|may|could) be(?!\p{L})|^(?:unidentified|unknown|mystery)(?: (?:sort|kind|type|species))?$/u;
const ZEST_AND_JUICE =
  /^(?:(?:finely\s+)?grated\s+)?(?:zest|rind|juice)\s+(?:(?:and|&)\s+(?:zest|juice)|only)$/u;

// "Bramley apples, 2 bruised", "egg yolks, two": they count what was named before the comma.
const COUNTING = /^(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|dozen)$/;
const SAID_OF_PIECES: ReadonlySet<string> = new Set(
  'bruised left over leftover going soft bendy wrinkly sprouting squashed ripe overripe'.split(' '),
);
const LOOSE: ReadonlySet<string> = new Set([
  'and',
  'or',
  'into',
  'in',
  'with',
  'then',
  'removed',
  'discarded',
  'cut',
  'skin',
  'on',
  'dressed',
  'split',
  'drawn',
  'confit',
  'both',
  'all',
  'colours',
  'thick',
]);

interface Join {
  readonly start: number;
  readonly end: number;
}

/** "Chicken rice broccoli": a row of names and nothing else, that is no food by itself. */
function partUnmarked(piece: string): readonly string[] {
  const parts = partRow(piece.split(' '));
  return parts === null || standsAlone(piece) || readsAsInstruction(foldText(piece)) ? [piece] : parts;
}

/** Parts at "and", "&", "+" and "/" where what stands on both sides is an ingredient by itself. */
function splitAtJoins(piece: string): readonly string[] {
  if (piece.length > LONGEST_LIST_LINE) return [piece];
  const joins: Join[] = [...piece.matchAll(JOINS)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  if (joins.length === 0 || standsAsOne(piece)) return [piece];
  const parts: string[] = [];
  let start = 0;
  joins.forEach((join, index) => {
    const left = piece.slice(start, join.start);
    const right = piece.slice(join.end, joins[index + 1]?.start ?? piece.length);
    const rest = piece.slice(join.end);
    const [from, to] = [standsAlone(left), standsAlone(right) || standsAlone(rest)];
    // What is not food is parted from its neighbour even where that is unknown, so that the rest is cooked.
    if ((from && to) || isNotFood(left) || isNotFood(right)) {
      parts.push(left);
      start = join.end;
    }
  });
  parts.push(piece.slice(start));
  return parts;
}

// The whole is one known food ("half and half"), or an order, whose halves would look harmless.
function standsAsOne(piece: string): boolean {
  if (readsAsInstruction(foldText(piece))) return true;
  const { food, verdict } = readIngredient(piece);
  return food !== null && verdict === 'food' && parseLine(foldText(piece), piece).pair === undefined;
}

function isNotFood(piece: string): boolean {
  return readIngredient(piece).verdict === 'not-food' && /\p{L}/u.test(piece);
}

function standsAlone(piece: string): boolean {
  const { food, verdict } = readIngredient(piece);
  return food !== null || verdict === 'caution' || verdict === 'not-food';
}
