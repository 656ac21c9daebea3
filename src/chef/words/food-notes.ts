// What one food does for the dish that holds it, for the sentence under the title. Each stands beside the foods of which
// it is true and the words of a step that make it so; a dish that is cooked from many lists is told apart by them.

import type { Draft, Part } from '../draft.ts';
import { isFryingCheese } from '../slots.ts';
import { type Page, readPage, type Test } from './headnote-claims.ts';
import { capitalise } from './list-words.ts';

/** " # " stands between two notes of which either will do, "~" is the food as the steps call it, "{are|is}" a word in its number. */
interface FoodNote {
  /** Ids and categories of foods. */
  readonly of: RegExp;
  readonly note: string;
  /** What a step says where the note is true. */
  readonly step?: string;
  readonly test?: Test;
}

const isLong: Test = ({ draft }) => draft.minutes.cook >= 60;
const beside =
  (pattern: RegExp): Test =>
  ({ has }) =>
    has(({ category, id }) => pattern.test(category) || pattern.test(id));

const SOFT = '~[^.]*(?:soft|sweet|tender|golden|brown)';

const NOTES: readonly FoodNote[] = [
  { of: /^anchovies$/, note: '~ {bring|brings} the salt, and a depth that salt alone never has' },
  { of: /^blue-cheese$/, note: 'a little of the ~ goes a long way, and seasons everything near it' },
  {
    of: /^sage$/,
    step: '~[^.]*(?:crisp|sizzl)',
    note: 'sage in hot fat stops being a dusty leaf and becomes the best thing on the plate',
  },
  { of: /^saffron$/, note: 'a pinch of saffron colours every mouthful and scents the kitchen' },
  { of: /^beer$/, test: isLong, note: 'the ~ brings malt and a bitterness that long cooking rounds off' },
  {
    of: /^red-wine$/,
    test: isLong,
    note: 'long cooking takes the edge off the ~ and leaves its depth behind',
  },
  {
    of: /^cider$/,
    test: beside(/^(?:pork|bacon|sausage|mussels)/),
    note: 'the ~, sweet and sharp at once, does here what apple sauce does elsewhere',
  },
  {
    of: /^(?:mushrooms?|[a-z]+-mushroom)$/,
    step: '~[^.]*(?:brown|golden)',
    note:
      'the ~ {stay|stays} in the pan until brown at the edges: that is where the taste is # ' +
      'first the ~ let go of water, then they brown: whoever stops in between has a wet supper # ' +
      'brown ~ taste of meat, pale ones of the box that they came in',
  },
  { of: /^aubergine$/, step: SOFT, note: 'aubergine wants patience: half done it squeaks, done it melts' },
  {
    of: /^leek$/,
    step: '~[^.]*(?:soft|sweet)',
    note:
      'leeks taste of little until they are soft all through; after that they are sweet # ' +
      'give the leeks their minutes: what squeaks between the teeth is not done',
  },
  { of: /^fennel$/, step: SOFT, note: 'fennel loses its bite of aniseed over the heat and turns sweet' },
  {
    of: /^(?:clams|mussels)$/,
    note: 'the ~ bring their own salt and their own stock: what they let go of is the sauce',
  },
  {
    of: /^prawns$/,
    step: '~[^.]*(?:pink|opaque)',
    note:
      'prawns want very little: cooked a moment too long they turn to rubber # ' +
      'prawns tell you themselves: curled like a comma they are done, curled like a ring they are past it',
  },
  {
    of: /^ricotta$/,
    test: beside(/pasta$/),
    note: 'ricotta, loosened with hot cooking water, coats everything like cream',
  },
  {
    of: /^(?:spinach|chard)$/,
    step: '~[^.]*wilt',
    note:
      'a hill of ~ goes into the pan and a handful is left, as it should be # ' +
      'raw, the ~ {fill|fills} the pan; two minutes later {they|it} hardly {cover|covers} the bottom of it',
  },
  {
    of: /^coconut-(?:milk|cream)$/,
    test: beside(/spice|curry|chilli/),
    note: 'the ~ rounds off the heat and carries the spice',
  },
  {
    of: /^(?:cured-sausage|nduja)$/,
    step: '~[^.]*(?:fat|oil)',
    note: 'the ~ {give|gives} up fat first, and whatever follows is cooked in that',
  },
  {
    of: /^mince$/,
    step: '(?:~[^.]*\\bleave|\\bleave[^.]*~)',
    note: 'the ~ is left alone until dark in places: grey meat tastes of nothing',
  },
  {
    of: /^mince$/,
    step: '~[^.]*brown|brown[^.]*~',
    note:
      'the ~ is browned before anything wet joins it, and that is the taste of the whole dish # ' +
      'grey ~ makes a grey supper: give it the heat and the minutes that turn it brown',
  },
  { of: /^tarragon$/, test: beside(/^poultry/), note: 'tarragon is the herb that chicken was waiting for' },
  {
    of: /^(?:rosemary|thyme)$/,
    step: '(?:oil|butter|fat|toss)[^.]*~',
    note: '~ goes in with the fat, so that everything takes on its scent',
  },
  {
    of: /^feta$/,
    step: '(?:scatter|crumble|finish|top)[^.]*~',
    note:
      'the ~ goes on last, and stays in salty crumbs instead of melting away # ' +
      'the ~ does the last of the salting, at the table and not in the pan',
  },
  {
    of: /^pearl-barley$/,
    test: isLong,
    note: 'the ~ swells as it cooks, and thickens the pot without flour',
  },
  { of: /^chestnuts$/, note: 'chestnuts, sweet and crumbly, make a dish for cold days of this' },
  {
    of: /^(?:frozen-)?peas$/,
    step: '~[^.]*[2-4] minutes',
    note:
      'peas get a few minutes and no more, and stay sweet and green # ' +
      'the ~ need only be hot: a minute too many takes the green out of them',
  },
  {
    of: /^(?:tomato|cherry-tomato)$/,
    step: '~[^.]*(?:collaps|thick|burst)',
    note: 'the ~ cook until the water in them is gone, and the sourness with it',
  },
  {
    of: /^(?:wholegrain-)?mustard$/,
    test: beside(/cream$|^pork|^sausage/),
    note: 'mustard sharpens what would else be only rich',
  },
  {
    of: /^(?:pomegranate|sumac)$/,
    test: ({ says }) => says(/\boven\b/i),
    note: 'the ~ at the end is sharp and bright over all that the oven has made sweet',
  },
  {
    of: /^tinned-legume$/,
    test: isLong,
    note: 'the ~ {soak|soaks} up the gravy and {thicken|thickens} it in return',
  },
];

