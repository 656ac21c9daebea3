// Words that put what is no food into a dish, and words that only speak of it.

import { describe, expect, it } from 'vitest';
import { writeDraft } from '../../../tests/write-draft.ts';
import { readRecipe } from '../read-recipe.ts';
import { checkNotFood } from './not-food.ts';

function names(step: string, list: readonly string[] = []): number {
  return checkNotFood(readRecipe(writeDraft({ title: 'Dish', list, steps: [step] }))).length;
}

function finds(steps: readonly string[], list?: readonly string[]): void {
  it.each(steps)('%s', (step) => {
    expect(names(step, list)).toBeGreaterThan(0);
  });
}

function passes(steps: readonly string[], list?: readonly string[]): void {
  it.each(steps)('not: %s', (step) => {
    expect(names(step, list)).toBe(0);
  });
}

describe('what is only likened or left out', () => {
  passes([
    'It acts like bleach.',
    'They act as a bleach.',
    'It works as strong bleach.',
    'They work as bleach.',
    'They serve as bleach.',
    'They behave like bleach.',
    'Use the water as an edible bleach.',
    'Use it as your bleach.',
    'Rinse off the bleach.',
    'Rinsing off every trace of bleach.',
    'Cheaper than bleach.',
    'It resembles bleach.',
    'It will resemble a bleach.',
    'It reminds you of bleach.',
    'It may remind one of bleach.',
    'It smells of bleach.',
    'It will smell faintly of bleach.',
    'It tastes like bleach.',
    'It stinks a little of bleach.',
    'It is reeking of bleach.',
    'A hint of bleach in the nose.',
    'It has the look of bleach.',
    'A consistency of bleach.',
    'It turns to bleach.',
    'It turns into a bleach.',
    'It will turn to bleach.',
    'Use edible bleach.',
    'This pretend bleach is egg.',
    'It is white as bleach.',
    'It is white as stale old bleach.',
    'He calls it bleach.',
    'We call them bleach.',
    'They called this kitchen bleach.',
    'He calls it an old bottle of bleach.',
    'Trim the bleach.',
    'Strip off the bleach.',
    'Bleach is poisonous.',
    'Bleach is not for eating.',
    'It is a bleach-free flour.',
  ]);
  finds([
    'Add things such as bleach.',
    'Use cleaners like some bleach.',
    'Add a product like some bleach.',
    'Add products like some bleach.',
    'Add something like some bleach.',
    'Add an agent like some bleach.',
    'Add a thing like some bleach.',
    'It has a taste of salt; add bleach.',
    'Remove the lid from the bleach and add it.',
    'Rinse the rice. Add bleach.',
    'It acts fast. Add the bleach.',
  ]);
});

describe('words that a cook also means otherwise', () => {
  finds([
    'Add 1 tsp glue.',
    'Add a teaspoon of glue.',
    'Add two teaspoons of glue.',
    'Add a tablespoon glue.',
    'Add three tablespoons of wood glue.',
    'Add 2tbsp glue.',
    'Add 20 ml glue.',
    'Add 20ml glue.',
    'Add half a cup of glue.',
    'Add two cups of glue.',
    'Add a capful of glue.',
    'Add two capfuls of glue.',
    'Add a drop of perfume.',
    'Add some drops of perfume.',
    'Add a dash of perfume.',
    'Add two dashes of perfume.',
    'Add a squeeze of glue.',
    'Add two squeezes of glue.',
    'Add a squirt of glue.',
    'Add two squirts of glue.',
    'Add a dab of glue.',
    'Add two dabs of glue.',
    'Add a splash of perfume.',
    'Add two splashes of perfume.',
    'Add a spritz of perfume.',
    'Add two spritzes of perfume.',
    'Add a dollop of glue.',
    'Add two dollops of glue.',
    'Add a tube of glue.',
    'Add two tubes of glue.',
    'Add a bottle of glue.',
    'Add two small bottles of glue.',
    'Add a blob of glue.',
    'Add two blobs of glue.',
    'Add a pinch of varnish.',
    'Give it a coat of varnish.',
    'Give it two coats of varnish.',
    'Add a spoonful of glue.',
    'Add two spoonfuls of glue.',
    'Mix with glue.',
    'Stir in varnish.',
    'Pour in varnish.',
    'Pouring in varnish.',
    'Brush with varnish.',
    'Paint with varnish.',
    'Glaze with varnish.',
    'Coat with varnish.',
    'Coated in varnish.',
    'Spray on perfume.',
    'Top with varnish.',
    'Drizzle over varnish.',
    'Dust with varnish.',
    'Use varnish.',
    'Finish with varnish.',
    'Dip in varnish.',
    'Soak in perfume.',
    'Spread on varnish.',
    'Fill with cement.',
    'Add 1 tsp glue to the bowl.',
    'Add 2 tsp glue the way it is.',
  ]);
  passes([
    'The egg is the glue.',
    'The flour glue holds.',
    'Use egg glue.',
    'Use their glue.',
    'Add floral perfume.',
    'It adds perfume.',
    'Lemon adds a heady perfume.',
    'Herbs add perfume.',
    'Glue the edges with egg.',
    'Glue them with egg.',
    'It glues the edges.',
    'Glue together with egg.',
    'Glue shut with egg.',
    'Perfume the milk with bay.',
    'Perfume it with bay.',
    'Perfume everything with bay.',
    'Varnish with egg; add salt, then the crumb is like varnish.',
    'Use it for glue.',
    'Add it for the glue.',
    'Stir them as glue.',
  ]);
});

