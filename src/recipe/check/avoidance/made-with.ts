// Dishes and sauces that are made with an allergen by their nature and are no food of the knowledge base, or one
// whose label tells: a custard is eggs and milk, whatever the brand. Source: their standard recipes.

import type { Allergen } from '../../../food/allergens.ts';
import type { Origin } from '../../../food/food.ts';
import { type Food, findFood } from '../../../food/foods.ts';
import { foldText } from '../../../food/normalise-text.ts';
import { prepare } from '../../../food/prepare-pattern.ts';
import { says } from '../stance/phrases.ts';

interface MadeDish {
  readonly words: RegExp;
  readonly holds: readonly Allergen[];
  /** Where it comes from beside its allergens. */
  readonly from?: Origin;
}

export const CUSTARDS =
  /\b(?:custard(?!s? (?:powder|(?:apple|cup|cream)s?))|creme (?:anglaise|brulee|patissiere|caramel)|pastry cream|eggnog|hollandaise|bearnaise|carbonara(?: sauce)?|semifreddo|flan patissier)\b/;
export const MOUSSES_AND_OMELETTES =
  /\b(?:(?:chocolate|lemon|fruit|coffee|mango|raspberry|strawberry|vanilla|caramel|mocha|white chocolate) mousse|mousse au chocolat|sabayon|zabaglione|zabaione|remoulade|advocaat|omelettes?|frittata|scotch eggs?|french toast|royal icing)\b/;
export const CHOUX = /\b(?:choux(?: pastry| buns?)?|profiteroles?|eclairs?)\b/;
export const EGG_SAUCES = /\b(?:tartare? sauce|ranch dressing|thousand island(?: dressing)?|marie rose)\b/;
export const PARTS_OF_MILK =
  /\b(?:whey(?: (?:protein|powder))*|casein(?:ates?)?|milk (?:powder|solids?|proteins?|fat)|lactalbumin|lactose|curds)\b/;
export const WHEAT_AND_RYE =
  /\b(?:khorasan wheat|rye(?! (?:whisk|gin))|malt extract|yorkshire puddings?|roux|triticale|simits?)\b/;
export const MEAT_GLAZES =
  /\b(?:demi-?glace|meat glaze|glace de viande|beef (?:gravy )?granules|meat jelly|beef tea)\b/;
export const FISH_AND_ROE =
  /\b(?:bottarga|(?:fish|cod|salmon|trout|herring|lumpfish|hard|soft) roes?|taramasalata|tarama|garum|whitebait|skate wings?|mentaiko|puttanesca sauce|ngapi|prahok|isinglass)\b/;
export const CRUSTACEANS = /\b(?:krill|yabb(?:y|ies)|moreton bay bugs?|hae bi hiam|cha tom)\b/;
export const MOLLUSCS =
  /\b(?:calamari|calamares|(?:whelk|abalone|geoduck|limpet)s?|(?:peri)?winkles|conch(?! (?:shells?|pasta))|clamato|queenies)\b/;
export const NUTS =
  /\b(?:(?:cobnut|filbert|bakewell tart)s?|orgeat|frangipane|ferrero rocher|cashew (?:cream|cheese))\b/;