function isBorneOut({ step, test }: FoodNote, { noun }: Part, page: Page): boolean {
  if (test?.(page) === false) return false;
  return step === undefined || page.says(new RegExp(step.replaceAll('~', noun.replace(/s$/, '')), 'i'));
}

function fill(note: string, { noun, plural }: Part): string {
  const told = note.replaceAll('~', noun).replace(/\{(\w+)\|(\w+)\}/g, plural ? '$1' : '$2');
  return `${capitalise(told)}.`;
}

/** Sentences about the cook's own foods that the title names; none where none is true. */
export function listFoodNotes(draft: Draft): readonly string[] {
  const page = readPage(draft);
  const title = draft.title.toLowerCase();
  const isLed = draft.parts.some(
    ({ food, item, noun }) =>
      item !== null &&
      (food.roles[0] === 'protein' || isFryingCheese(food)) &&
      title.includes(noun.replace(/e?s$/, '')),
  );
  const found = NOTES.flatMap((note) => {
    const part = draft.parts.find(
      ({ food, item }) => item !== null && (note.of.test(food.id) || note.of.test(food.category)),
    );
    // Of lamb with peas nobody wants to hear of the peas.
    const isBeside = part !== undefined && isLed && ['vegetable', 'leaf'].includes(part.food.roles[0]);
    return part === undefined || isBeside || !isBorneOut(note, part, page)
      ? []
      : note.note.split(' # ').map((words) => ({
          words: fill(words, part),
          named: title.includes(part.noun.replace(/e?s$/, '')),
        }));
  });
  // Of "Macaroni Cheese" any of them may be told; of pork with pineapple, not the peas beside it.
  return found.filter((one) => one.named || !/ (?:with|and) /.test(title)).map(({ words }) => words);
}
