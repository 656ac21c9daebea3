// The registry: every dish the built-in chef knows. Order breaks ties and nothing else.
import type { Dish } from './dish.ts';
import { airFryer } from './dishes/air-fryer.ts';
import { bakedCustard } from './dishes/baked-custard.ts';
import { bakedOats } from './dishes/baked-oats.ts';
import { bakedPotato } from './dishes/baked-potato.ts';
import { bangers, sausageBeans, sausageRice } from './dishes/bangers.ts';
import { beanPot } from './dishes/bean-pot.ts';
import { blendedSoup } from './dishes/blended-soup.ts';
import { bluePasta } from './dishes/blue-gnocchi.ts';
import { tossedNoodles } from './dishes/bowls.ts';
import { braise } from './dishes/braise.ts';
import { quesadilla, toastie, toppedToast } from './dishes/bread-and-cheese.ts';
import { breadPudding, savouryBreadPudding } from './dishes/bread-puddings.ts';
import { cabbagePan } from './dishes/cabbage-pan.ts';
import { carbonara } from './dishes/carbonara.ts';
import { cheesyMincePasta } from './dishes/cheesy-mince-pasta.ts';
import { chickenPot } from './dishes/chicken-pot.ts';
import { chocolateCake } from './dishes/chocolate-cake.ts';
import { chunkySoup } from './dishes/chunky-soup.ts';
import { coconutRice } from './dishes/coconut-rice.ts';
import { breadAndSumac, gazpacho, herringPlate, limePrawns } from './dishes/cold-plates.ts';
import { congee } from './dishes/congee.ts';
import { cookedBreakfast } from './dishes/cooked-breakfast.ts';
import { cookies } from './dishes/cookies.ts';
import { biscuitPots } from './dishes/cool-sweets.ts';
import { cottagePie } from './dishes/cottage-pie.ts';
import { chocolatePots, fool, noChurn, trifle } from './dishes/creamy-sweets.ts';
import { crepes } from './dishes/crepes.ts';
import { crumbed } from './dishes/crumbed.ts';
import { crumble } from './dishes/crumble.ts';
import { curry } from './dishes/curry.ts';
import { dal } from './dishes/dal.ts';
import { dipPlate } from './dishes/dip-plate.ts';
import { smoothie } from './dishes/drinks.ts';
import { duckLegs } from './dishes/duck-legs.ts';
import { dumplings } from './dishes/dumplings.ts';
import { egusiSoup } from './dishes/egusi-soup.ts';
import { filoPie, strudel } from './dishes/filo.ts';
import { filoCigars } from './dishes/filo-cigars.ts';
import { octopusPlate, smokedFishPot } from './dishes/fish-and-roots.ts';
import { fishPie } from './dishes/fish-pie.ts';
import { chowder, fishStew } from './dishes/fish-pots.ts';
import { fishcakes } from './dishes/fishcakes.ts';
import { flatbreadPizza } from './dishes/flatbread-pizza.ts';
import { frenchToast } from './dishes/french-toast.ts';
import { freshCheese } from './dishes/fresh-cheese.ts';
import { fridgeCake } from './dishes/fridge-cake.ts';
import { friedRice } from './dishes/fried-rice.ts';
import { frittata } from './dishes/frittata.ts';
import { cabbagePancake, fritters } from './dishes/fritters.ts';
import { fruitPots } from './dishes/fruit-pots.ts';
import { bakedFruit, fruitSalad } from './dishes/fruit-sweets.ts';
import { chirashi, glazedBowl } from './dishes/glazed-bowl.ts';
import { glazedJoints } from './dishes/glazed-joints.ts';
import { lentilPot, polenta } from './dishes/grain-pots.ts';
import { gratin } from './dishes/gratin.ts';
import { guacamole } from './dishes/guacamole.ts';
import { gumbo } from './dishes/gumbo.ts';
import { halloumiGrain } from './dishes/halloumi-grain.ts';
import { hashBrownBake, hotdish } from './dishes/hash-brown-bake.ts';
import { kettleGrains } from './dishes/kettle-grains.ts';
import { kettleNoodles } from './dishes/kettle-noodles.ts';
import { kimchiRamen } from './dishes/kimchi-ramen.ts';
import { bobotie, moussaka } from './dishes/layered-bakes.ts';
import { leftoverHash } from './dishes/leftover-hash.ts';
import { kedgeree, lentilRice } from './dishes/lentil-rice.ts';
import { liverAndOnions } from './dishes/liver.ts';
import { cooler, icedBrew, lemonade, toddy } from './dishes/long-drinks.ts';
import { lasagne, macAndCheese } from './dishes/mac-and-cheese.ts';
import { biscuitsAndGravy, chilaquiles, rarebit, spaetzle, succotash } from './dishes/maize-and-dough.ts';
import { mapoTofu } from './dishes/mapo-tofu.ts';
import { marrowBones } from './dishes/marrow.ts';
import { masa } from './dishes/masa.ts';
import { meatAndFruit } from './dishes/meat-and-fruit.ts';
import { melonAndCheese } from './dishes/melon-and-cheese.ts';
import { microwaveEggs, microwavePotato, microwaveVegetables, mugCake } from './dishes/microwave-plates.ts';
import { hotMilk, lassi, milkshake } from './dishes/milk-drinks.ts';
import { mincePan } from './dishes/mince-pan.ts';
import { burger, meatballs } from './dishes/mince-shapes.ts';
import { eggHash, scrambledToast, shakshuka } from './dishes/more-eggs.ts';
import { mushroomToast } from './dishes/mushroom-toast.ts';
import { nachos } from './dishes/nachos.ts';
import { noodleSoup } from './dishes/noodle-soup.ts';
import { oatBars } from './dishes/oat-bars.ts';
import { omelette } from './dishes/omelette.ts';
import { curedPan, fishPan } from './dishes/one-pan.ts';
import { onionSoup } from './dishes/onion-soup.ts';
import { ovenPlate } from './dishes/oven-plate.ts';
import { overnightOats } from './dishes/overnight-oats.ts';
import { dropScones, panFlatbreads, sodaBread } from './dishes/pan-breads.ts';
import { panMain } from './dishes/pan-main.ts';
import { pancakes } from './dishes/pancakes.ts';
import { parcelFish } from './dishes/parcel-fish.ts';
import { pastaBake } from './dishes/pasta-bake.ts';
import { pastaSauce } from './dishes/pasta-sauce.ts';
import { pastryPie } from './dishes/pastry-pie.ts';
import { pastryParcels, sweetParcels } from './dishes/pastry-sheets.ts';
import { fruitTart, pastryTart } from './dishes/pastry-tart.ts';
import { peanutStew } from './dishes/peanut-stew.ts';
import { porridge } from './dishes/porridge.ts';
import { cheeseBake } from './dishes/potato-bakes.ts';
import { pulledBuns } from './dishes/pulled-buns.ts';
import { quickBread } from './dishes/quick-bread.ts';
import { quickLasagne, readySauce } from './dishes/ready-sauce.ts';
import { redRed } from './dishes/red-red.ts';
import { RICE_KITS } from './dishes/rice-kits.ts';
import { bakedRisotto, pilaf, risotto } from './dishes/rice-pots.ts';
import { ricePudding } from './dishes/rice-pudding.ts';
import { roastGrainSalad } from './dishes/roast-grain-salad.ts';
import { roastJoint } from './dishes/roast-joint.ts';
import { saag } from './dishes/saag.ts';
import { sabzi } from './dishes/sabzi.ts';
import { breadSalad, grainSalad, potatoSalad, salad } from './dishes/salad.ts';
import { saltfish } from './dishes/saltfish.ts';
import { sambar } from './dishes/sambar.ts';
import { sandwich } from './dishes/sandwich.ts';
import { savouryScones, sweetScones } from './dishes/scones.ts';
import { sharpFish } from './dishes/sharp-fish.ts';
import { slaw } from './dishes/slaw.ts';
import { slowCooker } from './dishes/slow-cooker.ts';
import { solo } from './dishes/solo.ts';
import { spicedRice } from './dishes/spiced-rice.ts';
import { steakPlate } from './dishes/steak-plate.ts';
import { stirFry } from './dishes/stir-fry.ts';
import { cheeseBoat, halfMoons } from './dishes/stuffed-dough.ts';
import { stuffedVegetables } from './dishes/stuffed-vegetables.ts';
import { tacos } from './dishes/tacos.ts';
import { tahiniRoast } from './dishes/tahini-roast.ts';
import { cheesyBeans, dressedFish, fishFritters, fishOnToast } from './dishes/tinned-fish-and-corn.ts';
import { tomatoStew } from './dishes/tomato-stew.ts';
import { creamyPastaBake, croque, meatlessPie, poutine, toad } from './dishes/topped-bakes.ts';
import { trayCake } from './dishes/tray-cake.ts';
import { trayRoast } from './dishes/tray-roast.ts';
import { beansOnToast, marinatedBeans, warmBeans } from './dishes/warm-beans.ts';
import { warmPotatoes } from './dishes/warm-potatoes.ts';
import { WOK_KITS } from './dishes/wok-kits.ts';
import { WORLD_POTS } from './dishes/world-pots.ts';
import { yeastBread } from './dishes/yeast-bread.ts';

