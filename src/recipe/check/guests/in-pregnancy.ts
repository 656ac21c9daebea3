// What is ruled out in pregnancy: what listeria grows in and nothing heats, and liver. Sources: NHS, foods to avoid in
// pregnancy; FDA, food safety for moms-to-be.

import type { Finding } from '../../finding.ts';
import { namePlace, pointAt, type RecipeScan, type Sentence } from '../scan-recipe.ts';
import { says } from '../stance/phrases.ts';
import { isDoneTo } from '../stance/said-of.ts';
import { findFor, findRawMilk, RAW_MILK, type RuledOut } from './infant-foods.ts';
import { isKeptFrom } from './other-guests.ts';

export const LIVER =
  /\b(?:livers?|liverwurst|liver sausage|foie gras|haggis|vitamin a (?:(?:capsule|tablet|supplement)s?|drops)|(?:cod|fish|halibut|shark)[- ]liver oil)\b(?! salts)/g;
export const LISTERIA =
  /\b(?:(?:brie|camembert|(?:ripe|soft|bloomy) (?:\w+ )?goat(?:'?s'?)? cheese|chevre|blue cheese|gorgonzola|roquefort|stilton|danish blue|cambozola|dolcelatte|taleggio|vacherin|pont[- ]l'eveque|limburger|epoisses|queso fresco)|(?:(?:chicken liver|duck|liver|fish|country|farmhouse|mushroom|vegetable|veggie|brussels) )?pate(?! (?:sucree|brisee|sablee|feuilletee|a choux))|rillettes|(?:smoked|cured) (?:salmon|trout|mackerel|halibut)|gravlax|gravadlax|lox|salami|prosciutto|parma ham|serrano|pepperoni|bresaola|(?:alfalfa|clover|mung|radish|bean)[ -]?sprouts?)\b/g;
export const STEAMING =
  /\b(?:bak(?:e|es|ed|ing)|(?:grill|melt|cook)(?:s|ed|ing)?|(?:roast|boil|simmer|broil|saute|microwave)\w*|fry|fries|fried|frying|oven|bubbling|steaming|piping|toastie|stir-fry|heat(?:s|ed|ing)? through)\b/g;

export const PREGNANCY = /\bpregnan\w*|\bexpecting\b/;
export const IN_CASE =
  /\b(?:someone|anyone|anybody|somebody|if|those|whoever)\b[^.;]{0,40}\b(?:pregnan\w*|expecting)|\b(?:pregnant|expecting)\?/;

/** "Anyone pregnant should have the salmon cooked": a guest who may come, beside those the dish is for. */
function isAsideOfPregnancy({ request, sentences, audience: { pregnant } }: RecipeScan): boolean {
  const asked = request.ingredients.some((text) => says(text.toLowerCase(), PREGNANCY));
  const named = sentences.filter(({ plain }) => pregnant !== null && plain.includes(pregnant));
  return !asked && named.length > 0 && named.every(({ plain }) => says(plain, IN_CASE));
}

/** What listeria grows in and nothing heats. */
function findListeria(scan: RecipeScan): Sentence | null {
  const found = findFor(
    [...scan.lines, ...scan.steps],
    LISTERIA,
    /\b(?:tinned|canned|pasteuri[sz]ed pate|free)\b/,
  );
  if (found === null || !scan.english || isKeptFrom(scan, LISTERIA) || isAsideOfPregnancy(scan)) return null;
  const named = new RegExp(LISTERIA.source);
  return isDoneTo(scan, new RegExp(`${named.source}|\\b(?:cheese|sprouts|salmon|ham)\\b`), STEAMING)
    ? null
    : found;
}

export const IN_PREGNANCY: readonly RuledOut[] = [
  {
    age: 'pregnant',
    what: 'raw milk',
    why: 'raw milk and what is made of it are not for pregnancy, for the listeria in them (NHS, FDA)',
    find: (scan) => (isKeptFrom(scan, RAW_MILK) || isAsideOfPregnancy(scan) ? null : findRawMilk(scan)),
  },
  {
    age: 'pregnant',
    what: 'what may hold listeria, unheated',
    why: 'soft cheese with a mould, pate, cured and cold-smoked meat and fish and raw sprouts are heated until they steam in pregnancy, or left out (NHS, FDA)',
    find: findListeria,
  },
];

/** Liver where the text names someone pregnant: a dose of vitamin A. */
export function checkLiver(scan: RecipeScan): readonly Finding[] {
  const guest = scan.audience.pregnant;
  if (guest === null || isKeptFrom(scan, LIVER) || isAsideOfPregnancy(scan)) return [];
  const sentence = findFor([...scan.lines, ...scan.steps], LIVER);
  if (sentence === null) return [];
  return [
    {
      rule: 'dose',
      severity: 'danger',
      message: `${namePlace(sentence)} uses liver and the text names "${guest}"; it is not for pregnancy, for the vitamin A in it (NHS).`,
      ...pointAt(sentence),
    },
  ];
}
