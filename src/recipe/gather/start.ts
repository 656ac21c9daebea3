// What stands before the first section of a recipe: title, introduction, servings and minutes.

import { prepare } from '../../food/prepare-pattern.ts';
import { type Details, readDetails } from '../read-details.ts';
import { stripEmphasis } from '../read-line.ts';
import { hasFigure } from '../read-number.ts';
import type { RecipeMinutes } from '../recipe.ts';
import { createWordPattern } from '../word-pattern.ts';

const TITLE_LENGTH = 120;
const MOST_PARAGRAPHS = 50;

const TITLE_LABEL =
  /^(?:(?:recipe|option|idea|dish)(?: (?:no\.? ?)?(?:\d|one|two|three))?|recipe (?:name|title)|title|suggested recipe|my suggestion|larder recommends)\s*[:–—.-]\s*/i;
const NO_TITLE =
  /^(?:(?:suggested |your |the )?recipe(?: suggestion| idea)?|larder recommends|description|introduction|overview)\s*:?$/i;
const OPENING_TALK = createWordPattern(
  '^',
  "sure, of course, certainly, absolutely, great, okay, ok, happy to, here(?:'|’)?s, here (?:is|are), i(?:'|’)?(?:d| would|ll), based on, with (?:the|your|these), given, thank, gerne, natürlich, voici, bien sûr, claro, certo, ecco",
  String.raw`\b`,
);

const BRACKETED_HEAT = /\(([^()]{0,100}\d\s?°?\s?[CF]\b[^()]{0,100})\)/;

// "Great-Aunt's Stew" is a title, "Great choice!" is not.
function isTalk(text: string): boolean {
  return prepare(OPENING_TALK).test(text) && /[.!:]$/.test(text);
}

/** Whether a label names the title: "Title", "Recipe name". */
export function isTitleLabel(label: string): boolean {
  return prepare(TITLE_LABEL).test(`${label}:`);
}

// "Serves one toddler" says more than how many: whom it is for is kept.
const EATERS =
  /\b(?:bab(?:y|ies)|infants?|toddlers?|child(?:ren)?|kids?|pre-?schoolers?|little ones?|months?|years?|pregnan\w+|expect\w+|mum|mom|elderly|grand\w+|weaning)\b/i;

const FACT_HEAD = /^(?:serves|servings|makes|yield|prep|cook|total|ready in)\b/i;
const OFFERS = /\b(?:here(?:'|’)?s|here is|recipe for|let(?:'|’)s make|how about|i suggest|you can make)\b/i;
const BOLD_NAME = /(?:\*\*|__)[“"]?([^*_]{3,80}?)[”"]?[!.:]?(?:\*\*|__)/;

function readTitleInTalk(text: string): string | null {
  const talks = prepare(OPENING_TALK).test(stripEmphasis(text)) || prepare(OFFERS).test(text);
  return talks ? (prepare(BOLD_NAME).exec(text)?.[1] ?? null) : null;
}

export interface StartGatherer {
  addParagraph(text: string): void;
  /** A line such as "Oven: 190 C", which is a sentence of its own. */
  addFact(text: string): void;
  /** False where the text is no title: "Recipe", "Here is a recipe for you". */
  addTitle(text: string): boolean;
  /** The dish that opening talk names in bold: "Sure! Here's a recipe for **Lemon Cheesecake**". */
  addTitleInTalk(text: string): boolean;
  /** A row of a table of facts: "Serves | 4", "Oven | 180 C". */
  addRow(cells: readonly string[]): void;
  /** A row of a table whose head names servings or times, or that head; false where it is something else. */
  addFacts(cells: readonly string[]): boolean;
  /** Servings and times; false where the line is something else. */
  addDetails(text: string): boolean;
  hasTitle(): boolean;
  /** Whether anything stands before this line. */
  hasAny(): boolean;
  hasDetails(): boolean;
  /** The line before was underlined: it is the title. */
  underline(): void;
  /** A section begins: without a heading for it, the title is the first short line. */
  finish(): void;
  /** Whether there was more than is kept. */
  isOverfull(): boolean;
  /** Takes from the introduction all from the first paragraph that matches. */
  takeFrom(pattern: RegExp): readonly string[];
  read(): {
    readonly title: string | null;
    readonly introduction: string;
    readonly servings: number | null;
    readonly minutes: RecipeMinutes;
  };
}

