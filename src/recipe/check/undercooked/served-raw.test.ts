// What is served raw or runny on purpose: found, named and given its figure; and what keeps it from being so.

import { describe, expect, it } from 'vitest';
import { writeDraft } from '../../../../tests/write-draft.ts';
import { readRecipe } from '../../read-recipe.ts';
import { createReadings } from '../../recipe-readings.ts';
import type { RecipeRequest } from '../../recipe-request.ts';
import { type RecipeScan, scanRecipe } from '../scan-recipe.ts';
import { checkRareForGuest, checkRawForGuest, checkRunnyEgg, checkServedRaw } from './served-raw.ts';

interface Told {
  readonly list?: readonly string[];
  readonly steps?: readonly string[];
  readonly intro?: string;
  readonly ended?: false;
}

function scan({ list = ['1 lemon'], steps = [], intro, ended }: Told): RecipeScan {
  const request: RecipeRequest = { ingredients: [] };
  const recipe = readRecipe(writeDraft({ title: 'Dish', introduction: intro, list, steps }));
  const range = ended === false ? { from: 0, to: steps.length } : undefined;
  return scanRecipe(recipe, request, createReadings(request), range);
}

type Check = (
  scanned: RecipeScan,
  sentence: RecipeScan['sentences'][number],
) => ReturnType<typeof checkServedRaw>;

function first(check: Check, told: Told) {
  const scanned = scan(told);
  return (
    scanned.sentences.map((sentence) => check(scanned, sentence)).find((found) => found !== null) ?? null
  );
}

const FOR_MUM = 'For my pregnant sister.';
const raw = (step: string, more: Omit<Told, 'steps'> = {}) =>
  first(checkServedRaw, { ...more, steps: [step] });

