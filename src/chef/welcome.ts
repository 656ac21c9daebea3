// What each dish takes that it has no slot of its own for: beside it, over it, into it. What is not named takes nothing.

import type { Apart } from './cook-apart.ts';
import type { Way } from './folds.ts';

export type Beside = 'starch' | 'bread' | 'leaves' | 'condiment' | 'top' | 'cheese' | 'sweet' | Apart;

/** Of some kinds, each of these dishes. */
const ROWS: readonly (readonly [kinds: string, dishes: string])[] = [
  [
    'starch bread leaves condiment top plantain fruit glaze spice sauce stuffing bacon',
    'pan-main tray-roast mince-pan roast-chicken roast-joint glazed-joints cabbage-pan patties ' +
      'parcel-fish slow-joint boiled-joint crumb-topped solo',
  ],
  [
    'starch bread leaves condiment top plantain spice pulse greens',
    'meatballs curry tomato-stew chilli peanut-stew braise bean-pot fish-stew dal',
  ],
  [
    'bread leaves condiment top spice',
    'saltfish lentil-pot frittata eggs-in-sauce egg-hash gratin stuffed-vegetables',
  ],
  ['bread condiment top cheese crumbs bacon spice', 'chunky-soup blended-soup chowder'],
  [
    'leaves condiment top spice egg cheese bacon',
    'polenta pilaf spiced-rice warm-beans cured-pan leftover-hash stir-fry fried-rice tacos ' +
      'beans-and-rice lentil-rice coconut-rice ready-sauce sabzi jollof ratatouille succotash ' +
      'sausage-beans sausage-rice red-red ewa-riro efo-riro egusi-soup glazed-bowl tossed-noodles',
  ],
  [
    'leaves condiment top spice',
    'pasta-sauce cottage-pie fish-pan steak-plate meat-and-fruit risotto baked-risotto cheese-bake ' +
      'moussaka lasagne liver-and-onions kedgeree seafood-rice masa noodle-soup congee saag herb-stew ' +
      'minestrone scotch-broth red-cooked-pork chicken-tagine goulash stifado gumbo jambalaya harira ' +
      'pozole corn-chowder feijoada air-fryer khichdi egg-curry chettinad lentil-soup fasolada picadillo ' +
      'cacciatore mustard-cream frikadellen beans-in-tomato bamia kuru-fasulye white-beans-in-tomato ' +
      'paprika-potatoes potato-soup split-pea-soup salmon-soup seco yassa red-stew brown-stew ' +
      'frijoles-negros sausage-stroganoff tortilla-espanola ham-egg-chips',
  ],
  [
    'leaves condiment top',
    'omelette scrambled-toast mac-and-cheese fish-pie pastry-pie fritters quesadilla toastie ' +
      'topped-toast baked-potato fishcakes crumb-cakes octopus-plate fish-on-toast sharp-fish aubergine-parmigiana ' +
      'creamy-pasta-bake quick-lasagne meatless-pie filo-pie pastry-tart pastry-parcels ' +
      'savoury-bread-pudding flatbread-pizza crumbed-cutlet duck-legs wat bangers carbonara stroganoff ' +
      'duck-in-wine moqueca rendang caponata kimchi-ramen pasta-bake boxed-mac',
  ],
  [
    'condiment top egg bacon',
    'composed-salad potato-salad grain-salad halloumi-grain roast-grain-salad bread-salad ' +
      'marinated-beans kettle-grains tahini-roast warm-potatoes dressed-fish melon-and-cheese ' +
      'herring-plate chirashi lime-prawns',
  ],
  ['bread', 'omelette composed-salad lasagne pasta-bake smoked-fish-pot'],
  ['starch condiment top', 'mapo-tofu'],
  ['starch', 'saltfish warm-beans egusi-soup'],
  ['bread condiment top', 'leftover-bake'],
  ['condiment', 'burger sandwich pulled-buns cooked-breakfast'],
  ['leaves', 'burger potato-salad grain-salad chirashi dressed-fish herring-plate'],
  [
    'cheese',
    'solo tray-roast mince-pan cabbage-pan patties tomato-stew chilli bean-pot lentil-pot egg-hash ' +
      'marinated-beans minestrone caponata',
  ],
  [
    'egg',
    'meat-and-fruit oven-plate fish-pan fish-on-toast herb-stew saag curry peanut-stew saltfish lentil-pot dal chunky-soup sharp-fish',
  ],
  [
    'crumbs',
    'warm-potatoes clam-chowder corn-chowder chilli beans-and-rice grain-salad composed-salad potato-salad bean-pot pozole ',
  ],
  ['crumbs', 'polenta carbonara warm-beans fish-pan cured-pan risotto baked-risotto ratatouille caponata'],
  [
    'fruit',
    'chicken-tagine liver-and-onions cured-pan steak-plate feijoada bangers braise frittata egg-hash duck-legs',
  ],
  [
    'vegetable',
    'solo warm-beans fish-pan steak-plate liver-and-onions crumbed-cutlet bangers omelette fritters fishcakes patties',
  ],
  [
    'roasted',
    'pastry-tart pastry-pie pastry-parcels filo-pie quiche gratin cottage-pie lasagne moussaka ' +
      'aubergine-parmigiana stuffed-vegetables fish-pie crumb-topped oven-plate duck-legs cheese-bake ' +
      'pasta-bake toad-in-the-hole meatless-pie roast-chicken roast-joint parcel-fish',
  ],
  ['sauce stuffing', 'meat-and-fruit oven-plate leftover-hash'],
  ['bacon', 'omelette baked-potato cheese-bake gratin topped-toast pasta-sauce mac-and-cheese risotto'],
  [
    'condiment top spice',
    'slow-cooker red-wine-braise cassoulet bigos choucroute fabada kielbasa-pot chicken-pot clam-chowder ' +
      'pork-and-clams cabbage-rolls couscous-pot mole pibil bobotie hotdish kasha cheesy-mince-pasta gandules',
  ],
  [
    'condiment top',
    'biryani pad-thai nasi-goreng larb chana-masala rajma keema-matar karahi kadhi mustard-fish shiro-wot ' +
      'gheymeh fesenjan japanese-curry ginataan adobo nachos chilaquiles kettle-noodles onion-soup',
  ],
  [
    'rotis',
    'curry dal lentil-pot saag sabzi chana-masala rajma keema-matar karahi butter-chicken sambar kadhi eggs-in-sauce tomato-stew',
  ],
  ['egg raisins', 'biryani'],
  ['leaves condiment top fruit spice bacon', 'soup-bake squid-beans'],
  ['spice', 'adobo borscht caldo-verde ribollita okra-soup'],
  ['bacon condiment top', 'microwave-potato'],
  ['egg', 'topped-toast'],
  ['stewed', 'curry duck-in-wine tomato-stew pilaf spiced-rice peanut-stew'],
  ['spice', 'duck-in-wine'],
  ['sausage', 'tray-roast warm-potatoes gratin cabbage-pan sabzi polenta potato-salad'],
  ['plantain', 'composed-salad dressed-fish marinated-beans ewa-riro efo-riro jollof beans-and-rice masa'],
  ['paste wine raisins coconut', 'mince-pan tomato-stew braise bean-pot chunky-soup'],
  ['greens', 'lentil-pot bean-pot'],
  ['pulse greens', 'mince-pan chunky-soup saltfish fish-pan cured-pan'],
  ['orange', 'red-cooked-pork chunky-soup cured-pan duck-legs'],
  ['chocolate berries orange', 'mince-pan chilli braise lentil-pot fish-stew'],
  [
    'wine',
    'meat-and-fruit steak-plate eggs-in-sauce risotto meatballs chilli lentil-pot fish-stew stuffed-vegetables lasagne cottage-pie fish-pan cured-pan moussaka cabbage-pan sausage-beans',
  ],
  ['coconut', 'peanut-stew lentil-pot fish-stew blended-soup'],
  ['raisins', 'curry stuffed-vegetables pilaf spiced-rice cured-pan sabzi'],
  ['pulse', 'blended-soup spiced-rice saag sabzi jambalaya pasta-sauce'],
  ['paste', 'chilli cottage-pie stuffed-vegetables chicken-tagine'],
  [
    'sweet',
    'pancakes drop-scones crepes french-toast crumble baked-fruit strudel rice-pudding fruit-salad ' +
      'fruit-pots fruit-tart fool tray-cake porridge baked-oats overnight-oats oat-bars bread-pudding baked-custard ' +
      'sweet-parcels curd-cakes oat-pancakes mug-cake chocolate-pots biscuit-pots ' +
      'almond-cake basbousa clafoutis citrus-tart flan meringue panna-cotta posset pumpkin-pie sundae ' +
      'tapioca-pudding toffee-pudding treacle-tart trifle quick-bread sweet-scones sweet-toast sweet-plate semolina-halva ' +
      'carrot-halva no-churn chocolate-cake',
  ],
  [
    'top',
    'bibimbap bulgogi gyudon japchae lomo-saltado oyakodon tomato-and-egg cabbage-pancake basil-stir-fry ' +
      'kuku borscht caldo-verde mercimek miso-soup okra-soup pork-ramen ribollita sinigang tom-yum ' +
      'tsuyu-noodles aji-de-gallina butter-chicken caramel-pork galbi-jjim kimchi-stew meatballs-in-cream ' +
      'sambar sundubu three-cup-chicken tteokbokki doenjang-jjigae gomen atakilt-wot',
  ],
  [
    'condiment top',
    'quiche toad-in-the-hole root-plate estrogonofe fish-fritters beans-on-toast mushroom-toast ' +
      'microwave-fish microwave-vegetables microwave-bowl plain-plate kettle-noodles huevos menemen ' +
      'turkish-eggs rolled-wraps filled-pittas crusted-chicken white-omelette chickpea-pancakes pea-and-ham-soup paprikash fried-plantain cornbread',
  ],
  [
    'leaves',
    'quiche toad-in-the-hole root-plate plain-plate microwave-vegetables tacos oven-plate tahini-roast roast-grain-salad',
  ],
  [
    'condiment',
    'kimchi-stew sundubu doenjang-jjigae wat gomen atakilt-wot microwave-eggs croque-monsieur pork-ramen bibimbap gyudon',
  ],
  ['bread', 'oven-plate fish-pan sausage-beans'],
  ['starch', 'sausage-beans fish-pan'],
  ['chocolate pulse leaves', 'mole'],
  ['pulse', 'pibil'],
  ['fruit', 'polenta'],
  ['plantain', 'saltfish'],
  ['stuffing', 'cheese-bake'],
  ['sprouts', 'stir-fry tossed-noodles kettle-noodles fried-rice noodle-soup curry glazed-bowl pad-thai'],
  ['lentils', 'pasta-sauce mince-pan chilli tomato-stew cottage-pie'],
  ['stewed', 'meat-and-fruit'],
  ['spice', 'meat-and-fruit boiled-joint pastry-pie'],
  ['vegetable', 'composed-salad dressed-fish marinated-beans'],
  ['raisins', 'braise crumb-topped'],
  [
    'halloumi',
    'grain-salad potato-salad composed-salad couscous-pot ratatouille caponata marinated-beans bean-pot ' +
      'lentil-pot tomato-stew warm-beans roast-grain-salad eggs-in-sauce',
  ],
  ['bread', 'moussaka stuffed-vegetables fish-stew minestrone harira pea-and-ham-soup scotch-broth'],
  ['vegetable', 'glazed-bowl pork-ramen larb mapo-tofu'],
  ['leaves', 'mapo-tofu'],
  ['sprouts', 'pork-ramen'],
  ['crumbs', 'stuffed-vegetables eggs-in-sauce huevos'],
  ['cheese', 'pea-and-ham-soup harira'],
];

const TAKES = new Map<string, ReadonlySet<string>>();
for (const [kinds, dishes] of ROWS)
  for (const dish of dishes.split(' '))
    TAKES.set(dish, new Set([...(TAKES.get(dish) ?? []), ...kinds.split(' ')]));

/** Whether this dish has room for this kind of thing. */
export function takesIn(dish: string, kind: Beside | Way | 'spice'): boolean {
  return TAKES.get(dish)?.has(kind) ?? false;
}
