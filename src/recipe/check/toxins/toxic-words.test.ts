import { describe, expect, it } from 'vitest';
import { writeDraft } from '../../../../tests/write-draft.ts';
import { readRecipe } from '../../read-recipe.ts';
import { createReadings } from '../../recipe-readings.ts';
import { scanRecipe } from '../scan-recipe.ts';
import { TOXIC_PARTS } from './toxic-parts.ts';
import { TOXIC_STATES } from './toxic-states.ts';

const STONE_FRUITS = [
  'cherry',
  'cherries',
  'apricot',
  'apricots',
  'peach',
  'peaches',
  'plum',
  'plums',
  'nectarine',
  'nectarines',
  'damson',
  'damsons',
  'greengage',
  'greengages',
];

/** The words that tell of it in a step, or null. */
function find(line: string, step: string): string | null {
  const request = { ingredients: [] };
  const recipe = readRecipe(
    writeDraft({ title: 'Dish', list: line === '' ? [] : line.split('; '), steps: [step] }),
  );
  const scan = scanRecipe(recipe, request, createReadings(request));
  for (const sentence of scan.steps) {
    for (const state of [...TOXIC_PARTS, ...TOXIC_STATES]) {
      const words = state.find(scan, sentence);
      if (words !== null) return words;
    }
  }
  return null;
}

function finds(line: string, steps: readonly string[]): void {
  it.each(steps)('%s', (step) => {
    expect(find(line, step)).not.toBeNull();
  });
}

function passes(line: string, steps: readonly string[]): void {
  it.each(steps)('not: %s', (step) => {
    expect(find(line, step)).toBeNull();
  });
}

