// Sentences that dishes share, each with its wordings. See vary-wording.ts.

/** What is said often, and its wordings, the dishes' own first; $1 and so on stand for what it is said of. */
export const SENTENCES: readonly (readonly [RegExp, string])[] = [
  // What whole families of dishes say.
  [
    /\bAdd (the [^.;,]*?) and half the salt and cook, stirring now and then, until/g,
    '$&|Soften $1 with half the salt, stirring now and then, until|Fry $1 gently with half the salt, stirring, until|Add $1 and half the salt; cook gently until|Cook $1 with half the salt, stirring often, until',
  ],
  [
    /\bAdd the rest of the oil and (the [^.;,]*?) and cook over medium heat, scraping up what has stuck, until/g,
    '$&|Fry $1 in the rest of the oil over medium heat, scraping up what has stuck, until|Add the rest of the oil and soften $1 over medium heat, loosening the brown bits, until|Soften $1 in the rest of the oil over medium heat, scraping the pan, until',
  ],
  [
    /\bAdd (the [a-z ]+) and cook until the grains are tender/g,
    '$&|Boil $1 in it until no grain is hard|Rain in $1 and boil until tender|Add $1; boil until soft all through',
  ],
  [
    /\bAdd (the [a-z ]+) and cook until (?:tender with a little bite|just tender, with a firm centre)/g,
    'Add $1 and cook until tender with a little bite|Boil $1 in it until just firm to the bite|Cook $1 in it until almost soft|Drop in $1; boil until just tender',
  ],
  [
    /\bPour in the eggs and, with a spatula, draw the set edges into the middle while the loose egg flows out behind until/g,
    '$&|Pour in the eggs and keep pulling the set rim inwards with a spatula, tilting so that loose egg fills the gaps, until|Pour in the eggs; as they set, push them to the centre with a spatula and let the rest run out, until',
  ],
  [
    /\bBring to the boil, then (?:turn the heat down and )?simmer with the lid half on until/g,
    '$&|Once it boils, turn down and simmer, half covered, until|Let it boil up, then simmer under a tilted lid until|When it boils, lower the heat; simmer with the lid ajar until|Bring to the boil and leave to simmer, partly covered, until',
  ],
  [
    /\ba spoon crushes the pieces against the side of the pan/g,
    '$&|a piece crushes under a spoon|everything gives way to a spoon|it is all soft enough to mash',
  ],
  [
    /\bBring a large pan of water to the boil with ((?:half |the rest of )?the salt)\./g,
    '$&|Put $1 and plenty of water in a large pan and bring to the boil.|In a large pan, bring water and $1 to the boil.|Get a large pan of water boiling with $1 in it.|Stir $1 into a large pan of water and bring it to the boil.',
  ],
  [
    /\bTake the pan off the fierce heat and (melt|warm) /g,
    '$&|Let the pan cool for a moment, then $1 |Turn the heat under the pan right down and $1 |With the pan off the fierce heat, $1 ',
  ],
  [
    /\bpuffed, golden and just firm in the middle/g,
    '$&|risen and gold, with a firm centre|brown on top and no longer loose in the middle',
  ],
  [
    /\bset round the rim but still loose on top/g,
    '$&|firm at the rim and loose on top|only the top is still wet',
  ],
  [
    /\bPut the lid back and cook over low heat until a fork goes through meat and vegetables alike/g,
    '$&|Cover again and cook over low heat until meat and vegetables yield to a fork|Under the lid, over low heat, they cook until a fork meets no resistance|Lid on once more, cook over low heat until everything is fork-tender',
  ],
  [
    /\btossed in the rest of the oil and the rest of the salt/g,
    '$&|turned in the last of the oil and salt|coated with the remaining oil and salt|mixed with what oil and salt are left',
  ],
  [
    /\bOn your largest baking tray, toss ([^.;]*?) with ([^.;]*? and black pepper), and spread out in one layer\./g,
    '$&|Tip $1 onto your largest tray, mix with $2 and spread out in one layer.|Mix $1 with $2 on a big baking tray; nothing should lie on top of anything else.|Put $1 on the widest tray you have, turn in $2 and space out well.|Toss $1 with $2, then scatter over a large baking tray.',
  ],
  [
    /, scrape up the brown bits with (a spoonful of water|the [a-z ]+), and pour over\./g,
    '$&|, loosen the crust with $1, and spoon over.|, stir in $1 to lift what has stuck, and trickle over.|, swirl in $1, scraping, and pour it over.',
  ],
  [
    /\bbrown (the [a-z ]+?)( in two batches)? until a dark crust forms on at least two sides/g,
    '$&|sear $1$2 until two sides at least are deep brown|brown $1$2 well until two or more sides are dark|let $1 take colour$2 until dark on two sides',
  ],
  [
    /\bReturn (the [^.;]*?) and add ([^.;]*? of water), or enough to come just below the top of the meat\./g,
    '$&|Put back $1 and pour in $2; the tips of the meat should show.|Return $1 and pour in $2, almost to the height of the meat.',
  ],
  [/\buntil thick and cloudy\b/g, '$&|until it thickens|until creamy|until cloudy'],
  [
    /\bIn a large bowl, whisk (the [^.;]*?) with the oil\b/g,
    '$&|Whisk $1 with the oil in a large bowl|Beat $1 and the oil in a big bowl|In the bowl you will serve from, whisk $1 with the oil',
  ],
  [
    /\bToast (the [a-z ]+) in a toaster, or in a dry frying pan over medium heat, until/g,
    '$&|In a toaster or a dry frying pan over medium heat, toast $1 until|Put $1 in the toaster, or turn in a dry pan over medium heat, until|Toast $1, in the toaster or a dry pan over medium heat, until',
  ],
  [/\bcrisp and golden on both sides\b/g, '$&|brown and crisp|both sides are gold|crisp all over'],
  [
    /\bPut (the [a-z ]*potatoes) in a pan, cover with cold water and add ((?:half )?the salt)\./g,
    '$&|Cover $1 with cold water in a pan, with $2.|Start $1 in a pan of cold water with $2.|In a pan, cover $1 with cold water; add $2.',
  ],
  [/, bring to the boil and cook until\b/g, '$&|, let it boil until|. Boil until'],
  [/\bBring to the boil and cook until\b/g, '$&|Boil until|Once boiling, cook until|Let it boil until'],
  [
    /\bTake off the lid, turn up to medium-high heat and cook, turning now and then, until tender, with the water gone and a few brown edges/g,
    '$&|Uncover, turn up to medium-high heat and fry, turning, until dry, tender and brown in places|Lid off, cook over medium-high heat, turning at times, until soft and brown in patches',
  ],
  [
    /\bMelt the butter in (an? [^.;]*?pan) over medium heat and wait until it foams\./g,
    '$&|Let the butter foam in $1 over medium heat.|Over medium heat, melt the butter in $1 until frothy.|Put the butter in $1 over medium heat until it foams.',
  ],
  [
    /\bSeason with black pepper, and thin with hot water if it is thicker than you like\./g,
    '$&|Grind in black pepper; hot water thins it where needed.|Add black pepper, and hot water should it be too thick.|Finish with black pepper and, for a thinner soup, a little hot water.',
  ],
  [
    /\bwell browned outside and cooked through\b/g,
    '$&|brown outside and cooked right through|deep brown, and cooked through',
  ],
  [
    /\btender and steaming hot all through\b/g,
    '$&|tender and steaming to the middle|soft, and steaming hot throughout',
  ],
  [
    /\bFold over and slide onto a board, and cut in half to share\./g,
    '$&|Fold, tip onto a board and halve.|Flip one half over the other, slide out and cut in two.|Fold in half in the pan and cut to share.',
  ],
  [
    /\bthe top is golden and the juices bubble up round the edges\b/g,
    '$&|the top is gold and juice bubbles at the rim|the crust colours and the fruit bubbles through it',
  ],
  [
    /\bHeat ((?:half )?the oil) in a wok or your widest frying pan over high heat\b/g,
    '$&|Put a wok or wide frying pan over high heat with $1|Over high heat, get $1 hot in a wok or a wide frying pan|In your widest pan, or a wok, heat $1 over high heat',
  ],
  [/; add more water if it looks dry\./g, '$&|; more water if it is dry.|; loosen again if needed.'],
  [
    /\bGrind over black pepper and serve at once\./g,
    '$&|Finish with black pepper and eat hot.|Season with black pepper and serve.',
  ],
  [/\bSlide onto warm plates\./g, '$&|Put on warm plates.|Share between warm plates.'],
  [
    /\bLadle into bowls and eat hot\./g,
    '$&|Serve in warm bowls.|Eat hot, from bowls.|Fill the bowls and eat while it steams.',
  ],
  [
    /\bLeave for (\d+) minutes, then cut into wedges\./g,
    '$&|After $1 minutes of rest, cut into wedges.|Give it $1 minutes before you slice it in wedges.',
  ],
  [
    /\bDrain and leave in the hot pan with the lid on\./g,
    '$&|Drain, put back and cover.|Pour off the water and cover the pan again.',
  ],
  [
    /\bPour the rest of the oil into the (hot )?pan and\b/g,
    '$&|Add the rest of the oil and|Give the pan the rest of the oil and',
  ],
  // Whole sentences.
  [
    /\bIf the sauce is thin, lift the lid and let it bubble/g,
    '$&|Where the sauce is still thin, uncover the pot and let it bubble|For a thicker sauce, take off the lid and let it bubble|If it is still thin, take off the lid and let it bubble',
  ],
  [
    /\bLeave off the heat for a few minutes before you serve it: it thickens as it stands\./g,
    '$&|Give it a few minutes off the heat before serving, so that it thickens.|A few minutes off the heat thicken it further; then serve.|Let it settle away from the heat for a few minutes; standing thickens it.',
  ],
  [
    /\bBring to a bare simmer, cover and cook/g,
    '$&|Once it simmers gently, cover and cook|Let it come slowly to a simmer, then cover and cook|Heat until a bubble rises here and there, cover with a lid and cook',
  ],
  [
    /\bThe meat is by then well past/g,
    '$&|By that time the meat has long passed|By then the meat is long past|In the middle it is then well past',
  ],
  [
    /\bLift onto a plate\./g,
    '$&|Move to a plate for now.|Take out and set aside on a plate.|Put on a plate to one side.|Transfer to a plate.',
  ],
  [
    /\bLift onto a warm plate\b/g,
    '$&|Move to a warm plate|Put on a warmed plate|Transfer to a warm plate|Take out onto a warm plate',
  ],
  [
    /\bTip onto a plate\./g,
    '$&|Tip out onto a plate.|Scrape onto a plate for now.|Set aside on a plate.|Empty the pan onto a plate.',
  ],
  [
    /\bDrain and keep (it|them) covered\./g,
    '$&|Drain, cover and keep $1 warm.|Drain, and keep $1 under a lid.|Drain; under a lid $1 will wait.'.replace(
      '; under a lid $1 will wait',
      ' and put a lid over $1',
    ),
  ],
  [
    /\b(It|They) should read ((?:\d+ [CF] \(\d+ [CF]\))) in the (thickest part|middle)\./g,
    '$&|In the $3 a thermometer should read $2.|The $3 should reach $2.|Check the $3: it should read $2.|A thermometer in the $3 should show $2.|Look for $2 in the $3.',
  ],
  [
    /\bCheck the ([a-z ]+): (\d+ [CF] \(\d+ [CF]\)) in the thickest part, and the juices run clear\./g,
    '$&|The $1 is done at $2 in the thickest part, when the juices run clear.|Test the $1 where it is thickest: $2, and the juices run clear.|In the thickest part the $1 should read $2, with juices that run clear.',
  ],
  [
    /\bLeave the tray to stand for a couple of minutes, then serve straight from the tray\./g,
    '$&|Give the tray a couple of minutes to settle and bring it to the table as it is.|After a couple of minutes out of the oven, serve from the tray.|Let everything rest on the tray for a couple of minutes before you serve it.',
  ],
  [
    /\bTurn what is on the tray and add/g,
    '$&|Stir the tray and add|Turn everything over, then add|Move it all about on the tray to make room, and add|Stir all that is on the tray and add',
  ],
  [
    /\bRoast until everything is tender and browned at the edges/g,
    '$&|Roast until it is all tender, with brown edges|Roast until all of it is soft inside and brown outside|Roast until tender throughout and well coloured',
  ],
  [
    /\bRoast until the ([a-z ]+) are crisp and everything else is tender/g,
    '$&|Roast until the $1 have crisp edges and the rest is tender|Roast until the $1 are crisp, with all else tender|Roast until the $1 are crisp and nothing is hard',
  ],
  [
    /\bLeave to stand for (\d+) minutes: the juices thicken, and nobody burns a tongue\./g,
    '$&|Give it $1 minutes to cool a little and thicken.|Wait for $1 minutes before you cut in: the juices set as they cool.',
  ],
  [
    /\bPut the pan under a hot grill/g,
    '$&|Slide the pan under a hot grill|Finish the pan under a hot grill|Now the top goes under a hot grill',
  ],
  [
    /\bTake off the heat, let it stop bubbling, and blend until completely smooth, a full 2 minutes; fill the jug no more than half, because hot soup jumps\./g,
    '$&|Off the heat, once it no longer bubbles, blend for a full 2 minutes until there is not a thread left; hot soup jumps, so half a jug at a time.|Let it calm down off the heat and blend for 2 minutes or more, until silky; never fill the jug above half, since hot soup jumps.',
  ],
  [
    /\bTake off the heat and season with black pepper; taste, and add a pinch more salt if it seems flat\./g,
    '$&|Season with black pepper away from the heat; if it tastes flat, a pinch more salt.|Off the heat, grind in black pepper, taste, and mend with a pinch of salt.',
  ],
  [
    /\bScoop out a mugful of the water before you drain it\./g,
    '$&|Keep back a mugful of its water when you drain it.|Before draining, save a mugful of the cooking water.|Dip out a mugful of water, then drain.',
  ],
  [
    /\bDraw in the edges with a spatula for the first minute, then leave alone/g,
    '$&|For a minute pull the edges inwards with a spatula, then let it be|Push the edges in with a spatula during the first minute, and after that leave it',
  ],
  [
    /\bSpread the vegetables out, pour the eggs over them and turn down to/g,
    '$&|Level the vegetables, pour over the eggs and turn down to|Pour the eggs round the vegetables, shake them level and turn down to',
  ],
  [
    /\bBeat the eggs with ([^.]*?) using a fork, only until the yolks and whites run together\./g,
    '$&|With a fork, beat the eggs and $1 just until no strands of white are left.|Beat the eggs and $1 with a fork; stop as soon as they are one colour.',
  ],
  [
    /\bScatter the topping over the fruit without pressing it down\./g,
    '$&|Strew the topping loosely over the fruit.|Let the topping fall over the fruit and do not press it.',
  ],
  [
    /\bLeave the tray to stand for a couple of minutes, then serve straight from the tray(?=,)/g,
    '$&|Give it two minutes out of the oven and serve as it is|Rest the tray briefly, then bring it to the table|Let it settle for a minute or two; serve from the tray',
  ],
  [
    /\bPut (the [^.;]*?) into the fat in the pan with ((?:the rest of )?the [a-z ]*oil) over ([a-z-]+) heat and turn until/g,
    '$&|Into the same pan go $1 with $2: over $3 heat turn them until|Fry $1 in the fat of the pan and $2, over $3 heat, until'.replace(
      'Into the same pan go $1 with $2: over $3 heat turn them until',
      'With $2 in the pan, over $3 heat, fry $1 until',
    ),
  ],
  [
    /\bMeanwhile,? bring a large pan of (salted )?water to the boil\b/g,
    'Meanwhile, bring a large pan of $1water to the boil|In the meantime get a large pan of $1water boiling|While that cooks, put plenty of $1water on to boil',
  ],
  [
    /\bStir (the soy sauce[^.;]*?) together with (\d+ tbsp) of water in a cup until smooth\./g,
    '$&|In a cup, mix $1 with $2 of water.|Mix $1 and $2 of water in a cup; no lumps should be left.|For the sauce, stir $2 of water into $1 in a cup.',
  ],
  [
    /\bDot with (the [a-z ]+), trickle over ([^.;]*?) and pour (\d+) tablespoons of water round/g,
    '$&|Trickle over $2, dot with $1 and pour $3 tablespoons of water round|With $3 tablespoons of water in the dish, dot with $1 and trickle $2 over',
  ],
  [
    /\bAdd (the [a-z ]+) by the handful and turn (it|them) over until just wilted\b/g,
    '$&|Add $1 a handful at a time, turning, until just wilted|Let $1 wilt in it by handfuls, just until limp and still green',
  ],
  [/\bPile onto plates and finish with\b/g, '$&|Divide between plates and top with|Heap on plates and add'],
  [
    /\bBeat the eggs with ([^.;]*?) until no streaks are left\b/g,
    '$&|Whisk the eggs with $1 to one colour|Break the eggs into a bowl and beat in $1 until even',
  ],
  [
    /\b(it|the middle) should read (\d+ [CF] \(\d+ [CF]\))(?: in the middle)?\./g,
    '$&|$1 should reach $2.|aim for $2 inside.',
  ],
];
