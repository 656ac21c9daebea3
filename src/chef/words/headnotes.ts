// The sentence under the title. A dish brings its own; where the same dish is cooked from many lists, these stand in
// for it now and then. Each is taken only where it is true of the recipe at hand, and so is the dish's own.

import type { Draft } from '../draft.ts';
import { listFoodNotes } from './food-notes.ts';
import { all, isTrue, lacks, of, readPage, says, type Test } from './headnote-claims.ts';
import { hashWords } from './list-words.ts';
import { settleNumber } from './settle-number.ts';
import { listTasteNotes, tellFirst } from './taste-notes.ts';

type Headnote = string | readonly [string, Test];

const titled =
  (pattern: RegExp): Test =>
  ({ draft }) =>
    pattern.test(draft.title);

const isFleshy = of('poultry-cut', 'pork-cut', 'beef-cut', 'lamb-cut');

/** By the dish's id. A sentence alone is true of whatever that dish holds. */
const HEADNOTES: Readonly<Record<string, readonly Headnote[]>> = {
  braise: [
    'Long and low, what makes a cut tough melts into the pot and thickens it.',
    'A bubble now and then is enough: meat that boils turns to string.',
    [
      'Dark crusts first: every brown patch on the meat ends up in the gravy.',
      says(/\bdark|\bbrown|\bcrust/),
    ],
    'Half an hour of your attention, then none; and tomorrow the pot tastes better still.',
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
    ['With no stock in the pot, the soup tastes of the vegetable and of nothing else.', lacks('stock')],
    ['Blended for two whole minutes, it comes out like velvet.', says(/\bblend[^.]*2 minutes/)],
    'A bowl that asks for nothing but a spoon, and takes no more than one pan to make.',
    ['No flour: the vegetable thickens the soup by itself, once it is blended long enough.', lacks('flour')],
  ],
  'baked-fruit': [
    ['Spooned over once while it bakes, the juice glazes what would otherwise dry out.', says(/\bspoon/i)],
  ],
  'dressed-fish': [
    'Folded and not stirred: the fish stays in flakes, and the dressing still finds all of it.',
  ],
  'glazed-joints': ['The glaze goes on late: what is sweet burns long before the meat is done.'],
  'pasta-sauce': [
    [
      'Cooked until the tomatoes lose their shape and no longer, the sauce stays fresh.',
      says(/tomatoes have collapsed/),
    ],
    'It comes together in the pan and not on the plate: a minute of tossing is what makes a sauce hold.',
    ['The mugful of cloudy water kept back from the pasta is half of the sauce.', says(/mugful/)],
    [
      'The crumbs stay crisp to the last fork, because they never see the pan of sauce.',
      says(/the crumbs on top/),
    ],
    [
      'Half the cheese melts into the sauce, half waits for the table.',
      all(
        says(/\bhalf the (?:parmesan|cheddar|pecorino|grana)/),
        says(/\b(?:remaining|rest of the) (?:parmesan|cheddar|pecorino|grana)/),
      ),
    ],
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
    [
      'The crust that the meat leaves behind becomes the sauce, so the pan is not washed in between.',
      all(({ has }) => has(isFleshy), says(/what has stuck|scraping the pan/)),
    ],
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
  'topped-toast': ['Topped at the last moment, so that the toast still cracks when you bite it.'],
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
    [
      'The lemon goes over while the tray still hisses, and loosens what has stuck.',
      says(/Squeeze the lemon over the tray/),
    ],
    [
      'Whole cloves of garlic roast soft in their skins, and are squeezed out over everything.',
      says(/soft garlic out of/),
    ],
  ],
  'stir-fry': [
    'The pan is hottest when it holds least: two rounds in it are quicker than one.',
    ['The sauce waits ready in a cup, for the last minute leaves no hand free.', says(/in a cup/)],
    'The cutting takes longer than the cooking: have it all in bowls before the pan is hot.',
  ],
  'parcel-fish': ['No pan to wash and nothing lost: the paper keeps every drop of juice with the fish.'],
  'mince-pan': [
    'One pan and twenty minutes: the browner the meat at the start, the less it needs at the end.',
  ],
  'bread-salad': [
    'Bread turned crisp in the pan drinks up the juices and still leaves something to chew.',
    'Ten minutes in the bowl: the bread takes up the dressing and keeps some of its crunch.',
  ],
  'composed-salad': [
    [
      'Turned by hand, the heavy things first and the leaves at the very end, it stands up on the plate.',
      all(says(/with your hands/), says(/last moment/)),
    ],
    [
      'The bread is toasted while the rest is cut, and goes in so late that it still cracks.',
      says(/\bbread\b[^.]*crisp/),
    ],
    [
      'Boiled eggs, halved and still a little warm, make a supper of a salad.',
      says(/boiling water[^.]*cool|halved eggs/i),
    ],
    'Salt, acid and oil are whisked first of all: a salad is only as good as what clings to it.',
  ],
  'potato-salad': [
    [
      'Steamed dry for five minutes, the potatoes take in what wet ones would shed.',
      says(/steam dry for 5 minutes/),
    ],
    ['With eggs on top a bowl of potatoes is supper, and no side dish.', says(/halved eggs/)],
    'Hot potatoes taste of their dressing, cold ones only wear it.',
    [
      'The raw onion sits in the dressing while the potatoes boil, and loses its temper there.',
      says(/\bDrop in the (?:red )?onion/),
    ],
    'Better after a quarter of an hour than at once, and as good for a lunch box as for the table.',
  ],
  'cottage-pie': [
    ['Rough furrows in the mash are not for show: their ridges are what turns brown.', says(/\bfork|rough/i)],
    ['A filling that holds its shape in the spoon will hold up its lid of potato too.', says(/mash/)],
  ],
  curry: [
    [
      'Off the heat for the last minutes the sauce thickens by itself, and the spices settle.',
      says(/thickens as it stands/),
    ],
    ['Paste or powder, it is fried first: what goes raw into a sauce stays raw.', says(/smells? toasted/)],
  ],
  'grain-salad': [
    'The dressing meets the grain before anything else does, so that no mouthful is bland.',
    [
      'Spread out to dry before it is dressed: a wet grain waters the dressing, a dry one takes it in.',
      says(/spread out/),
    ],
  ],
  'french-toast': ['Soaked to the middle and fried without haste: a crust outside, custard inside.'],
  fool: ['Barely folded: the streaks are the point, and every spoonful is a little different.'],
  'fruit-salad': ['A quarter of an hour in the bowl, and the fruit makes its own syrup.'],
  'savoury-bread-pudding': [
    'Twenty minutes of soaking is the recipe: what goes in dry in the middle comes out dry.',
  ],
  'steak-plate': [
    [
      'What runs out while the meat rests is stirred into the sauce, so none of it is lost.',
      says(/juices from the plate/),
    ],
  ],
  polenta: ['Long enough over a low heat, and the grain stops being gritty and turns to cream.'],
  'meat-and-fruit': [
    [
      'Browned in the fat of the meat, the fruit keeps its shape and gives the sauce its juice.',
      says(/golden on both sides/),
    ],
    'Whatever the meat leaves in the pan belongs to the sauce, and so does the juice of the fruit.',
  ],
};

