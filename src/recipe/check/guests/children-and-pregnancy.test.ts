// Drinks, shellfish, cheeses and eggs for small children, what listeria grows in for pregnancy, and alcohol for both.

import { describe, expect, it } from 'vitest';
import { writeDraft } from '../../../../tests/write-draft.ts';
import { readRecipe } from '../../read-recipe.ts';
import { createReadings } from '../../recipe-readings.ts';
import { checkAlcohol } from '../doses/alcohol-for-children.ts';
import { scanRecipe } from '../scan-recipe.ts';
import { checkLiver } from './in-pregnancy.ts';
import { checkInfant } from './infant.ts';

function scan(introduction: string, list: string, steps: string) {
  const request = { ingredients: [] };
  const recipe = readRecipe(
    writeDraft({ title: 'Dish', introduction, list: list.split('; '), steps: steps.split(' | ') }),
  );
  return scanRecipe(recipe, request, createReadings(request));
}

type Row = readonly [list: string, steps: string];

function finds(what: string, rows: readonly Row[], guest: string): void {
  it.each(rows)('%s. %s', (list, steps) => {
    const found = checkInfant(scan(guest, list, steps));
    expect(found.map(({ severity }) => severity)).toEqual(['danger']);
    expect(found[0]?.message).toContain(what);
  });
}

function passes(rows: readonly Row[], guest: string): void {
  it.each(rows)('not: %s. %s', (list, steps) => {
    expect(checkInfant(scan(guest, list, steps)).map(({ message }) => message)).toEqual([]);
  });
}

const TODDLER = 'For my toddler.';

describe('a rice drink', () => {
  finds(
    'rice drink',
    [
      ['200 ml rice milk', 'Pour the rice milk into a beaker.'],
      ['200 ml rice milk', 'Fill the beakers with it.'],
      ['200 ml rice drink', 'Fill a bottle with it.'],
      ['200 ml rice drinks', 'Fill the bottles with it.'],
      ['200 ml rice-milk', 'Warm it in a tumbler.'],
      ['200 ml rice beverage', 'Serve in a sippy cup.'],
      ['200 ml rice milk', 'Pour into cups.'],
      ['200 ml rice milk', 'Pour it in a cup.'],
      ['200 ml rice milk', 'Pour it into his cup.'],
      ['200 ml rice milk', 'Pour it into her little cup.'],
      ['200 ml rice milk', 'Serve cups of it.'],
      ['200 ml rice milk', 'Serve a cup of it.'],
      ['200 ml rice milk', 'Serve a glass.'],
      ['200 ml rice milk', 'Serve in glasses.'],
      ['200 ml rice milk', 'It is the main milk of the day.'],
      ['200 ml rice milk', 'It is the usual drink.'],
      ['200 ml rice milk', 'It is the everyday milk.'],
      ['200 ml rice milk', 'Serve it as a drink.'],
      ['200 ml rice milk', 'Serve it as their bedtime drink.'],
      ['200 ml rice milk', 'Warm it for the evening drink.'],
      ['200 ml rice milk', 'Give it to drink.'],
      ['200 ml rice milk', 'It makes a drink with lunch.'],
      ['200 ml rice milk', 'It makes drinks.'],
      ['200 ml rice milk', 'Give it in place of formula.'],
    ],
    TODDLER,
  );
  passes(
    [
      ['200 ml rice milk; 100 g oats', 'Simmer the oats in the rice milk for 5 minutes.'],
      ['200 ml rice milk', 'Stir it into the batter. Serve a cup of oat milk beside it.'],
    ],
    TODDLER,
  );
});

describe('caffeine', () => {
  finds(
    'tea, coffee or the like',
    [
      '1 black tea',
      '1 green tea',
      '200 ml green teas',
      '1 cup breakfast tea',
      '1 mug earl grey tea',
      '200 ml iced tea',
      '200 ml milky tea',
      '200 ml sweet tea',
      '1 tea bag',
      '2 tea bags',
      '1 teabag',
      '1 tsp tea leaves',
      '1 pot of tea',
      '1 pot tea',
      '2 cups of tea',
      '1 mug of tea',
      '1 beaker of tea',
      '200 ml tea',
      '2 cups weak tea',
      '1 cup tea',
      '50 ml coffee',
      '30 ml espresso',
      '1 cappuccino',
      '1 latte',
      '1 tsp matcha',
      '1 energy drink',
      '2 energy drinks',
      '200 ml cola',
    ].map((line): Row => [line, 'Pour it out and let it cool.']),
    TODDLER,
  );
  passes(
    [
      ['200 ml rooibos tea', 'Let it cool.'],
      ['200 ml weak redbush tea', 'Let it cool.'],
      ['1 cup fennel tea', 'Let it cool.'],
      ['1 cup peppermint tea', 'Let it cool.'],
      ['200 ml decaf coffee', 'Let it cool.'],
      ['200 ml decaffeinated coffee', 'Let it cool.'],
      ['200 ml caffeine-free cola', 'Let it cool.'],
      ['200 ml black tea; 200 g flour', 'Stir into the flour and bake for 40 minutes.'],
      ['200 ml black tea; 200 g flour', 'Put the loaf in the oven.'],
      ['200 g fruit', 'Lay it on a tea towel.'],
      ['200 g fruit', 'Blitz it in a coffee grinder.'],
    ],
    TODDLER,
  );
});

