// Pulses as the main thing: dried from the packet, or out of the tin.

import { defineRows, type Take, type Want } from '../language/row.ts';
import { RASHER, SHARP, WILT_GREENS } from './plate-slots.ts';
import { CUT_BREAD, GREENS, OIL, SOFT_HERB, SQUEEZED } from './shared.ts';

const VEG: Want = {
  of: [
    'carrot', 'celery', 'fennel', 'leek', 'pepper', 'parsnip', 'celeriac', 'swede', 'turnip', 'courgette', 'aubergine', 'butternut-squash',
    'pumpkin', '@wild-mushroom',
  ],
  not: ['morel', 'chicken-of-the-woods', 'enoki'], each: 110, most: 3, may: true, cut: 'dice-1cm',
};
const ONION: Want = { of: ['@onion', 'leek', 'spring-onion'], each: 60, may: true, cut: 'finely-chopped' };
const TOMATO: Want = { of: ['@any-tomato', 'pasta-sauce'], each: 130, may: true, ready: 'roughly chopped' };
const TOP: Want = {
  of: ['feta', 'goats-cheese', '@italian-cheese', '@grates', 'labneh', '@yoghurt', 'soured-cream'], each: 25, may: true, ready: '',
};
const SPICE: Take = {
  of: ['smoked-paprika', 'cumin', 'paprika', 'harissa', 'curry-powder', 'baharat', 'cumin-seeds'], amount: 0.5, unit: 'tsp',
};
export const PLAIN_PULSES = defineRows([
  {
    id: 'pot-of-beans', family: 'stew', frame: true, needs: ['hob'],
    title: [
      'a pot of {names bean} with {names rasher veg} and {names greens}', 'a pot of {names bean} with {names tomato veg greens}',
      'a pot of {names bean} with {names rasher herb}', 'a pot of {names bean}[ with garlic]',
    ],
    headnote: ['{names bean} cooked from dry make a broth that no tin has[; {names rasher veg tomato greens} season it].'],
    wants: {
      bean: { of: ['#dried-legume'], each: 140, most: 2, heart: true }, onion: ONION,
      rasher: { ...RASHER, of: ['ham-hock', '@lardon', 'chorizo', 'smoked-sausage'], not: ['prosciutto', 'gammon', 'ham-hock'] },
      veg: { ...VEG, cut: 'dice-1cm' }, tomato: TOMATO, greens: GREENS, top: TOP,
      sprig: { of: ['thyme', 'rosemary', 'sage', 'bay-leaf'], each: 1, may: true, ready: '' }, herb: SOFT_HERB, lemon: SQUEEZED,
      bread: CUT_BREAD,
    },
    takes: {
      oil: { ...OIL, amount: 1.25 }, garlic: { of: ['garlic', 'garlic-powder'], amount: 2, unit: 'clove', may: true, cut: 'thin-slices' },
      spice: SPICE, bay: { of: ['bay-leaf'], amount: 1, unit: null, whole: true, unless: 'sprig' }, sharp: SHARP,
    },
    acts: [
      {
        do: 'soak', in: 'bowl', wait: 480,
        words: 'The night before, cover {the bean} in {in} with three times as much cold water and soak for {wait} or longer. Drain and rinse.',
      },
      {
        do: 'boil', in: 'pot', from: 'bowl', heat: 'boiling', minutes: { slot: 'bean', by: 'boil' },
        cue: 'one crushes to a cream between two fingers',
        words: 'Put {bean} in {in} with {bay sprig} and fresh water to come 4 cm above. Bring {heat} and boil hard for 10 minutes, then turn down and simmer {until}. Salt only now: {salt}.',
      },
      {
        do: 'soften', in: 'pan', heat: 'medium', minutes: [10, 12], cue: 'soft and golden', core: ['rasher'], beside: true,
        words: 'Warm {oil} in {in} {heat} and cook {rasher onion veg garlic spice} {until}[ (past {core} by then)].',
      },
      {
        do: 'simmer', in: 'pot', from: 'pan', heat: 'medium', minutes: [10, 15], cue: 'the broth is thick and clings to {the bean}',
        words: 'Pour off the water to the level of {the bean}. Stir in all that is in the pan[, {tomato}], crush a ladleful of {the bean} against the side and simmer {heat} {until}.',
      },
      WILT_GREENS,
      {
        do: 'serve', in: 'table', from: 'pot',
        words: 'Season with {salt}, {pepper}[ and the juice of {lemon}| and {sharp}]: beans want more of all three than you think. Serve[ with {top herb} on top][, and {bread} to dip].',
      },
    ],
    beats: ['tray-vegetables'], keeps: { days: 3, months: 3, words: 'Freeze them in their broth.' }, plate: [60, 800],
  },
]);
