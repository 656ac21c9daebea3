// Everything in one wide pan: cured sausage or bacon gives its fat, tomatoes or beans make the sauce, and fish, where
// there is any, cooks in the steam above them.

import type { Food } from '../../../food/foods.ts';
import { fitTitle, takeCitrus, takeOnion, takeSharp } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Part, Said } from '../../draft.ts';
import type { Item, Kitchen } from '../../kitchen.ts';
import { needIf, real, takeIf } from '../../pan-vegetables.ts';
import {
  byWorth,
  first,
  isBraising,
  isChop,
  isCookable,
  isEgg,
  isFish,
  isLeafyGreen,
  isLentil,
  isMince,
  isMushroom,
  isNamed,
  isNoodle,
  isPasta,
  isPotato,
  isPoultry,
  isPrawn,
  isRice,
  isSausage,
  isSoftHerb,
  isTinnedLegume,
  isTinnedTomato,
  pick,
} from '../../slots.ts';
import { type Board, startDraft } from '../../start-draft.ts';
import {
  cutFor,
  readPace,
  readsCore,
  simmerCut,
  takeOil,
  takePepper,
  takeSalt,
  withCut,
} from '../../tasks.ts';
import { nameMany, nameOne } from '../../words/name-food.ts';
import { half, it, over, rest, say, sayIf, the, together, until } from '../../words/say.ts';
import { isHeaped } from '../parts/batches.ts';
import { isRushed, simmerTomatoes } from '../parts/burst-tomatoes.ts';
import { cookBeside, type Side, takeSide } from '../parts/side.ts';

export const fishPan: Dish = {
  id: 'fish-pan',
  family: 'pan',
  side: 'savoury',
  needs: ['hob'],
  prior: 0.72,
  cook: (kitchen) => write(kitchen, first(kitchen, isFish, isPrawn, isScallop)),
};
export const curedPan: Dish = {
  id: 'cured-pan',
  family: 'pan',
  side: 'savoury',
  needs: ['hob'],
  prior: 0.6,
  cook: (kitchen) =>
    first(kitchen, isFish, isPrawn, isPasta, isRice, isEgg, isNoodle) === undefined
      ? write(kitchen, undefined)
      : null,
};

const isScallop = (food: Food): boolean => food.id === 'scallops';
const OTHER_MAINS = [isPoultry, isMince, isChop, isSausage, isBraising, isLentil] as const;

const FOREIGN = ['coconut-milk', 'curry-paste', 'garam-masala', 'curry-powder', 'soy-sauce', 'miso'] as const;

function findCured(kitchen: Kitchen): Item | undefined {
  return kitchen.find('chorizo', 'nduja', 'smoked-sausage', 'bacon', 'pancetta');
}

function findBeans(kitchen: Kitchen): Item | undefined {
  return first(kitchen, (food) => isTinnedLegume(food) && !isNamed(food, 'refried-beans', 'baked-beans'));
}

/** What is on the list for the pan, by when it goes in. */
interface Pan {
  readonly board: Board;
  readonly fish: Item | undefined;
  readonly cured: Item | undefined;
  readonly beans: Item | undefined;
  readonly tomato: Item | undefined;
  readonly briny: Item | undefined;
  readonly potato: Item | undefined;
  readonly hard: readonly Item[];
  readonly greens: readonly Item[];
  readonly leaves: readonly Item[];
  /** Bacon for greens alone is lifted out, so that it comes back crisp. */
  readonly crisp: boolean;
}

const GREEN: readonly string[] = [
  ...['pod', 'brassica', 'cabbage', 'leafy-green', 'frozen-vegetable', 'fruiting-vegetable'],
];

