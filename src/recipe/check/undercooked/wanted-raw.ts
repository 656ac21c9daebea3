// Rule undercooked, told by structure: a word of rawness in any part of speech ("translucence", "tartare-like", "it
// may bleed"), said of meat that must be cooked through, in a clause that wants it, ends in it or lets it pass. The
// states that stand beside a part of the food are in underdone-states.ts. Source: FoodSafety.gov.

import { prepare } from '../../../food/prepare-pattern.ts';
import type { Finding } from '../../finding.ts';
import { nameUnprovided } from '../guests/audience-provided.ts';
import { SAFE_EGGS } from '../guests/infant-foods.ts';
import { namePlace, pointAt, type RecipeScan, type Sentence } from '../scan-recipe.ts';
import { findAll, findSaid, isWarning, quote, says } from '../stance/phrases.ts';
import { isOnlyNamed } from '../stance/ruled-out.ts';
import { isKeptAway } from '../stance/spoken-against.ts';
import { readLongestTime } from '../toxins/treatment-minutes.ts';
import { readCoreRequirement } from './core-requirements.ts';
import { isBath } from './core-temperatures.ts';
import { REASSURES, WAVES_OFF } from './doneness-waived.ts';
import { MEAT_WORD } from './heated-minutes.ts';
import { isCookedMeat, nameMeat, writeUnderdone } from './named-meat.ts';
import { isMended, isReached } from './underdone-mended.ts';

/** Raw by the word itself, of whatever it is said. */
const SURE =
  '(?:(?:pass(?:es)? for|taken for|resembl\\w+|reminiscent of) (?:\\w+ )?(?:tuna|sashimi|sushi|steak|tartare|beef|carpaccio|jelly|liver)|(?:tartare|sashimi|carpaccio|sushi)(?:[- ]?(?:like|style|ish|soft|fresh|red))?|(?:see|seen|seeing) (?:\\w+ ){0,2}?through(?! to)|see-through|translucen\\w+|transparen\\w+|glass(?:y|iness|-like)|jell(?:y|ied|ified)(?:[- ]?like|ish)?|gelatinous|gelatine-like|quiver\\w*|under(?:done|cooked)|rar(?:e|eness|er|ish)|moo(?:ing|s)|bleed\\w*|blood(?:ied)?|pink\\w*(?:[- ](?:grey|gray|red|ish))?|ros(?:y|iness|ier)|ruby|crimson|scarlet|magenta|cerise|claret|blush\\w*|garnet|(?<!eaten |served |eat )raw(?:ness|ish|er|-(?:red|pink|looking|ish|pasty)|(?!-)(?! (?!in\\b|inside|at\\b|within|and\\b|but|or\\b|looking|middles?|cent|heart|core|edge|when|as\\b|on the inside)\\w))|colou?r of (?:rose|rhubarb|raspberr\\w+|strawberr\\w+|cherr\\w+|ham|wine|claret|coral|beetroot|brick|salmon|watermelon))';
/** Raw where it is said of the inside, of a cut or a bite. */
const INSIDE =
  '(?:red(?:dish|ness|der)?|purpl\\w+|maroon|burgundy|coral|(?:cool(?:er|ness|ish)?|cold|chilly|icy)(?= (?:[\\w-]+ ){0,2}(?:middle|cent|heart|core|inside|within|at|in the|to the))|(?<=(?:middle|cent(?:re|er)|heart|core|inside|bone)s? (?:[\\w-]+ ){0,4})(?:cool(?:er|ish)?|cold|chilly|icy)|(?:tepid|(?:luke|blood-?|barely |hardly |scarcely |only |just |merely )warm)|shiny|sheen|gloss\\w*|slick|slipp\\w+|slim\\w+|loose(?:ness)?(?! (?:on|from|off|skin|tea))|squish\\w*|squidg\\w*|mush(?:y|iness)|past(?:y|iness|e-like)|gumm\\w+|spong\\w+|custard\\w*|runn\\w+|pours? (?:like|out)|unset|unchanged|wobbl\\w*|jiggl\\w*|trembl\\w*|soft and wet|wet(?! hands)|clingy|gooey|oozy|ooz\\w+|weep\\w*)';
