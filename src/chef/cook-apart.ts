// What is cooked in a small pan of its own for the plate of a dish that is nearly done: eggs, crumbs, bacon, a few
// pieces of fruit, a glaze, a sauce from a tin, stuffing, a vegetable, plantain.

import type { Food, FoodId } from '../food/foods.ts';
import { boilEgg, lowerFirst, takeCrumbs } from './base-parts.ts';
import { readMinutes } from './count-minutes.ts';
import { fruitCut } from './dishes/parts/fruit-cut.ts';
import { waterFor } from './dishes/parts/pot-water.ts';
import { isAtta, rollRotis } from './dishes/parts/rotis.ts';
import { takePlantain } from './dishes/parts/side.ts';
import type { Part, Said, Step } from './draft.ts';
import { isEastern } from './folds.ts';
import { meetsFruit } from './fruit-bridges.ts';
import { cutFried } from './join-parts.ts';
import { type Item, isFlesh } from './kitchen.ts';
import { real, takeButter, takeIf } from './pan-vegetables.ts';
import {
  isCheese,
  isCookable,
  isEgg,
  isFlatbread,
  isNamed,
  isPotato,
  isRasher,
  isSausage,
  isTofu,
} from './slots.ts';
import type { Board } from './start-draft.ts';
import { readsCore, takePlainOil, withCut } from './tasks.ts';
import { asStep, core, it, over, say, the, until } from './words/say.ts';

export type Apart =
  | 'egg'
  | 'crumbs'
  | 'bacon'
  | 'fruit'
  | 'glaze'
  | 'sauce'
  | 'stuffing'
  | 'vegetable'
  | 'roasted'
  | 'plantain'
  | 'rotis'
  | 'sausage'
  | 'halloumi';

const GLAZING: readonly FoodId[] = [
  'soy-sauce',
  'tamari',
  'sweet-soy-sauce',
  'oyster-sauce',
  'hoisin-sauce',
  'miso',
  'gochujang',
];
const SWEETENING: readonly FoodId[] = [
  'mirin',
  'rice-wine',
  'honey',
  'maple-syrup',
  'peanut-butter',
  'sriracha',
];

/** Which of the listed foods can be cooked apart for this dish, beside what is in it. */
export const APART_TESTS: Readonly<Record<Apart, (food: Food, others: readonly Food[]) => boolean>> = {
  // A tortilla that is full of meat or tofu has no room for one.
  egg: (food, others) =>
    (isEgg(food) || isNamed(food, 'boiled-egg', 'duck-egg')) &&
    !(others.some(isFlatbread) && others.some(({ roles }) => roles[0] === 'protein')),
  crumbs: (food) => isNamed(food, 'bread', 'sourdough', 'baguette', 'breadcrumbs') || isCrisp(food),
  bacon: (food, others) => isRasher(food) && !others.some(isEastern),
  fruit: meetsFruit,
  glaze: ({ id }, others) =>
    GLAZING.includes(id) &&
    !others.some(
      (one) => one.category !== 'butter' && (one.roles.includes('dairy') || one.roles.includes('cheese')),
    ),
  sauce: (food, others) => isNamed(food, 'cream-soup', 'gravy', 'white-sauce') && others.some(isFilling),
  stuffing: (food, others) =>
    isNamed(food, 'stuffing', 'stuffing-mix') &&
    others.some(({ id, category }) => /poultry|pork|sausage|turkey|chicken/.test(`${id} ${category}`)),
  vegetable: (food, others) =>
    isCookable(food) &&
    (food.id === 'sweetcorn' || (food.heat.boil?.minutes[1] ?? 99) <= 20) &&
    !isNamed(food, 'fennel', 'tomato') &&
    others.some(({ roles }) => ['protein', 'egg', 'legume', 'cheese'].includes(roles[0])),
  roasted: (food) =>
    isCookable(food) &&
    food.form === 'fresh' &&
    (food.heat.roast?.minutes[0] ?? 0) >= 15 &&
    !isNamed(food, 'celery', 'tomato', 'cherry-tomato', 'mushroom'),
  rotis: isAtta,
  plantain: (food, others) =>
    food.id === 'plantain' ||
    (isStarchyRoot(food) &&
      !others.some((one) => one.roles[0] === 'starch' || one.roles[0] === 'bread' || isPotato(one))),
  halloumi: (food, others) =>
    food.id === 'halloumi' && !others.some((one) => isFilling(one) || isCheese(one) || isEastern(one)),
  sausage: (food, others) =>
    (isSausage(food) || isNamed(food, 'smoked-sausage', 'chorizo', 'chinese-sausage', 'black-pudding')) &&
    !others.some(isFilling),
};

