// In which order the acts of a dish are told: what cooks by itself starts so that it is done when it is wanted, neither
// long before nor after all the rest. Potatoes go on while the meat still simmers, pasta while its sauce cooks.

import { lowerFirst } from '../tell/list-words.ts';
import { type Act, listFrom } from './row.ts';
import type { Told } from './telling.ts';
import { countMinutes, isLeftAlone, LEFT_ALONE } from './time-row.ts';

/** An act and what is told along with it. */
type Unit = readonly Told[];

/** So many minutes early or late are no matter. */
const A_LITTLE = 3;
const LONG_WAIT = 6;
/** What has so many minutes more to go than what is cooked beside it. */
const MUCH_LONGER = 12;

const head = ([first]: Unit): Act | undefined => first?.act;
const lasts = (unit: Unit): number => unit.reduce((sum, one) => sum + countMinutes(one), 0);
const sumOf = (units: readonly Unit[]): number => units.reduce((sum, unit) => sum + lasts(unit), 0);
const touches = (unit: Unit, { in: vessel }: Act): boolean =>
  unit.some(({ act }) => act.in === vessel || listFrom(act).includes(vessel));
const turn = (unit: Unit, change: (act: Act) => Act): Unit =>
  unit.map((one, place) => (place === 0 ? { ...one, act: change(one.act) } : one));
const besides = (act: Act): Act => ({ ...act, beside: true });
const inTurn = ({ beside: _, ...act }: Act): Act => act;

function unite(told: readonly Told[]): readonly Unit[] {
  const units: Told[][] = [];
  for (const one of told) {
    const last = units.at(-1);
    if (one.act.and === true && last !== undefined) last.push(one);
    else units.push([one]);
  }
  return units;
}

/** One act in a vessel that is filled from nothing else. */
const isAlone = ([only, ...more]: Unit): boolean =>
  only !== undefined && more.length === 0 && listFrom(only.act).length === 0;

/** And it wants no hands while it is on. */
const isApart = (unit: Unit): boolean =>
  isAlone(unit) && unit.every(({ act, minutes }) => LEFT_ALONE.includes(act.do) && minutes[0] >= LEAST_APART);
const LEAST_APART = 3;

/** The place of the next that touches the vessel. */
function findNext(units: readonly Unit[], place: number, act: Act): number {
  const next = units.findIndex((unit, at) => at > place && touches(unit, act));
  return next < 0 ? units.length : next;
}

/** What boils first and then waits for a long sauce goes on later, beside the end of that. */
function startLater(units: readonly Unit[], place: number): readonly Unit[] {
  const own = units[place];
  const act = own === undefined ? undefined : head(own);
  if (own === undefined || act === undefined || act.do !== 'boil' || act.beside || !isAlone(own))
    return units;
  const chain = units.slice(place + 1, findNext(units, place, act));
  if (chain[0] === undefined || head(chain[0])?.beside !== true) return units;
  if (sumOf(chain) <= lasts(own) + LONG_WAIT) return units;
  let from = chain.length - 1;
  while (from > 0 && sumOf(chain.slice(from)) < lasts(own) - A_LITTLE) from -= 1;
  if (from === 0) return units;
  return [
    ...units.slice(0, place),
    ...chain.slice(0, from).map((unit) => turn(unit, inTurn)),
    turn(own, besides),
    ...chain.slice(from).map((unit, at) => (at === 0 ? turn(unit, besides) : unit)),
    ...units.slice(place + 1 + chain.length),
  ];
}

/** What would be done long after all the rest goes on sooner. */
function startSooner(units: readonly Unit[], place: number): readonly Unit[] {
  const own = units[place];
  const act = own === undefined ? undefined : head(own);
  if (own === undefined || act?.beside !== true || !isApart(own)) return units;
  const rest = [...units.slice(0, place), ...units.slice(place + 1)];
  const end = findNext(units, place, act) - 1;
  let host = place - 1;
  while (
    host > 0 &&
    sumOf(rest.slice(host, end)) < lasts(own) - A_LITTLE &&
    !touches(rest[host] ?? [], act) &&
    rest[host - 1]?.[0]?.act.do !== 'heat-oven'
  )
    host -= 1;
  return host === place - 1 ? units : [...rest.slice(0, host + 1), own, ...rest.slice(host + 1)];
}

/** What is done in a part of the time of its host says how long before the end it goes on. */
function tellWhen(units: readonly Unit[], place: number): readonly Unit[] {
  const own = units[place];
  const host = units[place - 1];
  const act = own === undefined ? undefined : head(own);
  const over = host?.at(-1);
  if (
    own === undefined ||
    over === undefined ||
    act?.beside !== true ||
    act.says ||
    act.words.startsWith('About')
  )
    return units;
  if (!isApart(own) && act.do !== 'soak') return units;
  if (!isLeftAlone(over) || countMinutes(over) - lasts(own) < MUCH_LONGER) return units;
  const words = `About ${Math.ceil(lasts(own) / 5) * 5} minutes before that is done, ${lowerFirst(act.words)}`;
  return units.map((unit) => (unit === own ? turn(unit, (one) => ({ ...one, says: 'when', words })) : unit));
}

/** The acts in the order in which a cook begins them. */
export function orderActs(told: readonly Told[]): readonly Told[] {
  let units = unite(told);
  for (let place = 0; place < units.length; place += 1) units = startLater(units, place);
  for (let place = 0; place < units.length; place += 1) units = startSooner(units, place);
  for (let place = 0; place < units.length; place += 1) units = tellWhen(units, place);
  return units.flat();
}
