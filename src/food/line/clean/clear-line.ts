// Takes out of a folded line what stands beside its amount and is none: bullets, prices, offers, sizes in centimetres.

import { prepare } from '../../prepare-pattern.ts';
import { UNIT_WORDS } from '../amount/unit-words.ts';

const NOT_AMOUNTS =
  /(?<=\p{L}.*)\d+\s*(?:mins?|minutes?|secs?)(?!\p{L})|\d+(?:[.,]\d+)?\s*%(?:\s*(?:fat|cocoa|cacao|vol|alc|abv))?|[£$€]\s*\d+(?:[.,]\d{1,2})?|\d+[.,]\d{2}\s*(?:£|€|gbp|eur|usd|p)(?![\p{L}])|@\s*\d+(?:[.,]\d+)?(?![\d.,]*\s*(?:g|gr|kg|oz|lbs?)(?!\p{L}))|\d+(?:[.,]\d+)?\s*(?:-\s*)?(?:cm|mm|inch|inches|in|")(?![\p{L}])(?:\s*(?:piece|pieces|chunk|knob)(?:\s+of)?)?/gu;
// Bullets, ticks and numbers of a list, and "~2 tbsp".
const SIGNS_AHEAD =
  /^(?:[*•●▪■◦‣▸►>~≈✓✔✅☑☐□🛒]+\s*|[-+]\s+|\[[ x]?\]\s*|\(?\d{1,2}\)\s*(?=[\p{L}\d])|\d{1,2}\.\s+(?=[\p{L}\d]))+/u;
// A point before three digits parts thousands of grams; of kilos nobody buys a thousand.
const THOUSANDS = /(?<![\d.,])(\d{1,3})\.(\d{3})(?=\s*(?:g|gr|gramm?|ml)(?![\p{L}]))/gu;
const OFFERS =
  /\b(?:any\s+)?\d\s*(?:for|\/)\s*[£$€]\s?\d+(?:[.,]\d{1,2})?|\b(?:any\s+)?\d\s+for\s+[£$€]?\d+(?:[.,]\d{1,2})?\b|\b(?:(?<!\d ?(?:k?g|oz|lbs?) )each|reduced|offer|clubcard(?:\s+price)?|bogof)\s*$/gu;
// What is said before a thing that is remembered aloud.
const TALK_AHEAD =
  /^(?:(?:u+m+|h+m+|uh+|er+m*|o+h|ah|ok|okay|honestly|frankly|actually|basically|right|yes|yeah|yep|anyway|i forgot|so|well|and|also|then|plus|maybe|perhaps|possibly|i (?:think|suppose|guess|reckon)(?: (?:there's|there is|we have|i have))?|ideally|in theory|hopefully|let'?s say|(?:the |some )?(?:rest|last|remains|ends?|remainder|bottom|remnants) of (?:that|this|those|these|the|my|our)|let (?:the|my|this)(?=[^,]* (?:soften|thaw|defrost|warm up|cool))|say|add|turns out|just remembered|whatever(?:'s| is| was)? (?:left|remains) of(?: an?| the| my| our| some)?|what (?:remains|is left|was left) of(?: an?| the| my| our| some)?|(?:(?:i|we)(?:'d|'ll|'ve)?\s+)?(?:(?:could|should|must|might|may|(?:need|want|have|got|like|love|going|would like|ought) to|gonna|gotta)\s+)?(?:use|finish|eat|cook|clear)(?: up)?(?=\s+(?:up|the|my|our|this|that|these|those|an?|some|\d))|(?:(?:i'?m |i )?(?:not (?:really |quite |entirely |too |very )?sure|have no idea|no idea|(?:don'?t|do not) know)(?: (?:if|how|what|when|whether|of)[^,;:]{0,24}?| the (?:weight|date|brand|amount|size|age))?(?=,| but )(?:,? but)?)|probably|(?:barely|hardly|scarcely) any|next to no|not (?:much|many)|what's left of(?: an?| the| my| some)?|(?:some|a bit|a little|lots|plenty|loads) of (?:that|this|those|these|the|my|our)|(?:if|assuming|provided|unless) [^,]{2,40},|une? (?:fond|bout|fin|peu) d[eu])(?![\p{L}'-])[\s,.]*)+(?=[\p{L}\d])/u;
