// A dish for a short clock: stages that may be shorter are, and nothing is cooked less through.

import { prepare } from '../food/prepare-pattern.ts';
import { lowerFirst } from './base-parts.ts';
import { addMinutes } from './count-minutes.ts';
import type { Draft, Fact, Part, Step } from './draft.ts';
import type { Kitchen } from './kitchen.ts';
import { readyTogether, shareAgain } from './ready-together.ts';
import { capitalise } from './words/list-words.ts';
import { asStep, until } from './words/say.ts';

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
const SIMMERED = 6;

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
  const holdsWhole = draft.parts.some(isWhole);
  const short = draft.steps.map((step, place) =>
    hurryStep(joinPanfuls(thickenLater(step, draft.steps.slice(place + 1))), holdsWhole),
  );
  const together = [...fryInTwoPans(short)];
  readyTogether(together);
  const steps = startBeside(together);
  const minutes = addMinutes(steps, CUT_BESIDE);
  return minutes.total < total ? { ...draft, steps, minutes } : draft;
}

/** What is boiled first and drained leaves the cook free for the pan; a sauce is stirred together before it. */
function startBeside(steps: readonly Step[]): readonly Step[] {
  const [boil, cup, pan, ...others] = steps;
  if (boil === undefined || !prepare(BOILED_APART).test(boil.text) || cup === undefined) return steps;
  if (pan !== undefined && cup.meanwhile && cup.facts.length === 0)
    return [asStep(cup, false, capitalise(cup.text.replace(BESIDE, ''))), boil, beside(pan), ...others];
  return cup.meanwhile ? steps : [boil, beside(cup), ...steps.slice(2)];
}

/** "Add the onion and cook until soft, 7 to 8 minutes. Add the pepper and cook": together they soften as well. */
const ONE_BY_ONE =
  /\b([Aa])dd (the (?:(?!the )[^.,])*) and cook(?:, [^.,]*,)? (until [^.]*?, \d+ to \d+ minutes)\. Add (the [^.,]*?) and (cook\b[^.]*?(until [^.]*?, \d+ to \d+ minutes))/;

function joinPanfuls(step: Step): Step {
  const [, a, first, earlier, second = '', on, later] = prepare(ONE_BY_ONE).exec(step.text) ?? [];
  const facts = step.facts.filter(({ words }) => words !== earlier);
  if (first === undefined || !isSoftened(earlier) || !isSoftened(later) || facts.length === step.facts.length)
    return step;
  const both = `${first}${first.includes(' and ') ? ',' : ''} and ${second.replace(/^the /, '')}`;
  return { ...step, text: step.text.replace(prepare(ONE_BY_ONE), `${a}dd ${both} and ${on}`), facts };
}

const THICKENS =
  /, then bubble gently (over [a-z-]+ heat)(?: with the lid on)? (until slightly thickened, [^.]*)\./;

/** What is to simmer in it thickens it as well. */
function thickenLater(step: Step, later: readonly Step[]): Step {
  const [all = '', heat, words] = prepare(THICKENS).exec(step.text) ?? [];
  return words !== undefined && later.some(({ text }) => /^(?:Stir in|Add) [^.]*\bsimmer\b/.test(text))
    ? {
        ...step,
        text: step.text.replace(all, ` ${heat}.`),
        facts: step.facts.filter((fact) => fact.words !== words),
      }
    : step;
}

const isSoftened = (words = ''): boolean => STAGES[0]?.cue.test(words) === true;

/** What is fried before the meat and waits for it has a pan of its own beside it. */
function fryInTwoPans(steps: readonly Step[]): readonly Step[] {
  const place = steps.findIndex(({ text }) => prepare(WAITS).test(text));
  const [first, meat] = [steps[place], steps[place + 1]];
  const pan = first === undefined ? undefined : prepare(PAN).exec(first.text)?.[0];
  if (first === undefined || meat === undefined || pan === undefined || !prepare(SEARS).test(meat.text))
    return steps;
  const second = `Meanwhile, ${lowerFirst(first.text)
    .replace(pan, 'a second frying pan')
    .replace(
      / and tip onto a plate\.$|\. Tip onto a plate(?: and (?:cover|keep warm))?\.$/,
      ', and keep warm.',
    )}`;
  const told = shareAgain(
    [
      ...steps.slice(0, place),
      {
        ...meat,
        text: capitalise(meat.text.replace(BESIDE, '').replace('the same pan', pan)),
        meanwhile: false,
      },
      { ...first, text: second, meanwhile: true },
      ...steps.slice(place + 2),
    ],
    steps,
  );
  return told ?? steps;
}

const PAN = /a (?:wide|heavy|large) frying pan/;
const WAITS =
  /a (?:wide|heavy|large) frying pan\b.*(?:tip onto a plate|Tip onto a plate(?: and (?:cover|keep warm))?)\.$/;
const SEARS = /^(?:Meanwhile, )?(?:[Pp]at|[Dd]ry|[Bb]lot)\b.*\bFry the\b.*\bRest\b/;

const beside = (step: Step): Step =>
  step.meanwhile ? step : asStep(step, true, `Meanwhile, ${lowerFirst(step.text)}`);

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
  return text === step.text ? step : asStep({ ...step, facts }, step.meanwhile, text);
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
