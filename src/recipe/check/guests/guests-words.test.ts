// Who is at the table, what is theirs, and what a sentence only warns of.

import { describe, expect, it } from 'vitest';
import { writeDraft } from '../../../../tests/write-draft.ts';
import { readRecipe } from '../../read-recipe.ts';
import { createReadings } from '../../recipe-readings.ts';
import { scanRecipe } from '../scan-recipe.ts';
import { isKeptAway, isSpokenAgainst } from '../stance/spoken-against.ts';
import { readGuest, withoutFoodNames } from './audience.ts';
import { nameUnprovided } from './audience-provided.ts';
import { CHILD_WORDS, isForOthers, isKeptFrom } from './other-guests.ts';

function unprovided(...steps: readonly string[]): string | null {
  const request = { ingredients: [] };
  return nameUnprovided(scanRecipe(readRecipe(writeDraft({ steps })), request, createReadings(request)));
}

/** Whether the food between the brackets is meant for others. */
function others(marked: string): boolean {
  return isForOthers(marked.replace(/[[\]]/g, ''), marked.indexOf('['));
}

/** Whether the food between the brackets is kept away from the plate. */
function keptAway(marked: string): boolean {
  return isKeptAway(marked.replace(/[[\]]/g, ''), marked.indexOf('['), marked.indexOf(']') - 1);
}

describe('foods that are called after children', () => {
  it.each(
    'spinach, leaf, leaves, kale, corn, potato, potatoes, new potato, new potatoes, carrot, carrots, tomato, tomatoes, beet, beets, beetroot, aubergine, aubergines, courgette, courgettes, turnip, turnips, leek, leeks, artichoke, artichokes, onion, onions, mushroom, mushrooms, pepper, peppers, clam, clams, green, greens, lettuce, lettuces, cucumber, cucumbers, marrow, marrows, food jar, food jars, eggplant, eggplants, portobello, portobellos, parsnip, parsnips, pear, pears, banana, bananas, shrimp, shrimps, prawn, prawns, scallop, scallops, radish, radishes, herb, herbs, size, sized'.split(
      ', ',
    ),
  )('baby %s', (word) => {
    expect(withoutFoodNames(`a baby ${word} here`)).not.toContain('baby');
    expect(withoutFoodNames(`a baby-${word} here`)).not.toContain('baby');
  });

  it.each([
    "mom's stew",
    "grandma's stew",
    "old-fashioned's stew",
    "old fashioned's stew",
    'kid goat',
    'kid leg',
  ])('%s', (words) => {
    expect(readGuest(words)).toEqual({
      infant: null,
      smallChild: null,
      child: null,
      pregnant: null,
      frail: null,
    });
  });

  it('leaves the child', () => {
    expect(withoutFoodNames('mash for the baby')).toBe('mash for the baby');
  });
});

describe('an infant', () => {
  it.each([
    'for an infant',
    'for infants',
    'newborn',
    'newborns',
    'the first food',
    'first foods',
    'first taste, first tastes',
    'first spoonfuls',
    'first solids',
    'first baby food',
    'first baby foods',
    'first puree',
    'first purees',
    'starting solids',
    'new to solids',
    'on to solids',
    'beginning solids',
    'begin solids',
    'for a teether',
    'for teethers',
    'teething',
    'for the bub',
    'for bubs',
    'a bairn',
    'for bairns',
    'the babe',
    'for babes',
    'gummy mouth',
    'gummy mouths',
    'gummy smile',
    'gummy smiles',
    'a tiny tum',
    'tiny tums',
    'tiny tummy',
    'tiny tummies',
    'for 6 mo olds',
    'a 7 mth old',
    'a 7 month old',
    'at 7 months',
    'from 7 months',
    'aged about 7 months',
    'ages around 7 months',
    '7-month-olds',
    '6 - 8 months and up',
    'mashed at 8 months',
    'mash of 8 months',
    'a finger food of 9 months',
    'finger foods of 9 months',
    'a puree of 9 months',
    'purees of 9 months',
  ])('%s', (plain) => {
    expect(readGuest(plain).infant).not.toBeNull();
  });

  it.each([
    'freeze for 7 months, mashed',
    'frozen 7 months, a puree',
    'keep for 7 months, mashed',
    'keeps 7 months, mashed',
    'stored 7 months, mashed',
    'last for 7 months, mashed',
    'it lasts 7 months, mashed',
    'matured 7 months, mash it',
    'maturing 7 months, mash it',
    'ham of 7 months',
    'a 14 month old',
    'she is expecting a baby',
    'who expects her second baby',
    'carrying my first child',
    'the teeth',
  ])('not: %s', (plain) => {
    expect(readGuest(plain).infant).toBeNull();
  });
});

