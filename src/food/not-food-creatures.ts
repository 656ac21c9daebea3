// Venomous and protected animals, pets, people, what has gone off, and what comes out of bodies.

import type { NotFoodEntry } from './not-food-terms.ts';

export const CREATURES: readonly NotFoodEntry[] = [
  {
    verdict: 'not-food',
    why: 'its poison is deadly and stays through cooking',
    terms: ['pufferfish', 'puffer fish', 'fugu', 'blowfish', 'toadfish', 'blue-ringed octopus', 'box jellyfish', 'stonefish', 'poison dart frog', 'dart frog', 'cane toad', 'toad', 'salamander', 'newt'],
  },
  {
    verdict: 'not-food',
    why: 'so much vitamin A is in it that one meal can poison',
    terms: ['polar bear liver', 'bear liver', 'seal liver', 'husky liver', 'dog liver', 'shark liver', 'walrus liver'],
  },
  {
    verdict: 'not-food',
    why: 'what has gone off goes in the bin, not in the pan',
    terms: [
      'roadkill', 'road kill', 'carrion', 'rotten', 'rotting', 'rotted', 'putrid', 'rancid', 'mouldy', 'moldy', 'mould covered', 'spoiled', 'spoilt',
      'expired', 'maggot', 'bulging tin', 'bulging can', 'swollen tin', 'swollen can', 'blown tin', 'gone off', 'went off', 'gone bad', 'went bad', 'going bad', 'has turned', 'gone sour',
      'out of date', 'past its date', 'past date', 'past their date', 'past its use by', 'past its use by date', 'past use by', 'past the use by date', 'past their use by', 'past expiry', 'past its expiry', 'past its sell by date', 'slimy', 'full of maggots',
      'from the bin', 'from the dumpster', 'smells off', 'smells bad',
    ],
    everyday: ['mould', 'mold'],
  },
  {
    verdict: 'caution',
    why: 'past its best-before date it may have lost in quality; look at it closely before it is cooked',
    terms: ['past its best before', 'past its best before date', 'past best before', 'past their best before'],
  },
  {
    verdict: 'not-food',
    why: 'pets are family, not food',
    terms: ['my dog', 'my cat', 'my pet', "neighbour's cat", "neighbor's cat", "neighbour's dog", "neighbor's dog", 'our dog', 'our cat', 'my hamster', 'my rabbit Fluffy', 'guinea pig', 'dog food', 'cat food', 'pet food', 'dog biscuit', 'dog treat', 'cat treat', 'hamster food', 'fish food'],
    everyday: ['dog', 'cat', 'hamster', 'gerbil', 'goldfish', 'puppy', 'kitten', 'parrot', 'budgie', 'pet', 'tortoise', 'ferret'],
  },
  {
    verdict: 'not-food',
    why: 'people are not food',
    terms: ['human flesh', 'human meat', 'human blood', 'blood human', 'human liver', 'human heart', 'human', 'long pig', 'my neighbour', 'my neighbor', 'a baby', 'placenta', 'breast milk', 'breast milk for sale', 'human milk', 'my husband', 'my wife', 'my boss', 'my children', 'corpse', 'cadaver'],
    everyday: ['baby', 'child', 'children', 'people', 'person', 'neighbour', 'neighbor', 'man', 'woman', 'boy', 'girl', 'kid', 'toddler', 'husband', 'wife', 'boss', 'mother', 'father', 'mum', 'dad', 'grandma', 'grandmother', 'grandpa', 'sister', 'brother', 'friend', 'teacher', 'flesh', 'body', 'finger', 'toe', 'soul'],
  },
  {
    verdict: 'not-food',
    why: 'it is waste of the body, full of germs',
    terms: ['faeces', 'feces', 'excrement', 'urine', 'vomit', 'sewage', 'toilet water', 'toenail', 'fingernail', 'dog poo', 'earwax', 'diarrhoea', 'pus'],
    everyday: ['sperm', 'semen', 'hair', 'poo', 'poop', 'shit', 'piss', 'pee', 'crap', 'turd', 'dung', 'saliva', 'snot', 'sweat', 'spit'],
  },
  {
    verdict: 'not-food',
    why: 'the animal is protected by law',
    terms: ['panda', 'rhino horn', 'rhino', 'rhinoceros', 'pangolin', 'sea turtle', 'turtle', 'whale', 'whale meat', 'dolphin', 'elephant', 'elephant meat', 'tiger', 'tiger bone', 'gorilla', 'orangutan', 'shark fin', 'koala', 'polar bear'],
  },
  {
    verdict: 'caution',
    why: 'wild animals carry diseases that pass to people',
    terms: ['bat', 'fruit bat', 'monkey', 'monkey meat', 'chimpanzee', 'bushmeat', 'bush meat', 'civet', 'wild rodent', 'rat', 'mouse'],
  },
  {
    verdict: 'caution',
    why: 'only insects raised for eating belong in a kitchen',
    terms: ['cockroach', 'housefly', 'wild insect', 'garden worm', 'worm from garden', 'worm from the garden', 'earthworm', 'wasp', 'spider'],
    everyday: ['fly', 'flies', 'ant', 'worm', 'beetle', 'bug', 'slug', 'insect'],
  },
  {
    verdict: 'caution',
    why: 'eaten raw it can make people ill, above all in pregnancy, infancy and old age',
    terms: ['raw blood', 'raw oyster', 'raw milk', 'raw cow milk', "raw cow's milk", 'raw goat milk', 'unpasteurised milk', 'unpasteurized milk', 'raw bean sprout', 'raw sprouted bean', 'raw alfalfa sprout', 'raw alfalfa', 'raw cookie dough', 'raw dough', 'sushi for pregnancy', 'sushi in pregnancy', 'steak tartare', 'carpaccio', 'raw mince', 'raw clam', 'raw mussel', 'raw bear', 'raw wild boar'],
  },
];
