// What is boiled beside a dish is begun so late that it is ready with it: nobody wants rice that stood for half an hour.

import { prepare } from '../food/prepare-pattern.ts';
import { lowerFirst } from './base-parts.ts';
import { readMinutes } from './count-minutes.ts';
import type { Part, Portion, Step } from './draft.ts';
import { capitalise } from './words/list-words.ts';

/** Boiled in a pan of its own, drained and kept warm. */
const BOILED_APART =
  /\bpan\b[^.]*\bwater\b.*\b[Dd]rain\b(?:[^.]*\.|.*\b(?:covered|keep warm|lid on|without a lid|hot pan[^.]*|is done)\.)$/;

/** Goes on with what the step before has in the pan. */
const TIED = /^(?:Lift|Take|Turn(?! the heat up)|Slide|Spoon|Return|Put back|Lay in|Flip|Roast, turning) /;

/** Minutes that it may stand before it is worth while to begin it later. */
const MAY_STAND = 6;
/** Minutes by which it may be later than the rest. */
const MAY_LAG = 3;
const GAIN = 5;
const MAY_OUTLAST = 4;

interface Place {
  readonly at: number;
  readonly how: 'while' | 'meanwhile' | 'late';
  readonly wait: number;
}

const sum = (steps: readonly Step[]): number =>
  steps.reduce((minutes, step) => minutes + (step.meanwhile ? 0 : readMinutes(step)), 0);

// Every draft asks, so what is cheap is asked first.
const isBoiledApart = ({ text }: Step): boolean =>
  text.includes('water') && text.includes('rain') && prepare(BOILED_APART).test(text);

/** Moves it to where its minutes are those that are left. */
export function readyTogether(steps: Step[]): void {
  for (const [place, side] of steps.entries()) {
    const moved = isBoiledApart(side) ? moveSide(steps, place, side) : null;
    const told = moved === null ? null : shareAgain(moved, steps);
    if (told === null) continue;
    steps.splice(0, steps.length, ...told);
    return;
  }
}

/** The steps with the side in a better place; null where it stands well. */
function moveSide(steps: readonly Step[], place: number, side: Step): readonly Step[] | null {
  const others = [...steps.slice(0, place), ...steps.slice(place + 1)];
  const from = side.meanwhile ? place - 1 : place;
  const next = others[place];
  if (!side.meanwhile && next?.meanwhile === true) others[place] = begin(next);
  const parts = side.portions.map(({ part }) => part).filter(({ food }) => food.id !== 'salt');
  const awaited = others.findIndex(
    (step, at) => at >= place && parts.some(({ noun }) => step.text.includes(noun)),
  );
  const [first] = parts;
  if (first === undefined || from < 0 || others[from]?.meanwhile === true || awaited <= from) return null;
  // Where it is served it has the minutes of that step as well.
  const end = awaited === others.length - 1 ? awaited + 1 : awaited;
  const takes = readMinutes(side);
  const left = sum(others.slice(from, end));
  const isBeside = side.meanwhile || (next?.meanwhile === true && readMinutes(next) > 1);
  const now = isBeside ? left - takes : left;
  if (side.meanwhile ? now >= -MAY_LAG : now < MAY_STAND) return null;
  const found = findPlace(others, side.meanwhile ? 0 : from, end, takes, side.meanwhile);
  const step = found === undefined ? undefined : others[found.at];
  // The oven is lit first of all.
  if (found?.how !== 'while' && side.facts.some(({ kind }) => kind === 'oven')) return null;
  if (found === undefined || step === undefined || (!side.meanwhile && found.wait > now - GAIN)) return null;
  others.splice(found.at, 1, ...pairUp(found, step, begin(side), first, tellLate(takes, step, others)));
  return others;
}

function pairUp(
  { how }: Place,
  step: Step,
  side: Step,
  { noun, plural }: Part,
  late: string,
): readonly Step[] {
  if (how === 'while')
    return [
      side,
      {
        ...step,
        text: `While the ${noun} ${plural ? 'cook' : 'cooks'}, ${lowerFirst(step.text)}`,
        meanwhile: true,
      },
    ];
  const text = `${how === 'late' ? late : 'Meanwhile'}, ${lowerFirst(side.text)}`;
  return [step, { ...side, text, meanwhile: true }];
}

const begin = (step: Step): Step =>
  step.meanwhile
    ? { ...step, text: capitalise(step.text.replace(/^Meanwhile,? /, '')), meanwhile: false }
    : step;

/** "Half the salt" comes before the rest of it in whatever order the steps stand; null where the shares differ. */
export function shareAgain(steps: readonly Step[], before: readonly Step[]): readonly Step[] | null {
  const listShares = (some: readonly Step[]): readonly Portion[] =>
    some.flatMap(({ portions }) => portions.filter(({ share }) => share < 1));
  const left = new Map<Part, Portion[]>();
  for (const portion of listShares(before))
    left.set(portion.part, [...(left.get(portion.part) ?? []), portion]);
  let fits = true;
  const told = steps.map((step) => {
    let { text } = step;
    const portions = step.portions.map((portion) => {
      const next = portion.share < 1 ? left.get(portion.part)?.shift() : undefined;
      if (next === undefined || next.words === portion.words) return portion;
      if (Math.abs(next.share - portion.share) > 0.01 || !text.includes(portion.words)) fits = false;
      text = text.replace(portion.words, next.words);
      return { ...portion, words: next.words };
    });
    return text === step.text ? step : { ...step, text, portions };
  });
  return fits ? told : null;
}

/** "About 20 minutes before the duck breasts are ready". */
function tellLate(takes: number, { text }: Step, steps: readonly Step[]): string {
  const main = steps
    .flatMap(({ portions }) => portions.map(({ part }) => part))
    .find(({ food, noun }) => food.roles[0] === 'protein' && text.includes(noun));
  const ready = main === undefined ? 'that is' : `the ${main.noun} ${main.plural ? 'are' : 'is'}`;
  return `About ${Math.ceil(takes / 5) * 5} minutes before ${ready} ready`;
}

/** `anyLength`: it may outlast the step beside which it is begun, since the next ones go on in the other pan. */
function findPlace(
  others: readonly Step[],
  from: number,
  end: number,
  takes: number,
  anyLength: boolean,
): Place | undefined {
  const places = others.slice(from, end).flatMap((step, index): Place[] => {
    const at = from + index;
    const own = readMinutes(step);
    if (step.meanwhile || own < 2) return [];
    const after = sum(others.slice(at + 1, end));
    const isTied = TIED.test(step.text) || /^(?:Meanwhile|While)/.test(step.text);
    const before: Place[] = anyLength || isTied ? [] : [{ at, how: 'while', wait: own + after - takes }];
    const outlasts = takes > own + MAY_OUTLAST;
    if (at === others.length - 1 || (outlasts && !anyLength)) return before;
    const wait = after + Math.min(0, own - takes);
    return [{ at, how: own - takes > MAY_STAND ? 'late' : 'meanwhile', wait }, ...before];
  });
  return places
    .filter(({ wait }) => wait >= -MAY_LAG)
    .sort((one, other) => one.wait - other.wait || other.at - one.at)[0];
}
