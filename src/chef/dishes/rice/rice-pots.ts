// Rice cooked in its own liquid: pilaf left alone under a lid, risotto stirred.

import type { Dish } from '../../dish.ts';
import type { Kitchen } from '../../kitchen.ts';
import { roundAmount } from '../../measure-part.ts';
import { addPanVegetables, needIf, real, takeIf } from '../../pan-vegetables.ts';
import {
  byWorth,
  first,
  isBacon,
  isBraising,
  isCitrus,
  isConcentrate,
  isCookable,
  isCuredSausage,
  isDriedFruit,
  isGarlic,
  isHardCheese,
  isHardyHerb,
  isLeafyGreen,
  isMushroom,
  isNut,
  isOnion,
  isPoultry,
  isPrawn,
  isRice,
  isSoftHerb,
  isSpice,
  isSquid,
  isTinnedLegume,
  isYoghurt,
  pick,
} from '../../slots.ts';
import { startDraft } from '../../start-draft.ts';
import { readsCore, takeButter, takeOil, takePepper, takeSalt, withCut } from '../../tasks.ts';
import { nameOne, nameSome } from '../../words/name-food.ts';
import {
  boiling,
  core,
  half,
  oven,
  over,
  portion,
  rest,
  say,
  sayIf,
  together,
  until,
  wait,
} from '../../words/say.ts';
import { inBatches, pourCoconut, widePans } from '../parts/batches.ts';
import { waterFor } from '../parts/pot-water.ts';

export const pilaf: Dish = {
  id: 'pilaf',
  family: 'rice',
  side: 'savoury',
  needs: ['hob'],
  prior: 0.55,
  cook: writePilaf,
};
export const risotto: Dish = {
  id: 'risotto',
  family: 'rice',
  side: 'savoury',
  needs: ['hob'],
  prior: 0.65,
  cook: writeRisotto,
};

export const bakedRisotto: Dish = {
  id: 'baked-risotto',
  family: 'oven',
  side: 'savoury',
  needs: ['hob', 'oven'],
  prior: 0.4,
  cook: writeBakedRisotto,
};

const SHORT = /arborio|risotto|carnaroli/;

