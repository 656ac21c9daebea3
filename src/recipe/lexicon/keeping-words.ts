// Words of standing, keeping, warming and preserving: places, warmth, what keeps by itself, what is done half.

export const KEEPING_WORDS = {
  // Cold and warm places
  fridge:
    'fridge, refrigerator, refrigerated, chilled, in the freezer, into the freezer, icebox, cool box/bag/pack, coolbox, coolbag, cooler, ice pack/block/brick, freezer pack/block, insulated bag/box, on ice, over ice, in the cold, below 5, refrigerate~, chill~, iced, ice water, iced water, ice bath, ice-cold, cold store',
  freezer:
    'freezer, in the freezer, into the freezer, deep freeze, frozen, freezes, freeze~ well, from frozen',
  /** Where food is taken from: no place that it is kept in. */
  outOfCold:
    'from the? fridge/freezer/refrigerator/icebox, out of the? fridge/freezer/refrigerator/icebox, fridge-cold, in the cold oven/pan, into the cold oven/pan',
  fromCold:
    'no ice and/or/needed, no cooling/chilling needed, needs no ice/cooling, without ice/cooling, no cool bag, no fridge, not the fridge, not in the fridge, fridge-cold, than the fridge, rather than in? the fridge, instead of the fridge, without a fridge, lose~ its chill, lost its chill, take~ … chill off, straight from the cold, the fridge is full, fridge space, never in the fridge, hate~ the fridge, need~ no fridge/chilling/refrigeration, unrefrigerated, no refrigeration, no chilling, no cool bag/box/pack, no ice pack, never seen … refrigerator/fridge, a? cold fridge, too hot/warm/big/full for the fridge, must not go in the fridge, not refrigerate, fridge makes/turns/spoils/ruins',
  warmPlace:
    'counter, worktop, countertop, kitchen table, table top, windowsill, window sill, window ledge, sill, on the side, on the table, room temperature, room-temperature, kitchen temperature, cupboard, pantry, larder, on the/a shelf, pantry/larder/kitchen/cellar/basement/sunny shelf, shelve~, stove, hob, burner, cooker top, stove top, radiator, boiler, airing cupboard, in the sun, in the sunshine, sunny, sunshine, in the sink/bath, draining board, in the? garden, on the patio/terrace/lawn, picnic table, dining table, cold oven, switched-off oven, beside/by/near/behind the? cooker/stove/hob/range/aga/oven/kettle/fire, next to the? cooker/range/aga/kettle/fire, garage, porch, cellar, basement, picnic basket/rug/blanket, on the blanket, car, boot, back seat, backpack, rucksack, school bag, carrier bag, lunch bag, at ambient, ambient temperature, in the kitchen, warm kitchen, kitchen platform, dining/living/laundry/utility/boiler/spare/changing/locker room, classroom, dresser, sideboard, bench, warm/sunny/shady/cosy/quiet corner/spot/place/room/ledge, corner of the kitchen, where it is/stands, unheated oven, cooling oven, switched-off oven, turned-off oven, balcony, desk, locker, drawer, buffet, garden table, cake stand, cake tin, glass stand, spice rack, beside the spices, next to the stove/hob/oven/sugar/oil/ketchup, out of the fridge, water heater, over tea lights, leave~ … out, set~ … out, stand~ … out, left out, sit~ … out',
  offHeat:
    'switch~ … off, turn~ … off, switch~ off, turn~ off, heat off, with the heat off, turned-off, switched-off, unheated, flame off, off at the wall',
  hotPlace:
    'oven, in the oven, slow cooker, crockpot, crock pot, on low, on high, low setting, high setting, water bath, at a simmer, smoker, dehydrator, hot water bath, bain-marie, instant pot, pressure cooker, barbecue, embers',
  heatSetting:
    'on low, on high, low setting, high setting, low heat setting, in the slow cooker, slow cooker, at a simmer, in a low oven, in the oven at',
  slowCooker: 'slow cooker, crockpot, crock pot, crock, multicooker, slow-cook~',
  startsLater:
    'delay timer, delayed start, delay start, delay~ the start, plug-in timer, timer switch, into a timer, stay~ off until, switch~ … on at, come~ on at, turn~ … on at, start~ itself, start~ by itself, switch~ itself on',
  warmWater: 'warm water, hot water, lukewarm water, warm bath, hot tap, hot tap water, tepid water',
  // Warmth that is not hot
  lukewarm:
    'lukewarm, tepid, blood-warm, blood warm, blood heat, hand-warm, hand warm, hand-hot, barely warm, barely lukewarm, just warm, keep-warm, keep~ … warm, kept warm, hold~ … warm, stay~ … warm, warm setting, to warm, warmer, warming drawer, chafing dish, thermos, flask',
  tepid:
    'lukewarm, tepid, blood-warm, blood warm, blood heat, hand-warm, hand warm, barely warm, barely lukewarm, just warm enough, take~ … chill off, take~ off the … chill, chill is off, lose~ its chill, loses its chill, warm not hot, pleasantly warm',
  hotAgain:
    'steam~, steaming, piping hot, piping, bubbling, bubble~, boiling, boil~, sizzling, very hot, hot all the way, hot through, until hot',
  // Keeping by itself
  keepsOut:
    'empty/unfilled shell/case/nest, dough, sponge, batter for bread, sourdough, starter, poolish, biga, levain, yeast, biscuit, cookie, bread, loaf, bun, scone, muffin, jam, chutney, relish, marmalade, syrup, cordial, jerky, biltong, kefir, culture, whey, granola, cracker, brittle, caramel, fudge, meringue, pavlova, spice mix, spice rub, liqueur, limoncello, gin, vodka, pickle, kimchi, sauerkraut, kraut, brownie, flapjack, shortbread, energy ball, hard cheese, set yoghurt, set yogurt, yoghurt is set, yogurt is set, yoghurt sets, yogurt sets, to rise, to prove, to proof, doubled in size, pasteurised, meringues, salt crust, vinegar drink, shrub, batter, crumb, breadcrumb',
  driedMeat: 'jerky, biltong, dried, cured, air-dried, pemmican, floss, charcuterie, prosciutto, salami',
  /** Fillings and dishes of milk and egg that spoil, baked or not. */
  custardDish:
    'custard, creme patissiere, pastry cream, cream-filled, filled with cream, cream filling, cream puff, profiterole, mousse, eclair, quiche, cheesecake, trifle, flan',
  /** What is said against a fridge by those who leave food out. */
  scolds:
    'would, hate~, make~, turn~, spoil~, ruin~, dull~, slow~, harden~, toughen~, go~ soggy/hard/dry/stale/tough/dull/watery/limp/grainy/mushy, lose~ … flavour/flavor/taste/bite/crunch, no need, need no, no room, not necessary, unnecessary, dont bother~',
  culture: 'yoghurt, yogurt, kefir, kefir grains, buttermilk, starter, culture, curd',
  keepsAlone:
    'cake, jelly, yoghurt, yogurt, oil, vinegar, spice, dried, pulse, chickpea, bean, lentil, oats, seed, nut, fruit, flour, tea, coffee, cucumber, cabbage, onion, butter, water, rolls, pastry, cheese, chocolate, salt, sugar, peel, popcorn, coconut, honey, aubergine, tofu, puree, candle',
  carcass: 'carcass, bones, marrow bone, shin, oxtail',
  moistDish:
    'stew, curry, soup, stock, broth, gravy, casserole, ragu, bolognese, lasagne, lasagna, quiche, custard, mousse, biryani, paella, risotto, chilli con carne, stuffing, filling, filled, cream-filled, mayonnaise, mayo, aioli, tart, carcass, pulled pork, meat, potato salad, egg salad, chicken salad, rice salad, pasta salad, cooked rice, fried rice, eclair, seafood, chowder, leftover, leftovers',
  /** What others did, or what is better. */
  better: 'instead',
  others:
    'we dont, i dont, we do not, please dont, please do not, used to, not a good way, not a good idea, bad idea, is/are not for',
  // Halves of a cooking
  halfCooked:
    'half cooked/done/roasted/baked/grilled, half-cooked, half-done, half-roasted, part-cooked, partly cooked, partially cooked, par-cook~, part-cook~, half-cook~, half-roast~, par-grill~, par-roast~, half way cooked, halfway cooked/done/through, done halfway, mostly raw, still mostly raw, still raw, still bloody, still pink, raw at the bone, bloody round/at/near the bone, raw in the middle/centre/center, pink in the middle/centre/center, pink and raw, half the cooking, first half of the cooking, half its cooking, half its time, remaining cooking, rest of the cooking, other half of the cooking, finish~ … the cooking, finish cooking, not cooked through',
  later:
    'tomorrow, next day, next evening, next night, next afternoon, following day, following evening, following night, day after, day before, evening before, night before, on the day, on the night, game day, party day, overnight, until now, till now, since last night, since yesterday, this evening, until evening, till evening, until the evening, saturday, sunday, monday, tuesday, wednesday, thursday, friday, day two, days after, mornings/evenings/nights/days later',
  timeAndAgain:
    'again and again, every night, each night, night after night, day after day, as often as you like/want/wish/please, as many times as, over and over, over and over again, each time, every time, every day, each day, each lunch, each dinner, every lunch, every meal, several times, many times, two or three times, three times, four times, five times, a few times, daily, whenever somebody is hungry, whenever anybody is hungry, eighth or ninth, twice a day, heat it again at, all week, through the week',
  onlyOnce: 'only once, once only, just once, not more than once, never more than once, once and only',
  // Preserving
  sealed:
    'jar, jam jar, bottle, kilner, mason, mason jar, canning jar, preserving jar, airtight, cork~, swing-top, vacuum, vacuum-packed, vacuum bag, vacuum-seal~, vacuum-pack~, zip bag, sealed bag, screw~ on the lid, lids, seal~',
  underOil:
    'under oil, under the oil, under its oil, under their oil, in oil, oil on top, cover~ … oil, covered with/in/by oil, top~ up with … oil, pour~ … oil over, pour~ over … oil, layer of oil, film of oil, finger of oil, drown~ in … oil, submerge~, submerged, oil seals/preserves/keeps/locks, infuse~, in their oil, in its oil, oil and all, oil included, cloves and all, garlic included, cloves included',
  infusedOil:
    'garlic oil, garlicky oil, garlic-oil, chilli oil, chili oil, herb oil, basil oil, rosemary oil, flavoured oil, flavored oil, infused oil, confit, pesto, chilli crisp, chimichurri, zhoug, sott olio, tapenade',
  canning:
    'canner, headspace, head space, lids pop, lid pops, lids have popped, lid has popped, check the seals, check … seals, lids seal, ping of the lids, the ping, the pop, process the jars, quart jar, pint jar, canning, vacuum seal, suck~ down',
  foil: 'foil, in foil, aluminium foil, aluminum foil, foil jacket, foil parcel, parcel',
  openCanning:
    'water bath, water-bath, boiling-water bath, boiling water bath, boiling-water canner, boiling water canner, water bath canner, stockpot, kettle, open kettle, big pot, large pot, largest pot, deep pot, oven rack, oven method, upside down, invert~, hot oven, boil~, process~, oven, simmering water',
  pressure:
    'pressure canner, pressure-canner, pressure can, pressure-can~, pressure cooker, pressure canned, psi, 121, 240 f',
  /** Gas of what grows inside. */
  swollenTin:
    'swollen/bulging/bulged/blown/domed/leaking/spurting tin/can/jar/lid/lids/tins/cans/jars, tin/can/jar/tins/cans/jars … swollen/bulging/bulged/domed/leaking',
  swollenWord: 'bulging, bulged, swollen, domed',
  deadShell:
    'gape~, wont close, will not close, stay~ shut/closed, stay~ … shut/closed, still shut/closed, remain~ shut/closed, clamped shut, prise~/pry~/force~ … closed ones, closed ones … open/apart',
  cavity:
    'cavity, cavities, stuff~ the/your/each bird/turkey/chicken/goose/duck, into the/your bird/turkey/chicken/goose/duck, inside the/your bird/turkey/chicken/goose/duck, in the bird',
  priedOpen: 'prise~/pry~/force~/lever~/wrench~ … open/apart, twist~ … open with force',
  goneOff:
    'furry, scrape~/spoon~/lift~ … fur/fuzz, mouldy, moldy, spots mould/mold, with some mould/mold, bread/loaf/cheese/jam with mould/mold, spots of mould/mold, off … mould/mold, mould/mold off, rancid, slimy, smell~ off/bad, smell~ a bit/little off/bad, gone off, gone bad, past/over/after/beyond its/their/the use-by, past/over/after/beyond its/their/the use by, past its/their/the date, is/are/was/were/bit/slightly/just/days/weeks/well out of date, out of date by/but, rotten, going off, on the turn',
  saltless:
    'no salt, without salt, without any salt, leave the salt out, leave out the salt, skip the salt, salt-free, saltless',
  acid: 'vinegar, citric acid, lemon juice per/in/to … jar, bottled lemon juice',
  saltWord: 'salt, brine, brined, salted',
  unwrap: 'unwrap~, take~ … out of the foil, take~ off the foil, remove~ the foil',
  ferments: 'ferment~, sauerkraut, kraut, kimchi, lacto-ferment~',
} as const;
