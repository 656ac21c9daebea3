// Pasta with one sauce: tomato, cream, pesto, or oil and garlic, with what else the list offers.

import type { Dish } from '../dish.ts';
import type { Item, Kitchen } from '../kitchen.ts';
import { addPanVegetables, real, takeIf } from '../pan-vegetables.ts';
import {
  byWorth,
  first,
  isChilli,
  isCitrus,
  isCookable,
  isCookedMeat,
  isCream,
  isCured,
  isGarlic,
  isHardCheese,
  isHardyHerb,
  isMeltingCheese,
  isMince,
  isNut,
  isOnion,
  isPasta,
  isPoultry,
  isPrawn,
  isSausage,
  isSmokedFish,
  isSoftCheese,
  isSoftHerb,
  isTinnedFish,
  isTinnedLegume,
  isTinnedTomato,
  pick,
} from '../slots.ts';
import { startDraft } from '../start-draft.ts';
import { readsCore, takeOil, takePepper, withCut } from '../tasks.ts';
import { nameMany, nameOne } from '../words/name-food.ts';
import { boiling, half, over, portion, rest, say, sayIf, together, until } from '../words/say.ts';

export const pastaSauce: Dish = {
  id: 'pasta-sauce',
  family: 'pasta',
  side: 'savoury',
  needs: ['hob'],
  prior: 0.8,
  cook: (kitchen) => write(kitchen),
};

type Sauce = 'tomato' | 'cream' | 'pesto' | 'oil';

