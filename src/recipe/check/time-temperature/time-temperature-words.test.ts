// How recipes say that food is held, reheated, cooked by halves, left standing or kept for too long, and its sound twins.

import { describe, expect, it } from 'vitest';
import { writeDraft } from '../../../../tests/write-draft.ts';
import { readRecipe } from '../../read-recipe.ts';
import { createReadings } from '../../recipe-readings.ts';
import { scanRecipe } from '../scan-recipe.ts';
import { checkTimeTemperature } from './time-temperature.ts';

interface Told {
  readonly list?: string;
  readonly title?: string;
  readonly steps?: readonly string[];
  readonly note?: string;
}

const STEW = '600 g stewing beef; 1 onion';

function find({ list = STEW, title = 'Dish', steps = ['Serve.'], note }: Told) {
  const request = { ingredients: [] };
  const notes = note === undefined ? [] : [note];
  const recipe = readRecipe(writeDraft({ title, list: list.split('; '), steps, notes }));
  return checkTimeTemperature(scanRecipe(recipe, request, createReadings(request)))[0];
}

/** Each a last step of its own; "|" parts steps. */
function finds(texts: readonly string[], told: Told = {}): void {
  it.each(texts)('%s', (text) => {
    expect(find({ ...told, steps: text.split(' | ') })?.severity).toBe('danger');
  });
}

function passes(texts: readonly string[], told: Told = {}): void {
  it.each(texts)('not: %s', (text) => {
    expect(find({ ...told, steps: text.split(' | ') })?.message).toBeUndefined();
  });
}

function findsNoted(texts: readonly string[], told: Told = {}): void {
  it.each(texts)('note: %s', (note) => {
    expect(find({ ...told, note })?.severity).toBe('danger');
  });
}

function passesNoted(texts: readonly string[], told: Told = {}): void {
  it.each(texts)('no fault in a note: %s', (note) => {
    expect(find({ ...told, note })?.message).toBeUndefined();
  });
}

describe('food held too cool', () => {
  finds([
    'Keep the stew at 45 C for 4 hours.',
    'Kept at 45°C for 4 hours, the stew softens.',
    'The stew keeps at 45 degrees C for 4 hours.',
    'Hold the stew at 45 C for 4 hours.',
    'The stew holds at 45º C for 4 hours.',
    'The stew is held at 45 C for 4 hours.',
    'Holding the stew at 113 F for 4 hours is fine.',
    'Leave the stew at 45 C for 4 hours.',
    'Rest the stew at 45 C for 4 hours.',
    'Let it sit at 45 C for 4 hours.',
    'The stew sits at 45 C for 4 hours.',
    'Let it stay at 45 C for 4 hours.',
    'The stew stays at 45 C for 4 hours.',
    'Set the stew at 45 C for 4 hours.',
    'Ladle the stew into flasks at 45 C.',
    'Pour the stew into a flask at 45 C.',
    'Pack the stew into a thermos at 45 C.',
    'Fill the thermoses with stew at 45 C.',
    'A slow cooker at 45 C has it ready for 4 hours.',
    'A slow-cooker at 45 C has it ready for 4 hours.',
    'The oven at 45 C has it ready for 4 hours.',
    'The warmer at 45 C has it ready for 4 hours.',
    'The warming drawer at 45 degrees has it ready for 4 hours.',
    'The buffet at 45 C has it ready for 4 hours.',
    'The hot plate at 45 C has it ready for 4 hours.',
    'The flask has it at 45 C for the lunch box.',
    'Keep the stew at 45 C for the party.',
    'Keep the stew at 45 C for the guests.',
    'Keep the stew at 45 C for the buffet.',
    'Keep the stew at 45 C, to eat whenever.',
    'Keep the stew at 45 C for as long as you like.',
    'Keep the stew at 45 C, as late as you like.',
    'Keep the stew at 45 C until everyone is in.',
    'Keep the stew at 45 C until you eat.',
    'Keep the stew at 45 C until they come.',
    'Keep the stew at 45 C until the bell.',
    'Keep the stew at 45 C until dinner.',
    'Keep the stew at 45 C until supper.',
    'Keep the stew at 45 C until lunch.',
    'Keep the stew at 45 C until evening.',
    'Keep the stew at 45 C until morning.',
    'Keep the stew at 45 C for a crowd.',
    'Keep the stew at 45 C for the evening.',
    'Keep the stew lukewarm for the evening.',
    'Hold it tepid until supper.',
    'Pack it lukewarm into a lunch box.',
    'Ladle it lukewarm into a lunchbox for the evening.',
    'Decant it lukewarm into the flask.',
    'Transport it lukewarm to the party.',
  ]);
  passes([
    'Keep the stew at 65 C for 4 hours.',
    'Keep the stew at 149 F for 4 hours.',
    'Keep the stew at 5 C for 4 hours.',
    'Keep the plates at 45 C for 4 hours.',
    'Keep the dough at 30 C for 4 hours, beside the stew.',
    'Keep the yogurt at 45 C for 4 hours.',
    'Keep the yoghurt at 45 C for 4 hours.',
    'Let it rise at 30 C for 4 hours.',
    'Let it prove at 30 C for 4 hours.',
    'Let it sit at 55 C in a water bath for 4 hours.',
    'Keep the culture at 45 C for 4 hours.',
    'Let it ferment at 30 C for 4 hours.',
    'Keep the ferment at 30 C for 4 hours.',
    'Keep the stew until its core is at 45 C, 4 hours.',
    'Keep the stew at 45 C for 20 minutes.',
    'Keep the stew at 45 C.',
    'Keep it above lukewarm, at 65 C, for the evening.',
  ]);
  finds(['Keep the bottle at 40 C in the warmer.', 'Keep the bottles at 40 C in the warmer.'], {
    list: '200 ml baby formula; 1 onion; 100 g cooked chicken',
  });
});

