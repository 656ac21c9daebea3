// Rule infant: what must not be given to a child under 12 months (honey, added salt, raw egg) or under 5 years
// (whole nuts, whole grapes). Sources: NHS, foods to avoid giving babies; CDC, botulism prevention; UK FSA, choking.

import { prepare } from '../../../food/prepare-pattern.ts';
import type { Finding } from '../../finding.ts';
import { namePlace, pointAt, type RecipeScan, type Sentence } from '../scan-recipe.ts';
import { isToldOf } from '../stance/food-stance.ts';
import { findSaid, says } from '../stance/phrases.ts';
import { isSaidOf } from '../stance/said-of.ts';
import { isKeptAway, isSpokenAgainst } from '../stance/spoken-against.ts';
import { RUNNY } from '../undercooked/served-raw.ts';
import { IN_PREGNANCY } from './in-pregnancy.ts';
import { findUncookedEgg, RULED_OUT, type RuledOut, SAFE_EGGS } from './infant-foods.ts';
import { CHILD_WORDS, isForOthers, isKeptFrom } from './other-guests.ts';
import { NOT_FOR_SMALL_CHILDREN } from './small-child-foods.ts';

function write(sentence: Sentence, what: string, guest: string, why: string): Finding {
  return {
    rule: 'infant',
    severity: 'danger',
    message: `${namePlace(sentence)} uses ${what} and the text names "${guest}"; ${why}.`,
    ...pointAt(sentence),
  };
}

export const COMES_LATER = /^[^.;]{0,40}\b(?:(?:is|are) (?:not|never)|waits?|comes? later)\b/;
export const ASKS = /\?\W*$/;
export const WITHOUT =
  /\b(?:(?:salt|honey|sugar|nut|egg)[- ]free|no added|without|unsalted|low.salt|reduced.salt|optional|for (?:the )?(?:adults|grown|rest of the family)|after (?:taking|removing|setting)|for older|over 12 months)/;

/** Beside the method what is told of other recipes is not put in: "most porridge is made with salt". */
function isOnlyTold({ place, plain, next }: Sentence, from: number, length: number): boolean {
  if (place !== 'notes' && place !== 'introduction') return false;
  return isToldOf(plain, { from, to: from + length }, next?.plain);
}

function findUsed(scan: RecipeScan, pattern: RegExp): Sentence | null {
  for (const sentence of [...scan.lines, ...scan.sentences]) {
    const match = findSaid(sentence.plain, pattern);
    if (match === null || says(sentence.plain, WITHOUT) || isForOthers(sentence.plain, match.index)) continue;
    if (isKeptAway(sentence.plain, match.index, match.index + match[0].length)) continue;
    if (isSpokenAgainst(sentence.plain, sentence.next?.plain)) continue;
    if (isOnlyTold(sentence, match.index, match[0].length)) continue;
    if (says(sentence.plain.slice(match.index + match[0].length), COMES_LATER)) continue;
    return sentence;
  }
  return null;
}

export const HONEY =
  /\b(?:honey|manuka|honeycomb|comb honey|honeyed|mead)\b(?! mushroom| fungus|dew|nut squash|berr)/g;
export const SALT =
  /\b(?:salt(?! cod)|stock (?:cubes?|pots?|powder)|oxo|bouillon|marmite|vegemite|tamari|miso|teriyaki|gravy (?:powder|mix)|soy sauce|gravy granules|salted (?:butter|water)|fish sauce)\b/g;
