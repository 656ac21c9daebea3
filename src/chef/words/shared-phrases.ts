// Openings, times, signs and turns of phrase that dishes share, each with its wordings. See vary-wording.ts.
// What comes round oftenest is worth a second wording of the same length: a longer one comes round as often.

/** Used after the sentences, whose wordings hold them too. */
export const PHRASES: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:Heat|Set|Turn) the oven to (?=\d)|\bFirst heat the oven to (?=\d)/g,
    'Heat the oven to |Set the oven to |Turn the oven to |Preheat the oven to ',
  ],
  [
    /\b(?:Heat|Warm) ((?:half |the rest of )?the (?:[a-z]+ )?(?:oil|ghee|lard)) in (an? [a-z0-9, -]*?(?:pan|wok|pot)) over ([a-z-]+) heat(?=\.)/g,
    'Heat $1 in $2 over $3 heat|Put $2 over $3 heat with $1|Set $2 over $3 heat and add $1',
  ],
  [
    /\b(?:Heat|Warm) ((?:half |the rest of )?the (?:[a-z]+ )?(?:oil|ghee|lard)) in (an? [a-z0-9, -]*?(?:pan|wok|pot)) over ([a-z-]+) heat(?= and )/g,
    'Heat $1 in $2 over $3 heat|Put $2 over $3 heat with $1|Warm $1 over $3 heat in $2',
  ],
  [/\bMelt the butter in (an? [a-z0-9, -]*?pan)\b/g, '$&|In $1, melt the butter'],
  [/\bPat ((?:the )?[a-z, ]+?) dry and season\b/g, '$&|Dry $1 well and season|Blot $1 dry, then season'],
  [
    /\buntil ((?:(?!until|minutes?\b)[^.;:()])+?), about 1 minute\b(?=[.,;])/g,
    'until $1, about 1 minute|for a minute, until $1|for 1 minute, until $1|until $1, about a minute',
  ],
  [
    /\buntil ((?:(?!until|minutes?\b)[^.;:()])+?), (about \d+|\d+ to \d+) minutes\b(?=[,;:])/g,
    'until $1, $2 minutes|for $2 minutes, until $1',
  ],
  [
    /\buntil ((?:(?!until|minutes?\b)[^.;:()])+?), (about \d+|\d+ to \d+) minutes(?= and)/g,
    'until $1, $2 minutes,|for $2 minutes, until $1,',
  ],
  [/\bsoft and sweet-smelling\b/g, '$&|soft and glossy|soft and sweet'],
  [/\btender with a little bite\b/g, '$&|tender but still firm to the bite|no longer chalky inside'],
  [/\bgolden at the edges\b/g, '$&|tinged with gold|gold round the edges'],
  [/\bit foams\b/g, '$&|it froths|it begins to foam'],
  [/\bcoats a spoon\b/g, '$&|leaves a film on a spoon'],
  [
    /\bTip the drained ([^.;]*?) into the pan with a good splash of its water, and toss off the heat until the sauce coats it\b/g,
    '$&|Add the drained $1 and a good splash of its water, then take off the heat and toss until each piece is coated|Off the heat, turn the drained $1 in the pan with some of its water until the sauce clings',
  ],
  [
    /\bRoast until (?:they begin to sizzle|it begins to sizzle)/g,
    '$&|Roast until the fat begins to hiss|Roast until the tray sizzles',
  ],
  [/\bthe rest of the (?=[a-z])/g, 'the rest of the |the remaining '],
  [/\b(stirring|turning) now and then\b/g, '$&|$1 from time to time|$1 occasionally'],
  [/\bscraping up what has stuck\b/g, '$&|loosening what has stuck|scraping the pan clean'],
  [/\bin one layer\b/g, '$&|in a single layer|in an even layer'],
  [/\bscattered with\b/g, '$&|sprinkled with|topped with'],
  [/(?<=^|[.:] )Stir in the /g, '$&|Mix in the '],
  [/\bServe at once\./g, '$&|Eat while it is hot.'],
  [
    /\bthe tip of a knife slips in easily\b/g,
    '$&|a knife goes in easily|the point of a knife finds nothing hard',
  ],
  [/\bthe meat begins to give when pressed\b/g, '$&|the meat yields a little|a fork begins to go in'],
  [/\bin (an? [a-z0-9, -]+ (?:pan|wok|pot)) over ([a-z-]+) heat\b/g, '$&|over $2 heat in $1'],
  [/\bover (low|medium|high|medium-low|medium-high) heat\b/g, '$&|on $1 heat'],
  [/\bsalt and black pepper\b/g, '$&|salt and pepper'],
  [/, and (?=(?:cook|fry|simmer|season|serve|eat|stir)\b)/g, '$&|, then '],
  [/\blarge\b/g, '$&|big'],
  [/\bso that (?=it|they|the)/g, '$&|so '],
  [/\bin the middle\b/g, '$&|at the centre'],
  [/(?<!steaming )\bhot all through\b/g, '$&|hot right through|heated through'],
  [/\bcover and (?=cook|simmer)/g, '$&|cover, then '],
  [/\bjust tender\b/g, '$&|barely tender'],
  [/\ba splash of water\b/g, '$&|a little water'],
];