function readPan(kitchen: Kitchen, fish: Item | undefined): Pan | null {
  const cured = findCured(kitchen);
  const beans = findBeans(kitchen);
  const tomato = first(kitchen, isTinnedTomato) ?? kitchen.find('cherry-tomato', 'tomato');
  const vegetables = pick(
    kitchen,
    (food) => isCookable(food) && food.id !== tomato?.food.id && (fish === undefined || !isMushroom(food)),
  )
    .sort(byWorth)
    .slice(0, 3);
  const green = vegetables.some(({ food }) => GREEN.includes(food.category));
  const carries =
    fish === undefined
      ? cured !== undefined && (beans !== undefined || green)
      : real([cured, beans, tomato]).length > 0;
  if (!carries || kitchen.find(...FOREIGN) !== undefined || first(kitchen, ...OTHER_MAINS) !== undefined)
    return null;
  const hard = vegetables.filter(
    ({ food }) =>
      (food.id !== 'asparagus' &&
        ['root-vegetable', 'squash', 'stalk-vegetable', 'mushroom'].includes(food.category)) ||
      isNamed(food, 'leek', 'pepper', 'aubergine', 'courgette'),
  );
  const leaves = vegetables.filter(
    (item) => !hard.includes(item) && (isLeafyGreen(item.food) || item.food.id === 'frozen-spinach'),
  );
  return {
    board: startDraft(kitchen),
    fish,
    cured,
    beans,
    tomato,
    briny: kitchen.find('olives', 'capers', 'artichoke-hearts', 'sun-dried-tomatoes', 'roasted-peppers'),
    potato: cured === undefined ? undefined : first(kitchen, isPotato),
    hard,
    leaves,
    greens: vegetables.filter((item) => !hard.includes(item) && !leaves.includes(item)),
    crisp: fish === undefined && beans === undefined && !isSoftSausage(cured),
  };
}

/** It melts into the onion instead of being sliced. */
function isSoftSausage(cured: Item | undefined): boolean {
  return cured?.food.id === 'nduja';
}

function takeCured({ board, cured }: Pan): Part | null {
  if (cured === undefined) return null;
  if (isSoftSausage(cured)) return board.take(cured, { each: 20 });
  return isNamed(cured.food, 'chorizo', 'smoked-sausage')
    ? board.take(cured, { each: 50, cut: 'slices-1cm' })
    : board.take(cured, { each: 45, ...withCut(cured, 'strips') });
}

/** Crisp bacon goes limp under a lid: it waits on a plate. */
function isLifted({ cured, crisp }: Pan): boolean {
  return crisp || (cured !== undefined && isNamed(cured.food, 'bacon', 'pancetta'));
}

/** The pan with its fat: run from the sausage, or oil; potatoes fry in it. */
function startPan(pan: Pan, cured: Part | null): void {
  const { board, potato } = pan;
  const { servings } = board.kitchen;
  const spoons = Math.max(1, Math.ceil(servings / (cured === null ? 1 : 2)));
  const oil = cured?.food.id === 'chorizo' ? null : takeOil(board, spoons);
  const vessel = servings > 4 ? 'two wide pans that have lids' : 'a wide pan that has a lid';
  const potatoPart = takeIf(board, potato, { each: 180, cut: 'dice-1cm' });
  board.step(() =>
    together(
      cured === null || isSoftSausage(pan.cured)
        ? say`Warm ${oil} in ${vessel} ${over('medium')}.`
        : say`Put ${[cured, ...real([oil])]} in ${vessel}, cold, set ${servings > 4 ? 'them' : 'it'} ${over('medium')} and cook, stirring now and then, ${until('the fat has run and the edges are brown and crisp', 6, 8)}.${isLifted(pan) ? ' Lift onto a plate and leave the fat where it is.' : ''}`,
      sayIf(
        potatoPart,
        (part) =>
          say`Add ${part}, turn ${it(part)} in the fat, cover and cook, turning twice, ${until(pan.hard.length > 0 ? 'the edges soften' : 'a knife slips in', pan.hard.length > 0 ? 5 : 12, pan.hard.length > 0 ? 6 : 14)}.`,
      ),
    ),
  );
}

