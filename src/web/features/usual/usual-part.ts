// The cook's usual, as one part that loads where one is kept or is to be.

export { readKeptLanguage, takeUpUsual } from '../../usual/kept-usual.ts';
export { UsualNote } from './usual-note.tsx';
