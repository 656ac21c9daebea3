// What the catalogue of dangers says of a whole line: what stands in it, and what is said of it in another order.

import { FOODS } from '../../foods.ts';
import { findNotFood, type NotFoodHit } from '../../not-food.ts';
import { prepare } from '../../prepare-pattern.ts';
import type { Line } from '../line.ts';
import { parseLine } from '../parse-line.ts';
import { spoils } from '../state/read-age.ts';

/** The first danger that holds for this line, or undefined. */
export function findHit({ shown, folded }: Line): NotFoodHit | undefined {
  const turned = turnState(shown);
  const hits = turned === '' ? findNotFood(shown) : [...findNotFood(shown), ...findNotFood(turned)];
  return hits.find(
    (found) =>
      found.words !== 'pees' &&
      !(turned === A_FEW_SPROUTS && found.entry.verdict === 'not-food' && found.term.includes('potato')) &&
      !(found.entry.spoilt === true && isSupposed(folded, found)) &&
      !(found.entry.worn === true && keepsLong(folded, found)),
  );
}

// "A few tomatoes unless they've gone off", "cream before it goes off": it has not.
function isSupposed(folded: string, { start, words }: NotFoodHit): boolean {
  const behind = folded.slice(start + words.length);
  return prepare(SUPPOSED).test(folded.slice(0, start)) || TO_COME.test(behind);
}
// "Out of date tomorrow".
const TO_COME = /^\s*(?:very )?(?:tomorrow|tmr+w?|tmw|tom|2mor\w*|soon|in (?:an?|one|two|three|\d) |next )/u;
const SUPPOSED =
  /(?<!\p{L})(?:unless|if|before|until|till|in case|lest|hasn't|haven't|isn't|aren't|doesn't|don't|not|never|so (?:it|they) (?:doesn't|don't|won't))(?:\s+(?!but|and|though|sure)[\p{L}']+){0,3}\s*$/u;

// Cornflour past its date is cornflour, and a salad slimy at its edges is picked over; meat and milk are not.
function keepsLong(folded: string, { words }: NotFoodHit): boolean {
  const { found } = parseLine(folded.replace(words, ' ').trim());
  return found !== undefined && !spoils(FOODS[found.id]);
}

// "Elderberries, raw" and "kidney beans (raw)": one word behind the name says of it what it says before it.
function turnState(shown: string): string {
  if (prepare(POTATO).test(shown)) {
    const [sprouted, greened] = [prepare(SPROUTED).test(shown), prepare(GREENED).test(shown)];
    if (sprouted || greened)
      return sprouted !== greened && prepare(A_FEW).test(shown) ? A_FEW_SPROUTS : 'green sprouted potatoes';
  }
  if (prepare(SMELLS).test(shown) && !prepare(SMELLS_ANYWAY).test(shown)) return 'gone off';
  const match = /^([^,(]{3,60}?)\s*[,(]\s*(raw|uncooked|dried|wild|foraged|garden|mouldy|moldy)\)?$/iu.exec(
    shown,
  );
  return match === null ? '' : `${match[2]} ${match[1]}`;
}

// "Chicken smells a bit funny", "ham, slightly whiffy"; ripe cheese and what is fermented smell as they should.
const SMELLS =
  /(?<!(?:n't|not|never|if it) )\b(?:(?:smell(?:s|ing)?|smelt|tastes?)\s+(?:\w+\s+){0,3}?(?:funny|weird|strange|odd|iffy|dodgy|off|bad|wrong|rank|foul|eggy|sour|suss?|suspicious|questionable|awful|terrible|horrible|rotten)|whiffy|pongs|stinks|(?:bit|little|slightly|kinda|sorta|(?:kind|sort) of) (?:whiffy|rank|off(?=\s*(?:[,.)]|$|but |now|today|i |maybe)))|(?:that'?s|its|it's) turned|(?:chicken|turkey|mince|meat|fish|prawns|salmon|ham|pork|beef|lamb|bacon|sausages?)\s.*\b(?:gone|going|turned|turning) (?:\w+ )?(?:gr[ea]y|green|tacky|sticky)|(?:fizzy|fizzing|bloated|swollen|puffed up) (?:hummus|yogh?urt|salsa|dip|milk|cream|pack|packet|pot|tub)|(?:hummus|yogh?urt|milk|cream|pack|pot|tub) (?:\w+ )?(?:fizzy|fizzing|bloated|swollen|puffed up)|mou?ldy? .*(?:scraped|cut|picked|taken) off)\b/iu;
const SMELLS_ANYWAY =
  /cheese|brie|camembert|stilton|roquefort|munster|limburger|taleggio|tofu|durian|kimchi|fish sauce|belacan|bagoong|shrimp paste|natto|herring|sauerkraut|sourdough|starter|kombucha|kefir|\bnot? (?:smell|off|bad)/iu;

// What is said of potatoes in any order: "with green patches on them", "that have sprouted".
const POTATO = /^(?!.*sweet potato).*\b(?:potato(?:e?s)?|spuds?|tat(?:er|tie)s?)\b/iu;
const SPROUTED =
  /(?<!\b(?:purple|white)\s)\bsprout(?:ed|ing)\b(?!\s+(?:broccoli|beans?|lentils?|seeds?|grains?|wheat|spelt|rye|bread))|\b(?:with|ha(?:s|ve|d)|got|growing|grown|full of|long|little|tiny|some|few)\s+(?:\w+\s+)?(?:sprouts|shoots)\b|\bchitt(?:ed|ing)\b|\b(?:start|beginn)ing to sprout\b/iu;
const GREENED =
  /\b(?:gone|going|went|turned|turning|got|are|is|look(?:s|ing)?|bit|slightly|kinda|sorta|(?:kind|sort) of|little|partly)\s+(?:(?:a|bit|slightly|little|partly|all|rather|quite)\s+)*green(?:ish)?\b(?!\s+(?:bean|lentil|pea)s?)|\bgreen(?:ish)?[\s-]+(?:patch|spot|bit|tinge|part|area|skin|mark|eye)|\bgreen(?:ed|ing|ish)\b|\bgreen\s+(?:round|around|on|at|under|in places)\b|\bpotato(?:e?s)?\s*[,(-]+\s*green\)?(?=\s*$|\s*(?:and|&|,))/iu;
// What can be cut out and leaves a potato: a few sprouts, a patch.
const A_FEW =
  /\b(?:few|little|tiny|small|short|one|couple of)\s+(?:green\s+)?(?:sprouts?|shoots?)\b|\b(?:slight(?:ly)?|bit|kinda|sorta|(?:kind|sort) of|little|barely|just|(?:start|beginn)ing to|partly)\s+(?:sprout|green)|\bpatch(?:es|y)?\b|\bspots?\b|\btinge|\bin places\b|\bsprouting a (?:bit|little)\b/iu;
const A_FEW_SPROUTS = 'slightly sprouted potatoes';
