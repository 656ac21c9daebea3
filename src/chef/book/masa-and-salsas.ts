// Maize dough, and what is crushed and cut raw: guacamole, and prawns in lime.

import { defineRows } from '../language/row.ts';
import { COOL, FRESH, GRATED, HOT, SAUCE } from './bread-slots.ts';
import { SOFT_HERB } from './shared.ts';

export const MASA_AND_SALSAS = defineRows([
  {
    id: 'arepas', family: 'bread', needs: ['hob'],
    title: [
      'masa cakes filled with {name meat} and {names bean egg}', 'masa cakes filled with {names meat bean egg}[ and {name cheese}]',
      'masa cakes filled with {names cheese plantain fresh}', 'hot buttered masa cakes',
    ],
    headnote: [
      'A crust that cracks and a middle that steams: a minute of kneading, and the rest is patience with the pan.',
    ],
    wants: {
      masa: { of: ['masa-harina'], each: 75, heart: true },
      bean: { of: ['black-beans', 'refried-beans', '@tinned-bean'], each: 90, may: true },
      meat: {
        of: ['pulled-pork', '@cooked-poultry', '@cooked-meat', 'ham', 'chorizo'], each: 80, may: true, ready: 'broken up small',
      },
      egg: { of: ['egg'], each: 55, may: true, ready: '' }, green: { of: ['nopal', 'sweetcorn', 'pepper'], each: 70, may: true, ready: 'cut small' },
      cheese: { ...GRATED, each: 45 }, plantain: { of: ['ripe-plantain', 'plantain'], each: 90, may: true, ready: 'peeled and sliced' },
      onion: { of: ['@onion', 'spring-onion'], each: 30, may: true, cut: 'finely-chopped' }, hot: HOT, fresh: FRESH, cool: COOL,
      sauce: SAUCE, herb: SOFT_HERB, lime: { of: ['lime', 'lemon'], each: 20, may: true, ready: 'to squeeze' },
    },
    takes: {
      butter: { of: ['butter', 'olive-oil'], amount: 1.25, unit: 'tbsp' },
      cumin: { of: ['cumin', 'smoked-paprika'], amount: 0.5, unit: 'tsp', with: 'bean' },
    },
    acts: [
      {
        do: 'mix', in: 'bowl', water: 95, wait: 5,
        words: 'In {in}, stir {masa} and {salt} into {water}, warm, and knead for a minute. Rest for {wait}. With wet hands, shape two cakes[?one: | for each person], 1.5 cm thick: if the edge cracks, knead in a spoonful more water.',
      },
      {
        do: 'fry', in: 'frying-pan', from: 'bowl', heat: 'medium-low', minutes: [12, 15],
        cue: 'crusted and spotted brown, and hollow when tapped',
        words: 'Warm {butter:1/3} in {in} {heat} and cook the cakes, turning now and then, {until}.',
      },
      {
        do: 'fry', in: 'pan', heat: 'medium', minutes: [5, 7], cue: 'deep brown and soft',
        words: 'In {in}, fry {plantain} in {butter:1/6} {heat} {until}. Lift out.',
      },
      {
        do: 'fry', in: 'pan', heat: 'medium', minutes: [6, 8], cue: 'thick and steaming hot all through', core: ['meat'], beside: true,
        words: 'In {in}, cook {meat bean green onion hot cumin} in {butter:1/6} with a splash of water {heat}, [?bean: crushing some|stirring], {until}[ ({core})].',
      },
      {
        do: 'fry', in: 'pan', heat: 'medium', minutes: [4, 5], cue: 'the whites and yolks are set', core: ['egg'],
        words: 'Scrape the pan to one side, break {egg} into {butter:1/6}, cover and fry {heat} {until} ({core}).',
      },
      { do: 'toss', in: 'small-bowl', beside: true, words: 'Toss {fresh} in {in} with {salt}[ and the juice of {lime}].' },
      {
        do: 'serve', in: 'plate', from: ['frying-pan', 'pan', 'small-bowl'],
        words: 'Split the cakes while they are hot and spread with {butter}.[ Fill with {the meat bean green onion plantain egg}.][ Add {cheese cool sauce herb}.][ Top with {the fresh}.] [?!fresh: [Squeeze over {lime}. ]]Season with {pepper}.',
      },
    ],
    keeps: { days: 1, words: 'Toast the cakes again in a dry pan.' }, plate: [90, 640],
  },
  {
    id: 'guacamole', family: 'salad', frame: true, needs: [],
    title: [
      'chunky guacamole with {names tomato onion herb}',
      'chunky guacamole',
    ],
    headnote: [
      'A fork instead of a machine, and more lime and salt than you think: it should have lumps, and bite.',
    ],
    wants: {
      avocado: { of: ['avocado'], each: 120, heart: true, ready: 'halved and stoned' },
      lime: { of: ['lime', 'lemon'], each: 30, heart: true, ready: 'to squeeze' },
      onion: { of: ['red-onion', '@onion', 'spring-onion'], each: 20, may: true, cut: 'finely-chopped' },
      tomato: { of: ['@fresh-tomato', 'mango', 'pomegranate'], each: 60, may: true, ready: 'deseeded and cut small' }, hot: HOT,
      bean: { of: ['black-beans', 'sweetcorn', 'chickpeas'], each: 60, may: true, ready: 'drained' },
      cheese: { of: ['feta', 'queso-fresco'], each: 20, may: true, ready: 'crumbled' },
      seed: { of: ['pumpkin-seeds'], each: 8, may: true, ready: '' },
      herb: { ...SOFT_HERB, of: ['coriander', 'parsley', 'mint', 'chives'] },
      dip: { of: ['tortilla-chips', 'corn-tortilla', 'tortilla', 'pitta'], each: 50, may: true, ready: '' },
    },
    takes: { cumin: { of: ['cumin'], amount: 0.25, unit: 'tsp', whole: true } },
    acts: [
      { do: 'mash', in: 'bowl', words: 'In {in}, crush {onion hot herb:1/2} and {salt} with the back of a spoon until wet.' },
      {
        do: 'mash', in: 'bowl',
        words: 'Scoop {avocado} into {in}, squeeze over {lime}, add {cumin salt} and crush with a fork, leaving lumps.[ Fold in {tomato bean cheese}.] Taste: it wants more salt than you think.',
      },
      {
        do: 'serve', in: 'table', from: 'bowl',
        words: 'Grind over {pepper}[, scatter with {herb seed}] and eat within the hour[, with {dip}, warm or toasted].',
      },
    ],
    keeps: { days: 1, cold: true, words: 'Press film onto the surface: air turns it brown.' }, plate: [110, 460], table: ['salad'],
  },
]);
