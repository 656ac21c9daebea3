// The registry: every dish the built-in chef knows. Order breaks ties and nothing else.
import type { Dish } from './dish.ts';
import { solo } from './dishes/alone/solo.ts';
import { quesadilla, toastie, toppedToast } from './dishes/bread/bread-and-cheese.ts';
import { flatbreadPizza } from './dishes/bread/flatbread-pizza.ts';
import { masa } from './dishes/bread/masa.ts';
import { mushroomToast } from './dishes/bread/mushroom-toast.ts';
import { nachos } from './dishes/bread/nachos.ts';
import { dropScones, panFlatbreads, sodaBread } from './dishes/bread/pan-breads.ts';
import { pulledBuns } from './dishes/bread/pulled-buns.ts';
import { quickBread } from './dishes/bread/quick-bread.ts';
import { sandwich } from './dishes/bread/sandwich.ts';
import { savouryScones, sweetScones } from './dishes/bread/scones.ts';
import { cheeseBoat, halfMoons } from './dishes/bread/stuffed-dough.ts';
import { tacos } from './dishes/bread/tacos.ts';
import { WRAP_DISHES } from './dishes/bread/wrap-kits.ts';
import { yeastBread } from './dishes/bread/yeast-bread.ts';
import { bakedOats } from './dishes/breakfast/baked-oats.ts';
import { cookedBreakfast } from './dishes/breakfast/cooked-breakfast.ts';
import { crepes } from './dishes/breakfast/crepes.ts';
import { EGG_DISHES } from './dishes/breakfast/egg-kits.ts';
import { frenchToast } from './dishes/breakfast/french-toast.ts';
import { frittata } from './dishes/breakfast/frittata.ts';
import { eggHash, scrambledToast, shakshuka } from './dishes/breakfast/more-eggs.ts';
import { oatPancakes } from './dishes/breakfast/oat-pancakes.ts';
import { omelette } from './dishes/breakfast/omelette.ts';
import { pancakes } from './dishes/breakfast/pancakes.ts';
import { porridge } from './dishes/breakfast/porridge.ts';
import { breadAndSumac, gazpacho, herringPlate, limePrawns } from './dishes/cold/cold-plates.ts';
import { dipPlate } from './dishes/cold/dip-plate.ts';
import { guacamole } from './dishes/cold/guacamole.ts';
import { limeFish } from './dishes/cold/lime-fish.ts';
import { melonAndCheese } from './dishes/cold/melon-and-cheese.ts';
import { nattoRice, summerRolls } from './dishes/cold/rolls-and-natto.ts';
import { breadSalad, grainSalad, potatoSalad, salad } from './dishes/cold/salad.ts';
import { slaw } from './dishes/cold/slaw.ts';
import { fruitCooler, smoothie } from './dishes/drink/drinks.ts';
import { cooler, icedBrew, lemonade, toddy } from './dishes/drink/long-drinks.ts';
import { hotMilk, lassi, milkshake } from './dishes/drink/milk-drinks.ts';
import { microwaveBowl } from './dishes/microwave-bowl.ts';
import { microwaveFish } from './dishes/microwave-fish.ts';
import { microwaveEggs, microwavePotato, microwaveVegetables, mugCake } from './dishes/microwave-plates.ts';
import { airFryer } from './dishes/oven/air-fryer.ts';
import { bakedPotato } from './dishes/oven/baked-potato.ts';
import { cottagePie } from './dishes/oven/cottage-pie.ts';
import { crumbTopped } from './dishes/oven/crumb-topped.ts';
import { crustedChicken } from './dishes/oven/crusted-chicken.ts';
import { duckLegs } from './dishes/oven/duck-legs.ts';
import { filoPie, strudel } from './dishes/oven/filo.ts';
import { filoCigars } from './dishes/oven/filo-cigars.ts';
import { fishPie } from './dishes/oven/fish-pie.ts';
import { glazedJoints } from './dishes/oven/glazed-joints.ts';
import { gratin } from './dishes/oven/gratin.ts';
import { hashBrownBake, hotdish } from './dishes/oven/hash-brown-bake.ts';
import { bobotie, moussaka } from './dishes/oven/layered-bakes.ts';
import { leftoverBake } from './dishes/oven/leftover-bake.ts';
import { marrowBones } from './dishes/oven/marrow.ts';
import { ovenPlate } from './dishes/oven/oven-plate.ts';
import { parcelFish } from './dishes/oven/parcel-fish.ts';
import { pastryPie } from './dishes/oven/pastry-pie.ts';
import { pastryParcels, sweetParcels } from './dishes/oven/pastry-sheets.ts';
import { fruitTart, pastryTart } from './dishes/oven/pastry-tart.ts';
import { cheeseBake } from './dishes/oven/potato-bakes.ts';
import { quiche } from './dishes/oven/quiche.ts';
import { roastGrainSalad } from './dishes/oven/roast-grain-salad.ts';
import { roastJoint } from './dishes/oven/roast-joint.ts';
import { boiledJoint, slowJoint } from './dishes/oven/slow-joint.ts';
import { soupBake } from './dishes/oven/soup-bake.ts';
import { stuffedVegetables } from './dishes/oven/stuffed-vegetables.ts';
import { tahiniRoast } from './dishes/oven/tahini-roast.ts';
import { creamyPastaBake, croque, meatlessPie, poutine, toad } from './dishes/oven/topped-bakes.ts';
import { trayRoast } from './dishes/oven/tray-roast.ts';
import { bangers, sausageBeans, sausageRice } from './dishes/pan/bangers.ts';
import { cheesyBeans } from './dishes/pan/beans-on-toast.ts';
import { cabbagePan } from './dishes/pan/cabbage-pan.ts';
import { crumbed } from './dishes/pan/crumbed.ts';
import { curdCakes } from './dishes/pan/curd-cakes.ts';
import { dumplings } from './dishes/pan/dumplings.ts';
import { octopusPlate, smokedFishPot } from './dishes/pan/fish-and-roots.ts';
import { crumbCakes, fishcakes } from './dishes/pan/fishcakes.ts';
import { cabbagePancake, fritters } from './dishes/pan/fritters.ts';
import { chirashi, glazedBowl } from './dishes/pan/glazed-bowl.ts';
import { herbCake } from './dishes/pan/herb-eggs.ts';
import { HOME_PLATES } from './dishes/pan/home-plates.ts';
import { leftoverHash } from './dishes/pan/leftover-hash.ts';
import { liverAndOnions } from './dishes/pan/liver.ts';
import { biscuitsAndGravy, chilaquiles, rarebit, spaetzle, succotash } from './dishes/pan/maize-and-dough.ts';
import { meatAndFruit } from './dishes/pan/meat-and-fruit.ts';
import { mincePan } from './dishes/pan/mince-pan.ts';
import { burger, meatballs } from './dishes/pan/mince-shapes.ts';
import { curedPan, fishPan } from './dishes/pan/one-pan.ts';
import { panMain } from './dishes/pan/pan-main.ts';
import { rootPlate } from './dishes/pan/root-plate.ts';
import { saltfish } from './dishes/pan/saltfish.ts';
import { sharpFish } from './dishes/pan/sharp-fish.ts';
import { steakPlate } from './dishes/pan/steak-plate.ts';
import { dressedFish, fishFritters, fishOnToast } from './dishes/pan/tinned-fish-and-corn.ts';
import { beansOnToast, marinatedBeans, warmBeans } from './dishes/pan/warm-beans.ts';
import { warmPotatoes } from './dishes/pan/warm-potatoes.ts';
import { openKit } from './dishes/parts/kit-steps.ts';
import { bluePasta } from './dishes/pasta/blue-gnocchi.ts';
import { tossedNoodles } from './dishes/pasta/bowls.ts';
import { boxedMac } from './dishes/pasta/boxed-mac.ts';
import { cheesyMincePasta } from './dishes/pasta/cheesy-mince-pasta.ts';
import { kettleNoodles } from './dishes/pasta/kettle-noodles.ts';
import { lasagne, macAndCheese } from './dishes/pasta/mac-and-cheese.ts';
import { pastaBake } from './dishes/pasta/pasta-bake.ts';
import { pastaSauce } from './dishes/pasta/pasta-sauce.ts';
import { quickLasagne, readySauce } from './dishes/pasta/ready-sauce.ts';
import { beanPot } from './dishes/pot/bean-pot.ts';
import { braise } from './dishes/pot/braise.ts';
import { chickenPot } from './dishes/pot/chicken-pot.ts';
import { curry } from './dishes/pot/curry.ts';
import { dal } from './dishes/pot/dal.ts';
import { chowder, fishStew } from './dishes/pot/fish-pots.ts';
import { gumbo } from './dishes/pot/gumbo.ts';
import { peanutStew } from './dishes/pot/peanut-stew.ts';
import { redRed } from './dishes/pot/red-red.ts';
import { saag } from './dishes/pot/saag.ts';
import { sabzi } from './dishes/pot/sabzi.ts';
import { sambar } from './dishes/pot/sambar.ts';
import { slowCooker } from './dishes/pot/slow-cooker.ts';
import { tomatoStew } from './dishes/pot/tomato-stew.ts';
import { WORLD_POTS } from './dishes/pot/world-pots.ts';
import { coconutRice } from './dishes/rice/coconut-rice.ts';
import { congee } from './dishes/rice/congee.ts';
import { friedRice } from './dishes/rice/fried-rice.ts';
import { lentilPot, polenta } from './dishes/rice/grain-pots.ts';
import { halloumiGrain } from './dishes/rice/halloumi-grain.ts';
import { kettleGrains } from './dishes/rice/kettle-grains.ts';
import { kedgeree, lentilRice } from './dishes/rice/lentil-rice.ts';
import { RICE_KITS } from './dishes/rice/rice-kits.ts';
import { bakedRisotto, pilaf, risotto } from './dishes/rice/rice-pots.ts';
import { spicedRice } from './dishes/rice/spiced-rice.ts';
import { temperedGrains } from './dishes/rice/tempered-grains.ts';
import { blendedSoup } from './dishes/soup/blended-soup.ts';
import { chunkySoup } from './dishes/soup/chunky-soup.ts';
import { egusiSoup } from './dishes/soup/egusi-soup.ts';
import { kimchiRamen } from './dishes/soup/kimchi-ramen.ts';
import { noodleSoup } from './dishes/soup/noodle-soup.ts';
import { onionSoup } from './dishes/soup/onion-soup.ts';
import { peaAndHam } from './dishes/soup/pea-and-ham.ts';
import { tsuyuNoodles } from './dishes/soup/tsuyu-noodles.ts';
import { bakedCustard } from './dishes/sweet/baked-custard.ts';
import { breadPudding, savouryBreadPudding } from './dishes/sweet/bread-puddings.ts';
import { CAKES } from './dishes/sweet/cakes.ts';
import { chocolateCake } from './dishes/sweet/chocolate-cake.ts';
import { cookies } from './dishes/sweet/cookies.ts';
import { biscuitPots } from './dishes/sweet/cool-sweets.ts';
import { chocolatePots, fool, noChurn, trifle } from './dishes/sweet/creamy-sweets.ts';
import { crumble } from './dishes/sweet/crumble.ts';
import { freshCheese } from './dishes/sweet/fresh-cheese.ts';
import { fridgeCake } from './dishes/sweet/fridge-cake.ts';
import { fruitPots } from './dishes/sweet/fruit-pots.ts';
import { bakedFruit, fruitSalad } from './dishes/sweet/fruit-sweets.ts';
import { oatBars } from './dishes/sweet/oat-bars.ts';
import { OVEN_PUDDINGS } from './dishes/sweet/oven-puddings.ts';
import { PUDDINGS } from './dishes/sweet/puddings.ts';
import { ricePudding } from './dishes/sweet/rice-pudding.ts';
import { trayCake } from './dishes/sweet/tray-cake.ts';
import { mapoTofu } from './dishes/wok/mapo-tofu.ts';
import { stirFry } from './dishes/wok/stir-fry.ts';
import { WOK_KITS } from './dishes/wok/wok-kits.ts';

