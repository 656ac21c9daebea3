// The sentences of a named pot: what is browned, what softens after it, what is poured on, what joins late, and what
// finishes it.

import { FOODS } from '../../../food/foods.ts';
import { boilEgg, fitTitle, takeTops } from '../../base-parts.ts';
import type { Dish } from '../../dish.ts';
import type { Draft, Fact, Part, Portion, Said } from '../../draft.ts';
import { readAlone } from '../../joints.ts';
import type { Item, Kitchen } from '../../kitchen.ts';
import { roundAmount } from '../../measure-part.ts';
import { real, takeIf } from '../../pan-vegetables.ts';
import {
  first,
  isChop,
  isCitrus,
  isCookable,
  isCured,
  isEgg,
  isFish,
  isMince,
  isOnion,
  isPasta,
  isPoultry,
  isPrawn,
  isShell,
  isSquid,
} from '../../slots.ts';
import { type Board, startDraft } from '../../start-draft.ts';
import { takePlainOil, untaken } from '../../tasks.ts';
import { nameMany, nameOne } from '../../words/name-food.ts';
import {
  are,
  boiling,
  core,
  half,
  over,
  rest,
  say,
  sayIf,
  the,
  together,
  until,
  wait,
} from '../../words/say.ts';
import { inBatches, isHeaped, pullOff, skimFat } from './batches.ts';
import { cookKit, NAMED_FIT, takeDoses } from './kit.ts';
import { fillPot, findMains, type Pot, type PotKit } from './kit-pot.ts';
import { waterFor } from './pot-water.ts';
import { isMeasured, tellShut } from './sea-care.ts';
import { cookBeside, type Side, takeSide } from './side.ts';

export function cookPot(kit: PotKit): Dish {
  return {
    id: kit.id,
    family: kit.family ?? 'stew',
    side: 'savoury',
    needs: ['hob'],
    prior: 0.9,
    cook: cookKit(kit, write),
  };
}

function startBeans(board: Board, beans: Part): void {
  board.step(
    () =>
      say`Cover ${beans} with plenty of cold water and leave to soak ${{ kind: 'wait', minutes: 480, words: 'overnight, at least 8 hours' }}. Drain, and throw the soaking water away.`,
  );
  board.step(
    () =>
      say`Put ${the(beans)} in a large pan with fresh water to cover them well. Bring ${boiling()} and boil hard ${{ kind: 'until', minutes: [10, 10], words: 'for a full 10 minutes' }}, skimming off the froth: simmering alone does not make beans safe. Drain.`,
  );
}

function coreOf(parts: readonly Part[], us: boolean): Fact | null {
  const figures = parts.flatMap(({ food }) => (isMeasured(food) && food.core ? [food.core.coreC] : []));
  return figures.length === 0 ? null : core(Math.max(...figures), us);
}

/** Whole chops are done in ten minutes and dry in twenty: they wait for the end of the pot. */
const isOfChops = ({ meat }: Pot): boolean =>
  meat.length > 0 &&
  meat.every(({ food, text }) => isChop(food) && /chop/.test(food.id) && !/chunks|strips/.test(text));

const isFatFirst = ({ kit, meat }: Pot): boolean =>
  kit.thin === true && meat.some(({ food }) => food.id === 'pork-belly');

const browns = ({ meat, kit }: Pot): boolean => meat.length > 0 && kit.thin !== true;

/** The salt that is left for the liquid. */
function restOfSalt(pot: Pot): Part | Portion | null {
  if (pot.salt === null) return null;
  return browns(pot) || pot.fried.length > 0 ? rest(pot.salt) : pot.salt;
}

function tellBase(pot: Pot): void {
  const { board, kit, meat, fried, bloomed, salt } = pot;
  const { servings } = board.kitchen;
  const fat = board.kitchen.find(
    'palm-oil',
    'ghee',
    'lard',
    'mustard-oil',
    ...(kit.id === 'wat' ? (['butter'] as const) : []),
  );
  const isBelly = board.kitchen.find('pork-belly') !== undefined;
  const spoons = Math.max(
    1,
    Math.round(servings * (isBelly ? 0.25 : fried.some(({ food }) => food.id === 'aubergine') ? 1.5 : 0.5)),
  );
  const oil =
    fat === undefined
      ? takePlainOil(board, spoons)
      : board.need([fat.food.id], Math.max(2, fat.food.id === 'palm-oil' ? servings : spoons), 'tbsp');
  const isBrowned = browns(pot);
  if (isBrowned) board.step(() => brownMeat(meat, oil, salt, isOfChops(pot)));
  const isHot = isBrowned || fried.length + bloomed.length === 0;
  const withSalt = isBrowned || salt === null ? fried : [...fried, half(salt)];
  board.step(() =>
    together(
      isHot && isBrowned ? null : say`Heat ${oil} in a heavy, lidded pan ${over('medium')}.`,
      // Belly gives the fat for what is fried after it.
      isFatFirst(pot) ? say`Add ${meat} and fry ${until('the fat runs and the edges brown', 5, 6)}.` : null,
      fried.length === 0
        ? null
        : say`Add ${withSalt} and cook ${over('medium')}, stirring now and then, ${softened(pot)}.`,
      bloomed.length === 0
        ? null
        : say`Stir in ${bloomed} and cook ${over('medium')} ${until('fragrant', 1)}.`,
    ),
  );
}

