// Proves each row of the book: its templates against its fields, and what it becomes against every legal filling.

import { describe, expect, it } from 'vitest';
import { FOOD_LIST, type Food } from '../../food/foods.ts';
import { checkRecipe } from '../../recipe/check-recipe.ts';
import type { Finding } from '../../recipe/finding.ts';
import { readRecipe } from '../../recipe/read-recipe.ts';
import { CannotCook } from '../cannot-cook.ts';
import type { Draft, Part } from '../draft.ts';
import { cookFilling } from '../language/cook-row.ts';
import { fillRow, listFor, matches } from '../language/match.ts';
import { type Act, type DishRow, listFrom, type Vessel } from '../language/row.ts';
import { readCoreC } from '../language/telling.ts';
import { type Field, listSlots, type Node, parseTemplate } from '../language/template.ts';
import { verifyDraft } from '../plan/verify-draft.ts';
import { type Item, type Kitchen, openKitchen, type Wishes } from '../read/kitchen.ts';
import { ROWS } from './book.ts';

const WISHES: Wishes = {
  servings: 2,
  units: 'metric',
  diets: [],
  avoid: [],
  maxMinutes: null,
  equipment: null,
  maxExtras: 4,
  idea: 0,
  guest: null,
  saltShare: 1,
};
/** They are always there, and no slot. */
const GIVEN: readonly string[] = ['salt', 'pepper', 'one', 'many'];

const asItem = (food: Food): Item => ({
  food,
  typed: [food.name],
  grams: null,
  count: null,
  state: '',
  prepared: [],
});

const EVERY_FOOD: readonly Item[] = FOOD_LIST.map(asItem);

/** Everything that is wrong with a row; empty where it stands. */
function checkRow(row: DishRow): readonly string[] {
  const problems = checkTemplates(row);
  if (problems.length > 0) return problems;
  // Each problem once, with the first filling that has it.
  const found = new Map<string, string>();
  let place = 0;
  for (const items of listFillings(row)) {
    const servings = TABLES[place % TABLES.length] ?? 2;
    place += 1;
    for (const problem of checkTable(row, items, servings))
      if (!found.has(problem)) found.set(problem, items.map(({ food }) => food.id).join(' + '));
  }
  return [...found].slice(0, MOST_TOLD).map(([problem, items]) => `${problem} (${items})`);
}

const MOST_TOLD = 12;

function checkTemplates(row: DishRow): string[] {
  const problems: string[] = [];
  const known = new Set([...Object.keys(row.wants), ...Object.keys(row.takes ?? {}), ...GIVEN]);
  const used = new Set<string>();
  for (const name of [...Object.keys(row.wants), ...Object.keys(row.takes ?? {})])
    if (GIVEN.includes(name)) problems.push(`{${name}} is always there, and no name for a slot`);
  const read = (template: string, where: string): readonly Node[] => {
    try {
      const nodes = parseTemplate(template);
      for (const slot of listSlots(nodes))
        if (!known.has(slot)) problems.push(`${where} names {${slot}}, which is no slot`);
      return nodes;
    } catch (problem) {
      problems.push(`${where}: ${problem instanceof Error ? problem.message : String(problem)}`);
      return [];
    }
  };
  for (const [place, act] of row.acts.entries()) {
    const nodes = read(act.words, `act ${place + 1}`);
    for (const slot of listUses(nodes)) used.add(slot);
    if (act.cue !== undefined) read(act.cue, `the cue of act ${place + 1}`);
    problems.push(...checkFields(act, listFields(nodes)).map((problem) => `act ${place + 1} ${problem}`));
  }
  for (const one of row.title) read(one, 'the title');
  for (const one of row.headnote) read(one, 'the headnote');
  for (const [, why] of row.out ?? []) read(why, 'a reason');
  for (const slot of known)
    if (!used.has(slot) && !GIVEN.includes(slot)) problems.push(`no act uses {${slot}}`);
  problems.push(
    ...(row.oneOf ?? []).flat().flatMap((slot) => (known.has(slot) ? [] : [`oneOf names ${slot}`])),
  );
  return problems;
}

function listUses(nodes: readonly Node[]): readonly string[] {
  return nodes.flatMap((node) =>
    node.kind === 'use' ? node.slots : node.kind === 'choice' ? node.branches.flatMap(listUses) : [],
  );
}

function listFields(nodes: readonly Node[]): readonly Field[] {
  return nodes.flatMap((node) =>
    node.kind === 'field' ? [node.name] : node.kind === 'choice' ? node.branches.flatMap(listFields) : [],
  );
}

