// What happens to a dish once its own steps stand: the rest of the list is laid beside it, salt is weighed, short steps
// are joined, and the title and the minutes are written.

import { adoptSeasonings } from './adopt-seasonings.ts';
import { layAlongside } from './alongside.ts';
import { CannotCook } from './cannot-cook.ts';
import { addMinutes } from './count-minutes.ts';
import type { Draft, Part, Step } from './draft.ts';
import {
  enlargePot,
  keepSoakingWater,
  nameWaiting,
  readyGrill,
  saltWater,
  seasonPan,
  signBacon,
  signChorizo,
  timeSides,
} from './finish-steps.ts';
import { foldIn } from './fold-in.ts';
import type { Item } from './kitchen.ts';
import { measureFixed } from './measure-fixed.ts';
import { readyTogether } from './ready-together.ts';
import { GRAMS_PER_TSP, mostSalt, weighSalt } from './salt.ts';
import { isFlatbread, isNamed } from './slots.ts';
import type { Board, DraftWords } from './start-draft.ts';
import { listUntreated, soakFirst, treatFirst } from './treat-first.ts';
import { listWords, titleCase } from './words/list-words.ts';
import { nameMany, nameOne } from './words/name-food.ts';
import { asStep, say, the, together } from './words/say.ts';

/** A part whose amount is known last. */
export type OpenPart = { -readonly [Key in keyof Part]: Part[Key] };

/** What the steps have come to. */
export interface Pot {
  readonly steps: Step[];
  readonly notes: readonly string[];
  readonly salt: OpenPart | undefined;
  /** Of the usual salt. */
  readonly saltShare: number;
}

/** Everything that every dish owes its reader once its own steps stand, and what is printed of it. */
export function finishDraft(board: Board, { steps, notes, salt, saltShare }: Pot, words: DraftWords): Draft {
  const { kitchen, parts } = board;
  const folded = [...adoptSeasonings(board, steps, words.dish), ...foldIn(board, steps, words.dish)];
  const { beside, strewn } = layAlongside(board, steps, words.dish);
  signBacon(parts, steps, kitchen.us);
  signChorizo(parts, steps, kitchen.us);
  readyGrill(steps);
  const untreated = listUntreated(parts, steps);
  if (untreated.length > 0 && !kitchen.has('hob')) throw new CannotCook('nothing boils it first');
  seasonPan(parts, steps);
  enlargePot(parts, steps);
  nameWaiting(steps);
  readyTogether(steps);
  timeSides(steps);
  joinShortSteps(steps);
  joinLastSteps(steps);
  treatFirst(untreated, steps);
  soakFirst(parts, steps);
  keepSoakingWater(parts, steps);
  const saltsWater = saltWater(board, steps, saltShare < 1);
  const salted = salt === undefined ? 0 : weighSalt(parts, steps, kitchen.servings);
  if (salt !== undefined)
    setSalt(
      salt,
      saltShare < 1 ? Math.round(salted * saltShare * 4) / 4 : salted,
      kitchen.us,
      saltsWater ? ', plus more for the water' : '',
      steps.filter(({ portions }) => portions.some(({ part }) => part.food.id === 'salt')).length,
    );
  if (words.feeds === undefined) boundSalt(board, steps, salt);
  liftWhole(parts, steps);
  const ordered = orderByUse(parts, steps);
  return {
    dish: words.dish,
    title: titleCase(nameWith(words, beside, kitchen.us).trim().replace(/ {2,}/g, ' ')),
    introduction: words.introduction,
    servings: kitchen.servings,
    parts: ordered,
    beside: [...folded, ...beside],
    steps,
    keeps: words.keeps,
    notes,
    minutes: addMinutes(steps),
    plate: words.plate,
    fit: (words.fit ?? 0.5) - weighFolded([...folded, ...strewn]),
    ...(words.feeds === undefined ? {} : { feeds: words.feeds }),
  };
}

/** Nobody bites on a stick of cinnamon. */
function liftWhole(parts: readonly Part[], steps: Step[]): void {
  const whole = parts.filter(
    ({ food, text }) =>
      isNamed(food, 'cinnamon-stick', 'star-anise') || (food.id === 'lemongrass' && /bruised/.test(text)),
  );
  const last = steps.at(-1);
  if (whole.length === 0 || last === undefined) return;
  if (steps.some(({ text }) => /\b(?:lift out|fish out|pick out|strain|sieve|glass|mug)/i.test(text))) return;
  steps[steps.length - 1] = asStep(
    together(last, say`Lift out ${the(...whole)} before you eat.`),
    last.meanwhile,
  );
}

