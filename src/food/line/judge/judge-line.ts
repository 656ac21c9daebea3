// The last stage: what a line that was taken apart means, and whether it is to be eaten.

import { FOODS, type Food } from '../../foods.ts';
import { judgeGathered, judgeNameless } from '../../gathered.ts';
import type { IngredientReading } from '../../ingredient-reading.ts';
import { prepare } from '../../prepare-pattern.ts';
import type { NamedLine } from '../line.ts';
import type { FoundFood } from '../name/find-food-name.ts';
import type { Placed } from '../name/place-by-head.ts';
import { judgeAge } from '../state/read-age.ts';
import { readBeside } from '../tail/name-line.ts';
import { judgeHomeCanned } from './home-canned.ts';
import { findBackwards, judgeChemical, judgeDose, judgeFreshwater } from './judge-danger.ts';
import { refuseHit, writeWhy } from './refuse-line.ts';
import { nameState, writeAmount, writeName, writeState } from './write-amount.ts';

// "Yoghurts 2" are small pots, of a flavour that the line does not tell.
const POTS =
  /^(?!.*(?<!\p{L})(?:plain|natural|unsweetened|unflavoured|greek|live|set)(?!\p{L})).*(?<!\p{L})yogh?urt(?:s| pots?)(?!\p{L})/u;

// One tin of so many grams; tins are counted, and ounces are those of a label.
const A_TIN = /(?<!\p{L})(?:tin|can)(?!\p{L})|\d ?oz/u;

/** What the line is, told to whoever typed it. */
export function judgeLine(line: NamedLine): IngredientReading {
  const { parsed, placed } = line;
  if (parsed.found !== undefined) return describeFood(line, parsed.found);
  return placed === undefined ? describeUnknown(line) : describePlaced(line, placed);
}

function describeFood(line: NamedLine, found: FoundFood): IngredientReading {
  const { shown, folded, parsed, hit } = line;
  const wild = hit?.entry.readsAs?.[found.id];
  const food =
    FOODS[wild ?? (found.id === 'yoghurt' && prepare(POTS).test(folded) ? 'yoghurt-pot' : found.id)];
  const name = writeName(food, found.plural, parsed.amount);
  const tail = line.tail ?? readBeside(folded, parsed, food.id);
  const isTin = found.states.includes('tinned') && prepare(A_TIN).test(folded);
  const amount = writeAmount(isTin ? { ...parsed.amount, tinned: true } : parsed.amount, food);
  return {
    text: shown,
    verdict: 'food',
    food: food.id,
    name,
    ...amount,
    ...writeState(
      found.states
        .filter((state) => state !== 'overripe' || food.form === 'fresh')
        .map((state) => nameState(state, food)),
    ),
    ...(tail === undefined ? {} : { tail }),
    ...(found.called === undefined ? {} : { called: found.called }),
    ...(found.readAs === undefined ? {} : { readAs: found.readAs }),
    ...(judgeAge(food, name, parsed.age, folded) ??
      judgeHomeCanned(food, name, folded) ??
      judgeDose(food, amount.unit, amount.grams) ??
      judgeFreshwater(food, name, folded) ??
      judgeGathered(food, name, folded)),
    ...takeCare(line, wild === undefined ? undefined : name),
    ...judgeNameless(food, name, folded),
  };
}

function describePlaced(line: NamedLine, placed: Placed): IngredientReading {
  const { amount, states } = line.parsed;
  const food: Food = FOODS[placed.id];
  return {
    text: line.shown,
    verdict: 'food',
    food: food.id,
    name: writeName(food, placed.plural, amount),
    ...writeAmount(amount, food),
    ...writeState(states.map((state) => nameState(state, food))),
    ...(placed.tail === undefined || placed.tail.foods.length === 0 ? {} : { tail: placed.tail }),
    called: placed.called,
    ...takeCare(line),
  };
}

function describeUnknown(line: NamedLine): IngredientReading {
  const { shown, folded, parsed } = line;
  const backwards = findBackwards(folded);
  if (backwards !== undefined) return refuseHit(line, backwards, false);
  const { rest } = parsed.amount;
  const name = rest === '' || rest === folded ? shown : rest;
  return {
    text: shown,
    verdict: 'unknown',
    food: null,
    name,
    ...writeAmount(parsed.amount, undefined),
    ...writeState(parsed.states.filter((state) => state !== 'minced' && state !== 'ground')),
    why: `Larder does not know ${name}, so it is passed on as you typed it.`,
    ...takeCare(line),
    ...(judgeChemical(folded) ?? judgeFreshwater(undefined, name, folded)),
    ...judgeNameless(undefined, name, folded),
  };
}

function takeCare(
  { hit }: NamedLine,
  readAs?: string,
): Pick<IngredientReading, 'why'> & { verdict?: 'caution' } {
  return hit === undefined ? {} : { verdict: 'caution', why: writeWhy(hit, readAs) };
}
