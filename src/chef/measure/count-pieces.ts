// How many pieces of a food a dish takes, and how they are written: whole ones, halves only of what is big.

import { FOODS, type Food } from '../../food/foods.ts';
import { pluralise, singularise, writeFoodName } from '../../food/plural-name.ts';
import type { Unit } from '../../food/units.ts';
import type { Part } from '../draft.ts';
import { isOnBone } from '../read/joints.ts';
import type { Item } from '../read/kitchen.ts';
import { writeQuantity } from '../tell/list-words.ts';

/** A food without a stated piece weight counts as 100 g apiece. */
export function gramsEachOf(food: Food): number {
  return food.gramsEach ?? 100;
}

/** Foods of which one does, unless so many grams of it for each are what the dish is made of. */
const ONE_WILL_DO: readonly string[] = ['vegetable', 'aromatic', 'fruit', 'leaf'];
const FEW_WANTED = 2.5;
const CARRIES = 130;

/** Whether one is all that is known of, and as much as a dish takes that wants so much of it. */
export function isOne(food: Food, item: Item | null, wantGrams: number, servings: number): boolean {
  return (
    item?.count == null &&
    ONE_WILL_DO.includes(food.roles[0]) &&
    (wantGrams / gramsEachOf(food) <= FEW_WANTED || wantGrams / servings < CARRIES) &&
    namesOne(item)
  );
}

/** Whether a dish takes more of an egg, a fruit or a vegetable than the one that is named. */
export function takesMore({ food, item, unit, quantity }: Part): boolean {
  const isCounted = food.id === 'egg' || (ONE_WILL_DO.includes(food.roles[0]) && food.staple === 0);
  return isCounted && unit === null && quantity !== null && quantity > 1 && namesOne(item);
}

/** "Green pepper" or "an egg": one, for all that is known. */
export function namesOne(item: Item | null): boolean {
  const [typed, ...more] = item?.typed ?? [];
  if (item === null || typed === undefined || more.length > 0 || item.grams !== null) return false;
  if (item.food.noun !== 'count' || /\d|\b(?:some|few|lots?|bags?|packs?|packets?|of)\b/.test(typed))
    return false;
  // Of beetroot people say one word for one and for many, and "chicken breast" is a kind of meat.
  const isMeat = item.food.core !== undefined && item.food.category !== 'egg';
  if (item.food.id === 'beetroot' || isMeat) return false;
  const name = typed.trim().toLowerCase();
  return singularise(name) === name && pluralise(name) !== name;
}

/** Drained. */
const BIG_TIN = 230;

/** Whole pieces, halves only of big ones; what was stated is the ceiling and is used up where that makes sense. */
export function chooseCount(
  food: Food,
  stated: number | null,
  wantGrams: number,
  unit: Unit | null,
  upTo: number,
): number {
  const each = gramsEachOf(food);
  const raw = wantGrams / each;
  const big = raw < 0.45 ? each >= 300 : each >= 600;
  // Nobody saws a shank or a hock in two; a rack of ribs is cut between the bones.
  const whole = isOnBone(food) && food.id !== 'pork-ribs';
  // Half a tin keeps in a box, and nobody keeps a third of one.
  const halves =
    (!whole && unit === null && raw < 1.3 && (big || food.category === 'citrus')) ||
    (unit === 'tin' && each >= BIG_TIN && raw < 0.45);
  const count = halves ? Math.max(0.5, Math.round(raw * 2) / 2) : Math.max(1, Math.round(raw));
  if (stated === null && unit === null && food.category === 'bread' && each >= 200)
    return raw < 0.75 ? 0.5 : 1;
  if (stated === null) return count;
  const usesUp = stated >= 1 && raw >= (stated * 0.9) / upTo && stated <= Math.max(count, raw * (upTo + 0.1));
  return usesUp ? stated : Math.min(count, stated);
}

/** Pieces that stand before the name of what they are of, and those that stand behind it. */
const AHEAD = /^(?:rasher|slice|ball|bulb)$/;
const BEHIND = /^(?:fillet|steak|stick|stalk|spear)$/;
/** How the United States call them. */
const US_PIECES: Readonly<Record<string, string>> = { rasher: 'slice', stick: 'stalk' };

/** Whether a cook who counts it has it in pieces with a name: fillets, rashers, prawns. */
export function isInPieces(food: Food, item: Item | null): boolean {
  const { piece = '', noun, gramsEach, form, amount } = food;
  if (gramsEach === undefined || amount.unit !== 'g') return false;
  // Nobody weighs celery.
  if (item?.count == null) return piece === 'stick' && item?.grams == null;
  if (noun === 'plural')
    return (
      item.count >= 3 &&
      new RegExp(`\\b${item.count}\\b(?! ?(?:tins?|cans?|packs?|bags?))`).test(item.typed.join())
    );
  return noun === 'mass' && form !== 'tinned' && (AHEAD.test(piece) || BEHIND.test(piece));
}

/** "4 rashers of bacon", "3 salmon fillets", "8 king prawns". */
export function writePieces(food: Food, count: number, us: boolean): string {
  const number = writeQuantity(count);
  const name = writeFoodName(food, { us });
  const piece = (us ? US_PIECES[food.piece ?? ''] : undefined) ?? food.piece;
  if (food.noun === 'plural' || piece === undefined)
    return `${number} ${count > 1 ? name : singularise(name)}`;
  const call = count > 1 ? pluralise(piece) : piece;
  if (AHEAD.test(food.piece ?? '')) return `${number} ${call} of ${name}`;
  return `${number} ${name.endsWith(` ${piece}`) ? name.slice(0, -piece.length - 1) : name} ${call}`;
}

export function writeCounted(food: Food, count: number, unit: Unit | null, us: boolean): string {
  const number = writeQuantity(count);
  const more = count > 1 ? 's' : '';
  const plain = writeFoodName(food, { us });
  switch (unit) {
    case 'tin':
      return `${writeTins(number, more, food, us)} ${dropTinned(plain)}`;
    case 'clove':
      return food.name.includes('garlic')
        ? `${number} garlic clove${more}`
        : `${number} clove${more} ${plain}`;
    case 'bunch':
      return `${count <= 0.5 ? 'half a bunch of' : count === 1 ? 'a small bunch of' : `${number} bunches of`} ${plain}`;
    case 'slice':
      return `${number} slice${more} of ${plain}`;
    default:
      return `${number} ${writeFoodName(food, { count, us })}`;
  }
}

const GRAMS_PER_OZ = 28.3495;
/** What a big tin of the usual size holds, with its water. */
const TIN_GRAMS = 400;
const DRAINED = 240;

function writeTins(number: string, more: string, food: Food, us: boolean): string {
  const { form, gramsEach = TIN_GRAMS } = FOODS[food.id];
  // What has no tin of its own in the table goes by the drained weight of one.
  const usual = form === 'tinned' ? gramsEach : DRAINED;
  const share = gramsEachOf(food) / usual;
  const isOdd = food.form === 'tinned' && Math.abs(share - 1) > 0.2;
  if (usual < 200) return `${number} ${us ? 'can' : 'tin'}${more}`;
  const label = TIN_GRAMS * (isOdd ? share : 1);
  return us
    ? `${number} (${isOdd ? Math.round(label / GRAMS_PER_OZ) : 15} oz) can${more}`
    : `${number} x ${Math.round(label / 10) * 10} g tin${more}`;
}

function dropTinned(name: string): string {
  return name.replace(/^(tinned|canned) /, '');
}

export function isPlural(food: Food, count: number): boolean {
  if (food.noun === 'plural') return true;
  return food.noun === 'count' && count > 1;
}
