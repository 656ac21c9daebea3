// What a sentence explains, forbids or tells of another food; beside each the danger that sounds like it.

import { describe, expect, it } from 'vitest';
import type { RuleId, Severity } from '../finding.ts';
import { severityOf } from './test-recipe.ts';

type Case = readonly [
  rule: RuleId,
  list: readonly string[],
  steps: readonly string[],
  expected: Severity | null,
  guest?: string,
];

const CHICKEN = ['2 chicken breasts', '3 tbsp pesto', '100 g mozzarella'];
const ROAST = 'Roast the chicken at 200 C for 28 minutes until 75 C inside.';
const MUSSELS = ['1 kg mussels', '200 ml cider'];
const STEAM = 'Steam the mussels in the cider for 5 minutes.';
const TRIFLE = ['200 g sponge fingers', '150 ml sherry', '400 ml custard'];
const BAGELS = ['2 bagels', '100 g smoked salmon'];
const TURKEY = ['1 turkey', '400 g stuffing'];
const ROAST_TURKEY = 'Roast the turkey at 180 C for 3 hours until the thigh reads 75 C.';
const TROUT = ['400 g trout fillets', '4 limes'];
const GOATS_CHEESE = ['120 g soft goat cheese', '3 beetroot'];
const POTATO_SOUP = ['500 g potatoes', '1 litre stock'];
const FRITTERS = ['400 g sweetcorn', '500 ml vegetable oil'];
const EGGS = ['4 eggs'];
const CARAMEL = ['1 tin condensed milk'];
const KNEAD = 'Knead the cabbage with the salt for 10 minutes.';
const SHIN = ['600 g beef shin', '330 ml stout'];
const SOUP = ['1 kg tomatoes', '500 ml stock'];
const CHICKEN_SALAD = ['2 chicken breasts', '1 lettuce', '1 lemon'];
const RABBIT = ['1 rabbit', '3 tbsp mustard'];
const BRAISE = 'Braise the rabbit and mushrooms for 60 minutes until 75 C inside.';
const BABY = 'a baby of 8 months';
const PREGNANT = 'a pregnant woman';

