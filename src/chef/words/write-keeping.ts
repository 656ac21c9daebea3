// How a dish keeps: in the fridge and for how long, what of it is warmed up again and what stays cold.
// Sources: UK Food Standards Agency and USDA FSIS, leftovers: chilled within two hours, rice within one.

import type { CategoryId } from '../../food/categories.ts';
import type { Role } from '../../food/food.ts';
import type { DishFamily } from '../dish.ts';
import type { Draft, Part } from '../draft.ts';
import { isPrawn, isShell, isSquid } from '../slots.ts';
import { hashWords, listWords } from './list-words.ts';
import { isOfBefore } from './write-before.ts';

/** Eaten raw, and spoilt by the pan. */
const NEVER_WARMED: readonly string[] = ['avocado', 'cucumber', 'radish'];
/** What may come to a hot dish cold; herbs, nuts and cheese on top of it do not mind the heat. */
const MAY_BE_COLD: readonly Role[] = ['leaf', 'vegetable', 'fruit', 'dairy', 'protein'];
const COLD_SAUCES: readonly CategoryId[] = ['dip'];
const WARMED: readonly Role[] = ['protein', 'egg', 'legume', 'starch', 'vegetable', 'cured', 'ready-made'];
/** More names than this are no help. */
const MOST_NAMED = 3;

const isHeat = ({ kind }: { readonly kind: string }): boolean => kind !== 'wait';

/** What comes to the plate in such a sentence is laid on or beside what is hot. */
const SERVING = /\b(?:serve|eat|top|topped|scatter|sprinkle|divide|pile|heap|spoon|table|plates?|bowls?)\b/i;

/** Whether no heat touches it once it is in: what is laid on at the end. */
function staysCold(part: Part, { steps }: Draft): boolean {
  const from = steps.findIndex(({ portions }) => portions.some((one) => one.part === part));
  const step = steps[from];
  if (step === undefined || steps.slice(from + 1).some(({ facts }) => facts.some(isHeat))) return false;
  const at = step.text.lastIndexOf(part.noun);
  // What the sentence that brings it in cooks is hot, whatever the last one says of it.
  const begun = step.text.indexOf(part.noun);
  const ends = step.text.indexOf('. ', begun);
  const brought = step.text.slice(begun, ends < 0 ? undefined : ends);
  if (begun < at && step.facts.some((fact) => isHeat(fact) && brought.includes(fact.words))) return false;
  const heated = Math.max(-1, ...step.facts.filter(isHeat).map(({ words }) => step.text.lastIndexOf(words)));
  const sentence = step.text.slice(step.text.lastIndexOf('. ', at) + 1).split(/\.(?: |$)/, 1)[0] ?? '';
  return at > heated && SERVING.test(sentence) && !/\bbubbl|\bwilt|\bhot again\b/.test(sentence);
}

function isCold(part: Part, draft: Draft): boolean {
  const { id, category, roles, staple, form } = part.food;
  if (category === 'salad-leaf' || NEVER_WARMED.includes(id)) return true;
  return (
    staple < 2 &&
    form !== 'cooked' &&
    (MAY_BE_COLD.includes(roles[0]) || COLD_SAUCES.includes(category) || id === 'mayonnaise') &&
    staysCold(part, draft)
  );
}

const SPOILING: readonly Role[] = ['protein', 'egg', 'legume', 'starch', 'vegetable', 'leaf', 'dairy'];

/** Whatever is in them, they are wet. */
const MOIST: readonly DishFamily[] = ['soup', 'stew', 'pasta', 'rice'];

/** Whether something in it must not stand about; a fried slice of bread may. */
function spoils(parts: readonly Part[], family: DishFamily): boolean {
  return (
    MOIST.includes(family) ||
    parts.some(({ food }) => food.core !== undefined || SPOILING.includes(food.roles[0]))
  );
}

/** Says that it is eaten at once and no more. */
const TERSE = /^(?:Eat|Best|Make|Serve)\b(?!.*\b(?:day|today|keep)\b)[^.;:]*\.$/;
const CHILLED = ' keeps a day in the fridge';

