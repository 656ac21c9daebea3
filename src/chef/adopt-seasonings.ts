// Spices, hardy herbs and chillies of the list that a dish has not thought of: they go in with the first salt.

import type { FoodId } from '../food/foods.ts';
import { prepareShrimp } from './base-parts.ts';
import type { Part, Step } from './draft.ts';
import { findPlace, insertAt, type Place, partStep } from './fold-in.ts';
import { joinParts, joinTo } from './join-parts.ts';
import type { Item, Kitchen } from './kitchen.ts';
import { isChilli, isHardyHerb, isNamed, isSpice } from './slots.ts';
import type { Board } from './start-draft.ts';
import { takesIn } from './welcome.ts';
import { over, say, until } from './words/say.ts';

const MOST = 4;

/** Seasoned by a sauce, or with nothing to stir. */
const NO_STIR: readonly string[] = ['stir-fry', 'fried-rice', 'noodle-soup', 'parcel-fish', 'patties'];
/** Sticks, stars, pods and leaves give up their taste to what simmers, and have no place on a tray. */
const WHOLE: readonly FoodId[] = [
  'bay-leaf',
  'cardamom',
  'cinnamon-stick',
  'cloves',
  'curry-leaves',
  'dried-chilli',
  'dried-lime',
  'lemongrass',
  'makrut-lime-leaves',
  'saffron',
  'star-anise',
];

function isSeasoning({ food }: Item): boolean {
  if (isHardyHerb(food) || isChilli(food) || isNamed(food, 'dried-shrimp', 'ginger', ...WHOLE)) return true;
  return (
    ['ground-spice', 'dried-herb', 'whole-spice'].includes(food.category) &&
    food.staple < 2 &&
    food.side !== 'sweet' &&
    !isNamed(food, 'nutmeg', 'ground-ginger', 'sumac', 'zaatar', 'shichimi', 'sichuan-pepper')
  );
}

/** "the onion and half the salt", "season with half the salt and black pepper". */
const WITH_SALT =
  /, (?=(?:half |two thirds of |the rest of )?the salt(?: and|,) )|(?<! with) and (?=(?:half )?the salt\b)|(?<=\bwith )(?=(?:half |the rest of )?the salt and black pepper)/;

/** Flour and water take no leaf and no pod. */
const DOUGH = /\b(?:knead|dough|batter)\b/;

function salts({ text }: Step): boolean {
  return text.includes('the salt') && WITH_SALT.test(text) && !DOUGH.test(text);
}

/** Meat that is seasoned before it browns: what is whole would only burn on it. */
const RUBBED = /\b(?:Pat|dry|rub)\b[^.]*\bseason|\brub with/;

/**
 * Adds them to the first step that salts something by the pan, the pot or the tray, and gives back those that a dish
 * would have had to think of.
 */
export function adoptSeasonings(board: Board, steps: Step[], dish: string): readonly Item[] {
  const joined = joinParts(board, steps, dish);
  if (!takesIn(dish, 'spice')) return joined;
  const free = listFree(board).filter(
    ({ food }) => dish !== 'solo' || !(isChilli(food) || food.id === 'ginger'),
  );
  if (free.length === 0) return joined;
  const before = board.parts.length;
  const tempered = temper(board, steps, free);
  const isWhole = ({ food }: Item): boolean => isNamed(food, ...WHOLE);
  const ground = free.filter((item) => !isWhole(item) && !tempered.includes(item));
  const salted = steps.findIndex(salts);
  const findInPan = (when: 'late' | 'wet'): Place | undefined => {
    const found = findPlace(board, steps, when);
    return found !== undefined && isInPan(steps, found) ? found : undefined;
  };
  // In fat that is hot before anything wet is poured; a minute at the very end leaves a spice raw.
  const wetPlace = salted >= 0 ? undefined : findInPan('wet');
  const place =
    wetPlace !== undefined && isFatHot(steps, wetPlace)
      ? wetPlace
      : salted >= 0
        ? undefined
        : (findInPan('late') ?? wetPlace);
  if (salted >= 0) seasonWithSalt(board, steps, salted, ground);
  else if (place === undefined)
    for (const item of ground) joinTo(board, steps, item, { to: CARRIERS }, () => takeSeasoning(board, item));
  else if (ground.length > 0 && !NO_STIR.includes(dish)) bloom(board, steps, place, ground);
  const whole = free.filter((item) => isWhole(item) && !tempered.includes(item));
  const wet = whole.length > 0 ? (findPlace(board, steps, 'wet') ?? findCovered(steps)) : undefined;
  if (wet !== undefined) {
    const inFat = steps.findIndex(
      (step) => salts(step) && !RUBBED.test(step.text) && !/\boven\b/.test(step.text),
    );
    if (inFat >= 0 && inFat <= wet.step) addWithSalt(board, steps, inFat, whole);
    else if (isFatHot(steps, wet)) bloom(board, steps, wet, whole);
    else addToWater(board, steps, wet, whole);
  } else if (salted >= 0)
    addWithSalt(
      board,
      steps,
      salted,
      whole.filter(({ food }) => food.id === 'saffron'),
    );
  const adopted = board.parts
    .slice(before)
    .flatMap(({ item }) =>
      item !== null && (isWhole(item) || isChilli(item.food) || item.food.id === 'ginger') ? [item] : [],
    );
  return [...joined, ...adopted];
}

