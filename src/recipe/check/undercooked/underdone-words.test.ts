// What is said of meat that is not cooked through, and what takes it back.

import { describe, expect, it } from 'vitest';
import { writeDraft } from '../../../../tests/write-draft.ts';
import { readRecipe } from '../../read-recipe.ts';
import { createReadings } from '../../recipe-readings.ts';
import { type Sentence, scanRecipe } from '../scan-recipe.ts';
import { REASSURES } from './doneness-waived.ts';
import { isCookedMeat, nameMeat } from './named-meat.ts';
import { isMended } from './underdone-mended.ts';
import { checkUnderdoneWords } from './underdone-words.ts';

function scan(list: string, steps: readonly string[], title = 'Dish') {
  const request = { ingredients: [] };
  const recipe = readRecipe(writeDraft({ title, list: list === '' ? [] : list.split('; '), steps }));
  return scanRecipe(recipe, request, createReadings(request));
}

function severityOf(list: string, ...steps: readonly string[]): string | undefined {
  return checkUnderdoneWords(scan(list, steps))[0]?.severity;
}

/** A danger of the list in each of these, told in one sentence. */
function finds(list: string, steps: readonly string[]): void {
  it.each(steps)('%s', (step) => {
    expect(severityOf(list, step)).toBe('danger');
  });
}

function passes(list: string, steps: readonly string[]): void {
  it.each(steps)('not: %s', (step) => {
    expect(severityOf(list, step)).toBeUndefined();
  });
}

function says(pattern: RegExp, texts: readonly string[]): void {
  it.each(texts)('%s', (text) => {
    expect(pattern.test(text)).toBe(true);
  });
}

function saysNot(pattern: RegExp, texts: readonly string[]): void {
  it.each(texts)('not: %s', (text) => {
    expect(pattern.test(text)).toBe(false);
  });
}

/** The state between the brackets, and what the words around make of it. */
function mended(marked: string, next?: string): boolean {
  const plain = marked.replace(/[[\]]/g, '');
  const behind: Sentence | undefined =
    next === undefined ? undefined : { text: next, plain: next, around: plain, place: 'step' };
  const sentence: Sentence = {
    text: plain,
    plain,
    around: plain,
    place: 'step',
    ...(behind === undefined ? {} : { next: behind }),
  };
  return isMended(sentence, marked.indexOf('['), marked.slice(marked.indexOf('[') + 1, marked.indexOf(']')));
}

describe('a reassurance', () => {
  says(REASSURES, [
    "don't worry",
    'no need to panic',
    'nothing to fear',
    'never be alarmed',
    "needn't be put off",
    'no harm',
    'no big deal',
    'no cause for it',
    'no need to cook',
    "that's fine",
    'it is quite ok',
    'they are just perfect',
    'this means it is good',
    'it mean fine',
    'that means juicy',
    'that is right',
    'it was so moist',
    'it is how we like it',
    'that is what you want',
    "that's what you're after",
    'it is what we are looking for',
    "it's what you've want",
    'that is the point',
    'eat it anyway',
    'serve them regardless',
    'carve it as it is',
    'plate it as is',
    'enjoy them as they are',
    "won't hurt",
    'does no harm',
    'do no harm',
    'all good',
    'a good sign',
    'fine by me',
    'how we like it',
    'the way people eat it',
    'ignore that',
    'trust me',
  ]);
  saysNot(REASSURES, [
    'it is not fine',
    'that is never ok',
    'it is no longer good',
    'put it right back: it is right back in the pan',
    'it is right through',
    'cook it',
  ]);
});

