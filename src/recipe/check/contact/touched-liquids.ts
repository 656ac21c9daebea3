// What raw meat has lain in, been brushed with or been rolled in, followed through the method: it must not be eaten as
// it is. What was kept apart from the meat is another thing. Source: USDA FSIS, marinades.

import { prepare } from '../../../food/prepare-pattern.ts';
import { withoutReassurance } from '../stance/cautions.ts';
import { findAll, isDenied, says } from '../stance/phrases.ts';
import { MEAT, OFTEN_COOKED, READY_TO_EAT } from '../undercooked/raw-meat-words.ts';
import type { Clause, NamedThing } from './contact-clauses.ts';
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
  RESIDUE,
  TOLD_BY_MEAT,
  UNTOUCHED,
} from './liquid-words.ts';

/** Whether the meat went through all of it, or only some came on to the meat. */
type Touch = 'through' | 'on';

/** "Dredge the chicken", "oil it" name nothing. */
const DOES = String.raw`(?:rub|mix|glaze|dredge|oil|butter|honey|sauce|cream|juice|milk) (?:the|your|it|them|each|every|a|all|everything|both|raw|some|in|together|well|until)\b`;
const EACH_LIQUID = new RegExp(
  String.raw`\b(?!(?<=(?:^|[,;:(] ?|\b(?:and|then|to|or|you|i|we) ))${DOES})${LIQUID}\b`,
  'g',
);
const THROUGH = new RegExp(String.raw`\b${GOES_THROUGH}\b`);
const ON = new RegExp(String.raw`\b${COMES_ON}\b`);
/** Words for whatever it was. */
export const GENERAL = /^(?:marinade|brine|mixture|mix|liquid|sauce|juices?|coating)$/;
export const MARINADE = /^(?:marinades?|brine)$/;
export const FAT = /^(?:oils?|butter|ghee|fat|lard|dripping)$/;
/** Nothing before need say that meat was in it. */
const TOLD_BY_ITSELF = new RegExp(
  String.raw`\b(?:pink|pinkish|bloody|meaty) (?:liquid|juices?|water|puddle)\b|\b(?:thawing|defrosting) (?:bowl|dish|bag|tub|tray|water|liquid|juices)\b|\b(?:soaking|steeping|marinating|brining|used) (?!to\b|for\b)|\braw (?:marinade|brine)\b|\bfrom the raw ${MEAT}\b|\bfrom \w+ing (?:the |your |raw )*(?:${MEAT}|pieces|strips)\b|\b(?:${MEAT}) (?:\w+ ){0,3}(?:(?:sat|sitting|bathed|lay|lying|steeped|soaked|marinated|marinating|dipped|rolled)(?: \w+)? in|came out of|(?:was|were|been) in)\b`,
);
/** What no such clause can do without. */
export const SPEAKS = /pink|blood|marina|brin|soak|steep|used|raw|from|\bin\b|left/;
/** "Add chilli to the marinade" */
export const MAKES_IT =
  /\b(?:to|in|into|for) (?:the|your) marinade\b|\bmarinade (?:contains|holds|has|includes)\b|\b(?:make|mix|prepare|stir up|whisk up) (?:up )?(?:double|twice|extra|more|another|an? (?:double|second|fresh|new|little|small))\b/;
export const REST_OF_VESSEL = /\bwhat|\brest of the (?:jar|bowl|pot|tub)/;
/** "Whatever the chops sat in" */
const WHAT_MEAT_LAY_IN = new RegExp(
  String.raw`\bwhat(?:ever)? (?:the |your )?(?:raw |uncooked )?(?:${MEAT}) (?:(?:have|has|had|was|were|been|just) ){0,2}(?:sat|sitting|lay|lying|bathed|bathing|stee\w+|soak\w+|marinat\w+|swam|swimming|rested|resting|wait\w+|dipped|rolled|brin\w+)(?: \w+)? in\b`,
);
/** "Use up the leftover egg wash" */
export const RAW_EGG = /\b(?:beaten eggs?|egg ?wash|egg glaze)\b/;
export const OF_VESSEL =
  /\b(?:bowl|bag|dish|jar|pot|tub|tray|plate|saucer|basin|box|platter|ramekin|container)\b/;
