// What infants and small children are not given: honey, salt in their share, what they choke on, cow's milk for formula,
// raw milk, fish high in mercury, strong drink. Who eats is read of the request, the opening, and of the order itself.

import type { Food } from '../../food/foods.ts';
import type { Finding } from '../finding.ts';
import { isTheirsAlone, readGuests } from '../kitchen/guests.ts';
import { readAges } from '../kitchen/read-ages.ts';
import { namesGuest } from '../kitchen/who-eats.ts';
import type { Sense } from '../lexicon/lexicon.ts';
import type { Method } from '../method/read-method.ts';
import type { Hit, Sentence } from '../method/sentence.ts';
import { findFood, findHit, findUnheated, HEATS, ordersUsing, REACH, writeInfant } from './orders-using.ts';
import { checkLiver, checkSmokedFish, checkSoftMould, checkSprouts } from './pregnancy.ts';

function checkHoney(method: Method, areGuests: boolean): readonly Finding[] {
  const listed = method.listed.filter(({ food }) => food.hazards?.includes('honey-infant'));
  const ids = new Set(['honey', ...listed.map(({ food }) => food.id)]);
  const used = ordersUsing(method, (sentence) => {
    const mention = sentence.foods.find(({ food, negated }) => ids.has(food.id) && !negated);
    return mention === undefined ? -1 : sentence.wordAt(mention.at);
  });
  // "Take the baby's portion out before the honey goes in."
  const apart = method.orders.some(
    (sentence) =>
      sentence.names('infant') &&
      (sentence.names('ownShare') ||
        (sentence.names('skip', 'not') && sentence.foods.some(({ food }) => ids.has(food.id)))),
  );
  const at =
    used.find((sentence) => namesGuest(sentence, 'infant') && !sentence.names('everybody')) ??
    (areGuests && !apart ? used.find((sentence) => !sentence.names('everybody')) : undefined);
  if (at === undefined) return [];
  return writeInfant(
    'danger',
    at,
    'gives honey, and an infant eats',
    'Honey is not for children under 12 months (NHS; CDC).',
  );
}

/** Index of the salt that goes in; "before any salt goes in" it does not. */
function findSalt(sentence: Sentence): number {
  const at = findHit(sentence, 'salty');
  const ahead = sentence.folded.words.slice(Math.max(0, at - 3), Math.max(0, at));
  return ahead.some(({ key }) => key === 'before') ? -1 : at;
}

function checkSalt(method: Method): readonly Finding[] {
  const alone = isTheirsAlone(method, 'infant');
  const shares = method.orders.filter((sentence) => sentence.names('ownShare'));
  const apart = shares.length > 0;
  // A share that is taken once the salt is in is salted with the rest.
  const isApart = (salted: Sentence) =>
    shares.some(
      (sentence) =>
        (!alone || namesGuest(sentence, 'infant')) &&
        (sentence.step === null ||
          salted.step === null ||
          sentence.step <= salted.step ||
          sentence.asks('saltless') !== undefined),
    );
  const at = ordersUsing(method, (sentence) =>
    sentence.denies('salty') !== undefined || sentence.names('if', 'everybody') ? -1 : findSalt(sentence),
  ).find((sentence) => namesGuest(sentence, 'infant') || !isApart(sentence));
  const listed = method.lines.find(
    (line) => line.asks('salty') !== undefined && !line.names('everybody', 'saltless', 'ownShare', 'if'),
  );
  if (at === undefined && alone && !apart && listed?.asks('salty') !== undefined && !listed.says('salt'))
    return writeInfant('danger', listed, 'salts what an infant eats', 'Infants get no added salt (NHS).');
  if (at === undefined) return [];
  // "Stir in the salt. Let the baby's portion cool": the share comes out of the salted pot.
  const sharedAfter =
    apart &&
    ![...method.lines, ...method.orders, ...method.notes].some((sentence) => sentence.names('saltless'));
  const sure = alone || namesGuest(at, 'infant') || sharedAfter;
  return writeInfant(
    sure ? 'danger' : 'warning',
    at,
    'salts what an infant eats',
    'Infants get no added salt (NHS).',
  );
}

/** "Olive oil" is no olive: the name of the food goes on behind the word. */
function isPartOfName(sentence: Sentence, from: number, to: number): boolean {
  return sentence.foods.some(({ at, keys }) => {
    const start = sentence.wordAt(at);
    return start <= from && start + keys.length > to;
  });
}

