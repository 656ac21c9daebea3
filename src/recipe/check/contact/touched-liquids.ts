// What raw meat has lain in, been brushed with or been rolled in, followed through the method: it must not be eaten as
// it is. What was kept apart from the meat is another thing. Source: USDA FSIS, marinades.

import { withoutReassurance } from '../stance/cautions.ts';
import { findAll, isDenied, prepare } from '../stance/phrases.ts';
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
const GENERAL = /^(?:marinade|brine|mixture|mix|liquid|sauce|juices?|coating)$/;
const MARINADE = /^(?:marinades?|brine)$/;
const FAT = /^(?:oils?|butter|ghee|fat|lard|dripping)$/;
/** Nothing before need say that meat was in it. */
const TOLD_BY_ITSELF = new RegExp(
  String.raw`\b(?:pink|pinkish|bloody|meaty) (?:liquid|juices?|water|puddle)\b|\b(?:thawing|defrosting) (?:bowl|dish|bag|tub|tray|water|liquid|juices)\b|\b(?:soaking|steeping|marinating|brining|used) (?!to\b|for\b)|\braw (?:marinade|brine)\b|\bfrom the raw ${MEAT}\b|\bfrom \w+ing (?:the |your |raw )*(?:${MEAT}|pieces|strips)\b|\b(?:${MEAT}) (?:\w+ ){0,3}(?:(?:sat|sitting|bathed|lay|lying|steeped|soaked|marinated|marinating|dipped|rolled)(?: \w+)? in|came out of|(?:was|were|been) in)\b`,
);
/** What no such clause can do without. */
const SPEAKS = /pink|blood|marina|brin|soak|steep|used|raw|from|\bin\b|left/;
/** "Add chilli to the marinade" */
const MAKES_IT =
  /\b(?:to|in|into|for) (?:the|your) marinade\b|\bmarinade (?:contains|holds|has|includes)\b|\b(?:make|mix|prepare|stir up|whisk up) (?:up )?(?:double|twice|extra|more|another|an? (?:double|second|fresh|new|little|small))\b/;
const REST_OF_VESSEL = /\bwhat|\brest of the (?:jar|bowl|pot|tub)/;
/** "Whatever the chops sat in" */
const WHAT_MEAT_LAY_IN = new RegExp(
  String.raw`\bwhat(?:ever)? (?:the |your )?(?:raw |uncooked )?(?:${MEAT}) (?:(?:have|has|had|was|were|been|just) ){0,2}(?:sat|sitting|lay|lying|bathed|bathing|stee\w+|soak\w+|marinat\w+|swam|swimming|rested|resting|wait\w+|dipped|rolled|brin\w+)(?: \w+)? in\b`,
);
/** "Use up the leftover egg wash" */
const RAW_EGG = /\b(?:beaten eggs?|egg ?wash|egg glaze)\b/;
const OF_VESSEL = /\b(?:bowl|bag|dish|jar|pot|tub|tray|plate|saucer|basin|box|platter|ramekin|container)\b/;
const COATING =
  /^(?:eggs?|egg ?wash|flour|cornflour|crumbs|breadcrumbs|panko|starch|semolina|cornmeal|oats|batter)$/;
/** "Massage in the paste" */
const WORKED_IN =
  /\b(?:massag|rub|work|brush|paint|smear|press|smooth)\w* (?:in|on|over|all over)\b|\b(?:roll|dip|toss|coat|turn|dredg|dunk|press|bread|crumb)\w* (?:in|into|with|through) /;
/** "Pour it over the raw chicken in a dish" */
const POURED_IN =
  /\bpour\w*\b[^.;]*\bin(?:to)? (?:a|the|your) (?:[\w-]+ ){0,2}(?:dish|bowl|bag|tub|tray|tin|box|container|jar)\b/;