describe('what is served raw', () => {
  it.each([
    ['Serve as chicken tartare.', 'poultry and pork', 'chicken tartare', '71 C or more'],
    ['Serve as turkey sashimi.', 'poultry and pork', 'turkey sashimi', '71 C or more'],
    ['A pork carpaccio.', 'poultry and pork', 'pork carpaccio', '71 C or more'],
    ['A duck crudo, a poultry crudo.', 'poultry and pork', 'duck crudo', '71 C or more'],
    [
      'Taste a bit of the raw mince.',
      'poultry, pork and mince',
      'taste a bit of the raw mince',
      '71 C or more',
    ],
    [
      'Try a little of the raw pork.',
      'poultry, pork and mince',
      'try a little of the raw pork',
      '71 C or more',
    ],
    [
      'Eat it all with raw ground beef.',
      'poultry, pork and mince',
      'eat it all with raw ground',
      '71 C or more',
    ],
    ['Enjoy the raw free chicken.', 'poultry, pork and mince', 'enjoy the raw free chicken', '71 C or more'],
    ['Served raw minced lamb.', 'poultry, pork and mince', 'served raw minced', '71 C or more'],
    [
      'Eaten raw sausage, raw meatball, raw burger.',
      'poultry, pork and mince',
      'eaten raw sausage',
      '71 C or more',
    ],
    ['Serve the beef carpaccio.', 'meat', 'beef carpaccio', '71 C or more'],
    ['A venison tartar.', 'meat', 'venison tartar', '71 C or more'],
    ['Chop the lamb into a steak tartare.', 'meat', 'into a steak tartare', '71 C or more'],
    ['Serve it as tartare.', 'meat', 'as tartare', '71 C or more'],
    ['Serve the tuna raw.', 'raw fish', 'serve the tuna raw', '63 C'],
    ['Eat your salmon raw.', 'raw fish', 'eat your salmon raw', '63 C'],
    ['A ceviche of sea bass.', 'raw fish', 'ceviche', '63 C'],
    ['The lime juice will cook the fish.', 'raw fish', 'lime juice will cook the fish', '63 C'],
    ['Lemon cooks the fish.', 'raw fish', 'lemon cooks the fish', '63 C'],
    [
      'Leaving the middle of the tuna quite raw is right: leaving the middle quite raw.',
      'raw fish',
      'leaving the middle quite raw',
      '63 C',
    ],
    ['Keep the inside raw, of the tuna.', 'raw fish', 'keep the inside raw', '63 C'],
    ['Tuna, raw inside the middle and rare the middle.', 'raw fish', 'tuna, raw inside', '63 C'],
    ['Fish in ruby-red slices.', 'raw fish', 'ruby-red', '63 C'],
    ['A rare tuna.', 'raw fish', 'rare tuna', '63 C'],
    ['Salmon that is rare inside.', 'raw fish', 'salmon that is rare inside', '63 C'],
    ['Stir in a raw beaten egg.', 'raw egg', 'raw beaten egg', '71 C'],
    ['Stir in a raw egg yolk.', 'raw egg', 'raw egg yolk', '71 C'],
    ['Stir in raw egg whites.', 'raw egg', 'raw egg whites', '71 C'],
    ['Stir in an uncooked egg.', 'raw egg', 'uncooked egg', '71 C'],
    ['Stir in raw egg yolks.', 'raw egg', 'raw egg yolks', '71 C'],
    ['Stir in a raw egg white.', 'raw egg', 'raw egg white', '71 C'],
    ['Uncooked eggs go in.', 'raw egg', 'uncooked eggs', '71 C'],
  ])('%s', (step, what, words, figure) => {
    const finding = raw(step);
    expect(finding?.message).toBe(
      `Step 1 serves ${what} uncooked ("${words}"); FoodSafety.gov has it cooked, ${figure} inside.`,
    );
    expect(finding).toMatchObject({
      rule: 'undercooked',
      severity: what.startsWith('poultry') ? 'danger' : 'warning',
    });
  });

  it.each([
    'Serve raw',
    'Serves raw',
    'Served raw',
    'Serve the raw',
    'Serve it raw',
    'Serve the tuna raw',
    'Serve the oysters raw',
    'A poke bowl',
    'A tuna tartar',
    'A salmon tartar',
    'Gravlax',
    'A crudo',
    'A raw oyster',
    'Raw oysters',
    'Raw salmon',
    'Raw tuna',
    'Raw fish',
    'A raw prawn',
    'Raw prawns',
    'A raw scallop',
    'Raw scallops',
    'Raw sea bass',
    'Raw seabass',
    'Raw in the middle',
    'Keeping the middle raw',
    'Keeping middle raw',
  ])('fish: %s', (words) => {
    expect(raw(`${words} for all.`, { intro: 'A dish of halibut.' })?.message).toContain('raw fish uncooked');
  });

  it.each([
    'fish',
    'tuna',
    'cod',
    'trout',
    'sea bass',
    'seabass',
    'mackerel',
    'prawn',
    'prawns',
    'oyster',
    'oysters',
    'scallop',
    'scallops',
    'swordfish',
    'halibut',
  ])('a ceviche of %s', (fish) => {
    expect(raw(`A ceviche of ${fish}.`)).toMatchObject({ rule: 'undercooked' });
  });

  it.each([
    'the boards',
    'a board',
    'a hand',
    'a touched spoon',
    'a utensil',
    'an oyster mushroom',
    'oyster mushrooms',
  ])('no fish served with %s', (words) => {
    expect(raw(/mushroom/.test(words) ? `A ceviche of ${words}.` : `Raw fish on ${words}.`)).toBeNull();
  });

  it.each([
    'Never serve chicken tartare.',
    'Chicken tartare is dangerous.',
    'Serve the lime raw.',
    'Cut the raw tuna on a board.',
    'Keep the raw salmon apart.',
    'Touching raw fish? Wash your hands.',
    'Handling raw fish with utensils.',
    'Store raw prawns in the fridge.',
    'Marinating raw prawns.',
    'Put the raw fish by.',
    'A ceviche of melon.',
    'A ceviche of fish that was frozen.',
    'A ceviche of fish, sushi-grade.',
    'A ceviche of fish, sashimi grade.',
    'A ceviche of fish, pasteurised.',
    'A ceviche of fish, pasteurized.',
    'Poach the raw fish.',
    'The raw fish is poached.',
    'Touch raw fish with nothing.',
  ])('not: %s', (step) => {
    expect(raw(step)).toBeNull();
  });

  it('is not the line of a list', () => {
    expect(raw('Fry it.', { list: ['100 g chicken tartare'] })).toBeNull();
  });

  it('is no egg that a step heats, but is fish all the same', () => {
    expect(first(checkServedRaw, { steps: ['Whisk the raw eggs.', 'Bake for 20 minutes.'] })).toBeNull();
    expect(first(checkServedRaw, { steps: ['Serve the tuna raw.', 'Toast the bread.'] })).not.toBeNull();
    expect(
      first(checkServedRaw, { steps: ['Serve the beef carpaccio.', 'Toast the bread.'] }),
    ).not.toBeNull();
  });

  it('tells of the guest, and is a danger for one', () => {
    const finding = raw('Serve the tuna raw.', { intro: FOR_MUM });
    expect(finding?.severity).toBe('danger');
    expect(finding?.message).toContain('63 C inside. The text names');
    expect(raw('Serve chicken tartare.', { intro: FOR_MUM })?.message).toMatch(/inside\.$/);
  });

  it('is fish by the recipe where the sentence names none, and no meat', () => {
    const fish = { list: ['200 g tuna'], intro: 'A dish of tuna for four people and more.' };
    expect(raw('A ceviche.', fish)).not.toBeNull();
    expect(raw('A ceviche of steak, so to say.', fish)).toBeNull();
  });
});

