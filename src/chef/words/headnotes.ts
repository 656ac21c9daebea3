// The sentence under the title. A dish brings its own; where the same dish is cooked from many lists, these stand in
// for it now and then. Each is taken only where it is true of the recipe at hand, and so is the dish's own.

import type { CategoryId } from '../../food/categories.ts';
import type { Food } from '../../food/foods.ts';
import type { Draft } from '../draft.ts';
import { hashWords } from './list-words.ts';

/** What a headnote may ask of the recipe that it heads. */
interface Page {
  readonly title: string;
  readonly has: (test: (food: Food) => boolean) => boolean;
  readonly says: (pattern: RegExp) => boolean;
  /** The first of the cook's own foods to be used, as the steps speak of it. */
  readonly opensWith: string;
}

type Test = (page: Page) => boolean;
type Headnote = string | readonly [string, Test];

const of =
  (...categories: readonly CategoryId[]) =>
  (food: Food): boolean =>
    categories.includes(food.category);
const holds =
  (...categories: readonly CategoryId[]): Test =>
  ({ has }) =>
    has(of(...categories));
const lacks =
  (...categories: readonly CategoryId[]): Test =>
  ({ has }) =>
    !has(of(...categories));
const says =
  (pattern: RegExp): Test =>
  (page) =>
    page.says(pattern);
const all =
  (...tests: readonly Test[]): Test =>
  (page) =>
    tests.every((test) => test(page));
const titled =
  (pattern: RegExp): Test =>
  ({ title }) =>
    pattern.test(title);

const isSharp = (food: Food): boolean =>
  (food.taste?.sour ?? 0) >= 2 ||
  food.roles.includes('acid') ||
  of('citrus', 'vinegar', 'pickle', 'tinned-tomato', 'yoghurt')(food);
const isCool = of(
  'yoghurt',
  'cream',
  'soft-cheese',
  'salad-leaf',
  'dip',
  'tinned-fish',
  'cured-fish',
  'cooked-meat',
);
const isFleshy = of('poultry-cut', 'pork-cut', 'beef-cut', 'lamb-cut');

/** What a sentence claims, and the foods without which the claim is idle. */
const CLAIMS: readonly (readonly [RegExp, (page: Page, named: string) => boolean])[] = [
  [/\bsharp|\bcut through\b|\bsour\b/i, ({ has }) => has(isSharp)],
  [
    /\bcool topping\b|\bcool\b.*\bon top\b/i,
    ({ has }) =>
      has((food) => isCool(food) || ['cucumber', 'avocado', 'tomato', 'beetroot'].includes(food.id)),
  ],
  [/^There is no sauce here\b/, lacks('wine', 'cream', 'tinned-tomato', 'stock', 'paste')],
  [/^The roots\b/, holds('root-vegetable', 'potato', 'starchy-root')],
  [/\bstays? (?:bright|green)\b/, ({ has }) => !has((food) => food.id === 'beetroot')],
  [/\bfruit\b.*\bbursts\b/i, holds('berry', 'stone-fruit')],
  [/\bjuice thins\b/i, holds('citrus', 'juice')],
  [/^The dressing first\b/, lacks('pasta', 'potato', 'rice', 'grain', 'noodle')],
  [/^(.+) cooked down first\b/, ({ opensWith }, named) => opensWith.includes(named.toLowerCase())],
];

