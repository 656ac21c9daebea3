// One table a model, with the built-in chef as the row to compare with, and under it what missed and why.

import { writeRows } from '../../quality/report.ts';
import type { CheckFigure, Measured, Told } from './measure-answers.ts';

const SHOWN = 10;

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
    writePercent(measured.checksHeld),
  ];
}

const FIGURES = 'answered,read,held back,cut off,warnings each,to buy,first text,whole,tokens,checks';
const HEAD = ['', ...FIGURES.split(',')];

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
export function writeTable(measured: Measured, baseline: Measured): string {
  const { name } = measured;
  const warnings = Object.entries(measured.warnings).toSorted((one, other) => other[1] - one[1]);
  const rows = measured.checks.map((check, place) => writeCheck(check, baseline.checks[place]));
  const checks = [['', '', name, 'built-in chef'], ...rows];
  return [
    ...writeRows([HEAD, writeFigures(name, measured), writeFigures('built-in chef', baseline)]),
    ...writeTold('held back', measured.held),
    ...writeTold('failed', measured.failed),
    ...(warnings.length === 0 ? [] : ['', `warnings: ${warnings.map((one) => one.join(' ')).join(', ')}`]),
    ...(measured.read === 0 ? [] : ['', 'checks of the recipes that were read:', ...writeRows(checks)]),
  ].join('\n');
}
