// The words by which raw meat is followed through a kitchen: the things that carry it on, what is done with it, what
// cleans a thing and what does not. For use inside patterns; foods have their words in raw-meat-words.ts.

/** What raw meat leaves its germs on; the hands and the worktop with it. */
export type Carrier =
  | 'board'
  | 'blade'
  | 'bowl'
  | 'dish'
  | 'plate'
  | 'tray'
  | 'rack'
  | 'foil'
  | 'probe'
  | 'tongs'
  | 'spoon'
  | 'brush'
  | 'cloth'
  | 'sink'
  | 'hands'
  | 'worktop'
  | 'machine'
  | 'bag'
  | 'skewer';

/** The names of each, without the words before them ("chopping board" is a board). */
const CARRIER_WORDS: Readonly<Record<Carrier, string>> = {
  board: 'boards?|blocks?|chopping mats?',
  blade:
    'knife|knives|cleavers?|blades?|scissors|shears|peelers?|graters?|mandolines?|mallets?|rolling pins?|meat hammers?',
  bowl: 'bowls?|basins?|tubs?|containers?|ramekins?|saucers?|jugs?',
  dish: 'dish(?:es)?|casseroles?',
  plate: 'plates?|platters?|chargers?',
  tray: 'trays?|tins?|(?:baking|sheet|cookie|half) (?:sheets?|pans?)|slates?|pans?',
  rack: 'racks?',
  foil: 'foil|parchment|baking paper|greaseproof|cling ?film',
  probe: 'probes?|thermometers?',
  tongs: 'tongs|pair|chopsticks|turners?|tweezers',
  spoon: 'spoons?|ladles?|spatulas?|forks?|whisks?|scoops?|utensils?|cutlery',
  brush: 'brush|brushes',
  cloth: 'cloths?|towels?|dishcloths?|aprons?|napkins?|sponges?|newspapers?|paper',
  sink: 'sink|sinks|colanders?|sieves?|strainers?|salad spinner',
  hands:
    'hands?|(?<!fish |chicken |lady |sponge |potato |halloumi |cheese |polenta |bread |toast |veggie |vegetable |salmon |cod )fingers?|fingertips|palms?|gloves?|gloved(?: up)?(?= *(?:$|[,.;]))|thumbs?',
  worktop: 'worktops?|work surfaces?|counters?|countertops?|work ?benches|surfaces?|tabletops?|scales',
  machine: 'blenders?|processors?|mixers?|mincers?|grinders?|mortars?|choppers?',
  skewer: '(?:kebab )?sticks|skewers?|toothpicks?',
  bag: 'bags?|wrappers?|wrapping|packets?|packs?|cartons?|box(?:es)?|butcher.s paper',
};
const CARRIERS = Object.keys(CARRIER_WORDS) as readonly Carrier[];
const READ_CARRIER = new Map(
  CARRIERS.map((carrier) => [carrier, new RegExp(`^(?:${CARRIER_WORDS[carrier]})$`)] as const),
);

/** Meat is called a skewer too, and is cooked in a pan: only what is done with one again speaks of the thing. */
const IN_CONTEXT: Readonly<Partial<Record<Carrier, string>>> = {
  tray: `(?:${CARRIER_WORDS.tray}(?<!(?<!(?:baking|sheet|cookie|half) )pans?)|pans?(?= (?:that|which) (?:held|carried|brought|took)\\b))`,
  skewer: `(?:(?<=\\b(?:(?:off|from) (?:\\w+ ){0,3}(?:the|your)|same|those|raw|un(?:wash|rins|wip|clean)ed|used|emptied|empty) (?:(?:bamboo|wooden|metal|steel|kebab|lolly|greasy|unwashed|lamb|chicken|meat) )?)(?:${CARRIER_WORDS.skewer})|(?:${CARRIER_WORDS.skewer})(?= (?:that|which|you|(?:(?:from|off) )?(?:the |your )?raw|(?:it|they|(?:the|your) \\w+) (?:was|were|came|sat|held))))`,
};

/** Any of them. */
export const CARRIER = `(?:${CARRIERS.map((carrier) => IN_CONTEXT[carrier] ?? CARRIER_WORDS[carrier]).join('|')})`;

/** Which of them a word of CARRIER names. */
export function readCarrier(word: string): Carrier {
  return CARRIERS.find((carrier) => READ_CARRIER.get(carrier)?.test(word) === true) ?? 'bowl';
}

/** What is cut is cut on something, with something; what is mixed is mixed in something. */
export const CUT =
  '(?:cut(?:s|ting)?|bat(?:s|ted|ting)?(?! of)|slic\\w+|dic(?:e|es|ed|ing)|chop(?:s|ped|ping)?|cub(?:e|es|ed|ing)|trim\\w*|joint(?:s|ed|ing)?|bon(?:e|ed|ing)|debon\\w+|butterfl\\w+|spatchcock\\w*|fillet(?:ed|ing)|skin(?:ned|ning)?|scor(?:e|es|ed|ing)|slash\\w*|prick\\w*|halv\\w+|quarter\\w*|carv\\w+|minc(?:e|ed|ing) (?:the|your|up)|shred\\w*|snip\\w*|pound\\w*|bash\\w*|flatten\\w*|devein\\w*|gut(?:ted|ting)?|scal(?:e|ing) the|divid\\w+|portion\\w*|prep(?:ar\\w+|ped|ping|s)?|stab\\w*|hack\\w*|matchstick\\w*|carve up)';