function writePilaf(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const rice = first(kitchen, isRice);
  if (rice === undefined || SHORT.test(rice.food.id) || /cooked|leftover/.test(rice.state)) return null;
  const chicken = first(kitchen, (food) => isPoultry(food) && food.id !== 'turkey-leg');
  const cured = first(kitchen, isCuredSausage, isBacon);
  const legume = first(kitchen, (food) => isTinnedLegume(food) && food.id !== 'baked-beans');
  const vegetables = pick(kitchen, isCookable).sort(byWorth).slice(0, 3);
  if (chicken === undefined && legume === undefined && vegetables.length === 0) return null;
  const board = startDraft(kitchen);
  const oil = takeOil(board, Math.max(1, Math.ceil(servings / 2)));
  const salt = takeSalt(board);
  const lidded = widePans(servings, 'a wide pan with a lid', 'two wide pans with lids');
  const chickenPart = takeIf(board, chicken, { each: 140 });
  if (chickenPart !== null) {
    board.step(
      () =>
        say`Season ${chickenPart} with ${half(salt)}. Heat ${half(oil)} in ${lidded} ${over('medium-high')} and brown the ${chickenPart.noun}, turning, ${inBatches(until('browned-all-over', 8, 10), [chickenPart], servings > 8 ? 2 : 1)}. Lift onto a plate.`,
    );
  }
  const onionItem = first(kitchen, isOnion);
  const onion = takeIf(board, onionItem, { each: 70, cut: 'finely-chopped' });
  const curedPart = takeIf(board, cured, {
    each: 30,
    cut: cured !== undefined && isBacon(cured.food) ? 'strips' : 'slices-1cm',
  });
  const hard = vegetables.filter(
    (item) =>
      !isLeafyGreen(item.food) && item.food.category !== 'frozen-vegetable' && item.food.category !== 'pod',
  );
  const soft = vegetables.filter((item) => !hard.includes(item));
  const hardParts = hard.map((item) =>
    board.take(item, {
      each: 80,
      ...withCut(item, item.food.cuts.includes('dice-1cm') ? 'dice-1cm' : item.food.cuts[0]),
    }),
  );
  const started = real([curedPart, onion, ...hardParts]);
  board.step(
    () =>
      say`${chickenPart === null ? say`Warm ${oil} in ${lidded} ${over('medium')}.` : say`Pour ${rest(oil)} into the pan and turn down ${over('medium', 'to medium heat')}.`} ${sayIf(started.length > 0, () => say` Add ${started} and cook, stirring now and then, ${until('soft and beginning to colour', 8, 10)}.`)}`,
  );
  const garlic = takeIf(board, first(kitchen, isGarlic), { total: 10, cut: 'finely-chopped' });
  const listed = pick(kitchen, isSpice)
    .filter((item) => !/vanilla|cinnamon-sugar/.test(item.food.id))
    .slice(0, 2)
    .map((item) => board.need([item.food.id], servings > 2 ? 2 : 1, 'tsp'));
  const spices =
    listed.length > 0
      ? listed
      : [board.need(['cumin', 'paprika', 'smoked-paprika', 'turmeric', 'coriander-ground'], 1, 'tsp')];
  const ricePart = board.take(rice, { each: 75 });
  const legumePart = takeIf(board, legume, { each: 100 });
  const dried = takeIf(board, first(kitchen, isDriedFruit), { each: 12 });
  const tin = kitchen.find('coconut-milk');
  const coconut = tin === undefined ? null : pourCoconut(board, tin, ricePart.grams);
  const ml = roundAmount(ricePart.grams * (/brown/.test(rice.food.id) ? 2.4 : 1.75) - (coconut?.grams ?? 0));
  const brown = /brown|wild/.test(rice.food.id);
  const saltLeft = chickenPart === null ? portion(salt, 1, `the ${salt.noun}`) : rest(salt);
  board.step(
    () =>
      say`Stir in ${[...real([garlic]), ...spices]} ${until('fragrant', 1)}. Add ${ricePart} and turn it until every grain shines, then add ${[...real([legumePart, dried, coconut]), saltLeft]} and ${waterFor(ml, us).replace(/(?=water$)/, 'hot ')}${chickenPart === null ? '' : `, and lay the ${chickenPart.noun} on top`}. Bring ${boiling()}.`,
  );
  const low = chickenPart !== null ? (brown ? 30 : 20) : brown ? 28 : 12;
  board.step(() =>
    together(
      say`Cover tightly and cook ${over('low')} without lifting the lid ${until('the water is gone and small holes show in the top', low, low + 2)}.`,
      sayIf(
        chickenPart,
        (chickenPart) =>
          say`The chicken should read ${readsCore(chickenPart, us)}; if it does not, give it 5 minutes more.`,
      ),
      sayIf(
        soft.length > 0,
        () =>
          say`Scatter ${soft.map((item) => board.take(item, { each: 55, ...withCut(item, 'shreds') }))} over the top and put the lid straight back.`,
      ),
      say`Take off the heat and leave covered ${wait(10)}: the steam finishes the grains.`,
    ),
  );
  const nuts = takeIf(board, first(kitchen, isNut), { each: 12, cut: 'chopped' });
  const herb = takeIf(board, first(kitchen, isSoftHerb), { each: 4, cut: 'chopped' });
  const lemon = takeIf(board, first(kitchen, isCitrus), { total: 35, prepare: 'juiced' });
  const yoghurt = takeIf(board, first(kitchen, isYoghurt), { each: 40 });
  const tops = real([lemon, herb, nuts]);
  board.step(
    () =>
      say`Fluff with a fork${sayIf(tops.length > 0, () => say`, turning in ${tops}`)}, and serve${yoghurt === null ? ' hot' : say` with ${yoghurt}`}.`,
  );
  const foods = [
    ...(chicken === undefined ? [] : [chicken]),
    ...(legume === undefined ? [] : [legume]),
    ...vegetables,
  ].map((item) => item.food);
  return board.finish(() => ({
    dish: 'pilaf',
    title: `${nameSome(foods, us, 2)} pilaf`,
    introduction:
      'The rice steams under a tight lid with everything else, and the ten minutes off the heat are what make it fluffy.',
    keeps: 'Cool what is left within an hour, keep it a day in the fridge and reheat once, until steaming.',
    plate: [200, 650],
    fit: 0.62 + (chicken === undefined && legume === undefined ? 0 : 0.2) + (listed.length > 0 ? 0.05 : 0),
  }));
}

