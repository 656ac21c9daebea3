// Rule undercooked, told by a permission: what would show that poultry, mince, sausages or offal are cooked is waived
// ("needn't be white all through"), disregarded ("even if the juices are rosy"), or left to taste ("rare, medium or
// well done"). Source of what is cooked through: FoodSafety.gov and UK Food Standards Agency.

const STATE =
  '(?:pink(?:ish)?|red(?:dish)?|ruby|crimson|scarlet|raw|bloody|rare|bleu|rosy|glassy|shiny|translucent|see-through|underdone|undercooked|uncooked|unset|not cooked|coloured|colored)';
const DONE =
  '(?:(?:cooked|done|white|opaque|brown|heated|firm|set|hot|finished) (?:\\w+ ){0,3}?(?:through(?:out)?|through and through|fully|completely|inside|in the (?:middle|centre|center))|cooked|fully done|well[- ]done|juices? (?:\\w+ ){0,2}clear|no longer pink|clear juices|juices? (?:\\w+ )?(?:is|are|be) clear)';
const MEAT =
  '(?:chickens?|turkeys?|poultry|birds?|duck|meats?|pork|mince|burgers?|patt(?:y|ies)|sausages?|bangers|meatballs?|livers?|kidneys?|thighs?|breasts?|wings?|drumsticks?|legs?|flesh|juices?|insides?|middles?|cent(?:re|er)s?|filling|it|they)';

/** A need that is denied: "needn't", "no need to wait until", "don't have to be". */
const UNNEEDED = String.raw`\b(?:needn't|need not|(?:does not|doesn't|do not|don't|won't|will not) (?:(?:actually|really|necessarily|always) )?(?:have|need) to|no (?:real )?need (?:to|for)|(?:isn't|is not|not) (?:necessary|essential|needed|important)|without (?:waiting|bothering)|(?:don't|do not|never|no need to) (?:bother|wait|insist|hold out|fuss|fret|worry|obsess)|not necessarily|rather than wait(?:ing)?|why wait)\b(?! (?:[^.;]{0,40}\b)?(?:oil|marinat|preheat|peel|turn|flip|stir|wash|rinse|cover))[^.;:]{0,50}?\b${DONE}`;
const NOT_PROOF = String.raw`\b${MEAT} (?:\w+ ){0,3}?(?:needn't|need not|(?:doesn't|does not|don't|do not) (?:have|need) to) (?:be|run|turn|go|get|look|reach|become) (?:\w+ ){0,4}?(?:white|opaque|brown|clear|done|through|firm|hot|grey|gray|\d\d)`;
/** What is seen and passed over: "even if it runs red", "whatever the meat looks like". */
const PASSED_OVER = String.raw`\b(?:even if|even though|even when|never mind (?:if|that|whether)|no matter (?:if|that|whether|how)|it (?:doesn't|does not|needn't|will not|won't) matter (?:if|that|whether|how|when)|(?:so what|who cares|don't (?:worry|panic|fret|be (?:alarmed|put off)|mind)|no (?:harm|problem|worries)|not a problem|fine|ok|okay|all right|alright) (?:if|when|that)|despite|regardless of|although) (?:[\w'-]+ ){0,8}?${STATE}\b`;
const WHATEVER = String.raw`\b(?:whatever|no matter (?:how|what)|regardless of (?:how|what)|never mind (?:how|what)) (?:the |its |their )?(?:${MEAT}) (?:\w+ ){0,2}?(?:looks?|is|are|does|do|doing|like)\b|\bmatters? (?:far |much )?more than (?:\w+ ){0,3}?(?:${MEAT})\b|\b(?:regardless of|ignore|forget) the (?:colou?r|state) of the (?:${MEAT})\b`;
/** The verb itself, and the shade. */
const UNDERCOOK =
  '\\bunder-?cook(?:ing)? (?:it|them|the \\w+|these|yours|your \\w+|slightly|a)\\b|\\b(?:a (?:touch|shade|little|bit|tad|whisker|fraction)|slightly|somewhat|deliberately|on the side of|better(?: slightly| a little)?) under(?:done|cooked)?(?= (?:than|so|is|than|rather|and|;)|[.,;:!)]|$)|\\bon the (?:under|rare|pink|raw)(?:done|cooked|er)? side\\b|\\b(?:pinker|rarer|bloodier|less (?:well )?(?:cooked|done))\\b(?! than (?:it|this|that|the figure))';
