// Tells whether the words before a known name leave it the same food: "braeburn apple" is an apple, "oat milk" no milk.

import { FOODS, type Food, type FoodId } from '../../foods.ts';
import { readKeys } from '../../normalise-text.ts';
import { foodIndex } from './food-index.ts';
import { COLOURS, MADE_DISHES, PLAIN_WORDS, STAND_INS } from './plain-words.ts';

const MOST_WORDS = 4;

/** Whether a food stays what it is behind these words (noise and states already taken out). `name` is how it was named. */
export function leavesItTheSame(
  words: readonly string[],
  food: Food,
  name: readonly string[],
  till = false,
): boolean {
  if (words.length > MOST_WORDS) return false;
  if (
    words.some(
      (word) => NEVER_THE_SAME.has(word) || (STAND_INS.has(word) && !isOfPlantsAnyway(word, food, name)),
    )
  )
    return false;
  if (food.id === 'juice' && words.length > 0 && words.every(isFruit)) return true;
  if (needsKnownWords(food, name) && !(till && SOLD_AS_FOOD.has(name[0] ?? ''))) {
    return words.every(
      (word) => PLAIN_WORDS.has(word) && (COLOURS.has(word) || !foodIndex().byName.has(word)),
    );
  }
  // Another food before the name makes a third one: oat milk is no milk, apple juice no apple.
  return words.every(
    (word) =>
      COLOURS.has(word) ||
      PLANT_MAKERS.has(word) ||
      !namesFood(word, till) ||
      isFlavour(word, food) ||
      isInNamesOf(word, food) ||
      isGrainOfBread(word, food) ||
      isOwnMeat(word, food),
  );
}

// "Alpro soya yoghurt", "vegan puff pastry": what is of plants already stays what it is. By one word of a dish ("vegan
// chilli", "vegan lasagne") nobody can tell.
function isOfPlantsAnyway(word: string, { origins }: Food, name: readonly string[]): boolean {
  const isMaker = PLANT_MAKERS.has(word);
  return (
    (isMaker || (OF_PLANTS.has(word) && name.length > 1)) && origins.every((origin) => origin === 'plant')
  );
}
const PLANT_MAKERS: ReadonlySet<string> = new Set(['alpro', 'oatly', 'violife']);
const OF_PLANTS: ReadonlySet<string> = new Set(
  'vegan vegetarian veggie plant plantbased based dairyfree'.split(' '),
);

function isFruit(word: string): boolean {
  const id = foodIndex().byName.get(word)?.id;
  return COLOURS.has(word) || (id !== undefined && FOODS[id].roles[0] === 'fruit');
}

// "Lamb koftas", "beef burgers": shaped of the meat that the table means.
function isOwnMeat(word: string, { id, origins }: Food): boolean {
  const of = foodIndex().byName.get(word)?.id;
  return (
    of !== undefined && /^(?:meatball|burger-patty)$/.test(id) && FOODS[of].origins.join() === origins.join()
  );
}

// "Teff injera", "spelt loaf": what a bread is baked of tells its kind.
function isGrainOfBread(word: string, food: Food): boolean {
  const id = foodIndex().byName.get(word)?.id;
  return id !== undefined && food.roles.includes('bread') && GRAINS.has(FOODS[id].category);
}
const GRAINS: ReadonlySet<string> = new Set(['grain', 'flour', 'cereal']);

// A till's "SPEC SEL" is a special selection and no salt: short words of other languages do not stand on its lines.
function namesFood(word: string, till: boolean): boolean {
  const match = foodIndex().byName.get(word) ?? foodIndex().findByLetters(word);
  return match !== undefined && !(till && word.length <= 3 && match.own !== true);
}

/** Whether a word before a name makes it something else or a joke: "unicorn steak", "rubber chicken". */
export function isOfAnotherKind(word: string): boolean {
  return NEVER_THE_SAME.has(word);
}

