// What is on the list and belongs beside the dish: rice or bread for the sauce, a few leaves, the mustard, a handful of
// herbs. Added once the dish itself stands, so that a cook's list is used and no dish needs to think of it.

import type { FoodId } from '../food/foods.ts';
import { dressLeaves } from './base-parts.ts';
import { measureBeside } from './beside-amounts.ts';
import { APART_TESTS, type Apart, cookApart } from './cook-apart.ts';
import { readMinutes } from './count-minutes.ts';
import { type Side, takeSide } from './dishes/parts/side.ts';
import type { Part, Said, Step } from './draft.ts';
import { PARTS_CAP, partStep } from './fold-in.ts';
import { BESIDE_TESTS, CLOSED, SOUPS, SPICED, SPOONED, SWIRLED } from './goes-beside.ts';
import { type Item, isFlesh, isMilky } from './kitchen.ts';
import { real, takeButter, takeIf } from './pan-vegetables.ts';
import { isCitrus, isFlatbread, isNamed } from './slots.ts';
import type { Board } from './start-draft.ts';
import { type Beside, takesIn } from './welcome.ts';
import { capitalise, listWords } from './words/list-words.ts';
import { asStep, say, together } from './words/say.ts';

const MOST: Readonly<Record<Beside, number>> = {
  starch: 1,
  bread: 1,
  leaves: 3,
  condiment: 3,
  sweet: 3,
  top: 3,
  cheese: 1,
  egg: 1,
  crumbs: 1,
  bacon: 1,
  sauce: 1,
  stuffing: 1,
  vegetable: 1,
  roasted: 1,
  fruit: 1,
  glaze: 1,
  plantain: 1,
  rotis: 1,
  sausage: 1,
  halloumi: 1,
};

const KINDS = Object.keys(MOST) as readonly Beside[];

const APART_KINDS: readonly Apart[] = [
  'plantain',
  'rotis',
  'halloumi',
  'sausage',
  'egg',
  'fruit',
  'glaze',
  'stuffing',
  'roasted',
  'vegetable',
  'sauce',
  'bacon',
  'crumbs',
];

function isApart(kind: Beside): kind is Apart {
  return (APART_KINDS as readonly Beside[]).includes(kind);
}

interface Laid {
  readonly beside: readonly Item[];
  readonly strewn: readonly Item[];
}

/** A pan that is soon done waits for nothing: what goes with it is begun first, unless one step of it lasts as long. */
const QUICK: readonly string[] = ['pan-main', 'solo', 'patties', 'mince-pan', 'cabbage-pan', 'parcel-fish'];

/**
 * Adds the step for a side that has to be cooked, and says in the closing sentence what else comes to the table.
 * Gives back the cook's foods that came in this way, and which of them are no part of the plan of any dish.
 */
export function layAlongside(board: Board, steps: Step[], dish: string): Laid {
  const last = steps[steps.length - 1];
  if (last === undefined) return { beside: [], strewn: [] };
  const before = board.parts.length;
  const free = listWelcome(board);
  const found = new Map(
    KINDS.map((kind) => [kind, takesIn(dish, kind) ? findBeside(board, free, kind, dish) : []]),
  );
  const filled = board.parts.some(
    (part) => ['starch', 'bread'].includes(part.food.roles[0]) || part.food.category === 'potato',
  );
  const hasStarch = !filled && board.kitchen.has('hob') && (found.get('starch') ?? []).length > 0;
  const side = hasStarch ? takeSide(board) : null;
  if (side !== null && side.said !== null) placeSide(steps, side, side.said, dish);
  const bread = takeIf(board, filled || side !== null ? undefined : found.get('bread')?.[0], (item) => ({
    each: Math.max(60, item.food.gramsEach ?? 60),
    prepare: '',
  }));
  const apart = real(
    APART_KINDS.map((kind) =>
      kind === 'crumbs' && bread !== null ? null : cookApart(board, steps, kind, found.get(kind)?.[0]),
    ),
  );
  const cheese = takeAll(board, found.get('cheese'));
  const tops = [...cheese, ...takeAll(board, found.get('top'))];
  const condiments = takeAll(board, found.get('condiment'));
  const sweets = takeAll(board, found.get('sweet'));
  const leaves = takeAll(board, found.get('leaves'));
  const clauses = joinWiths([
    side === null ? null : side.serve,
    ...apart.map(({ clause }) => clause),
    sweets.length === 0 ? null : say`finished with ${sweets}`,
    ...sayStrewn(board, dish, tops, condiments, leaves, bread),
  ]);
  if (clauses.length > 0) closeWith(steps, clauses, side);
  return {
    beside: listItems(board.parts.slice(before)),
    strewn: listItems([...apart.flatMap(({ parts }) => parts), ...cheese, ...sweets]),
  };
}

