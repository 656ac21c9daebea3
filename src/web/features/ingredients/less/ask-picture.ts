// Asks the gateway what it sees in a picture, and first of all whether it looks at pictures.

import type { FailureCode } from '../../../../recipe/recipe-events.ts';
import { PATHS } from '../../../../wire/paths.ts';
import type { Seen } from '../../../../wire/seen.ts';
import { wire } from '../../../parts/parts.ts';

export type PictureAnswer = { readonly seen: readonly Seen[] } | { readonly fault: FailureCode };

/** The model that reads pictures, or null where there is none, no gateway or no answer. */
export async function readVisionModel(): Promise<string | null> {
  if (LARDER_STATIC !== null) return null;
  try {
    const [response, { readStatus }] = await Promise.all([fetch(`.${PATHS.status}`), wire.load()]);
    return readStatus(await response.json())?.pictures?.model ?? null;
  } catch {
    return null;
  }
}

/** Never rejects: what fails is a fault by its code. After `signal` nobody waits for the answer. */
export async function askPicture(picture: Blob, signal: AbortSignal): Promise<PictureAnswer> {
  try {
    const [response, { readSeenList, readProblem }] = await Promise.all([
      fetch(`.${PATHS.ingredients}`, {
        method: 'POST',
        headers: { 'content-type': picture.type },
        body: picture,
        signal,
        credentials: 'same-origin',
        redirect: 'manual',
        cache: 'no-store',
      }),
      wire.load(),
    ]);
    const json: unknown = await response.json().catch(() => null);
    const seen = response.ok ? readSeenList(json) : null;
    return seen === null ? { fault: readProblem(json)?.failure.code ?? 'internal' } : { seen };
  } catch {
    return { fault: 'offline' };
  }
}
