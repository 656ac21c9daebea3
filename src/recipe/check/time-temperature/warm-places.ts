// Places where food is neither cold nor hot: surfaces, rooms, bags and cars, the pot it was cooked in, the oven that is
// off. One list for what stands for hours and for what is stored for weeks.

import { prepare } from '../../../food/prepare-pattern.ts';
import { findSaid, isDenied, says } from '../stance/phrases.ts';

/** Where things are stored for weeks. */
export const LARDERS =
  'cupboards?|pantry|pantries|larder|(?<!(?:top|bottom|lower|upper|middle|fridge|oven|lowest) )shel(?:f|ves)|cellars?|basement|garage|shed|porch|outhouse|scullery|utility room|store ?rooms?|store ?cupboard|attic|loft|dresser|drawers?|cabinets?|sideboard|bookcase|mantelpiece|hamper';
/** Surfaces and things of a kitchen, where food may stand for hours. */
export const KITCHEN =
  'counters?|counter ?tops?|worktops?|work surface|window ?sills?|window ?ledges?|sill|ledge|window|sun|table(?:top)?s?|kitchen(?: side)?|bench(?:top)?|desk|car|stoves?|stove ?top|hobs?|cookers?|ovens?|aga|range(?: top)?|(?:back |rear |front )?burners?|cook ?tops?|bread bin|sink|boiler|radiator|water heater|piano|kettle|toaster|fruit bowl|bread box|coffee machine|dishwasher|washing machine|book ?shel(?:f|ves)|microwave(?= (?:stand|top))';
const ELSEWHERE =
  '(?:buffet|side(?=\\W|$)(?! of)|landing|stairs|lounge|parlour|nursery|study|workshop|staff room|canteen|cloakroom|stall|highchair(?: tray)?|buggy|stroller|pannier|cart|trailer|boat|cake stand|cake dome|dessert table|fire escape|barn|greenhouse|airing cupboard|haversack|holdall|tote|briefcase|lunch tin|bed|balcony|patio|doorstep|(?:front|back|kitchen) door|terrace|veranda|floor|heater|fire(?:place|side)?|hearth|trolley|fridge|draining board|drainer|step(?! \\d)|deck|breakfast bar|island|stool|chair|seat|dashboard|parcel shelf|rug|blanket|grass|lawn|airer|boot|trunk|rucksacks?|back ?packs?|saddlebags?|trestle|freezer(?: lid| top)?|(?<=\\b(?:your|his|her|their|my|school|work|gym|shopping|beach|picnic|paper|lunch|sports|saddle|bike|bicycle|carrier|tote|shoulder) )bags?|satchels?|handbag|purse|pocket|locker|lunch ?box(?:es)?|tent|caravan|basket|conservatory|hallway|hall|room(?! temp)|bathroom|bedroom|office|classroom|cake tin|biscuit tin|lunch pail|glove ?(?:box|compartment)|van|truck|suitcase|tiffin|sunshine|shade|steamer|colander|footwell|cot|crib|bedside(?: table)?|night ?stand|(?:changing|nappy|diaper) bag|pushchair|pram|garden|kitchen|yard|bucket|bath|unplugged (?:cool ?box|cooler|fridge)|(?:cool ?box|cooler|esky) (?:without|with no))';
const VESSEL =
  '(?:pan|pot|stock ?pot|wok|skillet|saucepan|cauldron|casserole|dutch oven|crock|rice cooker|dish|(?:roasting |baking |turkey |(?<=(?:the|its|their) )(?:\\w+ )?)tin|jug|(?:cooking )?(?:water|liquid|juices|broth))';
/** Left alone, it has no place but where it stands. */
const OPEN_VESSEL =
  '(?:big |full |covered |whole )?(?:pan|pot|stock ?pot|wok|skillet|saucepan|casserole|platter|tureen|roasting tin|serving dish)';
const LID = '(?:lid|cloth|tea towel|plate|dome|cloche|foil)';

const DETERMINER =
  "(?:the |a |an |your |our |my |its |their |his |her |any |some |that |this |one's |the kids' |the children's )?";
