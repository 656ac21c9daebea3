// A1 and A2: what is listed is used, and what is used is listed.

import type { Food } from '../../food/foods.ts';
import { findFoods } from '../../recipe/food-mentions.ts';
import type { Reasons, TextCheck } from '../check.ts';
import type { ListedLine, Subject } from '../subject.ts';
import { isClassNoun, readKeys, readNameKeys } from '../words.ts';

const EVERYTHING =
  /\b(?:put|place|combine|mix|blend|blitz|add|whisk|tip|stir|shake|layer)\b[^.;]{0,30}\b(?:everything|all (?:of )?(?:the )?(?:\w+ )?ingredients)\b/i;
const SEASONED = /\b(?:salt(?:ed|ing|y)?|season(?:ed|ing)?)\b/i;
const WATER =
  /^(?:[\d./\s]*\w*\s)?(?:(?:cold|boiling|hot|warm|tap|iced?) )*(?:water|ice(?: cubes?)?)\b(?! chestnut| cream)/i;

function isUsed({ line, food }: ListedLine, foods: ReadonlySet<string>, keys: ReadonlySet<string>): boolean {
  if (food !== undefined && foods.has(food.id)) return true;
  if (readNameKeys(line.text).some((key) => keys.has(key))) return true;
  return food !== undefined && [...keys].some((key) => isClassNoun(key, food));
}

function judgeUsed(subject: Subject): Reasons {
  if (subject.listed.length === 0) return null;
  const method = subject.recipe.steps.join('\n');
  if (EVERYTHING.test(subject.recipe.steps[0] ?? '')) return [];
  const foods = new Set<string>(findFoods(method).map((mention) => mention.food.id));
  const keys = new Set(readKeys(method));
  return subject.listed
    .filter((listed) => !WATER.test(listed.line.text) && !isUsed(listed, foods, keys))
    .filter(({ food }) => !(food?.id === 'salt' && SEASONED.test(method)))
    .map(({ line }) => `"${line.text}" is listed and no step uses it`);
}

const CHOICE =
  /\b(?:serve|served|eat|good|great|lovely|nice|goes)\b[^.]{0,40}\b(?:with|alongside|over|on)\b|\b(?:or|if you|optional|such as|instead|left over|next day|you (?:can|could|may))\b/i;
const COMPARED = /\b(?:like|as|than|(?:consistency|thickness|texture|size|colou?r) of)(?: [\w-]+){0,2} $/i;
// "Toasty" names a sandwich as seldom as a broth in the bowl names a stock.
const FREE: ReadonlySet<string> = new Set(['water', 'ice', 'ice-cubes']);
/** Dish words and verbs that a step may use of what it makes; salt's companion and stock are foods all the same. */
const NOUN_AFTER_ALL = /\b(?:black pepper|ground pepper|stock)\b/i;

function isListed(
  food: Food,
  keys: readonly string[],
  subject: Subject,
  words: ReadonlySet<string>,
): boolean {
  if (keys.some((key) => words.has(key))) return true;
  return subject.listed.some(({ food: other }) => {
    if (other === undefined) return false;
    if (other.id === food.id || other.category === food.category) return true;
    return keys.some((key) => isClassNoun(key, other));
  });
}

function judgeListed(subject: Subject): Reasons {
  if (subject.listed.length === 0 || subject.recipe.steps.length === 0) return null;
  const words = new Set(
    [subject.recipe.title ?? '', ...subject.listed.map(({ line }) => line.text)].flatMap(readKeys),
  );
  const missing = new Map<string, string>();
  for (const { text, step } of subject.sentences) {
    if (CHOICE.test(text)) continue;
    const plain = text.toLowerCase();
    for (const { food, keys, text: said, negated, doubtful } of findFoods(text)) {
      if (negated || (doubtful && !NOUN_AFTER_ALL.test(said))) continue;
      if (FREE.has(food.id) || said === 'toasty') continue;
      if (COMPARED.test(text.slice(0, Math.max(0, plain.indexOf(said))))) continue;
      if (!isListed(food, keys, subject, words))
        missing.set(food.id, `step ${step} uses ${said}, which is not listed`);
    }
  }
  return [...missing.values()];
}

export const listChecks: readonly TextCheck[] = [
  {
    id: 'A1',
    what: 'list to steps',
    exactly:
      'every listed food is named in a step by a word of its name or by its class noun; "everything" counts in the first step alone; water is free',
    least: 1,
    judge: judgeUsed,
  },
  {
    id: 'A2',
    what: 'steps to list',
    exactly:
      'every food a step names is listed by itself, its category, a word of its line or its class; choices ("or", "serve with") and comparisons are passed over; water and ice are free',
    least: 1,
    // A comparison ("as thick as cream") names what is not on the list.
    held: 0.98,
    judge: judgeListed,
  },
];