describe('what no step cooks, for a guest', () => {
  const guest = (list: readonly string[], steps: readonly string[], intro = FOR_MUM, ended?: false) =>
    checkRawForGuest(scan({ list, steps, intro, ...(ended === undefined ? {} : { ended }) }));
  const SERVE = 'Slice the salmon thinly and serve it with the lemon and a bit of oil.';

  it('is named with its figure', () => {
    expect(guest(['200 g salmon fillet'], [SERVE])?.message).toMatch(
      /^No step cooks the .*salmon.*, and the text names .*; 63 C inside is the figure of FoodSafety\.gov\.$/,
    );
    expect(guest(['200 g salmon fillet'], [SERVE])).toMatchObject({
      rule: 'undercooked',
      severity: 'danger',
      ingredient: '200 g salmon fillet',
    });
  });

  it.each([
    'raw egg',
    'raw eggs',
    'raw yolk',
    'raw yolks',
    'raw egg yolks',
    'raw egg white',
    'raw egg whites',
    'uncooked fish',
    'raw sliced wild tuna',
    'raw salmon',
    'raw mackerel',
    'raw trout',
    'raw sea bass',
    'raw seabass',
    'raw prawn',
    'raw prawns',
    'raw scallop',
    'raw scallops',
    'raw oyster',
    'raw oysters',
    'raw beef',
    'raw steak',
    'steak tartare',
    'beef tartar',
    'tuna tartare',
    'salmon tartare',
    'sashimi',
    'sushi style tuna',
    'sushi-style tuna',
    'ceviche',
    'carpaccio',
    'oysters',
    'raw free-range eggs',
  ])('a line that is raw: %s', (line) => {
    const request: RecipeRequest = { ingredients: [] };
    const recipe = readRecipe(
      writeDraft({ title: 'Dish', introduction: FOR_MUM, list: ['1 lemon'], steps: [SERVE] }),
    );
    const scanned = scanRecipe(recipe, request, createReadings(request));
    const plain = { text: line, plain: line, place: 'ingredients' as const, around: line };
    expect(checkRawForGuest({ ...scanned, lines: [plain], listed: [] })?.message).toBe(
      `No step cooks what "${line}" names, and the text names pregnant; FoodSafety.gov has it cooked.`,
    );
  });

  it.each(['oyster sauce', 'oyster mushrooms', 'smoked salmon tartare', 'cooked oysters', 'tinned oysters'])(
    'not: %s',
    (line) => {
      expect(guest([line], [SERVE])).toBeNull();
    },
  );

  it.each([
    'Bake it.',
    'She bakes it.',
    'It is baked.',
    'Baking takes 20 minutes.',
    'Grill it.',
    'It is grilled.',
    'Roast it.',
    'It is roasted.',
    'Fry it.',
    'It fries.',
    'It is fried.',
    'Frying takes 5 minutes.',
    'Put it in the oven.',
    'Boil it.',
    'Boiling takes a while.',
    'Simmer it.',
    'It is simmering.',
    'Steam it.',
    'It is steamed.',
    'Poach it.',
    'It is poached.',
    'Cook it.',
    'It cooks.',
    'Broil it.',
    'Broiled it is.',
    'Stir-fry it.',
    'Saute it.',
    'It is sauteed.',
    'Microwave it.',
    'Sear it.',
    'Searing is quick.',
    'Scramble it.',
    'It is scrambled.',
    'Smoke it.',
    'It is smoked for an hour.',
    'Barbecue it.',
    'It is barbecued.',
    'Heat through.',
    'It is heated through.',
    'Thicken it.',
    'It is thickened.',
    'Beat over hot water.',
    'Take it to 71 C.',
    'Take it to 71°C.',
    'Take it to 75 degrees C.',
  ])('cooked later: %s', (step) => {
    const scanned = scan({
      list: ['1 lemon'],
      steps: ['Slice it with the lemon and a bit of oil for the table.', step],
      intro: FOR_MUM,
    });
    const line = {
      text: 'steak tartare',
      plain: 'steak tartare',
      place: 'ingredients' as const,
      around: 'steak tartare',
    };
    expect(checkRawForGuest({ ...scanned, lines: [line], listed: [] })).toBeNull();
  });

  it('waits for the end, and for a guest', () => {
    expect(guest(['200 g salmon fillet'], [SERVE], FOR_MUM, false)).toBeNull();
    expect(guest(['200 g salmon fillet'], [SERVE], 'For four.')).toBeNull();
    expect(guest(['200 g salmon fillet, frozen for raw use'], [SERVE])).toBeNull();
    expect(guest(['200 g smoked salmon'], [SERVE])).toBeNull();
    expect(guest(['2 hard-boiled eggs'], [SERVE])).toBeNull();
    expect(
      guest(
        ['200 g salmon fillet'],
        ['Bake the salmon for 20 minutes, until it flakes, and serve with the lemon.'],
      ),
    ).toBeNull();
  });
});