export const COATING =
  /^(?:eggs?|egg ?wash|flour|cornflour|crumbs|breadcrumbs|panko|starch|semolina|cornmeal|oats|batter)$/;
/** "Massage in the paste" */
export const WORKED_IN =
  /\b(?:massag|rub|work|brush|paint|smear|press|smooth)\w* (?:in|on|over|all over)\b|\b(?:roll|dip|toss|coat|turn|dredg|dunk|press|bread|crumb)\w* (?:in|into|with|through) /;
/** "Pour it over the raw chicken in a dish" */
export const POURED_IN =
  /\bpour\w*\b[^.;]*\bin(?:to)? (?:a|the|your) (?:[\w-]+ ){0,2}(?:dish|bowl|bag|tub|tray|tin|box|container|jar)\b/;
/** "Lift the chicken out, keeping the marinade": what is kept has held it. */
const KEPT_LATE = new RegExp(
  String.raw`\b(?:lift|take|remove|drain|pull|fish|pick|scoop)\w*\b[^.;]*\b${MEAT}\b[^.;]*\b(?:keep|reserv|sav|hold)\w*\b[^.;]{0,24}\b(?:marinade|liquid|juices|sauce|it|rest)\b`,
);
/** Raw juices find their way. */
export const RUNS = /\bjuices? (?:to )?(?:run|drip|collect|pool|gather|drain)\w*\b/;
/** "Drop spoonfuls of the leftover batter into the oil" */
export const INTO_HEAT =
  /\b(?:in|into|to) the (?:hot )?(?:\w+ )?(?:oil|fat|fryer|pan|wok|pot|skillet|oven)\b/;
export const THROWN =
  /\b(?:discard\w*|throw\w*|bin|tip (?:it |them )?away|pour (?:it )?away|compost|down the (?:sink|drain|plughole)|shake off|wipe off|scrape off|drain)\b/;

function namesIn(plain: string): readonly string[] {
  return findAll(plain, EACH_LIQUID).map(([name]) => name);
}

/** "And stir it in": what it is was said before. */
export const DOES_WITH_IT = /^(?:\W*(?:and|then|so) )*\w+ (?:it|them|that|the rest)\b/;

export const CRUMBS = /^(?:breadcrumbs|panko)$/;

export const JUICES = /^juices?$/;

/** "Breadcrumbs" and what is left of "the crumbs" */
function oneName(name: string): string {
  if (says(name, CRUMBS)) return 'crumbs';
  if (name === 'floury') return 'flour';
  return /^egg/.test(name) ? 'egg' : name;
}

export class TouchedLiquids {
  readonly #touched = new Map<string, Touch>();
  /** Of these the meat met a part only. */
  readonly #parted = new Set<string>();
  #isSomeKept = false;
  #isBoiled = false;
  /** Some was kept when the meat had been in it. */
  #isKeptLate = false;
  /** Liquids that "it" may stand for, and the line that named them. */
  #named: readonly string[] = [];
  #namedLine = -1;
  /** What raw meat went through under a name that no list has. */
  readonly #learnt = new Set<string>();
  /** A jar that was gone back to from raw meat. */
  #jar: string | null = null;
  /** The line that speaks of what stays behind in what the meat lay in. */
  #residueLine = -9;

