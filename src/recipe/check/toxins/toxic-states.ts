// Rule natural-toxin, told by a food and the state it is in, wherever in the sentence they stand: potatoes that are
// green or sprout, stones that are ground, mushrooms that somebody found. Sources: BfR (solanine), EFSA Journal
// 2016;14(4):4424 (kernels), FDA (wild mushrooms).

import { prepare } from '../../../food/prepare-pattern.ts';
import type { RecipeScan, Sentence } from '../scan-recipe.ts';
import { findAll, findSaid, isDenied, says } from '../stance/phrases.ts';

export interface ToxicState {
  /** The words that say so, or null. */
  find(scan: RecipeScan, sentence: Sentence): string | null;
  /** What is wrong with it and who says so. */
  readonly why: string;
}

export const POTATO = /\b(?:potato(?:es)?|(?:spud|tuber|jacket|tater)s?|wedges)\b(?! (?:leaves|salad))/;
export const GREEN =
  /\b(?:greener|(?:gone|gone a (?:bit|little)|turned|turning|going|slightly|a (?:bit|little)|partly|patchy|bright|rather|quite) green|green(?:ed|ing|ish|-skinned|-tinged)|green (?:(?:skin|part|bit|spot|area|one|side|streak|rind|edge|shoulder|mark|stain|tuber|spud)s?|peel(?:ings?)?|(?:patch|potato)(?:es)?|tinge|blush|tint|hue|shade|glow|colou?r(?:ing)?|flesh|layer|cast|sheen|flush|wash)|greens? (?:and|or) sprout\w*|sprout(?:ed|ing)|(?<!brussels |brussel |bean |alfalfa |broccoli |pea |mung |fresh |lentil |radish )(?:little |small |long |the |its |their )*(?:sprouts|shoots)|eyes and sprouts)\b/g;