/** Said of a child's portion. */
export const PORTION_FIRST =
  /\b(?:baby's (?:portion|share)|before (?:adding|you add|salting|seasoning)|set (?:some |a portion )?aside|take out)\b/;
export const NO_SALT = /\b(?:no (?:added )?salt|without salt)\b/;
export const SWEETENED = /\b(?:honey\w*|glaz\w+|manuka|sweeten\w*)\b/g;
export const SEASONED = /\b(?:salt\w*|season\w*|stock|soy sauce|miso|gravy)\b/g;

const NUTS =
  '(?:almonds|hazelnuts|cashews|walnuts|pecans|nuts|peanuts|pistachios|macadamias|brazil nuts|walnut halves|pecan halves)';
const WHOLE_NUTS = new RegExp(
  String.raw`\b(?:(?:whole|unchopped|uncut) (?:\w+ )?${NUTS}|${NUTS},? (?:\w+ )?(?:left |kept )?whole|handfuls? of (?:\w+ ){0,2}${NUTS}|mixed nuts|pop(?:ping |ped )?corn|(?<!(?:ground|chopped|crushed|flaked|slivered|milled|blitzed|grated|powdered|sliced|free of|tree) (?:\w+ )?)${NUTS}(?! (?:butter|meal|flour|oil|milk|paste|cream|sauce|free|allerg)))\b`,
  'g',
);
export const NUTS_CUT =
  /\b(?:ground|finely|(?:crush|chop|grind|blitz|blend|pulse|process|pound|puree|powder)\w*|flaked|slivered|flour|meal|milled|paste|(?:butter|milk|cream|sauce) of|grat\w+|whi[sz]z\w*|(?:bash|smash|simmer)\w*)\b/g;
export const WHOLE_ROUND =
  /\b(?:(?:cherries|olives)\b[^.;]{0,16}\b(?:stone|pit)s? (?:still )?in\b|whole (?:\w+ )?(?:grapes|cherry tomatoes|baby plum tomatoes|blueberries|cherries|olives)|blueberries,? (?:left |kept |go in |in )?whole|(?:grapes|cherry tomatoes|cherries),? (?:left )?whole|grapes|cherry tomatoes|grape tomatoes|(?<!(?:glace|dried|tinned|cocktail|chopped|morello|jar of|sour) )cherries)\b/g;
export const ROUND_CUT =
  /\b(?:(?:quarter|cut|chop|mash|squash|squish|puree|blend|blitz|crush|roast|burst|simmer|stew|bake|cook)\w*|(?:halv|slic|juic|grat|dic)\w+|half|lengthways|lengthwise|ston(?:e|ed|ing)(?= (?:the|them|and)|,)|pit(?:ted|ting)?(?= (?:the|them|and|cherries)|,)|bak(?:e|ed)|compote)\b/g;
/** Whether one of the sentences asks for it: "no need to cut them" does not. */
function isAsked(sentences: readonly Sentence[], pattern: RegExp): boolean {
  return sentences.some(({ plain }) => findSaid(plain, pattern) !== null);
}
export const LEFT_WHOLE =
  /\b(?:whole(?! (?:milk|wheat|grain|meal|family|lot|thing|batch|tray|year|bowl|dish|day|point|eggs?|yogh?urt|fat|bag|bunch|punnet))|uncut|unhalved|unchopped|intact|in one piece|just as they (?:are|come)|as they come)\b/g;
// "Cutting only makes them slimy" asks for no cut.
export const CUT_DECRIED =
  /\b(?:cutting|slicing|halving|chopping|quartering|grinding|crushing|mashing)(?: (?:it|them|the \w+))? (?:(?:would|will|could|can|only|just|merely) )*(?:make|ruin|spoil|rob|lose|let|take|turn|waste|destroy|dull)s?\b[^.;]*/g;

/** A sentence that leaves them whole for the child, whatever else is cut. */
function findLeftWhole(scan: RecipeScan, food: RegExp, cut: RegExp): Sentence | null {
  for (const sentence of scan.sentences) {
    const { place, plain, next } = sentence;
    if (place === 'ingredients' || place === 'title' || !food.test(plain)) continue;
    const whole = findSaid(plain, LEFT_WHOLE);
    if (whole === null || isForOthers(plain, whole.index) || says(plain, WITHOUT)) continue;
    if (isSpokenAgainst(plain, next?.plain) || isKeptAway(plain, plain.search(food), whole.index)) continue;
    // "Slice the banana, and drop the grapes in": what is cut before the comma is another food.
    const from = Math.min(plain.search(food), whole.index);
    const own = plain.slice(
      Math.max(
        ...[',', ';', ':', ' and top', ' and add', ' and scatter'].map((mark) =>
          plain.lastIndexOf(mark, from),
        ),
      ) + 1,
    );
    const later = place === 'step' ? scan.steps.slice(scan.steps.indexOf(sentence) + 1) : [];
    if (findSaid(own.replace(prepare(CUT_DECRIED), ' '), cut) !== null) continue;
    if (
      !isAsked(
        later.filter((step) => isSaidOf(scan, step, food)),
        cut,
      )
    )
      return sentence;
  }
  return null;
}
const ROUND_KINDS = [/grape/, /tomato/, /cherr/, /olive/, /berr/] as const;

/** The small round food that a sentence names. */
function readRound({ plain }: Sentence): RegExp {
  return ROUND_KINDS.find((kind) => kind.test(plain)) ?? /grape/;
}

export const RAW_EGG =
  /\b(?:(?:raw|uncooked|soft.boiled|dippy) (?:\w+ )?egg|runny (?:yolk|egg)|home-?made mayonnaise|mousse with egg)/g;

export const UNCUT = /\b(?:whole|unchopped|uncut|pop(?:ping |ped )?corn)\b/g;
const NUT_WORDS = new RegExp(NUTS);
const ANY_NUTS = new RegExp(String.raw`\b(?:${NUTS}|pop(?:ping |ped )?corn)\b`, 'g');

// "Set aside" alone takes nothing out for anybody.
function isTakenOutFirst({ sentences }: RecipeScan): boolean {
  return sentences.some(({ plain }) => says(plain, CHILD_WORDS) && says(plain, PORTION_FIRST));
}

function findHoney(scan: RecipeScan): Sentence | null {
  const used = isTakenOutFirst(scan) ? null : findUsed(scan, HONEY);
  return used === null || isKeptFrom(scan, SWEETENED) ? null : used;
}

function findSalt(scan: RecipeScan): Sentence | null {
  const used = isTakenOutFirst(scan) || says(scan.whole, NO_SALT) ? null : findUsed(scan, SALT);
  return used === null || isKeptFrom(scan, SEASONED) ? null : used;
}

function findWholeNuts(scan: RecipeScan): Sentence | null {
  const nuts = scan.steps.length === 0 ? null : findUsed(scan, WHOLE_NUTS);
  if (nuts !== null && isKeptFrom(scan, ANY_NUTS)) return null;
  // Popcorn is whole, whatever else is cut or melted.
  if (nuts === null || findSaid(nuts.plain, UNCUT) !== null) return nuts;
  const about = [
    nuts,
    ...scan.lines.filter(({ plain }) => says(plain, NUT_WORDS)),
    ...scan.steps.filter((step) => isSaidOf(scan, step, NUT_WORDS)),
  ];
  return isAsked(about, NUTS_CUT) ? findLeftWhole(scan, NUT_WORDS, NUTS_CUT) : nuts;
}

function findWholeRounds(scan: RecipeScan): Sentence | null {
  const round = findUsed(scan, WHOLE_ROUND);
  if (round === null) return null;
  const kind = readRound(round);
  // "Grapes on the side? Quarter them lengthways."
  const answer = round.next !== undefined && says(round.plain, ASKS) ? [round.next] : [];
  const about = [round, ...answer, ...scan.steps.filter((step) => isSaidOf(scan, step, kind))];
  return isAsked(about, ROUND_CUT) ? findLeftWhole(scan, kind, ROUND_CUT) : round;
}

function findRawEgg(scan: RecipeScan): Sentence | null {
  const list = scan.lines.map(({ plain }) => plain).join(' ');
  if (says(`${scan.whole} ${list}`, SAFE_EGGS)) return null;
  return findUsed(scan, RAW_EGG) ?? findUsed(scan, RUNNY) ?? findUncookedEgg(scan);
}

const BY_NHS: readonly RuledOut[] = [
  {
    age: 'infant',
    what: 'honey',
    why: 'honey is not for children under 12 months (NHS, CDC)',
    find: findHoney,
  },
  {
    age: 'infant',
    what: 'salt',
    why: 'no salt is added to food for children under 12 months (NHS)',
    find: findSalt,
  },
  {
    age: 'smallChild',
    what: 'whole nuts',
    why: 'whole nuts are not for children under 5 years (NHS)',
    find: findWholeNuts,
  },
  {
    age: 'smallChild',
    what: 'whole grapes or the like',
    why: 'small round fruit is quartered lengthways for children under 5 years (NHS)',
    find: findWholeRounds,
  },
  ...RULED_OUT,
  ...NOT_FOR_SMALL_CHILDREN,
  ...IN_PREGNANCY,
];

const EGG: RuledOut = {
  age: 'smallChild',
  what: 'raw or runny egg',
  why: 'only eggs with the Lion mark or pasteurised ones may be runny (UK FSA)',
  find: findRawEgg,
};

/** Judged over the whole recipe: whom it is for may be said anywhere. */
export function checkInfant(scan: RecipeScan): readonly Finding[] {
  return [...BY_NHS, EGG].flatMap(({ age, what, why, find }) => {
    const guest = scan.audience[age];
    const sentence = guest === null ? null : find(scan);
    return guest === null || sentence === null ? [] : [write(sentence, what, guest, why)];
  });
}
