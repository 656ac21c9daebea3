// What a dish of pasta is called, and the one true thing about its sauce.

import type { FoodId } from '../../../food/foods.ts';
import type { Part } from '../../draft.ts';
import type { Item, Kitchen } from '../../kitchen.ts';
import { real } from '../../pan-vegetables.ts';
import { first, isCookable, isNamed, isTinnedFish, isTinnedLegume } from '../../slots.ts';
import { listWords } from '../../words/list-words.ts';
import { nameMany, nameOne } from '../../words/name-food.ts';

export type Sauce = 'tomato' | 'cream' | 'pesto' | 'oil';

/** What a title can name. */
interface Naming {
  readonly pasta: Item;
  readonly sauce: Sauce;
  /** The food that the sauce tastes of, where its kind does not say it. */
  readonly flavour: Item | undefined;
  readonly mains: readonly Item[];
  readonly garlic: boolean;
  readonly cheese: Item | undefined;
}

/** Only what softens into the sauce, and a cheese to grate: with peppers and cheddar it is another dish. */
const isRagu = (kitchen: Kitchen, mains: readonly Item[]): boolean =>
  kitchen.find('cheddar', 'mozzarella', 'feta', 'curry-powder', 'paprika', 'smoked-paprika') === undefined &&
  mains.slice(1).every(({ food }) => isNamed(food, 'carrot', 'celery', 'mushroom', 'spinach', 'courgette'));

/** Sauces that have a name, by what makes them: what the list says must hold for the first that fits. */
function nameSauce(kitchen: Kitchen, { sauce, mains, garlic, cheese }: Naming): string | null {
  if (sauce !== 'tomato') return null;
  const [lead] = mains;
  const meat = lead !== undefined && !isCookable(lead.food) ? lead.food : undefined;
  const has = (...ids: readonly FoodId[]): boolean => kitchen.find(...ids) !== undefined;
  if (meat !== undefined && isNamed(meat, 'beef-mince', 'mixed-mince', 'pork-mince'))
    return isRagu(kitchen, mains) ? 'bolognese' : null;
  if (has('olives') && has('capers') && (meat === undefined || isTinnedFish(meat)))
    return `puttanesca${meat === undefined ? '' : ` with ${nameOne(meat, kitchen.us).replace(/^(?:tinned|canned) /, '')}`}`;
  if (meat === undefined && has('aubergine') && (cheese !== undefined || has('ricotta', 'mozzarella')))
    return 'alla Norma';
  if (meat !== undefined && isNamed(meat, 'bacon', 'pancetta') && cheese !== undefined && mains.length === 1)
    return 'amatriciana';
  return lead === undefined && garlic && has('chilli', 'chilli-flakes') ? 'arrabbiata' : null;
}

/** A title stays on one line. */
const MOST_LETTERS = 54;

export function writeTitle(kitchen: Kitchen, naming: Naming): string {
  const { pasta, sauce, flavour, mains, garlic, cheese } = naming;
  const { us } = kitchen;
  const shape = nameOne(pasta.food, us).replace(/^(lasagn[ae]) sheet/, 'broken $1');
  const named0 = nameSauce(kitchen, naming);
  if (named0 !== null) return `${shape} ${named0}`;
  const isNamedByKind = sauce === 'tomato' || sauce === 'pesto' || flavour === undefined;
  const taste = isNamedByKind ? sauce : nameOne(flavour.food, us);
  const isLast = ({ food }: Item): number => Number(food.category === 'melting-cheese');
  const lead =
    mains.length > 0 ? mains.toSorted((a, b) => isLast(a) - isLast(b)) : real([legumeItem(kitchen, sauce)]);
  const parts = lead
    .slice(0, 2)
    .map(({ food }) => (food.category === 'poultry-cut' ? nameOne(food, us) : nameMany(food, us)))
    .map((name) => name.replace(/^(?:chestnut|button|cup) (?=mushrooms)/, ''));
  const whole = `${shape} with ${listWords([...parts, taste])}`;
  const shown = parts.slice(0, whole.length > MOST_LETTERS ? 1 : 2);
  const sharp = kitchen.find('lemon', 'capers', 'chilli');
  const second = garlic && taste !== 'garlic' ? 'garlic' : cheese && nameOne(cheese.food, us);
  const spare = shown.length === 1 && sharp !== undefined ? [nameOne(sharp.food, us)] : [];
  const named =
    parts.length > 0
      ? [...shown, ...(taste === 'oil' ? spare : [taste])]
      : [...new Set(real([taste, second]))];
  return `${shape} with ${listWords(named)}`;
}

export function introduce(kitchen: Kitchen, sauce: Sauce, garlic: Part | null): string {
  switch (sauce) {
    case 'tomato':
      return kitchen.wording(
        'A tomato sauce wants only time enough to thicken; a splash of the cooking water at the end makes it cling.',
        'The pasta finishes in the sauce, which is the whole difference between sauced pasta and pasta with sauce on it.',
      );
    case 'cream':
      return 'The cooking water loosens the sauce and the last minute in the pan binds it, so it stays silky and never heavy.';
    case 'pesto':
      return 'Pesto goes in off the heat, so it stays green and tastes of its herbs.';
    case 'oil':
      return `There is no sauce here but ${garlic === null ? 'good oil' : 'garlic, good oil'} and the water the pasta cooked in, shaken together until they turn creamy.`;
  }
}

export function legumeItem(kitchen: Kitchen, sauce: Sauce): Item | undefined {
  return sauce === 'cream' ? undefined : first(kitchen, isTinnedLegume);
}
