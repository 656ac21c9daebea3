// Chicken in a pot.

import { defineRows } from '../language/row.ts';

export const CHICKEN_POTS = defineRows([
  {
    id: 'chicken-tomato-pot',
    family: 'stew',
    needs: ['hob'],
    title: [
      '[?meat=#poultry-cut&sprig&wine: chicken cacciatore]',
      '{name meat} in tomato with {names brine veg}',
      '{name meat} in tomato',
    ],
    headnote: [
      '[?meat=@bone-in-poultry: On the bone and under a lid, the meat makes the sauce as good as itself.|{the meat} goes back in only to finish, so that it stays juicy.]',
    ],
    wants: {
      meat: {
        of: ['chicken-thigh', 'chicken-drumstick', 'chicken-breast', 'turkey-breast'],
        each: 170,
        heart: true,
        ready: '',
      },
      tomato: {
        of: ['tinned-tomato', 'passata', '@fresh-tomato'],
        each: 180,
        heart: true,
        ready: 'roughly chopped',
      },
      onion: { of: ['@onion'], each: 70, buy: ['onion'], cut: 'thin-slices' },
      veg: {
        of: ['pepper', 'mushroom', 'fennel', 'courgette', 'aubergine', 'celery'],
        each: 90,
        may: true,
        most: 2,
        cut: 'for-soften',
      },
      brine: { of: ['olives', 'capers'], each: 15, may: true, ready: 'drained' },
      bean: { of: ['@white-bean', 'chickpeas'], each: 90, may: true },
      wine: { of: ['white-wine', 'red-wine'], each: 60, may: true },
      greens: { of: ['@greens'], each: 60, may: true, cut: 'shreds' },
      herb: { of: ['parsley', 'basil'], each: 6, may: true, cut: 'chopped' },
      sprig: { of: ['rosemary', 'thyme'], each: 1, may: true, ready: '' },
      potato: { of: ['@potato'], each: 180, may: true, cut: 'chunks-3cm' },
      bread: { of: ['@bread'], each: 60, may: true, ready: '' },
    },
    takes: {
      oil: { of: ['olive-oil', 'vegetable-oil'], amount: 1, unit: 'tbsp' },
      garlic: { of: ['garlic'], amount: 1, unit: 'clove', may: true, cut: 'thin-slices' },
      dried: { of: ['oregano', 'dried-thyme', 'mixed-herbs'], amount: 0.5, unit: 'tsp' },
      vinegar: { of: ['red-wine-vinegar', 'balsamic-vinegar', 'vinegar'], amount: 0.5, unit: 'tsp' },
    },
    not: [
      'coconut-milk',
      '@pasta',
      'soy-sauce',
      'curry-powder',
      'garam-masala',
      'indian-curry-paste',
      'curry-paste',
      '#rice',
    ],
    acts: [
      {
        do: 'brown',
        in: 'pan',
        heat: 'medium-high',
        minutes: [6, 8],
        cue: 'deep gold on both sides',
        words:
          'Season {meat} with {salt} and {pepper}. Heat {oil} in {in} with a lid {heat} and brown {the meat}, turning once, {until}. Lift onto a plate; {they meat} cook{s meat} through later.',
      },
      {
        do: 'soften',
        in: 'pan',
        heat: 'medium',
        minutes: [8, 10],
        cue: 'soft and golden',
        words: 'Cook {onion veg} in the fat left in {in} {heat}, scraping up the brown bits, {until}.',
      },
      {
        do: 'simmer',
        in: 'pan',
        heat: 'medium',
        minutes: [5, 6],
        cue: 'it has begun to thicken',
        words:
          'Add {garlic sprig dried}[ and {wine}, which should bubble away by half]. Tip in {tomato}[ and {bean}] and simmer {heat} {until}.',
      },
      {
        do: 'simmer',
        in: 'pan',
        from: 'plate',
        heat: 'low',
        minutes: [25, 30],
        cue: 'the meat comes away from the bone',
        core: ['meat'],
        when: 'meat=@bone-in-poultry',
        words:
          'Lay {the meat} back in with the juices, cover and simmer {heat} {until}; the thickest part should read {core}.',
      },
      {
        do: 'simmer',
        in: 'pan',
        from: 'plate',
        heat: 'low',
        minutes: [10, 12],
        cue: 'cooked through, with no pink in the middle',
        core: ['meat'],
        when: 'meat=chicken-breast/turkey-breast',
        words:
          'Lay {the meat} back in with the juices, cover and simmer {heat} {until}; the thickest part should read {core}.',
      },
      {
        do: 'boil',
        in: 'pot',
        heat: 'boiling',
        water: 'salted',
        minutes: { slot: 'potato', by: 'boil' },
        beside: true,
        words: 'Bring {in} of water {heat} with {water} and cook {potato} {until}. Drain.',
      },
      {
        do: 'serve',
        in: 'table',
        from: ['pan', 'pot'],
        words:
          '[Stir {greens} in until {they greens} wilt{s greens}, about 3 minutes. ]Stir {brine herb vinegar} into the sauce and taste for salt. Serve[ with {potato bread}].',
      },
    ],
    keeps: { days: 3 },
    out: [[['@cream'], 'tomato and vinegar make it sharp, and cream would only blunt it']],
    plate: [330, 800],
  },
]);