describe('the leaves of rhubarb', () => {
  finds('400 g rhubarb', [
    'Add the leaf to the pot.',
    'Chop the leaves.',
    'Chopped leaves go in.',
    'Shred the leaves.',
    'Shredded leaves go on top.',
    'Wilt the leaves.',
    'The leaves are wilted.',
    'Blanch the leaves.',
    'The leaves are blanched.',
    'Blitz the leaves.',
    'The leaves are blitzed.',
    'Blend the leaves.',
    'The leaves are blended.',
    'Fold the leaves in.',
    'Folded leaves line the dish.',
    'Stir the leaves in.',
    'The leaves are stirred in.',
    'Add the leaves.',
    'The leaves are added.',
    'Cook the leaves.',
    'The leaves are cooked.',
    'Bake the leaves.',
    'The leaves are baked.',
    'Wrap them in the leaves.',
    'They are wrapped in the leaves.',
    'Toss the leaves with oil.',
    'The leaves are tossed with oil.',
    'Scatter the leaves over.',
    'The leaves are scattered over.',
    'Simmer the leaves.',
    'The leaves are simmered.',
    'Sauté the leaves.',
    'Steep the leaves.',
    'The leaves are steeped.',
    'Juice the leaves.',
    'The leaves are juiced.',
    'Reserve the leaves.',
    'The leaves are reserved.',
    'Serve the leaves.',
    'The leaves are served.',
    'Steam the leaves.',
    'The leaves are steamed.',
    'Puree the leaves.',
    'The leaves are pureed.',
    'Stuff the leaves.',
    'The leaves are stuffed.',
    'Slice the leaves.',
    'The leaves are sliced.',
    'The leaves crisp.',
    'The leaves are crispy.',
    'The leaves go in the pot.',
    'The leaf goes in the pot.',
    'The leaves deepen it, and a leaf deepens it.',
    'Boil the leaves.',
    'The leaves are boiled.',
    'Stew the leaves.',
    'The leaves are stewed.',
    'Dress the leaves.',
    'The leaves are dressed.',
    'Mix the leaves in.',
    'Use the leafy top.',
    'Use the leafy tops.',
    'Use a leafy end.',
    'Use the leafy ends.',
    'Use the leafy part.',
    'Use the leafy bits.',
    'Use each leafy bit.',
    'Use the leafy green.',
    'Use the leafy greens.',
    'Cook the tops.',
    'Cook the foliage.',
    'Cook the greens.',
    'Cook the green top.',
    'Cook the green tops.',
    'Cook the green part.',
    'Cook the green bit.',
    'Cook the green end.',
    'Cook the green frill.',
    'Cook the green frills.',
    'Cook the fronds.',
    'Cook the leaf blades.',
    "Don't waste the leaves.",
    'Do not throw out the leaves; use them.',
    "Don't throw away the leaves.",
    'Why throw the leaves out? Use them.',
    'Never bin the leaves; use them.',
    'Use the leaves instead of binning them.',
    'Use the leaves rather than composting them.',
    'Why discard the leaves? Use them.',
    'Why you ditch the leaves nobody knows: use them.',
    'The leaves are too good for the compost: use them.',
    'The leaves are far too good to waste: use them.',
    'The leaves are much too nice to go in the bin: use them.',
    'The leaves are too tasty to throw away: use them.',
    'The leaves are too lovely for your compost heap: use them.',
    'The leaves are too fine to end up on the heap: use them.',
    'The leaves? Soup!',
    'The leaves? Salad! They are good.',
    'Look at the leaves. Simmer them.',
    'Look at the leaves. Wash. Cook these.',
    'Look at the leaves. Use all those.',
  ]);
  passes('400 g rhubarb', [
    'Cook the stalks.',
    'Discard the leaves and cook the stalks.',
    'Cook the stalks, discarding the leaves.',
    'Throw the leaves away and cook the stalks.',
    'Cook the stalks; throwing the leaves away.',
    'Compost the leaves and cook the stalks.',
    'Cook the stalks, composting the leaves.',
    'Remove the leaves and cook the stalks.',
    'Removing the leaves, cook the stalks.',
    'Trim the leaves and cook the stalks.',
    'Cook the trimmed stalks: the leaves are trimmed.',
    'Trimming the leaves, cook the stalks.',
    'Cut off the leaves and cook the stalks.',
    'Cut them off, the leaves, and cook the stalks.',
    'Snapped off leaves, then cook the stalks.',
    'Strip away the leaves and cook the stalks.',
    'The leaves are poisonous; cook the stalks.',
    'The leaves are poison; cook the stalks.',
    'Cook the stalks. Do not eat the leaves.',
    'The leaves are not edible. Cook the stalks.',
    'The leaves, good to look at. Discard them.',
    'The leaves look good. They contain poison.',
    'The leaves look good. They contain a poison.',
    'The leaves look good. Those are toxic.',
    'Cook it without leaves.',
    'Do not cook the leaves.',
    'Look at the leaves.',
  ]);
  passes('400 g rhubarb; 1 bunch mint', [
    'Scatter the leaves over.',
    'Add the mint leaves.',
    'Tear the leaves.',
  ]);
  finds('400 g rhubarb; 1 bunch mint', [
    'Add the rhubarb leaves.',
    'Chop the rhubarb with its leaves.',
    'Chop the stalks with their leaves.',
  ]);
  passes('400 g apples', ['Cook the leaves.', 'Chop the leaves.']);
});

describe('kernels', () => {
  for (const fruit of [...STONE_FRUITS, 'sloe', 'sloes'])
    finds(`500 g ${fruit}`, ['Crush the kernel and add it.', 'Toast the kernels.']);
  finds('', ['Crush the peach kernels.', 'Add a cherry kernel.']);
  finds('500 g plums', [
    'Kernels are added.',
    'They were adding kernels.',
    'Sprinkle over the kernels.',
    'The kernels are sprinkled over.',
    'Blitzed kernels go in.',
  ]);
  passes('500 g plums', [
    'Discard the kernels and add sugar.',
    'Discarding the kernels, add sugar.',
    'Throw the kernels out and add sugar.',
    'Throwing out the kernels, add sugar.',
    'Compost the kernels and add sugar.',
    'Composting the kernels, add sugar.',
    'The kernels are poisonous: add none.',
    'The kernels are poison: add sugar.',
    'Add almonds instead, and leave the kernels.',
    'Add sunflower kernels.',
    'Add the corn kernels.',
    'Do not eat the kernels.',
    'Look at the kernels.',
    'Add the sugar.',
  ]);
  finds('500 g plums', ['Add the kernels instead of almonds.']);
  passes('500 g plums; 200 g corn', ['Add the kernels.']);
  passes('500 g oranges', ['Add the kernels.']);
});

