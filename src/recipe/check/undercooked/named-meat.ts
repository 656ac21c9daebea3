// Which meat a sentence speaks of that must be cooked through, by its own words, else by the list.

import { prepare } from '../../../food/prepare-pattern.ts';
import type { Finding } from '../../finding.ts';
import { namePlace, pointAt, type RecipeScan, type Sentence } from '../scan-recipe.ts';
import { quote, says } from '../stance/phrases.ts';
import { readCoreRequirement } from './core-requirements.ts';

export const POULTRY =
  /\b(?:chicken|turkey|poultry|hen|bird(?!'?s?[- ]eye)|duck|goose|(?:drumstick|thigh|wing|quail|poussin)s?|guinea fowl|pheasant|capon|drumettes)\b/;
export const MINCED =
  /\b(?:mince|minced|burgers?(?! (?:(?:bun|bap|roll)s?|sauce|relish)\b)|patty|patties|(?:meatball|kofta|hamburger|cheeseburger)s?|meatloaf|kofte|ground (?:beef|pork|turkey|lamb|chicken|meat))\b/;
export const SAUSAGES =
  /\b(?:(?:sausage|bratwurst|chipolata)s?|bangers|merguez|salsiccia|boerewors|sausage-?meat)\b/;
export const PORK = /\b(?:pork|gammon)\b/;
export const OFFAL = /\b(?:(?:liver|kidney|sweetbread|gizzard|faggot)s?|haslet)\b/;
export const GAME = /\b(?:wild boar|venison|rabbit|hare|boar|pigeon|grouse|partridge|squab)\b/;

const MEAT_WORDS: readonly (readonly [RegExp, string])[] = [
  [POULTRY, 'poultry'],
  [MINCED, 'minced meat'],
  [SAUSAGES, 'sausages'],
  [PORK, 'pork'],
  [OFFAL, 'offal'],
  [GAME, 'game'],
];
// A steak may be rare, but not one of chicken, pork or boar.
export const NOT_MEAT =
  /\b(?:bean|veggie|vegetable|vegan|lentil|chickpea|mushroom|beet(?:root)?|tofu|halloumi|quorn|plant)[- ](?:(?:burger|ball|meatball|sausage)s?|patty|patties)\b|\bsteaks?\b|\btuna\b|\bsalmon\b|\bkidney beans?\b|\brare[- ](?:ingredient|treat|occasion|case|find|breed)/;
export const STEAK_OF_NO_BEEF = /\b(?:chicken|turkey|pork|gammon|boar|venison|rabbit|hare) steaks?\b/;
export const MAY_BE_RARE = /\b(?:beef|lamb|fillet|rump|sirloin|ribeye|fish|cod|prawns?|scallops?|veal)\b/;
const FIGURES: Readonly<Record<string, string>> = { poultry: '74 C', pork: '63 C with 3 minutes of rest' };

// "Rosé" venison and pink pork are common; what is said of them must be more than a shade.
export function nameMeat(scan: RecipeScan, sentence: Sentence): string | null {
  if (isWild(scan)) return 'game';
  for (const said of [sentence.plain, sentence.around]) {
    const text = said
      .replace(prepare(COMPARED_WITH), ' ')
      .replace(prepare(LIKENESS), ' ')
      .replace(prepare(EXCEPTED), ' ');
    if (says(text, NOT_MEAT) && !says(text, STEAK_OF_NO_BEEF)) return null;
    for (const [pattern, name] of MEAT_WORDS)
      if (says(text, pattern)) return name === 'pork' && isMincedPork(scan) ? 'minced meat' : name;
    if (says(text, MAY_BE_RARE))
      return /\b(?:beef|lamb|veal)\b/.test(text) && isMinceAlone(scan) ? 'minced meat' : null;
  }
  return scan.listed.length === 0 ? nameByTitle(scan) : nameByList(scan);
}

/** "Good lamb deserves it" of a dish whose only meat is minced. */
function isMinceAlone({ listed }: RecipeScan): boolean {
  const kinds = listed
    .map(({ food }) => readCoreRequirement(food)?.kind)
    .filter((kind) => kind !== undefined && kind !== 'egg-dish');
  return kinds.length > 0 && kinds.every((kind) => kind === 'mince');
}

function nameByTitle({ recipe }: RecipeScan): string | null {
  const title = recipe.title?.toLowerCase() ?? '';
  return says(title, NOT_MEAT) ? null : (MEAT_WORDS.find(([pattern]) => says(title, pattern))?.[1] ?? null);
}

function nameByList({ listed }: RecipeScan): string | null {
  const kinds = listed
    .map(({ food }) => readCoreRequirement(food))
    .filter((requirement) => requirement !== null && requirement.kind !== 'egg-dish');
  const first = kinds[0];
  if (first === undefined || first === null || !kinds.every((kind) => kind?.severity === 'danger'))
    return null;
  return first.kind === 'poultry' ? 'poultry' : first.kind === 'mince' ? 'minced meat' : 'pork';
}

// "The pork inside" of a dumpling is minced.
function isMincedPork({ listed }: RecipeScan): boolean {
  const pork = listed.filter(({ food, plain }) => food.origins.includes('pork') || /\bpork\b/.test(plain));
  const raw = pork.filter(({ food }) => readCoreRequirement(food) !== null);
  return raw.length > 0 && raw.every(({ food }) => readCoreRequirement(food)?.kind === 'mince');
}

export const COOKED_BEFORE =
  /\b(?:(?<!un|un-)cooked|leftover|left-over|rotisserie|pre-?cooked|tinned|canned)\b/;

/** Whether all the meat of the list has been cooked before. */
export function isCookedMeat({ listed }: RecipeScan): boolean {
  const meats = listed.filter(({ food, plain }) => {
    const requirement = readCoreRequirement(food);
    return (requirement !== null && requirement.kind !== 'egg-dish') || says(plain, COOKED_BEFORE);
  });
  return meats.length > 0 && meats.every(({ plain }) => says(plain, COOKED_BEFORE));
}

export const COMPARED_WITH =
  /\b(?:as \w+(?: \w+)? as|(?:in )?(?:the|a) (?:same )?way (?:that )?(?:you|one|we|people)(?:'d| would)? (?:order|eat|cook|have|like|do|want|serve)|(?:un)?like|the same as|as (?:rare|pink|red|raw|blue|bloody) as|as (?:you|one) (?:would|do|does)(?: (?!an?\b)\w+)?(?: for| with)?|just as (?:for|with)) (?:an? |the )?(?:[\w-]+ )?[\w-]+/g;
/** "Middle = steak tartare": what the meat is likened to. */
export const LIKENESS =
  /\b(?:pass(?:es)? for|taken for|resembl\w+|reminiscent of) (?:\w+ )?\w+|\b(?:steak|beef|tuna|salmon) (?:tartare?|sashimi|carpaccio)\b/g;
/** "Fine for a whole cut, never for ground pork": the meat that the words leave out. */
export const EXCEPTED =
  /\b(?:an? |the )?(?:\w+ or )?(?:minced|ground|rolled) (?:\w+ )?(?:is|are) (?:a |an )?(?:different|other|another) (?:matter|story|thing)\b|(?:,| -| –| —|\b(?:but|and|though))? ?\b(?:never|not|except|unlike|though not|as opposed to|rather than|instead of) (?:ever )?(?:for|with|in|of|on) (?:an? |the |any |your )?(?:ground|minced|mince\b|burgers?|sausages?|chicken|poultry|turkey|duck|liver)(?: (?:pork|beef|meat|lamb|chicken|turkey|breasts?|thighs?))?(?:(?:,| or| and|, or) (?:for |with |in |of )?(?:ground |minced )?(?:mince|burgers?|sausages?|chicken|poultry|turkey|duck|liver|pork|beef|lamb|meat))*\b(?! (?:only|alone|too|longer|just))/g;
export const WILD = /\b(?:wild boar|boar|bear|warthog|javelina)\b(?!'| berr)/;

/** Whether the only meat of the list is of animals that carry trichinella. */
function isWild({ lines, listed }: RecipeScan): boolean {
  if (!lines.some(({ plain }) => says(plain, WILD))) return false;
  return listed.every(({ food, plain }) => says(plain, WILD) || readCoreRequirement(food) === null);
}

/** The finding for words that leave a meat underdone. */
export function writeUnderdone(sentence: Sentence, words: string, meat: string): Finding {
  return {
    rule: 'undercooked',
    severity: 'danger',
    message: `${namePlace(sentence)} says "${quote(words)}" of ${meat}; ${FIGURES[meat] ?? '71 C'} inside is the figure of FoodSafety.gov.`,
    ...pointAt(sentence),
  };
}
