// Judging many texts, and the table of what came out.

import { ALL_CHECKS } from './all-checks.ts';
import type { BuiltInAnswer } from './built-in-answers.ts';
import type { MeanCheck, TextCheck } from './check.ts';
import type { Subject } from './subject.ts';
import { measureVariety } from './variety.ts';

export interface Fault {
  readonly name: string;
  readonly kind: string;
  readonly reason: string;
}

export interface Row {
  readonly id: string;
  readonly what: string;
  readonly exactly: string;
  readonly figure: string;
  readonly target: string;
  /** `null`: not applicable to these texts. */
  readonly met: boolean | null;
  /** The target is missed, and what was reached before is not: no failure. */
  readonly isHeld?: true;
  readonly faults: readonly Fault[];
  /** Kinds of list under the target, with their figure. */
  readonly slices: readonly string[];
}

function writeShare(share: number): string {
  return `${(Math.floor(share * 1000) / 10).toFixed(1)}%`;
}

function sliceBy(judged: readonly { readonly kind: string; readonly passed: boolean }[], least: number) {
  const kinds = [...new Set(judged.map(({ kind }) => kind))];
  return kinds.flatMap((kind) => {
    const own = judged.filter((one) => one.kind === kind);
    const share = own.filter(({ passed }) => passed).length / own.length;
    return share < least ? [`${kind} ${writeShare(share)} of ${own.length}`] : [];
  });
}

function judgeAll(check: TextCheck, subjects: readonly Subject[]): Row {
  const judged = subjects.flatMap((subject) => {
    const reasons = check.judge(subject);
    return reasons === null ? [] : [{ subject, kind: subject.kind, reasons, passed: reasons.length === 0 }];
  });
  const passed = judged.filter((one) => one.passed).length;
  const share = judged.length === 0 ? 1 : passed / judged.length;
  return {
    ...check,
    figure: judged.length === 0 ? 'none judged' : `${writeShare(share)} (${passed}/${judged.length})`,
    target: check.least === 1 ? '100%' : `${Math.round(check.least * 100)}%+`,
    met: judged.length === 0 ? null : share >= check.least,
    ...(share < check.least && share >= (check.held ?? Infinity) ? { isHeld: true as const } : {}),
    faults: judged
      .filter((one) => !one.passed)
      .map(({ subject, reasons }) => ({
        name: subject.name,
        kind: subject.kind,
        reason: reasons.join('; '),
      })),
    slices: sliceBy(judged, check.least),
  };
}

function countAll(check: MeanCheck, subjects: readonly Subject[]): Row {
  const counted = subjects.flatMap((subject) => {
    const count = check.count(subject);
    return count === null ? [] : [{ subject, count }];
  });
  const mean = counted.reduce((sum, { count }) => sum + count, 0) / Math.max(1, counted.length);
  const top = counted.reduce((most, { count }) => Math.max(most, count), 0);
  const { meanAtLeast, meanAtMost, most } = check;
  const isOver = (count: number) =>
    (meanAtMost !== undefined && count > (most ?? meanAtMost)) || count < (meanAtLeast ?? 0);
  const met = mean >= (meanAtLeast ?? 0) && mean <= (meanAtMost ?? Infinity) && top <= (most ?? Infinity);
  const kinds = [...new Set(counted.map(({ subject }) => subject.kind))];
  return {
    ...check,
    figure: `mean ${mean.toFixed(2)}${most === undefined ? '' : `, most ${top}`}`,
    target: `${meanAtLeast === undefined ? `mean at most ${meanAtMost}` : `mean ${meanAtLeast}+`}${most === undefined ? '' : `, most ${most}`}`,
    met: counted.length === 0 ? null : met,
    faults: counted
      .filter(({ count }) => isOver(count))
      .toSorted((a, b) => (meanAtLeast === undefined ? b.count - a.count : a.count - b.count))
      .map(({ subject, count }) => ({
        name: subject.name,
        kind: subject.kind,
        reason: `${count.toFixed(2)}; ${check.explain(subject)}`,
      })),
    slices: kinds.flatMap((kind) => {
      const own = counted.filter(({ subject }) => subject.kind === kind);
      const ownMean = own.reduce((sum, { count }) => sum + count, 0) / own.length;
      return isOver(ownMean) ? [`${kind} ${ownMean.toFixed(2)}`] : [];
    }),
  };
}

const ARCHETYPES = 35;
const DISTINCT_3 = 0.6;
// Reached so far: rows share their acts, and the lines of the oven, of water and of minutes are the same in many recipes.
const DISTINCT_3_HELD = 0.4;
const TITLES = 0.9;
const FRAME = 0.08;
const FRAME_HELD = 0.12;
const SPEED_MS = 50;

function row(
  id: string,
  what: string,
  exactly: string,
  figure: string,
  target: string,
  met: boolean | null,
): Row {
  return { id, what, exactly, figure, target, met, faults: [], slices: [] };
}