  /** Takes the clause into account: whether raw meat meets a liquid in it. */
  read(clause: Clause, kitchen: Kitchen, isRaw: boolean): void {
    const { plain, line } = clause;
    const names = this.#namesIn(plain);
    if ((isRaw || /\b(?:raw|uncooked)\b/.test(plain)) && kitchen.meat !== 'cooked') this.#learn(plain);
    if (names.length > 0) this.#namedLine = line;
    if (this.#isResidue(clause, kitchen)) this.#residueLine = line;
    const meant = names.length > 0 ? names : this.#named;
    this.#named = meant;
    this.#isKeptLate ||= kitchen.meat === 'raw' && says(clause.sentence.plain, KEPT_LATE);
    if (kitchen.meat !== 'cooked' && says(plain, A_PART)) {
      // "Keep the liquid", when the meat has been in it, keeps nothing apart.
      const apart = meant.filter((name) => this.#touchOf(name) !== 'through');
      for (const name of apart) this.#parted.add(name);
      this.#isSomeKept ||= meant.length === 0 || apart.length > 0;
    }
    if (heats(plain) || says(plain, INTO_HEAT)) {
      if (names.some((name) => says(name, MARINADE)) && !says(plain, ANY_MEAT)) this.#isBoiled = true;
      return;
    }
    if (!meetsMeat(plain, kitchen, isRaw)) return;
    this.#touch(plain, meant);
  }

  /** Raw meat meets what is meant, on its surface or through and through. */
  #touch(plain: string, meant: readonly string[]): void {
    const goesBack = says(plain, GOES_BACK);
    if (goesBack) this.#jar = prepare(JAR).exec(plain)?.[1] ?? this.#jar;
    const isThrough = goesBack || says(plain, RUNS) || says(plain, THROUGH) || says(plain, POURED_IN);
    if (!isThrough && !says(plain, ON)) return;
    for (const name of meant) {
      const one = oneName(name);
      if (goesBack) this.#parted.delete(name);
      if (this.#touched.get(one) !== 'through') this.#touched.set(one, isThrough ? 'through' : 'on');
    }
  }

  /** The words by which something that raw meat has touched is eaten as it is, or null. */
  findEaten(clauses: readonly Clause[], index: number, kitchen: Kitchen): string | null {
    const clause = clauses[index];
    if (clause === undefined) return null;
    const { plain } = clause;
    if (this.#touched.size === 0 && !says(plain, SPEAKS)) return null;
    const isKept = this.#isKeptLate && /\b(?:marinade|brine)\b/.test(plain);
    if ((says(plain, UNTOUCHED) && !isKept) || says(plain, THROWN)) return null;
    // "The tare left in the pot" it was dipped in
    const isOfPot =
      /\bleft in the pot\b/.test(plain) && [...this.#learnt].some((name) => plain.includes(name));
    if (says(plain, INTO_HEAT) && !isOfPot) return null;
    const isOut = isMeatOut(clauses, index);
    const name =
      this.#findTouched(clause, kitchen, isOut) ??
      this.#findLeftIn(plain) ??
      this.#findResidue(clause, kitchen) ??
      this.#findJar(clause, kitchen);
    if (name === null || isDenied(withoutReassurance(plain.slice(0, Math.max(0, plain.indexOf(name))))))
      return null;
    if (this.#isHarmless(name, plain, kitchen)) return null;
    const told = tellAround(clauses, index, clause);
    const meetsFood = says(plain.replace(prepare(EACH_LIQUID), ' '), READY_TO_EAT);
    const isSaved = (says(told, PUT_BACK) || says(told, KEPT_FOR_LATER)) && says(name, COATING);
    if (!meetsFood && !isSaved && name !== this.#jar && !says(told, EATEN)) return null;
    if (isSaved || name === this.#jar) return plain;
    if (heats(plain) || isHeatedSoon(clauses, index) || isHeatedBehind(clauses, index, name)) return null;
    // On to the meat before that is cooked, or on to what is eaten as it is.
    return meetsFood || !isHeatedBehind(clauses, index, null) ? plain : null;
  }

  /** The juices of cooked meat, and a fat that the clause only names as what the dish takes. */
  #isHarmless(name: string, plain: string, kitchen: Kitchen): boolean {
    if (says(name, FAT) && says(plain, IS_THE_KIND)) return true;
    return says(name, JUICES) && !this.#touched.has(name) && areCooked(plain, kitchen);
  }

  /** A liquid of the clause that raw meat has touched, and that the clause calls used or left. */
  #findTouched({ plain, line, sentence }: Clause, { meat }: Kitchen, isOut: boolean): string | null {
    const isWhole = (name: string) => !this.#parted.has(name) && !(says(name, GENERAL) && this.#isSomeKept);
    const names = this.#namesIn(plain);
    // "Tip it back in the jar"
    const isIt = names.length === 0 || says(plain, DOES_WITH_IT);
    const isMeant = isIt && line - this.#namedLine <= 1 && says(plain, PUT_BACK) && !says(plain, ANY_MEAT);
    const meant = isMeant ? [...this.#named, ...names] : names;
    if (meant.length === 0) return null;
    const isTold = says(plain, TOLD_BY_MEAT);
    const isLeft = isOut || says(plain, LEFT);
    const found = meant.find((name) => {
      const isMarinade = says(name, MARINADE);
      const isNamed = says(plain, TOLD_BY_ITSELF) || (isMarinade && (isLeft || isTold));
      const isRawEgg = meat === 'cooked' && isLeft && says(plain, RAW_EGG);
      const touch =
        this.#touchOf(name, sentence.step === undefined) ?? (isNamed || isRawEgg ? 'through' : null);
      if (isMarinade && this.#isBoiled) return false;
      if (touch === null || isTold || !isWhole(name)) return touch !== null && isTold;
      if (isLeft) return touch === 'through' || says(name, COATING) || says(plain, OF_VESSEL);
      return isMarinade && touch === 'through' && meat === 'cooked' && !says(plain, MAKES_IT);
    });
    return found ?? null;
  }

  /** "What is left in the dipping bowl" */
  #findLeftIn(plain: string): string | null {
    if (says(plain, WHAT_MEAT_LAY_IN)) return 'what';
    if (this.#isSomeKept || !says(plain, OF_VESSEL) || !says(plain, REST_OF_VESSEL)) return null;
    const isTouched = says(plain, LEFT) && this.#any(true) === 'through';
    return isTouched || says(plain, TOLD_BY_ITSELF) ? 'what' : null;
  }

  /** Names of the usual lists, and what raw meat went through under any other name. */
  #namesIn(plain: string): readonly string[] {
    const names = namesIn(plain);
    if (this.#learnt.size === 0) return names;
    return [...names, ...[...this.#learnt].filter((name) => plain.includes(name) && !names.includes(name))];
  }

  /** "Dip the raw skewers in the tare": a liquid by what is done with it. */
  #learn(plain: string): void {
    const name = prepare(BATHES).exec(plain)?.[1];
    if (
      name === undefined ||
      this.#learnt.size >= MOST_LEARNT ||
      says(name, NO_LIQUID) ||
      says(name, READY_TO_EAT) ||
      says(name, OFTEN_COOKED)
    )
      return;
    this.#learnt.add(name);
    this.#touched.set(name, 'through');
  }

  /** The jar that the soiled spoon went back into, when it is kept or served. */
  #findJar({ plain }: Clause, { meat }: Kitchen): string | null {
    if (this.#jar === null || meat !== 'cooked') return null;
    const names = new RegExp(String.raw`\b(?:the|that|its|this) (?:\w+ )?${this.#jar}\b`).test(plain);
    return names && says(plain, USES_JAR) && !/\b(?:new|fresh|clean|another|second)\b/.test(plain)
      ? this.#jar
      : null;
  }

  /** "The goodness left in the dish" that raw meat lay in. */
  #isResidue({ plain, things }: Clause, kitchen: Kitchen): boolean {
    if (!says(plain, RESIDUE)) return false;
    if (this.#isSomeKept && !says(plain, TOLD_BY_ITSELF)) return false;
    return things().some((thing) => isLeftIn(plain, thing) && kitchen.hasNamed(thing.carrier));
  }

  /** What stays behind there, in the clause or, as "it", in the one behind it. */
  #findResidue(clause: Clause, kitchen: Kitchen): string | null {
    if (kitchen.meat !== 'cooked') return null;
    if (this.#isResidue(clause, kitchen)) return 'what';
    const isMeant = clause.line - this.#residueLine <= 1 && /\b(?:it|that|this|them)\b/.test(clause.plain);
    return isMeant && says(clause.plain, ON_FOOD) ? 'what' : null;
  }

  #touchOf(name: string, isTold = false): Touch | null {
    return this.#touched.get(oneName(name)) ?? (says(name, GENERAL) ? this.#any(isTold) : null);
  }

  /** How raw meat met any of them; `isLasting` passes over the fat, which went into the heat with the meat. */
  #any(isLasting = false): Touch | null {
    const touches = [...this.#touched].flatMap(([name, touch]) =>
      isLasting && says(name, FAT) ? [] : [touch],
    );
    return touches.includes('through') ? 'through' : (touches[0] ?? null);
  }
}

/** "Rapeseed oil is used in place of sesame oil": what the dish takes, and not what is left. */
export const IS_THE_KIND = /\b(?:is|are) used (?:here )?(?:in place of|instead of|because|as)\b/;
export const IN_A_THING = /\b(?:in|on|from|of|inside|behind in) (?:[\w'-]+ ){0,4}$/;

/** "In the bowl", "from that dish", "on the plate" */
function isLeftIn(plain: string, { at, words }: NamedThing): boolean {
  return says(plain.slice(0, at), IN_A_THING) || /^(?:in|on|from|of) /.test(words);
}
export const BATHES =
  /\b(?:dip|dunk|marinat|soak|steep|bath|coat|turn|dredg|swirl|lie|lying|sit|brush|bast|submerg)\w*\b[^.;,]{0,40}?\b(?:in|with|through|into) (?:the |a |your |some |half )?(?:(?:pot|jar|bowl|dish|tub|bath|tray|saucer|plate|half|rest|little|mixture) of )?(?:the )?(?:\w+ )?([a-z]{4,})(?=$|[.,;]| (?:and|for|until|to|in|then)\b)/;
/** A recipe names a few; a runaway text costs no more. */
const MOST_LEARNT = 8;
export const NO_LIQUID =
  /^(?:(?:bowl|bag|tray|pan|plate|hand|fork|spoon|minute|hour|towel|rack|skewer)s?|dish|dishes|oven|fridge|fingers|tongs|brush|water|salt|pepper|room|side|each|other|place|same|them|well|batches|turn|foil|paper|refrigerator|freezer|heat|grill|both|this|that|knife|overnight|board|spices|sink|colander)$/;
export const JAR = /\b(jar|tub|bottle|pot|tin|jug|packet)\b/;
export const USES_JAR =
  /\b(?:(?:keep|sandwich|remain)\w*|stor(?:e|es|ing)|screw|lid|fridge|cupboard|serv\w+|side|spread|dip|dunk|spoon|put|return|save|next|again|table|dress|rest|left)\b/;
export const ON_FOOD =
  /\b(?:pour|tip|spoon|drizzl|ladl|brush|spread|scrap|trickl|splash|splosh|slosh|us|serv|put|slick|dollop|toss|dip|mop|work|stir|shak|scatter|sprinkl)\w*\b/;

/** Whether raw meat is what the clause brings a liquid to. */
function meetsMeat(plain: string, { meat }: Kitchen, isRaw: boolean): boolean {
  if (isRaw || (meat !== 'cooked' && says(plain, ANY_MEAT))) return true;
  return meat === 'raw' && (says(plain, OF_IT) || says(plain, WORKED_IN) || says(plain, GOES_BACK));
}

/** Juices of meat that is cooked, or rests. */
function areCooked(plain: string, { meat }: Kitchen): boolean {
  return !/\bmarinat/.test(plain) && (meat === 'cooked' || /\b(?:resting|pan|cooking) /.test(plain));
}

/** "Keep the yoghurt" "once the chicken is out" */
const MEAT_OUT = new RegExp(
  String.raw`^(?:after|once|when|as soon as|now that)\b(?=[^.;]*\b${MEAT}\b)[^.;]*\b(?:out|lifted|removed|taken|gone)\b`,
);

function isMeatOut(clauses: readonly Clause[], index: number): boolean {
  const [own, next] = [clauses[index], clauses[index + 1]];
  return next !== undefined && next.line === own?.line && says(next.plain, MEAT_OUT);
}

/** With the clause before it, and the one behind it that speaks of it. */
function tellAround(clauses: readonly Clause[], index: number, { plain, line }: Clause): string {
  const before = clauses[index - 1];
  const next = clauses[index + 1];
  return [
    before?.line === line && !isDenied(before.plain) ? before.plain : '',
    plain,
    next?.line === line && (says(next.plain, OF_IT) || says(next.plain, MEAT_OUT)) ? next.plain : '',
    isMeatOut(clauses, index) && clauses[index + 2]?.line === line ? (clauses[index + 2]?.plain ?? '') : '',
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
        !says(plain, ANY_MEAT),
    );
}