/** By the dish's id. A sentence alone is true of whatever that dish holds. */
const HEADNOTES: Readonly<Record<string, readonly Headnote[]>> = {
  braise: [
    'Long and low, what makes a cut tough melts into the pot and thickens it.',
    'Keep it at a bubble now and then: meat that boils turns to string.',
    [
      'Dark crusts first: every brown patch on the meat ends up in the gravy.',
      says(/\bdark|\bbrown|\bcrust/),
    ],
    'It asks for half an hour of your attention and then for none, and tomorrow it will be better still.',
  ],
  omelette: [
    'Quick hands do more here than skill: it is in the pan for a few minutes and on the plate while it is hot.',
    'Eggs become supper in the time it takes to warm a plate.',
    ['The butter tells you when: once the foam dies down, the eggs go in.', says(/\bfoam|\bfroth/)],
    'Pull, tilt, fold: the loose egg runs to where the pan is free, and nothing has time to toughen.',
  ],
  solo: [
    ['Dry first, then hot, then left in peace: a crust needs all three.', titled(/^Pan-Fried/)],
    [
      'Turned once, it browns; turned often, it only steams.',
      all(titled(/^Pan-Fried/), says(/\bturning once|\bturn once/)),
    ],
    [
      'The butter goes in at the end, where it makes the sauce and has no time to burn.',
      all(titled(/^Pan-Fried/), says(/butter[^.]*foams|melt the butter/)),
    ],
    [
      'Steam under the lid makes it tender, and the open pan afterwards makes it taste of something.',
      all(titled(/^Buttered/), says(/\blid\b/i)),
    ],
  ],
  'plain-plate': [
    'So plain that salt and timing are all there is to get right.',
    [
      'No sauce and no disguise: it tastes of itself.',
      lacks('jar-sauce', 'table-sauce', 'paste', 'soy-sauce'),
    ],
  ],
  'blended-soup': [
    ['There is no stock in it, so it tastes of the vegetable and of nothing else.', lacks('stock')],
    'Cook it until a spoon crushes anything in the pan: what is firm now will be a lump later.',
    [
      'No flour thickens it: the vegetable does that by itself, once it is blended long enough.',
      lacks('flour'),
    ],
  ],
  'baked-fruit': [
    ['Spooned over once while it bakes, the juice glazes what would otherwise dry out.', says(/\bspoon/i)],
    'A while in the oven does what no sauce can: the fruit makes its own.',
  ],
  dal: [
    [
      'Two pans: one for soft lentils, and one for what is poured over them, still crackling.',
      says(/frying pan/),
    ],
    ['The onions want to be darker than you dare; that is the seasoning.', titled(/Golden Onions/)],
  ],
  'pasta-sauce': [
    [
      'A mugful of the cooking water, kept back, does more for the sauce than another spoonful of anything rich.',
      says(/\bmugful/),
    ],
    [
      'Cooked until the tomatoes lose their shape and no longer, the sauce stays fresh.',
      says(/tomatoes have collapsed/),
    ],
    'It comes together in the pan and not on the plate: a minute of tossing is what makes a sauce hold.',
  ],
  'potato-salad': [
    [
      'Dress it warm and eat it cool: potatoes take in what is sharp only while they steam.',
      all(says(/potato/), ({ has }) => has(isSharp)),
    ],
    'Drained well and left to steam dry, the potatoes have room for the dressing.',
  ],
  'cottage-pie': [
    [
      'Rough mash browns and smooth mash does not: the marks of the fork are the best of it.',
      says(/\bfork\b/),
    ],
    'A gravy cooked down and a mash let dry: what is wet below comes up through the top.',
  ],
  'chunky-soup': [
    'Hard things first and soft ones last: the order is the recipe.',
    ['Nothing is blended, so cut everything to fit a spoon.', ({ says: told }) => !told(/\bblend/)],
    [
      'The lentils thicken it as they soften, so it wants neither flour nor cream.',
      ({ has }) => has((food) => food.id === 'red-lentils'),
    ],
  ],
  pancakes: [
    'The first one is for the cook: it tells you whether the pan is right.',
    'Stop whisking while it still looks lumpy: a smooth batter makes a tough pancake.',
  ],
  'pan-main': [
    'One pan, one thing after the other, and each leaves something behind for the next.',
    [
      'The meat rests while the sauce is made, and that is as long as it needs.',
      all(({ has }) => has(isFleshy), says(/\bRest\b/)),
    ],
  ],
  pilaf: [
    'As much water as the rice can drink, a lid, and nobody looking under it.',
    'Turned in hot fat first, the grains keep to themselves; after that the lid stays shut.',
  ],
  'topped-toast': [
    'Topped at the last moment, so that the toast still cracks when you bite it.',
    'Toast is the plate that you eat: dry and hot below, and everything else on top as it is served.',
  ],
  tacos: [
    ['Warmed one at a time in a dry pan they bend; cold, they break.', says(/one at a time in a dry pan/)],
    'Bring the pan to the table: what is folded at once is eaten hot.',
  ],
  'fried-rice': [
    'Have everything cut and within reach before the pan is hot; after that it is a matter of minutes.',
    [
      'The soy sauce goes round the rim of the pan and not over the rice: there it sizzles before it soaks in.',
      says(/soy sauce round the edge/),
    ],
  ],
  frittata: [
    ['Half on the hob and half under the grill, so nobody has to turn it over.', says(/\bgrill\b/)],
    'It forgives what an omelette does not: warm is as good as hot, and cold tomorrow is good too.',
  ],
  'tray-roast': [
    'Room on the tray is what browns it: what touches its neighbour steams.',
    'A hot oven and a big tray do the cooking; the cook does the cutting.',
  ],
  'stir-fry': ['The cutting takes longer than the cooking: have it all in bowls before the pan is hot.'],
  'tray-cake': [
    ['The air beaten in at the start does half of the raising.', says(/pale and fluffy/)],
    'Plain enough for any weekday, and cut in squares it goes round.',
  ],
  'quick-bread': [['Bananas past their best are the ones to use: black skins mean sugar.', titled(/Banana/)]],
  'parcel-fish': ['No pan to wash and nothing lost: the paper keeps every drop of juice with the fish.'],
  'dressed-fish': [
    'The fish goes in last and in flakes, so that it stays fish and does not turn to paste.',
    'Stirred in one bowl and left for a few minutes, it tastes of more than it did at once.',
  ],
  guacamole: ['Crushed and not blended: a few lumps are what tells it from a dip.'],
  risotto: [
    'A ladleful at a time and twenty minutes beside the pan: there is no quicker way, and no harder one.',
  ],
  'mince-pan': [
    'One pan and twenty minutes: the browner the meat at the start, the less it needs at the end.',
  ],
  'meat-and-fruit': [
    'Whatever the meat leaves in the pan belongs to the sauce, and so does the juice of the fruit.',
  ],
};

