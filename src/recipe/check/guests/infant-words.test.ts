// What a small child must not have, food by food, and what makes it fit.

import { describe, expect, it } from 'vitest';
import { writeDraft } from '../../../../tests/write-draft.ts';
import { readRecipe } from '../../read-recipe.ts';
import { createReadings } from '../../recipe-readings.ts';
import { scanRecipe } from '../scan-recipe.ts';
import { checkInfant } from './infant.ts';

/** What is found in a dish of this title, list and method. */
function find(title: string, list: string, steps: readonly string[]): readonly string[] {
  const request = { ingredients: [] };
  const recipe = readRecipe(writeDraft({ title, list: list === '' ? [] : list.split('; '), steps }));
  return checkInfant(scanRecipe(recipe, request, createReadings(request))).map(
    ({ message }) => / uses (.*?) and the text names/.exec(message)?.[1] ?? message,
  );
}

function finds(
  what: string,
  title: string,
  rows: readonly (readonly [list: string, ...steps: string[]])[],
): void {
  it.each(rows.map(([list, ...steps]) => [`${list} | ${steps.join(' ')}`, list, steps] as const))(
    `${what}: %s`,
    (_name, list, steps) => {
      expect(find(title, list, steps)).toContain(what);
    },
  );
}

function passes(
  what: string,
  title: string,
  rows: readonly (readonly [list: string, ...steps: string[]])[],
): void {
  it.each(rows.map(([list, ...steps]) => [`${list} | ${steps.join(' ')}`, list, steps] as const))(
    `no ${what}: %s`,
    (_name, list, steps) => {
      expect(find(title, list, steps)).not.toContain(what);
    },
  );
}

const BABY = 'Mash for the baby';
const TODDLER = 'Plate for a toddler';
const KIDS = 'Shake for the kids';

describe('raw milk', () => {
  finds('raw milk', KIDS, [
    ['500 ml raw milk', 'Stir.'],
    ['500 ml unpasteurised milk', 'Stir.'],
    ['500 ml unpasteurized milk', 'Stir.'],
    ['500 ml un-pasteurised milk', 'Stir.'],
    ['500 ml un-pasteurized milk', 'Stir.'],
    ['500 ml untreated milk', 'Stir.'],
    ["500 ml raw cow's milk", 'Stir.'],
    ['500 ml raw cow milk', 'Stir.'],
    ["500 ml raw goats' milk", 'Stir.'],
    ['500 ml raw goats milk', 'Stir.'],
    ['500 ml raw full-fat milk', 'Stir.'],
    ['500 ml raw full fat milk', 'Stir.'],
    ['500 ml raw full-cream milk', 'Stir.'],
    ['500 ml raw full cream milk', 'Stir.'],
    ['500 g raw yogurt', 'Stir.'],
    ['500 g raw natural yoghurt', 'Stir.'],
    ['500 ml raw local fresh milk', 'Stir.'],
    ['500 ml milk, unpasteurised', 'Stir.'],
    ['500 ml milk, unpasteurized', 'Stir.'],
    ['500 ml milk, raw', 'Stir.'],
    ['500 ml milk straight from the cow', 'Stir.'],
    ['500 ml milk straight from our neighbour', 'Stir.'],
    ['500 ml milk straight from the local farm', 'Stir.'],
    ['500 ml milk fresh from the goat', 'Stir.'],
    ['500 ml milk, not pasteurised', 'Stir.'],
    ['500 ml milk, not pasteurized', 'Stir.'],
    ['500 ml raw milk', 'Boil the kettle: boiling water, not the milk.'],
    ['500 ml raw milk; 2 eggs', 'Boil the eggs.', 'Stir the milk.'],
    ['500 ml raw milk', 'Do not boil the milk.'],
  ]);
  passes('raw milk', KIDS, [
    ['500 ml milk', 'Stir.'],
    ['500 ml raw milk', 'Boil the milk.'],
    ['500 ml raw milk', 'Scald the milk.'],
    ['500 ml raw milk', 'Pasteurise the milk.'],
    ['500 ml raw milk', 'Pasteurize the milk.'],
    ['500 ml raw milk', 'Heat the milk to 72 C.'],
    ['500 ml raw milk', 'Heat the milk to 72C.'],
    ['500 ml raw milk', 'Heat the milk to 72°C.'],
    ['500 ml raw milk', 'Heat the milk to 75 degrees C.'],
    ['500 ml raw milk', 'Heat the milk to 85 C.'],
    ['500 ml raw milk', 'Heat the milk to 92°C.'],
    ['500 ml raw milk', 'Heat the milk to 92C.'],
    ['500 ml raw milk', 'Heat the milk to 85 degrees C.'],
    ['500 ml raw milk', 'Heat the milk to 165 F.'],
    ['500 ml raw milk', 'Heat the milk to 165F.'],
    ['500 ml raw milk', 'Heat the milk to 165°F.'],
    ['500 ml raw milk', 'Heat the milk to 165 degrees F.'],
    ['500 ml raw milk', 'Make a pancake with it: bake the pancake.'],
    ['500 ml raw milk', 'Bake the pancakes.'],
    ['500 ml raw milk', 'Bake the yogurt cake.'],
    ['500 ml raw milk', 'Bake the yoghurt cake.'],
  ]);
});