describe('raw shellfish', () => {
  finds(
    'raw shellfish',
    [
      ['6 oysters', 'Serve the raw oysters with lemon.'],
      ['6 oysters', 'Serve each raw oyster with lemon.'],
      ['6 clams', 'Serve the uncooked clams.'],
      ['6 clams', 'Serve an uncooked clam.'],
      ['200 g prawns', 'Mix a ceviche of prawns.'],
      ['1 prawn', 'Serve a raw prawn.'],
      ['1 shrimp', 'Serve a raw shrimp.'],
      ['1 langoustine', 'Serve a raw langoustine.'],
      ['200 g scallops', 'Slice the scallops and serve raw.'],
      ['6 mussels', 'Serve the mussels on the half shell.'],
      ['6 oysters', 'Serve the oysters on the half-shell.'],
      ['1 oyster', 'Serve the oyster alive.'],
      ['6 oysters', 'Open the oysters.'],
      ['6 oysters', 'Shuck oysters.'],
      ['6 clams', 'Opening the clams takes a knife.'],
      ['6 oysters', 'Serve the oysters in their shells.'],
      ['1 oyster', 'Serve the oyster in the shell.'],
      ['6 oysters', 'Serve freshly shucked oysters.'],
    ],
    TODDLER,
  );
  passes(
    [
      ...[
        'Cook',
        'Boil',
        'Steam',
        'Grill',
        'Roast',
        'Simmer',
        'Poach',
        'Saute',
        'Sear',
        'Microwave',
        'Broil',
        'Fry',
        'Bake',
        'Barbecue',
        'Toast',
      ].map((heats): Row => ['200 g raw prawns', `${heats} the raw prawns until opaque.`]),
      ['200 g raw prawns', 'The raw prawns are fried until opaque.'],
      ['200 g raw prawns', 'Baking the raw prawns takes 10 minutes.'],
      ['200 g raw prawns', 'Put the raw prawns in the oven.'],
      ['200 g raw prawns', 'Bring the raw prawns to 75 C.'],
      ['200 g raw prawns', 'Bring the raw prawns to 75 degrees C.'],
      ['2 tbsp oyster sauce', 'Stir in the oyster sauce.'],
      ['6 oyster mushrooms', 'Eat the mushrooms raw.'],
    ],
    TODDLER,
  );
});

describe('cheeses and eggs', () => {
  finds(
    'cheese',
    [
      '50 g brie',
      '50 g camembert',
      '50 g ripe goat cheese',
      "50 g soft goat's cheese",
      "50 g soft goats' cheese",
      '50 g bloomy white goat cheese',
      '50 g chevre',
      '50 g gorgonzola',
      '50 g roquefort',
      '50 g danish blue',
      '50 g blue cheese',
      '50 g soft blue cheese',
    ].map((line): Row => [line, 'Crumble it over the salad and serve it with the bread at the table.']),
    TODDLER,
  );
  passes(
    [
      'Bake it.',
      'It bakes until soft.',
      'Baked until soft, it is ready.',
      'Baking takes 10 minutes.',
      'Grill it.',
      'Grilled, it is ready.',
      'The toast grills until brown.',
      'Put it in the oven.',
      'Melt it.',
      'It melts.',
      'Melting takes a minute.',
      'Heat it until bubbling.',
      'Simmer it in the sauce.',
      'Broil it.',
      'Heat until steaming.',
      'Heat until piping hot.',
      'Make a toastie.',
      'Make a gratin.',
      'Heat to 75 C.',
      'Heat to 75 degrees C.',
      'Heat to 75°C.',
    ].map((step): Row => ['50 g brie', `${step} Serve it with the salad at the table.`]),
    TODDLER,
  );
  finds(
    "eggs other than hens'",
    [
      '2 duck eggs',
      '1 duck egg',
      "1 duck's egg",
      '1 goose egg',
      '6 quail eggs',
      "6 quails' eggs",
      '1 bantam egg',
    ].map((line): Row => [line, 'Cook in simmering water for 3 minutes and serve runny.']),
    TODDLER,
  );
  passes(
    [
      'Hard-boil the eggs.',
      'Hard boil them.',
      'Cook them hard-boiled.',
      'Cook until hard.',
      'Cook until firm.',
      'Cook to firmness.',
      'Cook until set firm.',
      'Cook until set hard.',
      'Cook until set through.',
      'Cook until fully set.',
      'Cook until completely set.',
      'Cook until just set.',
      'Cook until set.',
      'Cook until solid.',
      'Cook until cooked through.',
      'Bake them.',
      'The eggs are baked.',
      'Cook until no runny bit is left.',
      'Boil for 9 minutes.',
      'Boil for 12 mins.',
    ].map((step): Row => ['2 duck eggs', step]),
    TODDLER,
  );
});

