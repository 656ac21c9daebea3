// Rule undercooked: a step names a temperature inside the food that is below the authority's figure.
// Figures: food/hazards.ts (FoodSafety.gov). Times that do the same at a lower figure: holding-times.ts.
// What the words alone say ("pink is fine") is in underdone-words.ts, what is missing in unseen-doneness.ts.

import type { Food } from '../../../food/foods.ts';
import { prepare } from '../../../food/prepare-pattern.ts';
import type { Finding } from '../../finding.ts';
import { isHeldLongEnough } from '../../kitchen/holding-times.ts';
import { nameUnprovided } from '../guests/audience-provided.ts';
import { namePlace, pointAt, type RecipeScan, type Sentence } from '../scan-recipe.ts';
import { isDenied, isWarning, says } from '../stance/phrases.ts';
import { tellsOfHazard } from '../stance/told-hazards.ts';
import { readLongestTime } from '../toxins/treatment-minutes.ts';
import { type CoreRequirement, readCoreRequirement } from './core-requirements.ts';
import { type CoreReading, isBath, readCores, readHeld } from './core-temperatures.ts';
import { isMended } from './underdone-mended.ts';

interface Low {
  readonly sentence: Sentence;
  readonly core: CoreReading;
  readonly requirement: CoreRequirement;
}

// "The same as you would for pork", "like beef": another food, named to compare.
export const COMPARED =
  /\b(?:(?:un)?like|(?:the )?same as|just as|as (?:you|one) (?:would|do|does|might)(?: \w+)?(?: for| with)?|as (?:with|for)|than (?:for|with)?) ?(?:an? |the |you would for |you do for |for |with )?(?:\w+ )?\w+/gi;

function readNamed(scan: RecipeScan, text: string): readonly CoreRequirement[] {
  return scan.readings
    .foods(text.replace(prepare(COMPARED), ' '))
    .filter((mention) => !mention.negated)
    .map((mention) => nameAs(readCoreRequirement(mention.food), mention.text))
    .filter((requirement) => requirement !== null);
}

// The recipe's own word for it: "pork" may be read as a chop.
function nameAs(requirement: CoreRequirement | null, name: string): CoreRequirement | null {
  return requirement === null ? null : { ...requirement, name };
}

