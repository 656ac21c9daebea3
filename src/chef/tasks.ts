// Tasks that many dishes share: softening, browning, simmering by how long a vegetable takes, boiling pasta and rice.

import type { Cut } from '../food/food.ts';
import type { Food, FoodId } from '../food/foods.ts';
import type { Fact, Part, Said } from './draft.ts';
import type { Item, Kitchen } from './kitchen.ts';
import { isLeafyGreen, isMince, isNamed } from './slots.ts';
import type { Board, TakeOptions } from './start-draft.ts';
import { writeQuantity } from './words/list-words.ts';
import { boiling, core, over, say, until, wait } from './words/say.ts';

/** Which of these foods no step has yet: one food is never listed twice. */
export function untaken(board: Board, ...ids: readonly FoodId[]): readonly FoodId[] {
  return ids.filter((id) => !board.parts.some((part) => part.food.id === id));
}

/** Oil to cook with: the cook's own, else whatever oil is allowed. */
export function takeOil(board: Board, tbsp: number, purpose?: string): Part {
  return board.need(
    untaken(
      board,
      ...ownOils(board),
      'olive-oil',
      'vegetable-oil',
      'ghee',
      'coconut-oil',
      'lard',
      'goose-fat',
      'dripping',
    ),
    tbsp,
    'tbsp',
    purpose === undefined ? {} : { purpose },
  );
}

/** Oils on the cook's list, those with a strong taste only where there is no other. */
function ownOils({ kitchen }: Board): readonly FoodId[] {
  return kitchen.items
    .filter(
      ({ food }) =>
        food.category === 'oil' &&
        food.staple === 0 &&
        !isNamed(food, 'sesame-oil', 'truffle-oil', 'chilli-oil'),
    )
    .map(({ food }) => food.id);
}

/** Oil with little taste of its own, for hot pans and for soy sauce. */
export function takePlainOil(board: Board, tbsp: number): Part {
  return board.need(untaken(board, 'vegetable-oil', 'olive-oil', 'coconut-oil', 'lard'), tbsp, 'tbsp');
}

/** Butter, or oil where butter is ruled out. `grams` of butter; a tablespoon of oil for every 15 g. */
export function takeButter(board: Board, grams: number): Part {
  const butter = board.kitchen.find('butter') ?? board.kitchen.choose('butter');
  return butter === undefined
    ? takeOil(board, Math.max(1, Math.round(grams / 15)))
    : board.need(['butter'], grams, 'g');
}

/** Salt for the whole dish, weighed by what is in it (see salt.ts). */
export function takeSalt(board: Board): Part {
  return board.salt();
}

export function takePepper(board: Board): Part {
  return board.season('black-pepper');
}

/** Cut up there are many middles, and in a thin strip there is none. */
function nameMiddle({ food, text }: Part): string {
  if (isMince(food) || food.category === 'sausage') return 'in the middle';
  if (/strips|torn|shredded|flaked/.test(text) && /^(?:bacon-ham|cooked-meat|cured-)/.test(food.category))
    return 'all through';
  return /strips|chunks|rings|cubes|dice|pieces|slices|rounds|peeled/.test(text)
    ? 'in the thickest piece'
    : 'in the thickest part';
}

/** How the raw meat or fish is known to be cooked: "reads 74 C (165 F) in the thickest part". */
export function readsCore(part: Part, us: boolean): Said {
  const coreC = part.food.core?.coreC ?? 74;
  return say`${core(coreC, us)} ${nameMiddle(part)}`;
}

interface Lots {
  readonly lots: number;
  /** "a frying pan", "two frying pans". */
  readonly pan: string;
  /** ", in 2 lots" or nothing. */
  readonly words: string;
  /** The minutes of one lot, told as such and counted for all of them. */
  readonly time: (fact: Fact) => Fact;
}

/** So many pieces in so many lots: a pan holds `most` side by side, and for a crowd there is a second one. */
export function inLots(pieces: number, most: number): Lots {
  const pans = pieces > most * 2 ? 2 : 1;
  const lots = Math.ceil(pieces / (most * pans));
  return {
    lots,
    pan: pans === 1 ? 'a frying pan' : 'two wide frying pans',
    words: lots === 1 ? '' : ` in ${lots} lots`,
    time: (fact) =>
      lots === 1 || fact.kind !== 'until'
        ? fact
        : {
            ...fact,
            minutes: [fact.minutes[0] * lots, fact.minutes[1] * lots],
            words: `${fact.words} for each lot`,
          },
  };
}

type Pace = 'slow' | 'medium' | 'fast' | 'leaf';