describe('a state that is not served', () => {
  it.each([
    'serve none that is [pink]',
    'nobody wants it [pink]',
    'no one wants it [pink]',
    'no-one wants it [pink]',
    'not one is [pink]',
    'not a hint of [pink]',
    'not a single [pink] piece',
    'nothing [pink]',
    'avoid it [pink]',
    'avoiding it [pink]',
    'watch for [pink]',
    'watch out for [pink]',
    'guard against [pink]',
    'gone from [pink]',
    'it goes from [pink]',
    'turn from [pink]',
    'it turns from [pink]',
    'it turned from [pink]',
    'it changes from [pink]',
    'it passes from [pink]',
    'it lost all the [pink]',
    'it loses any [pink]',
    'lose every [pink] bit',
    'every trace of [pink]',
    'the last hint [pink]',
    'free of [pink]',
    'free from [pink]',
    // A sign to go on.
    '[pink] juices mean not yet',
    '[pink] juice means not ready',
    'a [pink] middle says it is not done',
    '[pink] bits say not there',
    'a [pink] bone tells you it needs longer',
    '[pink] bones tell us more time',
    'a [pink] one asks for more heat',
    '[pink] ones ask more cooking',
    'a [pink] one wants more minutes',
    '[pink] ones want another minute',
    'a [pink] one needs an extra turn',
    '[pink] ones need extra',
    'a [pink] one calls for five more minutes',
    'a [pink] one shows it must carry on',
    '[pink] ones show it wants longer',
    'a [pink] one signals more time',
    '[pink] ones signal more time',
    '[pink] is a sign to keep going',
    '[pink] has to keep cooking',
    '[pink] must go back',
    '[pink] should be put back in the pan',
    '[pink] gets ten minutes more',
    '[pink] ones get longer',
    '[pink] goes back in the oven',
    '[pink] ones earn longer',
    '[pink] ones require longer',
    "[pink] ones aren't ready",
    "a [pink] one isn't cooked",
    '[pink] is too early',
    '[pink] is too soon',
    '[pink] means an extra minute',
    '[pink] means carrying on',
    '[pink] means keeping at it',
    '[pink] means cooking on',
    '[pink] means cook longer',
    '[pink] means it goes straight back',
    '[pink] means it go back',
    '[pink] means put it under the grill: back under the heat',
    '[pink] means back into the pan',
    '[pink] means back onto the heat',
    // Mended.
    'if it is still [pink], give it another minute',
    'if [pink], cook for longer',
    'should it be [pink], return it',
    'any that are [pink]: back in the pan',
    'where it is [pink], carry on',
    'when [pink], keep frying',
    'still [pink]? five minutes more',
    // Told of others.
    'old books serve it [pink]; cook it to 74 c',
    'restaurants serve it [pink], but not here',
    'a restaurant serves it [pink]; ours is done',
    'a pub leaves it [pink]; at home cook it through',
    'pubs leave it [pink]; instead fry it on',
    'a steakhouse serves it [pink] though we do not',
    'steakhouses serve it [pink], however',
    'some diners like it [pink], yet',
    'a diner likes it [pink], never do so',
    'chefs leave it [pink]; do not',
    "a chef leaves it [pink]; don't",
    'bistros serve it [pink]; we never do',
    'a bistro serves it [pink]; that is wrong',
    'blogs have it [pink]; a myth',
    'a blog has it [pink]; cooked through is safer',
    'videos show it [pink], but cook it to 74 c',
    'a video shows it [pink], but cook them well through',
    'many a recipe has it [pink]; cook it right to 74 c',
    'many recipes have it [pink], cook these through',
    'some cooks serve it [pink], safe is cooked',
    'the french cook has it [pink] but',
    'grandma had it [pink], we do not: not in this',
    'tradition has it [pink], but we know',
    'traditionally it is [pink], but we know',
    // Another cause.
    'it is [pink] from paprika: this comes from the paprika',
    'the [pink] comes from the paprika',
    'the [pink] bits come from chilli',
    'the [pink] is only from smoke',
    'a [pink] ring results from smoking',
    'a [pink] ring stems from the cure',
    '[pink] rings stem from curing',
    '[pink] rings result from nitrite',
    'the [pink] is due to nitrites',
    'the [pink] is thanks to tomato',
    'the [pink] is because of tomatoes',
    'the [pink], caused by a spice',
    'the [pink], caused by the spices',
    'the [pink] is down to salt',
    'the [pink] is down to curing salts',
    // Ahead of the heat.
    'it is [raw] when it goes in',
    'they are [raw] when they go in',
    'it is [raw] as it goes in',
    'it is [raw] still going in',
    'it is [raw] to begin with',
    'it is [raw] at first',
    'it is [raw] at this stage',
    'it is [raw] before it cooks',
    'they are [raw] before they bake',
    'it is [raw], then simmer for 20 minutes',
    'it is [raw], but roast it for 15 - 20 mins',
    'it is [half raw]; and bake for 25 m',
    'it is [raw], then stewed an hour or two hours',
  ])('%s', (marked) => {
    expect(mended(marked)).toBe(true);
  });

  it.each([
    'serve it [pink]',
    'nothing wrong if it is [pink]',
    'nothing beats it [pink]',
    'not one bone; serve it [pink]',
    'until it is [pink], then flip for another minute',
    'leave it [pink], another minute',
    'the best is [pink]; another minute would ruin it',
    'if it is [pink], five minutes more would dry it out',
    'if it is [pink], rest for another five minutes',
    'if [pink], another minute ruins it',
    'if [pink], another minute toughens it',
    'if [pink], do not give it another minute',
    '[pink] means it is right for the plate',
    '[pink] is fine, at first',
    'restaurants serve it [pink]',
    'restaurants serve it [pink], and they are right, but few',
    "restaurants serve it [pink], and they're right, but few",
    'chefs serve it [pink]; i agree, but they are few: but i agree',
    'the [pink] comes from the bone',
    'it is [raw] in the dish',
    'it is [pink] when it goes in',
    'it is [raw], then simmer for 4 minutes',
    'it is [pink] another day',
    'cook it until [pink] enough',
    'until [pink]. ask for more',
    '[pink] and not; dry it, no need for another minute',
  ])('not: %s', (marked) => {
    expect(mended(marked)).toBe(false);
  });

  it('reads the next sentence', () => {
    expect(mended('is it still [pink]?', 'back in the pan.')).toBe(true);
    expect(mended('is it still [pink]?', 'serve it.')).toBe(false);
    expect(mended('avoid it [pink]', 'that is fine')).toBe(false);
  });
});