export const MIXED =
  '(?:mix(?:es|ed|ing)?|toss\\w*|marinat\\w+|season\\w*|coat\\w*|rub(?:s|bed|bing)?|massag\\w+|squeez\\w+|paint(?:s|ed|ing)?|brush(?:ed|ing)?(?= (?:the|your|each|all|over|them|it|both|raw|some))|bast(?:e|es|ed|ing)|glaz(?:e|es|ed|ing)|slather\\w*|smear\\w*|daub\\w*|dab(?:s|bed|bing)?|squish\\w*|squelch\\w*|smoosh\\w*|smush\\w*|slap\\w*|combin\\w+|knead\\w*|squidg\\w*|squash\\w*|work(?:ed|ing)?|stir\\w*|turn(?:ed|ing)?|dredg\\w+|dip(?:ped|ping|s)?|bread(?:ed|ing)|crumb(?:ed|ing)|dust\\w*|roll\\w*|shap\\w+|form(?:ed|ing|s)?|mould\\w*|mold\\w*|pat(?:s|ted|ting)?|stuff\\w*|thread\\w*|skewer(?:ed|ing|s)?|truss\\w*|salt(?:ed|ing)?|brin(?:e|ed|ing)|steep\\w*|soak\\w*|fold\\w*|scrunch\\w*|handl\\w+|touch\\w*|inject\\w*|weigh\\w*|scoop\\w*|ball|blitz\\w*|whizz\\w*|blend\\w*|puls(?:e|ed|ing)|process(?:ed|ing)?|grind|ground)';
/** Raw meat is set down, carried or taken from its pack. */
export const LAID =
  '(?:lay|laid|lays|put|puts|plac\\w+|set|sets|sit|sat|rest\\w*|leav\\w+|left|keep|kept|tip(?:s|ped|ping)?|arrang\\w+|spread|line|lined|lin(?:e|ing) (?:them|it) up|carr(?:y|ies|ied|ying)|bring|brought|lift\\w*|transfer\\w*|unwrap\\w*|unpack\\w*|open(?:ed|ing)?|drain\\w*|dry|dried|drying|blot\\w*|hold|held|holding|slid\\w+|load\\w*|pick(?:ed|ing)? up|mov(?:e|ed|ing)|stack\\w*|pil(?:e|es|ed|ing)|wait\\w*|thaw\\w*|defrost\\w*|handl\\w+|flip\\w*|crumbl\\w+|pop(?:s|ped|ping)?|take|took|fork(?:ed|ing)?|add(?:s|ed|ing)?|mount\\w*|gather\\w*)';

/** A thing is made clean, or another is taken. */
export const CLEANS =
  /\b(?:wash(?:es|ed|ing)?(?! (?:the |your |some )?(?:lettuce|leaves|salad|herbs|rice|fruit|vegetables|tomatoes|grapes|berries|strawberries|celery|cucumbers?))|(?:scrub|disinfect|discard)\w*|rins(?:e|es|ed|ing)(?! (?:the |your )?(?:rice|lettuce|leaves|salad|herbs|beans|lentils|chickpeas))|sanit\w+|(?:hot|boiling|soapy) (?:soapy )?(?:water|suds)|dishwasher|(?:in|into|to|for) the (?:sink|wash|bin|washing-up)(?= *(?:$|[,.;]|for|while|and))|(?:soap|bleach|scald|swap|switch)\w*|clean(?:s|ed|ing)? (?:up|down|off|the|your|everything|it|them)|(?:chang|replac)(?:e|es|ed|ing)|clear (?:it |everything )?away|throw (?:it |them |the \w+ )?(?:away|out)|retire[ds]?|bin (?:it|the)|set (?:it|them) aside (?:for|to) wash\w*)\b/g;
/** A clean one is told by the word before it. */
export const ANOTHER =
  /\b(?:a|an|another|fresh|clean|new|second|separate|different|spare|washed|other|large|big|small|medium|serving|warm(?:ed)?|little|wide|shallow|each|individual|four|two|lined|dinner|salad|cold|cool|hot)\b/;

/** What a cook does to a thing that leaves it as soiled as it was. */
export const HARDLY_CLEANS =
  '(?:wip(?:e|es|ed|ing)|wipe-down|shak(?:e|es|ing)|swip(?:e|es|ing)|swish\\w*|swill\\w*|tap(?:s|ped|ping)?|knock\\w*|lick\\w*|dab\\w*|flick\\w*|scrap(?:e|es|ed|ing)|brush(?:es|ed|ing)? off|flip\\w*|turn(?:ing)? (?:(?:the |it |your )(?:\\w+ )?)?over|dry|drying|dust(?:ing)?(?: off)?|blot\\w*|shove|push(?:ed|ing)? (?:it|them|the \\w+) (?:aside|over|to (?:one|the) (?:side|end|edge))|(?:run|hold|pass|give)(?:ning|ing)? (?:it|them|(?:the |your )(?:\\w+ )?\\w+) (?:\\w+ )?under (?:the |a |some )?(?:cold |running |cool )?(?:tap|water|faucet)|once-over|(?:quick|cold|brief|swift) (?:\\w+ )?(?:rinse|swill|splash)|rins(?:e|es|ed|ing) (?:\\w+ ){0,3}?(?:quickly|briefly|in a flash)|buff|rub (?:the|your|it|them)(?: \\w+)? (?:down |over |off )?(?:with|on))';
