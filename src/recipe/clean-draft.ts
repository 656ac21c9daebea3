// Takes from a model's text what is not the recipe: reasoning in front, a fence around the whole.
// Stops what cannot be one: the same line over and over, or far too much of it.

import { prepare } from '../food/prepare-pattern.ts';
import { countBytes } from './count-bytes.ts';
import { writeFailure } from './failure-words.ts';
import type { DraftEvent } from './recipe-events.ts';

/** Bytes of text that one recipe may have: a 1,024-token answer has about 5 KiB. */
export const MAX_ANSWER_BYTES = 64 * 1024;
/** A model that is caught in a loop writes one line until its limit. */
export const MAX_SAME_LINES = 12;

const TAGS = ['think', 'thinking', 'reasoning'];
const OPEN_TAG = /^<(think|thinking|reasoning)>/i;
const CLOSE_TAG = /<\/(think|thinking|reasoning)>/i;
const LONGEST_CLOSE_TAG = '</reasoning>'.length;
// Where a recipe begins, whatever the model says before it: a heading, or the name of its first section.
const RECIPE_BEGINS = /^ {0,3}(?:#{1,6}[ \t]+\S|(?:\*\*|__)?ingredients(?:\*\*|__)?:?(?:\*\*|__)?[ \t]*\n)/im;
/** Text before that, held back for so long: a model whose prompt opened its reasoning says only where it ends. */
const MAX_BEFORE_RECIPE = 4096;
const MAX_REASONING = Number.POSITIVE_INFINITY;
const FENCE_LINE = /^ {0,3}(```+|~~~+)[ \t]*(markdown|md)?[ \t]*$/i;

export interface TextCleaner {
  /** What may be shown of the text so far; '' while it has to wait for more. */
  push(text: string): string;
  /** What was held back to the end. */
  end(): string;
}

function couldOpen(text: string): boolean {
  const plain = text.toLowerCase();
  return TAGS.some((tag) => `<${tag}>`.startsWith(plain));
}

/**
 * Removes a leading block of reasoning, also when its tags are split over pieces, and what stands before an end of
 * reasoning that was never opened. `carriesOn`: the text goes on with a recipe, so that none begins in it.
 */
function createReasoningFilter(carriesOn: boolean): TextCleaner {
  let state: 'start' | 'reasoning' | 'open' = 'start';
  let held = '';
  function push(text: string): string {
    if (state === 'open') return text;
    held += text;
    if (state === 'start' && prepare(OPEN_TAG).test(held.trimStart())) state = 'reasoning';
    const recipeAt = state === 'start' ? findRecipe() : MAX_REASONING;
    const close = prepare(CLOSE_TAG).exec(held);
    if (close !== null && close.index < recipeAt) {
      // What follows may open another block, so the search starts over.
      const rest = held.slice(close.index + close[0].length);
      held = '';
      state = 'start';
      return push(rest);
    }
    if (state === 'start') return recipeAt < held.length ? release() : '';
    held = held.slice(-LONGEST_CLOSE_TAG);
    return '';
  }
  /** Where in the text that is held back the recipe begins, at the latest. */
  function findRecipe(): number {
    const visible = held.trimStart();
    if (visible === '' || couldOpen(visible)) return held.length;
    if (carriesOn) return 0;
    return Math.min(prepare(RECIPE_BEGINS).exec(held)?.index ?? MAX_BEFORE_RECIPE, MAX_BEFORE_RECIPE);
  }
  function release(): string {
    state = 'open';
    const text = held;
    held = '';
    return text;
  }
  return { push, end: () => (state === 'reasoning' ? '' : release()) };
}

/** Drops a fence that says it holds markdown, or that the whole text begins with, and the line that ends it. */
function createFenceFilter(): TextCleaner {
  let line = '';
  let passing = false;
  let seenText = false;
  let openFence = '';
  function finishLine(whole: string): string {
    const fence = prepare(FENCE_LINE).exec(whole.trimEnd());
    const marks = fence?.[1] ?? '';
    if (openFence !== '') {
      if (marks.startsWith(openFence) && fence?.[2] === undefined) {
        openFence = '';
        return '';
      }
    } else if (fence !== null && (fence[2] !== undefined || !seenText)) {
      openFence = marks;
      return '';
    }
    return whole;
  }
  function pass(text: string): string {
    if (text.trim() !== '') seenText = true;
    return text;
  }
  function push(text: string): string {
    let shown = '';
    for (const piece of text.split(/(?<=\n)/)) {
      const ends = piece.endsWith('\n');
      if (passing) {
        shown += pass(piece);
        if (ends) passing = false;
        continue;
      }
      line += piece;
      if (ends) {
        shown += pass(finishLine(line));
        line = '';
      } else if (!/^ {0,3}(?:`|~|$)/.test(line) || line.length > 40) {
        shown += pass(line);
        line = '';
        passing = true;
      }
    }
    return shown;
  }
  return { push, end: () => finishLine(line) };
}

