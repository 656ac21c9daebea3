// Words of a method and its notes that are no verbs: how a sentence is meant, states of food, places and things,
// guests. See compile-lexicon for the little language of an entry.

export const WORDS = {
  // How it is meant
  not: 'not, never, no, nor, dont, doesnt, didnt, cannot, cant, wont, wouldnt, shouldnt, mustnt, isnt, arent, wasnt, hasnt, avoid~, refrain~ from, neither, none, nothing, nobody, hardly, without, free of/from, prevent~, stop~ … from',
  instead: 'instead of, rather than, in place of, in lieu of, as opposed to, than',
  if: 'if, unless, in case, provided, should you/it/they/any/anyone/the, whether, suppose',
  past: 'was, were, wasnt, werent, had, hadnt, did, didnt, used to, ate, came, went, took, gave, knew, grew, bought, said, told me/us, thought, learned, learnt, got, began, threw, swore, forgot, fell',
  hearsay:
    'some/many/most/other/older/old/certain cooks/people/chefs/books/recipes/families/restaurants/households/sites/websites, restaurants, takeaways, cookbooks, chefs, traditionally, the original, the traditional, original/traditional/classic recipe/version/method, you may/might/will/could/often read/hear/see, in the old days, in other kitchens, it is said, shop/bought/commercial versions/jars, is often/sometimes/usually/commonly/traditionally left/kept/served/made/stored/eaten/cooked',
  doer: 'i, we, he, she, they, people, cooks, mother, grandmother, gran, granny, nan, mum, mom, father, dad, grandfather, aunt, uncle, neighbour, neighbor, friend, families',
  /** Others, of whom a sentence tells what they do: "old gamekeepers' books leave it in the larder". */
  othersWho:
    'people, chefs, books, cookbooks, recipes, restaurants, takeaways, families, households, sites, websites, videos, blogs, forums, grandmothers, hunters, farmers, butchers, stalls, bakeries, cafes',
  needless:
    'no need, no real need, neednt, need not, no point in, unnecessary to, not necessary to, dont bother, not bother~, do/does not need to, doesnt/dont need to, dont have to, do not have to, no reason to, no call to, too good for, too good to',
  may: 'may, might, could, can, would',
  would: 'would, wouldnt, could only',
  waved:
    'no need, no real need, needless, not bother~, dont bother~, dont worry, no worries, not necessary, unnecessary, no point, neednt, need not, do/does not need, doesnt/dont need, doesnt matter, does not matter, never mind, contrary to, myth, old wives tale, despite what, whatever the/they/people … say~, flush~ … bacteria/germs/bugs, wash~ … bacteria/germs/bugs, rinse~ … bacteria/germs/bugs, get rid of … bacteria/germs/bugs, bacteria/germs/bugs … down/die/killed, kill~ … bacteria/germs/bugs, harmless, perfectly fine/safe/good/ok, resist the urge, not be afraid, dont be afraid, no harm, not harm~, overcautious, fussy, nonsense, forget what, safe enough, non-toxic, nothing will happen, not a problem, no problem, is fine, are fine, fine to, no/not wash~, saves washing~ up, one less thing/board/bowl/plate to wash, saves/save a bowl/board/plate, dont waste, wasteful, why waste, too good to waste, pity to waste, shame to waste',
  hazard:
    'mercury, cyanogenic, release~ cyanide, not worth the risk, not worth it, never/not safe, no longer safe, far too slow/long/warm, spore, food poisoning, poison~, poisonous, toxic, toxin, toxic~, unsafe, danger, dangerous, harmful, risk~, risky, ill, illness, sick, sickness, bacteria, bug, germ, botulism, salmonella, listeria, campylobacter, choke~, choking, windpipe, contaminate~, contamination, cross-contamination, harm, hazard, hazardous, fatal, deadly, lethal, spoil~, mould, mold',
  faultWord: 'mistake, fault, error',
  caution:
    'check~ the label/packet/pack/tin/jar, read~ the label, be careful, take care, beware, warning, caution, keep … away from, keep … apart, keep … separate, for safety, safety note, food safety, important, always, must be, make sure, be sure, ensure',
  claim: 'contains, may contain, allergens, free from, suitable for',
  like: 'like, as if, as with, smell~ of, reminiscent of, taste of, flavour of, flavours of, flavor of, all the flavours of, in the style of, the look of, job of, texture of, consistency of, thickness of',
  elsewhere:
    'traditional, traditionally, usual, usually, classic, classically, normally, ordinarily, otherwise, others, other recipes, original, elsewhere, stand~ in for, take~ the place of, take~ over from, made with, made of, made from, size of, traces of, would, allergy, allergic, off the menu, off the table, better kept/left/avoided, where other, stays out, stay out, bring in, brings in, user is, used here, for anyone, anyone who, not for, some cooks, some people, in mind of, instead, alternative, alternatively, variation, variations, swap, swaps, if you prefer, optional, insist',
  // States of food
  raw: 'raw, uncooked, without cooking, nothing to cook',
  asItIs: 'as they are, as it is, straight off the bush',
  rareInside:
    'pink, pinkish, rosy, rose, blush~, bloody, rare, medium-rare, ruby, glassy, translucent, jellied, jelly-like, undercooked, underdone, half-raw, still raw, raw in the? middle/centre/center, cool in the? middle/centre/center, cold in the? middle/centre/center, bleu, red in the? middle/centre/center, red at the? bone, wobbly inside',
  runny:
    'runny, soft-boiled, soft yolk, liquid yolk, jammy, sunny side up, over easy, barely set, just set, loose, soft-poached',
  doneInside:
    'cooked through, cooked all the way, no longer pink, no pink, not pink, no trace of pink, without pink, no pink left, juices run clear, juices are clear, juices running clear, run clear, opaque, piping hot, steaming hot, flake~, flakes easily, firm, well done, well-done, white all the way, white throughout, grey throughout, brown throughout, steam~ all the way, steaming, hot all the way, set firm, set yolks, hard-boiled, fall~ apart, falling off the bone, shreds easily, fork-tender, tender, until done, bubbling, crisp, golden, browned',
  cookedBefore:
    'cooked, pre-cooked, precooked, leftover, left-over, rotisserie, tinned, canned, smoked, cured, roasted, roast, ready-cooked, ready-to-eat',
  frozen: 'frozen, from frozen, from the freezer, rock-hard, icy',
  wild: 'wild, foraged, found in the woods, from the woods, from the meadow, hedgerow, self-picked, from the forest',
  // Places and things
  hot: 'piping, steaming, boiling, hot, bubbling, scalding',
  plate:
    'plate, platter, dish, tray, sheet pan, rack, tin, baking sheet/tray/dish/tin/pan/paper/parchment/beans, roasting tin/tray/pan/dish, foil, skewer, paper, sheet',
  cloth: 'cloth, towel, tea towel, sponge, dishcloth, apron, kitchen paper, paper towel',
  leftover:
    'leftover, left-over, left over, leftovers, remaining, remainder, rest of, reserved, what is left, whats left, reserve~, saved, spare',
  jar: 'jar, jars, bottle, bottles, kilner, mason, sealed, airtight, vacuum-packed, vacuum, preserving jar',
  oil: 'oil, olive oil, fat',
  // Raw foods by other words than their names
  poultryWord:
    'chicken, turkey, poultry, bird, hen, duck, goose, drumstick, thigh, wing, breast, quail, poussin, guinea fowl, pheasant, capon',
  minceWord:
    'mince, ground beef/pork/turkey/lamb/chicken/meat, burger, patty, meatball, kofta, kofte, meatloaf, meat loaf, hamburger, cheeseburger, rissole',
  sausageWord: 'sausage, bratwurst, banger, chipolata, merguez, salsiccia, sausagemeat, sausage meat',
  porkWord: 'pork, gammon, pork chop/loin/belly/shoulder',
  offalWord: 'liver, sweetbread, gizzard, offal',
  gameWord: 'venison, wild boar, boar, rabbit, hare, grouse, partridge, pigeon, squab',
  beefWord: 'beef, steak, lamb, veal, sirloin, ribeye, rump',
  fishWord: 'fish, salmon, cod, tuna, trout, fillet of fish',
  shellfishWord: 'prawn, shrimp, mussel, clam, oyster, scallop, crab, lobster, shellfish',
  eggWord: 'egg, yolk, egg white',
  // Guests
  infant:
    'infant, baby, babies, babys, infants, newborn, weaning, baby-led, first foods, half a year old, first tooth, starting solids, first solids, teething, littlest one, under one, under 1, under twelve months, under 12 months, before the first birthday',
  smallChild:
    'toddler, toddlers, small child, small children, young child, young children, little ones, little one, little hands/fingers, preschooler, preschool, playgroup, daycare, day care, kindergarten, kindergartener, creche, under five, under fives, under 5s, nursery',
  child: 'child, children, kid, kids, schoolchild',
  pregnant:
    'pregnant, 1/2/3/4/5/6/7/8/9/two/three/four/five/six/seven/eight/nine months pregnant, pregnancy, expecting, expectant, mum-to-be, mother-to-be',
  frail:
    'frail, elderly, immunocompromised, immune, chemotherapy, chemo, weak immune system, vulnerable, older people, older adults, over-70s, over-75s, over-80s, over-90s, care home, nursing home, convalescent',
  // Order of a text
  until: 'until, till, til',
} as const;
