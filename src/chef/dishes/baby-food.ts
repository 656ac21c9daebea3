// Meals for a baby from about six months: nothing salted or sweetened, everything soft enough for gums. Figures and
// rules as in small-guests.ts; sizes and textures after the NHS's weaning advice.

import { fitTitle } from '../base-parts.ts';
import type { Dish } from '../dish.ts';
import type { Draft, Part, Said } from '../draft.ts';
import type { Item, Kitchen } from '../kitchen.ts';
import { needIf, real, takeIf } from '../pan-vegetables.ts';
import {
  byWorth,
  first,
  isBread,
  isCheese,
  isCookable,
  isCookedGrain,
  isCookedMeat,
  isDriedFruit,
  isEgg,
  isFish,
  isFlatbread,
  isFruit,
  isGrain,
  isGratingCheese,
  isLentil,
  isMilk,
  isMince,
  isNamed,
  isPasta,
  isPotato,
  isPoultry,
  isRice,
  isSoftCheese,
  isSoftHerb,
  isTinnedLegume,
  isTinnedTomato,
  isTofu,
  isYoghurt,
  pick,
} from '../slots.ts';
import { type Board, startDraft } from '../start-draft.ts';
import { listWords } from '../words/list-words.ts';
import { nameOne } from '../words/name-food.ts';
import { boiling, core, over, say, sayIf, the, together, until, wait } from '../words/say.ts';

type Infant = Extract<NonNullable<Kitchen['guest']>, { kind: 'infant' }>;

const dish = (id: string, write: (kitchen: Kitchen, baby: Infant) => Draft | null): Dish => ({
  id,
  family: 'plate',
  side: 'savoury',
  needs: ['hob'],
  prior: 0.5,
  cook: (kitchen) => (kitchen.guest?.kind === 'infant' ? write(kitchen, kitchen.guest) : null),
});

/** All that is cooked for a baby; the rest of the book is salted, sweetened or hard to chew. */
export const BABY_DISHES: readonly Dish[] = [
  dish('baby-pot', writePot),
  dish('baby-egg', writeEgg),
  { ...dish('baby-fruit', writeFruit), side: 'sweet' },
  dish('baby-toast', writeToast),
];

const FINGERS = "cut into sticks as long as a grown-up's finger";
const KEEPS =
  'Cool what is left within an hour or two and keep it 2 days in the fridge; warm once until steaming, then let it cool again.';

/** What every parent is told, and what is true of this plate alone. */
function addNotes(board: Board, baby: Infant): void {
  if (baby.months !== null && baby.months < 6)
    board.note(
      'Most babies need nothing but milk until about six months (NHS): ask a health visitor before you begin sooner.',
    );
  board.note(
    'Nothing is salted or sweetened, on purpose. Stay beside the baby while it eats, and keep pieces soft enough to squash between finger and thumb.',
  );
  const fresh = board.parts.filter(({ food }) => (food.allergens ?? []).length > 0);
  if (fresh.length > 0)
    board.note(
      `Where the ${listWords(fresh.map((part) => part.noun))} would be new to the baby, give a little first, one new food at a time (NHS).`,
    );
}

/** How fine a baby of this age likes it. */
function crush(baby: Infant, what: Said | string): Said {
  const months = baby.months ?? 8;
  if (months < 7) return say`Mash ${what} to a smooth, loose purée`;
  if (months < 10) return say`Mash ${what} with a fork, leaving small soft lumps`;
  return say`Crush ${what} roughly, into pieces no larger than a pea`;
}

function closeMeal(baby: Infant, hand: boolean): Said {
  return say`Let it cool for ${wait(10, 'about 10 minutes')}, until it feels barely warm on your wrist. ${hand || baby.holdsFood ? 'Lay the soft pieces where the baby can pick them up' : 'Give it from a soft spoon, at the pace the baby asks for'}.`;
}

function takeMeat(board: Board): Part | null {
  const item = first(board.kitchen, isMince, isPoultry, isCookedMeat);
  return takeIf(board, item, {
    each: 30,
    ...(item !== undefined && isMince(item.food) ? {} : { prepare: 'no skin or bone, cut small' }),
  });
}