describe('pips', () => {
  for (const fruit of [
    'apple',
    'apples',
    'pear',
    'pears',
    'quince',
    'quinces',
    'loquat',
    'loquats',
    'medlar',
    'medlars',
  ])
    finds(`500 g ${fruit}`, ['Crush the pips.', 'Blitz it with the seeds.']);
  finds('', ['Grind the apple seeds.', 'Chew the quince pips.']);
  finds('500 g apples', [
    'The seeds are crushed.',
    'Grinding the seeds helps.',
    'It grinds the seeds.',
    'Pulverise the seeds.',
    'Pulverize the seeds.',
    'Whizz the pips.',
    'Powdered pips go in.',
  ]);
  passes('500 g apples', [
    'Discard the seeds and crush the rest.',
    'Crush the seeds, then strain.',
    'Remove the seeds and crush it.',
    'Throw the pips away and mill it.',
    'Chop the seeds.',
    'Crush the flesh.',
    'Do not crush the pips.',
  ]);
  for (const seed of [
    'chilli',
    'chillies',
    'chilies',
    'chili',
    'peppercorn',
    'peppercorns',
    'tomato',
    'tomatoes',
    'grape',
    'grapes',
    'seed',
  ])
    passes(`500 g apples; 20 g ${seed}`, ['Crush the seeds.']);
  passes('500 g oranges', ['Crush the pips.']);
});

describe('ackee', () => {
  finds('4 ackees', [
    'Prise the pod open.',
    'Force open.',
    'Forcing each of them open helps.',
    'Crack the red pods open.',
    'They are still closed.',
    'Take the tightly shut ones.',
    'Use unopened ones.',
    'Use unripe ones.',
    'Those not opened go in.',
    'Those not yet opened go in.',
    'Pick them before they open.',
    "Use those that haven't opened.",
    'Use those that have not yet opened.',
    'Use those that have not fully split open.',
    'Prise them.',
    'Pry it.',
    'Use a closed pod.',
    'Use closed pods.',
    'Use a closed red fruit.',
    'Use closed fruits.',
    'Use a closed shell.',
    'Use closed shells.',
    'Splitting the ones closed is hard.',
    'Cut those closed.',
    'Boil with the seeds.',
    'Boil with its black seeds.',
    'Boil the arils along with their seeds.',
    'Boil the arils together with the shiny black seeds.',
  ]);
  finds('1 ackee', ['Prise the pod open.']);
  passes('4 ackees', [
    'Boil the arils.',
    'Discard any closed pods.',
    'Never prise them open.',
    'Throw away closed pods.',
    'Leave them until they open; leave any closed pods.',
    'Wait for closed pods to open.',
    'The closed pods must open by themselves.',
    'Leave the closed pods.',
  ]);
  for (const tin of ['tin', 'tins', 'tinned', 'can', 'cans', 'canned'])
    passes(`1 ${tin} ackees`, ['Prise the pod open.']);
  passes('4 apples', ['Prise the pod open.']);
});

describe('a bitter gourd', () => {
  for (const gourd of [
    'courgette',
    'courgettes',
    'zucchini',
    'zucchinis',
    'squash',
    'squashes',
    'pumpkin',
    'pumpkins',
    'marrow',
    'marrows',
    'bottle gourd',
    'bottle gourds',
  ])
    finds(`1 ${gourd}`, ['If it tastes bitter, carry on.']);
  finds('', ['If the courgette is bitter, carry on.']);
  finds('2 courgettes', [
    'Ignore any bitterness: it is fine.',
    'If it is bitter, go on.',
    'If it is bitter, no matter.',
    'If it is bitter, mask it with honey.',
    'A bitter one is masked by honey.',
    'Bitter ones are balanced by honey.',
    'Balance a bitter one with honey.',
    'Honey balances a bitter one.',
    'Honey covers the bitter taste.',
    'Let honey cover a bitter taste; it can cover it.',
    'If it is bitter, add more salt.',
    'If it is bitter, a pinch of sugar helps.',
    'If it is bitter, a spoon of honey helps.',
    'If it is bitter, a spoonful of honey helps.',
    'If it is bitter, cream puts it right.',
    'If it is bitter, eggs put that right.',
    'If it is bitter, cream sorts it.',
    'If it is bitter, eggs sort that.',
    'If it is bitter, sugar takes it away.',
    'If it is bitter, let salt take it away.',
    'If it is bitter, salt to taste.',
    'The bitter note is part of its charm.',
    'The bitter note will cook out.',
    'The bitter note cooks out.',
    'The bitter note is cooked out.',
    'The bitter note disappears.',
    'Let the bitter note disappear.',
    'If it is bitter, use it anyway.',
    'If it is bitter, use them regardless.',
    'Is it bitter? Carry on.',
  ]);
  passes('2 courgettes', [
    'If it tastes bitter, throw it away.',
    'If it is bitter, discard it; a sweet one is fine.',
    'If it tastes bitter, stop; no honey will help, anyway.',
    'Taste it: bitter or not?',
    'Carry on.',
    'A bitter aubergine is fine.',
    'A bitter cucumber is fine.',
    'Burnt garlic is bitter, carry on.',
    'Burning makes it bitter, carry on.',
    'Bitter aubergines are fine.',
    'Bitter cucumbers are fine.',
  ]);
  passes('2 onions', ['If it tastes bitter, carry on.']);
});