describe('a small child', () => {
  it.each([
    'a toddler',
    'toddlers',
    'for tots',
    'kids of 3',
    'kid of three',
    'children from 2',
    'children over 1',
    'children aged 4',
    'a little one of two',
    'little ones as young as one',
    'ages 3 and up',
    'age 3',
    'preschooler',
    'preschoolers',
    'pre-schooler',
    'preschool',
    'pre-school',
    'kindergarten',
    'kindergartener',
    'kindergarteners',
    '3 year old',
    '3-years-old',
    '3 years olds',
    'three year olds',
    'three-years-old',
    'under fives',
    'under-5s',
    "under 5's",
    'aged 3',
    'age three',
    'turning two',
    'turns 2 next week',
    'turned one today',
    'she is two',
    'she is only 2',
    'they are nearly three and shy',
    'he is just 1, and shy',
    'first birthday',
    '3rd birthday',
  ])('%s', (plain) => {
    expect(readGuest(plain).smallChild).not.toBeNull();
  });

  it.each([
    'tater tots',
    'potato tots',
    'veggie tots',
    'kids 2 cups',
    'kids 2 cup',
    'children 3 portions',
    'kids of 3 hours',
    'kids 4 servings',
    'the children 2 times',
    'makes 3',
    'they are two cups',
    'a year old',
    'under fire',
  ])('not: %s', (plain) => {
    expect(readGuest(plain).smallChild).toBeNull();
  });
});

describe('a child', () => {
  it.each([
    'a kid',
    'kids',
    'a schoolchild',
    'schoolchildren',
    'a school child',
    'lunchbox for school',
    'lunch boxes for school',
    'a 7 year old',
    '12-year-olds',
  ])('%s', (plain) => {
    expect(readGuest(plain).child).not.toBeNull();
  });
});

describe('pregnancy', () => {
  it.each([
    'an expectant mother',
    'expecting mothers',
    'an expecting mum',
    'expecting mums',
    'an expecting mom',
    'expectant moms',
    'an expecting mama',
    'expecting mamas',
    'an expectant parent',
    'expectant parents',
    'an expectant couple',
    'expecting couples',
    'expecting a baby',
    "when you're expecting",
    'while you are expecting',
    'mum to be',
    'mums-to-be',
    'moms to be',
    'those expecting',
    'a guest expecting',
    'guests expecting',
  ])('%s', (plain) => {
    expect(readGuest(plain).pregnant).not.toBeNull();
  });

  it.each([
    "when you're expecting guests",
    'if you are expecting a crowd',
    'those expecting a crowd',
    'guests expecting a lot',
    'anyone expecting it',
  ])('not: %s', (plain) => {
    expect(readGuest(plain).pregnant).toBeNull();
  });
});

describe('frail people', () => {
  it.each([
    'immunocompromised',
    'immuno-compromised',
    'weak immunity',
    'low immune defences',
    'immune suppressed',
    'immune-suppressed',
    'weak immune system',
    'weakened immune system',
    'a care home',
    'care homes',
    'an old folks home',
    "an old folks' home",
    'a hospice',
    'hospices',
    'a convalescent',
    'convalescing',
  ])('%s', (plain) => {
    expect(readGuest(plain).frail).not.toBeNull();
  });
});

