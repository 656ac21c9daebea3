// The words of what raw meat lies in, is brushed with or is rolled in, of how it gets there, and of what is left.

import { MEAT } from '../undercooked/raw-meat-words.ts';

/** What meat is marinated in, brushed with or coated with; the last word of its name. */
export const LIQUID =
  "(?:marinades?|brine|sauces?|glazes?|paste|rubs?|yogh?urt|buttermilk|teriyaki|miso|soy|mixture|mix|chimichurri|pesto|mayonnaise|mayo|mustard|tzatziki|raita|cream cheese|dressing|vinaigrette|harissa|satay|egg(?:s| ?wash)?|flour|cornflour|crumbs|breadcrumbs|panko|batter|milk|cream|liquid|honey|ketchup|salsa|gochujang|cider|wine|beer|vinegar|syrup|hoisin|ponzu|mirin|sriracha|chutney|jam|marmalade|tapenade|aioli|coating|dredge|spice mix|spices|starch|semolina|cornmeal|oats|dukkah|floury|eggy|peanut butter|tahini|hummus|juices?|lime|oil|butter|kefir|ghee|sambal|adobo|mole|za'atar)";

/** The meat goes through it. */
export const GOES_THROUGH =
  '(?:marinat\\w+|lie|lies|lying|swim\\w*|float\\w*|wallow\\w*|bob|steep\\w*|soak\\w*|bath(?:e|es|ed|ing)|dip(?:s|ped|ping)?|dunk\\w*|dredg\\w+|toss\\w*|turn(?:s|ed|ing)?|roll(?:s|ed|ing)?|submerg\\w+|tumbl\\w+|drag\\w*|bread(?:ed|ing)|crumb(?:ed|ing)|brin(?:e|ed|ing)|inject\\w*|swish\\w*|sit|sits|sat|rest\\w*|leav\\w+|left|lay|drop\\w*|press\\w*|mix\\w*|work\\w*|cover\\w*|add(?:s|ed|ing)?|put|tip|fold\\w*|squeez\\w+|squish\\w*|combin\\w+|swirl\\w*|shak(?:e|es|en|ing)|stir\\w*)';
/** It comes on to the meat, from a spoon or a brush. */
export const COMES_ON =
  '(?:brush\\w*|paint\\w*|bast\\w+|dab\\w*|rub\\w*|spoon\\w*|spread\\w*|smear\\w*|slather\\w*|glaz\\w+|pour\\w*|drizzl\\w+|coat\\w*|smother\\w*|massag\\w+|stuff\\w*|scoop\\w*|push\\w*|smooth\\w*)';

/** Some of it only: the rest has not met the meat. */
export const A_PART =
  /\b(?:half(?![- ](?:empty|full|used))|halves|third|thirds|quarter|some of|part of|most of|a little (?:of|more|for)|a bit of|divid\w+|split|(?:\d+ ?(?:tbsp|(?:tablespoon|teaspoon|cup|spoonful)s?|tsp|ml|g)|(?:a|one|two|three|four|six|few) (?:heaped |big |good )?(?:spoonful|tablespoon|teaspoon|ladle|cup|dollop)s?)(?= (?:of (?:the|it|this|that|your|them)|for|aside|back|apart|to|over|in|into)\b|\W*$|[,.;)])|take (?:some|half|a)\b|set aside|reserv\w+|keep|kept|hold back|held back|put aside|save some|separate|another bowl|plus (?:extra|more))\b/;
/** The spoon, the brush or the fingers go back into it. */
export const GOES_BACK =
  /\b(?:(?:straight |directly )?from the (?:jar|bowl|pot|tub|bottle|tin|pan)|(?:go(?:es|ing)?|return\w*|dip\w*|back) [^.;]{0,40}\bfor more|dipping your (?:fingers|hands)|double.?dip\w*|dip\w* (?:the |your |it )?(?:brush |spoon )?back\b|(?:brush|spoon) back in\w*|(?:go(?:es|ing)?|return\w*|back) (?:back )?(?:in|into|to) the (?:jar|bowl|pot|tub|bottle|tin)|same (?:spoon|brush))\b/;

/** What is left of it, or what it is called when it has been used. */
export const LEFT =
  /\b(?:(?:what(?:'s| is|ever)?|all that(?:'s| is)?|anything|any)\b[^.;]{0,30}\b(?:left|remains|remaining|stays)|left\b|left ?-?over|uncooked|the same (?:\w+ )?marinade|remaining|remains?|the rest|rest of|the last of|last (?:spoonful|drops?|bits?) of|dregs|surplus|excess|spare|extra (?=(?:[\w-]+ )?(?:marinade|sauce|glaze|brine|mixture|mix|baste|dip|paste)\b)|plenty of|any|from the (?:\w+ )?(?:bag|bowl|dish|tub|box)|(?:very )?(?:end|last moment)|(?:one|a|the) (?:last|final)|stay(?:s|ed) behind|left behind|cling(?:s|ing)|lingers?|back in(?:to)?|still (?:in|on) the|at the bottom of|bowl of|jar of|pot of|tub of|(?:the|that) (?:jar|pot|tub) (?:back|in)|in the (?:painting|dipping|basting|marinating|marinade|soaking|mixing|dredging) (?:bowl|dish|tray|bag))\b/;
