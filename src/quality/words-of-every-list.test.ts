// What no single list can show: over all lists, and many that nobody would type, the words fit the recipe they stand in.

import { beforeAll, describe, expect, it } from 'vitest';
import { suggestRecipe } from '../chef/suggest-recipe.ts';
import { FOODS, type FoodId } from '../food/foods.ts';
import { findFoods } from '../recipe/food-mentions.ts';
import type { Recipe } from '../recipe/recipe.ts';
import type { RecipeRequest } from '../recipe/recipe-request.ts';
import { readQualityLists } from './quality-lists.ts';
import { createDraw, drawRequest } from './random-lists.ts';

interface Told {
  readonly name: string;
  readonly recipe: Recipe;
  readonly steps: string;
  readonly lines: string;
}

const RANDOM = 500;
const MINUTES = 5 * 60_000;

function tell(name: string, request: RecipeRequest): readonly Told[] {
  const suggestion = suggestRecipe(request);
  if (suggestion.kind !== 'recipe') return [];
  const { recipe } = suggestion;
  return [
    {
      name,
      recipe,
      steps: recipe.steps.join(' '),
      lines: recipe.ingredients.map(({ text }) => text).join('\n'),
    },
  ];
}

let listed: readonly Told[] = [];
let alone: readonly Told[] = [];
let all: readonly Told[] = [];
beforeAll(() => {
  const lists = readQualityLists('tests/cases/quality');
  const draw = createDraw(20261122);
  listed = lists.flatMap(({ name, request }) => tell(name, request));
  alone = lists.flatMap(({ name, request }) => tell(`${name}, for one`, { ...request, servings: 1 }));
  const random = Array.from({ length: RANDOM }, (_, place) => {
    const request = drawRequest(draw);
    return tell(`random ${place}: ${JSON.stringify(request)}`, request);
  });
  all = [...listed, ...alone, ...random.flat()];
}, MINUTES);

/** The names of those of which something holds that should not. */
function list(told: readonly Told[], fault: (one: Told) => string | null): readonly string[] {
  return told.flatMap((one) => {
    const found = fault(one);
    return found === null ? [] : [`${one.name} [${one.recipe.title}]: ${found}`];
  });
}

const NUMBERS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  ten: 10,
  twenty: 20,
};

/** Minutes that the headnote names, where it does not speak of another dish. */
function readClaimed(headnote: string): readonly number[] {
  const clauses = headnote
    .split(/[:;,]/)
    .filter((clause) => !/\b(?:what|would|later|before|within)\b/.test(clause));
  return clauses.flatMap((clause) =>
    [
      ...clause.matchAll(
        /(?<!quarters? of )\b(half an|an|one|two|ten|twenty|\d+)(?: full)? (minutes|hours?)\b(?! or)/gi,
      ),
    ].map(([, count = '', unit = '']) => {
      const number =
        count.toLowerCase() === 'half an' ? 0.5 : (NUMBERS[count.toLowerCase()] ?? Number(count));
      return unit.startsWith('hour') ? number * 60 : number;
    }),
  );
}

/** Every number of minutes in the text, ranges as both of their ends. */
function readTold({ steps, recipe }: Told): readonly number[] {
  const figures = [...steps.matchAll(/(\d+)(?: to (\d+))? minutes?/g)].flatMap(([, low, high]) => [
    Number(low),
    Number(high ?? low),
  ]);
  const worded = [
    ...(/half an hour/.test(steps) ? [30] : []),
    ...(/\ban hour\b/.test(steps) ? [60] : []),
    ...(/\ba (?:good )?minute\b/.test(steps) ? [1] : []),
    ...(/overnight/.test(steps) ? [480] : []),
  ];
  const longest = [...new Set(figures)].sort((a, b) => b - a);
  const { prep, cook, total } = recipe.minutes;
  const sums = [
    (longest[0] ?? 0) + (longest[1] ?? 0),
    (total ?? 0) - (longest[0] ?? 0),
    prep ?? 0,
    cook ?? 0,
    total ?? 0,
  ];
  return [...figures, ...worded, ...sums];
}

