// Words that stand around the name of a food and say nothing about which food it is.

import { BRANDS } from './brand-words.ts';

const list = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Said of a food without changing what it is. */
export const NOISE: ReadonlySet<string> = new Set(
  list(`
  a an the some any my our your his her their of bit bits little lot lots plenty loads about approx approximately around
  roughly circa only just maybe perhaps also still left remaining more extra another other optional please
  organic org bio natural free range freerange pasture raised grass fed corn outdoor bred farm farmhouse local british
  english scottish welsh irish uk eu italian french spanish greek dutch kenyan scotch desi indian chinese korean japanese thai vietnamese mexican turkish
  american german polish swedish nigerian jamaican moroccan lebanese persian portuguese belgian danish norwegian alaskan
  scottish icelandic cypriot sicilian iberian continental oriental asian egyptian ethiopian brazilian
  large lrg lge medium med small sml big huge tiny mini jumbo giant xl regular standard
  good best nice lovely decent quality premium finest value basics essential everyday own brand homemade home made
  homegrown grown new young old baby tender firm crisp crunchy juicy plump whole wholly loose prepacked
  packed vacuum chilled refrigerated defrosted thawed room temperature cold warm hot ready prepared prewashed
  washed unwashed clean cleaned trimmed peeled unpeeled skinless skinned boneless boned unboned bone deboned deveined
  shelled unshelled pitted stoned destoned seeded deseeded cored hulled topped tailed podded
  chopped diced sliced cubed cut quartered halved crushed grated shredded flaked crumbled torn mashed
  pureed blended beaten whisked melted softened soft drained rinsed strained squeezed juiced zested sifted toasted
  finely roughly coarsely thinly thickly freshly lightly well very fairly quite too slightly bite size sized thumb
  level heaped heaping rounded scant generous packed opened unopened open sealed unused used
  each per approx pack packet packets pkt pkts pk bag bags box boxes jar jars bottle bottles carton cartons tub tubs pot
  pots block blocks punnet punnets tray trays sachet sachets container containers tube tubes case crate net nets bundle
  handful handfuls fistful knob knobs splash drizzle dash glug dollop sprinkle sprinkling pile heap few several couple
  enough odd odds ends end
  stringless kg lb oz ea ct pint pints sodium so co op duchy wr wm sains morr sav harv morn irr es sara hacendado collection decaf
  decaffeinated rape fume fumes cocido cocidos rallado grattugiato gehackt gerieben tritato hache emince frais fraiche
  fraiches frische frisch frischer fresco fresca frescos freschi biologico ecologico ekologisk un une une des
  taste serve serving garnish needed desired last most rest end remains remainder sad limp floppy wilted wilting wrinkly
  shrivelled sorry tired lonely elderly lovely favourite single portion portions ones fridge skin bone
  `).concat([...BRANDS]),
);

/** Pieces a food comes in, when they follow or lead its name: "salmon fillets", "fillet of salmon". */
export const PARTS: ReadonlySet<string> = new Set(
  list(`
  fillet fillets filet filets piece pieces portion portions chunk chunks cube cubes strip strips slice slices
  stalk stalks stick sticks rib ribs head heads bulb bulbs ear ears leaf leaves sprig sprigs stem stems floret florets
  clove cloves bunch bunches rasher rashers knob loaf loaves ball balls cob cobs spear spears wedge wedges half halves
  nest nests sheet sheets heart hearts pod pods segment segments flake flakes root roots cutting cuttings trimming trimmings offcut
  offcuts crumb crumbs berry berries bulbs cap caps grain grains thread threads strand strands kernel kernels shaving
  shavings ribbon ribbons ring rings round rounds tip tips end ends
  chop chops cutlet cutlets verde verdes rojo rojos roja rojas rosso rossi rouge rouges vert verts verte vertes
  light lite mature med original classic spreadable wholemeal wholewheat wholegrain granary seeded mixed dissolved combined soaked
  `),
);

/** Words of colour: "yellow pepper" is the vegetable, "pepper" by itself the spice. */
export const COLOURS: ReadonlySet<string> = new Set(
  list(`red green yellow orange purple white black brown golden pink bell mixed tricolour verde verdes rojo rojos roja rojas rosso rossi rossa rosse rouge rouges vert verts
    verte vertes jaune jaunes rot rote roter rotes grun grune gruner gelb gelbe rod roda gul gula gron grona czerwony
    czerwona zielony zielona zolty zolta bialy biala`),
);

/** They turn a food into another one that only the data can tell: "vegan cheddar" is no cheddar. */
export const STAND_INS: ReadonlySet<string> = new Set(
  list(`
  vegan veggie vegetarian plant plantbased based meatless meatfree dairyfree glutenfree eggfree nondairy mock fake faux
  imitation alternative substitute style flavour flavoured flavor flavored free non alpro oatly quorn violife linda mccartney
  artificial lab cultured ice hand foot covered stuffed filled coated breaded battered
  `),
);

/** After one of these the rest is no longer the name: "rice with peas", "tuna in brine". */
export const LINKS: ReadonlySet<string> = new Set(
  list(`
  in from with for on by to at without under off plus until if or und et y con mit avec that which needing need needs who`),
);

/** Every word of these lists and of cooking talk: none of them is a misspelling of something else. */
export const PLAIN_WORDS: ReadonlySet<string> = new Set([
  ...NOISE,
  ...PARTS,
  ...COLOURS,
  ...STAND_INS,
  ...LINKS,
  ...list(`
  and not no raw cooked uncooked fresh frozen dried dry tinned canned smoked pickled minced mince ground stale ripe
  overripe unripe leftover leftovers boiled roasted roast fried baked grilled steamed poached salted unsalted sweet sour
  spicy mild plain strong light dark thick thin fine coarse long short round flat lean fatty streaky back sweetened
  unsweetened instant quick rolled pearl rough smooth creamy crusty seedless sprouting vine cherry heirloom heritage
  beef wine salad soup sauce paste powder stock bread cake juice cream water spice spices herb herbs seed seeds
  night yesterday today days weeks months years morning lunch dinner supper breakfast meal meals cup cups spoon
  spoons teaspoon teaspoons tablespoon tablespoons gram grams kilo kilos litre litres liter liters ounce ounces pound
  pounds pint pints tins cans bones leaves husks steak chops jacket caster granulated icing demerara muscovado
  roasting cooking baking frying grilling stewing braising casserole cheese cheddar mature vintage
  ant ants
  something anything everything nothing stuff thing things food foods ingredient ingredients fridge freezer cupboard
  mousse matches painted planted plated plaited pleated batter better bitter butter litter letter latter
  `),
]);