const STATE = new RegExp(String.raw`\b(?:${SURE}|(${INSIDE}))\b`, 'g');
const ANY_STATE = new RegExp(STATE.source);
export const PART =
  /\b(?:inside|within|with(?:in)? it|innards|thickest|(?:middle|heart|bone|joint|juice|trickle|thread|bead)s?|cent(?:re|er)s?|core|interior|parfait|pate|terrine|stuffing|beneath|underneath|under the crust|(?:when|where|as|if) (?:you )?(?:cut|nick|slice|bite|press|prise|prod|halve|pierce)\w*|bitten|(?:you|when) (?:cut|slice|nick|bite|halve)|cut (?:one|it|in|into)|liquid|runs? out|comes? out|flesh|meat|all through|right through)\b/;

/** The colour of the outside tells nothing. */
export const OUTSIDE =
  /\b(?:(?:skin|crust|outside|top|onion|shallot|pepper)s?|surface|edges|crumbs|coating|pastry|exterior|glaze|sauce|marinade|gravy|rice|potatoes|dough|batter|cheese)\b(?![^,]*\b(?:inside|within|middle|cent(?:re|er)|flesh|meat)\b)[^,]*$/;

/** What is named like a state and is none, with the word it stands by. */
export const NO_STATE =
  /^(?:red|pink|blood|cherry|ruby|raw|coral|rare|rosy|jelly|dark|cold|cool|sticky|glossy|shiny|runny|purple|scarlet)[- ](?:(?:onion|pepper|lentil|orange|egg|sauce|pickle|steak|day|night)s?|peppercorns?|chilli(?:es)?|chil[ei]s?|wine|cabbage|(?:kidney )?beans?|salt|grapefruit|lady|ginger|port|chicken|turkey|pork|mince|beef|sausage\w*|burgers?|treat|breeds?|occasion|sugar|honey|cacao|vegetables|veg|curry|glaze|gravy|soy|water|milk|butter|tomato\w*|hot|meats?|poultry|fish|soy|rice|chocolate|quinoa|thai|slaw|salad|cabbage|smoked|weather)\b/;