describe('beans eaten raw', () => {
  for (const bean of [
    'runner bean',
    'runner beans',
    'kidney beans',
    'kidney bean',
    'soy beans',
    'soya beans',
    'soybean',
    'soybeans',
    'soyabeans',
    'lupini',
    'rajma',
    'lupinis',
    'black lupins',
    'black lupin',
  ])
    finds(`200 g ${bean}`, ['Slice the beans and eat them raw.', 'Toss it raw with oil.']);
  finds('', ['Eat the runner beans raw.', 'Toss the soaked kidney beans, uncooked, with oil.']);
  finds('200 g runner beans', [
    'Slice the pods raw.',
    'Slice the ribbons raw.',
    'Serve the beans without cooking.',
    'Serve the beans without any boiling.',
    'Serve the beans; no cooking needed.',
    'Serve the beans; no heat at all.',
    'Serve the beans; no boiling.',
    'Serve each bean uncooked.',
    'Serve the beans raw and thin.',
    'Serve the raw bean slices.',
    'Serve the raw beans.',
    'Serve the raw runner beans.',
    'Serve the raw soya beans.',
    'Serve the raw soy beans.',
    'Serve the raw lupin, and the pods.',
    'Serve the raw lupins, and the pods.',
    'Serve the raw soybean, and the pods.',
  ]);
  passes('200 g runner beans', [
    'Boil the raw beans.',
    'Simmer the raw beans until tender.',
    'Frying the raw beans takes 10 minutes.',
    'Fry the raw beans.',
    'Steam the raw beans.',
    'Do not eat the beans raw.',
    'Serve the beans with raw onion.',
    'Serve the beans over raw spinach.',
    'Serve the salad raw.',
    'Serve the beans.',
  ]);
  for (const tin of ['tin', 'tins', 'tinned', 'can', 'cans', 'canned', 'cooked', 'jar', 'jars'])
    passes(`1 ${tin} kidney beans`, ['Eat them raw.']);
  passes('200 g green beans', ['Eat them raw.']);
});

