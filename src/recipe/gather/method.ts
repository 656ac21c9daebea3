// The steps of a recipe: numbered, in bullets, under headings of their own, or as paragraphs.

import { prepare } from '../../food/prepare-pattern.ts';
import { COOKING, isOrder } from '../order-words.ts';
import { stripEmphasis } from '../read-line.ts';
import { createWordPattern } from '../word-pattern.ts';

/** More than any recipe has; the rest of a runaway method is passed over. */
const MOST_STEPS = 200;
const STEP_LENGTH = 4000;
const STEP_HEADING = /^(?:step\s+\d{1,3}\s*[:.)–—-]?|\d{1,3}[.)])\s*/i;
const TABLE_HEAD = createWordPattern(
  '^',
  String.raw`steps?, #, no\.?, what(?: to do)?, do, instructions?, actions?, time, minutes?, method, heat, details?, how long, temperature, temp, target, duration, tips?, notes?, cue, look for, when, task, stage, directions?, equipment, heat level, setting, core, until, doneness`,
  '$',
);
const CLOSING_TALK =
  /^(?:enjoy|bon app[ée]tit|let me know|would you like|feel free|i hope|hope you|happy cooking|guten appetit|buen provecho|buon appetito|if you(?:'d| would) like)/i;

/** Whether a row is the head of a table of steps: "Step | What | Target". */
export function isStepHead(cells: readonly string[]): boolean {
  const plain = cells.map((cell) => stripEmphasis(cell).trim());
  if (plain.length < 2 || !plain.some((cell) => prepare(STEP_COLUMN).test(cell))) return false;
  if (plain.every((cell) => cell === '' || prepare(STEP_COLUMN).test(cell) || prepare(TABLE_HEAD).test(cell)))
    return true;
  // "Step | Do this": the first column counts, and no column holds foods or amounts.
  return prepare(COUNTS).test(plain[0] ?? '') && !plain.some((cell) => prepare(FOOD_COLUMN).test(cell));
}
const COUNTS = /^(?:steps?|#|no\.?|stage)$/i;
const FOOD_COLUMN = /^(?:ingredients?|items?|foods?|amounts?|quantit(?:y|ies)|qty|measures?|us|metric)$/i;
const STEP_COLUMN = /^(?:steps?|instructions?|actions?|method|directions?|what to do|task|stage)$/i;

/** Words a chat says after a recipe. */
export function isClosingTalk(text: string): boolean {
  return prepare(CLOSING_TALK).test(text);
}

/** "Step 2: Fry the rice", "3. Serve". */
export function isStepHeading(text: string): boolean {
  return prepare(STEP_HEADING).test(text);
}

/** "*For the mash*" or "For the sauce:" within the method: what comes below it begins a part of its own. */
export function isPartHeading(text: string): boolean {
  const plain = stripEmphasis(text).replace(/:$/, '');
  return (
    plain.length <= 40 &&
    !/[.!?]$/.test(plain) &&
    (/^(?:\*[^*]+\*|_[^_]+_):?$/.test(text.trim()) ||
      /^(?:for|to) (?:the |make |assemble|serve|finish)/i.test(plain))
  );
}

export interface MethodGatherer {
  addStep(text: string): void;
  addHeading(text: string): void;
  addNumbered(text: string, number: number, indent: number): void;
  addBullet(text: string, indent: number): void;
  /** A row of a table of steps: its number, what to do, for how long. */
  addRow(cells: readonly string[]): void;
  /** False where the line does not belong to the steps: it is a note. */
  addText(text: string, indent: number, afterBlank: boolean): boolean;
  /** What follows begins a new step. */
  close(): void;
  /** Whether a numbered line of this number is the next step. */
  expects(number: number): boolean;
  hasAny(): boolean;
  /** Takes back every step. */
  takeAll(): readonly string[];
  /** Whether its steps carry numbers. */
  isNumbered(): boolean;
  /** Whether there was more than is kept. */
  isOverfull(): boolean;
  read(): readonly string[];
}

export function createMethodGatherer(): MethodGatherer {
  const steps: string[] = [];
  let open = false;
  let numbered = false;
  let underHeading = false;
  let headingAlone = false;
  let overfull = false;
  /** A heading stands right above. */
  let parted = false;

  function addStep(text: string): void {
    open = true;
    parted = false;
    headingAlone = false;
    const plain = stripEmphasis(text);
    if (plain === '') return;
    if (steps.length < MOST_STEPS) steps.push(plain);
    else overfull = true;
  }

  function continueStep(text: string): void {
    const last = steps.at(-1);
    if (last === undefined || last.length >= STEP_LENGTH) addStep(text);
    else {
      const bare = /[\p{L}\p{N})]$/u.test(last);
      // Bullets below a step are sentences of their own, whatever stands at their end.
      const join = bare && headingAlone ? ': ' : bare && /^[*_]{0,3}\p{Lu}/u.test(text) ? '. ' : ' ';
      headingAlone = false;
      steps[steps.length - 1] = `${last}${join}${stripEmphasis(text)}`.trim();
    }
  }

  return {
    addStep,
    addHeading(text) {
      underHeading = true;
      addStep(text.replace(prepare(STEP_HEADING), ''));
      headingAlone = true;
    },
    addNumbered(text, number, indent) {
      if (open && numbered && indent >= 2 && number !== steps.length + 1) {
        continueStep(text);
        return;
      }
      numbered = true;
      underHeading = false;
      addStep(text);
    },
    addBullet(text, indent) {
      if (open && (indent >= 2 || numbered || underHeading)) continueStep(text);
      else addStep(text);
    },
    addRow(cells) {
      if (isStepHead(cells)) return;
      const told = cells
        .map(stripEmphasis)
        .filter((cell) => cell !== '' && !/^(?:step )?\d{1,2}[.)]?$/i.test(cell));
      if (told.length > 0 && !told.every((cell) => prepare(TABLE_HEAD).test(cell))) addStep(told.join('; '));
    },
    addText(text, indent, afterBlank) {
      const talk = isClosingTalk(stripEmphasis(text));
      if (open && (!afterBlank || indent >= 2 || underHeading)) {
        if (!(talk && afterBlank)) continueStep(text);
        return true;
      }
      if (talk) {
        open = false;
        return true;
      }
      // "**Plums**" among the steps, and a paragraph that cooks below it.
      if (numbered && !(parted && COOKING.test(text) && isOrder(stripEmphasis(text)))) return false;
      addStep(text);
      return true;
    },
    close() {
      open = false;
      parted = true;
      underHeading = false;
    },
    expects: (number) => numbered && number === steps.length + 1,
    hasAny: () => steps.length > 0,
    takeAll() {
      numbered = false;
      open = false;
      return steps.splice(0);
    },
    isNumbered: () => numbered && steps.length > 1,
    isOverfull: () => overfull,
    read: () => [...steps],
  };
}
