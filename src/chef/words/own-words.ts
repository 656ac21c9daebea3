// The cook's own word for a food, where it is finer or plainer than the name in the table: who typed "linguine" reads
// "linguine" in the recipe, and not "spaghetti". Only words listed here; slips and foreign names are not repeated.

import type { Food } from '../../food/foods.ts';
import { pluralise, singularise } from '../../food/plural-name.ts';

const OWN_WORDS: ReadonlySet<string> = new Set(
  [
    'penne, fusilli, rigatoni, farfalle, macaroni, conchiglie, pasta shell, linguine, tagliatelle, bucatini',
    'pappardelle, fettuccine, tortellini, ravioli, tortelloni, lasagne',
    'curry paste, red curry paste, green curry paste, yellow curry paste, thai red curry paste, thai green curry paste',
    'massaman curry paste, tikka paste, korma paste, madras paste',
    'white fish, cod fillet, cheese, red leicester, wensleydale, smoked tofu, firm tofu',
    'taco shell, brisket, beef brisket, chuck roast, silverside, lamb shoulder, beef shin, beef cheek, braising steak, stewing steak, chuck steak, diced beef',
    'sirloin steak, rump steak, ribeye, fillet steak, flank steak, lamb cutlet, lamb steak, duck leg',
    'king prawn, tiger prawn, button mushroom, chestnut mushroom',
    'savoy cabbage, white cabbage, pointed cabbage, hispi cabbage, sweetheart cabbage, green cabbage',
    'little gem, iceberg lettuce, romaine lettuce, sugar snap, petits pois, garden pea',
    'chipolata, cumberland sausage, pork sausage, italian sausage, bratwurst',
    'rolled oat, porridge oat, naan bread, pitta bread, panko, wrap, ciabatta, focaccia, toast, bun',
    'red pepper, green pepper, yellow pepper, orange pepper, bell pepper, romano pepper, plum tomato',
    'eggplant, zucchini, scallion, arugula, cilantro, rutabaga, shrimp',
    'bramley apple, satsuma, clementine, tangerine, nectarine, greengage, damson',
    'prosecco, red grape, white grape, sultana, currant, dried fig, medjool date',
    'streaky bacon, back bacon, smoked bacon, parma ham, bacon lardon, pancetta, smoked salmon trimming',
    'poblano pepper, poblano, poblano chile, habanero, serrano pepper, padron pepper, shishito pepper, runner bean',
    'french bean, wax bean, tonic water, soda water, lemonade, ginger beer, ginger ale, spam, satay sauce',
    'american cheese, swiss cheese, double gloucester, cheshire cheese, lancashire cheese, caerphilly, colby, edam',
    'taleggio, reblochon, raclette, jarlsberg, provolone, grana padano, pepper jack, pepperoni, speck, guanciale',
    'serrano ham, frankfurter, kabanos, andouille, turkey bacon, biltong, cavolo nero, choy sum, tatsoi, mizuna',
    'pea shoot, broccoli rabe, rapini, marrow, black treacle, little gem lettuce, burger cheese',
    'kielbasa, chapati, roti, stilton, gorgonzola, roquefort, thai basil, muesli, cornflakes, ginger biscuit, gingernut, ginger nut, hobnob, shortbread, oreo, rich tea, chicken, ham hock, pork steak, pork loin',
    'hash brown, tater tot, potato waffle, lamb leg steak, chili crisp, black vinegar, wonton wrapper, gyoza wrapper, spring roll wrapper',
    'kumquat, medlar, tonic, wild boar mince, bison mince, rabbit mince, hare mince, ostrich mince, kangaroo mince',
    'barberry, goji berry, dried cherry, dried sour cherry, dried blueberry, goat leg',
    'cotija, queso blanco, sherry vinegar, champagne vinegar, tarragon vinegar, smetana, crema mexicana, niter kibbeh',
    'garlic chive, chipotle, chipotle in adobo, korean fish cake, rice cake, puy lentil, demerara, demerara sugar, muscovado, muscovado sugar, jaggery, palm sugar, piloncillo, aioli, garlic mayo',
    'tartare sauce, tartar sauce, remoulade, kewpie mayo, salad cream, kabocha, kabocha squash, delicata squash, madeira',
    'vermouth, shaoxing wine, sake, champagne, cava, riesling, fromage frais, fromage blanc, clementine juice',
    'grapefruit juice, crème légère, garlic mayo, grit, maize meal, smoked cod, arbroath smokie, andouille sausage',
    'plum sauce, teriyaki, teriyaki sauce, brandy, cognac, bourbon, armagnac, calvados, thousand island dressing',
    'burger sauce, caesar dressing, tonkatsu sauce, cuttlefish, schmaltz, kasha, crispbread, matzo, kefalotyri, caviar',
    'ugu leaf, kangaroo, ostrich, crocodile, turkey escalope, turkey steak, chicken escalope, marmite, vegemite, beet greens, beetroot leaf',
    'purple sprouting broccoli, sprouting broccoli, karela, aburaage, lager, ale, farro, coley, sprat, langoustine, bresaola',
    'ancho, guajillo, havarti, pecorino romano, banana shallot, charlotte potato, jersey royal',
    'suet, beef suet, vegetable suet, stout, ox cheek, dried porcini, porcini, rotini, cavatappi, orecchiette, ziti, ditalini, spaghettini, mafaldine, noodle',
    'peanut sauce, dill pickle, rye cracker, cream cracker, chocolate bar',
  ]
    .join(', ')
    .split(', '),
);

