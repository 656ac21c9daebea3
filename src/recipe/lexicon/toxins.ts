// Words of natural poisons, of small children's food and of guests' limits.

export const TOXIN_WORDS = {
  toxicPart:
    'rhubarb leaf/leaves/greens/tops/foliage, leaves of the rhubarb, rhubarb leaf and all, apricot/peach/plum/cherry/nectarine kernel/kernels, apricot/peach/plum/cherry stones ground/crushed, kernels of/from the? apricot/peach/cherry/plum, kernels inside, cherry pits crushed, apple pips, apple seeds, bitter almond/almonds, tomato leaves/stems/vines, leaves of the? tomato, potato leaves/shoots/sprouts/berries, aubergine leaves, green skins/peel/potatoes/potato/patches, green parts of the? potato/potatoes, turned green, gone green, greenish potato, elder leaves/bark/twigs/stems, elderberry stems/leaves, unripe elderberries, green elderberries, unripe ackee, lily bulb, daffodil bulb, yew berries, cherry leaves, raw cashew shells, nightshade, privet berries, horse chestnuts, conkers, castor beans, wild hemlock, foxglove',
  leafPart:
    'leaf, leaves, foliage, leafy tops, leaf blades, the greens, shredded/chopped/wilted/big/leafy greens, green tops',
  kernelPart: 'kernel, kernels, nuts inside, those nuts, inner nuts, almond-like seeds',
  greenPart:
    'turned/turn/gone/going/bright green, green skin/skins/peel/peelings/patches/parts, greenish skin/peel/peelings, green/greenish bits/spots/areas/tinge/ones/flesh/eyes, green and all, green under/beneath/below/inside, sprout~, sprouts, shoots',
  cutAway:
    'cut~ away, cut~ out, cut~ off, cut~ … away/out/off, trim~ away/off, pull~ off, compost, dig~ out, come off, comes off, snap~ off, with a deep cut, take~ off, gouge~ out, peel~ away/off/deeply/thickly',
  podPart:
    'still shut, tightly shut/closed, still closed, unopened, unripe, prise~/pry~/force~ … apart, closed pods, prise~ open, prise~ them open, force~ open, black seeds, pink membrane, membrane',
  potatoSprout:
    'sprouted potatoes, sprouting potatoes, sprouts and all, eyes and sprouts, shoots and all, green and all',
  hardBoil:
    'boil hard, boiled hard, boil~ rapidly, boil~ vigorously, rolling boil, hard boil, fast boil, rapid boil, fierce boil, boil~ fast, boil~, pressure-cook~, pressure cook~, pressure cooker, instant pot, full boil',
  slowCook: 'slow cooker, slow-cooker, crock pot, crockpot',
  kitchenThing:
    'cling film, clingfilm, plastic wrap, tea towel, dishcloth, ice pack, foil, tin foil, aluminium foil, aluminum foil, baking paper, parchment paper, greaseproof paper, kitchen paper, kitchen towel, kitchen string, kitchen twine, paper towel, string, twine, toothpick, cocktail stick, muslin, cheesecloth, freezer bag, plastic bag, zip-lock bag, food bag, sandwich bag, paper bag, oven bag, roasting bag, charcoal, sponge, newspaper, gloves, wood chips, wood shavings, skewers',
  figurative: 'glue, perfume, varnish, cement, paint, plaster, soap, wax, lead, cover',
  measureWord:
    'tsp, tbsp, teaspoon, teaspoons, tablespoon, tablespoons, cup, capful, drop, drops, squeeze, squirt, dab, dollop, tube, bottle, ml, g, splash, dash, spoonful, pinch, half, one, two, three, 1, 2, 3, 4, 5',
  unitWord:
    'tsp, tbsp, teaspoon, teaspoons, tablespoon, tablespoons, cup, capful, ml, g, splash, dash, spoonful, dollop, ribbon, drizzle, handful, sprinkle, sprinkling, scattering, swirl, knob, shower',
  tinnedWord:
    'tin, tins, tinned, can, cans, canned, jar, jarred, cooked, pre-cooked, precooked, drained, ready-cooked',
  foraged:
    'forage~, foraged, picked, gathered, found, from the woods, from the forest, from the meadow, from the hedgerow, from my/our/the/a walk/hike/woods/forest/meadow, in the woods/forest/meadow, under the oaks/pines/birches/trees, by the stream/river, from the garden, self-picked, hand-picked',
  /** Nobody knows what was found. */
  unnamed:
    'no idea what/which, not sure what/which/if, unsure what/which, dont know what/which, not know what/which, nobody knew/knows/could/can/was, no one knew/knows/could/was, not matter what/which, doesnt matter what/which, some sort of, some kind of, whatever they/it are/is, whatever kind/sort, all sorts together, not tell them apart, never tell them apart, without a book, no book, or a cousin, or something like it, unidentified, unknown, id say, i think they are, fairly/pretty/almost/quite certain/sure, may/might/could be something else, not quite sure, probably edible',
  wildPart:
    'root, roots, bulb, bulbs, berry, berries, leaf, leaves, herb, herbs, plant, plants, shoots, tubers, stems, flowers, seeds, parsnip, garlic, onion, parsley, carrot, celery',
  bitterLupin: 'bitter lupin/lupine/lupini, lupin/lupine/lupini … bitter, bitter lupin seeds/beans',
  knownFor:
    'identified, expert, mycologist, bought, shop, market, cultivated, grower, supermarket, farmed, trusted, certified',
  mushroomWord: 'mushroom, mushrooms, fungi, fungus, toadstool, bolete, chanterelle, ceps, porcini, morel',
  nut: 'nut, peanut, almond, hazelnut, cashew, cashew nut, walnut, pecan, pistachio, macadamia, brazil nut, popcorn, popping corn, popped corn, popcorn kernels, boiled sweet, hard boiled sweet, fruit drops, marshmallow, mini marshmallow, hard candy, chewing gum',
  nutSpread:
    'nut/peanut/almond/hazelnut/cashew/pecan/pistachio butter/milk/oil/flour/paste/spread/cream/yoghurt/yogurt/drink',
  /** Oil beyond its heat. */
  smokingOil: 'smoke, smokes, smoking, catch/catches/caught fire, on fire, ablaze, flames, flare~ up',
  inShells:
    'in the shell, in the shells, in their shells, in its shell, shell on, unpeeled eggs, shells unbroken',
  keptShut:
    'unopened, without opening it/them, still sealed, leave/keep it/them sealed, leave the tin/can sealed, do not open the tin/can',
  metalTin: 'tin, tins, can, cans',
  underPressure:
    'full pressure, high pressure, under/at pressure, pressure to fall/drop, valve, pressure cooker/pot',
  filledTight: 'to the … brim, to the very top, right to the top, vent shut/closed/covered',
  iceWord: 'ice crystals, icy, ice and all, with ice on, covered/caked in/with ice',
  bareFinger: 'bare finger/fingers/fingertip/fingertips',
  boilingHot: 'boiling, boil, scalding, piping hot, bubbling, simmering',
  roundFood: 'grape, cherry tomato, blueberry, cherry, olive',
  /** A sausage so cut is the shape of a windpipe. */
  coinCut: 'coins, rounds, discs, disks, wheels, crossways, crosswise, thick slices, chunks',
  whole:
    'whole, as they are, as it is, just as they come, just as they are, uncut, unhalved, whole and unpeeled, left whole, intact, in one piece, one by one, one after another, no need to cut/chop/halve/quarter, straight off the bunch',
  ground:
    'ground, pieces, quarters, halves, strips, lengthways, lengthwise, finely chopped, finely ground, milled, flaked, chopped, crushed, halved, quartered, sliced, halve~, quarter~, cut~, slice~, chop~, mash~, squash~, blitz~, blend~, grind~, crush~, in half, in quarters, lengthways',
  everybody: 'adults, adult, grown-ups, grown-up, family, everyone, everybody, parents, the rest of us',
  ownShare:
    'babys portion, babys share, baby portion, toddlers portion, their portion, her portion, his portion, their share, her share, his share, share of the, portion for the, portion before, before salting, before the salt, before you salt, without salt, unsalted, no salt, take out, lift out, set aside, spoon out, remove some',
  salty: 'salt, stock cube, stock cubes, bouillon, soy sauce, salted',
  bottleFeed:
    'formula, babys bottle, baby bottle, bottle, bottles, beaker, sippy cup, main drink, breast milk, breastfeeds, feeds',
  rawMilk:
    'raw milk, raw cows milk, unpasteurised/unpasteurized milk, raw cream, milk straight from the, unpasteurised, unpasteurized',
  mercuryFish: 'swordfish, shark, marlin, king mackerel, tilefish, bigeye tuna',
  strongDrink:
    'rum, brandy, whisky, whiskey, vodka, gin, tequila, liqueur, schnapps, kirsch, cognac, amaretto, limoncello',
} as const;
