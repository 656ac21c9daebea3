// Which chef is asked when the button is pressed.

import type { OwnToken } from '../session/own-token.ts';

export type ChosenChef = 'device' | 'direct' | 'gateway' | 'built-in';

export interface Situation {
  readonly ownToken: OwnToken | null;
  /** The cook has chosen the model on this device. */
  readonly onDevice: boolean;
  /** False on a static site, which is built without one. */
  readonly hasGateway: boolean;
  /** What the cook asked for by name. */
  readonly wanted?: 'built-in' | 'model';
}

/** What the cook has chosen, a model on the device or a token of their own, comes first, then the gateway; the built-in chef of the page is always there. */
export function chooseChef(situation: Situation): ChosenChef {
  if (situation.wanted === 'built-in') return 'built-in';
  if (situation.onDevice) return 'device';
  if (situation.ownToken !== null) return 'direct';
  return situation.hasGateway ? 'gateway' : 'built-in';
}
