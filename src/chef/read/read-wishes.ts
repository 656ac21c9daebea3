// From a request to what the chef must keep to: the options, and what a change asks for in words.

import { DIETS, type Diet } from '../../food/diets.ts';
import { NUMBER_WORDS } from '../../food/number-words.ts';
import { readIngredient } from '../../food/read-ingredient.ts';
import { readAvoidWord } from '../../recipe/avoid-words.ts';
import {
  EQUIPMENT,
  type Equipment,
  REQUEST_LIMITS,
  type RecipeRequest,
} from '../../recipe/recipe-request.ts';
import { screenIngredients } from '../../recipe/screen-ingredients.ts';
import type { Dish } from '../dish.ts';
import type { Wishes } from './kitchen.ts';
import { readSmallGuest } from './small-guests.ts';

/** A word for the notes, by the side the dish is on. */
type Aside = Readonly<Record<Dish['side'], string>>;

export interface WishReading {
  readonly wishes: Wishes;
  /** Whether servings were asked for, or are the usual two. */
  readonly servingsAsked: boolean;
  /** Sentences for the notes: what could not be honoured. */
  readonly notes: readonly string[];
  readonly asides: readonly Aside[];
}

/** Reads the options of a request; words of a change are honoured where they say one of a few plain things. */
export function readWishes(request: RecipeRequest, avoidTyped: readonly string[]): WishReading {
  const notes: string[] = [];
  let asides: readonly Aside[] = [];
  let wishes: Wishes = {
    servings: Math.min(
      REQUEST_LIMITS.servings.max,
      Math.max(1, Math.round(request.servings ?? REQUEST_LIMITS.servings.default)),
    ),
    units: request.units ?? 'metric',
    diets: request.diets ?? [],
    avoid: [...(request.avoid ?? []), ...avoidTyped].flatMap(readAvoidWord),
    maxMinutes: request.maxMinutes ?? null,
    equipment: request.equipment ?? null,
    maxExtras: request.maxExtras ?? 3,
    idea: request.idea ?? 0,
    guest: readSmallGuest(request),
    saltShare: 1,
  };
  let servingsAsked = request.servings !== undefined;
  if (request.change !== undefined && 'wish' in request.change) {
    const read = applyWish(wishes, request.change.wish.toLowerCase());
    wishes = read.wishes;
    servingsAsked ||= read.servings;
    asides = read.asides;
    if (!read.understood && readAdded(request).length === 0 && wishes.guest === null) {
      notes.push(
        'The built-in chef plans from lists and could not follow that wish; this is its best dish without it.',
      );
    }
  }
  if (request.language !== undefined && !/^en\b/i.test(request.language))
    notes.push('The built-in chef writes English.');
  return { wishes, servingsAsked, notes, asides };
}

function readCount(text: string): number {
  return NUMBER_WORDS[text] ?? Number.parseInt(text, 10);
}

interface WishRead {
  readonly wishes: Wishes;
  readonly servings: boolean;
  readonly understood: boolean;
  readonly asides: readonly Aside[];
}

/** What no plan changes and a cook does with the pot in front of them: for a savoury dish, and for a sweet one. */
const AT_THE_STOVE: readonly (readonly [RegExp, Aside])[] = [
  [
    /\b(?:spic(?:y|ier)|hotter|more (?:heat|spice|kick|chilli))\b/,
    {
      savoury:
        'For more heat, warm a pinch of chilli flakes for each person in the fat at the start, or put them on the table.',
      sweet: 'For more spice, a pinch of cinnamon or ground ginger for each person goes in with the sugar.',
    },
  ],
  [
    /\bsweeter\b/,
    {
      savoury:
        'For a sweeter dish, stir in half a teaspoon of sugar or honey for each person at the end, and taste.',
      sweet:
        'To have it sweeter, put sugar or honey on the table: a teaspoon more for each person is plenty.',
    },
  ],
  [
    /\b(?:creamier|richer)\b/,
    {
      savoury:
        'For a richer dish, stir in a spoonful of cream or a knob of butter for each person off the heat.',
      sweet: 'For a richer one, put a spoonful of thick cream or yoghurt on each.',
    },
  ],
  [
    /\b(?:health(?:y|ier)|light(?:er)?|(?:less|low)[- ](?:fat|oil|calories?|cal)|fewer calories|slimming)\b/,
    {
      savoury: 'Made lighter with half the usual salt; in a non-stick pan half the fat does as well.',
      sweet:
        'For a lighter one, take yoghurt where there is cream, and fruit where there is a second helping.',
    },
  ],
];

const HOT_AIR: readonly Equipment[] = ['oven', 'grill', 'air-fryer'];

const LESS_SALT =
  /\b(?:(?:less|low|lower|reduced?)[- ](?:in )?(?:salt|sodium)|health(?:y|ier)|light(?:er)?|(?:for|with) (?:the |my |our )?(?:kids|children))\b/;

function readMinutes(wish: string): number | null {
  if (/\bhalf an hour\b/.test(wish)) return 30;
  const hours = /\b(an|one|two|1|2) hours?\b/.exec(wish)?.[1];
  if (hours !== undefined) return /two|2/.test(hours) ? 120 : 60;
  const figure = /\b(\d{1,3})[- ]?min/.exec(wish)?.[1];
  return figure === undefined ? null : Number.parseInt(figure, 10);
}

