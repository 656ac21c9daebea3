// Plants that are poisonous raw get their own treatment before the dish begins, wherever a dish puts them.
// Figures: food/hazards.ts, from the authorities named there.

import type { HazardId } from '../food/food.ts';
import { HAZARDS } from '../food/hazards.ts';
import type { Part, Step } from './draft.ts';
import type { OpenPart } from './finish-draft.ts';
import { asStep, boiling, it, over, say, the, until, wait } from './words/say.ts';

type Treated = Extract<HazardId, 'cassava' | 'taro' | 'fiddlehead' | 'bamboo-fresh' | 'elderberry'>;
/** The water that these were boiled in is poured away. */
const DRAINED: readonly Treated[] = ['cassava', 'fiddlehead', 'bamboo-fresh'];
const TREATED: readonly Treated[] = ['cassava', 'taro', 'fiddlehead', 'bamboo-fresh', 'elderberry'];

function readTreatment({ food: { hazards } }: Part): Treated | undefined {
  return hazards === undefined ? undefined : TREATED.find((id) => hazards.includes(id));
}

function readMinutes(id: Treated): number {
  const { figures } = HAZARDS[id];
  return Object.entries(figures ?? {}).find(([name]) => /^(?:boil|simmer)Minutes$/.test(name))?.[1] ?? 15;
}

/** Whether the dish cooks it wet and long enough already, by the least it is given from the step on that takes it. */
function isTreated(part: Part, id: Treated, steps: readonly Step[]): boolean {
  const wet = id === 'elderberry' ? /simmer|boil|bake|bubbl/i : /\bboil|\bsimmer/i;
  const from = steps.findIndex((step) => step.portions.some((portion) => portion.part === part));
  return steps
    .slice(Math.max(0, from))
    .some(
      (step) =>
        wet.test(step.text) &&
        (!DRAINED.includes(id) ||
          /\b(?:drain|throw (?:away )?the water|pour (?:away|off) the water)\b/i.test(step.text)) &&
        step.facts.some((fact) => fact.kind === 'until' && fact.minutes[0] >= readMinutes(id)),
    );
}

/** What must be boiled before anything else is done with it; the dish uses it afterwards as it is written. */
export function listUntreated(parts: readonly Part[], steps: readonly Step[]): readonly Part[] {
  return parts.filter((part) => {
    const id = readTreatment(part);
    return id !== undefined && !isTreated(part, id, steps);
  });
}

/** From so many minutes on a wait is a night, through which nothing cooked stands. */
const NIGHT = 180;

/** Lays one step for each of these parts before what is done with it, after any night's wait. They use none of it up. */
export function treatFirst(untreated: readonly Part[], steps: Step[]): void {
  for (const part of [...untreated].reverse()) {
    const used = steps.findIndex(({ portions }) => portions.some((portion) => portion.part === part));
    const night = steps
      .slice(0, Math.max(0, used))
      .findLastIndex(({ facts }) => facts.some((fact) => fact.kind === 'wait' && fact.minutes >= NIGHT));
    steps.splice(night + 1, 0, writeTreatment(part, night < 0 ? 'First' : 'Next'));
  }
}

const LONG_SOAK = /, soaked (overnight|for 1 to 2 days)[^.]*?(?=, then |$)/;
const SOAKED = /\b(?:soaked|desalted|rehydrated)\b/i;

/** What is salted or dried hard wants a night in water and more: a step that no cook reads over, and hours that count. */
export function soakFirst(parts: readonly OpenPart[], steps: Step[]): void {
  for (const part of parts) {
    const [told, how] = LONG_SOAK.exec(part.text) ?? [];
    if (told === undefined || how === undefined) continue;
    part.text = part.text.replace(told, '').replace(/, then /, ', ');
    if (SOAKED.test(part.item?.typed.join() ?? '')) continue;
    const isDays = how !== 'overnight';
    const time = wait(isDays ? 1440 : 480, how);
    const said = say`Leave ${the(part)} in plenty of cold water in the fridge ${time}, changing the water twice${isDays ? ' a day' : ''}, then drain.`;
    steps.unshift({ ...said, portions: [], meanwhile: false });
  }
}

function writeTreatment(part: Part, when: string): Step {
  const id = readTreatment(part) ?? 'taro';
  const low = readMinutes(id);
  const said =
    id === 'elderberry'
      ? say`${when} simmer ${the(part)}, picked off their stems, in a small pan with a few spoonfuls of water ${over('low')} ${until('soft and burst', low, low + 3)}.`
      : say`${when} bring a pan of water ${boiling()}, boil ${the(part)} ${until('soft', low, low + 3)}, and drain. Throw the water away and rinse ${it(part)}.`;
  return asStep(said, false);
}
