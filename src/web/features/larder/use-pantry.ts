// What the cook can do with the list, and the words that answer. Adding never waits: until the reader is here a
// line stands as it was typed, and is read again once the reader has come.

import { useCallback, useRef, useState } from 'react';
import { REQUEST_LIMITS } from '../../../recipe/recipe-request.ts';
import { reader } from '../../session/parts.ts';
import { EN } from '../../text/en.ts';
import type { Announcer } from '../../ui/announcer.tsx';
import { nameWish, type Wish, type WishBook } from '../wishes/wishes.ts';
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
    (outcome: Outcome, typed: Parted = NOTHING_WISHED) => {
      const problems = [describeProblems(outcome), describeUnknown(typed.unknown)].filter(isSaid).join(' ');
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
      const words = [added, describeSet(typed.wishes)].filter(isSaid).join(' ');
      if (words !== '') announcer.say(words);
    },
    [announcer, larder, tell],
  );

  const readAgain = useCallback(async () => {
    const arrived = await reader.load().catch(() => null);
    if (arrived === null) return;
    const ids = [...unread.current];
    unread.current.clear();
    for (const id of ids) {
      const ingredient = larder.read().ingredients.find((one) => one.id === id);
      if (ingredient === undefined) continue;
      const parted = partWishes(arrived.splitIngredients(ingredient.text).map(tidyLine), arrived);
      for (const wish of parted.wishes) book.add(wish);
      const { texts } = parted;
      if (texts.length === 0 && parted.wishes.length > 0) {
        larder.remove(id);
        announcer.say(describeSet(parted.wishes));
        continue;
      }
      const others = larder.read().ingredients.filter((one) => one.id !== id);
      const isKnown = others.some((one) => arrived.isSameIngredient(one.text, ingredient.text));
      if (texts.length <= 1 && !isKnown) continue;
      const outcome = larder.replace(
        id,
        texts.length === 0 ? [ingredient.text] : texts,
        arrived.isSameIngredient,
      );
      if (describeProblems(outcome) !== '') tellOutcome(outcome);
    }
  }, [announcer, book, larder, tellOutcome]);

  const add = useCallback(
    (typed: string) => {
      const here = reader.arrived();
      const split = here === null ? splitPlainly(typed) : here.splitIngredients(typed);
      if (split.every((text) => tidyLine(text) === '')) {
        tell(EN.blank);
        return '';
      }
      const parted = here === null ? { ...NOTHING_WISHED, texts: split } : partWishes(split, here);
      for (const wish of parted.wishes) book.add(wish);
      const { texts } = parted;
      const outcome = larder.add(texts, here?.isSameIngredient ?? isSameLetters);
      if (here === null && outcome.added.length > 0) {
        for (const { id } of outcome.added) unread.current.add(id);
        void readAgain();
      }
      tellOutcome(outcome, parted);
      return [...outcome.tooLong, ...outcome.noRoom, ...outcome.duplicates, ...parted.left].join(', ');
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
      const parted = here === null ? { ...NOTHING_WISHED, texts: split } : partWishes(split, here);
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
      for (const wish of parted.wishes) book.add(wish);
      if (texts.length === 0) larder.remove(id);
      else larder.replace(id, texts, isSame);
      tell('');
      announcer.say(
        [texts.length > 0 ? EN.changed(texts.join(', ')) : '', describeSet(parted.wishes)]
          .filter(isSaid)
          .join(' '),
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

/** Typed lines, parted into ingredients and wishes. */
interface Parted {
  readonly texts: readonly string[];
  readonly wishes: readonly Wish[];
  /** What is to be avoided and is not known as a food. */
  readonly unknown: readonly string[];
  /** The lines that named it: they stay in the field. */
  readonly left: readonly string[];
}

const NOTHING_WISHED: Parted = { texts: [], wishes: [], unknown: [], left: [] };

function partWishes(lines: readonly string[], here: Reader): Parted {
  const texts: string[] = [];
  const left: string[] = [];
  const wishes = new Map<string, Wish>();
  const unknown: string[] = [];
  for (const line of lines) {
    const typed = here.readTypedWishes(line);
    if (typed === null) texts.push(line);
    else {
      for (const wish of typed.wishes) wishes.set(nameWish(wish), wish);
      unknown.push(...typed.unknown);
      if (typed.unknown.length > 0) left.push(line);
    }
  }
  return { texts, wishes: [...wishes.values()], unknown, left };
}

function isSaid(words: string): boolean {
  return words !== '';
}

function describeSet(wishes: readonly Wish[]): string {
  return wishes.length === 0 ? '' : EN.wishesSet(wishes.map(EN.wish));
}

function describeUnknown(unknown: readonly string[]): string {
  return unknown.length === 0 ? '' : EN.avoidUnknown(unknown);
}

function describeProblems({ standing, tooLong, noRoom }: Outcome): string {
  const words: string[] = [];
  if (standing.length > 0) words.push(EN.duplicate([...new Set(standing.map(({ text }) => text))]));
  if (tooLong.length > 0) words.push(EN.tooLong);
  if (noRoom.length > 0) words.push(EN.noRoom);
  return words.join(' ');
}
