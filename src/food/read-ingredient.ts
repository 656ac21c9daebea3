// Reads one typed line: is it food, which, how much, in what state. Never throws, and the same text gives the same
// reading. What is not food is looked for first and on the whole text.

import { ALLERGENS, type Allergen } from './allergens.ts';
import { FOODS, type Food, type FoodId } from './foods.ts';
import { judgeGathered, judgeNameless } from './gathered.ts';
import type { IngredientReading } from './ingredient-reading.ts';
import { type QuantityRead, readQuantity } from './line/amount/read-quantity.ts';
import { weighPieces } from './line/amount/weigh-pieces.ts';
import { weighQuantity } from './line/amount/weigh-quantity.ts';
import { readsAsInstruction } from './line/clean/reads-as-instruction.ts';
import { judgeHomeCanned } from './line/judge/home-canned.ts';
import { findBackwards, judgeChemical, judgeDose, judgeFreshwater } from './line/judge/judge-danger.ts';
import type { FoundFood } from './line/name/find-food-name.ts';
import { type Placed, placeByHead } from './line/name/place-by-head.ts';
import { pluralForms } from './line/name/word-forms.ts';
import { type ParsedLine, parseLine } from './line/parse-line.ts';
import { judgeAge, spoils } from './line/state/read-age.ts';
import { readPreparation } from './line/state/read-preparation.ts';
import type { FoodState } from './line/state/read-states.ts';
import { clipText, foldText, INGREDIENT_LENGTH, readKeys, tidyText } from './normalise-text.ts';
import { findNotFood, type NotFoodHit } from './not-food.ts';
import { prepare } from './prepare-pattern.ts';
import { readAvoidance } from './read-avoidance.ts';
import { cutTail, readAhead, readRemark, readTail, type Tail } from './read-tail.ts';

export type { IngredientReading, Verdict } from './ingredient-reading.ts';

// What is looked at of a text that is far too long, so that a megabyte costs no more than a line.
const LOOKED_AT = 4 * INGREDIENT_LENGTH;

/** Reads one ingredient as a cook typed it. At most 80 code points are judged; a longer text is `unknown`. */
export function readIngredient(text: string): IngredientReading {
  const known = recent.get(text);
  if (known !== undefined) return known;
  const reading = Object.freeze(readText(text));
  if (text.length > LOOKED_AT) return reading;
  if (recent.size >= MOST_RECENT) {
    const [oldest] = recent.keys();
    if (oldest !== undefined) recent.delete(oldest);
  }
  recent.set(text, reading);
  return reading;
}

// The page, the gateway and the checks read the same list again and again; the same text gives the same reading.
const MOST_RECENT = 256;
const recent = new Map<string, IngredientReading>();

// Behind this sign letters are shown from right to left: what is read is not what is seen.
const TURNS_LETTERS = '\u202e';

function readText(text: string): IngredientReading {
  const tidy = tidyText(clipText(text.trimStart(), LOOKED_AT));
  const shown = clipText(tidy, INGREDIENT_LENGTH).trimEnd();
  const isLong = tidy.length > shown.length || text.length > 64 * LOOKED_AT;
  const reading = readShown(shown, isLong);
  return reading.verdict === 'not-food' || !text.includes(TURNS_LETTERS)
    ? reading
    : refuse(shown, 'A hidden sign in it turns letters round: what is shown is not what is written.');
}

function readShown(shown: string, isLong: boolean): IngredientReading {
  const folded = clipText(foldText(shown.replace(BIG_SPOON, 'tbsp')), 2 * INGREDIENT_LENGTH);
  if (!/\p{L}|\p{Extended_Pictographic}/u.test(folded)) {
    return refuse(shown, shown === '' ? 'Nothing was typed.' : 'This does not read like an ingredient.');
  }
  if (readsAsInstruction(folded)) return refuse(shown, 'This does not read like an ingredient.');
  const avoided = readAvoidance(folded);
  const turned = turnState(shown);
  const hits = turned === '' ? findNotFood(shown) : [...findNotFood(shown), ...findNotFood(turned)];
  const [hit] = hits.filter(
    (found) =>
      found.words !== 'pees' &&
      !(turned === A_FEW_SPROUTS && found.entry.verdict === 'not-food' && found.term.includes('potato')) &&
      !(found.entry.spoilt === true && isSupposed(folded, found)) &&
      !(found.entry.worn === true && keepsLong(folded, found)),
  );
  if (hit !== undefined && hit.entry.verdict === 'not-food') return refuseHit(shown, folded, hit, avoided);
  if (isLong) {
    return {
      text: shown,
      verdict: 'unknown',
      food: null,
      name: shown,
      why: `Larder reads ingredients of up to ${INGREDIENT_LENGTH} characters.`,
    };
  }
  if (avoided !== undefined) return readAvoided(shown, avoided);
  const prepared = readPreparation(folded);
  const reading = readFood(shown, folded, hit);
  return prepared.length === 0 || reading.verdict === 'not-food' ? reading : { ...reading, prepared };
}

