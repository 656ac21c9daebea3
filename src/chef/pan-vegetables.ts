// Vegetables in one frying pan, each group at its time: hard ones first, leaves last. Shared by eggs, pasta, rice
// and everything else that begins with a pan of vegetables.

import type { Unit } from '../food/units.ts';
import { isHeaped } from './dishes/parts/batches.ts';
import type { Part, Said } from './draft.ts';
import type { Item } from './kitchen.ts';
import { isLeafyGreen, isMushroom, isNamed, isPotato } from './slots.ts';
import type { Board, TakeOptions } from './start-draft.ts';
import { withCut } from './tasks.ts';
import { are, it, say, together, until } from './words/say.ts';

type PanPace = 'slow' | 'medium' | 'fast' | 'leaf';

/** When a vegetable joins a frying pan. */
function readPanPace(item: Item): PanPace {
  const { food } = item;
  if (isLeafyGreen(food)) return 'leaf';
  if (food.form === 'frozen' || food.form === 'tinned') return 'fast';
  if (food.category === 'pod')
    return isNamed(food, 'peas', 'mangetout', 'sugar-snap-peas', 'baby-corn') ? 'fast' : 'medium';
  if (
    isPotato(food) ||
    (food.category === 'root-vegetable' && food.form === 'fresh') ||
    food.category === 'squash'
  )
    return 'slow';
  return 'medium';
}

/** Raw beetroot under a lid; nobody stands longer at a frying pan. */
const LONGEST_IN_PAN = 22;

/** Minutes until it is tender in a frying pan, in the cut that panCut gives it: at least, for all that is known. */
export function readPanMinutes(item: Item): number {
  const { food } = item;
  const { soften, fry, boil, simmer } = food.heat;
  switch (readPanPace(item)) {
    case 'slow':
      return Math.min(LONGEST_IN_PAN, Math.max(10, (fry ?? boil ?? simmer)?.minutes[0] ?? 12));
    case 'medium':
      return Math.min(12, Math.max(6, (soften ?? fry ?? simmer)?.minutes[0] ?? 6));
    case 'leaf':
      return (soften ?? simmer)?.minutes[0] ?? 2;
    default:
      return 3;
  }
}

/** The cut that lets it cook in a frying pan in the time it is given. */
function panCut(item: Item): ReturnType<typeof withCut> {
  const { food } = item;
  const pace = readPanPace(item);
  if (pace === 'slow') return withCut(item, 'dice-1cm');
  if (pace === 'leaf') return withCut(item, 'shreds');
  return withCut(item, food.heat.soften?.cut ?? food.heat['stir-fry']?.cut ?? food.cuts[0]);
}

interface PanVegetables {
  readonly parts: readonly Part[];
  /** Sentences that add the vegetables group by group, the hard ones first. */
  readonly said: Said;
}

/** From so many minutes on, what is slower goes in alone. */
const HEAD_START = 6;

/** Vegetables that go in together, and the minutes that the slowest of them wants. */
interface Group {
  readonly items: readonly Item[];
  readonly parts: readonly Part[];
  readonly minutes: number;
}

function saySlow({ items, parts, minutes }: Group, lead: string): Said | null {
  if (parts.length === 0) return null;
  // Beetroot takes twice as long as carrots: it goes in alone, and they follow.
  const isFirst = items.map((item) => minutes - readPanMinutes(item) < HEAD_START);
  const first = parts.filter((_, place) => isFirst[place] === true);
  const second = parts.filter((_, place) => isFirst[place] !== true);
  const later = items.filter((_, place) => isFirst[place] !== true);
  const left = later.length === 0 ? minutes : Math.max(...later.map(readPanMinutes));
  const opening =
    second.length === 0
      ? say`${lead} ${first} with a splash of water,`
      : say`${lead} ${first} with a splash of water, cover and cook ${until('the edges begin to soften', minutes - left)}. Add ${second},`;
  return say`${opening} cover and cook, turning now and then, ${until('the tip of a knife slips in easily', left, left + 2)}; take off the lid for the last few, so that ${are(...parts) === 'are' ? 'they brown' : 'it browns'}.`;
}

/** What is firm and green steams rather than fries. */
const isSteamed = ({ food }: Item): boolean =>
  ['pod', 'brassica'].includes(food.category) && food.id !== 'corn-on-the-cob';

