// Sentences that dishes share, each with its wordings. See vary-wording.ts.

/** What is said often, and its wordings, the dishes' own first; $1 and so on stand for what it is said of. */
export const SENTENCES: readonly (readonly [RegExp, string])[] = [
  [
    /\bAdd (the [^.;,]*?) and half the salt and cook, stirring now and then, until/g,
    '$&|Soften $1 with half the salt, stirring now and then, until|Fry $1 gently with half the salt, stirring, until',
  ],
  [
    /\bAdd (the [a-z ]+) and cook until the grains are tender/g,
    '$&|Boil $1 in it until no grain is hard|Rain in $1 and boil until tender',
  ],
  [
    /\bAdd (the [a-z ]+) and cook until (?:tender with a little bite|just tender, with a firm centre)/g,
    'Add $1 and cook until tender with a little bite|Boil $1 in it until just firm to the bite|Cook $1 in it until almost soft',
  ],
  [
    /\bBring to the boil, then (?:turn the heat down and )?simmer with the lid half on until/g,
    '$&|Once it boils, turn down and simmer, half covered, until|Let it boil up, then simmer under a tilted lid until',
  ],
  [
    /\btossed in the rest of the oil and the rest of the salt/g,
    '$&|turned in the last of the oil and salt|mixed with what oil and salt are left',
  ],
  [
    /\bOn your largest baking tray, toss ([^.;]*?) with ([^.;]*? and black pepper), and spread out in one layer\./g,
    '$&|Tip $1 onto your largest tray, mix with $2 and spread out in one layer.|Mix $1 with $2 on a big baking tray; nothing should lie on top of anything else.',
  ],
  [
    /\bbrown (the [a-z ]+?)( in two batches)? until a dark crust forms on at least two sides/g,
    '$&|sear $1$2 until two sides at least are deep brown|brown $1$2 well until two or more sides are dark',
  ],
  [
    /\bReturn (the [^.;]*?) and add ([^.;]*? of water), or enough to come just below the top of the meat\./g,
    '$&|Put back $1 and pour in $2; the tips of the meat should show.|Return $1 and pour in $2, almost to the height of the meat.',
  ],
  [/\bBring to the boil and cook until\b/g, '$&|Boil until|Once boiling, cook until'],
  [/; add more water if it looks dry\./g, '$&|; more water if it is dry.|; loosen again if needed.'],
  [/\bLadle into bowls and eat hot\./g, '$&|Serve in warm bowls.|Eat hot, from bowls.'],
  [
    /; take off the lid for the last few, so that (it browns|they brown)\./g,
    '$&|, without the lid at the end, so that $1.',
  ],
  [
    /\bcover with a plate and leave for (\d+) minutes\. Fluff with a fork\./g,
    '$&|lay a plate on top and wait for $1 minutes. Loosen with a fork.|leave under a plate for $1 minutes, then rake with a fork.',
  ],
  [
    /\bIf the sauce is thin, lift the lid and let it bubble/g,
    '$&|Where the sauce is still thin, uncover the pot and let it bubble|For a thicker sauce, take off the lid and let it bubble',
  ],
  [
    /\bLeave off the heat for a few minutes before you serve it: it thickens as it stands\./g,
    '$&|Give it a few minutes off the heat before serving, so that it thickens.|A few minutes off the heat thicken it further; then serve.',
  ],
  [
    /\bBring to a bare simmer, cover and cook/g,
    '$&|Once it simmers gently, cover and cook|Let it come slowly to a simmer, then cover and cook',
  ],
  [/\bThe meat is by then well past/g, '$&|By that time the meat has long passed'],
  [/\bLift onto a warm plate\b/g, '$&|Move to a warm plate|Put on a warmed plate'],
  [
    /\bLeave the tray to stand for a couple of minutes, then serve straight from the tray\./g,
    '$&|Give the tray a couple of minutes to settle and bring it to the table as it is.|After a couple of minutes out of the oven, serve from the tray.',
  ],
  [/\bTurn what is on the tray and add/g, '$&|Stir the tray and add|Turn everything over, then add'],
  [
    /\bRoast until everything is tender and browned at the edges/g,
    '$&|Roast until it is all tender, with brown edges|Roast until all of it is soft inside and brown outside',
  ],
  [
    /\bRoast until the ([a-z ]+) are crisp and everything else is tender/g,
    '$&|Roast until the $1 have crisp edges and the rest is tender|Roast until the $1 are crisp, with all else tender',
  ],
  [
    /\bTake off the heat and season with black pepper; taste, and add a pinch more salt if it seems flat\./g,
    '$&|Season with black pepper away from the heat; if it tastes flat, a pinch more salt.|Off the heat, grind in black pepper and taste: it may want a pinch more salt.',
  ],
  [
    /\bScoop out a mugful of the water before you drain (it|them)\./g,
    '$&|Keep back a mugful of the water when you drain $1.|Before draining, save a mugful of the cooking water.',
  ],
  [
    /\bMeanwhile,? bring a large pan of (salted )?water to the boil\b/g,
    'Meanwhile, bring a large pan of $1water to the boil|In the meantime get a large pan of $1water boiling|While that cooks, put plenty of $1water on to boil',
  ],
  [/\bPile onto plates and finish with\b/g, '$&|Divide between plates and top with|Heap on plates and add'],
  [
    /\b(it|the middle) should read (\d+ [CF] \(\d+ [CF]\))(?: in the middle)?\./g,
    '$&|$1 should reach $2.|aim for $2 inside.',
  ],
  [
    /\bPour in the eggs and, with a spatula, draw the set edges into the middle while the loose egg flows out behind until/g,
    '$&|Pour in the eggs and keep pulling the set rim inwards with a spatula, tilting so that loose egg fills the gaps, until|Pour in the eggs; as they set, push them to the centre with a spatula and let the rest run out, until',
  ],
];
