// What the cook can do with the list, and the words that answer. Adding never waits: until the reader is here a
// line stands as it was typed, and is read again once the reader has come.

import { useCallback, useRef, useState } from 'react';
import { REQUEST_LIMITS } from '../../../recipe/recipe-request.ts';
import { reader } from '../../session/parts.ts';
import { EN } from '../../text/en.ts';
import type { Announcer } from '../../ui/announcer.tsx';
import {
  describeSet,
  describeUnknown,
  NOTHING_WISHED,
  partWishes,
  setWishes,
} from '../wishes/part-wishes.ts';
import type { Wish, WishBook } from '../wishes/wishes.ts';
import { isSameLetters, type Larder, type Outcome, splitPlainly, tidyLine } from './larder.ts';

export interface Pantry {
  /** Adds what was typed; gives back what could not be added, for the field. */
  add(typed: string): string;
  /** True when the ingredient was changed; false keeps the edit open. */
  edit(id: number, typed: string): boolean;
  remove(id: number): void;
  /** The words under the field, and the ingredients they point at. */
  readonly note: string;
  readonly pointedAt: readonly number[];
  /** Counts up with every pointing, so that the same one can be pointed at again. */
  readonly pointing: number;
  clearNote(): void;
}

interface Note {
  readonly words: string;
  readonly pointedAt: readonly number[];
  readonly pointing: number;
}