describe('which meat is meant', () => {
  it.each([
    ...'chicken, turkey, drumstick, drumsticks, thigh, thighs, wing, wings, quail, quails, poussin, poussins'
      .split(', ')
      .map((word) => [word, 'poultry'] as const),
    ...'mince, minced lamb, burger, burgers, meatball, meatballs, kofta, koftas, hamburger, hamburgers, cheeseburger, cheeseburgers, ground beef'
      .split(', ')
      .map((word) => [word, 'minced meat'] as const),
    ...'sausage, sausages, bratwurst, bratwursts, chipolata, chipolatas, sausagemeat, sausage-meat'
      .split(', ')
      .map((word) => [word, 'sausages'] as const),
    ['pork', 'pork'],
    ...'liver, livers, kidney, kidneys, sweetbread, sweetbreads, gizzard, gizzards, faggot, faggots'
      .split(', ')
      .map((word) => [word, 'offal'] as const),
    ['venison', 'game'],
    ['chicken steaks', 'poultry'],
    ['veggie burger', null],
    ['bean burgers', null],
    ['vegan patty', null],
    ['tofu ball', null],
    ['tofu balls', null],
    ['quorn meatball', null],
    ['quorn meatballs', null],
    ['plant sausage', null],
    ['plant-sausages', null],
    ['beet burger', null],
    ['beetroot burger', null],
    ['steak', null],
    ['steaks', null],
    ['kidney bean', null],
    ['kidney beans', null],
    ['a rare-breed chicken', null],
    ['a rare treat of chicken', null],
    ['prawn', null],
    ['prawns', null],
    ['scallop', null],
    ['beef like chicken', null],
    ['fish, cooked as you would chicken', null],
    ['fish the way you would cook chicken', null],
    ["fish in the same way you'd cook good chicken", null],
    ['fish a way that we do chicken', null],
    ['fish unlike chicken', null],
    ['fish the same as a good chicken', null],
    ['fish as rare as duck', null],
    ['fish as one does for chicken', null],
    ['fish just as for chicken', null],
    ['fish as quickly done as chicken', null],
    ['beef, never for burgers', null],
    ['beef, but not for ground pork', null],
    ['beef though not ever for the chicken', null],
    ['beef, never for any minced meat or sausages', null],
    ['beef, not for a burger, or chicken', null],
    ['beef, not for chicken breast', null],
    ['beef not for chicken thighs', null],
    ['beef, not for liver and poultry', null],
  ] as const)('%s', (words, name) => {
    const one = scan('', [`Roast the ${words}.`]);
    const sentence = one.steps[0];
    expect(sentence === undefined ? undefined : nameMeat(one, sentence)).toBe(name);
  });

  it.each([
    ['1 chicken', 'poultry'],
    ['500 g minced beef', 'minced meat'],
    ['500 g wild boar', 'game'],
    ['500 g bear', 'game'],
    ['500 g bear; 1 chicken', 'poultry'],
    ['2 beef steaks', null],
    ['500 g bear berries', null],
    ['1 chicken; 4 eggs', 'poultry'],
    ['200 g peas', null],
  ])('by the list: %s', (list, name) => {
    const one = scan(list, ['Roast it.']);
    const sentence = one.steps[0];
    expect(sentence === undefined ? undefined : nameMeat(one, sentence)).toBe(name);
  });

  it.each([
    ['Roast chicken', 'poultry'],
    ['Veggie burger', null],
    ['Pea soup', null],
  ])('by the title: %s', (title, name) => {
    const one = scan('', ['Roast it.'], title);
    const sentence = one.steps[0];
    expect(sentence === undefined ? undefined : nameMeat(one, sentence)).toBe(name);
  });

  it.each([
    ['cooked chicken', true],
    ['leftover chicken', true],
    ['left-over chicken', true],
    ['rotisserie chicken', true],
    ['precooked chicken', true],
    ['tinned ham', true],
    ['uncooked chicken', false],
    ['un-cooked chicken', false],
    ['chicken', false],
    ['cooked chicken; 200 g pork mince', false],
    ['peas', false],
  ])('cooked before: %s', (line, cooked) => {
    expect(isCookedMeat(scan(`200 g ${line}`, ['Stir.']))).toBe(cooked);
  });
});