/** Raw or rosy meat by its name, with a verdict that lets it pass. */
const VERDICT = String.raw`\b${STATE}(?: and \w+)? (?:chickens?|turkeys?|poultry|duck|burgers?|sausages?|mince|pork mince|meatballs?|livers?|meat|insides?|juices?|flesh)\b(?! (?:is|are) (?:not|never|un|dangerous))[^.;]{0,30}?\b(?:(?:isn't|is not|aren't|are not|never|no longer|hardly) (?:\w+ )?(?:dangerous|unsafe|a (?:problem|worry|risk|danger)|harmful|bad)|(?:is|are) (?:\w+ )?(?:safe|fine|ok|okay|good|perfect|normal|best|delicious|tast(?:y|ier)|juicier|nothing to)(?! (?:only )?for (?:the bin|stock|\w+ (?:hours?|days?)))|(?:tastes?|eats?) (?:\w+ )?(?:better|best|good)|won't (?:hurt|harm)|(?:does|do) no harm)`;
const PINK_IN = String.raw`\b(?:pink(?:ness)?|red(?:ness)?|blood|blush|rosiness|translucence|rawness) (?:in|inside|near|at|by|on|around) (?:the |your |a |their )?(?:chickens?|turkeys?|poultry|duck|burgers?|sausages?|mince|meatballs?|livers?|bones?|joints?|middles?|cent(?:re|er)s?)\b[^.;]{0,30}?\b(?:is|are|means?|shows?)(?! not| never)(?: only| just| that)*(?: (?:perfectly|quite|absolutely|totally|completely))? (?:ok|okay|fine|good|normal|perfect|nothing|harmless|all right|a (?:good |young )?\w+)`;
const CENTRED = '\\b(?:raw|pink|red|rosy|bloody|translucent)-(?:cent(?:red|ered)|hearted|middled)\\b';
/** Handled as what is eaten rare or raw. */
const LIKE_STEAK =
  '\\b(?:treat|cook(?:ed)?|handle|serve[ds]?|think of|do|sear(?:ed)?|eat(?:en)?|approach|look(?:s)?|gives?|feels?|springs?) (?:(?!not |never )[\\w-]+ ){0,6}?(?:like|as (?:if it were |though it were |you would |you do |one would )?(?:for )?|(?:just )?as with|the way you would(?: treat| cook| do)?) ?(?:an? |the |good |fine |rare |your )*(?:(?:beef |tuna |rib-?eye |sirloin )?steaks?|tuna|sashimi|sushi|roast beef|ribeye|tartare|carpaccio)\\b';