/** Garlic and its kind are done in a minute, and bitter in five. */
function softened({ kit, onion, fried }: Pot): Fact {
  const isQuick = onion === null && fried.every(({ food }) => food.roles[0] === 'aromatic' && !isOnion(food));
  if (isQuick) return until('fragrant and just golden', 1, 2);
  const cured = fried.filter(({ food }) => isCured(food));
  if (onion !== null && cured.length > 0)
    return until(
      `the onion is soft and ${the(...cured)} ${are(...cured)} firm and brown at the edges`,
      8,
      10,
    );
  if (kit.softens !== undefined) return until(kit.softens, 10, 12);
  if (isHeaped(fried)) return until('soft, with the edges beginning to colour', 10, 12);
  const isKimchi = fried.some(({ food }) => /kimchi/.test(food.id));
  return until(isKimchi ? 'soft and darker' : onion === null ? 'golden-edges' : 'soft and golden', 6, 8);
}

function brownMeat(meat: readonly Part[], oil: Part, salt: Part | null, isChops: boolean): Said {
  const season = sayIf(salt, (one) => say` with ${half(one)}`);
  if (meat.some(({ food }) => isMince(food)))
    return say`Heat ${oil} in a heavy, lidded pan ${over('medium-high')} and fry ${meat}${season}, breaking it up, ${inBatches(until('brown and crumbly', 6, 8), meat)}. Lift out.`;
  return say`Pat ${meat} dry${sayIf(salt, (one) => say` and season with ${half(one)}`)}. Heat ${oil} in a heavy, lidded pan ${over('medium-high')} and brown ${the(...meat)} ${inBatches(until('well coloured on two sides', isChops ? 4 : 8, isChops ? 5 : 10), meat)}. Lift out.`;
}

/** What the meat goes back into: "Return the pork with the soy sauce, and pour in 300 ml water". */
function pourOn(pot: Pot, more: readonly Part[] = []): Said {
  const { kit, board, meat, dried } = pot;
  const poured = [...pot.poured, ...more];
  const noodles = pot.quick.find(({ food }) => food.id === 'glass-noodles');
  const ml = kit.water * board.kitchen.servings + (dried?.grams ?? 0) * 3 + (noodles?.grams ?? 0);
  const water = ml === 0 ? '' : waterFor(roundAmount(ml), board.kitchen.us);
  const isBack = browns(pot) && !isOfChops(pot);
  const lead = say`${isOfChops(pot) || isFatFirst(pot) ? '' : isBack ? the(...meat) : meat}${dried === null ? '' : `${meat.length > 0 ? ' and ' : ''}${the(dried)}`}`;
  const wet =
    lead.text === '' ? say`${poured}` : say`${lead}${poured.length > 0 ? say` with ${poured}` : ''}`;
  if (wet.text === '') return say`Pour in ${water}`;
  return say`${isBack ? 'Return' : 'Add'} ${wet}${water === '' ? '' : `${poured.length > 0 ? ',' : ''} and pour in ${water}`}`;
}

function tellTough(pot: Pot): void {
  const { board, roots, late } = pot;
  const salt = restOfSalt(pot);
  // In small pieces belly is tender in little more than an hour, and falls to threads in two.
  const isBelly = pot.meat.every(({ food }) => food.id === 'pork-belly');
  const least = isBelly ? 30 : pullOff(pot.meat) === '' ? 75 : 45;
  const alone = Math.max(least, ...pot.meat.map(({ food }) => readAlone(food)));
  board.step(
    () =>
      say`${pourOn(pot)}. Bring to a bare simmer, cover and cook ${over('low')}, stirring now and then, ${until('the meat begins to give when pressed', alone, alone + 10)}.`,
  );
  const join = [...roots, ...late];
  const opening =
    join.length > 0
      ? say`Add ${join}${sayIf(salt, (one) => say` with ${one}`)}, cover`
      : (sayIf(salt, (one) => say`Season with ${one}, cover`) ?? say`Keep the lid on`);
  board.step(
    () =>
      say`${opening} and cook ${over('low')} ${until('fork-tender', 35, 45)}. By then the meat is well past ${core(74, board.kitchen.us)}. ${skimFat(pot.meat)}${pullOff(pot.meat)}`,
  );
}