/** "Lift the chicken out, keeping the marinade": what is kept has held it. */
const KEPT_LATE = new RegExp(
  String.raw`\b(?:lift|take|remove|drain|pull|fish|pick|scoop)\w*\b[^.;]*\b${MEAT}\b[^.;]*\b(?:keep|reserv|sav|hold)\w*\b[^.;]{0,24}\b(?:marinade|liquid|juices|sauce|it|rest)\b`,
);
/** Raw juices find their way. */
const RUNS = /\bjuices? (?:to )?(?:run|drip|collect|pool|gather|drain)\w*\b/;
/** "Drop spoonfuls of the leftover batter into the oil" */
const INTO_HEAT = /\b(?:in|into|to) the (?:hot )?(?:\w+ )?(?:oil|fat|fryer|pan|wok|pot|skillet|oven)\b/;
const THROWN =
  /\b(?:discard\w*|throw\w*|bin|tip (?:it |them )?away|pour (?:it )?away|compost|down the (?:sink|drain|plughole)|shake off|wipe off|scrape off|drain)\b/;

function namesIn(plain: string): readonly string[] {
  return findAll(plain, EACH_LIQUID).map(([name]) => name);
}

/** "Breadcrumbs" and what is left of "the crumbs" */
function oneName(name: string): string {
  if (/^(?:breadcrumbs|panko)$/.test(name)) return 'crumbs';
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
    this.#isKeptLate ||= kitchen.meat === 'raw' && KEPT_LATE.test(clause.sentence.plain);
    if (kitchen.meat !== 'cooked' && A_PART.test(plain)) {
      // "Keep the liquid", when the meat has been in it, keeps nothing apart.
      const apart = meant.filter((name) => this.#touchOf(name) !== 'through');
      for (const name of apart) this.#parted.add(name);
      this.#isSomeKept ||= meant.length === 0 || apart.length > 0;
    }
    if (heats(plain) || INTO_HEAT.test(plain)) {
      if (names.some((name) => MARINADE.test(name)) && !ANY_MEAT.test(plain)) this.#isBoiled = true;
      return;
    }
    if (!meetsMeat(plain, kitchen, isRaw)) return;
    this.#touch(plain, meant);
  }

  /** Raw meat meets what is meant, on its surface or through and through. */
  #touch(plain: string, meant: readonly string[]): void {
    const goesBack = GOES_BACK.test(plain);
    if (goesBack) this.#jar = JAR.exec(plain)?.[1] ?? this.#jar;
    const isThrough = goesBack || RUNS.test(plain) || THROUGH.test(plain) || POURED_IN.test(plain);
    if (!isThrough && !ON.test(plain)) return;
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
    if (this.#touched.size === 0 && !SPEAKS.test(plain)) return null;
    const isKept = this.#isKeptLate && /\b(?:marinade|brine)\b/.test(plain);
    if ((UNTOUCHED.test(plain) && !isKept) || THROWN.test(plain)) return null;
    // "The tare left in the pot" it was dipped in
    const isOfPot =
      /\bleft in the pot\b/.test(plain) && [...this.#learnt].some((name) => plain.includes(name));
    if (INTO_HEAT.test(plain) && !isOfPot) return null;
    const isOut = isMeatOut(clauses, index);
    const name =
      this.#findTouched(clause, kitchen, isOut) ??
      this.#findLeftIn(plain) ??
      this.#findResidue(clause, kitchen) ??
      this.#findJar(clause, kitchen);
    if (name === null || isDenied(withoutReassurance(plain.slice(0, Math.max(0, plain.indexOf(name))))))
      return null;
    if (/^juices?$/.test(name) && !this.#touched.has(name) && areCooked(plain, kitchen)) return null;
    const told = tellAround(clauses, index, clause);
    const meetsFood = READY_TO_EAT.test(plain.replace(prepare(EACH_LIQUID), ' '));
    const isSaved = (PUT_BACK.test(told) || KEPT_FOR_LATER.test(told)) && COATING.test(name);
    if (!meetsFood && !isSaved && name !== this.#jar && !EATEN.test(told)) return null;
    if (isSaved || name === this.#jar) return plain;
    if (heats(plain) || isHeatedSoon(clauses, index) || isHeatedBehind(clauses, index, name)) return null;
    // On to the meat before that is cooked, or on to what is eaten as it is.
    return meetsFood || !isHeatedBehind(clauses, index, null) ? plain : null;
  }

  /** A liquid of the clause that raw meat has touched, and that the clause calls used or left. */
  #findTouched({ plain, line, sentence }: Clause, { meat }: Kitchen, isOut: boolean): string | null {
    const isWhole = (name: string) => !this.#parted.has(name) && !(GENERAL.test(name) && this.#isSomeKept);
    const names = this.#namesIn(plain);
    // "Tip it back in the jar"
    const isIt = names.length === 0 || /^(?:\W*(?:and|then|so) )*\w+ (?:it|them|that|the rest)\b/.test(plain);
    const isMeant = isIt && line - this.#namedLine <= 1 && PUT_BACK.test(plain) && !ANY_MEAT.test(plain);
    const meant = isMeant ? [...this.#named, ...names] : names;
    if (meant.length === 0) return null;
    const isTold = TOLD_BY_MEAT.test(plain);
    const isLeft = isOut || LEFT.test(plain);
    const found = meant.find((name) => {
      const isMarinade = MARINADE.test(name);
      const isNamed = TOLD_BY_ITSELF.test(plain) || (isMarinade && (isLeft || isTold));
      const isRawEgg = meat === 'cooked' && isLeft && RAW_EGG.test(plain);
      const touch =
        this.#touchOf(name, sentence.step === undefined) ?? (isNamed || isRawEgg ? 'through' : null);
      if (isMarinade && this.#isBoiled) return false;
      if (touch === null || isTold || !isWhole(name)) return touch !== null && isTold;
      if (isLeft) return touch === 'through' || COATING.test(name) || OF_VESSEL.test(plain);
      return isMarinade && touch === 'through' && meat === 'cooked' && !MAKES_IT.test(plain);
    });
    return found ?? null;
  }

  /** "What is left in the dipping bowl" */
  #findLeftIn(plain: string): string | null {
    if (WHAT_MEAT_LAY_IN.test(plain)) return 'what';
    if (this.#isSomeKept || !OF_VESSEL.test(plain) || !REST_OF_VESSEL.test(plain)) return null;
    const isTouched = LEFT.test(plain) && this.#any(true) === 'through';
    return isTouched || TOLD_BY_ITSELF.test(plain) ? 'what' : null;
  }

  /** Names of the usual lists, and what raw meat went through under any other name. */
  #namesIn(plain: string): readonly string[] {
    const names = namesIn(plain);
    if (this.#learnt.size === 0) return names;
    return [...names, ...[...this.#learnt].filter((name) => plain.includes(name) && !names.includes(name))];
  }

  /** "Dip the raw skewers in the tare": a liquid by what is done with it. */
  #learn(plain: string): void {
    const name = BATHES.exec(plain)?.[1];
    if (
      name === undefined ||
      this.#learnt.size >= MOST_LEARNT ||
      NO_LIQUID.test(name) ||
      READY_TO_EAT.test(name) ||
      OFTEN_COOKED.test(name)
    )
      return;
    this.#learnt.add(name);
    this.#touched.set(name, 'through');
  }

  /** The jar that the soiled spoon went back into, when it is kept or served. */
  #findJar({ plain }: Clause, { meat }: Kitchen): string | null {
    if (this.#jar === null || meat !== 'cooked') return null;
    const names = new RegExp(String.raw`\b(?:the|that|its|this) (?:\w+ )?${this.#jar}\b`).test(plain);
    return names && USES_JAR.test(plain) && !/\b(?:new|fresh|clean|another|second)\b/.test(plain)
      ? this.#jar
      : null;
  }

  /** "The goodness left in the dish" that raw meat lay in. */
  #isResidue({ plain, things }: Clause, kitchen: Kitchen): boolean {
    if (!RESIDUE.test(plain)) return false;
    if (this.#isSomeKept && !TOLD_BY_ITSELF.test(plain)) return false;
    return things().some((thing) => isLeftIn(plain, thing) && kitchen.hasNamed(thing.carrier));
  }

  /** What stays behind there, in the clause or, as "it", in the one behind it. */
  #findResidue(clause: Clause, kitchen: Kitchen): string | null {
    if (kitchen.meat !== 'cooked') return null;
    if (this.#isResidue(clause, kitchen)) return 'what';
    const isMeant = clause.line - this.#residueLine <= 1 && /\b(?:it|that|this|them)\b/.test(clause.plain);
    return isMeant && ON_FOOD.test(clause.plain) ? 'what' : null;
  }

  #touchOf(name: string, isTold = false): Touch | null {
    return this.#touched.get(oneName(name)) ?? (GENERAL.test(name) ? this.#any(isTold) : null);
  }

  /** How raw meat met any of them; `isLasting` passes over the fat, which went into the heat with the meat. */
  #any(isLasting = false): Touch | null {
    const touches = [...this.#touched].flatMap(([name, touch]) =>
      isLasting && FAT.test(name) ? [] : [touch],
    );
    return touches.includes('through') ? 'through' : (touches[0] ?? null);
  }
}

/** "In the bowl", "from that dish", "on the plate" */
function isLeftIn(plain: string, { at, words }: NamedThing): boolean {
  return (
    /\b(?:in|on|from|of|inside|behind in) (?:[\w'-]+ ){0,4}$/.test(plain.slice(0, at)) ||
    /^(?:in|on|from|of) /.test(words)
  );
}
const BATHES =
  /\b(?:dip|dunk|marinat|soak|steep|bath|coat|turn|dredg|swirl|lie|lying|sit|brush|bast|submerg)\w*\b[^.;,]{0,40}?\b(?:in|with|through|into) (?:the |a |your |some |half )?(?:(?:pot|jar|bowl|dish|tub|bath|tray|saucer|plate|half|rest|little|mixture) of )?(?:the )?(?:\w+ )?([a-z]{4,})(?=$|[.,;]| (?:and|for|until|to|in|then)\b)/;
/** A recipe names a few; a runaway text costs no more. */
const MOST_LEARNT = 8;
const NO_LIQUID =
  /^(?:(?:bowl|bag|tray|pan|plate|hand|fork|spoon|minute|hour|towel|rack|skewer)s?|dish|dishes|oven|fridge|fingers|tongs|brush|water|salt|pepper|room|side|each|other|place|same|them|well|batches|turn|foil|paper|refrigerator|freezer|heat|grill|both|this|that|knife|overnight|board|spices|sink|colander)$/;
const JAR = /\b(jar|tub|bottle|pot|tin|jug|packet)\b/;
const USES_JAR =
  /\b(?:(?:keep|sandwich|remain)\w*|stor(?:e|es|ing)|screw|lid|fridge|cupboard|serv\w+|side|spread|dip|dunk|spoon|put|return|save|next|again|table|dress|rest|left)\b/;
const ON_FOOD =
  /\b(?:pour|tip|spoon|drizzl|ladl|brush|spread|scrap|trickl|splash|splosh|slosh|us|serv|put|slick|dollop|toss|dip|mop|work|stir|shak|scatter|sprinkl)\w*\b/;

/** Whether raw meat is what the clause brings a liquid to. */
function meetsMeat(plain: string, { meat }: Kitchen, isRaw: boolean): boolean {
  if (isRaw || (meat !== 'cooked' && ANY_MEAT.test(plain))) return true;
  return meat === 'raw' && (OF_IT.test(plain) || WORKED_IN.test(plain) || GOES_BACK.test(plain));
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
  return next !== undefined && next.line === own?.line && MEAT_OUT.test(next.plain);
}

/** With the clause before it, and the one behind it that speaks of it. */
function tellAround(clauses: readonly Clause[], index: number, { plain, line }: Clause): string {
  const before = clauses[index - 1];
  const next = clauses[index + 1];
  return [
    before?.line === line && !isDenied(before.plain) ? before.plain : '',
    plain,
    next?.line === line && (OF_IT.test(next.plain) || MEAT_OUT.test(next.plain)) ? next.plain : '',
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
        !ANY_MEAT.test(plain),
    );
}