// "Bacteria live on the surface only, so a quick sear is enough."
const ON_SURFACE = String.raw`\b(?:bacteria|germs|bugs|microbes) (?:(?!not |never )\w+ ){0,3}?(?:on|at|to) the (?:surface|outside)\b[^.;]{0,40}?\b(?:quick|only|just|enough|all|rare|raw|pink|no need|fine|needn't)\b`;
/** Why it should need no cooking, and what is said to stand in for it. */
const EXCUSES = String.raw`${ON_SURFACE}|\b(?:organic|free[- ]range|fresh(?:ly)?(?: \w+)?|local|corn-fed|grass-fed|good[- ]quality|high[- ]welfare|well[- ]sourced|supermarket|butcher's?|farm(?:ed)?|modern|today's|nowadays)\b[^.;]{0,40}?\b(?:so|can|may|means?|is|are)\b[^.;]{0,25}?\b(?:rare|pink|raw|bloody|underdone|undercooked|safe (?:at|when|to eat) (?:any|less|lower)|at any doneness)\b|\b(?:acid|acidity|lime|lemon|citrus|vinegar|alcohol|vodka|brandy|salt|brine|cure|smoke|chilli(?:es)?|wasabi|mustard|spices?|marinade|garlic)(?: juices?| cure)?(?: \w+){0,3}? (?:kills? (?:\w+ ){0,3}(?:bacteria|germs|bugs|off|everything|anything|nasties)|(?:do|does|has done) (?:all |the rest of |most of |what )?(?:the|its|any) (?:rest of the )?cooking|makes? (?:it|them|the meat) (?:perfectly |quite )?(?:safe|fit)|takes? care of (?:any|the) (?:bacteria|germs|bugs))|\b(?:ignore|forget|skip|disregard|never mind|overly cautious|overcautious|nonsense|outdated|scaremongering|overkill|too cautious|for cowards)\b[^.;]{0,40}?\b(?:165|74|75|160|71|government|official|usda|fsa|guidelines?|well[- ]done|food[- ]safety)\b|\b(?:165|74|75|160|71) ?(?:°|degrees)? ?[cf]?\b[^.;]{0,30}?\b(?:overkill|nonsense|overcautious|too (?:cautious|high|much|far)|for cowards|ruins?|myth|unnecessary|outdated)\b`;
const CHOICE =
  '\\b(?:rare|blue|pink|bloody)(?:,| or| to| through to)? (?:medium(?:[- ]rare)?(?:,| or| to| and)? ?)?(?:or |and |to )?(?:medium|well[- ]done|well)\\b(?! (?:away|with|heat|before|in|covered))|\\b(?:however|as|how|just as|just how|the way|done) (?:rare|pink|well[- ]done|bloody|well|done)?(?:as )?(?:you|they|everyone|each (?:guest|person)|guests|people) (?:likes?|prefers?|wants?)(?: (?:it|them|theirs|yours))? (?:rare|pink|bloody|underdone)\\b';
/** "Doneness is your call: 55 for rosy, 60 for medium" */
const YOUR_CALL =
  "\\b(?:temperatures?|thermometers?|probes?|core|figures?|readings?)\\b[^.;]{0,30}\\b(?:(?:of|is|are) no (?:interest|matter|concern|consequence|use|importance|account)|irrelevant|beside the point|immaterial|neither here nor there|(?:not|never) matter)\\b|\\bdoneness\\b(?:(?! not\\b| never\\b|n't)[^.;!?]){0,40}\\b(?:your (?:own )?(?:call|choice|business)|up to (?:you|each)|a? ?matter of taste|to (?:your|their) (?:taste|liking))|\\b\\d{2,3} ?(?:°|degrees)? ?[cf]? for (?:rosy|pink|rare|medium|blue|blushing)\\b";
const MEDIUM =
  '\\b(?<!(?:the|your|a) )(?:cook(?:ed)?|serve[ds]?|grill(?:ed)?|roast(?:ed)?|fry|fried|want|likes?|prefer|order|done|enjoy(?:ed)?|eat(?:en)?|keep|take) (?:(?:it|them|theirs|ours|mine|the \\w+|to|a|at|just|best|be|as|nicely|no more than|no further than|until|nice and) ){0,4}medium(?:[- ]rare)?\\b(?!(?:,? (?:or|to|and)?)?[- ](?:heat|high|low|hot|well|siz|flame|oven|gas|pan|large|bowl|egg|onion|\\w+ heat|setting|speed|fire))';