export const WILD = /\b(?:wild boar|boar|bear|warthog)\b(?!'| berr)/;
/** Animals that carry trichinella are cooked like mince (CDC, trichinellosis). */
const WILD_MEAT: CoreRequirement = {
  kind: 'mince',
  coreC: 71,
  severity: 'danger',
  name: 'wild meat',
  poultry: false,
};

const isSeafood = ({ origins }: Food): boolean => origins.includes('shellfish') || origins.includes('fish');

function readListed(scan: RecipeScan): readonly CoreRequirement[] {
  if (scan.lines.some(({ plain }) => says(plain, WILD))) return [WILD_MEAT];
  return scan.listed
    .filter(({ plain }) => !/\b(?:cooked|leftover|tinned|canned|smoked|rotisserie)\b/.test(plain))
    .map(({ food }) => readCoreRequirement(food))
    .filter((requirement) => requirement !== null);
}

// Of several foods the one with the lowest figure may be meant: only what is below that is sure. The egg of a
// coating and the like has no core where meat is named beside it.
function pickRequirement(requirements: readonly CoreRequirement[]): CoreRequirement | undefined {
  const meats = requirements.filter(({ kind }) => kind !== 'egg-dish');
  return (meats.length > 0 ? meats : requirements).toSorted((a, b) => a.coreC - b.coreC)[0];
}

function findRequirement(
  scan: RecipeScan,
  sentence: Sentence,
  core: CoreReading,
): CoreRequirement | undefined {
  const wild =
    says(sentence.around, WILD) ||
    (scan.listed.length > 0 && scan.lines.some(({ plain }) => says(plain, WILD)));
  const before = wild ? [WILD_MEAT] : readNamed(scan, sentence.text.slice(0, core.index));
  // The food that stands nearest before the figure is the one that is measured.
  const nearest = before.at(-1);
  // The thickest part is that of the seafood, where no figure is asked of it, and not of the eggs beside it.
  const isOfSeafood = /\bthickest\b/.test(sentence.plain) && scan.listed.some(({ food }) => isSeafood(food));
  const keepMeasured = (named: readonly CoreRequirement[]): readonly CoreRequirement[] =>
    isOfSeafood ? named.filter(({ kind }) => kind !== 'egg-dish') : named;
  const listed = keepMeasured(readListed(scan));
  // "If you grind your own beef" of a burger speaks of mince.
  const mince = listed.find(({ kind }) => kind === 'mince');
  if (
    nearest?.kind === 'whole-cut' &&
    mince !== undefined &&
    !listed.some(({ kind }) => kind === 'whole-cut')
  )
    return mince;
  if (nearest !== undefined && nearest.kind !== 'egg-dish') return nearest;
  return (
    pickRequirement(readNamed(scan, sentence.text)) ??
    pickRequirement(keepMeasured(readNamed(scan, sentence.around))) ??
    pickRequirement(listed) ??
    (scan.listed.length === 0 ? pickRequirement(readNamed(scan, scan.recipe.title ?? '')) : undefined)
  );
}

function passes({ coreC, heldMinutes }: CoreReading, requirement: CoreRequirement): boolean {
  if (coreC >= requirement.coreC) return true;
  return requirement.kind !== 'egg-dish' && isHeldLongEnough(coreC, heldMinutes, requirement.poultry);
}

export const ADVISES =
  /\b(?:aim|pull|take|cook|roast|grill|fry|bake|stop|go (?:for|by)|target|ideal|perfect|best|done|ready|enough|plenty|will do|trust|prefer|reach(?:es)?|until|at|should|want|like|carve|slice|serve|guide|doneness|off|out|says|shows|hits|moist(?:er)?|juic(?:y|ier)|better|silky)\b/;

// In a bath of one temperature the time may stand in the sentences behind: "Set it to 63 C. Cook for 3 hours."
function holdLonger(scan: RecipeScan, sentence: Sentence, core: CoreReading): CoreReading {
  if (core.heldMinutes > 0 && !core.bath) return core;
  if (!core.bath && !isBath(scan.whole)) return core;
  const at = scan.steps.indexOf(sentence);
  let heldMinutes = core.heldMinutes;
  const near = at === -1 ? [] : scan.steps.slice(Math.max(0, at - 1), at + 4);
  // A table of a bath tells the time of each of its heats, and a note explains that of the method.
  const own = new RegExp(String.raw`\b${core.coreC} ?(?:°|degrees)? ?c\b`);
  const set = at === -1 ? scan.steps.findIndex((other) => own.test(other.plain)) : -1;
  if (set !== -1 && isInBath(scan, scan.steps[set] ?? sentence)) near.push(...scan.steps.slice(set, set + 4));
  for (const other of sentence.place === 'introduction' ? scan.steps : near) {
    if (isOtherHeat(other, sentence)) continue;
    heldMinutes = Math.max(
      heldMinutes,
      readHeld(firstClause(other.plain)),
      other === sentence ? 0 : readBathTime(other),
    );
  }
  for (const other of scan.sentences)
    if (other !== sentence && own.test(other.plain))
      heldMinutes = Math.max(heldMinutes, readLongestTime(other.plain));
  return { ...core, heldMinutes };
}

export const IN_BATH =
  /\b(?:bath|bags?|circulator|cooker|submerge|immerse|vacuum|pouch(?:es)?|set|drop|lower|water|hold)\b|\|/;
export const OUT_OF_BATH = /\b(?:sear|oven|pan|grill|fridge|oil|ice|torch|skillet|plates?)\b/;

/** Whether the figures of a sentence are of the bath of a recipe that cooks in one. */
function isInBath(scan: RecipeScan, { around, plain }: Sentence): boolean {
  if (isBath(around)) return true;
  return says(plain, IN_BATH) && !says(plain.split(/\d{2}/)[0] ?? '', OUT_OF_BATH) && isBath(scan.whole);
}

export const OTHER_HEAT =
  /\b(?:sear|fry|grill|roast|boil|steam|pan|oven|blanch|rest|chill|fridge|marinate|brine)\w*\b/;

function isOtherHeat(other: Sentence, sentence: Sentence): boolean {
  return other !== sentence && says(firstClause(other.plain), OTHER_HEAT);
}

export const THEN = /;|,? (?:and )?then\b/;

function firstClause(plain: string): string {
  return plain.split(prepare(THEN))[0] ?? plain;
}

export const IS_IN_BATH = /\b(?:cook|leave|bath|hold|lower|drop|submerge|keep|sous|there)\w*\b/;

function readBathTime({ plain }: Sentence): number {
  return says(plain, IS_IN_BATH) ? readLongestTime(plain) : 0;
}

export const FOR_LATER =
  /\b(?:warm(?:ed|ing)? (?:the )?plates?|rise|rises|keep warm|marinate|room temperature|fridge|chill|cool(?:ed|s)? (?:down )?(?:to|below)|thaw)\b/;
// Cooked food waits above 60 C; what is read too low goes back into the heat.
export const KEPT_HOT =
  /\b(?:(?:keep|kept|keeps|keeping|hold|holds|held|holding|stays?)\b[^.;]{0,40}\b(?:warm|hot|at|above|over)\b|hot[- ]?hold\w*|chafing|warming)/;
export const GOES_BACK =
  /\bmeans?\b[^.;]*\b(?:longer|not|more|back|another|raw|under\w*)\b|\b(?:if|when|should|while|until)\b.*\b(?:put (?:it|them|the \w+) back|back (?:in|into|under|on)|keep (?:going|cooking|roasting|it in)|another|longer|more minutes|cook(?:ing)? on|continue|carry on|return|not (?:yet )?(?:done|ready|cooked|enough|there)|isn't (?:done|ready|cooked)|needs? (?:more|longer))\b/;
/** "Another half hour would dry it" asks for none. */
export const WOULD_HARM = /\b(?:another|longer|more)\b[^.;]{0,30}\b(?:would|will|ruins?|dries|only)\b[^.;]*/;
const ENDS =
  /\b(?:pull|take|remove|lift|stop|serve|carve|rest|done|ready|enough|plenty|fine|perfect|prefer|like|aim|out of the oven|off the heat)\b/;
export const UNTIL_THEN = /\b(?:before|until|till|so that)\b[^.;]*/g;

export const COOKED_UP_TO =
  /\b(?:until|till)\b[^.;,]*$|\b(?:cook|roast|grill|fry|bake)\w*\b[^.;,]*\bto (?:about |around )?$/i;
export const ENOUGH =
  /^[^.;,]{0,12}\b(?:is|are|will be) (?!not|never|nowhere|far|hardly)(?:\w+ )?(?:enough|plenty|fine|done|ready|perfect|right|ideal)\b/;

/** "Until it is 65 C, another half hour or so", "60 C is enough": whatever comes behind, so far it is cooked. */
function isGoal({ text }: Sentence, { index, text: figure }: CoreReading): boolean {
  const behind = text.slice(index + figure.length).toLowerCase();
  return (
    says(behind, ENOUGH) ||
    (says(text.slice(0, index), COOKED_UP_TO) && !/\b(?:then|and|not|back|if (?:it|they))\b/.test(behind))
  );
}

/** "A breast at 65 C wants another half hour", "it has ten degrees to go": the figure is one on the way. */
function isOnTheWay(sentence: Sentence, { index, text }: CoreReading): boolean {
  const { plain, around, step } = sentence;
  if (says(plain.replace(prepare(WOULD_HARM), ' '), GOES_BACK) || isMended(sentence, index, text))
    return true;
  if (/\bto go\b|\bahead of it\b/.test(plain.slice(index))) return true;
  // The figure that is cooked to stands before it in the step.
  const before = step === undefined ? '' : around.slice(0, Math.max(0, around.indexOf(plain)));
  return says(before, FULL_FIGURE) && !says(plain.replace(prepare(UNTIL_THEN), ' '), ENDS);
}
export const FULL_FIGURE =
  /\b(?:until|to|(?:read|hit|register|reach)\w*|at)\b[^.;]{0,30}\b(?:(?:7[4-9]|8\d) ?(?:°|degrees)? ?c|(?:16[5-9]|1[78]\d) ?(?:°|degrees)? ?f)\b/;

// An advice of how low it must not be: "never below 60 C".
export const LOWER_BOUND = /\b(?:never|not|no) (?:\w+ ){0,3}(?:below|under|less than|lower than)\s*$/i;

// What must not be done, what the plates are warmed to; a note says as often what others do.
/** "Below 60 C we don't go", "under 60 C is not safe": the bound is denied behind its figure. */
export const BELOW = /\b(?:below|under|less than|lower than|cooler than)\s*$/i;
export const BELOW_DENIED =
  /^[^.;!?]{0,12}?,? (?:(?:we|you|i|one|they) (?:do not|don't|never|must not|mustn't|should not|shouldn't|cannot|can't|won't|would not|wouldn't) (?:ever )?(?:go|cook|set|hold|drop|stop|serve|eat|recommend|advise|stay|take|pull|trust)\b|(?:nobody|no one) (?:should|ought|goes)\b|(?:it )?(?:is|are|'s|isn't|aren't) (?:(?:not|never|n't) )?(?:safe|enough|hot enough|too (?:low|cool|cold|little)|unsafe|dangerous|risky|wrong|out of the question)\b)/i;
export const BELOW_PRAISED = /^[^.;!?]{0,12}?,? (?:it )?(?:is|are|'s) (?:safe|enough|hot enough)\b/i;

function isDeniedBound({ text }: Sentence, { index, text: figure }: CoreReading): boolean {
  const behind = text.slice(index + figure.length, index + figure.length + 70);
  return says(text.slice(0, index), BELOW) && says(behind, BELOW_DENIED) && !says(behind, BELOW_PRAISED);
}

function isOnlyTold(sentence: Sentence, core: CoreReading): boolean {
  const { text, plain, place } = sentence;
  const { index, coreC, heldMinutes } = core;
  const before = text.slice(0, index);
  if (isDeniedBound(sentence, core) || tellsOfHazard(plain, sentence.next?.plain)) return true;
  if (
    coreC >= 60 &&
    says(plain, KEPT_HOT) &&
    heldMinutes === 0 &&
    !/\b(?:pull|done|take|remove|until)\b/.test(plain)
  )
    return true;
  if (!isGoal(sentence, core) && isOnTheWay(sentence, core)) return true;
  if (says(before, LOWER_BOUND) || (coreC < 50 && says(plain, FOR_LATER))) return true;
  if ((place === 'introduction' && says(text, FACT)) || (place === 'notes' && says(plain, OF_CHART)))
    return says(plain, OTHER_FACT);
  return (
    place !== 'step' && place !== 'ingredients' && (!says(plain, ADVISES) || isDenied(before.toLowerCase()))
  );
}

/** "Core temperature: 55 C", "Oven 180 C | Core 55 C": a fact of the dish, and no tale. */
export const FACT = /^[^.:]{2,60}: |^[^.]*[|·•]/;
/** A line of a chart of doneness: "Chicken: internal temperature 55 C". */
export const OF_CHART =
  /^[^.;:]{2,40}[:,]? (?=[^.;]*\b(?:internal|core|inside|centre|center)\b)[^.;]{0,40}\d ?(?:°|degrees)? ?[cf]\b[^.;]{0,14}$/;
export const OTHER_FACT = /\b(?:(?:plate|custard|drink)s?|dough|butter|milk|sauce|wine)\b/;

// "Grill for 4 minutes a side, to 60 C" names no food: the meat of the list is meant.
function isOfDish(scan: RecipeScan, sentence: Sentence): boolean {
  return (
    (sentence.place === 'introduction'
      ? says(sentence.text, FACT)
      : sentence.step !== undefined &&
        /\b(?:grill|fry|roast|bake|sear|broil|barbecue|cook)\b/.test(sentence.plain)) &&
    scan.foods(sentence).length === 0 &&
    readListed(scan).some(({ kind }) => kind !== 'egg-dish')
  );
}

/** Shells and prawns show for themselves that they are done, and have no figure that a rule asks for. */
export const SHELLFISH = /\b(?:shell\w*|(?:cockle|mussel|clam|prawn|shrimp|scallop)s?)\b/;

export const NAMES_DEGREES = /\d{2}|ty(?:-\w+)? degrees/;

/** A line of the list measures only what it names itself. */
function mayMeasure(scan: RecipeScan, { place, plain, text }: Sentence): boolean {
  if (place === 'title' || !says(plain, NAMES_DEGREES) || isWarning(plain)) return false;
  return place !== 'ingredients' || readNamed(scan, text).length > 0;
}

function findLow(scan: RecipeScan): readonly Low[] {
  const lows: Low[] = [];
  for (const sentence of scan.sentences.filter((one) => mayMeasure(scan, one))) {
    const hasFood =
      isOfDish(scan, sentence) ||
      readNamed(scan, sentence.text).length > 0 ||
      /\b(?:it|they|them|mine|ours|meat|bird|(?:burger|leg|thigh|breast|drumstick|bone|joint)s?|pieces)\b/.test(
        sentence.plain,
      );
    // "Pull at: 55 C" is read as "pull at 55 C", of which no character moves.
    const text = sentence.place === 'introduction' ? sentence.text.replaceAll(': ', '  ') : sentence.text;
    for (const read of readCores(text, hasFood, isInBath(scan, sentence))) {
      const core = holdLonger(scan, sentence, read);
      if (isOnlyTold(sentence, core) || (core.bath && !scan.ended)) continue;
      if (core.bare && says(sentence.around, SHELLFISH)) continue;
      const requirement = findRequirement(scan, sentence, core);
      if (requirement === undefined || passes(core, requirement)) continue;
      lows.push({ sentence, core, requirement });
    }
  }
  return lows;
}

// "Take it out at 71 C; it rises to 74 C", "until 60 C; then grill to 74 C": the highest figure is what counts.
function reachesLater(
  { sentence, core, requirement }: Low,
  sentences: readonly Sentence[],
  read: (sentence: Sentence) => readonly Measured[],
): boolean {
  const note = sentence.step === undefined;
  // A note on the figure of a step stands against it.
  const others = note ? [sentence] : sentences.slice(Math.max(0, sentences.indexOf(sentence)));
  return others.some(
    (other) =>
      !says(other.plain, SCORNED) &&
      read(other).some((later) => {
        if (later.core.bare && !core.bare) return false;
        const after = other !== sentence || later.core.index > core.index;
        return after && later.named.kind === requirement.kind && passes(later.core, requirement);
      }),
  );
}

/** "74 C; overdone": a figure that is named and not cooked to. */
export const SCORNED =
  /\b(?:over-?(?:done|cooked)|dr(?:y|ied)(?: out)?|ruined|too far|too much|chalky|cardboard|sawdust|tough)\b(?! (?:edges|skin))/;

interface Measured {
  readonly core: CoreReading;
  readonly named: CoreRequirement;
}

/** What each sentence measures, read once: a text of figures alone would be read for every one of them. */
function createMeasuring(scan: RecipeScan): (sentence: Sentence) => readonly Measured[] {
  const read = new Map<Sentence, readonly Measured[]>();
  return (sentence) => {
    let measured = read.get(sentence);
    if (measured === undefined) {
      measured = /\d{2}/.test(sentence.plain)
        ? readCores(sentence.text, true, isInBath(scan, sentence)).flatMap((core) => {
            const named = findRequirement(scan, sentence, core);
            return named === undefined ? [] : [{ core, named }];
          })
        : [];
      read.set(sentence, measured);
    }
    return measured;
  };
}

/** A danger, or a warning for whole cuts, fish and eggs that are not for infants, pregnancy or frail people. */
export function checkUndercooked(scan: RecipeScan): readonly Finding[] {
  const guest = nameUnprovided(scan);
  const findings: Finding[] = [];
  const seen = new Set<number>();
  const measure = createMeasuring(scan);
  for (const low of findLow(scan)) {
    const { sentence, core, requirement } = low;
    const step = sentence.step ?? 0;
    if (seen.has(step) || reachesLater(low, scan.steps, measure)) continue;
    seen.add(step);
    const held = core.bath && core.heldMinutes > 0 ? ` for ${Math.round(core.heldMinutes)} min` : '';
    const rest = requirement.kind === 'whole-cut' ? ' with 3 minutes of rest' : '';
    const whom = guest === null || requirement.severity === 'danger' ? '' : `, and the text names ${guest}`;
    findings.push({
      rule: 'undercooked',
      severity: guest === null ? requirement.severity : 'danger',
      message: `${namePlace(sentence)} gives ${core.text}${held} inside for ${requirement.name}; ${requirement.coreC} C${rest} is the figure of FoodSafety.gov${whom}.`,
      ...pointAt(sentence),
    });
  }
  return findings;
}