describe('an oven, smoke or air that is too cool', () => {
  finds([
    'Roast the beef in the oven at 60 C overnight.',
    'Roasted at 60 C for 8 hours, the joint is soft.',
    'Bake the beef at 60 C for 8 hours.',
    'Baked at 60 C for 8 hours, the meat is soft.',
    'Set the oven low to 60 C and roast the meat all night.',
    'Cook the lamb in the oven at 60 C all day.',
    'Cook the lamb in an oven at low 60 C all day.',
    'Smoke the brisket in the oven at 60 C for 8 hours.',
    'Roast the ribs in a very low 60 C for 8 hours.',
    'Roast the ribs at about 60 C for an hour or 8 hours.',
    'Roast the shoulder at around 60 °C for 8 hours.',
    'Roast the pork at 60 degrees C for 8 hours.',
  ]);
  passes([
    'Roast the beef in the oven at 120 C overnight.',
    'Roast the beef in the oven at 60 C for 30 minutes.',
    'Dry the meringue in the oven at 60 C overnight beside the beef.',
    'Roast at 60 C for 8 hours to an internal 63 C, the beef.',
    'Roast the beef overnight at 60 C by the thermometer.',
    'Keep warm: roast beef in the oven at 60 C for 2 hours.',
    'Roast the onions at 60 C overnight.',
  ]);
  finds(
    [
      'Smoke the trout at 30 C for 14 hours.',
      'Smoked at 30 C for 14 hours, the fish is done.',
      'Smoking the fish at 30 C for 14 hours is enough.',
      'The smoker stands at 30 C for 14 hours with the fish.',
      'Dehydrate the fillet at 45 C for 6 hours.',
      'Dry the fillets at 45 C for 6 hours.',
      'Dried at 45 C for 6 hours, the fish is chewy.',
      'Drying the fish at 45 C takes 6 hours.',
      'Air-dry the fish at 45 C for 6 hours.',
    ],
    { list: '2 trout', title: 'Trout' },
  );
  passes(
    [
      'Smoke the trout at 30 C for 14 hours. | Bake the trout for 20 minutes.',
      'Smoke the trout at 30 C for 14 hours. | Poach the trout.',
      'Smoke the trout at 30 C for 14 hours. | Bring the trout to 75 C.',
      'Smoke the trout at 30 C for 14 hours. | Bring the trout to 160 degrees F.',
      'Smoke the trout at 30 C for 14 hours. | Bring the trout to 85°C.',
      'Smoke the trout at 80 C for 14 hours.',
      'Smoke the trout at 30 C for 1 hour.',
    ],
    { list: '2 trout', title: 'Trout' },
  );
  for (const cure of [
    'nitrite',
    'nitrites',
    'nitrate',
    'prague powder',
    'curing salt',
    'instacure',
    'insta cure',
    'pink salt',
    'saltpetre',
  ])
    passes([`Rub the trout with ${cure}. | Smoke the trout at 30 C for 14 hours.`], {
      list: '2 trout',
      title: 'Trout',
    });
});