describe('green potatoes', () => {
  for (const potato of [
    'potato',
    'potatoes',
    'spud',
    'spuds',
    'tuber',
    'tubers',
    'jacket',
    'jackets',
    'wedges',
    'tater',
    'taters',
  ])
    finds('', [`Roast the ${potato}, green skin and all.`]);
  finds('1 kg potatoes', [
    'The greener the potato the better.',
    'Use potatoes that have gone green.',
    'Use potatoes that have gone a bit green.',
    'Use potatoes that are a little green.',
    'Use slightly green potatoes.',
    'Use greening potatoes.',
    'Use the greened potatoes.',
    'Use greenish potatoes.',
    'Use the potato with a green skin.',
    'Use the potato with green skins.',
    'Use the potato with green peelings.',
    'Use potatoes with a green patch.',
    'Use potatoes with green patches.',
    'Use potatoes with a green part.',
    'Use potatoes with green parts.',
    'Use potatoes with a green bit.',
    'Use potatoes with green bits.',
    'Use potatoes with a green spot.',
    'Use potatoes with green spots.',
    'Use potatoes with a green tinge.',
    'Use potatoes with a green color.',
    'Use potatoes with a green colour.',
    'Use potatoes with a green colouring.',
    'Use potatoes with a green area.',
    'Use potatoes with green areas.',
    'Use potatoes with a green side.',
    'Use potatoes with green sides.',
    'Use potatoes with a green streak.',
    'Use potatoes with green streaks.',
    'Use potatoes with a green rind.',
    'Use potatoes with a green edge.',
    'Use potatoes with green edges.',
    'Use potatoes with a green shoulder.',
    'Use potatoes with green shoulders.',
    'Use potatoes with a green mark.',
    'Use potatoes with green marks.',
    'Use potatoes with a green stain.',
    'Use potatoes with green stains.',
    'Use a green potato.',
    'Use green potatoes.',
    'Use a green tuber.',
    'Use green spuds.',
    'Use a green spud.',
    'Of the potatoes a green one is best.',
    'Of the potatoes green ones are best.',
    'Roast the potatoes, green or sprouted.',
    'Roast the potatoes, greens and sprouts.',
    'Roast the sprouting potatoes.',
    'Roast the sprouted potatoes.',
    'Roast the potatoes with the little sprouts.',
    'Roast the potatoes with their long shoots.',
    'Fry the peel that has gone green.',
    'Fry the peelings that have turned green.',
    'Fry the skin, green bits and all.',
    'Fry the skins, greenish ones too.',
    'Fry the green-skinned bits.',
    'Roast the potatoes, green patches too; no need to cut those out.',
    'Cut the potatoes into wedges, green skin and all.',
    'Slice the potatoes, green skin and all.',
    'Use the potato peel; the green peel is fine.',
  ]);
  passes('1 kg potatoes', [
    'Roast the potatoes.',
    'Use potatoes with no green spots.',
    'Use potatoes that are not green potatoes.',
    'Use potatoes without green patches.',
    'Use potatoes that are free of green spots.',
    'Add slightly green beans to the potatoes.',
    'Add a bit green onion to the potatoes: a bit green onions.',
    'Cut the green patches away from the potatoes.',
    'Cut the green patches off the potatoes.',
    'Cut away the green patches of the potatoes.',
    'Cut deeply into the potatoes where green patches are.',
    'Peel the green potatoes thickly.',
    'Trim the green spots off the potatoes.',
    'Trimming the potatoes of green spots helps.',
    'Discard green potatoes.',
    'Discarding green potatoes is best.',
    'Throw green potatoes away.',
    'Rub the sprouts off the potatoes.',
    'Snapping the sprouts off the potatoes helps.',
    'Scooped out of the potatoes are the green spots.',
    'Never use green potatoes.',
    'Do not eat green potatoes.',
    'Add brussels sprouts to the potatoes.',
    'Add bean sprouts to the potatoes.',
    'Serve with potato salad and green bits.',
  ]);
  passes('1 kg potatoes; 200 g sprouts', ['Add the sprouts to the potatoes.']);
  passes('1 kg potatoes; 200 g bamboo shoots', ['Add the shoots to the potatoes.']);
  for (const green of [
    'spring onion',
    'spring onions',
    'scallion',
    'scallions',
    'leek',
    'leeks',
    'lime',
    'limes',
    'pepper',
    'peppers',
  ])
    passes(`1 kg potatoes; 4 ${green}`, ['Slice the green parts thinly. Boil the potatoes.']);
  passes('1 kg potatoes', [
    'Chop the onion, skins off, green parts too.',
    'Peel the limes, green parts too.',
  ]);
});

