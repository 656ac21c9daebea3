// The notes of a recipe, and among them what was left out and why.

import { prepare } from '../../food/prepare-pattern.ts';
import { readLeftOutLine, readLeftOutText } from '../left-out-line.ts';
import { stripEmphasis } from '../read-line.ts';
import { hasFigure } from '../read-number.ts';
import type { LeftOut } from '../recipe.ts';

/** More than any recipe has; the rest of runaway notes is passed over. */
const MOST_NOTES = 200;
const NOTE_LENGTH = 4000;

const INSIDE_HEAD = /^(?:core|inside|internal|centre|center|middle|(?:final |safe )?temp)/i;

export interface NoteGatherer {
  add(text: string): void;
  /** A paragraph of its own: behind a list of what is wrong it ends that list. */
  addParagraph(text: string): void;
  /** A row of a chart: a figure under a head that tells of heat inside is told with that head. */
  addRow(cells: readonly string[]): void;
  /** A line that goes on from the one before. */
  continue(text: string): void;
  addLeftOut(text: string): void;
  /** What follows, until it is closed, is a list of what is wrong: each note says so again. */
  setHead(text: string): void;
  isUnderHead(): boolean;
  close(): void;
  /** Whether there was more than is kept. */
  isOverfull(): boolean;
  read(): { readonly leftOut: readonly LeftOut[]; readonly notes: readonly string[] };
}

export function createNoteGatherer(): NoteGatherer {
  const notes: string[] = [];
  const leftOut: LeftOut[] = [];
  let open = false;
  let overfull = false;
  let head = '';
  let hasListed = false;
  /** The column of a chart that tells of heat inside the food. */
  let inside: number | null = null;

  function omit(entries: readonly LeftOut[]): void {
    if (leftOut.length < MOST_NOTES) leftOut.push(...entries);
  }

  function add(text: string): void {
    const omitted = readLeftOutLine(stripEmphasis(text));
    open = omitted === null;
    if (omitted !== null) omit(omitted);
    else if (notes.length < MOST_NOTES) notes.push(`${head}${text.replace(/\s+/g, ' ').trim()}`);
    else overfull = true;
    hasListed = true;
  }

  return {
    add,
    addParagraph(text) {
      if (hasListed) head = '';
      add(text);
    },
    addRow(cells) {
      const plain = cells.map((cell) => stripEmphasis(cell).trim());
      const column = plain.findIndex((cell) => prepare(INSIDE_HEAD).test(cell) && !hasFigure(cell));
      if (column > 0) inside = column;
      const told = plain.map((cell, place) =>
        place === inside && hasFigure(cell) ? `done at ${cell} inside` : cell,
      );
      const words = told.filter((cell) => cell !== '').join(': ');
      if (words !== '') add(words);
    },
    continue(text) {
      const last = notes.at(-1);
      if (!open || last === undefined || last.length >= NOTE_LENGTH) add(text);
      else notes[notes.length - 1] = `${last} ${text.trim()}`;
    },
    addLeftOut(text) {
      omit(readLeftOutText(stripEmphasis(text)));
    },
    setHead(text) {
      head = `${text.replace(/^[^\p{L}]+/u, '')}: `;
      hasListed = false;
    },
    isUnderHead: () => head !== '',
    close() {
      open = false;
      head = '';
      inside = null;
    },
    isOverfull: () => overfull,
    read: () => ({ leftOut: [...leftOut], notes: [...notes] }),
  };
}
