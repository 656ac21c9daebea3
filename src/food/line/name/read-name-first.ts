// Reads a line that sets the food's name first and what is said of it behind: "flour plain", "TOM VINE LSE".

import { FOODS } from '../../foods.ts';
import { readKeys } from '../../normalise-text.ts';
import { readStates } from '../state/read-states.ts';
import { complete, type FoundFood, type NameHints, unite } from './complete-name.ts';
import { foodIndex } from './food-index.ts';
import { isHalfName } from './half-names.ts';
import { isNamedWithFlavour, isOfAnotherKind, saysItAgain } from './leaves-it-the-same.ts';
import { isLoanWord } from './loan-words.ts';
import { MADE_OF, NOISE, PLAIN_WORDS, STAND_INS } from './plain-words.ts';
import { isArticle } from './read-cores.ts';
import { cutAtLink, findReading } from './read-name.ts';

const MOST_BEHIND = 4;

/**
 * The food whose name comes first: "flour plain", "TOM VINE LSE", "pomodori pelati". What follows may turn to its front
 * ("plain flour"), or must be words that change nothing; a till's line and names of other languages leave it at any
 * that are no food.
 */
export function findNameFirst(words: readonly string[], hints: NameHints): FoundFood | undefined {
  const head = cutAtLink(words);
  for (let to = head.length - 1; to > 0; to -= 1) {
    const [name, behind] = [head.slice(0, to), head.slice(to)];
    if (isArticle(name)) continue;
    if (behind.length > MOST_BEHIND || behind.some((word) => STAND_INS.has(word) || isOfAnotherKind(word)))
      continue;
    const told = readStates(name);
    const turned =
      told.states.length === 0
        ? findReading([...behind, ...name], hints)
        : findReading([...behind, ...told.words], { ...hints, states: unite(hints.states, told.states) });
    if (
      turned !== undefined &&
      (isNamedWithFlavour(FOODS[turned.id]) ||
        turned.variety.every((word) => saysItAgain(word, FOODS[turned.id])))
    )
      return turned;
    const renamed = findRenamed(name, behind, hints);
    if (renamed !== undefined) return renamed;
    const alone = findReading(name, { ...hints, states: unite(hints.states, readStates(behind).states) });
    if (
      alone !== undefined &&
      saysNothingElse(behind, name, hints) &&
      !behind.some((word) => namesDish(word, alone))
    )
      return alone;
  }
  return undefined;
}

// "vinäger balsamico": under the food's own name, what follows may turn to its front all the same.
function findRenamed(
  name: readonly string[],
  behind: readonly string[],
  hints: NameHints,
): FoundFood | undefined {
  const match = foodIndex().byName.get(name.join(' '));
  if (match?.alias === undefined) return undefined;
  const head = readKeys(FOODS[match.id].name).at(-1) ?? '';
  const whole = foodIndex().byName.get([...behind, head].join(' '));
  return whole === undefined ? undefined : complete(whole, name, hints.states, [], hints);
}

function saysNothingElse(behind: readonly string[], name: readonly string[], hints: NameHints): boolean {
  const { byName } = foodIndex();
  const plain = readStates(name).words.filter((word) => !NOISE.has(word));
  const match = byName.get(name.join(' ')) ?? byName.get(plain.join(' '));
  const isForeign =
    match !== undefined &&
    (name.some(isLoanWord) ||
      (match.alias !== undefined &&
        !plain.some((word) => word.length > 2 && foodIndex().ownWords.has(word))));
  if (match !== undefined && isHalfName(match, plain, readStates(behind).words)) return false;
  return behind.every(
    (word) =>
      !MADE_OF.has(word) &&
      (PLAIN_WORDS.has(word) || ((hints.till === true || isForeign) && !byName.has(word))),
  );
}

// "Crispy chilli beef" is a dish of beef, and a cauliflower cheese no cauliflower.
function namesDish(word: string, { id }: FoundFood): boolean {
  const found = /^(?:beef|steak|cheese|cheddar)$/.test(word) ? foodIndex().byName.get(word) : undefined;
  return found !== undefined && FOODS[id].roles[0] !== FOODS[found.id].roles[0];
}
