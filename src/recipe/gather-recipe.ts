// Puts a recipe together line by line. Every line is looked at once; what it means depends on the section it
// stands in, so the cost of a line does not grow with the text before it.

import { createLanguageWatch } from './foreign-words.ts';
import { isClosingTalk, isPartHeading, isStepHead, isStepHeading } from './gather/method.ts';
import { findNeeded, tellsMore } from './gather/needed.ts';
import { NO_LEVEL, Sections } from './gather/sections.ts';
import { isTitleLabel } from './gather/start.ts';
import { beginsList, isDonenessHead, isIngredientHead } from './gather/table.ts';
import { mayDetail, NOTES_ALONE, tellCrossed } from './gather/zones.ts';
import {
  COOKING,
  FACT_OF_HEAT,
  isListOfAmounts,
  isNumberedOrder,
  isOrder,
  isOrderBullet,
  isProse,
  USE_OF_TOOL,
} from './order-words.ts';
import type { ReadLineFood } from './read-ingredient-line.ts';
import { dropColon, dropStop, type Line, readLine, stripEmphasis } from './read-line.ts';
import type { Recipe } from './recipe.ts';
import { isHeadOfWrongs, isNoteHeading, readSection } from './section-words.ts';

export interface RecipeGatherer {
  /** One line without its line end. Never throws. */
  add(line: string): void;
  /** Whether there was more of anything than is kept: what was read is then not all that was written. */
  isOverfull(): boolean;
  /** What has been read; `whole` at the end of the text. */
  read(whole: boolean): Recipe;
}