/** Minutes in hot fat after which a ground spice is bitter. */
const BURNT = 5;
const FRIES = /\b(?:fry|cook|soften)\b/i;
const WETS = /\b(?:simmer|boil|bubble|water|stock|lid|covered?|oven|roast|bake|tray|season)\b/i;

/** Behind the sentence that fries with the salt for longer than a ground spice bears; undefined where none does. */
function findAfterFrying(steps: readonly Step[], at: number): Place | undefined {
  const step = steps[at];
  if (step === undefined) return undefined;
  const sentence = partStep(step).findIndex(
    (text) =>
      WITH_SALT.test(text) &&
      FRIES.test(text) &&
      !WETS.test(text) &&
      step.facts.some(
        (fact) => fact.kind === 'until' && fact.minutes[0] >= BURNT && text.includes(fact.words),
      ),
  );
  return sentence < 0 ? undefined : { step: at, sentence: sentence + 1 };
}

/** What is rubbed on meat that browns for long burns with it: where the pot is wetted later, it waits until then. */
function findAfterBrowning(board: Board, steps: readonly Step[], at: number): Place | undefined {
  const step = steps[at];
  if (step === undefined || !RUBBED.test(step.text) || !/\bbrown\b/.test(step.text)) return undefined;
  const wet = findPlace(board, steps, 'wet');
  return wet !== undefined && wet.step > at && isInPan(steps, wet) && isFatHot(steps, wet) ? wet : undefined;
}

/** What is ground joins once what fries with the salt is done. */
function seasonWithSalt(board: Board, steps: Step[], place: number, items: readonly Item[]): void {
  const after = findAfterFrying(steps, place) ?? findAfterBrowning(board, steps, place);
  const late =
    after === undefined
      ? []
      : items.filter(({ food }) => ['ground-spice', 'dried-herb'].includes(food.category));
  addWithSalt(
    board,
    steps,
    place,
    items.filter((item) => !late.includes(item)),
  );
  if (after === undefined) return;
  const herbs = late.filter(({ food }) => food.category === 'dried-herb');
  const spices = late.filter((item) => !herbs.includes(item));
  // Only a spice has to be fried: a herb gives itself up to what is poured on.
  if (herbs.length > 0) {
    const parts = herbs.map((item) => takeSeasoning(board, item));
    insertAt(steps, after, say`Stir in ${parts}.`);
  }
  if (spices.length > 0) bloom(board, steps, after, spices);
}

/** What takes up the taste of a herb or a spice where nothing can be stirred into hot fat. */
const CARRIERS = ['cream', 'milk', 'butter', 'oil', 'melting-cheese', 'hard-cheese'] as const;

/** In an oven, in water that is poured away, under a lid that stays on, or on bread: nothing can be stirred in there. */
const NO_PAN =
  /\b(?:roast|bake|oven|grill|tightly|lid and|dry (?:frying )?pan|tortillas|flatbreads|parcels?)\b|\b(?:thickest part|middle)\.?$/i;
const POURED_AWAY = /^(?:Drain|Before draining|Keep (?:back )?a|Dip out|Set aside a|Scoop out)\b/;

function isInPan(steps: readonly Step[], { step, sentence }: Place): boolean {
  const at = steps[step];
  const told = at === undefined ? [] : partStep(at);
  const behind = told[sentence] ?? steps[step + 1]?.text ?? '';
  return !NO_PAN.test(told[sentence - 1] ?? '') && !POURED_AWAY.test(behind);
}

/** Seeds and leaves that give up their taste to hot fat alone. */
const isTempered = ({ food }: Item): boolean =>
  food.id === 'curry-leaves' || (food.category === 'whole-spice' && food.id.endsWith('-seeds'));

/** Where a fat is heated for something other than raw meat, seeds and leaves crackle in it first. */
function temper(board: Board, steps: Step[], free: readonly Item[]): readonly Item[] {
  const items = free.filter(isTempered);
  if (items.length === 0 || steps.some(salts)) return [];
  const findHeated = (step: Step): number => partStep(step).findIndex((text) => HEATS.test(text));
  const at = steps.findIndex(
    (step) =>
      findHeated(step) >= 0 &&
      step.portions.some(({ part }) => part.food.roles[0] === 'fat') &&
      !step.portions.some(({ part }) => part.food.core !== undefined),
  );
  const found = steps[at];
  if (found === undefined) return [];
  const parts = items.map((item) => takeSeasoning(board, item));
  insertAt(
    steps,
    { step: at, sentence: findHeated(found) + 1 },
    say`Add ${parts} and wait ${until('the crackling dies down', 1)}, with a lid at hand.`,
  );
  return items;
}

const HEATS = /^(?:Meanwhile,? )?(?:heat|warm|melt|get)\b[^.]*\bpan\b[^.]*\.$/i;