/** The same foods without the stirring: the oven does it under a lid. */
function writeBakedRisotto(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const rice = kitchen.items.find((item) => SHORT.test(item.food.id));
  const vegetables = pick(kitchen, isCookable).sort(byWorth).slice(0, 3);
  if (rice === undefined || vegetables.length === 0) return null;
  const board = startDraft(kitchen);
  const butter = takeButter(board, 15 * servings);
  const onion = takeIf(board, first(kitchen, isOnion), { each: 60, cut: 'finely-chopped' });
  // Half an hour turns asparagus and peas khaki: what is green and quick joins for the last minutes.
  const late = vegetables.filter(
    ({ food }) =>
      isLeafyGreen(food) || /^(?:pod|frozen-vegetable)$/.test(food.category) || food.id === 'asparagus',
  );
  const veg = addPanVegetables(
    board,
    vegetables.filter((item) => !late.includes(item)),
    100,
  );
  board.step(() =>
    together(
      say`Heat the oven to ${oven(190, us)}. Melt ${half(butter)} in a pan that can go into the oven and has a lid, ${over('medium')}.`,
      sayIf(onion, (part) => say`Add ${part} and cook ${until('soft-not-brown', 6, 8)}.`),
      veg.said,
    ),
  );
  const sharp = real([
    takeIf(board, first(kitchen, isGarlic), { total: 8, cut: 'finely-chopped' }),
    takeIf(board, first(kitchen, isHardyHerb), { each: 1, cut: 'finely-chopped' }),
  ]);
  const ricePart = board.take(rice, { each: 75, prepare: '' });
  const wine = takeIf(board, kitchen.find('white-wine'), { each: 50 });
  const stock = takeIf(board, kitchen.find('stock', 'chicken-stock', 'fish-stock'), { each: 230 });
  const cube =
    stock === null
      ? takeIf(board, kitchen.find('stock-cube', 'chicken-stock-cube'), { total: 10, prepare: 'crumbled' })
      : null;
  const salt = takeSalt(board);
  board.step(
    () =>
      say`Stir in ${[...sharp, ricePart]} ${until('the grains turn glassy', 2)}. Add ${[...real([wine, stock, cube]), salt]}${stock === null ? ` and ${waterFor(roundAmount(servings * 240), us)}` : ''} and bring ${boiling()}.`,
  );
  const lateParts = late.map((item) =>
    board.take(item, {
      each: 80,
      ...(item.food.id === 'asparagus'
        ? { prepare: 'woody ends snapped off, cut into short lengths' }
        : withCut(item, item.food.cuts[0])),
    }),
  );
  board.step(() =>
    lateParts.length === 0
      ? say`Cover and bake ${until('the rice is tender and still a little wet', 18, 20)}.`
      : say`Cover and bake ${until('most of the liquid is gone', 14, 15)}. Stir in ${lateParts}, cover again and bake ${until('the rice is tender and still a little wet', 5, 6)}.`,
  );
  const cheese = takeIf(board, first(kitchen, isHardCheese), { each: 25, prepare: 'finely grated' });
  const lemon = takeIf(board, first(kitchen, isCitrus), { total: 25, prepare: 'juiced' });
  const herb = takeIf(board, first(kitchen, isSoftHerb), { each: 4, cut: 'chopped' });
  const pepper = takePepper(board);
  board.step(
    () =>
      say`Beat in ${[rest(butter), ...real([cheese, lemon, herb]), pepper]} until creamy, leave for ${wait(3, '3 minutes')} and serve.`,
  );
  return board.finish(() => ({
    dish: 'risotto',
    title: `oven-baked ${nameSome(
      vegetables.map((item) => item.food),
      us,
      2,
    )} risotto`,
    introduction: 'No stirring: the oven does the work, and a spoon of butter at the end makes it creamy.',
    keeps: 'Best at once. Cool what is left within an hour, keep it a day and reheat once, until steaming.',
    plate: [150, 600],
    fit: 0.55,
  }));
}