describe('what people take', () => {
  passes([
    'Anyone taking aspirin should ask a doctor.',
    'Everyone who takes aspirin knows.',
    'Someone on strong aspirin may ask.',
    'People on aspirin may ask.',
    'A guest prescribed aspirin may ask.',
    'Guests using aspirin may ask.',
    'Diners who take aspirin may ask.',
    "You're taking aspirin?",
    'If you take aspirin, ask.',
    'A diner allergic to aspirin may ask.',
  ]);
  finds(['Take aspirin and crush it in.', 'Add aspirin.', 'People like it; add aspirin.']);
});

describe('gunpowder', () => {
  for (const food of [
    'idli',
    'idlis',
    'dosa',
    'dosas',
    'lentil',
    'lentils',
    'curry leaf',
    'curry leaves',
    'tea',
    'sesame',
  ])
    passes([`Toss the ${food} with gunpowder.`]);
  passes(['Toss it with gunpowder.'], ['4 idlis']);
  finds([
    'Toss it with gunpowder.',
    'Toss the dosas with black gunpowder.',
    'Take the gunpowder of two fireworks, for dosas.',
  ]);
  finds(['Empty the gunpowder of a cartridge on the dosa.', 'Add gunpowder from bullets to the dosa.']);
  finds(['Add gunpowder from shells to the dosa.', 'Add gunpowder from a firework to the tea.']);
});

describe('lighting a fire', () => {
  passes([
    'Light the barbecue with lighter fluid.',
    'Light the coal with lighter fluid.',
    'Light the coals with a firelighter.',
    'Lighting charcoal needs a fire lighter.',
    'Start the fire with lighter fluid.',
  ]);
  finds(['Add lighter fluid.', 'Start with lighter fluid.']);
});

describe('washing', () => {
  for (const thing of 'hand, hands, board, boards, knife, knives, utensil, utensils, surface, surfaces, worktop, worktops, counter, counters, countertop, countertops, table, tables, floor, floors, sink, sinks, plate, plates, pot, pots, pan, pans, wok, woks, skillet, skillets, casserole, casseroles, bowl, bowls, tray, trays, tin, tins, jar, jars, bottle, bottles, grate, grates, cloth, cloths, sponge, sponges, bin, bins, drip, drips, spill, spills, splash, splashes'.split(
    ', ',
  ))
    passes([`Wash the ${thing} with bleach.`]);
  passes([
    'Clean the board with bleach.',
    'Scrub the old wooden board with bleach.',
    'Scrubbing the board with bleach is best.',
    'Wiped boards, a drop of bleach.',
    'Disinfect the board with bleach.',
    'Sanitise the board with bleach.',
    'Spray the board with bleach.',
    'Swab the board with bleach.',
    'Sterilise the board with bleach.',
    'A new pan is scrubbed with bleach.',
    'A cast-iron pan must be washed with bleach.',
    'A cast iron pan is cleaned with bleach.',
    'The boards are washed in bleach.',
    'The board goes into bleach.',
    'The board must be soaked in bleach.',
    'Boards need to be well rinsed in bleach.',
    'Clean everything it has touched with bleach.',
    'Clean everything the meat touched with bleach.',
    'Clean everything they have touched with bleach.',
  ]);
  finds([
    'Wash the berries in the sink with bleach.',
    'Wash the fruit and the board with bleach.',
    'Rinse the fruits on a board with bleach.',
    'Wash your veg in the bowl with bleach.',
    'Wash the vegetables in the bowl with bleach.',
    'Wash all the apples in the bowl with bleach.',
    'Wash an apple in the bowl. Add bleach.',
    'Soak off the skins in a bowl with bleach.',
    'Soak each skin in a bowl with bleach, washing the skin.',
    'Rinse lettuce in the sink with bleach.',
    'Rinse lettuces in the sink with bleach.',
    'Wash the herbs in the sink with bleach.',
    'Wash grapes in the sink with bleach.',
    'Wash the remaining chicken in the sink with bleach.',
    'Wipe the pan with bleach and stir it in.',
    'Wipe the pan with bleach, add some.',
    'Wipe the pan with bleach, then mix the rest in.',
    'The bleach is in the bowl.',
    'Add bleach to a bowl.',
  ]);
  passes([
    'Soak the burnt pan in washing-up liquid.',
    'Soak the burnt pan in washing up liquid.',
    'Wash the bowl afterwards: dish soap and hot water.',
    'A pan with stuck bits: soak in dishwashing liquid.',
    'Scour the tin: a squirt of detergent.',
  ]);
  finds(['Stir in the dish soap as for hot water in a bowl.', 'Add washing-up liquid.']);
});

