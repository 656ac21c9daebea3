// Puts a recipe together line by line. Every line is looked at once; what it means depends on the section it
// stands in, so the cost of a line does not grow with the text before it.

import { readLeftOutLine, readLeftOutText } from './left-out-line.ts';
import { type Details, readDetails } from './read-details.ts';
import { isListWord, readIngredientLine, readIngredientList } from './read-ingredient-line.ts';
import { type Line, readLine, stripEmphasis } from './read-line.ts';
import type { IngredientOrigin, LeftOut, Recipe, RecipeIngredient, RecipeMinutes } from './recipe.ts';
import { readSection, type Section } from './section-words.ts';

/** Entries of each list that are kept; more than any recipe has. */
const MOST_ENTRIES = 200;
const STEP_LENGTH = 4000;
const TITLE_LENGTH = 120;

const TITLE_LABEL =
  /^(?:recipe(?: (?:name|title))?|title|dish|suggested recipe|my suggestion|larder recommends)\s*[:–—-]\s*/i;
const NO_TITLE =
  /^(?:(?:suggested |your |the )?recipe(?: suggestion| idea)?|larder recommends|description|introduction|overview)\s*:?$/i;
const OPENING_TALK =
  /^(?:sure|of course|certainly|absolutely|great|okay|ok|happy to|here(?:'|’)?s|here (?:is|are)|i(?:'|’)?(?:d| would|ll)|based on|with (?:the|your|these)|given|thank|gerne|natürlich|voici|bien sûr|claro|certo|ecco)\b/i;
const CLOSING_TALK =
  /^(?:enjoy|bon app[ée]tit|let me know|would you like|feel free|i hope|hope you|happy cooking|guten appetit|buen provecho|buon appetito|if you(?:'d| would) like)/i;
const STEP_HEADING = /^(?:step\s+\d{1,2}\s*[:.)–—-]?|\d{1,2}[.)])\s*/i;
const COOKING =
  /\b(?:heat|cook|boil|simmer|fry|bake|roast|grill|stir|mix|whisk|chop|slice|serve|steam|toast|melt|blend|add)\b/i;

type Zone = 'start' | 'ingredients' | 'method' | 'notes' | 'left-out' | 'other';

const ORIGIN: Readonly<Partial<Record<Section, IngredientOrigin>>> = {
  ingredients: 'yours',
  cupboard: 'cupboard',
  'to-buy': 'to-buy',
};

export interface RecipeGatherer {
  /** One line without its line end. Never throws. */
  add(line: string): void;
  /** What has been read; `whole` at the end of the text. */
  read(whole: boolean): Recipe;
}

