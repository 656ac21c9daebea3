// Rule infant: foods that a small child must not have, each told by the food and what is left undone with it.
// Sources: NHS, foods to avoid giving babies and young children; UK FSA, choking hazards in early years; FDA, milk.

import { prepare } from '../../../food/prepare-pattern.ts';
import type { RecipeScan, Sentence } from '../scan-recipe.ts';
import { findSaid, isDenied, isWarning, says } from '../stance/phrases.ts';
import { isDoneTo, isSaidOf } from '../stance/said-of.ts';
import { isKeptAway, isSpokenAgainst } from '../stance/spoken-against.ts';
import { isForOthers, isKeptFrom } from './other-guests.ts';

/** For whom it is ruled out: under 12 months, under 5 years, any child, in pregnancy. */
type Age = 'infant' | 'smallChild' | 'child' | 'pregnant';

export interface RuledOut {
  readonly age: Age;
  readonly what: string;
  /** Who says so, and what. */
  readonly why: string;
  find(scan: RecipeScan): Sentence | null;
}

/** The first sentence that says it, is no warning and is meant for the child. `pattern` must be global. */
export function findFor(sentences: readonly Sentence[], pattern: RegExp, unless?: RegExp): Sentence | null {
  for (const sentence of sentences) {
    const { plain } = sentence;
    const match = unless?.test(plain) === true ? null : findSaid(plain, pattern);
    if (match === null || isForOthers(plain, match.index)) continue;
    if (isKeptAway(plain, match.index, match.index + match[0].length)) continue;
    if (!isSpokenAgainst(plain, sentence.next?.plain)) return sentence;
  }
  return null;
}

export const RAW_MILK =
  /\b(?:(?:raw|unpasteuri[sz]ed|un-pasteuri[sz]ed|untreated|unheated)[- ](?:(?:(?:cow|goat|sheep|ewe|buffalo|jersey|guernsey|farm)(?:'s|s'|s)?|whole|full[- ]fat|full[- ]cream|creamy|local|organic|fresh|alpine|soft|french|blue|hard|mature|double|single|clotted|dairy|village|farmhouse|natural|plain) ){0,3}(?:milk|cream|cheese|yogh?urt|kefir|butter)|(?:milk|cream|cheese)\b[^.;]{0,60}\b(?:unpasteuri[sz]ed|raw|straight from (?:the|our|a|my|their|your)(?: \w+)? (?:cow|goat|udder|farm|parlour|dairy|neighbour\S*)|fresh from the (?:cow|goat|udder)|not pasteuri[sz]ed))\b/g;
export const MILK_HEATED =
  /\b(?:boil|boiled|boiling|scald|scalded|pasteuri[sz]e|simmer|simmering|bake|baked|7[2-9] ?(?:°|degrees)? ?c|[89]\d ?(?:°|degrees)? ?c|16\d ?(?:°|degrees)? ?f|steaming hot)\b/g;

export const TO_BOILED_WATER = /^.*\bboil(?:ing|ed) water\b/;
export const MADE_OF_MILK =
  /\b(?:milk|cream|cheese|yogh?urt|kefir|butter|custard|sauce|porridge|pudding|batter|pancakes?|dough|soup)\b/;

/** Raw milk that nothing heats from the sentence on that names it. */
export function findRawMilk(scan: RecipeScan): Sentence | null {
  const from = findFor([...scan.lines, ...scan.sentences], RAW_MILK);
  if (from === null) return null;
  const later = scan.steps.slice(from.step === undefined ? 0 : scan.steps.indexOf(from));
  const heated = later.some(
    (step) =>
      findSaid(step.plain.replace(prepare(TO_BOILED_WATER), ' '), MILK_HEATED) !== null &&
      isSaidOf(scan, step, MADE_OF_MILK),
  );
  return heated ? null : from;
}

