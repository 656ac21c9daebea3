// What passes raw juices on: things that raw meat lies on or is handled with, how they are told to be the same ones,
// how they are left dirty or made clean, and what is done with the liquid it lay in.

export const CONTACT_WORDS = {
  contactBoard: 'board, chopping board, cutting board',
  contactVessel:
    'plate, platter, dish, baking dish, tray, baking tray, sheet pan, baking sheet, roasting tin, rack, wire rack, bowl, mixing bowl, basin, tub, box, container, bag, zip bag, freezer bag, colander, sieve, crock',
  contactTool:
    'knife, blade, cleaver, scissors, shears, food processor, processor, processor bowl, blender, grater, tongs, fork, spatula, turner, spoon, brush, pastry brush, basting brush, probe, thermometer',
  contactHands: 'hand, hands, finger, fingers',
  contactSink: 'sink, basin of the sink',
  contactCloth: 'cloth, towel, tea towel, sponge, dishcloth, apron',
  contactSurface: 'worktop, work surface, counter, countertop',
  sameOne: 'same, very same, that, this, the one',
  heldRaw:
    'hold~ … raw, carry~ … raw, carry~ … uncooked, hold~ … uncooked, raw … came, raw … sit~, raw … was, raw … were, raw … lay, raw … soak~, raw … marinate~, raw … left, uncooked … was/were/came/sat, raw … go~ in/on, they/it come~ from/off/in/out, they/it/meat/chicken/pork/beef/lamb/duck was/were/has/have shaped/marinated/lying/mixed/rolled/thawed/threaded/sitting/soaking/resting, was/were shaped/marinated/lying/mixed/rolled/thawed/threaded/sitting/soaking/resting in/on?, come~ out of, come~ from, they/it/meat/chicken/pork/beef/fish were/was in, raw … bag/bowl/dish/tray/platter/plate/board, sit~ in/on, soak~ in, soaking, use~ for/on, used … on, drain~ into, has drained into, just cleared of, cleared of, you carried, you trimmed, you cut, that cut, on which, in which, you just, that shaped/mixed/stirred/touched/turned/trimmed/boned/coated, you mixed/shaped/rolled/marinated/coated/brushed/painted/kneaded/dipped/seasoned, youve just, left … behind, bag held, painted … from, touch~ … raw, under … raw',
  fromRaw: 'from … raw, of … raw, from … uncooked, off … raw',
  leftDirty:
    'unwashed, uncleaned, unrinsed, dirty, just as it is/was, just as they are/were, as it is/was after, as they are/were after, knife and all, brush and all, fishy board/knife, wet with … juices, raw juices, juices are/still, shake/scrape over the bin, sticky hands/fingers, greasy knife/scissors/board/hands/fingers, still wet, juices and all, less washing-up, less washing up, less to wash/clean/scrub, sav~ … washing up, saves/save/saving … washing-up, one less thing/board/bowl/plate, clean enough, second one dirty, while youre there, while you are there',
  notWashed:
    'without … sink/tap/soap, no need/call/reason/point to … wash/clean/rinse/scrub, neednt/need not/dont need to … wash/clean/rinse/scrub, no point … washing/cleaning/rinsing, without … wiping, dont … wash/clean/rinse, not … wash/clean/rinse, never … wash, without … washing/cleaning/rinsing/stopping',
  wipedOnly:
    'quick wipe/swipe/brush/rub, wipe, wipes, wiped, swipe, dry cloth/towel/napkin, tap~ … clean, scrape~ … off, flick~, push~ … aside, shove~ … side, to one side, scraps',
  cleanOne:
    'clean, fresh, separate, another, second, new, washed, clean-washed, different, other, scrubbed, rinsed',
  soap: 'soap, soapy, detergent, dishwasher, bleach, disinfectant',
  putBack: 'back, back on, back onto, back in, back into, back to, return~',
  liquidOfRaw:
    'marinade, brine, marinating liquid/bowl/dish/bag/tub/tray/box, soaking/steeping liquid, steeping-liquid, dredge, breading, breading dish, seasoned flour, dredging flour',
  liquidThing:
    'liquid, paste, sauce, glaze, juices, mixture, yoghurt, yogurt, buttermilk, crumbs, egg, flour, dregs',
  stillLeft:
    'leftover, left over, remaining, remainder, remain~, the rest, rest of, what is left, whats left, what was left, whatever is left, is left, are left, left in, left from, still in, last of, left',
  leftIn:
    'what/whatever is/was left in, what/whatever paste/sauce/liquid is/was left in, what/whatever remain~ in, left in, remain~ in, still in, goodness left in',
  heldBack:
    'half of, half the, set … aside, set aside, put … aside, keep … for serving, reserve~, keep … back, kept back, hold back, spoon off, aside, before … raw, before … goes in, before … touches, saved, divide~, split~, third of, second bowl, another bowl, separate bowl, small bowl',
  finishedFood:
    'cooked, finished, grilled, done, ready, roasted, fried, baked, charred, seared, hot, off the grill/heat/fire/coals/barbecue, come~ out, come~ off, leaves/leave the grill/fire, carved, sliced meat',
  meanwhile: 'while, as it, as they, as soon as, when, whilst',
  above: 'above, over, on top of, shelf above, next to, beside, alongside, same shelf as',
  topShelf: 'top shelf, upper shelf, highest shelf',
  below: 'below, beneath, underneath',
  lowPlace: 'bottom shelf, lowest shelf, lowest, lidded, sealed, tightly wrapped',
  shelf: 'shelf, on the shelf, on a shelf, shelf above, fridge, refrigerator, icebox',
  drips: 'drip~, drips',
  rinseOff:
    'rinse~, wash~, scrub~, hose~, flush~ … out, hold/put/sit … under … tap/faucet/water, tap run~, hold … under, hold … beneath, run … under, run~ cold? water … over/through/in/into/on, pass … under, pass … tap, clean … under, thorough/good/quick bath, shower, swish~, blast, swill~, sluice~, good wash, hold … tap',
  runningWater: 'water, tap, faucet, sink, running, vinegar',
  thrownAway:
    'discard~, toss any … that touched, bin~, throw~ … away, throw~ … out, tip~ … away, pour~ … away, down the drain, down the sink, bin, compost, dishwasher',
  /** Behind these a denial bids: "don't waste the marinade". */
  useUp:
    'dont/not waste, waste nothing, waste not, nothing goes to waste, dont/not throw … away/out, dont/not discard, dont/not bin, dont/not pour … away, dont/not tip … away, dont/not let … go to waste',
  pronoun: 'it, them, they, pieces',
  readyDish:
    'salad, cake, trifle, dessert, pudding, fruit, sandwiches, cooked, ready-to-eat, ready to eat, leftovers, cheesecake, pie, tiramisu, sushi',
  servedAs:
    'go~ into/in/over/on, as a? dip/sauce/dressing/drizzle/glaze/gravy/relish/topping, as the dip/sauce/dressing/gravy, make~ a … dip/sauce/dressing/gravy/drizzle, dipping sauce, for dipping/dunking/drizzling, dressing for, sauce for, serving bowl, at the table, for extra flavour/flavor, finishing sauce',
  allOfIt:
    'everything, all of it/them, all but, all except, all the rest, all together, it all, them all, vegetables, veg, the lot, ingredients, mixture',
} as const;
