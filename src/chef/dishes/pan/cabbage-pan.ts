// Sausage, bacon or corned beef with cabbage and potato in one wide pan.

import { fitTitle, takeOnion } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Part, Said } from '../../draft.ts';
import type { Kitchen } from '../../kitchen.ts';
import { real, takeIf } from '../../pan-vegetables.ts';
import { first, isBacon, isCuredSausage, isSausage } from '../../slots.ts';
import { startDraft } from '../../start-draft.ts';
import { readsCore, takeButter, takeOil, takePepper, withCut } from '../../tasks.ts';
import { nameMany, nameOne } from '../../words/name-food.ts';
import { are, core, half, over, portion, rest, say, sayIf, the, together, until } from '../../words/say.ts';

const HOB = { side: 'savoury', needs: ['hob'] } as const;

export const cabbagePan: Dish = {
  id: 'cabbage-pan',
  family: 'pan',
  ...HOB,
  prior: 0.65,
  cook: writeCabbagePan,
};

function writeCabbagePan(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const cabbage = kitchen.find(
    'sauerkraut',
    'cabbage',
    'red-cabbage',
    'brussels-sprout',
    'spring-greens',
    'kale',
  );
  const meat =
    first(kitchen, isSausage, isCuredSausage, isBacon) ??
    kitchen.find('corned-beef', 'vegetarian-sausage', 'spam', 'black-pudding');
  const potato = kitchen.find('potato', 'new-potato', 'cooked-potato', 'mashed-potato');
  if (
    cabbage === undefined ||
    meat === undefined ||
    (potato === undefined && kitchen.find('apple', 'onion') === undefined)
  )
    return null;
  const board = startDraft(kitchen);
  const mash = potato?.food.id === 'mashed-potato';
  const raw = isSausage(meat.food) && meat.food.form !== 'cooked';
  const oil = takeOil(board, Math.max(1, Math.ceil(servings / 2)));
  const pan = servings > 4 ? 'your two widest frying pans' : 'your widest frying pan';
  const heat = say`Heat ${half(oil)} in ${pan} ${over('medium')}${servings > 4 ? ', half of everything in each' : ''}.`;
  const takeMeat = (): Part =>
    board.take(meat, {
      each: isBacon(meat.food) ? 60 : 120,
      ...(isSausage(meat.food) && meat.food.core !== undefined
        ? { prepare: '' }
        : withCut(meat, isBacon(meat.food) ? 'strips' : 'slices-1cm')),
    });
  const fryMeat = (part: Part, opening: Said): Said =>
    raw
      ? say`${opening} Add ${part} and fry, turning, ${until('brown all round; they finish under the lid', 8, 10)}. Lift onto a plate and pour off all but two spoonfuls of the fat.`
      : say`${opening} Add ${part} and fry, turning, ${until('crisp and brown at the edges', 5, 7)}${part.food.core === undefined ? '' : say` (${core(74, us)})`}. Lift onto a plate and leave the fat where it is.`;
  // Raw sausages wait for nothing: the potatoes go first, and come back crisp at the end.
  const early = raw ? null : takeMeat();
  if (early !== null) board.step(() => fryMeat(early, heat));
  const potatoPart = takeIf(board, potato, { each: 180, ...(mash ? {} : { cut: 'dice-1cm' as const }) });
  const salt = board.need(['salt'], 0.5, 'tsp');
  const ready = potato?.food.form === 'cooked';
  board.step(
    () =>
      sayIf(
        !mash && potatoPart,
        (part) =>
          say`${raw ? say`${heat} Add` : say`Pour ${rest(oil)} into the pan, add`} ${[part, half(salt)]}, put on a lid and cook ${over('medium')}, turning twice, ${until(ready ? 'hot and crusted' : 'a knife slips through', ready ? 6 : 12, ready ? 8 : 14)}. Lift onto a plate.`,
      ) ?? say``,
  );
  const meatPart = early ?? takeMeat();
  const onion = takeOnion(board, 'listed');
  const potatoes = !mash && potatoPart !== null;
  board.step(() =>
    together(
      early === null
        ? fryMeat(meatPart, potatoes ? say`Put ${rest(oil)} into the pan ${over('medium')}.` : heat)
        : null,
      sayIf(
        onion,
        (part) => say`Add ${part} to the pan and cook ${over('medium')} ${until('golden', 5, 6)}.`,
      ),
    ),
  );
  const oilLeft = mash || potatoPart === null ? [rest(oil)] : [];
  const saltLeft = mash || potatoPart === null ? [portion(salt, 1, 'the salt')] : [rest(salt)];
  const apple = takeIf(board, kitchen.find('apple', 'pear'), {
    each: 80,
    prepare: 'cored and cut into wedges',
  });
  const cabbagePart = board.take(cabbage, {
    each: 130,
    ...(cabbage.food.form === 'jar'
      ? { prepare: 'drained' }
      : withCut(cabbage, cabbage.food.cuts.includes('shreds') ? 'shreds' : 'halves')),
  });
  const spice = board.need(
    [
      'juniper-berries',
      'caraway-seeds',
      'fennel-seeds',
      'mustard-seeds',
      'dried-thyme',
      'paprika',
      'smoked-paprika',
    ],
    0.5,
    'tsp',
  );
  const beer = takeIf(board, kitchen.find('cider', 'beer', 'white-wine', 'stock', 'chicken-stock'), {
    each: 60,
  });
  const splash = beer === null ? ' and a splash of water' : '';
  board.step(() =>
    together(
      say`Add ${[...real([apple]), cabbagePart, spice, ...saltLeft, ...oilLeft, ...real([beer])]}${splash}, ${raw ? `lay ${the(meatPart)} on top, ` : ''}cover and cook ${over('medium')}${raw ? '' : ', turning now and then,'} ${until(raw ? `${the(cabbagePart)} ${are(cabbagePart)} tender and ${the(meatPart)} cooked through` : 'tender, with a little bite', cabbage.food.id === 'red-cabbage' ? 14 : 8, cabbage.food.id === 'red-cabbage' ? 16 : 10)}${raw && meatPart.food.core !== undefined ? say` (${readsCore(meatPart, us)})` : ''}.`,
      sayIf(
        mash && potatoPart,
        (part) =>
          say`Press in ${part}, turn the heat up to ${over('medium-high', 'medium-high')} and leave alone, then turn in pieces, ${until('crusted on both sides', 8, 10)}.`,
      ),
    ),
  );
  const acid = board.need(
    ['cider-vinegar', 'vinegar', 'red-wine-vinegar', 'lemon'],
    1,
    kitchen.choose('cider-vinegar', 'vinegar', 'red-wine-vinegar') === undefined ? null : 'tbsp',
  );
  const egg = takeIf(board, kitchen.find('egg'), { each: 55, prepare: '' });
  const butter = egg === null ? null : takeButter(board, 10);
  const pepper = takePepper(board);
  const worcester = takeIf(board, kitchen.find('worcestershire-sauce'), { total: 5 });
  board.step(() =>
    together(
      say`${raw && !potatoes ? 'Sharpen' : say`Return ${raw ? the(...real([potatoPart])) : `${the(meatPart, ...(potatoes ? real([potatoPart]) : []))} with the juices`}, sharpen`} with ${[acid, ...real([worcester])]} and season with ${pepper}; heat through ${over('medium')} ${until('steaming', 2)}.`,
      sayIf(
        egg,
        (part) =>
          say`In a second pan melt ${butter} ${over('medium')}, crack in ${part}, cover and fry ${until('white-set-yolk-firm', 4, 6)} (${core(71, us)}), and set on top.`,
      ),
    ),
  );
  const green = nameOne(cabbage.food, us);
  const withWhat =
    apple !== null
      ? nameOne(apple.food, us)
      : potatoPart !== null
        ? nameOne(potatoPart.food, us).replace(/^(mashed|cooked) /, '')
        : 'onion';
  return board.finish(() => ({
    dish: 'cabbage-pan',
    title: fitTitle(
      mash
        ? `${nameOne(meat.food, us)}, ${green} and mash hash`
        : `${nameMany(meat.food, us)} with ${green} and ${withWhat}`,
      `${nameMany(meat.food, us)} with ${green}`,
    ),
    introduction: `The fat that ${isSausage(meat.food) ? 'the sausages leave' : 'is left'} in the pan seasons everything that follows, and a spoonful of vinegar wakes it up at the end.`,
    keeps: 'Keeps 2 days in the fridge; fry again until steaming and crusted.',
    plate: [260, 700],
    fit: 0.8 + (apple === null ? 0 : 0.04) + (cabbage.food.id === 'sauerkraut' ? 0.1 : 0),
  }));
}