export const CUT_OFF =
  /\b(?:cut|peel(?!ings)|trim|pare|slice|discard|remov|throw|thrown|avoid|knock|rub|snap|pick|dig|scoop|bin|compost|reject|set aside|sort out|return|leave out|don't use|do not use|never|not)(?:e|ed|es|s|ing|ting|ming|ping)?\b/g;

export const NOT_GREEN = /\b(?:no|not|without|never|free of|isn't|aren't) (?:\w+ )?$/;
export const GREEN_VEGETABLE =
  /^ (?:(?:bean|onion|pepper|olive|lentil|herb|top)s?|peas|salad|cabbage|chill|sauce|leaves|broccoli)/;

function findGreenPotato(scan: RecipeScan, { plain, around, place }: Sentence): string | null {
  const { lines } = scan;
  const isPotato =
    says(plain, POTATO) ||
    (place === 'ingredients' ? false : says(around, POTATO) || listsPotato(scan, plain));
  if (!isPotato) return null;
  for (const match of findAll(plain, GREEN)) {
    // "Not green": the state itself is denied. "Don't peel the green off": what would mend it is.
    if (says(plain.slice(0, match.index), NOT_GREEN)) continue;
    if (says(plain.slice(match.index + match[0].length), GREEN_VEGETABLE)) continue;
    if (isOtherGreen(lines, plain, match[0])) continue;
    if (isMended(plain)) return null;
    return match[0];
  }
  return null;
}

// Of spring onions the green parts are eaten, and sprouts are a vegetable of their own.
function isOtherGreen(lines: RecipeScan['lines'], plain: string, words: string): boolean {
  const growth = /sprouts|shoots/.exec(words)?.[0];
  if (growth !== undefined)
    return lines.some((line) => line.plain.includes(growth) && !says(line.plain, POTATO));
  return (
    /^green (?:part|bit|one|end|side|layer|area)/.test(words) &&
    !says(plain, POTATO) &&
    lines.some((line) =>
      /\b(?:(?:spring onion|scallion|leek|pepper|lime)s?|chives|celery|asparagus|bok choy|pak choi|chard)\b/.test(
        line.plain,
      ),
    )
  );
}

export const SKINS_AND_SHOOTS =
  /\b(?:skins?|peel(?:ings?)?|shoots|sprouted|gone green|turned green|(?:green(?:ed|ing|ish|-skinned|-tinged)|sprouting) (?:ones?|bits|patches|parts))\b/;

// Bean sprouts and green beans stand beside potatoes too; without the word itself only skins and shoots are theirs.
function listsPotato({ lines }: RecipeScan, plain: string): boolean {
  return (
    says(plain, SKINS_AND_SHOOTS) &&
    lines.some((line) => says(line.plain, POTATO)) &&
    !/\b(?:bean|onion|pepper|tomato|pea|lemon|lime|banana|mango|apple)/.test(plain)
  );
}

export const PEEL_THAT_IS = /^peel (?:that|which|has|have|is|gone|turned|turning|makes|fries|crisps)\b/;

/** The peel itself, and not its peeling */
function isNoun(plain: string, index: number): boolean {
  return (
    /\b(?:the|their|its|potato|of|and|this|that|any) $/.test(plain.slice(0, index)) ||
    says(plain.slice(index), PEEL_THAT_IS)
  );
}

export const NOT_MENDED =
  /\b(?:nothing (?:\w+ ){0,2}|no |no need to|don't|do not|needn't|without|never|not|rather than|instead of|don't bother (?:to )?|bother(?:ing)?(?: to)?) ?$/;
export const BARE_DENIAL = /^(?:never|not)$/;
export const USE_DENIED = /^ (?:\w+ ){0,3}(?:use|eat|cook|green|sprout)/;
export const CUT_AWAY = /^ (?:\w+ ){0,5}(?:away|out|off|deep(?:ly)?)\b/;

function isMended(plain: string): boolean {
  for (const match of findAll(plain, CUT_OFF)) {
    if (says(plain.slice(0, match.index), NOT_MENDED)) continue;
    if (says(match[0], BARE_DENIAL) && !says(plain.slice(match.index + match[0].length), USE_DENIED))
      continue;
    if (match[0] === 'peel' && isNoun(plain, match.index)) continue;
    // "Cut into wedges, green skin and all"
    if (/^(?:cut|slice)/.test(match[0]) && !says(plain.slice(match.index + match[0].length), CUT_AWAY))
      continue;
    return true;
  }
  return false;
}

export const STONES = /\b(?:stones|pits|kernels?|the (?:stone|pit))\b/;
export const STONE_FRUIT =
  /\b(?:cherr(?:y|ies)|(?:apricot|plum|nectarine|damson|greengage)s?|peach(?:es)?)\b/;
export const BROKEN =
  /\b(?:grind(?:ing|s)?|ground|blend(?:ing|ed)?|crush(?:ing|ed)?|blitz(?:ing|ed)?|pound(?:ing|ed)?|mill(?:ed|ing)?|crack(?:ing|ed)?|chew(?:ing|ed)?|pulveri[sz]\w*|powder(?:ed)?|whi[zs]z\w*|pulse|liquidi[sz]\w*|smash(?:ing|ed)?|(?:blender|processor|grinder|mill|blades?|motor) (?:can |will )?(?:makes? (?:short|light|quick) work|(?:handle|cope|deal|manage)s?|takes? care))\b/g;
export const STONED =
  /\b(?:pitted|stoned|destoned|remov\w*|discard\w*|without|tak(?:e|ing) (?:them )?out|pick(?:ing)? (?:them )?out|throw|strain|sieve|no (?:stone|pit)s?|cherry pitter|pizza|stone[- ]ground|pestle)\b/;

function findBrokenStones(scan: RecipeScan, { plain, place }: Sentence): string | null {
  if (place === 'ingredients' || !says(plain, STONES) || says(plain, STONED)) return null;
  const broken = findSaid(plain, BROKEN);
  if (broken === null) return null;
  if (!says(plain, STONE_FRUIT) && !scan.lines.some((line) => says(line.plain, STONE_FRUIT))) return null;
  return `${broken[0]} ${prepare(STONES).exec(plain)?.[0] ?? 'stones'}`;
}

export const MUSHROOMS = /\b(?:(?:mushroom|toadstool|cep|chanterelle|bolete|bracket)s?|fungi|porcini)\b/;
export const FOUND =
  /\b(?:(?:you|you've|we|i|we've|i've) (?:\w+ )?(?:found|find|picked|pick|gathered|gather|foraged|collected|spot(?:ted)?|came across|come across)|(?:found|picked|gathered|foraged|collected|growing|grow|grew|sprang up|sprung up|came up|come up|popped up|pick your own|harvested) (?:\w+ )?(?:yourself|from|on|in|from|under|by|during|near|at the foot|along)|(?:from|off|under|in|on) (?:the |your |a )?(?:(?!shop|farm|super)\w+ )?(?:verge|hedge(?:row)?|(?:wood|field|tree|oak|pine|flower bed|border|stump|log)s?|woodland|forest|pasture|meadow|lawn|garden|park|roadside|paddock|compost heap|birches|beeches|churchyard(?: lawn)?|golf course|cemetery|dunes|ditch)|(?:your|a|the) (?:morning |evening |woodland |forest |autumn )*(?:walk|hike|forage|ramble|stroll|garden|lawn|backyard|woods?|forest))\b/;
export const KNOWN =
  /\b(?:experts?|identif\w+|certain|sure of|shop|shop-bought|bought|market|cultivated|supermarket|grower|grocer|dried)\b/;

function findFoundMushrooms({ lines }: RecipeScan, { plain, place, next }: Sentence): string | null {
  const said = plain.includes('?') ? `${plain} ${next?.plain ?? ''}` : plain;
  // "The brown ones on the old stump" of a list that names mushrooms.
  const isMeant =
    says(plain, MUSHROOMS) ||
    (place === 'step' &&
      /\b(?:ones|caps|anything|whatever|any|your own|them|basket)\b/.test(plain) &&
      lines.some((line) => says(line.plain, MUSHROOMS)));
  if (place === 'title' || !isMeant || says(said, KNOWN)) return null;
  const found = prepare(FOUND).exec(plain.replace(/\b(?:chicken|hen) of the woods?\b/g, ' '));
  return found === null || isDenied(plain.slice(0, found.index)) ? null : found[0];
}

/** By what people have told a poisonous mushroom from a good one, and died of it. */
export const FOLK_TEST =
  /\b(?:(?:dog|cat|pig|slug|snail|squirrel|rabbit)s?|deer|animals|insects)\b[^.;]{0,30}\b(?:(?:nibbl|eat|tuck)\w*|ate|like)\b|\bsilver (?:coin|spoon)|\b(?:app|phone|photo|picture|website|ai)\b[^.;]{0,40}\b(?:name[ds]?|identif\w+|recogni\w+|says?|match\w*|tells?)\b|\bif (?:[\w']+ ){1,6}?peels?\b|\b(?:smell|taste|look)s? (?:[\w']+ ){0,2}(?:pleasant|nice|good|mild|sweet|tasty|nutty|clean)\b[^.;]{0,30}\b(?:fit|edible|safe|fine|good|eat)\b|\banything (?:that )?looks\b|\bif (?:it|they) grows? on (?:wood|trees?|stumps?)\b|\bwhatever (?:comes? up|grows|you find)\b|\b(?:boil|cook|fry|salt|dry|soak|blanch|parboil|heat|vinegar)\w*\b[^.;]{0,45}\b(?:gets? rid of|(?:destroy|remove|kill)s?|neutrali[sz]es?|draws? out|drives? out|takes? care of|makes? [^.;]{0,20}(?:safe|harmless))\b[^.;]{0,40}\b(?:poisons?|toxins?|unsure|doubt\w*|wild|any)\b|\b(?:no need|needn't|don't (?:need|have)|do not (?:need|have)|without) (?:to )?(?:(?:know|identify|ask)\w*|nam(?:e|ing))\b/g;

// One cheap look spares most sentences the search through the whole recipe.
export const TELLS_APART =
  /dog|cat|pig|slug|snail|squirrel|deer|rabbit|animal|insect|silver|\bapp\b|phone|photo|picture|website|\bai\b|peel|smell|looks?\b|tastes|grows|comes? up|you find|poison|toxin|unsure|doubt|wild|nam(?:e|ing)|know|identif/;

export const TEST_REFUTED = /\b(?:experts?|prove nothing|not (?:enough|proof)|myths?|never|wrong)\b/;

function findFolkTest({ lines, whole }: RecipeScan, { plain, place, next }: Sentence): string | null {
  if (place === 'title' || place === 'ingredients' || !says(plain, TELLS_APART)) return null;
  if (
    !says(plain, MUSHROOMS) &&
    !says(whole, MUSHROOMS) &&
    !lines.some((line) => says(line.plain, MUSHROOMS))
  )
    return null;
  if (says(`${plain} ${next?.plain ?? ''}`, TEST_REFUTED)) return null;
  return findSaid(plain, FOLK_TEST)?.[0] ?? null;
}

export const MOULD =
  /\b(?:mou?ld(?:y)?(?! (?:pan|tin|tray))|fur|furry|fuzz|fuzzy|(?:blue|green|white|black) (?:(?:spot|bit|speck)s?|patch(?:es)?))\b/;
export const TAKEN_OFF =
  /\b(?:scrap|cut|skim|spoon|pick|brush|scoop|trim|lift|peel|wip|shav|par|knock)(?:e|es|ed|ing|s|ming|med|ping|ped)?\b[^.;]{0,40}\b(?:off|away|out|from)\b/g;
export const SOFT_FOOD =
  /\b(?:(?:jam|tortilla|roll)s?|bread|loaf|yogh?urt|soft cheese|cream cheese|sauce|cream|fruit|berries|nuts|jelly|hummus|cake|pitta)\b/;
export const HARD_FOOD =
  /\b(?:hard cheese|cheddar|parmesan|salami|gruyere|manchego|pecorino|blue cheese|stilton)\b/;

// The mould cut out and the rest eaten
function findMould({ lines }: RecipeScan, { plain, around, place }: Sentence): string | null {
  if (place === 'ingredients' || !says(plain, MOULD) || says(plain, HARD_FOOD)) return null;
  if (
    !says(around, SOFT_FOOD) &&
    !/\b(?:rest|use|fine|eat)\b/.test(plain) &&
    !lines.some((line) => says(line.plain, SOFT_FOOD))
  )
    return null;
  if (
    !/\bmou?ld/.test(`${around} ${lines.map((line) => line.plain).join(' ')}`) &&
    !/\b(?:fur|fuzz)/.test(plain)
  )
    return null;
  return findSaid(plain, TAKEN_OFF)?.[0] ?? null;
}

export const ELDER = /\belder(?:berr(?:y|ies))?\b/;
export const STEMS_TOO =
  /\b(?:stems?|stalks?|leaves|twigs)(?:,? and all|,? included| left on|,? too)\b|\b(?:with|including|leave|leaving|keep(?:ing)?) (?:the |their |its |all (?:the|their) )?(?:\w+ )?(?:stems?|stalks?|leaves|twigs)\b(?! (?:off|out|behind|removed))|\bunripe\b/g;

function findElderStems({ lines }: RecipeScan, { plain, around, place }: Sentence): string | null {
  if (place === 'title' || (!says(around, ELDER) && !lines.some((line) => says(line.plain, ELDER))))
    return null;
  return /\b(?:discard|remov|strip|throw|without)/.test(plain)
    ? null
    : (findSaid(plain, STEMS_TOO)?.[0] ?? null);
}

export const TOXIC_STATES: readonly ToxicState[] = [
  { find: findMould, why: 'the mould reaches further than is seen, and the USDA has soft food thrown away' },
  { find: findElderStems, why: 'unripe berries, stems and leaves give off cyanide (CDC, MMWR 1984;33:173)' },
  { find: findGreenPotato, why: 'green and sprouted parts hold solanine, and the BfR has them cut away' },
  {
    find: findBrokenStones,
    why: 'they give off cyanide, and EFSA counts more than 3 small kernels as too many',
  },
  {
    find: (scan, sentence) => findFoundMushrooms(scan, sentence) ?? findFolkTest(scan, sentence),
    why: 'cooking does not undo the poison of some fungi, and the FDA has wild ones named by an expert first',
  },
];