describe('milk in the bottle', () => {
  const what = 'milk as a drink';
  finds(what, BABY, [
    ["200 ml cow's milk", 'Pour into a bottle.'],
    ['200 ml milk', 'Pour it into bottles.'],
    ['200 ml milk', 'Offer it in a beaker.'],
    ['200 ml milk', 'Offer it in beakers.'],
    ['200 ml milk', 'Pour it in a sippy cup.'],
    ['200 ml milk', 'Pour it in sippy cups.'],
    ['200 ml milk', 'Fit the teat and shake.'],
    ['200 ml milk', 'Fit the teats and shake.'],
    ['200 ml milk', 'Give it as a night-time feed.'],
    ['200 ml milk', 'Give it at night time feeds.'],
    ['200 ml milk', 'Give it at the nighttime feed.'],
    ['200 ml milk', 'Give it at each feed.'],
    ['200 ml milk', 'Give it for all feeds.'],
    ['', "Fill the bottle with cow's milk."],
    ['', 'Fill the bottle with cow milk.'],
    ['', "Fill the bottle with goats' milk."],
    ['', 'Fill the bottle with goats milk.'],
    ['', 'Fill the bottle with soy milk.'],
    ['', 'Fill the bottle with soya milk.'],
    ['', 'Fill the bottle with oat drink.'],
    ['', 'Fill the bottle with warm whole fresh milk.'],
    ['', 'Fill the bottle with full-fat milk.'],
    ['', 'Fill the bottle with full fat milk.'],
    ['', 'Fill the bottle with semi-skimmed milk.'],
    ['', 'Fill the bottle with semi skimmed milk.'],
  ]);
  passes(what, BABY, [
    ['200 ml milk', 'Stir it into the mash.'],
    ['200 ml breast milk', 'Pour into a bottle.'],
    ['200 ml breastmilk', 'Pour into a bottle.'],
    ['200 ml milk', 'Breast-feed first; pour the rest into a bottle.'],
    ['200 ml milk', 'Breastfeed first; pour the rest into a bottle.'],
    ['200 ml milk', 'Pour your usual formula into a bottle.'],
    ['200 ml milk', "Pour the baby's own into a bottle."],
    ['200 ml formula milk', 'Pour into a bottle.'],
    ['', "Never fill the bottle with cow's milk."],
    ['200 ml milk', 'Sterilise the bottle; pour milk on the mash.'],
    ['200 ml milk', 'Sterilize the bottle; pour milk on the mash.'],
    ['200 ml water', 'Pour into a bottle.'],
  ]);
  it.each([
    'Baby formula',
    'A bottle for baby',
    'Baby night milk',
    'Baby night-time milk',
    'Baby nighttime drink',
  ])('by the title: %s', (title) => {
    expect(find(title, '200 ml milk', ['Stir.'])).toContain(what);
  });
});