const GLUED = /^(\d{1,4}(?:[.,]\d+)?)(\p{L}{3,})/u;

// "2eggs", "500gpasta": nobody has 500 garlic, so a letter that is a unit behind a large number is one.
function partGlued(whole: string, number: string, letters: string): string {
  if (UNIT_WORDS.has(letters)) return whole;
  const unit =
    Number(number.replace(',', '.')) >= 20 ? /^(?:kg|ml|g)(?=\p{L}{3})/u.exec(letters)?.[0] : undefined;
  if (unit !== undefined) return `${number}${unit} ${letters.slice(unit.length)}`;
  return /^(?:in|er|pack|ct|pk|th|st|nd|rd)/u.test(letters) ? whole : `${number} ${letters}`;
}
// "8s 454g", "10r": how many slices or rashers, beside a weight or by itself.
const PIECES =
  /(?<=\p{L}.*)\s\d{1,3}(?:r|sl|ft)(?![\p{L}\d])|(?<=\p{L}.*)\s\d{1,3}'?s(?![\p{L}\d])(?=.*\d\s*(?:g|kg|ml|l)(?![\p{L}\d]))/gu;
// What a till prints before a name: the code of loose produce, or a long number of its own.
const CODES = /^(?:3\d{3}|4\d{3}|9[34]\d{3})\s+(?=\p{L}{3})|(?<![\d.])\d{8,}[a-z]{0,2}(?![\p{L}\d])/gu;
// "80/20" of mince, "21/25" of prawns: no cook measures in such fractions.
const RATIOS = /(?<![\d.,/])\d{2,3}\/\d{1,3}(?![\d/])/gu;
// "4no eggs", "eggs 4 no.": the sign of a number behind it.
const NUMBER_SIGN = /(?<![\d.,/])(\d{1,3})(?:nos?\.?|\s(?:nos?|nr)\.)(?=\s|$)/gu;
// "farfalle n.65", "spaghetti no 5", "flour type 55".
const NUMBERED = /(?<=\p{L}.*\s)(?:n(?:[or]\.?|[.°º])|#|typ[eo]?|tipo)\s*\d+(?![\p{L}\d])/gu;
// "2 lb 4 oz" is one amount.
const POUNDS_OUNCES = /(\d{1,2})\s?lbs?\s?(\d{1,2})\s?(?:oz|ounces?)(?!\p{L})/gu;
// American tills print pounds as "10#".
const POUNDS = /(?<=\d)\s?#(?!\s*\d)/gu;
// "3/4 full", "half empty": how full its jar is tells no amount.
const FULLNESS =
  /[\s,(-]+(?:about\s+|nearly\s+|almost\s+)?(?:\d\/\d|\d{1,3}\s*%|half|(?:a\s+)?third|(?:a\s+)?quarter|two[\s-]thirds|three[\s-]quarters)[\s-]*(?:full|empty|gone|used)(?!\p{L})/gu;
const YEAR = /(?<=\p{L}.*\s)20[1-3]\d$/gu;
// French joins the half to its noun.
const HALF_AHEAD = /^((?:une?\s+)?demie?)-(?=\p{L})/u;
// Behind a price stands a letter for its tax; "1,50 l" is no price.
const RECEIPT_PRICE = /(?<=\p{L}.*)\s\d{1,3}[.,]\d{2}(?:\s*[a-fhijn-z*])?(?:\s*(?:€|eur))?$/u;
// "KG 0,654 X 1,98": the weight of loose produce stands behind its unit, what a kilo costs behind that.
const WEIGHED = /(?<=\p{L}\s+)kg\s+(\d+[.,]\d{1,3})(?:\s*[x×*]\s*\d+[.,]\d{2})?/gu;
// "Eggs x2, beaten": parted from its number it is read wherever it stands.
const GLUED_TIMES = /(?<=\p{L})\s+[x×](\d{1,2})(?=\s*,|\s-\s)/gu;
// "6 or 7", "between 200 and 300g".
const EITHER =
  /(?:(?:somewhere\s+)?between\s+)?(\d+)\s+(?:or|and)\s+(\d+)(?=\s*(?:k?g|ml|l|oz|lbs?)?(?:\s|$))/gu;
// "@ .59/lb", "x 2,99 EUR/kg": what one of the unit costs.
const PRICE_PER_UNIT =
  /(?:\s*[@x×*])?\s*(?:[£$€]\s*)?\d*[.,]\d{2}\s*(?:€|eur|£|\$|usd|chf|kr|zl|p)?\s*\/\s*(?:100\s*)?(?:kg|lbs?|ea|each|st|stk|pc|unit|g|l|oz)(?!\p{L})/gu;

// Units of several words, and those that stand ahead of their number.
const LONG_UNITS: readonly (readonly [written: RegExp, unit: string])[] = [
  [/(?<!\p{L})c(?:uill?eres?|\.)?\s*a\s*s(?:oupe)?(?!\p{L})\.?/gu, 'tbsp'],
  [/(?<!\p{L})c(?:uill?eres?|\.)?\s*a\s*(?:c(?:afe)?|the)(?!\p{L})\.?/gu, 'tsp'],
  [/(?<!\p{L})colher(?:es)?\s+(?:de\s+)?sopa(?!\p{L})/gu, 'tbsp'],
  [/(?<!\p{L})colher(?:es)?\s+(?:de\s+)?(?:cha|cafe|sobremesa)(?!\p{L})/gu, 'tsp'],
  [/(?<!\p{L})cucharas?\s+soperas?(?!\p{L})/gu, 'tbsp'],
  [/(?<=\d\s*)chili(?=\s+d)/gu, 'kg'],
  // The cup of West African markets is an emptied tin of evaporated milk.
  [/(?<=\d\s*)(?:milk|cigar)\s+(?:cups?|tins?)(?!\p{L})/gu, 'katori'],
  [/(?<=(?:noodles?|ramen|udon|soba|vermicelli|somen)\s+\d+\s+)cakes?(?!\p{L})/gu, 'nests'],
  [/(?<!\p{L})yemek\s+kasigi(?!\p{L})/gu, 'tbsp'],
  [/(?<!\p{L})(?:cay|tatli)\s+kasigi(?!\p{L})/gu, 'tsp'],
  [/(?<!\p{L})su\s+bardagi(?!\p{L})/gu, 'cup'],
  [/(?<!\p{L})ст(?:\.|ол\p{L}*\.?)?\s*л(?:ож\p{L}*)?(?!\p{L})\.?/gu, 'tbsp'],
  [/(?<!\p{L})ч(?:\.|айн\p{L}*)?\s*л(?:ож\p{L}*)?(?!\p{L})\.?/gu, 'tsp'],
  [/(?<!\p{L})ملعق[ةه]\s+(?:كبيرة|اكل)(?!\p{L})/gu, 'tbsp'],
  [/(?<!\p{L})ملعق[ةه]\s+(?:صغيرة|شاي)(?!\p{L})/gu, 'tsp'],
  // Of garlic the counter of flat things is a clove.
  [/(?<=にんにく|ニンニク|ガーリック|大蒜|蒜)\s*(\d+)\s*片/gu, ' $1 clove'],
  [/大(?:さじ|匙)\s*(\d+(?:\/\d+)?)/gu, '$1 tbsp'],
  [/小(?:さじ|匙)\s*(\d+(?:\/\d+)?)/gu, '$1 tsp'],
  [/작은술/gu, ' tsp'],
];
const EAST = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u;
const EAST_NUMBERS: Readonly<Record<string, string>> = {
  一: '1',
  二: '2',
  两: '2',
  兩: '2',
  三: '3',
  四: '4',
  五: '5',
  六: '6',
  七: '7',
  八: '8',
  九: '9',
  十: '10',
  半: '1/2',
  반: '1/2',
  한: '1',
  두: '2',
  세: '3',
  네: '4',
};
const COUNTERS =
  '(?:個|个|箇|本|株|玉|条|條|根|颗|顆|粒|只|隻|块|塊|匹|尾|切れ|パック|袋|盒|包|瓶|개|마리|줄|대|알|통|모|봉|봉지|丁)';
const COUNTED_EAST = new RegExp(
  `(\\d+(?:[./]\\d+)?|[一二两兩三四五六七八九十半]|(?<!\\p{L})[한두세네반])\\s*${COUNTERS}(?:分)?`,
  'gu',
);

// What is said of a food before it, in scripts that put no space between: frozen, left over, fresh.
const STATES_EAST: readonly (readonly [written: RegExp, word: string])[] = [
  [/^(?:冷凍|冷冻|急冻|速冻|냉동)(?=.)/u, 'frozen '],
  [
    /^(?:昨日|昨天|昨晚|어제|昨夜)\s*(?:の残りの|剩下?的|剩的|残りの|の|的|먹던|먹다 남은|먹다남은|남은)?\s*(?=.)/u,
    'leftover ',
  ],
  [/^(?:残りの|残った|余りの|余った|剩下的|剩余的|剩的|먹다\s*남은|남은)\s*(?=.)/u, 'leftover '],
  [/^(?:新鮮な|新鲜的|新鲜|新鮮|신선한|自家製の|自制|국산|国産)\s*(?=.)/u, ''],
];

// Bowls and handfuls have no fixed size.
const BOWLS_EAST =
  /^[一二两兩三四五半](?:碗|盘|盤|份|把|撮)|(?:\d+|[一二两兩三四五半]|[한두세반])\s*(?:碗|盘|盤|份|把|撮|공기|그릇|줌)(?!\p{L})/gu;

// Chinese, Japanese and Korean put no space around a number, and a counter behind it: "卵3個", "3个鸡蛋".
function spaceEast(line: string): string {
  // A pattern that knows scripts is slow to make: most lines are told apart without it.
  if (!/[\u2e80-\uffff]/.test(line) || !EAST.test(line)) return line;
  return STATES_EAST.reduce((text, [written, word]) => text.replace(written, word), line)
    .replace(
      /([一二两兩三四五六七八九十半])斤/gu,
      (_, number: string) => ` ${EAST_NUMBERS[number] ?? number} 斤 `,
    )
    .replace(/(?<!\p{L})([한두세네반])(?=\s+\p{L})/gu, (number) => EAST_NUMBERS[number] ?? number)
    .replace(prepare(BOWLS_EAST), ' ')
    .replace(prepare(COUNTED_EAST), (_, number: string) => ` ${EAST_NUMBERS[number] ?? number} `)
    .replace(/(?<=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}ー])(?=\d)/gu, ' ')
    .replace(
      /(?<=\d)\s*(克|千克|公斤|斤|毫升|升|グラム|キロ(?:グラム)?|リットル|그램|킬로(?:그램)?)/gu,
      ' $1 ',
    )
    .replace(/(?<=\d\s*(?:g|kg|ml|l|cc)?)(?=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}])/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
}

