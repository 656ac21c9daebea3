// What is not food and is only compared, wrapped with, burnt or cleaned with, and the same things put into the dish.

import { describe, expect, it } from 'vitest';
import { writeDraft } from '../../../tests/write-draft.ts';
import { readRecipe } from '../read-recipe.ts';
import { checkNotFood } from './not-food.ts';

function messages(step: string): readonly string[] {
  const recipe = readRecipe(
    writeDraft({ title: 'Dish', list: ['4 chicken thighs', '1 onion'], steps: [step] }),
  );
  return checkNotFood(recipe).map(({ message }) => message);
}

function finds(steps: readonly string[]): void {
  it.each(steps)('%s', (step) => {
    expect(messages(step).length).toBeGreaterThan(0);
  });
}

function passes(steps: readonly string[]): void {
  it.each(steps)('not: %s', (step) => {
    expect(messages(step).join(' ')).toBe('');
  });
}

describe('likened to what is not food', () => {
  passes([
    'The paste acts as glue.',
    'The paste acts like a glue.',
    'The egg works as glue.',
    'Acting as glue, the egg holds it.',
    'The paste serves as the glue.',
    'It should be thick like glue.',
    'Use the egg as an edible glue.',
    'The sauce turns to glue if it boils.',
    'The sauce turns into glue if it boils.',
    'It is as thick as glue, thicker than cement.',
    'It smells of petrol when it burns.',
    'It smells like petrol when it burns.',
    'Burnt oil smelling faintly of petrol is too hot.',
    'It tastes like soap with too much of it.',
    'Too much tastes slightly of soap.',
    'It resembles tar.',
    'It resembles a tar.',
    'It reminds you of petrol.',
    'A hint of petrol is the sign of old oil.',
    'It has the colour of tar.',
    'It has the texture of glue.',
    'It has the sheen of varnish.',
    'Some call it edible glue.',
    'My aunt calls it cement.',
    'He called this stuff cement.',
    'Swordfish holds too much mercury.',
    'Tuna is high in mercury.',
    'Big fish contain mercury: tuna contains some mercury.',
    'Big fish carry traces of mercury.',
    'Old pots may hold high levels of lead.',
    'The wax seals the cheese, do not eat the wax.',
  ]);
  finds([
    'Add a squirt of glue to the sauce.',
    'Stir 2 tbsp glue into it.',
    'Stir in a tablespoon of glue.',
    'Add half a teaspoon of varnish.',
    'Add one drop of perfume.',
    'Add two drops of perfume.',
    'Brush on a coat of varnish.',
    'Brush the chicken with varnish.',
    'Glaze it with varnish.',
    'Spray the top with perfume.',
    'Spritz it with perfume.',
    'A few dashes of perfume go in.',
    'A dash of perfume goes in.',
    'Stirred with 5 ml perfume it smells sweet.',
    'Stir petrol into the sauce.',
    'Add the mercury to the pan.',
  ]);
});

describe('not used, or taken away', () => {
  passes([
    'Do not use petrol to light the grill.',
    'Never add petrol.',
    'No petrol, please.',
    'Cook it without petrol.',
    'Avoid lighter fluid with charcoal.',
    'Use kindling instead of petrol.',
    'Use kindling rather than petrol.',
    'Keep it away: keep away from petrol.',
    'The pan must be free of soap.',
    'Throw away the cling film.',
    'Cut away the string.',
    'Trim off the string.',
    'Trim the string away from the joint.',
    'Strip off the foil.',
    'Remove the string before you carve.',
    'Rinse off the soap.',
    'Rinse off all the soap.',
    'Anyone taking aspirin should ask first.',
    'People on aspirin should ask first.',
    'If you take aspirin, ask first.',
    "Guests who're prescribed aspirin should ask first.",
    'If someone takes daily aspirin, ask first.',
  ]);
});

describe('wraps, ties, burns and cleans', () => {
  passes([
    'Wrap the chicken in cling film.',
    'Wrap the chicken in clingfilm.',
    'Wrap it in plastic wrap.',
    'Cover with a tea towel.',
    'Cover with tea towels.',
    'Lay it on foil.',
    'Lay it on tin foil.',
    'Lay it on aluminium foil.',
    'Lay it on aluminum foil.',
    'Line it with baking paper.',
    'Line it with greaseproof paper.',
    'Pat dry with kitchen paper.',
    'Pat dry with a paper towel.',
    'Pat dry with paper towels.',
    'Tie it with string.',
    'Tie it with kitchen twine.',
    'Pin it with a toothpick.',
    'Pin it with toothpicks.',
    'Pin it with a cocktail stick.',
    'Strain it through muslin.',
    'Put it in a freezer bag.',
    'Put it in zip-lock bags.',
    'Put it in a ziplock bag.',
    'Light the charcoal.',
    'Light the matches.',
    'Wipe up with a sponge.',
    'Wear rubber gloves for the chillies.',
    'Soak the wood chips, then smoke the chicken.',
    'Throw the wood chips on the coals.',
    'Scatter wood chips over the hot charcoal.',
    'Put the wood chips in the smoker box.',
    'Put wood chips onto the fire.',
    'Put wood chips into the foil.',
    'Light the charcoal with firelighters and let them burn off.',
    'Start the barbecue with a fire lighter.',
    'Pack the chicken in the lunch box with an ice pack.',
    'Add an ice pack to the picnic hamper.',
    'Put an ice pack in the cool bag.',
    'Put an ice pack in the cooler bag.',
    'Put ice packs in the school bag.',
    'Put an ice pack in the snack box.',
    'Put an ice pack in the lunch bag and shut the lid.',
    'Wash the board with washing-up liquid.',
    'Wash the knives with washing up liquid.',
    'Wash the knife in hot water and detergent.',
    'Clean the hob with bleach.',
    'Scrub the sink with bleach.',
    'Wipe the worktops with disinfectant.',
    'Wipe the worktop down with disinfectant.',
    'Disinfect the surfaces with bleach.',
    'Sanitise the counter with bleach.',
    'The board needs soap and a scrub: wash the board with soap.',
    'Soak the pan with dishwasher powder.',
    'Soak the pots with dishwasher tablets.',
  ]);
  finds([
    'Stir the wood chips into the stew.',
    'Chop the cling film into the sauce.',
    'Blend the ice pack into the bowl.',
    'Wash the lettuce with washing-up liquid.',
    'Rinse the chicken with bleach.',
    'Wash the berries in detergent.',
    'Whisk in a squirt of washing-up liquid.',
    'Add a drop of fairy liquid to the batter.',
    'Wipe the pan with white spirit and add it to the sauce.',
    'Polish the apples with furniture polish.',
    'Grease the tin with WD-40.',
  ]);
});
