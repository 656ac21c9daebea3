// What stands round the name of a food and says whose it is: its own line, another choice, what the dish makes itself,
// what it is without.

export const HEAD = /^[^,(;:]*/;
/** "1 tin (400 g) soup": how much stands in brackets is no part of the name. */
export const AMOUNT_IN_BRACKETS = /\([^()]*\d[^()]*\)/g;
export const BEHIND_HEAD = /\b[a-z]+[- ]free\b|\s(?:for|to|plus|or|at|without|free of)\s.*/gi;

export const CHOICE = /\s(?:or|and\/or|\/)\s/i;

export const MADE_HERE =
  /\b(?:the|this|that|your|our|a|an|into|as a|like a|forms? a|make|making|home-?made|egg-free|vegan)\s(?:(?:smooth|thick|creamy|rough|loose|green|quick|simple|chunky|coarse|silky) )*$/i;

/** "With damp hands shape 8 sausages" */
export const SHAPED = /\b(?:shape|form|roll|mould|mold)\b[^.;,]{0,40}$/;
/** "Shave down the thick ribs" of a leaf */
export const RIBS_OF_LEAF = /\b(?:shav|par|trim|cut|slic|tough|thick|hard)\w*[^.;]{0,40}$/;
export const LEAVES = /\b(?:cabbage|chard|kale|greens|leaves)\b/;
export const OF_DISH = /\b(?:the|this|your) $/;
export const OPENS = /^\W*(?:(?:the|this|your|fresh) )*$/;
export const OF_LIST = /\b(?:the|these|those|your)(?: \w+){0,2} $/i;

// What the dish makes itself once something has been ground or stirred together.
export const GROUND =
  /\b(?:blitz|blend|whizz?|pound|process|grind|crush|mash|whisk|mix|pulse|puree|stir together|shake|beat|chop)\b/i;
export const BOUGHT = /\b(?:(?:jar|tub|bottle|packet|tin)s?|bought|ready-made|good-quality)\b|\d/i;

export const CLAIM_WORDS =
  /\b(?:[a-z]+[- ]free|egg-?less|vegan|vegetarian|veggie|plant[- ]based|plant|meatless|non[- ]dairy|pareve|halal|kosher|alcohol-free|non-alcoholic)\b/g;

// "Pasta without egg" names a pasta, and no egg that the steps may mean.
export const SAID_WITHOUT = /\b(?:without|no|free of|free from)\b.*/;
export const LEFT_OUT_AHEAD = /\b(?:without|no|free of|free from)\b[^,;()]*$/;

export const MEATLESS_GRAVY =
  /\b(?:vegetable|veg|veggie|mushroom|miso|lentil|walnut|chestnut)(?:,? (?:and|&) \w+)? gravy\b/;
export const OF_MEAT = /\b(?:beef|chicken|turkey|lamb|pork|meat|giblets?|drippings?|juices)\b/;

// "A splash of cream": measured out, a word that may be a verb is a food.
export const PORTION =
  /\b(?:splash|slosh|slug|dash|dollop|blob|ladle|ladleful|jugful|tot|shot|lick|mound|wedge|heap|(?:spoon|tablespoon|teaspoon|cup|handful|slice|hunk|chunk|piece|crust)s?|spoonfuls?|tbsp|tsp|ml|drizzle|swirl|glug|knob|jug|pot|tub|bit) of (?:(?:single|double|sour|fresh|soured|whipping|heavy|light|crusty|good|warm|cold|toasted) )?$/;

// "Oat-based parmesan"
export const MADE_OF_PLANTS =
  /\b(?:oat|soya?|nut|cashew|almond|coconut|pea|rice|tofu|chickpea|seed|bean|vegetable)[- ]based\b/gi;

// What a line says beside its food: its other choices, what it is made of, what it comes with.
export const BESIDE = /\s(?:or|and\/or)\s(.+)|\s\/\s(.+)|[([]([^()[\]]{1,120})[)\]]|\swith\s(.+)/g;

/** What is said of a food in front of its name, and behind it. */
export const OWN_AHEAD = /(?<!\w)(?:(?!\b(?:and|or|with|but|in|to|on|of|for)\b)[^,;:.()]){0,40}$/;
export const OWN_BEHIND = /^\w*"?(?:\s?\((?!or )[^)]{0,60}\)|, (?:[a-z]+[- ](?:free|based)|vegan)\b)?/;

export const FREE_OF_IT = /^s?[- ]free\b/;

export const LAST_WORD = / (\S+)$/;
