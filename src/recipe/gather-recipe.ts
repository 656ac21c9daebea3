// Puts a recipe together line by line. Every line is looked at once; what it means depends on the section it
// stands in, so the cost of a line does not grow with the text before it.

import { createLanguageWatch } from './foreign-words.ts';
import { readAmountsOfSteps } from './gather/amounts.ts';
import { createIngredientGatherer } from './gather/ingredients.ts';
import { createMethodGatherer, isClosingTalk, isStepHead, isStepHeading } from './gather/method.ts';
import { findNeeded, tellsMore } from './gather/needed.ts';
import { createNoteGatherer } from './gather/notes.ts';
import { createStartGatherer, isTitleLabel } from './gather/start.ts';
import { AMOUNT_AHEAD, isDonenessHead, isIngredientHead } from './gather/table.ts';
import { createUnreadGatherer } from './gather/unread.ts';
import { mayDetail, NOTES_ALONE, ORIGIN, tellCrossed, ZONE, type Zone } from './gather/zones.ts';
import {
  COOKING,
  FACT_OF_HEAT,
  isListOfAmounts,
  isNumberedOrder,
  isOrder,
  isOrderBullet,
  isProse,
  NO_AMOUNT,
  USE_OF_TOOL,
  WORD_AMOUNT,
} from './order-words.ts';
import type { ReadLineFood } from './read-ingredient-line.ts';
import { type Line, readLine, stripEmphasis } from './read-line.ts';
import type { Recipe } from './recipe.ts';
import { isHeadOfWrongs, isNoteHeading, readSection, type Section } from './section-words.ts';

/** The level of a heading that is marked in bold, or not at all. */
const NO_LEVEL = 7;
export interface RecipeGatherer {
  /** One line without its line end. Never throws. */
  add(line: string): void;
  /** Whether there was more of anything than is kept: what was read is then not all that was written. */
  isOverfull(): boolean;
  /** What has been read; `whole` at the end of the text. */
  read(whole: boolean): Recipe;
}

/** "*For the mash*" or "For the sauce:" within the method: what comes below it begins a part of its own. */
function isPartHeading(text: string): boolean {
  const plain = stripEmphasis(text).replace(/:$/, '');
  return (
    plain.length <= 40 &&
    !/[.!?]$/.test(plain) &&
    (/^(?:\*[^*]+\*|_[^_]+_):?$/.test(text.trim()) ||
      /^(?:for|to) (?:the |make |assemble|serve|finish)/i.test(plain))
  );
}