describe('a headnote says nothing that is not so', () => {
  it('of minutes', () => {
    expect(
      list(all, (one) => {
        const told = readTold(one);
        const missed = readClaimed(one.recipe.introduction).find(
          (claimed) => !told.some((minutes) => minutes >= claimed * 0.75 && minutes <= claimed * 1.3),
        );
        return missed === undefined ? null : `${missed} minutes? ${one.recipe.introduction}`;
      }),
    ).toEqual([]);
  });

  it('of pans', () => {
    expect(
      list(all, ({ recipe, steps }) =>
        /\bone pan\b/i.test(recipe.introduction) &&
        /\b(?:second|another|small|dry) (?:frying )?pan\b/.test(steps)
          ? recipe.introduction
          : null,
      ),
    ).toEqual([]);
  });

  it.each([
    [
      'oven',
      /^(?!.*(?:no|never sees an|needs the|for the) oven).*\boven\b/i,
      /\boven\b|\b\d+ C \(|\b\d+ F \(/,
    ],
    ['grill', /\bgrill\b/i, /\bgrill\b/],
    ['blender', /\bblender\b/i, /\bblend/i],
    ['microwave', /\bmicrowave/i, /\bmicrowave/i],
    ['kettle', /\bkettle\b/i, /\bkettle\b|boiling water|water just off the boil/i],
  ])('of the %s', (_, claim, used) => {
    expect(
      list(all, ({ recipe, steps }) =>
        claim.test(recipe.introduction) && !used.test(steps) ? recipe.introduction : null,
      ),
    ).toEqual([]);
  });

  it('of foods', () => {
    const compared =
      /\b(?:no|not|never|nothing|neither|without|than|like|what|where|as \w+ as|even|next|nor)\b[^,;:]*$/i;
    expect(
      list(listed, ({ recipe, lines }) => {
        const { introduction } = recipe;
        const missing = findFoods(introduction).find(({ food, text, at, negated, doubtful, feigned }) => {
          if (negated || doubtful || feigned || compared.test(introduction.slice(0, at))) return false;
          if (/water|salt|starch|stock|pepper|corn/i.test(text)) return false;
          return (
            !`${lines} ${recipe.title}`.toLowerCase().includes(text.toLowerCase().replace(/e?s$/, '')) &&
            !recipe.ingredients.some((line) => {
              const used = line.food === null ? undefined : FOODS[line.food as FoodId];
              return (
                used !== undefined &&
                (used.category === food.category ||
                  used.roles[0] === food.roles[0] ||
                  used.origins.some((origin) => food.origins.includes(origin)))
              );
            })
          );
        });
        return missing === undefined ? null : `${missing.text}? ${introduction}`;
      }),
    ).toEqual([]);
  });

  it('of bread that is stale', () => {
    expect(
      list(all, ({ recipe, name }) =>
        /^Stale bread|^Bread (?:that is )?past/.test(recipe.introduction) &&
        !/stale|old|dry|hard|past|left/i.test(name)
          ? recipe.introduction
          : null,
      ),
    ).toEqual([]);
  });
});

describe('number agrees', () => {
  it('where the list has one egg', () => {
    expect(
      list(all, ({ recipe, steps }) => {
        const egg = recipe.ingredients.find(({ food }) => food === 'egg');
        if (egg === undefined || egg.quantity === null || egg.quantity > 1) return null;
        return /\b(?:eggs|yolks|whites)\b/.exec(`${steps} ${recipe.introduction}`)?.[0] ?? null;
      }),
    ).toEqual([]);
  });

  it('where it has one of another food that is counted', () => {
    const last = (text: string): string => text.split(' ').at(-1) ?? text;
    expect(
      list(all, ({ recipe, steps }) => {
        for (const { food: id, unit, quantity } of recipe.ingredients) {
          const food = id === null ? undefined : FOODS[id as FoodId];
          if (food?.noun !== 'count' || unit !== null || quantity === null || quantity > 1) continue;
          const many = last(food.plural);
          const shared = recipe.ingredients.filter(
            (other) => other.food !== null && FOODS[other.food as FoodId].plural.includes(many),
          );
          if (many === last(food.name) || shared.length > 1) continue;
          if (new RegExp(`\\bthe ${many}\\b`, 'i').test(steps)) return `the ${many}`;
        }
        return null;
      }),
    ).toEqual([]);
  });

  it('where one person eats', () => {
    expect(
      list(
        alone,
        ({ steps }) => /\b(?:plates|bowls|each person|between a)\b/.exec(steps)?.[0] ?? null,
      ).filter((fault) => !/Line the plates|open them on the plates/.test(fault)),
    ).toEqual([]);
  });

  it('of leaves that are not there', () => {
    expect(
      list(all, ({ recipe }) => {
        const hasLeaves = recipe.ingredients.some(
          ({ food }) => food !== null && ['leaf', 'herb'].includes(FOODS[food as FoodId].roles[0]),
        );
        return hasLeaves ? null : (recipe.notes.find((note) => /without the leaves/.test(note)) ?? null);
      }),
    ).toEqual([]);
  });
});

describe('the list says how each food is made ready', () => {
  it.each([
    ['nothing is left open', / or (?:grated|crumbled|torn|stoned|sliced|chopped|thinly|cut)\b/],
    ['mozzarella is torn', /mozzarella.*(?:crumbled|grated)/],
    ['an orange is peeled before it is sliced', /\boranges?\b(?!.*(?:juice|peeled|skin)).*\bsliced/],
    ['a pear is cored', /\bpears?\b(?!.*(?:cored|tin|prickly)).*\b(?:sliced|chunks|wedges)/],
    ['prawns are peeled', /^(?!.*(?:breaded|cooked|dried|cracker|shell)).*\bprawns?\b(?!.*peeled)/],
    ['squid is cut', /^(?!.*\b(?:tin|can)s?\b).*\bsquid\b(?!.*(?:rings|ink|breaded))/],
  ])('%s', (_, fault) => {
    expect(
      list(all, ({ recipe }) => recipe.ingredients.find(({ text }) => fault.test(text))?.text ?? null),
    ).toEqual([]);
  });
});

describe('what is measured has a middle', () => {
  it('pieces, sausages and mince have no thickest part', () => {
    expect(
      list(listed, ({ recipe, steps }) => {
        const flesh = recipe.ingredients.filter(({ food }) => {
          const used = food === null ? undefined : FOODS[food as FoodId];
          return used?.core !== undefined && used.roles[0] !== 'egg';
        });
        const cut = flesh.every(
          ({ text, food }) =>
            /strips|chunks|rings|cubes|\bdice\b/.test(text) ||
            (food !== null && ['mince', 'sausage'].includes(FOODS[food as FoodId].category)),
        );
        return flesh.length > 0 && cut ? (/[^.]*thickest part[^.]*/.exec(steps)?.[0] ?? null) : null;
      }),
    ).toEqual([]);
  });
});

describe('a note says something of its dish', () => {
  it('and does not pad', () => {
    expect(
      list(
        all,
        ({ recipe }) =>
          recipe.notes.find((note) => /more than to the minutes|hides nothing/.test(note)) ?? null,
      ),
    ).toEqual([]);
  });

  it('and once', () => {
    expect(
      list(all, ({ recipe }) => {
        const rice = recipe.notes.filter((note) => /cooked rice/.test(note));
        return rice.length > 1 ? rice.join(' / ') : null;
      }),
    ).toEqual([]);
  });
});
