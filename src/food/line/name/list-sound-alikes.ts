// Words that are spelt by ear: "hunny" for honey, "zukini" for zucchini, "skwid" for squid.

import { FOOD_LIST } from '../../foods.ts';
import { foodIndex } from './food-index.ts';
import { countEdits } from './word-forms.ts';

const SHORTEST = 5;
// By three consonants a name is known whatever its vowels; with two of them too much sounds alike.
const ENOUGH_CONSONANTS = 3;
// Of the letters, as a share of the longer word: "corjet" of "courgette".
const MOST_EDITED = 0.64;
const EDITED = 0.45;
const FEW_EDITS = 2;
const LONG = 7;

// English spells one sound in many ways, and Italian names keep theirs ("gnocchi", "focaccia").
const SPELT: readonly (readonly [spelt: RegExp, sound: string])[] = [
  [/ph/g, 'f'],
  [/[aeiou]+gh(?!e)/g, 'a'],
  [/^[kg]n/, 'n'],
  [/^ch?ia/, 'cha'],
  [/gn(?=[ae])/g, 'ny'],
  [/cch|q|ck/g, 'k'],
  [/t?ch|cc(?=[ei])/g, 'C'],
  [/sh|c(?=[eiy])|z/g, 's'],
  [/d?g(?=[eiy])/g, 'j'],
  [/[cq]/g, 'k'],
  [/(?<=[gk])[uw](?=[aeiou])/g, ''],
  [/x/g, 'ks'],
  [/mb$/, 'm'],
  [/(.)\1+/g, '$1'],
  // "Prorns", "cucumba".
  [/(?<=o|ou|[aeiou](?=r$))r(?![aeiouyw])|(?<=[aeiou])h(?![aeiouyw])/g, ''],
  [/(?<=[^aeiouyw])h/g, ''],
];

/** The words of foods' English names that sound like this one, the likeliest alone where one is. */
export function listSoundAlikes(word: string): readonly string[] {
  if (word.length < SHORTEST || !/^[a-z]+$/.test(word)) return [];
  const found = findSound(word);
  if (found.length > 0 || !word.endsWith('s')) return found;
  return findSound(word.slice(0, -1)).map((one) => `${one}s`);
}

function findSound(word: string): readonly string[] {
  const alike = soundsOf(word).flatMap((sound) =>
    (known().get(sound) ?? []).map((name) => {
      const most = mostEdits(name, sound.replace(/[aeo-]/g, '').length, word.length);
      return { name, edits: countEdits(word, name, most), most };
    }),
  );
  const near = alike.filter(({ edits, most }) => edits <= most);
  const least = Math.min(...near.map(({ edits }) => edits));
  return [...new Set(near.flatMap(({ name, edits }) => (edits === least ? name : [])))];
}

function mostEdits(name: string, consonants: number, typed: number): number {
  const length = Math.max(name.length, typed);
  if (consonants > ENOUGH_CONSONANTS) return Math.floor(length * MOST_EDITED);
  const { byName, ownWords } = foodIndex();
  const isOwn = byName.get(name)?.own === true;
  if (consonants < ENOUGH_CONSONANTS) return isOwn ? FEW_EDITS : -1;
  if (isOwn) return Math.max(3, Math.floor(length * EDITED));
  return ownWords.has(name) || name.length >= LONG ? FEW_EDITS : -1;
}

/** How it may be said: an "e" at the end is heard in "linguine" and not in "cheese". */
function soundsOf(word: string): readonly string[] {
  const sound = soundOf(word);
  return word.endsWith('e') ? [sound, sound.replace(/-$/, '')] : [sound];
}

// The first vowel is heard well, of the others only that they are there.
function soundOf(word: string): string {
  let isFirst = true;
  return SPELT.reduce((sound, [spelt, said]) => sound.replace(spelt, said), word).replace(
    /[aeiou][aeiouyw]*|(?!^)y[aeiouyw]*/g,
    (vowels) => {
      const said = isFirst ? classOf(vowels) : '-';
      isFirst = false;
      return said;
    },
  );
}

function classOf(vowels: string): string {
  if (/^[yw]?[ou]|^a[uw]/.test(vowels)) return 'o';
  return vowels.startsWith('a') ? 'a' : 'e';
}

let sounds: ReadonlyMap<string, readonly string[]> | undefined;

function known(): ReadonlyMap<string, readonly string[]> {
  sounds ??= collectSounds();
  return sounds;
}

function collectSounds(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  const { ownWords, byName } = foodIndex();
  const kinds = FOOD_LIST.flatMap(({ kinds: finer = [] }) => finer.map((kind) => kind.toLowerCase()));
  for (const word of new Set([...ownWords, ...kinds])) {
    if (word.length < SHORTEST || !byName.has(word) || !/^[a-z]+$/.test(word)) continue;
    for (const sound of soundsOf(word)) {
      const others = found.get(sound);
      if (others === undefined) found.set(sound, [word]);
      else others.push(word);
    }
  }
  return found;
}