interface Cooked {
  readonly said: Said;
  /** How it comes to the plate. */
  readonly clause: Said;
  readonly parts: readonly Part[];
}

/** Minutes of an oven that a tray beside it is worth lighting it for. */
const LONG_BAKE = 20;

/** Vegetables on a tray of their own, while the oven is hot for something else; null where it is not for long enough. */
function roastBeside(board: Board, steps: Step[], item: Item): Cooked | null {
  const bake = steps.findLastIndex(
    (step) => /\b(?:bake|roast)\b/i.test(step.text) && readMinutes(step) >= LONG_BAKE,
  );
  const lit = steps.findIndex(({ facts }) => facts.some(({ kind }) => kind === 'oven'));
  const heat = steps[lit]?.facts.find((fact) => fact.kind === 'oven');
  const roast = item.food.heat.roast;
  const baking = steps[bake];
  if (baking === undefined || roast === undefined || heat?.kind !== 'oven' || heat.ovenC < 180) return null;
  const [low, high] = roast.minutes;
  const baked = Math.max(...baking.facts.map((fact) => (fact.kind === 'until' ? fact.minutes[0] : 0)));
  // What stands for five minutes before it is cut gives its side as long.
  const lead = low - baked > 7 ? Math.ceil((low - baked) / 5) * 5 : 0;
  // A head start needs an oven that is hot before what is baked is ready for it.
  if (lead > 20 || (lead > 0 && lit >= bake)) return null;
  const part = board.take(item, { each: 110, ...withCut(item, roast.cut) });
  const oil = takePlainOil(board, 1);
  if (lead > 0)
    steps.splice(
      bake,
      0,
      asStep(
        say`Turn ${part} in ${oil} and a pinch of salt on a second tray and roast ${until('the edges begin to colour', lead)}. Leave ${it(part)} in beside what follows, until soft.`,
        false,
      ),
    );
  else if (lit < bake && !baking.meanwhile)
    steps.splice(
      bake,
      1,
      asStep(
        say`Turn ${part} in ${oil} and a pinch of salt on a second tray and put ${it(part)} in to roast beside what follows ${until('soft and brown at the edges', low, Math.min(high, low + 5))}.`,
        false,
      ),
      {
        ...baking,
        text: baking.text.startsWith('Meanwhile') ? baking.text : `Meanwhile, ${lowerFirst(baking.text)}`,
        meanwhile: true,
      },
    );
  else
    steps.splice(
      bake + 1,
      0,
      asStep(
        say`Meanwhile, turn ${part} in ${oil} and a pinch of salt on a second tray and roast beside it ${until('soft and brown at the edges', low, Math.min(high, low + 5))}.`,
        true,
      ),
    );
  return { said: say``, clause: say`with ${the(part)}`, parts: [part, oil] };
}

