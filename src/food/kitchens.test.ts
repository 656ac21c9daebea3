// Everyday foods by the names that cooks of many kitchens type, brands where they are the everyday word, and words that are
// near a name and none of its slips.

import { describe, expect, it } from 'vitest';
import type { FoodId } from './foods.ts';
import { readIngredient } from './read-ingredient.ts';

/** `food: name, name` by kitchen. */
const NAMES: readonly (readonly [kitchen: string, rows: string])[] = [
  [
    'Korean',
    'doenjang: doenjang, 된장; courgette: aehobak; tofu: 1 block dubu; perilla: perilla leaves, kkaennip; wakame: miyeok; ' +
      'stewing-beef: galbi; fish-sauce: aekjeot; soba: naengmyeon; udon: kalguksu; glass-noodles: dangmyeon',
  ],
  [
    'Japanese',
    'mentsuyu: mentsuyu, tsuyu; shimeji: shimeji; tofu: yubu, atsuage; brown-sauce: bulldog sauce; ' +
      'mayonnaise: kewpie; mackerel: sanma; sweet-mixer: ramune; udon: frozen udon 1 brick, 2 bricks of udon',
  ],
  [
    'Chinese',
    'chinese-sausage: lap cheong, lup cheong; chicken-stock-cube: chicken powder; mixed-pickles: ya cai; ' +
      'bread-roll: mantou; bok-choy: tong ho; sweet-soy-sauce: abc sweet soy',
  ],
  [
    'Thai and Vietnamese',
    'basil: krapow; pandan: bai toey; green-beans: tua fak yao; shrimp-paste: kapi; curry-paste: maesri red curry; ' +
      'coriander: ngò gai; shiso: tía tô',
  ],
  [
    'Filipino',
    'green-beans: sitaw 1 bundle; pumpkin: kalabasa 500g; moringa-leaf: malunggay; shrimp-paste: bagoong alamang; ' +
      'vinegar: suka; sweet-potato: kamote; seasoning-cube: magic sarap; chilli: sili; mackerel: galunggong',
  ],
  [
    'Malay and Indonesian',
    'sweet-soy-sauce: kecap manis; green-beans: kacang panjang; makrut-lime-leaves: daun jeruk; ' +
      'dried-anchovies: ikan teri; mixed-pickles: sayur asin; hot-chocolate: milo',
  ],
  [
    'Indian',
    'moringa-pod: 3 drumsticks (moringa); fenugreek-greens: methi 1 bunch; fenugreek-leaves: kasuri methi; ' +
      'tamarind: tamarind lemon sized ball; mustard-oil: mustard oil; prawns: chingri; aubergine: begun; ' +
      'spinach: pui shak, bathua; breakfast-cereal: muri, murmura; garam-masala: biryani masala; polenta: makki atta; ' +
      'carp: katla; wholegrain-mustard: kasundi',
  ],
  ['Sri Lankan', 'bonito-flakes: maldive fish; pandan: rampe; red-lentils: parippu; tamarind: goraka'],
  [
    'Persian and Turkish',
    'dried-lime: limoo amani; rose-water: golab; yellow-split-peas: lapeh; spaghetti: reshteh; buttermilk: doogh; ' +
      'ricotta: lor; chilli-flakes: isot; sumac: somagh',
  ],
  [
    'Levantine and Maghrebi',
    'meatball: kafta, kefta; roasted-peppers: matbucha; molokhia: mloukhieh; filo-pastry: malsouka',
  ],
  [
    'Ethiopian',
    'yellow-split-peas: kik, kik (yellow split peas) 300g; shiro: shiro powder; cabbage: tikil gomen half head; ' +
      'injera: 3 injera; pumpkin: duba; cardamom: korerima',
  ],
  [
    'Nigerian and Ghanaian',
    'mackerel: titus fish, 1 frozen titus fish; seasoning-cube: maggi, onga; chilli-flakes: cameroon pepper; ' +
      'smoked-mackerel: bonga fish; nutmeg: ehuru; tomato-puree: derica; spinach: waterleaf; gari: garri; fufu: agidi',
  ],
  [
    'Caribbean',
    'pigeon-peas: gungo peas, gandules; cajun-seasoning: goya adobo, sazon; coriander: shadow beni; browning: browning',
  ],
  [
    'Mexican and Peruvian',
    'chipotle: chile morita; mole: doña maría; queso-fresco: panela cheese; hibiscus: jamaica; toasted-maize: cancha; ' +
      'courgette-flowers: flor de calabaza 1 manojo; pinto-beans: frijol canario; dried-chilli: ají panca; taco-seasoning: tajín',
  ],
  [
    'Brazilian and Portuguese',
    'smoked-sausage: calabresa; parsley: cheiro verde; coconut-desiccated: coco ralado; crisps: batata palha; ' +
      'clams: amêijoas; black-eyed-beans: feijão frade; black-pudding: chouriço de sangue',
  ],
  [
    'Polish, Ukrainian and Russian',
    'chicken-liver: wątróbka; cooked-beetroot: ćwikła; dill: ukrop; beetroot: svekla; mixed-mince: farsh; ' +
      'pearl-barley: perlovka; condensed-milk: sgushchenka; smoked-sausage: kiełbasa 2 szt',
  ],
  ['German', 'dumpling: semmelknödel; oven-chips: kartoffelpuffer; hot-dog: bockwurst; bagel: laugenbrezel'],
  ['Nordic', 'potato: färskpotatis; rye-bread: ruisleipä; raspberries: hjortron; cranberries: tyttebær'],
  [
    'Italian',
    'tomato-puree: estratto di pomodoro; marsala: vin santo; squid: seppie; samphire: agretti; spaghetti: pici',
  ],
  [
    'Spanish',
    'butter-beans: fabes; mussels: mejillones; squid: chipirones; parsley: 1 ramo perejil; hot-chocolate: colacao',
  ],
  [
    'French',
    'brie: st nectaire; cream-cheese: kiri; stock-cube: bouillon kub; dried-mushroom: cèpes; pollock: lieu noir',
  ],
  [
    'British',
    'chicken-kiev: 2 birds eye chicken kievs; mackerel-in-sauce: tin mackerel in mustard; cracker: salted pretzels; ' +
      'tinned-lychees: tin of lychees; cooked-potato: tin of new potatoes; basmati-rice: bassmati rise',
  ],
  [
    'everyday',
    'mackerel-in-tomato-sauce: tin mackerel in tomato, john west mackerel in tomato sauce; tinned-herring: tin herring, ' +
      'tin of sild; pilchards-in-tomato-sauce: 2 tins pilchards in tomato; tinned-pilchards: tin pilchards; tinned-sprats: ' +
      'tinned sprats; tinned-kippers: kipper fillets tin; tinned-trout: tin trout; tinned-sardines: brisling sardines; ' +
      'pigeon-breast: pigeon breasts 4; game-bird-breast: 2 partridge breasts, grouse breasts; pheasant-breast: pheasant ' +
      'breast; goose-breast: 1 goose breast; guinea-fowl-breast: guinea fowl breasts; squid-ink: its ink; romesco: romesco ' +
      'jar, romesco sauce; mango-pickle: mango pickle, mango achar; lime-pickle: lime pickle, lemon pickle; indian-pickle: ' +
      'brinjal pickle; courgette-flowers: squash blossoms, courgette flowers, pumpkin flowers; edible-flowers: nasturtium ' +
      'flowers; cashew-cheese: cashew mozzarella; nut-cheese: macadamia cheese; almond-milk: pistachio milk; yoghurt-pot: ' +
      'yoghurts 2, yogurt pots; yoghurt: plain yoghurts 2, 500g yoghurt; flavoured-yoghurt: strawberry yoghurts; ' +
      'venison-sausage: venison sausages 8; chocolate: dark chocolate bar; white-wine: white wine glass, white wine small ' +
      'glass; juice: orange juice glass; red-wine: red wine glass',
  ],
];