/** Both filters in a row. */
export function createTextCleaner({ carriesOn = false } = {}): TextCleaner {
  const reasoning = createReasoningFilter(carriesOn);
  const fence = createFenceFilter();
  return {
    push: (text) => fence.push(reasoning.push(text)),
    end: () => fence.push(reasoning.end()) + fence.end(),
  };
}

/** Says true once one line came too often in a row. Blank lines do not count. */
function createLoopWatch(): (text: string) => boolean {
  let line = '';
  let last = '';
  let same = 0;
  function repeats(whole: string): boolean {
    const plain = whole.trim();
    if (plain === '') return false;
    same = plain === last ? same + 1 : 1;
    last = plain;
    return same >= MAX_SAME_LINES;
  }
  return (text) => {
    const pieces = text.split('\n');
    const rest = pieces.pop() ?? '';
    let loops = false;
    for (const piece of pieces) {
      loops = repeats(line + piece) || loops;
      line = '';
    }
    line += rest;
    return loops;
  };
}

/** Says true once the text is too long or loops. */
function createRunawayWatch(): (text: string) => boolean {
  const loops = createLoopWatch();
  let bytes = 0;
  return (text) => {
    bytes += countBytes(text);
    return loops(text) || bytes > MAX_ANSWER_BYTES;
  };
}

/**
 * The draft with its text cleaned. Ends with one `ended` or `failed`, whatever comes in: a draft that just
 * stops becomes `cut`, one without visible text `empty`, a runaway one `cut`, one that throws `internal`.
 */
export async function* cleanDraft(
  draft: AsyncIterable<DraftEvent>,
  options: { readonly carriesOn?: boolean } = {},
): AsyncGenerator<DraftEvent, void, undefined> {
  const cleaner = createTextCleaner(options);
  const runsAway = createRunawayWatch();
  let seenText = false;
  const read = (text: string): readonly DraftEvent[] => {
    if (text === '') return [];
    if (text.trim() !== '') seenText = true;
    return [{ type: 'text', text }];
  };
  const fail = (code: 'cut' | 'empty' | 'internal'): DraftEvent => ({
    type: 'failed',
    failure: writeFailure(code),
  });
  try {
    for await (const event of draft) {
      if (event.type === 'text') {
        if (runsAway(event.text)) {
          yield* read(cleaner.end());
          yield fail('cut');
          return;
        }
        yield* read(cleaner.push(event.text));
        continue;
      }
      if (event.type === 'waiting') {
        if (!seenText) yield event;
        continue;
      }
      yield* read(cleaner.end());
      yield event.type === 'ended' && !seenText ? fail('empty') : event;
      return;
    }
  } catch {
    yield* read(cleaner.end());
    yield fail('internal');
    return;
  }
  yield* read(cleaner.end());
  yield fail('cut');
}