describe('a cooker on warm', () => {
  const POT = { title: 'Slow cooker beef' };
  finds(
    [
      'Put the raw beef in the slow cooker on warm for 8 hours.',
      'Put the raw beef in the slow cooker and set it to warm overnight.',
      'Put the raw beef in the pot using the warm setting for 8 hours.',
      'Put the raw beef in the pot, use the warm mode for 8 hours.',
      'Put the raw beef in the pot at warm for 8 hours.',
      'Put the raw beef in the pot, choose keep-warm and leave it for 8 hours.',
      'Put the raw beef in the pot, select keep warm, for 8 hours.',
      'Put the raw beef in the pot, press "warm" and go for 8 hours.',
      'Put the raw beef in the pot, hit warm and go for 8 hours.',
      'Put the raw beef in the pot on its warm setting for 8 hours.',
      'The keep-warm function has the raw beef done in 8 hours.',
      'The keep-warm button has the raw beef done in 8 hours.',
      'Its warm function has the raw beef done in 8 hours.',
      'Cook the beef on warm for 8 hours.',
      'Add the beef, on warm for 8 hours.',
      'Tip in the beef, on warm for 8 hours.',
      'Load the beef, on warm for 8 hours.',
      'Place the beef in it, on warm for 8 hours.',
      'Lay the beef in it, on warm for 8 hours.',
      'Braise the beef on warm for 8 hours.',
      'The beef goes in, on warm for 8 hours.',
      'Assemble the stew on warm for 8 hours.',
      'Leave the beef on warm for 8 hours from the start.',
      'Leave the beef on warm for 8 hours from start to end.',
      'Leave the beef on warm the whole time, for 8 hours.',
      'Leave the beef on warm instead of low for 8 hours.',
      'Leave the fridge-cold beef on warm for 8 hours.',
      'Leave the beef on warm from the fridge for 8 hours.',
      'Reheat the stew on warm for 8 hours.',
      'Let the cold stew come up to heat on warm for 8 hours.',
    ],
    POT,
  );
  passes(
    [
      'Cook the beef on low for 8 hours, then hold it on warm for 2 hours.',
      'Cook the beef until boiling. Leave it on warm for 3 hours.',
      'Cook the beef at a simmer. Leave it on warm for 3 hours.',
      'Add the beef. Once the stew has finished, it waits on warm for 3 hours.',
      'Add the beef. It switches to warm for 3 hours when it is done.',
      'Add the beef. When cooked it stays on warm for 3 hours.',
      'Cook the beef on low for 8 hours. | Put the lid on and leave it on warm for 3 hours.',
      'Put the bowls in the oven on warm for the time it takes.',
    ],
    POT,
  );
});

