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
      'stewing-beef: galbi; fish-sauce: aekjeot; soba: naengmyeon; udon: kalguksu; glass-noodles: dangmyeon' +
      '; soybean-sprouts: kongnamul, soybean sprouts; dashi: anchovy stock packs; stockfish: dried pollack; octopus: nakji; mixed-pickles: yellow pickled radish; konnyaku: acorn jelly; kimchi: dongchimi',
  ],
  [
    'Japanese',
    'mentsuyu: mentsuyu, tsuyu; shimeji: shimeji; tofu: yubu, atsuage; brown-sauce: bulldog sauce; ' +
      'mayonnaise: kewpie; mackerel: sanma; sweet-mixer: ramune; udon: frozen udon 1 brick, 2 bricks of udon' +
      '; octopus: tako; turnip: kabu; sesame-seeds: kuro goma; squid: ika; miso: shiro miso; rice-vinegar: sushi su; curry-roux: vermont curry, java curry; dashi: dashi packs, dashi no moto; tea: hojicha; pork-belly: buta bara slices 200g; konnyaku: konnyaku, konnyaku block; shirataki: ito konnyaku',
  ],
  [
    'Chinese',
    'chinese-sausage: lap cheong, lup cheong; chicken-stock-cube: chicken powder; preserved-greens: ya cai packet, zha cai; ' +
      'pork-mince: rou mo 200g; garlic: suan; sichuan-pepper: huajiao; ' +
      'bread-roll: mantou; bok-choy: tong ho; sweet-soy-sauce: abc sweet soy' +
      '; carrot: hu luobo; dried-mushroom: mu er; mangetout: he lan dou; fermented-tofu: doufu ru; mixed-pickles: pao cai; pulled-pork: cha siu; stewing-beef: niu nan; pumpkin: nan gua; tofu: fu zhu',
  ],
  [
    'Thai and Vietnamese',
    'basil: krapow; pandan: bai toey; green-beans: tua fak yao; shrimp-paste: kapi; curry-paste: maesri red curry; ' +
      'coriander: ngò gai; shiso: tía tô' +
      '; rice-noodles: bun kho, bún khô; fresh-herbs: rau thơm, rau sống, rice paddy herb; mixed-pickles: đồ chua, pickled carrot and daikon; coconut-water: nước dừa; pandan: lá dứa; five-spice: pho spice; taro: khoai môn; kohlrabi: su hào; egg: 2 trứng gà; bamboo-shoots: măng; black-pepper: prik thai; pork-mince: moo sap; coriander: culantro',
  ],
  [
    'Filipino',
    'green-beans: sitaw 1 bundle; pumpkin: kalabasa 500g; moringa-leaf: malunggay; shrimp-paste: bagoong alamang; ' +
      'vinegar: suka; sweet-potato: kamote; seasoning-cube: magic sarap; chilli: sili; mackerel: galunggong' +
      '; chilli: siling haba; taro: gabi; callaloo: dahon ng gabi; spam: maling; ham-hock: pata; recipe-mix: adobo mix, tocino mix; brown-sugar: panutsa; brioche: ensaymada; mung-beans: munggo; duck-egg: itlog na maalat; squid: pusit; saltfish: tuyo',
  ],
  [
    'Malay and Indonesian',
    'sweet-soy-sauce: kecap manis; green-beans: kacang panjang; makrut-lime-leaves: daun jeruk; ' +
      'dried-anchovies: ikan teri; mixed-pickles: sayur asin; hot-chocolate: milo' +
      '; worcestershire-sauce: kecap inggris; curry-paste: bumbu rendang, nasi goreng paste; rice-flour: tepung ketan; crispy-onions: bawang goreng; squid: cumi; catfish: ikan lele; peanuts: kacang tanah; mung-beans: kacang hijau; dried-kidney-beans: kacang merah; bitter-melon: pare',
  ],
  [
    'Indian',
    'moringa-pod: 3 drumsticks (moringa); fenugreek-greens: methi 1 bunch; fenugreek-leaves: kasuri methi; ' +
      'tamarind: tamarind lemon sized ball; mustard-oil: mustard oil; prawns: chingri; aubergine: begun; ' +
      'spinach: pui shak, bathua; breakfast-cereal: muri, murmura; biryani-masala: biryani masala; polenta: makki atta; ' +
      'carp: katla; wholegrain-mustard: kasundi' +
      '; pistachios: pista; urad-dal: kali dal; fenugreek-seeds: venthayam; prunes: aloo bokhara; millet: ragi; chilli: marcha, kancha lonka; turmeric: holud; nigella-seeds: kalo jeera; cashews: caju, kaju',
  ],
  [
    'Sri Lankan',
    'bonito-flakes: maldive fish; pandan: rampe; red-lentils: parippu; kudampuli: goraka' +
      '; rice: samba rice; jackfruit: polos',
  ],
  [
    'Persian and Turkish',
    'dried-lime: limoo amani; rose-water: golab; yellow-split-peas: lapeh; spaghetti: reshteh; buttermilk: doogh; ' +
      'ricotta: lor; chilli-flakes: isot; sumac: somagh' +
      '; fresh-herbs: ghormeh sabzi herbs, sabzi polo herbs, sabzi khordan; gherkins: khiar shoor; citric-acid: limon tuzu; mint: nana; lamb-chop: pirzola; tomato-puree: biber salçası',
  ],
  [
    'Levantine and Maghrebi',
    'meatball: kafta, kefta; roasted-peppers: matbucha; molokhia: mloukhieh; filo-pastry: malsouka' +
      "; orange-blossom-water: eau de fleur d'oranger; olives: olives beldi, olives violettes, olives cassées; leftover-stew: tajine; mint: naanaa; onion: basal; hummus: hommos",
  ],
  [
    'Ethiopian',
    'yellow-split-peas: kik, kik (yellow split peas) 300g; shiro: shiro powder; cabbage: tikil gomen half head; ' +
      'injera: 3 injera; pumpkin: duba; cardamom: korerima, korarima; chard: horta or swiss chard',
  ],
  [
    'Nigerian and Ghanaian',
    'mackerel: titus fish, 1 frozen titus fish; seasoning-cube: maggi, onga; chilli-flakes: cameroon pepper; ' +
      'smoked-mackerel: bonga fish; nutmeg: ehuru; tomato-puree: derica; spinach: waterleaf; gari: garri; fufu: agidi' +
      '; semolina: semo; cajun-seasoning: pepper soup spice; pinto-beans: brown beans',
  ],
  [
    'Caribbean',
    'pigeon-peas: gungo peas, gandules; cajun-seasoning: goya adobo, sazon; coriander: shadow beni; browning: browning' +
      '; kidney-beans: red peas; plantain: green banana; whelks: lambi',
  ],
  [
    'Mexican and Peruvian',
    'chipotle: chile morita; mole: doña maría; queso-fresco: panela cheese; hibiscus: jamaica; toasted-maize: cancha; ' +
      'courgette-flowers: flor de calabaza 1 manojo; pinto-beans: frijol canario; dried-chilli: ají panca; taco-seasoning: tajín' +
      '; black-beans: frijoles negros; pinto-beans: frijol peruano; guava: graviola; cracker: galletas de soda; chicken-breast: pollo 1 breast',
  ],
  [
    'Brazilian and Portuguese',
    'smoked-sausage: calabresa; parsley: cheiro verde; coconut-desiccated: coco ralado; crisps: batata palha; ' +
      'clams: amêijoas; black-eyed-beans: feijão frade; black-pudding: chouriço de sangue' +
      '; stewing-beef: coxão mole; breadcrumbs: pão ralado; pork-ribs: entrecosto; queso-fresco: queijo fresco',
  ],
  [
    'Polish, Ukrainian and Russian',
    'chicken-liver: wątróbka; cooked-beetroot: ćwikła; dill: ukrop; beetroot: svekla; mixed-mince: farsh; ' +
      'pearl-barley: perlovka; condensed-milk: sgushchenka; smoked-sausage: kiełbasa 2 szt' +
      '; sauerkraut: kvashena kapusta, varză murată, savanyú káposzta; garlic: beli luk; ricotta: urda; liver: máj; sorrel: ștevie; gherkins: castraveți murați; vegetable-oil: podsolnechnoe maslo; fresh-herbs: зелень; polenta: mămăligă',
  ],
  ['German', 'dumpling: semmelknödel; oven-chips: kartoffelpuffer; hot-dog: bockwurst; bagel: laugenbrezel'],
  [
    'Nordic',
    'potato: färskpotatis; rye-bread: ruisleipä; raspberries: hjortron; cranberries: tyttebær' +
      '; rye-bread: limpa; red-currants: rips; pollock: sej',
  ],
  [
    'Italian',
    'tomato-puree: estratto di pomodoro; marsala: vin santo; squid: seppie; samphire: agretti; spaghetti: pici' +
      '; salami: finocchiona; filled-pasta: agnolotti; prosciutto: coppa; peas: araka; honey: meli',
  ],
  [
    'Spanish',
    'butter-beans: fabes; mussels: mejillones; squid: chipirones; parsley: 1 ramo perejil; hot-chocolate: colacao' +
      '; crab-stick: gulas',
  ],
  [
    'French',
    'brie: st nectaire; cream-cheese: kiri; stock-cube: bouillon kub; dried-mushroom: cèpes; pollock: lieu noir' +
      "; buckwheat-flour: farine de blé noir; stewing-lamb: souris d'agneau; walnut-oil: huile de noix; kale: chou frisé; orzo: vermicelles; chilli-flakes: piment d'espelette",
  ],
  [
    'British',
    'chicken-kiev: 2 birds eye chicken kievs; mackerel-in-sauce: tin mackerel in mustard; cracker: salted pretzels; ' +
      'tinned-lychees: tin of lychees; cooked-potato: tin of new potatoes; basmati-rice: bassmati rise' +
      "; hendersons-relish: hendersons relish, Henderson's relish, vegan worcestershire sauce; broccoli-stalk: broccoli stalk, 2 broccoli stalks, broccoli stem; cream-soup: cream of mushroom soup, campbells cream of mushroom, cream of celery; tinned-soup: heinz cream of tomato; garlic: black garlic; pancake-mix: cornbread mix; tea: lapsang souchong; stuffing-mix: stuffing mix; cake: 6 mince pies; elderflower-cordial: robinsons squash; cracker: vita-weat; stewing-beef: gravy beef; roasted-peppers: jar of pimentos; fresh-herbs: fresh herbs, soft herbs; mac-and-cheese: velveeta shells",
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
    'okara',
    'tanigue',
    'saltbush',
    'kahawai',
    'palm nut cream',
    'kürbiskernöl',
    'solo',
    'managu',
    'pepperpot',
    'prekese',
    'huacatay',
    'catch of the day fish',
    'zebba fish',
  ])('is passed on as it stands, and bent to no other food: %s', (name) => {
    expect(readIngredient(name)).toMatchObject({ verdict: 'unknown', food: null });
  });

  // "Nam" is a mushroom, "kacang" are peanuts, "ikan" any fish; with a word that nobody knows they are something else.
  it.each([
    'nam jim jaew',
    'kacang botol',
    'ikan patin',
    'diếp cá',
    'tori mune',
    'gyu suji',
    'su böreği',
    'idli podi',
    'hojas de maiz',
    'икра кабачковая',
  ])('and half of a name does not stand for all of it: %s', (name) => {
    expect(readIngredient(name)).toMatchObject({ verdict: 'unknown', food: null });
  });

  it.each([
    ['peshwari nan', 'naan'],
    ['pão amanhecido', 'bread'],
    ['brewdog ale', 'beer'],
  ])('save where the short name stays what it is beside any word: %s is %s', (name, food) => {
    expect(readIngredient(name)).toMatchObject({ food });
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