describe('fish that hunt', () => {
  finds('a large hunting fish', KIDS, [
    ['200 g swordfish', 'Fry it.'],
    ['200 g shark', 'Fry it.'],
    ['200 g fish', 'Fry the marlin.'],
  ]);
  passes('a large hunting fish', KIDS, [['200 g cod', 'Fry it.']]);
});

describe('hard sweets', () => {
  const what = 'hard or sticky sweets';
  finds(what, TODDLER, [
    ['6 boiled sweets', 'Serve.'],
    ['6 hard candies', 'Serve.'],
    ['1 hard candy', 'Serve.'],
    ['1 gobstopper', 'Serve.'],
    ['2 gobstoppers', 'Serve.'],
    ['1 lollipop', 'Serve.'],
    ['2 lollipops', 'Serve.'],
    ['1 marshmallow', 'Serve.'],
    ['6 marshmallows', 'Serve.'],
    ['1 toffee', 'Serve.'],
    ['6 toffees', 'Serve.'],
    ['1 gumball', 'Serve.'],
    ['6 gumballs', 'Serve.'],
    ['6 marshmallows; 50 g butter', 'Melt the butter.'],
    ['6 marshmallows', 'Do not melt the marshmallows.'],
  ]);
  passes(what, TODDLER, [
    ['6 marshmallows', 'Melt the marshmallows.'],
    ['6 marshmallows', 'The marshmallows are melted.'],
    ['6 marshmallows', 'Dissolve them.'],
    ['6 marshmallows', 'Dissolving them takes a while.'],
    ['6 marshmallows', 'Chop the marshmallows small.'],
    ['6 marshmallows', 'Chop them up very finely.'],
    ['6 marshmallows', 'Chopped marshmallows quite small go in.'],
    ['6 toffees', 'Crush the toffees.'],
    ['6 toffees', 'The toffees are crushed.'],
    ['6 marshmallows', 'Snip the marshmallows.'],
    ['6 marshmallows', 'Snipped marshmallows go in.'],
    ['6 marshmallows', 'Bake them.'],
    ['6 marshmallows', 'Baked marshmallows go in.'],
    ['6 apples', 'Serve.'],
  ]);
});

describe('sausage in rounds', () => {
  const what = 'sausage in rounds';
  finds(what, TODDLER, [
    ['1 sausage', 'Cut the sausage into coins.'],
    ['4 sausages', 'Cut the sausages into coins.'],
    ['1 hot dog', 'Slice it into a coin.'],
    ['4 hotdogs', 'Slice them into pennies.'],
    ['4 hot dogs', 'Slice them into a penny each.'],
    ['1 frankfurter', 'Cut it into bite-sized pieces.'],
    ['4 frankfurters', 'Cut them into bite size chunks.'],
    ['1 wiener', 'Cut it into bite sized rounds.'],
    ['4 wieners', 'Cut them into discs.'],
    ['1 chipolata', 'Cut each disc thick.'],
    ['4 chipolatas', 'Cut them into disks.'],
    ['4 chipolatas', 'Serve each disk.'],
    ['4 chipolatas', 'Hand them over whole.'],
  ]);
  passes(what, TODDLER, [
    ['4 sausages', 'Cut the sausages lengthways, then serve whole strips.'],
    ['4 sausages', 'Cut the sausages lengthwise into slices.'],
    ['4 sausages', 'Cut the sausage into a strip, then slices.'],
    ['4 sausages', 'Cut the sausages into strips, then slices.'],
    ['4 sausages', 'Quarter the sausages, no coins.'],
    ['4 sausages', 'Mash the sausages; slices are out.'],
    ['4 sausages', 'Mashed sausages, slices of it.'],
    ['4 sausages', 'Chopping them very finely, serve the slices.'],
    ['4 sausages; 1 apple', 'Slice the apple into rounds.'],
    ['4 sausages', 'Serve with meat balls, whole.'],
    ['4 sausages', 'Serve with a meatball, whole.'],
    ['4 sausages', 'Fry the sausages.'],
    ['4 carrots', 'Slice them into coins.'],
  ]);
});

