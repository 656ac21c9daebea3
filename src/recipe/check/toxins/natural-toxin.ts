// Rule natural-toxin: a plant or mushroom that is poisonous raw, unripe or in its wrong part, used that way.
// Figures and sources: food/hazards.ts; for kernels EFSA Journal 2016;14(4):4424, for ackee FDA Import Alert 21-11.
// Dried beans are in dried-beans.ts.

import { prepare } from '../../../food/prepare-pattern.ts';
import type { Finding } from '../../finding.ts';
import { namePlace, pointAt, type RecipeScan, type Sentence } from '../scan-recipe.ts';
import { findAll, findSaid, isDisposed, quote, says } from '../stance/phrases.ts';
import { isOnlyNamed } from '../stance/ruled-out.ts';
import { TOXIC_PARTS } from './toxic-parts.ts';
import { TOXIC_STATES } from './toxic-states.ts';
import { readMinutesOf } from './treatment-minutes.ts';

interface WrongUse {
  readonly pattern: RegExp;
  /** Elsewhere in the sentence, these words make it right. */
  readonly unless?: RegExp;
  /** What is wrong with it and who says so, after the quoted words. */
  readonly why: string;
}

const KERNELS = 'they give off cyanide, and EFSA counts more than 3 small kernels as too many';

export const RHUBARB_LEAVES_COOKED =
  /\b(?:rhubarb (?:\w+ ){0,2}lea(?:f|ves)|leaves of (?:the )?rhubarb|rhubarb,? (?:stalks? |stems? )?(?:with|including|and) (?:its|their|the|all (?:its|the)) (?:green )?(?:leaves|leafy tops))\b/g;
export const LEAVES_LEFT_OUT =
  /\bwithout (?:its |the |their )?leaves|leaves (?:removed|discarded|trimmed|cut off)|no leaves\b/;
export const GREEN_POTATOES =
  /\b(?:green(?:ed|ing|ish)?(?:,| and)? (?:\w+ )?potato(?:es| (?:skins?|peel(?:ings)?))?|green (?:skins?|peel|patches|parts|bits|spots) (?:of|on|and)(?: the)? (?:potato(?:es)?|sprouts?|all)|potato(?:es)? (?:that (?:(?:have |has )?(?:gone|turned|went)|are|is|have|has)|gone|turned) (?:a (?:bit|little) )?green|sprouted potato(?:es)?|(?<!sweet )potato (?:sprouts?|leaves|berries)|(?:leave|leaving|keep|with) (?:on )?the (?:green|sprouts?)(?: \w+){0,2} on|sprouts? and all|sprouting potato(?:es)?(?= (?:and|with|whole|as)))\b/g;
export const GREEN_CUT_AWAY =
  /\b(?:cut|peel|trim|pare|discard|remove|throw|avoid|without|unless|not)\b[^.]{0,60}\b(?:green|sprout|away|deep|out|off|them)|green (?:(?:bean|onion|pepper|lentil|pea)s?|chill(?:i|ies)|salad|olives|cabbage) (?:and|with)\b|\bonions?\b[^.]{0,6}\bpotato/;
export const GREEN_LEFT_ON =
  /\b(?:no need to|don't bother(?: to)?|do not bother(?: to)?|needn't|without) (?:cut|trim|peel|remov|par|tak|scrap)\w* (?:\w+ ){0,4}(?:green (?:bits|parts|patches|skin|spots|areas)|sprouts)\b/g;
export const STONE_KERNELS =
  /\b(?:(?:crack|break|smash)\w* (?:open )?(?:\w+ ){0,3}(?:peach|apricot|plum|cherry) (?:stone|pit)s?[^.;]{0,60}\b(?:kernels?|eat|add|use)|bitter almonds?|(?:raw |ground |crushed |whole |bitter |blended )*(?:apricot|peach|cherry|plum) (?:kernels?|stone kernels?|pits? kernels?)|kernels? (?:from|of|inside) (?:the |your |\d+ )?(?:apricot|peach(?:es)?|cherry|cherries|plum|stone)s?(?: stones?| pits?)?|(?:(?:crush|blend)(?:ed)?|grind|ground) (?:\w+ ){0,3}(?:cherry|peach|apricot|plum) (?:pit|stone)s?|(?:blend|crush|grind|blitz|pound|mill|liquidi[sz]e)[^.;]{0,40}\b(?:cherries|peaches|apricots|plums)[^.;]{0,20}\b(?:with|including|and) (?:their|the) (?:stones|pits|kernels))\b/g;
