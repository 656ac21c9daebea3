// What raw meat has lain in, been brushed with or been rolled in, followed through the method: it must not be eaten as
// it is. What was kept apart from the meat is another thing. Source: USDA FSIS, marinades.

import { withoutReassurance } from './cautions.ts';
import type { Clause } from './contact-clauses.ts';
import { heats, isHeatedBehind } from './heated-behind.ts';
import { ANY_MEAT, type Kitchen, OF_IT } from './kitchen-state.ts';
import {
  A_PART,
  COMES_ON,
  EATEN,
  GOES_BACK,
  GOES_THROUGH,
  KEPT_FOR_LATER,
  LEFT,
  LIQUID,
  PUT_BACK,
  TOLD_BY_MEAT,
  UNTOUCHED,
} from './liquid-words.ts';
import { isDenied, prepare } from './phrases.ts';
import { MEAT, READY_TO_EAT } from './raw-meat-words.ts';

/** Whether the meat went through all of it, or only some came on to the meat. */
type Touch = 'through' | 'on';

/** "Dredge the chicken", "oil it" name nothing. */
const DOES = String.raw`(?:rub|mix|glaze|dredge|oil|butter|honey|sauce|cream|juice|milk) (?:the|your|it|them|each|every|a|all|everything|both|raw|some|in|together|well|until)\b`;
const EACH_LIQUID = new RegExp(String.raw`\b(?!${DOES})${LIQUID}\b`, 'g');
const THROUGH = new RegExp(String.raw`\b${GOES_THROUGH}\b`);
const ON = new RegExp(String.raw`\b${COMES_ON}\b`);
/** Words for whatever it was. */
const GENERAL = /^(?:marinade|brine|mixture|mix|liquid|sauce|juices?|coating)$/;
const MARINADE = /^(?:marinades?|brine)$/;
/** Nothing before need say that meat was in it. */
const TOLD_BY_ITSELF = new RegExp(
  String.raw`\b(?:soaking|steeping|marinating|brining|used) (?!to\b|for\b)|\braw (?:marinade|brine)\b|\bfrom the raw ${MEAT}\b|\bfrom \w+ing (?:the |your |raw )*(?:${MEAT}|pieces|strips)\b|\b(?:${MEAT}) (?:\w+ ){0,3}(?:(?:sat|sitting|bathed|lay|lying|steeped|soaked|marinated|marinating|dipped|rolled)(?: \w+)? in|came out of|(?:was|were|been) in)\b`,
);
/** What no such clause can do without. */
const SPEAKS = /marina|brin|soak|steep|used|raw|from|\bin\b|left/;
/** "Add chilli to the marinade" */
const MAKES_IT = /\b(?:to|in|into|for) (?:the|your) marinade\b/;
const REST_OF_VESSEL = /\bwhat|\brest of the (?:jar|bowl|pot|tub)/;
const OF_VESSEL = /\b(?:bowl|bag|dish|jar|pot|tub|tray)\b/;
const COATING =
  /^(?:eggs?|egg ?wash|flour|cornflour|crumbs|breadcrumbs|panko|starch|semolina|cornmeal|oats|batter)$/;
/** "Massage in the paste" */
const WORKED_IN = /\b(?:massag|rub|work|brush|paint|smear|press|smooth)\w* (?:in|on|over|all over)\b/;
/** Raw juices find their way. */
const RUNS = /\bjuices? (?:to )?(?:run|drip|collect|pool|gather|drain)\w*\b/;
/** "Drop spoonfuls of the leftover batter into the oil" */
const INTO_HEAT = /\b(?:in|into|to) the (?:hot )?(?:\w+ )?(?:oil|fat|fryer|pan|wok|pot|skillet|oven)\b/;
const THROWN =
  /\b(?:discard\w*|throw\w*|bin|tip (?:it |them )?away|pour (?:it )?away|compost|shake off|wipe off|scrape off|drain)\b/;

function namesIn(plain: string): readonly string[] {
  return [...plain.matchAll(prepare(EACH_LIQUID))].map(([name]) => name);
}

export class TouchedLiquids {
  readonly #touched = new Map<string, Touch>();
  /** Of these the meat met a part only. */
  readonly #parted = new Set<string>();
  #isSomeKept = false;
  /** Liquids that "it" may stand for. */
  #named: readonly string[] = [];