export const RAW_EGG_WORDS = /\b(?:raw|uncooked|unbaked|loose) (?:egg )?(?:yolk|white|egg)s?\b/g;
export const EGGS = /\b(?:eggs?|yolks?|(?:egg )?whites|meringue)\b/;
export const AN_EGG = /\b(?:eggs?|yolks?|egg whites?)\b/;
export const OVER_HEAT = /\b(?:melt|bowl over|over (?:a )?(?:hot|simmering|barely)|pans? of)[^.;]*/g;
export const EGG_HEATED =
  /\b(?:bake[ds]?|baking|boil(?:ed|ing|s)?|cook(?:ed|ing|s)?|fry|fried|frying|(?:simmer|poach|steam|scrambl|roast|grill|thicken|toast|saut)\w*|griddle|omelette|microwave|oven|heat|custard|waffle iron|pan|set firm|bain|double boiler|7[01] ?(?:°|degrees)? ?c|16\d ?(?:°|degrees)? ?f|air[- ]fr\w+|hot milk|hot syrup)\b/g;
/** Eggs that may be eaten raw: of hens that are vaccinated (the British Lion mark), or pasteurised. */
export const SAFE_EGGS = /\b(?:lion|pasteuri[sz]ed)\b/;
export const NO_EGGS = /\b(?:powdered egg|meringue powder|egg[- ]free|no eggs?|vegan)\b/;

/** Eggs that go in and that nothing heats afterwards: a mousse, a mayonnaise, an ice. */
export function findUncookedEgg(scan: RecipeScan): Sentence | null {
  const text = `${scan.lines.map(({ plain }) => plain).join('\n')}\n${scan.whole}`;
  if (!scan.english || says(text, SAFE_EGGS) || says(text, NO_EGGS)) return null;
  if (
    !scan.lines.some(
      ({ plain }) =>
        says(plain, AN_EGG) &&
        !/\b(?:noodles|chocolate|replacer|boiled|cooked|creme egg|mayonnaise|pasta)\b/.test(plain),
    )
  )
    return null;
  const said = scan.steps.findIndex(
    ({ plain }) => says(plain, EGGS) || findSaid(plain, RAW_EGG_WORDS) !== null,
  );
  if (said < 0) return null;
  const heated = scan.steps
    .slice(said)
    .some(({ plain }) => findSaid(plain.replace(prepare(OVER_HEAT), ' '), EGG_HEATED) !== null);
  return heated ? null : (scan.steps[said] ?? null);
}

export const BOTTLE =
  /\b(?:(?:bottle|beaker|sippy cup|teat|feed)s?|formula|night[- ]?time feeds?|bedtime (?:drink|feed|bottle))\b/;
export const MILK_DRINK =
  /\b(?:(?:cow|goat|sheep|oat|almond|rice|soya?|coconut|hemp|evaporated|condensed|whole|plant|full[- ]fat|semi[- ]skimmed|nut|skimmed)(?:'s|s'|s)?(?: \w+)? (?:milk|drink)|milk)\b/;
export const OTHER_MILK =
  /\b(?:cow|goat|sheep|oat|almond|rice|soya?|coconut|hemp|evaporated|condensed|whole|plant|full[- ]fat|semi[- ]skimmed|nut|skimmed)(?:'s|s'|s)?(?: \w+)? (?:milk|drink)\b/;
