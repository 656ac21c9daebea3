// What each row of the book makes of a list, for who writes rows: the honour it does it, or what it lacks.

import { screenIngredients } from '../../recipe/screen-ingredients.ts';
import { ROWS } from '../book/book.ts';
import { fillRow, listFor } from '../language/match.ts';
import type { DishRow } from '../language/row.ts';
import { gatherItems, type Kitchen, openKitchen } from '../read/kitchen.ts';
import { readWishes } from '../read/read-wishes.ts';
import { addSides } from './add-sides.ts';
import { listHeart } from './heart.ts';
import { rateFilling } from './rank-book.ts';
import { setTable } from './set-table.ts';

/** One line a row, those that can be cooked first. */
export function explainRows(ingredients: readonly string[]): readonly string[] {
  const items = gatherItems(screenIngredients(ingredients).usable.filter(({ food }) => food != null));
  const kitchen = openKitchen(items, readWishes({ ingredients: [...ingredients] }, []).wishes);
  const heart = listHeart(kitchen.items);
  const lines = ROWS.map((row) => {
    const filled = fillRow(row, kitchen);
    if (filled === null)
      return { honour: -1, text: `${row.id}: lacks ${listLacking(row, kitchen).join(', ')}` };
    const filling = setTable(addSides(filled, kitchen), kitchen);
    const due = kitchen.items.filter(({ food }) => row.side === 'sweet' || food.side !== 'sweet');
    const slots = [...filling.slots].map(([name, filler]) =>
      'items' in filler
        ? `${name}=${filler.items.map(({ food }) => food.id).join('+')}`
        : `(${name}=${filler.brought})`,
    );
    const honour = rateFilling(filling, kitchen, heart, due) ?? -1;
    return { honour, text: `${row.id}: ${honour.toFixed(2)} with ${slots.join(' ')}` };
  });
  return lines.toSorted((one, other) => other.honour - one.honour).map(({ text }) => text);
}

function listLacking(row: DishRow, { items }: Kitchen): readonly string[] {
  const lacking = Object.entries(row.wants).flatMap(([name, want]) =>
    want.may === true || want.buy !== undefined || listFor(want, items).length > 0 ? [] : [name],
  );
  return lacking.length > 0 ? lacking : ['one of a group, or the list holds what the row rules out'];
}
