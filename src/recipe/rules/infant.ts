// What infants and small children are not given: honey, salt in their share, what they choke on, cow's milk for formula,
// raw milk, fish high in mercury, strong drink. Who eats is read of the request, the opening, and of the order itself.

import type { Food } from '../../food/foods.ts';
import type { Finding, Severity } from '../finding.ts';
import { isTheirsAlone, readGuests } from '../kitchen/guests.ts';
import { namesGuest } from '../kitchen/who-eats.ts';
import type { Sense } from '../lexicon/lexicon.ts';
import type { Method } from '../method/read-method.ts';
import type { Hit, Sentence } from '../method/sentence.ts';
import { namePlace, quote, report } from './report.ts';

const COOKS: readonly Sense[] = ['simmer', 'boil', 'bake', 'fry'];
const HEATS: readonly Sense[] = [...COOKS, 'cook', 'grill', 'warm'];
const USES: readonly Sense[] = [...HEATS, 'add', 'mix', 'serve', 'coat', 'pour', 'lay', 'shape', 'drink'];
/** Words between a food and what is said of it: "leave the grapes whole". */
const REACH = 6;

function write(severity: Severity, at: Sentence, what: string, why: string): readonly Finding[] {
  return [report('infant', severity, `${namePlace(at)} ${what}: ${quote(at)}. ${why}`, at)];
}

/** Whether a sentence takes a thing out of the dish, or speaks of it only: "swap the honey for maple syrup". */
function isAdviceOn(sentence: Sentence, at: number): boolean {
  const { words } = sentence.folded;
  const clause = sentence.clauseAt(words[at]?.start ?? 0);
  if (sentence.isCaution) return true;
  if (sentence.hits.some((hit) => hit.sense === 'elsewhere' && hit.clause <= clause)) return true;
  return sentence.hits.some(({ sense, from, to, negated }) => {
    if (negated || to > at) return false;
    if (sense === 'skip' || sense === 'instead' || sense === 'not') return at - from < REACH;
    if (sense !== 'replace') return false;
    return !words.slice(to, at).some(({ key }) => key === 'for' || key === 'with' || key === 'by');
  });
}

/** The orders that use something, each where `find` sees it at a word of the sentence. */
function ordersUsing(method: Method, find: (sentence: Sentence) => number): readonly Sentence[] {
  return method.orders.filter((sentence) => {
    const at = find(sentence);
    if (at === -1 || isAdviceOn(sentence, at) || sentence.denies('add', 'serve', 'coat') !== undefined)
      return false;
    return sentence.step !== null || sentence.asks(...USES) !== undefined;
  });
}

/** Index of the first of these that is meant, -1 where there is none. */
function findHit(sentence: Sentence, ...senses: readonly Sense[]): number {
  const hit = sentence.asks(...senses);
  return hit === undefined ? -1 : hit.from;
}

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
  return write(
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
  const apart = method.orders.some((sentence) => sentence.names('ownShare'));
  const alone = isTheirsAlone(method, 'infant');
  const at = ordersUsing(method, (sentence) =>
    sentence.denies('salty') !== undefined || sentence.names('if', 'everybody') ? -1 : findSalt(sentence),
  ).find((sentence) => alone || namesGuest(sentence, 'infant') || !apart);
  const listed = method.lines.find(
    (line) => line.asks('salty') !== undefined && !line.names('everybody', 'saltless', 'ownShare', 'if'),
  );
  if (at === undefined && alone && !apart && listed?.asks('salty') !== undefined && !listed.says('salt'))
    return write('danger', listed, 'salts what an infant eats', 'Infants get no added salt (NHS).');
  if (at === undefined) return [];
  const sure = alone || namesGuest(at, 'infant');
  return write(
    sure ? 'danger' : 'warning',
    at,
    'salts what an infant eats',
    'Infants get no added salt (NHS).',
  );
}