describe('a guest who gets theirs cooked through', () => {
  it.each([
    'Anyone pregnant gets the well-done slices.',
    'Anyone pregnant gets the well done slices.',
    'Anyone pregnant gets a fully cooked piece.',
    'Anyone pregnant has it fully-done.',
    'For anyone pregnant cook it through.',
    'For anyone pregnant it is cooked quite through.',
    'A pregnant guest has one that cooks right through.',
    'A pregnant guest has hers done thoroughly.',
    'For a pregnant guest brown it all over, completely.',
    'For a pregnant guest brown it completely.',
    'For a pregnant guest it is browned fully.',
    'For a pregnant guest roast it through.',
    'For a pregnant guest grill it through.',
    'For a pregnant guest heat it throughout.',
    'For a pregnant guest sear it through.',
    'For a pregnant guest bake it through.',
    'For a pregnant guest poach it through.',
    'A pregnant guest has hard-boiled ones.',
    'A pregnant guest has hard boiled ones.',
    'A pregnant guest has a hard yolk.',
    'A pregnant guest has hard yolks.',
    'For a pregnant guest until flaky.',
    'For a pregnant guest till it flakes.',
    'For a pregnant guest until they flake.',
    'For a pregnant guest until the fish is opaque.',
    'For a pregnant guest until they are set.',
    'For a pregnant guest until grey.',
    'For a pregnant guest until gray.',
    'A pregnant guest has hers longer.',
    'The pregnant have their portions cooked longer.',
    'A pregnant guest has a portion fully cooked.',
    'A pregnant guest has a slice done longer.',
    'A pregnant guest has a piece through.',
    'A pregnant guest has an egg hard.',
    'A pregnant guest has the egg set.',
    'A pregnant guest has the yolk firm.',
    'A pregnant guest has firm yolk.',
    'A pregnant guest has firm yolks.',
    'A pregnant guest has pasteurised eggs.',
    'A pregnant guest has pasteurized eggs.',
    'A pregnant guest has the vegetarian version.',
    '12 minutes for the pregnant guest.',
    '9 mins if pregnant.',
    '1 egg: 10 minute each for the pregnant.',
    '71 C for the pregnant.',
    '71°C for the pregnant.',
    '71 degrees C for the pregnant.',
    '63C for the pregnant.',
    '85 C for the pregnant.',
    '145 F for the pregnant.',
    '160°F for the pregnant.',
    '160 degrees F for the pregnant.',
    'Is anyone pregnant? Cook theirs through.',
    'For anyone pregnant or frail cook it through.',
  ])('%s', (step) => {
    expect(unprovided(step)).toBeNull();
  });

  it.each([
    ['Anyone pregnant gets it rare.', 'pregnant'],
    ['Anyone pregnant gets the rare slices, the others fully cooked ones.', 'pregnant'],
    ['Fully cooked for him, rare for anyone pregnant.', 'pregnant'],
    ['Anyone pregnant may come.', 'pregnant'],
    ['Anyone pregnant may come. Cook it through.', 'pregnant'],
    ['Toddlers may come; cook it not through.', 'toddlers'],
    [
      'The frail may come; those pregnant get it fully cooked at a long distance from the others, who sit there.',
      null,
    ],
    [`Anyone pregnant may come${' and sit with us'.repeat(9)}; cook it through.`, 'pregnant'],
    ['Cook it for 5 minutes for the pregnant.', 'pregnant'],
    ['50 C for the pregnant.', 'pregnant'],
  ])('%s', (step, guest) => {
    expect(unprovided(step)).toBe(guest);
  });
});