function addBase({ board, hard, cured }: Pan, curedPart: Part | null): void {
  const { kitchen } = board;
  const onion = takeOnion(board, 'listed');
  const parts = hard.map((item) => board.take(item, { each: 90, ...cutFor(item, 'soften') }));
  const sharp = takeSharp(board);
  const spice = kitchen.find('smoked-paprika', 'paprika', 'fennel-seeds', 'chilli-flakes', 'cumin-seeds');
  const soft = isSoftSausage(cured);
  const scent = real([...sharp, needIf(board, spice, 0.5, 'tsp'), soft ? curedPart : null]);
  const early = real([onion, ...parts]);
  board.step(() =>
    together(
      sayIf(
        early.length > 0,
        () =>
          say`Add ${early} and cook ${over('medium')}, stirring, ${until(parts.length > 0 && !isHeaped(early, kitchen.servings > 4 ? 2 : 0.6) ? 'tender and brown at the edges' : 'soft and sweet-smelling', 8, 10)}.`,
      ),
      sayIf(
        scent.length > 0,
        () => say`Stir in ${scent} ${until(soft ? 'melted and fragrant' : 'fragrant', soft ? 2 : 1)}.`,
      ),
    ),
  );
}

function addSauce({ board, fish, tomato, beans, briny, greens, crisp }: Pan, salt: Part | null): void {
  const { kitchen } = board;
  const wine = takeIf(board, kitchen.find('white-wine', 'cider', 'sherry', 'red-wine'), { each: 50 });
  const prepare = tomato?.food.id === 'cherry-tomato' ? 'halved' : 'chopped';
  const fresh = tomato !== undefined && !isTinnedTomato(tomato.food);
  const tomatoPart = takeIf(board, tomato, { each: 190, ...(fresh ? { prepare } : {}) });
  const beanPart = takeIf(board, beans, { each: 120 });
  const brinyParts = real([briny, kitchen.find('capers')]).map((item) =>
    takeIf(board, item, item.food.id === 'capers' ? { each: 8 } : { each: 30 }),
  );
  const sauce = real([tomatoPart, beanPart, ...brinyParts]);
  const greenParts = greens.map((item) => board.take(item, { each: crisp ? 170 : 90, ...simmerCut(item) }));
  // Under the fish they go on cooking.
  const slow = greens.some((item) => readPace(item) !== 'fast');
  const low = fish === undefined ? (slow ? 7 : 4) : slow ? 3 : 1;
  const splash = `${Math.max(3, kitchen.servings * 2)} tablespoons of water`;
  board.step(() =>
    together(
      sayIf(
        wine,
        (part) => say`Pour in ${part} and let it bubble ${over('medium')} ${until('reduced-by-half', 2, 3)}.`,
      ),
      tomatoPart === null ? null : simmerTomatoes(sauce, tomatoPart, salt, isRushed(kitchen)),
      sayIf(
        tomatoPart === null && sauce.length > 0,
        () =>
          say`Add ${[...sauce, ...(salt === null ? [] : [half(salt)])]} with ${splash} and simmer ${over('medium')} ${until('the liquid turns creamy', 4, 5)}${beanPart === null ? '' : ', crushing a few beans against the side to help it'}.`,
      ),
      sayIf(
        greenParts.length > 0,
        () =>
          say`Add ${greenParts}${sauce.length > 0 ? '' : ` and ${splash}`}, cover and cook ${over('medium')} ${until(fish === undefined ? 'tender with a little bite' : 'bright green', low, low + (low > 4 ? 2 : 1))}.${sauce.length > 0 ? '' : ' Let the last water boil away without the lid.'}`,
      ),
    ),
  );
}