describe('rare for a guest', () => {
  const rare = (step: string, more: Omit<Told, 'steps'> = { intro: FOR_MUM }) =>
    first(checkRareForGuest, { ...more, steps: [step] });

  it.each([
    ['Fry the steaks rare.', 'rare'],
    ['Fry the beef medium-rare.', 'medium-rare'],
    ['Fry the lamb medium rare.', 'medium rare'],
    ['Serve the veal bloody.', 'bloody'],
    ['The sirloin is very pink.', 'very pink'],
    ['The rump is nice and pink.', 'nice and pink'],
    ['The joint is pink inside.', 'pink inside'],
    ['The rack is pink in the middle.', 'pink in the middle'],
    ['The cutlets are still mooing.', 'still mooing'],
    ['The chop is blue.', 'blue'],
    ['The chops are blue.', 'blue'],
    ['A cutlet, seared only on the outside.', 'seared only on the outside'],
    ['A steak, seared on the outside.', 'seared on the outside'],
  ])('%s', (step, words) => {
    const finding = rare(step);
    expect(finding?.message).toBe(
      `Step 1 says "${words}" of meat, and the text names pregnant; 63 C with 3 minutes of rest is the figure of FoodSafety.gov.`,
    );
    expect(finding).toMatchObject({ rule: 'undercooked', severity: 'danger', step: 1 });
  });

  it.each([
    'Never serve the steak rare.',
    'A steak with blue cheese.',
    'A rare treat of beef.',
    'Rare onions with the beef.',
    'A rare onion with the beef.',
    'Fry the steak rare for the adults, hers through.',
    'The adult has a rare steak.',
    'Fry the steak rare for grown-ups.',
    'Rare steak for the grownups.',
    'Rare or well-done steak.',
    'Rare or well done steak.',
    'The salad is rare.',
    'Rare steak is dangerous.',
    'Rare steak for us, and through for a parent and parents.',
  ])('not: %s', (step) => {
    expect(rare(step)).toBeNull();
  });

  it('of a list that names the meat, and of no line itself', () => {
    expect(rare('Fry it rare.', { intro: FOR_MUM, list: ['1 lemon', '2 steaks'] })).not.toBeNull();
    expect(rare('Fry it.', { intro: FOR_MUM, list: ['1 rare steak'] })).toBeNull();
    expect(rare('Fry the steak rare.', {})).toBeNull();
  });
});