/** What came in by the back door is used, and yet no reason to prefer the dish to one that has a place for it. */
function weighFolded(items: readonly Item[]): number {
  const isMain = ({ food }: Item): boolean =>
    ['egg', 'legume', 'leaf', 'fruit', 'bread'].includes(food.roles[0]);
  const weigh = (item: Item): number => (item.food.category === 'snack' ? 0 : isMain(item) ? 0.45 : 0.2);
  return items.reduce((sum, item) => sum + weigh(item), 0);
}

/** What is eaten with a plain dish names it better than what it was fried in. */
function nameWith({ title, bare }: DraftWords, beside: readonly Item[], us: boolean): string {
  const names = beside
    .filter(({ food }) => ['starch', 'bread', 'leaf', 'vegetable'].includes(food.roles[0]))
    .map(({ food }) =>
      isNamed(food, 'cucumber', 'avocado') || isFlatbread(food) ? nameOne(food, us) : nameMany(food, us),
    );
  if (bare === undefined || names.length === 0) return title;
  const long = `${bare} with ${listWords(names.slice(0, 2))}`;
  return long.length <= 60 ? long : `${bare} with ${names[0] ?? ''}`.slice(0, 60);
}

/** What a dish doses by itself is bounded too, unless it goes into water that is poured away or into a risen dough. */
function boundSalt({ parts, kitchen }: Board, steps: readonly Step[], weighed: Part | undefined): void {
  const most = Math.max(1, Math.floor((mostSalt(kitchen.servings) / GRAMS_PER_TSP) * 4)) / 4;
  for (const part of parts) {
    if (part === weighed || part.food.id !== 'salt' || part.unit !== 'tsp' || (part.quantity ?? 0) <= most)
      continue;
    const isWater = steps.some(
      ({ text, portions }) =>
        /pan of .*water/.test(text) && portions.some((portion) => portion.part === part),
    );
    if (!isWater && !parts.some(({ food }) => food.id === 'yeast')) setSalt(part, most, kitchen.us, '');
  }
}

/** 0 teaspoons is a pinch, and one for each time that it is used: nobody halves a pinch. */
function setSalt(part: OpenPart, tsp: number, us: boolean, more: string, pinches = 1): void {
  const { grams, quantity, unit, text } = measureFixed(
    part.food,
    part.item,
    tsp === 0 ? Math.max(1, pinches) : tsp,
    tsp === 0 ? 'pinch' : 'tsp',
    us,
  );
  Object.assign(part, { grams, quantity, unit, text: `${text}${more}` });
}

/** A step of fewer words than this is no step: it opens the next one. */
const FEW_WORDS = 17;

function isBrief(text: string): boolean {
  let spaces = 0;
  for (let at = text.indexOf(' '); at !== -1; at = text.indexOf(' ', at + 1)) {
    spaces += 1;
    if (spaces >= FEW_WORDS - 1) return false;
  }
  return true;
}

function joinShortSteps(steps: Step[]): void {
  for (let place = 0; place < steps.length - 1 && steps.length > 2; place += 1) {
    const step = steps[place];
    const next = steps[place + 1];
    if (step === undefined || next === undefined || next.meanwhile || !isBrief(step.text)) continue;
    // What comes after a step beside another is no longer beside it.
    if (step.meanwhile && next.facts.length > 0) continue;
    if (step.text.length + next.text.length > 420) continue;
    steps.splice(place, 2, asStep(together(step, next), step.meanwhile));
    place -= 1;
  }
}

/** A page holds no more of them. */
const MOST_STEPS = 9;

/** Where there are too many, those two neighbours become one that are the shortest together. */
function joinLastSteps(steps: Step[]): void {
  while (steps.length > MOST_STEPS) {
    const weights = steps
      .slice(0, -1)
      .map((step, at) =>
        steps[at + 1]?.meanwhile || step.meanwhile
          ? Number.MAX_SAFE_INTEGER
          : step.text.length + (steps[at + 1]?.text.length ?? 0),
      );
    const place = weights.indexOf(Math.min(...weights));
    const [one, other] = steps.slice(place, place + 2);
    if (one === undefined || other === undefined) return;
    steps.splice(place, 2, asStep(together(one, other), one.meanwhile));
  }
}

/** As the steps come to them; what no step names goes last. */
function orderByUse(parts: readonly Part[], steps: readonly Step[]): readonly Part[] {
  const ordered = new Set<Part>();
  for (const { portions } of steps) for (const { part } of portions) ordered.add(part);
  for (const part of parts) ordered.add(part);
  return [...ordered];
}