// "Saft einer Zitrone", "le jus d'un citron", "zumo de 2 limas".
const JUICE_OF =
  /^(?:(?:der|le|il|el|het|o)\s+)?(?:saft|abrieb|schale|jus|zestes?|succo|scorza|zumo|jugo|ralladura|sap|rasp|suco|raspas?)\s+(?:(?:d'|(?:de|di|von|van|av|af)\s+)(?=une?(?!\p{L})|un[ao]?(?!\p{L})|een|\d|half|halve|medi[oa]|mezz[oa])|(?=eine[rs](?!\p{L})))/u;

// The first line read waits for every pattern that is made: most lines hold no sign of a unit of several words.
const LIKE_LONG_UNIT =
  /\d ?(?:milk |cigar |cake)|\dchili d|\d chili d|c\.? ?a ?[sct]|cuill?er|colher|cuchar|kasigi|bardagi|[^\0-\u007f]/;

function writeUnits(line: string): string {
  if (!prepare(LIKE_LONG_UNIT).test(line)) return line;
  return LONG_UNITS.reduce((text, [written, unit]) => text.replace(written, unit), line);
}

// "Rest vom Sonntagsbraten", "des restes de riz", "avanzi di pollo": what another language says of leftovers.
const LEFT_OF =
  /^(?:(?:der|die|das|den|ein|eine|en|et|ett|een|un|une|des|les|le|unos|unas|los|las|gli|degli|uns|wat|lidt|litt|lite)\s+)?(?:(?:rest|reste|resten|rester|restje|restjes)\s+(?!of(?!\p{L}))|(?:restes|restant|resto|restos|sobra|sobras|avanzo|avanzi)\s+(?=d))(?:(?:vom|von(?:\s+der|\s+dem)?|de\s+la|de|du|des|del|di|della|dello|da|do|av|af|van(?:\s+de|\s+het)?)\s+|d')?(?=\p{L})/u;
// "250g, chestnut I think".
const DOUBT_BEHIND =
  /(?<=\p{L})[\s,(-]+(?:i (?:think|guess|reckon|believe|suppose|hope|suspect)|(?:if|as|when|whatever|however) you (?:can(?: be bothered| get| find)?|have(?: (?:it|any|some|one|them|time))?|like|want|prefer|must|need(?: to)?)|hopefully|probably|possibly|perhaps|or so|more or less|tbh|of course|obviously|naturally|give or take|(?:(?:and|&) )?(?:nothing else|that'?s (?:it|all)(?: (?:i|we) have)?))[.!?)]*$/u;
// "In the freezer: 500g mince", "fridge door - half a lemon".
const PLACE_AHEAD =
  /^(?:(?:in|from|out\s+of|on|(?:(?:at\s+)?the\s+)?(?:back|end|bottom|rest|contents)\s+of)\s+)?(?:the\s+|my\s+|our\s+)?(?:(?:top|bottom|middle|second|third|chest|garage|big|small|outside|back|store|salad|veg|vegetable|spice|fruit|bread|upright)\s+)*(freezer|fridge|cupboard|pantry|larder|garage|shed|drawer|bowl|bin|rack|box|basket|windowsill|counter|worktop|allotment|garden|week)(?:\s+(?:drawer|shelf|door|find|finds|stash|compartment|box|bag))?(?:\s+\d{1,2})?(?:\s*[:,]|\s-)\s+(?=[\p{L}\d½¼¾])/u;

// What lies in a sandwich was cooked before it was sliced.
const SANDWICH_MEAT =
  /(?<!\p{L})(?:(turkey|chicken|beef|pork)\s(?:lunch(?:eon)?|deli|sandwich)\s?(?:meats?|slices?)|(?:lunch(?:eon)?|deli|sandwich)\s?(?:meat\s)?(turkey|chicken|beef|pork))(?!\p{L})/gu;

function takePlace(line: string): string {
  const [said, place] = prepare(PLACE_AHEAD).exec(line) ?? [];
  if (said === undefined) return line;
  const rest = line.slice(said.length);
  if (place !== 'freezer' || /(?<!\p{L})frozen(?!\p{L})/u.test(rest)) return rest;
  // The amount stays in front.
  return /^\d|^(?:an?|one|two|three|four|half)(?!\p{L})/u.test(rest) ? `${rest} frozen` : `frozen ${rest}`;
}
// "A courgette the size of my arm", "tamarind lemon-sized ball".
const AS_BIG_AS =
  /[\s,]+(?:small |large )?(?:lemon|lime|walnut|golf ?ball|marble|gooseberry|egg|thumb|palm|fist)[- ]siz\p{L}*(?:\s+(?:ball|piece|lump|knob|bit)s?)?$|^(?:an?\s+)?(?:lemon|lime|walnut|golf ?ball|marble|egg|thumb)[- ]siz\p{L}*\s+(?:ball|piece|lump|knob|bit)s?\s+of\s+|(?<=\p{L})[\s,]+(?:about\s+|roughly\s+|nearly\s+)?(?:the\s+size\s+of|as\s+(?:big|long|large|thick)\s+as)\s.*$/u;
// "Like 3 or 4 shallots", "probs 200g of mince".
const LOOSE_NUMBER =
  /^(?:like|say|dunno,?(?:\s+maybe)?|probs?|prolly|bout|abt|approx)\.?\s+(?=\d|(?:half|two|three|four|five|six)(?!\p{L}))/u;
// "A dozen or so new potatoes".
const OR_SO =
  /(?<=(?:^|\s)(?:\d+|dozen|couple|few|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty))\s+or so(?:\s+of)?\s+(?=\p{L})/u;
const LIKE_LOOSE = /^(?:like|say|dunno|pro[bl]|bout|abt|approx)|ish| or so | ol/;
// "3ish tbsp", "200g-ish".
const ABOUT_SO_MANY = /(?<=\d(?:g|kg|ml)?)-?\s?ish(?!\p{L})/u;
// "3 big ol' carrots" are not of oil.
const BIG_OLD = /(?<=(?:^|\s)(?:big|good|little|lovely|nice))\s+ol['e]?(?=\s)/u;
// Without one of these words neither pattern finds anything.
const LIKE_TALK =
  / size |[ -]size| as |think|guess|reckon|believe|suppose|hope|suspect| you |ably|ssibly|perhaps|or so|less|tbh|course|viously|naturally|take|nothing else|that'?s/;
/** The line with nothing left that could be mistaken for an amount; what was glued to a number is parted from it. */
export function clearLine(folded: string): string {
  const spaced = takePlace(writeUnits(spaceEast(folded)))
    .replace(prepare(LEFT_OF), 'leftover ')
    .replace(/(?<!\p{L})(?:shop|store)[\s-]?bought(?!\p{L})/gu, 'ready made')
    .replace(prepare(SANDWICH_MEAT), 'cooked $1$2')
    .replace(/(?<!\p{L})wafer[\s-]thin(?=\s(?:\p{L}+\s)?(?:ham|turkey|chicken|beef|pork))/gu, 'cooked')
    .replace(prepare(JUICE_OF), 'juice of ')
    .replace(/(?<!\p{L})(?:ice|frost)[\s-]covered(?!\p{L})/gu, 'frozen')
    .replace(/^полкило(?!\p{L})/u, '0.5 kg')
    .replace(prepare(HALF_BOTTLE), prepare(WINE).test(folded) ? '375 ml ' : '$&');
  const told = prepare(LIKE_TALK).test(spaced)
    ? spaced.replace(prepare(AS_BIG_AS), '').replace(prepare(DOUBT_BEHIND), '')
    : spaced;
  const plain = told.replace(prepare(SIGNS_AHEAD), '').replace(prepare(TALK_AHEAD), '').trim();
  const line = prepare(LIKE_LOOSE).test(plain)
    ? plain
        .replace(prepare(LOOSE_NUMBER), '')
        .replace(prepare(OR_SO), ' ')
        .replace(prepare(BIG_OLD), ' ')
        .replace(ABOUT_SO_MANY, ' ')
        .trim()
    : plain;
  return clearNumbers(line.replace(HALF_AHEAD, '$1 ').replace(prepare(FULLNESS), ' ')).trim();
}

// A bottle of wine holds 750 ml; of beer or oil it may hold anything.
const HALF_BOTTLE =
  /(?<!\p{L}|\d\s*|and\s+|and\s+a\s+)(?:an?\s+|1\s+)?(?:half|1\/2)\s+(?:an?\s+)?bottle(?:\s+of)?(?!\p{L})\s*/u;
const WINE =
  /(?<!\p{L})(?:wine(?! vinegar)|prosecco|cava|champagne|claret|rioja|merlot|malbec|shiraz|chardonnay|riesling)(?!\p{L})/u;

// Most words of a list hold no number, and these patterns look for nothing else.
function clearNumbers(line: string): string {
  if (!/\d/.test(line)) return line.replace(prepare(OFFERS), ' ');
  const priced = LIKE_PRICE.test(line)
    ? line.replace(prepare(REDUCTIONS), ' ').replace(prepare(TIMES_PRICE), '$1 ')
    : line;
  const counted = (LIKE_NEARLY.test(priced) ? priced.replace(prepare(NEARLY), ' ') : priced)
    .replace(prepare(CODES), ' ')
    .trim()
    .replace(prepare(NUMBER_SIGN), '$1')
    .replace(GLUED, partGlued)
    .replace(prepare(WEIGHED), '$1 kg')
    .replace(prepare(EITHER), '$1-$2')
    .replace(GLUED_TIMES, ' x $1')
    .replace(prepare(PRICE_PER_UNIT), ' ')
    .replace(prepare(THOUSANDS), '$1$2')
    .replace(prepare(OFFERS), ' ')
    .replace(prepare(NOT_AMOUNTS), ' ')
    .replace(prepare(POUNDS_OUNCES), (_, pounds, ounces) => `${Number(pounds) + Number(ounces) / 16} lb`)
    .replace(POUNDS, ' lb')
    .replace(prepare(NUMBERED), ' ')
    .replace(RATIOS, ' ');
  return (LIKE_PIECES.test(counted) ? counted.replace(prepare(PIECES), ' ') : counted)
    .replace(prepare(RECEIPT_PRICE), ' ')
    .trim()
    .replace(YEAR, '');
}
// "~300g" and "c. 600 g" behind a name.
const NEARLY = /[~≈±]\s*(?=\d)|(?<=\p{L}[\s,]+)(?:c|ca|circa|approx|abt)\.?\s*(?=\d)/gu;
// "WAS 4.50 NOW 2.25", "RRP £3.00", "-0.30": what a thing cost and what was taken off.
const REDUCTIONS =
  /(?<!\p{L})(?:was|now|orig(?:inal(?:ly)?)?|rrp|sav(?:e|ed|ing)|only|off|disc(?:ount)?|coupon|cpn|price|red(?:uced)?(?:\s+(?:to|from))?|rdcd|statt|jetzt|nur|antes|ahora|ora|prima|avant|nu|voor|van)[:\s]*[£$€]?\s*\d{1,3}[.,]\d{2}(?![\d])(?!\s*(?:k?g|m?l|lbs?|oz)(?!\p{L}))|(?<=\s)-\s?[£$€]?\d{1,3}[.,]\d{2}(?!\d)(?!\s*\p{L})/gu;
// "2 x 0,89 Sahne": so many at that price.
const TIMES_PRICE = /^(\d{1,2})\s*[x×*@]\s*\d{1,3}[.,]\d{2}\s+(?=\p{L}{3})/u;
const LIKE_PRICE = /\d[.,]\d{2}/;
const LIKE_NEARLY = /[~≈±]|[\s,](?:c|ca|circa|approx|abt)[\s.\d]/;
const LIKE_PIECES = /\d'?(?:r|s|ft)/;

/** Parts a line into what stands outside its brackets and what stands in each. */
export function takeAsides(folded: string): { readonly line: string; readonly asides: readonly string[] } {
  const asides: string[] = [];
  const line = folded.replace(/[([]([^()[\]]*)[)\]]?/g, (_, inside: string) => {
    asides.push(inside.trim());
    return ' ';
  });
  return { line: line.replace(/\s+/g, ' ').trim(), asides };
}
