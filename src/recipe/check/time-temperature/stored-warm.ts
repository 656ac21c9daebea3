// Words that keep something for days without a fridge: the place it stands in, the word that no cold is needed, or a
// time that only a cupboard is meant for. Wherever the place and the verb stand in the sentence.

import { prepare } from '../../../food/prepare-pattern.ts';
import { COUNT, findAll, findSaid, isDenied, isWarning, says } from '../stance/phrases.ts';
import { KITCHEN, LARDERS } from './warm-places.ts';

// What else stands in a larder names it: "with the wines and preserves".
const LARDER = `${LARDERS}|wines?|preserves|vinegars|canned goods|spice racks?|wine racks?|racks?|under the stairs|cool store|spices|tins|jams|dry goods`;
const WARM_KITCHEN = `${KITCHEN}|wok|kettle|toaster|board`;
const CONDITION =
  '(?:(?:cool|dark|dry|sunny|warm|shady|shaded|airy|quiet|bright|ambient|normal)(?:,? and |,? or |, ?| )?)+(?:place|spot|corner|window|area|room|conditions)?';

const AT_PLACE = new RegExp(
  String.raw`\b(?:in|into|on|onto|to|at|by|beside|next to|near|close to|behind|above|under|alongside|within (?:easy )?reach of|among|amongst|with|along|atop|over)(?: the back of| the edge of| the bottom of| the side of| the top of)? (?:the |a |an |your |our |my |some |any |that |their |its |this |one's )?(?:[\w'-]+,? ){0,3}?(?:${LARDER}|${WARM_KITCHEN}|${CONDITION})(?![\w-])|\bout on (?:display|the side)\b|\b(?:leave|left|keep|kept|stays?|lives?) (?:it |them |the (?:\w+ )?(?:oil|jar|bottle)s? )?out(?= ?(?:$|[.,;]|so\b|all\b|and\b|or\b|for\b|over))|\bon (?:the side|display)\b|\b(?:at|in) (?:(?:cool|warm|normal|ordinary|ambient) )?(?:(?:room|ambient|kitchen|cellar|shelf) temp(?:erature)?s?)\b|\b(?:at|around|about) (?:1[2-9]|2\d) ?(?:°|degrees)? ?c\b|\bin the (?:warm|cool|dark|open)\b|\b(?:line|lining|stock|fill|filling) (?:the |your |up )?(?:pantry|larder|shel(?:f|ves)|cupboards?|cellar)\b`,
  'g',
);
// "Storage: cupboard, 2 months": the noun alone, after a heading.
const HEADED = new RegExp(
  String.raw`^\W*(?:storage|storing|store|to store|keep(?:s|ing)?|shelf[- ]life|where|how (?:long )?to (?:store|keep)(?: it)?)\b[^.;]{0,24}?[:,|-] ?(?:${LARDER}|counter|worktop|room temperature|unrefrigerated|${CONDITION})(?![\w-])|^\W*(?:${LARDER}|counter|worktop|room temp(?:erature)?)(?:[,:]| for\b)`,
  'g',
);

// "Stand it next to the soy sauce": what is never cold keeps company with what is.
export const BESIDE =
  /\b(?:next to|beside|alongside|among(?:st)?|by|with|near) (?:the |your |my |our )?(?:other )?(?:salt(?: and pepper)?|pepper mill|soy sauce|(?:vinegar|condiment|cruet|spice)s?|oils|olive oil|ketchup|tea caddy|bread bin|toaster|kettle)\b/g;
// "The pantry is where it belongs"
const BELONGS = new RegExp(
  String.raw`\bthe (?:${LARDER}|counter|worktop) (?:is|will be|makes) (?:where|the (?:right |best |perfect )?(?:place|spot|home)|its home|fine|ideal|perfect)\b`,
  'g',
);
export const STANDS =
  /\b(?:keep|kept|stor(?:e|ed)|stand|stands|lives?|sits?|stash|park|leave|place for it|has its (?:place|home)|belongs)\b/;

