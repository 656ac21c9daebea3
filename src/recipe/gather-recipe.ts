// Puts a recipe together line by line. Every line is looked at once; what it means depends on the section it
// stands in, so the cost of a line does not grow with the text before it.

import { createIngredientGatherer } from './gather/ingredients.ts';
import { createMethodGatherer, isClosingTalk, isStepHeading } from './gather/method.ts';
import { createNoteGatherer } from './gather/notes.ts';
import { createStartGatherer, isTitleLabel } from './gather/start.ts';
import type { ReadLineFood } from './read-ingredient-line.ts';
import { type Line, readLine, stripEmphasis } from './read-line.ts';
import type { IngredientOrigin, Recipe } from './recipe.ts';
import { readSection, type Section } from './section-words.ts';

/** The level of a heading that is marked in bold, or not at all. */
const NO_LEVEL = 7;
const COOKING =
  /\b(?:heat|preheat|oven|soak|rinse|wash|drain|peel|cook|boil|simmer|fry|bake|roast|grill|stir|mix|whisk|chop|slice|serve|steam|toast|melt|blend|add)\b/i;

const ORDER =
  /^(?:put|place|tip|combine|serve|toss|pour|season|beat|spread|bring|cover|leave|let|arrange|assemble|drizzle|layer|transfer|cut|set|turn|stir|shape|rub|take|make|fold|scatter)\b/i;

type Zone = 'start' | 'ingredients' | 'method' | 'notes' | 'left-out' | 'other';

const ORIGIN: Readonly<Partial<Record<Section, IngredientOrigin>>> = {
  ingredients: 'yours',
  cupboard: 'cupboard',
  'to-buy': 'to-buy',
};

const ZONE: Readonly<Record<Section, Zone>> = {
  ingredients: 'ingredients',
  cupboard: 'ingredients',
  'to-buy': 'ingredients',
  method: 'method',
  notes: 'notes',
  'left-out': 'left-out',
  other: 'other',
};

export interface RecipeGatherer {
  /** One line without its line end. Never throws. */
  add(line: string): void;
  /** What has been read; `whole` at the end of the text. */
  read(whole: boolean): Recipe;
}

