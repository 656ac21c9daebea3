// Rule cross-contamination: raw meat, or what touched it, meets what is eaten as it is.
// Sources: USDA FSIS, washing raw poultry (2019), marinades, and clean-separate-cook-chill; UK FSA.

import type { Finding } from '../finding.ts';
import { isCaution } from './cautions.ts';
import { findSaid, quote } from './phrases.ts';
import { findRawContact, hasMeat } from './raw-contact.ts';
import {
  findRawCoating,
  findRawMarinade,
  findServedCoating,
  type MarinadeUse,
  readMarinadeUse,
} from './raw-marinade.ts';
import { MEAT, READY_TO_EAT } from './raw-meat-words.ts';
import { findRinsed } from './rinsed-poultry.ts';
import { namePlace, pointAt, type RecipeScan, type Sentence } from './scan-recipe.ts';

function write(sentence: Sentence, words: string, why: string): Finding {
  return {
    rule: 'cross-contamination',
    severity: 'danger',
    message: `${namePlace(sentence)} says "${quote(words)}"; ${why}.`,
    ...pointAt(sentence),
  };
}

function checkRinsing(scan: RecipeScan): readonly Finding[] {
  for (const sentence of scan.sentences) {
    const words = findRinsed(scan, sentence);
    if (words !== null && !isCaution(scan, sentence))
      return [
        write(
          sentence,
          words,
          'poultry is not rinsed, since the water carries its germs over the kitchen (USDA FSIS)',
        ),
      ];
  }
  return [];
}

function hasRawMeat(scan: RecipeScan, sentence: Sentence): boolean {
  return hasMeat(scan) || /\braw\b|\b(?:chicken|meat|pork|beef|burger|fish|turkey)/.test(sentence.around);
}

function checkContact(scan: RecipeScan): readonly Finding[] {
  const raw = /\braw\b/.test(scan.method);
  for (const sentence of scan.sentences) {
    if (!raw && !hasRawMeat(scan, sentence)) continue;
    const words = findRawContact(scan, sentence);
    if (words === null || isCaution(scan, sentence)) continue;
    return [
      write(
        sentence,
        words,
        'what touched raw meat is washed before anything else meets it (USDA, Clean-Separate-Cook-Chill)',
      ),
    ];
  }
  return [];
}

function checkMarinade(scan: RecipeScan): readonly Finding[] {
  let use: MarinadeUse | null = null;
  const readUse = () => {
    use ??= readMarinadeUse(scan);
    return use;
  };
  for (const sentence of scan.sentences) {
    const words = findRawMarinade(sentence, readUse);
    if (words === null || !hasRawMeat(scan, sentence) || isCaution(scan, sentence)) continue;
    return [
      write(
        sentence,
        words,
        'a marinade that held raw meat is boiled before it is served, or some is kept aside first (USDA, marinades)',
      ),
    ];
  }
  return [];
}

function checkCoating(scan: RecipeScan): readonly Finding[] {
  for (const sentence of scan.sentences) {
    const words = findRawCoating(sentence) ?? findServedCoating(sentence);
    if (words === null || !hasRawMeat(scan, sentence) || isCaution(scan, sentence)) continue;
    return [
      write(
        sentence,
        words,
        'flour, crumbs and egg that touched raw meat are thrown away (USDA, Clean-Separate-Cook-Chill)',
      ),
    ];
  }
  return [];
}