const CASES: readonly Case[] = [
  [
    'undercooked',
    TURKEY,
    ['Pack the warm stuffing into the cavity and put it in the fridge overnight.', ROAST_TURKEY],
    'danger',
  ],
  ['undercooked', TURKEY, ['Just before roasting spoon the stuffing into the cavity.', ROAST_TURKEY], null],
  [
    'undercooked',
    TURKEY,
    ['Make the stuffing and chill it overnight; fill the cavity on the day.', ROAST_TURKEY],
    null,
  ],
  ['undercooked', TURKEY, [ROAST_TURKEY, 'The stuffing is done at 55 C in the middle.'], 'danger'],
  ['undercooked', TURKEY, [ROAST_TURKEY, 'The stuffing is done at 74 C in the middle.'], null],
  [
    'undercooked',
    TROUT,
    ["Use it fresh from the river; don't freeze it.", 'Pour over the lime; the middle stays raw.', 'Serve.'],
    'danger',
  ],
  [
    'undercooked',
    TROUT,
    ['Use fish that was frozen for a week.', 'Pour over the lime; the middle stays raw.', 'Serve.'],
    null,
  ],
  [
    'not-food',
    MUSSELS,
    [STEAM, 'A few will stay tightly shut. Pry these open and add them to the rest.'],
    'danger',
  ],
  ['not-food', MUSSELS, [STEAM, 'A few will stay tightly shut. Throw these away and serve the rest.'], null],
  [
    'not-food',
    GOATS_CHEESE,
    ['Scrape the mould off with a knife and crumble the rest over the beetroot.'],
    'danger',
  ],
  [
    'natural-toxin',
    POTATO_SOUP,
    ['Simmer the potatoes for 20 minutes.', '> Potatoes: if one has turned green, leave it out of the pot.'],
    null,
  ],
  [
    'natural-toxin',
    POTATO_SOUP,
    ['Simmer the potatoes for 20 minutes.', '> Greener: add 2 handfuls of baby spinach.'],
    null,
  ],
  [
    'not-food',
    ['500 g cassava'],
    ['Boil the cassava for 25 minutes: its compounds release cyanide when it is raw.'],
    null,
  ],
  [
    'undercooked',
    ['3 raw egg yolks', '250 ml oil'],
    ['Whisk the raw yolks and add the oil drop by drop.', 'Chill and serve.'],
    'danger',
    'lunch club for over-80s',
  ],
  [
    'cross-contamination',
    CHICKEN,
    [
      "Put the pesto into a bowl, so the spoon that touches the raw chicken doesn't go back in the jar.",
      ROAST,
    ],
    null,
  ],
  [
    'cross-contamination',
    CHICKEN,
    [
      'Rub the raw chicken with oil on the board.',
      'Use the same board for all the vegetables, unwashed. Slice the cucumber.',
      ROAST,
    ],
    'danger',
  ],
  [
    'time-temperature',
    CHICKEN,
    [ROAST, "> Don't: leave the chicken on the counter overnight; taste it."],
    null,
  ],
  ['time-temperature', CHICKEN, [ROAST, '> Leave the chicken on the counter overnight.'], 'danger'],
  ['time-temperature', CHICKEN, [ROAST, '> It keeps in the fridge for a full seven days.'], 'danger'],
  [
    'time-temperature',
    CHICKEN,
    [ROAST, "> Don't fill the pot the night before and leave it on the counter for 8 hours."],
    null,
  ],
  [
    'time-temperature',
    ['12 chicken legs'],
    [
      'Bake for 15 minutes, until the inside is still raw at the bone.',
      'Let cool and refrigerate overnight.',
      'Grill the chicken for 20 minutes until 75 C inside.',
      'Serve.',
    ],
    'danger',
  ],
  [
    'time-temperature',
    ['1 frozen turkey'],
    ['Thaw the turkey at the bottom of the fridge for 48 hours, until no ice is left inside.', ROAST],
    null,
  ],
  [
    'time-temperature',
    ['1 frozen turkey'],
    [
      'Thaw the turkey in the fridge for 3 days. On the worktop the outside warms for hours while the heart is frozen.',
      ROAST,
    ],
    null,
  ],
  [
    'not-food',
    ['500 g strawberries'],
    ['Crush the strawberries, cutting away anything bruised; a mouldy berry goes in the compost.'],
    null,
  ],
  ['time-temperature', ['1 frozen turkey'], ['The turkey thaws on the worktop overnight.', ROAST], 'danger'],
  [
    'time-temperature',
    CHICKEN,
    [ROAST, '> Do not fill the pot the night before and leave it on the counter for 8 hours.'],
    null,
  ],
  // The care that is denied is no order that is denied with it.
  [
    'time-temperature',
    CHICKEN,
    [ROAST, "> Don't chill the chicken and leave it on the counter overnight."],
    'danger',
  ],
  [
    'time-temperature',
    ['900 g stewing beef'],
    [
      'Brown the beef for 5 minutes; it is still raw in the middle.',
      'Put it into the slow cooker and cook on low for 8 hours.',
    ],
    null,
  ],
  [
    'botulism',
    ['2 kg green beans'],
    [
      'Pack the beans into jars and process in a pressure canner for 25 minutes; there is no need to sterilise the jars.',
      'Keep the jars in the pantry for a year.',
    ],
    null,
  ],
  [
    'botulism',
    ['2 kg green beans'],
    [
      "Pack the beans into jars and boil the jars for 3 hours. A pressure canner is quicker, and you don't need one.",
      'Keep the jars in the pantry for a year.',
    ],
    'danger',
  ],
  [
    'undercooked',
    CHICKEN,
    ['It is a mistake to cook chicken through: fry it until it is pink inside.'],
    'danger',
  ],
  ['not-food', ['12 oysters'], ['Lever the oysters open and lay them on salt.', 'Bake for 8 minutes.'], null],
  [
    'cross-contamination',
    CHICKEN,
    [
      'Mix the marinade. Keep 50 ml of the marinade back before the chicken goes in.',
      'Add the chicken to the rest and refrigerate for 2 hours.',
      'Grill the chicken for 12 minutes to 75 C inside.',
      'Spoon over the reserved marinade.',
    ],
    null,
  ],
  [
    'not-food',
    MUSSELS,
    [STEAM, 'If a few shells remain closed, pry them open with a knife and tip the meat into the sauce.'],
    'danger',
  ],
  [
    'cross-contamination',
    CHICKEN,
    [
      'Mix the pesto with lemon juice, add the chicken and refrigerate for 2 hours.',
      'Remove the chicken and keep the marinade in the dish.',
      'Grill the chicken for 12 minutes to 75 C inside.',
      'Slice it and spoon over the reserved marinade straight from the dish.',
    ],
    'danger',
  ],
  ['infant', ['400 g chicken livers'], ['Fry the livers until 75 C inside.', 'Serve.'], 'danger', PREGNANT],
  ['infant', ['400 g chicken livers'], ['Fry the livers until 75 C inside.', 'Serve.'], null],
  ['time-temperature', CHICKEN, [ROAST, '> It keeps in the fridge for 3 days.'], null],
  [
    'time-temperature',
    ['1 frozen turkey'],
    ['Stand the turkey on a plate in a warm kitchen for two days.', ROAST],
    'danger',
  ],
  [
    'infant',
    ['4 oranges'],
    ['Juice the oranges and drink.', '> Juice from a stall is often unpasteurised.'],
    null,
    PREGNANT,
  ],
  ['infant', ['200 ml unpasteurised milk'], ['Warm the milk and drink.'], 'danger', PREGNANT],
  [
    'infant',
    ['6 grapes, quartered, never whole'],
    ['Wash the grapes.', 'Serve the grapes.'],
    null,
    'a toddler',
  ],
  ['infant', ['6 grapes, whole'], ['Wash the grapes.', 'Serve the grapes whole.'], 'danger', 'a toddler'],
  [
    'infant',
    TRIFLE,
    ['Lay the sponge in a bowl. Pour over the sherry.', 'Spoon on the custard.'],
    'danger',
    PREGNANT,
  ],
  [
    'infant',
    TRIFLE,
    ['Boil the sherry for 10 minutes.', 'Soak the sponge in it, and boil again.'],
    null,
    PREGNANT,
  ],
  ['infant', ['180 g Brie', '2 pears'], ['Slice the Brie and serve it with the pears.'], 'danger', PREGNANT],
  [
    'infant',
    ['180 g Brie', '2 pears'],
    ['Lay the Brie on the pears and grill for 5 minutes.'],
    null,
    PREGNANT,
  ],
  ['infant', ['180 g Brie', '2 pears'], ['Slice the Brie and serve it with the pears.'], null],
  [
    'infant',
    ['180 g Brie', '2 pears'],
    ['Slice the Brie and serve it with the pears.', '> In pregnancy heat the Brie until it steams.'],
    null,
    PREGNANT,
  ],
  [
    'time-temperature',
    ['2 frozen chicken breasts'],
    ['Lay the chicken in the slow cooker; no thawing needed.', 'Cook on low for 8 hours until 75 C inside.'],
    'danger',
  ],
  [
    'time-temperature',
    ['2 frozen chicken breasts'],
    [
      'Thaw the chicken in the fridge overnight.',
      'Lay it in the slow cooker and cook on low for 8 hours until 75 C inside.',
    ],
    null,
  ],
  [
    'infant',
    ['100 g bean sprouts'],
    ['Toss the bean sprouts with lime and serve.'],
    'danger',
    'my frail mother',
  ],
  [
    'infant',
    ['100 g bean sprouts'],
    ['Fry the bean sprouts for 3 minutes and serve.'],
    null,
    'my frail mother',
  ],
  ['infant', ['100 g bean sprouts'], ['Toss the bean sprouts with lime and serve.'], null],
  ['infant', BAGELS, ['Fold the smoked salmon over the bagels.'], 'danger', PREGNANT],
  ['infant', BAGELS, ['Fold the smoked salmon over the bagels.'], null],
  [
    'undercooked',
    ['150 g plain flour', '80 g sugar'],
    ['Stir the flour and sugar to a dough.', 'Spoon the dough into cups and enjoy raw.'],
    'danger',
  ],
  ['not-food', MUSSELS, ["Keep the ones that gape and won't close as well.", STEAM], 'danger'],
  ['not-food', MUSSELS, ['Throw away the ones that gape.', STEAM], null],
  [
    'undercooked',
    ['4 burgers of beef mince'],
    [
      'Grill the burgers for 10 minutes until 71 C inside.',
      '> Black outside and raw in the middle is the classic barbecue fault.',
    ],
    null,
  ],
  [
    'undercooked',
    ['4 chicken thighs'],
    [
      'Fry the thighs for 6 minutes. Cooking them right through is a mistake; take them off while they are pink inside.',
    ],
    'danger',
  ],
  ['botulism', ['1 tin tuna'], ['Open the tuna.', '> Skip any tin that is bulging.'], null],
  ['botulism', ['1 tin tuna'], ['Use the bulging tin first, and skip the rinsing.'], 'danger'],
  [
    'time-temperature',
    CHICKEN,
    [ROAST, '> Myth: "Food must be stone cold before the fridge, so leave the chicken out overnight."'],
    null,
  ],
  [
    'time-temperature',
    CHICKEN,
    [ROAST, '> So leave the chicken out overnight, whatever the myth.'],
    'danger',
  ],
  [
    'infant',
    ['6 cherry tomatoes'],
    ["Quarter the tomatoes. Whole cherry tomatoes are just the size to block a child's windpipe.", 'Serve.'],
    null,
    'a toddler',
  ],
  ['not-food', ['1 jar plum jam'], ['Scrape the grey-green fur off the jam and spread it.'], 'danger'],
  [
    'burns',
    FRITTERS,
    ['Heat the oil to 180 C. If it begins to smoke, tip in a cup of water.', 'Fry for 3 minutes.'],
    'danger',
  ],
  [
    'burns',
    FRITTERS,
    [
      'Heat the oil until it just begins to smoke.',
      'Never pour water on it. Fry the corn, then add 50 ml water.',
    ],
    null,
  ],
  ['burns', EGGS, ['Put the eggs in their shells in a bowl and microwave for 4 minutes.'], 'danger'],
  ['burns', EGGS, ['Crack the eggs into a cup, prick them and microwave for 1 minute.', 'Serve.'], null],
  ['burns', CARAMEL, ['Stand the unopened tin in a pan of water and boil it for 3 hours.'], 'danger'],
  ['burns', CARAMEL, ['Pour the milk into a dish and bake for 1 hour. Unopened tins keep for a year.'], null],
  [
    'cross-contamination',
    [...CHICKEN, '4 slices bread', '1 lettuce'],
    [
      'Toss the bread with 1 tbsp oil and bake for 10 minutes until crisp.',
      'On a board cut the chicken into strips.',
      'Fry the chicken for 8 minutes until 75 C inside.',
      'Keep the same board and knife, without a wash, and shred the lettuce. Serve.',
    ],
    'danger',
  ],
  [
    'time-temperature',
    ['1 frozen chicken', '4 carrots'],
    [
      'Take the chicken out of the freezer. There is no need to thaw it: lay it on the carrots, where it defrosts.',
      'Cook in the slow cooker on low for 9 hours until 75 C inside.',
    ],
    'danger',
  ],
  [
    'botulism',
    ['2 bulbs garlic', '300 ml olive oil', '200 g spaghetti'],
    [
      'Boil the spaghetti for 9 minutes and toss with 2 tbsp oil.',
      'Put the rest of the garlic in a jar, cover with oil and keep it on the shelf. It gets better for a month: use it for bread.',
    ],
    'danger',
  ],
  [
    'infant',
    ['2 carrots', '1/2 tsp salt', '2 tbsp olive oil'],
    ['Boil the carrots for 15 minutes. Stir in the salt and blend.', "Let the baby's portion cool."],
    'danger',
    BABY,
  ],
  [
    'infant',
    ['2 carrots', '1/2 tsp salt', '2 tbsp olive oil'],
    ["Boil the carrots for 15 minutes. Take out the baby's portion.", 'Stir the salt and oil into the rest.'],
    null,
    BABY,
  ],
  ['time-temperature', CHICKEN, [ROAST, '> Older, or left out overnight: throw it away.'], null],
  [
    'time-temperature',
    CHICKEN,
    [ROAST, '> Leave it out overnight; throw the skin away and eat it cold.'],
    'danger',
  ],
  ['time-temperature', CHICKEN, [ROAST, '> Chill within 1 hour above 32 C and reheat once, to 74 C.'], null],
  ['time-temperature', CHICKEN, [ROAST, '> Chill within 1 hour and reheat to 45 C.'], 'danger'],
  ['infant', ['100 g blueberries'], ['Wash the blueberries. Squash each one flat.', 'Serve.'], null, BABY],
  [
    'undercooked',
    ['150 g chocolate', '4 eggs'],
    ['Melt the chocolate and let it cool.', 'Stir in the raw yolks, fold in the whites and chill.', 'Serve.'],
    'danger',
    'an 84-year-old',
  ],
  [
    'undercooked',
    ['150 g chocolate', '4 pasteurised eggs'],
    ['Melt the chocolate and let it cool.', 'Stir in the raw yolks, fold in the whites and chill.', 'Serve.'],
    null,
    'an 84-year-old',
  ],
  [
    'natural-toxin',
    ['200 g elderberries', '1 banana'],
    ['Blend the raw elderberries. Do not cook them, as heat destroys the vitamin C.', 'Serve.'],
    'danger',
  ],
  [
    'natural-toxin',
    ['300 g runner beans', '2 tbsp olive oil'],
    ['Cut the raw beans in ribbons and toss with the oil. They are not cooked at all.', 'Serve.'],
    'danger',
  ],
  [
    'natural-toxin',
    ['300 g runner beans', '2 tbsp olive oil'],
    ['Cut the raw beans in ribbons and boil for 5 minutes. Toss with the oil.', 'Serve.'],
    null,
  ],
  ['dose', ['4 heaped tbsp baking soda', '5 lemons'], ['Stir the soda into the juice.', 'Serve.'], 'danger'],
  ['dose', ['1 tsp baking soda', '5 lemons'], ['Stir the soda into the juice.', 'Serve.'], null],
  [
    'time-temperature',
    ['800 g beef topside', '6 tbsp soy sauce'],
    ['Dry the strips of beef for 7 hours at 45 C.', 'Serve.'],
    'danger',
  ],
  [
    'time-temperature',
    ['800 g beef topside', '6 tbsp soy sauce'],
    ['Heat the strips of beef to 71 C.', 'Dry them for 7 hours at 55 C.', 'Serve.'],
    null,
  ],
  [
    'not-food',
    CHICKEN,
    ['Five days past the use-by date is no reason to throw the chicken out: smell it.', ROAST],
    'danger',
  ],
  ['not-food', CHICKEN, [ROAST, '> If the chicken is past its use-by date, throw it out.'], null],
  [
    'not-food',
    MUSSELS,
    [STEAM, 'If some stay closed, prise them open and eat those; it would be a waste to throw them out.'],
    'danger',
  ],
  [
    'botulism',
    ['2 kg white cabbage', '3 g salt'],
    [KNEAD, 'Press the sauerkraut into a jar and leave it in a warm spot for 4 weeks.'],
    'danger',
  ],
  [
    'botulism',
    ['2 kg white cabbage', '50 g salt'],
    [KNEAD, 'Press the sauerkraut into a jar and leave it in a warm spot for 4 weeks.'],
    null,
  ],
  [
    'botulism',
    ['500 g sauerkraut', '1 kg potatoes', '2 g salt'],
    ['Boil the potatoes with the salt for 20 minutes.', 'Stir in the sauerkraut and serve.'],
    null,
  ],
  [
    'cross-contamination',
    ['4 chicken breasts', '2 plantains'],
    [
      'Roast the chicken at 200 C for 28 minutes to 75 C.',
      'For the last 20 minutes of the chicken roast the plantain on the shelf above. Keep hot and serve.',
    ],
    null,
  ],
  [
    'infant',
    ['100 g blueberries'],
    ['Wash the blueberries. Squash every one flat, so that no round berry is left.', 'Serve.'],
    null,
    BABY,
  ],
  [
    'burns',
    SHIN,
    [
      'Cook the beef at high pressure for 45 minutes.',
      'While the cooker is still at full pressure, prise the lid open and look inside.',
    ],
    'danger',
  ],
  [
    'burns',
    SHIN,
    ['Cook the beef at high pressure for 45 minutes.', 'Let the pressure fall, then open the lid.'],
    null,
  ],
  [
    'burns',
    SOUP,
    ['Simmer for 25 minutes. Straight from the boil, fill the blender to the very brim and blend.'],
    'danger',
  ],
  [
    'burns',
    SOUP,
    ['Simmer for 25 minutes. Fill the blender half full, with the vent open, and blend.'],
    null,
  ],
  [
    'infant',
    ['2 apples', '120 g red lentils'],
    ['Simmer the lentils for 20 minutes.', 'Put the raw apple cubes on the tray for the baby to chew.'],
    'danger',
    BABY,
  ],
  [
    'infant',
    ['2 apples', '120 g red lentils'],
    ['Simmer the lentils for 20 minutes.', 'Stir the raw apple, grated, into the bowl for the baby.'],
    null,
    BABY,
  ],
  [
    'cross-contamination',
    CHICKEN_SALAD,
    [
      'Slice the raw chicken on a board.',
      'On the same board cut the lettuce, so that there is only one board to clean.',
      'Fry the chicken for 10 minutes until 75 C inside.',
      'Toss the lettuce with the lemon and serve.',
    ],
    'danger',
  ],
  [
    'cross-contamination',
    ['1 chicken breast', '50 g yoghurt', '50 g breadcrumbs'],
    [
      'Brush the chicken with yoghurt and press on the breadcrumbs. Toss any crumbs or yoghurt that touched the raw chicken.',
      'Bake at 200 C for 25 minutes until 75 C inside.',
    ],
    null,
  ],
  [
    'cross-contamination',
    CHICKEN_SALAD,
    ['Fry the chicken for 10 minutes until 75 C inside, and wash everything that touched raw chicken.'],
    null,
  ],
  [
    'time-temperature',
    ['300 g cooked rice', '3 eggs'],
    ['Use rice that you cooked last night and left out on the stove until now.', 'Fry it until it steams.'],
    'danger',
  ],
  [
    'time-temperature',
    ['1 kg potatoes', '4 eggs', '150 g mayonnaise', '3 tbsp chives'],
    [
      'Boil the potatoes and eggs for 20 minutes, chop and fold in the mayonnaise.',
      'Scatter with the chives. Set the bowl out in the sun at noon and leave it there until the evening.',
    ],
    'danger',
  ],
  [
    'not-food',
    ['500 g chicken thighs, two weeks past the date'],
    ['Roast for 45 minutes until 75 C inside.'],
    'danger',
  ],
  ['natural-toxin', [...RABBIT, 'foraged mushrooms (not sure which)'], [BRAISE], 'danger'],
  [
    'burns',
    ['800 g frozen chips', '1 litre sunflower oil'],
    ['Heat the oil on high until it begins to smoke.', 'Tip in all the frozen chips, ice crystals and all.'],
    'danger',
  ],
  [
    'burns',
    ['800 g frozen chips', '1 litre sunflower oil'],
    ['Heat the oil to 180 C.', 'Lower in the chips, a handful at a time, for 10 minutes.'],
    null,
  ],
  [
    'burns',
    ['200 g sugar'],
    ['Boil the sugar for 10 minutes.', 'Dip a bare fingertip into the boiling caramel and taste it.'],
    'danger',
  ],
  [
    'infant',
    ['6 eggs, 3 weeks old', '1 tsp salt'],
    ['Salt the eggs and fry them for 6 minutes until firm.'],
    null,
  ],
  [
    'infant',
    ['manchego aged 3 months', '1 tsp salt'],
    ['Boil pasta in water with the salt. Add the cheese.'],
    null,
  ],
  [
    'burns',
    ['1 tbsp oil', '200 g frozen peas'],
    ['Heat the oil in a wok until just smoking.', 'Add the frozen peas and stir-fry for 2 minutes.'],
    null,
  ],
  [
    'burns',
    ['500 g dried beans'],
    [
      'Cook the beans in a pressure cooker for 30 minutes.',
      'When the valve has dropped, twist the lid open.',
    ],
    null,
  ],
  [
    'burns',
    ['500 g leeks'],
    ['Boil the leeks for 9 minutes. Blitz in a blender.', 'Store in an airtight box in the fridge.'],
    null,
  ],
  [
    'burns',
    ['1 litre milk'],
    ['Bring the milk to the boil, then cool it until you can hold a finger in it for ten seconds.'],
    null,
  ],
  ['not-food', ['150 g dates', '100 g oats'], ['Roll 12 balls out of dates and oats.'], null],
  ['not-food', ['50 g butter', '200 g dough'], ['Grease some moulds with the butter and fill them.'], null],
  ['infant', ['1 carrot'], ['Finely grate the raw carrot for the baby.'], null, BABY],
  ['infant', ['1 carrot'], ['Steam the raw carrot sticks for 15 minutes for the baby.'], null, BABY],
  [
    'time-temperature',
    ['200 g rice'],
    ['Boil the rice for 12 minutes.', "Don't chill the rice: leave it on the counter for 8 hours."],
    'danger',
  ],
  [
    'burns',
    ['6 fish fingers'],
    ['Spread the fish fingers in the basket and cook at 200 C for 12 minutes, until piping hot inside.'],
    null,
  ],
  [
    'botulism',
    ['6 red peppers', '3 cloves garlic', '300 ml olive oil', '1 tsp sherry vinegar'],
    [
      'Roast the peppers for 30 minutes and slip off the skins.',
      'Layer them in a jar with the raw garlic and cover with the oil. Pop the jar on a sunny shelf; you have peppers for six weeks.',
    ],
    'danger',
  ],
  [
    'cross-contamination',
    CHICKEN_SALAD,
    [
      'Pat the raw chicken dry with a clean tea towel.',
      'Rinse the lettuce and rub it dry with that same damp tea towel, then tear it into the salad bowl.',
      'Roast the chicken at 200 C for 25 minutes until 75 C inside.',
    ],
    'danger',
  ],
  [
    'cross-contamination',
    ['12 chicken drumsticks'],
    ['Toss the drumsticks with the salt in a roasting tin. Do not rinse them. Wash your hands.', ROAST],
    null,
  ],
  [
    'cross-contamination',
    ['500 g turkey mince', '4 lettuce leaves', '2 tomatoes'],
    [
      'Set the lettuce and tomatoes aside on their own board before you open the mince, so raw juices cannot reach them.',
      'Fry the burgers for 14 minutes until 75 C inside and serve with the lettuce.',
    ],
    null,
  ],
  [
    'undercooked',
    RABBIT,
    ['Braise the rabbit at 150 C for 100 minutes. The thickest part of the thigh should read at least 71 C.'],
    null,
  ],
  [
    'undercooked',
    ['1 chicken'],
    ['Braise it at 150 C for 100 minutes. The thickest part of the thigh should read at least 65 C.'],
    'danger',
  ],
  [
    'infant',
    ['2 tbsp baby rice', '1 pear'],
    ['Steam the pear for 6 minutes and purée it.', 'Spoon it to the baby at bedtime.'],
    'danger',
    'my eight-week-old baby',
  ],
  [
    'infant',
    ['2 tbsp baby rice', '1 pear'],
    ['Steam the pear for 6 minutes and purée it.', 'Spoon it to the baby at bedtime.'],
    null,
    BABY,
  ],
  [
    'infant',
    ['200 g dark chocolate', '300 ml double cream'],
    ['Heat the cream with a pinch of salt for 3 minutes.', 'Pour over the chocolate and chill. Serve.'],
    null,
    'my friend, who is seven months pregnant',
  ],
];

describe('what is told', () => {
  it.each(CASES.map(([rule, list, steps, expected, guest]) => ({ rule, list, steps, expected, guest })))(
    '$rule: $steps',
    ({ rule, list, steps, expected, guest }) => {
      expect(severityOf(rule, list, steps, guest)).toBe(expected);
    },
  );
});
