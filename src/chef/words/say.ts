// Sentences with facts in them. `say` is a template tag: a part that is put into a sentence is thereby used, a
// temperature that is put in is thereby stated, so what is checked is what is printed.

import type { Cue } from '../../food/food.ts';
import { setOven } from '../../food/oven-temperature.ts';
import type { Fact, HeatLevel, Part, Portion, Said, Step } from '../draft.ts';
import { CUE_WORDS } from './cues.ts';
import { hashWords, listWords } from './list-words.ts';

export type Bit = string | number | null | Part | Portion | Fact | Said | readonly (Part | Portion)[];

/** Joins text and bits; parts become "the onion" and count as used whole, portions as the share they name. */
export function say(strings: TemplateStringsArray, ...bits: readonly Bit[]): Said {
  let text = strings[0] ?? '';
  const portions: Portion[] = [];
  const facts: Fact[] = [];
  let place = 0;
  for (const bit of bits) {
    place += 1;
    text += addBit(bit, portions, facts) + (strings[place] ?? '');
  }
  return { text, portions, facts };
}

/** Several sayings, one after the other; empty ones vanish. */
export function together(...said: readonly (Said | null)[]): Said {
  const texts: string[] = [];
  const portions: Portion[] = [];
  const facts: Fact[] = [];
  for (const one of said) {
    if (one === null || one.text === '') continue;
    texts.push(one.text.trim());
    portions.push(...one.portions);
    facts.push(...one.facts);
  }
  return { text: texts.join(' '), portions, facts };
}

/** The saying as a step: every step has one shape, since many hands look at all of them. */
export function asStep(said: Said, meanwhile: boolean, text = said.text): Step {
  return { text, portions: said.portions, facts: said.facts, meanwhile };
}

function addBit(bit: Bit, portions: Portion[], facts: Fact[]): string {
  if (bit === null) return '';
  if (typeof bit === 'string' || typeof bit === 'number') return String(bit);
  if (isList(bit)) {
    const real = bit.map(readPortion);
    portions.push(...real);
    return listPortions(real);
  }
  if ('food' in bit || 'part' in bit) {
    const portion = readPortion(bit);
    portions.push(portion);
    return portion.words;
  }
  if ('text' in bit) {
    portions.push(...bit.portions);
    facts.push(...bit.facts);
    return bit.text;
  }
  facts.push(bit);
  return bit.words;
}

function isList(bit: Exclude<Bit, null | string | number>): bit is readonly (Part | Portion)[] {
  return Array.isArray(bit);
}

function readPortion(bit: Part | Portion): Portion {
  return 'part' in bit
    ? bit
    : { part: bit, share: 1, words: bit.quantity === null ? bit.noun : `the ${bit.noun}` };
}

/** "the onion, carrot and half the butter": one article serves the run of whole parts at the front. */
function listPortions(portions: readonly Portion[]): string {
  const words = portions.map((portion, place) =>
    place > 0 && portion.share === 1 && portions.slice(0, place).every((before) => before.share === 1)
      ? portion.words.replace(/^the /, '')
      : portion.words,
  );
  return listWords([...new Set(words)]);
}

export function half(part: Part): Portion {
  return { part, share: 0.5, words: `half the ${part.noun}` };
}

/** What is left after `used` of it went in earlier. */
export function rest(part: Part, used = 0.5): Portion {
  return { part, share: 1 - used, words: `the rest of the ${part.noun}` };
}

/** A share under words of its own, such as "2 tbsp of the oil" or "most of the cheese". */
export function portion(part: Part, share: number, words: string): Portion {
  return { part, share, words };
}

/** Speaks of a part that is already in the pan, without using any more of it. */
export function the(...parts: readonly Part[]): string {
  return parts.length === 0 ? '' : `the ${listWords([...new Set(parts.map((part) => part.noun))])}`;
}

/** "is" or "are", for these parts together. */
export function are(...parts: readonly Part[]): string {
  return parts.length > 1 || parts[0]?.plural === true ? 'are' : 'is';
}

export function it(...parts: readonly Part[]): string {
  return parts.length > 1 || parts[0]?.plural === true ? 'them' : 'it';
}

export function over(level: HeatLevel, words = `over ${level} heat`): Fact {
  return { kind: 'heat', level, words };
}

/** "to the boil": heat that the water itself shows. */
export function boiling(words = 'to the boil'): Fact {
  return { kind: 'heat', level: 'boiling', words };
}

/** "5 to 7 minutes", "about 8 minutes". */
function writeMinutes(low: number, high: number): string {
  if (low === high) return low === 1 ? 'about 1 minute' : `about ${low} minutes`;
  return `${low} to ${high} minutes`;
}

/** "until golden at the edges, 8 to 10 minutes". `cue` is a known cue or words that follow "until". */
export function until(cue: Cue | (string & {}), low: number, high = low): Fact {
  const known = CUE_WORDS[cue as Cue] as readonly string[] | undefined;
  const words = known === undefined ? cue : (known[hashWords(`${cue}${low}${high}`) % known.length] ?? cue);
  return { kind: 'until', minutes: [low, high], words: `until ${words}, ${writeMinutes(low, high)}` };
}

/** A rest, a soak or a chill: time in which nobody does anything. */
export function wait(minutes: number, words?: string): Fact {
  return { kind: 'wait', minutes, words: words ?? `for ${minutes} minutes` };
}

/** "200 C (180 C fan, 400 F, gas 6)", the setting of the dial that is nearest. */
export function oven(wantedC: number, us: boolean): Fact {
  const { c, fanC, f, gasMark } = setOven(wantedC);
  const gas = gasMark === null ? '' : `, gas ${gasMark}`;
  const words = us ? `${f} F (${c} C, ${fanC} C fan)` : `${c} C (${fanC} C fan, ${f} F${gas})`;
  return { kind: 'oven', ovenC: c, words };
}

/** "74 C (165 F)". Source of the figures: FoodSafety.gov, Safe Minimum Internal Temperatures. */
export function core(coreC: number, us: boolean): Fact {
  const coreF = { 60: 140, 63: 145, 71: 160, 74: 165 }[coreC] ?? Math.round((coreC * 9) / 5 + 32);
  return { kind: 'core', coreC, words: us ? `${coreF} F (${coreC} C)` : `${coreC} C (${coreF} F)` };
}

/** Says it only where the thing is there; what is not there leaves no gap. */
export function sayIf<T>(thing: T | null | undefined | false, word: (thing: T) => Said): Said | null {
  return thing === null || thing === undefined || thing === false ? null : word(thing);
}
