// Completes the name of a food while it is typed. The same text gives the same names in the same order, and what
// was typed before the name (other ingredients, an amount, "frozen") is kept to the letter.

import { FOOD_LIST, FOODS, type Food, type FoodId } from './foods.ts';
import { readQuantity } from './line/amount/read-quantity.ts';
import { NOISE } from './line/name/plain-words.ts';
import { readStates } from './line/state/read-states.ts';
import { foldText, readKeys } from './normalise-text.ts';
import { pluralise } from './plural-name.ts';
import { readAvoidance } from './read-avoidance.ts';

export interface FoodCompletion {
  readonly food: FoodId;
  /** What is completed, in the number that the amount asks for: "onions". */
  readonly name: string;
  /** The food's UK name, where `name` is another one of it: "coriander" for "cilantro". */
  readonly meaning?: string;
  /** The whole text with its last part completed: "eggs, 2 onions". */
  readonly text: string;
}

export interface CompletionOptions {
  /** Foods that are not offered: they stand on the list already. */
  readonly without?: ReadonlySet<string>;
  /** At most this many, 6 where it is not said. */
  readonly limit?: number;
}

interface Name {
  readonly food: FoodId;
  readonly one: string;
  readonly several: string;
  /** The folded words of both numbers. */
  readonly oneKey: string;
  readonly severalKey: string;
  /** The UK and the US name are the food's own; the rest are other names of it. */
  readonly kind: 'uk' | 'us' | 'other';
}

// From one letter alone hardly anything can be told; one sign of Chinese or Japanese is a word.
const SHORTEST = 2;
const LONGEST_PART = 80;
const LIMIT = 6;
// Heavier things come one at a time: nobody has "whole chickens".
const SEVERAL_UP_TO_GRAMS = 200;
// No food's name begins with it; stands for the name that is still to come.
const STAND_IN = 'qqqq';

/** The foods whose names the end of this text begins, best first; none where it begins no name. Never throws. */
export function completeFoodName(text: string, options: CompletionOptions = {}): readonly FoodCompletion[] {
  const partStart = findLastPart(text);
  const part = text.slice(partStart);
  if (part.length > LONGEST_PART) return [];
  for (const start of listWordStarts(part)) {
    const lead = part.slice(0, start);
    const begun = readBegun(part.slice(start));
    if (begun === null) continue;
    const number = lead.trim() === '' ? 'usual' : readLead(lead);
    if (number === null) continue;
    const found = findNames(begun, number, options);
    if (found.length > 0) {
      const kept = text.slice(0, partStart + start);
      return found.map((completion) => ({ ...completion, text: kept + completion.name }));
    }
  }
  return [];
}

/** Where the last of several ingredients begins; the comma of "1,5 kg" parts nothing. */
function findLastPart(text: string): number {
  const parted = [...text.matchAll(/[\n\r;；、，،]\s*|,(?!\d)\s*|(?<!\d),\s*/gu)].at(-1);
  return parted === undefined ? 0 : parted.index + parted[0].length;
}

function listWordStarts(part: string): readonly number[] {
  return [...part.matchAll(/(?<=^|[\s\d])[^\s\d]/gu)].map((match) => match.index);
}

