// Which chef is asked when the button is pressed.

import type { OwnModel } from '../session/own-model.ts';

export type ChosenChef = 'device' | 'direct' | 'gateway' | 'built-in';

export interface Situation {
  /** What the cook has chosen. */
  readonly ownModel: OwnModel | null;
  /** False on a static site, which is built without one. */
  readonly hasGateway: boolean;
  /** What the cook asked for by name. */
  readonly wanted?: 'built-in' | 'model';
}

/** What the cook has chosen comes first, then the gateway; the built-in chef of the page is always there. */
export function chooseChef(situation: Situation): ChosenChef {
  if (situation.wanted === 'built-in') return 'built-in';
  if (situation.ownModel === 'device') return 'device';
  if (situation.ownModel !== null) return 'direct';
  return situation.hasGateway ? 'gateway' : 'built-in';
}