/** Where neither the dish's own sentence nor another of its kind is true. */
const PLAIN = 'A short list, and each thing on it gets the time it needs and no more.';

/** Dishes whose own sentence speaks of a food that they always hold: the rice of a pilaf. */
const OF_ITS_KIND: readonly string[] = [
  ...['pilaf', 'potato-salad', 'dal', 'guacamole', 'omelette', 'fried-rice', 'cottage-pie', 'quick-bread'],
  ...['baked-fruit', 'pasta-sauce', 'tray-cake', 'pancakes', 'risotto'],
];

/** Who names a food of the list says something of this recipe alone, and is not passed over for something general. */
function namesFood(words: string, { dish, parts }: Draft): boolean {
  if (OF_ITS_KIND.includes(dish)) return false;
  const plain = words.toLowerCase();
  return parts.some(
    ({ noun, item }) => item !== null && noun.length > 3 && plain.includes(noun.replace(/s$/, '')),
  );
}

/** One true sentence about this recipe, the same for the same foods. */
export function chooseHeadnote(draft: Draft): string {
  const { dish, title, parts, steps, introduction } = draft;
  const page: Page = {
    title,
    has: (test) => parts.some(({ food }) => test(food)),
    says: (pattern) => steps.some(({ text }) => pattern.test(text)),
    opensWith: parts.find(({ item }) => item !== null)?.noun ?? '',
  };
  const isTrue = CLAIMS.every(([claim, test]) => {
    const found = claim.exec(introduction);
    return found === null || test(page, found[1] ?? '');
  });
  if (isTrue && namesFood(introduction, draft)) return introduction;
  const others = (HEADNOTES[dish] ?? []).flatMap((one) =>
    typeof one === 'string' ? [one] : one[1](page) ? [one[0]] : [],
  );
  const fitting = isTrue ? [introduction, ...others] : others;
  return (
    fitting[(hashWords(`${title} ${parts.map(({ food }) => food.id).join(' ')}`) >>> 5) % fitting.length] ??
    PLAIN
  );
}
