// Broccoli, cauliflower or leeks under a cheese crust, with potatoes where there are some; bacon or ham in the sauce.

import type { FoodId } from '../../../food/foods.ts';
import { fitTitle, makeWhiteSauce, nameDish } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Part, Said } from '../../draft.ts';
import type { Item, Kitchen } from '../../kitchen.ts';
import { real, takeIf } from '../../pan-vegetables.ts';
import {
  byWorth,
  first,
  isBacon,
  isCookable,
  isCookedMeat,
  isCream,
  isGarlic,
  isGratingCheese,
  isMilk,
  isPotato,
  pick,
} from '../../slots.ts';
import { type Board, startDraft } from '../../start-draft.ts';
import { simmerCut, takePepper, takeSalt, untaken, withCut } from '../../tasks.ts';
import { nameMany, nameOne } from '../../words/name-food.ts';
import {
  are,
  boiling,
  core,
  oven,
  over,
  portion,
  rest,
  say,
  sayIf,
  the,
  together,
  until,
  wait,
} from '../../words/say.ts';

export const cheeseBake: Dish = {
  id: 'cheese-bake',
  family: 'oven',
  side: 'savoury',
  needs: ['oven', 'hob'],
  prior: 0.68,
  cook: write,
};

const LEADS: readonly FoodId[] = [
  'cauliflower',
  'broccoli',
  'tenderstem-broccoli',
  'romanesco',
  'leek',
  'brussels-sprout',
  'fennel',
];

/** In slices these take as long as a potato. */
const ROOTS: readonly FoodId[] = ['carrot', 'parsnip', 'swede', 'celeriac', 'turnip'];

/** Minutes in boiling water after which it still has some bite: the oven does the rest. */
function boilMinutes(item: Item): readonly [number, number] {
  if (item.food.id === 'leek') return [4, 5];
  return item.food.id === 'broccoli' || item.food.id === 'tenderstem-broccoli' ? [2, 3] : [4, 5];
}

function write(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const greens = pick(kitchen, (food) => LEADS.includes(food.id))
    .sort(byWorth)
    .slice(0, 2);
  const lead = greens[0];
  const cheese =
    first(kitchen, isGratingCheese) ?? kitchen.find('blue-cheese', 'brie', 'camembert', 'vegan-cheese');
  const potato = first(kitchen, isPotato);
  const creamy = first(kitchen, isCream) ?? kitchen.find('white-sauce');
  if (lead === undefined || cheese === undefined) return null;
  if (creamy === undefined && first(kitchen, isMilk) === undefined && kitchen.choose('milk') === undefined)
    return null;
  if (potato !== undefined && potato.food.id === 'sweet-potato') return null;

  const board = startDraft(kitchen);
  const salt = takeSalt(board);
  const potatoPart = takeIf(board, potato, {
    each: 200,
    prepare: us ? 'peeled and sliced 1/4 inch thick' : 'peeled and sliced 5 mm thick',
  });
  const guests = pick(
    kitchen,
    (food) =>
      isCookable(food) &&
      !greens.some((item) => item.food.id === food.id) &&
      (food.category === 'pod' || food.category === 'frozen-vegetable' || ROOTS.includes(food.id)),
    potato === undefined ? 2 : 1,
  );
  const greenParts = greens.map((item) =>
    board.take(item, {
      each: (potato === undefined ? 250 - 50 * guests.length : 150) / greens.length,
      ...withCut(item, item.food.id === 'leek' ? 'slices-1cm' : 'florets'),
    }),
  );
  const roots = [
    ...real([potatoPart]),
    ...guests
      .filter(({ food }) => ROOTS.includes(food.id))
      .map((item) => board.take(item, { each: 75, ...withCut(item, 'slices-1cm') })),
  ];
  const quick = guests
    .filter(({ food }) => !ROOTS.includes(food.id))
    .map((item) => board.take(item, { each: 60, ...simmerCut(item) }));
  const boiled = [...roots, ...greenParts, ...quick];
  board.step(() => boilAll(kitchen, roots, [...greenParts, ...quick], greens));
  const bacon = takeIf(board, first(kitchen, isBacon), { each: 35, cut: 'strips' });
  const fresh = bacon !== null && bacon.food.form !== 'cooked';
  const meat =
    bacon === null ? takeIf(board, first(kitchen, isCookedMeat), { each: 60, cut: 'strips' }) : null;
  const garlic = takeIf(board, first(kitchen, isGarlic), { total: 4, cut: 'finely-chopped' });
  const mustard = board.need(['mustard', 'wholegrain-mustard', 'nutmeg'], servings > 2 ? 1 : 0.5, 'tsp');
  const cheesePart = board.take(cheese, {
    each: 50,
    prepare: cheese.food.category === 'soft-cheese' ? 'cut into small pieces' : 'coarsely grated',
  });
  const onion = takeIf(board, kitchen.find('onion', 'red-onion', 'spring-onion'), {
    each: 50,
    cut: 'thin-slices',
  });
  if (fresh || onion !== null) board.step(() => fryFirst(board, fresh ? bacon : null, onion));
  const pepper = takePepper(board);
  const added = real([fresh ? null : bacon, meat, garlic]);
  board.step(() => makeSauce(board, creamy, { added, mustard, pepper, cheese: cheesePart, salt }));
  const leftover = board.parts.some((part) => /leftover|cooked/.test(part.item?.state ?? ''));
  const crumbs = takeIf(board, kitchen.find('breadcrumbs', 'bread'), (item) => ({
    each: 15,
    prepare: item.food.id === 'bread' ? 'torn into crumbs' : '',
  }));
  board.step(
    () =>
      say`Spread ${the(...boiled)}${real([fresh ? bacon : null, onion]).length === 0 ? '' : ` with ${the(...real([fresh ? bacon : null, onion]))}`} in ${nameDish(kitchen)}, pour over the sauce and scatter with ${[rest(cheesePart), ...real([crumbs])]}. Bake ${until('bubbling at the edges and deep gold on top', 20, 25)}${meat === null && (bacon === null || fresh) && !leftover ? '' : say`; the middle should read ${core(74, us)}`}.`,
  );
  board.step(
    () =>
      say`Leave for ${wait(5, '5 minutes')}, so that the sauce settles round the vegetables, and serve from the dish.`,
  );
  const names = real([potato, ...greens]).slice(0, 2);
  const cured = bacon ?? meat;
  const title =
    potato === undefined
      ? nameGreens(greens, us)
      : `${names.map((item) => nameOne(item.food, us)).join(', ')}`;
  return board.finish(() => ({
    dish: 'cheese-bake',
    title: fitTitle(
      potato === undefined
        ? `${title}${cured === null ? '' : ` with ${nameOne(cured.food, us)}`}`
        : cured === null
          ? `${title.replace(', ', ' and ')} bake with ${nameOne(cheese.food, us)}`
          : `${title} and ${nameOne(cured.food, us)} bake`,
      `${nameOne(lead.food, us)} cheese bake`,
    ),
    introduction:
      potato === undefined
        ? 'Boiled short of tender and drained until it steams dry: a wet vegetable is what thins a cheese sauce.'
        : 'Everything is part cooked before it meets the dish, so the oven has only the crust to see to.',
    keeps: 'Keeps 2 days in the fridge; reheat in the oven until steaming all through.',
    plate: [260, 720],
    fit:
      0.84 +
      (potato === undefined ? 0 : 0.06) +
      (cured === null ? 0 : 0.06) +
      (creamy === undefined ? 0 : 0.04),
  }));
}

