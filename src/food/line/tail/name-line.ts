// Takes a line apart into amount, state, name and tail, and places what no name fits.

import { FOODS, type FoodId } from '../../foods.ts';
import { readKeys } from '../../normalise-text.ts';
import type { NotFoodHit } from '../../not-food.ts';
import { readAhead, readRemark, readTail, type Tail } from '../../read-tail.ts';
import { writeOutMixtures } from '../clean/clean-line.ts';
import type { Line, NamedLine } from '../line.ts';
import { placeByHead } from '../name/place-by-head.ts';
import { type ParsedLine, parseLine } from '../parse-line.ts';
import { cutTail } from './cut-tail.ts';

/** The line with all that is read of it but what it means; its folded text has its mixtures written out. */
export function nameLine(line: Line, hit: NotFoodHit | undefined): NamedLine {
  const folded = writeOutMixtures(line.folded);
  const { tail, ...parsed } = parseWithTail(folded, line.shown);
  const placed = parsed.found === undefined ? placeByHead(readKeys(parsed.amount.rest)) : undefined;
  return {
    ...line,
    folded,
    parsed,
    ...(tail === undefined ? {} : { tail }),
    ...(placed === undefined ? {} : { placed }),
    ...(hit === undefined ? {} : { hit }),
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

/** What is said beside the name of the food that it was read as. */
export function readBeside(folded: string, { pair, found }: ParsedLine, id: FoodId): Tail | undefined {
  const foods = pair === true ? [] : [...readRemark(folded, id), ...readAhead(found?.variety ?? [], id)];
  return foods.length === 0 ? undefined : { words: '', foods };
}

// "Cheese and onion" are one flavour of crisps.
function isFlavoured(id: FoodId): boolean {
  return FOODS[id].category === 'snack';
}
