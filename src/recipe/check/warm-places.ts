// Places where food is neither cold nor hot: surfaces, rooms, bags and cars, the pot it was cooked in, the oven that is
// off. One list for what stands for hours and for what is stored for weeks.

import { findSaid, isDenied, prepare } from './phrases.ts';

/** Where things are stored for weeks. */
export const LARDERS =
  'cupboards?|pantry|pantries|larder|(?<!(?:top|bottom|lower|upper|middle|fridge|oven|lowest) )shel(?:f|ves)|cellars?|basement|garage|shed|porch|outhouse|scullery|utility room|store ?rooms?|store ?cupboard|attic|loft|dresser|drawers?|cabinets?|sideboard|bookcase|mantelpiece|hamper';
/** Surfaces and things of a kitchen, where food may stand for hours. */
export const KITCHEN =
  'counters?|counter ?tops?|worktops?|work surface|window ?sills?|window ?ledges?|sill|ledge|window|sun|table(?:top)?s?|kitchen(?: side)?|bench(?:top)?|desk|car|stoves?|stove ?top|hobs?|cookers?|ovens?|aga|range|bread bin|sink|boiler|radiator';
const ELSEWHERE =
  '(?:buffet|side(?=\\W|$)(?! of)|balcony|patio|doorstep|(?:front|back|kitchen) door|terrace|veranda|floor|heater|fire(?:place|side)?|hearth|trolley|fridge|draining board|drainer|step|deck|breakfast bar|island|stool|chair|seat|dashboard|parcel shelf|rug|blanket|grass|lawn|airer|boot|trunk|rucksack|back ?pack|(?<=\\b(?:your|his|her|their|my|school|work|gym|shopping|beach|picnic|paper|lunch|sports|saddle|bike|bicycle|carrier|tote|shoulder) )bags?|satchel|handbag|purse|pocket|locker|lunch ?box(?:es)?|tent|caravan|basket|conservatory|hallway|hall|room(?! temp)|bathroom|bedroom|office|classroom|cake tin|biscuit tin|lunch pail|glove ?box|van|truck|suitcase|tiffin|sunshine|shade|steamer|colander|footwell|pushchair|pram|garden|kitchen|yard|bucket|bath|unplugged (?:cool ?box|cooler|fridge))';
const VESSEL =
  '(?:pan|pot|stock ?pot|wok|skillet|saucepan|cauldron|casserole|dutch oven|crock|rice cooker|dish|(?:roasting |baking |turkey |(?<=(?:the|its|their) )(?:\\w+ )?)tin|jug|(?:cooking )?(?:water|liquid|juices|broth))';
/** Left alone, it has no place but where it stands. */
const OPEN_VESSEL =
  '(?:big |full |covered |whole )?(?:pan|pot|stock ?pot|wok|skillet|saucepan|casserole|platter|tureen|roasting tin|serving dish)';
const LID = '(?:lid|cloth|tea towel|plate|dome|cloche|foil)';

const DETERMINER =
  "(?:the |a |an |your |our |my |its |their |his |her |any |some |that |this |one's |the kids' |the children's )?";