export const NO_STONE_KERNELS =
  /\bbitter almond (?:extract|essence|flavou?r(?:ing)?|aroma|oil flavou?ring)|amaretti\b|\binstead\b(?! of)|\b(?:traditional(?:ly)?|usual(?:ly)?|classic(?:ally)?|some recipes|the original|often)\b[^.]*\b(?:we|here|this|i|ours?|mine)\b/;
export const UNRIPE_ACKEE =
  /\b(?:unripe|unopened|closed|green|not yet open(?:ed)?|forced(?:[- ]open)?) ackees?\b|\backees?\b[^.]{0,50}\b(?:unripe|unopened|not (?:yet )?opened|before (?:it|they) opens?|prise|pry|force (?:it|them) open|still closed|with (?:the |its )?seeds)\b/g;
export const UNRIPE_REFUSED =
  /\b(?:discard|throw|never|don't|do not|not) (?:\w+ ){0,4}(?:unripe|unopened|seeds|closed)/;
export const UNNAMED_MUSHROOMS =
  /\b(?:if it peels[^.]{0,30}(?:edible|fine|eat|good)|any (?:wild |foraged )?(?:mushrooms|fungi) (?:you|that you) (?:\w+ )?(?:find|found|pick|picked|come across)|(?:mushrooms|fungi) (?:you(?:'ve| have)? |i |we |that you )?(?:have |just )?(?:found|picked|gathered|foraged) (?:in|from|on|under) (?:the |your |a )?(?:woods?|forest|garden|lawn|field|park|backyard)|(?:unknown|unidentified|random) (?:wild )?(?:mushrooms|fungi)|cooking (?:(?:it|them|the \w+|will|always|simply) ){0,3}(?:(?:destroy|remove|kill)s?|neutrali[sz]es?) (?:any|the|all|most)(?: \w+){0,2} (?:poison|toxin)s?)\b/g;
export const RAW_AND_POISONOUS =
  /\b(?:raw|uncooked|fresh,? unboiled) (?:grated |shredded |sliced )?(?:cassava|yuca|manioc|taro|(?:eddoe|fiddlehead|bamboo shoot|morel|lima bean)s?|elderberr(?:y|ies)|(?:red )?kidney beans?|lupin(?:i)? beans?|soy(?:a)? ?beans?)\b/g;
export const MADE_SAFE =
  /\b(?:boil|simmer|cook|steam|fry|roast|bake|until (?:soft|tender)|peel)\w*\b|\b(?:tinned|canned|frozen|flour|starch)\b/;
export const ELDER_GREENS =
  /\b(?:unripe elderberr(?:y|ies)|elderberr(?:y|ies)[^.]{0,20}\b(?:stems?|stalks?|leaves) and all|elder(?:berry)? (?:leaves|bark|stems))\b/g;
const WRONG_USES: readonly WrongUse[] = [
  {
    pattern: RHUBARB_LEAVES_COOKED,
    unless: LEAVES_LEFT_OUT,
    why: 'the leaves are poisonous, and the Royal Horticultural Society has the stalks alone eaten',
  },
  {
    pattern: GREEN_POTATOES,
    unless: GREEN_CUT_AWAY,
    why: 'green and sprouted parts hold solanine, and the BfR has them cut away',
  },
  {
    pattern: GREEN_LEFT_ON,
    why: 'green and sprouted parts hold solanine, and the BfR has them cut away',
  },
  {
    pattern: STONE_KERNELS,
    unless: NO_STONE_KERNELS,
    why: KERNELS,
  },
  {
    pattern: UNRIPE_ACKEE,
    unless: UNRIPE_REFUSED,
    why: 'unripe ackee lowers the blood sugar to a deadly point, and the FDA admits only what opened by itself',
  },
  {
    pattern: UNNAMED_MUSHROOMS,
    unless: /\b(?:expert|identified|identify|certain|sure of|shop|bought|market|cultivated|beans?)\b/,
    why: 'cooking does not undo the poison of some fungi, and the FDA has wild ones named by an expert first',
  },
  {
    pattern: RAW_AND_POISONOUS,
    unless: MADE_SAFE,
    why: 'raw it is poisonous and has to be cooked first (FSANZ, CDC, FDA and Health Canada)',
  },
  {
    pattern: ELDER_GREENS,
    why: 'unripe berries, stems and leaves give off cyanide (CDC, MMWR 1984;33:173)',
  },
];

export const DISCARDED_BEHIND = /^[^.;]{0,30}\b(?:discarded|removed|thrown|cut off|trimmed|discard|binned)\b/;

function findWrongUse(sentence: Sentence, use: WrongUse): string | null {
  const match = findSaid(sentence.plain, use.pattern);
  if (match === null) return null;
  const before = sentence.plain.slice(0, match.index);
  const behind = sentence.plain.slice(match.index + match[0].length);
  if (isDisposed(before) || says(behind, DISCARDED_BEHIND)) return null;
  // "Tempted to use what you found? Only if an expert has named it."
  const said = sentence.plain.includes('?')
    ? `${sentence.plain} ${sentence.next?.plain ?? ''}`
    : sentence.plain;
  return use.unless?.test(said) === true ? null : match[0];
}

interface RawPlant {
  readonly name: RegExp;
  readonly ready: RegExp;
  readonly called: string;
  /** Minutes at the boil, or of steam, that it takes; 0 for any cooking. */
  readonly minutes: number;
  readonly figure: string;
  /** Words of the method that make it right, where cooking alone does not. */
  readonly treated?: RegExp;
  /** What the steps call it, beside its name. */
  readonly said?: RegExp;
}

export const TARO =
  /\b(?:taro|eddoes?|dasheen|cocoyams?|malanga|colocasia|elephant ears?(?= root| tuber| corm|,|$)|konjac (?:root|tuber|corm)|(?:root|tuber|corm) of konjac)\b/;
export const FRESH_BAMBOO =
  /\b(?:fresh(?:ly)?|raw|unboiled|whole|unpeeled|garden) (?:\w+ )?bamboo shoots?\b|\bbamboo shoots?\b[^.;]*\b(?:fresh(?:ly)?|raw|dug|unpeeled|picked|harvested)\b/;
export const FRESH_BEANS =
  /\brunner beans?\b|\b(?:fresh|shelled|podded|young) (?:\w+ )?(?:kidney|borlotti|lima|cranberry|cannellini|haricot) beans?\b/;
export const READY_LUPINS =
  /\b(?:(?:jar|tin|can)s?|jarred|brined?|tinned|canned|cooked|flour|flakes|sweet|ready|debittered|pickled|allerg\w+|free|milk|protein|pasta|bread)\b/;
export const DEBITTERED =
  /\b(?:days|debitter\w*|bitterness|no longer bitter|until (?:they are )?(?:not|no longer) bitter|(?:chang(?:e|ed|ing)|fresh|(?:refresh|renew|replac)\w*)[^.;]{0,30}\bwater|water[^.;]{0,20}\bchang(?:e|ed|ing))\b/;
export const SOYBEANS = /\bsoy(?:a)?[ -]?beans?\b/;

// Whole recipe: the plant is listed and nothing that cooks it is ever said.
const RAW_PLANTS: readonly RawPlant[] = [
  {
    name: /\b(?:cassava|yuca|manioc)\b/,
    ready:
      /\b(?:flour|meal|starch|frozen|cooked|tinned|canned|tapioca|gari|chips|crisps|bread|grated frozen)\b/,
    called: 'cassava',
    minutes: 0,
    figure: 'Food Standards Australia New Zealand has it peeled and cooked until soft',
  },
  {
    name: TARO,
    ready: /\b(?:flour|cooked|powder|chips|crisps|tinned|canned)\b/,
    called: 'taro',
    minutes: 0,
    figure: 'Food Standards Australia New Zealand has it cooked until soft',
  },
  {
    name: /\belderberr(?:y|ies)\b/,
    ready: /\b(?:syrup|cordial|jam|jelly|dried|cooked|tinned|extract|juice|wine)\b/,
    called: 'elderberries',
    minutes: 0,
    figure: 'the CDC has them cooked',
  },
  {
    name: /\bfiddleheads?\b/,
    ready: /\b(?:boiled|cooked|tinned|canned|blanched and boiled)\b/,
    called: 'fiddleheads',
    minutes: 10,
    figure: 'Health Canada has them boiled for 15 minutes or steamed for 10 to 12',
  },
  {
    name: FRESH_BAMBOO,
    ready: /\b(?:tinned|canned|boiled|cooked|vacuum)\b/,
    called: 'fresh bamboo shoots',
    minutes: 8,
    figure: 'Food Standards Australia New Zealand has them boiled for 8 to 10 minutes',
  },
  {
    name: FRESH_BEANS,
    ready: /\b(?:(?:tin|can|jar)s?|tinned|canned|cooked|dried|frozen|blanched)\b/,
    called: 'beans',
    minutes: 0,
    figure: 'raw beans hold lectins that only boiling undoes (BfR)',
    said: /\b(?:beans|pods|ribbons)\b/,
  },
  {
    name: /\bmorels?\b/,
    ready: /\b(?:tinned|canned|cooked|cherr(?:y|ies))\b/,
    called: 'morels',
    minutes: 0,
    figure: 'the FDA has them cooked thoroughly',
  },
  {
    name: /\blupins?\b|\blupini\b/,
    ready: READY_LUPINS,
    called: 'bitter lupin beans out of their bitterness',
    minutes: 0,
    figure: 'they are boiled fully and debittered (BfR), which takes days in water that is changed',
    treated: DEBITTERED,
  },
  {
    name: SOYBEANS,
    ready:
      /\b(?:tinned|canned|cooked|(?:sprout|tin|can)s?|paste|sauce|roasted|frozen|edamame|fermented|oil|free)\b/,
    said: /\b(?:beans|milk|okara|pulp|liquid|puree|mash)\b/,
    called: 'soybeans',
    minutes: 0,
    figure: 'they are boiled fully (BfR), for raw ones hold lectins',
  },
];

/** A line that says it was cooked before. */
export const READY = /\b(?:boiled|cooked|pre-?cooked|simmered|steamed|roasted|baked|fried|stewed)\b/;
/** "You need two fresh bamboo shoots and the juice of a yuzu" */
export const ASKS_FOR =
  /\b(?:you(?:'ll| will)?(?: also)? (?:need|want)|ingredients|gather|it takes|this takes)\b/;
export const COOKING =
  /\b(?:boil|simmer|cook|fry|fried|frying|bake|roast|saut|stew|steam|braise|grill|pressure|blanch|heat|sear|soften|microwave|deep[- ]fry)\w*\b/;

export const NO_COOKING =
  /\bheat (?:would|will|only|can|could|may|might)\b[^.;]*|\b(?:nothing|no need|needn't|needs? no|never|not|no|isn't|without|away from|free of|keep(?:s|ing)?)\b(?: \w+){0,2} (?:(?:cook|boil|heat|simmer|stew|fry)(?:ing|ed)?)(?: away| out| off| of any kind| at all)?\b(?! through)|\bno[- ]cook(?:ing)?\b|\b(?:heat|cook|boil|simmer|stew|bak|warm)ing (?:(?:it|them|the \w+) )?(?:(?:would|will|could|can|may|might|only|just|merely) )*(?:destroy|ruin|kill|spoil|rob|strip|dull|flatten|wast|los|tak|driv|wreck|harm|damag|undo|diminish|reduc|cost|mak|turn)\w*\b[^.;]*|\b(?:juice|vinegar|salt|marinade|acid)\b[^.;]{0,30}\b(?:soften|cook)\w*|\b(?:soften|cook)\w*[^.;]{0,20} in the (?:juice|vinegar|acid|lime|lemon)|\b(?:pre-?heat|heat(?:s|ed)? the (?:oven|grill))\b/g;
export const ALL_OF_IT =
  /\b(?:it|them|everything|all|mixture|pieces|chunks|cubes|slices|(?:root|tuber|cake|fritter)s?|berries|fruit|shoots|greens|fungi|mushrooms|pan|pot|stew|soup|curry|sauce|syrup|batter|dough|patties)\b/;

/** Whether a sentence cooks the plant, and not only something beside it: "grate it raw; fry the fish". */
function isCooked(scan: RecipeScan, plant: RawPlant, sentence: Sentence): boolean {
  const plain = sentence.plain.replace(prepare(NO_COOKING), ' ');
  if (findSaid(plain, COOKED) === null) return false;
  if (says(sentence.around, plant.name) || says(plain, ALL_OF_IT) || plant.said?.test(plain) === true)
    return true;
  // "Simmer in the cream" is said of what stands before it, "simmer the fish" of the fish.
  for (const { 0: words, index } of findAll(plain, COOKED))
    if (says(plain.slice(index + words.length), NO_OBJECT)) return true;
  return scan.foods(sentence).filter(({ food }) => food.staple < 2).length === 0;
}
export const NO_OBJECT =
  /^(?:[,.;]|$| (?:in|with|for|until|till|over|on|at|gently|slowly|covered|uncovered|and|to|through|down|about|another|again|\d))/;
const COOKED = new RegExp(COOKING.source, 'g');

export const AT_THE_BOIL = /\b(?:boil|steam|simmer|blanch|cook)\w*\b/;

function checkRawPlant(scan: RecipeScan, plant: RawPlant): Finding | null {
  // In prose the list is a sentence.
  const named =
    scan.lines.length === 0 ? scan.sentences.filter(({ plain }) => says(plain, ASKS_FOR)) : scan.lines;
  const line = named.find(
    ({ plain }) => says(plain, plant.name) && !says(plain, plant.ready) && !says(plain, READY),
  );
  if (line === undefined || !scan.english) return null;
  const cooks =
    plant.treated !== undefined
      ? findSaid(scan.method, new RegExp(plant.treated, 'g')) !== null
      : plant.minutes === 0
        ? scan.steps.some((sentence) => isCooked(scan, plant, sentence))
        : readMinutesOf(scan, AT_THE_BOIL) >= plant.minutes;
  if (cooks) return null;
  const what = plant.minutes === 0 ? 'No step cooks' : 'No step boils or steams for long enough';
  return {
    rule: 'natural-toxin',
    severity: 'danger',
    message: `${what} the ${plant.called}; ${plant.figure}.`,
    ...pointAt(line),
  };
}

function writeUse(sentence: Sentence, words: string, why: string): Finding {
  return {
    rule: 'natural-toxin',
    severity: 'danger',
    message: `${namePlace(sentence)} uses "${quote(words)}"; ${why}.`,
    ...pointAt(sentence),
  };
}

/** What a sentence does wrong: judged when its step ends. At most one finding for each kind of use. */
export function checkWrongUse(scan: RecipeScan): readonly Finding[] {
  const found = new Map<string, Finding>();
  const look = (why: string, find: (sentence: Sentence) => string | null): void => {
    for (const sentence of found.has(why) ? [] : scan.sentences) {
      const words = find(sentence);
      if (words === null || isOnlyNamed(scan, sentence)) continue;
      found.set(why, writeUse(sentence, words, why));
      return;
    }
  };
  for (const use of WRONG_USES) look(use.why, (sentence) => findWrongUse(sentence, use));
  for (const state of [...TOXIC_STATES, ...TOXIC_PARTS])
    look(state.why, (sentence) => state.find(scan, sentence));
  return [...found.values()];
}

/** What a whole recipe leaves undone. */
export function checkRawPlants(scan: RecipeScan): readonly Finding[] {
  return RAW_PLANTS.map((plant) => checkRawPlant(scan, plant)).filter((finding) => finding !== null);
}