const COOKS: Readonly<Record<Apart, (board: Board, item: Item) => Cooked | null>> = {
  egg: (board, item) => {
    const egg = board.take(item, { each: 50 });
    if (board.parts.some(({ food }) => isNamed(food, 'gammon', 'oven-chips')))
      return {
        said: say`Fry ${egg} in a small oiled pan ${over('medium')} ${until('white-set-yolk-firm', 4, 5)} (${core(71, board.kitchen.us)} inside).`,
        clause: say`with ${the(egg)} on top`,
        parts: [egg],
      };
    return {
      said: boilEgg(egg, board.kitchen.us, 'halve'),
      clause: say`with the boiled ${egg.noun.replace('boiled ', '')} on top`,
      parts: [egg],
    };
  },
  crumbs: (board, item) => {
    if (isCrisp(item.food)) {
      const crisp = board.take(item, { each: 15, prepare: '' });
      return { said: say``, clause: say`with ${crisp} crushed over it`, parts: [crisp] };
    }
    const crumbs = takeCrumbs(board, item);
    return crumbs === null
      ? null
      : {
          said: say`Toast ${crumbs} in a small dry pan ${over('medium')}, shaking it, ${until('crisp and brown', 3, 4)}.`,
          clause: say`strewn with the crumbs`,
          parts: [crumbs],
        };
  },
  bacon: (board, item) => {
    const bacon = board.take(item, { each: 25, ...cutFried(item) });
    return {
      said: say`Fry ${bacon} in a small dry pan ${over('medium')} ${until('crisp-golden', 5, 6)}.`,
      clause: say`with ${the(bacon)} crumbled over it`,
      parts: [bacon],
    };
  },
  sauce: (board, item) => {
    const sauce = board.take(item, { each: 75, prepare: '' });
    return {
      said: say`Whisk ${sauce} with 4 tablespoons of water in a small pan ${over('medium')} ${until('smooth and bubbling', 3, 4)}.`,
      clause: say`with the sauce poured over`,
      parts: [sauce],
    };
  },
  stuffing: (board, item) => {
    const isDry = item.food.id === 'stuffing-mix';
    const stuffing = board.take(item, { each: isDry ? 30 : 60, prepare: isDry ? '' : 'crumbled' });
    const water = waterFor(Math.ceil((stuffing.grams * (isDry ? 2.2 : 0.4)) / 25) * 25, board.kitchen.us);
    return {
      said: say`Stir ${stuffing} into ${water} in a small pan, cover and cook ${over('low')} ${until('soft and steaming', 4, 5)}${isDry ? '' : say` (${core(74, board.kitchen.us)})`}.`,
      clause: say`with ${the(stuffing)}`,
      parts: [stuffing],
    };
  },
  vegetable: (board, item) => {
    const [low, high] = item.food.heat.boil?.minutes ?? [3, 4];
    if (!board.kitchen.has('hob')) {
      const frozen = board.take(item, { each: 80 });
      return {
        said: say`Microwave ${frozen} in a covered bowl with a spoonful of water on full power ${until('steaming-through', 3, 4)}, and drain.`,
        clause: say`with ${the(frozen)}`,
        parts: [frozen],
      };
    }
    const butter = takeButter(board);
    const vegetable = board.take(item, { each: 110, ...withCut(item, item.food.heat.boil?.cut) });
    return {
      said: say`Boil ${vegetable} in a pan of salted water ${over('high')} ${until('just tender', low, high)}, and drain.`,
      clause: butter === null ? say`with ${the(vegetable)}` : say`with ${the(vegetable)} turned in ${butter}`,
      parts: [vegetable, ...(butter === null ? [] : [butter])],
    };
  },
  fruit: (board, item) => {
    const fruit = board.take(item, { each: 60, ...fruitCut(item) });
    const isSharp = isNamed(item.food, 'rhubarb', 'gooseberries', 'cranberries', 'red-currants');
    const sugar = isSharp && board.kitchen.choose('sugar') ? board.need(['sugar'], 2, 'tsp') : null;
    return {
      said: say`Put ${[fruit, ...(sugar === null ? [] : [sugar])]} in a small pan with a splash of water, cover and cook ${over('medium')} ${until('soft, with most of it still whole', 5, 6)}.`,
      clause: say`with ${the(fruit)} spooned over`,
      parts: sugar === null ? [fruit] : [fruit, sugar],
    };
  },
  glaze: (board, item) => {
    const salty = board.take(item, { each: 15 });
    const others = SWEETENING.map((id) => takeIf(board, board.kitchen.find(id), { each: 10 }));
    const parts = [salty, ...real(others)];
    return {
      said: say`Stir ${parts} with 2 tablespoons of water in a small pan ${over('medium')} ${until('it bubbles and shines', 2, 3)}.`,
      clause: say`with the glaze poured over`,
      parts,
    };
  },
  roasted: () => null,
  rotis: () => null,
  halloumi: (board, item) => {
    const slices = board.take(item, { each: 80, cut: 'slices-1cm' });
    return {
      said: say`Fry ${slices} in a dry frying pan ${over('medium-high')}, turning once, ${until('golden on both sides', 3, 4)}.`,
      clause: say`with ${the(slices)} on top`,
      parts: [slices],
    };
  },
  sausage: (board, item) => {
    const isWhole = isSausage(item.food);
    const sausage = board.take(item, isWhole ? { each: 110, prepare: '' } : { each: 80, cut: 'slices-1cm' });
    const [low, high] = isWhole ? [12, 15] : [6, 8];
    return {
      said: say`Fry ${sausage} in a dry frying pan ${over('medium')}, turning often, ${until('browned-all-over', low, high)} (${readsCore(sausage, board.kitchen.us)}).`,
      clause: say`with ${the(sausage)}`,
      parts: [sausage],
    };
  },
  plantain: (board, item) => {
    if (item.food.id !== 'plantain') {
      const [low, high] = item.food.heat.boil?.minutes ?? [20, 25];
      const root = board.take(item, { each: 180, ...withCut(item, item.food.heat.boil?.cut) });
      return {
        said: say`Boil ${root} in a pan of salted water ${over('medium')} ${until('soft all through, with no hard core', low, high)}, and drain; the water is thrown away.`,
        clause: say`with ${the(root)}`,
        parts: [root],
      };
    }
    const side = takePlantain(board);
    return side === null || side.said === null
      ? null
      : { said: side.said, clause: side.serve, parts: [side.part] };
  },
};