const RAW = '(?:raw|uncooked|marinating|marinated|defrosting|thawing)';
const READY = READY_TO_EAT.source.slice(2, -2);
const RAW_ABOVE = new RegExp(
  [
    String.raw`\b${RAW} (?:\w+ ){0,2}?${MEAT}\b[^.;]{0,60}\b(?:above|over|on top of|on the shelf above|higher than) (?:\w+ ){0,4}?(?:cooked|ready|top|leftovers|${READY})`,
    String.raw`\b${RAW} (?:\w+ ){0,2}?${MEAT}\b[^.;]{0,60}\b(?:on|onto) (?:the|a) (?:top|upper|highest) shelf\b[^.;]{0,80}\b(?:over|under(?:neath)?|below|beneath|lower) ?[^.;]{0,40}`,
    String.raw`\b${RAW} (?:\w+ ){0,2}?${MEAT}\b[^.;]{0,60}\bon the top shelf (?:\w+ ){0,3}?(?:salad|cooked|ready|leftovers)`,
    String.raw`\b(?:thaw|defrost)\w*\b[^.;]{0,30}\b${MEAT}\b[^.;]{0,40}\b(?:above|over|on top of) (?:\w+ ){0,4}?(?:${READY})\b`,
    String.raw`\b(?:salads?|lettuce|leaves|fruit|strawberries|berries|trifle|dessert|cheese|bread)\b[^.;]{0,40}\b(?:under(?:neath)?|below|beneath) (?:the )?${RAW} (?:\w+ ){0,2}?${MEAT}\b`,
    String.raw`\b${RAW} (?:\w+ ){0,2}?${MEAT}\b[^.;]{0,40}\b(?:and|with|next to|beside|alongside|against) (?:the |some |your )?(?:\w+ )?(?:cooked \w+|${READY})\b[^.;]{0,30}\bin (?:the same|one|a single) (?:\w+ ){0,3}?(?:bag|tub|box|container|bowl|drawer|dish)`,
    String.raw`\b${RAW} (?:\w+ ){0,2}?${MEAT}\b[^.;]{0,40}\bin (?:the |one |a )?(?:salad|crisper|vegetable|same) (?:drawer|bag|box|tub)\b[^.;]{0,20}\bwith\b`,
    String.raw`\b${RAW} (?:\w+ ){0,2}?${MEAT}\b[^.;]{0,50}\b(?:beside|next to|touching|against|alongside) (?:the |some |your |any )?(?:\w+ ){0,2}?(?:${READY})\b[^.;]{0,40}\b(?:fridge|shelf|touch\w*|uncovered)`,
    String.raw`\b(?:marinat|thaw|defrost|keep|stor|leav)\w* (?:the |your |raw )*${MEAT}\b[^.;]{0,50}\b(?:shelf|fridge)\b[^.;]{0,30}\b(?:above|over) (?:the |your )?(?:\w+ ){0,2}?(?:${READY})`,
    String.raw`\b(?:set|put|plac|lay|stand|pop|rest|sit)\w* (?:the |your |raw )*${MEAT}\b[^.;]{0,20}\b(?:shelf|fridge|refrigerator),? (?:right |directly |just )?(?:above|over) (?:the |your |an? )?(?:\w+ ){0,4}?(?:${READY})\b`,
    String.raw`\b(?:thaw|defrost|keep|stor|leav)\w* (?:the |your |raw )*${MEAT}\b[^.;]{0,20}\b(?:above|over) (?:the |your )?(?:\w+ ){0,2}?(?:${READY})\b[^.;]{0,40}\b(?:fridge|shelf|thaw|defrost)`,
    String.raw`\b${RAW} (?:\w+ ){0,2}?${MEAT}\b[^.;]{0,20}\b(?:and|with) (?:the |some |your |any )?(?:\w+ ){0,2}?(?:cooked \w+|${READY})\b[^.;]{0,30}\b(?:share|shares|sharing)\b`,
    String.raw`\b(?:pack|packet|package|raw|thawing|defrosting) juices\b[^.;]{0,40}\b(?:over|onto|into|to) (?:the |your )?(?:\w+ )?(?:${READY})`,
    String.raw`\b(?:let|allow) (?:the )?(?:raw )?juices? (?:to )?drip (?:on|over)`,
    String.raw`\braw (?:\w+ ){0,2}?juices? (?:drip|drop|run|leak|get|fall)\w* (?:\w+ )?(?:on|onto|over|into) (?:the |your )?(?:\w+ )?(?:${READY})\b`,
    String.raw`\bmix (?:the )?raw (?:chicken|meat|pork) juices?|raw (?:chicken|meat|pork) juices? (?:\w+ ){0,3}(?:dressing|salad|sauce)\b`,
  ].join('|'),
  'g',
);
const MIXTURE =
  '(?:mixture|mix|meat|mince|filling|stuffing|sausage meat|sausagemeat|farce|forcemeat|batter|patty|patties|burger|kofta|meatballs?|pork|chicken|turkey|beef|lamb|fish)';
