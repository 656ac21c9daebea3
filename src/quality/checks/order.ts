// A11: in one pan, what is slow goes in before what is quick.

import type { Food } from '../../food/foods.ts';
import type { Method } from '../../food/heat.ts';
import { findFoods } from '../../recipe/food-mentions.ts';
import type { Reasons, TextCheck } from '../check.ts';
import type { Subject } from '../subject.ts';

const PAN_METHODS: readonly Method[] = ['soften', 'stir-fry', 'simmer', 'fry', 'boil', 'sear', 'warm'];
/** Begins a pan of its own, and may say what goes into it. */
const NEW_PAN =
  /\b(?:in|into|over|set|put|put on|bring|heat|warm|take) (?:a|an|another|your) (?:[\w-]+,? ){0,3}(?:pan|wok|pot|saucepan|frying pan|casserole)\b|\baside\b/i;
const ADDS = /\b(?:add|stir in|tip in|drop in|throw in|put in|fry|soften|scatter in|toss in)\b/gi;
const NEW_VESSEL =
  /\b(?:meanwhile|while|another|second|separate|clean|wipe|same pan|empty pan|bowl|lift|set aside|onto a plate|on a plate|drain|oven|tray|serve|scatter over|off the heat|top with|at the side|blend|whizz)\b/i;
/** Stages that may stand the wrong way round: within two, cooks differ. */
const SLACK = 2;

function readStages(food: Food): readonly [number, number] | null {
  const stages = PAN_METHODS.flatMap((method) => food.heat[method]?.stage ?? []);
  const seasons = food.staple === 2 || ['spice', 'fat', 'condiment'].includes(food.roles[0]);
  return stages.length === 0 || seasons ? null : [Math.min(...stages), Math.max(...stages)];
}

/** Foods that come behind a verb of adding, up to the end of its clause. */
function readAdded(text: string): readonly Food[] {
  return [...text.matchAll(ADDS)].flatMap((match) => {
    const clause = /^[^.;:]*?(?=,? and (?:cook|fry|stir|simmer|let|bring|bubble)|\buntil\b|[.;:]|$)/i.exec(
      text.slice(match.index),
    );
    return findFoods(clause?.[0] ?? '')
      .filter((mention) => !mention.negated && !mention.doubtful)
      .map((mention) => mention.food);
  });
}

interface Added {
  readonly food: Food;
  readonly stage: number;
}

function judgeOrder(subject: Subject): Reasons {
  let latest: Added | null = null;
  let judged = false;
  const reasons: string[] = [];
  const seen = new Set<string>();
  for (const { text, step } of subject.sentences) {
    if (NEW_VESSEL.test(text)) {
      latest = null;
      continue;
    }
    if (NEW_PAN.test(text)) latest = null;
    // What one sentence adds goes in together.
    const before: Added | null = latest;
    for (const food of readAdded(text)) {
      const stages = readStages(food);
      if (stages === null || seen.has(food.id)) continue;
      seen.add(food.id);
      judged = true;
      // Raw meat and fish may be poached in a sauce that is there already.
      if (before !== null && food.roles[0] !== 'protein' && stages[1] + SLACK < before.stage) {
        reasons.push(`step ${step} adds ${food.name} after ${before.food.name}, which is quicker`);
      }
      if (latest === null || stages[0] > latest.stage) latest = { food, stage: stages[0] };
    }
  }
  return judged ? reasons : null;
}

export const orderCheck: TextCheck = {
  id: 'A11',
  what: 'order in the pan',
  exactly:
    'foods behind a verb of adding, from one change of vessel to the next, those of one sentence taken together, raw proteins and seasonings apart: the place of the later (latest of its methods) is at most 2 before the place of the earlier (earliest of its methods)',
  least: 0.98,
  // Sage in the butter and garlic at the end are meant so.
  held: 0.95,
  judge: judgeOrder,
};
