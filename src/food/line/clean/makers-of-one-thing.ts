// Makers that nearly all of one thing is bought from, of which a label tells only the kind: "Uncle Ben's egg fried" is
// rice, "Walkers cheese and onion" are crisps.

interface Maker {
  readonly made: RegExp;
  /** What it makes besides; a line with one of these words names itself. */
  readonly besides: RegExp;
  readonly noun: string;
}

const MAKERS: readonly Maker[] = [
  {
    made: /^(?:walkers?|lay'?s|ruffles|mccoy'?s|tyrrells?)\s|(?<!\p{L})(?:pringles|quavers|wotsits|kettle chips|hula hoops|monster munch)(?!\p{L})/u,
    besides: /crisps?|chips?|tortilla|shortbread|biscuit|nuts|dip|salsa|popcorn|toffee/u,
    noun: 'crisps',
  },
  {
    made: /(?<!\p{L})(?:doritos?|tostitos|takis)(?!\p{L})/u,
    besides: /dip|salsa|tortillas?(?! chips?)|wraps?/u,
    noun: 'tortilla chips',
  },
  {
    made: /^(?:mue?ller (?:corner|light|bliss|crunch)|activia|danone|ski|petits? filous|munch bunch)\s+/u,
    besides: /yogh?urt|rice|custard|milk|butter/u,
    noun: 'yoghurt',
  },
  {
    made: /^(?:ben (?:&|and) jerry'?s|haagen[- ]dazs|magnum|cornetto|viennetta|carte d'?or)\s+/u,
    besides: /ice cream|sorbet|sauce/u,
    noun: 'ice cream',
  },
  {
    made: /^(?:(?:batchelors\s+)?super noodles|pot noodles?|indomie|koka|top ramen|maruchan|buldak|samyang|nongshim|shin ra?my[ue]n|mi goreng|cup noodles?)\s+/u,
    besides: /sauce|udon|paste|soup stock/u,
    noun: 'instant noodles',
  },
  {
    made: /^(?:richmond|porkinson|cumberland ring)\s+/u,
    besides: /ham|bacon|mince|meatball|burger|sausages?|chipolata|meat[- ]?free|vegan|veggie/u,
    noun: 'sausages',
  },
  {
    made: /^(?:goodfella'?s|chicago town|(?:dr\.? oetker\s+)?ristorante|di ?giorno|red baron|totino'?s)(?:\s|$)/u,
    besides: /sauce|dough|base|flour|garlic bread|rolls/u,
    noun: 'frozen pizza',
  },
  {
    made: /^(?:loyd grossman|dolmio|ragu|prego|rao'?s)\s/u,
    besides: /curry|korma|tikka|soup|lasagne|white|bechamel|pesto|pasta\s*(?!sauce)|noodle|stock/u,
    noun: 'pasta sauce',
  },
  {
    made: /^(?:patak'?s?|sharwood'?s?|loyd grossman|geeta'?s|homepride|aldi|lidl|tesco)\s.*(?:korma|tikka masala|jalfrezi|balti|madras|bhuna|rogan josh|dopiaza|butter chicken|makhani|dhansak|curry)$/u,
    besides: /paste|chicken (?!$)|lamb|beef/u,
    noun: 'curry sauce',
  },
  {
    made: /^(?:(?:heinz|campbell'?s?|baxters|batchelors|new covent garden)\s.*)?(?:(?:condensed\s+)?cream of tomato|condensed tomato(?: soup)?)$/u,
    besides: /sauce/u,
    noun: 'tomato soup',
  },
  {
    made: /^(?:(?:heinz|campbell'?s?|baxters|batchelors|new covent garden)\s.*)?(?:(?:condensed\s+)?cream of (?:chicken|mushroom|celery|asparagus|potato|vegetable)|condensed (?:chicken|mushroom)(?: soup)?)$/u,
    besides: /sauce/u,
    noun: 'condensed soup',
  },
  {
    made: /^(?:knorr|maggi)\s+fix\s/u,
    besides: /bouillon|noodle/u,
    noun: 'casserole mix',
  },
  {
    made: /^bonne maman\s/u,
    besides: /curd|compote|tart|madeleine|marmalade|caramel|yogh?urt|galette|mousse|creme|honey|spread/u,
    noun: 'jam',
  },
  { made: /^ginsters?(?:\s|$)/u, besides: /sandwich|wrap|sausage roll|quiche/u, noun: 'meat pie' },
  {
    made: /^(?:arla\s+)?lactofree(?:\s|$)/u,
    besides: /cheese|cheddar|yogh?urt|spread|butter|cream/u,
    noun: 'lactose free milk',
  },
  {
    made: /^young'?s (?:chip shop|gastro)(?:\s|$)/u,
    besides: /scampi|prawn|pie|cakes?/u,
    noun: 'fish fingers',
  },
  { made: /^sarson'?s(?:\s|$)/u, besides: /pickl|wine|cider|balsamic/u, noun: 'malt vinegar' },
  {
    made: /^(?:maesri|mae ploy|aroy-?d)\s.*curry(?!.*paste)/u,
    besides: /powder|milk|cream|soup/u,
    noun: 'thai curry paste',
  },
  {
    made: /straight[ -]to[ -]wok|ready[ -]to[ -]wok/u,
    besides: /udon|ribbon|rice|ramen|singapore|vermicelli|soba|veg/u,
    noun: 'straight to wok noodles',
  },
  { made: /^bisto(?:\s|$)/u, besides: /sauce|casserole|pie|roast potato/u, noun: 'gravy granules' },
];
// What these sell is drunk instead of milk, and the label names only the plant.
const PLANT_DRINKS =
  /^(?:alpro|oatly|rude health|plenish|califia|minor figures)\s+(?:\p{L}+\s+)?(oat|almond|soya?|hazelnut|cashew)(?!\p{L})(?!.*(?:milk|yog|cream|custard|dessert|butter|spread|single|greek|simply plain|big pot)).*$/u;
const RICE =
  /^(?:(?:pouch|packet|pack)\s+(?:of\s+)?)?(?:uncle ben'?s(?: original)?|ben'?s original|tilda|veetee)(?!\p{L})\s*(.*)$/u;
const NOT_RICE = /sauce|risotto|lentil|quinoa|chill?i con/u;
// What tells grains apart; any other word is a flavour, and only cooked rice has one.
const GRAINS: ReadonlySet<string> = new Set(
  'rice long grain basmati jasmine brown white wholegrain easy cook pure original boil in the bag thai sushi pudding arborio risotto golden sella fragrant sticky'.split(
    ' ',
  ),
);
const SIZES: ReadonlySet<string> = new Set(
  'family value large small g kg pack organic own free from'.split(' '),
);
const READY =
  /(?<!\p{L})(?:pouch(?:es)?|microwave|microwavable|express|steamed|ready|2 min\p{L}*|two minute)(?!\p{L})/u;

// What these sell of vegetables and fish is frozen.
const FREEZERS =
  /^(?:bird'?s'?[ -]?eye|birdseye|iglo|findus|frosta|green isle|cascadian farm)\s+(?!chill|pepper|custard|frozen)/u;

// The beginnings of all makers above: most lines are told apart by them.
const LIKE_MAKER =
  /^(?:bird|iglo|findus|frosta|green isle|cascadian|pouch|pack|uncle|ben|tilda|veetee|walk|lay|ruff|mccoy|tyrrell|mu|activia|danone|ski |petit|haagen|magnum|cornetto|viennetta|carte|batch|super n|pot n|indomie|koka|top r|maruchan|buldak|samyang|nongshim|shin|mi g|cup n|richmond|porkinson|cumberland r|goodfella|chicago|dr|ristorante|di ?giorno|red b|totino|loyd|dolmio|ragu|prego|rao|bonne|knorr|maggi|patak|sharwood|heinz|campbell|baxter|new cov|cream of|condensed|geeta|homepride|aldi|lidl|tesco|ginster|arla|lactofree|young|sarson|bisto|mae|aroy|alpro|oatly|rude|plenish|califia|minor)|to[ -]wok|dorito|tostito|takis|pringle|quaver|wotsit|kettle c|hula h|monster m/u;

/** A folded line without its amount, in which what such a maker makes is named. */
export function nameWhatIsMade(line: string): string {
  if (!LIKE_MAKER.test(line)) return line;
  const [, kind] = RICE.exec(line) ?? [];
  if (kind !== undefined && !NOT_RICE.test(kind)) return nameRice(line, kind);
  for (const { made, besides, noun } of MAKERS) {
    if (made.test(line) && !besides.test(line)) return noun;
  }
  return line.replace(FREEZERS, 'frozen ').replace(PLANT_DRINKS, '$1 milk');
}

function nameRice(line: string, kind: string): string {
  if (kind === '') return READY.test(line) ? 'cooked rice' : 'rice';
  const isReady = READY.test(line) || /^pouch/.test(line);
  const words = kind.split(/[^\p{L}']+/u).filter((word) => word !== '' && !SIZES.has(word));
  if (/(?<!\p{L})egg(?!\p{L})/u.test(kind)) return 'egg fried rice';
  // A line that says rice names itself.
  if (/(?<!\p{L})rice(?!\p{L})/u.test(kind)) return isReady ? 'cooked rice' : kind;
  if (isReady || words.some((word) => !GRAINS.has(word))) return 'cooked rice';
  return `${kind} rice`;
}
