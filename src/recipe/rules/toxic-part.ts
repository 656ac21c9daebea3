// A poisonous part of a plant, or wild food that nobody has named, that the cook is asked to use.

import type { CategoryId } from '../../food/categories.ts';
import type { Food } from '../../food/foods.ts';
import type { Finding } from '../finding.ts';
import type { Sense } from '../lexicon/lexicon.ts';
import type { Method } from '../method/read-method.ts';
import type { Hit, Sentence } from '../method/sentence.ts';
import { reportDanger } from './report.ts';

interface PoisonousPart {
  readonly part: Sense;
  readonly plants: ReadonlySet<string>;
}

/** Which part of which food is poison; see food-safety for the authorities. */
const PARTS: readonly PoisonousPart[] = [
  { part: 'leafPart', plants: new Set(['rhubarb']) },
  { part: 'kernelPart', plants: new Set(['apricot', 'peach', 'nectarine', 'plum', 'cherries']) },
  { part: 'greenPart', plants: new Set(['potato', 'new-potato']) },
  { part: 'podPart', plants: new Set(['ackee']) },
];
const HAS_LEAVES: ReadonlySet<CategoryId> = new Set<CategoryId>(['fresh-herb', 'leafy-green', 'salad-leaf']);

const USES: ReadonlySet<string> = new Set(
  'add mix serve simmer boil fry bake cook cut coat soak grill pour keep warm waved taste lay drink shape podPart'.split(
    ' ',
  ),
);

/** Whether it is cut away, told of or meant for another dish; "no need to throw the leaves away" is none of these. */
function isThrownAway(sentence: Sentence, hits: readonly Hit[]): boolean {
  return (
    (sentence.asks('discard', 'skip', 'cutAway') !== undefined && !sentence.names('useUp')) ||
    sentence.names('hazard') ||
    sentence.hits.some(({ sense, from }) => sense === 'elsewhere' && !isAsYouWould(sentence, from)) ||
    sentence.isCaution ||
    (hits.some(({ negated }) => negated) && sentence.denies('discard', 'cutAway') === undefined)
  );
}

/** "As you would chard" tells how, and of nothing else. */
function isAsYouWould({ folded: { words } }: Sentence, at: number): boolean {
  return words[at]?.key === 'would' && words[at - 1]?.key === 'you';
}

function isUsed(sentence: Sentence): boolean {
  return sentence.hits.some(({ sense, negated, supposed }) => USES.has(sense) && !negated && !supposed);
}

/** "Green beans" are no green part, and a spoon that "leaves a trail" is no leaf. */
function isInFood(sentence: Sentence, hit: Hit): boolean {
  const next = sentence.folded.words[hit.to]?.key ?? '';
  if (hit.sense === 'leafPart' && (next === 'a' || next === 'an' || next === 'no' || next === 'you'))
    return true;
  const start = sentence.folded.words[hit.from]?.start ?? -1;
  return sentence.foods.some(
    ({ at, text, keys }) => keys.length > 1 && start >= at && start < at + text.length,
  );
}

/** The food whose part is named: the nearest before it in its step, "as you would spinach" left out. */
function findOwner(sentence: Sentence, hit: Hit): Food | null {
  for (let one: Sentence | null = sentence; one !== null; one = one.previous) {
    const end = one === sentence ? (one.folded.words[hit.from]?.start ?? 0) : Number.POSITIVE_INFINITY;
    const mention = one.foods.findLast(
      ({ at, text, feigned, negated }) => at + text.length <= end && !feigned && !negated,
    );
    if (mention !== undefined) return mention.food;
  }
  return null;
}

/** "Leaves of the rhubarb". */
function findOwnerBehind(sentence: Sentence, hit: Hit): Food | null {
  const from = sentence.folded.words[hit.to - 1]?.end ?? 0;
  const to = sentence.folded.words[hit.to + 2]?.end ?? sentence.plain.length;
  return sentence.plain.slice(from, to).includes(' of ')
    ? (sentence.foods.find(({ at }) => at > from && at < to + 2)?.food ?? null)
    : null;
}

/** Whether a line of the list is or names one of these plants: "potato peelings". */
function lists({ recipe, readings, listed }: Method, plants: ReadonlySet<string>): boolean {
  return (
    listed.some(({ food }) => plants.has(food.id)) ||
    recipe.ingredients.some(
      ({ text, food }) => food === null && readings.foods(text).some((one) => plants.has(one.food.id)),
    )
  );
}