/** Index of a nut or round food that stands as it is, -1 where it is spread, ground or cut. */
function findLoose(sentence: Sentence): number {
  const spreads = sentence.hits.filter(({ sense }) => sense === 'nutSpread');
  const hit = sentence.hits.find(
    ({ sense, from, to, negated }) =>
      (sense === 'nut' || sense === 'roundFood') &&
      !negated &&
      !spreads.some((spread) => spread.from <= from && from < spread.to) &&
      !isPartOfName(sentence, from, to),
  );
  return hit?.from ?? findCoins(sentence)?.from ?? -1;
}

/** "Slice the frankfurters into rounds", "the hot dog coins". */
function findCoins(sentence: Sentence): Hit | undefined {
  const sausage =
    sentence.names('sausageWord') || sentence.foods.some(({ food }) => food.category === 'sausage');
  return sausage ? sentence.asks('coinCut') : undefined;
}

function isWhole(sentence: Sentence): boolean {
  if (findCoins(sentence) !== undefined) return !sentence.names('ground') || sentence.names('cut');
  const at = findLoose(sentence);
  return sentence.hits.some(
    ({ sense, from, negated }) => sense === 'whole' && !negated && Math.abs(from - at) <= REACH * 2,
  );
}

/** "Wash the berries. Squash each one flat": in the sentence, or in the next where that names no food but fruit. */
function isCutUp(sentence: Sentence): boolean {
  const cuts = ({ hits }: Sentence) => hits.some(({ sense, negated }) => sense === 'ground' && !negated);
  const { next } = sentence;
  const goesOn = next?.firmFoods.every(({ food }) => food.roles.includes('fruit')) === true;
  return cuts(sentence) || (goesOn && cuts(next));
}

function checkChoking(method: Method, areGuests: boolean): readonly Finding[] {
  const lines = method.lines.filter((line) => findLoose(line) !== -1);
  const cut = [...lines, ...method.orders, ...method.notes].some(
    (sentence) => findLoose(sentence) !== -1 && !isWhole(sentence) && isCutUp(sentence),
  );
  const used = ordersUsing(method, findLoose);
  const said = used.find(
    (sentence) => isWhole(sentence) && (areGuests || namesGuest(sentence, 'smallChild')),
  );
  const alone = isTheirsAlone(method, 'smallChild') || isTheirsAlone(method, 'infant');
  const softened = (sentence: Sentence) =>
    sentence.names('roundFood') && sentence.asks(...HEATS) !== undefined;
  const all = method.steps.find((sentence) => sentence.names('everything'));
  const plain =
    areGuests && !cut && lines.length > 0 ? (used.find((sentence) => !softened(sentence)) ?? all) : undefined;
  const nuts = !cut && lines.some((line) => line.names('nut') && !line.names('ground'));
  const at = said ?? plain ?? (nuts && alone ? method.steps[0] : undefined);
  if (at === undefined) return [];
  const sure = said !== undefined || alone || lines.some(isWhole) || namesGuest(at, 'smallChild');
  return writeInfant(
    sure ? 'danger' : 'warning',
    at,
    'gives a small child what it can choke on, uncut',
    'Nuts are ground and round fruit is quartered for children under five (NHS).',
  );
}

/** Hard as they grow; the NHS grates them for a baby or cooks them soft. */
const HARD_RAW: ReadonlySet<string> = new Set(['apple', 'carrot', 'celery', 'pear']);

function findHardRaw(sentence: Sentence): number {
  const raw = sentence.asks('raw');
  if (raw === undefined || sentence.says('grated') || sentence.says('grate')) return -1;
  if (sentence.asks(...HEATS) !== undefined) return -1;
  const mention = sentence.firmFoods.find(({ food, at, negated }) => {
    const word = sentence.wordAt(at);
    return HARD_RAW.has(food.id) && !negated && word >= raw.to && word - raw.to < 2;
  });
  return mention === undefined ? -1 : sentence.wordAt(mention.at);
}

/** Months before which a baby is given milk alone (NHS: around 6 months, never before 17 weeks). */
const FIRST_FOOD = 3.9;

