// Spices, hardy herbs and chillies of the list that a dish has not thought of: they go in with the first salt.

import { prepareShrimp } from './base-parts.ts';
import type { Step } from './draft.ts';
import type { Item, Kitchen } from './kitchen.ts';
import { isHardyHerb, isNamed, isSpice } from './slots.ts';
import type { Board } from './start-draft.ts';

const MOST = 3;

/** By the dish's id: those with a pot, a pan or a tray that spice suits, and that choose few of their own. */
const WELCOME: readonly string[] = [
  'chunky-soup',
  'blended-soup',
  'pan-main',
  'tray-roast',
  'tomato-stew',
  'braise',
  'mince-pan',
  'bean-pot',
  'risotto',
  'fish-pan',
  'cured-pan',
  'meat-and-fruit',
  'stuffed-vegetables',
  'egg-hash',
  'frittata',
  'patties',
  'meatballs',
  'warm-beans',
  'sabzi',
  'pilaf',
  'tacos',
  'chilli',
  'solo',
  'lentil-pot',
  'fried-rice',
  'stir-fry',
];

function isSeasoning({ food }: Item): boolean {
  if (isHardyHerb(food) || food.id === 'dried-shrimp') return true;
  return (
    (food.category === 'ground-spice' || food.category === 'dried-herb') &&
    food.staple < 2 &&
    food.side !== 'sweet' &&
    !isNamed(food, 'cinnamon', 'cloves', 'nutmeg', 'ground-ginger', 'sumac', 'zaatar')
  );
}

function clashes(one: Item, board: Board): boolean {
  return board.parts.some(({ food }) =>
    [food.id, food.category].some((name) => one.food.clashesWith?.includes(name as never)),
  );
}

/** "the onion and half the salt", "season with half the salt and black pepper". */
const WITH_SALT =
  /, (?=(?:half )?the salt(?: and|,) )|(?<! with) and (?=(?:half )?the salt\b)|(?<=\bwith )(?=(?:half |the rest of )?the salt and black pepper)/;

/** Adds them to the first step that salts something by the pan, the pot or the tray. */
export function adoptSeasonings(board: Board, steps: Step[], dish: string): void {
  if (!WELCOME.includes(dish)) return;
  const { kitchen } = board;
  const free = listFree(kitchen, board);
  if (free.length === 0) return;
  const place = steps.findIndex((step) => WITH_SALT.test(step.text));
  const step = steps[place];
  if (step === undefined) return;
  const parts = free.map((item) =>
    isHardyHerb(item.food)
      ? board.take(item, { each: 1, cut: 'finely-chopped' })
      : item.food.id === 'dried-shrimp'
        ? board.take(item, { each: 5, prepare: prepareShrimp(item) })
        : board.need(
            [item.food.id],
            isNamed(item.food, 'cayenne', 'turmeric', 'allspice') ? 0.5 : kitchen.servings > 2 ? 2 : 1,
            'tsp',
          ),
  );
  const words = parts.map((part) => `the ${part.noun}`).join(', ');
  const text = step.text.replace(WITH_SALT, (found) =>
    found.startsWith(',') ? `, ${words}, ` : found === '' ? `${words}, ` : `, ${words} and `,
  );
  steps[place] = {
    ...step,
    text,
    portions: [...step.portions, ...parts.map((part) => ({ part, share: 1, words: part.noun }))],
  };
}

/** Alone it tastes of earth; beside another spice it is what makes the dish yellow. */
function wantsCompany({ food }: Item, kitchen: Kitchen): boolean {
  return (
    isNamed(food, 'turmeric') &&
    !kitchen.items.some((other) => other.food !== food && isSpice(other.food) && other.food.staple < 2)
  );
}

function listFree(kitchen: Kitchen, board: Board): readonly Item[] {
  return kitchen.items
    .filter(
      (item) =>
        isSeasoning(item) &&
        !wantsCompany(item, kitchen) &&
        !board.parts.some((part) => part.food.id === item.food.id) &&
        !clashes(item, board),
    )
    .slice(0, MOST);
}