describe('ground stones', () => {
  for (const fruit of STONE_FRUITS) finds(`500 g ${fruit}`, ['Blend the fruit, stones and all.']);
  finds('', ['Blend the cherries with the stones.']);
  finds('500 g plums', [
    'Grind the stones.',
    'Grinding the stones helps.',
    'The blade grinds the stones.',
    'Blended stones are fine.',
    'Blending the stones is fine.',
    'Crush the pits.',
    'The pits are crushed.',
    'Crushing the pits helps.',
    'Blitz with the stone.',
    'The stones are blitzed.',
    'Pound the pits.',
    'The pits are pounded.',
    'Mill the stones.',
    'The stones are milled.',
    'Milling the stones helps.',
    'Crack the stones.',
    'The stones are cracked.',
    'Chew the stones.',
    'The stones are chewed.',
    'Pulverise the stones.',
    'Powder the stones.',
    'Powdered stones go in.',
    'Whizz the stones.',
    'Liquidise the stones.',
    'Liquidizing the stones helps.',
    'Smash the stones.',
    'Smashing the stones helps.',
    'The blender makes short work of the stones.',
    'A good blender can make light work of the stones.',
    'The processor handles the stones.',
    'The blades will handle the stones.',
    'The blade copes with the stones.',
    'The motor can cope with the stones.',
    'The mill deals with the stones.',
    'The grinder will deal with the stones.',
    'The blender manages the stones.',
    'The blender can manage the stones.',
    'The blender takes care of the stones.',
    'The blender will take care of the stones.',
  ]);
  passes('500 g plums', [
    'Blend the fruit.',
    'Remove the stones and blend.',
    'Removing the stones, blend.',
    'Discard the stones and blend.',
    'Discarding the stones, blend.',
    'Take out the stones and blend.',
    'Take them out, the stones, and blend.',
    'Pick out the stones and blend.',
    'Picking out the stones, blend.',
    'Picking them out, the stones, blend.',
    'Blend until no stone and no stones are felt.',
    'Blend; no pit or pits.',
    'Blend without the stones.',
    'Simmer with the stones.',
    'Do not blend the stones.',
  ]);
  passes('500 g oranges', ['Blend the fruit, stones and all.']);
});

describe('mushrooms that somebody found', () => {
  for (const mushroom of [
    'mushroom',
    'mushrooms',
    'fungi',
    'toadstool',
    'toadstools',
    'cep',
    'ceps',
    'chanterelle',
    'chanterelles',
    'bolete',
    'boletes',
    'bracket',
    'brackets',
  ])
    finds('', [`Fry the ${mushroom} you found.`]);
  finds('300 g mushrooms', [
    "Fry the mushrooms you've picked.",
    'Fry the mushrooms we often gather.',
    'Fry the mushrooms you pick.',
    'Fry the mushrooms you spot.',
    'Fry the mushrooms you spotted.',
    'Fry the mushrooms picked yourself.',
    'Fry mushrooms growing on a stump.',
    'Fry the mushrooms found early in May.',
    'Fry mushrooms from the wood.',
    'Fry mushrooms from the woods.',
    'Fry mushrooms from your lawn.',
    'Fry mushrooms from a nearby field.',
    'Fry mushrooms from fields.',
    'Fry mushrooms from a hedge.',
    'Fry mushrooms from a hedgerow.',
    'Fry mushrooms off a tree.',
    'Fry mushrooms off old trees.',
    'Fry mushrooms under the oak.',
    'Fry mushrooms under oaks.',
    'Fry mushrooms under a pine.',
    'Fry mushrooms under pines.',
    'Fry the mushrooms of your walk.',
    'Fry the mushrooms of a morning walk.',
    'Fry the mushrooms of the forest.',
    'Are the mushrooms the ones you found? Fry them.',
  ]);
  passes('300 g mushrooms', [
    'Fry the mushrooms.',
    'Do not fry mushrooms you found.',
    'Fry the mushrooms you found if an expert saw them.',
    'Fry the mushrooms you found if experts saw them.',
    'Fry the mushrooms you found and had identified.',
    'Fry the mushrooms you found once you can identify them for certain.',
    'Fry the shop mushrooms, not from the woods but bought.',
    'Fry the mushrooms from the farm shop near the woods.',
    'Fry the chicken of the woods mushrooms.',
    'Fry the hen of the wood mushrooms.',
    'Are these mushrooms you found? Ask an expert.',
  ]);
  finds('300 g mushrooms', [
    'If a slug nibbles them they are good.',
    'If slugs nibble them they are good.',
    'If a snail eats it, it is good.',
    'Snails eat them.',
    'A squirrel ate some.',
    'Squirrels like them.',
    'A rabbit tucks in.',
    'Rabbits tuck into them.',
    'Animals eating them is a good sign.',
    'An app names them.',
    'An app will name them.',
    'A phone identifies them.',
    'The app can identify them.',
    'A photo will match.',
    'The website says so.',
    'Websites aside, an app will say so.',
    'The app tells you.',
    'An app can tell you.',
    'If the cap peels it is good.',
    'See if it will peel.',
    'Whatever comes up is good.',
    'Eat whatever come up.',
    'Boiling gets rid of the poison.',
    'Boil it to get rid of the poison.',
    'Salt destroys the toxins.',
    'Salt will destroy a toxin.',
    'Vinegar removes any poison.',
    'Soak to remove any doubt.',
    'Drying kills the poisons.',
    'Drying will kill poison.',
    'Frying neutralises toxins.',
    'Heat will neutralize toxins.',
    'Blanching draws out the poison.',
    'Soaking will draw out the poison.',
    'Cooking drives out the poison.',
    'Parboil to drive out the poison.',
    'Cooking takes care of any you doubt.',
    'Boil, to take care of the doubtful.',
    'Cooking makes the wild ones safe, even any.',
    'Cook to make them harmless, whatever is wild.',
    'There is no need to know their names.',
    'There is no need to name them.',
    "You needn't identify them.",
    'Eat them without knowing.',
    'Eat them without naming them.',
  ]);
  passes('300 g mushrooms', [
    'If a slug nibbles them, that proves nothing: it is a myth.',
    'That an app names them is not proof.',
    'Boiling never destroys the poison.',
    'Boil the mushrooms.',
    'A silver spoon? That is a myth.',
    'A silver spoon? Those are myths.',
    'A silver spoon? Ask an expert.',
    'A silver spoon? Ask experts.',
  ]);
  passes('300 g carrots', ['If a slug nibbles them they are good.', 'See if it will peel.']);
});