/** Too much of a thing to be strewn. */
const BULKY: readonly FoodId[] = [
  ...(['kimchi', 'vegan-kimchi', 'sauerkraut', 'roasted-peppers', 'artichoke-hearts'] as const),
  ...(['cooked-potato', 'roast-vegetables', 'mango', 'pineapple'] as const),
];

function sayBread(board: Board, bread: Part): Said {
  if (isFlatbread(bread.food)) return say`${bread}, warmed for a minute in a dry pan`;
  const butter = takeButter(board);
  return butter === null ? say`${bread} to mop up the juices` : say`${bread}, spread with ${butter}`;
}

/** What is scattered, spooned, squeezed and laid beside it, in that order. */
function sayStrewn(
  board: Board,
  dish: string,
  tops: readonly Part[],
  condiments: readonly Part[],
  leaves: readonly Part[],
  bread: Part | null,
): readonly Said[] {
  const wedges = tops.filter((part) => isCitrus(part.food));
  const bulky = [...tops, ...condiments].filter(({ food }) => isNamed(food, ...BULKY));
  const pickles = condiments.filter(
    (part) => part.food.category === 'pickle' && !bulky.includes(part) && !SPICED.includes(dish),
  );
  const scattered = [
    ...tops.filter((part) => !wedges.includes(part) && !bulky.includes(part)),
    ...(CLOSED.includes(dish) ? [] : pickles),
  ];
  const tucked = CLOSED.includes(dish) ? pickles : [];
  const isSoup = SOUPS.includes(dish);
  const sauces = condiments.filter((part) => (isSoup ? SWIRLED : SPOONED).includes(part.food.id));
  // Nothing is spooned over what is eaten shut, out of the hand.
  const [spooned, spread] = CLOSED.includes(dish) ? [[], sauces] : [sauces, []];
  const eatenWith = [
    ...bulky,
    ...condiments.filter((part) => ![...pickles, ...sauces, ...bulky].includes(part)),
  ];
  const [leaf] = leaves;
  // A cucumber and a pot of yoghurt make the one thing that cools a hot plate.
  const isCool =
    leaves.length === 1 && leaf?.food.id === 'cucumber' && spooned[0]?.food.category === 'yoghurt';
  return real([
    scattered.length === 0 ? null : say`scattered with ${scattered}`,
    joinWith(
      real([
        isCool ? say`${[...leaves, ...spooned]} stirred together and spooned over` : null,
        isCool || spooned.length === 0 ? null : say`${spooned} ${isSoup ? 'swirled in' : 'spooned over'}`,
        wedges.length === 0 ? null : say`${wedges} to squeeze over`,
        tucked.length === 0 ? null : say`${tucked} to tuck in`,
        spread.length === 0 ? null : say`${spread} to spread inside`,
        eatenWith.length === 0 ? null : say`${eatenWith}${leaves.length === 0 ? ' beside it' : ''}`,
        bread === null ? null : sayBread(board, bread),
        isCool || leaf === undefined
          ? null
          : leaves.length === 1
            ? say`${leaf}${leaf.food.id === 'avocado' || leaf.food.category === 'citrus' ? ' beside it' : say`, ${dressLeaves(board, wedges, leaves)}`}`
            : say`a salad of ${leaves}, ${dressLeaves(board, wedges, leaves)}`,
      ]),
    ),
  ]);
}

