// Poisonous fungi and plants, and those that are eaten only with care.

import type { NotFoodEntry } from './not-food-terms.ts';

const HEART = 'every part of the plant can stop the heart';
const DEADLY = 'the plant is deadly, and cooking does not help';
const POISON = 'the plant is poisonous';
const BULBS = 'the bulbs look like onions and are poisonous';
const FUNGUS = 'the fungus is poisonous, and cooking does not help';
const CYANIDE = 'it holds what turns into cyanide';
const HOLDS_TOXIN = 'uncooked it is poisonous; boil it until soft and throw the water away';

export const PLANTS_AND_FUNGI: readonly NotFoodEntry[] = [
  {
    verdict: 'not-food',
    why: 'it destroys the liver, and cooking does not help',
    terms: ['death cap', 'deathcap', 'Amanita phalloides', 'destroying angel', 'Amanita virosa', "fool's mushroom", 'funeral bell', 'Galerina', 'Galerina marginata', 'autumn skullcap'],
  },
  {
    verdict: 'not-food',
    why: FUNGUS,
    terms: [
      'fly agaric', 'Amanita', 'Amanita muscaria', 'panther cap', 'webcap', 'Cortinarius', 'deadly webcap', "fool's webcap",
      'false morel', 'Gyromitra', 'Gyromitra esculenta', 'brain mushroom', 'ivory funnel', "fool's funnel",
      'Clitocybe rivulosa', "Jack-o'-lantern mushroom", 'Omphalotus', 'poisonous mushroom', 'toadstool', 'sulphur tuft', 'yellow stainer',
    ],
  },
  {
    verdict: 'caution',
    why: 'only someone who knows fungi well can tell them apart, and cooking does not undo the poison of some',
    terms: [
      'wild mushroom', 'mushroom from my garden', 'mushroom from the garden', 'mushroom from the woods', 'mushroom from the forest',
      'garden mushroom', 'foraged mushroom', 'unknown mushroom', 'mushroom I found', 'mushroom we found', 'mushroom I picked', 'mushroom we picked', 'found mushroom',
      'lawn mushroom', 'forest mushroom', 'unidentified mushroom', 'chicken of the woods', 'honey fungus', 'sheathed woodtuft', 'fairy ring champignon', "Caesar's mushroom",
      'foraged berry', 'unknown berry', 'wild berry from the garden', 'berry I found', 'berry we found', 'unknown plant', 'foraged plant', 'unknown leaf', 'plant from my garden', 'foraged root', 'unknown root', 'foraged leaf',
    ],
  },
  {
    verdict: 'caution',
    why: 'raw ones make people ill; cook them through',
    terms: ['raw shiitake', 'raw morel'],
  },
  {
    verdict: 'caution',
    why: 'with alcohol, even a day later, it makes people ill',
    terms: ['common ink cap', 'common inkcap', 'shaggy ink cap with alcohol', 'ink cap', 'inkcap'],
  },
  {
    verdict: 'not-food',
    why: HEART,
    terms: [
      'foxglove', 'digitalis', 'lily of the valley', 'lily-of-the-valley', 'Convallaria', 'oleander', 'Nerium', 'yew', 'yew berry',
      'yew leaf', 'monkshood', 'wolfsbane', 'aconite', 'aconitum',
    ],
  },
  {
    verdict: 'not-food',
    why: DEADLY,
    terms: [
      'deadly nightshade', 'nightshade', 'belladonna', 'henbane', 'mandrake', 'thorn apple', 'thornapple', 'jimsonweed', 'jimson weed', 'datura',
      "angel's trumpet", 'hemlock', 'poison hemlock', 'water hemlock', 'cowbane', 'hemlock water dropwort', 'water dropwort', 'castor bean',
      'ricinus', 'rosary pea', 'abrus', 'autumn crocus', 'meadow saffron', 'colchicum', 'naked lady', 'manchineel',
      'sandbox tree', 'physic nut', 'jatropha', 'white snakeroot', 'snakeroot',
    ],
  },
  {
    verdict: 'not-food',
    why: BULBS,
    terms: ['daffodil', 'daffodil bulb', 'narcissus', 'narcissus bulb', 'bluebell', 'bluebell bulb', 'hyacinth', 'hyacinth bulb', 'snowdrop', 'snowdrop bulb', 'iris bulb', 'tulip', 'tulip bulb'],
  },
  {
    verdict: 'not-food',
    why: POISON,
    terms: [
      'hydrangea', 'rhododendron', 'azalea', 'mountain laurel', 'cherry laurel', 'mad honey', 'lantana', 'laburnum', 'golden chain', 'wisteria',
      'wisteria seed', 'sweet pea seed', 'sweet pea flower', 'ragwort', 'comfrey', 'comfrey leaf', 'coltsfoot', 'mistletoe', 'English ivy',
      'ivy berry', 'ivy leaf', 'holly berry', 'poinsettia', 'spindle berry', 'spindle tree', 'privet', 'privet berry', 'caladium', 'dieffenbachia',
      'dumb cane', 'philodendron', 'arum', 'arum lily', 'cuckoo pint', 'cuckoopint', 'lords and ladies', 'raw taro', 'pokeweed', 'pokeweed berry',
      'pokeweed root', 'raw pokeweed', "St John's wort", 'pennyroyal', 'tansy', 'sassafras root', 'calamus', 'calamus root',
      'larkspur', 'delphinium', 'potato leaf', 'potato berry', 'green sprouted potato', 'green potato', 'tomato leaf', 'horse chestnut', 'conker', 'cycad seed',
    ],
    everyday: ['ivy', 'rue', 'iris', 'spindle', 'poison berry', 'wormwood'],
  },
  {
    verdict: 'not-food',
    why: 'its sap burns the skin',
    terms: ['giant hogweed', 'hogweed sap', 'hogweed', 'poison ivy', 'poison oak', 'poison sumac'],
  },
  {
    verdict: 'not-food',
    why: 'the leaves are poisonous; only the stalks of rhubarb are eaten',
    terms: ['rhubarb leaf', 'rhubarb greens'],
  },
  {
    verdict: 'not-food',
    why: CYANIDE,
    terms: [
      'apricot kernel', 'apricot stone', 'bitter almond', 'cherry pit', 'cherry pit crushed', 'crushed cherry pit', 'cherry stone', 'peach stone',
      'peach pit', 'peach kernel', 'plum kernel', 'apple pip', 'apple seed', 'raw bitter cassava', 'bitter cassava', 'raw cassava',
    ],
  },
  {
    verdict: 'not-food',
    why: 'only ripe ackee that has opened by itself is eaten, never the seeds',
    terms: ['unripe ackee', 'ackee seed', 'unopened ackee', 'green ackee'],
  },
  {
    verdict: 'caution',
    why: 'raw and unripe they make people sick; simmer ripe berries well, leave leaves and bark',
    terms: ['raw elderberry', 'elder leaf', 'elderberry leaf', 'elder bark', 'unripe elderberry'],
  },
  {
    verdict: 'caution',
    why: HOLDS_TOXIN,
    terms: [
      'raw kidney bean', 'raw red kidney bean', 'uncooked kidney bean', 'raw red bean', 'raw lima bean', 'raw butter bean', 'raw lupin', 'raw lupin bean', 'raw soybean', 'raw soya bean', 'raw soy bean',
      'raw broad bean', 'raw fava bean', 'raw bamboo shoot', 'raw fiddlehead', 'fiddlehead raw',
    ],
  },
  {
    verdict: 'caution',
    why: 'many ferns are poisonous; ostrich fern tips are boiled for 15 minutes first, bracken is left alone',
    terms: ['bracken', 'bracken fern', 'wild fern', 'bracken shoot'],
  },
  {
    verdict: 'caution',
    why: 'about 5 g at once already makes people ill; a pinch is enough',
    terms: ['tablespoon of nutmeg', 'tbsp nutmeg', 'tbsp of nutmeg', 'cup of nutmeg', '2 whole nutmeg', 'two whole nutmeg', '3 whole nutmeg', 'spoonful of nutmeg'],
  },
  {
    verdict: 'caution',
    why: 'its coumarin harms the liver in quantity; a trace of it is enough',
    terms: ['tonka bean', 'tonka', 'spoon of cassia', 'cassia by the spoon', 'tablespoon of cassia'],
  },
  {
    verdict: 'caution',
    why: 'the Japanese kind is poisonous and looks like the spice; use star anise sold as a spice',
    terms: ['star anise from Japan', 'Japanese star anise', 'shikimi'],
  },
  {
    verdict: 'caution',
    why: 'as it grows it irritates or poisons; use what is sold ready treated',
    terms: ['grass pea', 'raw cashew in shell', 'cashew in shell', 'fig sap', 'raw fig sap', 'raw olive', 'raw untreated olive', 'raw olives untreated', 'aloe latex', 'aloe vera whole leaf', 'whole aloe vera leaf', 'aloe leaf'],
  },
  {
    verdict: 'caution',
    why: 'it works like a drug, and some countries restrict it',
    terms: ['kava', 'kava kava', 'kratom', 'khat', 'betel nut', 'areca nut', 'ephedra', 'yohimbe', 'valerian root'],
  },
  {
    verdict: 'caution',
    why: 'it can hold opiates; use washed poppy seeds sold for baking',
    terms: ['poppy straw', 'unwashed poppy seed', 'unwashed poppy seed tea', 'poppy seed tea', 'poppy pod', 'poppy head'],
  },
  {
    verdict: 'caution',
    why: 'what is sold for planting is often treated with poison; use what is sold as food',
    terms: ['seed for planting', 'seed sold for planting', 'bulb for planting', 'bulb sold for planting', 'treated seed', 'seed packet', 'flower bulb', 'garden seed', 'seed potato'],
  },
];
