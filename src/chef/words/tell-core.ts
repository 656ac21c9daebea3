// How what no thermometer can be put into is known to be done: the eye's sign comes first, the figure after it. A loose
// mince has no pink left, a strip is cut open, shellfish turn opaque. Source of the signs: FoodSafety.gov.

import type { Food } from '../../food/foods.ts';
import type { Draft, Part, Step } from '../draft.ts';
import { isCured, isEgg, isMince, isPrawn, isSausage, isSquid } from '../slots.ts';

const FIGURE = String.raw`\d+ [CF] \(\d+ [CF]\)`;
/** " (71 C (160 F) in the middle)", "; it should read 71 C (160 F) in the middle". */
const MEASURED = new RegExp(
  String.raw` \((${FIGURE})(?: [^()]*)?\)|[;:.] (?:(?:it|they|inside it|the [a-z ]{3,24}) should (?:read|be) )?(${FIGURE})(?: (?:in the|all|inside|at the)(?: [a-z]+)*)?`,
  'gi',
);

const LOOSE = /\bbreak(?:ing)?\b[^.;]*\bup\b|\bcrumbl|\bstir-fry\b/;
const THIN = /\bstrips\b|\bthin(?:ly)?\b|\brings\b|\btorn\b|\bshred|\bsliced\b|\bslices\b/;
const WHOLE_EGG = /\bwhites?\b[^.;]*\byolks?\b[^.;]*\b(?:firm|set)\b|\bpuffed and firm\b/;

const isFlaked = ({ category }: Food): boolean => category === 'tinned-fish' || category === 'mollusc';

/** The last thing that was spoken of and has a figure to reach. */
function findMeasured({ parts }: Draft, { portions }: Step, head: string): Part | undefined {
  const own = portions
    .map(({ part }) => part)
    .filter(({ food }) => food.core !== undefined || isEgg(food) || isFlaked(food));
  const among =
    own.length > 0
      ? own
      : parts.filter(({ food, noun }) => isEgg(food) || (food.core !== undefined && head.includes(noun)));
  return among.length < 2
    ? among[0]
    : [...among].sort((a, b) => head.lastIndexOf(b.noun) - head.lastIndexOf(a.noun))[0];
}

const NO_PROBE = /chips|fries|waffle|wedge|hash-brown/;

/** What takes the place of the measuring; null where a probe has something to go into. */
function tellSign(part: Part, head: string, figure: string): string | null {
  const { food, plural, item } = part;
  // Hot inside and crisp, which the sentence has told.
  if (food.category === 'breaded' && NO_PROBE.test(food.id)) return '';
  const by = `: by then ${plural ? 'they are' : 'it is'} past ${figure}`;
  if (isEgg(food)) return WHOLE_EGG.test(head) ? `${by} inside` : null;
  const isCooked = food.form === 'cooked' || /cooked|leftover/.test(item?.state ?? '');
  if (isPrawn(food) || isSquid(food) || food.id === 'scallops')
    return /\bopaque\b/.test(head) ? by : isCooked ? null : `, opaque all through${by}`;
  if ((isCured(food) || isFlaked(food)) && /\bsteaming\b/.test(head)) return by;
  if (isCured(food) && !isCooked) return tellCured(part, head, figure);
  return tellCut(part, head, figure, isCooked ? by : null);
}

/** A slice has no thickest part. */
function tellCured({ noun, plural, grams, text }: Part, head: string, figure: string): string | null {
  if (grams >= 600 || /\bno pink\b/.test(head)) return null;
  const isSeen = /\b(?:crisp|sizzl|brown)/.test(head);
  return isSeen || THIN.test(text)
    ? `: by then ${isSeen ? (plural ? 'they' : 'it') : `the ${noun}`} ${plural ? 'are' : 'is'} past ${figure}`
    : null;
}

/** What is loose shows no pink, and what is cut thin is cut open; `hot` is said of what was cooked before. */
function tellCut({ food, text }: Part, head: string, figure: string, hot: string | null): string | null {
  if ((isMince(food) || isSausage(food)) && LOOSE.test(head))
    return `${/no pink/.test(head) ? '' : ', with no pink left'}: ${figure} all through`;
  if (!THIN.test(text) || food.origins.some((origin) => /fish/.test(origin))) return null;
  if (hot !== null) return /steaming/.test(head) ? hot : `, steaming hot all through${hot}`;
  return `; cut the thickest piece open: no pink, and past ${figure} inside`;
}

/** The text of a step, each measuring that nobody could do told by its sign. */
export function tellCore(draft: Draft, step: Step): string {
  if (!step.facts.some(({ kind }) => kind === 'core')) return step.text;
  return step.text.replace(MEASURED, (whole, ...found: (string | number | undefined)[]) => {
    const at = found[2] as number;
    const sentence = step.text.slice(0, at);
    const part = findMeasured(draft, step, `${sentence}${whole}`);
    const head = sentence.slice(sentence.lastIndexOf('. ') + 1);
    return (part === undefined ? null : tellSign(part, head, String(found[0] ?? found[1]))) ?? whole;
  });
}
