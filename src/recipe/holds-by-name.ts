// Whether a food is, or is made of, another by its name: red onion and onion powder are onion, coconut milk is coconut.

import { type Food, findFood } from '../food/foods.ts';
import { prepare } from '../food/prepare-pattern.ts';
import { foldWords } from './phrase-index.ts';
import { createWordPattern } from './word-pattern.ts';

// What bears the name of a food and is another plant, animal or thing.
const NAMESAKES = createWordPattern(
  String.raw`\b`,
  "sweet potato(?:e?s)?, lamb'?s lettuce, butter ?beans?, banana blossoms?, oyster (?:mushrooms?|plants?), chicken of the woods, hen of the woods, lemon (?:balm|verbena|grass), lime (?:leaves|leaf|flowers?), onion seeds?, custard apples?, rose apples?, prickly pears?, water chestnuts?, jerusalem artichokes?, chinese artichokes?, (?:black|white|pink|sichuan|szechuan|cayenne|lemon|jamaica) peppers?, coconut (?:cream|butter|sugar), cream of (?:tartar|coconut), (?:cocoa|peanut|almond|cashew|nut|seed|apple) butter, (?:coffee|vanilla|cocoa|cacao|tonka) beans?, corn(?:ed|salad), mustard greens, mint sauce pan, curry lea(?:f|ves), ginger (?:nuts?|snaps?), pepper ?corns?, fish mint, sea (?:beet|kale|beans?), turkey tails?, bombay duck, rabbit food, garlic mustard, salad burnet, rice paper, egg ?plants?, star fruit, horse radish, honey(?:dew)? melons?, honey mushrooms?, sugar snaps?(?: peas?)?, fruit salad, lady'?s fingers?",
  String.raw`\b`,
  'g',
);

// Called after another food for its shape, colour or scent, it is what its last word says.
const SCENTED = createWordPattern(
  String.raw`\b`,
  "(?:plum|cherry|grape|beef|beefsteak|strawberry) (?=tomato), banana (?=shallot|pepper), cherry (?=pepper), orange (?=pepper|lentil), lemon (?=thyme|sole|basil), (?:wine|cider|rice) (?=vinegar), (?:duck|goose|quail|chicken|hen)(?:'s)? (?=egg), (?:apple|pineapple|chocolate|lemon) (?=mint)",
  '',
  'g',
);

const HEAD_END = /[,;:([]|\s(?:or|instead of|without|with no|not|for|to|if)\s/;
const DENIED = /\b(?:no|not|without|instead of|non)[- ](?:\w+ )?$|\bmock \w*$/;

/** Whether the folded words of a name hold those of another, its namesakes set aside. */
function holdsWords(plain: string, wanted: readonly string[]): boolean {
  const head = plain.replace(/\([^()]*\)/g, ' ').split(prepare(HEAD_END), 1)[0] ?? plain;
  const own =
    wanted.length > 1 ? head : head.replace(prepare(NAMESAKES), ' ; ').replace(prepare(SCENTED), '');
  const { text, words } = foldWords(own);
  return words.some(({ start }, place) => {
    const last = words[place + wanted.length - 1];
    return (
      last !== undefined &&
      wanted.every((key, offset) => words[place + offset]?.key === key) &&
      !/^[- ](?:free|less|flavou?red|style|shaped|sized)\b/.test(text.slice(last.end)) &&
      !prepare(DENIED).test(text.slice(0, start))
    );
  });
}

/** The ways a word that a cook avoids is written: as typed, and as the food it is read as is named. */
export function readAvoidedNames(word: string, foodId: string | null): readonly (readonly string[])[] {
  const food = foodId === null ? undefined : findFood(foodId);
  const names = [word, food?.name, food?.us].filter((name) => name !== undefined);
  const keys = names.map((name) => foldWords(name).words.map(({ key }) => key));
  const seen = new Set<string>();
  return keys.filter((each) => {
    const joined = each.join(' ');
    return joined !== '' && !seen.has(joined) && seen.add(joined) !== undefined;
  });
}

/** Whether a food, named in a line or a step with these words, is or holds one of those names. */
export function holdsByName(food: Food, text: string, names: readonly (readonly string[])[]): boolean {
  const own = [food.name, food.us ?? ''];
  if (names.some((keys) => [text.toLowerCase(), ...own].some((plain) => holdsWords(plain, keys))))
    return true;
  // "Stewing steak" is a cut of beef: among the names of a cut stands its animal.
  return (
    food.roles[0] === 'protein' &&
    food.origins.some((origin) => origin === 'meat' || origin === 'poultry' || origin === 'game') &&
    names.some((keys) => (food.names ?? []).some((name) => holdsWords(name.toLowerCase(), keys)))
  );
}
