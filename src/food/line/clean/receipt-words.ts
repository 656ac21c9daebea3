// The short forms in which tills and shopping lists print words, what people write by ear, and the words they stand for.

import { LISTS } from '../../generated/packed-words.ts';

// A till joins the first letter of a word to the next: "s/skim mlk".
const SLASHED: readonly (readonly [short: RegExp, words: string])[] = [
  [/(?<!\p{L})s\/(?:skim\w*|s(?=\s*(?:m(?:i?lk)?(?!\p{L})|\d|$)))(?!\p{L})/gu, 'semi skimmed'],
  // Before anything but milk it is a shop's own mark.
  [/(?<!\p{L})s\/s(?!\p{L})/gu, ' '],
  [/(?<!\p{L})s\/(?:r|raising)(?!\p{L})/gu, 'self raising'],
  [/(?<!\p{L})f\/r(?!\p{L})/gu, 'free range'],
  [/(?<!\p{L})s\/(?=onion)/gu, 'spring '],
  [/(?<!\p{L})s\/(?=corn)/gu, 'sweet '],
  [/(?<!\p{L})k\/(?=prawn)/gu, 'king '],
  [/(?<!\p{L})l\/(?=gem)/gu, 'little '],
  [/(?<!\p{L})c\/(?=cup)/gu, 'closed '],
  [/(?<!\p{L})b\/(?=less)/gu, 'bone'],
  [/(?<!\p{L})w\/(?=meal|wheat)/gu, 'whole'],
  [/(?<!\p{L})w\/(?=melon)/gu, 'water'],
  [/(?<!\p{L})w\/o(?!\p{L})/gu, 'without '],
  [/(?<!\p{L})w\/(?=\s*\p{L})/gu, 'with '],
  [/(?<!\p{L})b\/(?=nut)/gu, 'butter'],
  [/(?<!\p{L})p\/(?=nut)/gu, 'pea'],
  [/(?<!\p{L})s\/(?=salmon)/gu, 'smoked '],
  [/(?<!\p{L})c\/(?=flower)/gu, 'cauli'],
  [/(?<!\p{L})m\/(?=room)/gu, 'mush'],
  [/(?<!\p{L})t\/(?=toes?)/gu, 'toma'],
  [/(?<!\p{L})w\/(?=melon)/gu, 'water'],
  [/(?<!\p{L})b\/(?=room|berries|berry)/gu, 'blue'],
  [/(?<!\p{L})s\/(?=berries|berry)/gu, 'straw'],
  [/(?<!\p{L})p\/(?=apple)/gu, 'pine'],
  [/(?<!\p{L})p\/(?=pepper)/gu, ''],
  [/(?<!\p{L})(?:h\/?loumi)(?!\p{L})/gu, 'halloumi'],
  [
    /(?<!\p{L})blk(?=\s+(?:be?a?ns?|pepp?e?r?|ppr|olives?|olvs|tea|pudd?(?:ing)?|grapes?|grps|rice|eye|cherr|garlic|treacle))/gu,
    'black',
  ],
  [/(?<!\p{L})no\s?frills(?!\p{L})/gu, ' '],
  [/(?<=\p{L}\s+)pk(?=$|\s+\d)|(?<!\p{L})(?:fam|family|fmly|val|value|multi)\s+pk(?!\p{L})/gu, 'pack'],
  [/(?<!\p{L})cr?m fr\p{L}*/gu, 'creme fraiche'],
  [/(?<!\p{L})rtsrie(?!\p{L})/gu, 'rotisserie'],
  [/(?<!\p{L})s\/(?=flower)/gu, 'sun'],
  [/(?<!\p{L})g\/?f(?!\p{L})/gu, 'gluten free'],
  [/(?<!\p{L})h\p{L}*lf?\s*&\s*h\p{L}*lf?(?!\p{L})/gu, 'half and half'],
  [/^wtr\s+/gu, ''],
  [
    /(?<=(?<!\p{L})(?:rst|roast|new|baby|jkt|jacket|sld|salad|wht|white|red|loose|bkg|baking|mash|ckd|rus|russ|russet|idaho|maris|charl|rooster)\s+)pots?(?!\p{L})/gu,
    'potatoes',
  ],
  [
    /(?<=(?<!\p{L})(?:pilchards?|sardines?|mackerel|tuna|salmon|herrings?|mackrl|(?:chnks?|chunks?|slices?|rings|halves|pieces))\s+)(?=(?:in\s+)?(?:tom\p{L}*\s+(?:sce|sauce)|(?:own\s+)?(?:jce|juice)|brine|spr\p{L}*\s+w\p{L}*))/gu,
    'in ',
  ],
  [/(?<!\p{L})sr crm(?!\p{L})/gu, 'sour cream'],
  [/(?<=(?<!\p{L})be?e?f\s+)chk(?!\p{L})/gu, 'chuck'],
  [/(?<!\p{L})sweet pot(?:s|ato)?(?!\p{L})/gu, 'sweet potato'],
];

// The first line read waits for every pattern that is made: most lines hold nothing to write out.
const LIKE_SLASHED =
  /[/&]|wtr|pots?(?:\s|$)|pk|cr?m|rtsrie|frills|blk|sc(?:e|auce)|jce|juice|brine|water|gf|sweet pot|loumi|chk/;

/** The line with what a slash cuts short written out. */
export function writeOutSlashes(folded: string): string {
  if (!LIKE_SLASHED.test(folded)) return folded;
  return SLASHED.reduce((line, [short, words]) => line.replace(short, words), folded);
}

const WORDS: ReadonlyMap<string, readonly string[]> = new Map(
  LISTS['short-forms'].split(',').map((entry) => {
    const [short = '', ...words] = entry.split(' ');
    return [short, words];
  }),
);

/** The words with short forms written out, or undefined when none of them is one. */
export function expandShortForms(words: readonly string[]): readonly string[] | undefined {
  if (!words.some((word) => WORDS.has(word))) return undefined;
  return words.flatMap((word) => WORDS.get(word) ?? [word]);
}