export const DISHES: readonly Dish[] = [
  pastaSauce,
  curry,
  friedRice,
  trayRoast,
  roastJoint,
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
  slowCooker,
  guacamole,
  airFryer,
  melonAndCheese,
  sandwich,
  slaw,
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
  saltfish,
  crumble,
  bakedOats,
  pancakes,
  fruitPots,
  porridge,
  smoothie,
  kettleGrains,
  roastGrainSalad,
  kettleNoodles,
  warmPotatoes,
  bluePasta,
  microwaveEggs,
  microwavePotato,
  microwaveVegetables,
  mugCake,
  hotMilk,
  lassi,
  milkshake,
  cooler,
  icedBrew,
  lemonade,
  toddy,
  filoPie,
  strudel,
  bakedFruit,
  fruitSalad,
  fridgeCake,
  breadPudding,
  savouryBreadPudding,
  noChurn,
  fool,
  chocolatePots,
  chocolateCake,
  freshCheese,
  yeastBread,
  cookedBreakfast,
  trifle,
  cheeseBake,
  fishOnToast,
  fishFritters,
  dressedFish,
  cheesyBeans,
  dropScones,
  panFlatbreads,
  sodaBread,
  savouryScones,
  sweetScones,
  beansOnToast,
  marinatedBeans,
  warmBeans,
  fishPan,
  curedPan,
  leftoverHash,
  quickLasagne,
  readySauce,
  meatAndFruit,
  steakPlate,
  kimchiRamen,
  congee,
  gumbo,
  tahiniRoast,
  redRed,
  sharpFish,
  bangers,
  sausageRice,
  sausageBeans,
  pulledBuns,
  saag,
  sabzi,
  sambar,
  egusiSoup,
  liverAndOnions,
  marrowBones,
  halloumiGrain,
  coconutRice,
  cheesyMincePasta,
  dumplings,
  hashBrownBake,
  hotdish,
  fishcakes,
  bakedRisotto,
  duckLegs,
  glazedJoints,
  glazedBowl,
  chirashi,
  mushroomToast,
  ovenPlate,
  chickenPot,
  onionSoup,
  octopusPlate,
  smokedFishPot,
  ...WORLD_POTS,
  ...WOK_KITS,
  ...RICE_KITS,
  lentilRice,
  kedgeree,
  masa,
  crumbed,
  herringPlate,
  limePrawns,
  breadAndSumac,
  gazpacho,
  filoCigars,
  chilaquiles,
  succotash,
  spaetzle,
  biscuitsAndGravy,
  rarebit,
  pastryParcels,
  sweetParcels,
  cheeseBoat,
  halfMoons,
  creamyPastaBake,
  croque,
  meatlessPie,
  moussaka,
  toad,
  bobotie,
  poutine,
  solo,
];