export function createStartGatherer(): StartGatherer {
  let title: string | null = null;
  let details: Details = {};
  const paragraphs: string[] = [];
  const eaters: string[] = [];
  const facts: string[] = [];
  let overfull = false;
  /** What the first paragraph names in bold: the title where no heading brings one. */
  let offered: string | null = null;
  /** The heads of a table of facts, whose values come in the row below. */
  let heads: readonly string[] | null = null;

  function addTitle(text: string): boolean {
    const plain = text
      .replace(prepare(TITLE_LABEL), '')
      .replace(/^["“](.*)["”]$/, '$1')
      .trim();
    if (title !== null || plain === '' || prepare(NO_TITLE).test(plain) || isTalk(plain)) return false;
    if (/^for the \w/i.test(plain)) return false;
    const [name = '', ...details] = plain.replace(/\s*:$/, '').split(/\s+\|\s+/);
    title = name.slice(0, TITLE_LENGTH);
    // What came before the title was talk.
    paragraphs.length = 0;
    // "Roast pork (50 min, out at 48 C)", "Salmon | Serves 2 | 40 C inside"
    for (const detail of [...details, prepare(BRACKETED_HEAT).exec(name)?.[1] ?? ''])
      if (detail !== '' && !addDetails(detail)) addFact(detail);
    return true;
  }

  function finish(): void {
    if (title !== null) return;
    if (offered !== null && addTitle(offered)) return;
    while (prepare(OPENING_TALK).test(paragraphs[0] ?? '')) paragraphs.shift();
    const first = paragraphs[0] ?? '';
    if (first === '' || first.length > TITLE_LENGTH || /[.!?:,]$/.test(first)) return;
    const rest = paragraphs.slice(1);
    if (addTitle(first)) paragraphs.push(...rest);
  }

  function addFact(text: string): void {
    if (facts.length < MOST_PARAGRAPHS) facts.push(/[.!?]$/.test(text) ? text : `${text}.`);
    else overfull = true;
  }

  function addDetails(text: string): boolean {
    const read = readDetails(stripEmphasis(text));
    if (read === null) return false;
    details = { ...read, ...details };
    if (prepare(EATERS).test(text)) eaters.push(stripEmphasis(text));
    return true;
  }

  function addFacts(row: readonly string[]): boolean {
    const cells = row.map(stripEmphasis);
    if (
      cells.length > 1 &&
      cells.every((cell) => !hasFigure(cell)) &&
      cells.filter((cell) => prepare(FACT_HEAD).test(cell)).length > 1
    ) {
      heads = cells;
      return true;
    }
    if (heads?.length !== cells.length) return false;
    for (const [at, cell] of cells.entries())
      if (hasFigure(cell) && !addDetails(`${heads[at]}: ${cell}`)) addFact(`${heads[at]}: ${cell}`);
    heads = null;
    return true;
  }

  return {
    addParagraph(text) {
      if (paragraphs.length < MOST_PARAGRAPHS) paragraphs.push(text);
      else overfull = true;
    },
    addFact,
    addTitle,
    addTitleInTalk(text) {
      if (title !== null || paragraphs.length > 0) return false;
      const named = readTitleInTalk(text);
      if (named === null) offered ??= BOLD_NAME.exec(text)?.[1] ?? null;
      return named !== null && addTitle(named);
    },
    addDetails,
    addFacts,
    addRow(row) {
      if (addFacts(row)) return;
      const cells = row.map(stripEmphasis);
      const [name = '', ...values] = cells.filter((cell) => cell !== '');
      const fact = `${name}: ${values.join(', ')}`;
      if (hasFigure(fact) && !addDetails(fact)) addFact(fact);
    },
    hasTitle: () => title !== null,
    hasAny: () => title !== null || paragraphs.length > 0,
    hasDetails: () => Object.keys(details).length > 0,
    underline() {
      const last = paragraphs.pop();
      if (last !== undefined && !addTitle(last)) paragraphs.push(last);
    },
    finish,
    isOverfull: () => overfull,
    takeFrom(pattern) {
      const first = paragraphs.findIndex((paragraph) => pattern.test(paragraph));
      return first === -1 ? [] : paragraphs.splice(first);
    },
    read: () => ({
      title,
      introduction: [...paragraphs, ...eaters, ...facts].join(' '),
      servings: details.servings ?? null,
      minutes: { prep: details.prep ?? null, cook: details.cook ?? null, total: details.total ?? null },
    }),
  };
}
