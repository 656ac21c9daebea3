// What must hold of every recipe before it is printed. A draft that breaks one of these is never chosen.

import type { Food } from '../../food/foods.ts';
import type { Draft, Part } from '../draft.ts';
import { isSoaked } from '../language/cook-dried.ts';
import type { Act, Verb, Vessel } from '../language/row.ts';
import { isFlesh, isMilky, type Kitchen } from '../read/kitchen.ts';

/** Sentences saying what is wrong; empty when the draft may be printed. */
export function verifyDraft(draft: Draft, kitchen: Kitchen): readonly string[] {
  return [
    ...checkPortions(draft),
    ...checkHeat(draft),
    ...checkCores(draft),
    ...checkCured(draft),
    ...checkDriedBeans(draft),
    ...checkLength(draft),
    ...checkAllowed(draft, kitchen),
    ...checkMeatWithMilk(draft, kitchen),
    ...checkExtras(draft, kitchen),
    ...checkEquipment(draft, kitchen),
    ...checkCeilings(draft),
  ];
}

function checkPortions({ parts, steps }: Draft): string[] {
  const sums = new Map<Part, number>();
  for (const { portions } of steps)
    for (const { part, share } of portions) sums.set(part, (sums.get(part) ?? 0) + share);
  return parts.flatMap((part) => {
    const sum = sums.get(part);
    if (sum === undefined) return [`${part.food.id} is listed and never used`];
    if (part.quantity === null) return [];
    return Math.abs(sum - 1) < 0.01 ? [] : [`the portions of ${part.food.id} sum to ${sum}`];
  });
}

function checkHeat({ steps, told }: Draft): string[] {
  const problems: string[] = [];
  let hot = false;
  steps.forEach((step, place) => {
    for (const fact of step.facts) {
      if (fact.kind === 'heat' || fact.kind === 'oven') hot = true;
      if (fact.kind === 'oven' && (fact.ovenC < 120 || fact.ovenC > 250))
        problems.push(`oven at ${fact.ovenC} C`);
      if (fact.kind === 'until' && !hot) problems.push(`step ${place + 1} cooks without heat`);
    }
  });
  const lit = told.acts.findIndex(({ act }) => act.ovenC !== undefined);
  const bakes = told.acts.findIndex(({ act }) => act.do === 'bake' || act.do === 'roast');
  if (bakes >= 0 && (lit < 0 || lit > bakes)) problems.push('something goes into a cold oven');
  return problems;
}

/** Raw foods that a temperature makes fit to eat, with the figure that must be said. */
function readCore(part: Part): number | null {
  if (['cooked', 'tinned', 'cured', 'dry'].includes(part.food.form)) return null;
  // What is left of a jar of kimchi was never cooked.
  const isMeal = part.food.core !== undefined || ['cured', 'ready-made'].includes(part.food.roles[0]);
  if (
    part.item !== null &&
    isMeal &&
    /cooked|leftover/.test(part.item.state) &&
    !/uncooked/.test(part.item.state)
  )
    return 74;
  return part.food.core?.coreC ?? null;
}

/** Minutes of the longest act of one of these verbs. */
function readLongest({ told }: Draft, ...verbs: readonly Verb[]): number {
  return Math.max(0, ...told.acts.map(({ act, minutes }) => (verbs.includes(act.do) ? minutes[0] : 0)));
}

/** Egg in a batter, a dough or a meringue has its own sign: nobody probes a cake or a pancake. */
function isBakedThrough(part: Part, draft: Draft): boolean {
  if (part.food.id === 'egg-white') return readLongest(draft, 'bake') >= 60;
  if (part.food.id !== 'egg' || !draft.parts.some(({ food }) => food.category === 'flour')) return false;
  return readLongest(draft, 'bake') >= 10 || readLongest(draft, 'fry') >= 1;
}

function checkCores(draft: Draft): string[] {
  const stated = draft.steps.flatMap((step) =>
    step.facts.flatMap((fact) => (fact.kind === 'core' ? [fact.coreC] : [])),
  );
  const problems: string[] = [];
  for (const part of draft.parts) {
    const coreC = readCore(part);
    if (coreC !== null && !stated.some((figure) => figure >= coreC) && !isBakedThrough(part, draft)) {
      problems.push(`${part.food.id} needs ${coreC} C`);
    }
    if (
      part.food.raw === 'never' &&
      !draft.steps.some((step) => step.facts.some((fact) => fact.kind === 'until'))
    ) {
      problems.push(`${part.food.id} is never heated`);
    }
  }
  return problems;
}

