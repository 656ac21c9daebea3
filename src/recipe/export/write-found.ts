// What was found in a recipe, in sentences that go along with it wherever it goes.

import type { Finding, Severity } from '../finding.ts';

/** What stands above them; the reader knows it as notes. */
export const FOUND_HEADING = "Larder's check";

const SEVERITY_WORDS: Readonly<Record<Severity, string>> = {
  danger: 'Danger',
  warning: 'Warning',
  note: 'Note',
};

function writeFound({ severity, message, step }: Finding): string {
  const place = step === undefined ? '' : ` (step ${step})`;
  return `${SEVERITY_WORDS[severity]}${place}: ${message}`.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
}

/** Dangers and warnings, one sentence each; what is only good to know stays on the page. */
export function listFound(findings: readonly Finding[]): readonly string[] {
  return findings.filter(({ severity }) => severity !== 'note').map(writeFound);
}

/** Whether a line is one of those. */
export function isFoundLine(line: string): boolean {
  return /^(?:Danger|Warning)(?: \(step \d+\))?: /.test(line);
}