describe('hard raw pieces', () => {
  const what = 'hard raw pieces';
  finds(what, BABY, [
    ['1 raw carrot', 'Serve.'],
    ['2 raw carrots', 'Serve.'],
    ['1 raw green apple', 'Serve.'],
    ['2 raw apples', 'Serve.'],
    ['1 raw radish', 'Serve.'],
    ['4 raw radishes', 'Serve.'],
    ['2 carrots', 'Serve each carrot raw.'],
    ['2 carrots', 'Serve the carrots crunchy.'],
    ['2 apples', 'Serve an apple raw.'],
    ['2 apples', 'Serve the apples uncooked.'],
    ['2 raw carrots', 'Do not cook them.'],
  ]);
  passes(what, BABY, [
    ['2 carrots, grated', 'Serve the grated carrots raw.'],
    ['2 raw carrots', 'Grate them.'],
    ['2 raw carrots', 'Steam them.'],
    ['2 raw carrots', 'Steaming makes them tender.'],
    ['2 raw carrots', 'Boil them.'],
    ['2 raw carrots', 'Simmer them.'],
    ['2 raw carrots', 'Simmering takes an hour.'],
    ['2 raw carrots', 'Roast them.'],
    ['2 raw carrots', 'Roasting takes an hour.'],
    ['2 raw apples', 'Stew them.'],
    ['2 raw apples', 'Bake them.'],
    ['2 raw apples', 'Mash them.'],
    ['2 raw apples', 'Puree them.'],
    ['2 raw apples', 'They are pureed.'],
    ['2 raw apples', 'Blend them.'],
    ['2 raw apples', 'They are blended.'],
    ['2 raw apples', 'Keep till soft.'],
    ['2 raw apples', 'Keep till softened.'],
    ['2 raw apples', 'Shave them.'],
    ['2 raw apples', 'Juice them.'],
    ['2 raw apples', 'They are juiced.'],
    ['2 raw apples', 'Blitz them.'],
    ['2 raw apples', 'They are blitzed.'],
    ['2 raw apples', 'Microwave them.'],
    ['2 raw apples', 'They are microwaved.'],
  ]);
});

describe('raw sprouts', () => {
  finds('raw sprouts', TODDLER, [
    ['50 g alfalfa sprouts', 'Serve.'],
    ['1 bean sprout', 'Serve.'],
    ['50 g bean-sprouts', 'Serve.'],
    ['50 g radish sprouts', 'Serve.'],
  ]);
  passes('raw sprouts', TODDLER, [
    ['50 g bean sprouts', 'Stir-fry them.'],
    ['50 g bean sprouts', 'Steam them.'],
    ['50 g cooked bean sprouts', 'Serve.'],
  ]);
});

