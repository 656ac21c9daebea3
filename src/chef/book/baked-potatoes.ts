// Potatoes baked in their skins, and what fills them.

import { defineRows, type Take } from '../language/row.ts';
import { COOL, LEAF } from './plate-slots.ts';
import { SQUEEZED } from './shared.ts';

const SHARP: Take = { of: ['cider-vinegar', 'red-wine-vinegar'], amount: 0.5, unit: 'tsp', with: 'leaf' };
const WHOLE = '[?potato=potato: crisp jacket|baked] {names potato}';

export const BAKED_POTATOES = defineRows([
  {
    id: 'baked-potato', family: 'oven', frame: true, needs: ['oven'],
    title: [
      `${WHOLE} with {names bean fish meat stew} and {name cheese cool}`,
      `${WHOLE} with {names bean fish meat stew cheese veg greens cool}`,
      `${WHOLE} with butter and [{names herb}|black pepper]`,
    ],
    headnote: [
      '[?potato=potato: Oil and salt bake into a skin that crackles, and the butter is forked in while the middle still steams.|Left whole in the oven, {the potato} turn{s potato} soft and sweet right through, and the butter is forked in while hot.]',
    ],
    wants: {
      potato: { of: ['potato', 'sweet-potato', 'spaghetti-squash'], each: 280, heart: true, ready: 'scrubbed, whole' },
      bean: { of: ['baked-beans', '@tinned-bean', 'chickpeas', 'refried-beans', 'tinned-lentils'], each: 130, may: true },
      fish: {
        of: [
          ...(['tinned-tuna', 'tinned-salmon', 'tinned-mackerel', 'smoked-mackerel'] as const),
          ...(['cooked-prawns', 'tinned-sardines', 'smoked-salmon'] as const),
        ],
        each: 70, may: true, ready: 'flaked',
      },
      meat: { of: ['@cooked-poultry', '@cooked-meat', '@cooked-shaped', 'ham', 'pulled-pork'], each: 70, may: true, ready: 'torn small' },
      stew: { of: ['chilli-con-carne', 'bolognese', 'leftover-curry', 'leftover-stew'], each: 180, may: true },
      veg: { of: ['sweetcorn', 'spring-onion', 'red-onion', 'celery', 'pepper'], each: 40, most: 2, may: true, cut: 'fine-dice' },
      greens: { of: ['spinach', 'broccoli', 'kale', 'frozen-peas', 'mushroom', 'leek'], each: 80, may: true, ready: 'cut small' },
      cheese: {
        of: ['cheddar', '@grates', 'feta', 'blue-cheese', 'cottage-cheese', 'goats-cheese', 'mozzarella'], each: 35, may: true,
        ready: 'grated or crumbled',
      },
      cool: COOL, leaf: LEAF, herb: { of: ['chives', '@soft-herb'], each: 5, may: true, cut: 'chopped' }, lemon: SQUEEZED,
    },
    takes: {
      oil: { of: ['olive-oil', 'vegetable-oil'], amount: 0.5, unit: 'tbsp' },
      butter: { of: ['butter', 'vegetable-oil'], amount: 0.75, unit: 'tbsp' },
      spice: { of: ['smoked-paprika', 'chilli-powder', 'cumin', 'curry-powder'], amount: 0.25, unit: 'tsp', with: 'bean' }, sharp: SHARP,
    },
    acts: [
      {
        do: 'heat-oven', in: 'tray', ovenC: 200,
        words: 'Heat the oven to {oven}. Prick {potato} all over, rub with {oil} and {salt} and set on {in}, without foil.',
      },
      {
        do: 'bake', in: 'tray', minutes: [60, 75], cue: 'the skin is crisp and a skewer goes through without force', when: 'potato=potato',
        words: 'Bake {until}.',
      },
      { do: 'bake', in: 'tray', minutes: [45, 55], cue: 'they give when you squeeze them', when: '!potato=potato', words: 'Bake {until}.' },
      {
        do: 'simmer', in: 'pan', heat: 'medium', minutes: [5, 7], cue: 'steaming hot all through', core: ['stew', 'meat'], beside: true,
        words: 'Warm {bean stew meat greens spice} in {in} with a splash of water {heat}, stirring, {until}[ ({core})].',
      },
      { do: 'mix', in: 'bowl', beside: true, words: 'Fork {fish veg cool lemon} together in {in} with {pepper}.', when: 'fish' },
      {
        do: 'serve', in: 'plate', from: ['tray', 'pan', 'bowl'],
        words: 'Cut a deep cross in each, push the ends together and fork {butter} into the middle with {salt} and {pepper}. [Fill with {the bean stew meat greens fish}. ][?fish: [Top with {cheese herb}. ]|[Squeeze over {lemon}. ][Top with {cheese cool veg herb}. ]][Serve with {leaf}, tossed with {sharp}.]',
      },
    ],
    keeps: { days: 2, words: 'What is left is fried in slices.' }, plate: [200, 850],
  },
]);