const PLACES = new RegExp(
  String.raw`\b(?:(?:out )?(?:on|onto|by|beside|near|next to|under|beneath|behind|against|atop|at|in|into|inside|round) (?:the (?:back|edge|corner|top|end|side|bottom|foot) of )?${DETERMINER}(?:(?!fridge|refrigerator|freezer|and\b|then\b|or\b|second fridge)[\w'-]+ ){0,3}?(?:${KITCHEN}|${LARDERS}|${ELSEWHERE})(?![\w-])|(?:straight )?from the (?:counter|side|worktop)|the (?:(?:cold|cool|unheated|back|spare|front|chilly) )?(?:balcony|porch|garage|shed|cellar|pantry|larder|window ?sill|doorstep|back step|veranda|utility room|hall(?:way)?|conservatory|bedroom|bathroom|stairs|landing|boot|car)(?: floor| shelf| step)? (?:do(?:es)?|will do|is|works|serves|makes|becomes|stands in)|(?:leave|let|keep) (?:the |your )${OPEN_VESSEL}(?! (?:to|on|in|over|under) (?:the |a )?(?:boil|simmer|low|heat|cook|bubble|come))|(?:the|your) ${OPEN_VESSEL} (?:is |can be |can |may be |may |will )?(?:left|stands?|sits?|stays?|waits?|be (?:fine|all right|happy|ok)|come to)|within (?:easy )?reach|to hand|on (?:show|display)|pride of place|outside(?: the (?:door|house))?(?! of)|outdoors|in the open(?: air)?|(?:at|to) (?:(?:normal|cool|warm|ambient|a|around|about) )*(?:room|kitchen) temp(?:erature)?|(?:at|in) ambient temperature|in the (?:warmth?|heat|shade|dark)|(?:some|any)where (?:\w+ )?(?:warm|cool|shady|sunny|quiet|dry)|in ${DETERMINER}(?:\w+ ){0,2}(?:place|spot|corner)|(?:in|inside) ${DETERMINER}(?:[\w-]+ ){0,2}?${VESSEL}|(?:put|pop|clap|set|with|under|beneath|keep) (?:on )?(?:the |its |their |a )(?:tight )?${LID}(?: back)?(?: on)?|(?:turn|switch) (?:it )?off(?=[,;.]| and\b|$)|(?:the |its )?(?:oven )?door (?:closed|shut|ajar)|(?:turn|switch|unplug|kill|cut)(?:ed)? (?:off )?(?:the |your )?(?:slow |rice |multi-?)?(?:oven|heat|hob|stove|cooker|gas|flames?|ring|burners?|crock ?pot|circulator|bath|power)(?: off)?|(?:the|its) (?:burners?|candles?|flames?|ring|heat|power) (?:out|unlit)|(?:power|circulator|bath|appliance) off|unplugged|unlit|(?:oven|cooker|hob|stove|heat),? (?:is |been )?(?:turned |switched )?off|off the (?:heat|boil)|(?:with )?the (?:heat|gas|flame|hob) off|(?:its|the) residual (?:heat|warmth)|(?:in|with) (?:the |some |old |thick )*(?:\w+ )?(?:towels?|blankets?|newspapers?|duvet|quilts?|coats?|shawl|sleeping bag)|(?:left|leave|leaves|leaving|have|has|sits?|sitting|stands?|standing|stood|kept|keep|stay|stays|be|been|set|put|carr(?:y|ies|ied)|lie|lies|rest|lay|laid|spread|bring|goes?|comes?) (?:it |them |everything |(?:the |your |any )?(?:[\w'-]+ ){0,3}?)?out(?! (?:the|any|a|an|this|that|some|these|if|of|on to)\b)|out (?:overnight|all (?:day|night))|(?:out )?for (?:\w+ ){0,4}(?:help themselves|graze|pick|nibble)|where it (?:is|stands|sits|was)|as it is|just as it stands\b|where you (?:mixed|made|left|cooked|put) (?:it|them)|(?:out of|from) the same (?:\w+ ){0,2}(?:tray|pot|platter|dish|bowl|pan)|(?:at its own pace|in its own (?:good )?time|of its own accord)|still (?:\w+ )?warm (?=when|in the morning|at breakfast)|(?:throw|drape|lay) (?:a|the) (?:\w+ )?(?:towel|cloth|blanket) over|(?:an?|any|some) (?:cold|cool|chilly|unheated|draughty|sunny|warm|shady|quiet|dark) (?:spot|place|corner|ledge|bedroom|attic|porch|garage|shed|larder|pantry|cellar|balcony|window ?sill|conservatory|hallway|outhouse|room)|(?:at|on|to|for) (?:a |the |your )?(?:picnic|hike|potluck|beach|festival|barbecue|bbq|road trip|train)\b|unrefrigerated|unchilled|(?<=(?:^|[|,;:(]) ?)room temp(?:erature)?(?= ?(?:$|[|,;:.)])))\b`,
  'g',
);
/** "Leave the platter on the piano": what is no kitchen thing may hold a dish too. */
export const ANY_SURFACE =
  /\b(?:leave|left|(?:stand|sit|lie|wait|rest|ride|travel|stay|live|remain)s?|stood|keep|kept|put(?: out)?|set(?: out)?|lay|laid|park|perch|stow|stash|pile|have|has|(?:is|are) still)\b[^.;,]{0,30} (?:on|beside|behind|by|near|next to|under|against) (?:the|a|your|our|my|his|her|their) (?!fridge|freezer|(?:low|high|heat|oven|grill|barbecue|rack|tray|plate|board|dish|bowl|bottom|top|middle|time|side|table of|day|night|evening|morning|mother|family|label|packet|tin|pack|flesh|meat|cut|fire|flame|coals|lid|cloth|foil|spoon|knife|fork|weight|sauce|salad|rice|bread|toast|simmer|bone|skin|hob|stove|cooker|same|other|bed|sheet|baking|paper|cooling|wire|skewer)\w*\b)\w+\b/g;
