// What the answers of one chef are worth: how many were read, held back and warned of, and the automatic checks.

import { ALL_CHECKS } from '../../quality/all-checks.ts';
import { readSubject } from '../../quality/subject.ts';
import type { RecipeAnswer } from '../../recipe/recipe-events.ts';
import type { Tried } from './try-chef.ts';

export interface CheckFigure {
  readonly id: string;
  readonly what: string;
  readonly passed: number;
  /** Answers that it speaks of. */
  readonly judged: number;
}

export interface Told {
  readonly list: string;
  readonly why: readonly string[];
}

export type Measured = ReturnType<typeof measureAnswers>;

function readMedian(numbers: readonly number[]): number | null {
  return numbers.toSorted((one, other) => one - other)[Math.floor((numbers.length - 1) / 2)] ?? null;
}

function readMean(numbers: readonly number[]): number | null {
  return numbers.length === 0 ? null : numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}

function isRead({ answer }: Tried): boolean {
  return answer?.title !== null && (answer?.ingredients.length ?? 0) > 0 && (answer?.steps.length ?? 0) > 0;
}

/** Those of the rubric that judge one text at a time, over the texts that a cook gets to see. */
function judgeChecks(shown: readonly Tried[]): readonly CheckFigure[] {
  const subjects = shown.map(({ list, answer }) =>
    readSubject({ ...list, markdown: answer?.markdown ?? '' }),
  );
  return ALL_CHECKS.flatMap((check) => {
    if (!('judge' in check)) return [];
    const reasons = subjects.flatMap((subject) => {
      const own = check.judge(subject);
      return own === null ? [] : [own];
    });
    const passed = reasons.filter((own) => own.length === 0).length;
    return [{ id: check.id, what: check.what, passed, judged: reasons.length }];
  });
}

/** The share of checks that hold, 0 to 1; null where nothing was judged. */
function sumChecks(checks: readonly CheckFigure[]): number | null {
  const judged = checks.reduce((sum, one) => sum + one.judged, 0);
  return judged === 0 ? null : checks.reduce((sum, one) => sum + one.passed, 0) / judged;
}

function tellHeld(list: string, { findings }: RecipeAnswer): Told {
  const dangers = findings.filter(({ severity }) => severity === 'danger');
  return { list, why: dangers.map(({ rule, message }) => `${rule}: ${message}`) };
}

/** The figures of one chef over its lists; a mean or a median is null where nothing told it. */
export function measureAnswers(name: string, lists: number, tried: readonly Tried[]) {
  const answers = tried.flatMap(({ answer }) => (answer === null ? [] : [answer]));
  const shown = tried.filter(({ answer }) => answer !== null && answer.finish !== 'refused');
  const warnings: Record<string, number> = {};
  for (const { findings } of answers) {
    for (const { rule, severity } of findings)
      if (severity === 'warning') warnings[rule] = (warnings[rule] ?? 0) + 1;
  }
  const read = shown.filter(isRead);
  const checks = judgeChecks(read);
  return {
    name,
    lists,
    /** Those that came to their end, held back or not. */
    answered: answers.length,
    /** Title, ingredients and steps were read. */
    read: read.length,
    held: tried.flatMap(({ list, answer }) =>
      answer?.finish === 'refused' ? tellHeld(list.name, answer) : [],
    ),
    failed: tried.flatMap(({ list, failure }) =>
      failure === null ? [] : [{ list: list.name, why: [`${failure.code}: ${failure.message}`] }],
    ),
    cutOff: answers.filter(({ finish }) => finish === 'length').length,
    warnings,
    extras: readMean(
      read.map(({ answer }) => answer?.ingredients.filter(({ from }) => from === 'to-buy').length ?? 0),
    ),
    firstTextMs: readMedian(tried.flatMap((one) => one.firstTextMs ?? [])),
    wholeMs: readMedian(tried.filter(({ answer }) => answer !== null).map((one) => one.wholeMs)),
    tokens: readMean(tried.flatMap((one) => one.tokens ?? [])),
    checks,
    checksHeld: sumChecks(checks),
  };
}