function prepareWith({ food }: Item, cut: string): string {
  return food.preparation === undefined ? cut : `${food.preparation}, ${cut}`;
}

function hold({ food }: Item): string {
  return food.category === 'brassica' ? 'in florets with a stalk to hold' : FINGERS;
}

function writePot(kitchen: Kitchen, baby: Infant): Draft | null {
  const { us, servings } = kitchen;
  const board = startDraft(kitchen);
  const items = [
    ...pick(kitchen, (food) => isCookable(food) || isPotato(food) || isTinnedTomato(food)).sort(byWorth),
    ...pick(kitchen, (food) => food.category === 'allium', 1),
  ].slice(0, 4);
  const sticks = (item: Item): boolean =>
    baby.holdsFood &&
    (['root-vegetable', 'squash', 'potato', 'brassica'].includes(item.food.category) ||
      isNamed(item.food, 'courgette'));
  const vegetables = items.map((item) =>
    board.take(item, {
      each: Math.max(35, 110 / items.length),
      ...(item.food.form === 'fresh'
        ? { prepare: prepareWith(item, sticks(item) ? hold(item) : 'cut small') }
        : {}),
    }),
  );
  const lentil = takeIf(board, first(kitchen, isLentil), { each: 20, prepare: 'rinsed' });
  const beans = needIf(
    board,
    lentil === null ? first(kitchen, isTinnedLegume) : undefined,
    35 * servings,
    'g',
    {
      prepare: 'drained and rinsed',
    },
  );
  const tofu = takeIf(board, first(kitchen, isTofu), { each: 30, prepare: 'crumbled' });
  const meat = takeMeat(board);
  const fish = takeIf(board, meat === null ? first(kitchen, isFish) : undefined, {
    each: 35,
    prepare: 'skinned',
  });
  const dry = takeIf(board, first(kitchen, isPasta, isRice, isGrain), (item) => ({
    each: 18,
    prepare: isPasta(item.food) ? 'broken small' : '',
  }));
  const ready = takeIf(board, dry === null ? first(kitchen, isCookedGrain) : undefined, { each: 40 });
  const early = real([...vegetables, lentil, beans, tofu, meat, dry]);
  if (early.length === 0 && fish === null) return null;
  const slow = real([lentil, dry]).some(({ food }) => /brown|wild|green|barley|spelt|peas|dal/.test(food.id));
  const [low, high] = slow ? [35, 40] : lentil !== null || dry !== null ? [20, 25] : [15, 18];
  const dryGrams = (lentil?.grams ?? 0) + (dry?.grams ?? 0);
  const millilitres = Math.round((90 * servings + dryGrams * 4.5) / 50) * 50;
  const water = us
    ? `${Math.max(0.5, Math.round(millilitres / 118) / 2)} cups of water`
    : `${millilitres} ml water`;
  const tested = early.filter((part) => part !== tofu).slice(0, 2);
  const plural = tested.length > 1 || tested[0]?.plural === true;
  if (early.length > 0)
    board.step(
      () =>
        say`Put ${early} in a small pan with ${water} and bring ${boiling()}. Simmer ${over('low')} with the lid half on, stirring now and then, ${until(`${tested.length === 0 ? 'it' : the(...tested)} squash${plural ? '' : 'es'} between finger and thumb`, low, high)}; add water if the pan gets dry.${sayIf(meat, (meat) => say` In its largest piece the ${meat.noun} should be past ${core(meat.food.core?.coreC ?? 74, us)}, with no pink left.`)}`,
    );
  if (fish !== null)
    board.step(
      () =>
        say`Lay ${fish} ${early.length > 0 ? 'on top' : `in a pan with ${water}`}, cover and simmer gently ${over('low')} ${until('opaque and falling into flakes', 6, 8)}, at ${core(63, us)} in the middle. Flake it and feel through it with clean fingers: not one bone may stay.`,
    );
  if (ready !== null)
    board.step(() => say`Stir in ${ready} and heat ${until('steaming hot all through', 3, 4)}.`);
  const fat =
    takeIf(board, kitchen.find('butter', 'olive-oil', 'coconut-oil'), { each: 4 }) ??
    board.need(['olive-oil', 'vegetable-oil'], 0.5 * servings, 'tsp');
  const soft = takeIf(board, first(kitchen, isYoghurt, isSoftCheese, isMilk), { each: 20 });
  const hard = takeIf(board, first(kitchen, isGratingCheese), { each: 6, prepare: 'finely grated' });
  const tops = real([
    takeIf(board, first(kitchen, isSoftHerb), { each: 2, prepare: 'very finely chopped' }),
    takeIf(board, kitchen.find('cumin', 'paprika', 'turmeric', 'cinnamon', 'coriander-ground'), {
      total: 0.5 * servings,
    }),
    takeIf(board, kitchen.find('avocado'), { each: 30, prepare: 'stoned, peeled and mashed' }),
  ]);
  const held = vegetables.filter((part) => part.item !== null && sticks(part.item));
  const stirred = [fat, ...real([soft, hard]), ...tops];
  board.step(() =>
    together(
      held.length > 0
        ? say`Lift out ${the(...held)} and keep whole. Stir ${stirred} into what is left in the pan and mash it with a fork.`
        : say`${crush(baby, 'everything')}, with ${stirred}${meat === null ? '' : `; pull the ${meat.noun} into fine shreds`}. Thin with a spoonful of hot water where it is stiff.`,
      closeMeal(baby, held.length > 0),
    ),
  );
  addNotes(board, baby);
  const leads = real([...vegetables, fish, meat, lentil ?? beans, tofu, dry, ready]).map(({ food }) =>
    nameOne(food, us),
  );
  const verb = held.length > 0 ? 'soft' : 'mashed';
  return board.finish(() => ({
    dish: 'baby-pot',
    title: fitTitle(
      `${verb} ${listWords(leads.slice(0, 3))} for a baby`,
      `${verb} ${listWords(leads.slice(0, 2))} for a baby`,
      `${verb} ${leads[0] ?? 'vegetables'} for a baby`,
    ),
    introduction:
      'One pan, water and patience: what a finger can crush, a baby can manage with few teeth or none, and the taste is left as it grew.',
    keeps: KEEPS,
    plate: [50, 300],
    fit: 0.6,
  }));
}