/** What is hot as long as it is on; there food cooks and does not stand. */
export const HOT_PLACE =
  /\b(?:burners?|cook ?tops?|range top|oven|cooker|stove|stove ?top|hob|aga|range|pan|pot|wok|skillet|saucepan|casserole|crock|dish|tin|lid|foil|sun|bath)\b/;
export const HEATS =
  /\b(?:simmer\w*|ticks? over|bake[ds]?|baking|roast(?:ed|ing)?|cook(?:ed|ing|s)?(?! (?:rice|chicken|meat|salmon|fish|pasta|food))|low|lowest|gentle|gentlest|flame|high|degrees|\d{2,3} ?°? ?[cf]|bubbl\w+|slow[- ]cook\w*|brais\w*|boil\w*|poach\w*|stew(?=ed|ing)\w*|melt\w*|dehydrate)\b/;

export const HOT_FIGURE = /\b(?:[6-9]\d|\d{3}) ?°? ?[cf]\b/;
export const ONCE_COOKED =
  /\b(?:once|after|when|freshly|already|just|the|this|your|any|all|some) (?:\w+ ){0,2}?(?:cooked|boiled|baked|roasted|poached|braised|simmered|stewed|melted)\b/;

/** "In salt water in a bucket in the shed": where the vessel stands says more than the vessel. */
const IN_VESSEL = new RegExp(`^(?:in|inside) [^.;]*(?:${VESSEL}|bucket|bath)$`);
/** "On the back of the stove until dinner, at the barest simmer" */
export const TICKS = /^[^.;]{0,60}\b(?:simmer\w*|bubbl\w+|blipp?\w*|low(?:est)? (?:heat|flame|setting))\b/;
export const COVERS = /\bput\b.*\b(?:lid|foil)\b/;

/** Places that were found, by the words they were looked for in: several parts of the rule ask for the same. */
const found = new Map<string, RegExpExecArray | null>();
const FOUND_LENGTH = 200;

/** A place that is neither cold nor hot, where the words do not cook there; null where none is said. */
export function findWarmPlace(plain: string): RegExpExecArray | null {
  const known = found.get(plain);
  if (known !== undefined) return known;
  if (found.size >= FOUND_LENGTH) found.clear();
  const place = searchWarmPlace(plain);
  found.set(plain, place);
  return place;
}

export const IN_THE_COLD = /^(?:in|into|inside|at) .*(?:fridge|freezer)$/;

function searchWarmPlace(plain: string): RegExpExecArray | null {
  prepare(PLACES);
  let vessel: RegExpExecArray | null = null;
  for (let match = PLACES.exec(plain); match !== null; match = PLACES.exec(plain)) {
    // The top of a fridge is warm, and not its inside.
    if (says(match[0], IN_THE_COLD)) continue;
    if (!isDenied(plain.slice(0, match.index)) && !cooksThere(plain, match)) {
      if (!says(match[0], IN_VESSEL)) return match;
      vessel ??= match;
    }
  }
  if (vessel !== null) return vessel;
  return says(plain, HEATS) ? null : findSaid(plain, ANY_SURFACE);
}

export const OVEN = /^in (?:the |a )?(?:low |slow |moderate )?oven$/;
export const PARTS = /[|·•,;]/;
export const LINE_END = /[^|·•,;]*$/;
export const LEFT_THERE =
  /\b(?:leav|left|stand|stood|sit|sat|keep|kept|wait|stay|hold|store|cool|thaw|defrost|remain|forg[eo]t|liv|park|hide|off|unlit|door|light|cold|warm|overnight|night|next|tomorrow|morning|let|until|till|while|since|from|park|can|may|after|once)/;
// "Cook in the oven for 3 hours" is no standing; "boil the rice and leave it on the stove" is.
function cooksThere(plain: string, { 0: words, index }: RegExpExecArray): boolean {
  if (!says(words, HOT_PLACE) || /\boff\b/.test(words)) return false;
  // "30 minutes active, 4 hours in the oven": an oven that nobody turned off and where nothing is left is on.
  if (says(words, OVEN)) {
    const line = `${prepare(LINE_END).exec(plain.slice(0, index))?.[0] ?? ''}${words}${plain.slice(index + words.length).split(prepare(PARTS))[0] ?? ''}`;
    if (!says(line, LEFT_THERE)) return true;
  }
  const before = (
    plain
      .slice(0, index)
      .split(/[,;:]| and /)
      .at(-1) ?? ''
  ).replace(prepare(ONCE_COOKED), ' ');
  const after = plain.slice(index + words.length);
  if (says(after, TICKS)) return true;
  // "Put on the lid, set it to low and cook": what is covered is told of in the clauses behind.
  const behind = says(words, COVERS) ? after : (after.slice(0, 40).split(/[;,]/)[0] ?? '');
  return says(before + behind, HEATS) || says(words + after.slice(0, 20), HOT_FIGURE);
}
