import { expect, it } from 'vitest';
import type { Finding } from '../../../recipe/finding.ts';
import { sortFindings } from './sort-findings.ts';

it('puts the worst first and keeps the order of what is equally grave', () => {
  const findings: Finding[] = [
    { rule: 'contains', severity: 'note', message: '1' },
    { rule: 'no-time', severity: 'warning', message: '2' },
    { rule: 'undercooked', severity: 'danger', message: '3' },
    { rule: 'no-quantity', severity: 'warning', message: '4' },
  ];
  expect(sortFindings(findings).map(({ message }) => message)).toEqual(['3', '2', '4', '1']);
});