function addLeaves({ board, leaves, crisp }: Pan): Said | null {
  if (leaves.length === 0) return null;
  const parts = leaves.map((item) =>
    board.take(item, { each: crisp ? 140 : 70, ...withCut(item, 'shreds') }),
  );
  const tough = leaves.some(
    ({ food }) => food.form === 'frozen' || isNamed(food, 'kale', 'collard-greens', 'spring-greens'),
  );
  const low = leaves.some(({ food }) => food.id === 'collard-greens') ? 10 : 5;
  return tough
    ? say`Add ${parts} with a splash of water, cover and cook ${over('medium')}, stirring twice, ${until('dark and tender', low, low + 2)}.`
    : say`Add ${parts} by the handful ${over('medium')}, turning ${it(...parts)} over, ${until('just wilted', 3, 4)}.`;
}

const SMALL_FISH: readonly string[] = ['mackerel', 'sardine', 'herring'];

function addFish({ board }: Pan, item: Item, salt: Part | null, salted: boolean, pepper: Part): Said {
  const { us } = board.kitchen;
  const prawns = isPrawn(item.food) || isScallop(item.food);
  const prepare = SMALL_FISH.includes(item.food.id) ? 'filleted' : 'cut into serving pieces';
  const rushed = isRushed(board.kitchen);
  const fish = board.take(item, {
    each: 140,
    ...(prawns ? {} : rushed ? { cut: 'chunks-3cm' as const } : { prepare }),
  });
  const [low, high] = rushed || prawns ? [5, 5] : [7, 9];
  const cue = isPrawn(item.food)
    ? 'pink-curled'
    : isNamed(item.food, 'monkfish', 'scallops')
      ? 'opaque and firm right through'
      : 'flakes';
  const seasoning = [...(salt === null ? [] : [salted ? rest(salt) : salt]), pepper];
  return say`Pat ${fish} dry, season with ${seasoning} and lay ${it(fish)} on top, pressing ${it(fish)} in a little. Cover and cook ${over('medium-low')} ${until(cue, low, high)} (${readsCore(fish, us)}).`;
}

function serve(pan: Pan, side: Side | null, pepper: Part, cured: Part | null): Said {
  const { board, fish } = pan;
  const lemon = takeCitrus(board, 20);
  const rich =
    pan.tomato === undefined
      ? takeIf(
          board,
          board.kitchen.find(
            'double-cream',
            'creme-fraiche',
            'single-cream',
            ...(fish === undefined ? (['butter'] as const) : []),
          ),
          ({ food }) => ({
            each: food.id === 'butter' ? 10 : 40,
          }),
        )
      : null;
  const vinegar =
    lemon === null && rich === null && (fish === undefined || pan.tomato === undefined)
      ? board.need(['red-wine-vinegar', 'cider-vinegar', 'vinegar', 'balsamic-vinegar'], 1, 'tsp')
      : null;
  const herb = takeIf(board, first(board.kitchen, isSoftHerb), { each: 5, cut: 'chopped' });
  const last = real([rich, lemon, vinegar, fish === undefined ? pepper : null, herb]);
  const where =
    side === null
      ? `${fish === undefined ? 'in warm bowls' : 'on warm plates'}, with everything from the bottom of the pan`
      : side.serve;
  const back = isLifted(pan) && cured !== null ? `Return ${the(cured)}` : '';
  return together(
    last.length === 0
      ? sayIf(back !== '' && back, (one) => say`${one}.`)
      : say`${back === '' ? 'Finish' : `${back}, then finish`} with ${last}.`,
    say`Serve ${where}.`,
  );
}