/** Everything that the wish rules out: "no onions", "allergic to nuts", "without milk or eggs". */
function readRuledOut(wish: string): readonly string[] {
  const found: string[] = [];
  let isRuling = false;
  for (const piece of wish.split(/[,.;!]|\b(?:and|or|but|please|thanks)\b/)) {
    const alone = piece.trim();
    const named = OPENING.exec(alone)?.[1];
    // "And sesame", "or eggs" go on from what was ruled out before; "and more cheese" does not.
    isRuling =
      named !== undefined ||
      (isRuling &&
        /^(?:the |any )?\p{L}+(?: \p{L}+)?$/u.test(alone) &&
        !ASKS_FOR.test(alone) &&
        isFood(alone));
    const line = isRuling ? `no ${named ?? alone}` : alone.replace(/^.*\bmake it /, '');
    found.push(...screenIngredients([line]).avoid);
  }
  return found;
}

function isFood(text: string): boolean {
  const { food, avoid } = readIngredient(text);
  return food !== null && food !== undefined && avoid !== true;
}

const ASKS_FOR = /^(?:more|extra|add|with|use|some|lots|plenty|for|make|a)\b/;
const OPENING =
  /\b(?:no|without|allergic to|intolerant to|leave out|skip|avoid|(?:don't|do not|can't|cannot) (?:like|have|eat)|hates?)\s+(.+)$/;

function applyWish(before: Wishes, wish: string): WishRead {
  let wishes = before;
  let understood = false;
  let servings = false;
  const take = (more: Partial<Wishes>): void => {
    wishes = { ...wishes, ...more };
    understood = true;
  };
  const feed = (count: number): void => {
    take({ servings: Math.min(12, Math.max(1, count)) });
    servings = true;
  };
  const count =
    /\b(?:for|serves?|feeds?)\s+(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b(?!\s*(?:min|month|year|hour))/.exec(
      wish,
    );
  if (count?.[1] !== undefined) feed(readCount(count[1]));
  else if (/\bdouble (?:it|the|everything|quantit|amount|recipe)|\btwice as much\b/.test(wish))
    feed(before.servings * 2);
  else if (/\b(?:halve|half (?:of it|as much|the (?:recipe|amount|quantit)))/.test(wish))
    feed(Math.round(before.servings / 2));
  const minutes = readMinutes(wish);
  if (minutes !== null) take({ maxMinutes: Math.max(5, minutes) });
  else if (/\b(quick|quicker|quickly|faster|fast|less time|in a hurry)\b/.test(wish))
    take({ maxMinutes: Math.min(wishes.maxMinutes ?? 25, 25) });
  const named = EQUIPMENT.filter((equipment) =>
    new RegExp(`\\b${equipment.replace('-', '[- ]')}\\b`).test(wish),
  );
  const missing = named.filter((equipment) =>
    new RegExp(
      `\\b(?:no|without|don't have|have no|broken)(?: an?| the| my)? ${equipment.replace('-', '[- ]')}\\b`,
    ).test(wish),
  );
  const own = wishes.equipment ?? EQUIPMENT;
  if (missing.length > 0) take({ equipment: own.filter((one) => !missing.includes(one)) });
  else if (named.length > 0) take({ equipment: named });
  else if (/\bno[- ]bake\b/.test(wish)) take({ equipment: own.filter((one) => !HOT_AIR.includes(one)) });
  else if (/\bno[- ]cook\b|\bwithout cooking\b/.test(wish)) take({ equipment: [] });
  const diets: readonly Diet[] = DIETS.filter((diet) =>
    new RegExp(`\\b${diet.replace('-', '[- ]')}\\b`).test(wish),
  );
  const meatless = /\b(no meat|meatless|meat-free|without meat|veggie)\b/.test(wish);
  if (diets.length > 0 || meatless) {
    const more: readonly Diet[] = diets.length > 0 ? diets : ['vegetarian'];
    take({ diets: [...new Set([...wishes.diets, ...more])] });
  }
  const avoided = readRuledOut(wish)
    .filter(
      (word) =>
        !/^(?:meat|bake|cook)$|\b(?:oven|hob|grill|microwave|blender|fryer|cooker|kettle)\b/.test(word),
    )
    .flatMap(readAvoidWord);
  if (avoided.length > 0) take({ avoid: [...new Set([...wishes.avoid, ...avoided])] });
  if (
    /\b(?:something (?:else|different)|different (?:dish|recipe|one)|another (?:dish|recipe|one|idea)|surprise me)\b/.test(
      wish,
    )
  )
    take({ idea: Math.min(4, wishes.idea + 1) });
  if (/\b(?:cheap(?:er)?|nothing to buy|no shopping|what i have)\b/.test(wish)) take({ maxExtras: 0 });
  if (/\b(?:in |us |american )?(?:cups|ounces)\b|\bus units\b|\bimperial\b/.test(wish)) take({ units: 'us' });
  else if (/\b(?:in grams|metric)\b/.test(wish)) take({ units: 'metric' });
  if (LESS_SALT.test(wish)) take({ saltShare: 0.5 });
  const asides = AT_THE_STOVE.flatMap(([asked, aside]) => (asked.test(wish) ? [aside] : []));
  return { wishes, servings, understood: understood || asides.length > 0, asides };
}

/** Foods that a wish puts on the list: "add chickpeas", "I also have feta". */
export function readAdded(request: RecipeRequest): readonly string[] {
  if (request.change === undefined || !('wish' in request.change)) return [];
  const found = request.change.wish.matchAll(
    /\b(?:add|include|put in|i also have|i have got|use up|use)\s+(?:some |the |my |a |an )?([\p{L} '-]+?)(?=$|[,.;!]| and | please| to it| too)/giu,
  );
  return [...found].map((match) => (match[1] ?? '').trim()).filter(isFood);
}