describe('honey and salt', () => {
  finds('honey', BABY, [
    ['1 tbsp honey', 'Stir.'],
    ['1 tbsp manuka', 'Stir.'],
    ['oats', 'Stir in honeyed milk.'],
    ['1 tbsp honey', 'Stir in the honey. This is not hot.'],
  ]);
  passes('honey', BABY, [
    ['1 dozen honey mushrooms', 'Stir.'],
    ['honey-free cereal', 'Stir.'],
    ['honey free cereal', 'Stir.'],
    ['1 honeydew melon', 'Mash.'],
    ['oats', 'Honey is not for babies.'],
    ['oats', 'Honey, though sweet, is never given.'],
    ['1 tbsp honey, optional', 'Stir.'],
    ['oats', 'Steer clear of honey.'],
    ['oats', 'Do not add honey.'],
    ['1 tbsp honey for the adults', 'Stir.'],
    ['oats', 'Add honey for adults.'],
  ]);
  finds('salt', BABY, [
    ['salt', 'Stir.'],
    ['1 stock cube', 'Stir.'],
    ['2 stock cubes', 'Stir.'],
    ['1 stock pot', 'Stir.'],
    ['2 stock pots', 'Stir.'],
    ['1 tbsp soy sauce', 'Stir.'],
    ['20 g salted butter', 'Stir.'],
  ]);
  passes('salt', BABY, [
    ['200 g salt cod', 'Soak.'],
    ['1 low-salt stock cube', 'Stir.'],
    ['1 reduced-salt stock cube', 'Stir.'],
    ['1 pinch salt', "Mash. Set the baby's portion aside before adding salt."],
    ['1 pinch salt', 'Mash with no salt.'],
    ['1 pinch salt', 'Mash with no added salt.'],
    ['20 g unsalted butter', 'Mash without salt.'],
    ['1 pinch salt', "Take the baby's share first, then salt the rest."],
    ['1 pinch salt', 'Set some aside for the baby before you add salt.'],
    ['1 pinch salt', 'Set a portion aside for the baby and salt the rest.'],
    ['1 pinch salt', 'Set aside for the baby, then salt the rest.'],
  ]);
});

describe('whole nuts', () => {
  const what = 'whole nuts';
  finds(what, TODDLER, [
    ['50 g whole almonds', 'Add them.'],
    ['50 g whole blanched almonds', 'Add them.'],
    ['50 g almonds', 'Add the almonds.'],
    ['50 g peanuts', 'Scatter the peanuts, left whole.'],
    ['oats', 'Add a handful of mixed nuts.'],
    ['oats', 'Add handfuls of cashews.'],
    ['oats', 'Serve with popcorn.'],
    ['50 g almonds', 'Chop the dates. Serve with the almonds.'],
    ['50 g almonds; 100 g dates', 'Chop the dates. Leave the almonds whole.'],
    ['50 g almonds', 'There is no need to chop the almonds.'],
    ['50 g almonds', 'Crush half of the almonds. Leave the other almonds intact.'],
    ['50 g almonds', 'Grind some almonds. Add the other almonds just as they are.'],
    ['50 g almonds', 'Grind some almonds. Add the almonds as they come.'],
    ['50 g almonds', 'Grind some almonds. Add the almonds uncut.'],
    ['50 g almonds', 'Grind some almonds. Add the almonds in one piece.'],
  ]);
  passes(what, TODDLER, [
    ['50 g ground almonds', 'Stir.'],
    ['50 g chopped almonds', 'Stir.'],
    ['50 g flaked almonds', 'Stir.'],
    ['50 g finely chopped almonds', 'Stir.'],
    ['2 tbsp almond butter', 'Stir.'],
    ['50 g almonds', 'Crush the almonds.'],
    ['50 g almonds', 'The almonds are crushed.'],
    ['50 g almonds', 'Chop the almonds.'],
    ['50 g almonds', 'The almonds are chopped.'],
    ['50 g almonds', 'Grind the almonds.'],
    ['50 g almonds', 'Grinding the almonds takes a minute.'],
    ['50 g almonds', 'Blitz the almonds.'],
    ['50 g almonds', 'The almonds are blitzed.'],
    ['50 g almonds', 'Blend the almonds.'],
    ['50 g almonds', 'The almonds are blended.'],
    ['50 g almonds', 'Pulse the almonds.'],
    ['50 g almonds', 'The almonds are pulsed.'],
    ['50 g almonds', 'Process the almonds.'],
    ['50 g almonds', 'The almonds are processed.'],
    ['50 g almonds', 'Pound the almonds.'],
    ['50 g almonds', 'The almonds are pounded.'],
    ['50 g almonds', 'Grate the almonds.'],
    ['50 g almonds', 'Puree the almonds.'],
    ['50 g almonds', 'The almonds are pureed.'],
    ['50 g almonds', 'Whizz the almonds.'],
    ['50 g almonds', 'The almonds are whizzed.'],
    ['50 g almonds', 'Bash the almonds.'],
    ['50 g almonds', 'The almonds are bashed.'],
    ['50 g almonds', 'Smash the almonds.'],
    ['50 g almonds', 'The almonds are smashed.'],
    ['50 g almonds', 'Simmer the almonds.'],
    ['50 g almonds', 'The almonds are simmered.'],
    ['50 g almonds', 'Make a powder of the almonds.'],
    ['50 g almonds', 'The almonds are powdered.'],
    ['50 g almonds; 200 ml whole milk', 'Grind the almonds into the whole milk.'],
    ['oats', 'Nut-free: no almonds.'],
  ]);
});

