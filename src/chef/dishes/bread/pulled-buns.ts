// Buns with something pulled into shreds and sticky with its sauce: young jackfruit, or roast meat from the day before.

import { fitTitle, takeCitrus } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Kitchen } from '../../kitchen.ts';
import { real, takeIf } from '../../pan-vegetables.ts';
import { first, isOnion } from '../../slots.ts';
import { startDraft } from '../../start-draft.ts';
import { takePepper, takePlainOil, takeSalt } from '../../tasks.ts';
import { nameMany, nameOne } from '../../words/name-food.ts';
import { core, half, over, rest, say, sayIf, the, together, until } from '../../words/say.ts';
import { waterFor } from '../parts/pot-water.ts';

export const pulledBuns: Dish = {
  id: 'pulled-buns',
  family: 'bread',
  side: 'savoury',
  needs: ['hob'],
  prior: 0.8,
  cook: write,
};

function write(kitchen: Kitchen) {
  const { us, servings } = kitchen;
  const bun = kitchen.find('burger-bun', 'brioche', 'bread-roll', 'tortilla', 'pitta');
  const filling = kitchen.find('jackfruit', 'pulled-pork', 'cooked-chicken', 'roast-beef');
  const sauce = kitchen.find('barbecue-sauce', 'hoisin-sauce');
  const isSlaw = kitchen.find('coleslaw', 'cabbage', 'red-cabbage') !== undefined;
  if (
    bun === undefined ||
    filling === undefined ||
    (sauce === undefined && !(isSlaw && filling.food.id === 'pulled-pork'))
  )
    return null;
  const isMeat = filling.food.roles[0] === 'protein';
  const board = startDraft(kitchen);
  const oil = takePlainOil(board, 2);
  const salt = takeSalt(board);
  const onion = takeIf(board, first(kitchen, isOnion), { each: 60, cut: 'thin-slices' });
  const part = board.take(filling, {
    each: 110,
    prepare: isMeat ? 'pulled into shreds' : 'drained and pulled into shreds',
  });
  const saucePart =
    sauce === undefined
      ? board.need(['barbecue-sauce', 'ketchup'], servings * 2, 'tbsp')
      : board.take(sauce, { each: 35 });
  board.step(() =>
    together(
      say`Heat ${oil} in a wide frying pan ${over('medium')}.`,
      sayIf(onion, (one) => say`Fry ${one} with ${half(salt)} ${until('soft and golden', 8, 10)}.`),
      say`Add ${part} and fry ${until('the edges begin to brown', 5, 6)}. Pour in ${saucePart} and ${waterFor(servings * 40, us)} and let it bubble, stirring, ${until('sticky, dark and steaming hot', 5, 6)}${isMeat ? say` (${core(74, us)})` : ''}.`,
    ),
  );
  const cabbage = kitchen.find('red-cabbage', 'cabbage');
  const dressing = kitchen.find('vegan-mayonnaise', 'mayonnaise', 'yoghurt', 'greek-yoghurt');
  const shreds = takeIf(board, cabbage, { each: 70, prepare: 'very finely shredded' });
  const cream = takeIf(board, dressing, { each: 20 });
  const sharp =
    shreds === null
      ? null
      : (takeCitrus(board, 20) ??
        board.need(['cider-vinegar', 'red-wine-vinegar', 'vinegar'], servings, 'tsp'));
  const pepper = takePepper(board);
  const corn = takeIf(board, kitchen.find('sweetcorn', 'coleslaw'), { each: 50 });
  const carrot = takeIf(board, kitchen.find('carrot'), { each: 40, prepare: 'peeled and coarsely grated' });
  const raw = real([shreds, carrot]);
  const corned = real([corn]);
  const seasoned = onion === null ? salt : rest(salt);
  board.step(
    () =>
      say`${raw.length === 0 ? say`Season the pan with ${seasoned} and ${pepper}.` : say`Meanwhile rub ${raw} with ${seasoned} in a bowl for a minute, until limp, and turn over with ${[...real([sharp, cream]), ...corned, pepper]}.`}`,
    'meanwhile',
  );
  const isWrap = bun.food.category === 'flatbread';
  const bunPart = board.take(bun, {
    each: (bun.food.gramsEach ?? 65) * (isWrap ? 2 : 1),
    prepare: isWrap ? '' : 'split',
  });
  const late = raw.length > 0 ? [] : real([cream, corn]);
  board.step(
    () =>
      say`${isWrap ? 'Warm' : 'Toast'} ${bunPart}${isWrap ? '' : ', cut side down,'} in a dry pan ${over('medium')} ${until(isWrap ? 'soft and freckled' : 'crisp at the rim', 1, 2)}. Pile in ${the(part)}${raw.length > 0 ? ` and as much of ${the(...raw)} as they hold` : ''}${sayIf(late.length > 0, () => say` with ${late}`)}, ${isWrap ? 'roll up' : 'press on the lids'} and serve${raw.length > 0 ? ` with the rest beside them` : ''}.`,
  );
  const name = `${nameOne(saucePart.food, us).replace(/ sauce$|^tomato ketchup$/, '')} ${nameMany(filling.food, us).replace(/^(?:young|cooked) /, '')} ${isWrap ? nameMany(bun.food, us) : 'buns'}`;
  return board.finish(() => ({
    dish: 'pulled-buns',
    title: fitTitle(
      raw.length > 0 ? `${name} with ${nameMany((cabbage ?? filling).food, us)} slaw` : name,
      name,
    ),
    introduction:
      'Fried until the edges catch before the sauce goes in, so that it is sticky and not stewed.',
    keeps: 'The filling keeps 2 days in the fridge; reheat until steaming.',
    plate: [200, 600],
    fit: filling.food.id === 'pulled-pork' ? 1.5 : 0.9,
  }));
}