describe('leftovers that are heated again', () => {
  findsNoted([
    'Reheat the leftovers until lukewarm.',
    'Reheat leftovers until barely warm.',
    'Leftovers only need to be warm to the touch.',
    'Warm the leftovers until tepid.',
    'Microwave a portion until just warm.',
    'Reheat the stew, taking the chill off.',
    'Reheat it until the chill is off.',
    'Reheat the rest to 50 C.',
    'Reheat the stew until it reaches 50 degrees C.',
    'Reheated at 122 F, the stew is ready.',
    'Warm the portions up to about 45 C.',
    'The leftovers are warmed to 45°C.',
    'Leftovers should be heated up to 45 C.',
    'Reheat it every day until it is gone.',
    'Reheat the pot day after day.',
    'Reheat the stew night after night.',
    'Reheat it until the pot is empty.',
    'Reheat it until they are eaten.',
    'Reheat the stew as often as you like.',
    'Reheat it as many times as you want.',
    'Reheat it more than once if you like.',
    'Reheat it again and again.',
    'Reheat it several times.',
    'Reheat it many times over.',
    'Reheating it multiple times is fine.',
    'Reheat it any number of times.',
    'It can be reheated repeatedly.',
    'Reheat it twice.',
    'Reheat it two or three times.',
    'Reheat it three times.',
    'Reheat it 4 times.',
    'Reheat it every evening.',
    'Reheat it every lunchtime.',
    'Reheat it each morning.',
    'Reheat it over and over.',
    'Reheat it whenever you are hungry.',
    'Heat it again every day.',
    'Heat the stew up again each night.',
    'Warm it up each evening.',
    'Warmed again every day, it gets better.',
    'Microwave it every meal.',
    'Bring the stew back up for each meal.',
    'Boil it up before each supper.',
    'The third reheating is the best.',
    'The fourth warming is the best.',
    'By the fifth boil it is the best.',
    'Heat the pot up every day.',
    'Heat the whole stew each evening.',
    'Heat it Monday, Tuesday, always the same pot: heat it monday and tuesday.',
    'Every evening bring the pot to the boil.',
    'Each morning, heat the stew.',
  ]);
  passesNoted([
    'Reheat the leftovers until piping hot, never lukewarm.',
    'Reheat until steaming, not lukewarm.',
    'Reheat the leftovers until steaming rather than lukewarm.',
    'Reheat leftovers; lukewarm is not enough.',
    'Reheat the leftovers once, until bubbling.',
    'Reheat the stew to 75 C.',
    'Reheat the stew in the oven at 160 C to 75 C.',
    'Do not reheat it more than once.',
    'Never reheat it twice.',
    'Reheat a single portion each day, only once.',
    'Reheat only what you need every evening.',
    'Reheat just as much as you eat each evening.',
    'Reheat one tub each evening.',
    'Reheat portion by portion whenever you are hungry.',
    'Warm the milk until lukewarm for the leftover bread.',
    'Warm the plates until lukewarm for the leftovers.',
    'Warm the bread until just warm, for leftovers.',
  ]);
  finds(
    [
      'Leave the chicken in the sauce until it is lukewarm.',
      'Leave the chicken in the sauce until they are tepid.',
      "Turn the chicken in the sauce until it's just blood-warm.",
      'Turn the chicken in the sauce to hand-warm.',
      'Serve the lukewarm chicken.',
    ],
    { list: "300 g yesterday's roast chicken; 1 onion" },
  );
  passes(
    [
      'Leave the chicken in the sauce until it is lukewarm. | Bake for 20 minutes.',
      'Leave the sauce to cool until it is lukewarm, then eat the chicken.',
      'Heat the chicken in the sauce until steaming, not until lukewarm.',
    ],
    { list: "300 g yesterday's roast chicken; 1 onion" },
  );
});

