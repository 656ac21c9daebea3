// The cook's list as the chef takes it: what may be cooked, and what may not with the reason.

import type { Food } from '../food/foods.ts';
import { readRequestGuests } from '../recipe/kitchen/who-eats.ts';
import type { LeftOut } from '../recipe/recipe.ts';
import type { RecipeRequest } from '../recipe/recipe-request.ts';
import { type Screening, screenIngredients, screenRequest } from '../recipe/screen-ingredients.ts';
import {
  findLabelledDiets,
  gatherItems,
  type Item,
  isFlesh,
  isMilky,
  type Wishes,
  whyNotAllowed,
} from './read/kitchen.ts';
import { listMadeWith } from './read/made-dishes.ts';
import { readUsPint } from './read/read-stated.ts';
import { readAdded, readWishes, type WishReading } from './read/read-wishes.ts';
import { whyNotForGuest } from './read/small-guests.ts';
import { whyTailBarred } from './read/tails.ts';
import { whyUnfit } from './read/unfit-foods.ts';
import { isMany, nameItem } from './tell/explain-left-out.ts';

export interface ReadList {
  readonly screened: Screening;
  readonly reading: WishReading;
  readonly items: readonly Item[];
  readonly barred: readonly LeftOut[];
  readonly unknown: readonly LeftOut[];
  readonly isPregnant: boolean;
}

export function readList(request: RecipeRequest): ReadList {
  const added = readAdded(request);
  const screened =
    added.length === 0 ? screenRequest(request) : screenIngredients([...request.ingredients, ...added]);
  const reading = readWishes(request, screened.avoid);
  const { wishes } = reading;
  const unknown = listUnknown(screened.usable.filter((one) => one.food == null).map((one) => one.text));
  const known = screened.usable.filter((one) => one.food != null);
  const held: LeftOut[] = known.flatMap((one) => {
    const why = whyTailBarred(one, (food, many) => readBar({ food, typed: [] }, wishes, many));
    return why === null ? [] : [{ ingredient: writeTyped(one.text), why }];
  });
  const gathered = gatherItems(
    held.length === 0
      ? known
      : known.filter((one) => !held.some(({ ingredient }) => ingredient === writeTyped(one.text))),
    (food) => whyNotAllowed(food, wishes) === null,
  );
  const listed = wishes.units === 'us' ? gathered.map(readUsPint) : gathered;
  const hasMeat =
    wishes.diets.includes('kosher') &&
    listed.some((item) => isFlesh(item.food) && readBar(item, wishes) === null);
  const bars = listed.map((item) => (hasMeat && isMilky(item.food) ? MEAT_AND_MILK : readBar(item, wishes)));
  const items = listed.filter((_item, place) => bars[place] === null);
  const barred: LeftOut[] = listed.flatMap((item, place) => {
    const why = bars[place] ?? null;
    if (why === null) return [];
    const sharing = listed.filter((_other, at) => bars[at] === why);
    return {
      ingredient: nameItem(item, wishes.units === 'us'),
      why: !sharing.every(isMany)
        ? sharing.length > 1
          ? sayOfAll(why)
          : why
        : (readBar(item, wishes, true) ?? why),
    };
  });
  const isPregnant = readRequestGuests(request).has('pregnant');
  return { screened, reading, items, barred: [...held, ...barred], unknown, isPregnant };
}

/** What grows in a hedge or a wood, under a name that is not known here, may be anything. */
const GROWS_WILD =
  /\b(?:\w*berr(?:y|ies)|\w*mushrooms?|toadstools?|fung(?:us|i)|roots?|tubers?|wild|foraged|hedge(?:row)?)\b/i;

function listUnknown(texts: readonly string[]): readonly LeftOut[] {
  const strangers = texts.filter((text) => !GROWS_WILD.test(text));
  return texts.map((text) => ({
    ingredient: writeTyped(text),
    why: strangers.includes(text)
      ? `I know no food by ${strangers.length > 1 ? 'those names' : 'that name'}`
      : 'only someone who knows the plant can say whether it is safe',
  }));
}

const MEAT_AND_MILK = 'a kosher dish keeps meat and milk apart';

const OF_ALL: readonly (readonly [RegExp, string])[] = [
  [/^it contains (.+?), which you avoid$/, 'you avoid $1'],
  [/^it does not fit (.+)$/, 'you asked for $1'],
  [/^you asked to leave it out$/, 'you asked to do without'],
  [/^it is made with animal rennet/, 'animal rennet has set the curd'],
  [/\bits label tells whether it is\b/, 'a label tells what is'],
  [/\bits label tells\b/, 'a label tells'],
];

/** A reason that several foods share, in words that suit one of them and all: "you avoid milk". */
function sayOfAll(why: string): string {
  return OF_ALL.reduce((said, [pattern, words]) => said.replace(pattern, words), why);
}

/** Why the diets, the allergies or a small guest keep a listed food out; null where nothing does. */
function readBar({ food, typed }: Pick<Item, 'food' | 'typed'>, wishes: Wishes, many = false): string | null {
  return (
    whyUnfit(food, typed) ??
    whyNotForGuest(food, wishes.guest) ??
    (findLabelledDiets(food, wishes).length === 0 ? whyAtAll(food, wishes, many) : null) ??
    whyMadeDishBarred(typed, wishes, many)
  );
}

/** What is certain comes before what some brands hold. */
function whyAtAll(food: Food, wishes: Wishes, many: boolean): string | null {
  const certain = wishes.avoid
    .map((word) => whyNotAllowed(food, { avoid: [word], diets: [] }, many))
    .find((why) => why !== null && !/^some brands\b/.test(why));
  return certain ?? whyNotAllowed(food, wishes, many);
}

function whyMadeDishBarred(typed: readonly string[], wishes: Wishes, many: boolean): string | null {
  if (wishes.avoid.length + wishes.diets.length === 0) return null;
  for (const food of listMadeWith(typed)) {
    const why = whyNotAllowed(food, wishes, many);
    if (why !== null) return why;
  }
  return null;
}

/** What was typed, short, and without signs that could be read as markdown or as the end of an entry. */
export function writeTyped(text: string): string {
  const plain = text
    .replace(/[`*_#[\]<>|\\;:]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return plain.length > 40 ? `${plain.slice(0, 39).trim()}…` : plain;
}