describe('chicken that is not cooked through', () => {
  finds('600 g chicken thighs', [
    'Fry the chicken. It does not have to be cooked through.',
    "Fry the chicken. It doesn't need to be cooked fully.",
    "Fry the chicken; don't cook it through.",
    'Fry the chicken without cooking it all the way through.',
    'Fry the chicken; do not cook the thighs completely.',
    'Fry the chicken; no need to cook it right through.',
    'Fry the chicken. There is no need for it to be cooked through.',
    "Fry the chicken. It needn't be done all the way.",
    "Fry the chicken. It doesn't have to be finished quite.",
    'Warm the chicken, not cook it.',
    'Colour it, never cook it: the chicken is soft.',
    'Color the chicken rather than cook it.',
    'Brown it and not cook it, the chicken.',
    'Searing the chicken, never cooking it.',
    'Slice the chicken; no heat is needed.',
    'Slice the chicken; no cooking required.',
    'Slice the chicken; no oven necessary.',
    'Slice the chicken. It needs no heat.',
    'Slice the chicken. The pieces need no cooking.',
    'Slice the chicken; no need to cook it.',
    'Slice the chicken; no need to heat the pieces.',
    'Fry the chicken to take off the chill.',
    'Serve the chicken half-cooked.',
    'Serve the chicken only half cooked.',
    'Serve the chicken about three-quarters-cooked.',
    'Serve the chicken two-thirds cooked.',
    'Serve the chicken partially cooked.',
    'Lift the chicken while it is still undercooked.',
    'Lift out the chicken while the middle is underdone.',
    "Pull the chicken before it's cooked through.",
    'Stop before the chicken is fully cooked through.',
    'Take the chicken out before they are quite cooked through.',
    'Serve the chicken before it cooks through.',
    'Serve the chicken three-quarter-cooked.',
    'Serve the chicken three quarters cooked.',
    'Try a bit of the raw chicken.',
    'Enjoy a pinch of raw minced chicken.',
    // The heat is off.
    'Turn off the heat, stir in the raw chicken and serve.',
    'Turn the heat off, stir in the raw chicken and serve.',
    'Switch off the hob, add the raw chicken and serve.',
    'Shut off the flame, add the raw chicken, serve.',
    'With the heat off stir in the chicken: the heat is off.',
    'Off the heat, fold in the chicken strips.',
    'Away from the heat fold in the raw chicken.',
    'Fold the raw chicken in; residual heat does it.',
    'Stir in the raw chicken; the steam is enough.',
    'Stir in the raw chicken; the warmth will be plenty.',
    'Stir the raw chicken in; the heat of the pasta cooks it.',
    'Stir the raw chicken in; the heat of hot noodles does it.',
    'Stir the raw chicken in; the heat of the rice alone will finish it.',
    'Lay in the raw chicken in the switched-off oven.',
    'Put the raw chicken in an oven that is off.',
    "Put the raw chicken in an oven that's off.",
    'Lay the raw chicken in bowls and pour the boiling stock over.',
    'Lay the raw chicken in bowls; ladle hot broth over it.',
    'Lay the raw chicken in bowls; pour very hot chicken stock over.',
    'Lay the raw chicken in bowls; tip some just boiled water on.',
    'Lay the raw chicken in bowls; pour plenty of steaming soup onto it.',
    // Eaten raw.
    'Slice the chicken and eat it raw.',
    'Slice the chicken and serve raw.',
    'Slice the chicken; it is eaten raw.',
    'Slice the chicken and enjoy the pieces raw.',
    'Slice the chicken; the acid cooks it.',
    'Slice the chicken; lime juice will "cook" it.',
    'Slice the chicken; lemon cures the meat.',
    'Slice the chicken; citrus juices cure it.',
    'Slice the chicken; vinegar firms them.',
    'Slice the chicken; the lime sets the flesh.',
    'Slice the chicken; lime does the work.',
    'A tartare of chicken.',
    'Cut the chicken for tartar.',
    'A chicken carpaccio.',
    'Serve the raw chicken as sashimi.',
    // Pink, and let pass.
    'The chicken may stay pink in the middle.',
    'Serve the chicken pink in the middle.',
    'The chicken is rosy inside; that is fine.',
    "The chicken need not be white all through; the juices needn't run clear.",
    'Fry the chicken halfway and finish it tomorrow: half-cook it.',
    'Half-roast the chicken, keep it in the fridge and finish it next day.',
  ]);

  passes('600 g chicken thighs', [
    'Fry the chicken for 20 minutes until cooked through, to 74 C inside.',
    'Do not undercook the chicken.',
    'The chicken must not be pink; never serve it pink.',
    'It is dangerous to eat the chicken raw.',
    'Is the chicken pink? Cook it for longer.',
    'Turn off the heat and stir in the cooked chicken.',
    'Simmer the chicken for 10 minutes, then take off the heat and add cream.',
    'Turn off the heat, stir in the parsley.',
    'Serve the chicken with pink peppercorns.',
    'Fry the chicken to 74 C; a pink peppercorn on top.',
    'Fry the chicken to 74 C with a pink onion on top.',
    'Fry the chicken to 74 C with pink onions on top.',
    'Fry the chicken to 74 C with a pink bean on top.',
    'Fry the chicken to 74 C with pink beans on top.',
    'A tinge of pink inside the chicken may linger even at 165 degrees F.',
    'A tinge of pink inside the chicken may linger even past 165 F.',
    'Serve the chicken with raw peppers.',
    'The rice should not be cooked fully; fry the chicken to 74 C.',
  ]);

  it('lets a later step cook it', () => {
    expect(
      severityOf('600 g chicken thighs', 'Brown the chicken; it will still be raw inside.', 'Bake it.'),
    ).toBe(undefined);
    expect(
      severityOf('600 g chicken thighs', 'Serve the chicken half-cooked.', 'Roast it for an hour.'),
    ).toBe(undefined);
    expect(severityOf('600 g chicken thighs', 'Off the heat stir in the raw chicken.', 'Simmer it.')).toBe(
      undefined,
    );
    expect(severityOf('600 g chicken thighs', 'Off the heat stir in the raw chicken.', 'Chill it.')).toBe(
      'danger',
    );
  });
});

