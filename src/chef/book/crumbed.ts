// Under crumbs: cutlets and fishcakes.

import { type Act, defineRows, type Want } from '../language/row.ts';
import { BUBBLE, BUTTERED, FLOUR, MUSTARD, SHARP, SIDE, SIDE_VEG } from './mains.ts';
import { BOIL_POTATO, PLAIN_OIL, POTATO, SOFT_HERB } from './shared.ts';

const BESIDE = {
  potato: POTATO, leaf: { of: ['@salad-leaf', 'cucumber', 'coleslaw', 'cabbage'], each: 50, most: 2, may: true, ready: '' },
  side: SIDE_VEG,
  jam: { of: ['lingonberry-jam', 'cranberry-sauce', 'mayonnaise', 'tzatziki', 'coleslaw', 'gherkins', 'ketchup'], each: 20, may: true },
  herb: SOFT_HERB,
} as const satisfies Record<string, Want>;

const K = '[?meat=veal/#pork-cut/chicken-breast/turkey-breast: {name meat} schnitzel|crumbed {name meat}]';
const FRIED: Omit<Act, 'minutes'> = {
  do: 'fry', in: 'frying-pan', from: 'plate', cue: 'deep gold on both sides',
  words: 'Heat {oil butter} in {in} {heat} until a crumb sizzles at once. Fry {the meat} with room between, spooning the fat over and turning once, {until} ({core} inside). Drain on paper.',
};

const SAUCED = 'fish=mackerel-in-tomato-sauce/sardines-in-tomato-sauce/pilchards-in-tomato-sauce/herring-in-tomato-sauce';
const TINNED = '[?fish=mackerel-in-tomato-sauce: mackerel|[?fish=herring-in-tomato-sauce: herring|[?fish=pilchards-in-tomato-sauce: pilchard|sardine]]]';