export function createRecipeGatherer(readFood: ReadLineFood): RecipeGatherer {
  const start = createStartGatherer();
  const ingredients = createIngredientGatherer(readFood);
  const method = createMethodGatherer();
  const notes = createNoteGatherer();
  const unread = createUnreadGatherer();
  let zone: Zone = 'start';
  let afterBlank = true;
  let methodLevel = NO_LEVEL;
  /** A heading that no section has stands right above, within the method. */
  let underHeading = false;
  const language = createLanguageWatch();
  /** Lines before any section that may be the beginning of a list without bullets. */
  let pending: string[] = [];
  /** The list is a sentence, and the method follows without a heading. */
  let listIsProse = false;
  /** Sentences between the list and what follows it: the method where no other comes, else notes. */
  let aside: string[] = [];

  function enter(section: Section, level = NO_LEVEL): void {
    if (zone === 'start') {
      const lines = releasePending();
      start.finish();
      for (const line of lines) ingredients.addText(line);
    }
    if (zone === 'ingredients') ingredients.close();
    zone = ZONE[section];
    const origin = ORIGIN[section];
    if (origin !== undefined) ingredients.setOrigin(origin);
    if (section === 'method') methodLevel = level;
    method.close();
    notes.close();
  }

  // A single line is an ingredient where its food is known; of several in a row that is already plain.
  function releasePending(): readonly string[] {
    const lines = pending;
    pending = [];
    if (lines.length > 1 || lines.every((line) => AMOUNT_AHEAD.test(line) && readFood(line).food !== null))
      return lines;
    for (const line of lines) start.addParagraph(line);
    return [];
  }

  function mayBeIngredient(plain: string, marked: boolean): boolean {
    if (plain.length > 100 || /[.!?:]$/.test(plain) || NO_AMOUNT.test(plain)) return false;
    if (AMOUNT_AHEAD.test(plain)) return true;
    if (!start.hasAny() || plain.length > 60) return false;
    return marked || ((WORD_AMOUNT.test(plain) || plain.length <= 40) && readFood(plain).food !== null);
  }

  function readStartText(plain: string, marked: boolean): void {
    // "You will need 2 eggs, 150 g rice and a leek." What follows in the paragraph is read after it.
    const needed = findNeeded(plain, readFood);
    if (needed !== null) {
      unread.replaceLast([...needed.before, needed.rest ?? '']);
      // "Serves 2. You need ...": what stands before it in the paragraph.
      for (const sentence of needed.before)
        if (!start.addDetails(sentence.replace(/\.$/, ''))) start.addParagraph(sentence);
      enter('ingredients');
      ingredients.addList(needed.list);
      listIsProse = true;
      if (needed.rest !== undefined) readText(needed.rest, 0, false);
      return;
    }
    if (FACT_OF_HEAT.test(plain)) {
      start.addFact(plain);
      return;
    }
    if (!mayBeIngredient(plain, marked)) {
      for (const line of releaseAsParagraphs()) start.addParagraph(line);
      start.addParagraph(plain);
      return;
    }
    pending.push(plain);
    if (pending.length > 1) enter('ingredients');
  }

  function releaseAsParagraphs(): readonly string[] {
    const lines = pending;
    pending = [];
    return lines;
  }

  function readHeading(level: number, marked: string): void {
    const whole = stripEmphasis(marked);
    const text = whole.replace(/\s*:$/, '');
    // "Ingredients (serves 2)"
    start.addDetails(/\(([^)]{1,100})\)/.exec(text)?.[1] ?? '');
    const section = readSection(text);
    if (section === 'notes' && isPartOfList(text)) return;
    if (readHeadOfWrongs(text, level)) return;
    if (section !== null) {
      enter(section, level);
    } else if (isStepHeading(text) && (zone === 'method' || ingredients.hasAny())) {
      if (zone !== 'method') enter('method', level);
      method.addHeading(text);
    } else if (!start.addDetails(text)) {
      readOtherHeading(level, zone === 'start' ? whole : text);
    }
  }

  // Without its head, "Rinse the chicken" would be advice.
  function readHeadOfWrongs(text: string, level?: number): boolean {
    if (!method.hasAny() || !isHeadOfWrongs(text)) return false;
    enter('notes', level);
    notes.setHead(text);
    return true;
  }

  // "To serve", with its foods below it, before any step is written.
  function isPartOfList(text: string): boolean {
    return zone === 'ingredients' && !method.hasAny() && /^(?:to|for) (?:serve|serving|finish)\b/i.test(text);
  }

  function readOtherHeading(level: number, text: string): void {
    if (zone === 'notes' && text.endsWith('?')) notes.add(text);
    if (zone === 'start') {
      if (!start.addTitle(text) && start.hasTitle() && level === NO_LEVEL) start.addParagraph(text);
    } else if (zone === 'method' && method.hasAny() && isNoteHeading(text)) {
      enter('notes', level);
    } else if (zone === 'method') {
      // A heading beside that of the method ends it; one below it parts it.
      if (level < NO_LEVEL && level <= methodLevel && method.hasAny()) enter('notes', level);
      else {
        method.close();
        underHeading = true;
      }
    }
  }

  function readLabel({ label, rest, text }: Extract<Line, { kind: 'label' }>): void {
    const name = stripEmphasis(label);
    const section = readSection(name);
    if (rest === '' && readHeadOfWrongs(name.replace(/\s*:$/, ''))) return;
    const isNote = zone === 'notes' && section === 'left-out' && rest !== '';
    if (section === 'notes' && rest === '' && isPartOfList(name)) return;
    if (section !== null && !isNote) {
      enter(section);
      if (rest !== '') readRest(rest);
    } else if (zone === 'start' && isTitleLabel(name)) {
      start.addTitle(stripEmphasis(rest));
    } else if (zone === 'start' && isListOfAmounts(rest)) {
      enter('ingredients');
      ingredients.addLabelled(name, rest, text);
    } else if (zone === 'ingredients' && rest.length > 40 && /[.!]$/.test(rest) && COOKING.test(rest)) {
      enter('method');
      method.addStep(text);
    } else if (zone === 'ingredients') {
      ingredients.addLabelled(name, rest, text);
    } else {
      readText(text, 0, false);
    }
  }

  // What stands behind the label that opened a section.
  function readRest(rest: string): void {
    if (zone === 'ingredients') ingredients.addList(rest);
    else if (zone === 'method') method.addStep(rest);
    else if (zone === 'left-out') notes.addLeftOut(rest);
    else if (zone === 'notes') notes.add(rest);
  }

  /** Two columns without a bar at the edge, or a heading that no mark tells from text. */
  function readUnmarked(text: string, plain: string): boolean {
    // "NOTES" alone on a line behind the steps.
    if (zone === 'method' && afterBlank && method.hasAny() && NOTES_ALONE.test(plain)) {
      enter('notes');
      return true;
    }
    if (zone !== 'start' && zone !== 'ingredients') return false;
    const cells = text.split(' | ').map((cell) => cell.trim());
    if (cells.length > 1 && (zone === 'ingredients' || isIngredientHead(cells))) {
      readRow(cells);
      return true;
    }
    // "Ingredients - 200 g rice, 2 eggs"
    const dashed = /^(\p{L}[\p{L}'’ ]{2,30}) [–—-] (.+)$/u.exec(plain);
    if (dashed !== null && readSection(dashed[1] ?? '') !== null) {
      readLabel({ kind: 'label', label: dashed[1] ?? '', rest: dashed[2] ?? '', text: plain });
      return true;
    }
    const section = /^[^.!?,]{1,60}$/.test(plain) ? readSection(plain) : null;
    if (section === null) return false;
    if (section === 'notes' && isPartOfList(plain)) return true;
    enter(section);
    return true;
  }

  function readListText(text: string, plain: string): void {
    const begins =
      (plain.length > 40 && isOrder(plain)) || (listIsProse && (isProse(plain) || isOrder(plain)));
    if (!ingredients.hasAny() || !(begins || isProse(plain))) ingredients.addText(text, afterBlank);
    else if (begins) {
      settleAside(method.addStep);
      enter('method');
      method.addStep(text);
    } else aside.push(text);
  }

  function settleAside(add: (text: string) => void): void {
    for (const text of aside) add(text);
    aside = [];
  }

  // "Sauce:" alone on its line among numbered steps parts them and is none of them.
  function isPartLabel(text: string): boolean {
    return /^[^.!?:]{1,60}:$/.test(text) && (method.isNumbered() || !method.hasAny());
  }

  function readMethodText(text: string, indent: number, marked: boolean): void {
    if (isPartHeading(text) || isPartLabel(text)) method.close();
    else if (marked) method.addBullet(text, indent);
    else if (!method.addText(text, indent, afterBlank)) {
      enter('notes');
      notes.add(text);
    }
  }

  function readText(text: string, indent: number, marked: boolean): void {
    const plain = stripEmphasis(text);
    if (readUnmarked(text, plain)) return;
    switch (zone) {
      case 'start':
        if (!start.addTitleInTalk(text)) readStartText(plain, marked);
        return;
      case 'ingredients':
        readListText(text, plain);
        return;
      case 'method':
        readMethodText(text, indent, marked);
        return;
      case 'notes':
        if (isClosingTalk(plain)) return;
        if (marked) notes.add(text);
        else if (afterBlank) notes.addParagraph(text);
        else notes.continue(text);
        return;
      case 'left-out':
        notes.addLeftOut(text);
        return;
      case 'other':
        // What to do is read wherever it stands, under "Nutrition" too.
        if (isOrderBullet(plain)) notes.add(text);
        return;
    }
  }

  function readBullet(text: string, indent: number): void {
    // "- **Ingredients**", with the list one level below it.
    const section = /^(?:\*\*|__)[^*_]{1,60}(?:\*\*|__):?$/.test(text)
      ? readSection(stripEmphasis(text))
      : null;
    if (section !== null) {
      enter(section);
      return;
    }
    const plain = stripEmphasis(text);
    if (zone === 'start' && !opensList(plain)) return;
    // Behind numbered steps, bullets under a heading of their own are no steps: "Ways to change it".
    if (zone === 'method' && underHeading && method.isNumbered()) enter('notes');
    if (zone === 'ingredients' && ingredients.hasAny() && isOrderBullet(plain)) enter('method');
    if (zone === 'ingredients') ingredients.addBullet(text, indent);
    else if (zone === 'method') method.addBullet(text, indent);
    else if (zone === 'notes' || (zone === 'other' && tellsUse(plain))) notes.add(text);
    else if (zone === 'left-out') notes.addLeftOut(text);
  }

  /** Whether the first bullet of all begins the list; "Oven: 190 C" does not. */
  function opensList(plain: string): boolean {
    const isFact = FACT_OF_HEAT.test(plain);
    if (isFact) start.addFact(plain);
    if (isFact || plain.length > 120) return false;
    enter('ingredients');
    return true;
  }

  function tellsUse(plain: string): boolean {
    return isOrderBullet(plain) || USE_OF_TOOL.test(plain);
  }

  // Where the list itself is numbered, the method begins at 1 again.
  function mayBeginMethod(number: number): boolean {
    return ingredients.hasAny() && (!ingredients.isNumbered() || number === 1);
  }

  function readNumbered({ text, number, indent, step }: Extract<Line, { kind: 'numbered' }>): void {
    const sentence = step === true || isNumberedOrder(stripEmphasis(text));
    if (zone === 'start') enter(sentence ? 'method' : 'ingredients');
    else if (zone === 'ingredients' && sentence && (step === true || mayBeginMethod(number))) enter('method');
    // A tip between two steps does not end them.
    else if (zone === 'notes' && method.expects(number) && !notes.isUnderHead()) zone = 'method';
    if (zone === 'method') method.addNumbered(text, number, indent);
    else if (zone === 'ingredients') ingredients.addNumbered(text);
    else if (zone === 'notes' || (zone === 'other' && sentence)) notes.add(text);
    else if (zone === 'left-out') notes.addLeftOut(text);
  }

  // A table of amounts needs no heading above it; one behind the steps is a chart, or how long it keeps.
  function readRow(cells: readonly string[]): void {
    const told = zone === 'method' ? method.hasAny() : zone === 'ingredients' && ingredients.hasAny();
    if (zone === 'start' && isIngredientHead(cells)) enter('ingredients');
    else if (told && isDonenessHead(cells) && !isStepHead(cells)) enter('notes');
    else if (zone === 'ingredients' && isStepHead(cells)) enter('method');
    else if (zone === 'start') start.addRow(cells);
    if (zone === 'ingredients') ingredients.addRow(cells);
    else if (zone === 'method') method.addRow(cells);
    else if (zone === 'notes') notes.addRow(cells);
  }

  function addLine(line: Line): void {
    if (line.kind === 'numbered' || line.kind === 'text') underHeading = false;
    if (line.kind === 'text' || line.kind === 'label' || line.kind === 'bullet') {
      if (mayDetail(zone, line, start.hasDetails()) && !tellsMore(line.text) && start.addDetails(line.text))
        return;
    }
    unread.add(line, zone === 'left-out');
    if (line.kind === 'rule' && zone === 'start' && !start.hasTitle() && !afterBlank) start.underline();
    if (line.kind === 'heading') readHeading(line.level, line.text);
    if (line.kind === 'label') readLabel(line);
    if (line.kind === 'bullet') readBullet(line.text, line.indent);
    if (line.kind === 'numbered') readNumbered(line);
    if (line.kind === 'row') readRow(line.cells);
    if (line.kind === 'text') readText(line.text, line.indent, line.marked === true);
  }

  // Prose without any list: from the first paragraph that cooks, each is a step.
  function takeProse(): void {
    const lines = releasePending();
    start.finish();
    for (const line of lines) ingredients.addText(line);
    if (method.hasAny() || ingredients.hasAny()) return;
    for (const paragraph of start.takeFrom(COOKING)) {
      if (!isClosingTalk(paragraph)) method.addStep(paragraph);
    }
  }

  return {
    add(text) {
      const line = readLine(text);
      language.add(text);
      addLine(tellCrossed(zone, line));
      afterBlank = line.kind === 'blank';
    },
    isOverfull: () => [start, ingredients, method, notes, unread].some((part) => part.isOverfull()),
    read(whole) {
      if (whole && zone === 'start') takeProse();
      if (whole) settleAside(method.hasAny() ? notes.add : method.addStep);
      if (whole) ingredients.close();
      const steps = method.read();
      const listed = ingredients.read(language.read());
      const opening = start.read();
      const told = notes.read();
      const parts = [
        opening.title ?? '',
        opening.introduction,
        ...listed.map(({ text }) => text).filter((text) => !isProse(text)),
        ...steps,
      ];
      return {
        ...opening,
        ingredients: whole && listed.length === 0 ? readAmountsOfSteps(steps, readFood) : listed,
        steps,
        ...told,
        notes: whole ? [...told.notes, ...unread.read([...parts, ...told.notes])] : told.notes,
      };
    },
  };
}
