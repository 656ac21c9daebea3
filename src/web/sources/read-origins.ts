// The origins that may be called with a token of the cook's own.

import { PATHS } from '../../wire/paths.ts';
import { wire } from '../parts/parts.ts';

/** As the gateway tells them, or as they were built into a static site; null where that could not be learnt. */
export async function readOrigins(): Promise<readonly string[] | null> {
  if (LARDER_STATIC !== null) return LARDER_STATIC.directOrigins;
  try {
    const [response, { readStatus }] = await Promise.all([fetch(`.${PATHS.status}`), wire.load()]);
    return readStatus(await response.json())?.direct.origins ?? null;
  } catch {
    return null;
  }
}