describe('raw by design', () => {
  const FISH = '300 g salmon';
  it.each([
    [FISH, 'Serve the salmon raw.'],
    [FISH, 'Make ceviche of the salmon.'],
    [FISH, 'Slice the salmon for sashimi.'],
    [FISH, 'A salmon tartare.'],
    [FISH, 'A salmon tartar.'],
    [FISH, 'Eat raw salmon.'],
    [FISH, 'Eat your fish raw.'],
    [FISH, 'Serve raw prawn or salmon.'],
    [FISH, 'Serve raw prawns or salmon.'],
    [FISH, 'Serve raw scallop with salmon.'],
    [FISH, 'Serve raw scallops with salmon.'],
    [FISH, 'Serve the raw oyster with salmon.'],
    [FISH, 'Serve raw oysters with the salmon.'],
    [FISH, 'Serve raw seabass with the salmon.'],
    [FISH, 'Serve raw sea bass with the salmon.'],
    [FISH, 'Salmon: the lime cooks the fish.'],
    [FISH, 'Salmon: the lime juice will cook the fish.'],
    [FISH, 'Salmon: lemon juice to "cook" the fish.'],
    [FISH, 'Sear the salmon, leaving the middle raw.'],
    [FISH, 'Sear the salmon with a centre still quite raw.'],
    [FISH, 'Sear the salmon, keeping the inside raw.'],
    [FISH, 'Sear the salmon: rare in the middle.'],
    [FISH, 'Serve rare salmon.'],
    [FISH, 'A raw oyster tops the salmon.'],
    [FISH, 'Raw oysters top the salmon.'],
    [FISH, 'A raw prawn tops the salmon.'],
    [FISH, 'Raw prawns top the salmon.'],
    [FISH, 'A raw scallop tops the salmon.'],
    [FISH, 'Raw scallops top the salmon.'],
    [FISH, 'Raw seabass is as good as salmon.'],
    [FISH, 'Raw sea bass is as good as salmon.'],
    [FISH, 'Salmon for guests who eat raw.'],
    [FISH, 'Salmon for guests who eat it raw.'],
    [FISH, 'Salmon that is eaten raw.'],
    [FISH, 'Salmon that he serves raw.'],
    [FISH, 'Enjoy this salmon raw.'],
    [FISH, 'With a tuna tartar of salmon.'],
    ['200 g beef', 'Chop it as tartare.'],
    ['200 g beef', 'Chop it as a tartare.'],
    ['200 g beef', 'Chop it as steak tartare.'],
    ['4 eggs', 'Soft-boil egg and toast.'],
    ['4 eggs', 'Soft boil an egg.'],
    ['4 eggs', 'Runny yolk on toast.'],
    ['4 eggs', 'Runny yolks on toast.'],
    ['4 eggs', 'Runny egg on toast.'],
    ['4 eggs', 'Runny eggs on toast.'],
    ['200 g beef', 'Make a beef tartare.'],
    ['200 g beef', 'Chop as a steak tartare.'],
    ['200 g beef', 'Slice into carpaccio.'],
    ['4 eggs', 'Whisk the raw egg into the cold cream.'],
    ['4 eggs', 'Whisk the raw eggs into the cold cream.'],
    ['4 eggs', 'Stir the raw beaten egg into the cold cream.'],
    ['4 eggs', 'Stir a raw egg yolk into the cold cream.'],
    ['4 eggs', 'Stir raw egg yolks into the cold cream.'],
    ['4 eggs', 'Stir raw egg white into the cold cream.'],
    ['4 eggs', 'Stir raw egg whites into the cold cream.'],
    ['4 eggs', 'Stir an uncooked egg into the cold cream.'],
    ['4 eggs', 'Stir uncooked eggs into the cold cream.'],
    ['4 eggs', 'The yolk runs.'],
    ['4 eggs', 'Until the yolks run.'],
    ['4 eggs', 'Let the yolk flow.'],
    ['4 eggs', 'The yolk slowly flows.'],
    ['4 eggs', 'The yolk oozes.'],
    ['4 eggs', 'The yolks ooze.'],
    ['4 eggs', 'The yolk spills.'],
    ['4 eggs', 'The yolks spill out.'],
    ['4 eggs', 'Soft-boil an egg.'],
    ['4 eggs', 'Soft boil the eggs.'],
    ['4 eggs', 'Soft-boil 4 eggs.'],
    ['4 eggs', 'Serve with a runny yolk.'],
    ['4 eggs', 'Serve with runny yolks.'],
    ['4 eggs', 'Serve with a runny egg.'],
    ['4 eggs', 'Serve with runny eggs.'],
    ['4 eggs', 'A runny centre is best.'],
    ['4 eggs', 'Runny centres are best.'],
    ['4 eggs', 'The yolk stays soft.'],
    ['4 eggs', 'The yolks stay runny.'],
    ['4 eggs', 'The yolk remains liquid.'],
    ['4 eggs', 'The yolks remain jammy.'],
    ['4 eggs', 'The yolk is still runny.'],
    ['4 eggs', 'Yolks runny, whites set.'],
    ['4 eggs', 'Serve a soft-boiled egg.'],
    ['4 eggs', 'Serve soft boiled eggs.'],
    ['4 eggs', 'Serve a soft-poached egg.'],
    ['4 eggs', 'Serve the egg, soft-boiled.'],
    ['4 eggs', 'Serve the eggs runny.'],
    ['4 eggs', 'The egg is soft boiled.'],
    ['4 eggs', 'Serve a jammy egg.'],
    ['4 eggs', 'Serve jammy eggs.'],
    ['4 eggs', 'Serve a dippy egg.'],
    ['4 eggs', 'Serve dippy eggs.'],
    ['4 eggs', 'Fry them sunny side up.'],
    ['4 eggs', 'Fry them sunny-side-up.'],
    ['4 eggs', 'Fry until just set and the yolk is warm.'],
    ['4 eggs', 'Fry until the white is just set and the yolks are warm.'],
  ])('%s: %s', (list, step) => {
    expect(severityOf(list, step)).toBe('warning');
    expect(severityOf(list, `${step} For my pregnant sister.`)).toBe('danger');
  });

  it.each([
    [FISH, 'Use sushi-grade salmon: serve the salmon raw.'],
    [FISH, 'Use sashimi grade salmon: serve the salmon raw.'],
    [FISH, 'Serve the salmon raw, frozen before.'],
    [FISH, 'Keep the raw salmon in the fridge.'],
    [FISH, 'Wash your hands after handling raw salmon.'],
    [FISH, 'Slice the raw salmon.'],
    ['4 eggs', 'Bake with the raw eggs in it.'],
    ['4 eggs', 'Boil the eggs until the yolks are firm.'],
    ['4 lion eggs', 'The yolk runs.'],
    ['4 pasteurised eggs', 'The yolk runs.'],
    ['4 pasteurized eggs', 'The yolk runs.'],
    ['200 g beef', 'Serve the beef.'],
  ])('not: %s: %s', (list, step) => {
    expect(severityOf(list, step)).toBeUndefined();
  });

  finds('2 beef steaks', [
    'For my pregnant sister serve the steak rare.',
    'For my pregnant sister cook the steak medium-rare.',
    'For my pregnant sister cook the steak medium rare.',
    'For my pregnant sister serve the steak bloody.',
    'For my pregnant sister serve the steak pink inside.',
    'For my pregnant sister leave the steak pink in the middle.',
    'For my pregnant sister have the steak still mooing.',
    'For my pregnant sister have the steak seared on the outside.',
    'For my pregnant sister have the steak seared only on the outside.',
  ]);
  it.each([
    'Serve the steak rare.',
    'For my pregnant sister have the steak well-done, rare for an adult.',
    'For my pregnant sister have the steak well done, rare for the grownups.',
    'For my pregnant sister have the steak; rare for grown-ups.',
    'For my pregnant sister the steak is done; it is rare for a parent.',
    'For my pregnant sister the steak is rare breed beef.',
    'For my pregnant sister the steak is a rare treat.',
  ])('not: %s', (step) => {
    expect(severityOf('2 beef steaks', step)).not.toBe('danger');
  });
});