/** What becomes of the rest of a dish that is best at once. */
function tellRest({ parts }: Draft, family: DishFamily): string {
  if (family === 'drink' || !spoils(parts, family)) return '';
  if (parts.some(({ food }) => isShell(food))) return '; shellfish are neither kept nor warmed up again';
  if (family === 'eggs' || family === 'bread' || family === 'breakfast') return '; it does not keep';
  if (family === 'salad' && parts.some(({ food }) => food.category === 'salad-leaf'))
    return '; dressed, it does not keep';
  const cold = family === 'salad' || family === 'pudding' || parts.some(({ food }) => food.raw === 'never');
  return `; what is left${CHILLED}${cold && family !== 'pasta' ? '' : ', reheated until steaming'}`;
}

/** Each of these leaves out where the rest is kept. */
const UNPLACED: readonly (readonly [RegExp, string])[] = [
  [/\bGood cold the next day\b(?!.*\bfridge\b)/, 'Keeps a day in the fridge and is good cold'],
  [/\bwhat is left (?=(?:is|crisps|warms|softens)\b)/, `what is left${CHILLED} and `],
  [/\b(reheat|crisp up) what is left\b/, `what is left${CHILLED}: $1 it`],
  [/\bkeep it a day and\b/, 'keep it a day in the fridge and'],
  [/\bgood cold the same day\b/, `what is left${CHILLED} and is good cold`],
];

function placeRest(keeps: string, draft: Draft, family: DishFamily): string {
  if (TERSE.test(keeps)) return keeps.replace(/\.$/, `${tellRest(draft, family)}.`);
  if (/\bfridge\b/.test(keeps) || keeps.startsWith('Makes')) return keeps;
  if (/^Eat it (?:hot|while)\b(?!.*does not)[^;]*$/.test(keeps))
    return keeps.replace(/\.$/, '; it does not keep.');
  return UNPLACED.reduce((told, [pattern, words]) => told.replace(pattern, words), keeps);
}

/** "the lamb and couscous": what goes back over the heat where something else does not. */
function nameWarm(draft: Draft, cold: readonly Part[], family: DishFamily): string {
  if (family === 'soup' || family === 'stew') return `the ${family}`;
  const warm = draft.parts.filter(
    (part) => part.food.staple === 0 && WARMED.includes(part.food.roles[0]) && !cold.includes(part),
  );
  const names = [...new Set(warm.map(({ noun }) => noun))];
  return names.length === 0 || names.length > MOST_NAMED || family === 'bread'
    ? 'what was cooked'
    : `the ${listWords(names)}`;
}

/** Of a dish that says nothing of it. */
const PLAIN = 'Keeps 2 days in the fridge; reheat until steaming.';

/** What is warmed up is named wherever something in the dish must not be. */
function partCold(told: string, draft: Draft, family: DishFamily): string {
  if (!/(?<!not )\breheat(?:ed)?\b/.test(told) || /^The\b/.test(told)) return told;
  const cold = draft.parts.filter((part) => isCold(part, draft));
  if (cold.length === 0) return told;
  const names = `the ${listWords([...new Set(cold.map(({ noun }) => noun))])}`;
  const warm = nameWarm(draft, cold, family);
  return told
    .replace(/, reheated\b([^.]*)\./, `: ${warm} reheated$1, ${names} cold.`)
    .replace(/(?<!not )\breheat\b(?: it\b)?([^.;]*)/, `reheat ${warm}$1 and leave ${names} cold`)
    .replace(/(?<=\breheat [^.;]*,[^.;,]*) and leave\b/, ', and leave');
}

/** Said of most dishes. */
const IN_TIME = ['Chilled within 2 hours, it keeps', 'Cooled and put away within 2 hours, it keeps'] as const;