describe('mould', () => {
  for (const food of [
    'jam',
    'jams',
    'bread',
    'yogurt',
    'yoghurt',
    'tortilla',
    'tortillas',
    'roll',
    'rolls',
    'cream cheese',
  ])
    finds('', [`If the ${food} has mould, scrape it off.`]);
  finds('1 loaf bread', [
    'If there is mold, cut it off.',
    'If it is mouldy, cut the spots away.',
    'If it is moldy, scraping it off will do.',
    'If fur grows, it is scraped off.',
    'If it is fuzzy, skim it off.',
    'If there is mould, skimming it off will do.',
    'If there is mould, trimming it off will do.',
    'If there is mould, wipe it away.',
    'If there is mould, the green spot is cut out.',
    'If there is a mould, lift it off.',
    'If there is mould, shave it off.',
    'If there is mould, it pares off.',
  ]);
  passes('1 loaf bread', [
    'If there is mould, throw the loaf away.',
    'Cut it out of the mould pan.',
    'Cut the mould off the cheddar.',
    'Cut the crust off.',
    'Do not cut the mould off.',
  ]);
  passes('1 pork pie', ['Take the pie out of the mould tray and cut it off.']);
  finds('', ['Cut the mould off and use the rest.']);
  passes('', ['Cut the mould off the orange.']);
});

describe('stems of elder', () => {
  for (const elder of ['elder', 'elderberry', 'elderberries'])
    finds(`500 g ${elder}`, ['Simmer them with the stems.']);
  finds('500 g elderberries', [
    'Simmer, stems and all.',
    'Simmer, stem and all.',
    'Simmer, stalk, and all.',
    'Simmer, stalks included.',
    'Simmer, leaves too.',
    'Simmer, leaves, too.',
    'Simmer with stalks left on.',
    'Simmer with the green stems.',
    'Simmer, leaving the stems in place.',
    'Simmer, leave the stalk in place.',
    'Simmer, keeping all the stalks.',
    'Simmer, keep all their leaves.',
    'Simmer with a stem.',
    'Simmer with stem.',
    'Simmer the unripe ones.',
  ]);
  passes('500 g elderberries', [
    'Simmer them.',
    'Strip them with a fork, stalks and all.',
    'Simmer, leaving the stems out.',
    'Simmer, leaving stems behind.',
    'Discard the twigs; no unripe ones.',
    'Do not simmer them with the stems.',
  ]);
  passes('500 g plums', ['Simmer with the stems.']);
});
