// The readings of the words of a line in which a name may stand at the end, without what is only said of it.

import { readStates } from '../state/read-states.ts';
import { foodIndex } from './food-index.ts';
import { isOfAnotherKind } from './leaves-it-the-same.ts';
import { NOISE, PARTS, TAILS } from './plain-words.ts';

/** The readings of a line from the most to the least literal; none is empty. */
export function coresOf(
  head: readonly string[],
  stateless: readonly string[],
): readonly (readonly string[])[] {
  const quiet = stateless.filter((word) => !NOISE.has(word));
  const cores = [
    head,
    ...turnTails(head),
    ...trimTail(head),
    head.filter((word) => !NOISE.has(word)),
    stateless,
    quiet,
    withoutParts(stateless),
    withoutParts(quiet),
  ];
  const seen = new Set<string>();
  return cores.filter((core) => {
    const key = core.join(' ');
    if (key === '' || seen.has(key) || (isArticle(core) && head.length > 1)) return false;
    seen.add(key);
    return true;
  });
}

// "new potatoes opened": what is said behind a name is taken off before what is said ahead of it, which may be a part
// of the name.
function trimTail(words: readonly string[]): readonly (readonly string[])[] {
  const trimmed: (readonly string[])[] = [];
  for (let to = words.length - 1; to > 0 && isTail(words[to] ?? ''); to -= 1)
    trimmed.push(words.slice(0, to));
  return trimmed;
}

// "Beetroot vac packed" is what "vac packed beetroot" names.
function turnTails(words: readonly string[]): readonly (readonly string[])[] {
  for (let at = 1; at < words.length && words.length <= MOST_TURNED; at += 1) {
    const behind = words.slice(at);
    const turned = [...behind, ...words.slice(0, at)];
    if (
      behind.every((word) => NOISE.has(word) || TAILS.has(word)) &&
      foodIndex().byName.has(turned.join(' '))
    )
      return [turned];
  }
  return [];
}

/** "thé" is tea, "the bag" is none. */
export function isArticle(words: readonly string[]): boolean {
  return words.length === 1 && words[0] === 'the';
}

function isTail(word: string): boolean {
  return NOISE.has(word) || TAILS.has(word) || readStates([word]).words.length === 0;
}

// "salmon fillets", "stalks of celery": the piece is told apart from what it is a piece of.
function withoutParts(words: readonly string[]): readonly string[] {
  let from = 0;
  let to = words.length;
  while (to > from + 1 && PARTS.has(words[to - 1] ?? '')) to -= 1;
  while (from < to - 1 && PARTS.has(words[from] ?? '') && !isOfAnotherKind(words[from] ?? '')) from += 1;
  return words.slice(from, to);
}

const MOST_TURNED = 4;
