// The foods of a recipe with the place where each is named: what allergens and diets are judged by.

import type { Origin } from '../../../food/food.ts';
import { FOODS, type Food, findFood } from '../../../food/foods.ts';
import { foldText } from '../../../food/normalise-text.ts';
import { prepare } from '../../../food/prepare-pattern.ts';
import { readTail } from '../../../food/read-tail.ts';
import { type Claims, dropReplaced } from '../../claims.ts';
import type { FoodMention } from '../../food-mentions.ts';
import { foldWords } from '../../phrase-index.ts';
import { stripEmphasis } from '../../read-line.ts';
import type { Recipe, RecipeIngredient } from '../../recipe.ts';
import type { RecipeReadings } from '../../recipe-readings.ts';
import { readAnswered, readAnsweredNotes } from '../stance/answered.ts';
import { isOffered, isUsedInStep, type Spot } from '../stance/food-stance.ts';
import { findAll, says } from '../stance/phrases.ts';
import {
  AMOUNT_IN_BRACKETS,
  BEHIND_HEAD,
  BESIDE,
  BOUGHT,
  CHOICE,
  CLAIM_WORDS,
  FREE_OF_IT,
  GROUND,
  HEAD,
  LAST_WORD,
  LEAVES,
  LEFT_OUT_AHEAD,
  MADE_HERE,
  MADE_OF_PLANTS,
  MEATLESS_GRAVY,
  OF_DISH,
  OF_LIST,
  OF_MEAT,
  OPENS,
  OWN_AHEAD,
  OWN_BEHIND,
  PORTION,
  RIBS_OF_LEAF,
  SAID_WITHOUT,
  SHAPED,
} from './food-words.ts';
import { readMadeDishes } from './made-with.ts';

export interface NamedFood {
  readonly food: Food;
  readonly claims: Claims;
  /** The line or the words it is named with. */
  readonly text: string;
  readonly where: string;
  readonly step?: number;
}

/** The words of a listed ingredient up to its cut: "200 ml oat milk, warm" ends in "milk". */
function readHead(text: string): readonly string[] {
  const head = prepare(HEAD).exec(text.replace(AMOUNT_IN_BRACKETS, ' '))?.[0] ?? '';
  return foldWords(head.replace(BEHIND_HEAD, '')).words.map((word) => word.key);
}

/** Of several choices the first, which is the one that was read: "butter or vegan butter" is butter. */
function readHeadWords(text: string): string {
  const [first = text, second] = text.split(CHOICE);
  if (second === undefined) return text;
  const remark = first.indexOf('(') === -1 ? '' : text;
  return remark === '' ? first : remark;
}

interface Listed {
  readonly head: readonly string[];
  readonly roles: readonly string[];
  /** What a step calls it by its kind alone: of soba "the noodles". */
  readonly kind: string | null;
  /** The line says of itself what it is without: "vegan", "dairy-free". */
  readonly claims: boolean;
}

const KINDS: ReadonlySet<string> = new Set(['noodle', 'pasta']);

// "The milk" of a step is the oat milk of the list, "the cheese" its mozzarella.
function isListed(keys: readonly string[], listed: readonly Listed[]): boolean {
  return listed.some(
    ({ head, roles, kind, claims }) =>
      keys.every((key, place) => head[head.length - keys.length + place] === key) ||
      (keys.length === 1 && (roles.includes(keys[0] ?? '') || kind === keys[0])) ||
      (claims && keys.every((key) => head.includes(key))),
  );
}

// What a step calls "the pesto" and no list holds is what the dish makes of its ingredients.
const DISH_MADE: ReadonlySet<string> = new Set([
  'paste',
  'table-sauce',
  'dip',
  'spread',
  'jar-sauce',
  'pastry',
]);

function isMadeHere(category: string, ahead: string): boolean {
  return (
    DISH_MADE.has(category) &&
    says(ahead, MADE_HERE) &&
    !/\b(?:jar|tub|spoonful|dollop|tbsp|tablespoons?) of\b/.test(ahead)
  );
}

