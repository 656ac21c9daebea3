// Pan-fried fish.
import { type Act, defineRows } from '../language/row.ts';
import { BUBBLE, FRY_SMOKY, SMOKY, WILTED } from './mains.ts';
import { AROUND, FRUIT, FRY_VEG, OUT, SIDES, TAKES, VEG } from './pan-sauce.ts';

const SKIN = 'sea-bass/red-snapper/sea-bream/salmon/trout/mackerel/hilsa/kingfish';
const FRIED: Omit<Act, 'words'> = { do: 'fry', in: 'frying-pan', from: 'board', heat: 'medium-high', core: ['fish'] };

export const FISH_PANS = defineRows([
  {
    id: 'fish-pan', family: 'pan', needs: ['hob'], frame: true,
    title: [
      '[?glaze: [?glaze=honey: sticky honey [?glaze=soy-sauce: and soy ]|soy-glazed ]{names fish} with {names veg greens potato rice}]', '[?cream&veg: {names fish} on creamed {names veg}]',
      '{names fish} in crisp {name coat} with {names veg potato}', 'pan-fried {names fish} with {names smoky veg greens}[?nut:  and {names nut}]',
      'pan-fried {names fish} with {names tomato bean fruit}', 'pan-fried {names fish} in [{name brine} |{name lemon} ]{name butter} with {names root potato}',
      'pan-fried {names fish} in [{name brine} |{name lemon} |]{name butter}',
    ],
    headnote: [
      '[?coat: A crust that crunches and fish that flakes under it.]',
      '[?glaze: The glaze bubbles up in seconds and runs into all that lies under it.]',
      '[?cream&veg: Fish that flakes at a touch, on vegetables soft enough to be half the sauce.]',
      '[?smoky: The {name smoky} goes first and leaves its smoke in the pan.]',
      'The fish goes in last and is eaten at once, golden outside and only just set within, under foaming {name butter}[ sharp with {name lemon}].',
    ],
    wants: {
      fish: { of: ['@pan-fish', 'scallops', 'skate'], each: 140, heart: true, ready: 'patted dry' }, ...AROUND,
      nut: { of: ['almonds', 'hazelnuts', 'pine-nuts', 'walnuts'], each: 12, may: true, cut: 'chopped' }, smoky: SMOKY,
      glaze: { of: ['honey', 'soy-sauce'], each: 12, most: 2, may: true },
      brine: { ...AROUND.brine, most: 2 }, coat: { of: ['oats', 'semolina', 'polenta'], each: 15, may: true },
      spoon: { of: ['tzatziki', '@yoghurt', 'mayonnaise', 'hollandaise', 'pesto', 'horseradish'], each: 25, may: true },
    },
    takes: TAKES,
    acts: [
      ...SIDES, FRY_SMOKY,
      { ...VEG, words: FRY_VEG },
      { ...FRUIT, cue: 'soft and hot', words: 'Put {fruit bean sprig} into {in} with a splash of water and cook {heat} {until}.' },
      { ...BUBBLE, minutes: [2, 3], cue: 'it has almost gone', words: 'Pour {wine} into {in} and bubble {heat} {until}.' },
      { ...BUBBLE, minutes: [2, 3], water: 30, words: 'Stir {cream mustard} and {water} into {in} and bubble {heat} {until}.' },
      { ...WILTED, minutes: [2, 4], words: 'Turn {greens tomato} with {butter:1/4 salt} in {in} {heat} {until}.' },
      { do: 'mix', in: 'board', words: 'Season {fish} with {salt}[, {spice}] and {pepper}[ and press {coat} on all over].' },
      {
        ...FRIED, minutes: { slot: 'fish', by: 'sear' }, when: `fish=${SKIN}`,
        words: 'Heat {oil} in {in} {heat}. Lay in {the fish} skin side down, press flat for 10 seconds and then leave alone: {for} in all, turned when the skin lets go of the pan, until just firm ({core}).',
      },
      {
        ...FRIED, minutes: { slot: 'fish', by: 'sear' }, cue: 'well browned and just firm', when: 'fish=tuna/swordfish/scallops',
        words: 'Heat {oil} in {in} {heat} until it shimmers and fry {the fish} with room between, turning once, {until} ({core}).',
      },
      {
        ...FRIED, minutes: { slot: 'fish', by: 'fry' }, cue: 'golden and beginning to flake',
        when: `!fish=${SKIN}/tuna/swordfish/scallops`,
        words: 'Heat {oil} in {in} {heat}. Lay in {the fish} and do not move {it fish} until golden underneath, then turn and fry {until} ({core}).',
      },
      {
        do: 'melt', in: 'frying-pan', and: true,
        words: 'Add {butter garlic glaze brine nut}, let it foam for 30 seconds[ and squeeze in {lemon}| and add {sharp}], then tilt the pan and spoon it over {the fish}.',
      },
      {
        do: 'serve', in: 'table', from: ['frying-pan', 'pan', 'pot', 'saucepan'],
        words: 'Serve at once[ on {the smoky onion veg fruit bean greens tomato}][ with {potato root rice bread leaf spoon}][, scattered with {herb}].',
      },
    ],
    keeps: { days: 1, cold: true, words: 'Cold, it is good in a salad.' },
    out: OUT,
    plate: [190, 850],
  },
]);
