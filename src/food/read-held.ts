// Reads by what an unweighed amount is told: "half a bag", "2 small handfuls", "the end of a block", "half left". What that
// is of a food is for weigh-held.ts to say.

import type { Holder } from './food.ts';
import { NOISE } from './line/name/plain-words.ts';
import { foldText } from './normalise-text.ts';
import { NUMBER_WORDS } from './number-words.ts';

/** What holds a food in the words of a line: a holder of its record, a head, or millilitres. */
export type HeldIn = Holder | 'head' | number;

export interface Held {
  readonly in: HeldIn;
  /** The word itself, in the singular. */
  readonly word: string;
  readonly many: number;
  /** How many pieces one of them holds: "a pack of 8 sausages". */
  readonly inside?: number;
}

const HOLDERS: Readonly<Record<string, HeldIn>> = {
  ...Object.fromEntries(
    'pack packet package pkt pk punnet bag tub carton pouch pot block box jar tray sheet loaf net container bar bottle'
      .split(' ')
      .map((word) => [word, 'pack'] as const),
  ),
  ...{ bunch: 'bunch', handful: 'handful', fistful: 'handful', knob: 'knob', thumb: 'knob', stick: 'stick' },
  ...{ handvoll: 'handful', poignee: 'handful', manciata: 'handful', punado: 'handful', handje: 'handful' },
  ...{ head: 'head', bulb: 'head' },
  // Working values of what a cook pours, spoons or lifts without a measure.
  ...{ mug: 250, glass: 200, ladle: 120, ladleful: 120, scoop: 60, dollop: 30, glug: 30, spoonful: 15 },
  ...{ splash: 15, drizzle: 10, squeeze: 10, squirt: 10, dash: 5 },
};
/** Before or behind a name these need no number. */
const BARE = /^(?:pack|packet|package|pkt|pk|punnet|bag|tub|carton|pouch|loaf|bunch|block|tray)$/;
/** These need neither a number nor a place. */
const ALWAYS = /^(?:handful|fistful|knob|thumb|handvoll|poignee|manciata|punado|handje)$/;
/** Behind a name they need none either: "cider splash", but "glass noodles". */
const BEHIND = /^(?:splash|drizzle|glug|dollop|dash|squeeze|scoop|mug|glass|spoonful)$/;
const SHARES: Readonly<Record<string, number>> = { half: 0.5, quarter: 0.25, third: 1 / 3 };
const SIZES: Readonly<Record<string, number>> = {
  ...{ tiny: 0.5, small: 0.5, little: 0.5, sml: 0.5, sm: 0.5, mini: 0.5 },
  ...{ large: 1.5, big: 1.5, lrg: 1.5, generous: 1.5, huge: 1.5, massive: 1.5 },
};
const IRREGULAR: Readonly<Record<string, string>> = { loaves: 'loaf', boxes: 'box', bunches: 'bunch' };

function singular(word: string): string {
  return IRREGULAR[word] ?? (HOLDERS[word] === undefined ? word.replace(/(?<=s)es$|s$/, '') : word);
}

function readShare(token: string): number | undefined {
  const [, over, under] = /^(\d)\/([2-9])$/.exec(token) ?? [];
  return under === undefined ? SHARES[token] : Number(over) / Number(under);
}

function readCount(token: string): number | undefined {
  return /^\d+(?:\.\d+)?$/.test(token) ? Number(token) : NUMBER_WORDS[token];
}

interface Ahead {
  readonly many: number;
  readonly isTold: boolean;
}

/** The number, the share and the size before a holder, whatever is said of it between. */
function readAhead(tokens: readonly string[], holder: number): Ahead {
  let many = 1;
  let isTold = false;
  for (let at = holder - 1; at >= 0; at -= 1) {
    const token = tokens[at] ?? '';
    const share = readShare(token);
    const count = share === undefined ? readCount(token) : undefined;
    if (share !== undefined) {
      const whole = Number(/^\d+$/.exec(tokens[at - 1] ?? '')?.[0] ?? Number.NaN);
      return { many: many * (Number.isNaN(whole) ? share : whole + share), isTold: true };
    }
    if (count !== undefined) {
      isTold = true;
      many *= count;
      // "Half a bag".
      if (count !== 1) return { many, isTold };
      continue;
    }
    many *= SIZES[token] ?? 1;
    if (
      !(NOISE.has(token) || /^(?:x|of|this|that|about)$/.test(token)) ||
      HOLDERS[singular(token)] !== undefined
    )
      break;
  }
  return { many, isTold };
}

const MEASURED = /^(?:k?g|ml|l|oz|lbs?|cm|mm)$/;

/** What a line says its food is held in; undefined where it names nothing, or only as a part of a name ("pot noodle"). */
export function readHeld(text: string): Held | undefined {
  const tokens = foldText(text).match(/\d+\/\d+|\d+(?:\.\d+)?|\p{L}+|[,;()-]/gu) ?? [];
  for (const [at, token] of tokens.entries()) {
    const word = singular(token);
    const held = HOLDERS[word];
    if (held === undefined) continue;
    const { many, isTold } = readAhead(tokens, at);
    const isOf = tokens[at + 1] === 'of' || (tokens[at + 1] === 'size' && word === 'thumb');
    const isAtAnEnd = at === 0 || at >= tokens.length - 1 || tokens[at + 1] === ')';
    const isPlaced =
      (BARE.test(word) && isAtAnEnd) || (BEHIND.test(word) && at > 0 && at === tokens.length - 1);
    if (!(isTold || isOf || isPlaced || ALWAYS.test(word))) continue;
    // Of a "6 pack" the number counts what is in it; of three packs it counts the packs.
    if (token === word && many > MOST_PACKS && held === 'pack') return undefined;
    const [inside, unit] = tokens.slice(isOf ? at + 2 : at + 1);
    const isInside = /^\d+$/.test(inside ?? '') && !MEASURED.test(unit ?? '') && (isOf || held === 'pack');
    return { in: held, word, many, ...(isInside ? { inside: Number(inside) } : {}) };
  }
  return undefined;
}
const MOST_PACKS = 3;

const SHARE_LEFT =
  /(half|third|quarter|\d\/\d)[\s-]*(?:of it |is |about )?(left|remaining|full|used|gone|eaten|empty|finished)(?!\p{L})/u;
// How much of what it was in is left, where the words only hint at it: working values, the lower that are likely.
const LEFT: readonly (readonly [share: number, words: RegExp])[] = [
  [
    0.1,
    /\b(?:(?:tiny|little|wee|small|last) (?:bits?|scraps?|amt|amount)|scrap(?:e|ing)?s?|dregs|crumbs? of|smidgen|sliver|smear|(?:barely|hardly) any|not much|few (?:bits )?left|running low|(?:nearly|almost) (?:finished|empty|gone|done|out))\b/,
  ],
  [
    0.2,
    /\b(?:ends?|heels?|nubs?|bits?|last|butt|corner|nub|little) (?:of|from|left)\b|\b(?:bit|end) of an? /,
  ],
  [0.25, /\b(?:wedge|chunk|hunk)\b(?! pineapple)/],
  [0.5, /\b(?:rest|remains|remainder|part) (?:of|from)\b/],
];

/** Which share of what it was is left, by the words of a line; 1 where they tell none. */
export function readShareLeft(text: string): number {
  const folded = foldText(text);
  const [, share = '', said] = SHARE_LEFT.exec(folded) ?? [];
  const part = readShare(share);
  if (part !== undefined) return /left|remaining|full/.test(said ?? '') ? part : 1 - part;
  return LEFT.find(([, words]) => words.test(folded))?.[0] ?? 1;
}