describe('pregnancy', () => {
  const GUEST = 'For my pregnant sister.';
  finds(
    'listeria',
    [
      '50 g brie',
      '50 g ripe goat cheese',
      "50 g soft fresh goat's cheese",
      '50 g stilton',
      "50 g pont l'eveque",
      "50 g pont-l'eveque",
      '50 g pate',
      '50 g duck pate',
      '50 g mushroom pate',
      '50 g rillettes',
      '100 g smoked salmon',
      '100 g cured trout',
      '100 g gravlax',
      '50 g salami',
      '50 g parma ham',
      '50 g alfalfa sprouts',
      '50 g bean sprouts',
      '50 g mung beansprouts, mung sprouts',
      '50 g radish-sprouts',
    ].map((line): Row => [line, 'Arrange it on the plate and serve it with the bread at the table.']),
    GUEST,
  );
  passes(
    [
      ...[
        'Bake it.',
        'It bakes for 10 minutes.',
        'Grill it.',
        'Grilled, it is ready.',
        'Melt it.',
        'Melted, it is ready.',
        'Melting it takes a minute.',
        'Cook it.',
        'Cooked, it is ready.',
        'Roast it.',
        'Boil it.',
        'Simmer it.',
        'Fry it.',
        'Heat until bubbling.',
        'Heat until steaming.',
        'Heat it until piping hot.',
        'Heat it through: heat through.',
        'Heated through it is fine.',
      ].map((step): Row => ['50 g brie', `${step} Serve it with the salad at the table.`]),
      ['50 g tinned pate', 'Spread it.'],
      ['50 g pasteurised pate', 'Spread it.'],
      ['50 g pasteurized pate', 'Spread it.'],
      ['250 g pate sucree', 'Line the tin with it.'],
    ],
    GUEST,
  );

  it.each([
    '200 g liver',
    '200 g chicken livers',
    '50 g liverwurst',
    '50 g liver sausage',
    '50 g foie gras',
    '1 haggis',
    '1 vitamin a tablet',
    '2 vitamin a capsules',
    '1 vitamin a supplement',
    '2 vitamin a drops',
    '1 tsp cod liver oil',
    '1 tsp cod-liver oil',
    '1 tsp fish liver oil',
  ])('liver: %s', (line) => {
    expect(checkLiver(scan(GUEST, line, 'Serve.'))[0]?.severity).toBe('danger');
  });

  it.each([
    'If anyone is pregnant, cook theirs.',
    'Someone expecting can eat it cooked.',
    'Is anyone pregnant?',
    'Those who are pregnant wait.',
  ])('a guest who may come: %s', (introduction) => {
    expect(checkLiver(scan(introduction, '200 g liver', 'Serve.'))).toEqual([]);
  });
});