// "epsom salt", "hair oil" and "hand cream": these words name what is bought in other shops too.
function needsKnownWords(food: Food, name: readonly string[]): boolean {
  const [word = ''] = name;
  if (name.length > 1) return false;
  return VAGUE.has(word) || (ALSO_NO_FOOD.has(word) && WITHOUT_KINDS.has(food.roles[0]));
}
// What a till of a food shop prints with a maker's name before it.
const SOLD_AS_FOOD: ReadonlySet<string> = new Set(
  'cream creams butter milk milks water yeast pepper sauce juice stock wine gin lime lemon vinegar syrup beans seeds greens leaves'.split(
    ' ',
  ),
);
const ALSO_NO_FOOD: ReadonlySet<string> = new Set(
  'oil oils salt salts cream creams butter butters milk milks water waters vinegar syrup spirit spirits powder paste soda gum alcohol ammonia extract essence sweetener colouring starch gelatine yeast pepper sauce juice stock wine gin lime lemon'.split(
    ' ',
  ),
);
// "beans" alone are baked ones; of a kind that is not known nobody can tell, and of berries, mushrooms and fish some kill.
const VAGUE: ReadonlySet<string> = new Set(
  'fish fishes bean beans green greens seeds leaves berry berries mushroom mushrooms'.split(' '),
);
const WITHOUT_KINDS: ReadonlySet<string> = new Set([
  'fat',
  'baking',
  'spice',
  'sauce',
  'condiment',
  'liquid',
  'alcohol',
  'acid',
  'sweetener',
  'dairy',
]);

/** Whether a food's names hold this word, which then only says again what it is: "beef stewing steak". */
export function isInNamesOf(word: string, { name, us, names = [], typed = [] }: Food): boolean {
  return [name, us ?? '', ...names, ...typed].some((known) => readKeys(known).includes(word));
}

/** Whether a word beside the name of a food says nothing new of it. */
export function saysItAgain(word: string, food: Food): boolean {
  return (PLAIN_WORDS.has(word) && !MADE_DISHES.has(word)) || isInNamesOf(word, food);
}

// "Prawn curry" holds what a plain curry does not: who avoids that must not be told it is one.
function isFlavour(word: string, food: Food): boolean {
  const id = foodIndex().byName.get(word)?.id;
  if (!FLAVOURED.has(food.id) || id === undefined) return FLAVOURED.has(food.id);
  // Suet dumplings are made of it and not filled with it.
  if (food.id === 'dumpling' && FOODS[id].roles[0] === 'fat') return false;
  const known = [...(food.allergens ?? []), ...(food.mayContain ?? [])];
  return (FOODS[id].allergens ?? []).every((allergen) => known.includes(allergen));
}

/** Whether a label sets the flavour of this food behind its name as well: "soup carrot and coriander". */
export function isNamedWithFlavour({ id, category }: Food): boolean {
  return FLAVOURED.has(id) && /soup|jam|ice|snack|drink|tea|dumpling|filled/.test(`${id} ${category}`);
}

// What is made in many flavours, none of which makes it another thing to cook with.
const FLAVOURED: ReadonlySet<FoodId> = new Set<FoodId>([
  'jam',
  'chutney',
  'ice-cream',
  'sorbet',
  'crisps',
  'cake',
  'biscuit',
  'oat-biscuit',
  'cracker',
  'cereal-bar',
  'granola',
  'juice',
  'tea',
  'tinned-soup',
  'cream-soup',
  'filled-pasta',
  'meat-pie',
  'quiche',
  'frozen-pizza',
  'sausage',
  'liqueur',
  'stuffing',
  'dumpling',
  'spring-roll',
  'hummus',
  'mayonnaise',
  'leftover-stew',
  'leftover-curry',
  'curry-sauce',
  'pasta-sauce',
  'gravy-granules',
]);

// A creature, a material or a use of another kind before a name makes it something else, or a joke.
const NEVER_THE_SAME: ReadonlySet<string> = new Set(
  `
of rocky not no or nor isnt instead dont doesnt didnt havent hasnt cannot cant wont hate hates dislike dislikes
unicorn dragon dinosaur mammoth mermaid phoenix yeti fairy vampire zombie ghost alien martian moon robot human people
panda tiger lion elephant giraffe rhino rhinoceros hippo hippopotamus gorilla monkey ape chimp wolf fox badger hedgehog
bear otter seal walrus whale dolphin shark crocodile alligator snake python lizard tortoise turtle camel donkey zebra
horse pony mule dog cat kitten puppy hamster gerbil mouse rat bat squirrel beaver raccoon skunk sloth koala penguin
flamingo peacock parrot eagle hawk owl swan crow raven gull seagull vulture spider scorpion wasp bee worm slug leech
mosquito cockroach beetle hyena jaguar cheetah leopard lemur kitty werewolf goblin troll ogre sasquatch pegasus
plastic rubber wooden wax toy pretend imaginary invisible magic fictional paper concrete metal
hair body face facial hand foot nail lip skin shaving sun sunscreen bath shower engine motor car bike lamp lawn
palm pet bird budgie fishing scented perfumed massage essential toilet laundry dishwasher
`
    .trim()
    .split(/\s+/),
);
