// Mince from the pan.

import { defineRows } from '../language/row.ts';
import { BESIDE, LATE, SHARP, TOMATO } from './pot-parts.ts';
import { BOIL_POTATO, COOK_RICE, COOL, CUBE, GARLIC, GREENS, POTATO, SLICED_ONION, SOAK_COUSCOUS, SOFT_HERB, SQUEEZED } from './shared.ts';

const S = '[?warm=smoked-paprika: smoky|spiced]';

export const MINCE_PAN = defineRows([
  {
    id: 'mince-pan', frame: true, family: 'pan', needs: ['hob'],
    title: [
      '[?box: one-pan {name meat} and macaroni with {names cheese tomato cool}]', `${S} {name meat} with {names veg greens bean} and {name rice potato couscous}`, `${S} {name meat} with {names veg greens roots bean}`,
      `${S} {name meat} with {name rice potato couscous bread}`, `${S} {name meat} with {name onion}`,
    ],
    headnote: ['[?box: The pasta cooks in the pan and its starch thickens the sauce, so that nothing is drained and nothing lost.]', '[?dried: Crisp-edged mince, warm with spice and with something sweet or salty in every few mouthfuls.]', 'Fried until the edges crackle, then simmered just until the spiced juices cling.'],
    wants: {
      meat: { of: ['@mince', 'soya-mince', 'quorn-pieces'], each: 120, heart: true }, onion: { ...SLICED_ONION, cut: 'finely-chopped' },
      roots: {
        of: ['carrot', 'celery', 'aubergine', 'butternut-squash', 'parsnip', 'sweet-potato', 'cauliflower', 'cabbage', 'swede'], each: 90,
        most: 2, may: true, cut: 'dice-1cm',
      },
      tomato: { ...TOMATO, of: [...TOMATO.of, 'salsa'], each: 100 }, veg: { ...LATE, each: 90 }, greens: GREENS,
      bean: { of: ['chickpeas', '@tinned-bean', 'tinned-lentils'], each: 70, may: true }, potato: POTATO,
      box: { of: ['mac-and-cheese'], each: 60, may: true },
      cheese: { of: ['feta', '@grates', 'goats-cheese'], each: 20, may: true, ready: 'crumbled or grated' },
      dried: { of: ['raisins', 'apricots-dried', 'olives'], each: 12, may: true, ready: '' },
      nut: { of: ['pine-nuts', 'almonds', 'walnuts', 'cashews'], each: 10, may: true, ready: '' }, cool: COOL,
      leaf: { of: ['@salad-leaf', 'cucumber', 'avocado'], each: 40, may: true, ready: 'in bite-sized pieces' }, herb: { ...SOFT_HERB, each: 8 },
      lemon: SQUEEZED, ...BESIDE,
    },
    not: ['@pasta', 'soy-sauce'],
    takes: {
      oil: { of: ['vegetable-oil', 'olive-oil'], amount: 0.75, unit: 'tbsp' }, garlic: GARLIC,
      ginger: { of: ['ginger'], amount: 1, unit: 'tsp', may: true, ready: 'finely grated' },
      cumin: { of: ['cumin', 'cumin-seeds', 'ras-el-hanout', 'baharat'], amount: 0.75, unit: 'tsp' },
      warm: { of: ['smoked-paprika', 'paprika', 'curry-powder', 'garam-masala', 'harissa', 'cinnamon'], amount: 0.5, unit: 'tsp' },
      puree: { of: ['tomato-puree'], amount: 0.5, unit: 'tbsp' }, cube: { ...CUBE, unless: ['stock', 'box'] }, sharp: { ...SHARP, amount: 1 },
    },
    acts: [
      { ...BOIL_POTATO, words: 'Bring {in} of water {heat} with {water} and cook {potato} {until}. Drain and keep covered.' },
      {
        do: 'brown', in: 'pan', heat: 'high', minutes: [7, 9], cue: 'it crackles and is brown all through', core: ['meat'],
        words: 'Heat [?onion: {oil:1/3}|[?roots: {oil:1/3}|{oil}]] in {in} {heat}. Spread out {meat} and leave alone until the underside is brown, then break up and fry {until}[ (by then {core})]. Lift onto a plate.',
      },
      {
        do: 'soften', in: 'pan', heat: 'medium', minutes: [8, 10], cue: 'soft and golden',
        words: 'Cook {onion roots} in the same pan with {oil salt} {heat}, stirring now and then, {until}.',
      },
      {
        do: 'fry', in: 'pan', heat: 'medium', minutes: [1, 2], cue: 'fragrant', and: true,
        words: 'Stir in {garlic ginger cumin warm puree} and fry {heat} {until}.',
      },
      {
        do: 'simmer', in: 'pan', from: 'plate', heat: 'medium-low', minutes: [10, 12], water: 90,
        cue: '[?roots: the vegetables are tender and it is ]thick and no longer watery',
        words: 'Put back {the meat} with {tomato bean dried cube} and {water} and simmer {heat}, half covered, {until}.',
        when: '!box',
      },
      {
        do: 'simmer', in: 'pan', from: 'plate', heat: 'medium-low', minutes: [10, 12], water: 190, when: 'box',
        cue: 'the pasta is tender and the sauce clings',
        words: 'Put back {the meat} with {tomato bean dried box}, pasta and sachet together, and {water}, and simmer {heat}, stirring often, {until}.',
      },
      { do: 'fry', in: 'pan', heat: 'medium', minutes: [4, 6], cue: 'just tender', words: 'Add {veg greens} and cook {heat} {until}.' },
      COOK_RICE, SOAK_COUSCOUS,
      {
        do: 'serve', in: 'table', from: ['pan', 'pot', 'saucepan', 'bowl'],
        words: '[Squeeze in {lemon}, then |Sharpen with {sharp}, then ]grind over {pepper} and taste for salt. Serve[ with {potato rice couscous bread leaf cool}][, scattered with {cheese nut herb}].',
      },
    ],
    keeps: { days: 3, months: 3 }, plate: [250, 900],
  },
]);
