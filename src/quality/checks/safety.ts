// A13 and A14: raw animal food reaches its figure or its sign; every special hazard carries its sentence.

import type { HazardId } from '../../food/food.ts';
import type { Food } from '../../food/foods.ts';
import { foldText } from '../../food/normalise-text.ts';
import type { Reasons, TextCheck } from '../check.ts';
import { readTimes } from '../read-times.ts';
import type { ListedLine, Subject } from '../subject.ts';

interface Core {
  readonly coreC: number;
  readonly cue: RegExp;
}

const CLEAR =
  /\bno (?:\w+ )?pink|not pink|no longer pink|juices? (?:\w+ )?clear|cooked (?:\w+ )?through|pulls? apart|fall(?:s|ing)? apart|fork[- ]tender|gives? way|spoon|pull(?:s|ed)? off/;
/** Cured and sliced thin: what is crisp or coloured is long done. */
const CRISP = /crisp|brown|gold|colour|sizzl|fat (?:runs|has run)/;
const FLAKES = /\bflakes?|opaque|cooked (?:\w+ )?through|pink|firm|curl|open(?:s|ed)?\b|steaming/;
const SET =
  /\b(?:set|firm|no liquid egg|no (?:\w+ )?liquid|skewer|springs? back|risen|puffed|golden|hard[- ]boil|cooked through|coats? the|thicken|crisp|deep gold|brown)/;

const CORES: Readonly<Partial<Record<HazardId, Core>>> = {
  'raw-poultry': { coreC: 74, cue: CLEAR },
  'raw-mince': { coreC: 71, cue: CLEAR },
  'raw-meat': { coreC: 63, cue: CLEAR },
  'raw-fish': { coreC: 63, cue: FLAKES },
  'raw-shellfish': { coreC: 63, cue: FLAKES },
  'raw-egg': { coreC: 71, cue: SET },
};
const COOKED =
  /\b(?:cooked|leftover|tinned|canned|rotisserie|smoked|ready[- ]cooked|hard[- ]boiled|pasteurised|cured)\b/i;
const HEAT =
  /\b(?:fry|fries|frying|bak|roast|grill|simmer|boil|poach|brais|sear|brown|steam|oven|hob|heat|cook|toast|microwav|bubble)/i;

function readCore({ line, food }: ListedLine): Core | undefined {
  if (food === undefined || food.category === 'cured-sausage' || COOKED.test(line.text)) return undefined;
  const id = food.hazards?.find((hazard) => CORES[hazard] !== undefined);
  if (id === undefined) return undefined;
  return food.category === 'bacon-ham' ? { coreC: 63, cue: CRISP } : CORES[id];
}

const CELSIUS = /\b(\d{2,3})\s*(?:°|º|degrees?)?\s*C\b/g;
const FAHRENHEIT = /\b(\d{3})\s*(?:°|º|degrees?)?\s*F\b/g;
/** Below it no oven bakes, above it nothing is moist inside: a figure between is the food's own. */
const CORE_RANGE_C: readonly [number, number] = [40, 99];
const NOT_INSIDE = /\b(?:oven|fan)\b|\b(?:oil|bath|fridge|freezer)\b[^.;,]{0,15}\d/i;

/** Degrees Celsius inside the food; of a pair the figure in C. */
function readCores(text: string): readonly number[] {
  if (NOT_INSIDE.test(text)) return [];
  const celsius = [...text.matchAll(CELSIUS)].map((match) => Number(match[1]));
  const fahrenheit = [...text.matchAll(FAHRENHEIT)].map((match) =>
    Math.round(((Number(match[1]) - 32) * 5) / 9),
  );
  return (celsius.length > 0 ? celsius : fahrenheit).filter(
    (one) => one >= CORE_RANGE_C[0] && one <= CORE_RANGE_C[1],
  );
}

function judgeCore(subject: Subject): Reasons {
  const raw = subject.listed.flatMap((listed) => {
    const core = readCore(listed);
    return core === undefined || listed.food === undefined ? [] : [{ listed, core, food: listed.food }];
  });
  if (raw.length === 0) return null;
  const method = foldText(subject.recipe.steps.join('\n'));
  if (!HEAT.test(method)) return raw.map(({ food }) => `nothing heats the raw ${food.name}`);
  const cores = subject.sentences.flatMap(({ text, foods, step }) =>
    readCores(text).map((coreC) => ({ coreC, foods, step })),
  );
  return raw.flatMap(({ core, food }) => {
    const own = cores.filter((reading) => reading.foods.includes(food));
    const low = own.find((reading) => reading.coreC < core.coreC);
    if (low !== undefined && !own.some((reading) => reading.coreC >= core.coreC)) {
      return [`step ${low.step} gives ${food.name} ${low.coreC} C, the figure is ${core.coreC} C`];
    }
    if (cores.some((reading) => reading.coreC >= core.coreC) || core.cue.test(method)) return [];
    return [`${food.name}: neither ${core.coreC} C nor a sign that it is done`];
  });
}

export const coreCheck: TextCheck = {
  id: 'A13',
  what: 'core rule',
  exactly:
    'raw poultry 74 C, mince 71, whole cuts 63, fish and shellfish 63, eggs 71 inside, or a sign in the steps (juices clear, no pink, flakes, opaque, set); a lower figure beside the food is a fault',
  least: 1,
  judge: judgeCore,
};