/** Cassava, yam and their like, which water alone makes fit to eat. */
const isStarchyRoot = ({ category, heat }: Food): boolean =>
  category === 'starchy-root' && heat.boil !== undefined;

/** A plate that has meat, fish, tofu or eggs wants no sausage beside it. */
const isFilling = (food: Food): boolean =>
  isFlesh(food) || isTofu(food) || food.roles[0] === 'protein' || food.roles[0] === 'cured';

/** Salty and crisp from a packet, for the top of a bowl. */
const isCrisp = (food: Food): boolean =>
  isNamed(food, 'cracker', 'crisps', 'tortilla-chips', 'crispy-onions');

/** From the freezer and small: ready in a microwave too. */
const isPeas = ({ food }: Item): boolean =>
  food.category === 'frozen-vegetable' && food.heat.boil !== undefined;

const OF_BEFORE = /^(?:Lift|Take|Turn|Slide|Spoon) (?!the\b)/;

/** Cooks it while the last step but one goes on; null where there is none, or no flame for it. */
export function cookApart(board: Board, steps: Step[], kind: Apart, item: Item | undefined): Cooked | null {
  const { kitchen } = board;
  if (item === undefined) return null;
  if (kind === 'roasted')
    return board.parts.some((part) => part.food.id === item.food.id) ? null : roastBeside(board, steps, item);
  if (kind === 'rotis' && kitchen.has('hob')) {
    const rotis = rollRotis(board, steps, item);
    return rotis === null ? null : { said: say``, ...rotis };
  }
  if (!kitchen.has('hob') && !(isPeas(item) && kitchen.has('microwave'))) return null;
  if (board.parts.some((part) => part.food.id === item.food.id)) return null;
  const cooked = COOKS[kind](board, item);
  if (cooked === null || cooked.said.text === '') return cooked;
  // "Lift onto a plate" is said of what the step before it cooks, so nothing comes between the two.
  const isTied = OF_BEFORE.test(steps[steps.length - 1]?.text ?? '');
  const place = steps.length - (isTied ? 2 : 1);
  // What is ready sooner than an egg waits for it, and so the egg comes first.
  const isSlowest = kind === 'egg' && steps.every((step) => readMinutes(step) < 8);
  if (place < 1 || isSlowest) steps.unshift(asStep(cooked.said, false));
  else steps.splice(place, 0, asStep(cooked.said, true, `Meanwhile, ${lowerFirst(cooked.said.text)}`));
  return cooked;
}
