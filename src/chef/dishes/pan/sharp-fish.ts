// Mackerel, herring, sardines, trout: fried hard, with a sharp fruit sauce or horseradish and a warm potato salad.

import { fitTitle } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Part } from '../../draft.ts';
import { GUTTED, isWholeFish } from '../../joints.ts';
import type { Item, Kitchen } from '../../kitchen.ts';
import { real, takeIf } from '../../pan-vegetables.ts';
import { isSkinned } from '../../skin-and-bone.ts';
import {
  first,
  isCitrus,
  isCream,
  isNamed,
  isPotato,
  isSaladLeaf,
  isSoftHerb,
  isSpringOnion,
  isYoghurt,
} from '../../slots.ts';
import { type Board, startDraft } from '../../start-draft.ts';
import { readsCore, takeButter, takeOil, takePepper, takeSalt } from '../../tasks.ts';
import { nameMany, nameOne } from '../../words/name-food.ts';
import { boiling, half, it, over, rest, say, sayIf, the, together, until } from '../../words/say.ts';
import { fruitCut } from '../parts/fruit-cut.ts';
import { cookBeside, takeSide } from '../parts/side.ts';

export const sharpFish: Dish = {
  id: 'sharp-fish',
  family: 'pan',
  side: 'savoury',
  needs: ['hob'],
  prior: 0.68,
  cook: writeSharpFish,
};

interface Plate {
  readonly fish: Item;
  readonly fruit: Item | undefined;
  readonly heat: Item | undefined;
  readonly potato: Item | undefined;
  readonly leaf: Item | undefined;
  readonly beetroot: Item | undefined;
}

function readPlate(kitchen: Kitchen): Plate | null {
  const fish = kitchen.find('mackerel', 'herring', 'sardine', 'trout', 'salmon');
  const fruit = kitchen.find(
    'gooseberries',
    'rhubarb',
    'red-currants',
    'cooking-apple',
    'apple',
    'cranberries',
    'blackberries',
  );
  const heat = kitchen.find('horseradish', 'mustard', 'wholegrain-mustard');
  const potato = first(kitchen, isPotato);
  const leaf = first(kitchen, isSaladLeaf);
  const beetroot = kitchen.find('cooked-beetroot', 'beetroot');
  if (fish === undefined || (fruit === undefined && heat === undefined)) return null;
  if (fruit === undefined && real([potato, leaf, beetroot]).length === 0) return null;
  return kitchen.find('soy-sauce', 'coconut-milk', 'puff-pastry') === undefined
    ? { fish, fruit, heat, potato, leaf, beetroot }
    : null;
}

function stewFruit(board: Board, fruit: Item): Part {
  const part = board.take(fruit, { each: 70, ...(fruit.food.category === 'berry' ? {} : fruitCut(fruit)) });
  const butter = takeButter(board, 10);
  const sugar = board.need(['sugar', 'brown-sugar', 'honey'], 1, 'tsp');
  board.step(
    () =>
      say`Put ${[part, butter, sugar]} in a small pan with 3 tablespoons of water, cover and cook ${over('medium-low')} ${until('the fruit falls apart when pressed', 6, 8)}.${isNamed(fruit.food, 'apple', 'blackberries') ? '' : ' Taste: it should be more sour than sweet.'} Leave it to cool to warm.`,
  );
  return part;
}

/** The bowl the warm potatoes go into: horseradish or mustard in oil and vinegar, or in something creamy. */
function mixDressing(board: Board, { heat, potato, beetroot }: Plate, oil: Part, salt: Part): void {
  const { kitchen } = board;
  const root =
    heat?.food.id === 'horseradish' && !heat.typed.some((text) => /cream|sauce|jar|grated/i.test(text));
  const heatPart = takeIf(board, heat, {
    each: heat?.food.id === 'horseradish' ? 8 : 5,
    prepare: root ? 'peeled and finely grated, eyes kept away from it' : '',
  });
  const cool = takeIf(
    board,
    first(kitchen, isYoghurt, isCream, (food) => isNamed(food, 'mayonnaise')),
    { each: 30 },
  );
  const lemon = first(kitchen, isCitrus);
  const acid =
    lemon === undefined
      ? board.need(['cider-vinegar', 'red-wine-vinegar', 'vinegar'], 1, 'tbsp')
      : board.take(lemon, { total: 25, prepare: 'juiced' });
  const onion = takeIf(board, first(kitchen, isSpringOnion) ?? kitchen.find('red-onion', 'shallot'), {
    each: 20,
    cut: 'thin-slices',
  });
  const beetPart = takeIf(board, beetroot, {
    each: 70,
    cut: beetroot?.food.id === 'beetroot' ? 'grated' : 'dice-1cm',
  });
  const potatoPart = board.parts.find((part) => part.food.id === potato?.food.id);
  const into = real([onion, beetPart]);
  board.step(
    () =>
      say`Stir ${[acid, ...real([heatPart, cool]), half(salt), half(oil)]} together in a wide bowl. ${potatoPart === undefined ? '' : `Turn ${the(potatoPart)} in it while ${potatoPart.plural ? 'they are' : 'it is'} hot, so that ${potatoPart.plural ? 'they drink' : 'it drinks'} it. `}${sayIf(into.length > 0, () => say`Fold in ${into}.`)}`,
  );
}