/** Egg cooked right through: with fruit as small pancakes, with vegetables as a flat omelette, cut for the hand. */
function writeEgg(kitchen: Kitchen, baby: Infant): Draft | null {
  const { us, servings } = kitchen;
  const egg = first(kitchen, isEgg);
  if (egg === undefined) return null;
  const board = startDraft(kitchen);
  const banana = kitchen.find('banana');
  const eggs = board.take(egg, { total: Math.ceil(servings / 2) * (egg.food.gramsEach ?? 50) });
  const fat = board.need(['butter', 'olive-oil', 'vegetable-oil'], servings, 'tsp');
  if (banana !== undefined) {
    const fruit = board.take(banana, { each: 50, prepare: 'peeled' });
    const grain = takeIf(
      board,
      kitchen.find('oats', 'plain-flour', 'wholemeal-flour', 'self-raising-flour'),
      { each: 15 },
    );
    const spice = takeIf(board, kitchen.find('cinnamon'), { total: 0.5 });
    board.step(
      () =>
        say`Mash ${fruit} with a fork until no lump is left, then beat in ${[eggs, ...real([grain, spice])]}.${sayIf(grain, () => say` Leave for ${wait(5, '5 minutes')} to thicken.`)}`,
    );
    board.step(
      () =>
        say`Melt ${fat} in a frying pan ${over('medium-low')}. Fry tablespoons of the batter ${until('set underneath', 2, 3)}, turn with care and fry ${until('firm right through', 2, 3)}, at ${core(71, us)} in the middle.`,
    );
  } else {
    const vegetables = pick(kitchen, (food) => isCookable(food) || isTinnedTomato(food))
      .sort(byWorth)
      .slice(0, 2)
      .map((item) =>
        board.take(item, { each: 35, ...(item.food.form === 'fresh' ? { prepare: 'finely chopped' } : {}) }),
      );
    if (vegetables.length > 0)
      board.step(
        () =>
          say`Put ${vegetables} in a small frying pan with 3 tablespoons of water, cover and cook ${over('medium')} ${until('soft enough to squash and nearly dry', 6, 8)}.`,
      );
    const cheese = takeIf(board, first(kitchen, isGratingCheese, isSoftCheese), (item) => ({
      each: 8,
      prepare: isGratingCheese(item.food) ? 'finely grated' : '',
    }));
    board.step(
      () =>
        say`Add ${fat} to ${vegetables.length > 0 ? 'the pan' : 'a small frying pan'} ${over('medium-low')}. Pour in ${[eggs, ...real([cheese])]}, beaten together, and cook ${until('set underneath', 2, 3)}. Turn it over and cook ${until('no wet egg is left anywhere', 1, 2)}, at ${core(71, us)}.`,
    );
  }
  board.step(() => together(say`Cut into strips as long as a grown-up's finger.`, closeMeal(baby, true)));
  addNotes(board, baby);
  const named = board.parts.find(({ food }) => isCookable(food) || food.id === 'banana');
  const name = named === undefined ? '' : `${nameOne(named.food, us)} `;
  return board.finish(() => ({
    dish: 'baby-egg',
    title: `${name}${banana === undefined ? 'omelette fingers' : 'pancake fingers'} for a baby`,
    introduction:
      'Cooked firm, with nothing runny left, egg holds together in a small fist and still gives way to gums.',
    keeps: KEEPS,
    plate: [30, 220],
    fit: 0.62,
  }));
}

