// Medicines, drugs, supplements, alcohols and chemicals: what is refused, and what is used in food with care.

import type { NotFoodEntry } from './not-food-terms.ts';

const MEDICINE = 'medicine is taken by dose and on advice, never in a meal';
const DRUG = 'drugs are not ingredients, and nobody should eat them unawares';

export const REMEDIES_AND_CHEMICALS: readonly NotFoodEntry[] = [
  {
    verdict: 'not-food',
    why: MEDICINE,
    terms: [
      'paracetamol', 'acetaminophen', 'Tylenol', 'Calpol', 'ibuprofen', 'Nurofen', 'Advil', 'aspirin', 'naproxen',
      'painkiller', 'sleeping pill', 'sleeping tablet', 'zopiclone', 'diazepam', 'Valium', 'Xanax', 'temazepam', 'benzodiazepine', 'melatonin gummy',
      'melatonin', 'antidepressant', 'lithium', 'lithium tablet', 'blood pressure tablet', 'insulin', 'warfarin',
      'digoxin', 'cough syrup', 'cough medicine', 'laxative', 'diet pill', 'slimming pill', 'DNP', 'ipecac',
      'castor oil', 'contraceptive pill', 'birth control pill', 'hormone cream', 'eye drop', 'nasal spray', 'antibiotic', 'penicillin',
      'viagra', 'antihistamine', 'steroid cream', 'ear drop', 'pet medicine', 'worming tablet',
    ],
    everyday: ['pill', 'medicine', 'medication', 'tablet', 'drug', 'sedative'],
  },
  {
    verdict: 'not-food',
    why: DRUG,
    terms: [
      'opioid', 'opium', 'codeine', 'morphine', 'fentanyl', 'oxycodone', 'tramadol', 'methadone', 'cannabis', 'THC edible', 'THC',
      'THC oil', 'marijuana', 'cannabutter', 'cannabis butter', 'hashish', 'weed butter', 'weed brownie', 'pot brownie',
      'cocaine', 'crack cocaine', 'heroin', 'crystal meth', 'methamphetamine', 'amphetamine', 'MDMA', 'LSD', 'ketamine',
      'magic mushroom', 'psilocybin', 'ayahuasca', 'GHB', 'rohypnol', 'mescaline', 'peyote', 'psychedelic mushroom',
    ],
    everyday: ['weed', 'meth', 'ecstasy', 'hash', 'acid tab', 'edible'],
  },
  {
    verdict: 'not-food',
    why: 'a teaspoon or two of it can stop the heart',
    terms: ['caffeine powder', 'pure caffeine', 'caffeine pill', 'caffeine tablet', 'liquid caffeine'],
  },
  {
    verdict: 'not-food',
    why: 'a few millilitres of an essential oil can poison a child',
    terms: [
      'essential oil', 'wintergreen oil', 'oil of wintergreen', 'eucalyptus oil', 'tea tree oil', 'camphor oil', 'clove oil',
      'clove oil neat', 'lavender essential oil', 'citronella oil', 'pennyroyal oil', 'wormwood oil', 'sassafras oil',
    ],
  },
  {
    verdict: 'caution',
    why: 'supplements are taken by dose, and too much harms children most',
    terms: ['iron tablet', 'iron supplement', 'vitamin tablet', 'vitamin pill', 'multivitamin', 'vitamin A capsule', 'vitamin capsule', 'vitamin gummy', 'fish liver oil', 'cod liver oil'],
  },
  {
    verdict: 'caution',
    why: 'it takes up medicines, so that they no longer work',
    terms: ['activated charcoal', 'active charcoal', 'charcoal powder'],
  },
  {
    verdict: 'caution',
    why: 'it is sold as a remedy and has no use in food',
    terms: ['colloidal silver', 'bentonite clay', 'diatomaceous earth', 'bentonite'],
  },
  {
    verdict: 'caution',
    why: 'only food-grade lye, in a 3 to 4 % bath that is rinsed or baked off, is used in cooking',
    terms: ['lye', 'food grade lye', 'food-grade lye', 'sodium hydroxide', 'caustic soda', 'food grade caustic soda', 'lye water'],
  },
  {
    verdict: 'caution',
    why: 'only the food grade is for cooking, and it is rinsed off',
    terms: ['slaked lime', 'calcium hydroxide', 'food grade lime', 'pickling lime', 'quicklime', 'camphor', 'edible camphor', 'pachai karpooram'],
    everyday: ['cal'],
  },
  {
    verdict: 'caution',
    why: 'a little too much is poisonous; weigh it as the packet says, at most 2.5 g of curing salt a kilo of meat',
    terms: ['curing salt', 'pink curing salt', 'Prague powder', 'nitrite salt', 'sodium nitrate', 'potassium nitrate', 'saltpetre', 'saltpeter', 'instacure'],
  },
  {
    verdict: 'not-food',
    why: 'a gram or two of pure nitrite is deadly; only ready-mixed curing salt belongs in a kitchen',
    terms: ['sodium nitrite', 'pure nitrite', 'pure sodium nitrite', 'potassium nitrite'],
  },
  {
    verdict: 'caution',
    why: 'strong acid burns; cooks use vinegar or citric acid',
    terms: ['hydrochloric acid', 'muriatic acid', 'phosphoric acid', 'sulphuric acid', 'sulfuric acid', 'nitric acid', 'glacial acetic acid', 'acetic acid', 'acetic acid essence', 'vinegar essence', 'acetic essence'],
    mixes: 'acid',
  },
  {
    verdict: 'caution',
    why: 'it is used by the pinch, weighed as the packet says',
    terms: ['alum', 'potassium metabisulphite', 'potassium metabisulfite', 'sodium metabisulphite', 'sodium metabisulfite', 'campden tablet', 'spoon of citric acid', 'spoonful of citric acid', 'tablespoon of citric acid', 'cup of citric acid'],
  },
  {
    verdict: 'caution',
    why: 'meat stuck together with it is cooked through like mince, to 71 C',
    terms: ['transglutaminase', 'meat glue'],
  },
  {
    verdict: 'caution',
    why: 'it thickens by the gram; weigh it as the packet says',
    terms: ['sodium alginate', 'methylcellulose', 'xanthan', 'xanthan gum'],
  },
  {
    verdict: 'not-food',
    why: 'it is not allowed in food, because it is poisonous',
    terms: ['melamine', 'Sudan dye', 'Sudan red', 'rhodamine', 'rhodamine B', 'textile dye', 'fabric dye', 'clothes dye', 'Dylon', 'industrial dye'],
  },
  {
    verdict: 'caution',
    why: 'craft glitter is plastic, and colours are used by the drop; only what is sold as edible goes on food',
    terms: ['craft glitter', 'cup of food dye', 'cup of food colouring', 'cup of food coloring', 'bottle of food dye'],
    everyday: ['glitter'],
  },
  {
    verdict: 'caution',
    why: 'so much salt at once is poisonous, to small children first',
    terms: ['cup of salt', 'glass of salt', 'cup of soy sauce', 'pint of soy sauce', 'glass of soy sauce', 'soy sauce to drink'],
  },
  {
    verdict: 'caution',
    why: 'it burns skin and eyes; drop by drop, with gloves, and not for children',
    terms: ['ghost pepper extract', 'pure capsaicin', 'capsaicin', 'capsaicin extract', 'pepper extract', 'pepper spray', 'Carolina reaper'],
  },
  {
    verdict: 'caution',
    why: 'spirit this strong burns and catches fire, and what is distilled at home can hold methanol',
    terms: ['absinthe', '95% spirit', '95% alcohol', '96% alcohol', 'Everclear', 'moonshine', 'home distilled spirit', 'homemade spirit', 'rectified spirit', 'pure alcohol', 'grain alcohol', 'poitin', 'eau-de-vie'],
  },
  {
    verdict: 'caution',
    why: 'alcohol stays in food: most of it when stirred in, a twentieth even after hours',
    terms: ['alcohol for children', 'alcohol for kids', 'wine for children', 'beer for children', 'alcohol in pregnancy', 'wine in pregnancy', 'alcohol for toddler'],
  },
];