/** The parts named in a sentence that are poison of a plant that the dish is made of. */
function findParts(sentence: Sentence, method: Method): readonly Hit[] {
  const leafy = method.listed.some(({ food }) => HAS_LEAVES.has(food.category));
  return sentence.hits.filter((hit) =>
    PARTS.some(({ part, plants }) => {
      if (hit.sense !== part || isInFood(sentence, hit) || !lists(method, plants)) return false;
      const owner = findOwnerBehind(sentence, hit) ?? findOwner(sentence, hit);
      if (owner !== null) return plants.has(owner.id);
      return !leafy || part !== 'leafPart';
    }),
  );
}

function findPoison(sentence: Sentence, method: Method): readonly Hit[] {
  return [
    ...sentence.hits.filter(({ sense }) => sense === 'toxicPart' || sense === 'potatoSprout'),
    ...findParts(sentence, method),
  ];
}

function checkParts(method: Method, lines: readonly Sentence[]): readonly Finding[] {
  const isMeant = (sentence: Sentence) => {
    const hits = findPoison(sentence, method);
    return hits.length > 0 && (sentence.names('waved') || !isThrownAway(sentence, hits));
  };
  // "Don't bin the rhubarb leaves! Steam them like spinach."
  const pointsAt = ({ previous, place, hits }: Sentence) =>
    previous !== null &&
    (place === 'notes' || place === 'step') &&
    hits.some(({ sense, from }) => sense === 'pronoun' && from < 3) &&
    isMeant(previous);
  const at =
    lines.find((line) => line.asks('toxicPart', 'potatoSprout') !== undefined && isMeant(line)) ??
    method.orders.find((sentence) => isUsed(sentence) && (isMeant(sentence) || pointsAt(sentence)));
  if (at === undefined) return [];
  return [reportDanger('natural-toxin', at, 'uses a part that is poisonous')];
}

/** Roots, berries and leaves of the wild that nobody could name, on the list or in what was typed. */
function findUnnamed(
  method: Method,
  lines: readonly Sentence[],
  typed: readonly Sentence[],
): Sentence | undefined {
  const told = [...lines, ...typed, ...method.opening, ...method.orders, ...method.notes];
  const isFound = (one: Sentence) => one.names('foraged', 'wild', 'forage');
  const speaks = (one: Sentence | null) => one?.names('mushroomWord', 'wildPart', 'foraged', 'wild') === true;
  const unnamed = told.find(
    (one) => one.names('unnamed') && !one.names('hazard') && [one, one.previous, one.next].some(speaks),
  );
  const found = [...lines, ...typed].find((one) => one.names('mushroomWord', 'wildPart') && isFound(one));
  if (unnamed === undefined || found === undefined) return undefined;
  // Unnamed mushrooms say nothing of the wild garlic beside them.
  const kinds = unnamed.names('mushroomWord')
    ? (['mushroomWord'] as const)
    : (['mushroomWord', 'wildPart'] as const);
  const listed = lines.find((one) => one.names(...kinds));
  // What the cook typed and no step takes is left out.
  return listed ?? (method.steps.some((one) => one.names(...kinds)) ? found : undefined);
}

/** "Left out: the mushrooms that a friend picked". */
function isLeftOut(typed: string, { recipe, readings }: Method): boolean {
  const keys = [...readings.keys(typed)];
  return recipe.leftOut.some(({ ingredient }) => {
    const told = readings.keys(ingredient);
    return keys.filter((key) => told.has(key)).length * 2 > keys.length;
  });
}

function checkWild(method: Method, lines: readonly Sentence[]): readonly Finding[] {
  const typed = method.request.ingredients
    .filter((text) => !isLeftOut(text, method))
    .map(method.readings.lineSentence);
  const unnamed = findUnnamed(method, lines, typed);
  if (unnamed !== undefined) return [writeWild(unnamed, 'wild food')];
  const known =
    lines.some((line) => line.names('mushroomWord') && line.names('knownFor')) ||
    [...method.steps, ...method.notes].some((one) => one.names('knownFor'));
  const uses = lines.some((line) => line.names('mushroomWord'));
  const at = [...lines, ...method.orders, ...(uses ? typed : [])].find(
    (sentence) =>
      sentence.asks('foraged') !== undefined &&
      sentence.names('mushroomWord') &&
      !sentence.names('knownFor', 'hazard', 'not'),
  );
  return at === undefined || known ? [] : [writeWild(at, 'wild mushrooms')];
}

function writeWild(at: Sentence, what: string): Finding {
  return reportDanger('natural-toxin', at, `uses ${what}, and nobody says who identified it`);
}

/** A danger where a step or note asks to use it, or the list has it; not where it is cut away, told of or left out. */
export function checkToxicPart(method: Method): readonly Finding[] {
  return [...checkParts(method, method.lines), ...checkWild(method, method.lines)];
}