/** The word of the list above that was typed for it; null where there is none. The longest wins, then the alphabet. */
function findOwnWord(typed: readonly string[], food: Food): string | null {
  let known: readonly string[] | undefined;
  const listKnown = (): readonly string[] => {
    known ??= [food.name, food.us ?? '', food.id.replaceAll('-', ' '), ...(food.names ?? [])].map((name) =>
      singularise(name.toLowerCase()),
    );
    return known;
  };
  // "Puy lentils" are known as "le puy lentils".
  const isKnown = (own: string): boolean =>
    own === 'chicken' ||
    listKnown().some((name) => name === own || (own.includes(' ') && name.endsWith(` ${own}`)));
  let best: string | null = null;
  for (const text of typed) {
    const words = text.toLowerCase().match(/[a-z]+/g) ?? [];
    for (let from = 0; from < words.length; from += 1) {
      for (let length = Math.min(4, words.length - from); length > 0; length -= 1) {
        const run = words.slice(from, from + length).join(' ');
        const found = OWN_WORDS.has(run) ? run : singularise(run);
        if (!OWN_WORDS.has(found) || !isKnown(singularise(found))) continue;
        if (best === null || found.length > best.length || (found.length === best.length && found < best))
          best = found;
      }
    }
  }
  return best;
}

/** Names that are a part of the food's own say less than it does. */
function saysLess(own: string, food: Food): boolean {
  return food.name === own || (own.length < food.name.length && food.name.split(' ').includes(own));
}

/** The food under the cook's own word. `counted` where a number of pieces was stated. */
export function keepOwnWord(food: Food, typed: readonly string[], counted: boolean): Food {
  // What it is free of stays in its name.
  if (food.staple > 1 || /^(?:\w+-free|eggless|vegan|halal|kosher) /.test(food.name)) return food;
  const found = findOwnWord(typed, food);
  if (found === null) return food;
  const own = found.replace(/^korean\b/, 'Korean');
  // "Chicken" and "lamb" would hide that these are minced, cooked or whole.
  if (
    ['mince', 'cooked-meat', 'poultry-whole'].includes(food.category) &&
    own !== food.id &&
    !own.endsWith('mince')
  )
    return food;
  const plainName = singularise(food.name.toLowerCase());
  // Who typed the food's own name beside another word of this list means the food.
  if (!own.includes(plainName) && typed.some((text) => text.toLowerCase().includes(plainName))) return food;
  if (own === 'chicken') {
    const loose: Food = {
      ...food,
      name: own,
      plural: own,
      noun: 'mass',
      preparation: 'boneless thighs or breasts',
    };
    const bare = typed.every((text) =>
      /^[^a-z]*(?:k?g|lbs?|oz|of|some|raw|fresh| )*chicken(?: pieces?)?[^a-z]*$/.test(text.toLowerCase()),
    );
    return food.category === 'poultry-cut' && !counted && bare ? loose : food;
  }
  if (saysLess(own, food) && !/^(?:curry paste|noodle|chipotle)$/.test(own)) return food;
  // "Shrimp" are as many as one likes.
  if (own === food.us && food.usPlural === own) return { ...food, name: own, plural: own };
  const { us: _us, usPlural: _usPlural, ...plain } = food;
  if (own === 'panko') return { ...plain, name: own, plural: own, noun: 'mass' };
  if (food.noun === 'plural') return { ...plain, name: pluralise(own), plural: pluralise(own) };
  if (own.endsWith(' leaf')) return { ...plain, name: pluralise(own), plural: pluralise(own) };
  return { ...plain, name: own, plural: food.noun === 'count' ? pluralise(own) : own };
}

/** Whether this food carries a word of the cook's own. */
export function isOwnWord(food: Food): boolean {
  return OWN_WORDS.has(singularise(food.name));
}