describe('what is for other guests', () => {
  it.each([
    'an adult adds [honey]',
    'adults add [honey]',
    'grown-ups add [honey]',
    'a grown up adds [honey]',
    'the grownup adds [honey]',
    'parents add [honey]',
    'for a parent, [honey]',
    'for mum, [honey]',
    'for mums and for moms, [honey]',
    'for mom, [honey]',
    'for dad, [honey]',
    'for dads, [honey]',
    'big kids get [honey]',
    'the rest of the family has [honey]',
    'older brother: [honey]',
    'older brothers: [honey]',
    'an older sister has [honey]',
    'older sisters have [honey]',
    'an older sibling has [honey]',
    'a sibling has [honey]',
    'siblings have [honey]',
    'an older one has [honey]',
    'older ones have [honey]',
    'over-ones have [honey]',
    'the over 1s have [honey]',
    'once they turn one, [honey]',
    'once the baby is past it, [honey]',
    'once your child is big, [honey]',
    'once he turns one, [honey]',
    'once she reaches it, [honey]',
    'once they reach that, [honey]',
    'once he passes it, [honey]',
    'once they pass it, [honey]',
    'after the first birthday [honey]',
    'after first birthday [honey]',
    'from age of one [honey]',
    'from one [honey]',
    'from 1 [honey]',
    'until a year no [honey]',
    'over one: [honey]',
    'older than one: [honey]',
    'when he turns one: [honey]',
    'when they are 1: [honey]',
    'under-ones get no [honey]',
    'under 1s get no [honey]',
    'for older mouths: [honey]',
    'most recipes use honey; here we use [banana]',
    'usual recipes have [honey]',
    'usually it holds [honey]',
    'traditionally it has [honey]',
    'traditional cakes have [honey]',
    'the classic has [honey]',
    'shop-bought bars have [honey]',
    'shop bought bars have [honey]',
    'here a date does for [honey]',
    'dates stand in, so use [dates]',
    'use pear instead of [honey]',
    'swapping [honey] for a date',
    'banana takes the place: use fruit, not [honey]',
    'honey, for the baby, is out: [honey]',
    "[honey] isn't for babies",
    'keep the [honey] away from the baby',
    'keeping [honey] off the plate of the baby',
    'for the baby [honey] must wait',
    'avoid [honey] for infants',
    'skip [honey] for an infant',
    'skip [honey] for a toddler',
    'skip [honey] for toddlers',
    'skip [honey] for a tot',
    'skip [honey] for tots',
    'skip [honey] for a weaner',
    'skip [honey] for weaners',
    'skip [honey] for the kid',
    'skip [honey] for kids',
    'skip [honey] for the little one',
    'skip [honey] for little ones',
    'adults only, and the baby too: [honey]',
  ])('%s', (marked) => {
    expect(others(marked)).toBe(true);
  });

  it.each([
    'add [honey]',
    'for the baby add [honey]',
    'skip it and add [honey]',
    'skip [honey] in the big pan',
    'adults may sit down; add [honey]',
    'adults may sit down. add [honey]',
    'adults may sit down (add [honey])',
    'adults may sit down - add [honey]',
    'add [honey]; adults sit down',
    'for adults and babies alike [honey]',
    'for adults as well as the baby [honey]',
    'for adults and the baby [honey]',
    'for adults and your babies [honey]',
    'for adults and little ones [honey]',
    'swap the syrup for [honey], dates and fruit',
    'replacing the fruit with [honey]',
    'the unusual [honey]',
  ])('not: %s', (marked) => {
    expect(others(marked)).toBe(false);
  });
});

describe('what is kept from the child at a table of others', () => {
  const keptFrom = (...steps: readonly string[]) => {
    const request = { ingredients: [] };
    const recipe = readRecipe(writeDraft({ title: 'Dish', steps }));
    return isKeptFrom(scanRecipe(recipe, request, createReadings(request)), /\bhoney\b/g);
  };
  it.each([
    'The baby has it plain; add honey.',
    'The baby has it unspiced; add honey.',
    'The baby has it un-spiced; add honey.',
    'Set some aside for the baby, then add honey.',
    'Set aside for the baby, then add honey.',
    'Lift the portion of the baby out; add honey.',
    'Spoon some back for the baby; add honey.',
    'Ladle out for the baby first; add honey.',
    'Before you add honey feed the baby.',
    'The baby gets hers; add honey.',
    'Babies get theirs; add honey.',
    'The baby has none; add honey.',
    'Let the baby have their own; add honey.',
    "The baby's bowl is apart: his bowl; add honey.",
    'The child has her own small portion; her small portion; add honey.',
    "Fill the baby's plate; add honey.",
    "Fill the toddler's little cup; add honey.",
    'For the baby make theirs; add honey.',
    'For the baby make one without; add honey.',
    'For the baby make a small bowl with dates; add honey.',
    'Give him dates, the child; add honey.',
    'Give the baby dates; add honey.',
    'Honey is not given to the baby.',
    'Honey is not at all suitable for the baby.',
    "Honey isn't for the baby.",
    "Honey isn't really suitable for the baby.",
    "Honeys aren't for the baby; no honey.",
    'For the baby replace the honey.',
    'For the baby swap the honey.',
    'For the baby swapping honey is best.',
    'For the baby use dates instead of honey.',
    'For the baby use ripe dates for honey.',
    'Feed the baby, then sweeten the rest with honey.',
    'Feed the baby and add honey to the others.',
    'Feed the baby and add honey to the other bowl: and add it to the other.',
    'The baby must wait for honey.',
    'The baby has an unsweetened one.',
    'The baby has hers unsalted; add honey.',
    'Steer clear of honey for the baby.',
    'Do not give the baby honey.',
  ])('%s', (step) => {
    expect(keptFrom(step)).toBe(true);
  });

  it.each([
    'Add honey.',
    'Add honey for the baby.',
    'The baby gets theirs with honey too.',
    'The baby loves it plain with honey.',
    'Swap the syrup for honey for the baby.',
    'Set some aside and add honey.',
    'For the baby there is no need to mash it; add honey.',
  ])('not: %s', (step) => {
    expect(keptFrom(step)).toBe(false);
  });

  it('may take the share before the food comes', () => {
    expect(keptFrom('If there is a baby, take some out now.', 'Add the honey.')).toBe(true);
    expect(keptFrom('Add the honey.', 'If there is a baby, take some out now.')).toBe(false);
    expect(keptFrom('If there is a baby, sit down.', 'Add the honey.')).toBe(false);
    expect(keptFrom('For the baby, lift some apart.', 'Stir.')).toBe(false);
  });
});