/** "Nibble a pinch of the raw mixture": steak tartare and fish for sushi are eaten raw on purpose. */
const TASTED_RAW = new RegExp(
  String.raw`\b(?:taste|tasting|try|trying|nibble|nibbling|nibbles|sample|lick|eat|(?:have|take) a (?:nibble|taste|bite|lick)(?: of)?)\b (?:on )?(?:(?:a|the|some|this|your|tiny|small|little|bit|pinch|piece|of|smidgen|crumb|morsel|dab|blob|corner|fingertip|spoonful|teaspoon|bite) ){0,6}?(?:(?:raw|uncooked) (?:\w+ )?${MIXTURE}\b|(?:meat |chicken |pork |sausage |mince )?${MIXTURE}\b[^.;]{0,40}\b(?:raw|uncooked|before (?:it is |it's |they are |you |being )?(?:cook|fry|frying|shap|form)\w*))|\b(?:taste|try|nibble) (?:an? \w+ of |some of )?(?:it|them|this) (?:raw|uncooked)\b|\b(?:dip|stick|poke|push) (?:a|your) finger in(?:to)? (?:the |some )?(?:raw|uncooked)\b|\blick\w* (?:the |your |a |that )?(?:spoon|fingers?|bowl|spatula|knife|whisk|beaters?)\b[^.;]{0,40}\b(?:raw|uncooked)\b|\b(?:coat|season|rub|mix|shape|massage|knead)\w*\b[^.;]{0,40}\b${MEAT}\b[^.;]{0,40}\blick\w* your fingers\b`,
  'g',
);

function checkStored(scan: RecipeScan): readonly Finding[] {
  for (const sentence of scan.sentences) {
    if (
      !/\b(?:raw|uncooked|marinat\w+|juices?|thaw\w*|defrost\w*|taste|tasting|try|nibble|lick|fridge|shelf)\b/.test(
        sentence.plain,
      )
    )
      continue;
    const above = /raw|uncook|marinat|thaw|defrost|juice/.test(sentence.plain)
      ? findSaid(sentence.plain, RAW_ABOVE)
      : null;
    if (
      above !== null &&
      !/\b(?:wrapped|sealed|separate|lidded)\b/.test(sentence.plain) &&
      !isCaution(scan, sentence)
    )
      return [
        write(
          sentence,
          above[0],
          'raw meat is kept apart from what is eaten as it is (USDA, Clean-Separate-Cook-Chill)',
        ),
      ];
    const tasted =
      sentence.place !== 'title' && /raw|uncook|before|lick/.test(sentence.plain)
        ? findSaid(sentence.plain, TASTED_RAW)
        : null;
    if (
      tasted !== null &&
      !isCaution(scan, sentence) &&
      !/\b(?:fry|cook) (?:off )?(?:a|one|some)\b|\btartare|sashimi|sushi\b/.test(
        `${sentence.plain} ${scan.recipe.title?.toLowerCase() ?? ''}`,
      )
    )
      return [
        write(sentence, tasted[0], 'what holds raw meat is tasted from a piece that was cooked (USDA FSIS)'),
      ];
  }
  return [];
}

/** Judged over the sentences of the scan. */
export function checkCrossContamination(scan: RecipeScan): readonly Finding[] {
  return [
    ...checkRinsing(scan),
    ...checkContact(scan),
    ...checkMarinade(scan),
    ...checkCoating(scan),
    ...checkStored(scan),
  ];
}
