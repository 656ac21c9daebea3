// A bracket that tells which of several foods a name is of.

import { FOODS, type Food } from '../../foods.ts';
import { readKeys } from '../../normalise-text.ts';
import type { FoundFood } from '../name/complete-name.ts';
import { findFoodName, findWholeName } from '../name/find-food-name.ts';
import { foodIndex } from '../name/food-index.ts';
import { isInNamesOf } from '../name/leaves-it-the-same.ts';
import { LINKS } from '../name/plain-words.ts';

// "Drumsticks (moringa pods)": of two foods that share a name the bracket tells which it is.
export function nameExactly(
  [name = '', ...others]: readonly string[],
  aside: readonly string[],
): FoundFood | undefined {
  const singular = name.replace(/s$/, '');
  if (aside.some((word) => word === 'veg' || word === 'vegetable')) {
    const plant = findWholeName([singular, 'vegetable']);
    if (plant !== undefined) return plant;
  }
  const told =
    others.length > 0 || aside.length === 0
      ? undefined
      : (findWholeName(aside) ?? findFoodName(aside, { states: [], counted: false }));
  if (told === undefined) return undefined;
  const isWhole = findWholeName(aside) !== undefined;
  return (isWhole && (isInNamesOf(name, FOODS[told.id]) || isInNamesOf(singular, FOODS[told.id]))) ||
    isTranslated(name, aside, FOODS[told.id])
    ? told
    : undefined;
}

// "Misir (red lentils)": a word that two languages share is what the plain English name behind it says.
function isTranslated(name: string, aside: readonly string[], told: Food): boolean {
  const { byName, ownWords } = foodIndex();
  if (ownWords.has(name)) return false;
  const word = byName.get(name);
  const plain = readKeys(told.name);
  const isPlain =
    plain.every((one) => aside.includes(one)) &&
    aside.length <= plain.length + 1 &&
    !aside.some((one) => LINKS.has(one));
  return (
    word !== undefined &&
    word.own === undefined &&
    isPlain &&
    [told, FOODS[word.id]].every(({ roles }) => GROWN_OR_RAISED.includes(roles[0])) &&
    FOODS[word.id].category !== told.category &&
    !aside.every((one) => readKeys(`${FOODS[word.id].name} ${FOODS[word.id].plural}`).includes(one))
  );
}

/** What is one food by itself: a sauce is named for more than what the bracket tells of it. */
const GROWN_OR_RAISED: readonly Food['roles'][0][] = [
  'vegetable',
  'leaf',
  'legume',
  'starch',
  'fruit',
  'protein',
];