describe('short cuts', () => {
  const MEAT = { list: '8 chicken thighs; 1 onion' };
  finds(
    [
      'Half-cook the chicken and finish it tomorrow.',
      'Half-roast the thighs, then finish off the next day.',
      'Partly cook the chicken tonight, the rest tomorrow.',
      'Par-cook the wings for the next morning.',
      'Brown the chicken tonight and finish cooking it tomorrow.',
      'Tonight grill the thighs and finish them in the oven.',
      'Roast the chicken halfway, later that day the other half.',
      'Sear the meat in the morning before and finish it on Sunday.',
      'Finish cooking tomorrow what the chicken lacks.',
      'Half-cook the burgers and finish them on Saturday.',
      'Half-cook the sausages and finish them on Saturday.',
      'Half-cook the ribs and finish them on Saturday.',
      'Half-cook the rack and finish it on Saturday.',
      'Half-cook the steaks and finish them on Saturday.',
      'Half-cook the steak and finish it on Saturday.',
      'Half-cook the kebabs and finish them on Saturday.',
      'Half-cook the kofta and finish it on Saturday.',
      'Half-cook the escalope and finish it on Saturday.',
      'The chicken past its use-by date is fine.',
      'The chicken past its use-by is ok.',
      'Chicken after the use-by is okay.',
      'Chicken beyond its use by date smells fine.',
      'Chicken over its use-by is good if it smells clean.',
      'Even after their use-by the thighs work: they smell good.',
      'If the use-by was yesterday, it still works.',
      'A use-by date of last week is fine.',
      'Ignore the use-by on the pack.',
      "Don't worry about the use-by on the pack.",
      'Never mind the use-by on the pack.',
    ],
    MEAT,
  );
  passes(
    [
      'Half-cook the vegetables tonight and finish them tomorrow with chicken.',
      'Half-cook the potatoes tonight; tomorrow roast the chicken.',
      'Cook the chicken through tonight and finish the sauce tomorrow.',
      'Can I half-cook the chicken and finish it tomorrow? No.',
      'The chicken past its use-by date goes in the bin.',
      'Do not eat the chicken past its use-by date, however fine it smells.',
    ],
    MEAT,
  );
  finds(
    [
      'Set the timer: it begins to cook in 8 hours.',
      'With the delay it starts 8 hours later.',
      'The delayed programme kicks in hours later.',
      'The program starts at noon while you are out.',
      'The clock switches on hours later.',
      'The timer turns itself on at lunchtime.',
      'Use delay start and leave it overnight.',
      'Use delayed start overnight.',
      'The timer will start at 11 a.m.',
      'The timer will start at 11:30.',
      'The timer will begin at noon.',
      'The cooker will come on at midday.',
      'The multi-cooker will switch itself on at noon.',
      'The slow cooker will turn on at noon.',
      'The slow-cooker will turn itself on at 2 pm.',
      'The cooker starts cooking from noon.',
      'The cooker begins at noon.',
      "The automatic cooker will start at 3 o'clock.",
      'The instant pot will start in 6 hours.',
      'It switches on at 3 pm by itself.',
      'It turns itself on at 14:30.',
      'The pot comes on at noon.',
      'It starts on at about midday: it turns on about midday.',
      'It will start at 11 in the morning while you work.',
      'The plug stays off until noon.',
      'The plug stays switched off until 11.',
      'The plug remains off till lunch.',
      'The plug is off until one.',
      'It switches on at eleven.',
      'Schedule the start for noon.',
      'Programme its start for lunch.',
      'Set the start by 11.',
      'The timer is set for tomorrow.',
      'Put it all in; the app wakes it at noon.',
      'Put it all in; the smart plug comes alive after lunch.',
      'Put it all in; the phone switches it on from the office.',
      'Put it all in; the plug switches to low at noon.',
      'Put it all in; the programmed cooker starts hours later.',
      'Put it all in with a delay of six hours.',
      'Put it all in with a 6-hour delay: delayed 6 hours.',
    ].map((text) => `Fill the pot with the chicken. ${text}`),
    MEAT,
  );
  passes(
    [
      'The timer begins in 1 hour, not later.',
      'Set the timer for 20 minutes.',
      'The timer rings after lunch.',
    ],
    MEAT,
  );
  finds(
    [
      'Stuff the turkey the night before.',
      'Fill the bird a day ahead.',
      'Pack the cavity in advance.',
      'Spoon the stuffing into the chicken tonight.',
      'Stuffing the bird on Christmas Eve saves time.',
      'The evening before, stuff the goose.',
      'Overnight, you can stuff the duck.',
      'The stuffed turkey sits in the fridge overnight.',
      'The filled bird can stand until tomorrow.',
      'Stuff the turkey with it. Put it in the fridge till the morning.',
      'Stuff the cavity. The bird waits in the fridge overnight: keep it overnight.',
      'Push it into the neck end and chill it until it is time.',
      'Fill the bird and leave it to stand overnight.',
    ],
    { list: '1 turkey; 200 g sausage meat' },
  );
  passes(
    [
      'Stuff the turkey just before it goes into the oven.',
      'Make the stuffing the night before and keep it apart.',
      'Never stuff the turkey the night before.',
      'Stuff the turkey and roast it for 4 hours. Leave the rest in the fridge overnight.',
    ],
    { list: '1 turkey; 200 g sausage meat' },
  );
});