/** What is ripe enough to mash as it is; other fruit is stewed first. */
const RIPE = ['banana', 'mango', 'papaya', 'kiwi', 'strawberries', 'raspberries', 'blueberries'] as const;

function writeFruit(kitchen: Kitchen, baby: Infant): Draft | null {
  const { us, servings } = kitchen;
  const board = startDraft(kitchen);
  const items = [...pick(kitchen, isFruit).sort(byWorth), ...pick(kitchen, isDriedFruit, 1)].slice(0, 3);
  const oats = takeIf(board, kitchen.find('oats', 'semolina'), { each: 18 });
  const yoghurtItem = first(kitchen, isYoghurt);
  if (items.length === 0 && oats === null && yoghurtItem === undefined) return null;
  const each = Math.max(30, 90 / Math.max(1, items.length));
  const ripe = items
    .filter(({ food }) => isNamed(food, ...RIPE))
    .map((item) => board.take(item, { each, prepare: item.food.preparation ?? '' }));
  const firm = items
    .filter(({ food }) => !isNamed(food, ...RIPE))
    .map((item) =>
      board.take(item, {
        each: isDriedFruit(item.food) ? 12 : each,
        prepare: prepareWith(item, 'cut small'),
      }),
    );
  if (firm.length > 0)
    board.step(
      () =>
        say`Put ${firm} in a small pan with 4 tablespoons of water, cover and simmer ${over('low')} ${until(`soft enough to crush against the side`, 8, 12)}; they need no sugar.`,
    );
  const milk = oats === null ? null : takeIf(board, first(kitchen, isMilk), { each: 60 });
  const spice = takeIf(board, kitchen.find('cinnamon', 'vanilla-extract'), { total: 0.4 * servings });
  const millilitres = Math.round((milk === null ? 120 : 70) * servings);
  if (oats !== null)
    board.step(
      () =>
        say`Stir ${[oats, ...real([milk, spice])]} with ${us ? `${Math.max(0.5, Math.round(millilitres / 118) / 2)} cups of water` : `${millilitres} ml water`} in a small pan and cook ${over('low')}, stirring, ${until('thick and soft, with no hard flake left', 6, 8)}.`,
    );
  const yoghurt = takeIf(board, yoghurtItem, { each: 45 });
  const nut = takeIf(board, kitchen.find('peanut-butter', 'almond-butter', 'tahini', 'almond-flour'), {
    each: 6,
    purpose: 'smooth, with nothing added',
  });
  const seeds = takeIf(board, kitchen.find('linseeds', 'chia-seeds', 'sesame-seeds'), {
    each: 2,
    prepare: 'ground',
  });
  const last = real([yoghurt, oats === null ? spice : null, nut, seeds]);
  board.step(() =>
    together(
      items.length > 0
        ? say`${crush(baby, ripe.length === 0 ? the(...firm) : say`${ripe}${firm.length > 0 ? ` with ${the(...firm)}` : ''}`)}.`
        : null,
      oats !== null && items.length > 0 ? say`Stir into the ${oats.noun}.` : null,
    ),
  );
  board.step(() =>
    together(
      last.length > 0 ? say`Stir in ${last}.` : null,
      oats === null && firm.length === 0
        ? say`Give it at room temperature, from a soft spoon, at the pace the baby asks for.`
        : closeMeal(baby, false),
    ),
  );
  addNotes(board, baby);
  const names = [...ripe, ...firm].map(({ food }) => nameOne(food, us));
  const base = oats !== null ? 'porridge' : yoghurt !== null ? 'yoghurt' : 'mash';
  return board.finish(() => ({
    dish: 'baby-fruit',
    title: fitTitle(
      `${listWords(names.slice(0, 2))} ${base} for a baby`,
      `${names[0] ?? ''} ${base} for a baby`,
    ),
    introduction:
      names.length > 0
        ? 'The fruit is all the sweetness there is, and to a baby that is plenty.'
        : 'Plain, soft and warm: a baby meets the taste of the grain before any other.',
    keeps: KEEPS,
    plate: [50, 260],
    fit: 0.56,
  }));
}

