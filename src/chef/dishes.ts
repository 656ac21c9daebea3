// The registry: every dish the built-in chef knows. Order breaks ties and nothing else.

import type { Dish } from './dish.ts';
import { bakedCustard } from './dishes/baked-custard.ts';
import { bakedOats } from './dishes/baked-oats.ts';
import { bakedPotato } from './dishes/baked-potato.ts';
import { beanPot } from './dishes/bean-pot.ts';
import { blendedSoup } from './dishes/blended-soup.ts';
import { grainBowl, tossedNoodles } from './dishes/bowls.ts';
import { braise } from './dishes/braise.ts';
import { quesadilla, toastie, toppedToast } from './dishes/bread-and-cheese.ts';
import { cabbagePan } from './dishes/cabbage-pan.ts';
import { carbonara } from './dishes/carbonara.ts';
import { chunkySoup } from './dishes/chunky-soup.ts';
import { cookies } from './dishes/cookies.ts';
import { biscuitPots, cooler } from './dishes/cool-sweets.ts';
import { cottagePie } from './dishes/cottage-pie.ts';
import { crepes } from './dishes/crepes.ts';
import { crumble } from './dishes/crumble.ts';
import { curry } from './dishes/curry.ts';
import { dal } from './dishes/dal.ts';
import { dipPlate } from './dishes/dip-plate.ts';
import { smoothie } from './dishes/drinks.ts';
import { fishPie } from './dishes/fish-pie.ts';
import { chowder, fishStew } from './dishes/fish-pots.ts';
import { flatbreadPizza } from './dishes/flatbread-pizza.ts';
import { frenchToast } from './dishes/french-toast.ts';
import { friedRice } from './dishes/fried-rice.ts';
import { frittata } from './dishes/frittata.ts';
import { cabbagePancake, fritters } from './dishes/fritters.ts';
import { fruitPots } from './dishes/fruit-pots.ts';
import { lentilPot, polenta } from './dishes/grain-pots.ts';
import { gratin } from './dishes/gratin.ts';
import { lasagne, macAndCheese } from './dishes/mac-and-cheese.ts';
import { mapoTofu } from './dishes/mapo-tofu.ts';
import { melonAndCheese } from './dishes/melon-and-cheese.ts';
import { mincePan } from './dishes/mince-pan.ts';
import { burger, meatballs } from './dishes/mince-shapes.ts';
import { eggHash, scrambledToast, shakshuka } from './dishes/more-eggs.ts';
import { nachos } from './dishes/nachos.ts';
import { noodleSoup } from './dishes/noodle-soup.ts';
import { oatBars } from './dishes/oat-bars.ts';
import { omelette } from './dishes/omelette.ts';
import { overnightOats } from './dishes/overnight-oats.ts';
import { panMain } from './dishes/pan-main.ts';
import { pancakes } from './dishes/pancakes.ts';
import { parcelFish } from './dishes/parcel-fish.ts';
import { pastaBake } from './dishes/pasta-bake.ts';
import { pastaSauce } from './dishes/pasta-sauce.ts';
import { pastryPie } from './dishes/pastry-pie.ts';
import { fruitTart, pastryTart } from './dishes/pastry-tart.ts';
import { peanutStew } from './dishes/peanut-stew.ts';
import { porridge } from './dishes/porridge.ts';
import { quickBread } from './dishes/quick-bread.ts';
import { pilaf, risotto } from './dishes/rice-pots.ts';
import { ricePudding } from './dishes/rice-pudding.ts';
import { breadSalad, grainSalad, potatoSalad, salad } from './dishes/salad.ts';
import { saltfish } from './dishes/saltfish.ts';
import { sandwich } from './dishes/sandwich.ts';
import { slaw } from './dishes/slaw.ts';
import { solo } from './dishes/solo.ts';
import { spicedRice } from './dishes/spiced-rice.ts';
import { stirFry } from './dishes/stir-fry.ts';
import { stuffedVegetables } from './dishes/stuffed-vegetables.ts';
import { tacos } from './dishes/tacos.ts';
import { tomatoStew } from './dishes/tomato-stew.ts';
import { trayCake } from './dishes/tray-cake.ts';
import { trayRoast } from './dishes/tray-roast.ts';

export const DISHES: readonly Dish[] = [
  pastaSauce,
  curry,
  friedRice,
  trayRoast,
  frittata,
  gratin,
  panMain,
  mincePan,
  stirFry,
  risotto,
  pilaf,
  braise,
  tomatoStew,
  dal,
  shakshuka,
  eggHash,
  omelette,
  scrambledToast,
  chunkySoup,
  blendedSoup,
  beanPot,
  grainSalad,
  breadSalad,
  potatoSalad,
  salad,
  toastie,
  quesadilla,
  toppedToast,
  macAndCheese,
  lasagne,
  pastaBake,
  noodleSoup,
  chowder,
  fishStew,
  cottagePie,
  fishPie,
  pastryPie,
  meatballs,
  burger,
  parcelFish,
  stuffedVegetables,
  bakedPotato,
  fritters,
  cabbagePancake,
  tacos,
  nachos,
  flatbreadPizza,
  dipPlate,
  melonAndCheese,
  sandwich,
  slaw,
  grainBowl,
  tossedNoodles,
  quickBread,
  trayCake,
  cookies,
  oatBars,
  ricePudding,
  bakedCustard,
  frenchToast,
  crepes,
  overnightOats,
  carbonara,
  cabbagePan,
  mapoTofu,
  peanutStew,
  spicedRice,
  pastryTart,
  fruitTart,
  polenta,
  lentilPot,
  biscuitPots,
  cooler,
  saltfish,
  crumble,
  bakedOats,
  pancakes,
  fruitPots,
  porridge,
  smoothie,
  solo,
];
