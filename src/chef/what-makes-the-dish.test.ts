// What a list was typed for goes into the dish: the cube, the paste, the box, the jar.

import { describe, it } from 'vitest';
import { expectTold, type Told } from '../../tests/expect-told.ts';

type Case = readonly [name: string, ...Told];

const CASES: readonly Case[] = [
  [
    'a stock cube melts into bolognese with the water that it wants',
    '400g beef mince, 1 onion, 2 tins chopped tomatoes, spaghetti, 3 carrots, oxo cube, garlic',
    /- 1 beef stock cube, crumbled[\s\S]*tomatoes and beef stock cube/,
    /Left out/,
  ],
  [
    'a stock cube melts into a sauce of passata',
    'turkey mince, spaghetti, passata, chicken stock cube',
    /passata and chicken stock cube/,
    /Left out/,
  ],
  [
    'a stock cube melts into chilli',
    'beef mince, kidney beans, tin tomatoes, beef stock cube, onion',
    /Chilli[\s\S]*tomatoes, kidney beans and beef stock cube/,
    /Left out/,
  ],
  [
    'a stock cube melts into sausages and beans',
    'sausages, butter beans, tin tomatoes, veg stock cube',
    /stock cube, crumbled/,
    /Left out/,
  ],
  [
    'ginger and garlic are fried with the spice of a paneer curry',
    '200g paneer, 2 tomatoes, onions, ginger garlic paste, frozen peas, dahi, haldi',
    /Matar Paneer[\s\S]*the ginger and garlic paste and turmeric/,
    /Left out/,
  ],
  [
    'ginger and garlic are fried with the spice of a chicken curry',
    'chicken thighs, yoghurt, ginger garlic paste, turmeric',
    /the ginger and garlic paste and turmeric/,
    /Left out/,
  ],
  [
    'ginger and garlic go into eggs with tomato and spice',
    'eggs, onions, tomatoes, ginger garlic paste, turmeric',
    /the ginger and garlic paste and turmeric/,
    /Left out/,
  ],
  [
    'atta becomes rotis beside a curry',
    '200g paneer, 2 tomatoes, onions, ginger garlic paste, frozen peas, dahi, atta, haldi, kasuri methi',
    /- 125 g atta[\s\S]*to a soft dough[\s\S]*4 thin rounds[\s\S]*with the hot rounds to scoop it up/,
    /Left out/,
  ],
  [
    'with rice on the table nobody rolls rotis',
    'chicken thighs, curd, chapati flour, garam masala, onion, basmati rice',
    /Pilaf/,
    /Knead|rounds/,
  ],
  [
    'lentils, tamarind and sambar masala are sambar, whatever else is listed',
    'toor dal, chana dal, basmati, poha, besan, bhindi 250g, baingan, aloo, pyaz, tamatar, curry leaves, mustard seeds, imli, gud, sambar masala, coriander leaves, ghee, curd',
    /# Sambar with Okra[\s\S]*2 tsp sambar masala[\s\S]*16 to 20 minutes/,
    /Kadhi/,
    { diets: ['vegetarian'] },
  ],
  [
    'a short list spells sambar too',
    'toor dal, sambar powder, tamarind, okra, tomato',
    /# Sambar with Okra/,
    /Left out|To buy\n- onion/,
  ],
  [
    'a pinch of asafoetida goes into the hot fat, and nobody buys an onion for it',
    'moong dal, ghee, jeera, 1 small cauliflower, green chillies, hing',
    /# Tarka Moong Dal[\s\S]*1\/4 tsp asafoetida[\s\S]*To buy\n- nothing[\s\S]*the chilli, asafoetida and cumin seeds/,
    /onion/i,
  ],
  [
    'a pinch of asafoetida does for a pilau',
    'basmati rice, hing, cauliflower, cumin seeds, onion, peas',
    /1\/4 tsp asafoetida/,
  ],
  [
    'wine bubbles down in a cream pie, which is named by its meat, its bacon and what is sweet in it',
    'chicken breasts x2, streaky bacon, leeks, celery, half a swede, carrots, puff pastry, double cream, mature cheddar, dijon mustard, frozen sweetcorn, thyme, white wine, butter',
    /# Chicken, Bacon and Leek Pie[\s\S]*white wine and let it bubble[\s\S]*second tray and put them in to roast[\s\S]*Meanwhile, once the filling/,
    /white wine, because|frozen sweetcorn, because|Celery Pie/,
  ],
  [
    'cider bubbles down in one too',
    'turkey steaks, leeks, creme fraiche, cider, shortcrust pastry',
    /# Turkey and Leek Pie[\s\S]*cider and let it bubble[\s\S]*the turkey steaks with no pink left/,
    /chicken/,
  ],
  [
    'a can of mushroom soup is the gravy of a pot roast',
    '2 lbs chuck roast, yellow onions, baby carrots, russet potatoes, celery, can of cream of mushroom soup, beef broth, worcestershire',
    /beef broth, cream of mushroom soup(?:,| and) Worcestershire sauce[^.]*round the meat/,
    /on the Worcestershire|small pan|Left out/,
    { units: 'us', servings: 6 },
  ],
  [
    'tuna and mayonnaise make a cold pasta',
    'tin of tuna, pasta, mayo',
    /# Creamy Tuna Pasta[\s\S]*cool under the tap/,
    /Left out/,
  ],
  [
    'ham and mayonnaise do too',
    'macaroni, mayo, ham, celery',
    /# Creamy Ham and Celery Pasta[\s\S]*fold in the ham\./,
    /flakes|Left out/,
  ],
  [
    'macaroni and cheese out of a box is made up with its sachet',
    'box of Kraft mac and cheese, frozen broccoli florets, 4 hot dogs, milk, panko',
    /# Mac and Cheese with Hot Dogs and Broccoli[\s\S]*Serves\*\* 4[\s\S]*cheese of the sachet[\s\S]*crumbs on top/,
    /Left out/,
    { servings: 4, units: 'us' },
  ],
  [
    'a box by itself is boiled, and not warmed up dry',
    'mac and cheese box',
    /into the boiling water[\s\S]*cheese of the sachet/,
    /Warm Boxed/,
  ],
  [
    'what has no time in the water is fried with the bacon',
    'kraft dinner, bacon, green pepper, hot sauce',
    /with Bacon[\s\S]*Add the green pepper and cook/,
    /Left out/,
  ],
  [
    'tamarind comes with what is wet, and not with the raw onion',
    'besan, curd, imli, bhindi 250g, aloo, curry leaves, pyaz, mustard seeds',
    /tamarind paste(?:,| and) yoghurt/,
    /tamarind paste and onion/,
  ],
];

describe('what a list was typed for', () => {
  for (const [name, ...told] of CASES) it(name, () => expectTold(...told));
});