/** What stays behind in what the meat lay in, under whatever name. */
export const RESIDUE =
  /\b(?:left|leftovers?|still|(?:remain|lurk|pool|cling)\w*|stuck|sits|sitting|bottom|goodness|flavou?rs?|dregs|goo|bits|scrapings|drops?|wast(?:e|ing)|everything|whatever|last)\b/;
/** It is told by the meat it held. */
export const TOLD_BY_MEAT = new RegExp(
  [
    String.raw`\b(?:used|spent|soaking|steeping|marinating|brining|dipping|dredging) (?:\w+ ){0,2}?(?:${LIQUID}|bowl|dish|bag)\b`,
    String.raw`\b(?:thawing|defrosting|brining|marinating) (?:bowl|dish|bag|tub|tray|water|liquid|juices)\b`,
    String.raw`\b(?:pink|pinkish|bloody|meaty) (?:liquid|juices?|water|puddle)\b`,
    String.raw`\braw (?:\w+ )?(?:marinade|brine|mixture|juices)\b`,
    String.raw`\b(?:sat|sitting|sits|bath\w*|lay|lying|steep\w*|soak\w*|swam|swimming|marinat(?:ed|ing)|dipped|dredged|coated|rolled|waited|was|were|is|are|came|been)\b[^.;]{0,20}\b(?:in|out of|through|from|with)(?=\W*$|[ ,.;])`,
    String.raw`\b(?:ran off|dripp\w+ (?:off|from)|from the (?:raw )?${MEAT})\b`,
    String.raw`\bfrom (?:dip|dredg|coat|soak|roll|bread|crumb|marinat|brin|flour)\w*ing (?:the |your |raw )*(?:${MEAT}|pieces|strips)\b`,
    String.raw`\b(?:tray|board|plate|packs?|packet|bowl|meat|${MEAT}) juices\b`,
    String.raw`\b(?:you|we|i) (?:\w+ )?(?:scraped|shook|drained|wiped|squeezed|strained|tipped|poured|patted) (?:off|out|away|from)\b|\bthat (?:dripped|ran|drained|fell|came) (?:off|from|out)\b`,
  ].join('|'),
);

/** It is eaten as it is. */
export const EATEN =
  /\b(?:(?:serv|drizzl|sprinkl|trickl|squeez|ladl)\w+|dip|dips|dipped|dipping|(?:dunk|dress|spoon|pour|spread|toss|strain|thin|whisk|beat|stir|shower|scatter|garnish|splash|swill|dollop|finish|fold|brush|paint|loosen|mop|swirl|slick|squirt|anoint)\w*|tip(?:s|ped|ping)?|ramekins?|let (?:\w+ ){1,6}down|hand(?:ed)? (?:\w+ ){0,4}round|pass(?:ed)? (?:\w+ ){0,4}round|put out|table|top|makes?|doubles? as|as (?:a|an|the|your)|is (?:your|(?:an?|the) (?:\w+ )?(?:sauce|dip|dressing))|lick|pip(?:e|ing)|carry|shak(?:e|es|ing)|return\w* the (?:cooked|grilled|hot|fried|roast|baked|finished)|sandwiches|crackers)\b/;
/** It goes back to what it came from. */
export const PUT_BACK =
  /\bback (?:in|into|to) (?:the |its |their |your )?(?:\w+ )?(?:jars?|canister|packets?|bag|bin|tin|box|tub|container|cupboard|pot|fridge)\b/;
/** It is kept for another day. */
export const KEPT_FOR_LATER = /\b(?:sav(?:e|es|ing)|keep|keeps|stor(?:e|es|ing)|freeze|bottle)\b/;
/** It has not met the meat. */
export const UNTOUCHED =
  /\b(?:reserved|untouched|unused|(?:fresh|clean|new) (?:half|marinade|batch|lot|bowl|yogh?urt|sauce|brush|flour|crumbs)|kept back|set aside|you (?:kept|saved|reserved|set)|other half|second half|second batch|never (?:touched|met)|hasn't|has not|away from|apart from|before (?:the|it|adding)|(?:for|on|with) (?:paneer|tofu|halloumi|tempeh|aubergines?|cauliflower))\b/;