/** Bacon, chorizo and smoked haddock look done and are raw: heat meets them in the step that takes them or after it. */
function checkCured({ parts, steps }: Draft): string[] {
  const hot = steps.findLastIndex(({ facts }) =>
    facts.some(({ kind }) => kind === 'until' || kind === 'oven'),
  );
  return parts
    .filter(
      (part) =>
        part.food.form === 'cured' &&
        part.food.raw !== 'fine' &&
        part.food.core !== undefined &&
        steps.findIndex(({ portions }) => portions.some((portion) => portion.part === part)) > hot,
    )
    .map((part) => `${part.food.id} is never heated`);
}

/** Hours in water, and minutes of hard boiling (FDA, Bad Bug Book, on phytohaemagglutinin). */
const SOAKED_MINUTES = 300;
const BOILED_MINUTES = 10;

function checkDriedBeans({ parts, steps }: Draft): string[] {
  const facts = steps.flatMap((step) => step.facts);
  const isLeft = facts.some((fact) => fact.kind === 'wait' && fact.minutes >= SOAKED_MINUTES);
  const isBoiled = steps.some(
    (step) =>
      step.facts.some((fact) => fact.kind === 'heat' && fact.level === 'boiling') &&
      step.facts.some((fact) => fact.kind === 'until' && fact.minutes[0] >= BOILED_MINUTES),
  );
  return parts
    .filter(({ food, item }) => {
      const wasSoaked = isLeft || (item !== null && isSoaked(item));
      return food.category === 'dried-legume' && !(wasSoaked && isBoiled);
    })
    .map(({ food }) => `${food.id} is neither soaked nor boiled hard`);
}

const MOST_TITLE = 60;
const MOST_STEPS = 9;
const MOST_WORDS = 95;

function checkLength({ title, steps }: Draft): string[] {
  const problems: string[] = [];
  if (title.length > MOST_TITLE) problems.push(`title of ${title.length} characters`);
  if (steps.length < 2 || steps.length > MOST_STEPS) problems.push(`${steps.length} steps`);
  if (steps.some(({ text }) => text.split(' ').length > MOST_WORDS)) problems.push('a step is too long');
  return problems;
}

function checkMeatWithMilk(draft: Draft, kitchen: Kitchen): string[] {
  const has = (test: (food: Food) => boolean) => draft.parts.some((part) => test(part.food));
  return kitchen.diets.includes('kosher') && has(isFlesh) && has(isMilky)
    ? ['meat and milk are in one kosher dish']
    : [];
}

function checkAllowed(draft: Draft, kitchen: Kitchen): string[] {
  return draft.parts
    .filter((part) => !kitchen.allows(part.food))
    .map((part) => `${part.food.id} is not allowed`);
}

/** At most this many things from the cupboard; salt, pepper, oil and water are free. */
const CUPBOARD_CAP = 7;

function checkExtras(draft: Draft, kitchen: Kitchen): string[] {
  const bought = draft.parts.filter((part) => part.from === 'to-buy').length;
  const cupboard = draft.parts.filter((part) => part.from === 'cupboard' && part.food.staple < 2).length;
  const problems: string[] = [];
  if (bought > Math.min(kitchen.maxExtras, 3)) problems.push(`${bought} things to buy`);
  if (cupboard > CUPBOARD_CAP) problems.push(`${cupboard} things from the cupboard`);
  return problems;
}

/** Minutes of a slow cooker at the least. */
const SLOW = 180;
const HOB_VESSELS: readonly Vessel[] = ['pan', 'pot', 'saucepan', 'frying-pan', 'wok'];

function checkEquipment({ told }: Draft, kitchen: Kitchen): string[] {
  // A row that cooks only some of its fillings does not ask for a hob by itself.
  // What goes on for hours stands in the slow cooker; beans are boiled hard on a hob first.
  const isSlow = ({ do: verb }: Act, [low]: readonly [number, number]): boolean =>
    told.needs.includes('slow-cooker') && verb === 'simmer' && low >= SLOW;
  const isOnHob = told.acts.some(
    ({ act, minutes }) => act.heat !== undefined && HOB_VESSELS.includes(act.in) && !isSlow(act, minutes),
  );
  const needs = isOnHob ? [...told.needs, 'hob' as const] : told.needs;
  return needs.filter((one) => !kitchen.has(one)).map((one) => `there is no ${one}`);
}

function checkCeilings(draft: Draft): string[] {
  return draft.parts
    .filter((part) => part.item?.grams != null && part.grams > part.item.grams * 1.02 + 1)
    .map((part) => `more ${part.food.id} than there is`);
}