function tellTender(pot: Pot): void {
  const { board, meat, roots, late, dried, minutes } = pot;
  const slow = dried === null ? [...meat, ...roots] : [dried];
  const done = dried === null && meat.length > 0 ? 'cooked through' : 'tender';
  const cue =
    slow.length === 0 || (meat.length === 0 && dried === null && pot.kit.cue !== undefined)
      ? (pot.kit.cue ?? 'the flavours have come together')
      : `${the(...slow)} ${are(...slow)} ${done}`;
  const figure = coreOf([...meat, ...late], board.kitchen.us);
  if (isOfChops(pot)) {
    const begins =
      roots.length > 0 ? `${the(...roots)} ${are(...roots)} nearly tender` : 'the smell fills the pan';
    const [low, high] = minutes;
    board.step(() =>
      together(
        say`${pourOn(pot, [...roots, ...late])}. ${sayIf(restOfSalt(pot), (one) => say`Season with ${one}, bring`) ?? 'Bring'} ${boiling()}, cover and simmer ${over('low')}, stirring now and then, ${until(begins, low - 8, high - 8)}.`,
        say`Lay ${the(...meat)} on top, cover and cook ${until(`${the(...meat)} ${are(...meat)} firm`, 8, 10)}${figure === null ? '' : say` (${figure} in the thickest piece)`}.`,
      ),
    );
    return;
  }
  board.step(
    () =>
      say`${pourOn(pot, [...roots, ...late])}. ${sayIf(restOfSalt(pot), (one) => say`Season with ${one}, bring`) ?? 'Bring'} ${boiling()}, cover and simmer ${over('low')}, stirring now and then, ${until(cue, ...minutes)}${figure === null ? '' : say` (${figure} in the thickest piece)`}.${signCured(pot)}`,
  );
}

/** Some of it is sold raw and looks like what is smoked through. */
function signCured({ board, fried, minutes }: Pot): Said | string {
  const cured = fried.filter(
    ({ food }) => isCured(food) && (food.raw !== 'fine' || food.id === 'smoked-sausage'),
  );
  return cured.length === 0 || minutes[0] < 15
    ? ''
    : say` By then ${the(...cured)} ${are(...cured)} well past ${core(71, board.kitchen.us)}.`;
}

function tellQuick({ kit, quick, leaves, board }: Pot): Said {
  const figure = coreOf(quick, board.kitchen.us);
  const isShelled = quick.some(({ food }) => isShell(food));
  const isHard = leaves.some(({ food }) => /kale|collard|spring-greens|mustard-greens/.test(food.id));
  const wilt = isHard ? until('tender', 8, 10) : until('just wilted', 3, 4);
  const [low, high] = quick.some(({ food }) => isPasta(food))
    ? [10, 12]
    : quick.some(({ food }) => food.id === 'glass-noodles')
      ? [5, 6]
      : quick.some(({ food }) => isCookable(food))
        ? [6, 8]
        : quick.every(({ food }) => isSquid(food))
          ? [2, 3]
          : [4, 6];
  const reads = figure === null ? '' : say` (${figure} in the middle)`;
  const end = isShelled ? tellShut(board.kitchen.us) : '.';
  return together(
    quick.length === 0
      ? null
      : say`Add ${quick}, cover and simmer ${over('medium-low')} ${until(quickCue(quick), low ?? 4, high ?? 6)}${reads}${end}`,
    sayIf(
      kit.glaze,
      (cue) => say`Take off the lid and boil ${over('medium-high')}, stirring often, ${until(cue, 5, 8)}.`,
    ),
    leaves.length === 0 ? null : say`Stir in ${leaves} and cook ${over('medium-low')} ${wilt}.`,
  );
}

function boilEggs(board: Board): Part | null {
  const egg = takeIf(board, first(board.kitchen, isEgg), { each: 50 });
  if (egg !== null) board.step(() => boilEgg(egg, board.kitchen.us, 'keep whole'), 'meanwhile');
  return egg;
}