const listItems = (parts: readonly Part[]): readonly Item[] =>
  parts.flatMap(({ item }) => (item === null ? [] : [item]));

/** One "with" for all that is told in that way, behind what is told in another. */
function joinWiths(clauses: readonly (Said | null)[]): readonly Said[] {
  const told = real(clauses);
  const withs = told.filter(({ text }) => text.startsWith('with '));
  const joined = joinWith(withs.map((clause) => ({ ...clause, text: clause.text.slice('with '.length) })));
  return [...told.filter((clause) => !withs.includes(clause)), ...real([joined])];
}

function joinWith(bits: readonly Said[]): Said | null {
  if (bits.length === 0) return null;
  return {
    text: `with ${listWords(bits.map((bit) => bit.text))}`,
    portions: bits.flatMap((bit) => bit.portions),
    facts: bits.flatMap((bit) => bit.facts),
  };
}

/** How a dish says that it is done, in the words that may give way to where it is served. */
const PLAINLY = / (?:straight from the tray|(?:in|from) (?:a )?(?:warm|deep) bowls?|at once|hot)$/;
/** What it is cut or eaten with is no company for what comes beside it. */
const WITH_TOOL = /\bwith (?:a|an|the|two|your|both) (?:[a-z]+ )?(?:knife|fork|spoon|spatula|hands|fingers)$/;
/** "Into bowls", where what it is eaten over goes in first. */
const INTO = /\b(?:into|between|onto) (?:warm |deep )?(?:bowls|plates)\b/;
/** A sentence that has served it, and what it says besides: "Serve with the carrot, and keep the fat in a jar". */
const SERVED = /^((?:[^.;:]* and )?serve\b[^.;:]*?)((?:, and (?!the\b)[a-z]+ the [^.]*|[;:][^.]*)?\.)$/i;
const SERVES = /\b(?:serve|eat|ladle|pile|slide|bring|take the pan|open them|spoon the|cut)\b/i;

/** Puts what else comes to the table into the sentence that serves the dish; where none does, a new one does. */
function closeWith(steps: Step[], clauses: readonly Said[], side: Side | null): void {
  const place = steps.length - 1;
  const last = steps[place];
  if (last === undefined) return;
  const sentences = partStep(last);
  const closing = sentences[sentences.length - 1] ?? '';
  const more = {
    text: clauses.map((clause) => clause.text).join(', '),
    portions: clauses.flatMap((clause) => clause.portions),
    facts: clauses.flatMap((clause) => clause.facts),
  };
  const [, served, besides = ''] = SERVED.exec(closing) ?? [];
  if (served !== undefined && besides !== '.' && more.text.startsWith('with ')) {
    const text = `${served}${/\bwith\b/.test(served) ? `, and ${more.text}` : ` ${more.text}`}${besides}`;
    steps.splice(place, 1, {
      text: [...sentences.slice(0, -1), text].join(' '),
      portions: [...last.portions, ...more.portions],
      facts: [...last.facts, ...more.facts],
      meanwhile: last.meanwhile,
    });
    return;
  }
  const merges =
    SERVES.test(closing) &&
    closing.endsWith('.') &&
    !/[:;]/.test(closing) &&
    !WITH_TOOL.test(closing.slice(0, -1));
  if (!merges) {
    const said = { ...more, text: `${capitalise(`serve ${more.text}`)}.` };
    if (last.text.length + said.text.length < 430)
      steps.splice(place, 1, asStep(together(last, said), last.meanwhile));
    else steps.push(asStep(said, false));
    return;
  }
  let own = closing.slice(0, -1);
  const [over, ...others] = clauses;
  if (over?.text.startsWith('over ') === true && INTO.test(own) && !/\bServe\b/.test(own)) {
    own = own.replace(INTO, `$& ${over.text}`);
    more.text = others.map((clause) => clause.text).join(', ');
  }
  const plain = side === null ? own : own.replace(PLAINLY, '');
  const comma = plain === own || /\bserve\b[^,]*,/.test(plain) ? ', ' : ' ';
  // One "with" does for two things.
  own =
    /(?<!(?:scatter|sprinkle|top|topp|strewn|finish)(?:e?d)? )\bwith (?:(?! and )[^,])*$/.test(plain) &&
    more.text.startsWith('with ')
      ? `${plain} and ${more.text.slice('with '.length)}.`
      : more.text === ''
        ? `${own}.`
        : `${plain}${comma}${more.text}.`;
  steps.splice(place, 1, {
    text: [...sentences.slice(0, -1), own].join(' '),
    portions: [...last.portions, ...more.portions],
    facts: [...last.facts, ...more.facts],
    meanwhile: last.meanwhile,
  });
}