export function createRecipeGatherer(): RecipeGatherer {
  let zone: Zone = 'start';
  let origin: IngredientOrigin = 'yours';
  let title: string | null = null;
  const paragraphs: string[] = [];
  let details: Details = {};
  const ingredients: RecipeIngredient[] = [];
  const steps: string[] = [];
  const leftOut: LeftOut[] = [];
  const notes: string[] = [];
  let afterBlank = true;
  // Whether steps are numbered, and whether a heading opened the step that is being read.
  let numbered = false;
  let stepHeading = false;
  let stepOpen = false;
  let noteOpen = false;
  let bullets = false;
  let methodLevel = 7;

  function enter(section: Section, level: number): void {
    const from = ORIGIN[section];
    if (zone === 'start') takeTitle();
    if (from !== undefined) {
      zone = 'ingredients';
      origin = from;
    } else {
      zone = section as Zone;
    }
    if (section === 'method') methodLevel = level;
    stepHeading = false;
    stepOpen = false;
    noteOpen = false;
  }

  // Without a heading for it, the title is the first short line.
  function takeTitle(): void {
    while (title === null && paragraphs.length > 0) {
      const first = paragraphs[0] ?? '';
      if (OPENING_TALK.test(first)) {
        paragraphs.shift();
        continue;
      }
      if (first.length <= TITLE_LENGTH && !/[.!?:,]$/.test(first)) {
        paragraphs.shift();
        title = first;
      }
      return;
    }
  }

  function addDetails(text: string): boolean {
    const read = readDetails(stripEmphasis(text));
    if (read === null) return false;
    details = { ...read, ...details };
    return true;
  }

  function addIngredient(text: string): void {
    if (ingredients.length >= MOST_ENTRIES) return;
    const ingredient = readIngredientLine(text, origin);
    if (ingredient !== null) ingredients.push(ingredient);
  }

  function addIngredients(text: string): void {
    if (isListWord(stripEmphasis(text)) || ingredients.length >= MOST_ENTRIES) return;
    ingredients.push(...readIngredientList(text, origin).slice(0, MOST_ENTRIES));
  }

  function addStep(text: string): void {
    stepOpen = true;
    const plain = stripEmphasis(text);
    if (plain !== '' && steps.length < MOST_ENTRIES) steps.push(plain);
  }

  function continueStep(text: string): void {
    const last = steps.at(-1);
    if (last === undefined) {
      addStep(text);
    } else if (last.length < STEP_LENGTH) {
      steps[steps.length - 1] = `${last} ${stripEmphasis(text)}`.trim();
    }
  }

  function addNote(text: string): void {
    const omitted = readLeftOutLine(stripEmphasis(text));
    noteOpen = omitted === null;
    if (omitted !== null) leftOut.push(...omitted.slice(0, MOST_ENTRIES));
    else if (notes.length < MOST_ENTRIES) notes.push(text.replace(/\s+/g, ' ').trim());
  }

  function readHeading(level: number, marked: string): void {
    const text = stripEmphasis(marked).replace(/\s*:$/, '');
    const section = readSection(text);
    const inBrackets = /\(([^)]*)\)/.exec(text)?.[1];
    if (inBrackets !== undefined) addDetails(inBrackets);
    if (section !== null) {
      enter(section, level);
    } else if (addDetails(text)) {
      return;
    } else if (STEP_HEADING.test(text) && (zone === 'method' || ingredients.length > 0)) {
      if (zone !== 'method') enter('method', level);
      stepHeading = true;
      addStep(text.replace(STEP_HEADING, ''));
    } else if (zone === 'start') {
      if (title === null) readTitle(text);
      else if (level === 7) paragraphs.push(text);
    } else if (zone === 'method') {
      if (level < 7 && level <= methodLevel && steps.length > 0) enter('notes', level);
      else stepOpen = false;
    }
  }

  function readTitle(text: string): void {
    const plain = text
      .replace(TITLE_LABEL, '')
      .replace(/^["“](.*)["”]$/, '$1')
      .trim();
    if (plain === '' || NO_TITLE.test(plain) || OPENING_TALK.test(plain)) return;
    title = plain.slice(0, TITLE_LENGTH);
    paragraphs.length = 0;
  }

  function readLabel(line: Extract<Line, { kind: 'label' }>): void {
    const section = readSection(stripEmphasis(line.label));
    if (section !== null && !(zone === 'notes' && section === 'left-out' && line.rest !== '')) {
      enter(section, 7);
      if (line.rest === '') return;
      if (zone === 'ingredients') addIngredients(line.rest);
      else if (zone === 'method') addStep(line.rest);
      else if (zone === 'left-out') leftOut.push(...readLeftOutText(stripEmphasis(line.rest)));
      else if (zone === 'notes') addNote(line.rest);
      return;
    }
    if (zone === 'start' && title === null && TITLE_LABEL.test(`${stripEmphasis(line.label)}:`)) {
      if (line.rest !== '') readTitle(stripEmphasis(line.rest));
      return;
    }
    if (zone === 'ingredients') {
      if (/^\d/.test(line.label) || NAME_BEFORE_AMOUNT.test(line.rest)) addIngredient(line.text);
      else addIngredients(line.rest);
      return;
    }
    readText(line.text, 0);
  }

  function readText(text: string, indent: number): void {
    const plain = stripEmphasis(text);
    if (zone === 'start' || zone === 'ingredients') {
      const section = plain.length < 60 ? readSection(plain) : null;
      if (section !== null && /^[^.!?,]+$/.test(plain)) {
        enter(section, 7);
        return;
      }
    }
    if (zone === 'start') {
      if (title === null || !OPENING_TALK.test(plain) || paragraphs.length > 0) paragraphs.push(plain);
    } else if (zone === 'ingredients') {
      if (plain.length <= 100 && !/[.!?]$/.test(plain)) addIngredient(text);
      else if (!bullets && /^\d/.test(plain)) addIngredient(text);
    } else if (zone === 'method') {
      readMethodText(text, plain, indent);
    } else if (zone === 'notes') {
      if (CLOSING_TALK.test(plain)) return;
      if (noteOpen && !afterBlank)
        notes.push(`${notes.pop() ?? ''} ${text.trim()}`.trim().slice(0, STEP_LENGTH));
      else addNote(text);
    } else if (zone === 'left-out') {
      leftOut.push(...readLeftOutText(plain).slice(0, MOST_ENTRIES));
    }
  }

  function readMethodText(text: string, plain: string, indent: number): void {
    if (stepOpen && (!afterBlank || indent >= 2 || stepHeading)) {
      if (!(afterBlank && CLOSING_TALK.test(plain))) continueStep(text);
    } else if (CLOSING_TALK.test(plain)) {
      stepOpen = false;
    } else if (numbered) {
      enter('notes', methodLevel);
      addNote(text);
    } else {
      addStep(text);
    }
  }

  function readBullet(text: string, indent: number): void {
    if (zone === 'start') {
      if (text.length > 120) return;
      enter('ingredients', 7);
    }
    if (zone === 'ingredients') {
      bullets = true;
      addIngredient(text);
    } else if (zone === 'method') {
      if (stepOpen && (indent >= 2 || numbered || stepHeading)) continueStep(text);
      else addStep(text);
    } else if (zone === 'notes') {
      addNote(text);
    } else if (zone === 'left-out') {
      leftOut.push(...readLeftOutText(stripEmphasis(text)).slice(0, MOST_ENTRIES));
    }
  }

  function readNumbered(line: Extract<Line, { kind: 'numbered' }>): void {
    const sentence = line.text.length > 40 || COOKING.test(line.text);
    if (zone === 'start') enter(sentence && ingredients.length > 0 ? 'method' : 'ingredients', 7);
    if (zone === 'ingredients' && sentence && bullets) enter('method', 7);
    // A tip between two steps does not end them.
    if (zone === 'notes' && numbered && line.number === steps.length + 1) zone = 'method';
    if (zone === 'method') {
      if (stepOpen && line.indent >= 2 && numbered && line.number !== steps.length + 1) {
        continueStep(line.text);
        return;
      }
      numbered = true;
      stepHeading = false;
      addStep(line.text);
    } else if (zone === 'ingredients') {
      addIngredient(line.text);
    } else if (zone === 'notes') {
      addNote(line.text);
    }
  }

  function readRow(cells: readonly string[]): void {
    if (zone !== 'ingredients') return;
    const filled = cells.map(stripEmphasis).filter((cell) => cell !== '');
    const amount = filled.findIndex((cell) => /^[\d½¼¾⅓⅔⅛]/.test(cell));
    if (filled.length === 0 || filled.some((cell) => /^(?:ingredients?|amounts?|quantity|item)$/i.test(cell)))
      return;
    if (amount === -1) addIngredient(filled[0] ?? '');
    else addIngredient([filled[amount], ...filled.filter((_, index) => index !== amount)].join(' '));
  }

  function readRule(): void {
    if (zone !== 'start' || title !== null || afterBlank) return;
    const last = paragraphs.pop();
    if (last !== undefined) readTitle(last);
  }

  function addLine(line: Line): void {
    if (line.kind === 'text' || line.kind === 'label' || line.kind === 'bullet') {
      const mayDetail =
        zone === 'start' || zone === 'other' || (zone === 'ingredients' && line.kind !== 'bullet');
      const atEnd = zone === 'notes' && details.servings === undefined && details.total === undefined;
      if ((mayDetail || atEnd) && addDetails(line.text)) return;
    }
    switch (line.kind) {
      case 'blank':
        return;
      case 'rule':
        readRule();
        return;
      case 'heading':
        readHeading(line.level, line.text);
        return;
      case 'label':
        readLabel(line);
        return;
      case 'bullet':
        readBullet(line.text, line.indent);
        return;
      case 'numbered':
        readNumbered(line);
        return;
      case 'row':
        readRow(line.cells);
        return;
      case 'text':
        readText(line.text, line.indent);
        return;
    }
  }

  function readStart(): { readonly title: string | null; readonly introduction: string } {
    return { title, introduction: paragraphs.join(' ') };
  }

  // Prose without any list: what cooks is a step.
  function takeProse(): void {
    if (steps.length > 0 || ingredients.length > 0) return;
    takeTitle();
    const first = paragraphs.findIndex((paragraph) => COOKING.test(paragraph));
    if (first === -1 || (first === 0 && paragraphs.length === 1 && title !== null)) return;
    for (const paragraph of paragraphs.splice(first)) if (!CLOSING_TALK.test(paragraph)) addStep(paragraph);
  }

  return {
    add(text) {
      const line = readLine(text);
      addLine(line);
      afterBlank = line.kind === 'blank';
    },
    read(whole) {
      if (whole) {
        if (zone === 'start') takeTitle();
        takeProse();
      }
      const minutes: RecipeMinutes = {
        prep: details.prep ?? null,
        cook: details.cook ?? null,
        total: details.total ?? null,
      };
      return {
        ...readStart(),
        servings: details.servings ?? null,
        minutes,
        ingredients: [...ingredients],
        steps: [...steps],
        leftOut: [...leftOut],
        notes: [...notes],
      };
    },
  };
}

const NAME_BEFORE_AMOUNT = /^(?:about |approx\.? )?[\d½¼¾⅓⅔⅛]/;
