// Openings, times, signs and turns of phrase that dishes share, each with its wordings. See vary-wording.ts.

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
    'Heat $1 in $2 over $3 heat|Put $2 over $3 heat and pour in $1|Set $2 over $3 heat with $1 in it|In $2 over $3 heat, warm $1|Warm $1 over $3 heat in $2|Pour $1 into $2 and put it over $3 heat',
  ],
  [
    /\b(?:Heat|Warm) ((?:half |the rest of )?the (?:[a-z]+ )?(?:oil|ghee|lard)) in (an? [a-z0-9, -]*?(?:pan|wok|pot)) over ([a-z-]+) heat(?= and )/g,
    'Heat $1 in $2 over $3 heat|Put $2 over $3 heat with $1|Warm $1 over $3 heat in $2|Set $2 with $1 over $3 heat',
  ],
  [/\bMelt the butter in (an? [a-z0-9, -]*?pan)\b/g, '$&|In $1, melt the butter|Let the butter melt in $1'],
  [
    /\bPat ((?:the )?[a-z, ]+?) dry and season\b/g,
    '$&|Dry $1 well and season|Blot $1 dry, then season|With kitchen paper, dry $1; season',
  ],
  [
    /\bOn your largest baking tray, toss\b/g,
    '$&|On a large baking tray, toss|On the biggest tray you have, toss|Take your largest tray and on it toss',
  ],
  // Times and signs.
  [
    /\buntil ((?:(?!until|minutes?\b)[^.;:()])+?), about 1 minute\b(?=[.,;]| and)/g,
    'until $1, about 1 minute|for about a minute, until $1|until $1, in about 1 minute|for 1 minute, until $1',
  ],
  [
    /\buntil ((?:(?!until|minutes?\b)[^.;:()])+?), (about \d+|\d+ to \d+) minutes\b(?=\.)/g,
    'until $1, $2 minutes|for $2 minutes, until $1|until $1: $2 minutes|until $1, which takes $2 minutes|for $2 minutes or until $1|until $1 ($2 minutes)',
  ],
  [
    /\buntil ((?:(?!until|minutes?\b)[^.;:()])+?), (about \d+|\d+ to \d+) minutes\b(?=[,;:]| and)/g,
    'until $1, $2 minutes|for $2 minutes, until $1|until $1, in $2 minutes',
  ],
  [/\bsoft and sweet-smelling\b/g, '$&|soft and see-through|soft and sweet|limp and glossy'],
  [/\bthe grains are tender\b/g, '$&|each grain is tender|the grains have no hard core left'],
  [/\btender with a little bite\b/g, '$&|tender but still firm to the bite|no longer chalky inside'],
  [/\btender when pressed with a fork\b/g, '$&|a fork goes in with ease|a fork meets no resistance'],
  [
    /\ba knife slips through without pushing\b/g,
    '$&|a knife goes in with no push|the point of a knife meets nothing hard',
  ],
  [/\bsmells nutty\b/g, '$&|smells toasted'],
  [/\bsteaming hot all through\b/g, '$&|steaming hot to the middle|steaming hot right through'],
  [/\bbeginning to colour\b/g, '$&|taking on colour|starting to colour|pale gold'],
  [/\bbrowned at the edges\b/g, '$&|brown at the rims|dark at the edges'],
  [/\bgolden at the edges\b/g, '$&|tinged with gold|gold round the edges'],
  [/\bit foams\b/g, '$&|it froths|it begins to foam'],
  [/\bcoats a spoon\b/g, '$&|clings to a spoon|leaves a film on a spoon'],
  [/\bhot and glossy\b/g, '$&|glossy and hot through|hot and shining'],
  // Phrases.
  [/\bthe rest of the (?=[a-z])/g, 'the rest of the |the remaining |what is left of the |all the remaining '],
  [/\bhalf the (salt|oil|butter|cheese|cheddar)\b/g, '$&|half of the $1'],
  [
    /\bsalt and black pepper\b/g,
    '$&|salt and some black pepper|salt and a grinding of black pepper|salt and a few turns of black pepper',
  ],
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
    /\bBring to the boil(?! and boil hard)\b/g,
    '$&|Let it come to the boil|Turn the heat up and bring to the boil',
  ],
  [/(?<=^|[.:] )Add ((?:the|half) )(?![^.;]*? to the )/g, 'Add $1|Put in $1|Add $1|Tip in $1|Next add $1'],
  [/(?<=^|[.:] )Stir in the /g, '$&|Mix in the |Now stir in the |Stir through the '],
  [/\bServe at once\./g, '$&|Serve straight away.|Eat while it is hot.|To the table at once.'],
  [/\bover low heat\b/g, '$&|over a low heat|over gentle heat|on a low heat'],
  [/\bover medium-low heat\b/g, '$&|over a medium-low heat|over fairly low heat|on a medium-low heat'],
  [/\bover medium heat\b/g, '$&|over a medium heat|over moderate heat|on a medium heat'],
  [/\bover medium-high heat\b/g, '$&|over a medium-high heat|over fairly high heat|on a medium-high heat'],
  [/\bover high heat\b/g, '$&|over a high heat|over the highest heat|on a high heat'],
  // Signs that the thing is done.
  [/\bsteaming hot all the way through\b/g, '$&|steaming hot throughout|steaming hot to the core'],
  [
    /\bpink, curled and opaque all through\b/g,
    '$&|pink, opaque and curled up|curled, and pink right through',
  ],
  [
    /\bthe flesh is opaque and flakes when pressed\b/g,
    '$&|it turns opaque and flakes under a fork|opaque, and a fork parts it in flakes',
  ],
  [
    /\bopaque nearly to the top and easy to flake\b/g,
    '$&|all but the top is opaque and it flakes|pale almost to the top, and flaking',
  ],
  [
    /\bcharred at the edges but still with some bite\b/g,
    '$&|blackened here and there, still crisp inside|dark at the rims and not yet soft',
  ],
  [
    /\bbright and just tender, with some bite left\b/g,
    '$&|bright, tender and still crisp|just tender, with a snap left',
  ],
  [
    /\bdeep gold outside, with clear juices\b/g,
    '$&|dark gold, its juices clear|well coloured, and the juices run clear',
  ],
  [
    /\bthe tip of a knife slips in easily\b/g,
    '$&|a knife goes in easily|the point of a knife finds nothing hard',
  ],
  [/\bmostly set but still glossy\b/g, '$&|nearly set, the top still shiny|just short of firm'],
  [/\bsoft and golden\b/g, '$&|soft and gold|limp and lightly browned'],
  [/\bthe meat begins to give when pressed\b/g, '$&|the meat yields a little|a fork begins to go in'],
  [/\bthe lentils (have collapsed|are soft)\b/g, '$&|no lentil is hard any more'],
  [/\bgolden on both sides and just tender\b/g, '$&|both sides are gold and the inside is tender'],
  [/\bsoft, with a few brown spots\b/g, '$&|pliable and speckled brown|soft and freckled'],
  [/(?<=^|[.:] )Meanwhile,? /g, 'Meanwhile, |In the meantime, |While that goes on, |At the same time, '],
];
