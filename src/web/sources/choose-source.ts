// Which chef is asked when the button is pressed.

import type { OwnToken } from '../session/own-token.ts';

export type ChosenChef = 'direct' | 'gateway' | 'built-in';

export interface Situation {
  readonly ownToken: OwnToken | null;
  /** False on a static site, which is built without one. */
  readonly hasGateway: boolean;
  /** What the cook asked for by name. */
  readonly wanted?: 'built-in' | 'model';
}

/** The cook's own token comes first, then the gateway; the built-in chef of the page is always there. */
export function chooseChef(situation: Situation): ChosenChef {
  if (situation.wanted === 'built-in') return 'built-in';
  if (situation.ownToken !== null) return 'direct';
  return situation.hasGateway ? 'gateway' : 'built-in';
}
