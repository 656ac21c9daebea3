// A bowl of rice with something glazed on it, and what is raw and crisp beside it.

import { defineRows, type Want } from '../language/row.ts';
import {
  CHILLI, EAST_OIL, EAST_RICE, GARLIC, GINGER, HOT, LIME, MEAT_NAME, RICE_BESIDE, RICE_WINE, SESAME, SHARP, SOY, SWEET, WARM_RICE,
} from './eastern.ts';

const BOWL_MEAT: Want = {
  of: ['@quick-poultry', 'steak', 'pork-fillet', 'pork-chop', 'stewing-beef'], each: 120, may: true, cut: 'strips',
};
const BOWL_TOP: Want = {
  of: ['kimchi', 'pickled-ginger', 'nori', 'furikake', 'wakame', 'crispy-onions', 'peanuts', 'cashews'], each: 20, most: 3, may: true,
  ready: '',
};
const GLAZED =
  'sticky [?glaze=peanut-butter: peanut|[?glaze=miso: miso|[?glaze=hoisin-sauce: hoisin|[?glaze=sweet-chilli-sauce: sweet chilli|[?glaze: {name glaze}|[?wine=mirin: teriyaki|[?sweet=honey: honey and soy|[?ginger: soy and ginger|soy]]]]]]]]';
const FAT = '[?egg: {oil:2/3}|{oil}]';