describe('small round fruit', () => {
  const what = 'whole grapes or the like';
  finds(what, TODDLER, [
    ['100 g grapes', 'Add the grapes.'],
    ['100 g cherry tomatoes', 'Add the cherry tomatoes.'],
    ['100 g whole blueberries', 'Add them.'],
    ['100 g whole ripe blueberries', 'Add them.'],
    ['100 g cherries', 'Add the cherries whole.'],
    ['100 g cherries', 'Add the cherries, left whole.'],
    ['100 g olives', 'Add the olives with a stone in.'],
    ['100 g olives', 'Add the olives with the stones still in.'],
    ['100 g cherries', 'Add the cherries, pit in.'],
    ['100 g cherries', 'Add the cherries, pits still in.'],
    ['100 g grapes; 1 banana', 'Slice the banana, and drop the grapes in whole.'],
    ['100 g grapes', 'Do not cut the grapes.'],
    ['100 g grapes', 'Cut half of the grapes. Leave the grapes whole.'],
    ['100 g grapes', 'Cut some grapes. Keep the grapes unhalved.'],
    ['100 g grapes', 'Add the grapes whole; halving the grapes just wastes juice.'],
    ['100 g grapes', 'Add the grapes whole; slicing them lets the juice out.'],
    ['100 g grapes', 'Add the grapes whole; quartering them could turn them slimy.'],
    ['100 g grapes', 'Add the grapes whole; chopping them robs the bite.'],
  ]);
  passes(what, TODDLER, [
    ['100 g grapes', 'Quarter the grapes.'],
    ['100 g grapes', 'The grapes are quartered.'],
    ['100 g grapes', 'Halve the grapes.'],
    ['100 g grapes', 'Cut the grapes.'],
    ['100 g grapes', 'Cutting the grapes lengthways is best.'],
    ['100 g grapes', 'Slice the grapes.'],
    ['100 g grapes', 'Chop the grapes.'],
    ['100 g grapes', 'The grapes are chopped.'],
    ['100 g grapes', 'Mash the grapes.'],
    ['100 g grapes', 'The grapes are mashed.'],
    ['100 g grapes', 'Squash the grapes.'],
    ['100 g grapes', 'The grapes are squashed.'],
    ['100 g grapes', 'Squish the grapes.'],
    ['100 g grapes', 'The grapes are squished.'],
    ['100 g grapes', 'Puree the grapes.'],
    ['100 g grapes', 'The grapes are pureed.'],
    ['100 g grapes', 'Blend the grapes.'],
    ['100 g grapes', 'The grapes are blended.'],
    ['100 g grapes', 'Blitz the grapes.'],
    ['100 g grapes', 'The grapes are blitzed.'],
    ['100 g grapes', 'Juice the grapes.'],
    ['100 g grapes', 'Crush the grapes.'],
    ['100 g grapes', 'The grapes are crushed.'],
    ['100 g grapes', 'Roast the grapes.'],
    ['100 g grapes', 'The grapes are roasted.'],
    ['100 g grapes', 'Let the grapes burst.'],
    ['100 g grapes', 'The grapes are bursting.'],
    ['100 g grapes', 'Simmer the grapes.'],
    ['100 g grapes', 'The grapes are simmered.'],
    ['100 g grapes', 'Stew the grapes.'],
    ['100 g grapes', 'The grapes are stewed.'],
    ['100 g grapes', 'Bake the grapes.'],
    ['100 g grapes', 'The grapes are baked.'],
    ['100 g grapes', 'Dice the grapes.'],
    ['100 g grapes; 200 ml whole milk', 'Quarter the grapes into the whole milk.'],
    ['200 g apples', 'Add the apples.'],
  ]);
});

