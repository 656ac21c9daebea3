// Which lists models are tried with: some of each kind in turn, the same ones each time, so that runs compare.

import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { QualityList } from '../../quality/quality-lists.ts';
import { screenIngredients } from '../../recipe/screen-ingredients.ts';
import { CommandError } from '../command-io.ts';

const LISTS = fileURLToPath(new URL('../../../../tests/cases/quality', import.meta.url));
const SOURCES = fileURLToPath(new URL('../../../tests/cases/quality', import.meta.url));

/** At most `count` lists with something to eat on them. Throws CommandError where the lists are not here. */
export async function chooseLists(count: number): Promise<readonly QualityList[]> {
  const folder = [LISTS, SOURCES].find((path) => existsSync(path));
  // What a container leaves out: the lists, and the reader of their format.
  if (folder === undefined) {
    throw new CommandError('The lists are not here: run "larder try" inside the repository, after npm ci.');
  }
  const { readQualityLists } = await import('../../quality/quality-lists.ts');
  const kinds = new Map<string, QualityList[]>();
  for (const list of readQualityLists(folder)) {
    if (screenIngredients(list.request.ingredients).usable.length === 0) continue;
    kinds.set(list.kind, [...(kinds.get(list.kind) ?? []), list]);
  }
  const longest = Math.max(...[...kinds.values()].map((lists) => lists.length));
  const inTurn = Array.from({ length: longest }, (_, turn) =>
    [...kinds.values()].flatMap((lists) => lists[turn] ?? []),
  );
  return inTurn.flat().slice(0, count);
}