/** A preserve, stirred in or spooned out: "a tablespoon of bramble jelly", "add the jelly". */
export const AS_FOOD =
  /\b(?:(?:\w*berry|\w*currant|bramble|quince|apple|mint|grape|plum|rowan|medlar|chilli|port|pepper|fruit|calf's foot|of|jar of) jelly|(?:add|stir|melt|whisk|spoon|dissolve|glaze|brush)\b[^.;,]{0,20}\b(?:the|some|that) jelly|tomato blush)$/;
export const COLD_START =
  /\b(?:fridge|(?:refrigerat|sandwich|reheat)\w*|freezer|overnight|room temperature|(?<!\b(?:its|their|the) )chill(?:ed)?|leftovers?|ice|second|again|guests|hold(?:s|ing)?|part(?:y|ies)|hours|days?|cool (?:it|them|down|slightly|completely|before|for|on|in)|let (?:it|them|the \w+) cool|until (?:cold|cool))\b/;

/** The words by which a clause wants a state, ends in it or lets it pass. */
export const WANTS =
  /\b(?:should|ought|must|supposed|meant|(?:want|like|give)s?|wanted|needs? to|(?:look|aim)(?:ing)?|prized?|secret|trick|until|till|so that|so (?:it|they|the)|to the point|while|leav(?:e|es|ing)|keep(?:s|ing)?|stay(?:s|ing)?|remain(?:s|ing)?|still|serve[ds]?|eat(?:en|s)?|tuck|plate|dish|carve|whip|pull|lift|take|stop|done|ready|enough|(?:perfect|ideal|moist|tender|pool|beautiful|faint|show|reveal)\w*|lovely|best|juic(?:y|ier|iest)|succulent|delicious|expect|fine|will be|they'll be|it'll be|may|can|just|nice(?:ly)?|loves?|good|that's|touch|slightly|a little|a bit|hint|treat|way|find|see)\b/;
/** Before the state, in its clause: it is denied, asked or set as a condition. */
export const DENIED =
  /\b(?:not?|none|never|nothing|nobody|neither|nor|without|cannot|\w+n't|no longer|los(?:es?|t|ing)|gone|beyond|past|instead|rather|avoid\w*|any|lest|free of|against|lack\w*|stop(?:s|ped)? being|ceas\w+|from|un(?:til|less) (?:it|they) (?:is|are) no|hardly any|last (?:of|trace|hint|bit)|before)\b(?! (?:panic|worry|fret|mind|be (?:alarmed|afraid|scared|shy|put)|only|just|more than|to worry|later))/;
export const CONDITION =
  /^\W*(?:and |but |or )?(?:if|unless|should|any|anything|whichever|wherever|whenever)\b|\b(?:if|unless|in case|whenever|whichever)\b/;
/** Behind the state: it goes back, is gone, or will not do. */
export const REFUSED_BEHIND =
  /\b(?:not (?!(?:gr[ea]y|white|brown|beige|dry|cooked|done|tough|chalky|over\w*|stringy|solid|firm|a (?:problem|worry|fault|sign)|dangerous|harmful|opaque|pale|set|hot|to worry|only|just)\b)|never|gone|isn't|aren't|won't|mustn't|shouldn't|has to go|must go|stings?|irritat\w+|go(?:es)? back|back (?:in|on|under|to)|return|longer|carry on|keep (?:going|cooking|frying|roasting|grilling|simmering)|(?:bake|cook|roast|simmer|grill|fry|steam|poach|heat) (?:on|it on|them on|for longer|more|again)|another \w+|more (?:minutes?|time|heat|cooking)|needs? (?:more|longer|another|a few)|unsafe|dangerous|risk\w*|raw mince|send|bin\b|too (?:early|soon)|under-?done is|wait|disappear\w*|turns?|cooked (?:all the way |right )?through|have (?:vanished|gone|turned|disappeared))\b/;
export const ACCEPTS =
  /\b(?:tuck in|stop there|off it comes|take (?:it|them) off|relax|that's just|that is just|just the|all part of|as it should|fine|ok(?:ay)?|normal|perfect|lovely|good|right|enjoy|serve|eat|expected|meant|(?:only|just) means?|no harm|nobody|no one|takes? care|nothing|don't|do not|ignore|pay no|marrow|tender|juic\w+|moist)\b/;

/** A leg that moves in its socket is the sign of a bird that is done, and no state of its flesh. */
export const LIMB =
  /\b(?:leg|drumstick|thigh|wing|hip|knuckle)s?(?: (?:joint|bone)s?)?(?: (?:that|which|should|will|can|must|now|just|easily|freely|loosely|is|are|feels?|moves?|and)){0,3} $/;
export const MOVES = /^(?:wobbl|jiggl|loose|trembl)/;
export const IN_FLESH = /^(?: \w+){0,3} (?:inside|within|middle|cent(?:re|er)|bone|flesh|meat)\b/;

function isLimbMoving(plain: string, index: number, words: string): boolean {
  return (
    says(words, MOVES) &&
    says(plain.slice(0, index), LIMB) &&
    !says(plain.slice(index + words.length), IN_FLESH)
  );
}

export const CLAUSE = /[;:!?()]|\.\s| - |—|–|, (?=(?:then|but|and then|so)\b)|\bbut\b/;

interface Said {
  readonly index: number;
  readonly words: string;
  readonly inside: boolean;
  readonly clause: string;
  readonly before: string;
}

function clauseOf(plain: string, index: number): { clause: string; from: number } {
  let from = 0;
  for (const part of plain.slice(0, index).split(prepare(CLAUSE))) from = index - part.length;
  const behind = plain.slice(index).split(prepare(CLAUSE))[0] ?? '';
  return { clause: plain.slice(from, index) + behind, from };
}

function* readStates(plain: string): Generator<Said> {
  for (const match of findAll(plain, STATE)) {
    const { index } = match;
    if (says(plain.slice(index), NO_STATE) || isLimbMoving(plain, index, match[0])) continue;
    if (says(plain.slice(Math.max(0, index - 40), index + match[0].length), AS_FOOD)) continue;
    const { clause, from } = clauseOf(plain, index);
    yield {
      index,
      words: match[0],
      inside: match[1] !== undefined,
      clause,
      before: plain.slice(from, index),
    };
  }
}

export const OF_FLESH = /\b(?:meat|flesh|(?:juice|bone|trickle)s?|runs? out|comes? out)\b/;

/** Whether what the clause says is of the meat: it names meat, a part of it or nothing else that is food. */
function isOfMeat(
  scan: RecipeScan,
  { clause, inside, before, words }: Said,
  { plain }: Sentence,
  forGuest: boolean,
): boolean {
  if (forGuest) return !inside || says(clause, PART) || says(words, EGG_STATES);
  if (inside && !says(clause, PART)) return false;
  const last = scan.readings.foods(before).findLast(({ doubtful }) => !doubtful);
  if (last !== undefined && readCoreRequirement(last.food)?.severity === 'warning') return false;
  if (says(before, OUTSIDE)) return false;
  if (says(clause, MEAT_WORD) || (says(clause, PART) && says(clause, OF_FLESH))) return true;
  if (scan.readings.foods(before).length > 0) return false;
  const own = `${before} ${clause.slice(before.length + words.length).split(',')[0] ?? ''}`;
  if (scan.readings.foods(own).some(({ doubtful, food }) => !doubtful && food.staple !== 2)) return false;
  return (
    says(clause, PART) ||
    /\b(?:it|they|them|its|their|theirs|these|one|each)\b/.test(clause) ||
    says(plain, MEAT_WORD)
  );
}

/** "More blood than fat; stop there." */
export const ENDS_SO =
  /^[^.!?]{0,30}[;,:.-] (?:and |then )?(?:stop|that's (?:it|enough|done)|done|ready|off|out|serve|enough|perfect|good)\b(?! (?:until|before))/;

export const ASKS = /\?\W*$/;
/** What follows, up to the answer of a question. */
function readAnswer({ next }: Sentence): string {
  if (next === undefined) return '';
  return says(next.plain, ASKS) && next.next !== undefined ? `${next.plain} ${next.next.plain}` : next.plain;
}
export const ANSWERED_NO =
  /\?\W*(?:no|not|never|absolutely not|certainly not|sadly|i'm afraid|put|give|return|keep|carry on|cook|back)\b/;
export const FULL_FIGURE =
  /\b(?:6[3-9]|7\d|8\d) ?(?:°|degrees)? ?c\b|\b1(?:4[5-9]|5\d|6\d|7\d) ?(?:°|degrees)? ?f\b/;
export const SCORNED =
  /\b(?:forget|ignore|overkill|ruin\w*|dr(?:y|ies|ied)(?: out)?|nonsense|too (?:far|high|much)|fussy|packet|(?<!\b(?:follow|use|keeps? to)s? (?:the )?)official(?![^.;]*\b(?:hence|so|used here)\b)|never|no need|instead of|rather than|below|under|over-?(?:done|cooked))\b/;

/** "Pink at the bone?" */
export const ASKED = /^[^.;!]{0,40}\?/;

/** Whether the state is what the eater gets: wanted or let pass, and neither denied nor mended. */
function isWanted(sentence: Sentence, said: Said): boolean {
  const { plain } = sentence;
  const { index, words, before, clause } = said;
  const behind = clause.slice(clause.indexOf(words, before.length) + words.length);
  const after = `${plain.slice(index + words.length)} ${readAnswer(sentence)}`;
  if (says(after, ANSWERED_NO) || isMended(sentence, index, words)) return false;
  if (says(after, FULL_FIGURE) && !says(after, SCORNED)) return false;
  if (says(sentence.around, FULL_FIGURE) && !says(sentence.around, SCORNED)) return false;
  const asked = says(before, CONDITION) || says(plain.slice(index + words.length), ASKED);
  if (asked) return (says(after, REASSURES) || says(after, ACCEPTS)) && !says(after, REFUSED_BEHIND);
  if (says(before, DENIED)) return false;
  if (says(behind, REFUSED_BEHIND)) return false;
  return says(clause, WANTS) || says(after, REASSURES) || says(after, ENDS_SO);
}

export const COOKS =
  /\b(?:bak(?:e|ing)|roast|simmer|braise|oven|stew|cook|grill|steam|return|boil|poach|fry|back in|finish|bubble)\w*\b/g;
const WITH_MEAT =
  /\b(?:it|them|everything|all|return|back|together|meat|mixture|lot|pan|pot|dish|casserole|stew|pie)\b/;
/** Minutes after which what lies in the same pan is cooked on, whatever the step names. */
const LONG_MINUTES = 8;

function heatsMeat(scan: RecipeScan, { plain }: Sentence): boolean {
  if (findSaid(plain, COOKS) === null) return false;
  if (says(plain, MEAT_WORD) || says(plain, WITH_MEAT) || readLongestTime(plain) >= LONG_MINUTES) return true;
  return scan.readings.foods(plain).every(({ food }) => food.staple === 2);
}

export const THEN_COOKED =
  /\b(?:then|before|so (?:finish|put|give|return|pop|slide|bake|cook|roast|simmer|grill))\b[^.]*\b(?:bake|roast|simmer|braise|oven|stew|cook|grill|steam|boil|poach)/;

/** Whether the meat is heated on behind the state. */
function isCookedOn(scan: RecipeScan, { step, next, plain }: Sentence, index: number): boolean {
  if (says(plain.slice(index), THEN_COOKED)) return true;
  if (next !== undefined && heatsMeat(scan, next) && !says(next.plain, REASSURES)) return true;
  return step !== undefined && scan.steps.some((other) => (other.step ?? 0) > step && heatsMeat(scan, other));
}

export const FISH =
  /\b(?:fish|salmon|tuna|cod|trout|sea ?bass|mackerel|halibut|swordfish|(?:prawn|scallop|fillet)s?)\b/;
export const CUTS = /\b(?:steaks?|beef|lamb|veal|sirloin|rump|ribeye|joint|cutlets?|rack)\b/;
export const EGG_DISHES = /\b(?:(?:egg|yolk|omelette|white)s?|frittata|carbonara|custard|mousse)\b/;
export const EGG_STATES =
  /^(?:runn|loose|wobbl|jiggl|trembl|quiver|soft and wet|unset|wet|ooz|gooey|custard|slipp|glass|jell|see|translucen|transparen|raw|under|uncooked|pours?)/;

/** The animal food of which a sentence speaks and that a guest must not be given raw; null where it is another. */
function nameGuestFood(scan: RecipeScan, { plain, around }: Sentence, words: string): string | null {
  const said = [plain, around, scan.lines.map((line) => line.plain).join(' ')];
  for (const text of said) {
    if (says(text, FISH)) return /^(?:pink|ros|coral|red|blush|moist)/.test(words) ? null : 'fish';
    if (says(text, CUTS)) return 'meat';
    if (says(text, EGG_DISHES))
      return says(words, EGG_STATES) && !says(`${scan.whole} ${said[2]}`, SAFE_EGGS) ? 'egg' : null;
  }
  return null;
}

function checkSentence(scan: RecipeScan, sentence: Sentence): Finding | null {
  const { plain, place } = sentence;
  if (place === 'ingredients' || place === 'title' || !says(plain, ANY_STATE)) return null;
  if (isWarning(plain) || says(plain, COLD_START)) return null;
  const meat = nameMeat(scan, sentence);
  const guest = meat === null ? nameUnprovided(scan) : null;
  if (meat === null && guest === null) return null;
  for (const said of readStates(plain)) {
    if (meat === 'pork' && /^(?:pink|ros|blush|just|barely|warm)/.test(said.words)) continue;
    if (says(said.words, RAW_DISH) && isKeptAway(plain, said.index, said.index + said.words.length)) continue;
    const food = meat ?? nameGuestFood(scan, sentence, said.words);
    if (food === null || !isOfMeat(scan, said, sentence, guest !== null) || !isWanted(sentence, said))
      continue;
    if (isCookedOn(scan, sentence, said.index)) continue;
    const words = said.clause.length > 60 ? said.words : said.clause.trim();
    return guest === null
      ? writeUnderdone(sentence, words, food)
      : writeForGuest(sentence, words, food, guest);
  }
  return null;
}

function writeForGuest(sentence: Sentence, words: string, food: string, guest: string): Finding {
  return {
    rule: 'undercooked',
    severity: 'danger',
    message: `${namePlace(sentence)} says "${quote(words)}" of ${food}, and the text names ${guest}; 63 C inside is the figure of FoodSafety.gov for fish and whole cuts, 71 C for eggs.`,
    ...pointAt(sentence),
  };
}

export const RAW_DISH = /\b(?:tartare?|carpaccio|sashimi|sushi|ceviche)\b/;

/** A danger where the text wants or lets pass what is raw in meat that must be cooked through. */
export function findWantedRaw(scan: RecipeScan): Finding | null {
  if (!scan.ended || isCookedMeat(scan) || isBath(scan.whole)) return null;
  for (const sentence of scan.sentences) {
    const finding = checkSentence(scan, sentence);
    if (finding === null || isReached(scan, sentence)) continue;
    if (says(sentence.plain, WAVES_OFF) || !isOnlyNamed(scan, sentence)) return finding;
  }
  return null;
}