// One cheap look spares the search for a whole phrase.
const NAMES_PLACE = new RegExp(
  String.raw`\b(?:${LARDER}|${WARM_KITCHEN}|cool|dark|dry|sunny|warm|shady|shaded|airy|quiet|bright|ambient|temp(?:erature)?s?|display|side|open|salt|pepper|sauce|condiments?|ketchup|cruets?|oils?|tea)\b|\d ?(?:°|degrees)? ?c\b`,
);
export const NAMES_COLD = /fridge|refrig|chill|cold|icebox|cooling|shelf[- ]stable/;
export const NAMES_SPAN =
  /week|fortnight|month|year|winter|spring|summer|autumn|easter|christmas|harvest|season|indefinite|forever|\bages|\b(?:march|april|may)\b|by for/;

/** A place where things stay once they are put there; at a hob or on a table they may stand for minutes. */
const FOR_LONG = new RegExp(
  String.raw`\b(?:${LARDER}|cool,? dark|dark,? (?:cool|dry)|dry (?:place|spot))\b|\broom temp`,
);

export const NO_FRIDGE =
  /\b(?:no need (?:to|for|of) (?:(?:the|a|any|to|be|keep|put|it|them|this|in) )*(?:fridge|refrigerat\w+|chill\w*|cold|icebox)|(?:need|require|want|take)s? no (?:fridge|refrigerat\w+|chill\w*|cold)|(?:needn't|need not|don't need|doesn't need|does not need|do not need|never needs?|won't need|don't have|doesn't have|does not have|do not have|never has|don't bother|do not bother|don't|do not|never) (?:(?:to|be|go|the|a|any|in|into|with|put|keep|it|them|this|kept|store|stored) )*(?:fridge|refrigerat\w+|chill\w*|cold)(?!er)|no (?:fridge|refrigerat\w+|chilling) (?:is )?(?:called for|needed|required|necessary|in this house|at all|here)|(?:fridge|refrigeration|chilling) (?:is |are |isn't |is not )?(?:not )?(?:unnecessary|needed|required|optional)|without (?:a |any |the )?(?:fridge|refrigerat\w+|chilling|cooling)|unrefrigerated|un-refrigerated|unchilled|out of the (?:fridge|refrigerator)|non-refrigerated|skip the fridge|forget the fridge|shelf[- ]stable|outside (?:of )?the (?:fridge|refrigerator)|never (?:been|seen|gone|goes|go|sees|set foot|visited)\b[^.;]{0,25}\b(?:fridge|refrigerat\w+)|needs? no cooling|(?:do|does) (?:i|you|it|they|we) (?:really |still )?(?:need|have)\b[^?]{0,40}\b(?:fridge|refrigerat\w+|chill\w*)[^?]{0,20}\?[\W_]*no\b|instead of (?:in )?the fridge|(?:rather than|not) (?:in )?the (?:fridge|refrigerator)|no fridge\b)/g;

export const KEEPING =
  /\b(?:has its (?:place|home)|keep(?:s|ing)?|kept|stor(?:e|es|ed|ing|age)|(?:stash|stow|stack|park|wait|forget|tuck|display|steep|stock|mellow)\w*|(?:shelv|matur|infus|marinat|preserv)\w+|lin(?:e|ing)|stand(?:s|ing)?|stood|sit(?:s|ting)?|liv(?:e|es|ing)|rest(?:s|ing)?|leave|leaves|leaving|left|carry|hide|last(?:s|ing)?|stay(?:s|ing)?|sav(?:e|ed|es)|age[sd]?|ageing|aging|hang(?:s|ing)?|shelf[- ](?:life|stable)|(?:belong|day|week|fortnight|month|year)s?|overnight)\b/;
/** These may be for a minute only: they keep where the place or the time says so. */
export const PUTTING =
  /\b(?:put|place|set|pop|move|transfer|good|fine|happy|happily|ready|return\w*|fill|live|add|go(?:es)?)\b/;

export const COLD =
  /\b(?:fridges?|refrigerat\w+|chill(?:ed|ing|er)?(?! (?:flakes|oil))|freez\w+|frozen|icebox|(?:keep|kept|stor(?:e|ed)|stays?|stand) (?:it |them |this |\w+ )?cold|in the cold|cold (?:room|store|larder|box)|on ice|ice box|[0-8] ?(?:°|degrees)? ?c)\b/g;
export const ONCE_OPEN =
  /\b(?:once|after|when|until|till|if|as soon as|from)(?: it(?: is|'s)| you(?:'ve)?| they(?: are|'re)| each)?(?: have| has)?(?: been)? ?(?:open(?:ed|ing)?|started|broached)\b[^.;]*|\b(?:refrigerat\w+|chill\w*|(?:keep|store|move|transfer|put)[^.;,]{0,25}\bfridge)[^.;]{0,20} (?:once|after|when)[^.;]{0,16}open(?:ed|ing)?\b/g;

export const DAYS =
  /\b(?:(?:day|week|fortnight|month|year)s?|season|seasons|winter|summer|spring|autumn|easter|christmas|harvest|ages|as long as|overnight|tomorrow|weekend|next (?:day|morning|time)|indefinitely|forever)\b/;
const MINUTES = new RegExp(
  String.raw`\b(?:${COUNT}) ?(?:minutes?|mins?|hours?|hrs?|hour)\b|\b(?:until|till) (?:it |they |the \w+ )?(?:is |are |has |have )?(?:completely |just |almost )?(?:cool(?:ed)?|cold|lukewarm|warm|set|soft|needed|ready|risen|doubled)\b|\b(?:to|and) cool\b|\bcool(?:ing)? (?:completely|down|to room|in|on)\b|\bmoment\b|\bwhile you\b`,
);
export const COOKING =
  /\b(?:low|gentle|medium|high|lowest|smallest) (?:possible )?(?:heat|flame|simmer)\b|\b(?:simmer|roast|bake|grill|fry|heat|preheat|cook|warm|saut\w+|drain|serve|dry(?:ing)? (?:in|on)|melt)\b/;
export const SERVING =
  /\b(?:serve|served|serving|bring|brought|come|comes|return|back|before (?:serving|using|eating)|to serve|warm up)\b[^.;]{0,50}$/;

/** Letters that no word for the cold can do without. */
export const SAYS_COLD = /fridge|refrig|chill|freez|frozen|\bice|cold|[0-8].*c\b/;

/** Whether a folded sentence keeps something in the cold. What is said of the time after opening does not count. */
export function saysCold(plain: string): boolean {
  if (!says(plain, SAYS_COLD)) return false;
  const closed = plain.replace(prepare(ONCE_OPEN), ' ').replace(prepare(NO_FRIDGE), ' ');
  return findSaid(closed, COLD) !== null;
}

// "Leave on the side for 20 minutes", "on the hob over a low heat"; the minutes of the clause before are another's.
function isBrief(plain: string, { 0: words, index }: RegExpExecArray): boolean {
  if (says(plain, DAYS)) return false;
  const before = plain.slice(0, index);
  const clause = before.slice((prepare(CLAUSE).exec(before)?.index ?? -1) + 1);
  const near = `${clause}${words}${plain.slice(index + words.length, index + words.length + 45)}`;
  return says(near, MINUTES) || (!says(words, FOR_LONG) && says(near, COOKING));
}
export const CLAUSE = /(?:[,;:.]| and | then )(?!.*(?:[,;:.]| and | then ))/;
/** What heats things, where they are in or on it and not beside it. */
export const HEATER =
  /^(?:in|into|on|onto|to|at|with|over)\b.*\b(?:(?:stove|hob|cooker|oven)s?|stovetop|aga|range|wok|kettle|toaster|board|sink)$/;

// Bread, biscuits and what is bought whole stand on a shelf beside any dish.
export const OTHER_THING =
  /\b(?:stor(?:e|es|ed|ing)|keep(?:s|ing)?|kept|leave|put|stash|return) (?:the |any |all |leftover |left-over |spare |unused |raw |whole |remaining |your |extra |plain )*(?:(?<=(?:spare|unused|unpeeled|whole|raw) )garlic(?! oil| confit)|bread|loaf|loaves|crackers|toasts?|biscuits|croutons|crostini|dough|breadsticks|bulbs|heads|garlic bulbs|heads of garlic|potatoes|onions|dried|dry|pasta|rice|nuts|bottle of oil|oil bottle|salt|spices|empty|clean|tomatoes|lemons)\b|\b(?:rub|spice (?:mix|blend)|seasoning mix)\b|\b(?:plain|bare|unflavou?red|unopened|shop-bought) (?:\w+ )?oil\b|\boil[^.;]{0,12}\b(?:with nothing in it|by itself|on its own|alone)\b/;

function findPlace(plain: string): string | null {
  if (!says(plain, NAMES_PLACE)) return null;
  for (const pattern of says(plain, STANDS) ? [HEADED, AT_PLACE, BESIDE, BELONGS] : [HEADED, AT_PLACE]) {
    for (const match of findAll(plain, pattern)) {
      const before = plain.slice(0, match.index);
      if (isDenied(before) || says(before, SERVING)) continue;
      if (isBrief(plain, match) || (says(match[0], HEATER) && !says(plain, DAYS))) continue;
      return match[0];
    }
  }
  return null;
}

/** "No more than two hours out of the fridge" */
export const COLD_LATER =
  /\b(?:not|never|aren't|isn't|until|when|time|hours?|minutes?|take|taken|straight)\b[^.;:]{0,30}$/;

/** The words by which a folded sentence keeps something warm for days; null where it does not. */
export function findStoredWarm(plain: string): string | null {
  if (isWarning(plain) || says(plain, OTHER_THING) || /\bbefore (?:serving|using)\b/.test(plain)) return null;
  const closed = plain.replace(prepare(ONCE_OPEN), ' ');
  for (const match of says(closed, NAMES_COLD) ? findAll(closed, NO_FRIDGE) : []) {
    const before = closed.slice(0, match.index);
    if (/^(?:out of|instead|rather|not\b|shelf)/.test(match[0]) && isDenied(before)) continue;
    if (says(before, COLD_LATER)) continue;
    if (isBrief(closed, match)) continue;
    return match[0];
  }
  if (saysCold(closed)) return null;
  const place = says(closed, KEEPING) || says(closed, PUTTING) ? findPlace(closed) : null;
  return place !== null && (says(place, FOR_LONG) || says(closed, KEEPING) || says(closed, DAYS))
    ? place
    : null;
}

export const LONG =
  /\b(?:keep(?:s|ing)?|kept|stor(?:e|es|ed)|last(?:s|ing)?|stay(?:s|ing)?|good|fine|wait|waiting|happy|ready|use|used|eat|enjoy|up to|for|through|shelve[ds]?|stock\w*|best|improves?|put (?:it |them )?(?:by|up)|lay (?:it |them )?(?:by|up|down)|label|line|see you|seasons?)\b[^.;]{0,40}\b(?:weeks|fortnight|(?:month|year)s?(?![- ](?:olds?|and (?:up|over)))|(?:until|till|to|through|all|for|over|into)(?: the| next)? (?:winter|spring|summer|autumn|easter|christmas|harvest|march|april|may|next season)|season|indefinitely|forever|ages)\b|\bput (?:it |them )?by for\b/g;

/** Whether found words name a place where things stay for weeks: a pantry, and not a desk. */
export function isLarder(words: string): boolean {
  return says(words, FOR_LONG);
}

/** Words for a time that is weeks or longer, where nothing in the sentence is cold. */
export function findStoredLong(plain: string): string | null {
  if (!says(plain, NAMES_SPAN) || isWarning(plain) || says(plain, OTHER_THING) || saysCold(plain))
    return null;
  return findSaid(plain, LONG)?.[0] ?? null;
}