describe('words that name a child or a pregnant guest', () => {
  it.each(
    'baby, babies, infant, infants, little one, little ones, toddler, toddlers, tot, tots, weaner, weaners, child, children, grandchild, grandchildren, grandkid, grandkids, kid, kids, two-year-old, two-year-olds, 3-year-old, 10-month-old, 10 months olds, six month old, eleven-months-olds, under-five, under fives, under-one, under ones, under-5s, under 12 months, pregnant, pregnancy, expecting'.split(
      ', ',
    ),
  )('%s', (word) => {
    expect(CHILD_WORDS.exec(`for ${word} here`)?.[0]).toBe(word);
  });
});

describe('a sentence that speaks against it', () => {
  it.each([
    'it must not be eaten',
    'they should never be used',
    "it mustn't be kept",
    "it can't be canned",
    'nobody should',
    'none of us ought to',
    'it upsets the stomach',
    'they upset your gut',
    'it irritates the skin',
    'irritating hairs',
    'it itches',
    'it will itch',
    'a stomach ache',
    'stomachache',
    'stomach aches',
    'a tummy ache',
    'tummyaches',
    'tummy aches',
    'it makes you ill',
    'make people sick',
    'made ill',
    'it causes bad cramps',
    'cause vomiting',
    'lead to real illness',
    'leads to sickness',
    'brings on nausea',
    'bring on cramps',
    'they hold lectins',
    'it holds a lectin',
    'they hold many lectins',
    'they give off cyanide',
    'it contains a toxin',
    'it contains toxins',
    'it holds solanine',
    'you may choke',
    'choking',
    'it chokes',
    "they can't cope",
    'botulinum',
    'deadly',
    'it kills',
    'they kill',
    'that kills people',
    // Ruled out.
    "it doesn't make it keep",
    'salt does not make it safe',
    "please don't",
    'it belongs in the bin',
    'they belong on the compost',
    'it has no place here',
    'they had no business here',
    "it isn't fit to eat",
    'they are not for eating',
    'it is never meant to be eaten',
    'it is not to eat',
    'it has to go.',
    'it needs to go',
    'they need to go, all of them',
    'it is a reject',
    'this is a reject',
    'they are rejects',
    'it goes straight in the bin',
    'they go into the compost',
    'leave those to the professionals',
    'it is best left to experts',
    'this is for professionals',
    'it is better for the trade',
    'never swap it',
    "don't substitute them",
    'it has taken its place',
    'this took over, taken the place',
    'the only place it cannot stand',
    "the one place they mustn't be",
    'it never gets hot enough',
    'they never get hot enough',
    'a lookalike',
    'look-alikes',
    'it looks alike',
    'looking alike',
    'mistaken for it',
    'mistake one for it',
    'confused with it',
    'confuse them with it',
    'mixed up with it',
    'if in doubt leave it',
    // Bought, and not ours.
    'the shop one keeps; ours does not',
    'bought pesto keeps; our jars, these are fresh',
    'a manufacturer cans it; homemade has none',
    'manufacturers can it; home-made has none',
    'the factory one is treated; this one must be cold',
    'a commercial one keeps; yours often needs care',
    'bought ones keep; they need it, this really does not',
    // Asked and answered.
    'can i keep it? no',
    'is it fine?** no, never',
    'leave it on the shelf? absolutely not',
    'why not leave it out?',
    "why shouldn't it stand?",
    'a non-food item that is unsafe',
  ])('%s', (plain) => {
    expect(isSpokenAgainst(plain)).toBe(true);
  });

  it.each([
    ['can it be kept?', 'no.'],
    ['can it be kept? ', 'not really'],
    ['can it be kept?)', "i'm afraid not, no: afraid not"],
    ['can it be kept?', 'sadly not'],
    ['can it be kept?', ' - freeze it'],
  ])('%s %s', (plain, next) => {
    expect(isSpokenAgainst(plain, next)).toBe(true);
  });

  it.each([
    'eat it',
    'some say it is poisonous, but we eat it',
    'though mine is fine, it is toxic',
    'ignore that it is toxic',
    'a myth: it is toxic',
    'toxic? myths',
    'overcautious people call it toxic',
    'an over-cautious guide calls it toxic',
    'they fuss that it is toxic',
    'it fusses them: toxic',
    'fussy people call it toxic',
    'it never hurt anyone, toxic or not',
    'toxic they say, anyway it works',
    'toxic? it works as well',
    'toxic? they work just as well',
    'toxic? just as good',
    'toxic: a scare story',
    'toxic: scare stories',
    'toxic, but it is fine',
    "toxic, but it's ok",
    'it does not irritate',
    'no irritation: it irritates none',
    'it never itches',
    'no stomach ache or cramps',
    'it does not make anyone ill',
    'no lectins, it contains no lectin',
    'it does not cause vomiting',
    'it kills germs',
    'it kills the bacteria',
    'that kills off the germs',
    'do i need to boil it? no',
    'do i really need to chill it? no',
    'must it be refrigerated? no',
    'does the jar have to be boiled? no',
    'will it still need soaking? no',
    'should they also be peeled? no',
    'is it necessary? no',
    'can it be kept? yes',
    'can it be kept?',
    'no. can it be kept',
    'the shop one keeps',
    'ours does not',
    'it is non-toxic',
    'it is a nonpoisonous one',
    'it goes into the pot',
  ])('not: %s', (plain) => {
    expect(isSpokenAgainst(plain)).toBe(false);
  });

  it('takes the next sentence for an answer only behind a question', () => {
    expect(isSpokenAgainst('keep it on the shelf', 'no.')).toBe(false);
    expect(isSpokenAgainst('it is toxic', 'anyway, it works')).toBe(false);
    expect(isSpokenAgainst('can it be kept?', 'yes, no problem')).toBe(false);
  });
});