/** A21. The figures are the rubric's for about a hundred lists; of fewer than 100 texts they are only told. */
export function judgeVariety(
  subjects: readonly Subject[],
  dishes: readonly (string | null)[] | null,
): readonly Row[] {
  const { recipes, titles, distinct3, frame, frameShare } = measureVariety(subjects);
  const enough = recipes >= 100;
  const archetypes = dishes === null ? 0 : new Set(dishes.filter((dish) => dish !== null)).size;
  return [
    row(
      'A21',
      'distinct titles',
      'share of different titles, in groups of 100 mixed lists',
      writeShare(titles),
      '90%+',
      enough ? titles >= TITLES : null,
    ),
    row(
      'A21',
      'distinct archetypes',
      'by the name the chef gives its dish',
      dishes === null ? 'not applicable' : `${archetypes}`,
      `${ARCHETYPES}+`,
      dishes === null || !enough ? null : archetypes >= ARCHETYPES,
    ),
    {
      ...row(
        'A21',
        'distinct-3',
        'different runs of 3 words by all of them in the steps, in groups of 100 mixed lists',
        distinct3.toFixed(3),
        `over ${DISTINCT_3}`,
        enough ? distinct3 > DISTINCT_3 : null,
      ),
      ...(enough && distinct3 <= DISTINCT_3 && distinct3 > DISTINCT_3_HELD ? { isHeld: true as const } : {}),
    },
    {
      ...row(
        'A21',
        'top sentence frame',
        `sentences of 4 words and more without foods and figures; the most frequent: "${frame}"`,
        writeShare(frameShare),
        'under 8%',
        enough ? frameShare < FRAME : null,
      ),
      ...(enough && frameShare >= FRAME && frameShare < FRAME_HELD ? { isHeld: true as const } : {}),
    },
  ];
}

function readPercentile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** A22 and A24, which only an engine has; `null` for texts of a folder. */
export function judgeEngine(answers: readonly BuiltInAnswer[] | null): readonly Row[] {
  const stability = [
    'A22',
    'stability',
    'the same bytes twice; the same dish backwards and begun in the middle',
  ] as const;
  const speed = [
    'A24',
    'speed, p95',
    'processor time of planning and printing one list in Node, the lesser of two runs, after ten lists of warming up',
  ] as const;
  if (answers === null) {
    return [
      row(...stability, 'not applicable', '100%', null),
      row(...speed, 'not applicable', `under ${SPEED_MS} ms`, null),
    ];
  }
  const unstable = answers.filter((answer) => answer.unstable.length > 0);
  const share = 1 - unstable.length / Math.max(1, answers.length);
  const p95 = readPercentile(
    answers.map(({ ms }) => ms),
    0.95,
  );
  return [
    {
      ...row(
        ...stability,
        `${writeShare(share)} (${answers.length - unstable.length}/${answers.length})`,
        '100%',
        unstable.length === 0,
      ),
      faults: unstable.map(({ name, kind, unstable: reasons }) => ({
        name,
        kind,
        reason: reasons.join('; '),
      })),
    },
    {
      ...row(...speed, `${p95.toFixed(1)} ms`, `under ${SPEED_MS} ms`, p95 < SPEED_MS),
      faults:
        p95 < SPEED_MS
          ? []
          : answers
              .toSorted((a, b) => b.ms - a.ms)
              .map(({ name, kind, ms }) => ({ name, kind, reason: `${ms.toFixed(1)} ms` })),
    },
  ];
}

/** Every check that judges texts, over all of them. */
export function judgeTexts(subjects: readonly Subject[]): readonly Row[] {
  return ALL_CHECKS.map((check) =>
    'judge' in check ? judgeAll(check, subjects) : countAll(check, subjects),
  );
}

function byId(a: Row, b: Row): number {
  return Number(a.id.slice(1)) - Number(b.id.slice(1));
}

export interface Shown {
  /** Faults shown for one check. */
  readonly faults: number;
  /** Whether each definition is printed under the table. */
  readonly definitions: boolean;
}

/** Rows of cells as lines, each column as wide as its widest cell. */
export function writeRows(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths?.[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

/** The table, then what missed with its reasons. Plain text. */
export function writeReport(unsorted: readonly Row[], shown: Shown): string {
  const rows = unsorted.toSorted(byId);
  const cells = rows.map(({ id, what, figure, target, met, isHeld }) => [
    id,
    what,
    figure,
    target,
    met === null ? '-' : met ? 'met' : isHeld === true ? 'missed, held' : 'MISSED',
  ]);
  const lines = writeRows([['id', 'what', 'figure', 'target', ''], ...cells]);
  if (shown.definitions) lines.push('', ...rows.map(({ id, what, exactly }) => `${id} ${what}: ${exactly}.`));
  for (const { id, what, met, faults, slices } of rows) {
    if (faults.length === 0 || (met !== false && shown.faults !== Infinity)) continue;
    lines.push('', `${id} ${what}: ${faults.length} lists`);
    if (slices.length > 0) lines.push(`  under target by kind: ${slices.join(', ')}`);
    for (const { name, reason } of faults.slice(0, shown.faults))
      lines.push(`  - ${name}`, `      ${reason}`);
    if (faults.length > shown.faults) lines.push(`  and ${faults.length - shown.faults} more (--all)`);
  }
  return lines.join('\n');
}
