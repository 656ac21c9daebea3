// What must hold of every recipe before it is printed. A draft that breaks one of these is never chosen.

import type { Food } from '../../food/foods.ts';
import type { Draft, Part } from '../draft.ts';
import { isFlesh, isMilky, type Kitchen } from '../read/kitchen.ts';

/** Sentences saying what is wrong; empty when the draft may be printed. */
export function verifyDraft(draft: Draft, kitchen: Kitchen): readonly string[] {
  return [
    ...checkPortions(draft),
    ...checkHeat(draft),
    ...checkCores(draft),
    ...checkCured(draft),
    ...checkDriedBeans(draft),
    ...checkLanguage(draft),
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

function checkHeat(draft: Draft): string[] {
  const problems: string[] = [];
  let hot = false;
  let preheated = false;
  draft.steps.forEach((step, place) => {
    for (const fact of step.facts) {
      if (fact.kind === 'heat') hot = true;
      if (fact.kind === 'oven') {
        preheated = true;
        hot = true;
        if (fact.ovenC < 120 || fact.ovenC > 250) problems.push(`oven at ${fact.ovenC} C`);
      }
      if (fact.kind === 'until' && !hot) problems.push(`step ${place + 1} cooks without heat`);
    }
    if (/(^|[.:] |, then )(bake|roast) /i.test(step.text) && !preheated)
      problems.push(`step ${place + 1} bakes in a cold oven`);
  });
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

/** A cake or a biscuit has its own sign: ten minutes and more in a hot oven, and a clean skewer or a golden rim. */
function isBakedThrough(part: Part, draft: Draft): boolean {
  // An hour in the oven dries a meringue right through.
  if (part.food.id === 'egg-white')
    return draft.steps.some(({ facts }) =>
      facts.some((fact) => fact.kind === 'until' && fact.minutes[0] >= 60),
    );
  if (part.food.id !== 'egg' || !draft.parts.some((other) => other.food.category === 'flour')) return false;
  // Nor does anybody probe a pancake: it is dry in the middle when it springs back.
  if (draft.steps.some((step) => /springy to the touch|dry in the middle/.test(step.text))) return true;
  const hot = draft.steps.some((step) =>
    step.facts.some((fact) => fact.kind === 'oven' && fact.ovenC >= 160),
  );
  return (
    hot &&
    draft.steps.some((step) =>
      step.facts.some(
        (fact) =>
          fact.kind === 'until' && fact.minutes[0] >= 10 && /skewer|springs back|golden/.test(fact.words),
      ),
    )
  );
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

/** Dried beans are soaked and boiled hard before anything else (FDA, Bad Bug Book, on phytohaemagglutinin). */
function checkDriedBeans(draft: Draft): string[] {
  const text = draft.steps.map((step) => step.text).join(' ');
  return draft.parts
    .filter(
      (part) => part.food.category === 'dried-legume' && !(/\bsoak/.test(text) && /boil hard/.test(text)),
    )
    .map((part) => `${part.food.id} is neither soaked nor boiled hard`);
}

function checkLanguage(draft: Draft): string[] {
  const texts = [
    draft.title,
    draft.introduction,
    ...draft.parts.map((part) => part.text),
    ...draft.steps.map((step) => step.text),
  ];
  const problems: string[] = [];
  for (const text of texts) {
    if (/ {2}|undefined|null|NaN|\[object| ,| \.|,,|\.\.|\(\)|\b(the the|and and|a a|in in)\b/.test(text))
      problems.push(`language: ${text}`);
    if (/\b1 (eggs|onions|tins|cloves|slices)\b/.test(text)) problems.push(`number: ${text}`);
    if (/\ba [aeio]\w+/.test(text.replace(/\ba (one|once|use)/g, ''))) problems.push(`article: ${text}`);
  }
  if (/\b(with|and|in)$/i.test(draft.title)) problems.push(`title: ${draft.title}`);
  if (draft.title.length > 60) problems.push(`title of ${draft.title.length} characters`);
  draft.steps.forEach((step, place) => {
    const words = step.text.split(/\s+/).length;
    if (words < 5 || words > 95) problems.push(`step ${place + 1} has ${words} words`);
  });
  if (draft.steps.length < 2 || draft.steps.length > 9) problems.push(`${draft.steps.length} steps`);
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
const CUPBOARD_CAP = 6;

function checkExtras(draft: Draft, kitchen: Kitchen): string[] {
  const bought = draft.parts.filter((part) => part.from === 'to-buy').length;
  const cupboard = draft.parts.filter((part) => part.from === 'cupboard' && part.food.staple < 2).length;
  const problems: string[] = [];
  if (bought > Math.min(kitchen.maxExtras, 3)) problems.push(`${bought} things to buy`);
  if (cupboard > CUPBOARD_CAP) problems.push(`${cupboard} things from the cupboard`);
  return problems;
}

/** "Over medium heat", and not "on full power". */
const OVER_A_FLAME = /^(?:over|to) .*\bheat$/;

function checkEquipment(draft: Draft, kitchen: Kitchen): string[] {
  const facts = draft.steps.flatMap((step) => step.facts);
  const problems: string[] = [];
  if (!kitchen.has('oven') && facts.some(({ kind }) => kind === 'oven')) problems.push('there is no oven');
  if (!kitchen.has('hob') && facts.some(({ kind, words }) => kind === 'heat' && OVER_A_FLAME.test(words)))
    problems.push('there is no hob');
  return problems;
}

function checkCeilings(draft: Draft): string[] {
  return draft.parts
    .filter((part) => part.item?.grams != null && part.grams > part.item.grams * 1.02 + 1)
    .map((part) => `more ${part.food.id} than there is`);
}
