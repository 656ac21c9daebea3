// What infants and small children are not given: honey, salt in their share, whole nuts and round fruit, cow's milk for formula.

import type { Finding } from '../finding.ts';
import { isTheirsAlone, readGuests } from '../kitchen/guests.ts';
import type { Method } from '../method/read-method.ts';
import type { Sentence } from '../method/sentence.ts';
import { namePlace, quote, report } from './report.ts';

const USES = [
  'add',
  'mix',
  'serve',
  'coat',
  'pour',
  'simmer',
  'boil',
  'bake',
  'warm',
  'cook',
  'fry',
  'lay',
  'shape',
] as const;

function namesAsUsed(sentence: Sentence, id: string): boolean {
  return (
    sentence.foods.some(({ food, negated, feigned }) => food.id === id && !negated && !feigned) &&
    !sentence.isCaution &&
    !sentence.names('if', 'skip', 'instead', 'replace', 'elsewhere')
  );
}

function checkHoney(method: Method): readonly Finding[] {
  const honeys = method.listed.filter(
    ({ food, line }) =>
      food.hazards?.includes('honey-infant') &&
      !method.readings.lineSentence(line.text).names('not', 'instead', 'elsewhere'),
  );
  const ids = new Set(['honey', ...honeys.map(({ food }) => food.id)]);
  const used = method.orders.find(
    (sentence) => [...ids].some((id) => namesAsUsed(sentence, id)) && sentence.asks(...USES) !== undefined,
  );
  const apart = method.orders.some(
    (sentence) => sentence.names('infant') && sentence.names('ownShare', 'skip', 'not', 'discard'),
  );
  if (used === undefined || apart) return [];
  return [
    report(
      'infant',
      'danger',
      `${namePlace(used)} gives honey, and an infant eats: ${quote(used)}. Honey is not for children under 12 months (NHS; CDC).`,
      used,
    ),
  ];
}

function checkSalt(method: Method): readonly Finding[] {
  const apart = method.orders.some((sentence) => sentence.names('ownShare'));
  return method.orders
    .flatMap((sentence) => {
      if (
        sentence.asks('salty') === undefined ||
        sentence.denies('salty') !== undefined ||
        sentence.isCaution
      )
        return [];
      if (sentence.asks('add', 'mix', 'coat', 'simmer', 'boil', 'pour') === undefined || sentence.names('if'))
        return [];
      const theirs = sentence.asks('infant') !== undefined || isTheirsAlone(method, 'infant');
      if (!theirs && apart) return [];
      return [
        report(
          'infant',
          theirs ? 'danger' : 'warning',
          `${namePlace(sentence)} salts what an infant eats: ${quote(sentence)}. Infants get no added salt (NHS).`,
          sentence,
        ),
      ];
    })
    .slice(0, 1);
}

function checkChoking(method: Method): readonly Finding[] {
  const lines = method.recipe.ingredients
    .map(({ text }) => method.readings.lineSentence(text))
    .filter((line) => line.asks('nut', 'roundFood') !== undefined && !line.names('ground'));
  if (lines.length === 0) return [];
  const alone = isTheirsAlone(method, 'smallChild') || isTheirsAlone(method, 'infant');
  const round = method.orders.filter((sentence) => sentence.names('nut', 'roundFood'));
  if (round.some((sentence) => sentence.asks('ground', 'cut') !== undefined && !sentence.names('whole')))
    return [];
  const at = round.find(
    (sentence) =>
      sentence.asks(...USES) !== undefined && !sentence.isCaution && !sentence.names('if', 'skip', 'not'),
  );
  if (at === undefined) return [];
  const sure =
    at.names('whole') || lines.some((line) => line.names('whole')) || at.asks('serve') !== undefined || alone;
  return [
    report(
      'infant',
      sure ? 'danger' : 'warning',
      `${namePlace(at)} gives a small child what it can choke on, uncut: ${quote(at)}. Nuts are ground and round fruit is quartered for children under five (NHS).`,
      at,
    ),
  ];
}

function checkMilk(method: Method): readonly Finding[] {
  const at = method.orders.find(
    (sentence) =>
      sentence.asks('cowsMilk') !== undefined &&
      !sentence.isCaution &&
      sentence.denies('cowsMilk') === undefined,
  );
  return at === undefined
    ? []
    : [
        report(
          'infant',
          'danger',
          `${namePlace(at)} gives an infant cow's milk for a drink: ${quote(at)}. It is not a main drink before 12 months (NHS).`,
          at,
        ),
      ];
}

/** Dangers where the request or the text itself cooks for an infant or a small child. */
export function checkInfant(method: Method): readonly Finding[] {
  const guests = readGuests(method);
  return [
    ...(guests.has('infant') ? [...checkHoney(method), ...checkSalt(method), ...checkMilk(method)] : []),
    ...(guests.has('smallChild') ? checkChoking(method) : []),
  ];
}
