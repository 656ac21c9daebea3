// Words that stand around the name of a food and say nothing about which food it is.

import { BRANDS } from './brand-words.ts';

const list = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Said of a food without changing what it is. */
export const NOISE: ReadonlySet<string> = new Set(
  list(`
  pre a an the some any my our your his her their of bit bits little lot lots plenty loads about approx approximately around
  roughly circa only just maybe perhaps also still left remaining more extra another other optional please
  organic org bio natural free range freerange pasture raised grass fed corn outdoor bred farm farmhouse local british
  english scottish welsh irish uk eu italian french spanish greek dutch kenyan scotch desi indian chinese korean japanese thai vietnamese mexican turkish
  american german polish swedish nigerian jamaican moroccan lebanese persian portuguese belgian danish norwegian alaskan
  scottish icelandic cypriot sicilian iberian continental oriental asian egyptian ethiopian brazilian
  large massive enormous whopping lrg lge medium med small sml big huge tiny mini jumbo giant xl regular standard
  good best nice lovely decent quality premium finest value basics essential everyday own brand homemade home made
  homegrown grown new young old baby tender firm crisp crunchy juicy plump whole wholly loose prepacked
  packed lukewarm tepid iced floury waxy vacuum chilled refrigerated defrosted thawed room quelques qualche alcuni alcune algunos algunas alguns algumas einige etwas enkele lite litt lidt temperature cold kalte kalter kaltes kald kalla kold koude fredda freddo fria frio froid froide zimny zimna zimne warm hot ready prepared prewashed
  longlife washed unwashed clean cleaned trimmed peeled unpeeled skinless skinned boneless boned unboned bone deboned deveined
  nonfat lowfat shelled unshelled pitted stoned destoned seeded deseeded cored hulled topped tailed podded
  chopped diced sliced cubed cut quartered halved crushed grated shredded flaked crumbled torn mashed
  pureed blended beaten whisked melted softened soft drained rinsed strained squeezed juiced zested sifted toasted
  finely roughly coarsely thinly thickly freshly lightly well very fairly quite too slightly bite size sized thumb
  level heaped heaping rounded scant generous packed opened unopened open sealed unused used
  each per approx pack packs packet packets pkt pkts pk bag bags box boxes jar jars bottle bottles carton cartons tub tubs pot
  pots block blocks punnet punnets tray trays sachet sachets container containers tube tubes case crate net nets bundle
  handful handfuls fistful knob knobs splash drizzle dash glug dollop sprinkle sprinkling pile heap few several couple
  enough odd odds ends end
  stringless kg lb oz ea ct pint pints sodium so co op duchy wr wm sains morr sav harv morn irr es sara hacendado collection decaf
  decaffeinated rape fume fumes cocido cocidos rallado grattugiato gehackt gerieben tritato hache emince frais fraiche
  fraiches frische frisch frischer fresco fresca frescos freschi biologico ecologico ekologisk un une une des
  taste serve serving garnish needed desired last most rest end remains remainder sad limp floppy wilted wilting wrinkly
  brace shrivelled sorry tired lonely elderly lovely favourite single portion portions ones fridge skin bone
  `).concat([...BRANDS]),
);