function checkTooYoung(method: Method): readonly Finding[] {
  const said = method.request.ingredients.map(method.readings.lineSentence);
  const isNewborn = said.some(
    (one) => namesGuest(one, 'infant') && readAges(one.folded).some(({ months }) => months < FIRST_FOOD),
  );
  const at = isNewborn ? method.steps.find((one) => one.isOrder && namesGuest(one, 'infant')) : undefined;
  if (at === undefined) return [];
  return writeInfant('danger', at, 'feeds a baby that is too young for food', 'It gets milk alone (NHS).');
}

function checkHardRaw(method: Method): readonly Finding[] {
  const at = ordersUsing(method, findHardRaw).find((sentence) => namesGuest(sentence, 'infant'));
  if (at === undefined) return [];
  const why = 'Babies get them grated or cooked soft (NHS).';
  return writeInfant('danger', at, 'gives a baby hard raw pieces', why);
}

function checkMilk(method: Method): readonly Finding[] {
  const listsMilk = method.listed.some(({ food }) => food.id === 'milk');
  const bottle = [...method.orders, ...method.notes].find(
    (sentence) =>
      !sentence.isCaution &&
      !sentence.names('not') &&
      // "In place of breast milk or formula".
      ((listsMilk && sentence.names('instead') && sentence.denies('bottleFeed') !== undefined) ||
        (sentence.asks('bottleFeed') !== undefined &&
          sentence.foods.some(
            ({ food, negated, at }) =>
              food.id === 'milk' &&
              !negated &&
              !sentence.hits.some(
                ({ sense, from, to }) =>
                  sense === 'bottleFeed' && from <= sentence.wordAt(at) && sentence.wordAt(at) < to,
              ),
          ))) &&
      sentence.asks('pour', 'lay', 'serve', 'warm', 'replace', 'skip', 'drink', 'seal', 'keep') !== undefined,
  );
  if (bottle === undefined) return [];
  return writeInfant(
    'danger',
    bottle,
    "gives an infant cow's milk for a drink",
    'It is not a main drink before 12 months (NHS).',
  );
}

/** What nobody frail or small is given, by a word of the list or of an order. */
function checkListed(method: Method, sense: Sense, what: string, why: string): readonly Finding[] {
  // "Unpasteurised" is said of juice as well.
  const find = (one: Sentence) =>
    sense !== 'rawMilk' || one.foods.some(({ food }) => food.allergens?.includes('milk'))
      ? findHit(one, sense)
      : -1;
  const at = ordersUsing(method, find)[0] ?? method.lines.find((line) => find(line) !== -1);
  return at === undefined ? [] : writeInfant('danger', at, what, why);
}

const isWine = ({ category }: Food): boolean => category === 'wine';
/** Drink that no later step heats, in the dish of a child alone or of somebody pregnant. */
function checkDrink(method: Method, who: string): readonly Finding[] {
  const used = findUnheated(method, (one) => Math.max(findHit(one, 'strongDrink'), findFood(one, isWine)));
  if (used === undefined) return [];
  return writeInfant(
    'danger',
    used,
    `gives alcohol to ${who}`,
    'Alcohol is left out for children and in pregnancy (NHS).',
  );
}

/** Dangers where the request or the text itself cooks for an infant or a small child. */
export function checkInfant(method: Method): readonly Finding[] {
  const guests = readGuests(method);
  const infant = guests.has('infant');
  const small = guests.has('smallChild');
  return [
    ...checkHoney(method, infant),
    ...(infant
      ? [...checkSalt(method), ...checkMilk(method), ...checkHardRaw(method), ...checkTooYoung(method)]
      : []),
    ...checkChoking(method, small),
    ...(guests.has('child') && isTheirsAlone(method, 'child') ? checkDrink(method, 'a child') : []),
    ...(guests.has('pregnant')
      ? [
          ...checkDrink(method, 'somebody pregnant'),
          ...checkSmokedFish(method),
          ...checkSoftMould(method),
          ...checkLiver(method),
        ]
      : []),
    ...(small || guests.has('pregnant') || guests.has('frail') ? checkSprouts(method) : []),
    ...(small || guests.has('pregnant')
      ? [
          ...checkListed(method, 'rawMilk', 'gives raw milk', 'Raw milk is not for them (NHS; CDC).'),
          ...checkListed(
            method,
            'mercuryFish',
            'gives a fish that is high in mercury',
            'Children and pregnant people avoid it (FDA; NHS).',
          ),
        ]
      : []),
  ];
}