// "Turkey bacon", "beef chorizo": what it is cured or minced from stands before its name.
const OTHER_MEATS: readonly (readonly [RegExp, Origin])[] = [
  [/\b(?:turkey|chicken|duck|goose)\b/, 'poultry'],
  [/\b(?:beef|veal|lamb|mutton|goat)\b/, 'meat'],
  [/\b(?:venison|ostrich)\b/, 'game'],
];

/** The food as the line says it is made: a pork product of another animal holds no pork, gravy of vegetables no meat. */
function readMeat(food: Food, plain: string): Food {
  if (food.id === 'gravy' && says(plain, MEATLESS_GRAVY) && !says(plain, OF_MEAT))
    return { ...food, origins: food.origins.filter((origin) => origin !== 'meat') };
  if (!food.origins.includes('pork') || /\b(?:pork|pig|stuff\w*|wrapped|with|and)\b/.test(plain)) return food;
  if (food.category !== 'bacon-ham' && food.category !== 'sausage' && food.category !== 'cured-sausage')
    return food;
  const other = OTHER_MEATS.find(([words]) => says(plain, words));
  if (other === undefined) return food;
  return { ...food, origins: food.origins.map((origin) => (origin === 'pork' ? other[1] : origin)) };
}

const ANIMALS: ReadonlySet<string> = new Set(['meat', 'poultry', 'pork', 'game', 'fish', 'shellfish']);

// "Vegan" is said of the food it stands beside: "vegan feta and butter" holds butter, "butter (dairy-free)" none.
function readOwnWords(plain: string, { from, to }: Spot): string {
  const ahead = prepare(OWN_AHEAD).exec(plain.slice(Math.max(0, from - 80), from))?.[0] ?? '';
  const behind = prepare(OWN_BEHIND).exec(plain.slice(to, to + 120))?.[0] ?? '';
  return `${ahead}${plain.slice(from, to)}${behind}`.replace(MADE_OF_PLANTS, 'plant-based');
}

type Stance = (plain: string, spot: Spot, next?: string) => boolean;

export interface FoodGatherer {
  /** The foods of the lines that were not looked at before, then of the steps from the last one on. */
  add(recipe: Recipe): readonly NamedFood[];
}

/**
 * Gathers the foods of a recipe that grows. What is said to be left out or optional is passed over. Each line is
 * read once, and the last step again, since it may still grow.
 */
