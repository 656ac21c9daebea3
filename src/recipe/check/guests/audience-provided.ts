// Whether a text that names someone frail, pregnant or small gives them theirs cooked through: "anyone pregnant gets
// the well-done slices", "cook through (71 C) for children under five". What the others eat rare is then no danger.

import type { RecipeScan } from '../scan-recipe.ts';
import { type Audience, nameVulnerable, readGuest } from './audience.ts';

const PROVIDED =
  /\b(?:(?:well|fully)[- ]?(?:done|cooked)|(?:cook(?:ed|s)?|goes?|gone|done|brown(?:ed)?|fr(?:y|ied)|roast(?:ed)?|grill(?:ed)?|heat(?:ed)?|white|opaque|firm|set|theirs|hers|his|sear(?:ed)?|bake[d]?|poach(?:ed)?)(?: (?!not|never)[\w-]+){0,4}? (?:through(?:out)?|fully|completely|thoroughly)|thoroughly cooked|hard[- ]?(?:boil\w*|cooked|yolks?)|(?:until|till) (?:(?:it|they|the \w+|both|firm|white) (?:is |are )?(?:and )?)?(?:flak(?:es?|y)|firm|gr[ea]y|brown|opaque|set|steaming|piping)|(?:theirs|hers|his|portions?|slices?|pieces?|eggs?|yolks?) (?:\w+ ){0,2}(?:longer|through|fully|hard|firm|opaque|set)|no (?:pink|translucen\w+|raw)|until no(?= ?$)|until hard|firm yolks?|pasteuri[sz]ed|vegetarian (?:one|version)|(?:serve|give|make|cook|offer)(?: \w+){0,3} (?:something else|another dish|the cooked)|(?:1\d|[89]) (?:minutes?|mins?) (?:for|is|not|does|each|a|if|when))\b|\b(?:6[3-9]|7\d|8\d) ?(?:°|degrees)? ?c\b|\b(?:14[5-9]|1[5-8]\d) ?(?:°|degrees)? ?f\b/;
const STATE =
  /\b(?:rare|raw|runny|pink|rosy|bloody|blue|soft[- ](?:boiled|yolks?|centred)|jammy|translucent|underdone|red)\b/g;
const AHEAD = 110;
const BEFORE = 70;

type Guest = 'smallChild' | 'pregnant' | 'frail';
const GUESTS: readonly Guest[] = ['smallChild', 'pregnant', 'frail'];

/** Whether the words around a guest, as far as the next state of raw food, give what is cooked through. */
function provides(plain: string, guest: string): boolean {
  const at = plain.indexOf(guest);
  if (at === -1) return false;
  const ahead = plain.slice(at + guest.length, at + guest.length + AHEAD).split(STATE)[0] ?? '';
  const before =
    plain
      .slice(Math.max(0, at - BEFORE), at)
      .split(STATE)
      .at(-1) ?? '';
  return PROVIDED.test(ahead) || PROVIDED.test(before);
}

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
      if (provides(words, word)) for (const other of GUESTS) if (named[other] !== null) provided.add(other);
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
