// The foods of a recipe with the place where each is named: what allergens and diets are judged by.

import { type Food, findFood } from '../../food/foods.ts';
import type { Claims } from '../claims.ts';
import { foldWords } from '../phrase-index.ts';
import type { Recipe, RecipeIngredient } from '../recipe.ts';
import type { RecipeReadings } from '../recipe-readings.ts';
import { readMadeDishes } from './made-with.ts';

export interface NamedFood {
  readonly food: Food;
  readonly claims: Claims;
  /** The line or the words it is named with. */
  readonly text: string;
  readonly where: string;
  readonly step?: number;
}

const KEPT_OUT =
  /\b(?:left out|leave out|omit|optional|if you (?:like|have|wish|eat)|such as|for example|not suitable|do not (?:use|add)|don't (?:use|add))\b/i;

// A note offers a food, or tells of it: what others add, what the dish does without, what a label may say.
const OFFERED =
  /\b(?:add(?:s|ed|ing)?|top(?:ped)?|serve[ds]?|sprinkl\w+|scatter\w*|drizzl\w+|crown|finish\w*|stir|spread|swap\w*|use|try|crumble|spoon\w*|dust|shower|dollop|garnish\w*|brush|fold|toss|mix|melt|blend|whisk|beat|grate|shave|splash|dip|pair\w*|goes? (?:well|beautifully|nicely)|go well|makes? it|lovely|delicious|great|nice|good|perfect|excellent|wonderful) [^.;]*|\bwith (?:an?|some|plenty)\b/i;
const TOLD =
  /\b(?:contains?|containing|free (?:of|from)|-free|traditional(?:ly)?|usual(?:ly)?|original(?:ly)?|classic(?:ally)?|normally|often|other recipes|most|many|instead|in place|rather than|without|leave[sd]? out|left out|omit\w*|skip\w*|avoid\w*|not|never|no|none|isn't|aren't|don't|doesn't|check|labels?|brands?|may hold|traces|allerg\w*|intoleran\w*|vegetarians?|vegans?|meat[- ]eaters?|omnivores?|non-vegans?|if you (?:are not|aren't|eat|do eat|can|tolerate|do not|don't)|unless|for (?:those|anyone|guests|people|everyone|others) (?:who|else|that)|others?|substitut\w*|replac\w*|takes? the place|stands? in|would|taste[sd]? (?:of|like)|like|as (?:you|one) would|dupe)\b/i;

/** The words of a listed ingredient up to its cut: "200 ml oat milk, warm" ends in "milk". */
function readHead(text: string): readonly string[] {
  const head = /^[^,(;:]*/.exec(text)?.[0] ?? '';
  return foldWords(head.replace(/\s(?:for|to|plus|or|at)\s.*$/i, '')).words.map((word) => word.key);
}

interface Listed {
  readonly head: readonly string[];
  readonly roles: readonly string[];
  /** The line says of itself what it is without: "vegan", "dairy-free". */
  readonly claims: boolean;
}

// "The milk" of a step is the oat milk of the list, "the cheese" its mozzarella.
function isListed(keys: readonly string[], listed: readonly Listed[]): boolean {
  return listed.some(
    ({ head, roles, claims }) =>
      keys.every((key, place) => head[head.length - keys.length + place] === key) ||
      (keys.length === 1 && roles.includes(keys[0] ?? '')) ||
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
const MADE_HERE =
  /\b(?:the|this|that|your|our|a|an|into|as a|like a|forms? a|make|making|home-?made|egg-free|vegan)\s(?:(?:smooth|thick|creamy|rough|loose|green|quick|simple|chunky|coarse|silky) )*$/i;

// "Mash like tuna", "it stands in for the wine": what is named is what the dish does without.
const COMPARED =
  /(?<!\b(?:things?|foods?|toppings?|extras|something|anything|garnish(?:es)?|ingredients|vegetables|cheeses?|nuts?|herbs?|fruits?|meats?|you|i|we|would|sauces?|sides?)) like (?:an? |the )?(?:\w+ )?$|\b(?:stands? in for|in place of|takes? the place of|substitutes? for|replac(?:es|ing)|mimics?|imitates?|stand-in for|(?:is|are|be) made (?:with|from|of|using)) (?:the |an? |any )?(?:\w+ )?$/i;

function isMadeHere(category: string, before: string): boolean {
  return (
    DISH_MADE.has(category) &&
    MADE_HERE.test(before) &&
    !/\b(?:jar|tub|spoonful|dollop|tbsp|tablespoons?) of\b/i.test(before)
  );
}

function readBefore(sentence: string, text: string): string {
  const at = sentence.toLowerCase().indexOf(text);
  return at === -1 ? text : sentence.slice(Math.max(0, at - 40), at + text.length);
}

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
  let lines = 0;
  let steps = 0;
  let notes = 0;

  function addLine({ text, food: foodId }: RecipeIngredient): readonly NamedFood[] {
    const claims = readings.claims(text);
    const food = foodId === null ? undefined : findFood(foodId);
    listed.push({
      head: readHead(text),
      roles: food?.roles ?? [],
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
    for (const { id } of foods) ids.add(id);
    // "The mayo" of a step is the vegan mayonnaise of the list.
    if (claims.fits.size + claims.without.size > 0)
      for (const mention of readings.foods(text)) ids.add(mention.food.id);
    return [...foods, ...readMadeDishes(text)].map((each) => ({
      food: each,
      claims,
      text,
      where: 'in the ingredients',
    }));
  }

  function addText(
    text: string,
    place: Pick<NamedFood, 'where' | 'step'>,
    isPassed: (sentence: string) => boolean,
  ): readonly NamedFood[] {
    const foods: NamedFood[] = [];
    const seen = new Set<string>();
    for (const sentence of readings.sentences(text)) {
      if (isPassed(sentence)) continue;
      for (const { food, keys, text: named, negated, doubtful } of readings.foods(sentence)) {
        if (negated || doubtful || ids.has(food.id) || isListed(keys, listed)) continue;
        // The same words again in one step say nothing new.
        if (seen.has(`${food.id}/${named}`)) continue;
        seen.add(`${food.id}/${named}`);
        const before = readBefore(sentence, named);
        const ahead = before.slice(0, before.length - named.length);
        if (COMPARED.test(ahead) || (place.step !== undefined && isMadeHere(food.category, ahead))) continue;
        const claims = readings.claims(before.slice(-named.length - 20));
        foods.push({ food, claims, text: named, ...place });
      }
    }
    return foods;
  }

  function addStep(step: string, index: number): readonly NamedFood[] {
    const place = { where: `in step ${index + 1}`, step: index + 1 };
    return addText(step, place, (sentence) => KEPT_OUT.test(sentence));
  }

  function addNote(note: string): readonly NamedFood[] {
    return addText(
      note,
      { where: 'in the notes' },
      (sentence) => !OFFERED.test(sentence) || TOLD.test(sentence),
    );
  }

  return {
    add(recipe) {
      const fresh = recipe.ingredients.slice(lines).flatMap(addLine);
      lines = recipe.ingredients.length;
      const from = steps;
      steps = Math.max(0, recipe.steps.length - 1);
      const told = recipe.notes.slice(notes);
      notes = Math.max(0, recipe.notes.length - 1);
      return [
        ...fresh,
        ...recipe.steps.slice(from).flatMap((step, index) => addStep(step, from + index)),
        ...told.flatMap(addNote),
      ];
    },
  };
}

/** Foods of the list, then foods that only a step names. */
export function readRecipeFoods(recipe: Recipe, readings: RecipeReadings): readonly NamedFood[] {
  return createFoodGatherer(readings).add(recipe);
}