export function createFoodGatherer(readings: RecipeReadings): FoodGatherer {
  const listed: Listed[] = [];
  const ids = new Set<string>();
  /** Origins of what is listed. */
  const animals = new Set<string>();
  /** Dishes that the list holds ready made. */
  const made = new Set<string>();
  let lines = 0;
  let steps = 0;
  let notes = 0;
  let introduced = '';
  let titled: string | null = null;
  /** Sauces and spreads that the title names: the dish makes them once it has ground or stirred. */
  const dishes = new Set<string>();
  let ground = false;
  let hasBread = false;
  let hasLeaves = false;

  function addLine({ text, food: foodId }: RecipeIngredient): readonly NamedFood[] {
    const claims = readings.claims(text);
    const plain = foldText(text);
    const food = foodId === null ? undefined : findFood(foodId);
    hasLeaves ||= says(plain, LEAVES);
    listed.push({
      head: readHead(text),
      roles: food?.roles ?? [],
      kind: food !== undefined && KINDS.has(food.category) ? food.category : null,
      claims: claims.fits.size + claims.without.size > 0,
    });
    // A line that is not known as a whole may still name what it is made of: "almond brittle".
    const foods =
      food === undefined
        ? readings
            .foods(text)
            .filter((mention) => !mention.negated && !mention.doubtful)
            .map((mention) => mention.food)
        : [food];
    for (const each of foods) {
      ids.add(each.id);
      hasBread ||= each.category === 'bread';
      for (const origin of each.origins) animals.add(origin);
    }
    // "The mayo" of a step is the vegan mayonnaise of the list.
    if (claims.fits.size + claims.without.size > 0) learnClaimed(text);
    const named = readMadeDishes(text);
    for (const { name } of named) made.add(name);
    const where = 'in the ingredients';
    // "Prawns in garlic butter" hold the butter.
    const tail = (food === undefined ? undefined : readTail(text, food.id)?.foods) ?? [];
    return [
      ...[...foods.map((each) => readMeat(each, plain)), ...named, ...tail.map(({ id }) => FOODS[id])].map(
        (each) => ({
          food: each,
          claims: readings.claims(readHeadWords(text).replace(MADE_OF_PLANTS, 'plant-based')),
          text,
          where,
        }),
      ),
      ...addBeside(text),
    ];
  }

  // "Egg-free pastry" is a pastry, and no word about the egg that glazes it.
  function learnClaimed(text: string): void {
    const plain = foldText(text);
    for (const { food, at, text: named } of readings.foods(text))
      if (!says(plain.slice(at + named.length), FREE_OF_IT) && !says(plain.slice(0, at), LEFT_OUT_AHEAD))
        ids.add(food.id);
    const claimed = readHeadWords(plain).replace(CLAIM_WORDS, ' ').replace(SAID_WITHOUT, ' ');
    for (const { food } of readings.foods(claimed)) ids.add(food.id);
  }

  // "Coconut Bacon" in the title is the bacon of the steps, a "nut-free pesto" their pesto.
  function learnFeigned(text: string): void {
    const plain = foldText(text);
    for (const { food, at, text: named, feigned } of readings.foods(text)) {
      const { fits, without } = readings.claims(readOwnWords(plain, { from: at, to: at + named.length }));
      if (feigned || (fits.size + without.size > 0 && DISH_MADE.has(food.category))) ids.add(food.id);
      // Coconut bacon is a food of its own, and what the steps call bacon.
      else if (!food.origins.some((origin) => ANIMALS.has(origin) || origin === 'milk' || origin === 'egg'))
        for (const called of readings.foods(prepare(LAST_WORD).exec(named)?.[1] ?? ''))
          ids.add(called.food.id);
    }
  }

  function learnTitle(title: string): void {
    if (title === titled) return;
    titled = title;
    learnFeigned(title);
    const claims = readings.claims(title);
    for (const { food } of readings.foods(title)) {
      if (DISH_MADE.has(food.category) || claims.fits.has('vegan')) dishes.add(food.id);
    }
  }

  function addBeside(text: string): readonly NamedFood[] {
    const plain = dropReplaced(foldText(text));
    const found = new Map<string, NamedFood>();
    for (const match of findAll(plain, BESIDE)) {
      const part = match[1] ?? match[2] ?? match[3] ?? match[4] ?? '';
      for (const mention of readings.foods(part)) {
        const { food, at, text: named } = mention;
        const spot = { from: at, to: at + named.length };
        if (mention.negated || mention.doubtful || found.has(food.id) || !isUsedInStep(part, spot)) continue;
        found.set(food.id, {
          food,
          claims: readings.claims(readOwnWords(part, spot)),
          text,
          where: 'in the ingredients',
        });
      }
    }
    return [...found.values()];
  }

  function addText(
    text: string,
    place: Pick<NamedFood, 'where' | 'step'>,
    stands: Stance,
  ): readonly NamedFood[] {
    const foods: NamedFood[] = [];
    const seen = new Set<string>();
    const sentences = readings.sentences(text);
    for (const [index, sentence] of sentences.entries()) {
      const plain = readings.folded(sentence);
      const next = readings.folded(sentences[index + 1] ?? '');
      if (place.step !== undefined && !ground) ground = says(plain, GROUND);
      for (const mention of readings.foods(sentence)) {
        const { food, text: named, at } = mention;
        // The same words again in one step say nothing new.
        if (seen.has(`${food.id}/${named}`) || !isFresh(mention, plain, place)) continue;
        const spot = { from: at, to: at + named.length };
        if (!stands(plain, spot, next)) continue;
        seen.add(`${food.id}/${named}`);
        foods.push({ food, claims: readings.claims(readOwnWords(plain, spot)), text: named, ...place });
      }
      foods.push(...addDishes(plain, place, (words, spot) => stands(words, spot, next)));
    }
    return foods;
  }

  /** Whether a mention names a food for certain that neither the list holds nor the dish makes. */
  function isFresh(mention: FoodMention, plain: string, { step }: Pick<NamedFood, 'step'>): boolean {
    if (ids.has(mention.food.id) || isListed(mention.keys, listed) || !isSure(mention, plain)) return false;
    return step === undefined ? !isTheDish(mention, plain) : !isMade(mention, plain);
  }

  /** "Blitz the granola" of a granola, "fresh pesto is raw garlic in oil" of a pesto. */
  function isTheDish({ food, text, at }: FoodMention, plain: string): boolean {
    const ahead = plain.slice(0, at);
    if (ground && dishes.has(food.id) && says(ahead, OPENS)) return !/\b(?:bought|from)\b/.test(plain);
    return says(ahead, OF_DISH) && foldText(titled ?? '').endsWith(text);
  }

  function isSure({ food, keys, at, negated, doubtful }: FoodMention, plain: string): boolean {
    if (keys.join() === 'rib' && hasLeaves && says(plain.slice(0, at), RIBS_OF_LEAF)) return false;
    if (negated || !doubtful) return !negated;
    if (keys.length === 1) return says(plain.slice(Math.max(0, at - 30), at), PORTION);
    // A stock of meat that the dish has none of is no stock that the dish makes.
    return food.category === 'stock' && isStrange(food);
  }

  function isStrange({ origins }: Food): boolean {
    return origins.some((origin) => ANIMALS.has(origin) && !animals.has(origin));
  }

  function isMade({ food, keys, at }: FoodMention, plain: string): boolean {
    // The crumbs of a dish are those of the bread that it lists.
    if (food.id === 'breadcrumbs' && hasBread && says(plain.slice(0, at), OF_LIST)) return true;
    if (food.category === 'sausage' && says(plain.slice(0, at), SHAPED)) return true;
    if (ground && dishes.has(food.id) && !says(plain.slice(Math.max(0, at - 30), at), BOUGHT)) return true;
    if (!isMadeHere(food.category, plain.slice(Math.max(0, at - 40), at))) return false;
    // No dish makes a shrimp paste without shrimps.
    return keys.length < 2 || !isStrange(food);
  }

  // "Spoon over hollandaise." "The hollandaise" is what the dish has made.
  function addDishes(
    plain: string,
    place: Pick<NamedFood, 'where' | 'step'>,
    stands: Stance,
  ): readonly NamedFood[] {
    return readMadeDishes(plain).flatMap((food): readonly NamedFood[] => {
      const from = plain.indexOf(food.name);
      const spot = { from, to: from + food.name.length };
      if (says(plain.slice(0, from), MADE_HERE) || made.has(food.name) || !stands(plain, spot)) return [];
      return [{ food, claims: readings.claims(readOwnWords(plain, spot)), text: food.name, ...place }];
    });
  }

  function addStep(step: string, index: number): readonly NamedFood[] {
    return addText(readAnswered(step), { where: `in step ${index + 1}`, step: index + 1 }, isUsedInStep);
  }

  function addNote(note: string): readonly NamedFood[] {
    return addText(stripEmphasis(note), { where: 'in the notes' }, isOffered);
  }

  // The introduction is read once the list stands, which says what "the milk" is.
  function addIntroduction({ title, introduction, ingredients }: Recipe): readonly NamedFood[] {
    if (ingredients.length === 0 || introduction === introduced) return [];
    introduced = introduction;
    learnFeigned(introduction);
    const dish = foldText(title ?? '');
    return addText(readAnswered(introduction), { where: 'in the introduction' }, isOffered).filter(
      // "Banana bread is a favourite": the dish, and no bread beside it.
      ({ text }) => !dish.includes(text),
    );
  }

  return {
    add(recipe) {
      learnTitle(recipe.title ?? '');
      const fresh = recipe.ingredients.slice(lines).flatMap(addLine);
      lines = recipe.ingredients.length;
      const from = steps;
      steps = Math.max(0, recipe.steps.length - 1);
      const told = readAnsweredNotes(recipe.notes.slice(notes));
      notes = Math.max(0, recipe.notes.length - 1);
      const opening = addIntroduction(recipe);
      return [
        ...fresh,
        ...recipe.steps.slice(from).flatMap((step, index) => addStep(step, from + index)),
        ...told.flatMap(addNote),
        ...opening,
      ];
    },
  };
}

/** Foods of the list, then foods that only a step names. */
export function readRecipeFoods(recipe: Recipe, readings: RecipeReadings): readonly NamedFood[] {
  return createFoodGatherer(readings).add(recipe);
}