const PLACES = new RegExp(
  String.raw`\b(?:(?:out )?(?:on|onto|by|beside|near|next to|under|beneath|behind|against|atop|at|in|into|inside|round) (?:the (?:back|edge|corner|top|end|side|bottom|foot) of )?${DETERMINER}(?:(?!fridge|refrigerator|freezer)[\w'-]+ ){0,3}?(?:${KITCHEN}|${LARDERS}|${ELSEWHERE})(?![\w-])|(?:straight )?from the (?:counter|side|worktop)|the (?:balcony|porch|garage|shed|cellar|pantry|larder|window ?sill|doorstep|back step|veranda) (?:does|will do|is|works|serves|makes|becomes|stands in)|(?:leave|let|keep) (?:the |your )${OPEN_VESSEL}(?! (?:to|on|in|over|under) (?:the |a )?(?:boil|simmer|low|heat|cook|bubble|come))|(?:the|your) ${OPEN_VESSEL} (?:is |can be |can |may be |may )?(?:left|stands?|sits?|stays?|waits?)|outside(?: the (?:door|house))?(?! of)|outdoors|in the open(?: air)?|(?:at|to) (?:(?:normal|cool|warm|ambient|a|around|about) )*(?:room|kitchen) temp(?:erature)?|(?:at|in) ambient temperature|in the (?:warmth?|heat|shade|dark)|(?:some|any)where (?:\w+ )?(?:warm|cool|shady|sunny|quiet|dry)|in ${DETERMINER}(?:\w+ ){0,2}(?:place|spot|corner)|(?:in|inside) ${DETERMINER}(?:[\w-]+ ){0,2}?${VESSEL}|(?:put|pop|clap|set|with|under|beneath|keep) (?:on )?(?:the |its |their |a )(?:tight )?${LID}(?: back)?(?: on)?|(?:turn|switch) (?:it )?off(?=,| and\b)|(?:the |its )?(?:oven )?door (?:closed|shut|ajar)|(?:turn|switch|unplug|kill|cut)(?:ed)? (?:off )?(?:the |your )?(?:slow |rice )?(?:oven|heat|hob|stove|cooker|gas|flame|ring|burner|crock ?pot)(?: off)?|(?:oven|cooker|hob|stove|heat),? (?:is |been )?(?:turned |switched )?off|off the (?:heat|boil)|(?:with )?the (?:heat|gas|flame|hob) off|(?:its|the) residual (?:heat|warmth)|(?:in|with) (?:the |some |old |thick )*(?:towels|blankets|newspapers?|duvet|sleeping bag)|(?:left|leave|leaves|leaving|sits?|sitting|stands?|standing|stood|kept|keep|stay|stays|be|been|set|put|lie|lies|rest|lay|laid|spread|bring|goes?|comes?) (?:it |them |everything |(?:the |your |any )?(?:[\w'-]+ ){0,3}?)?out(?! (?:the|any|a|an|this|that|some|these|if|of|on to)\b)|out (?:overnight|all (?:day|night))|(?:out )?for (?:\w+ ){0,4}(?:help themselves|graze|pick|nibble)|where it (?:is|stands|sits|was)|as it is|an? (?:cold|cool|chilly|unheated|draughty|sunny|warm) (?:porch|garage|shed|larder|pantry|cellar|balcony|window ?sill|conservatory|hallway|outhouse|room)|(?:at|on|to|for) (?:a |the |your )?(?:picnic|hike|potluck|beach|festival|barbecue|bbq|road trip|train)\b|unrefrigerated|unchilled)\b`,
  'g',
);
/** "Leave the platter on the piano": what is no kitchen thing may hold a dish too. */
const ANY_SURFACE =
  /\b(?:leave|left|stands?|stood|keep|kept|sits?|put out|set out|lay|laid)\b[^.;,]{0,30} (?:on|beside|behind|next to) (?:the|a|your|our|my) (?!fridge|freezer|(?:low|high|heat|oven|grill|barbecue|rack|tray|plate|board|dish|bowl|bottom|top|middle|simmer|bone|skin|hob|stove|cooker|same|other|bed|sheet|baking|paper|cooling|wire|skewer)\w*\b)\w+\b/g;
/** What is hot as long as it is on; there food cooks and does not stand. */
const HOT_PLACE =
  /\b(?:oven|cooker|stove|stove ?top|hob|aga|range|pan|pot|wok|skillet|saucepan|casserole|crock|dish|tin|lid|foil|sun|bath)\b/;
const HEATS =
  /\b(?:simmer\w*|bake[ds]?|baking|roast(?:ed|ing)?|cook(?:ed|ing|s)?(?! (?:rice|chicken|meat|salmon|fish|pasta|food))|low|lowest|gentle|gentlest|flame|high|degrees|\d{2,3} ?°? ?[cf]|bubbl\w+|slow[- ]cook\w*|brais\w*|boil\w*|poach\w*|stew(?=ed|ing)\w*|melt\w*|dehydrate)\b/;

const HOT_FIGURE = /\b(?:[6-9]\d|\d{3}) ?°? ?[cf]\b/;
const ONCE_COOKED =
  /\b(?:once|after|when|freshly|already|just|the|this|your|any|all|some) (?:\w+ ){0,2}?(?:cooked|boiled|baked|roasted|poached|braised|simmered|stewed|melted)\b/;

const COVERS = /\bput\b.*\b(?:lid|foil)\b/;

/** A place that is neither cold nor hot, where the words do not cook there; null where none is said. */
export function findWarmPlace(plain: string): RegExpExecArray | null {
  prepare(PLACES);
  for (let match = PLACES.exec(plain); match !== null; match = PLACES.exec(plain)) {
    if (!isDenied(plain.slice(0, match.index)) && !cooksThere(plain, match)) return match;
  }
  return HEATS.test(plain) ? null : findSaid(plain, ANY_SURFACE);
}

// "Cook in the oven for 3 hours" is no standing; "boil the rice and leave it on the stove" is.
function cooksThere(plain: string, { 0: words, index }: RegExpExecArray): boolean {
  if (!HOT_PLACE.test(words) || /\boff\b/.test(words)) return false;
  const before = (
    plain
      .slice(0, index)
      .split(/,| and /)
      .at(-1) ?? ''
  ).replace(ONCE_COOKED, ' ');
  const after = plain.slice(index + words.length);
  // "Put on the lid, set it to low and cook": what is covered is told of in the clauses behind.
  const behind = COVERS.test(words) ? after : (after.slice(0, 40).split(/[;,]/)[0] ?? '');
  return HEATS.test(before + behind) || HOT_FIGURE.test(words + after.slice(0, 20));
}
