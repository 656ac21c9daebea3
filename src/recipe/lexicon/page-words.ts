// Words of times, amounts and ovens: what a warning about the writing of a recipe looks for.

export const PAGE_WORDS = {
  bringsToBoil:
    'bring … to the/a boil, bring … to boil, bring … to the/a simmer, boil the/a kettle, boil~ water, boiling water, at the boil, off the boil, below the boil, to the boil, the/a kettle, egg noodles, stir-fry sauce',
  ovenHeated:
    'preheat~, pre-heat~, heat~ the/your oven, heat~ … oven, set … oven, turn … oven, turn on the oven, oven on, oven to, oven at, preheated, hot oven, warm oven, light the oven, oven is hot, oven up, oven heats, oven warms',
  ovenUse:
    'in the oven, into the oven, to the oven, in an oven, in a … oven, into a … oven, under the oven, oven for',
  noOven:
    'air fryer, air-fryer, air-fry, airfryer, microwave, dutch oven, no-bake, no bake, barbecue, bbq, bread machine, bread maker, slow cooker, coals, embers, campfire, halogen, oven gloves, oven chips, tandoor, toaster oven, ovenproof, oven-proof, smoker, grill',
  amountWord:
    'to taste, to serve, as needed, optional, for serving/frying/garnish/dusting/greasing/drizzling/cooking/brushing/the, a, an, one, two, three, four, five, six, half, few, some, pinch, handful, splash, drizzle, knob, thumb, dash, sprig, squeeze, juice, zest, plenty, left over, leftover, nothing, none, as you like, enough',
  saidUse:
    'to serve, to garnish, to decorate, to finish, to top, for serving, for garnish, for garnishing, for decorating, for sprinkling, for frying, for greasing, for dusting, for brushing, for drizzling, for rolling, for the table/tin/pan/dish/smoker/grill, optional, wood chips, foil, parchment, baking paper, greaseproof, skewer, skewers, cocktail sticks, toothpicks, ice cubes, string, twine, muslin, cheesecloth, paper cases, nothing, none',
  everything: 'everything, it all, ingredients, dry things, wet things, the lot, the whole lot',
  boughtWord:
    'jar, tub, bottle, packet, spoonful, dollop, tablespoon, teaspoon, tablespoons, teaspoons, tbsp, tsp, bought',
  beside:
    'serve~ … with, served with, good with, great with, lovely with, nice with, goes with, go with, alongside, on the side, with rice, consistency, thickness, texture of, size of, baking beans, left over, next day, such as, contains, contain, usual, traditional, or, optional, unless, you can/could/may, like a',
  /** What says that a hard cheese is one without animal rennet, or sends to its label for it. */
  rennetSaid:
    'rennet, style, vegetarian mark/version/cheese/parmesan/brand, vegetarian hard cheese, marked vegetarian',
} as const;