function fryFish(board: Board, item: Item, oil: Part, salt: Part, pepper: Part): void {
  const whole = isWholeFish(item.food);
  const part = board.take(item, {
    each: 140,
    prepare: whole ? GUTTED : isNamed(item.food, 'salmon', 'trout') ? 'in fillets' : 'filleted',
  });
  board.step(() =>
    together(
      say`Pat ${part} dry and season with ${[rest(salt), pepper]}. Heat ${rest(oil)} in a wide frying pan ${over('medium-high')}.`,
      whole
        ? say`Fry ${it(part)}, turning once, ${until('the skin is blistered and the flesh is opaque down to the bone', 10, 12)} (${readsCore(part, board.kitchen.us)}).`
        : say`Lay ${it(part)} in${isSkinned(item) ? '' : ' skin side down'}, press flat with a spatula for the first moments, and cook nearly all the time on that side ${until('opaque to the top and easy to flake', 5, 7)} (${readsCore(part, board.kitchen.us)}), turning for the last minute only.`,
    ),
  );
}

function writeSharpFish(kitchen: Kitchen) {
  const plate = readPlate(kitchen);
  if (plate === null) return null;
  const { us, servings } = kitchen;
  const { fish, fruit, heat, potato, leaf, beetroot } = plate;
  const board = startDraft(kitchen);
  const potatoPart = takeIf(board, potato, { each: 190, cut: 'chunks-3cm' });
  if (potatoPart !== null) {
    board.step(
      () =>
        say`Put ${potatoPart} in a pan of cold salted water, bring ${boiling()} and cook ${until('knife-slips', 12, 15)}. Drain.`,
    );
  }
  const fruitPart = fruit === undefined ? null : stewFruit(board, fruit);
  const oil = takeOil(board, Math.max(2, servings));
  const salt = takeSalt(board);
  const side = potatoPart === null ? takeSide(board) : null;
  cookBeside(board, side);
  if (potatoPart !== null || leaf !== undefined || beetroot !== undefined || heat !== undefined)
    mixDressing(board, plate, oil, salt);
  else board.step(() => say`Season the warm fruit with ${half(salt)} and stir in ${half(oil)} to round it.`);
  fryFish(board, fish, oil, salt, takePepper(board));
  const herb = takeIf(board, first(kitchen, isSoftHerb), { each: 5, cut: 'chopped' });
  const leafPart = takeIf(board, leaf, { each: 30 });
  const fold = real([leafPart, herb]);
  const tossed = real([potato, leaf, beetroot]).length > 0;
  const beside = real([fruitPart === null ? null : 'a spoonful of the sauce', tossed ? 'the salad' : null]);
  board.step(
    () =>
      say`${sayIf(fold.length > 0, () => say`Fold ${fold} through the ${potatoPart === null ? 'dressing' : 'potatoes'}. `)}Serve the ${nounOf(board, fish)}${isSkinned(fish) ? '' : ' skin side up'}${side === null ? '' : say` ${side.serve}`}${beside.length === 0 ? '' : `, with ${beside.join(' and ')}`}.`,
  );
  const sauce = fruit === undefined ? null : `${nameOne(fruit.food, us).replace(/ies$/, 'y')} sauce`;
  const hot = heat === undefined ? null : nameOne(heat.food, us);
  const salad =
    potato === undefined
      ? beetroot === undefined
        ? null
        : 'beetroot salad'
      : `${hot === null || sauce === null ? '' : `${hot} `}potato salad`;
  const name = nameMany(fish.food, us);
  return board.finish(() => ({
    dish: 'sharp-fish',
    title: fitTitle(
      `${name} with ${real([sauce ?? hot, salad]).join(' and ')}`,
      `${name} with ${sauce ?? hot}`,
    ),
    introduction:
      fruit === undefined
        ? `Rich fish wants heat and something sour, so the ${hot} goes into the dressing, not onto the side of the plate.`
        : `Rich fish wants something sour: the fruit is hardly sweetened, and does what lemon does.`,
    keeps: 'Best at once; what is left keeps a day in the fridge and is good cold.',
    plate: [220, 750],
    fit: 0.93,
  }));
}

function nounOf(board: Board, { food }: Item): string {
  return board.parts.find((part) => part.food.id === food.id)?.noun ?? food.name;
}
