// The order in which findings are shown.

import type { Finding, Severity } from '../../../recipe/finding.ts';

const GRAVITY: Readonly<Record<Severity, number>> = { danger: 0, warning: 1, note: 2 };

/** Worst first; what is equally grave keeps its order. */
export function sortFindings(findings: readonly Finding[]): readonly Finding[] {
  return [...findings].sort((one, other) => GRAVITY[one.severity] - GRAVITY[other.severity]);
}