function writeToast(kitchen: Kitchen, baby: Infant): Draft | null {
  const bread = first(kitchen, isBread, isFlatbread);
  const top = first(
    kitchen,
    (food) =>
      isNamed(food, 'avocado', 'banana', 'peanut-butter', 'almond-butter', 'tahini') ||
      (isCheese(food) && isSoftCheese(food)) ||
      isTinnedLegume(food),
  );
  if (bread === undefined) return null;
  const { us } = kitchen;
  const board = startDraft(kitchen);
  const part = board.take(bread, { each: 30 });
  const thin = top !== undefined && top.food.category === 'spread';
  const spread = takeIf(board, top, (item) => ({
    each: thin ? 6 : 30,
    ...(thin ? { purpose: 'smooth' } : isTinnedLegume(item.food) ? { prepare: 'drained and rinsed' } : {}),
  }));
  const fruit = takeIf(board, thin ? kitchen.find('banana', 'avocado') : undefined, { each: 30 });
  const fat = spread === null ? board.need(['butter', 'olive-oil'], kitchen.servings, 'tsp') : null;
  board.step(
    () =>
      say`Toast ${part} in a toaster or a dry pan ${over('medium')} ${until('just firm and barely coloured', 2, 3)}: a soft crumb balls up in the mouth, a hard crust scratches.`,
  );
  board.step(() =>
    together(
      say`${spread === null || thin ? 'Spread thinly with' : 'Mash'} ${real([spread, fat])}${spread === null ? '' : thin ? say`${sayIf(fruit, (fruit) => say` and ${fruit}, mashed`)}` : ' with a fork and spread over it'}, right to the edges. Cut off the crusts and cut into fingers.`,
      closeMeal(baby, true),
    ),
  );
  addNotes(board, baby);
  return board.finish(() => ({
    dish: 'baby-toast',
    title: fitTitle(
      `toast fingers${spread === null ? '' : ` with ${nameOne(spread.food, us)}`} for a baby`,
      'toast fingers for a baby',
    ),
    introduction: 'A strip the length of a finger: something to hold at one end and to gum at the other.',
    keeps: 'Make it fresh each time.',
    plate: [30, 160],
    fit: 0.5,
  }));
}
