// What the answers of one chef are worth: how many were read, held back and warned of, and the automatic checks.

import { ALL_CHECKS } from '../../quality/all-checks.ts';
import { readSubject } from '../../quality/subject.ts';
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

export interface Measured {
  readonly lists: number;
  /** Answers that came to their end, held back or not. */
  readonly answered: number;
  /** Answers in which title, ingredients and steps were read. */
  readonly read: number;
  readonly held: readonly Told[];
  readonly failed: readonly Told[];
  readonly cutOff: number;
  /** Warnings by rule, over all answers. */
  readonly warnings: Readonly<Record<string, number>>;
  /** Ingredients to buy, a mean over the answers read; null where there is none. */
  readonly extras: number | null;
  readonly firstTextMs: number | null;
  readonly wholeMs: number | null;
  /** A mean; null where the service tells none. */
  readonly tokens: number | null;
  readonly checks: readonly CheckFigure[];
}

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

/** The figures of one chef over its lists. */
export function measureAnswers(lists: number, tried: readonly Tried[]): Measured {
  const answers = tried.flatMap(({ answer }) => (answer === null ? [] : [answer]));
  const shown = tried.filter(({ answer }) => answer !== null && answer.finish !== 'refused');
  const warnings: Record<string, number> = {};
  for (const { findings } of answers) {
    for (const { rule, severity } of findings)
      if (severity === 'warning') warnings[rule] = (warnings[rule] ?? 0) + 1;
  }
  const read = shown.filter(isRead);
  const tokens = tried.flatMap((one) => one.tokens ?? []);
  return {
    lists,
    answered: answers.length,
    read: read.length,
    held: tried.flatMap(({ list, answer }) =>
      answer?.finish === 'refused'
        ? [
            {
              list: list.name,
              why: answer.findings
                .filter(({ severity }) => severity === 'danger')
                .map(({ rule, message }) => `${rule}: ${message}`),
            },
          ]
        : [],
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
    tokens: readMean(tokens),
    checks: judgeChecks(read),
  };
}

/** The share of checks that hold, 0 to 1; null where nothing was judged. */
export function sumChecks({ checks }: Measured): number | null {
  const judged = checks.reduce((sum, one) => sum + one.judged, 0);
  return judged === 0 ? null : checks.reduce((sum, one) => sum + one.passed, 0) / judged;
}