/** The folded words begun so far; a space at the end says that the last of them is whole. */
function readBegun(typed: string): string | null {
  const words = readKeys(typed).join(' ');
  const letters = words.replace(/[^\p{L}]/gu, '');
  const isShort =
    letters.length < SHORTEST && !/[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u.test(letters);
  if (isShort || !/\p{L}/u.test(typed)) return null;
  return /[\s-]$/u.test(typed) ? `${words} ` : words;
}

type Count = 'one' | 'several' | 'usual';

/** What the words before a name say of its number, or null where a name of a food cannot follow them. */
function readLead(lead: string): Count | null {
  const joined = /^.*\s(?:and|und|et|&|\+)\s+/iu.exec(lead);
  const own = joined === null ? lead : lead.slice(joined[0].length);
  if (own.trim() === '') return joined === null ? null : 'usual';
  const folded = foldText(`${own} ${STAND_IN}`);
  if (readAvoidance(folded) === STAND_IN) return 'several';
  const { rest, quantity, quantityMax, unit } = readQuantity(folded);
  const words = readStates(readKeys(rest)).words.filter((word) => !NOISE.has(word));
  if (words.length !== 1 || words[0] !== STAND_IN) return null;
  if (quantity === undefined) return 'usual';
  return unit !== null || (quantityMax ?? quantity) > 1 ? 'several' : 'one';
}

function findNames(
  begun: string,
  number: Count,
  { without, limit = LIMIT }: CompletionOptions,
): readonly Omit<FoodCompletion, 'text'>[] {
  const best = new Map<FoodId, Match>();
  for (const name of listLikely(begun)) {
    const rank = without?.has(name.food) === true ? null : rankName(name, begun);
    if (rank === null) continue;
    const match = best.get(name.food);
    const isBetter = match === undefined || compareShown(rank, match.shown) < 0;
    best.set(name.food, {
      name: isBetter ? name : match.name,
      shown: isBetter ? rank : match.shown,
      rank: Math.min(rank, match?.rank ?? rank),
    });
  }
  return [...best.values()]
    .sort((a, b) => a.rank - b.rank || readUse(b.name.food) - readUse(a.name.food) || shorter(a.name, b.name))
    .flatMap(({ name }) => {
      const written = writeInNumber(name, number, begun);
      const { name: meaning } = FOODS[name.food];
      // What is typed to its end needs no completing.
      if (readKeys(written).join(' ') === begun.trimEnd()) return [];
      return [{ food: name.food, name: written, ...(name.kind === 'other' ? { meaning } : {}) }];
    })
    .slice(0, limit);
}

interface Match {
  readonly name: Name;
  /** Of the name that is shown, and the best of any name of the food. */
  readonly shown: number;
  readonly rank: number;
}

/** A name that goes on from what was typed is shown before a better known one that holds it further in. */
function compareShown(a: number, b: number): number {
  return Number(isWithin(a)) - Number(isWithin(b)) || a - b;
}

function isWithin(rank: number): boolean {
  return rank === RANKS.within.uk || rank === RANKS.within.other;
}

function shorter(a: Name, b: Name): number {
  return a.oneKey.length - b.oneKey.length;
}

const RANKS = {
  beginning: { uk: 0, us: 1, other: 3 },
  within: { uk: 2, us: 2, other: 4 },
} as const;

/** 0 is the best; null where no word of the name begins like this. */
function rankName({ oneKey, severalKey, kind }: Name, begun: string): number | null {
  if (oneKey.startsWith(begun) || severalKey.startsWith(begun)) return RANKS.beginning[kind];
  const within = ` ${begun}`;
  if (oneKey.includes(within) || severalKey.includes(within)) return RANKS.within[kind];
  return null;
}

function writeInNumber(name: Name, number: Count, begun: string): string {
  if (number === 'one') return name.one;
  if (number === 'several') return name.several;
  if (!` ${name.oneKey}`.includes(` ${begun}`)) return name.several;
  const { noun, gramsEach } = FOODS[name.food];
  const isSmall = gramsEach !== undefined && gramsEach <= SEVERAL_UP_TO_GRAMS;
  return noun === 'plural' || (noun === 'count' && isSmall) ? name.several : name.one;
}

let index: ReadonlyMap<string, readonly Name[]> | undefined;
let uses: ReadonlyMap<string, number> | undefined;

/** The names of which a word begins with the first two letters; a keystroke looks at no others. */
function listLikely(begun: string): readonly Name[] {
  index ??= buildIndex();
  return index.get(begun.slice(0, 2)) ?? [];
}

function buildIndex(): ReadonlyMap<string, readonly Name[]> {
  const byStart = new Map<string, Name[]>();
  for (const name of FOOD_LIST.flatMap(listNames)) {
    const starts = new Set<string>();
    for (const key of [name.oneKey, name.severalKey]) {
      for (let at = 0; at < key.length; at = key.indexOf(' ', at) + 1 || key.length) {
        starts.add(key.slice(at, at + 1)).add(key.slice(at, at + 2));
      }
    }
    for (const start of starts) {
      const named = byStart.get(start);
      if (named === undefined) byStart.set(start, [name]);
      else named.push(name);
    }
  }
  return byStart;
}

function listNames(food: Food): readonly Name[] {
  const head = new Set([food.name, food.us ?? ''].map((name) => readKeys(name).at(-1)));
  const written: Pick<Name, 'one' | 'several' | 'kind'>[] = [
    { one: food.name, several: food.plural, kind: 'uk' },
  ];
  if (food.us !== undefined) {
    const several = food.usPlural ?? (food.noun === 'count' ? pluralise(food.us) : food.us);
    written.push({ one: food.us, several, kind: 'us' });
  }
  for (const alias of food.names ?? []) {
    // The plural of another language's word is not made by the rules of English.
    const last = readKeys(alias).at(-1) ?? '';
    const isEnglish = food.noun !== 'mass' && (head.has(last) || head.has(pluralise(last)));
    written.push({ one: alias, several: isEnglish ? pluralise(alias) : alias, kind: 'other' });
  }
  return written.map((name) => ({
    ...name,
    food: food.id,
    oneKey: readKeys(name.one).join(' '),
    severalKey: readKeys(name.several).join(' '),
  }));
}

/** How common a food is in kitchens, as the food data tells it: staples, and what much else goes with. */
function readUse(id: FoodId): number {
  uses ??= countUses();
  return uses.get(id) ?? 0;
}

function countUses(): ReadonlyMap<string, number> {
  const partners = new Map<string, number>();
  for (const { goesWith } of FOOD_LIST) {
    for (const partner of goesWith ?? []) partners.set(partner, (partners.get(partner) ?? 0) + 1);
  }
  return new Map(
    FOOD_LIST.map(({ id, staple, names: others }) => [
      id,
      (partners.get(id) ?? 0) + 5 * staple + (others?.length ?? 0),
    ]),
  );
}
