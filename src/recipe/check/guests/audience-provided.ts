// Whether a text that names someone frail, pregnant or small gives them theirs cooked through: "anyone pregnant gets
// the well-done slices", "cook through (71 C) for children under five". What the others eat rare is then no danger.

import type { RecipeScan } from '../scan-recipe.ts';
import { type Audience, givesCooked, nameVulnerable, readGuest } from './audience.ts';

type Guest = 'smallChild' | 'pregnant' | 'frail';
const GUESTS: readonly Guest[] = ['smallChild', 'pregnant', 'frail'];

function findProvided(scan: RecipeScan): ReadonlySet<Guest> {
  const provided = new Set<Guest>();
  for (const { plain, place, next } of scan.sentences) {
    if (place === 'ingredients') continue;
    const named = readGuest(plain);
    const words = /\?\s*$/.test(plain) && next !== undefined ? `${plain} ${next.plain}` : plain;
    for (const guest of GUESTS) {
      const word = named[guest];
      if (word === null) continue;
      // Of several who are named in one sentence the last may stand beside what they get.
      if (givesCooked(words, word))
        for (const other of GUESTS) if (named[other] !== null) provided.add(other);
    }
  }
  return provided;
}

const guests = new WeakMap<RecipeScan, string | null>();

/** Words that name someone who must not be given what is raw or rare and who is not given it cooked; else null. */
export function nameUnprovided(scan: RecipeScan): string | null {
  if (nameVulnerable(scan.audience) === null) return null;
  const known = guests.get(scan);
  if (known !== undefined) return known;
  const provided = findProvided(scan);
  const left: Audience = {
    ...scan.audience,
    smallChild: provided.has('smallChild') ? null : scan.audience.smallChild,
    pregnant: provided.has('pregnant') ? null : scan.audience.pregnant,
    frail: provided.has('frail') ? null : scan.audience.frail,
  };
  const guest = nameVulnerable(left);
  guests.set(scan, guest);
  return guest;
}