/** How long a vegetable wants in simmering liquid. */
export function readPace(item: Item): Pace {
  if (isLeafyGreen(item.food)) return 'leaf';
  const heat = item.food.heat.simmer ?? item.food.heat.boil ?? item.food.heat.steam;
  if (heat === undefined) return 'fast';
  if (heat.minutes[1] >= 14) return 'slow';
  return heat.minutes[1] >= 7 ? 'medium' : 'fast';
}

/** How long leaves want in a pan that is hot and wet: spinach a minute or two, kale five, collards a quarter of an hour. */
export function wiltLeaf({ food }: Part): Fact {
  const [low, high] = (food.heat.simmer ?? food.heat.soften ?? food.heat['stir-fry'])?.minutes ?? [2, 3];
  return low >= 12
    ? until('dark and tender, with no chew left', 15, 20)
    : until(low >= 5 ? 'tender' : 'just wilted', Math.max(2, low), Math.max(3, high));
}

/** So little time that what is cut thinner is worth the knife. */
export function hurries({ maxMinutes }: Kitchen): boolean {
  return maxMinutes !== null && maxMinutes <= 25;
}

/** The cut that suits simmering. */
export function simmerCut(item: Item): TakeOptions {
  const cut = item.food.heat.simmer?.cut ?? item.food.heat.boil?.cut ?? item.food.cuts[0];
  return withCut(item, cut);
}

export function cutFor(item: Item, method: 'stir-fry' | 'soften' | 'roast' | 'simmer' | 'fry'): TakeOptions {
  return withCut(item, item.food.heat[method]?.cut ?? item.food.cuts[0]);
}

export function withCut(item: Item, cut: Cut | undefined): TakeOptions {
  const { cuts, form } = item.food;
  if (cut === undefined || form === 'frozen' || form === 'tinned') return {};
  const best = cuts.includes(cut) ? cut : cuts[0];
  return best === undefined ? {} : { cut: best };
}

/** Dry rice, pasta, noodles or a grain boiled beside the rest: what the step says, and what it is called after. */
export function boilStarch(part: Part, water: string, salt: Part | null, short = 0): Said {
  if (part.food.form === 'cooked')
    return say`Bring a pan of ${salt === null ? 'salted ' : ''}water ${boiling()}${salt === null ? '' : say` with ${salt}`}. Dip in ${part} ${until('steaming-through', 1, 2)} (${core(74, false)}).`;
  const heat = part.food.heat.boil ??
    part.food.heat.simmer ?? { minutes: [10, 12] as const, cue: 'al-dente' as const };
  const [low, high] = [Math.max(1, heat.minutes[0] - short), Math.max(2, heat.minutes[1] - short)];
  return say`Bring a ${water} pan of ${salt === null ? 'salted ' : ''}water ${boiling()}${salt === null ? '' : say` with ${salt}`}. Add ${part} and cook ${until(heat.cue, low, high)}.`;
}

/** Millilitres of water for a gram of what is rained into it and stirred thick: there is nothing to drain. */
const STIRRED: Readonly<Record<string, number>> = { polenta: 5, teff: 3.5, tarhana: 8 };

export function isStirredThick({ id }: Food): boolean {
  return STIRRED[id] !== undefined;
}

function stirThick(part: Part, us: boolean): Said {
  const millilitres = Math.round((part.grams * (STIRRED[part.food.id] ?? 5)) / 25) * 25;
  const water = us ? `${writeQuantity(Math.round((millilitres / 236.6) * 4) / 4)} cups` : `${millilitres} ml`;
  const { minutes } = part.food.heat.boil ?? part.food.heat.simmer ?? { minutes: [10, 20] as const };
  return say`Bring ${water} of salted water ${boiling()} in a deep pan, rain in ${part}, whisking, and stir ${over('low')} ${until('thick and creamy', minutes[0], minutes[1])}.`;
}

/** Couscous and bulgur swell in boiling water; other grains and rice are boiled and drained. */
export function cookGrain(part: Part, us: boolean): Said {
  if (isStirredThick(part.food)) return stirThick(part, us);
  if (part.food.form === 'cooked' || !/couscous|bulgur/.test(part.food.id))
    return say`${boilStarch(part, 'large', null)} Drain well.`;
  const millilitres = Math.round((part.grams * 1.3) / 25) * 25;
  const water = us ? `${writeQuantity(Math.round((millilitres / 236.6) * 4) / 4)} cups` : `${millilitres} ml`;
  const minutes = part.food.id.startsWith('couscous') ? 5 : 15;
  return say`Put ${part} in a bowl, pour over ${water} of salted water straight from the ${boiling('boil')}, cover with a plate and leave for ${wait(minutes, `${minutes} minutes`)}. Fluff with a fork.`;
}