function write(kitchen: Kitchen, fish: Item | undefined) {
  const pan = readPan(kitchen, fish);
  if (pan === null) return null;
  const { board, cured, tomato } = pan;
  const salt = fish === undefined ? null : takeSalt(board);
  const salted = tomato !== undefined || pan.beans !== undefined;
  const curedPart = takeCured(pan);
  startPan(pan, curedPart);
  addBase(pan, curedPart);
  const side = takeSide(board);
  addSauce(pan, salted ? salt : null);
  cookBeside(board, side);
  const pepper = takePepper(board);
  board.step(() =>
    together(
      addLeaves(pan),
      fish === undefined ? null : addFish(pan, fish, salt, salted, pepper),
      fish === undefined ? null : serve(pan, side, pepper, curedPart),
    ),
  );
  if (fish === undefined) board.step(() => serve(pan, side, pepper, curedPart));
  const both = cured !== undefined && pan.beans !== undefined;
  return board.finish(() => ({
    dish: fish === undefined ? 'cured-pan' : 'fish-pan',
    title: nameThePan(pan, side),
    introduction: introduce(pan),
    keeps:
      fish === undefined
        ? 'Keeps 2 days in the fridge; reheat with a splash of water until steaming.'
        : 'Best at once; what is left keeps a day in the fridge, reheated gently until steaming.',
    plate: [180, 750],
    fit: (fish === undefined ? 0.78 : 0.85) + (both ? 0.1 : pan.briny === undefined ? 0 : 0.08),
  }));
}

function nameThePan({ board, ...pan }: Pan, side: Side | null): string {
  const { us } = board.kitchen;
  const name = (item: Item | undefined): string | null =>
    item === undefined ? null : nameMany(item.food, us);
  const cured = pan.cured === undefined ? null : nameOne(pan.cured.food, us);
  const lead = pan.fish ?? pan.beans ?? pan.greens[0] ?? pan.leaves[0] ?? pan.hard[0];
  const first = name(lead) ?? 'fish';
  const tomatoes = pan.tomato === undefined ? null : 'tomatoes';
  if (pan.fish !== undefined && pan.cured === undefined && pan.beans === undefined) {
    const beside = side === null ? '' : ` with ${nameMany(side.part.food, us)}`;
    const sauce = `${first} in tomatoes${pan.briny === undefined ? '' : ` and ${name(pan.briny)}`}`;
    return fitTitle(`${sauce}${beside}`, sauce, `${first} in tomatoes`);
  }
  const others = [pan.beans, pan.leaves[0], pan.greens[0], pan.potato].filter((item) => item !== lead);
  const [one, two] = real([cured, name(others[0]), tomatoes, ...others.slice(1).map(name)]);
  return fitTitle(`${first} with ${two === undefined ? one : `${one} and ${two}`}`, `${first} with ${one}`);
}

function introduce({ board, cured, fish, beans, greens, leaves, hard }: Pan): string {
  const { kitchen } = board;
  const partOf = (item?: Item) => board.parts.find((part) => part.food.id === item?.food.id);
  const noun = (item?: Item): string => partOf(item)?.noun ?? 'rest';
  const lead = fish ?? beans ?? greens[0] ?? leaves[0] ?? hard[0];
  const many = partOf(lead)?.plural === true;
  if (cured === undefined) {
    return kitchen.wording(
      `The ${noun(lead)} never touch${many ? '' : 'es'} hot metal: ${many ? 'they cook' : 'it cooks'} in the steam of the sauce, under a lid, and stay${many ? '' : 's'} moist.`,
      `The sauce is finished before the ${noun(lead)} go${many ? '' : 'es'} in, so nothing is left to do but put on the lid.`,
    );
  }
  return fish === undefined
    ? kitchen.wording(
        `The fat that runs from the ${noun(cured)} is the seasoning, so there is no salt to add.`,
        `The ${noun(cured)} first and alone: once the fat is in the pan, everything after it tastes of it.`,
      )
    : kitchen.wording(
        `The fat of the ${noun(cured)} seasons the pan; the ${noun(lead)} only steam${many ? '' : 's'} on top, and stay${many ? '' : 's'} mild and moist.`,
        `Salt and smoke below, the ${noun(lead)} on top under a lid: nothing is fried hard but the ${noun(cured)}.`,
      );
}
