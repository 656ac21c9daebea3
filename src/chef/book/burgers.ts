// Burgers and what else goes into a bun.

import { defineRows, type Take, type Want } from '../language/row.ts';
import { BRINE, CRISP, FRESH, FRIED_ONION, HOT, LIME, SLAW } from './bread-slots.ts';
import { GARLIC, PLAIN_OIL, SOFT_HERB } from './shared.ts';

export const BUN: Want = {
  of: ['burger-bun', 'brioche', 'bread-roll', 'english-muffin', 'bagel', 'baguette', '@bread', 'pitta'], each: 70, heart: true,
  ready: '',
};
const SLICE: Want = {
  of: ['processed-cheese', '@melts', 'feta', 'goats-cheese', 'halloumi', 'vegan-cheese'], not: ['halloumi'], each: 25, may: true,
  ready: 'sliced',
};
const SPREAD: Want = { of: ['@bread-spread', '@yoghurt'], each: 18, most: 2, may: true };
const CHIPS: Want = { of: ['oven-chips', 'tater-tots'], each: 150, may: true };
export const BUN_PARTS = {
  cheese: SLICE, onion: FRIED_ONION, fresh: FRESH, slaw: { ...SLAW, of: ['coleslaw', ...SLAW.of], ready: '' }, brine: BRINE, spread: SPREAD,
  chips: CHIPS,
} as const satisfies Record<string, Want>;
const WORCESTER: Take = { of: ['worcestershire-sauce', 'soy-sauce', 'hendersons-relish'], amount: 1, unit: 'tsp' };
const OVEN = {
  do: 'bake', core: ['chips'], in: 'tray', ovenC: 220, minutes: [20, 25], cue: 'crisp and deep gold',
  words: 'Heat the oven to {oven}. Spread {chips} on {in} and bake, shaking once, {until}[ ({core})].',
} as const;
export const TOAST = {
  do: 'toast', in: 'plate', heat: 'medium-high', minutes: [1, 2], cue: 'golden',
  words: '[?bun=@bun/pitta: Toast the cut sides of {bun}|Toast {bun}] in a dry pan {heat} {until}: crisp, they hold the juice.',
} as const;
export const DRESS = {
  do: 'toss', in: 'bowl', beside: true,
  words: '[?slaw=coleslaw: Turn|Shred fine and toss] {slaw} in {in} with {vinegar}[?slaw=coleslaw: |, {salt}] and {pepper}.',
} as const;
export const VINEGAR: Take = { of: ['cider-vinegar', 'vinegar', 'red-wine-vinegar'], amount: 0.5, unit: 'tsp', with: 'slaw' };

const BURGERS_OF =
  '[?meat=beef-mince: beef|[?meat=lamb-mince: lamb|[?meat=pork-mince: pork|[?meat=turkey-mince: turkey|[?meat=chicken-mince: chicken|{name meat}]]]]] burgers';
const IN = '[?bun=baguette: baguette|[?bun=pitta: pitta|[?bun=@bun: buns|toasted bread]]]';
/** Shaped already: raw it is fried through, cooked it is browned and made hot. */
const RAW: Want = { of: ['burger-patty', 'turkey-burger', '@sausage'], each: 115, heart: true, may: true, ready: '' };
const READY: Want = { of: ['@cooked-shaped'], not: ['hot-dog'], each: 110, heart: true, may: true, ready: '' };
const FRY_SHAPED = {
  do: 'fry', in: 'frying-pan', heat: 'medium', minutes: { slot: 'raw', by: 'fry' }, cue: 'well browned, with no pink in the middle', core: ['raw'],
  words: 'Heat {oil} in {in} {heat} and fry {raw}, turning now and then and never pressing, {until} ({core})[. Lay on {cheese} for the last minute].',
} as const;