  /** Takes the clause into account: whether raw meat meets a liquid in it. */
  read({ plain }: Clause, kitchen: Kitchen, isRaw: boolean): void {
    const names = namesIn(plain);
    const meant = names.length > 0 ? names : this.#named;
    this.#named = meant;
    if (kitchen.meat !== 'cooked' && A_PART.test(plain)) {
      // "Keep the liquid", when the meat has been in it, keeps nothing apart.
      const apart = meant.filter((name) => this.#touchOf(name) !== 'through');
      for (const name of apart) this.#parted.add(name);
      this.#isSomeKept ||= meant.length === 0 || apart.length > 0;
    }
    if (heats(plain) || INTO_HEAT.test(plain) || !meetsMeat(plain, kitchen, isRaw)) return;
    const goesBack = GOES_BACK.test(plain);
    const isThrough = goesBack || RUNS.test(plain) || THROUGH.test(plain);
    if (!isThrough && !ON.test(plain)) return;
    for (const name of meant) {
      if (goesBack) this.#parted.delete(name);
      if (this.#touched.get(name) !== 'through') this.#touched.set(name, isThrough ? 'through' : 'on');
    }
  }

  /** The words by which something that raw meat has touched is eaten as it is, or null. */
  findEaten(clauses: readonly Clause[], index: number, kitchen: Kitchen): string | null {
    const clause = clauses[index];
    if (clause === undefined) return null;
    const { plain } = clause;
    if (this.#touched.size === 0 && !SPEAKS.test(plain)) return null;
    if (UNTOUCHED.test(plain) || THROWN.test(plain) || INTO_HEAT.test(plain)) return null;
    const name = this.#findTouched(plain, kitchen) ?? this.#findLeftIn(plain);
    if (name === null || isDenied(withoutReassurance(plain.slice(0, Math.max(0, plain.indexOf(name))))))
      return null;
    if (/^juices?$/.test(name) && areCooked(plain, kitchen)) return null;
    const told = tellAround(clauses, index, clause);
    const meetsFood = READY_TO_EAT.test(plain.replace(prepare(EACH_LIQUID), ' '));
    const isSaved = (PUT_BACK.test(told) || KEPT_FOR_LATER.test(told)) && COATING.test(name);
    if (!meetsFood && !isSaved && !EATEN.test(told)) return null;
    if (isSaved) return plain;
    if (heats(plain) || isHeatedSoon(clauses, index) || isHeatedBehind(clauses, index, name)) return null;
    // On to the meat before that is cooked, or on to what is eaten as it is.
    return meetsFood || !isHeatedBehind(clauses, index, null) ? plain : null;
  }

  /** A liquid of the clause that raw meat has touched, and that the clause calls used or left. */
  #findTouched(plain: string, { meat }: Kitchen): string | null {
    const isTold = TOLD_BY_MEAT.test(plain);
    const isLeft = LEFT.test(plain);
    const isWhole = (name: string) => !this.#parted.has(name) && !(GENERAL.test(name) && this.#isSomeKept);
    const names = namesIn(plain);
    // "Tip it back in the jar"
    const meant = names.length === 0 && PUT_BACK.test(plain) && !ANY_MEAT.test(plain) ? this.#named : names;
    const found = meant.find((name) => {
      const isMarinade = MARINADE.test(name);
      const isNamed = TOLD_BY_ITSELF.test(plain) || (isMarinade && (isLeft || isTold));
      const touch = this.#touchOf(name) ?? (isNamed ? 'through' : null);
      if (touch === null || isTold || !isWhole(name)) return touch !== null && isTold;
      if (isLeft) return touch === 'through' || COATING.test(name) || OF_VESSEL.test(plain);
      return isMarinade && touch === 'through' && meat === 'cooked' && !MAKES_IT.test(plain);
    });
    return found ?? null;
  }

  /** "What is left in the dipping bowl" */
  #findLeftIn(plain: string): string | null {
    if (this.#isSomeKept || !OF_VESSEL.test(plain) || !REST_OF_VESSEL.test(plain)) return null;
    const isTouched = LEFT.test(plain) && this.#any() === 'through';
    return isTouched || TOLD_BY_ITSELF.test(plain) ? 'what' : null;
  }

  #touchOf(name: string): Touch | null {
    return this.#touched.get(name) ?? (GENERAL.test(name) ? this.#any() : null);
  }

  #any(): Touch | null {
    const touches = [...this.#touched.values()];
    return touches.includes('through') ? 'through' : (touches[0] ?? null);
  }
}

/** Whether raw meat is what the clause brings a liquid to. */
function meetsMeat(plain: string, { meat }: Kitchen, isRaw: boolean): boolean {
  if (isRaw || (meat !== 'cooked' && ANY_MEAT.test(plain))) return true;
  return meat === 'raw' && (OF_IT.test(plain) || WORKED_IN.test(plain) || GOES_BACK.test(plain));
}

/** Juices of meat that is cooked, or rests. */
function areCooked(plain: string, { meat }: Kitchen): boolean {
  return !/\bmarinat/.test(plain) && (meat === 'cooked' || /\b(?:resting|pan|cooking) /.test(plain));
}

/** With the clause before it, and the one behind it that speaks of it. */
function tellAround(clauses: readonly Clause[], index: number, { plain, line }: Clause): string {
  const before = clauses[index - 1];
  const next = clauses[index + 1];
  return [
    before?.line === line && !isDenied(before.plain) ? before.plain : '',
    plain,
    next?.line === line && OF_IT.test(next.plain) ? next.plain : '',
  ].join(' ');
}

/** "Pour in the marinade and boil for 3 minutes" */
function isHeatedSoon(clauses: readonly Clause[], index: number): boolean {
  const own = clauses[index];
  return clauses
    .slice(index + 1, index + 4)
    .some(
      ({ plain, line, sentence }) =>
        own !== undefined &&
        line - own.line <= 1 &&
        sentence.place === own.sentence.place &&
        heats(plain) &&
        !ANY_MEAT.test(plain),
    );
}