describe('runny eggs', () => {
  const runny = (step: string, more: Omit<Told, 'steps'> = {}) =>
    first(checkRunnyEgg, { ...more, steps: [step] });

  it.each(
    'yolk running|yolks are still running|yolk runs out|yolk oozing|yolk flowing|yolk flows|yolks flow|yolk oozes|yolks ooze|yolk spills|yolks spill|yolk pours|yolks pour|yolk pouring|yolk drips|yolks drip|yolk dripping|yolk dribbling|yolk dribbles|yolk flooding|yolk floods|yolk flood|yolk trickling|yolk trickles|yolk molten|yolk syrupy|yolk custardy|soft-boil the eggs|soft boil your egg|soft-boil an egg|soft-boil 4 eggs|runny yolk|runny yolks|runny egg|runny eggs|runny centre|yolk runs|yolk runny|yolk stay soft|yolk remain soft|soft-boil egg|dippy egg|runny middle|runny centres|yolk is runny|yolks are soft|yolk stays liquid|yolk still jammy|yolk should be still runny|yolks remain soft|soft-boiled egg|soft poached eggs|egg is soft-boiled|eggs, runny|egg runny|jammy egg|dippy eggs|sunny-side-up|sunny side up|whites are just set and the yolks|white is just set and the yolks|just set and the yolks'.split(
      '|',
    ),
  )('%s', (words) => {
    const finding = runny(`Serve with the ${words}.`);
    expect(finding?.message).toMatch(
      /^Step 1 gives ".*"; white and yolk firm is the advice of FoodSafety\.gov, 71 C for egg dishes\.$/,
    );
    expect(finding).toMatchObject({ rule: 'undercooked', severity: 'warning' });
  });

  it('tells of the guest, and is a danger for one', () => {
    expect(runny('Serve with a runny yolk.', { intro: FOR_MUM })).toMatchObject({
      severity: 'danger',
      message:
        'Step 1 gives "runny yolk" and the text names pregnant; white and yolk firm is the advice of FoodSafety.gov, 71 C for egg dishes.',
    });
  });

  it.each([
    ['Never serve a runny yolk.', ['2 eggs']],
    ['A runny yolk is dangerous.', ['2 eggs']],
    ['Until the yolk runs together.', ['2 eggs']],
    ['The yolk runs into one.', ['2 eggs']],
    ['Serve with a runny yolk.', ['2 British Lion eggs']],
    ['Serve with a runny yolk.', ['2 pasteurised eggs']],
    ['Serve with a runny yolk.', ['1 lemon', '2 pasteurized eggs']],
    ['Not yet: a runny yolk goes back for a minute.', ['2 eggs']],
  ])('not: %s %j', (step, list) => {
    expect(runny(step, { list })).toBeNull();
  });
});