describe('food that stands', () => {
  finds([
    'Leave the stew on the counter overnight.',
    'Leave the stew on the stove until the next morning.',
    'Leave the stew out. Overnight it thickens.',
    'Leave the stew on the counter. The next morning it is better.',
    'Leave the stew on the counter. By morning it is better.',
    'Leave the stew on the counter. After 12 hours it is better.',
    'Leave the stew on the counter. It stands for 12 hours.',
    'Leave the stew on the counter. Leave it 12 hours.',
    'Leave the stew on the counter. Then, at least 12 hours later, eat.',
    'Leave the stew to cool overnight before it goes into the fridge.',
    'Let the stew sit all night and only then chill it.',
    'The stew rests overnight, then chill it.',
    'Put it in the fridge once it is cold, the next morning.',
    'Chill it only when cold, usually the next morning.',
    'Refrigerate it after it is cooled, the next morning.',
    'It takes all night to cool, then goes into the fridge.',
    'It takes all night to go stone cold; after that it goes into the fridge.',
    'Once it is cold in the morning after a night out, refrigerate.',
    'The big pot cools overnight.',
    'The big pot goes cold overnight.',
    'Let the pot go stone cold overnight.',
    'Let it cool down; it takes all night.',
    'Take the stew on a picnic without ice.',
    'No fridge is needed at the office for the stew.',
    'Marinate the beef for 24 hours. No need to chill it.',
    'No cool bag is needed for the beach with the stew.',
    'Pack the stew for school, no ice pack needed.',
    'Does it have to go into the fridge? Not if you eat it within a day.',
    'Must the stew be refrigerated? Not really.',
  ]);
  passes([
    'Leave the stew on the counter for ten minutes before supper, and chill the rest overnight.',
    'Leave the stew out for an hour, then chill overnight.',
    'Leave the stew out for an hour before chilling overnight.',
    'Leave the stew for 30 minutes on the counter, then eat all evening.',
    'Never leave the stew on the counter overnight.',
    'Thaw the beef overnight in the fridge, never on the counter.',
    'Keep the stew overnight in the fridge rather than on the counter.',
    'My mother left hers on the stove overnight; ours goes in the fridge.',
    'Some cooks leave it on the counter all night, but ours goes in the fridge.',
    'Six hours on the train? A cool bag does it.',
    'Put the thermos of stew in the bag for the hike, for 6 hours.',
    'Bring the stew to room temperature before serving.',
    'Let it come to room temperature for an hour before serving.',
    'Serve it at room temperature.',
    'It is not worth the risk to leave it out overnight.',
  ]);
  passes(
    [
      'Soak the beans on the counter overnight.',
      'Soak the chickpeas overnight at room temperature.',
      'Leave the pears on the counter overnight.',
      'If the avocados are hard, give them two days on the counter.',
      'Put the lemon on the windowsill overnight.',
      'Toss the cabbage with salt and leave it on the side overnight.',
      'Let the dough rise on the counter overnight.',
      'The spice mix can stand on the counter for days.',
      'Your herbs stand in water on the counter overnight.',
      'The dressing can stand on the counter overnight.',
      'Mix the sauce: the sauce stands on the counter overnight.',
      'Leave the unfilled shells on the counter overnight.',
      'Leave the bread on the counter overnight.',
      'Leave the eggs on the counter overnight.',
    ],
    { list: '400 g minced beef; 200 g dried beans; 1 cabbage; 2 eggs; 200 g flour' },
  );
  finds(
    [
      'Mix the egg and milk into a batter and leave it on the counter overnight.',
      'Leave the batter on the counter all day.',
      'Leave the batter on the counter all night.',
      'Leave the batter on the counter until the next day.',
      'Leave the batter on the counter until the following morning.',
      'Leave the batter on the counter until tomorrow.',
      'Leave the batter on the counter for a day.',
      'Leave the batter on the counter for 12 hours.',
      'Leave the batter on the counter for 8 hours.',
      'Leave the batter on the counter from Saturday to Sunday: from saturday, all day.',
    ],
    { list: '200 g flour; 2 eggs; 400 ml milk' },
  );
  finds(
    [
      'Whip the cream. | Fill the cake with it and leave it on the counter overnight.',
      'Fill the cake with cream and leave it on the table for 6 hours.',
      'Sandwich the cake with cream. | Leave it on the counter for 6 hours.',
      'Spread custard over the cake. | It stands on the counter for 6 hours.',
      'Pile mascarpone on it. | Leave it on the counter for 6 hours.',
      'Beat the mascarpone. | Leave it on the counter for 6 hours.',
      'Whisk the eggs with sugar. | Leave it on the counter for 6 hours.',
      'Stir the milk into the oats. | Leave it on the counter overnight.',
    ],
    { list: '300 ml cream; 250 g mascarpone; 3 eggs; 200 ml milk; 100 g oats', title: 'Pudding' },
  );
  passes(
    [
      'Bake the sponges. | Leave the unfilled sponges on the counter overnight.',
      'Bake the layers. | Leave the layers on the counter overnight.',
      'Bake the bases. | Leave the bases without cream on the counter overnight.',
      'Leave the pastry case on the counter overnight.',
      'Leave the naked discs on the counter overnight.',
      'Whisk the eggs into the mix. | Bake for 40 minutes. | Leave the cake on the counter overnight.',
    ],
    { list: '300 ml cream; 250 g mascarpone; 3 eggs; 200 ml milk; 100 g flour', title: 'Cake' },
  );
});

