// Openings, times, signs and turns of phrase that dishes share, each with its wordings. See vary-wording.ts.

/** Said in one way all through a recipe, and perhaps in another in the next one. */
export const STEADY: readonly (readonly [RegExp, string])[] = [
  [/\bover (low|medium-low|medium|medium-high|high) heat\b/g, '$&|over a $1 heat|on a $1 heat'],
  [/\bin a wide frying pan\b/g, '$&|in a large frying pan'],
];

/** Used after the sentences, whose wordings hold them too. */
export const PHRASES: readonly (readonly [RegExp, string])[] = [
  // Openings.
  [
    /\b(?:Heat|Set|Turn) the oven to (?=\d)|\bFirst heat the oven to (?=\d)/g,
    'Heat the oven to |Set the oven to |Turn the oven to |First heat the oven to |Preheat the oven to |Bring the oven to ',
  ],
  [
    /\bBring a (?:large|big) pan of ((?:salted )?)water to the boil(?=[.,])/g,
    'Bring a large pan of $1water to the boil|Put on a large pan of $1water and bring it to the boil|Bring plenty of $1water to the boil in a large pan|Bring a big pan of $1water to the boil|Get a large pan of $1water boiling',
  ],
  [
    /\b(?:Heat|Warm) ((?:half |the rest of )?the (?:[a-z]+ )?(?:oil|ghee|lard)) in (an? [a-z0-9, -]*?(?:pan|wok|pot)) over ([a-z-]+) heat(?=\.)/g,
    'Heat $1 in $2 over $3 heat|Warm $1 in $2 over $3 heat|Put $2 over $3 heat with $1|Set $2 over $3 heat and add $1|In $2, heat $1 over $3 heat|Get $1 hot in $2 over $3 heat',
  ],
  [
    /\b(?:Heat|Warm) ((?:half |the rest of )?the (?:[a-z]+ )?(?:oil|ghee|lard)) in (an? [a-z0-9, -]*?(?:pan|wok|pot)) over ([a-z-]+) heat(?= and )/g,
    'Heat $1 in $2 over $3 heat|Put $2 over $3 heat with $1|Warm $1 over $3 heat in $2|Set $2 with $1 over $3 heat',
  ],
  [/\bMelt the butter in (an? [a-z0-9, -]*?pan)\b/g, '$&|In $1, melt the butter|Let the butter melt in $1'],
  [
    /\bPat ((?:the )?[a-z, ]+?) dry and season\b/g,
    '$&|Dry $1 well and season|Blot $1 dry, then season|Dry $1 with kitchen paper and season',
  ],
  // Times and signs.
  [
    /\buntil ((?:(?!until|minutes?\b)[^.;:()])+?), about 1 minute\b(?=[.,;]| and)/g,
    'until $1, about 1 minute|for a minute, until $1|for 1 minute, until $1|until $1, about a minute',
  ],
  [
    /\buntil ((?:(?!until|minutes?\b)[^.;:()])+?), (about \d+|\d+ to \d+) minutes\b(?=\.)/g,
    'until $1, $2 minutes|for $2 minutes, until $1|until $1 ($2 minutes)',
  ],
  [
    /\buntil ((?:(?!until|minutes?\b)[^.;:()])+?), (about \d+|\d+ to \d+) minutes\b(?=[,;:]| and)/g,
    'until $1, $2 minutes|for $2 minutes, until $1',
  ],
  [/\bsoft and sweet-smelling\b/g, '$&|soft and see-through|soft and sweet|limp and glossy'],
  [/\btender with a little bite\b/g, '$&|tender but still firm to the bite|no longer chalky inside'],
  [/\btender when pressed with a fork\b/g, '$&|a fork goes in with ease|a fork meets no resistance'],
  [
    /\ba knife slips through without pushing\b/g,
    '$&|a knife goes in with no push|the point of a knife meets nothing hard',
  ],
  [/\bsmells nutty\b/g, '$&|smells toasted'],
  [/\bsteaming hot all through\b/g, '$&|steaming hot to the middle|steaming hot right through'],
  [/\bbeginning to colour\b/g, '$&|taking on colour|starting to colour|pale gold'],
  [/\bbrowned at the edges\b/g, '$&|brown at the edges|dark at the edges'],
  [/\bgolden at the edges\b/g, '$&|tinged with gold|gold round the edges'],
  [/\bit foams\b/g, '$&|it froths|it begins to foam'],
  [/\bcoats a spoon\b/g, '$&|clings to a spoon|leaves a film on a spoon'],
  [/\bhot and glossy\b/g, '$&|glossy and hot through'],
  // Phrases.
  [
    /\bTip the drained ([^.;]*?) into the pan with a good splash of its water, and toss off the heat until the sauce coats it\b/g,
    '$&|Add the drained $1 and a good splash of its water, then take off the heat and toss until each piece is coated|Off the heat, turn the drained $1 in the pan with some of its water until the sauce clings',
  ],
  [
    /\bRoast until (?:they begin to sizzle|it begins to sizzle)/g,
    '$&|Roast until there is a sizzle from the tray|Roast until the tray sizzles',
  ],
  [/\bpress it against the hot metal\b/g, '$&|spread it over the hot metal|flatten it into the pan'],
  [/\bthey should be just covered\b/g, '$&|the liquid should just cover them|top up with water if they show'],
  [/\bthe rest of the (?=[a-z])/g, 'the rest of the |the remaining |what is left of the '],
  [/\bsalt and black pepper\b/g, '$&|salt and some black pepper|salt and a grinding of black pepper'],
  [
    /\b(stirring|turning) now and then\b/g,
    '$&|$1 from time to time|$1 occasionally|$1 every so often|$1 once in a while',
  ],
  [
    /\bscraping up what has stuck\b/g,
    '$&|scraping up the brown bits|loosening what has stuck|scraping the pan clean',
  ],
  [/\bwith the lid half on\b/g, '$&|half covered|with the lid ajar|partly covered'],
  [/\bin one layer\b/g, '$&|in a single layer|in an even layer|without crowding'],
  [/\bscattered with\b/g, '$&|sprinkled with|topped with|strewn with'],
  [/\ba spoonful of water\b/g, '$&|a splash of water|a little water'],
  [/\bTake off the heat and\b/g, '$&|Take the pan off the heat and|Remove from the heat and'],
  [
    /\bBring to the boil(?! and (?:boil|leave|simmer|cook)\b)\b/g,
    '$&|Let it come to the boil|Turn the heat up and bring to the boil',
  ],
  [/(?<=^|[.:] )Add ((?:the|half) )(?![^.;]*? to the )/g, 'Add $1|Put in $1|Add $1|Tip in $1'],
  [/(?<=^|[.:] )Stir in the /g, '$&|Mix in the '],
  [/\bServe at once\./g, '$&|Serve straight away.|Eat while it is hot.'],
  // Signs that the thing is done.
  [/\bsteaming hot all the way through\b/g, '$&|steaming hot throughout'],
  [
    /\bthe flesh is opaque and flakes when pressed\b/g,
    '$&|it turns opaque and flakes under a fork|it is opaque and flakes under a fork',
  ],
  [
    /\bbright and just tender, with some bite left\b/g,
    '$&|bright, tender and still crisp|just tender, with a snap left',
  ],
  [/\bdeep gold outside, with clear juices\b/g, '$&|well coloured, and the juices run clear'],
  [
    /\bthe tip of a knife slips in easily\b/g,
    '$&|a knife goes in easily|the point of a knife finds nothing hard',
  ],
  [/\bmostly set but still glossy\b/g, '$&|nearly set, the top still shiny'],
  [/\bsoft and golden\b/g, '$&|soft and gold|limp and lightly browned'],
  [/\bthe meat begins to give when pressed\b/g, '$&|the meat yields a little|a fork begins to go in'],
  [/(?<=^|[.:] )Meanwhile,? /g, 'Meanwhile, |In the meantime, |While that goes on, |At the same time, '],
];