export const CRUMBED = defineRows([
  {
    id: 'crumbed-cutlet', family: 'pan', needs: ['hob'],
    title: [
      `[?!filling: ${K} with {names potato leaf side}]`, `${K} filled with {names filling}`,
      `crisp ${K}[?lemon:  with lemon]`,
    ],
    headnote: [
      '[?filling: Cut it open: {names filling}, hot and soft, inside a crust that cracks.]',
      'Thin enough to be done when the crumbs are gold: a crust that cracks, and all soft and juicy beneath it.',
    ],
    wants: {
      meat: {
        of: ['veal', 'pork-chop', 'pork-fillet', 'chicken-breast', 'turkey-breast', 'lamb-chop', '@white-fish', 'aubergine', 'celeriac'],
        not: ['celeriac', 'monkfish', 'lamb-chop'], each: 145, heart: true, ready: '',
      },
      crumbs: { of: ['breadcrumbs'], each: 30, heart: true },
      filling: { of: ['ham', 'prosciutto', '@melts'], each: 30, most: 2, may: true, ready: '' },
      egg: { of: ['egg'], each: 27, buy: ['egg'], ready: 'beaten' },
      cheese: { of: ['@italian-cheese'], each: 15, may: true, ready: 'finely grated' }, ...BESIDE,
      brine: { of: ['capers', 'anchovies'], each: 6, may: true, ready: 'drained' },
      lemon: { of: ['lemon'], each: 25, may: true, ready: 'cut into wedges' },
      cool: { of: ['soured-cream', '@yoghurt'], each: 30, may: true },
    },
    takes: {
      flour: { ...FLOUR, amount: 1 }, oil: { ...PLAIN_OIL, amount: 2.5 }, butter: { ...BUTTERED, of: ['butter', 'olive-oil'], amount: 0.5 },
      spice: { of: ['paprika', 'smoked-paprika', 'dried-thyme', 'mixed-herbs'], amount: 0.5, unit: 'tsp', whole: true }, sharp: SHARP,
    },
    not: ['#pasta', 'curry-roux'],
    acts: [
      BOIL_POTATO,
      {
        do: 'mix', in: 'board',
        words: '[?meat=@white-fish/aubergine: Cut {meat} into pieces [?meat=aubergine: 1 cm|no more than 2 cm] thick and pat dry|Cut {meat} open if {they meat} {is meat} thick and beat {it meat} out to 1 cm between two sheets of paper]. Season with {salt pepper spice}.',
      },
      { do: 'layer', in: 'board', words: 'Lay {filling} on one half of each piece, fold the other half over and press the edges shut.' },
      {
        do: 'layer', in: 'plate', from: 'board',
        words: 'Turn {the meat} in {flour}, then in {egg}, then in {crumbs}[ mixed with {cheese}], and shake off what does not hold.',
      },
      { ...FRIED, heat: 'medium-high', minutes: [6, 8], when: '!filling', core: ['meat', 'egg'] },
      { ...FRIED, heat: 'medium', minutes: [11, 13], when: 'filling', core: ['meat', 'egg', 'filling'] },
      SIDE,
      { do: 'toss', in: 'bowl', beside: true, words: 'Toss {leaf} with {salt} and a [?lemon: squeeze of the lemon|few drops of vinegar].' },
      {
        do: 'serve', in: 'table', from: ['frying-pan', 'pot', 'saucepan', 'bowl'],
        words: 'Serve at once, while the crust is crisp[, with {the potato leaf side}][, {cool jam brine} beside it][, scattered with {herb}], [{lemon} to squeeze over|sprinkled with {sharp}].',
      },
    ],
    keeps: { days: 2, words: 'Crisp it again in the oven, not in the pan.' }, plate: [190, 800],
  },
  {
    id: 'fishcakes', family: 'pan', needs: ['hob'],
    title: [`[?${SAUCED}: crisp ${TINNED} fishcakes with tomato sauce]`, 'crisp {name fish} fishcakes with {names side leaf cool}', 'crisp {name fish} fishcakes with {names green lemon}', 'crisp {name fish} fishcakes'],
    headnote: ['Crunch first, then [?potato: soft potato and ]big flakes; half an hour in the fridge keeps them whole in the pan.'],
    wants: {
      fish: {
        of: ['tinned-salmon', 'tinned-tuna', 'smoked-haddock', 'smoked-mackerel', 'saltfish', 'tinned-sardines', 'crab', '#tinned-fish'],
        not: ['anchovies', 'saltfish'], each: 130, heart: true, ready: 'skinned',
      },
      potato: { of: ['potato', 'mashed-potato', 'cooked-potato', 'sweet-potato'], not: ['cooked-potato'], each: 180, may: true, cut: 'for-boil' },
      flakes: { of: ['instant-mash'], each: 35, may: true, ready: '' },
      crumbs: { of: ['breadcrumbs', 'cracker'], each: 25, may: true, ready: 'as fine crumbs' },
      loaf: { of: ['bread'], each: 25, may: true, ready: 'as fine crumbs' },
      egg: { of: ['egg'], each: 27, may: true, ready: 'beaten' },
      green: { of: ['spring-onion', 'frozen-peas', 'sweetcorn', '@onion'], each: 25, may: true, ready: 'cut fine' },
      brine: { of: ['capers', 'gherkins'], each: 8, may: true, ready: 'chopped' }, herb: { ...SOFT_HERB, each: 8 },
      lemon: { of: ['lemon', 'lime'], each: 25, may: true, ready: 'cut into wedges' },
      cool: { of: ['mayonnaise', 'creme-fraiche', '@yoghurt', 'soured-cream'], each: 30, may: true },
      leaf: { of: ['@salad-leaf', 'cucumber'], each: 40, may: true, ready: 'cut small' }, side: SIDE_VEG,
    },
    takes: {
      flour: { ...FLOUR, amount: 0.5 }, oil: { ...PLAIN_OIL, amount: 1.5 }, mustard: { ...MUSTARD, amount: 0.5 },
      spice: { of: ['curry-powder', 'smoked-paprika', 'cayenne'], amount: 0.5, unit: 'tsp', whole: true, may: true }, sharp: SHARP,
    },
    not: ['@milk'], oneOf: [['potato', 'flakes', 'crumbs'], ['potato', 'flakes', 'egg']],
    beats: ['fish-pan', 'fish-pie', 'baked-potato'],
    acts: [
      {
        do: 'boil', in: 'pot', heat: 'boiling', water: 'salted', minutes: { slot: 'potato', by: 'boil' }, when: '!potato=mashed-potato',
        words: 'Bring {in} of water {heat} with {water} and cook {potato} {until}. Drain, leave to steam dry and mash with nothing added: wet mash makes cakes that fall apart.',
      },
      { do: 'mash', in: 'pot', when: 'potato=mashed-potato', words: 'Put {potato} in {in} and break it up.' },
      { do: 'mash', in: 'pot', water: 110, words: 'Stir {flakes} into {water}, just boiled, in {in}, to a stiff mash, and let it cool.' },
      {
        ...BUBBLE, do: 'simmer', in: 'frying-pan', heat: 'low', minutes: [6, 8], cue: 'it flakes', core: ['fish'], water: 100,
        when: 'fish=#white-fish/#oily-fish/smoked-haddock',
        words: 'Lay {fish} in {in} with {water}, cover and cook {heat} {until} ({core}). Lift out and let it dry.',
      },
      {
        do: 'mix', in: 'pot', from: 'frying-pan',
        words: `[?${SAUCED}: Leave the sauce of the tin there for later. ][?potato: Fold {fish green brine herb mustard spice salt pepper} into the mash[ with {egg:1/2}]|[?flakes: Fold {fish green brine herb mustard spice salt pepper} into the mash[ with {egg:1/2}]|Fold {fish egg:1/2 green brine herb mustard spice salt pepper} together in {in} with {crumbs:1/2}]]. Shape into [?one: two|two for each person, 3 cm thick].`,
      },
      {
        do: 'chill', in: 'plate', from: 'pot', wait: 30,
        words: 'Turn the cakes in {flour}[, then in {egg}][, then in {crumbs loaf}]. Chill for {wait}.',
      },
      {
        do: 'fry', in: 'frying-pan', from: 'plate', heat: 'medium', minutes: [8, 10],
        cue: 'crisp and deep gold on both sides and hot in the middle', core: ['egg', 'potato'],
        words: 'Heat {oil} in {in} {heat} and fry the cakes, turning once, when the crust holds, {until}[ ({core})].',
      },
      SIDE,
      {
        do: 'serve', in: 'table', from: ['frying-pan', 'saucepan'],
        words: `[Squeeze {lemon} over them|Sprinkle with {sharp}] and serve[ with {cool leaf}][, {the side} beside them][?${SAUCED}: , on the sauce from the tin, brought to a bubble in the empty pan].`,
      },
    ],
    measured: true, keeps: { days: 1 }, plate: [260, 800],
  },
]);