describe('raw egg', () => {
  const what = 'raw or runny egg';
  finds(what, TODDLER, [
    ['2 eggs', 'Whisk the eggs with sugar and chill.'],
    ['1 egg', 'Whisk the egg with sugar and chill.'],
    ['2 egg whites', 'Whisk the whites with sugar and chill.'],
    ['1 egg white', 'Whisk the egg white and chill it.'],
    ['1 yolk', 'Whisk the yolk with sugar and chill.'],
    ['2 yolks', 'Whisk the yolks with sugar and chill.'],
    ['2 eggs', 'Whisk the eggs; melt the butter in a pan.'],
    ['2 eggs', 'Whisk the eggs in a bowl over simmering water.'],
    ['2 eggs', 'Serve with home-made mayonnaise.'],
    ['2 eggs', 'Serve with homemade mayonnaise.'],
    ['2 eggs', 'Serve a runny yolk.'],
    ['2 eggs', 'Serve a soft-boiled egg.'],
    ['2 eggs', 'Serve a raw fresh egg.'],
  ]);
  passes(what, TODDLER, [
    ['2 eggs', 'Whisk the eggs and bake.'],
    ['2 eggs', 'Whisk the eggs; they are baked.'],
    ['2 eggs', 'Boil the eggs.'],
    ['2 eggs', 'The eggs are boiled.'],
    ['2 eggs', 'Cook the eggs.'],
    ['2 eggs', 'The eggs are cooked.'],
    ['2 eggs', 'Simmer the eggs.'],
    ['2 eggs', 'The eggs are simmered.'],
    ['2 eggs', 'Poach the eggs.'],
    ['2 eggs', 'The eggs are poached.'],
    ['2 eggs', 'Steam the eggs.'],
    ['2 eggs', 'The eggs are steamed.'],
    ['2 eggs', 'Scramble the eggs.'],
    ['2 eggs', 'Scrambled eggs are best.'],
    ['2 eggs', 'Roast the eggs.'],
    ['2 eggs', 'Grill the eggs.'],
    ['2 eggs', 'Grilled eggs are best.'],
    ['2 eggs', 'Thicken the eggs.'],
    ['2 eggs', 'The eggs are thickened.'],
    ['2 eggs', 'Take the eggs to 71 C.'],
    ['2 eggs', 'Take the eggs to 71°C.'],
    ['2 eggs', 'Take the eggs to 71C.'],
    ['2 eggs', 'Take the eggs to 71 degrees C.'],
    ['2 eggs', 'Take the eggs to 160 F.'],
    ['2 eggs', 'Take the eggs to 160F.'],
    ['2 eggs', 'Take the eggs to 160°F.'],
    ['2 eggs', 'Toast the eggs.'],
    ['2 eggs', 'Toasted eggs are odd.'],
    ['2 eggs', 'Saute the eggs.'],
    ['2 eggs', 'Air-fry the eggs.'],
    ['2 eggs', 'Air fry the eggs.'],
    ['2 pasteurised eggs', 'Whisk the eggs and chill.'],
    ['2 pasteurized eggs', 'Whisk the eggs and chill.'],
    ['2 lion eggs', 'Whisk the eggs and chill.'],
    ['1 egg replacer', 'Whisk the egg and chill.'],
    ['1 egg-free mayonnaise', 'Whisk the egg and chill.'],
    ['1 egg free cake', 'Whisk the egg and chill.'],
    ['200 g egg noodles', 'Serve.'],
    ['2 eggs', 'No egg is raw: no eggs.'],
  ]);
});