// "2T" and "2 t" differ only in a capital; on a till's line it is the letter of a tax.
const BIG_SPOON = /(?<=^(?=.*\p{Ll}).*\d\s?)T(?=$|[\s.,])/u;

// "A few tomatoes unless they've gone off", "cream before it goes off": it has not.
function isSupposed(folded: string, { start }: NotFoodHit): boolean {
  return prepare(SUPPOSED).test(folded.slice(0, start));
}
const SUPPOSED =
  /(?<!\p{L})(?:unless|if|before|until|till|in case|lest|hasn't|haven't|isn't|aren't|doesn't|don't|not|never|so (?:it|they) (?:doesn't|don't|won't))(?:\s+(?!but|and|though|sure)[\p{L}']+){0,3}\s*$/u;

// Cornflour past its date is cornflour, and a salad slimy at its edges is picked over; meat and milk are not.
function keepsLong(folded: string, { words }: NotFoodHit): boolean {
  const { found } = parseLine(folded.replace(words, ' ').trim());
  return found !== undefined && !spoils(FOODS[found.id]);
}

// "Elderberries, raw" and "kidney beans (raw)": one word behind the name says of it what it says before it.
function turnState(shown: string): string {
  if (prepare(POTATO).test(shown)) {
    const [sprouted, greened] = [prepare(SPROUTED).test(shown), prepare(GREENED).test(shown)];
    if (sprouted || greened)
      return sprouted !== greened && prepare(A_FEW).test(shown) ? A_FEW_SPROUTS : 'green sprouted potatoes';
  }
  if (prepare(SMELLS).test(shown) && !prepare(SMELLS_ANYWAY).test(shown)) return 'gone off';
  const match = /^([^,(]{3,60}?)\s*[,(]\s*(raw|uncooked|dried|wild|foraged|garden|mouldy|moldy)\)?$/iu.exec(
    shown,
  );
  return match === null ? '' : `${match[2]} ${match[1]}`;
}

// "Chicken smells a bit funny", "ham, slightly whiffy"; ripe cheese and what is fermented smell as they should.
const SMELLS =
  /(?<!(?:n't|not|never|if it) )\b(?:(?:smell(?:s|ing)?|smelt|tastes?)\s+(?:\w+\s+){0,3}?(?:funny|weird|strange|odd|iffy|dodgy|off|bad|wrong|rank|foul|eggy|sour|suss?|suspicious|questionable|awful|terrible|horrible|rotten)|whiffy|pongs|stinks|(?:bit|little|slightly) (?:whiffy|rank|off(?=\s*(?:[,.)]|$|but |now|today|i |maybe)))|(?:that'?s|its|it's) turned|(?:chicken|turkey|mince|meat|fish|prawns|salmon|ham|pork|beef|lamb|bacon|sausages?)\s.*\b(?:gone|going|turned|turning) (?:\w+ )?(?:gr[ea]y|green|tacky|sticky)|(?:fizzy|fizzing|bloated|swollen|puffed up) (?:hummus|yogh?urt|salsa|dip|milk|cream|pack|packet|pot|tub)|(?:hummus|yogh?urt|milk|cream|pack|pot|tub) (?:\w+ )?(?:fizzy|fizzing|bloated|swollen|puffed up)|mou?ldy? .*(?:scraped|cut|picked|taken) off)\b/iu;
const SMELLS_ANYWAY =
  /cheese|brie|camembert|stilton|roquefort|munster|limburger|taleggio|tofu|durian|kimchi|fish sauce|belacan|bagoong|shrimp paste|natto|herring|sauerkraut|sourdough|starter|kombucha|kefir|\bnot? (?:smell|off|bad)/iu;

// What is said of potatoes in any order: "with green patches on them", "that have sprouted".
const POTATO = /^(?!.*sweet potato).*\b(?:potato(?:e?s)?|spuds?|tat(?:er|tie)s?)\b/iu;
const SPROUTED =
  /(?<!\b(?:purple|white)\s)\bsprout(?:ed|ing)\b(?!\s+(?:broccoli|beans?|lentils?|seeds?|grains?|wheat|spelt|rye|bread))|\b(?:with|ha(?:s|ve|d)|got|growing|grown|full of|long|little|tiny|some|few)\s+(?:\w+\s+)?(?:sprouts|shoots)\b|\bchitt(?:ed|ing)\b|\b(?:start|beginn)ing to sprout\b/iu;
const GREENED =
  /\b(?:gone|going|went|turned|turning|got|are|is|look(?:s|ing)?|bit|slightly|little|partly)\s+(?:(?:a|bit|slightly|little|partly|all|rather|quite)\s+)*green(?:ish)?\b(?!\s+(?:bean|lentil|pea)s?)|\bgreen(?:ish)?[\s-]+(?:patch|spot|bit|tinge|part|area|skin|mark|eye)|\bgreen(?:ed|ing|ish)\b|\bgreen\s+(?:round|around|on|at|under|in places)\b|\bpotato(?:e?s)?\s*[,(-]+\s*green\)?(?=\s*$|\s*(?:and|&|,))/iu;
// What can be cut out and leaves a potato: a few sprouts, a patch.
const A_FEW =
  /\b(?:few|little|tiny|small|short|one|couple of)\s+(?:green\s+)?(?:sprouts?|shoots?)\b|\b(?:slight(?:ly)?|bit|little|barely|just|(?:start|beginn)ing to|partly)\s+(?:sprout|green)|\bpatch(?:es|y)?\b|\bspots?\b|\btinge|\bin places\b|\bsprouting a (?:bit|little)\b/iu;
const A_FEW_SPROUTS = 'slightly sprouted potatoes';

function refuse(shown: string, why: string): IngredientReading {
  return { text: shown, verdict: 'not-food', food: null, name: shown, why };
}

function refuseHit(
  shown: string,
  folded: string,
  hit: NotFoodHit,
  avoided: string | undefined,
): IngredientReading {
  const subject = readQuantity(folded).rest;
  return {
    text: shown,
    verdict: 'not-food',
    food: null,
    name: hit.entry.onlyTyped === true ? shown : subject === '' ? shown : subject,
    ...(hit.corrected ? { readAs: hit.term } : {}),
    ...(avoided === undefined ? {} : { avoid: true }),
    why: writeWhy(hit),
  };
}

function writeWhy(hit: NotFoodHit, readAs?: string): string {
  const { entry } = hit;
  const term = readAs ?? nameHit(hit);
  if (entry.verdict === 'caution') return `Take care with ${term}: ${entry.why}.`;
  if (entry.onlyTyped === true) return `Larder leaves out what is ${term}: ${entry.why}.`;
  return `Larder leaves ${term} out: ${entry.why}.`;
}

// The catalogue's spelling, in the number that was typed.
function nameHit({ term, words, corrected }: NotFoodHit): string {
  const typed = readKeys(words).join(' ');
  const own = readKeys(term).join(' ');
  return corrected || !typed.startsWith(own.slice(0, -1)) || typed === own ? term : words;
}

function readAvoided(shown: string, avoided: string): IngredientReading {
  const what = readFood(avoided, avoided, undefined);
  const allergen = readAllergen(avoided);
  const name = allergen ?? what.readAs ?? avoided;
  // "No nuts" means all of them, not the bag of mixed nuts.
  const food =
    allergen === undefined || readKeys(avoided).join(' ') === readKeys(what.name).join(' ')
      ? what.food
      : null;
  return {
    text: shown,
    verdict: food === null ? 'unknown' : 'food',
    food,
    name,
    avoid: true,
    why: `Read as something to leave out: ${avoided}.`,
  };
}

// "50g garlic butter" by itself is butter, and holds what is beaten into it.
const BEATEN_IN =
  /^((?:(?:[\d½¼¾./]+\s*(?:g|kg|oz|lb|tbsp|tsp)?|an?|some|the|half|last|bit|knob|stick|tub|pat|pot|pack|of|frozen|homemade|leftover)\s+)*)(garlic|chilli|anchovy|miso|lemon|parsley)(?:(?:\s+(?:and|&|n))?\s+(?:herb|parsley))?\s+butter(?=$|\s*[,(]|\s+\d)(.*)$/u;

// "Yoghurts 2" are small pots, of a flavour that the line does not tell.
const POTS =
  /^(?!.*(?<!\p{L})(?:plain|natural|unsweetened|unflavoured|greek|live|set)(?!\p{L})).*(?<!\p{L})yogh?urt(?:s| pots?)(?!\p{L})/u;

// Rings of pineapple come out of a tin unless the line says where else from.
const RINGS =
  /(?<!(?:fresh|tin|tinned|can|canned|dried|frozen|grilled|candied|jar).*)(?<!\p{L})pineapple (?:rings?|slices in juice)(?!\p{L})(?!.*(?:fresh|tin|can|dried|frozen|candied))/u;

// "Tuna mayo" is fish with an egg sauce; of meat and prawns it is made once they are cooked.
const IN_MAYO =
  /(?<=^|\s)(?:(tuna|crab)|(?:cooked )?(chicken|turkey|prawn|salmon)) mayo(?:nnaise)?(?: mix| filling| filler)?(?!\p{L})(.*)$/u;

function readFood(shown: string, written: string, hit: NotFoodHit | undefined): IngredientReading {
  const folded = written
    .replace(prepare(BEATEN_IN), '$1butter$3 with $2')
    .replace(prepare(RINGS), 'tinned $&')
    .replace(
      prepare(IN_MAYO),
      (_, fish: string | undefined, meat: string, behind: string) =>
        `${fish ?? `cooked ${meat}`}${behind} with mayonnaise`,
    );
  const parsed = parseWithTail(folded, shown);
  const caution = hit === undefined ? {} : { verdict: 'caution' as const, why: writeWhy(hit) };
  const placed = parsed.found === undefined ? placeByHead(readKeys(parsed.amount.rest)) : undefined;
  if (placed !== undefined) return { ...describePlaced(shown, placed, parsed), ...caution };
  if (parsed.found === undefined) {
    const { rest } = parsed.amount;
    const name = rest === '' || rest === folded ? shown : rest;
    const backwards = findBackwards(folded);
    if (backwards !== undefined) return refuseHit(shown, folded, backwards, undefined);
    return {
      text: shown,
      verdict: 'unknown',
      food: null,
      name,
      ...writeAmount(parsed.amount, undefined),
      ...writeState(parsed.states.filter((state) => state !== 'minced' && state !== 'ground')),
      why: `Larder does not know ${name}, so it is passed on as you typed it.`,
      ...caution,
      ...(judgeChemical(folded) ?? judgeFreshwater(undefined, name, folded)),
      ...judgeNameless(undefined, name, folded),
    };
  }
  const { found } = parsed;
  const wild = hit?.entry.readsAs?.[found.id];
  const food =
    FOODS[wild ?? (found.id === 'yoghurt' && prepare(POTS).test(folded) ? 'yoghurt-pot' : found.id)];
  const name = writeName(food, found, parsed.amount);
  const tail = parsed.tail ?? readBeside(folded, parsed, food.id);
  const amount = writeAmount(parsed.amount, food);
  return {
    text: shown,
    verdict: 'food',
    food: food.id,
    name,
    ...amount,
    ...writeState(
      found.states
        .filter((state) => state !== 'overripe' || food.form === 'fresh')
        .map((state) => nameState(state, food)),
    ),
    ...(tail === undefined ? {} : { tail }),
    ...(found.called === undefined ? {} : { called: found.called }),
    ...(found.readAs === undefined ? {} : { readAs: found.readAs }),
    ...(judgeAge(food, name, parsed.age, folded) ??
      judgeHomeCanned(food, name, folded) ??
      judgeDose(food, amount.unit, amount.grams) ??
      judgeFreshwater(food, name, folded) ??
      judgeGathered(food, name, folded)),
    ...(hit === undefined || wild === undefined
      ? caution
      : { verdict: 'caution' as const, why: writeWhy(hit, name) }),
    ...judgeNameless(food, name, folded),
  };
}

function describePlaced(shown: string, placed: Placed, { amount, states }: ParsedLine): IngredientReading {
  const food = FOODS[placed.id];
  const { quantity, quantityMax, unit } = amount;
  const several = quantity === undefined || unit !== null ? placed.plural : (quantityMax ?? quantity) > 1;
  return {
    text: shown,
    verdict: 'food',
    food: food.id,
    name: several && food.noun === 'count' ? food.plural : food.name,
    ...writeAmount(amount, food),
    ...writeState(states.map((state) => nameState(state, food))),
    ...(placed.tail === undefined || placed.tail.foods.length === 0 ? {} : { tail: placed.tail }),
    called: placed.called,
  };
}

// "Peppers filled with feta", "strawberries dipped in chocolate": the line names what stands before its tail.
function parseWithTail(folded: string, shown: string): ParsedLine & { readonly tail?: Tail } {
  const whole = parseLine(folded, shown);
  const cut = whole.pair === true ? undefined : cutTail(folded);
  if (cut === undefined) return whole;
  const head = parseLine(cut.head, shown);
  const { found = head.found } = whole;
  if (found === undefined) return whole;
  const tail = readTail(folded, found.id);
  // "Leek and potato soup" is a soup; of what two words join to one only the page that parts lists makes two.
  if (/^(?:and|n|plus|[&+])/.test(cut.tail))
    return head.found?.id === whole.found?.id && tail !== undefined && !isFlavoured(found.id)
      ? { ...whole, tail }
      : whole;
  const isTail =
    whole.found === undefined || readTail(folded, 'water')?.foods.some(({ id }) => id === found.id) === true;
  if (!isTail || head.found === undefined) return { ...whole, ...(tail === undefined ? {} : { tail }) };
  const own = readTail(folded, head.found.id);
  return { ...head, ...(own === undefined ? {} : { tail: own }) };
}

function readBeside(folded: string, { pair, found }: ParsedLine, id: FoodId): Tail | undefined {
  const foods = pair === true ? [] : [...readRemark(folded, id), ...readAhead(found?.variety ?? [], id)];
  return foods.length === 0 ? undefined : { words: '', foods };
}

// "Cheese and onion" are one flavour of crisps.
function isFlavoured(id: FoodId): boolean {
  return FOODS[id].category === 'snack';
}

function writeName(food: Food, found: FoundFood, amount: QuantityRead): string {
  if (food.noun !== 'count') return food.name;
  const { quantity, quantityMax, unit } = amount;
  const several = quantity === undefined || unit !== null ? found.plural : (quantityMax ?? quantity) > 1;
  return several ? food.plural : food.name;
}

function writeAmount(
  amount: QuantityRead,
  food: Food | undefined,
): Pick<IngredientReading, 'quantity' | 'quantityMax' | 'unit' | 'grams'> {
  const { quantity, quantityMax, unit } = amount;
  if (quantity === undefined || unit === undefined) return {};
  // "a butter" and "an oregano" are ways of speaking, not one of them.
  if (amount.article && food !== undefined && !comesWhole(food)) return {};
  if (food !== undefined && amount.weighs !== undefined) {
    return weighPieces(quantity, unit, amount.weighs, food);
  }
  const grams = food === undefined ? undefined : weighQuantity(quantity, unit, amount.tinHolds, food);
  return {
    quantity,
    ...(quantityMax === undefined ? {} : { quantityMax }),
    unit,
    ...(grams === undefined ? {} : { grams }),
  };
}

// "a cauliflower" is one, though its name is not counted.
function comesWhole(food: Food): boolean {
  return (
    food.noun === 'count' ||
    food.piece !== undefined ||
    (food.noun === 'mass' && (food.gramsEach ?? 0) >= 200 && food.form === 'fresh')
  );
}

// What people call the allergens of the closed list, beside the words of the list themselves.
const ALLERGEN_NAMES: Readonly<Record<string, Allergen>> = {
  dairy: 'milk',
  lactose: 'milk',
  nut: 'nuts',
  'tree nut': 'nuts',
  'tree nuts': 'nuts',
  soya: 'soy',
  wheat: 'gluten',
  shellfish: 'crustaceans',
  crustacean: 'crustaceans',
  mollusc: 'molluscs',
  sulphite: 'sulphites',
  sulfites: 'sulphites',
};

function readAllergen(avoided: string): Allergen | undefined {
  const key = readKeys(avoided).join(' ');
  if (Object.hasOwn(ALLERGEN_NAMES, key)) return ALLERGEN_NAMES[key];
  return ALLERGENS.find((allergen) => allergen === key || pluralForms(allergen).includes(key));
}

// Yesterday's bread is not reheated like other leftovers: it is stale.
function nameState(state: FoodState, food: Food): FoodState {
  return state === 'leftover' && food.roles.includes('bread') ? 'stale' : state;
}

function writeState(states: readonly FoodState[]): Pick<IngredientReading, 'state' | 'states'> {
  const [first] = states;
  const all = [...new Set(states)];
  // "Raw frozen prawns": raw is how they are sold, frozen is what the cook has to know.
  const state = (first === 'raw' || first === 'fresh') && states.includes('frozen') ? 'frozen' : first;
  return state === undefined ? {} : { state, ...(all.length > 1 ? { states: all } : {}) };
}