export function createRecipeGatherer(readFood: ReadLineFood): RecipeGatherer {
  const start = createStartGatherer();
  const ingredients = createIngredientGatherer(readFood);
  const method = createMethodGatherer();
  const notes = createNoteGatherer();
  let zone: Zone = 'start';
  let afterBlank = true;
  let methodLevel = NO_LEVEL;

  function enter(section: Section, level = NO_LEVEL): void {
    if (zone === 'start') start.finish();
    zone = ZONE[section];
    const origin = ORIGIN[section];
    if (origin !== undefined) ingredients.setOrigin(origin);
    if (section === 'method') methodLevel = level;
    method.close();
    notes.close();
  }

  function readHeading(level: number, marked: string): void {
    const whole = stripEmphasis(marked);
    const text = whole.replace(/\s*:$/, '');
    // "Ingredients (serves 2)"
    start.addDetails(/\(([^)]{1,100})\)/.exec(text)?.[1] ?? '');
    const section = readSection(text);
    if (section !== null) {
      enter(section, level);
    } else if (isStepHeading(text) && (zone === 'method' || ingredients.hasAny())) {
      if (zone !== 'method') enter('method', level);
      method.addHeading(text);
    } else if (!start.addDetails(text)) {
      readOtherHeading(level, zone === 'start' ? whole : text);
    }
  }

  function readOtherHeading(level: number, text: string): void {
    if (zone === 'start') {
      if (!start.addTitle(text) && start.hasTitle() && level === NO_LEVEL) start.addParagraph(text);
    } else if (zone === 'method') {
      // A heading beside that of the method ends it; one below it parts it.
      if (level < NO_LEVEL && level <= methodLevel && method.hasAny()) enter('notes', level);
      else method.close();
    }
  }

  function readLabel({ label, rest, text }: Extract<Line, { kind: 'label' }>): void {
    const name = stripEmphasis(label);
    const section = readSection(name);
    const isNote = zone === 'notes' && section === 'left-out' && rest !== '';
    if (section !== null && !isNote) {
      enter(section);
      if (rest !== '') readRest(rest);
    } else if (zone === 'start' && isTitleLabel(name)) {
      start.addTitle(stripEmphasis(rest));
    } else if (zone === 'ingredients') {
      ingredients.addLabelled(name, rest, text);
    } else {
      readText(text, 0);
    }
  }

  // What stands behind the label that opened a section.
  function readRest(rest: string): void {
    if (zone === 'ingredients') ingredients.addList(rest);
    else if (zone === 'method') method.addStep(rest);
    else if (zone === 'left-out') notes.addLeftOut(rest);
    else if (zone === 'notes') notes.add(rest);
  }

  function readText(text: string, indent: number): void {
    const plain = stripEmphasis(text);
    if ((zone === 'start' || zone === 'ingredients') && /^[^.!?,]{1,60}$/.test(plain)) {
      const section = readSection(plain);
      if (section !== null) {
        enter(section);
        return;
      }
    }
    switch (zone) {
      case 'start':
        start.addParagraph(plain);
        return;
      case 'ingredients':
        ingredients.addText(text);
        return;
      case 'method':
        if (method.addText(text, indent, afterBlank)) return;
        enter('notes');
        notes.add(text);
        return;
      case 'notes':
        if (isClosingTalk(plain)) return;
        if (afterBlank) notes.add(text);
        else notes.continue(text);
        return;
      case 'left-out':
        notes.addLeftOut(text);
        return;
      case 'other':
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
    if (zone === 'start') {
      if (text.length > 120) return;
      enter('ingredients');
    }
    if (zone === 'ingredients') ingredients.addBullet(text);
    else if (zone === 'method') method.addBullet(text, indent);
    else if (zone === 'notes') notes.add(text);
    else if (zone === 'left-out') notes.addLeftOut(text);
  }

  function readNumbered({ text, number, indent, step }: Extract<Line, { kind: 'numbered' }>): void {
    const sentence = step === true || text.length > 40 || COOKING.test(text) || ORDER.test(text);
    if (zone === 'start') enter(sentence ? 'method' : 'ingredients');
    else if (zone === 'ingredients' && sentence && (step === true || ingredients.hasBullets()))
      enter('method');
    // A tip between two steps does not end them.
    else if (zone === 'notes' && method.expects(number)) zone = 'method';
    if (zone === 'method') method.addNumbered(text, number, indent);
    else if (zone === 'ingredients') ingredients.addNumbered(text);
    else if (zone === 'notes') notes.add(text);
    else if (zone === 'left-out') notes.addLeftOut(text);
  }

  // A table of amounts and ingredients needs no heading above it.
  function readRow(cells: readonly string[]): void {
    if (zone === 'start' && cells.some((cell) => /^\W*ingredients?\W*$/i.test(cell))) enter('ingredients');
    if (zone === 'ingredients') ingredients.addRow(cells);
  }

  // Servings and times stand before the ingredients, or at the very end.
  function mayDetail(line: Line): boolean {
    if (zone === 'start' || zone === 'other') return true;
    if (zone === 'ingredients') return line.kind !== 'bullet';
    return zone === 'notes' && !start.hasDetails();
  }

  function addLine(line: Line): void {
    if (line.kind === 'text' || line.kind === 'label' || line.kind === 'bullet') {
      if (mayDetail(line) && start.addDetails(line.text)) return;
    }
    if (line.kind === 'rule' && zone === 'start' && !start.hasTitle() && !afterBlank) start.underline();
    if (line.kind === 'heading') readHeading(line.level, line.text);
    if (line.kind === 'label') readLabel(line);
    if (line.kind === 'bullet') readBullet(line.text, line.indent);
    if (line.kind === 'numbered') readNumbered(line);
    if (line.kind === 'row') readRow(line.cells);
    if (line.kind === 'text') readText(line.text, line.indent);
  }

  // Prose without any list: from the first paragraph that cooks, each is a step.
  function takeProse(): void {
    start.finish();
    if (method.hasAny() || ingredients.hasAny()) return;
    for (const paragraph of start.takeFrom(COOKING)) {
      if (!isClosingTalk(paragraph)) method.addStep(paragraph);
    }
  }

  return {
    add(text) {
      const line = readLine(text);
      addLine(line);
      afterBlank = line.kind === 'blank';
    },
    read(whole) {
      if (whole && zone === 'start') takeProse();
      return {
        ...start.read(),
        ingredients: ingredients.read(),
        steps: method.read(),
        ...notes.read(),
      };
    },
  };
}
