// One table a model, with the built-in chef as the row to compare with, and under it what missed and why.

import { type CheckFigure, type Measured, sumChecks, type Told } from './measure-answers.ts';

const SHOWN = 10;

function writeRows(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function writeSeconds(ms: number | null): string {
  return ms === null ? '-' : `${(ms / 1000).toFixed(ms < 10_000 ? 2 : 1)} s`;
}

function writePercent(share: number | null): string {
  // Rounded down: 100 % is all of them.
  return share === null ? '-' : `${(Math.floor(share * 1000) / 10).toFixed(1)} %`;
}

function writeFigures(name: string, measured: Measured): readonly string[] {
  const { lists, answered, read, held, cutOff, warnings, extras, firstTextMs, wholeMs, tokens } = measured;
  const warned = Object.values(warnings).reduce((sum, count) => sum + count, 0);
  return [
    name,
    `${answered} of ${lists}`,
    `${read}`,
    `${held.length}`,
    `${cutOff}`,
    answered === 0 ? '-' : (warned / answered).toFixed(2),
    extras === null ? '-' : extras.toFixed(2),
    writeSeconds(firstTextMs),
    writeSeconds(wholeMs),
    tokens === null ? '-' : `${Math.round(tokens)}`,
    writePercent(sumChecks(measured)),
  ];
}

const HEAD = [
  '',
  'answered',
  'read',
  'held back',
  'cut off',
  'warnings each',
  'to buy',
  'first text',
  'whole',
  'tokens',
  'checks',
];

function writeTold(heading: string, told: readonly Told[]): readonly string[] {
  if (told.length === 0) return [];
  const shown = told.slice(0, SHOWN).map(({ list, why }) => `  ${list}\n      ${why.join('; ')}`);
  const more = told.length > SHOWN ? [`  and ${told.length - SHOWN} more (--json)`] : [];
  return ['', `${heading}:`, ...shown, ...more];
}

function writeCheck(check: CheckFigure, baseline: CheckFigure | undefined): readonly string[] {
  const write = (one: CheckFigure | undefined) =>
    one === undefined || one.judged === 0 ? '-' : `${writePercent(one.passed / one.judged)} of ${one.judged}`;
  return [`  ${check.id}`, check.what, write(check), write(baseline)];
}

/** The table of one model over what was tried, as plain text without its last line end. */
export function writeTable(name: string, measured: Measured, baseline: Measured): string {
  const warnings = Object.entries(measured.warnings).toSorted((one, other) => other[1] - one[1]);
  const checks = measured.checks.map((check, place) => writeCheck(check, baseline.checks[place]));
  return [
    writeRows([HEAD, writeFigures(name, measured), writeFigures('built-in chef', baseline)]),
    ...writeTold('held back', measured.held),
    ...writeTold('failed', measured.failed),
    ...(warnings.length === 0
      ? []
      : ['', `warnings: ${warnings.map(([rule, count]) => `${rule} ${count}`).join(', ')}`]),
    ...(measured.read === 0
      ? []
      : [
          '',
          'checks of the recipes that were read:',
          writeRows([['', '', name, 'built-in chef'], ...checks]),
        ]),
  ].join('\n');
}
