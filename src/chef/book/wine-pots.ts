// Chicken and sausages in wine, cream and sauerkraut; and strips of meat in soured cream.

import { defineRows } from '../language/row.ts';
import {
  BASE, BOIL_PASTA, BROWNED, BUBBLE, BUTTERED, FLOUR, MUSHROOM, MUSTARD, POURED, PUREE, SHARP, SMOKY, SOFT, SPRIG, THYME, WILTED,
} from './mains.ts';
import { BOIL_POTATO, COOK_RICE, CUBE, CUT_BREAD, GARLIC, GREENS, POTATO, RICE, SLICED_ONION, SOFT_HERB, SQUEEZED } from './shared.ts';

export const WINE_POTS = defineRows([
  {
    id: 'chicken-in-wine', family: 'stew', needs: ['hob'],
    title: [
      '[?wine=red-wine&mushroom: coq au vin|{name meat} in [?cream: creamy ]{name wine}[ with {names mushroom leek fruit base}]]',
      'creamy [?mustard: mustard ]{name meat}[?onion=leek:  with leeks|[ with {names mushroom leek fruit greens base}]]', '{name meat} in {name wine cream}',
    ],
    headnote: [
      '[?wine: The {name wine} boils down before the {name meat} goes back, so that the sauce is deep and never raw[, and {name cream} rounds it off].]',
      'A silky {name cream} sauce[ with a spoonful of {name mustard}], made in the pan where the {name meat} browned.',
    ],
    wants: {
      meat: {
        of: ['chicken-thigh', 'chicken-drumstick', '@quick-poultry', '@poultry', 'rabbit'],
        not: ['duck', 'chicken-wing', 'rabbit', 'chicken-feet', 'turkey-leg'], each: 190, heart: true, ready: 'patted dry',
      },
      wine: { of: ['red-wine', 'white-wine', 'cider', 'beer', 'sherry', 'marsala'], each: 150, may: true },
      smoky: { ...SMOKY, of: ['bacon', 'pancetta'] }, onion: { ...SLICED_ONION, of: ['shallot', '@onion', 'leek'] },
      leek: { of: ['leek', 'fennel', 'celery'], each: 70, may: true, cut: 'thin-slices' }, base: BASE,
      mushroom: { ...MUSHROOM, each: 90, ready: 'halved' },
      fruit: { of: ['apple', 'grapes', 'prunes', 'pear'], each: 60, may: true, ready: 'cut into wedges' }, cream: POURED, sprig: SPRIG,
      greens: GREENS, herb: SOFT_HERB, potato: { ...POTATO, not: [] }, rice: RICE, pasta: { of: ['@pasta'], each: 75, may: true },
      bread: CUT_BREAD,
    },
    oneOf: [['wine', 'cream']],
    takes: { fat: BUTTERED, garlic: GARLIC, flour: FLOUR, mustard: MUSTARD, cube: CUBE, thyme: THYME },
    beats: ['chicken-pan', 'tray-roast'],
    acts: [
      {
        ...BROWNED, do: 'fry', heat: 'medium', minutes: [5, 6], cue: 'the fat runs', core: ['smoky'],
        words: 'Fry {smoky} in {in} {heat} {until}[ (past {core} by then)]. Lift onto a plate.',
      },
      {
        ...BROWNED, minutes: [7, 9], cue: 'golden all over',
        words: 'Season {meat} with {salt} and {pepper}. Warm {fat:1/2} in {in} {heat} and brown {the meat} {until}; the middle cooks later. Lift onto a plate.',
      },
      { ...SOFT, minutes: [10, 12], words: 'Add {fat onion leek base mushroom} to {in} and cook {heat}, scraping up the brown, {until}.' },
      {
        ...BUBBLE, cue: 'it has boiled down by half',
        words: 'Stir in {garlic thyme flour}, pour in {wine} and bubble {heat} {until}.',
      },
      { ...BUBBLE, minutes: [1, 2], cue: 'no dry flour shows', when: '!wine', words: 'Stir in {garlic thyme flour} {heat} {until}.' },
      {
        do: 'simmer', in: 'pan', from: 'plate', heat: 'low', minutes: { slot: 'meat', by: 'braise' }, cue: 'the meat is loose on the bone',
        core: ['meat'], water: 75, when: 'meat=@on-the-bone',
        words: 'Put everything from the plate back with {cube sprig fruit} and {water}. Cover and simmer {heat} {until} ({core}).',
      },
      {
        do: 'simmer', in: 'pan', from: 'plate', heat: 'low', minutes: [8, 10], cue: 'there is no pink in the middle', core: ['meat'],
        water: 40, when: '!meat=@on-the-bone',
        words: 'Put everything from the plate back with {cube sprig fruit} and {water}. Cover and simmer {heat} {until} ({core}), and no longer: breast dries out.',
      },
      { ...WILTED, words: 'Add {greens} and cook {heat} {until}.' }, BOIL_POTATO, COOK_RICE, BOIL_PASTA,
      {
        do: 'serve', in: 'table', from: ['pan', 'pot', 'saucepan'],
        words: 'Stir {mustard cream} into the sauce, let it bubble once and taste for salt[; fish out {the sprig}]. Serve[ with {potato rice pasta bread}][, scattered with {herb}].',
      },
    ],
    keeps: { days: 3, months: 2 }, plate: [320, 950],
  },
  {
    id: 'stroganoff', family: 'pan', needs: ['hob'],
    title: ['[?meat=#pork-cut: pork|{name meat}] in paprika cream with {names peppers}', '[?meat=steak: beef|[?meat=#pork-cut: pork|{name meat}]] stroganoff[ with {names mushroom gherkin pasta rice}]'],
    headnote: ['[?meat=mushroom: Mushrooms go brown before anything wet goes in: then they taste of themselves, and soured cream does the rest.]', 'The meat waits on a plate while the sauce is made, and goes back for a minute: longer, and it turns from tender to tight.'],
    wants: {
      meat: {
        of: ['steak', 'pork-fillet', 'pork-chop', 'chicken-breast', 'turkey-breast', '@mince', 'mushroom'], each: 150, heart: true, cut: 'strips',
      },
      cream: { of: ['soured-cream', 'creme-fraiche', 'double-cream', 'oat-cream'], each: 70, heart: true },
      soup: { of: ['cream-soup'], each: 120, may: true, ready: '' }, onion: SLICED_ONION,
      mushroom: { ...MUSHROOM, each: 110 }, peppers: { of: ['pepper'], each: 90, may: true, cut: 'strips' },
      gherkin: { of: ['gherkins', 'capers'], each: 15, may: true, ready: 'chopped' },
      wine: { of: ['white-wine', 'sherry', 'vodka'], not: ['vodka'], each: 40, may: true },
      herb: { ...SOFT_HERB, of: ['parsley', 'dill', 'chives', 'tarragon'] }, rice: RICE,
      pasta: { of: ['egg-noodles', '@pasta'], each: 80, may: true }, potato: POTATO, greens: GREENS, lemon: SQUEEZED,
    },
    takes: {
      butter: BUTTERED, paprika: { of: ['paprika', 'smoked-paprika'], amount: 1, unit: 'tsp' }, garlic: GARLIC, mustard: MUSTARD,
      cube: { ...CUBE, amount: 0.25, of: ['beef-stock-cube', 'stock-cube'] }, puree: { ...PUREE, may: true }, sharp: SHARP,
    },
    oneOf: [['mushroom', 'soup', 'gherkin', 'paprika', 'peppers', 'rice', 'pasta']],
    acts: [
      COOK_RICE, BOIL_PASTA, BOIL_POTATO,
      {
        ...SOFT, heat: 'medium-high', cue: 'golden[?mushroom: , with the mushroom water gone]',
        words: 'Warm {butter:1/2} in {in} and cook {onion mushroom peppers} with {salt} {heat} {until}. Lift onto a plate.',
      },
      {
        do: 'fry', in: 'pan', heat: 'high', minutes: [3, 5], cue: 'browned and just firm', core: ['meat'], when: 'meat=steak/#pork-cut',
        words: 'Warm {butter} in {in} {heat} and fry {meat} in one layer {until} ({core}). Lift out at once.',
      },
      {
        do: 'fry', in: 'pan', heat: 'medium-high', minutes: [6, 8], cue: 'browned and cooked through', core: ['meat'],
        when: '!meat=steak/#pork-cut',
        words: 'Warm {butter} in {in} {heat} and fry {meat} [?meat=@mince: , breaking it up,|in one layer] {until}[ ({core})]. Lift out.',
      },
      {
        ...BUBBLE, from: 'plate', water: 50,
        words: 'Put {the onion mushroom peppers} back, stir in {paprika garlic puree}, then {wine mustard cube soup} and {water}, and bubble {heat} {until}.',
      },
      {
        ...WILTED, minutes: [1, 2], cue: 'hot, and not boiling', heat: 'low',
        words: 'Stir in {cream}, {the meat}[, {gherkin greens}] and {pepper} and warm {heat} {until}[?cream=soured-cream/creme-fraiche: , because boiled it splits].',
      },
      {
        do: 'serve', in: 'table', from: ['pan', 'saucepan', 'pot'],
        words: '[Squeeze in {lemon}|Sharpen with {sharp}] and taste for salt. Serve[ on {rice pasta potato}][, scattered with {herb}].',
      },
    ],
    keeps: { days: 2 }, plate: [250, 800],
  },
]);