/** What an act states is told, and what it tells is stated. */
function checkFields(act: Act, told: readonly Field[]): readonly string[] {
  const pairs: readonly (readonly [stated: boolean, fields: readonly Field[], what: string])[] = [
    [act.heat !== undefined, ['heat'], 'heat'],
    [act.minutes !== undefined, ['until', 'for'], 'minutes'],
    [act.core !== undefined, ['core'], 'core'],
    [act.ovenC !== undefined, ['oven'], 'ovenC'],
    [act.water !== undefined, ['water'], 'water'],
    [act.wait !== undefined, ['wait'], 'wait'],
  ];
  const problems = pairs.flatMap(([stated, fields, what]) => {
    const isTold = fields.some((field) => told.includes(field));
    return stated === isTold
      ? []
      : [stated ? `states ${what} and tells none` : `tells ${what} and states none`];
  });
  if (HOT.includes(act.do) && act.minutes === undefined) problems.push(`is to ${act.do} for no minutes`);
  if (
    act.minutes !== undefined &&
    !('slot' in act.minutes) &&
    act.cue === undefined &&
    told.includes('until')
  )
    problems.push('has no cue');
  return problems;
}

const HOT: readonly string[] = ['boil', 'simmer', 'soften', 'fry', 'brown', 'wilt', 'bake', 'roast', 'grill'];

/** Every food in its slot, beside the least and beside the most that the row takes; and each optional slot alone. */
function* listFillings(row: DishRow): Generator<readonly Item[]> {
  const able = new Map(
    Object.entries(row.wants).map(([name, want]) => {
      const ordered = listFor(want, EVERY_FOOD);
      const first = want.of.flatMap((selector) => ordered.filter((item) => matches(selector, item)));
      return [name, [...new Set(first)]] as const;
    }),
  );
  const wants = Object.entries(row.wants);
  const firstOf = (names: readonly string[]): readonly Item[] =>
    names.flatMap((name) => able.get(name)?.[0] ?? []);
  const needed = wants.filter(([, want]) => !want.may && want.buy === undefined).map(([name]) => name);
  const groups = (row.oneOf ?? []).map(([first = '']) => first);
  const least = [...new Set([...needed, ...groups])];
  const all = wants.map(([name]) => name);
  for (const [name] of wants) {
    const without = least.filter((one) => one !== name);
    for (const item of able.get(name) ?? []) {
      yield merge([item, ...firstOf(without)]);
      yield merge([item, ...firstOf(all.filter((one) => one !== name))]);
    }
  }
  yield merge(firstOf(least));
  for (const group of row.oneOf ?? [])
    for (const name of group)
      yield merge(firstOf([...needed, ...groups.filter((one) => !group.includes(one)), name]));
  for (const [name, want] of wants) {
    if (want.may || want.buy !== undefined) yield merge(firstOf(all.filter((one) => one !== name)));
    if (want.most !== undefined)
      yield merge([...(able.get(name)?.slice(0, want.most) ?? []), ...firstOf(least)]);
  }
  const takes = Object.values(row.takes ?? {}).flatMap(({ of }) =>
    FOOD_LIST.filter(({ id }) => of.includes(id)),
  );
  for (const food of takes) yield merge([asItem(food), ...firstOf(least)]);
}

const merge = (items: readonly Item[]): readonly Item[] => [
  ...new Map(items.map((item) => [item.food.id, item])).values(),
];

/** For two, alone, and for a crowd: the fillings take turns. */
const TABLES = [2, 1, 6];

function checkTable(row: DishRow, items: readonly Item[], servings: number): readonly string[] {
  const kitchen = openKitchen(items, { ...WISHES, servings });
  const filling = fillRow(row, kitchen);
  if (filling === null) return [];
  try {
    return checkDraft(cookFilling(filling, kitchen), kitchen);
  } catch (problem) {
    if (problem instanceof CannotCook) return [problem.message];
    throw problem;
  }
}

function checkDraft(draft: Draft, kitchen: Kitchen): readonly string[] {
  return [
    ...verifyDraft(draft, kitchen),
    ...checkCores(draft.parts, draft),
    ...checkVessels(draft),
    ...checkWords(draft),
    ...checkLength(draft),
  ];
}

function checkCores(parts: readonly Part[], draft: Draft): readonly string[] {
  const reached = draft.steps.flatMap(({ facts }) =>
    facts.flatMap((fact) => (fact.kind === 'core' ? [fact.coreC] : [])),
  );
  return parts.flatMap((part) => {
    const coreC = readCoreC(part);
    return coreC === null || reached.some((figure) => figure >= coreC) || part.food.raw === 'fine'
      ? []
      : [`${part.food.id} does not reach ${coreC} C`];
  });
}

