// Raw juices that reach what is eaten as it is: by a thing that is used again, by the liquid the meat lay in, by the
// tap, by a shelf of the fridge.

import type { Finding } from '../finding.ts';
import {
  followContact,
  isCleanOne,
  isHeatedLater,
  isHeating,
  type Kitchen,
  soilingKinds,
  THINGS,
  washedThings,
} from '../kitchen/raw-contact.ts';
import { findRawFoods, readRawKind } from '../kitchen/raw-foods.ts';
import type { Method } from '../method/read-method.ts';
import type { Hit, Sentence } from '../method/sentence.ts';
import { namePlace, quote, report } from './report.ts';
import { rinsesPoultry } from './rinsed-poultry.ts';

/** Roles of what is mostly eaten without heat once it is cut. */
const READY_ROLES: ReadonlySet<string> = new Set([
  'leaf',
  'herb',
  'fruit',
  'vegetable',
  'bread',
  'cheese',
  'dairy',
  'sauce',
  'condiment',
  'cured',
  'ready-made',
  'starch',
  'nut',
  'seed',
]);

/** Words between a thing and what is said of it. */
const REACH = 4;
/** Letters between "above" and what stands below. */
const REACH_OF_SHELF = 40;

/** What is eaten as it is: named here, of a ready kind, and never heated from here on. */
function meetsReadyFood(sentence: Sentence, method: Method): boolean {
  return sentence.foods.some(
    ({ food, negated, doubtful }) =>
      !negated &&
      !doubtful &&
      readRawKind(food) === null &&
      food.roles.some((role) => READY_ROLES.has(role)) &&
      !isHeatedLater(method, sentence, food.id),
  );
}

function meetsCookedFood(sentence: Sentence, method: Method, { cooked }: Kitchen): boolean {
  if (!cooked || isHeatedLater(method, sentence, null)) return false;
  return sentence.asks('putBack', 'finishedFood', 'lay', 'serve', 'pour', 'coat', 'mix', 'cut') !== undefined;
}

/** The soiled thing that a sentence uses again; undefined where it is clean, another one or forbidden. */
function soiledThing(sentence: Sentence, { soiled }: Kitchen): Hit | undefined {
  const held = sentence.asks('heldRaw');
  const dirty =
    sentence.names('leftDirty') ||
    (sentence.asks('wipedOnly') !== undefined && !sentence.names('rinseOff', 'cleanOne'));
  const raw = sentence.asks('raw') !== undefined || soilingKinds(sentence).length > 0;
  if (sentence.names('soap') && !sentence.names('leftDirty')) return undefined;
  const washed = dirty ? [] : washedThings(sentence);
  return sentence.hits.find((hit) => {
    const thing = THINGS.find((one) => one === hit.sense);
    if (thing === undefined || (hit.negated && !dirty) || hit.supposed || isCleanOne(sentence, hit))
      return false;
    if (washed === 'all' || washed.includes(thing)) return false;
    const same = sentence.hits.some(
      ({ sense, to, negated }) => sense === 'sameOne' && !negated && to <= hit.from && hit.from - to < 3,
    );
    if (held !== undefined && held.from > hit.from && (raw || soiled.has(thing))) return true;
    return (soiled.has(thing) || (raw && dirty)) && (same || dirty);
  });
}

function checkThing(sentence: Sentence, method: Method, kitchen: Kitchen): boolean {
  if (sentence.names('thrownAway')) return false;
  if (soiledThing(sentence, kitchen) === undefined || isHeating(sentence)) return false;
  return meetsCookedFood(sentence, method, kitchen) || meetsReadyFood(sentence, method);
}

/** "The rest of the marinade", "what is left in the dish". */
function isLeft(sentence: Sentence, thing: Hit): boolean {
  return sentence.hits.some(
    ({ sense, from, to, negated }) =>
      (sense === 'stillLeft' || sense === 'leftIn') &&
      !negated &&
      from - thing.to < REACH &&
      thing.from - to < REACH,
  );
}

/** The marinade, brine or crumbs that raw meat lay in, over what is cooked. */
function checkLiquid(sentence: Sentence, method: Method, kitchen: Kitchen): boolean {
  if (!kitchen.cooked || sentence.names('heldBack', 'thrownAway')) return false;
  if (sentence.asks('pour', 'coat', 'serve', 'add', 'mix', 'lay') === undefined) return false;
  const hits =
    sentence.foods.length === 0 && sentence.previous !== null
      ? [...sentence.hits, ...sentence.previous.hits]
      : sentence.hits;
  const left = hits.some(
    (hit) =>
      !hit.negated &&
      kitchen.liquidSoiled &&
      (hit.sense === 'liquidOfRaw' ||
        (hit.sense === 'contactVessel' && sentence.asks('leftIn') !== undefined)) &&
      !isCleanOne(sentence, hit) &&
      (isLeft(sentence, hit) ||
        (hit.sense === 'liquidOfRaw' && sentence.asks('pour', 'coat', 'putBack')?.clause === hit.clause)),
  );
  const held =
    (sentence.near('liquidThing', 'heldRaw', REACH) || sentence.near('liquidOfRaw', 'heldRaw', REACH)) &&
    (soilingKinds(sentence).length > 0 || sentence.asks('raw') !== undefined);
  if (!left && !held) return false;
  return !isHeating(sentence) && !isHeatedLater(method, sentence, null);
}

/** Raw meat above or beside what is eaten as it is. */
function checkShelf(sentence: Sentence): boolean {
  if (sentence.asks('keep', 'lay', 'thaw', 'stand', 'cool') === undefined || sentence.names('lowPlace'))
    return false;
  if (
    soilingKinds(sentence).length === 0 ||
    sentence.asks('shelf', 'topShelf', 'fridge', 'drips') === undefined
  )
    return false;
  const places = sentence.hits.filter(({ sense }) => sense === 'above' || sense === 'topShelf');
  if (places.length === 0) return false;
  if (sentence.asks('drips') !== undefined) return true;
  const ready = sentence.foods.filter(({ food, negated }) => !negated && readRawKind(food) === null);
  return places.some((place) => {
    const start = sentence.folded.words[place.from]?.start ?? 0;
    if (place.sense === 'topShelf') return ready.length > 0;
    return ready.some(({ at }) => at >= start && at - start < REACH_OF_SHELF);
  });
}

/** A danger where a step or an order of a note passes raw juices on to what is not heated after. */
export function checkCrossContamination(method: Method): readonly Finding[] {
  if (!findRawFoods(method).some(({ kind }) => kind !== 'egg')) return [];
  const { at, end } = followContact(method);
  return method.orders.flatMap((sentence) => {
    if (sentence.isCaution) return [];
    const kitchen = at.get(sentence) ?? end;
    const what = rinsesPoultry(sentence, method)
      ? 'rinses raw poultry, which spreads its germs over the sink (USDA FSIS)'
      : checkThing(sentence, method, kitchen)
        ? 'uses what raw meat has soiled for food that is not heated after'
        : checkLiquid(sentence, method, kitchen)
          ? 'serves what raw meat lay in without boiling it'
          : checkShelf(sentence)
            ? 'keeps raw meat where it drips on what is eaten as it is'
            : null;
    if (what === null) return [];
    return [
      report(
        'cross-contamination',
        'danger',
        `${namePlace(sentence)} ${what}: ${quote(sentence)}.`,
        sentence,
      ),
    ];
  });
}
