// A recipe without a list, whose amounts stand in its steps: "Cut 2 sweet potatoes into wedges and toss with
// 1 tablespoon olive oil."

import { prepare } from '../../food/prepare-pattern.ts';
import type { ReadLineFood } from '../read-ingredient-line.ts';
import type { RecipeIngredient } from '../recipe.ts';
import { createWordPattern } from '../word-pattern.ts';

/** More than any recipe has. */
const MOST_AMOUNTS = 60;
/** Fewer are figures in passing: "cut 1 leek in half". */
const FEWEST_AMOUNTS = 2;

const NUMBER = String.raw`(?:\d[\d.,/]*(?: \d\/\d)?|[½¼¾⅓⅔⅛]|half an?|one|two|three|four|five|six|eight|ten|twelve|an? (?:pinch|handful|knob|splash|bunch|glug|dash|sprig|clove|tin|can|jar)(?: of)?)`;
// The name ends where the step goes on to do something with it.
const NAME_END = String.raw`(?=[.,;:()\n]|\s(?:and|with|over|to|into|in|on|onto|plus|from|for|until|then|at|per|by|through|together|while|when|as|is|are)\s|$)`;
const AMOUNT = new RegExp(String.raw`(?<![\w.,/°-])${NUMBER}(?![\d°%])[^.,;:()\n]{2,60}?${NAME_END}`, 'giu');
const NO_AMOUNT = createWordPattern(
  String.raw`^\S+(?:\s?(?:-|–|to|or)\s?\S+)?\s?-?`,
  'minutes?, mins?, hours?, hrs?, h, seconds?, secs?, days?, weeks?, times?, °, degrees, c, f, cm, mm, inch(?:es)?, in, people, persons?, servings?, portions?, bowls?, plates?, pieces?, parts?, sides?, batches?, layers?, each, thirds?, quarters?',
  String.raw`\b`,
  'iu',
);
/** The ingredients that steps name with an amount, each food once; none where there are hardly any. */
export function readAmountsOfSteps(
  steps: readonly string[],
  readFood: ReadLineFood,
): readonly RecipeIngredient[] {
  const found = new Map<string, RecipeIngredient>();
  for (const step of steps) {
    for (const [words] of step.matchAll(AMOUNT)) {
      if (prepare(NO_AMOUNT).test(words) || found.size >= MOST_AMOUNTS) continue;
      const text = words.trim();
      const { food, quantity, quantityMax, unit } = readFood(text);
      if (food === null || quantity === undefined || found.has(food)) continue;
      found.set(food, {
        text,
        food,
        quantity,
        ...(quantityMax === undefined ? {} : { quantityMax }),
        unit: unit ?? null,
        from: 'yours',
      });
    }
  }
  return found.size < FEWEST_AMOUNTS ? [] : [...found.values()];
}