/** A vessel that takes food is emptied into another, or is the one that comes to the table. */
function checkVessels({ told }: Draft): readonly string[] {
  const holding = new Set<Vessel>();
  let last: Vessel = 'table';
  for (const { act } of told.acts) {
    if (act.do === 'heat-oven') continue;
    for (const from of listFrom(act)) {
      holding.delete(from);
    }
    holding.add(act.in);
    last = act.in;
  }
  holding.delete(last);
  return holding.size === 0 ? [] : [`the ${[...holding].join(' and the ')} is never emptied`];
}

function checkWords(draft: Draft): readonly string[] {
  const texts = [
    draft.title,
    draft.introduction,
    ...draft.parts.map(({ text }) => text),
    ...draft.steps.map(({ text }) => text),
  ];
  const headless = [draft.title, draft.introduction].filter((text) => /^(?:And|With) /.test(text));
  return texts.flatMap((text) => {
    if (text === '') return ['something is said in no words'];
    if (headless.includes(text)) return [`its beginning is missing: ${text}`];
    if (
      /[{}[\]|]|\b(?:undefined|null|NaN)\b| {2}| [,.]|\.\.|,,|,\.|\(\)|, and and | and, |\b1 (?:eggs|onions|tins|cloves|slices)\b|\ba (?!one|once|use)[aeio]\w/.test(
        text,
      )
    )
      return [`broken words: ${text}`];
    if (draft.servings === 1 && /\b(?:bowls|plates)\b/.test(text))
      return [`one person has one plate ([?one: a bowl|bowls]): ${text}`];
    if (/\bserve(?:,| and) (?:the|half|\d)/i.test(text))
      return [`nothing comes before the comma: ${text}`];
    const doubled = /\b([a-z]+) \1\b/i.exec(text)?.[0];
    return doubled === undefined ? [] : [`"${doubled}" in: ${text}`];
  });
}

/** A cook reads a step at a glance. */
const MOST_WORDS = 74;

function checkLength({ steps }: Draft): readonly string[] {
  return steps.flatMap(({ text }) => {
    const words = text.split(' ').length;
    return words > MOST_WORDS ? [`a step of ${words} words: ${text}`] : [];
  });
}

describe('a row of the book', () => {
  it('has an id of its own', () => {
    expect(new Set(ROWS.map(({ id }) => id)).size).toBe(ROWS.length);
  });

  it.each(ROWS.map((row) => [row.id, row] as const))(
    '%s holds for every legal filling',
    (_id, row) => {
      expect(checkRow(row)).toEqual([]);
    },
    60_000,
  );
});

/** The same numbers from the same seed. */
function drawNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) & 0x7f_ff_ff_ff;
    return state / 0x7f_ff_ff_ff;
  };
}

/** Foods for the slots of a row, drawn at random; what the slots ask for first comes oftener. */
function drawItems({ wants }: DishRow, draw: () => number): readonly Item[] {
  return Object.values(wants).flatMap((want) => {
    if ((want.may || want.buy !== undefined) && draw() < 0.45) return [];
    const able = listFor(want, EVERY_FOOD).slice(0, 40);
    return Array.from({ length: 1 + Math.floor(draw() * (want.most ?? 1)) }, () => {
      const item = able[Math.floor(draw() * draw() * able.length)];
      return item === undefined ? [] : [item];
    }).flat();
  });
}

const FILLINGS = 4;
const SEED = 20_261_129;

describe('an odd filling of a row', () => {
  it.each(ROWS.filter(({ guest }) => guest === undefined).map((row) => [row.id, row] as const))(
    '%s is told so that the rules find no danger',
    (id, row) => {
      // Of its own, so that a new row draws nothing else for its neighbours.
      const draw = drawNumbers([...id].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), SEED) & 0x7f_ff_ff_ff);
      for (let time = 0; time < FILLINGS; time += 1) {
        const kitchen = openKitchen(merge(drawItems(row, draw)), WISHES);
        const filling = fillRow(row, kitchen);
        if (filling === null) continue;
        const { title, parts, steps } = cookFilling(filling, kitchen);
        const text = [
          `# ${title}`,
          `## Ingredients\n${parts.map((part) => `- ${part.text}`).join('\n')}`,
          `## Method\n${steps.map((step, place) => `${place + 1}. ${step.text}`).join('\n')}`,
        ].join('\n\n');
        const ingredients = kitchen.items.map(({ food }) => food.name);
        const dangers = checkRecipe(readRecipe(text), { ingredients }).filter(isHeld);
        expect(dangers, text).toEqual([]);
        // Where no title of the row is borne out, it is called by its id.
        if (!row.title.some((one) => one.includes(id))) expect(title.toLowerCase(), text).not.toBe(id);
      }
    },
    30_000,
  );
});

const isHeld = ({ severity }: Finding): boolean => severity === 'danger';
