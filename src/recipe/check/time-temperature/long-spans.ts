// Times that are too long for food in the warm: hours by the clock, a night, a whole afternoon or party, an end that
// is hours away ("until supper", "till the last guests go home"), two parts of the day in one sentence.

import { prepare } from '../../../food/prepare-pattern.ts';
import { COUNT, findAll, isDenied, readCount, says } from '../stance/phrases.ts';
import { readElapsed } from './day-times.ts';

const WEEKDAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
/** Parts of a day, in their order. */
const DAY_PARTS = [
  'dawn|daybreak|sunrise|breakfast(?:time)?|mornings?',
  'midday|noon|brunch|lunch(?:time|es)?',
  'afternoons?|tea(?:[- ]?time)?(?! towels?| cloths?| ?spoons?)|home ?time',
  'evenings?|dusk|(?<!until |till |and |, |a |is |gone |turned |go |goes )dark(?! (?:and|or|soy|brown|gold\\w*|chocolate|green|meat|colou?r\\w*|sugar|beer|rum|caramel|crust|,))|nightfall|at (?:five|six|seven|eight|nine|ten)(?! (?:minutes|mins|degrees|in the morning))|sunset|sundown|dinner(?:time)?|supper(?:time)?|tonight',
  'midnight|nights?|bed(?: ?time)?',
];
const DAY_PART = `(?:${DAY_PARTS.join('|')}|tomorrow|${WEEKDAY}|weekend|(?:next|following) (?:day|meal)|boxing day|christmas(?: day)?|new year(?:'s day)?)`;
/** What lasts for hours. */
const EVENT =
  'party|match|game|film|movie|show|concert|wedding|barbecue|bbq|picnic|festival|hike|walk|ride|journey|flight|drive|trip|outing|fete|festivities|celebrations?|reception|buffet|school|shift|meeting|church|service|football|cricket|potluck|meal|(?:next|following|last) (?:\\w+ )?(?:feed|orders?|service)';
const LASTS = `(?:${WEEKDAY}|days?|nights?|mornings?|afternoons?|evenings?|weekends?|weeks?|${EVENT})`;
/** Who comes and goes hours later. */
const PERSON =
  "(?:you(?:'re|'ve)?|we(?:'re)?|i(?:'m)?|they(?:'re)?|he|she|everyone(?:'s)?|everybody|someone|somebody|anyone|(?:the |your |our |my )?(?:last |late |other )*(?:(?<=last )(?:aunt|uncle|cousin|person|straggler|car|bus|train|dancer|customer)s?|guests?|people|kids|children|family|friends|visitors|crowd|company|latecomers?|husband|wife|others|one))";
const COMES =
  '(?:home|back|arrives?|comes?|goes|go|leaves?|left|gone|wakes?|gets?|reach(?:es)?(?! \\d)|eats?|returns?|sits? down|finish(?:es)?|hungry|wants?|needs?|heads?|sets? off|turns? up|fanc(?:y|ies)|feels? like|drops? in|wanders? in|ready|awake|up)';
const CLOCK = String.raw`(?:\d{1,2}(?::\d\d)? ?(?:o'clock|[ap]\.? ?m\b)|(?:${COUNT}) o'clock|(?:one|two|three|four|five|six|seven|eight|nine|ten)(?=\W*$|[,;]))`;
const NEXT = '(?:next|following|coming)';

