// What the cook can do with the list, and the words that answer. Adding never waits: until the reader is here a
// line stands as it was typed, and is read again once the reader has come.

import { useCallback, useRef, useState } from 'react';
import { REQUEST_LIMITS } from '../../../recipe/recipe-request.ts';
import { reader } from '../../session/parts.ts';
import { EN } from '../../text/en.ts';
import type { Announcer } from '../../ui/announcer.tsx';
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

export function usePantry(larder: Larder, announcer: Announcer): Pantry {
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
    (outcome: Outcome) => {
      const problems = describeProblems(outcome);
      if (problems !== '') {
        tell(
          problems,
          outcome.standing.map(({ id }) => id),
        );
        return;
      }
      setNote((before) => (before.words === '' ? before : { ...before, words: '', pointedAt: [] }));
      const names = outcome.added.map(({ text }) => text);
      if (names.length > 0) announcer.say(EN.added(names, larder.read().ingredients.length));
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
      const texts = arrived.splitIngredients(ingredient.text).map(tidyLine);
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
  }, [larder, tellOutcome]);

  const add = useCallback(
    (typed: string) => {
      const here = reader.arrived();
      const texts = here === null ? splitPlainly(typed) : here.splitIngredients(typed);
      if (texts.every((text) => tidyLine(text) === '')) {
        tell(EN.blank);
        return '';
      }
      const outcome = larder.add(texts, here?.isSameIngredient ?? isSameLetters);
      if (here === null && outcome.added.length > 0) {
        for (const { id } of outcome.added) unread.current.add(id);
        void readAgain();
      }
      tellOutcome(outcome);
      return [...outcome.tooLong, ...outcome.noRoom, ...outcome.duplicates].join(', ');
    },
    [larder, readAgain, tell, tellOutcome],
  );

  const edit = useCallback(
    (id: number, typed: string) => {
      const text = tidyLine(typed);
      const { ingredients } = larder.read();
      const before = ingredients.find((one) => one.id === id);
      if (before === undefined || text === '' || text === before.text) return true;
      const here = reader.arrived();
      const isSame = here?.isSameIngredient ?? isSameLetters;
      const texts = here?.splitIngredients(text) ?? splitPlainly(text);
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
      larder.replace(id, texts, isSame);
      tell('');
      announcer.say(EN.changed(text));
      return true;
    },
    [announcer, larder, tell],
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

function describeProblems({ standing, tooLong, noRoom }: Outcome): string {
  const words: string[] = [];
  if (standing.length > 0) words.push(EN.duplicate([...new Set(standing.map(({ text }) => text))]));
  if (tooLong.length > 0) words.push(EN.tooLong);
  if (noRoom.length > 0) words.push(EN.noRoom);
  return words.join(' ');
}