export const PEANUT_DISHES =
  /\b(?:gado[- ]gado(?: (?:sauce|dressing))?|pb(?! ?(?:&|and|\d))|reese's|kare[- ]kare)\b/;
export const SESAME_DISHES = /\b(?:benne seeds?|gingelly oil|til (?:seeds?|oil)|goma dare|simits?)\b/;

const MADE_DISHES: readonly MadeDish[] = [
  {
    words: CUSTARDS,
    holds: ['egg', 'milk'],
  },
  {
    words: MOUSSES_AND_OMELETTES,
    holds: ['egg'],
  },
  { words: CHOUX, holds: ['egg', 'milk', 'gluten'] },
  { words: /\b(?:praline(?: paste)?|gianduja|florentines|romesco|turron)\b/, holds: ['nuts'] },
  { words: /\bamaretti\b/, holds: ['nuts', 'egg'] },
  { words: /\bbaklava\b/, holds: ['nuts', 'gluten'] },
  {
    words: /\b(?:mirepoix|soffritto|sofrito mix|celery salt|waldorf salad|bloody mary mix)\b/,
    holds: ['celery'],
  },
  { words: /\b(?:piccalilli|honey mustard|mustard (?:dressing|vinaigrette|mayo))\b/, holds: ['mustard'] },
  { words: /\b(?:caesar dressing|caesar sauce)\b/, holds: ['egg', 'fish', 'milk'] },
  { words: EGG_SAUCES, holds: ['egg'] },
  {
    words: /\b(?:gentleman's relish|bagna cauda|anchoiade|nuoc cham|bonito flakes|katsuobushi)\b/,
    holds: ['fish'],
  },
  { words: /\b(?:belacan|terasi|bagoong|shrimp chips|prawn crackers)\b/, holds: ['crustaceans'] },
  {
    words: PARTS_OF_MILK,
    holds: ['milk'],
  },
  { words: /\b(?:egg ?wash|egg glaze)\b/, holds: ['egg'] },
  { words: /\b(?:satay(?: sauce)?|peanut sauce)\b/, holds: ['peanut'] },
  { words: /\b(?:dukkah)\b/, holds: ['nuts', 'sesame'] },
  { words: /\b(?:halva|za'?atar|gomasio|furikake)\b/, holds: ['sesame'] },
  { words: /\b(?:lobster|crab|prawn|shrimp) bisque\b|\bxo sauce\b/, holds: ['crustaceans'] },
  { words: /\b(?:bechamel|mornay)\b/, holds: ['milk', 'gluten'] },
  {
    words: WHEAT_AND_RYE,
    holds: ['gluten'],
  },
  {
    words: MEAT_GLAZES,
    holds: [],
    from: 'meat',
  },
  { words: /\b(?:bee pollen|propolis)\b/, holds: [], from: 'honey' },
  { words: /\b(?:ovaltine|horlicks|malted milk)\b/, holds: ['milk', 'gluten'] },
  { words: /\b(?:barley miso|mugi miso|gravy granules|bisto)\b/, holds: ['gluten'] },
  { words: /\b(?:quiche|bakewell tart)s?\b/, holds: ['egg', 'milk', 'gluten'] },
  { words: /\b(?:tortilla espanola|marshmallow fluff|frangipane)\b/, holds: ['egg'] },
  {
    words: FISH_AND_ROE,
    holds: ['fish'],
  },
  { words: CRUSTACEANS, holds: ['crustaceans'] },
  {
    words: MOLLUSCS,
    holds: ['molluscs'],
  },
  {
    words: NUTS,
    holds: ['nuts'],
  },
  {
    words: PEANUT_DISHES,
    holds: ['peanut'],
  },
  { words: SESAME_DISHES, holds: ['sesame'] },
  { words: /\b(?:okara|yakisoba sauce|tonkatsu sauce)\b/, holds: ['soy'] },
  { words: /\b(?:khoya|khoa|mawa|rabri|cotija|nacho cheese|shrikhand|kulfi|doogh)\b/, holds: ['milk'] },
  {
    words: /\b(?:(?:well-)?buttered|dulce de leche|butterscotch|alfredo sauce|tzatziki|raita|lassi)\b/,
    holds: ['milk'],
  },
];
// One look for them all: few sentences hold any.
const ANY = new RegExp(MADE_DISHES.map(({ words }) => words.source).join('|'));

const ORIGINS: Readonly<Partial<Record<Allergen, Origin>>> = { egg: 'egg', milk: 'milk' };

// Of itself the line says that it is another thing: powder to be stirred up, or made without.
export const OTHERWISE =
  /\b(?:vegan|sunflower|(?:milk|fish|sesame|celery|mustard|peanut|shellfish)[- ]?free|plant[- ]based|plant|egg[- ]?free|eggless|no egg|without eggs?|dairy[- ]free|nut[- ]free|(?<!(?:milk|protein|whey|praline) )powder(?:ed)?|instant|(?<!\b(?:soffritto|sofrito|mary) )mix|soya?|oat|almond|coconut|style|seasoning|spice|flavou?r(?:ed|ing)?)\b/;

/** What the words name as a food with its allergens; none where they say that it is made otherwise. */
export function readMadeDishes(text: string): readonly Food[] {
  const plain = foldText(text);
  if (!says(plain, ANY) || says(plain, OTHERWISE)) return [];
  const sauce = findFood('mayonnaise');
  if (sauce === undefined) return [];
  // What it holds is known, so no diet waits for a label.
  const { fits: _label, ...base } = sauce;
  return MADE_DISHES.flatMap(({ words, holds, from }): readonly Food[] => {
    const match = prepare(words).exec(plain);
    if (match === null) return [];
    const origins = [...holds.map((allergen) => ORIGINS[allergen]), from].filter(
      (origin) => origin !== undefined,
    );
    return [{ ...base, name: match[0], plural: match[0], allergens: holds, mayContain: [], origins }];
  });
}