describe('from one time of the day to another', () => {
  finds([
    'Set the stew on the counter at noon. Eat at six.',
    'Leave the stew on the stove after breakfast. Eat it at supper.',
    'The stew stands on the counter at lunch. It is eaten at bedtime.',
    'Put the stew in the boot of the car at eight. We eat at one.',
    'Bring the stew to the table at one. It stays until the last guest goes around seven.',
    'Carry the stew to the buffet at noon. It is picked at until five.',
    'The stew goes round the garden at noon. It stays there till six.',
    'Turn off the stove at noon and leave the stew there. Come back at eight.',
  ]);
  passes([
    'Set the stew on the counter at noon. At one it goes into the fridge, and we eat at six.',
    'Keep the stew hot on the stove from noon. Eat at six.',
    'Keep the stew at 65 C on the hot plate from noon. Eat at six.',
    'Simmer the stew on the stove from noon. Eat at six.',
    'Set the stew on the counter at noon. Eat at one.',
    'Take the stew from the fridge at six. Eat at seven.',
  ]);
});

describe('food that is kept', () => {
  findsNoted([
    'Leftovers keep in the cupboard.',
    'Leftovers keep in the pantry for a week.',
    'Store it in the larder.',
    'Stored in a dark cupboard, it is fine.',
    'Save the rest on the shelf.',
    'It keeps at room temperature.',
    'It is fine on the counter for days.',
    'It lives on the worktop.',
    'It belongs in a cabinet.',
    'It keeps unrefrigerated.',
    'It keeps for 8 days in the fridge.',
    'It keeps for two weeks in the fridge.',
    'It keeps for a month in the fridge.',
    'It keeps for a fortnight, chilled.',
    'It lasts 10 days refrigerated.',
    'Eat within 10 days.',
    'Use it up within two weeks.',
    'Finish it within 9 days.',
    'Consume within 9 days.',
    'In an airtight box it stays good for 9 days.',
    'Put the rest in the fridge. It is good for 9 days.',
    'Put the rest in the fridge. It makes lunches for 9 days.',
    'Put the rest in the fridge. It will last 9 days.',
    'Put the rest in the fridge. It is perfect for 9 days.',
    'Put the rest in the fridge. It is a supply for 9 days.',
  ]);
  passesNoted([
    'It keeps for 2 days in the fridge.',
    'It keeps for 3 months in the freezer.',
    'A tin of coconut milk keeps for two years in the cupboard.',
    'Two tins of tomatoes keep for years in the larder.',
    'A packet of rice keeps for a year in the cupboard.',
    'Strained fat keeps for a month in the fridge.',
    'The dripping keeps for a month in the fridge.',
    'Never keep the leftovers in the cupboard.',
    'Marinate it for 8 days: no, the marinade keeps.',
  ]);
});