/** Served in a state that is only on its way. */
const ON_THE_WAY =
  "\\b(?:filling|meat|flesh|mince|insides?|stuffing|livers?|chicken|turkey|sausages?|burgers?|patties|thighs|breasts?|wings|drumsticks) (?:(?:will|should|may|might|can|must|is|are|was|be|stays?|still|remains?|looks?|comes out|ought|to|a|an|little|bit|touch|slightly|quite|nice|rather|very|and|as|so|soft|juicy|moist|tender|deep|bright|lovely|good|beautifully|properly|also) ){1,6}(?:pink(?:ish)?|red(?:dish)?|raw|bloody|rosy|ruby|translucent|glassy|see-through|underdone|undercooked|unset)\\b(?![- ](?:hot|chilli|pepper|onion|wine|from|with paprika))|\\b(?:barely|scarcely|hardly|only just|not quite|not yet|nowhere near|half|part|partly|semi|three[- ]quarters?|two[- ]thirds)[- ](?:cooked|done|set|raw|opaque|sealed|through|cooked through)\\b|\\bhalf ?-?way (?:cooked|through|done)\\b|\\b(?:raw|rare)[- ]?ish\\b|\\b(?:its|their|some|a|with|that) raw (?:bite|edge|texture|chew|middle|heart|core|centre|center)\\b|\\bsee-through in (?:places|parts|spots|the)|\\bonly colou?r (?:that )?you(?:'re| are)? (?:want|after)|\\b(?:give|spring|yield)s? like (?:a )?(?:sponge|jelly|raw)|\\bjust (?:loses?|lost) (?:its|their) chill\\b|\\b(?:lots|plenty|some|a lot|a bit|a little|much|patches|streaks|traces|hints?) of (?:pink|red|blood)(?:ness)?\\b(?! (?:grapefruit|peppercorn|wine|onion|salt))|\\b(?:bleed|ooze|weep)s?(?: \\w+)? (?:when|if|as) (?:you |they are |it is |it's |they're )?(?:cut|press|slice|pierce|prick)|\\b(?:must|should|ought to|will|still|may) (?:bleed|weep|ooze)\\b|\\bjuices? (?:\\w+ ){0,4}?(?:colou?r(?:ed)?|ting(?:e|ed)|tint(?:ed)?|blush|streaked|cloudy)\\b(?! (?:is|has) (?:gone|left))|\\b(?:leave|leaving|keep|keeping|likes?|prefer|love) (?:(?:it|them|the \\w+|mine|ours|theirs|yours) )?(?:nice and |nicely |quite |very |beautifully |rather |properly |a shade |a touch |a little |a bit |slightly |still )*(?:rare|bloody|ruby|blue|pink|rosy)\\b(?! (?:onions?|peppercorns?|pickle|salt))|\\b(?:still|nice(?:ly)? and|a little|slightly|quite|faintly|beautifully) (?:rosy|red|ruby|blushing|glassy|translucent|shiny|squidgy|jelly-?like)\\b(?![- ](?:hot|onions?|wine|peppers?|tomato|cabbage))|\\b(?:serve[ds]?|cook(?:ed)?|eat(?:en)?|carve[ds]?|slice[ds]?) (?:(?:it|them|the \\w+|yours|these|while|still|nice and|nicely|quite|very|beautifully|a|rather|properly|really|good and) ){0,4}(?:rare|blue|bloody|raw|bleu|purple|ruby)\\b(?! (?:cheese|onions?|vegetables|veg|carrots?|salad|cabbage|or well|honey|sugar|spinach|side|in the marinade|meat|chicken|milk|vinegar|wine|port|cauliflower|beetroot|fish))|\\b(?:purple|ruby|crimson|scarlet)(?:[- ]red)? (?:inside|within|in the (?:middle|cent(?:re|er))|heart|at the (?:bone|cent(?:re|er)))|\\b(?:ruby|raw) and (?:raw|ruby|red|bloody)\\b|\\b(?:soft|squidgy|squishy|mushy|pasty|paste-like|spongy|wet|runny|jelly-?like|cool|cold|damp) (?:and|but) (?:pink|red|raw(?:-?ish)?|paste-like|mushy|bloody)\\b|\\b(?:pink|red|raw|bloody) and (?:soft|squidgy|mushy|pasty|wet|runny|chewy|cool|juicy) (?:in|with|at|on the)";
