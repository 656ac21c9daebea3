// Rule no-preheat: the oven bakes and no step before has it heated.

import type { Finding } from '../finding.ts';
import type { Method } from '../method/read-method.ts';

/** At most one warning, at the step that bakes. */
export function checkNoPreheat({ steps, opening }: Method): readonly Finding[] {
  if (opening.some((one) => one.names('noOven', 'ovenHeated'))) return [];
  for (const sentence of steps) {
    if (sentence.names('ovenHeated', 'noOven')) return [];
    const bakes = sentence.asks('bake') !== undefined && sentence.degrees.some(({ of }) => of === 'oven');
    if (
      sentence.step === null ||
      !(
        bakes ||
        (sentence.asks('ovenUse') !== undefined && sentence.asks('bake', 'cook', 'lay', 'add') !== undefined)
      )
    )
      continue;
    return [
      {
        rule: 'no-preheat',
        severity: 'warning',
        message: `Step ${sentence.step} uses the oven, and no step before heats it.`,
        step: sentence.step,
      },
    ];
  }
  return [];
}