describe('what is kept away from the plate', () => {
  it.each([
    'steer clear of [nuts]',
    'steer well clear of the [nuts]',
    'stay away from [nuts]',
    'keep your child away from [nuts]',
    'skip the [nuts]',
    'skips the [nuts]',
    'skipping the [nuts]',
    'skipped the [nuts]',
    'avoid [nuts]',
    'avoids [nuts]',
    'avoiding [nuts]',
    'our nursery bans [nuts]',
    'we ban [nuts]',
    'hold off the [nuts]',
    'holding back the [nuts]',
    'forgo the [nuts]',
    'it forgoes [nuts]',
    'pass on the [nuts]',
    'leave [nuts] for another year',
    'leaving [nuts] for later',
    'save the [nuts]',
    '[honey] has to wait',
    '[nuts] have to wait',
    '[nuts] need to wait',
    '[honey] needs to wait',
    '[honey] must wait',
    '[honey] is not for now',
    '[nuts] are out',
    "[honey] isn't for now",
    '[honey] gets none',
    '[nuts] get none, for another day',
    '[honey] stays in the jar',
    '[nuts] stay in the jar',
    '[honey] is no treat',
    '[honey] is for later',
    '[nuts] are for adults',
    '[honey] is off the menu',
  ])('%s', (marked) => {
    expect(keptAway(marked)).toBe(true);
  });

  it.each([
    'add [nuts]',
    'skip it. add [nuts]',
    'leave to cool and add [nuts]',
    'leave it and add the [nuts]',
    'leave in a bowl with [nuts]',
    'leave until soft with [nuts]',
    'leave the fruit, then add [nuts]',
    'leave the fruit, stir in [nuts]',
    'leave the fruit and then add [nuts]',
    'leave the [nuts] whole',
    'leave the [nuts] as they are',
    'leave the [nuts] on the tray',
    '[nuts] go in. this is not for now',
  ])('not: %s', (marked) => {
    expect(keptAway(marked)).toBe(false);
  });
});