/** Half of the cooking now, the rest another day. */
const FOR_LATER =
  '\\b(?:half|part|partly|partially|par)(?:[- ]| of the way | way )?(?:-?cook(?:ed|ing)?|-?roast(?:ed)?|-?grill(?:ed)?|-?done|through|-?bake[d]?)\\b';

export const PERMITS = new RegExp(
  [
    UNNEEDED,
    NOT_PROOF,
    PASSED_OVER,
    WHATEVER,
    UNDERCOOK,
    VERDICT,
    PINK_IN,
    CENTRED,
    LIKE_STEAK,
    EXCUSES,
    CHOICE,
    YOUR_CALL,
    MEDIUM,
  ].join('|'),
  'g',
);
/** Stopped before it changes, a part of it changed, and colours told by other things. */
const BEFORE_CHANGE = String.raw`\b(?:before|without)\b (?!serving|adding)(?:\w+ ){0,4}?(?:turns?|turned|goes|gone|going|loses?|lost|becomes?|changes?|has|have|is|are) (?:\w+ ){0,3}?(?:white|opaque|pink|through|clear)\b|\b(?:about |only |roughly |just )?(?:half|two[- ]thirds|three[- ]quarters|mostly|partly|partially|nearly|almost|[3-9]\d ?%|[3-9]\d per ?cent) (?:of the way )?(?:opaque|cooked|white|done|through)\b|\b(?:inside|within|middles?|cent(?:re|er)s?|core|heart|flesh|meat|interior)\b[^.;]{0,30}?\b(?:colou?r|shade|hue|redness|pinkness) of (?:an? |the )?(?:\w+ )?(?:ros[eé]s?|ham|salmon|raspberr\w+|strawberr\w+|cherr\w+|wine|beetroot|peach\w*|blood|bricks?|lipstick|sunset|rub(?:y|ies)|coral|watermelon|claret|port)\b|\b(?:the |a )?(?:colou?r|shade|hue) of (?:an? |the )?(?:\w+ )?(?:ros[eé]s?|ham|salmon|raspberr\w+|strawberr\w+|cherr\w+|wine|beetroot|peach\w*|blood|bricks?|coral|watermelon|claret)\b[^.;]{0,20}?\b(?:inside|within|in the (?:middle|cent(?:re|er)))`;

/** A claim that names germs only to wave them off. */
export const WAVES_OFF = new RegExp(ON_SURFACE);
export const STOPS_SHORT = new RegExp(`${ON_THE_WAY}|${BEFORE_CHANGE}`, 'g');
export const HALF_COOKS = new RegExp(FOR_LATER, 'g');

/** After a sight that should alarm: "that's how it should be", "eat it anyway", "no harm". */
export const REASSURES =
  /\b(?:(?:don't|do not|no need to|needn't|never|nothing to) (?:worry|panic|mind|be (?:alarmed|afraid|put off|scared|tempted)|fret|fuss|fear|bother)|no (?:harm|problem|worries|big deal|matter|bother|cause for|need to (?:worry|panic|cook))|(?:that's|that is|it's|it is|this is|they're|they are|is|are|be|was|means?)(?! not| never|n't)(?: (?!not|never|no|nothing|isn't)\w+){0,2} (?:fine|ok|okay|normal|perfect|good|great|right(?! (?:through|to the|into|down|away|up|under|at|back)\b)|desirable|safe|harmless|ideal|natural|juicy|juicier|moist|succulent|intended|all right|alright|lovely|delicious|how (?:we|it|i|chefs|they)|what (?:you|we)(?:'re|'ve| are)? (?:want|after|looking)|the (?:point|aim|goal|idea|sign|mark|secret))|(?:eat|serve|carve|plate|enjoy) (?:it|them) (?:anyway|regardless|as (?:it is|is|they are))|won't (?:hurt|harm|kill)|(?:does|do) no harm|all good|a good sign|fine by (?:me|us)|(?:how|the way) (?:we|i|chefs|they|the french|people) (?:like|do|have|eat|serve)|ignore (?:it|that|them)|trust (?:it|me|us))\b/;
