// Dishes and sauces that hold an allergen by their nature and are no food of their own in the knowledge base: a custard
// is eggs and milk, whatever the brand. Source: their standard recipes. Keys are allergens, or an origin.

import type { Allergen } from '../../food/allergens.ts';
import type { Origin } from '../../food/food.ts';
import { type Food, findFood } from '../../food/foods.ts';
import type { Sentence } from '../method/sentence.ts';
import { compileLexicon, type Lexicon } from './compile-lexicon.ts';

const MADE_OF = {
  'egg milk':
    'custard, creme anglaise, creme brulee, creme patissiere, creme caramel, pastry cream, eggnog, hollandaise, bearnaise, carbonara sauce, semifreddo',
  egg: 'chocolate/fruit/lemon/raspberry mousse, sabayon, zabaglione, remoulade, advocaat, omelette, frittata, scotch egg, french toast, royal icing, tartar/tartare sauce, ranch dressing, thousand island dressing, marie rose, egg wash, egg glaze, tortilla espanola, marshmallow fluff',
  'egg milk gluten': 'choux pastry, choux bun, profiterole, eclair, quiche, bakewell tart',
  nuts: 'praline, gianduja, florentines, romesco, turron, cobnut, filbert, orgeat, frangipane, cashew cream, cashew cheese, marzipan',
  'nuts egg': 'amaretti',
  'nuts gluten': 'baklava',
  celery: 'mirepoix, soffritto, celery salt, waldorf salad, bloody mary mix',
  mustard: 'piccalilli, honey mustard, mustard dressing, mustard vinaigrette',
  'egg fish milk': 'caesar dressing, caesar sauce',
  fish: 'gentlemans relish, bagna cauda, nuoc cham, bonito flakes, katsuobushi, bottarga, fish roe, cod roe, taramasalata, garum, whitebait, skate wing, puttanesca sauce, isinglass',
  crustaceans:
    'belacan, terasi, bagoong, shrimp chips, prawn crackers, krill, lobster/crab/prawn/shrimp bisque, xo sauce',
  molluscs: 'calamari, whelk, abalone, winkle, conch, limpet, clamato',
  milk: 'whey, whey protein, casein, milk powder, milk solids, lactose, curds, khoya, rabri, cotija, nacho cheese, shrikhand, kulfi, doogh, buttered, dulce de leche, butterscotch, alfredo sauce, tzatziki, raita, lassi',
  peanut: 'satay sauce, satay, peanut sauce, gado gado, kare kare',
  'nuts sesame': 'dukkah',
  sesame: 'halva, zaatar, gomasio, furikake, benne seed, gingelly oil, goma dare',
  'milk gluten': 'bechamel, mornay, ovaltine, horlicks, malted milk',
  gluten:
    'khorasan wheat, malt extract, yorkshire pudding, roux, triticale, barley miso, gravy granules, bisto',
  soy: 'okara, yakisoba sauce, tonkatsu sauce',
  meat: 'demi-glace, meat glaze, glace de viande, beef granules, beef tea',
  honey: 'bee pollen, propolis',
} as const;

type Holds = keyof typeof MADE_OF;

const ORIGINS: Readonly<Record<string, Origin>> = {
  egg: 'egg',
  milk: 'milk',
  meat: 'meat',
  honey: 'honey',
  fish: 'fish',
};
const NO_ALLERGENS: ReadonlySet<string> = new Set(['meat', 'honey']);
/** Words that make another thing of it: "custard powder", "oat custard", "satay-style seasoning". */
const OTHERWISE =
  'vegan free plant eggless powder instant mix soya soy oat almond coconut style seasoning flavour flavored flavoured without no'.split(
    ' ',
  );

let lexicon: Lexicon<Holds> | undefined;

/** What the words name as a food with its allergens; none where they say that it is made otherwise. */
export function readMadeDishes(sentence: Sentence): readonly Food[] {
  lexicon ??= compileLexicon<Holds>({}, MADE_OF);
  const hits = lexicon.find(sentence.folded);
  const base = hits.length === 0 ? undefined : findFood('mayonnaise');
  if (base === undefined || OTHERWISE.some((word) => sentence.says(word))) return [];
  // What it holds is known, so no diet waits for a label.
  const { fits: _label, ...bare } = base;
  return hits.map(({ sense, from, to }): Food => {
    const holds = sense.split(' ');
    const words = sentence.folded.words.slice(from, to);
    const name = sentence.plain.slice(words[0]?.start, words.at(-1)?.end);
    return {
      ...bare,
      name,
      plural: name,
      allergens: holds.filter((one) => !NO_ALLERGENS.has(one)) as readonly Allergen[],
      mayContain: [],
      origins: holds.flatMap((one) => ORIGINS[one] ?? []),
    };
  });
}
