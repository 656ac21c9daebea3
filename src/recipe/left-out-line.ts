// The note that says what was left out and why: printed by write-recipe, read by read-recipe.

import { prepare } from '../food/prepare-pattern.ts';
import { dropStop } from './read-line.ts';
import type { LeftOut } from './recipe.ts';

const LABEL = /^(?:what (?:i|we) )?(?:left out|omitted|not used|unused)(?: ingredients)?\s*(?::|-|–|—)\s*/i;
// A new entry begins where a short name is followed by ", because": a reason may hold "; " of its own.
const NEXT_ENTRY = /(?:; |\. )(?=[^;.]{1,300}?,? because )/g;
const ENTRY = /^(.{1,300}?),? because (.+)$/;
const OTHER_ENTRY = /^(.{1,80}?)(?:,? (?:as|since) |\s*[:–—]\s*|\s+-\s+|\s*\()(.+?)\)?$/;

function lowerFirst(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

function readEntry(text: string): LeftOut | null {
  const entry = prepare(ENTRY).exec(text) ?? prepare(OTHER_ENTRY).exec(text);
  if (entry !== null) return { ingredient: (entry[1] ?? '').trim(), why: (entry[2] ?? '').trim() };
  const name = text.trim();
  return name === '' || name.length > 80 ? null : { ingredient: name, why: '' };
}

/** What a line leaves out, or null where it is another kind of note. Markdown emphasis must be gone. */
export function readLeftOutLine(line: string): readonly LeftOut[] | null {
  const label = prepare(LABEL).exec(line);
  return label === null ? null : readLeftOutText(line.slice(label[0].length));
}

/** The same for what stands under a heading of its own. */
export function readLeftOutText(text: string): readonly LeftOut[] {
  const whole = dropStop(text.trim());
  if (whole === '' || /^(?:nothing|none|n\/a)\b/i.test(whole)) return [];
  const parts: string[] = [];
  let from = 0;
  for (const match of whole.matchAll(NEXT_ENTRY)) {
    parts.push(whole.slice(from, match.index));
    from = match.index + match[0].length;
    if (match[0] === '. ') parts.push('.');
  }
  parts.push(whole.slice(from));
  if (parts.length === 1 && !prepare(ENTRY).test(whole)) return readNames(whole);
  const entries: LeftOut[] = [];
  let sentence = false;
  for (const part of parts) {
    if (part === '.') {
      sentence = true;
      continue;
    }
    const entry = readEntry(sentence ? lowerFirst(part) : part);
    sentence = false;
    if (entry !== null) entries.push(...partNames(entry));
  }
  return entries;
}

/** "Jam, grapes and custard, because ...": one reason for several. Without "both" or a comma it may be the name of one food. */
function partNames(entry: LeftOut): readonly LeftOut[] {
  if (!/, .+ and |^both .+ and /i.test(entry.ingredient)) return [entry];
  return entry.ingredient
    .replace(/^both /i, '')
    .split(/, | and /)
    .map((ingredient) => ({ ingredient: ingredient.trim(), why: entry.why }));
}

function readNames(text: string): readonly LeftOut[] {
  const parts = text.split('; ');
  if (parts.length === 1 && !prepare(OTHER_ENTRY).test(text)) {
    return text
      .split(/, (?:and )?| and /)
      .map(readEntry)
      .filter((entry) => entry !== null);
  }
  return parts.map(readEntry).filter((entry) => entry !== null);
}

/** From this many on, foods that stay out for one reason share an entry. */
const SHARED = 2;
/** As long as the names of one entry may be for the reader above. */
const LONGEST_NAMES = 300;

/** The note without its bullet. A full stop at the end of a reason is the note's own. */
export function writeLeftOutLine(leftOut: readonly LeftOut[]): string {
  const namesOf = new Map<string, string[]>();
  for (const { ingredient, why } of leftOut) {
    const reason = dropStop(why.trim());
    namesOf.set(reason, [...(namesOf.get(reason) ?? []), ingredient]);
  }
  const entries = [...namesOf].flatMap(([reason, names]) =>
    reason === '' ? names : joinNames(names).map((name) => `${name}, because ${reason}`),
  );
  return `**Left out:** ${entries.join('; ')}.`;
}

/** "jam, grapes and custard": as few groups as the longest name allows. A name that would be taken apart stays alone. */
function joinNames(names: readonly string[]): readonly string[] {
  const whole = names.filter((name) => !/ and |,/.test(name));
  if (whole.length < SHARED) return names;
  const groups: string[][] = [];
  for (const name of whole) {
    const last = groups.at(-1);
    if (
      last !== undefined &&
      [...last, name].join(', ').length + 'both  and '.length - ', '.length <= LONGEST_NAMES
    )
      last.push(name);
    else groups.push([name]);
  }
  const joined = groups.flatMap((group) =>
    group.length < SHARED
      ? group
      : [`${group.length === 2 ? 'both ' : ''}${group.slice(0, -1).join(', ')} and ${group.at(-1)}`],
  );
  return [...joined, ...names.filter((name) => !whole.includes(name))];
}
