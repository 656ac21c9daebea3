// What the cook does with the list, and the words that answer. Adding never waits: until the reader is here a line
// stands as it was typed, and is read again once the reader has come.

import { REQUEST_LIMITS } from '../../recipe/recipe-request.ts';
import type { TypedWishes } from '../../recipe/wishes/read-typed-wishes.ts';
import type { Wish } from '../../recipe/wishes/wishes.ts';
import { EN, WORDS } from '../text/en.ts';
import type { Announcer } from './announcer.ts';
import {
  type IngredientList,
  isSameLetters,
  type Outcome,
  splitPlainly,
  tidyLine,
} from './ingredient-list.ts';
import { describeSet, describeUnknown, NOTHING_WISHED, partWishes, setWishes } from './part-wishes.ts';
import { createStore, type Store } from './store.ts';
import type { WishList } from './wish-list.ts';

/** What reads a typed line; loaded apart from the page. */
export interface LineReader {
  splitIngredients(text: string): readonly string[];
  isSameIngredient(one: string, other: string): boolean;
  readTypedWishes(text: string): TypedWishes | null;
}

export interface LineReaderPart {
  load(): Promise<LineReader>;
  arrived(): LineReader | null;
}

/** The words under the field, and the ingredients that they point at. */
export interface EditorNote {
  readonly words: string;
  readonly pointedAt: readonly number[];
  /** Counts up with every pointing, so that the same one can be pointed at again. */
  readonly pointing: number;
}

export interface ListEditor {
  /** What was added last, in words, until something else is done. */
  readonly added: Store<string>;
  readonly note: Store<EditorNote>;
  clearNote(): void;
  /** Adds what was typed; gives back what could not be added, for the field. */
  add(typed: string): string;
  /** True when the ingredient was changed; false keeps the edit open. */
  edit(id: number, typed: string): boolean;
  remove(id: number): void;
  /** An edit that is open; `save` saves it as it stands. Gives what ends it. */
  openEdit(save: () => void): () => void;
  /** Saves every edit that is open. */
  saveEdits(): void;
}

export interface ListEditorDeps {
  readonly list: IngredientList;
  readonly wishes: WishList;
  readonly announcer: Announcer;
  readonly reader: LineReaderPart;
  /** Changes the recipe in view; false where there is none. */
  readonly changeRecipe: (words: string) => boolean;
}

