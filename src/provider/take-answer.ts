// Folds the chunks of one answer into pieces of text, and says how the answer ended.

import { countBytes } from '../recipe/count-bytes.ts';
import type { Finish } from '../recipe/recipe-events.ts';
import type { ChatUsage } from './chat-service.ts';
import type { ProviderFault } from './provider-error.ts';
import type { ChatChunk, ChatEnding } from './read-chat-chunk.ts';
import type { AnswerMarks } from './read-chunks.ts';

export interface AnswerTaker {
  /** The text that this chunk lets out; empty until the first visible character. */
  take(chunk: ChatChunk): string;
  /** What was held back, once nothing more comes. */
  flush(): string;
  readonly hasText: boolean;
  /** The text is at its cap and reading must end. */
  readonly full: boolean;
  /** The last chunk said how the answer ends and nothing else. */
  readonly settled: boolean;
  readonly ending: ChatEnding | undefined;
  readonly usage: ChatUsage | undefined;
  /** Bytes of text and reasoning that came. */
  readonly bytes: number;
  /** How the answer ended, as a finish or as the fault it amounts to. */
  conclude(marks: AnswerMarks): Extract<Finish, 'complete' | 'length'> | ProviderFault;
}

/** `answerLength` is the most text in UTF-16 units that is let out. */
export function createAnswerTaker(answerLength: number): AnswerTaker {
  let held = '';
  let length = 0;
  let hasText = false;
  let full = false;
  let settled = false;
  let refuses = false;
  let ending: ChatEnding | undefined;
  let usage: ChatUsage | undefined;
  let bytes = 0;

  function letOut(text: string, last: boolean): string {
    let piece = held + text;
    held = '';
    if (!hasText && piece.trim() === '') {
      // An answer of nothing but blanks is an empty answer. A few are kept for a text that begins with them.
      held = piece.slice(0, 64);
      return '';
    }
    hasText = true;
    if (length + piece.length > answerLength) {
      full = true;
      piece = piece.slice(0, answerLength - length);
    }
    // Half of a character: its other half comes with the next chunk, and alone it could not be sent on as UTF-8.
    if (/[\uD800-\uDBFF]$/u.test(piece)) {
      held = full || last ? '' : piece.slice(-1);
      piece = piece.slice(0, -1);
    }
    length += piece.length;
    return piece;
  }

  return {
    get hasText() {
      return hasText;
    },
    get full() {
      return full;
    },
    get settled() {
      return settled;
    },
    get ending() {
      return ending;
    },
    get usage() {
      return usage;
    },
    get bytes() {
      return bytes;
    },
    take(chunk) {
      usage = chunk.usage ?? usage;
      bytes += countBytes(chunk.text) + countBytes(chunk.reasoning);
      refuses ||= chunk.refuses;
      ending = chunk.ending ?? ending;
      let text = chunk.text;
      if (text === '' && chunk.wholeText !== '' && !hasText) {
        text = chunk.wholeText;
        bytes += countBytes(text);
        ending ??= 'complete';
      }
      settled = hasText && ending !== undefined && text === '';
      return text === '' || full ? '' : letOut(text, false);
    },
    flush: () => (hasText && held !== '' ? letOut('', true) : ''),
    conclude(marks) {
      const how = ending ?? (marks.sawDone ? 'complete' : undefined);
      const notes = marks.skippedData + marks.brokenFrames > 0 ? `; ${marks.brokenFrames} broken frames` : '';
      if (full) return { code: 'cut', retries: 0, detail: 'answer past its cap' };
      if (how === 'filtered' || (refuses && !hasText)) {
        return { code: 'filtered', retries: 0, detail: 'the provider withheld the answer' };
      }
      if (how === undefined || how === 'cut') {
        return { code: 'cut', retries: 1, detail: `the answer ended without an end${notes}` };
      }
      if (hasText) return how;
      return how === 'length'
        ? {
            code: 'empty',
            retries: 0,
            detail: 'the reply limit was spent before any text (LARDER_MAX_TOKENS)',
          }
        : { code: 'empty', retries: 1, detail: `an answer without text${notes}` };
    },
  };
}
