// Cleaning products, fuels, pest control, materials and other things of house and garden that are not food.

import type { NotFoodEntry } from './not-food-terms.ts';

const CLEANERS = 'cleaning products burn the mouth, the throat and the lungs';
const TOILETRIES = 'what is made for skin, hair and teeth is not made to be eaten';
const FUELS = 'fuels and solvents are poisonous and reach the lungs when swallowed';
const OILS = 'oil for machines or skin is not for eating';
const PESTS = 'what kills insects, rats or slugs poisons people too';
const GARDEN = 'garden chemicals and feeds are poisonous or full of germs';
const HARD = 'it is not food, and it can cut, choke or block';
const MATERIAL = 'it is a material, not food, and can choke or block';
const METALS = 'even a little of it is poisonous';

export const HOUSEHOLD: readonly NotFoodEntry[] = [
  {
    verdict: 'not-food',
    why: 'it burns, and with anything sour or with ammonia it gives off a poisonous gas',
    terms: [
      'bleach', 'household bleach', 'chlorine bleach', 'bleach tablet', 'sodium hypochlorite', 'Clorox', 'Domestos',
      'chlorine', 'chlorine tablet', 'pool chlorine', 'swimming pool chemical', 'pool shock', 'chlorine gas', 'chloramine',
    ],
    mixes: 'bleach',
  },
  {
    verdict: 'not-food',
    why: 'it is corrosive and its fumes burn the lungs',
    terms: ['ammonia', 'ammonia cleaner', 'household ammonia', 'ammonium hydroxide', 'ammonium hydroxide cleaner'],
    mixes: 'ammonia',
  },
  {
    verdict: 'not-food',
    why: 'it is an acid strong enough to burn, and with bleach it gives off a poisonous gas',
    terms: ['toilet cleaner', 'toilet duck', 'limescale remover', 'descaler', 'rust remover', 'brick acid'],
    mixes: 'acid',
  },
  {
    verdict: 'not-food',
    why: CLEANERS,
    terms: [
      'washing-up liquid', 'washing up liquid', 'dish soap', 'Fairy liquid', 'dishwashing liquid', 'dish detergent',
      'dishwasher tablet', 'dishwasher detergent', 'dishwasher salt', 'dishwasher powder', 'rinse aid', 'laundry pod',
      'laundry detergent', 'laundry powder', 'washing powder', 'washing detergent', 'fabric softener',
      'fabric conditioner', 'Tide pod', 'detergent', 'detergent pod', 'drain cleaner', 'drain unblocker', 'drain opener',
      'caustic soda crystal', 'drain lye', 'Drano', 'oven cleaner', 'floor cleaner', 'all-purpose cleaner',
      'all purpose cleaner', 'multi-purpose cleaner', 'kitchen cleaner', 'bathroom cleaner', 'cream cleaner',
      'cleaning fluid', 'cleaning spray', 'cleaning product', 'carpet cleaner', 'carpet powder', 'surface cleaner',
      'disinfectant', 'antibacterial spray', 'Dettol', 'Lysol', 'Zoflora', 'Ajax', 'Cif', 'Mr Muscle', 'Flash cleaner',
      'pine cleaner', 'Pine-Sol', 'window cleaner', 'glass cleaner', 'Windex', 'stain remover', 'descaling tablet',
    ],
    everyday: ['cleaner', 'softener', 'toilet block'],
    mixes: 'cleaner',
  },
  {
    verdict: 'not-food',
    why: 'polishes and waxes are poisonous and reach the lungs when swallowed',
    terms: ['furniture polish', 'wax polish', 'shoe polish', 'floor polish', 'silver polish', 'metal polish', 'car wax'],
    everyday: ['polish'],
  },
  {
    verdict: 'not-food',
    why: 'it is made to smell or to burn, not to be eaten',
    terms: ['air freshener', 'scented candle', 'candle wax', 'wax melt', 'reed diffuser', 'incense stick', 'potpourri'],
    everyday: ['candle', 'incense'],
  },
  {
    verdict: 'not-food',
    why: 'this kind of alcohol is poisonous',
    terms: [
      'hand sanitiser', 'hand sanitizer', 'hand gel', 'rubbing alcohol', 'isopropyl alcohol', 'isopropanol',
      'surgical spirit', 'methanol', 'wood alcohol', 'denatured alcohol', 'methylated spirit', 'meths',
      'hand gel drink', 'windscreen fluid drink', 'windscreen fluid', 'industrial alcohol',
    ],
  },
  {
    verdict: 'not-food',
    why: 'it burns, and the gas it gives off inside the body can stop the blood',
    terms: ['hydrogen peroxide', 'peroxide', '35% peroxide', 'food grade peroxide', 'hair bleach'],
    mixes: 'cleaner',
  },
  {
    verdict: 'not-food',
    why: TOILETRIES,
    terms: [
      'bar soap', 'bar of soap', 'hand soap', 'liquid soap', 'soap powder', 'hand wash', 'handwash', 'body wash',
      'shampoo', 'shower gel', 'hair conditioner', 'bubble bath', 'bath bomb', 'bath salt', 'toothpaste', 'mouthwash',
      'nail polish', 'nail varnish', 'nail varnish remover', 'nail polish remover', 'acetone', 'hairspray', 'hair gel',
      'hair dye', 'perfume', 'aftershave', 'eau de toilette', 'cosmetic', 'lipstick', 'mascara', 'sunscreen',
      'sun cream', 'suncream', 'deodorant', 'face cream', 'moisturiser', 'moisturizer', 'shaving foam',
    ],
    everyday: ['soap', 'conditioner', 'makeup', 'make-up', 'cologne', 'lotion'],
  },
  {
    verdict: 'not-food',
    why: 'it is for scrubbing, not for eating',
    terms: ['steel wool', 'wire wool', 'scouring pad', 'scourer', 'dishcloth', 'dish cloth', 'cleaning sponge', 'kitchen sponge', 'washing-up sponge', 'bath sponge', 'tea towel', 'wet wipe', 'baby wipe'],
    everyday: ['sponge', 'duster', 'mop', 'nappy', 'diaper'],
  },
  {
    verdict: 'not-food',
    why: 'no glue is food, whatever the tube says',
    terms: [
      'glue', 'PVA glue', 'super glue', 'superglue', 'non-toxic glue', 'nontoxic glue', "Elmer's", "Elmer's glue",
      'wood glue', 'wallpaper paste', 'adhesive', 'glue stick', 'epoxy resin', 'silicone sealant', 'grout',
    ],
  },
  {
    verdict: 'not-food',
    why: 'paints, inks and stains are poisonous',
    terms: [
      'wall paint', 'gloss paint', 'acrylic paint', 'oil paint', 'spray paint', 'emulsion paint', 'paint thinner',
      'paint stripper', 'varnish', 'wood stain', 'printer ink', 'ink cartridge', 'toner cartridge', 'pen ink',
      'creosote', 'wood preservative',
    ],
    everyday: ['paint', 'ink', 'toner', 'crayon', 'pencil', 'marker pen'],
  },
  {
    verdict: 'not-food',
    why: FUELS,
    terms: [
      'white spirit', 'turpentine', 'turps', 'petrol', 'gasoline', 'gasolene', 'diesel', 'diesel fuel', 'kerosene',
      'paraffin', 'paraffin oil', 'lamp oil', 'lighter fluid', 'barbecue lighter', 'barbecue lighter fluid', 'firelighter',
      'charcoal lighter', 'jet fuel', 'benzene', 'toluene',
    ],
    everyday: ['fuel', 'lighter', 'coal'],
  },
  {
    verdict: 'not-food',
    why: OILS,
    terms: [
      'engine oil', 'motor oil', 'brake fluid', 'WD-40', 'WD40', 'machine oil', 'sewing machine oil', 'gear oil',
      'hydraulic fluid', 'transmission fluid', 'baby oil', 'massage oil', 'bath oil', 'boiled linseed oil',
      'linseed oil paint grade', 'teak oil', 'axle grease',
    ],
  },
  {
    verdict: 'not-food',
    why: 'a sip can stop the kidneys',
    terms: [
      'antifreeze', 'anti-freeze', 'coolant', 'ethylene glycol', 'screenwash', 'screen wash', 'screen washer fluid',
      'windscreen washer fluid', 'windshield washer fluid', 'de-icer', 'deicer',
    ],
  },
  {
    verdict: 'not-food',
    why: 'batteries burn from the inside and can kill within hours',
    terms: ['button battery', 'button cell', 'battery acid', 'AA battery', 'AAA battery', 'coin cell', 'lithium battery'],
    everyday: ['battery'],
  },
  {
    verdict: 'not-food',
    why: PESTS,
    terms: [
      'mothball', 'moth ball', 'naphthalene', 'camphor ball', 'cedar oil', 'ant poison', 'ant bait', 'ant killer',
      'ant powder', 'ant gel', 'borax', 'boric acid', 'rat poison', 'rat bait', 'mouse poison', 'rodenticide',
      'mouse bait', 'warfarin bait', 'rodent bait', 'slug pellet', 'slug bait', 'snail bait', 'snail pellet', 'metaldehyde',
      'insecticide', 'bug spray', 'bug killer', 'fly spray', 'fly killer', 'wasp killer', 'mosquito repellent',
      'mosquito spray', 'insect repellent', 'insect repellant', 'insect spray', 'insect killer', 'repellent', 'DEET',
      'flea treatment', 'flea powder', 'flea spray', 'cockroach powder', 'roach killer', 'roach bait', 'roach powder',
      'poison', 'poison bait', 'pesticide', 'fungicide',
    ],
  },
  {
    verdict: 'not-food',
    why: GARDEN,
    terms: [
      'weedkiller', 'weed killer', 'herbicide', 'glyphosate', 'Roundup', 'paraquat', 'fertiliser', 'fertilizer',
      'plant food', 'bone meal', 'bonemeal', 'potting soil', 'potting compost', 'potting mix', 'garden soil', 'manure',
      'tomato feed', 'lawn feed', 'Miracle-Gro',
    ],
    everyday: ['compost', 'mulch', 'topsoil', 'peat'],
  },
  {
    verdict: 'not-food',
    why: MATERIAL,
    terms: [
      'cement', 'grout', 'sealant', 'plasticine', 'Play-Doh', 'chalk powder', 'asbestos', 'fibreglass',
      'fiberglass', 'kitty litter', 'cat litter', 'plastic bag', 'plastic wrap', 'cling film', 'clingfilm',
      'saran wrap', 'styrofoam', 'polystyrene', 'packing peanut', 'bubble wrap', 'silica gel', 'silica packet',
      'desiccant packet', 'desiccant', 'oxygen absorber', 'ice pack gel', 'gel pack', 'ice pack', 'glow stick',
      'sawdust', 'wood chip', 'wood shaving', 'kitchen roll', 'paper towel', 'toilet paper', 'toilet roll', 'newspaper',
      'cardboard', 'bin bag', 'bin liner', 'craft glitter', 'potter clay', 'modelling clay', 'cotton wool',
      'edible glue for crafts', 'sticky tape', 'sellotape', 'duct tape', 'lego',
    ],
    everyday: [
      'plaster', 'plastic', 'rubber', 'latex', 'foam', 'paper', 'sand', 'dirt', 'clay', 'mud', 'soil', 'gravel', 'rock',
      'stone', 'pebble', 'brick', 'concrete', 'wood', 'chalk', 'silicone', 'carpet', 'fabric', 'rope', 'string', 'cloth',
      'sock', 'shoe', 'book', 'magazine', 'toy', 'phone', 'laptop', 'furniture', 'tissue', 'balloon', 'feather', 'dust',
      'ash', 'rubbish', 'garbage', 'trash', 'tile', 'leather', 'charger', 'cable', 'tyre', 'tire', 'car', 'chair',
      'remote control', 'computer', 'wallpaper', 'curtain', 'cushion', 'pillow', 'hat', 'umbrella', 'sticker', 'rubber band',
    ],
  },
  {
    verdict: 'not-food',
    why: HARD,
    terms: ['broken glass', 'glass shard', 'aluminium foil', 'aluminum foil', 'tin foil', 'tinfoil', 'razor blade', 'iron filing', 'drawing pin', 'paper clip', 'fish hook', 'barbed wire', 'metal shaving'],
    everyday: [
      'glass', 'metal', 'nail', 'screw', 'coin', 'razor', 'needle', 'pin', 'staple', 'bolt', 'wire', 'steel', 'iron', 'foil',
      'knife', 'scissors', 'spanner', 'hammer', 'marble', 'diamond', 'saucepan',
      'frying pan', 'key', 'bullet', 'copper', 'aluminium', 'aluminum', 'brass', 'bronze', 'zinc', 'uranium', 'plutonium',
    ],
  },
  {
    verdict: 'not-food',
    why: 'nicotine is a strong poison when it is eaten',
    terms: ['cigarette', 'tobacco', 'nicotine', 'nicotine liquid', 'nicotine patch', 'nicotine gum', 'vape juice', 'vape liquid', 'e-liquid', 'snus', 'cigarette butt'],
    everyday: ['cigar', 'vape', 'snuff'],
  },
  {
    verdict: 'not-food',
    why: 'it burns or explodes, and what it is made of is poisonous',
    terms: ['firework', 'gunpowder', 'gun powder', 'sparkler', 'matchbox', 'match head', 'dynamite', 'thermite', 'nitroglycerin', 'saltpetre bought as chemical', 'flash powder'],
    everyday: ['match', 'firecracker', 'explosive', 'ammunition'],
  },
  {
    verdict: 'not-food',
    why: METALS,
    terms: [
      'mercury', 'quicksilver', 'arsenic', 'thallium', 'cadmium', 'cyanide', 'potassium cyanide', 'strychnine', 'ricin',
      'polonium', 'lead paint', 'lead shot', 'lead acetate', 'nerve agent', 'sarin', 'anthrax', 'botulinum toxin',
      'formaldehyde', 'embalming fluid', 'formalin',
    ],
    everyday: ['lead', 'toxin', 'venom'],
  },
  {
    verdict: 'not-food',
    why: 'it freezes or bursts the mouth and the stomach',
    terms: ['liquid nitrogen', 'dry ice'],
  },
  {
    verdict: 'not-food',
    why: 'breathing gas in place of air can kill at once',
    terms: ['helium', 'nitrous oxide', 'laughing gas', 'butane', 'propane', 'aerosol', 'aerosol can', 'camping gas', 'carbon monoxide'],
  },
];
