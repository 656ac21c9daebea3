// What spoils when it stands warm, and what does not: bread, jam, dough, pickles.

import type { Food } from '../../food/foods.ts';
import type { FoodMention } from '../food-mentions.ts';
import type { Sense } from '../lexicon/lexicon.ts';
import type { Method } from '../method/read-method.ts';
import type { Sentence } from '../method/sentence.ts';
import { namedKinds, readRawKind } from './raw-foods.ts';

const COOKED_STARCH: ReadonlySet<string> = new Set(['rice', 'grain', 'pasta', 'noodle', 'legume', 'pulse']);
const FLESH: ReadonlySet<string> = new Set(['poultry', 'meat', 'pork', 'game', 'fish', 'shellfish']);
/** Animal foods that keep by themselves for hours: hard cheese, butter, cured meat. */
const KEEPS_OUT: ReadonlySet<string> = new Set([
  'hard-cheese',
  'cured-meat',
  'cured-sausage',
  'butter',
  'fat',
]);

/** "Scatter with the chives. Leave it in the sun": it is the dish. */
const GARNISH: ReadonlySet<string> = new Set(['herb', 'spice']);

/** Places and vessels whose names hold that of a food. */
const THINGS: ReadonlySet<Sense> = new Set<Sense>(['warmPlace', 'cloth', 'sealed']);

/** Whether a food by itself is one that must not stand warm for hours. */
export function isPerishable(food: Food): boolean {
  if (readRawKind(food) !== null) return true;
  if (KEEPS_OUT.has(food.category) || food.id === 'butter' || food.id === 'honey') return false;
  const animal = food.origins.some((origin) =>
    ['poultry', 'meat', 'pork', 'game', 'fish', 'shellfish', 'egg', 'milk'].includes(origin),
  );
  return animal && (food.perish > 0 || food.form === 'tinned');
}

/** Whether the dish as a whole spoils: something animal in it, or starch or pulses cooked in water. */
export function isPerishableDish(method: Method): boolean {
  return (
    method.listed.some(({ food }) => isPerishable(food)) ||
    method.lines.some((line) => line.names('poultryWord', 'minceWord', 'beefWord', 'carcass')) ||
    method.listed.some(
      ({ food }) =>
        COOKED_STARCH.has(food.category) &&
        (food.form === 'cooked' || method.steps.some((one) => one.names('boil', 'simmer', 'cook'))),
    )
  );
}

/** Whether the dish is baked from flour, pastry or egg white and sugar with no custard in it, and so keeps by itself. */
export function isBakedGoods(method: Method): boolean {
  const { listed, steps } = method;
  if (listed.some(({ food }) => food.origins.some((origin) => FLESH.has(origin)))) return false;
  if (!steps.some((one) => one.asks('bake') !== undefined)) return false;
  if ([method.opening[0], ...method.lines].some((one) => one?.names('custardDish') === true)) return false;
  const has = (test: (food: Food) => boolean) => listed.some(({ food }) => test(food));
  const raised = has(({ category, roles }) => category === 'baking-aid' || roles[0] === 'baking');
  const flour = has(({ id }) => id.endsWith('-flour'));
  const shell = flour || has(({ id }) => id.includes('pastry'));
  const sweet = has(({ roles }) => roles[0] === 'sweetener');
  const milk = has((food) => food.origins.includes('milk') && isPerishable(food));
  return (flour && (raised || sweet)) || ((shell || sweet) && !milk);
}

/** Whether warm milk is set with a culture: nothing else in it spoils. */
export function isCulture(method: Method): boolean {
  const spoils = method.listed.filter(({ food }) => isPerishable(food));
  return (
    spoils.length > 0 &&
    spoils.every(({ food }) => food.origins.includes('milk')) &&
    spoils.some(({ line }) => method.readings.lineSentence(line.text).names('culture'))
  );
}

/** What a sentence speaks of that may stand warm: dough, jam, pickles, meringues. */
export function speaksOfWhatKeeps(sentence: Sentence): boolean {
  return sentence.names('keepsOut') && !namedKinds(sentence).some((kind) => kind !== 'egg');
}

/** Clauses that tell of the fridge: what they name is not what stands out. */
function coldClauses(sentence: Sentence): ReadonlySet<number> {
  const told = sentence.hits.filter(({ sense }) => sense === 'scolds' || sense === 'fridge');
  return new Set(told.map(({ clause }) => clause));
}

/** The foods a sentence is about: neither "next to the oil", a "tea towel" nor what the fridge would spoil. */
function namedFoods(sentence: Sentence): readonly FoodMention[] {
  const { words } = sentence.folded;
  const things = sentence.hits.filter(({ sense }) => THINGS.has(sense));
  const cold = coldClauses(sentence);
  return sentence.foods.filter(
    ({ negated, doubtful, at }) =>
      !negated &&
      !doubtful &&
      !cold.has(sentence.clauseAt(at)) &&
      !things.some(({ from, to }) => (words[from]?.start ?? 0) <= at && at < (words[to - 1]?.end ?? 0)),
  );
}

/** The food of the list that is meant: "the chilli" of a leftover chilli. */
function findListed({ food, keys }: FoodMention, { listed, readings }: Method): Food | undefined {
  if (listed.some((one) => one.food.id === food.id)) return food;
  return listed.find(({ line }) => keys.every((key) => readings.keys(line.text).has(key)))?.food;
}

/** "Put it with the salt": what was named before is meant. */
function pointsBack({ folded, foods }: Sentence): boolean {
  const first = Math.min(...foods.map(({ at }) => at));
  return folded.words.some(({ key, start }) => (key === 'it' || key === 'them') && start < first);
}

/** Whether a sentence speaks of something perishable: by name, as the dish, or by what went before it. */
export function speaksOfPerishable(sentence: Sentence, method: Method): boolean {
  if (speaksOfWhatKeeps(sentence) || isCulture(method)) return false;
  const named = namedFoods(sentence);
  const own = named.map((one) => ({ food: findListed(one, method) ?? one.food }));
  if (own.some(({ food }) => isPerishable(food) && food.origins[0] !== 'milk')) return true;
  if (namedKinds(sentence).length > 0) return true;
  if (sentence.names('moistDish')) return isPerishableDish(method);
  if (named.some(({ food }) => food.category === 'rice')) return !sentence.names('soak');
  const cold = coldClauses(sentence);
  const alone = sentence.hits.some(({ sense, clause }) => sense === 'keepsAlone' && !cold.has(clause));
  if ((own.length > 0 || alone) && !pointsBack(sentence)) return false;
  // What a step names goes on in its next sentence; notes speak of the dish.
  const before = sentence.previous;
  const goesOn = before?.firmFoods.some(({ food }) => !GARNISH.has(food.roles[0])) === true;
  if (before !== null && before.step !== null && goesOn) return speaksOfPerishable(before, method);
  return !isBakedGoods(method) && isPerishableDish(method);
}
