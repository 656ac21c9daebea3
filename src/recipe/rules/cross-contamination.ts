// Raw juices that reach what is eaten as it is: by a thing that is used again, by the liquid the meat lay in, by the
// tap, by a shelf of the fridge.

import type { Finding } from '../finding.ts';
import { findTold } from '../kitchen/keeping.ts';
import {
  findHeatings,
  followContact,
  isCleanOne,
  isHeatedLater,
  isHeating,
  type Kitchen,
  soakedPlaces,
  soilingKinds,
  THINGS,
  washedThings,
} from '../kitchen/raw-contact.ts';
import { findRawFoods, readRawKind } from '../kitchen/raw-foods.ts';
import type { Sense } from '../lexicon/lexicon.ts';
import type { Method } from '../method/read-method.ts';
import type { Hit, Sentence } from '../method/sentence.ts';
import { isAboveReadyFood } from './raw-above-ready.ts';
import { reportDanger } from './report.ts';
import { rinsesPoultry } from './rinsed-poultry.ts';

/** Roles of what is mostly eaten without heat once it is cut. */
const READY_ROLES: ReadonlySet<string> = new Set(
  'leaf herb fruit vegetable bread cheese dairy sauce condiment cured ready-made starch nut seed'.split(' '),
);

const HELD: ReadonlySet<string> = new Set(['heldRaw', 'fromRaw', 'leftIn']);
const POURS = ['pour', 'coat', 'serve', 'add', 'mix', 'lay', 'servedAs'] as const;
/** Words between a thing and what is said of it. */
const REACH = 4;

/** Whether what stands behind a word of the sentence goes over heat in it. */
function isHeatedBehind(sentence: Sentence, word: number): boolean {
  return findHeatings(sentence).some(({ from }) => from > word);
}

/** What is eaten as it is: named here, of a ready kind, and never heated from here on. */
function meetsReadyFood(sentence: Sentence, method: Method): boolean {
  // "Use the same board for the vegetables. Slice the lettuce."
  const { foods, next } = sentence;
  const cuts = foods.length === 0 && sentence.names('allOfIt') && next?.asks('cut') !== undefined;
  return (cuts ? next.foods : foods).some(
    ({ food, negated, doubtful }) =>
      !negated &&
      !doubtful &&
      readRawKind(food) === null &&
      food.roles.some((role) => READY_ROLES.has(role)) &&
      !isHeatedLater(method, sentence, food.id),
  );
}

function meetsCookedFood(sentence: Sentence, method: Method, { cooked }: Kitchen): boolean {
  if (!(cooked || isHeating(sentence)) || isHeatedLater(method, sentence, null)) return false;
  return sentence.asks('putBack', 'finishedFood', 'lay', 'serve', 'pour', 'coat', 'mix', 'cut') !== undefined;
}

/** "Without washing the board"; "do not rinse the chicken" leaves no thing dirty. */
function isThingUnwashed(sentence: Sentence): boolean {
  const unwashed = sentence.hits.filter(({ sense }) => sense === 'notWashed');
  if (unwashed.length === 0) return false;
  if (soilingKinds(sentence).length === 0) return true;
  return sentence.hits.some(
    (hit) =>
      (THINGS as readonly string[]).includes(hit.sense) &&
      unwashed.some(({ clause, to }) => clause === hit.clause && hit.from >= to && hit.from - to < REACH),
  );
}

/** "Cube the melon on the board. It will be wet, and there is no call to wash it": told in the sentence behind. */
function isLeftDirtyBehind(sentence: Sentence): boolean {
  const { next } = sentence;
  if (next === null || next.firmFoods.some(({ food }) => readRawKind(food) === null)) return false;
  // "Toss the drumsticks in a tin. Do not rinse them": it is the meat that stays as it is.
  if (soilingKinds(sentence).length > 0 && next.denies('rinseOff') !== undefined) return false;
  return next.names('leftDirty') || isThingUnwashed(next);
}

const OWNERS: ReadonlySet<string> = new Set(['its', 'their']);

/** The soiled thing that a sentence uses again; undefined where it is clean, another one or forbidden. */
function soiledThing(sentence: Sentence, { soiled }: Kitchen): Hit | undefined {
  const held = sentence.asks('heldRaw');
  const dirty =
    sentence.asks('leftDirty') !== undefined ||
    isThingUnwashed(sentence) ||
    isLeftDirtyBehind(sentence) ||
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
      ({ sense, to, negated }) => sense === 'sameOne' && !negated && to <= hit.from && hit.from - to < REACH,
    );
    // "Onto the platter again", "back in its bowl".
    const { words } = sentence.folded;
    const own = sentence.names('putBack') && OWNERS.has(words[hit.from - 1]?.key ?? '');
    const again = own || words[hit.to]?.key === 'again';
    if (held !== undefined && held.from > hit.from && (raw || soiled.has(thing))) return true;
    return (soiled.has(thing) || (raw && dirty)) && (same || again || dirty);
  });
}