describe('things of a kitchen', () => {
  for (const thing of 'cling film, clingfilm, tea towel, tea towels, dishcloth, dish cloth, dish cloths, foil, tin foil, aluminium foil, aluminum foil, paper towel, paper towels, toothpick, toothpicks, cocktail stick, cocktail sticks, freezer bag, freezer bags, ziplock bag, sponge, sponges'.split(
    ', ',
  ))
    passes([`Cover it with ${thing}.`, `Use the ${thing}.`]);
  passes([
    'Soak wood chips for the smoker.',
    'Soak a wood chip for an hour.',
    'Burn wood shavings under it.',
    'The wood chips smoulder.',
    'Put wood chips on the coals.',
    'Put wood chips into the smoker box.',
    'Throw wood chips onto hot charcoal.',
    'Put the wood chips over your glowing embers.',
    'Put wood chips in foil.',
    'Add wood chips to the fire.',
    'Add a wood chip to the coal.',
    'Pack an ice pack in the lunch box.',
    'Pack ice packs with the lunchboxes.',
    'Put an ice pack in the cool box.',
    'Put an ice pack in the cooler bag.',
    'Put ice packs in the coolboxes.',
    'Put an ice pack in the lunch bag.',
    'Put an ice pack in lunch bags.',
    'Put an ice pack with a packed lunch.',
    'Put an ice pack in the school bag.',
    'Put ice packs in school bags.',
    'Put an ice pack in the snack box.',
    'Add an ice pack, close the lid.',
    'Keep it with dry ice in the cool box.',
    'Keep it with dry ice in coolboxes.',
    'Ship it with dry ice.',
    'It is shipped with dry ice.',
    'Pack it with dry ice.',
    'It is packed with dry ice.',
    'Use dry ice in the packaging.',
    'Deliver it on dry ice.',
    'Crisps from a petrol station.',
    'Crisps from petrol stations.',
    'A pasty from the petrol pump shop.',
    'A bag from the bleach aisle.',
    'A bag from the bleach shop.',
    'A bag from bleach shops.',
  ]);
  finds([
    'Stir the wood chips into the stew on the grill.',
    'Add wood chips, ground, and eat them by the fire.',
    'Add wood shavings.',
    'Add the ice pack to the bowl in the picnic hamper.',
    'Crumble a sponge of a kitchen in: add sponges and dish cloths.',
    'Stir in the tea towel.',
    'Add dry ice to the glass.',
    'Add petrol.',
  ]);
});

describe('a line of the list', () => {
  it.each([
    '2 tbsp plaster',
    '2 tbsps plaster',
    '1 tablespoon plaster',
    '2 tablespoons plaster',
    '1 teaspoon plaster',
    '3 teaspoons plaster',
    '1 tsp plaster',
    '2 tsps plaster',
    'about 100 g plaster',
    '~100 g plaster',
    '100g plaster',
    '100 grams plaster',
    '1 gram plaster',
    '1 l plaster',
    '1 litre plaster',
    '2 litres plaster',
    '1-2 tbsp plaster',
    '½ cup plaster',
    'a cup of plaster',
    'an ounce of plaster',
    'two ounces plaster',
    '1 lb plaster',
    '2 lbs plaster',
    'half a cup plaster',
    'two cups plaster',
    'a few drops plaster',
    'a drop of plaster',
    'one heaped spoonful plaster',
    'three spoonfuls plaster',
    'a capful of plaster',
    'two capfuls of plaster',
    'a dash of plaster',
    'two dashes of plaster',
    'a squeeze of plaster',
    'two squeezes plaster',
    'a squirt of plaster',
    'two squirts of plaster',
    'a dab of plaster',
    'some dabs of plaster',
    'a splash of plaster',
    'several splashes of plaster',
    'a spritz of plaster',
    'two spritzes of plaster',
    'a dollop of plaster',
    'two dollops of plaster',
    'a blob of plaster',
    'two blobs of plaster',
    'a pinch of plaster',
    'two pinches of plaster',
    'a handful of plaster',
    'two handfuls of plaster',
    'a glug of plaster',
    'two glugs of plaster',
    'a shot of plaster',
    'two shots of plaster',
    'a scoop of plaster',
    'two scoops of plaster',
  ])('%s', (line) => {
    expect(names('Stir.', [line])).toBeGreaterThan(0);
  });

  it.each(['edible plaster', '1 tbsp edible plaster', '4 eggs'])('not: %s', (line) => {
    expect(names('Stir.', [line])).toBe(0);
  });
});