export const DISHES: readonly Dish[] = [
  pastaSauce,
  curry,
  friedRice,
  trayRoast,
  crustedChicken,
  roastJoint,
  slowJoint,
  boiledJoint,
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
  oatPancakes,
  fruitPots,
  porridge,
  smoothie,
  fruitCooler,
  kettleGrains,
  roastGrainSalad,
  kettleNoodles,
  warmPotatoes,
  bluePasta,
  microwaveEggs,
  microwaveBowl,
  microwaveFish,
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
  leftoverBake,
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
  boxedMac,
  dumplings,
  hashBrownBake,
  hotdish,
  fishcakes,
  crumbCakes,
  bakedRisotto,
  duckLegs,
  glazedJoints,
  glazedBowl,
  chirashi,
  summerRolls,
  nattoRice,
  mushroomToast,
  ovenPlate,
  chickenPot,
  onionSoup,
  peaAndHam,
  octopusPlate,
  smokedFishPot,
  tsuyuNoodles,
  limeFish,
  curdCakes,
  rootPlate,
  ...WORLD_POTS,
  ...WOK_KITS,
  ...RICE_KITS,
  lentilRice,
  kedgeree,
  masa,
  crumbed,
  crumbTopped,
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
  soupBake,
  quiche,
  herbCake,
  temperedGrains,
  ...[...PUDDINGS, ...OVEN_PUDDINGS, ...CAKES, ...EGG_DISHES, ...WRAP_DISHES, ...HOME_PLATES].map(openKit),
  solo,
];