function sayMedium({ items, parts, minutes }: Group, lead: string): Said | null {
  if (parts.length === 0) return null;
  // Aubergine wants longer than a courgette: what is quicker follows it.
  const isFirst = items.map((item) => minutes - readPanMinutes(item) < 3);
  const second = parts.filter((_, place) => isFirst[place] !== true);
  const left = Math.max(0, ...items.filter((_, place) => isFirst[place] !== true).map(readPanMinutes));
  const last = left === 0 ? minutes : left;
  const opening = say`${lead} ${parts.filter((_, place) => isFirst[place])}`;
  const added =
    second.length === 0
      ? opening
      : say`${opening} and cook, turning now and then, ${until('the edges colour', minutes - left)}. Add ${second}`;
  if (items.some(isSteamed))
    return say`${added} with a splash of water, cover and cook ${until('just tender, with the pan dry again', last, last + 2)}.`;
  const isMushroomy = items.some((item) => isMushroom(item.food));
  const isJuicy = items.some(({ food }) => isNamed(food, 'tomato', 'cherry-tomato'));
  // A heap of them steams before it browns, and two heaps follow one another.
  const lots = isHeaped(parts, 1.5) ? ' in two lots, the second when the first has shrunk,' : '';
  const more = lots === '' ? (isHeaped(parts) ? 4 : 0) : 8;
  const cue = isMushroomy
    ? 'golden, with the pan dry again'
    : isJuicy
      ? 'soft and juicy'
      : more > 0
        ? 'shrunk and tender, with the edges turning gold'
        : 'tender and golden in places';
  return say`${added}${lots} and cook ${until(cue, last + more, last + more + 2)}.`;
}

function sayLeaves({ parts, minutes }: Group): Said | null {
  if (parts.length === 0) return null;
  return minutes >= 6
    ? say`Add ${parts} with 4 tablespoons of water, cover and cook ${until('dark and tender', 10, 12)}, then let the water boil away.`
    : say`Add ${parts} by the handful and turn ${it(...parts)} over ${minutes > 3 ? until('limp and tender', 4, 5) : until('just wilted', 2, 3)}.`;
}

/** Takes the vegetables and says how they follow one another into a pan that is already hot. */
export function addPanVegetables(
  board: Board,
  items: readonly Item[],
  gramsEach: number,
  lead = 'Add',
  leafEach = 60,
): PanVegetables {
  const take = (pace: PanPace): Group => {
    const some = items.filter((item) => readPanPace(item) === pace);
    return {
      items: some,
      parts: some.map((item) =>
        board.take(item, {
          each: pace === 'leaf' ? Math.min(leafEach, gramsEach) : gramsEach,
          ...panCut(item),
        }),
      ),
      minutes: Math.max(0, ...some.map(readPanMinutes)),
    };
  };
  const slow = take('slow');
  const medium = take('medium');
  const fast = take('fast');
  const leaves = take('leaf');
  const said = together(
    saySlow(slow, lead),
    sayMedium(medium, slow.parts.length > 0 ? 'Add' : lead),
    fast.parts.length > 0 ? say`Tip in ${fast.parts} and cook ${until('steaming hot', 3, 4)}.` : null,
    sayLeaves(leaves),
  );
  return { parts: [slow, medium, fast, leaves].flatMap(({ parts }) => parts), said };
}

/** Butter of the list that nothing has called for, to melt on what is hot. */
export function takeButter(board: Board): Part | null {
  return takeIf(
    board,
    board.listFree().find(({ food }) => food.id === 'butter'),
    { each: 6 },
  );
}

/** Takes an optional food; null where there is none, or where another step has it already. */
export function takeIf(
  board: Board,
  item: Item | undefined,
  options: TakeOptions | ((item: Item) => TakeOptions) = {},
): Part | null {
  if (item === undefined || board.parts.some((part) => part.food.id === item.food.id)) return null;
  return board.take(item, typeof options === 'function' ? options(item) : options);
}

/** Takes an optional food by the spoon or the gram; null where there is none. */
export function needIf(
  board: Board,
  item: Item | undefined,
  quantity: number,
  unit: Unit | null,
  options?: TakeOptions,
): Part | null {
  return item === undefined ? null : board.need([item.food.id], quantity, unit, options);
}

/** Drops what is not there. */
export function real<T>(things: readonly (T | null | undefined)[]): T[] {
  return things.filter((thing): thing is T => thing !== null && thing !== undefined);
}