function writeRisotto(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const rice =
    kitchen.items.find((item) => SHORT.test(item.food.id)) ?? kitchen.find('pearl-barley', 'spelt');
  if (rice === undefined || (!isRice(rice.food) && first(kitchen, isBraising) !== undefined)) return null;
  const [low, high] = isRice(rice.food) ? [17, 19] : [30, 35];
  const board = startDraft(kitchen);
  const vegetables = pick(
    kitchen,
    (food) =>
      isCookable(food) && !isConcentrate(food) && !['root-vegetable', 'cabbage'].includes(food.category),
  )
    .sort((a, b) => Number(isMushroom(b.food)) - Number(isMushroom(a.food)) || byWorth(a, b))
    .slice(0, 3);
  const butter = takeButter(board, 20 * servings);
  const sea = takeIf(board, first(kitchen, isSquid, isPrawn), ({ food }) => ({
    each: 120,
    ...(isSquid(food) ? { prepare: 'cleaned and cut into 1 cm rings' } : {}),
  }));
  const onionItem = first(kitchen, isOnion) ?? kitchen.find('leek');
  const onion =
    onionItem === undefined
      ? kitchen.find('fennel', 'garlic') === undefined
        ? board.need(['onion'], Math.max(1, Math.round(servings / 2)), null, { cut: 'finely-chopped' })
        : null
      : vegetables.includes(onionItem)
        ? null
        : board.take(onionItem, { each: 60, cut: 'finely-chopped' });
  const dried = takeIf(board, kitchen.find('dried-mushroom'), {
    each: 12,
    prepare: 'soaked in hot water for 20 minutes, squeezed out and chopped, the liquid kept',
  });
  const veg = addPanVegetables(board, vegetables, vegetables.length > 2 ? 75 : 100);
  const isApart = vegetables.length > 0 || sea !== null;
  if (isApart)
    board.step(() =>
      together(
        say`Melt ${portion(butter, 0.25, `a quarter of the ${butter.noun}`)} in a wide pan ${over(vegetables.length > 0 ? 'medium' : 'medium-high')}.`,
        veg.said,
        sayIf(
          sea,
          (part) =>
            say`${vegetables.length > 0 ? `Turn the heat ${over('medium-high', 'up').words} and add` : 'Add'} ${part}, patted dry, and turn ${until(isSquid(part.food) ? 'opaque all through' : 'pink-curled', 2, 3)} (${readsCore(part, us)}).`,
        ),
        say`Tip onto a plate.`,
      ),
    );
  const salt = takeSalt(board);
  const bones = kitchen.find('bone-marrow');
  const marrow =
    bones === undefined ? null : board.need(['bone-marrow'], bones.count ?? servings, null, { prepare: '' });
  if (marrow !== null)
    board.step(
      () =>
        say`Simmer ${marrow} in ${waterFor(roundAmount(servings * 450), us)} with ${salt} ${over('low')} ${until('the marrow trembles when you shake the bone', 25, 30)}: by then it is past ${core(63, us)}. Lift out, push out the marrow and chop it; keep the broth hot.`,
    );
  const saffron = needIf(board, kitchen.find('saffron'), 1, 'pinch');
  const stock = marrow === null ? kitchen.find('stock', 'chicken-stock', 'fish-stock') : undefined;
  const stockPart = takeIf(board, stock, { each: 300 });
  const cube =
    stockPart === null
      ? takeIf(board, kitchen.find('stock-cube', 'chicken-stock-cube'), { total: 10, prepare: 'crumbled' })
      : null;
  const garlic = takeIf(board, first(kitchen, isGarlic), { total: 8, cut: 'finely-chopped' });
  const hardy = takeIf(board, first(kitchen, isHardyHerb), { each: 1, cut: 'finely-chopped' });
  const ml = roundAmount(servings * 325);
  const soft = real([onion, garlic, hardy, dried]);
  const hot =
    stockPart === null
      ? say`${waterFor(ml, us)}${dried === null ? '' : ' and the liquid of the mushrooms, without its grit,'} with ${[...real([cube]), salt]}`
      : say`${[stockPart, salt]}`;
  board.step(
    () =>
      say`${marrow === null ? say`Bring ${hot} to a bare simmer in a second pan ${over('low')}. ` : ''}Melt ${portion(butter, isApart ? 0.25 : 0.5, isApart ? `another quarter of the ${butter.noun}` : `half the ${butter.noun}`)} in ${marrow === null ? 'the' : 'a'} wide pan ${over('medium')}${sayIf(soft.length > 0, () => say` and cook ${soft} ${onion === null ? until('fragrant', 1, 2) : until('soft-not-brown', 6, 8)}`)}.`,
  );
  const ricePart = board.take(rice, { each: 75, prepare: '' });
  const wine = kitchen.find('white-wine');
  const winePart = takeIf(board, wine, { each: 50 });
  const ink = takeIf(board, kitchen.find('squid-ink'), { each: 4 });
  board.step(
    () =>
      say`Add ${[ricePart, ...real([saffron, ink])]} and stir ${until('the edges of the grains turn glassy', 2)}.${sayIf(winePart, (winePart) => say` Pour in ${winePart} and let it boil away.`)} Add the hot ${marrow !== null ? 'broth' : stockPart === null && cube === null ? 'salted water' : 'stock'} a ladleful at a time, stirring often and waiting until each is nearly gone, ${until('creamy, with a little bite left in the grain', low ?? 17, high ?? 19)}.`,
  );
  const cheese = takeIf(board, first(kitchen, isHardCheese), { each: 25, prepare: 'finely grated' });
  const lemon = takeIf(board, first(kitchen, isCitrus), { total: 25, prepare: 'juiced' });
  const herb = takeIf(board, first(kitchen, isSoftHerb), { each: 4, cut: 'chopped' });
  const pepper = takePepper(board);
  board.step(
    () =>
      say`Take off the heat. Beat in ${marrow === null ? '' : 'the marrow, '}${[portion(butter, 0.5, `the rest of the ${butter.noun}`), ...(cheese === null ? [] : [half(cheese)]), ...real([lemon])]}${isApart ? ' and fold in what is on the plate' : ''}. Put on a lid and leave for ${wait(2, '2 minutes')}; it should flow when you tilt the pan, so loosen it with a splash of hot water if it does not.`,
  );
  board.step(
    () =>
      say`Spoon onto warm plates and finish with ${[...real([herb]), ...(cheese === null ? [] : [rest(cheese)]), pepper]}.`,
  );
  const lead = sea ?? vegetables[0] ?? (cheese === null ? undefined : first(kitchen, isHardCheese));
  return board.finish(() => ({
    dish: 'risotto',
    title:
      marrow !== null
        ? `bone marrow risotto${
            vegetables.length === 0
              ? ''
              : ` with ${nameSome(
                  vegetables.map((item) => item.food),
                  us,
                  1,
                )}`
          }`
        : lead === undefined
          ? 'plain risotto'
          : `${ink === null ? '' : 'black '}${
              isApart
                ? nameSome(
                    [...real([sea]), ...vegetables].map(({ food }) => food),
                    us,
                    2,
                  )
                : nameOne(lead.food, us)
            } ${isRice(rice.food) ? '' : `${nameOne(rice.food, us)} `}risotto`,
    introduction: 'Stirring rubs the starch off the grains, and that, not cream, is what makes it silky.',
    keeps: 'Best at once. Cool what is left within an hour, keep it a day and reheat once, until steaming.',
    plate: [150, 600],
    fit: 0.75 + (cheese === null && sea === null ? -0.1 : 0.05) + (ink === null ? 0 : 0.3),
  }));
}