/** What was hot goes into the cold before it has stood too long. */
function chillInTime(told: string, { title, parts, steps }: Draft, family: DishFamily): string {
  if (!spoils(parts, family) || family === 'pudding' || /\bwithin \d/.test(told)) return told;
  if (!steps.some(({ facts }) => facts.some(isHeat))) return told;
  const hours = parts.some(({ food }) => food.category === 'rice') ? 'an hour' : '2 hours';
  const timed = told
    .replace(/^Keeps (?=(?:a|\d) days? in the fridge)/, `${IN_TIME[hashWords(title) % IN_TIME.length]} `)
    .replace(/(?<=^Good warm or cold; )keeps /, 'chilled within 2 hours it keeps ')
    .replace(
      /^(The [a-z ]+?|.*\bwhat is left) (keeps? (?:a|\d) days? in the fridge)/,
      '$1, chilled within 2 hours, $2',
    )
    .replace(/\band chill it(?=:)/, 'and chill it within 2 hours')
    .replace('2 hours', hours);
  // However a dish puts it, what waits in the fridge got there in time.
  return /\bwithin\b|\braw\b|\btin\b|^Makes\b/.test(timed) || !/\bfridge\b|\bchill it\b/.test(timed)
    ? timed
    : timed.replace(/\.$/, `; chill it within ${hours}.`);
}

function keepPlainly({ parts, steps }: Draft, family: DishFamily): string {
  const isHot = steps.some(({ facts }) => facts.some(isHeat));
  return isHot && family !== 'drink' && spoils(parts, family) ? PLAIN : '';
}

/** What was cooked before today is warmed up once, and today is that once. */
function keepLeftover(parts: readonly Part[], keeps: string): string | null {
  const before = parts.find(isOfBefore);
  const cooked =
    parts.find(
      ({ food }) =>
        food.form === 'cooked' && (food.category === 'cooked-meat' || food.hazards?.includes('leftover')),
    ) ?? before;
  if (cooked !== undefined && /\breheat/.test(keeps))
    return `Eat it all today: the ${cooked.noun} ${cooked.plural ? 'have' : 'has'} been heated twice by then.`;
  const old = cooked?.food.category === 'cooked-meat' ? cooked : before;
  return old === undefined || !/\b(?:day|days|second)\b/.test(keeps) || /today/.test(keeps)
    ? null
    : `Keep it in the fridge and eat it by tomorrow: the ${old.noun} ${old.plural ? 'were' : 'was'} cooked before today.`;
}

/** Rice decides how long a dish keeps (UK Food Standards Agency: chilled within an hour, eaten within a day). */
export function writeKeeping(draft: Draft, family: DishFamily): string {
  const { parts } = draft;
  // That it may be warmed up only once stands among the hazards.
  if (parts.some(({ food }) => food.hazards?.includes('cooked-rice'))) return 'Eat it all today.';
  const keeps = placeRest(draft.keeps === '' ? keepPlainly(draft, family) : draft.keeps, draft, family);
  const ofBefore = keepLeftover(parts, keeps);
  if (ofBefore !== null) return ofBefore;
  if (parts.some(({ food }) => isShell(food)) && /\breheat|\bdays?\b/.test(keeps))
    return 'Eat at once; shellfish are neither kept nor warmed up again.';
  const isSalad = family === 'salad';
  if (isSalad && parts.some(({ food }) => food.id === 'avocado') && /\bdays?\b/.test(keeps))
    return 'Eat it today: the avocado darkens, and what is dressed loses its bite.';
  if (
    parts.some(({ food }) => food.category === 'rice') &&
    /\bdays\b|\bweek|\bthe second\b|\bnext day\b/.test(keeps)
  )
    return `Cool what is left within an hour, keep it a day in the fridge and ${isSalad ? 'eat it cold' : 'reheat once, until steaming'}.`;
  const tough = parts.find(
    ({ food }) =>
      isSquid(food) || food.id === 'scallops' || (isPrawn(food) && (family === 'pan' || family === 'plate')),
  );
  if (tough !== undefined && /\breheat/.test(keeps))
    return `Best at once; what is left, chilled within 2 hours,${CHILLED} and is eaten cold, since warmed up again the ${tough.noun} ${tough.plural ? 'turn' : 'turns'} tough.`;
  const bare = parts.some(({ food }) => food.roles[0] === 'leaf')
    ? keeps
    : keeps.replace(' without the leaves', '');
  return chillInTime(partCold(bare, draft, family), draft, family);
}