export function usePantry(larder: Larder, book: WishBook, announcer: Announcer): Pantry {
  const [note, setNote] = useState<Note>({ words: '', pointedAt: [], pointing: 0 });
  const unread = useRef(new Set<number>());

  const tell = useCallback(
    (words: string, pointedAt: readonly number[] = []) => {
      setNote((before) => ({ words, pointedAt, pointing: before.pointing + 1 }));
      if (words !== '') announcer.say(words);
    },
    [announcer],
  );

  const tellOutcome = useCallback(
    (outcome: Outcome, unknown: readonly string[] = [], wished = NOTHING_SET) => {
      const problems = [describeProblems(outcome), describeUnknown(unknown), describeUnset(wished.unset)]
        .filter(isSaid)
        .join(' ');
      if (problems !== '') {
        tell(
          problems,
          outcome.standing.map(({ id }) => id),
        );
        return;
      }
      setNote((before) => (before.words === '' ? before : { ...before, words: '', pointedAt: [] }));
      const names = outcome.added.map(({ text }) => text);
      const added = names.length > 0 ? EN.added(names, larder.read().ingredients.length) : '';
      const words = [added, describeSet(wished.set)].filter(isSaid).join(' ');
      if (words !== '') announcer.say(words);
    },
    [announcer, larder, tell],
  );

  /** Reads a line that was added before the reader had come: it may be several, a wish, or on the list already. */
  const readLine = useCallback(
    (id: number, arrived: Reader) => {
      const ingredient = larder.read().ingredients.find((one) => one.id === id);
      if (ingredient === undefined) return;
      const lines = arrived.splitIngredients(ingredient.text).map(tidyLine);
      const { texts, wishes, unknown } = partWishes(lines, arrived.readTypedWishes);
      const { set, unset } = setWishes(book, wishes);
      const problems = [describeUnknown(unknown), describeUnset(unset)].filter(isSaid).join(' ');
      if (problems !== '') tell(problems);
      else if (set.length > 0) announcer.say(describeSet(set));
      if (texts.length === 0) {
        if (set.length > 0 && unset.length === 0) larder.remove(id);
        return;
      }
      const others = larder.read().ingredients.filter((one) => one.id !== id);
      const isKnown = others.some((one) => arrived.isSameIngredient(one.text, ingredient.text));
      if (wishes.length === 0 && texts.length === 1 && !isKnown) return;
      const outcome = larder.replace(id, texts, arrived.isSameIngredient);
      if (describeProblems(outcome) !== '') tellOutcome(outcome);
    },
    [announcer, book, larder, tell, tellOutcome],
  );

  const readAgain = useCallback(async () => {
    const arrived = await reader.load().catch(() => null);
    if (arrived === null) return;
    const ids = [...unread.current];
    unread.current.clear();
    for (const id of ids) readLine(id, arrived);
  }, [readLine]);

  const add = useCallback(
    (typed: string) => {
      const here = reader.arrived();
      const split = here === null ? splitPlainly(typed) : here.splitIngredients(typed);
      if (split.every((text) => tidyLine(text) === '')) {
        tell(EN.blank);
        return '';
      }
      const parted =
        here === null ? { ...NOTHING_WISHED, texts: split } : partWishes(split, here.readTypedWishes);
      const wished = setWishes(book, parted.wishes);
      const { texts } = parted;
      const outcome = larder.add(texts, here?.isSameIngredient ?? isSameLetters);
      if (here === null && outcome.added.length > 0) {
        for (const { id } of outcome.added) unread.current.add(id);
        void readAgain();
      }
      tellOutcome(outcome, parted.unknown, wished);
      const { tooLong, noRoom, duplicates } = outcome;
      return [...tooLong, ...noRoom, ...duplicates, ...parted.left, ...wished.unset.map(EN.wish)].join(', ');
    },
    [book, larder, readAgain, tell, tellOutcome],
  );

  const edit = useCallback(
    (id: number, typed: string) => {
      const text = tidyLine(typed);
      const { ingredients } = larder.read();
      const before = ingredients.find((one) => one.id === id);
      if (before === undefined || text === '' || text === before.text) return true;
      const here = reader.arrived();
      const isSame = here?.isSameIngredient ?? isSameLetters;
      const split = here?.splitIngredients(text) ?? splitPlainly(text);
      const parted =
        here === null ? { ...NOTHING_WISHED, texts: split } : partWishes(split, here.readTypedWishes);
      if (parted.unknown.length > 0) {
        tell(describeUnknown(parted.unknown));
        return false;
      }
      const { texts } = parted;
      const standing = ingredients.filter(
        (one) => one.id !== id && texts.some((each) => isSame(one.text, each)),
      );
      if (standing.length > 0) {
        tell(
          EN.duplicate(standing.map((one) => one.text)),
          standing.map((one) => one.id),
        );
        return false;
      }
      if ([...text].length > REQUEST_LIMITS.ingredientLength && texts.length < 2) {
        tell(EN.tooLong);
        return false;
      }
      const { set, unset } = setWishes(book, parted.wishes);
      if (unset.length > 0) {
        tell(describeUnset(unset));
        return false;
      }
      if (texts.length === 0) larder.remove(id);
      else larder.replace(id, texts, isSame);
      tell('');
      announcer.say(
        [texts.length > 0 ? EN.changed(texts.join(', ')) : '', describeSet(set)].filter(isSaid).join(' '),
      );
      return true;
    },
    [announcer, book, larder, tell],
  );

  const remove = useCallback(
    (id: number) => {
      const gone = larder.read().ingredients.find((one) => one.id === id);
      if (gone === undefined) return;
      larder.remove(id);
      tell('');
      announcer.say(EN.removed(gone.text));
    },
    [announcer, larder, tell],
  );

  const clearNote = useCallback(() => tell(''), [tell]);
  return {
    add,
    edit,
    remove,
    clearNote,
    note: note.words,
    pointedAt: note.pointedAt,
    pointing: note.pointing,
  };
}

type Reader = typeof import('./reader.ts');

const NOTHING_SET: ReturnType<typeof setWishes> = { set: [], unset: [] };

function describeUnset(unset: readonly Wish[]): string {
  return unset.length === 0 ? '' : EN.avoidFull;
}

function isSaid(words: string): boolean {
  return words !== '';
}

function describeProblems({ standing, tooLong, noRoom }: Outcome): string {
  const words: string[] = [];
  if (standing.length > 0) words.push(EN.duplicate([...new Set(standing.map(({ text }) => text))]));
  if (tooLong.length > 0) words.push(EN.tooLong);
  if (noRoom.length > 0) words.push(EN.noRoom);
  return words.join(' ');
}