function isThing(sense: Sense): boolean {
  return (THINGS as readonly string[]).includes(sense);
}

/** "Without washing them": the things of the sentence before, or of the state. */
function isLeftUnwashed(
  sentence: Sentence,
  { soiled }: Kitchen,
  before: Sentence | undefined,
): Hit | undefined {
  const wash = sentence.denies('wash') ?? sentence.asks('notWashed');
  const { previous } = sentence;
  if (wash === undefined || soiled.size === 0) return undefined;
  if (sentence.hits.some(({ sense }) => isThing(sense) && sense !== 'contactSink')) return undefined;
  const ahead = previous ?? before;
  if (ahead === undefined) return undefined;
  // "Without stopping to wash" leaves the hands dirty; "pat it dry without rinsing it" leaves the meat as it is.
  const ofFood = ['it', 'them'].includes(sentence.folded.words[wash.to]?.key ?? '');
  if (!ahead.names(...THINGS) && (ofFood || soilingKinds(ahead).length === 0)) return undefined;
  return sentence.foods.some(({ at }) => sentence.clauseAt(at) === wash.clause) ? undefined : wash;
}

function isThrownAway(sentence: Sentence): boolean {
  const { words } = sentence.folded;
  // "A shake over the bin" throws nothing away.
  const thrown = sentence.hits.some(
    ({ sense, from }) =>
      sense === 'thrownAway' && words[from - 1]?.key !== 'the' && words[from - 1]?.key !== 'a',
  );
  return (
    (thrown || sentence.says('down the drain') || sentence.says('the dishwasher')) && !sentence.names('useUp')
  );
}

function checkThing(sentence: Sentence, method: Method, kitchen: Kitchen): boolean {
  if (isThrownAway(sentence)) return false;
  const before = method.steps[method.steps.indexOf(sentence) - 1];
  const thing = soiledThing(sentence, kitchen) ?? isLeftUnwashed(sentence, kitchen, before);
  if (thing === undefined || isHeatedBehind(sentence, thing.from)) return false;
  return meetsCookedFood(sentence, method, kitchen) || meetsReadyFood(sentence, method);
}

/** "The rest of the marinade", "what is left in the dish". */
function isLeft(sentence: Sentence, thing: Pick<Hit, 'from' | 'to'>): boolean {
  return sentence.hits.some(
    ({ sense, from, to, negated }) =>
      (sense === 'stillLeft' || sense === 'leftIn') &&
      !negated &&
      from - thing.to < REACH &&
      thing.from - to < REACH,
  );
}

/** Whether a later step boils what raw food lay in. */
function isBoiledLater({ steps }: Method, sentence: Sentence): boolean {
  const from = steps.indexOf(sentence);
  return (
    from !== -1 &&
    steps.slice(from + 1).some((later) => isHeating(later) && later.names('liquidOfRaw', 'liquidThing'))
  );
}

/** "The buttermilk from the wings", "that liquid from the dish": raw food, or a thing that goes into no oven. */
function isSourceOf({ folded: { words } }: Sentence, { sense, from }: Hit): boolean {
  const raw = RAW_WORDS.has(sense);
  if (!raw && !(sense === 'contactVessel' && COLD_VESSELS.has(words[from]?.key ?? ''))) return false;
  return words.slice(Math.max(0, from - 3), from).some(({ key }) => key === 'from' || key === 'off');
}
const RAW_WORDS: ReadonlySet<string> = new Set(
  'poultryWord porkWord beefWord gameWord fishWord shellfishWord minceWord'.split(' '),
);
/** Words between a liquid and what it comes out of. */
const REACH_OF_SOURCE = 7;
const COLD_VESSELS: ReadonlySet<string> = new Set('bowl bag tub box container dish basin'.split(' '));

const LIQUIDS: ReadonlySet<string> = new Set(['liquidThing', 'liquidOfRaw']);