export const BURGERS = defineRows([
  {
    id: 'burgers', family: 'bread', needs: ['hob'],
    title: [
      `[?meat: ${BURGERS_OF} with crisp {name rasher}[ and {name cheese}]]`,
      `[?meat: ${BURGERS_OF} with [?cheese=@melts: melted ]{name cheese}[ and {name brine onion slaw fresh}]]`,
      `[?meat: juicy ${BURGERS_OF} with {names onion brine slaw fresh}]`,
      `[?meat: juicy ${BURGERS_OF} in toasted buns]`, '[?chilli=chilli-con-carne: chilli {names dog raw ready}[ with {name cheese}][ and {name onion brine}]]',
      `{names raw ready dog} in ${IN} with {name cheese} and {names onion chilli brine slaw fresh}`, `{names raw ready dog} in ${IN} with {names onion chilli brine slaw cheese fresh}`,
      `{names raw ready dog} in ${IN}`,
    ],
    headnote: [
      '[?chilli=chilli-con-carne: Two napkins each: the bun has to be toasted hard, or the chilli is through it before the second bite.]',
      '[?!meat: Slow heat browns {the raw ready dog} all round, and toasted {names bun} catch what runs out.]',
      'Mixed lightly and never pressed, the patties keep their juice; toasted {names bun} catch the rest.',
    ],
    wants: {
      bun: BUN, meat: { of: ['beef-mince', '@mince'], each: 140, heart: true, may: true }, raw: RAW, ready: READY, dog: { of: ['hot-dog'], each: 50, heart: true, may: true, ready: '' },
      chilli: { of: ['chilli-con-carne', 'baked-beans', 'refried-beans', 'pasta-sauce'], each: 90, may: true }, corn: { of: ['corn-on-the-cob'], each: 150, may: true, ready: '' },
      soft: { of: ['pepper', 'mushroom', 'portobello-mushroom'], each: 60, may: true, ready: 'sliced' },
      rasher: { of: ['bacon', 'turkey-bacon'], each: 30, may: true, ready: '' }, ...BUN_PARTS, hot: HOT, herb: SOFT_HERB, lime: LIME,
    },
    oneOf: [['meat', 'raw', 'ready', 'dog']],
    takes: {
      oil: PLAIN_OIL, garlic: { ...GARLIC, may: true, amount: 0.5, with: 'meat' }, dark: { ...WORCESTER, with: 'meat' }, vinegar: VINEGAR,
      mustard: { of: ['mustard', 'wholegrain-mustard'], amount: 1, unit: 'tsp', unless: 'spread' },
    },
    acts: [
      OVEN, CRISP,
      {
        do: 'mix', in: 'bowl',
        words: 'In {in}, work {meat} with {dark pepper}[ and {garlic hot herb}] until just mixed. With wet hands, shape patties 2 cm thick and a little wider than the bread, and dimple the middles, or they dome.',
      },
      {
        do: 'fry', in: 'frying-pan', heat: 'medium', minutes: [10, 12], cue: 'soft and brown',
        words: 'Fry {onion soft} in {oil:1/2} in {in} {heat}, stirring, {until}. Lift out.',
      },
      {
        do: 'fry', in: 'frying-pan', from: 'bowl', heat: 'medium-high', minutes: [10, 12],
        cue: 'crusted, with clear juices and no pink in the middle', core: ['meat'],
        words: 'Salt the outsides with {salt}: sooner, it would turn the meat tight. Heat {oil} in {in} {heat} and fry the patties, turning once and never pressing, {until} ({core})[. Lay on {cheese} for the last minute].',
      },
      FRY_SHAPED,
      {
        ...FRY_SHAPED, minutes: [6, 8], cue: 'brown all round and steaming in the middle', core: ['ready', 'dog'],
        words: 'Fry {ready dog} in {oil} in {in} {heat}, turning, {until}[ ({core})][. Lay on {cheese} for the last minute].',
      },
      {
        do: 'simmer', in: 'saucepan', heat: 'medium', minutes: [5, 6], cue: 'bubbling all through', core: ['chilli'], beside: true,
        words: 'Heat {chilli} in {in} {heat}, stirring, {until}[ ({core})].',
      },
      { do: 'boil', in: 'pot', heat: 'boiling', minutes: [6, 8], cue: 'tender', beside: true, words: 'Bring {in} of water {heat} and cook {corn} {until}. Drain.' },
      { ...DRESS, in: 'small-bowl' }, TOAST,
      {
        do: 'serve', in: 'plate', from: ['frying-pan', 'small-bowl', 'tray', 'saucepan', 'pot'],
        words: 'Spread with {spread mustard}. [Lay on {fresh}, then|Lay on] [?meat: the patties|{the raw ready dog}][ and {the rasher onion soft}][, spoon over {the chilli}][, with {brine slaw hot herb} on top].[ Squeeze over {lime}.] Close and eat at once[, with {the chips corn}].',
      },
    ],
    keeps: { days: 2, words: 'Keep what goes in the buns, and toast those fresh.' }, plate: [200, 700],
  },
]);