describe('alcohol for children', () => {
  const severity = (introduction: string, list: string, steps: string) =>
    checkAlcohol(scan(introduction, list, steps))[0]?.severity;

  it.each([
    '50 ml rum',
    "50 ml pimm's",
    '50 ml pimms',
    '1 alcopop',
    '2 alcopops',
    '50 ml sake',
    '50 ml creme de menthe',
    '50 ml southern comfort',
  ])('poured in: %s', (line) => {
    expect(severity('For the kids.', line, 'Stir it into the punch.')).toBe('danger');
  });

  it.each([
    'For a kids party, and all alcohol burns off.',
    'For the kids: the alcohol will cook off.',
    'For the kids: the booze boils off.',
    'For the kids: the booze will flame off.',
    'For the kids: the alcohol will disappear.',
    'For the kids: the alcohol disappears.',
    'For the kids: the alcohol evaporates.',
    'For the kids: the wine vanishes.',
    'For the kids: the wine will vanish.',
  ])('promised: %s', (introduction) => {
    expect(severity(introduction, '200 ml wine', 'Simmer the wine for 2 hours.')).toBe('danger');
  });

  it.each(['Simmer', 'Braise', 'Stew', 'Cook', 'Bake', 'Roast', 'Let it bubble,', 'Leave in the oven'])(
    '%s for hours',
    (heats) => {
      expect(severity('For the kids.', '200 ml wine', `Pour in the wine. ${heats} for 2 hours.`)).toBe(
        'warning',
      );
      expect(severity('For the kids.', '200 ml wine', `Pour in the wine. ${heats} for 59 minutes.`)).toBe(
        'danger',
      );
    },
  );

  it.each([
    ['For the kids.', '50 ml wine vinegar', 'Stir it in.'],
    ['For the kids.', '1 tsp rum essence', 'Stir it in.'],
    ['For the kids.', '1 tsp rum flavouring', 'Stir it in.'],
    ['For the kids.', '200 ml non-alcoholic beer', 'Stir it in.'],
    ['For the kids.', '200 ml alcohol-free wine', 'Stir it in.'],
    ['For the kids.', '200 ml ginger beer', 'Stir it in.'],
    ['For the kids.', '200 ml ginger ale', 'Stir it in.'],
    ['For the kids.', '200 ml dealcoholised wine', 'Stir it in.'],
    ['For the kids.', '200 ml 0 % beer', 'Stir it in.'],
    ['For the kids.', '200 ml 0% beer', 'Stir it in.'],
    ['For the kids.', '50 ml rum, for adults', 'Stir it in.'],
    ['For the kids.', '50 ml rum, for the grown-ups', 'Stir it in.'],
    ['The kids are at camp.', '50 ml rum', 'Stir it in.'],
    ['The kids are at granny.', '50 ml rum', 'Stir it in.'],
    ["The kids are at grandma's.", '50 ml rum', 'Stir it in.'],
    ['The kids are at nana.', '50 ml rum', 'Stir it in.'],
    ['The kids are at their friends.', '50 ml rum', 'Stir it in.'],
    ['The kids are at their friend.', '50 ml rum', 'Stir it in.'],
    ['The kids are at school.', '50 ml rum', 'Stir it in.'],
    ['The kids are asleep.', '50 ml rum', 'Stir it in.'],
    ['The kids are in bed.', '50 ml rum', 'Stir it in.'],
    ['The kids are gone.', '50 ml rum', 'Stir it in.'],
    ['With the kids out: the kids are out.', '50 ml rum', 'Stir it in.'],
    ['For us. The kids get juice.', '50 ml rum', 'Stir it in.'],
    ['For us. The kids get a juice.', '50 ml rum', 'Stir it in.'],
    ['For us. A child gets squash.', '50 ml rum', 'Stir it in.'],
    ['For us. The kids have lemonade.', '50 ml rum', 'Stir it in.'],
    ['For us. A child has cocoa.', '50 ml rum', 'Stir it in.'],
    ['For us. The kids drink milk.', '50 ml rum', 'Stir it in.'],
    ['For us. A kid drinks milk.', '50 ml rum', 'Stir it in.'],
    ['For us. Make the kids hot chocolate.', '50 ml rum', 'Stir it in.'],
    ['For us. Give the kids ginger beer.', '50 ml rum', 'Stir it in.'],
    ['For us. Serve the kids theirs from another pan.', '50 ml rum', 'Stir it in.'],
    ['For us. Serve the kids theirs from their own jug.', '50 ml rum', 'Stir it in.'],
    ['For us. Serve the kids theirs in a separate bowl.', '50 ml rum', 'Stir it in.'],
    ['For us. Serve the kids theirs in a different glass.', '50 ml rum', 'Stir it in.'],
    ['For us. Serve the kids theirs from a second pot.', '50 ml rum', 'Stir it in.'],
    ['For us. Serve the kids a plain version.', '50 ml rum', 'Stir it in.'],
    ['For us. Serve the kids the plain fruit versions.', '50 ml rum', 'Stir it in.'],
    ['Cooking for anyone pregnant? Leave theirs for longer.', '50 ml wine', 'Stir it in.'],
    ['This is for the adults: the rum is adults only, never the kids.', '50 ml rum', 'Stir it in.'],
  ])('none: %s %s', (introduction, list, steps) => {
    expect(severity(introduction, list, steps)).toBeUndefined();
  });
});