/** "The juice from the raw mince", "the yoghurt that is left from the raw chicken": told of here, and eaten. */
function servesLiquidOfRaw(sentence: Sentence, method: Method, kitchen: Kitchen): boolean {
  const { cooked, liquidSoiled } = kitchen;
  const known = cooked && liquidSoiled;
  const liquids = [
    ...sentence.hits.filter(({ sense, negated }) => LIQUIDS.has(sense) && !negated),
    ...(known ? soakedPlaces(sentence, kitchen) : []),
  ];
  // "The glaze that is left in the pan" has been over heat.
  if (cooked && sentence.names('hotVessel') && sentence.asks('raw') === undefined) return false;
  if (!known && soilingKinds(sentence).length === 0 && sentence.asks('raw') === undefined) return false;
  const liquid = liquids.find(({ from, to }) =>
    sentence.hits.some(
      (held) =>
        !held.negated &&
        ((HELD.has(held.sense) && held.from >= to && held.from - to < REACH) ||
          (known && isSourceOf(sentence, held) && Math.abs(held.from - from) < REACH_OF_SOURCE)),
    ),
  );
  if (liquid === undefined || isHeatedBehind(sentence, liquid.from)) return false;
  const eaten =
    sentence.asks('serve', 'servedAs') !== undefined ||
    (cooked && sentence.asks('pour', 'coat', 'mix') !== undefined) ||
    meetsReadyFood(sentence, method);
  return eaten && !isBoiledLater(method, sentence);
}

/** "Lift the chicken out and keep the marinade": what is held back then has lain with it. */
const isKeptFromRaw = ({ steps }: Method): boolean =>
  steps.some(
    (one) =>
      one.names('liquidOfRaw') &&
      one.asks('keep') !== undefined &&
      one.asks('discard') !== undefined &&
      soilingKinds(one).length > 0,
  );

/** The marinade, brine or crumbs that raw meat lay in, over what is cooked. */
function checkLiquid(sentence: Sentence, method: Method, kitchen: Kitchen): boolean {
  if ((sentence.names('heldBack') && !isKeptFromRaw(method)) || isThrownAway(sentence)) return false;
  if (servesLiquidOfRaw(sentence, method, kitchen)) return true;
  if (!(kitchen.cooked || isHeating(sentence)) || !kitchen.liquidSoiled) return false;
  if (sentence.asks(...POURS) === undefined || sentence.asks('boil', 'simmer') !== undefined) return false;
  const hits =
    sentence.foods.length === 0 && sentence.previous !== null
      ? [...sentence.hits, ...sentence.previous.hits]
      : sentence.hits;
  const left = hits.some(
    (hit) =>
      !hit.negated &&
      (hit.sense === 'liquidOfRaw' ||
        (hit.sense === 'contactVessel' && sentence.asks('leftIn') !== undefined)) &&
      !isCleanOne(sentence, hit) &&
      !isHeatedBehind(sentence, hit.from) &&
      (isLeft(sentence, hit) ||
        sentence.names('useUp') ||
        (hit.sense === 'liquidOfRaw' && sentence.asks('pour', 'coat', 'putBack')?.clause === hit.clause)),
  );
  // "The rest of the sauce" was never touched; "the flour that is left" was.
  const soaked =
    sentence.says('left') && soakedPlaces(sentence, kitchen).some((place) => isLeft(sentence, place));
  return (left || soaked) && !isHeatedLater(method, sentence, null) && !isBoiledLater(method, sentence);
}

/** What the cook is asked to do, and lines and notes that praise what is left raw or dirty. */
function findAsked(method: Method): readonly Sentence[] {
  return findTold(method).filter(
    (one) =>
      one.isOrder ||
      one.names('useUp') ||
      (one.asks('leftDirty') !== undefined && !one.names('if')) ||
      (one.asks('servedAs') !== undefined && one.asks('raw') !== undefined),
  );
}

/** A danger where a step or an order of a note passes raw juices on to what is not heated after. */
export function checkCrossContamination(method: Method): readonly Finding[] {
  if (!findRawFoods(method).some(({ kind }) => kind !== 'egg')) return [];
  const { at, end } = followContact(method);
  return findAsked(method).flatMap((sentence) => {
    const kitchen = at.get(sentence) ?? end;
    const what = rinsesPoultry(sentence, method)
      ? 'rinses raw poultry, which spreads its germs over the sink (USDA FSIS)'
      : checkThing(sentence, method, kitchen)
        ? 'uses what raw meat has soiled for food that is not heated after'
        : checkLiquid(sentence, method, kitchen)
          ? 'serves what raw meat lay in without boiling it'
          : isAboveReadyFood(sentence)
            ? 'keeps raw meat where it drips on what is eaten as it is'
            : null;
    if (what === null) return [];
    return [reportDanger('cross-contamination', sentence, what)];
  });
}
