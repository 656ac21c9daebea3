// Words of natural poisons, of small children's food and of guests' limits.

export const TOXIN_WORDS = {
  toxicPart:
    'rhubarb leaf/leaves/greens/tops/foliage, leaves of the rhubarb, rhubarb leaf and all, apricot/peach/plum/cherry/nectarine kernel/kernels, apricot/peach/plum/cherry stones ground/crushed, kernels of/from the? apricot/peach/cherry/plum, kernels inside, cherry pits crushed, apple pips, apple seeds, bitter almond/almonds, tomato leaves/stems/vines, leaves of the? tomato, potato leaves/shoots/sprouts/berries, aubergine leaves, green skins/peel/potatoes/potato/patches, green parts of the? potato/potatoes, turned green, gone green, greenish potato, elder leaves/bark/twigs/stems, elderberry stems/leaves, unripe elderberries, green elderberries, unripe ackee, lily bulb, daffodil bulb, yew berries, cherry leaves, raw cashew shells, nightshade, privet berries, horse chestnuts, conkers, castor beans, wild hemlock, foxglove',
  potatoSprout:
    'sprouted potatoes, sprouting potatoes, sprouts and all, eyes and sprouts, shoots and all, green and all',
  hardBoil:
    'boil hard, boiled hard, boil~ rapidly, boil~ vigorously, rolling boil, hard boil, fast boil, rapid boil, fierce boil, boil~ fast, boil~, pressure-cook~, pressure cook~, pressure cooker, instant pot, full boil',
  slowCook: 'slow cooker, slow-cooker, crock pot, crockpot, on low, on warm',
  kitchenThing:
    'cling film, clingfilm, plastic wrap, tea towel, dishcloth, ice pack, foil, tin foil, aluminium foil, aluminum foil, baking paper, parchment paper, greaseproof paper, kitchen paper, kitchen towel, kitchen string, kitchen twine, paper towel, string, twine, toothpick, cocktail stick, muslin, cheesecloth, freezer bag, plastic bag, zip-lock bag, food bag, sandwich bag, paper bag, oven bag, roasting bag, charcoal, sponge, newspaper, gloves, wood chips, wood shavings, skewers',
  figurative: 'glue, perfume, varnish, cement, paint, plaster, soap, wax, lead, cover',
  measureWord:
    'tsp, tbsp, teaspoon, teaspoons, tablespoon, tablespoons, cup, capful, drop, drops, squeeze, squirt, dab, dollop, tube, bottle, ml, g, splash, dash, spoonful, pinch, half, one, two, three, 1, 2, 3, 4, 5',
  suds: 'swish~, crush~, push in, skewer~',
  tinnedWord:
    'tin, tins, tinned, can, cans, canned, jar, jarred, cooked, pre-cooked, precooked, drained, ready-cooked',
  foraged:
    'forage~, foraged, picked, gathered, found, from the woods, from the forest, from the meadow, from the hedgerow, from my walk, from the garden, self-picked, hand-picked',
  knownFor:
    'identified, expert, mycologist, bought, shop, market, cultivated, grower, supermarket, farmed, trusted, certified',
  mushroomWord: 'mushroom, mushrooms, fungi, fungus, toadstool, bolete, chanterelle, ceps, porcini, morel',
  nut: 'nuts, peanuts, peanut, almonds, hazelnuts, cashews, walnuts, pecans, pistachios, popcorn, popping corn, boiled sweets, marshmallows, hard candy',
  roundFood: 'grapes, cherry tomatoes, blueberries, cherries, olives, sausage coins, sausage rounds',
  whole: 'whole, as they are, as it is, uncut, unhalved, whole and unpeeled, left whole, intact',
  ground:
    'ground, butter, finely chopped, finely ground, milled, flaked, chopped, crushed, paste, halved, quartered, halve~, quarter~, cut~, slice~, chop~, mash~, squash~, blitz~, blend~, grind~, milk, flour',
  everybody: 'adults, adult, grown-ups, grown-up, family, everyone, everybody, parents, the rest of us',
  ownShare:
    'babys portion, babys share, baby portion, toddlers portion, their portion, her portion, his portion, their share, her share, his share, share of the, portion for the, portion before, before salting, before the salt, before you salt, without salt, unsalted, no salt, take out, lift out, set aside, spoon out, remove some',
  salty: 'salt, stock cube, stock cubes, bouillon, soy sauce, salted',
  cowsMilk:
    'bottle of cows milk, cows milk instead of formula, cows milk in place of formula, instead of formula, in place of formula, replace the formula, swap the formula, in place of breast milk, instead of breast milk',
} as const;