export const RICE_BOWLS = defineRows([
  {
    id: 'glazed-bowl', family: 'rice', needs: ['hob'],
    title: [
      `[?kimchi&meat: bibimbap with ${MEAT_NAME} and {name raw veg kimchi}]`, '[?kimchi: bibimbap with {name mince fish tofu egg raw veg}]',
      '[?glaze=gochujang&egg: bibimbap with {name mince fish tofu egg raw veg}]',
      `${GLAZED} {name fish mince tofu} rice bowl with {names raw avo veg}`, `${GLAZED} {name fish mince tofu} rice bowl with {name raw avo veg}`,
      `[?meat: ${GLAZED} ${MEAT_NAME} rice bowl with {names raw avo veg}]`, `[?meat: ${GLAZED} ${MEAT_NAME} rice bowl[ with {name raw avo veg}]]`,
      `${GLAZED} {name fish mince tofu} rice bowl`,
      '{name tin} rice bowl with {name raw avo veg egg} and soy glaze', '{name tin} rice bowl with soy glaze',
      'fried egg rice bowl with {name veg raw avo} and soy glaze', 'fried egg rice bowl with soy glaze',
    ],
    headnote: [
      '[?raw: Something sticky, something cool and sharp, and hot rice to hold it together: no two mouthfuls are quite the same.]',
      'The glaze boils down to a few dark, sticky spoonfuls, salty and sweet, that run into the hot rice underneath.',
    ],
    wants: {
      ...RICE_BESIDE,
      fish: {
        of: ['salmon', 'trout', 'mackerel', 'tuna', '@pan-fish', 'prawns', 'scallops', 'squid'], each: 130, may: true, ready: 'patted dry',
      },
      meat: BOWL_MEAT, mince: { of: ['@mince'], each: 110, may: true, ready: '' },
      tin: { of: ['tinned-tuna', 'tinned-salmon', 'tinned-mackerel', 'smoked-salmon', 'smoked-mackerel', 'cooked-prawns'], each: 70, may: true, ready: 'drained and flaked' },
      tofu: { of: ['tofu', 'tempeh', 'seitan'], each: 130, may: true, cut: 'slices-1cm' },
      glaze: {
        of: [
          'miso', 'gochujang', 'hoisin-sauce', 'bulgogi-sauce', 'sweet-soy-sauce', 'sweet-chilli-sauce', 'oyster-sauce', 'mentsuyu',
          'ponzu', 'peanut-butter',
        ],
        each: 16, may: true, ready: '',
      },
      raw: {
        of: [
          'cucumber', 'carrot', 'radish', 'daikon', 'red-cabbage', 'chinese-leaf', 'lettuce', 'salad-leaves', 'celery', 'red-onion',
          'pepper', 'kohlrabi', 'watercress', 'cherry-tomato',
        ],
        each: 90, most: 3, may: true, ready: 'cut into thin strips or slices',
      },
      avo: { of: ['avocado', 'mango', 'pineapple'], each: 50, may: true, ready: 'sliced' },
      veg: {
        of: [
          'spinach', 'broccoli', 'tenderstem-broccoli', 'bok-choy', 'edamame', 'green-beans', 'sugar-snap-peas', 'mangetout', 'beansprouts',
          'soybean-sprouts', 'asparagus', 'frozen-peas', 'sweetcorn', 'kale', 'cabbage', 'courgette', 'mushroom', 'shiitake',
        ],
        each: 80, most: 3, may: true, cut: 'for-boil',
      },
      egg: { of: ['egg'], each: 55, may: true, ready: '' }, kimchi: { of: ['kimchi', 'vegan-kimchi'], each: 45, may: true, ready: '' },
      top: BOWL_TOP, onion: { of: ['spring-onion', 'chives', 'coriander'], each: 12, may: true, cut: 'thin-slices' },
      seed: { of: ['sesame-seeds'], each: 5, may: true, ready: '' }, mayo: { of: ['mayonnaise', 'vegan-mayonnaise'], each: 15, may: true },
      lime: LIME,
    },
    oneOf: [
      ['rice', 'warm'], ['fish', 'meat', 'mince', 'tofu', 'egg', 'tin'],
      ['soy', 'glaze', 'ginger', 'sesame', 'top', 'wine', 'kimchi', 'onion'],
      ['raw', 'avo', 'veg', 'kimchi', 'egg', 'onion', 'top', 'glaze', 'wine', 'sesame'],
    ],
    not: ['coconut-milk', '@tinned-bean'],
    takes: {
      oil: { ...EAST_OIL, amount: 0.75 }, soy: { ...SOY, amount: 1.25 }, sweet: { ...SWEET, amount: 2 }, wine: RICE_WINE, sharp: { ...SHARP, amount: 2 },
      garlic: GARLIC, ginger: GINGER, hot: HOT, chilli: CHILLI, sesame: SESAME,
    },
    acts: [
      ...EAST_RICE,
      { do: 'mix', in: 'bowl', words: 'Toss {raw} with {sharp:1/2} and {salt} in {in} and leave: it turns sharp and supple while you cook.' },
      {
        do: 'whisk', in: 'small-bowl',
        words: 'Stir [?veg: {soy:3/4 glaze sweet wine sharp garlic ginger hot}|{soy glaze sweet wine sharp garlic ginger hot}] into 2 tbsp water in {in}.',
      },
      {
        do: 'boil', in: 'pot', heat: 'boiling', minutes: [2, 4], cue: 'bright and just tender', beside: true,
        words: 'Bring {in} of water {heat} and cook {veg} {until}. Drain well and dress with {soy sesame}.',
      },
      {
        do: 'fry', in: 'frying-pan', heat: 'medium-high', minutes: [6, 8], cue: 'golden and just firm', core: ['fish'],
        when: 'fish&!fish=prawns/scallops/squid',
        words: `Heat ${FAT} in {in} {heat} and fry {fish}, any skin down first, turning once, {until} ({core}).`,
      },
      {
        do: 'brown', in: 'frying-pan', heat: 'high', minutes: { slot: 'meat', by: 'stir-fry' },
        cue: 'browned at the edges, with no pink inside', core: ['meat'], when: 'meat&!meat=stewing-beef',
        words: `Get ${FAT} shimmering in {in} {heat} and fry {meat}, turning once or twice, {until} ({core}). Wash board and knife.`,
      },
      {
        do: 'brown', in: 'frying-pan', heat: 'high', minutes: [3, 4], cue: 'browned at the edges, with no pink inside', core: ['meat'],
        when: 'meat=stewing-beef',
        words: `Slice the beef across the grain, thin as a coin, so that it stays tender. Get ${FAT} shimmering in {in} {heat} and fry {meat} {until} ({core}).`,
      },
      {
        do: 'brown', in: 'frying-pan', heat: 'high', minutes: [2, 4], cue: 'opaque all through', core: ['fish'],
        when: 'fish=prawns/scallops/squid',
        words: `Get ${FAT} shimmering in {in} {heat} and fry {fish}, turning once, {until} ({core}).`,
      },
      {
        do: 'brown', in: 'frying-pan', heat: 'medium-high', minutes: [7, 9], cue: 'golden on both sides',
        words: `Fry {tofu} in ${FAT} in {in} {heat}, turning when {they tofu} let{s tofu} go, {until}.`,
      },
      {
        do: 'brown', in: 'frying-pan', heat: 'high', minutes: [8, 10], cue: 'it is brown and crisp at the edges', core: ['mince'],
        words: `Break up {mince} in ${FAT} in {in} and fry {heat} {until}, stirring only now and then ({core}).`,
      },
      {
        do: 'simmer', in: 'frying-pan', from: 'small-bowl', heat: 'medium', minutes: [1, 2], cue: 'it is dark and sticky',
        words: 'Pour in the glaze and let it bubble {heat}, spooning it over {the fish meat mince tofu}, {until}.',
      },
      {
        do: 'simmer', in: 'frying-pan', from: 'small-bowl', heat: 'medium', minutes: [1, 2], cue: 'syrupy',
        when: '!fish&!meat&!mince&!tofu',
        words: 'Boil the sauce[?egg: | with {oil}] in {in} {heat} {until}.',
      },
      {
        do: 'fry', in: 'wok', heat: 'medium-high', minutes: [3, 4], cue: 'the whites are crisp-edged and the yolks firm', core: ['egg'],
        beside: true,
        words: 'Fry {egg} in {oil} in {in} {heat} {until} ({core}).',
      },
      WARM_RICE,
      {
        do: 'serve', in: 'table', from: ['frying-pan', 'saucepan', 'bowl', 'pot', 'wok'],
        words: 'Put {rice warm} into [?one: a bowl|bowls] and top with [{the fish meat mince tofu}, ][{the veg}, ][{tin avo kimchi top}, ][?raw: the pickled vegetables, ][?egg: the egg, ]then every drop of the glaze.[ Finish with {onion chilli sesame seed}.][ Spoon over {mayo}.][ Squeeze over {lime}.]',
      },
    ],
    beats: ['miso-soup', 'pilaf', 'fish-pan'],
    keeps: { days: 1 }, plate: [200, 900], table: ['scatter', 'condiment', 'wedge'], frame: true,
  },
]);