/** How long: a night, a whole party, hours by the clock. */
const SPAN = new RegExp(
  [
    String.raw`\b(?:overnight|(?:through|over) the night|day and night|round the clock|half (?:a|the) (?:day|night)|half a dozen hours|for (?:hours|days|nights|ages|as long as|a? ?day's (?:drive|hike|walk|ride))|hours(?: and hours| later| on)?(?= (?:on|in|at|by)\b))\b`,
    String.raw`\b(?:(?:most|much|rest|remainder|best part|better part|length|course|a good part) of|all(?: through)?|throughout|right through|through(?:out)?|during|whole|entire|full|livelong|an? (?:long|hot|warm|good)|(?:lasts?|outlasts?|survives?|spends?|do for|see \w+ through) (?:the|an?))(?: (?:the|a|an|your|whole|entire|long|hot|warm|summer|winter|school|working|street|garden|day|next|following|coming|few))* ${LASTS}`,
    String.raw`\b(?:over|for)(?: (?:the|a|an|your|whole|entire|long|next|following|coming|few|couple of|two|full|good|rest of))* (?:days?|nights?|mornings?|afternoons?|evenings?|weekends?|weeks?)\b(?! (?:oven|shelf|before|of))`,
    String.raw`\bover (?:the )?(?:\w+ )?(?:holidays?|christmas|easter|festive season)\b|\b(?:all|in|during|over) (?:the )?winter\b|\bfrom \w+ (?:to|till|until|through) (?:january|february|march|april|may|june)\b`,
    String.raw`\b(?:${COUNT})(?:\s*(?:-|–|to|or)\s*(?:${COUNT}))?[ -]?(?:hours?|hrs?|h|days?|nights?|weeks?|fortnights?|months?)\b`,
    String.raw`\ban? (?:\w+ )?(?:afternoon|evening|morning|night|day)(?= (?:in|on|outside|outdoors|out|at)\b)`,
  ].join('|'),
  'g',
);
/** An end that is hours away. */
const END = new RegExp(
  [
    String.raw`\b(?:until|till|til|by|to|before) [^.;,]{0,24}?\b${DAY_PART}\b`,
    String.raw`\b(?:until|till|til|by the time|before|when(?:ever)?) ${PERSON} [^.;,]{0,20}?\b${COMES}\b`,
    String.raw`\b(?:(?:until|till)|to(?! (?:the |your )?(?:barbecue|bbq)\b)) [^.;,]{0,20}?\b(?:${EVENT})\b`,
    String.raw`\b(?:until|till)(?: it is| it's| they're| they are)? (?:need(?:ed|s)?|want(?:ed|s)?|required|hungry|ready to (?:eat|serve|fry|use|cook|go)|then)\b|\b(?:until|till) (?:it|the (?:last|pot|pan|dish|lot))(?:'s| is) (?:all )?(?:gone|finished|eaten|used up|empty)\b`,
    String.raw`\b(?:until|till|to) (?:${CLOCK}|the end of\b)|\b(?:until|till) [^.;,]{0,30}\bat ${CLOCK}`,
  ].join('|'),
  'g',
);
/** When it is eaten or put away, or since when it stands. */
const WHEN = new RegExp(
  [
    String.raw`\b(?:the (?:night|evening|day|morning|afternoon) before|the day after|the morning after|tomorrow|last thing at night|at bedtime|at breakfast|at the (?:far |very )?end of (?:the |morning |afternoon )?(?:day|afternoon|lessons?|shift|school)|(?:after|for) (?:\w+ )?(?:\d+|twenty|thirty|forty|fifty|sixty|a hundred) miles|finds? (?:it|them) waiting|for after (?:the |your )?\w+|for the (?:\w+ )?(?:drive|journey|flight|hike|train ride)|at day's end|(?:in|by) the (?:morning|evening)|(?:and |then )?(?:go|off) to (?:bed|work)|midnight snack|later (?:on(?! (?:the|a|your|top)\b)|that (?:night|evening|day)))\b`,
    String.raw`\b(?:the |a |some time the )${NEXT} (?:day|morning|afternoon|evening|night|lunch\w*)\b|\bfor (?:the )?(?:${NEXT} day|${WEEKDAY}'s|(?:sun|mon)day lunch)|\b(?:${COUNT}) days? (?:ahead|in advance|earlier|before)\b`,
    String.raw`\b(?:from (?:the )?(?:morning|breakfast|lunch|noon|afternoon|evening|one day|yesterday|last night|night before|day before|evening before)|since (?:yesterday|last night|this morning|breakfast|lunch|the (?:day|night|evening|morning)))\b`,
    String.raw`\bwhile (?:you|we|i)(?:'re| are|'m| am)? (?:\w+ )?(?:at (?:the |your |our |a )?\w+|sleep|asleep|at work|work|out|shop|walk|away|go (?:out|away|off|home|shopping|for|to))\b|\bit's time (?:to (?:make|cook|start|eat)|for) (?:\w+ )?(?:dinner|supper|lunch|tea)\b`,
    String.raw`\b(?:ready )?for (?:when )?(?:the |your )?(?:alarm|early (?:birds?|risers?)|commute|school run|night (?:feed|shift))|\bafter (?:a |the |an |his |her |their |your |my )?(?:\w+ ){0,2}(?:nap|sleep|shift|class|lessons?|training|practice|hike|swim|service|church|school|work)\b`,
    String.raw`\b(?:anyone|anybody|everyone|whoever|those|people|latecomers)\b[^.;,]{0,20} (?:late|later)\b|\b(?:after|past) (?:dark|midnight|sunset)\b|\bafter [^.;,]{0,30}\b(?:film|movie|game|match|party|washing[- ]up|show)\b`,
    String.raw`\b(?:good|fine|ready|perfect|okay|ok|enough) for (?:the |your )?(?:\w+ )?${DAY_PART}\b`,
  ].join('|'),
  'g',
);
const HOURS = new RegExp(
  String.raw`\b(${COUNT})(?:\s*(?:-|–|to|or)\s*(${COUNT}))?[ -]?(hours?|hrs?|h|days?|nights?|weeks?)\b`,
  'g',
);
// "Two days ahead", "a day-old loaf": when, and not how long.
export const IS_WHEN = /^(?:[ -](?:ahead|in advance|old|earlier)\b)/;
// "Even better the next day" praises it, and leaves it nowhere.
export const PRAISED =
  /\b(?:better|best|nicer|richer|good|improves?|tast(?:es|ier)|delicious)\b[^.;,]{0,16}$/;