export function createListEditor({
  list,
  wishes,
  announcer,
  reader,
  changeRecipe,
}: ListEditorDeps): ListEditor {
  const note = createStore<EditorNote>({ words: '', pointedAt: [], pointing: 0 });
  const lastAdded = createStore('');
  const openEdits = new Set<() => void>();
  let unread: number[] = [];

  function tell(words: string, pointedAt: readonly number[] = []): void {
    const before = note.read();
    if (words === '' && before.words === '' && before.pointedAt.length === 0) return;
    if (words !== '') lastAdded.set('');
    note.set({ words, pointedAt, pointing: before.pointing + 1 });
    if (words !== '') announcer.say(words);
  }

  function tellOutcome(outcome: Outcome, unknown: readonly string[] = [], wished = NOTHING_SET): void {
    const problems = join(describeProblems(outcome), describeUnknown(unknown), describeUnset(wished.unset));
    if (problems !== '') {
      const standing = outcome.standing.map(({ id }) => id);
      tell(problems, standing);
      return;
    }
    tell('');
    const names = outcome.added.map(({ text }) => text);
    const added = names.length > 0 ? WORDS.added(names, list.read().ingredients.length) : '';
    const words = join(added, describeSet(wished.set));
    lastAdded.set(words);
    if (words !== '') announcer.say(words);
  }

  /** Reads a line that was added before the reader had come: it may be several, a wish, or on the list already. */
  function readLine(id: number, arrived: LineReader): void {
    const ingredient = list.read().ingredients.find((one) => one.id === id);
    if (ingredient === undefined) return;
    const lines = arrived.splitIngredients(ingredient.text).map(tidyLine);
    const parted = partWishes(lines, arrived.readTypedWishes);
    const { texts } = parted;
    const { set, unset } = setWishes(wishes, parted.wishes);
    const problems = join(describeUnknown(parted.unknown), describeUnset(unset));
    if (problems !== '') tell(problems);
    else if (set.length > 0) announcer.say(describeSet(set));
    if (texts.length === 0) {
      if (set.length > 0 && unset.length === 0) list.replace(id, [], isSame);
      return;
    }
    const others = list.read().ingredients.filter((one) => one.id !== id);
    const isKnown = others.some((one) => arrived.isSameIngredient(one.text, ingredient.text));
    if (parted.wishes.length === 0 && texts.length === 1 && !isKnown) return;
    const outcome = list.replace(id, texts, arrived.isSameIngredient);
    if (describeProblems(outcome) !== '') tellOutcome(outcome);
  }

  async function readAgain(): Promise<void> {
    const arrived = await reader.load().catch(() => null);
    if (arrived === null) return;
    const ids = unread;
    unread = [];
    for (const id of ids) readLine(id, arrived);
  }

  /** The line parted as well as can be told now. */
  function part(text: string) {
    const here = reader.arrived();
    if (here === null) return { ...NOTHING_WISHED, texts: splitPlainly(text) };
    return partWishes(here.splitIngredients(text), here.readTypedWishes);
  }

  const isSame = (one: string, other: string) =>
    (reader.arrived()?.isSameIngredient ?? isSameLetters)(one, other);

  return {
    note,
    added: lastAdded,
    clearNote() {
      tell('');
      lastAdded.set('');
    },
    add(typed) {
      const parted = part(typed);
      const { texts, changes } = parted;
      if ([...texts, ...parted.wishes, ...parted.left, ...changes].every((each) => each === '')) {
        tell(WORDS.blank);
        return '';
      }
      const wished = setWishes(wishes, parted.wishes);
      const outcome = list.add(parted.texts, isSame);
      if (reader.arrived() === null && outcome.added.length > 0) {
        unread.push(...outcome.added.map(({ id }) => id));
        void readAgain();
      }
      tellOutcome(outcome, parted.unknown, wished);
      const { tooLong, noRoom, duplicates } = outcome;
      const later = changes.length === 0 || changeRecipe(changes.join(', ')) ? [] : changes;
      if (later.length > 0) tell(WORDS.tasteLater(later.join(', ')));
      // Wishes are read again in English.
      const unset = wished.unset.map(EN.wish);
      return [...tooLong, ...noRoom, ...duplicates, ...parted.left, ...later, ...unset].join(', ');
    },
    edit(id, typed) {
      const text = tidyLine(typed);
      const { ingredients } = list.read();
      const before = ingredients.find((one) => one.id === id);
      if (before === undefined || text === '' || text === before.text) return true;
      const parted = part(text);
      const { texts } = parted;
      if (parted.unknown.length > 0) {
        tell(describeUnknown(parted.unknown));
        return false;
      }
      const standing = ingredients.filter(
        (one) => one.id !== id && texts.some((each) => isSame(one.text, each)),
      );
      if (standing.length > 0) {
        const pointedAt = standing.map((one) => one.id);
        tell(WORDS.duplicate(standing.map((one) => one.text)), pointedAt);
        return false;
      }
      if ([...text].length > REQUEST_LIMITS.ingredientLength && texts.length < 2) {
        tell(WORDS.tooLong);
        return false;
      }
      const { set, unset } = setWishes(wishes, parted.wishes);
      if (unset.length > 0) {
        tell(describeUnset(unset));
        return false;
      }
      list.replace(id, texts, isSame);
      tell('');
      announcer.say(join(texts.length > 0 ? WORDS.changed(texts.join(', ')) : '', describeSet(set)));
      return true;
    },
    remove(id) {
      const gone = list.read().ingredients.find((one) => one.id === id);
      if (gone === undefined) return;
      list.remove(id);
      tell('');
      announcer.say(WORDS.removed(gone.text));
    },
    openEdit(save) {
      openEdits.add(save);
      return () => openEdits.delete(save);
    },
    saveEdits() {
      for (const save of [...openEdits]) save();
    },
  };
}

const NOTHING_SET: ReturnType<typeof setWishes> = { set: [], unset: [] };

function describeUnset(unset: readonly Wish[]): string {
  return unset.length === 0 ? '' : WORDS.avoidFull;
}

function join(...sentences: readonly string[]): string {
  return sentences.filter((words) => words !== '').join(' ');
}

function describeProblems({ standing, tooLong, noRoom }: Outcome): string {
  const words: string[] = [];
  if (standing.length > 0) words.push(WORDS.duplicate([...new Set(standing.map(({ text }) => text))]));
  if (tooLong.length > 0) words.push(WORDS.tooLong);
  if (noRoom.length > 0) words.push(WORDS.noRoom);
  return words.join(' ');
}
