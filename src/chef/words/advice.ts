// A word more under a page that is short: what goes with the dish, what becomes of the rest, one way to vary it, a sign
// to look for. Each is said only of dishes of which it is true, and names nothing that a diet could keep out.

import type { DishFamily } from '../dish.ts';
import type { Draft } from '../draft.ts';
import { all, holds, type Page, readPage, says, type Test } from './headnote-claims.ts';

const not =
  (test: Test): Test =>
  (page) =>
    !test(page);

const isHot: Test = ({ draft }) => draft.steps.some(({ facts }) => facts.some(({ kind }) => kind !== 'wait'));
const isFleshy: Test = (page) =>
  page.has(
    ({ roles, form, id }) =>
      roles[0] === 'protein' && !['tinned', 'cooked'].includes(form) && id !== 'silken-tofu',
  );
const isFruity: Test = holds('berry', 'stone-fruit', 'orchard-fruit', 'tropical-fruit', 'melon');
const isSweetened: Test = holds('sugar', 'syrup', 'jam');
const isVegetable: Test = (page) =>
  page.has(({ roles }) => ['vegetable', 'leaf', 'aromatic'].includes(roles[0]));
const isSalted: Test = (page) => page.has(({ id, category }) => id === 'salt' || category === 'soy-sauce');
const lacksSharp: Test = not(holds('citrus', 'vinegar'));

type Advice = readonly [Test, string];

const DRINK: readonly Advice[] = [
  [
    all(isHot, holds('milk', 'plant-milk'), not(holds('ground-spice', 'whole-spice', 'chocolate'))),
    'A pinch of ground cinnamon, whisked in at the end, is welcome.',
  ],
  [
    not(says(/\bcold\b|\bice\b|\bblend/i)),
    'A cup warmed with hot water first keeps it hot to the last mouthful.',
  ],
  [
    says(/\bice\b/),
    'Taste it before the ice goes in: cold dulls what is sweet and sharp alike, and melting ice thins it further.',
  ],
  [
    says(/\bblend/i),
    'Too thick to drink, it takes another splash and a few more turns of the blades; for a thicker one, freeze the fruit first.',
  ],
  [
    not(says(/\bice\b/)),
    'For more people multiply every line, and pour it out only when the cups or glasses are on the table.',
  ],
  [
    says(/\bice\b/),
    'For a jugful multiply every line, and pour it out only when the glasses are on the table: what stands about goes flat.',
  ],
];

const FOOD: readonly Advice[] = [
  [
    all(holds('bread', 'flatbread'), says(/\btoast/i)),
    'Slices that nobody eats today freeze well, and go into the toaster as they are for a minute longer.',
  ],
  [all(holds('bread'), says(/\bfr(?:y|ied)\b/i)), 'A loaf a day or two old turns crisper than a fresh one.'],
  [
    all(holds('pasta'), says(/\bdrain/i)),
    'Keep a cup of the water until everyone has eaten: a spoonful of it brings back pasta that has gone stiff on the plate.',
  ],
  [
    all(holds('rice', 'grain'), not(isSweetened), says(/\bfork\b|\bgrains\b|\bfluff/i)),
    'Plain, it takes up any sauce; with chopped herbs or toasted seeds forked through, it is a supper by itself.',
  ],
  [
    holds('breaded'),
    'They are done when the crumb is dry and rough to the touch all round; where it still looks wet, give them longer. Peas or a crisp salad go with them.',
  ],
  [
    all(holds('tinned-tomato'), not(isFleshy)),
    'Cooked thick it is a sauce for whatever you have boiled or fried; let down with a cup of hot water and a pinch of salt, it is soup for one or two more.',
  ],
  [
    all(holds('hard-cheese', 'soft-cheese', 'melting-cheese'), not(isHot), not(isSweetened)),
    'Take the cheese out of the fridge before anything else: cold, it tastes of half as much.',
  ],
  [
    holds('salad-leaf'),
    'Leaves must be dry, or they water the dressing: shake them in a cloth, and dress them only when everyone sits down.',
  ],
  [
    all(isFleshy, isHot, not(holds('rice', 'potato', 'pasta', 'noodle', 'bread', 'salad-leaf'))),
    'Potatoes or rice take up the juices, and leaves turned in oil and vinegar make a whole supper of it.',
  ],
  [
    all(isVegetable, isHot, isSalted),
    'It goes beside anything grilled or roast, whose juices on the plate season both.',
  ],
  [
    all(holds('berry'), holds('cream', 'yoghurt', 'soft-cheese')),
    'Other soft fruit takes the same treatment: peaches in summer, stewed plums later in the year.',
  ],
  [
    all(isFruity, not(isHot), isSweetened),
    'It is at its best a quarter of an hour after it is made, when the juice has begun to run and the fruit is still firm; by the next day it is soft.',
  ],
  [
    holds('jam', 'syrup', 'spread'),
    'A few grains of salt on top make what is sweet taste of more than sugar.',
  ],
  [
    says(/\bsyrup\b/),
    'The syrup is the best of it: topped up with cold water, what is left of it is a drink. Cut small, the fruit is a breakfast the next morning.',
  ],
  [
    all(isSweetened, not(isHot)),
    'A little grated lemon or orange rind over the top keeps it from being merely sweet.',
  ],
  [
    all(isSalted, lacksSharp, isHot, not(holds('cereal'))),
    'A squeeze of lemon or a few drops of vinegar at the end lifts a plain plate more than more salt does.',
  ],
  [
    all(holds('oil'), not(isHot)),
    'Oil thickens in the cold: stand the jar in warm water for a few minutes, and stir, before any of it is used again.',
  ],
  [all(isHot, isSalted), 'Warm the plates: on a cold one it has lost its heat by the second mouthful.'],
];

/** Nothing is offered by name to who keeps something out: wine vinegar holds sulphites. */
const OFFERS = /\b(?:lemon|vinegar|herbs|pepper|oil|seeds|lentils|cheese|cream)\b/i;

/** What may be said of this dish, the most particular first. */
export function listAdvice(draft: Draft, family: DishFamily, mayOffer: boolean): readonly string[] {
  const page: Page = readPage(draft);
  const known = family === 'drink' || page.says(/\bmugs?\b/) ? DRINK : FOOD;
  return known.flatMap(([fits, words]) => ((mayOffer || !OFFERS.test(words)) && fits(page) ? [words] : []));
}