/** Index of a nut or round food that stands as it is, -1 where it is spread, ground or cut. */
function findLoose(sentence: Sentence): number {
  const spreads = sentence.hits.filter(({ sense }) => sense === 'nutSpread');
  const hit = sentence.hits.find(
    ({ sense, from, negated }) =>
      (sense === 'nut' || sense === 'roundFood') &&
      !negated &&
      !spreads.some((spread) => spread.from <= from && from < spread.to),
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

function checkChoking(method: Method, areGuests: boolean): readonly Finding[] {
  const lines = method.lines.filter((line) => findLoose(line) !== -1);
  const cut = [...lines, ...method.orders, ...method.notes].some(
    (sentence) =>
      findLoose(sentence) !== -1 &&
      !isWhole(sentence) &&
      sentence.hits.some(({ sense, negated }) => sense === 'ground' && !negated),
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
  return write(
    sure ? 'danger' : 'warning',
    at,
    'gives a small child what it can choke on, uncut',
    'Nuts are ground and round fruit is quartered for children under five (NHS).',
  );
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
  return write(
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
  return at === undefined ? [] : write('danger', at, what, why);
}

/** The first order that uses what `find` sees and that no later step heats. */
function findUnheated(method: Method, find: (sentence: Sentence) => number): Sentence | undefined {
  return ordersUsing(method, find).find(
    (sentence) =>
      sentence.step !== null &&
      sentence.asks(...USES) !== undefined &&
      !method.steps.slice(method.steps.indexOf(sentence)).some((later) => later.asks(...COOKS) !== undefined),
  );
}

function findFood(sentence: Sentence, isOne: (food: Food) => boolean): number {
  const mention = sentence.firmFoods.find(({ food, negated }) => isOne(food) && !negated);
  return mention === undefined ? -1 : sentence.wordAt(mention.at);
}

const isWine = ({ category }: Food): boolean => category === 'wine';
const isSmokedFish = ({ category }: Food): boolean => category === 'smoked-fish';
/** Pâté is told of by its name: what holds liver and is cooked has no such hazard of its own. */
const isLiver = ({ id, hazards }: Food): boolean => id === 'pate' || hazards?.includes('liver') === true;

/** Drink that no later step heats, in the dish of a child alone or of somebody pregnant. */
function checkDrink(method: Method, who: string): readonly Finding[] {
  const used = findUnheated(method, (one) => Math.max(findHit(one, 'strongDrink'), findFood(one, isWine)));
  if (used === undefined) return [];
  return write(
    'danger',
    used,
    `gives alcohol to ${who}`,
    'Alcohol is left out for children and in pregnancy (NHS).',
  );
}

function checkSmokedFish(method: Method): readonly Finding[] {
  const used = findUnheated(method, (one) => findFood(one, isSmokedFish));
  if (used === undefined) return [];
  const why = 'It is cooked until steaming in pregnancy (NHS; FDA).';
  return write('danger', used, 'serves smoked fish as it is, and somebody pregnant eats', why);
}

/** Liver, and what is made of it, holds more vitamin A than an unborn child bears, however long it is cooked (NHS). */
function checkLiver(method: Method): readonly Finding[] {
  const used = ordersUsing(method, (one) => findFood(one, isLiver))[0];
  return used === undefined
    ? []
    : write('danger', used, 'serves liver, and somebody pregnant eats', 'It is left out in pregnancy (NHS).');
}

/** Dangers where the request or the text itself cooks for an infant or a small child. */
export function checkInfant(method: Method): readonly Finding[] {
  const guests = readGuests(method);
  const infant = guests.has('infant');
  const small = guests.has('smallChild');
  return [
    ...checkHoney(method, infant),
    ...(infant ? [...checkSalt(method), ...checkMilk(method)] : []),
    ...checkChoking(method, small),
    ...(guests.has('child') && isTheirsAlone(method, 'child') ? checkDrink(method, 'a child') : []),
    ...(guests.has('pregnant')
      ? [...checkDrink(method, 'somebody pregnant'), ...checkSmokedFish(method), ...checkLiver(method)]
      : []),
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