/** "Cauliflower cheese" is a name of its own; leeks are baked in cheese sauce. */
function nameGreens(greens: readonly Item[], us: boolean): string {
  const cheesy = greens.every(({ food }) => ['cauliflower', 'broccoli', 'romanesco'].includes(food.id));
  return cheesy
    ? `${greens.map((item) => nameOne(item.food, us)).join(' and ')} cheese`
    : `${greens.map((item) => nameMany(item.food, us)).join(' and ')} baked in cheese sauce`;
}

function boilAll(
  kitchen: Kitchen,
  roots: readonly Part[],
  greens: readonly Part[],
  items: readonly Item[],
): Said {
  const [low, high] = items
    .map(boilMinutes)
    .reduce((most, one) => (one[1] > most[1] ? one : most), [2, 3] as const);
  const heat = say`Heat the oven to ${oven(200, kitchen.us)}.`;
  const dry = say`Drain well and leave in the colander to steam dry.`;
  return roots.length === 0
    ? together(
        heat,
        say`Drop ${greens} into a large pan of lightly salted water, brought ${boiling()}, and cook ${until('just short of tender', low, high)}.`,
        dry,
      )
    : together(
        heat,
        say`Put ${roots} in a pan of cold, lightly salted water, bring ${boiling()} and cook ${until('a knife goes in with a little push', 5, 6)}. Add ${greens} and cook ${until(`${the(...greens)} ${are(...greens)} just short of tender`, low, high)}.`,
        dry,
      );
}

function fryFirst(board: Board, bacon: Part | null, onion: Part | null): Said {
  const fat = bacon === null ? board.need(untaken(board, 'vegetable-oil', 'olive-oil'), 1, 'tbsp') : null;
  return together(
    bacon === null
      ? say`Warm ${real([fat])} in a small pan ${over('medium')}.`
      : say`Put ${bacon} in a cold frying pan and cook ${over('medium')} in its own fat ${until('crisp, with no pink left', 6, 8)} (${core(63, board.kitchen.us)}).`,
    sayIf(onion, (onion) => say`Add ${onion} and cook ${until('soft-not-brown', 6, 8)}.`),
  );
}

interface Sauce {
  readonly added: readonly Part[];
  readonly mustard: Part;
  readonly pepper: Part;
  readonly cheese: Part;
  readonly salt: Part;
}

function makeSauce(board: Board, creamy: Item | undefined, sauce: Sauce): Said {
  const { added, mustard, pepper, cheese, salt } = sauce;
  const seasoned = say`Take off the heat and stir in ${[...added, mustard, salt, portion(cheese, 0.5, `half the ${cheese.noun}`), pepper]} until smooth.`;
  if (creamy === undefined) return together(makeWhiteSauce(board, 130, 'a small pan').said, seasoned);
  const cream = board.take(creamy, { each: 90 });
  return together(
    say`Warm ${cream} in a small pan ${over('low')} ${until('steaming but not boiling', 2, 3)}.`,
    seasoned,
  );
}