export function createRecipeGatherer(readFood: ReadLineFood): RecipeGatherer {
  const parts = new Sections(readFood);
  const { start, ingredients, method, notes, unread, bare } = parts;
  let afterBlank = true;
  /** A heading that no section has stands right above, within the method. */
  let underHeading = false;
  const language = createLanguageWatch();
  /** The list is a sentence, and the method follows without a heading. */
  let listIsProse = false;

  function readStartText(plain: string, marked: boolean): void {
    // "You will need 2 eggs, 150 g rice and a leek." What follows in the paragraph is read after it.
    const needed = findNeeded(plain, readFood);
    if (needed !== null) {
      unread.replaceLast([...needed.before, needed.rest ?? '']);
      // "Serves 2. You need ...": what stands before it in the paragraph.
      for (const sentence of needed.before)
        if (!start.addDetails(dropStop(sentence))) start.addParagraph(sentence);
      parts.enter('ingredients');
      ingredients.addList(needed.list);
      listIsProse = true;
      if (needed.rest !== undefined) readText(needed.rest, 0, false);
      return;
    }
    if (FACT_OF_HEAT.test(plain)) {
      start.addFact(plain);
      return;
    }
    if (!bare.mayHold(plain, marked)) {
      bare.giveUp();
      start.addParagraph(plain);
    } else if (bare.push(plain) > 1) parts.enter('ingredients');
  }

  function readHeading(level: number, marked: string): void {
    const whole = stripEmphasis(marked);
    const text = dropColon(whole);
    // "Ingredients (serves 2)"
    start.addDetails(/\(([^)]{1,100})\)/.exec(text)?.[1] ?? '');
    const section = readSection(text);
    if (section === 'notes' && parts.isPartOfList(text)) return;
    if (readHeadOfWrongs(text, level)) return;
    if (section !== null) {
      parts.enter(section, level, text);
    } else if (isStepHeading(text) && (parts.zone === 'method' || ingredients.hasAny())) {
      if (parts.zone !== 'method') parts.enter('method', level);
      method.addHeading(text);
    } else if (!start.addDetails(text)) {
      readOtherHeading(level, parts.zone === 'start' ? whole : text);
    }
  }

  // Without its head, "Rinse the chicken" would be advice.
  function readHeadOfWrongs(text: string, level?: number): boolean {
    if (!method.hasAny() || !isHeadOfWrongs(text)) return false;
    parts.enter('notes', level);
    notes.setHead(text);
    return true;
  }

  function readOtherHeading(level: number, text: string): void {
    if (parts.zone === 'notes' && text.endsWith('?')) notes.add(text);
    if (parts.zone === 'start') {
      if (!start.addTitle(text) && start.hasTitle() && level === NO_LEVEL) start.addParagraph(text);
    } else if (parts.zone === 'method' && method.hasAny() && isNoteHeading(text)) {
      parts.enter('notes', level);
    } else if (parts.zone === 'method') {
      // A heading beside that of the method ends it; one below it parts it.
      if (level < NO_LEVEL && level <= parts.methodLevel && method.hasAny())
        parts.enter('notes', level, text);
      else {
        method.close();
        underHeading = true;
      }
    }
  }

  function readLabel({ label, rest, text }: Extract<Line, { kind: 'label' }>): void {
    const name = stripEmphasis(label);
    const section = readSection(name);
    if (rest === '' && readHeadOfWrongs(dropColon(name))) return;
    const isNote = parts.zone === 'notes' && section === 'left-out' && rest !== '';
    if (section === 'notes' && rest === '' && parts.isPartOfList(name)) return;
    if (section !== null && !isNote) {
      parts.enter(section, undefined, name);
      if (rest !== '') parts.addRest(rest);
    } else if (parts.zone === 'start' && isTitleLabel(name)) {
      start.addTitle(stripEmphasis(rest));
    } else if (parts.zone === 'start' && isListOfAmounts(rest)) {
      parts.enter('ingredients');
      ingredients.addLabelled(name, rest, text);
    } else if (parts.zone === 'ingredients' && rest.length > 40 && /[.!]$/.test(rest) && COOKING.test(rest)) {
      parts.enter('method');
      method.addStep(text);
    } else if (parts.zone === 'ingredients') {
      ingredients.addLabelled(name, rest, text);
    } else {
      readText(text, 0, false);
    }
  }

  /** Two columns without a bar at the edge, or a heading that no mark tells from text. */
  function readUnmarked(text: string, plain: string): boolean {
    // "NOTES" alone on a line behind the steps.
    if (parts.zone === 'method' && afterBlank && method.hasAny() && NOTES_ALONE.test(plain)) {
      parts.enter('notes');
      return true;
    }
    if (parts.zone !== 'start' && parts.zone !== 'ingredients') return false;
    const cells = text.split(' | ').map((cell) => cell.trim());
    if (cells.length > 1 && (parts.zone === 'ingredients' || isIngredientHead(cells))) {
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
    if (section === 'notes' && parts.isPartOfList(plain)) return true;
    parts.enter(section);
    return true;
  }

  function readListText(text: string, plain: string): void {
    const begins =
      (plain.length > 40 && isOrder(plain)) || (listIsProse && (isProse(plain) || isOrder(plain)));
    if (!ingredients.hasAny() || !(begins || isProse(plain))) ingredients.addText(text, afterBlank);
    else if (begins) {
      parts.settleAside(method.addStep);
      parts.enter('method');
      method.addStep(text);
    } else parts.setAside(text);
  }

  function readMethodText(text: string, indent: number, marked: boolean): void {
    if (isPartHeading(text) || parts.isPartLabel(text)) method.close();
    else if (marked) method.addBullet(text, indent);
    else if (!method.addText(text, indent, afterBlank)) {
      parts.enter('notes');
      notes.add(text);
    }
  }

  function readText(text: string, indent: number, marked: boolean): void {
    const plain = stripEmphasis(text);
    if (readUnmarked(text, plain)) return;
    switch (parts.zone) {
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
      parts.enter(section);
      return;
    }
    const plain = stripEmphasis(text);
    if (parts.zone === 'start' && !opensList(plain)) return;
    // Behind numbered steps, bullets under a heading of their own are no steps: "Ways to change it".
    if (parts.zone === 'method' && underHeading && method.isNumbered()) parts.enter('notes');
    if (parts.zone === 'ingredients' && ingredients.hasAny() && isOrderBullet(plain)) parts.enter('method');
    if (parts.zone === 'ingredients') ingredients.addBullet(text, indent);
    else if (parts.zone === 'method') method.addBullet(text, indent);
    else if (
      parts.zone === 'notes' ||
      (parts.zone === 'other' && (isOrderBullet(plain) || USE_OF_TOOL.test(plain)))
    )
      notes.add(text);
    else if (parts.zone === 'left-out') notes.addLeftOut(text);
  }

  /** Whether the first bullet of all begins the list; "Oven: 190 C" does not. */
  function opensList(plain: string): boolean {
    const isFact = FACT_OF_HEAT.test(plain);
    if (isFact) start.addFact(plain);
    if (isFact || plain.length > 120) return false;
    parts.enter('ingredients');
    return true;
  }

  function readNumbered({ text, number, indent, step }: Extract<Line, { kind: 'numbered' }>): void {
    const sentence = step === true || isNumberedOrder(stripEmphasis(text));
    if (parts.zone === 'start') parts.enter(sentence ? 'method' : 'ingredients');
    else if (parts.zone === 'ingredients' && sentence && (step === true || parts.mayBeginMethod(number)))
      parts.enter('method');
    else if (parts.goesOn(number, sentence)) parts.zone = 'method';
    if (parts.zone === 'method') method.addNumbered(text, number, indent);
    else if (parts.zone === 'ingredients') ingredients.addNumbered(text);
    else if (parts.zone === 'notes' || (parts.zone === 'other' && sentence)) notes.add(text);
    else if (parts.zone === 'left-out') notes.addLeftOut(text);
  }

  // A table of amounts needs no heading above it; one behind the steps is a chart, or how long it keeps.
  function readRow(cells: readonly string[]): void {
    if (parts.zone === 'ingredients' && start.addFacts(cells)) return;
    const told =
      parts.zone === 'method' ? method.hasAny() : parts.zone === 'ingredients' && ingredients.hasAny();
    if (parts.zone === 'start' && beginsList(cells, readFood)) parts.enter('ingredients');
    else if (told && isDonenessHead(cells) && !isStepHead(cells)) parts.enter('notes');
    else if (parts.zone === 'ingredients' && isStepHead(cells)) parts.enter('method');
    else if (parts.zone === 'start') start.addRow(cells);
    if (parts.zone === 'ingredients') ingredients.addRow(cells);
    else if (parts.zone === 'method') method.addRow(cells);
    else if (parts.zone === 'notes') notes.addRow(cells);
  }

  function addLine(line: Line): void {
    if (line.kind === 'numbered' || line.kind === 'text') underHeading = false;
    if (line.kind === 'text' || line.kind === 'label' || line.kind === 'bullet') {
      if (
        mayDetail(parts.zone, line, start.hasDetails()) &&
        !tellsMore(line.text) &&
        start.addDetails(line.text)
      )
        return;
    }
    unread.add(line, parts.zone === 'left-out');
    if (line.kind === 'rule' && parts.zone === 'start' && !start.hasTitle() && !afterBlank) start.underline();
    if (line.kind === 'heading') readHeading(line.level, line.text);
    if (line.kind === 'label') readLabel(line);
    if (line.kind === 'bullet') readBullet(line.text, line.indent);
    if (line.kind === 'numbered') readNumbered(line);
    if (line.kind === 'row') readRow(line.cells);
    if (line.kind === 'text') readText(line.text, line.indent, line.marked === true);
  }

  return {
    add(text) {
      const line = readLine(text);
      language.add(text);
      addLine(tellCrossed(parts.zone, line));
      afterBlank = line.kind === 'blank';
    },
    isOverfull: () => parts.isOverfull(),
    read: (whole) => parts.read(whole, language.read()),
  };
}
