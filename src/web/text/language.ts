// The page's language. English words come with each part of the page. Those of another language are one file, fetched
// when it is wanted (parts/languages.ts); from then on they stand where the English ones stood.

import type { EN } from './en.ts';
import type { EN_BRING } from './en-bring.ts';
import type { EN_COOK } from './en-cook.ts';
import type { EN_DEVICE } from './en-device.ts';
import type { EN_GIVEN } from './en-given.ts';
import type { EN_LESS } from './en-less.ts';
import type { EN_OFFLINE } from './en-offline.ts';
import type { EN_OPTIONS } from './en-options.ts';
import type { EN_RECIPE } from './en-recipe.ts';
import type { EN_TAKE_AWAY } from './en-take-away.ts';
import type { EN_TOKEN } from './en-token.ts';
import type { EN_USUAL } from './en-usual.ts';
import type { FindingWords } from './finding-words.ts';

/** As the English words are made, in any words. */
type Told<Words> = Words extends string ? string : Words extends (...given: infer Given) => string ? (...given: Given) => string : { readonly [Key in keyof Words]: Told<Words[Key]> };

/** Every word of the page, by the part that it comes with. */
export interface AllWords {
  readonly page: Told<typeof EN>;
  readonly bring: Told<typeof EN_BRING>;
  readonly cook: Told<typeof EN_COOK>;
  readonly device: Told<typeof EN_DEVICE>;
  readonly given: Told<typeof EN_GIVEN>;
  readonly less: Told<typeof EN_LESS>;
  readonly offline: Told<typeof EN_OFFLINE>;
  readonly options: Told<typeof EN_OPTIONS>;
  readonly recipe: Told<typeof EN_RECIPE>;
  readonly takeAway: Told<typeof EN_TAKE_AWAY>;
  readonly token: Told<typeof EN_TOKEN>;
  readonly usual: Told<typeof EN_USUAL>;
}

/** What English has from the rules themselves comes beside them. */
export interface OtherWords extends AllWords {
  readonly findings: FindingWords;
}

interface Part {
  readonly name: keyof AllWords;
  readonly english: object;
  readonly told: object;
}

const parts: Part[] = [];

/** What has loaded so far. */
export const PARTS: readonly Part[] = parts;

let chosen: OtherWords | null = null;

/** The words of one part: the English ones until there are others, which are written over them. */
export function inLanguage<Name extends keyof AllWords>(name: Name, english: AllWords[Name]): AllWords[Name] {
  const told = { ...english, ...chosen?.[name] };
  parts.push({ name, english, told });
  return told;
}

/** From now on the page speaks in these words; null is English. What stands on the page has to be drawn again. */
export function speak(words: OtherWords | null): void {
  chosen = words;
  for (const { name, english, told } of parts) Object.assign(told, english, words?.[name]);
}

/** Null in English: the rules say it themselves. */
export function readFindingWords(): FindingWords | null {
  return chosen?.findings ?? null;
}
