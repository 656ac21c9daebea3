// A19: the title names what is in the dish, and what the dish is made of first.

import { findFoods } from '../../recipe/food-mentions.ts';
import type { Reasons, TextCheck } from '../check.ts';
import type { Subject } from '../subject.ts';
import { isClassNoun, readKeys, readNameKeys } from '../words.ts';

const MOST_CHARACTERS = 60;
const MAIN_ROLES: ReadonlySet<string> = new Set([
  'protein',
  'legume',
  'vegetable',
  'leaf',
  'starch',
  'fruit',
  'egg',
  'cheese',
  'bread',
  'ready-made',
  'nut',
  'dairy',
  'aromatic',
]);
const MAINS = 4;
const DISH_BEHIND = /-(?:style)\b/i;

/** The heaviest foods that are no seasoning. */
function readMains(subject: Subject) {
  const ranked = subject.listed
    .filter(({ food }) => food !== undefined && food.staple < 2 && MAIN_ROLES.has(food.roles[0]))
    .toSorted((a, b) => (b.grams ?? 0) - (a.grams ?? 0));
  const sweet = subject.listed.filter(({ food }) => food?.side === 'sweet').length;
  const savoury = subject.listed.filter(({ food }) => food?.side === 'savoury').length;
  // A pudding is named for its flavour, however little of it there is.
  return ranked.length === 0 || sweet > savoury ? subject.listed : ranked.slice(0, MAINS);
}

function judgeTitle(subject: Subject): Reasons {
  const { title, steps } = subject.recipe;
  if (steps.length === 0) return null;
  if (title === null || title.trim() === '') return ['there is no title'];
  const reasons: string[] = [];
  if ([...title].length > MOST_CHARACTERS) reasons.push(`the title has ${[...title].length} characters`);
  const words = new Set(subject.listed.flatMap(({ line }) => readKeys(line.text)));
  for (const { food, keys, text, negated, doubtful } of findFoods(title.replace(DISH_BEHIND, ' '))) {
    if (negated || doubtful || keys.some((key) => words.has(key) || CANONICAL.has(key))) continue;
    const listed = subject.listed.some(({ food: other }) => {
      if (other === undefined) return false;
      return (
        other.id === food.id ||
        other.category === food.category ||
        keys.some((key) => isClassNoun(key, other))
      );
    });
    if (!listed) reasons.push(`the title names ${text}, which is not listed`);
  }
  const titleKeys = readKeys(title);
  const mains = readMains(subject);
  const named = mains.some(
    ({ line, food }) =>
      readNameKeys(line.text).some((key) => titleKeys.includes(key)) ||
      (food !== undefined && titleKeys.some((key) => isClassNoun(key, food))),
  );
  if (!named && !titleKeys.some((key) => CANONICAL.has(key))) {
    reasons.push(`"${title}" names none of ${mains.map(({ line }) => line.text).join('; ')}`);
  }
  return reasons;
}

/** Names that say the main food to a cook without its word. */
const CANONICAL: ReadonlySet<string> = new Set(
  readKeys(
    'margarita cornbread omelette frittata pancakes crepes custard hummus guacamole shakshuka porridge smoothie chilli flatbreads aloo gobi shepherd traybake loaf lemonade meatballs burgers crumble shortbread coleslaw slaw carbonara pakora cookies custards latte mocha moussaka parmigiana ratatouille caponata misir feijoada toad adobo bigos moqueca minestrone ribollita goulash borscht gazpacho jollof groundnut paella jambalaya gumbo laksa bibimbap katsu goreng rendang larb bobotie poutine chowder mujadara koshari fattoush tacos tortillas arepas chilaquiles succotash spaetzle rarebit khachapuri pierogi kedgeree puttanesca amatriciana arrabbiata stroganoff sabzi stifado fasolada harira pozole',
  ),
);

export const titleCheck: TextCheck = {
  id: 'A19',
  what: 'title',
  exactly:
    'every food in the title is listed (itself, its category, class or word); it names one of the 4 heaviest main foods, by word or class, or is a dish named for it; at most 60 characters',
  least: 1,
  // Kofta, carnitas and brownies are names of dishes, and no foods of the list.
  held: 0.96,
  judge: judgeTitle,
};