export const OWN_MILK =
  /\b(?:breast ?milk|breast-?feed|expressed|first infant|infant formula (?:milk|powder)|formula (?:milk|powder)|usual (?:milk|formula)|baby's (?:usual|own))\b/;

export const OF_A_BABY = /\b(?:bab(?:y|ies)|infant|newborn)(?:'s|s'|s)?\b/;

/** Cow's milk or a home-made formula in the bottle of a child under 12 months. */
function findBottleMilk(scan: RecipeScan): Sentence | null {
  const list = scan.lines.map(({ plain }) => plain).join('\n');
  const offered = scan.sentences.find(
    ({ plain, place }) =>
      place !== 'ingredients' &&
      says(plain, BOTTLE) &&
      says(plain, OTHER_MILK) &&
      !isWarning(plain) &&
      !/\b(?:not|never|no|n't|don't|isn't|after|over|until|till|before|dessertspoon)\b/.test(plain),
  );
  if (offered !== undefined) return offered;
  if (!says(list, MILK_DRINK)) return null;
  if (says(`${list}\n${scan.whole}`, OWN_MILK)) return null;
  const title = scan.sentences.find(
    ({ place, plain }) =>
      place === 'title' && /\b(?:formula|bottle|night(?:-?time)? (?:milk|drink)|milk drink)\b/.test(plain),
  );
  if (title !== undefined) return title;
  return (
    scan.sentences.find(
      ({ plain, place }) =>
        (place === 'step' || (place === 'notes' && says(plain, OF_A_BABY) && !isDenied(plain))) &&
        says(plain, BOTTLE) &&
        /\b(?:milk|drink|fill|pour|offer|give|make|warm|use|blend|into|shake)\b/.test(plain) &&
        !isWarning(plain) &&
        !/\b(?:sterili[sz]e|wash|vanilla|store|fridge)\b/.test(plain),
    ) ?? null
  );
}

const BIG_FISH = /\b(?:swordfish|shark|marlin|king mackerel|tilefish)\b/g;
export const HARD_SWEETS =
  /\b(?:(?:boiled|hard|gummy|jelly|chewy) (?:sweets|cand(?:y|ies))|(?:gobstopper|lollipop|marshmallow|toffee|gumball)s?|jelly (?:cubes|beans|babies)|chewing gum|mints|gummy bears)\b/g;
const SWEETS = new RegExp(HARD_SWEETS.source);
export const SOFTENED =
  /\b(?:(?:melt|dissolv|crush|snip|bake)\w*|chop\w* (?:\w+ ){0,2}(?:small|finely)|finely|fluff|vegan rice|sauce|mini cut|cut into tiny)\b/g;
export const ROUND_SAUSAGE = /\b(?:(?:sausage|frankfurter|wiener|chipolata)s?|hot ?dogs?|franks)\b/;
export const SOFT_BALLS = /\b(?:bread|apple|banana|carrot|cucumber|tomato|onion|meat ?balls?)\b/;
export const COINS =
  /\b(?:(?:coin|disc|disk)s?|penn(?:y|ies)|buttons|bite[- ]sized? (?:pieces|chunks|rounds)|rounds|circles|wheels|slices|rings|chunks|whole)\b/g;
export const LENGTHWAYS =
  /\b(?:length(?:ways|wise)|strips?|quarter\w*|batons|mash\w*|thin sticks|chop\w* (?:\w+ ){0,2}(?:small|finely)|finely|tiny)\b/g;
export const HARD_RAW =
  /\b(?:(?:raw|uncooked|crunchy|hard) (?:\w+ ){0,2}(?:carrots?|apples?|celery|radish(?:es)?|coconut)|(?:carrots?|apples?|celery)\b[^.;]{0,40}\b(?:raw|uncooked|crunchy))\b/g;
export const HARD_SOFTENED =
  /\b(?:(?:grat|bak|shav)\w+|(?:steam|boil|cook|simmer|roast|stew|mash|puree|blend|soft|juice|blitz|microwave)\w*|ribbons)\b/g;

function findCoins(scan: RecipeScan): Sentence | null {
  if (!scan.lines.some(({ plain }) => says(plain, ROUND_SAUSAGE))) return null;
  if (isDoneTo(scan, ROUND_SAUSAGE, LENGTHWAYS)) return null;
  return findFor(
    [...scan.steps, ...scan.lines].filter(
      ({ plain, place }) =>
        says(plain, ROUND_SAUSAGE) ||
        (place === 'step' && /\b(?:slice|cut|chop|them|serve|hand)\b/.test(plain)),
    ),
    COINS,
    SOFT_BALLS,
  );
}

export const HARD_FOOD =
  /\b(?:carrots?|(?<!pine|custard |love |crab )apples?|celery(?! (?:salt|seeds?))|kohlrabi|radish(?:es)?|turnips?|fresh coconut)\b/;
export const NOT_HARD =
  /\b(?:grated|juice|cider|sauce|vinegar|purees?|tinned|canned|cooked|compote|dried|stewed|jar|pouch|powder|butter)\b/;
export const PIECES =
  /\b(?:(?:slic|dic|halv)\w+|cut\w*|chop\w*|(?:chunk|stick|baton|finger|wedge|coin|cube)s?|rounds|matchsticks|hand (?:it|them|over)|raw|uncooked|crunchy|crisp)\b/;
export const HARD_PIECES =
  /\b(?:vegetables?|veg|fruits?|pieces|batons|sticks|chunks|wedges|cubes|slices|it|them|they|these)\b/;

/** Hard fruit and vegetables in pieces that no step softens. */
function findHardRaw(scan: RecipeScan): Sentence | null {
  const named =
    findFor([...scan.steps, ...scan.lines], HARD_RAW, NOT_HARD) ??
    (scan.english && scan.steps.some(({ plain }) => says(plain, PIECES))
      ? findFor(scan.lines, new RegExp(HARD_FOOD.source, 'g'), NOT_HARD)
      : null);
  if (named === null) return null;
  const hard = new RegExp(`${HARD_FOOD.source}|${HARD_PIECES.source}`);
  return isDoneTo(scan, hard, HARD_SOFTENED) ? null : named;
}

export const RAW_SPROUTS = /\b(?:alfalfa|clover|mung|radish|bean)[ -]?sprouts?\b|\bsprouted seeds\b/g;

export const RULED_OUT: readonly RuledOut[] = [
  {
    age: 'child',
    what: 'raw milk',
    why: 'milk is given to children pasteurised or boiled',
    find: findRawMilk,
  },
  {
    age: 'infant',
    what: 'milk as a drink',
    why: "cow's and other milk is no main drink under 12 months, breast milk or formula is (NHS)",
    find: findBottleMilk,
  },
  {
    age: 'child',
    what: 'a large hunting fish',
    why: 'swordfish, shark and marlin are not for children, for the mercury they hold (NHS)',
    find: (scan) => findFor([...scan.lines, ...scan.steps], BIG_FISH),
  },
  {
    age: 'pregnant',
    what: 'a large hunting fish',
    why: 'swordfish, shark and marlin are not for pregnancy, for the mercury they hold (NHS)',
    find: (scan) => (isKeptFrom(scan, BIG_FISH) ? null : findFor([...scan.lines, ...scan.steps], BIG_FISH)),
  },
  {
    age: 'smallChild',
    what: 'hard or sticky sweets',
    why: 'they are not for children under 5 years, who choke on them (UK FSA)',
    find: (scan) =>
      isDoneTo(scan, SWEETS, SOFTENED) ? null : findFor([...scan.lines, ...scan.steps], HARD_SWEETS),
  },
  {
    age: 'smallChild',
    what: 'sausage in rounds',
    why: 'sausages are cut lengthways into strips for children under 5 years, who choke on rounds',
    find: findCoins,
  },
  {
    age: 'infant',
    what: 'hard raw pieces',
    why: 'hard fruit and vegetables are cooked soft or grated for babies, who choke on them',
    find: findHardRaw,
  },
  {
    age: 'smallChild',
    what: 'raw sprouts',
    why: 'sprouted seeds are cooked for small children (FDA)',
    find: (scan) =>
      findSaid(scan.method.replaceAll('\n', '. '), HARD_SOFTENED) !== null ||
      /\b(?:fry|stir-fry|saut|wok)/.test(scan.method)
        ? null
        : findFor(scan.lines, RAW_SPROUTS, /\b(?:cooked|tinned|brussels)\b/),
  },
];