export const LEFT = /\b(?:leav\w+|left|(?:stand|sit|stay|keep)s?|stood|let|wait\w*|put|set)\b/;
const LONGEST_H = 2;

/** What is over within two hours, or is said to be at most so long. */
export const NEVER_LONGER =
  /\b(?:no longer(?=\W*$|[,.;:])|not a minute (?:more|longer)|no (?:more|longer) than|at (?:the )?(?:very )?most|not more than|up to (?:1|2|an|one|two|half an) hours?|within (?:1|2|one|two|an|the) hours?|less than|(?:two|one|2|1)[- ]hours? (?:limit|rule)|(?:two|one|2|1) hours?\b[^.;]{0,30} (?:is|are) the (?:limit|most|maximum))\b/;

/** One cheap look spares most sentences the search for a time. */
export const SAYS_LONG =
  /hour|\d[:.]\d\d|month|fortnight|alarm|early|\bnap\b|wake|feed|news|miles|at the |noon|midnight|\bfrom (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b|hrs?\b|\dh\b|\d h\b|day|night|week|morning|evening|noon|lunch|supper|dinner|breakfast|brunch|\bbed|home|guest|asleep|sleep|work\b|need|want|requir|hungry|fancy|feel like|ready|tomorrow|tea\b|teatime|dusk|\bdark\b|sunset|sundown|nightfall|late|party|match|barbecue|bbq|wedding|picnic|festival|game|film|movie|journey|drive|flight|trip|hike|walk|school|shift|christmas|winter|then\b|october|november|washing|year|at (?:five|six|seven|eight|nine|ten)\b|\b(?:until|till|while)\b|o'clock|\d ?[ap]\.? ?m\b|meal|everyone|\byou\b|people|somebody|someone|gone|finished|eaten|used up|empty|\bages\b|as long as/;

/** The longest time in hours that folded words name; null where they name none. */
export function readHours(text: string): number | null {
  let longest: number | null = null;
  for (const match of findAll(text, HOURS)) {
    const unit = match[3] ?? 'hour';
    const count = readCount(match[2] ?? match[1] ?? '1');
    longest = Math.max(
      longest ?? 0,
      unit.startsWith('h') ? count : count * (unit.startsWith('w') ? 168 : 24),
    );
  }
  return longest;
}

/** The unit that ends a time told in figures. */
export const COUNTED_TIME = /(?:hours?|hrs?|\dh| h|days?|nights?|weeks?)$/;

function isTooLong(plain: string, { 0: words, index }: RegExpExecArray): boolean {
  const hours = readHours(words);
  const isFigure = hours !== null && says(words, COUNTED_TIME);
  if (isFigure && hours <= LONGEST_H) return false;
  const before = plain.slice(0, index);
  if (!isFigure && says(before, PRAISED) && !says(plain, LEFT)) return false;
  return !says(plain.slice(index + words.length), IS_WHEN) && !isDenied(before);
}

/** The words for a time that is too long in the warm, or null. */
export function findLong(plain: string): string | null {
  for (const pattern of [SPAN, END, WHEN]) {
    prepare(pattern);
    for (let match = pattern.exec(plain); match !== null; match = pattern.exec(plain)) {
      if (isTooLong(plain, match)) return match[0];
    }
  }
  const elapsed = readElapsed(plain);
  return elapsed !== null && elapsed.minutes > LONGEST_H * 60 ? elapsed.words : null;
}
