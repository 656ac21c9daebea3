// A dish for a short clock: stages that may be shorter are, and nothing is cooked less through.

import { prepare } from '../food/prepare-pattern.ts';
import { lowerFirst } from './base-parts.ts';
import { addMinutes } from './count-minutes.ts';
import type { Draft, Fact, Part, Step } from './draft.ts';
import type { Kitchen } from './kitchen.ts';
import { capitalise } from './words/list-words.ts';
import { until } from './words/say.ts';

type Until = Extract<Fact, { kind: 'until' }>;

/** Softening and thickening are a matter of taste; what makes raw food fit to eat keeps its own time. */
interface Stage {
  readonly cue: RegExp;
  /** Of the minutes that it takes with time to spare. */
  readonly share: number;
  /** Of which low end it is worth while. */
  readonly from: number;
  readonly words?: string;
  /** Only of what was cut small. */
  readonly isCut?: true;
}

const THICK = /^until (?:slightly |the sauce is |it is )?(?:thick|glossy|rich)/;
/** A pot that simmers for so long cooks what is in it. */
const COOKS = 12;

const STAGES: readonly Stage[] = [
  { cue: /^until (?:soft|tender and golden in places)/, share: 0.65, from: 6, words: 'soft at the edges' },
  { cue: /^until golden at the edges/, share: 0.65, from: 6, words: 'beginning to colour' },
  { cue: THICK, share: 0.6, from: 5 },
  { cue: /^until golden, with the pan dry/, share: 0.7, from: 6 },
  { cue: /^until the lentils have collapsed|^until a spoon crushes the pieces/, share: 0.8, from: 12 },
  // Pieces of breast are done when they are white through.
  { cue: /^until the (?:chicken|turkey) is cooked through/, share: 0.6, from: 15, isCut: true },
];

/** Pieces on the bone, which no hurry makes done. */
const BONED = /\b(?:leg|thigh|drumstick|wing|joint)/;

/** Of a sauce that simmers at all, so many minutes are the least. */
const SIMMERED = 8;

/** No stage is worth fewer minutes than this. */
const LEAST = 3;

/** Beyond so many times the minutes there are, hurry is of no use. */
const REACH = 2.4;

/** Who is in a hurry cuts while the water boils. */
const CUT_BESIDE = 5;

/** The same dish with its long stages cut down, where there is a limit that it would miss. */
export function hurry(draft: Draft, { maxMinutes }: Kitchen): Draft {
  const { total } = draft.minutes;
  if (maxMinutes === null || total <= maxMinutes || total > maxMinutes * REACH) return draft;
  const steps = startBeside(draft.steps.map((step) => hurryStep(step, draft.parts.some(isWhole))));
  const minutes = addMinutes(steps, CUT_BESIDE);
  return minutes.total < total ? { ...draft, steps, minutes } : draft;
}

/** What is boiled first and drained leaves the cook free for the pan; a sauce is stirred together before it. */
function startBeside(steps: readonly Step[]): readonly Step[] {
  const [boil, cup, pan, ...others] = steps;
  if (boil === undefined || !prepare(BOILED_APART).test(boil.text) || cup === undefined) return steps;
  if (pan !== undefined && cup.meanwhile && cup.facts.length === 0)
    return [
      { ...cup, text: capitalise(cup.text.replace(BESIDE, '')), meanwhile: false },
      boil,
      beside(pan),
      ...others,
    ];
  return cup.meanwhile ? steps : [boil, beside(cup), ...steps.slice(2)];
}

const beside = (step: Step): Step =>
  step.meanwhile ? step : { ...step, text: `Meanwhile, ${lowerFirst(step.text)}`, meanwhile: true };

const BOILED_APART = /^Bring a (?:large )?pan of .*water to the boil\..*(?:keep warm|covered)\.$/;
const BESIDE = /^Meanwhile,? /;

/** Pieces of raw meat, which a sauce must not be thick before; mince and breast are done soon. */
function isWhole({ food }: Part): boolean {
  return (
    food.core !== undefined && food.form !== 'cooked' && !/\b(?:mince|minced|ground|breast)/.test(food.name)
  );
}

function hurryStep(step: Step, holdsWhole: boolean): Step {
  let { text } = step;
  const facts = step.facts.map((fact) => {
    const short = fact.kind === 'until' ? shorten(fact, step, holdsWhole) : fact;
    if (short === fact || !text.includes(fact.words)) return fact;
    text = text.replace(fact.words, short.words);
    return short;
  });
  return text === step.text ? step : { ...step, text, facts };
}

function shorten(fact: Until, { portions }: Step, holdsWhole: boolean): Until {
  const [low, high] = fact.minutes;
  const stage = STAGES.find(({ cue, from }) => low >= from && prepare(cue).test(fact.words));
  if (stage?.cue === THICK && holdsWhole && low >= COOKS) return fact;
  if (stage?.isCut && !portions.some(({ part }) => /\bcut into\b/.test(part.text))) return fact;
  if (stage === undefined || portions.some(({ part }) => BONED.test(part.food.name))) return fact;
  const cue = stage.words ?? fact.words.slice('until '.length, fact.words.lastIndexOf(','));
  const least = stage.cue === THICK && low >= SIMMERED ? SIMMERED : LEAST;
  const few = Math.max(least, Math.round(low * stage.share));
  const short = until(cue, few, Math.max(few + 1, Math.round(high * stage.share)));
  return short.kind === 'until' ? short : fact;
}
