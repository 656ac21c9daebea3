// Beans in patties and with rice, and plantain, which is eaten with them.
import { defineRows, type Take } from '../language/row.ts';
import { ACID, BAY, GARLIC_IN, OIL, SMOKED, SOFTEN_BASE } from './american-acts.ts';
import { COOL, CUMIN, GRATED, HOT, LIME } from './bread-slots.ts';
import { COOK_RICE, GREENS, ONION, RICE, SOFT_HERB } from './shared.ts';

const SMOKE: Take = { of: ['smoked-paprika', 'paprika', 'chipotle'], amount: 0.75, unit: 'tsp' };

export const BEAN_PLATES = defineRows([
  {
    id: 'feijoada', family: 'stew', needs: ['hob'],
    title: [
      '[?bean=black-eyed-beans&rice: hoppin’ John with {names smoked greens}]',
      '{names bean} with {names smoked}, {names greens} and {names rice}', '{names bean} with {names smoked}[ and {names greens rice}]',
      '[?rice: Cuban-style {names bean} and rice with {names fruit veg smoked}]',
      'Cuban-style {names bean} with {names greens fruit veg rice}',
      'Cuban-style {names bean}',
    ],
    headnote: [
      '[?bean=black-eyed-beans&greens&rice: In the American South the peas stand for luck and the greens for money; vinegar at the end makes supper of it.]',
      'Crush a third of the beans and the rest sit in a thick, dark gravy; sharpness at the end keeps it light.',
    ],
    wants: {
      bean: { of: ['black-beans', '@chilli-bean', 'adzuki-beans', 'black-eyed-beans', 'pigeon-peas'], each: 170, heart: true },
      smoked: { ...SMOKED, of: [...SMOKED.of, 'ham', 'pulled-pork', 'corned-beef'] }, onion: ONION,
      veg: {
        of: ['pepper', 'celery', 'sweet-potato', 'butternut-squash', 'sweetcorn', 'plantain'], not: ['plantain'], each: 90, most: 2,
        may: true, cut: 'dice-1cm',
      },
      hot: HOT, tomato: { of: ['@any-tomato'], each: 70, may: true, ready: 'chopped' }, greens: { ...GREENS, not: [], each: 80 },
      rice: { ...RICE, of: ['@plain-rice', 'quinoa', 'cooked-rice'], not: ['cooked-rice'] },
      fruit: { of: ['orange', 'mango', 'mandarin', 'pineapple', 'avocado'], each: 70, may: true, ready: 'peeled and sliced' },
      cheese: GRATED, cool: COOL, herb: SOFT_HERB, lime: LIME,
      bread: { of: ['corn-tortilla', 'tortilla', '@bread'], each: 50, may: true, ready: '' }, meal: { of: ['gari'], each: 20, may: true },
    },
    oneOf: [['smoked', 'rice', 'greens', 'fruit', 'veg', 'bread']],
    takes: {
      oil: { ...OIL, amount: 0.75 }, garlic: { ...GARLIC_IN, amount: 1.5 }, cumin: CUMIN, smoke: SMOKE,
      oregano: { of: ['oregano', 'mixed-herbs'], amount: 0.5, unit: 'tsp' }, bay: BAY, sharp: { ...ACID, amount: 1.5 },
    },
    acts: [
      COOK_RICE,
      {
        do: 'fry', in: 'pot', heat: 'medium', minutes: [5, 7], cue: 'browned, and the fat has run', core: ['smoked'],
        words: 'Fry {smoked} in {oil:1/3} in {in} {heat} {until}[ (past {core} by then)].',
      },
      {
        ...SOFTEN_BASE,
        words: 'Cook {onion veg} with {salt} in {oil} in {in} {heat}, stirring, {until}. Stir in {garlic hot cumin smoke oregano} for a minute.',
      },
      {
        do: 'simmer', in: 'pot', heat: 'medium-low', minutes: [18, 22], cue: 'the gravy is dark and coats the beans', water: 110,
        words: 'Add {bean tomato bay salt} and {water}.[?greens=collard-greens/kale:  Push {greens} under.] Crush a third of the beans against the side and simmer {heat}, stirring now and then, {until}.',
      },
      {
        do: 'toast', in: 'frying-pan', heat: 'medium-low', minutes: [3, 4], cue: 'golden and sandy', beside: true,
        words: 'Toast {meal} in {in}, dry, {heat}, stirring, {until}. Tip into a small bowl.',
      },
      {
        do: 'wilt', in: 'frying-pan', heat: 'medium-high', minutes: [3, 5], cue: 'bright and just tender', beside: true, when: '!greens=collard-greens/kale',
        words: 'Wilt {greens} in {in} with a spoonful of water and {salt} {heat} {until}.',
      },
      {
        do: 'serve', in: 'table', from: ['pot', 'saucepan', 'frying-pan'],
        words: '[Squeeze in {lime:1/2}|Sharpen with {sharp}], season with {pepper} and taste. Serve[ with [?greens=collard-greens/kale: {rice fruit}|{rice greens fruit}]][, {cheese cool herb meal} on top][, with {bread}][, {lime} to squeeze].',
      },
    ],
    beats: ['bean-stew', 'pilaf', 'tomato-curry', 'hearty-soup'],
    keeps: { days: 3, months: 3, words: 'The beans are better tomorrow.' }, plate: [250, 900],
  },
]);