/** Where neither the dish's own sentence nor another of its kind is true, and nothing is cooked. */
const LAST = 'Everything in it gets the time it needs and no more.';

/** Dishes whose own sentence speaks of a food that they always hold: the rice of a pilaf. */
const OF_ITS_KIND: readonly string[] = [
  ...['pilaf', 'omelette', 'fried-rice', 'baked-fruit', 'pasta-sauce', 'pancakes', 'potato-salad'],
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
  return settleNumber(choose(draft), draft);
}

function choose(draft: Draft): string {
  const { dish, title, parts, introduction } = draft;
  const page = readPage(draft);
  const own = isTrue(introduction, page);
  if (own && namesFood(introduction, draft)) return introduction;
  const written = HEADNOTES[dish];
  const isShared = written !== undefined || !own;
  const bearOut = (sentences: readonly string[]): readonly string[] =>
    sentences.filter((sentence) => isTrue(sentence, page));
  const tastes = bearOut(listTasteNotes(draft));
  // What is said of a dish in general stands over many lists; of its foods only over this one.
  const special = isShared ? [...bearOut(listFoodNotes(draft)), ...tastes] : [];
  const others = (written ?? []).flatMap((one) => {
    const [sentence, test] = typeof one === 'string' ? [one, undefined] : one;
    return (test === undefined || test(page)) && isTrue(sentence, page) ? [sentence] : [];
  });
  const fitting = special.length > 0 ? special : [...(own ? [introduction] : []), ...others, ...tastes];
  const sign = tellFirst(draft);
  const chosen = fitting.length > 0 ? fitting : sign === null ? [] : [sign];
  return (
    chosen[(hashWords(`${title} ${parts.map(({ food }) => food.id).join(' ')}`) >>> 5) % chosen.length] ??
    LAST
  );
}
