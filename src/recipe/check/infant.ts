// Rule infant: what must not be given to a child under 12 months (honey, added salt, raw egg) or under 5 years
// (whole nuts, whole grapes). Sources: NHS, foods to avoid giving babies; CDC, botulism prevention; UK FSA, choking.

import type { Finding } from '../finding.ts';
import { findSaid } from './phrases.ts';
import { namePlace, pointAt, type RecipeScan, type Sentence } from './scan-recipe.ts';

function write(sentence: Sentence, what: string, guest: string, why: string): Finding {
  return {
    rule: 'infant',
    severity: 'danger',
    message: `${namePlace(sentence)} uses ${what} and the text names "${guest}"; ${why}.`,
    ...pointAt(sentence),
  };
}

const WITHOUT =
  /\b(?:free|no added|without|unsalted|low.salt|reduced.salt|optional|for (?:the )?(?:adults|grown|rest of the family)|after (?:taking|removing|setting)|for older|over 12 months)/;

function findUsed(scan: RecipeScan, pattern: RegExp): Sentence | null {
  for (const sentence of [...scan.lines, ...scan.sentences]) {
    const match = findSaid(sentence.plain, pattern);
    if (match === null || WITHOUT.test(sentence.plain)) continue;
    if (/^[^.;]{0,40}\b(?:is|are) (?:not|never)\b/.test(sentence.plain.slice(match.index + match[0].length)))
      continue;
    return sentence;
  }
  return null;
}

const HONEY = /\bhoney\b(?! mushroom| fungus)/g;
const SALT =
  /\b(?:salt(?! cod)|stock cubes?|bouillon|soy sauce|gravy granules|salted (?:butter|water)|fish sauce)\b/g;
const PORTION_FIRST =
  /\b(?:baby's (?:portion|share)|before (?:adding|you add|salting|seasoning)|set (?:some |a portion )?aside|no (?:added )?salt|take out|without salt)\b/;

const NUTS = '(?:almonds|hazelnuts|cashews|walnuts|pecans|nuts|peanuts|pistachios|macadamias|brazil nuts)';
const WHOLE_NUTS = new RegExp(
  String.raw`\b(?:whole (?:\w+ )?${NUTS}|${NUTS},? (?:left )?whole|handful of (?:whole |salted |roasted )*${NUTS}|mixed nuts|popcorn)\b`,
  'g',
);
const NUTS_CUT = /\b(?:ground|finely|crushed|chopped fine|grind|blitz|flour|butter|milled|blend|paste)/;
const WHOLE_ROUND =
  /\b(?:whole (?:\w+ )?(?:grapes|cherry tomatoes|blueberries|cherries|olives)|(?:grapes|cherry tomatoes),? (?:left )?whole|grapes)\b/g;
const ROUND_CUT =
  /\b(?:quarter|halv|cut|slice|chop|mash|squash|squish|puree|blend|juice|lengthways|crush|roast until|roasted until)/;
const RAW_EGG =
  /\b(?:(?:raw|uncooked|soft.boiled|dippy) egg|runny (?:yolk|egg)|home-?made mayonnaise|mousse with egg)/g;

/** Judged over the whole recipe: whom it is for may be said anywhere. `eggIsTold`: another rule has named raw egg. */
export function checkInfant(scan: RecipeScan, eggIsTold = false): readonly Finding[] {
  const { infant, smallChild } = scan.audience;
  const findings: Finding[] = [];
  if (infant !== null) {
    const honey = PORTION_FIRST.test(scan.whole) ? null : findUsed(scan, HONEY);
    if (honey !== null)
      findings.push(write(honey, 'honey', infant, 'honey is not for children under 12 months (NHS, CDC)'));
    const salt = PORTION_FIRST.test(scan.whole) ? null : findUsed(scan, SALT);
    if (salt !== null)
      findings.push(
        write(salt, 'salt', infant, 'no salt is added to food for children under 12 months (NHS)'),
      );
  }
  if (smallChild !== null) {
    const nuts = findUsed(scan, WHOLE_NUTS);
    const all = `${scan.method}\n${nuts?.plain ?? ''}`;
    // Popcorn is whole, whatever else is cut or melted.
    const cut = nuts !== null && !/\bwhole|popcorn\b/.test(nuts.plain) && NUTS_CUT.test(all);
    if (nuts !== null && !cut) {
      findings.push(
        write(nuts, 'whole nuts', smallChild, 'whole nuts are not for children under 5 years (NHS)'),
      );
    }
    const grapes = findUsed(scan, WHOLE_ROUND);
    if (
      grapes !== null &&
      !ROUND_CUT.test(
        `${grapes.plain} ${scan.steps
          .filter(({ plain }) => /grape|tomato|berr|cherr|olive|fruit|\b(?:them|each)\b/.test(plain))
          .map(({ plain }) => plain)
          .join(' ')}`,
      )
    ) {
      findings.push(
        write(
          grapes,
          'whole grapes or the like',
          smallChild,
          'small round fruit is quartered lengthways for children under 5 years (NHS)',
        ),
      );
    }
    const egg =
      eggIsTold ||
      /\b(?:lion|pasteuri[sz]ed)\b/.test(`${scan.whole} ${scan.lines.map(({ plain }) => plain).join(' ')}`)
        ? null
        : findUsed(scan, RAW_EGG);
    if (egg !== null)
      findings.push(
        write(
          egg,
          'raw or runny egg',
          smallChild,
          'only eggs with the Lion mark or pasteurised ones may be runny (UK FSA)',
        ),
      );
  }
  return findings;
}