describe.each(NAMES)('the %s kitchen', (_, rows) => {
  it.each(
    rows.split('; ').flatMap((row): [string, string][] => {
      const [food = '', names = ''] = row.split(': ');
      return names.split(', ').map((name) => [name, food]);
    }),
  )('%s is %s', (name, food) => {
    expect(readIngredient(name)).toMatchObject({ verdict: 'food', food: food as FoodId });
  });
});

describe('a word of another kitchen', () => {
  it.each([
    'tkemali',
    'jengkol',
    'felfla',
    'radhuni',
    'prekese',
    'huacatay',
    'catch of the day fish',
    'zebba fish',
  ])('is passed on as it stands, and bent to no other food: %s', (name) => {
    expect(readIngredient(name)).toMatchObject({ verdict: 'unknown', food: null });
  });

  it.each([
    ['brocolli', 'broccoli'],
    ['zuchini', 'courgette'],
    ['parmasan', 'parmesan'],
    ['scalions', 'spring-onion'],
    ['corriander', 'coriander'],
    ['aubrigine', 'aubergine'],
    ['chikpees', 'chickpeas'],
    ['okro', 'okra'],
  ])('leaves slips as they were: %s is %s', (slip, food) => {
    expect(readIngredient(slip)).toMatchObject({ food });
  });
});

describe('what an amount is counted by', () => {
  it.each([
    ['1 katori toor dal', 150, 'ml'],
    ['3 milk cups rice', 450, 'ml'],
    ['1 manojo cilantro', 1, 'bunch'],
    ['1 ramo perejil', 1, 'bunch'],
    ['pęczek rzodkiewek', 1, 'bunch'],
    ['frozen udon 1 brick', 1, null],
    ['noodles 2 nests', 2, null],
    ['ramen 2 cakes', 2, null],
  ])('%s: %s %s', (line, quantity, unit) => {
    expect(readIngredient(line)).toMatchObject({ verdict: 'food', quantity, unit });
  });

  it('refuses a brick by itself all the same', () => {
    expect(readIngredient('2 bricks').verdict).toBe('not-food');
  });
});