function tellEnd({ kit, board }: Pot, ended: readonly Part[], egg: Part | null, side: Side | null): Said {
  const { kitchen } = board;
  const turned = kit.turn?.(board) ?? null;
  const tops = takeTops(board, 'herbs');
  const wedge = takeIf(
    board,
    first(kitchen, (food) => isCitrus(food) && untaken(board, food.id).length > 0),
    (item) => ({ total: item.food.gramsEach ?? 60, prepare: 'cut into wedges' }),
  );
  const beside = [...takeDoses(board, kit.beside), ...real([wedge])];
  return together(
    sayIf(egg, (one) => say`Turn ${the(one)} in the sauce for a minute.`),
    turned,
    ended.length === 0 ? null : say`Take off the heat and stir in ${ended}.`,
    say`Serve ${side?.serve ?? kit.serve ?? kitchen.wording('hot, in deep plates', 'in warm bowls', 'straight from the pot')}${sayIf(tops.length > 0, () => say`, scattered with ${tops}`)}${sayIf(beside.length > 0, () => say`, with ${beside} at the table`)}.`,
  );
}

/** A closing sentence shorter than this is no step of its own. */
const FEW_WORDS = 10;

function write(kit: PotKit, kitchen: Kitchen): Draft {
  const board = startDraft(kitchen);
  const pot = fillPot(kit, board);
  if (pot.dried !== null) startBeans(board, pot.dried);
  tellBase(pot);
  const ended = takeDoses(board, kit.end);
  const side = takeSide(board);
  if (pot.isTough) tellTough(pot);
  else tellTender(pot);
  cookBeside(board, side);
  // An egg in the step of a lower temperature would be read as done at that.
  const egg = kit.eggs === true && coreOf(pot.quick, true) === null ? boilEggs(board) : null;
  const quick = tellQuick(pot);
  const end = tellEnd(pot, ended, egg, side);
  if (end.text.split(' ').length >= FEW_WORDS) {
    board.step(() => quick);
    board.step(() => end);
  } else if (quick.text !== '') board.step(() => together(quick, end));
  else
    board.step(() => together(say`Leave off the heat ${wait(5, 'for 5 minutes')}, so that it settles.`, end));
  const [lead] = findMains(kit, kitchen);
  const plain = kit.plain ?? kit.title.replace(/ (?:with )?\$|\$ /, '');
  const title =
    lead === undefined
      ? plain
      : kit.title.replace(
          '$',
          nameMain(lead, kit.title.endsWith('$') || kit.title.includes('with $'), kitchen.us),
        );
  const guests = (kit.named ?? []).flatMap((id) =>
    board.parts.some(({ food }) => food.id === id)
      ? [nameMany(FOODS[id], kitchen.us).replace('dried ', '')]
      : [],
  );
  return board.finish(() => ({
    dish: kit.id,
    title: fitTitle(
      ...(guests.length === 0 ? [] : [`${title} with ${guests.slice(0, 2).join(' and ')}`]),
      title,
      plain,
    ),
    introduction: kit.says,
    keeps: `Keeps ${pot.quick.some(({ food }) => food.core !== undefined) ? 'a day' : '2 days'} in the fridge; reheat until steaming all through.`,
    plate: [kit.family === 'soup' ? 200 : 250, 950],
    fit: kit.fit ?? NAMED_FIT,
  }));
}

function quickCue(parts: readonly Part[]): string {
  if (parts.some(({ food }) => isShell(food))) return 'the shells are open';
  const fish = parts.find(({ food }) => isFish(food));
  if (fish !== undefined) return `${the(fish)} flakes when pressed`;
  const sea = parts.filter(({ food }) => isPrawn(food) || isSquid(food));
  if (sea.length > 0) return `${the(...sea)} ${are(...sea)} opaque and firm`;
  if (parts.some(({ food }) => isPasta(food))) return 'the pasta is tender and the rest steaming hot';
  if (parts.some(({ food }) => food.id === 'glass-noodles')) return 'the noodles are clear and soft';
  return parts.some(({ food }) => isCookable(food)) ? 'tender and steaming hot' : 'hot all through';
}

function nameMain({ food }: Item, many: boolean, us: boolean): string {
  const name = many && !isPoultry(food) ? nameMany(food, us) : nameOne(food, us);
  return name
    .replace(/^(stewing|braising|diced) /, '')
    .replace(/^(pork|lamb|beef) (?:belly|shoulder|ribs?|chops?|chuck)$/, '$1');
}