interface Told {
  readonly name: string;
  readonly said: readonly RegExp[];
  /** Longest time that must stand in the text, in minutes. */
  readonly minutes?: number;
}

const DRIED_BEANS: Told = {
  name: 'soak, water thrown away, hard boil of 10 min',
  said: [
    /\bsoak/,
    /\b(?:throw|discard|drain|tip)\b[^.]*\b(?:away|water|out)\b|\bfresh water/,
    /\bboil (?:\w+ )?hard|hard boil|fast boil|rolling boil|boil (?:\w+ )?(?:vigorously|rapidly|fast)/,
  ],
  minutes: 10,
};

const TOLD: Readonly<Partial<Record<HazardId, Told>>> = {
  'kidney-beans-dried': DRIED_BEANS,
  'beans-dried': DRIED_BEANS,
  cassava: {
    name: 'peeled, boiled soft, water thrown away',
    said: [/\bpeel/, /\bboil/, /\b(?:throw|discard|drain|pour)/],
    minutes: 20,
  },
  taro: { name: 'cooked until completely soft', said: [/\b(?:soft|tender)/], minutes: 15 },
  rhubarb: { name: 'stalks only, leaves in the bin', said: [/\b(?:leaf|leaves|stalks only)\b/] },
  elderberry: {
    name: 'heated 15 min, without stems and unripe berries',
    said: [/\b(?:simmer|boil|cook|bak)/, /\b(?:stems?|stalks?|unripe)\b/],
    minutes: 15,
  },
  'bamboo-fresh': {
    name: 'boiled 10 min, water thrown away',
    said: [/\bboil/, /\b(?:throw|discard|drain)/],
    minutes: 10,
  },
  fiddlehead: {
    name: 'boiled 15 min or steamed 12, water thrown away',
    said: [/\b(?:boil|steam)/, /\b(?:throw|discard|drain)/],
    minutes: 12,
  },
  'wild-mushroom': {
    name: 'only when an expert has named them',
    said: [/\bexpert|identif|named by|know(?:s|n)? (?:them|for sure)/],
  },
  morel: {
    name: 'cooked thoroughly',
    said: [/\b(?:thorough|cooked? through|never (?:eat )?(?:them )?raw|not raw)/],
  },
  liver: {
    name: 'no pink or 71 C, and not for pregnancy',
    said: [/\bno (?:\w+ )?pink|\b7[1-9] ?°? ?c\b|\b16[0-9] ?°? ?f\b/, /\bpregnan/],
  },
  'cooked-rice': {
    name: 'chilled within an hour, at most a day old',
    said: [/\bwithin (?:an|1|one) hour/, /\b(?:a|one|1) day|24 hours/],
  },
  leftover: {
    name: 'heated until it steams, or its age told',
    said: [/\bsteam|piping hot|74 c|165 f|2 days (?:old|of cooking)/],
  },
};
const LEFT_WHOLE = /\b(?:gari|flour|starch|tinned|canned|cooked|in brine)\b/i;

function judgeHazards(subject: Subject): Reasons {
  const text = foldText(
    `${subject.recipe.introduction}\n${subject.recipe.steps.join('\n')}\n${subject.recipe.notes.join('\n')}`,
  );
  const list = foldText(subject.recipe.ingredients.map((line) => line.text).join('\n'));
  const times = readTimes(text);
  let judged = false;
  const reasons: string[] = [];
  for (const { food, line } of subject.listed) {
    for (const hazard of food?.hazards ?? []) {
      const told = TOLD[hazard];
      if (
        told === undefined ||
        (hazard !== 'cooked-rice' && hazard !== 'leftover' && LEFT_WHOLE.test(line.text))
      )
        continue;
      if (hazard === 'leftover' && !HEAT.test(text)) continue;
      judged = true;
      const missing =
        told.said.some((pattern) => !pattern.test(text) && !pattern.test(list)) ||
        (told.minutes !== undefined && !times.some((time) => time.high >= (told.minutes ?? 0)));
      if (missing) reasons.push(`${food?.name ?? line.text}: "${told.name}" is not said`);
    }
    const nutmeg = isTooMuchNutmeg(food, line.quantity, line.unit, subject.recipe.servings);
    if (nutmeg !== null) {
      judged = true;
      if (nutmeg) reasons.push(`"${line.text}" is more nutmeg than a quarter of a teaspoon a serving`);
    }
  }
  return judged ? reasons : null;
}

function isTooMuchNutmeg(
  food: Food | undefined,
  quantity: number | null,
  unit: string | null,
  servings: number | null,
): boolean | null {
  if (food?.hazards?.includes('nutmeg-dose') !== true || quantity === null) return null;
  const spoons = unit === 'tsp' ? quantity : unit === 'tbsp' ? quantity * 3 : 0;
  return spoons / (servings ?? 1) > 0.25;
}

export const hazardCheck: TextCheck = {
  id: 'A14',
  what: 'hazard sentences',
  exactly:
    'for each listed food with a special hazard its rule is said somewhere in the text: dried beans, cassava, taro, rhubarb, elderberry, bamboo, fiddlehead, wild mushrooms, morels, liver, cooked rice, leftovers that are heated; nutmeg by its amount. Honey (infants), flour and green potatoes are warned of only where they are met',
  least: 1,
  judge: judgeHazards,
};
