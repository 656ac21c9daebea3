// Heat without a hob: water from the kettle, and the microwave.

import type { Fact, Said } from '../../draft.ts';
import type { Kitchen } from '../../kitchen.ts';
import { boiling, say } from '../../words/say.ts';
import { waterFor } from './pot-water.ts';

/** "on full power": what a microwave has for a flame. */
export function onFullPower(): Fact {
  return { kind: 'heat', level: 'high', words: 'on full power' };
}

/** Whether water can be boiled at all. */
export function canBoil(kitchen: Kitchen): boolean {
  return kitchen.has('kettle') || kitchen.has('hob') || kitchen.has('microwave');
}

/** "450 ml water straight from the kettle". */
export function kettleWater(ml: number, kitchen: Kitchen): Said {
  const from = kitchen.has('kettle') ? 'kettle' : 'boil';
  return say`${waterFor(ml, kitchen.us)} ${boiling(`straight from the ${from}`)}`;
}