function write(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const pasta = first(kitchen, (food) => isPasta(food) && food.id !== 'lasagne-sheet');
  if (pasta === undefined) return null;
  const tin = first(kitchen, isTinnedTomato) ?? kitchen.find('passata');
  const pesto = kitchen.find('pesto', 'red-pesto', 'green-pesto');
  const chooseFresh = () =>
    tin === undefined && pesto === undefined ? kitchen.find('cherry-tomato', 'tomato') : undefined;
  const fresh = chooseFresh();
  const chooseCreamy = () =>
    tin === undefined
      ? (first(kitchen, isCream, isSoftCheese) ?? kitchen.find('creme-fraiche', 'mascarpone'))
      : undefined;
  const creamy = chooseCreamy();
  const chooseSauce = (): Sauce =>
    tin !== undefined || fresh !== undefined
      ? 'tomato'
      : creamy !== undefined
        ? 'cream'
        : pesto !== undefined
          ? 'pesto'
          : 'oil';
  const sauce = chooseSauce();
  const meat = first(
    kitchen,
    isMeltingCheese,
    isMince,
    isSausage,
    isPrawn,
    isPoultry,
    isCured,
    isTinnedFish,
    isSmokedFish,
    isCookedMeat,
  );
  const vegetables = pick(
    kitchen,
    (food) =>
      isCookable(food) &&
      food.id !== fresh?.food.id &&
      !['beetroot', 'cabbage', 'swede', 'turnip'].includes(food.id),
  )
    .sort(byWorth)
    .slice(0, sauce === 'tomato' ? 3 : 2);
  const cheese = first(kitchen, isHardCheese);
  const anything = [...vegetables, ...real([meat, cheese, first(kitchen, isGarlic, isTinnedLegume)])];
  if (sauce === 'oil' && anything.length === 0) return null;

  const board = startDraft(kitchen);
  const salt = board.need(['salt'], 2, 'tsp');
  const choosePastaPart = () =>
    board.take(pasta, {
      each: Math.max(95, pasta.food.amount.perServing),
    });
  const pastaPart = choosePastaPart();
  const oil = takeOil(board, Math.max(2, servings));
  const onion = takeIf(board, first(kitchen, isOnion), { each: 60, cut: 'finely-chopped' });
  const chooseGarlic = () =>
    first(kitchen, isGarlic) === undefined
      ? null
      : takeIf(board, first(kitchen, isGarlic), { total: servings > 3 ? 16 : 10, cut: 'thin-slices' });
  const garlic = chooseGarlic();
  const chooseCook = () => (isLongMeat(meat) ? brown(board, meat, us) : null);
  const cook = chooseCook();
  const chooseCuredPart = () =>
    meat !== undefined && isCured(meat.food)
      ? board.take(meat, { each: 35, ...withCut(meat, meat.food.cuts[0]) })
      : null;
  const curedPart = chooseCuredPart();

  const opening = say`Warm ${oil} in a wide pan ${over('medium')}.`;
  const base = real([curedPart, onion]);
  const chooseSoftening = () =>
    base.length === 0
      ? null
      : say`Add ${base} and cook, stirring now and then, ${until(onion === null ? 'crisp-sizzling' : 'soft-not-brown', onion === null ? 4 : 8, onion === null ? 6 : 10)}.`;
  const softening = chooseSoftening();
  const veg = addPanVegetables(board, vegetables, 80);
  const chilli = takeIf(board, first(kitchen, isChilli), { total: 12, cut: 'finely-chopped' });
  const hardy = takeIf(board, first(kitchen, isHardyHerb), { each: 1, cut: 'finely-chopped' });
  const dried = kitchen.find('dried-oregano', 'dried-mixed-herbs', 'dried-basil', 'chilli-flakes');
  const chooseDriedPart = () =>
    dried === undefined ? null : board.need([dried.food.id], servings > 2 ? 1 : 0.5, 'tsp');
  const driedPart = chooseDriedPart();
  const sharp = real([garlic, chilli, hardy, driedPart]);
  const chooseGarlicSaid = () =>
    sharp.length === 0
      ? null
      : say`Stir in ${sharp} and cook ${until('fragrant', 1, 2)}; do not let ${sharp[0] === garlic ? 'the garlic' : 'it'} brown.`;
  const garlicSaid = chooseGarlicSaid();
  board.step(() => together(opening, cook, softening, veg.said));

  const tinPart = takeIf(board, tin, { each: 200 });
  const freshPart = takeIf(board, fresh, {
    each: 150,
    prepare: 'chopped',
  });
  const chooseLegume = () =>
    sauce === 'cream'
      ? null
      : takeIf(
          board,
          meat === undefined || meat.food.form === 'cured' ? first(kitchen, isTinnedLegume) : undefined,
          { each: 100 },
        );
  const legume = chooseLegume();
  const tomatoPart = tinPart ?? freshPart;
  if (tomatoPart !== null) {
    const pinch = tinPart === null ? null : kitchen.find('sugar', 'caster-sugar', 'granulated-sugar');
    const sugar = pinch === undefined || pinch === null ? null : board.need([pinch.food.id], 0.5, 'tsp');
    const minutes =
      isLongMeat(meat) && meat !== undefined && !isPrawn(meat.food)
        ? ([20, 25] as const)
        : tinPart === null
          ? ([8, 10] as const)
          : ([12, 15] as const);
    board.step(() =>
      together(
        garlicSaid,
        say`Add ${[tomatoPart, ...real([sugar])]} and ${portion(salt, 0.25, 'a quarter of the salt')}, bring to a gentle bubble ${{ kind: 'heat', level: 'medium-low', words: 'over medium-low heat' }} and cook ${until(tinPart === null ? 'the tomatoes have collapsed into a sauce' : 'thick, with the oil showing at the edges', minutes[0], minutes[1])}.`,
      ),
    );
  } else {
    board.step(() => together(garlicSaid));
  }
  board.step(
    () =>
      say`${tomatoPart === null ? 'Bring' : 'Meanwhile, bring'} a large pan of water ${boiling()} with ${tomatoPart === null ? salt : portion(salt, 0.75, 'the rest of the salt')}. Add ${pastaPart} and cook ${until(pasta.food.id === 'gnocchi' ? 'they float' : 'al-dente', pasta.food.heat.boil?.minutes[0] ?? 9, pasta.food.heat.boil?.minutes[1] ?? 11)}. Scoop out a mugful of the water before you drain it.`,
    'meanwhile',
  );

  const late = real([
    meat !== undefined && isTinnedFish(meat.food) ? board.take(meat, { each: 70 }) : null,
    meat !== undefined && isCookedMeat(meat.food)
      ? board.take(meat, { each: 80, ...withCut(meat, 'strips') })
      : null,
    legume,
  ]);
  const choosePrawns = () =>
    meat !== undefined && isPrawn(meat.food) ? board.take(meat, { each: 110 }) : null;
  const prawns = choosePrawns();
  const creamPart = takeIf(board, creamy, { each: 60 });
  const choosePestoPart = () =>
    sauce === 'cream' && pesto !== undefined
      ? null
      : takeIf(board, sauce === 'tomato' ? undefined : pesto, { each: 35 });
  const pestoPart = choosePestoPart();
  const chooseSmoked = () =>
    meat !== undefined && isSmokedFish(meat.food)
      ? board.take(meat, { each: 50, ...withCut(meat, 'strips') })
      : null;
  const smoked = chooseSmoked();
  const chooseLemon = () =>
    sauce === 'tomato' ? null : takeIf(board, first(kitchen, isCitrus), { total: 30, prepare: 'juiced' });
  const lemon = chooseLemon();
  const herb = takeIf(board, first(kitchen, isSoftHerb), { each: 5, cut: 'chopped' });
  const olives = takeIf(
    board,
    kitchen.find('black-olive', 'olive', 'olives', 'green-olive', 'caper', 'capers', 'sun-dried-tomato'),
    { each: 15 },
  );
  const chooseSoftCheese = () =>
    sauce === 'tomato'
      ? takeIf(board, first(kitchen, isSoftCheese, isMeltingCheese), {
          each: 40,
          prepare: 'crumbled or torn',
        })
      : null;
  const softCheese = chooseSoftCheese();
  const nuts = takeIf(board, first(kitchen, isNut), { each: 10, cut: 'chopped' });
  const cheesePart = takeIf(board, cheese, { each: 20, prepare: 'finely grated' });
  const pepper = takePepper(board);
  const stirred = real([creamPart, olives, lemon]);
  board.step(() =>
    together(
      sayIf(
        late.length > 0,
        () =>
          say`Stir ${late} into the pan ${over('medium')} and cook ${until('steaming-through', 3, 4)}${late.some((part) => part.food.core?.coreC === 74) ? say` (${readsCore(late.find((part) => part.food.core?.coreC === 74) ?? pastaPart, us)})` : ''}.`,
      ),
      sayIf(
        prawns,
        (prawns) =>
          say`Add ${prawns} to the pan ${over('medium-high')} and cook ${until('pink-curled', 3, 4)} (${readsCore(prawns, us)}).`,
      ),
      sayIf(
        stirred.length > 0,
        () =>
          say`Stir in ${stirred} and let it bubble ${{ kind: 'heat', level: 'low', words: 'over low heat' }} ${until('just hot', 1, 2)}.`,
      ),
    ),
  );
  const dressed = real([pestoPart, smoked, softCheese]);
  board.step(() =>
    together(
      say`Tip the drained ${pastaPart.noun} into the pan with a good splash of its water${sayIf(dressed.length > 0, () => say` and ${dressed}`)}${sayIf(cheesePart, (cheesePart) => say` and ${half(cheesePart)}`)}, and toss off the heat until the sauce coats it; add more water if it looks dry.`,
      say`Grind over ${pepper} and serve${real([herb, nuts]).length === 0 && cheesePart === null ? ' at once' : say` with ${[...real([herb, nuts]), ...(cheesePart === null ? [] : [rest(cheesePart)])]}`}.`,
    ),
  );

  const star = meat ?? vegetables[0] ?? legumeItem(kitchen, sauce);
  const chooseSecond = () => (star === vegetables[0] ? vegetables[1] : vegetables[0]);
  const second = chooseSecond();
  const chooseFlavour = () =>
    sauce === 'tomato'
      ? 'tomato'
      : sauce === 'cream'
        ? creamy === undefined
          ? 'cream'
          : nameOne(creamy.food, us)
        : sauce === 'pesto'
          ? 'pesto'
          : garlic !== null
            ? 'garlic'
            : cheese === undefined
              ? 'oil'
              : nameOne(cheese.food, us);
  const flavour = chooseFlavour();
  const noodle = nameOne(pasta.food, us);
  const parts = [star, second]
    .filter((item): item is Item => item !== undefined)
    .map((item) => (item.food.category === 'poultry-cut' ? nameOne(item.food, us) : nameMany(item.food, us)));
  const chooseTitle = () =>
    parts.length === 0
      ? `${noodle} with ${flavour}${garlic !== null && flavour !== 'garlic' ? ' and garlic' : cheese !== undefined ? ` and ${nameOne(cheese.food, us)}` : ''}`
      : `${noodle} with ${[...parts.slice(0, flavour.length + parts.join().length > 30 ? 1 : 2), ...(flavour === 'oil' ? [] : [flavour])].join(', ').replace(/, ([^,]*)$/, ' and $1')}`;
  const title = chooseTitle();
  return board.finish(() => ({
    dish: 'pasta-sauce',
    title,
    introduction:
      sauce === 'tomato'
        ? kitchen.wording(
            'A tomato sauce wants only time enough to thicken; a splash of the cooking water at the end makes it cling.',
            'The pasta finishes in the sauce, which is the whole difference between sauced pasta and pasta with sauce on it.',
          )
        : sauce === 'cream'
          ? 'The cooking water loosens the sauce and the last minute in the pan binds it, so it stays silky and never heavy.'
          : sauce === 'pesto'
            ? 'Pesto goes in off the heat, so it stays green and tastes of its herbs.'
            : `There is no sauce here but ${garlic === null ? 'good oil' : 'garlic, good oil'} and the water the pasta cooked in, shaken together until they turn creamy.`,
    keeps:
      tomatoPart === null ? 'Best at once.' : 'The sauce keeps 3 days in the fridge; reheat until steaming.',
    plate: [170, 650],
    fit:
      0.65 +
      (sauce === 'oil' ? -0.1 : 0.15) +
      (cheese === undefined ? 0 : 0.1) +
      (tin !== undefined && meat !== undefined && isMince(meat.food) ? 0.1 : 0),
  }));

  function brown(onBoard: typeof board, item: Item | undefined, inUs: boolean) {
    if (item === undefined) return null;
    const part = onBoard.take(item, {
      each: isMince(item.food) ? 110 : isSausage(item.food) ? 120 : 120,
      ...(isPoultry(item.food)
        ? { cut: 'strips' as const }
        : isSausage(item.food)
          ? { prepare: 'squeezed out of their skins' }
          : {}),
    });
    const how = isPoultry(item.food) ? 'turning' : 'breaking it up with a spoon';
    return say`Turn the heat to medium-high, add ${part} and fry, ${how}, ${until('browned-all-over', 6, 8)}; no pink should be left and a piece should read ${readsCore(part, inUs)}.`;
  }
}

function isLongMeat(item: Item | undefined): boolean {
  return item !== undefined && (isMince(item.food) || isSausage(item.food) || isPoultry(item.food));
}

function legumeItem(kitchen: Kitchen, sauce: Sauce): Item | undefined {
  return sauce === 'cream' ? undefined : first(kitchen, isTinnedLegume);
}