/** Whether a fat is in the pan before this sentence. */
function isFatHot(steps: readonly Step[], { step, sentence }: Place): boolean {
  return steps
    .slice(0, step + (sentence > 0 ? 1 : 0))
    .some(({ portions }) => portions.some(({ part }) => part.food.roles[0] === 'fat'));
}

const BEFORE_WATER =
  /(?<=\b(?:with|add|and|in) )(?=\d[\d/ ]* (?:ml|cups?|tablespoons?)\b)|(?<=\bjoint\b[^.]* cover with )(?=cold water)/i;

/** A joint under cold water, which takes a spice as well as a measured pint does. */
function findCovered(steps: readonly Step[]): Place | undefined {
  const step = steps.findIndex(({ text }) => BEFORE_WATER.test(text));
  return step < 0 ? undefined : { step, sentence: 0 };
}

/** What has no fat to go into goes in with the water. */
function addToWater(board: Board, steps: Step[], { step: at }: Place, items: readonly Item[]): void {
  const step = steps[at];
  if (step === undefined || items.length === 0 || !BEFORE_WATER.test(step.text)) return;
  const parts = items.map((item) => takeSeasoning(board, item));
  const words = parts.map((part) => `the ${part.noun}`).join(', ');
  steps[at] = withParts(step, parts, step.text.replace(BEFORE_WATER, `${words} and `));
}

/** Where nothing salts what is in the pan, they get a minute in its fat. */
function bloom(board: Board, steps: Step[], place: Place, items: readonly Item[]): void {
  const parts = items.map((item) => takeSeasoning(board, item));
  insertAt(steps, place, say`Stir in ${parts} and cook ${over('medium')} ${until('fragrant', 1)}.`);
}

function addWithSalt(board: Board, steps: Step[], place: number, items: readonly Item[]): void {
  const step = steps[place];
  if (step === undefined || items.length === 0 || !WITH_SALT.test(step.text)) return;
  const parts = items.map((item) => takeSeasoning(board, item));
  const words = parts.map((part) => `the ${part.noun}`).join(', ');
  const text = step.text.replace(WITH_SALT, (found) =>
    found.startsWith(',') ? `, ${words}, ` : found === '' ? `${words}, ` : `, ${words} and `,
  );
  steps[place] = withParts(step, parts, text);
}

/** The step in these words, with parts that it uses whole. */
function withParts({ portions, facts, meanwhile }: Step, parts: readonly Part[], text: string): Step {
  const more = parts.map((part) => ({ part, share: 1, words: part.noun }));
  return { text, portions: [...portions, ...more], facts, meanwhile };
}

/** Large and mild: eaten, and not lifted out. */
const FLESHY = /\b(?:ancho|guajillo|pasilla|mulato|cascabel|n(?:o|ñ)ra|aj[ií])/i;

function takeSeasoning(board: Board, item: Item): Part {
  const { food } = item;
  if (isHardyHerb(food)) return board.take(item, { each: 1, cut: 'finely-chopped' });
  if (isChilli(food)) return board.take(item, { total: 12, cut: 'finely-chopped' });
  if (food.id === 'ginger') return board.take(item, { each: 6, prepare: 'peeled and finely chopped' });
  if (food.id === 'dried-shrimp') return board.take(item, { each: 5, prepare: prepareShrimp(item) });
  if (food.id === 'juniper-berries') return board.take(item, { each: 1, prepare: 'crushed' });
  if (food.id === 'curry-leaves') return board.take(item, {});
  if (food.id === 'dried-chilli' && FLESHY.test(item.typed.join()))
    return board.take(item, {
      prepare: 'deseeded, soaked in hot water for 15 minutes and finely chopped',
    });
  if (food.id === 'lemongrass') return board.take(item, { prepare: 'bruised with the back of a knife' });
  // A pinch scents a pot, and a spoonful ruins it.
  if (food.id === 'asafoetida') return board.need([food.id], 0.25, 'tsp');
  const isStrong = isNamed(food, 'cayenne', 'turmeric', 'allspice', 'cinnamon', 'chilli-flakes', 'cloves');
  return board.need([food.id], isStrong ? 0.5 : board.kitchen.servings > 2 ? 2 : 1, 'tsp');
}

/** Alone it tastes of earth; beside another spice it is what makes the dish yellow. */
function wantsCompany({ food }: Item, kitchen: Kitchen): boolean {
  return (
    isNamed(food, 'turmeric') &&
    !kitchen.items.some((other) => other.food !== food && isSpice(other.food) && other.food.staple < 2)
  );
}

/** By the list, of which every dish asks. */
const seasonings = new WeakMap<Kitchen, readonly Item[]>();

function listSeasonings(kitchen: Kitchen): readonly Item[] {
  let known = seasonings.get(kitchen);
  if (known === undefined) {
    known = kitchen.items.filter((item) => isSeasoning(item) && !wantsCompany(item, kitchen));
    seasonings.set(kitchen, known);
  }
  return known;
}

function listFree(board: Board): readonly Item[] {
  const listed = listSeasonings(board.kitchen);
  if (listed.length === 0) return listed;
  const free = board.listFree();
  return listed.filter((item) => free.includes(item)).slice(0, MOST);
}