/** Pieces a food comes in, when they follow or lead its name: "salmon fillets", "fillet of salmon". */
export const PARTS: ReadonlySet<string> = new Set(
  list(`
  fillet fillets filet filets piece pieces portion portions chunk chunks cube cubes strip strips slice slices
  stalk stalks stick sticks rib ribs head heads bulb bulbs ear ears leaf leaves sprig sprigs stem stems floret florets
  clove cloves bunch bunches brick bricks rasher rashers knob loaf loaves ball balls cob cobs spear spears wedge wedges half halves
  log logs frond fronds tops haunch saddle crumbles pearl pearls disc discs round matchsticks rasher julienne medallion medallions darne darnes knuckle loin loins steaks mix medley selection tuber tubers crown crowns backstrap backstraps side sides
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

/** What is made of the food named before it, and cooked as something else: "mango lassi", "chicken katsu". */
export const MADE_OF: ReadonlySet<string> = new Set(
  list(`
  larb laab manchurian makhani moilee tadka xacuti adobo saltado wat wot lassi shake milkshake smoothie katsu kiev kievs gratin wellington stroganoff masala tikka korma bhuna biryani pilau
  salad soup stew casserole curry pie tart cake crumble burger sandwich wrap pizza pasta risotto paella lasagne
  laksa ramen goulash tagine hotpot bake omelette quiche scroll scrolls fritter fritters tempura teriyaki satay kebab kebabs
  dauphinoise rosti hash browns wedges fries chips crisps bread juice oil seeds seed milk butter sauce paste powder
  jam chutney pickle relish ketchup vinegar wine beer cider tea ice cream sorbet flavour flavoured yoghurt
  plant plants bulbs sets tree feed food treats press peeler grater slicer masher corer timer maker machine baller cutter roller frother warmer dancing candle costume poster shampoo soap lotion knife board pan pot
  spray bag cleaner mill grinder stuffing dumpling dumplings spring roll rolls nuggets fingers croquettes balls mousse
  terrine pate liver livers kidney kidneys heart hearts wing wings skin bones stock broth gravy
  `),
);

/** Before or behind a name they tell what was made of it: a parsley sauce is no parsley. */
export const MADE_DISHES: ReadonlySet<string> = new Set(list('sauce soup salad gravy mousse'));

/** After one of these the rest is no longer the name: "rice with peas", "tuna in brine". */
export const LINKS: ReadonlySet<string> = new Set(
  list(`
  in from with for on by to at without under off plus until such like if or und et y con mit avec that which needing need needs who out past needs wants smells goes en em vom zum as para pour voor que qui fur dla van`),
);

/** Behind a name they begin a clause about it: "kimchi that's getting old", "milk use by tomorrow". */
export const CLAUSES: ReadonlySet<string> = new Set(
  list(`
  unless provided assuming thats thatll theyre its is are was were has have had hasnt ive i we weve im id use using going goin getting goes gone went
  got gonna bought buy nearly almost bb bbe bbd exp expires expired expiry expiring sell looks looking look starting
  started starts must should might may where when because cos coz but although though tho before after since past
  cooked made left opened defrosted saved rescued stolen hiding sitting sat lurking living waiting given gifted
  picked grown found reduced roughly possibly probably maybe approx about around`),
);

/** Said at the end of a line and of no name: "sourdough heel", "eggs pls". */
export const TAILS: ReadonlySet<string> = new Set(
  list(`
  heel heels crust crusts lol haha pls plz thanks thx ty ish today tomorrow tonight yesterday soon now already again too
  yet monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thurs fri sat sun vac vacpac vacpack
  vacuumed vacuum multipack multi twin family sharing share size sized reduced clearance bogof deal dinner lunch
  supper bendy wrinkled soggy squashed squishy squidgy bashed battered dented forgotten ageing aging aged ancient
  tatty manky dodgy iffy wonky ugly misshapen imperfect rescued bargain cheap cheapest posh fancy proper actual real
  really super so nearly almost half empty full looking getting going partly part partially totally completely
  tonne tonnes ton tons glut mountain tupperware tupper carrier scrap scraps wodge chunk slab hunk smidge smidgen
  dregs remnants last final spare leftovers scabby tail tails dollop armful stack half third quarter thirds quarters surplus excess whatever
  spec sel ess scrapings scraping rinds rind curly slimy fine stuck shut flat oud sbriciolato stagionato curado curada ferme chair nozze firm
  virgin starter sprouted confit brine seasoned unseasoned muddy mucky grubby colour colours color colors gritty stringy spotty droopy wilty mealy woody leathery knackered dose glas
  maduro madura maduros maduras medie medi piccole piccola piccolo grandi grande grandes pequeno pequenos pequena chico chica mediano mediana medianas picado picada picados picadas fresca gerieben geriebene geriebener geriebenes reife reifer mittelgrosse mittelgrosser grosse grosser kleine kleiner grote rijpe verse gesneden swieze swiezy duze duzy maly male stora sma farsk store friske suuri pieni taze buyuk kucuk olgun свежий свежая свежие свежая крупный крупная большой большая маленькая maturo mature maturi matura affettato affettati tritato tritata tranche tranches fette scheiben geschnitten gewurfelt trancher emince picadinho picadinha fatiado fatiada ralado ralada rallado rallada fatiados squeezy squirty unwrapped rewrapped unsliced presliced readymade
  m and lid lids full knobbly gnarly sticky claggy clumpy crystallised crystallized solid rock hard dusty rusty faded unlabelled labelled label
  mystery unknown unidentified random somewhere behind corner drawer shelf door cupboard pantry larder garage best before date dated
  becher packung beutel flasche netz schale stuck packchen tute kasten fles flesje zak zakje bakje pak pakje blikje doosje barquette bouteille brique sachet bolsa brik bandeja malla busta confezione vasetto barattolo vaschetta opakowanie sloik burk paket kavanoz пачка банка упаковка
  fam fmly val pouch pouches drum drums tbc ish slightly bit starting edges edge top bottom inside outside fresher way overnight batch frost pinch pinches denocciolate denocciolati snocciolate`),
);

/** Every word of these lists and of cooking talk: none of them is a misspelling of something else. */
export const PLAIN_WORDS: ReadonlySet<string> = new Set([
  ...NOISE,
  ...PARTS,
  ...COLOURS,
  ...STAND_INS,
  ...LINKS,
  ...CLAUSES,
  ...TAILS,
  ...list(`
  and not no raw cooked uncooked fresh frozen dried dry tinned canned smoked pickled minced mince ground stale ripe
  overripe unripe leftover leftovers boiled roasted roast fried baked grilled steamed poached salted unsalted sweet sour
  spicy mild plain strong light dark thick thin fine coarse long short round flat lean fatty streaky back sweetened
  life unsweetened instant quick rolled pearl rough smooth creamy crusty seedless sprouting vine cherry heirloom heritage
  beef wine salad soup sauce paste powder stock bread cake juice cream water spice spices herb herbs seed seeds
  night yesterday today days weeks months years morning lunch dinner supper breakfast meal meals cup cups spoon
  spoons teaspoon teaspoons tablespoon tablespoons gram grams kilo kilos litre litres liter liters ounce ounces pound
  pounds pint pints tins cans bones leaves husks steak chops jacket caster granulated icing demerara muscovado
  roasting cooking baking frying grilling stewing braising casserole cheese cheddar mature vintage
  ant ants minted
  something anything everything nothing stuff thing things food foods ingredient ingredients fridge freezer cupboard
  mousse matches rarebit pennies penny cricket crickets painted planted plated plaited pleated batter better bitter butter litter letter latter
  `),
]);
