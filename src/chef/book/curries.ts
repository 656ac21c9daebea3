// Curries.

import { defineRows } from '../language/row.ts';

export const CURRIES = defineRows([
  {
    id: 'coconut-curry',
    family: 'stew',
    needs: ['hob'],
    title: [
      '{name lead} and {name veg} curry with coconut',
      '{name lead} curry with coconut',
      'coconut curry',
    ],
    headnote: [
      '[?lead=prawns/@fish-fillet: {the lead} go[?lead=prawns: |es] in for the last minutes, into a sauce that is already good by itself.]',
      'Spice fried in the cream from the top of the coconut, until the fat smells of all of it, is most of the cooking.',
    ],
    wants: {
      coconut: { of: ['coconut-milk', 'coconut-cream'], each: 150, heart: true },
      lead: {
        of: [
          ...(['@quick-poultry', 'prawns', '@white-fish', 'salmon', 'tofu', 'paneer'] as const),
          ...(['chickpeas', 'sweet-potato', 'butternut-squash', 'cauliflower'] as const),
        ],
        each: 130,
        heart: true,
        cut: 'chunks-2cm',
      },
      onion: { of: ['@onion'], each: 60, buy: ['onion'], cut: 'thin-slices' },
      veg: {
        of: [
          ...(['sweet-potato', 'butternut-squash', 'pepper', 'aubergine', 'cauliflower'] as const),
          ...(['@quick-veg', 'courgette', 'carrot', 'broccoli', 'mushroom'] as const),
        ],
        each: 90,
        most: 2,
        may: true,
        cut: 'for-soften',
      },
      fruit: { of: ['pineapple', 'mango'], each: 70, may: true, cut: 'chunks-2cm' },
      greens: { of: ['@greens', 'frozen-spinach'], each: 50, may: true, cut: 'shreds' },
      rice: {
        of: ['#rice'],
        not: [
          ...(['risotto-rice', 'pudding-rice', 'sushi-rice', 'wild-rice', 'brown-rice'] as const),
          ...(['glutinous-rice', 'paella-rice'] as const),
        ],
        each: 70,
        may: true,
        ready: 'rinsed',
      },
      sharp: { of: ['lime', 'lemon'], each: 25, may: true, ready: 'cut in half' },
      herb: { of: ['coriander', 'basil', 'mint'], each: 6, may: true, cut: 'chopped' },
      nut: { of: ['cashews', 'peanuts'], each: 12, may: true, cut: 'chopped' },
    },
    takes: {
      oil: { of: ['vegetable-oil', 'olive-oil'], amount: 0.5, unit: 'tbsp' },
      garlic: { of: ['garlic'], amount: 1, unit: 'clove', may: true, cut: 'finely-chopped' },
      ginger: { of: ['ginger'], amount: 2, unit: 'tsp', may: true, ready: 'finely grated' },
      hot: { of: ['chilli', 'birds-eye-chilli'], amount: 0.5, unit: null, may: true, cut: 'finely-chopped' },
      paste: {
        of: ['curry-paste', 'vegan-curry-paste', 'indian-curry-paste'],
        amount: 1,
        unit: 'tbsp',
        may: true,
      },
      powder: { of: ['curry-powder'], amount: 1.5, unit: 'tsp', unless: 'paste' },
      salty: { of: ['fish-sauce', 'soy-sauce'], amount: 1, unit: 'tsp', may: true },
      sugar: { of: ['brown-sugar', 'sugar'], amount: 0.5, unit: 'tsp' },
    },
    not: ['@pasta', '@red-mince', '@any-tomato'],
    acts: [
      {
        do: 'boil',
        in: 'saucepan',
        heat: 'low',
        minutes: [12, 14],
        cue: 'the water is gone and the grains are tender',
        water: 125,
        words:
          'Put {rice} in {in} with {water} and {salt}, bring to the boil, cover and cook {heat} {until}. Leave it covered until you eat.',
      },
      {
        do: 'soften',
        in: 'pan',
        heat: 'medium',
        minutes: [6, 8],
        cue: 'soft and golden at the edges',
        beside: true,
        words: 'Warm {oil:1/2} in {in} {heat} and cook {onion} {until}.',
      },
      {
        do: 'fry',
        in: 'pan',
        heat: 'medium',
        minutes: [2, 3],
        cue: 'the oil has taken the colour of the spice and smells of it',
        words:
          'Put {garlic ginger hot paste powder oil coconut:1/3} in {in} and fry {heat}, stirring, {until}.',
      },
      {
        do: 'simmer',
        in: 'pan',
        heat: 'medium-low',
        minutes: [12, 15],
        cue: '[?lead=@poultry: the meat is tender|[?lead=chickpeas: the sauce is thick|a knife slips through the largest piece]]',
        water: 50,
        when: 'lead=sweet-potato/butternut-squash/cauliflower/@quick-poultry/chickpeas',
        core: ['lead'],
        words:
          'Add {coconut lead veg} and {water} and simmer {heat} {until}[; the thickest piece of {the lead} should read {core}].',
      },
      {
        do: 'simmer',
        in: 'pan',
        heat: 'medium-low',
        minutes: [8, 10],
        cue: '[?veg: {the veg} {is veg} nearly tender|it has thickened a little]',
        water: 50,
        when: '!lead=sweet-potato/butternut-squash/cauliflower/@quick-poultry/chickpeas',
        words: 'Add {coconut} and {water}[ with {veg}] and simmer {heat} {until}.',
      },
      {
        do: 'simmer',
        in: 'pan',
        heat: 'medium-low',
        minutes: [4, 5],
        cue: 'opaque and just firm',
        core: ['lead'],
        when: 'lead=prawns/@white-fish/salmon/tofu/paneer',
        words: 'Slide in {lead} and simmer gently {heat} {until}[ ({core})].',
      },
      {
        do: 'serve',
        in: 'table',
        from: ['pan', 'saucepan'],
        words:
          '[Stir in {fruit} and let it warm through for 2 minutes. ][Stir in {greens} until {they greens} wilt{s greens}, about 2 minutes. ]Season with {salty sugar} and {salt}[, and squeeze in {sharp}]. Taste: it should be salty, sharp and a little sweet at once. Serve[ with {rice}][, scattered with {herb nut}].',
      },
    ],
    keeps: { days: 2 },
    out: [[['@cream', '@milk', '@yoghurt'], 'the coconut makes it rich enough']],
    plate: [300, 750],
  },
]);