/** The side is cooked while something else takes as long; where nothing does, it is begun first and kept covered. */
function placeSide(steps: Step[], side: Side, said: Said, dish: string): void {
  const whole = readMinutes(said);
  const wanted = QUICK.includes(dish) ? whole : whole * 0.7;
  const busy = steps.findLastIndex((step, place) => place < steps.length - 1 && readMinutes(step) >= wanted);
  if (busy >= 0) {
    const text = `Meanwhile, ${said.text.charAt(0).toLowerCase()}${said.text.slice(1)}`;
    steps.splice(busy + 1, 0, asStep(said, true, text));
    return;
  }
  const [next] = steps;
  if (next !== undefined) {
    const { noun, plural } = side.part;
    const told = /^(?:Meanwhile|While)/.test(next.text)
      ? next.text
      : `While the ${noun} ${plural ? 'cook' : 'cooks'}, ${next.text.charAt(0).toLowerCase()}${next.text.slice(1)}`;
    steps[0] = asStep(next, true, told);
  }
  const keeps = /covered|Cover/.test(said.text) ? said : together(said, say`Keep covered.`);
  steps.unshift(asStep(keeps, side.said === null));
}

/** What may still come to it; no milk to the meat of a kosher table. */
function listWelcome(board: Board): readonly Item[] {
  const { kitchen, parts } = board;
  const isMeat = kitchen.diets.includes('kosher') && parts.some(({ food }) => isFlesh(food));
  return isMeat ? board.listFree().filter(({ food }) => !isMilky(food)) : board.listFree();
}

/** The kinds that have a place for what is sweet. */
const SWEETISH: readonly Beside[] = ['fruit', 'sweet', 'condiment'];

function findBeside(board: Board, free: readonly Item[], kind: Beside, dish: string): readonly Item[] {
  const { parts } = board;
  const used = parts.map((part) => part.food);
  return free
    .filter(
      ({ food, typed }) =>
        (food.side !== 'sweet' || food.id === 'pomegranate' || SWEETISH.includes(kind)) &&
        (isApart(kind) ? APART_TESTS[kind](food, used) : BESIDE_TESTS[kind](food, dish, parts)) &&
        !typed.some((text) => /\brind\b/i.test(text)),
    )
    .toSorted((one, other) => (isApart(kind) ? other.food.perish - one.food.perish : 0))
    .slice(0, MOST[kind]);
}

function takeAll(board: Board, items: readonly Item[] | undefined): Part[] {
  return (items ?? [])
    .filter(
      (item) => board.parts.length < PARTS_CAP && !board.parts.some((part) => part.food.id === item.food.id),
    )
    .map((item) => board.take(item, measureBeside(item)));
}
