// Rule natural-toxin for the wrong part of a plant that the recipe lists, whatever it is called there: the leaves of
// rhubarb, the kernels in stones, pips, closed ackee pods, a courgette that tastes bitter, pods and beans eaten raw.
// Sources: Royal Horticultural Society (rhubarb), EFSA Journal 2016;14(4):4424 (kernels), FDA Import Alert 21-11
// (ackee). That bitter gourds and raw beans are poisonous is common knowledge of kitchens, and cites nobody.

import { prepare } from '../../../food/prepare-pattern.ts';
import type { RecipeScan, Sentence } from '../scan-recipe.ts';
import { findAll, findSaid, isDenied, says } from '../stance/phrases.ts';
import type { ToxicState } from './toxic-states.ts';

// "Don't waste the leaves" asks for them.
export const NO_WASTE =
  /\b(?:don't|do not|never|no need to|rather than|instead of|why|without)(?: you)? (?:wast(?:e|ing)|(?:throw|discard|chuck|compost|toss|ditch)(?:ing)?|bin(?:ning)?|discard)\b(?: away| out)?|\b(?:far |much )?too (?:good|nice|tasty|precious|lovely|fine) (?:for|to (?:go (?:in|on|to|into)|waste|lose|throw|bin|compost|discard|end up (?:in|on)))(?: away| out| the| your)*(?: (?:compost(?: heap| bin)?|bin|rubbish|chickens|heap))?|\b(?:no|zero)[- ]waste\b|\bnothing (?:(?:is|goes|gets) )?(?:to )?wasted?\b/g;
export const THROWN_AWAY =
  /\b(?:(?:discard|compost|remov)\w*|throw(?:s|n|ing)?\b(?! (?:\w+ )?in(?:to)?\b(?! the (?:bin|compost|rubbish)))|bin|binned|trim(?:med|ming)?|(?:cut|twist|strip|snap|pull|chop|tear|slice|break)(?:ped)? (?:them |it |the leaves )?(?:off|away)|poison\w*|toxic|inedible|oxalic|do not eat|don't eat|never (?:eat|use)|not (?:eaten|edible|for eating|be eaten)|chickens|get rid|lop off|chop off|top and tail|minus|without|no)\b/;
export const USED =
  /\b(?:chop(?:ped)?|shred(?:ded)?|(?:wilt|blanch|blitz|blend|fold|add|cook|toss|scatter|simmer|steep|steam|stuff|boil|stew|dress|mix)(?:ed)?|whi[sz]z|stir(?:red)?|use|used|using|fry|fried|bake[ds]?|wrap(?:ped)?|wash|eat|eaten|tear|torn|season|saut\w+|line|lay|juice[ds]?|sav(?:e|ing)|keep|reserve[ds]?|serve[ds]?|squeeze|puree[ds]?|roll|slice[ds]?|salad|spinach|chard|kale|pesto|crisp(?:s|y)?|delicious|edible|tasty|good|wonderful|lovely|great|excellent|superb|go(?:es)? in|in the (?:pot|pan|dish|salad|soup|stew)|deepens?|put)\b/g;

const USES_THEM = new RegExp(
  String.raw`${USED.source}(?: \w+)? (?:them|it|these|those)\b|\b(?:soup|salad|pesto)!`,
  'g',
);
const THROWS_THEM_AWAY = new RegExp(
  String.raw`${THROWN_AWAY.source}[^.;]{0,20}\b(?:them|it|these|those|leaves)\b|\b(?:they|these|those) (?:are|contain|hold) (?:\w+ )?(?:poison\w*|toxic|inedible|oxalic)`,
);

export const RHUBARB_LEAVES =
  /\b(?:lea(?:f|ves)|leafy (?:top|end|part|bit|green)s?|(?:the|its|their|green|rhubarb|with) tops(?! of)|foliage|greens|green (?:top|part|bit|end|frill)s?|fronds|leaf blades)\b/g;
export const OTHER_LEAVES =
  /\b(?:mint|bay|basil|celery|lettuce|spinach|tea|gelatine?|filo|phyllo|vine|cabbage|salad|sage|thyme|coriander|cilantro|parsley|lime|curry|beet(?:root)?|chard|kale|(?:carrot|herb|leek|onion|nettle)s?|radish(?:es)?|fennel|strawberr(?:y|ies)|puff pastry|lemon balm|verbena|tarragon|rosemary|rocket|arugula|watercress|chicory|endive|gem|edible|gold|sorrel|dill|mixed|baby|spring|mustard|turnip|wine|banana|lamb's)\b/;
const LEAFY: readonly string[] = ['leaf', 'herb'];
export const OF_RHUBARB =
  /\b(?:its|their|rhubarb|big|large|great|huge|whole plant|(?:stalk|stem|stick)s?(?:,| and))(?:[ ,]+[\w-]+){0,2}[ ,]*$/;

export const OF_STALKS = /\b(?:rhubarb|stems?|stalks?)\b/;
export const OWN_LEAVES = /^rhubarb|^their|^its/;
/** "Rhubarb with its big leaves" */
export const WITH_LEAVES =
  /\b(?:with|and) (?:(?:the|its|their|all|young|fresh|big|large|green|whole) )*(?:lea(?:f|ves)|leafy tops|tops|greens|foliage)\b/;
/** What comes in leaves that nobody wilts. */
export const IN_SHEETS = /\b(?:filo|phyllo|puff pastry|gelatine?|gold|tea|bay)\b/;
export const LIKENED = /\b(?:like|(?:tastes?|flavour) of|as(?: you would)?(?: for)?) \w+/g;

function findRhubarbLeaves({ lines, listed, recipe }: RecipeScan, sentence: Sentence): string | null {
  const { place, around } = sentence;
  const { plain } = sentence;
  if (place === 'ingredients' || place === 'title') return null;
  if (!/rhubarb/.test(around) && !lines.some((line) => /\brhubarb\b/.test(line.plain))) return null;
  const meant = plain.replace(prepare(NO_WASTE), 'use');
  // "The leaves? Soup! Simmer them."
  const after = readBehind(sentence).replace(prepare(NO_WASTE), 'use');
  if (says(meant, THROWN_AWAY) || says(after, THROWS_THEM_AWAY)) return null;
  if (findSaid(meant, USED) === null && findSaid(after, USES_THEM) === null) return null;
  // "Rhubarb with its leaves" of the list: those are meant.
  const listsThem = lines.some(({ plain: line }) => /rhubarb/.test(line) && says(line, WITH_LEAVES));
  const others =
    lines.some(
      ({ plain: line }) =>
        !/rhubarb/.test(line) && says(line, OTHER_LEAVES) && !(listsThem && says(line, IN_SHEETS)),
    ) ||
    listed.some(({ food: { id, roles } }) => id !== 'rhubarb' && roles.some((role) => LEAFY.includes(role)));
  for (const match of findAll(meant, RHUBARB_LEAVES)) {
    const before = meant.slice(0, match.index);
    const beside = `${before.split(' ').slice(-4).join(' ')} ${meant
      .slice(match.index + match[0].length)
      .split(' ')
      .slice(0, 4)
      .join(' ')}`;
    if (isDenied(before)) continue;
    const elsewhere = says(before, OTHER_LEAVES) && !says(before, OF_STALKS);
    const own = !elsewhere && (says(before, OF_RHUBARB) || says(match[0], OWN_LEAVES));
    if (!own && (others || says(beside.replace(prepare(LIKENED), ' '), OTHER_LEAVES))) continue;
    return match[0] === 'leaves' && recipe.title === null ? 'the leaves' : `${match[0]}`;
  }
  return null;
}

function readBehind({ next }: Sentence): string {
  return `${next?.plain ?? ''} ${next?.next?.plain ?? ''}`;
}

export const KERNELS = /\bkernels?\b/g;
export const OTHER_KERNELS =
  /\b(?:sunflower|pumpkin|pine|corn|sweetcorn|maize|wheat|palm|popcorn|sesame|hemp|walnut|pistachio|barley|rye|spelt|coconut)\b/;
export const STONE_FRUIT =
  /\b(?:cherr(?:y|ies)|(?:apricot|plum|nectarine|damson|greengage|sloe)s?|peach(?:es)?)\b/;
export const EATEN =
  /\b(?:add|sprinkle|stir|scatter|eat|chop|fold|toast|roast|grind|blend|blitz|top|crush|pound|toss|use|snack|nibble|steep|grate|mix|put|include|save|garnish|sliver|slice)(?:e?d|s|ing)?\b/g;
export const NOT_EATEN =
  /\b(?:(?:discard|throw|compost|poison)\w*|bin|remove the kernels|bitter almond|instead(?! of)|without|extract|essence|never|not)\b/;

function findKernels({ lines }: RecipeScan, { plain, place, around }: Sentence): string | null {
  if (place === 'ingredients' || findSaid(plain, KERNELS) === null || says(plain, OTHER_KERNELS)) return null;
  if (says(plain, NOT_EATEN) || findSaid(plain, EATEN) === null) return null;
  if (lines.some((line) => says(line.plain, OTHER_KERNELS) && /kernel|corn/.test(line.plain))) return null;
  return says(around, STONE_FRUIT) || lines.some((line) => says(line.plain, STONE_FRUIT))
    ? 'the kernels'
    : null;
}

export const PIPS = /\b(?:seeds|pips)\b/;
export const PIP_FRUIT = /\b(?:apple|pear|quince|loquat|medlar)s?\b/;
export const SEEDS_LISTED =
  /\b(?:(?:seed|peppercorn|grape)s?|cumin|cardamom|coriander|mustard|fennel|caraway|poppy|sesame|chia|pomegranate|vanilla|nigella|flax|linseed|pumpkin|sunflower|tomato(?:es)?|pepper|chill?i(?:es)?|cucumber|melon|anise)\b/;
export const BROKEN =
  /\b(?:crush|grind|ground|pound|mill|chew|blitz|powder|pulveri[sz]e|smash|whi[sz]z|crunch)(?:e?d|s|ing)?\b/g;

function findPips({ lines }: RecipeScan, { plain, place }: Sentence): string | null {
  if (place === 'ingredients' || !says(plain, PIPS) || findSaid(plain, BROKEN) === null) return null;
  if (/\b(?:discard|strain|sieve|remov|throw)/.test(plain)) return null;
  if (lines.some((line) => says(line.plain, SEEDS_LISTED))) return null;
  return says(plain, PIP_FRUIT) || lines.some((line) => says(line.plain, PIP_FRUIT)) ? 'crushed pips' : null;
}

export const CLOSED_PODS =
  /\b(?:pris(?:e|ing)|pry|prying|forc(?:e|ing)|crack|cut|split|break)(?: \w+){0,4} open\b|\b(?:still|tightly|half) (?:closed|shut)\b|\bunopened\b|\bunripe\b|\bnot (?:yet )?(?:opened|ripe|split)\b|\bbefore they (?:open|split)\b|\b(?:haven't|have not|hasn't|has not|aren't|are not)(?: \w+){0,2} (?:open(?:ed)?|split|ripe|burst)\b|\b(?:force|prise|pry) (?:it|them)\b|(?<!any |the |still )\bclosed (?:\w+ )?(?:pod|fruit|shell)s?\b|\b(?:split|cut|crack|break|open|force)\w* (?:\w+ ){0,2}closed\b|\b(?:with|including|together with|along with|and) (?:the |its |their )(?:\w+ ){0,2}seeds\b|\bkeep(?:ing)? (?:the |its |their )?(?:\w+ ){0,2}seeds\b|\b(?:stay|stays|remain|remains|are) (?:closed|shut)\b|\bgreen pods\b/g;

export const TINNED = /\b(?:tins?|tinned|cans?|canned)\b/;
export const PODS_REFUSED =
  /\b(?:discard|throw|never(?! mind)|don't(?! worry| mind)|do not(?! worry| mind)|leave (?:them|any)|wait|must|should)\b/;

function findClosedAckee({ lines }: RecipeScan, { plain, place }: Sentence): string | null {
  if (place === 'title' || !lines.some((line) => /\backees?\b/.test(line.plain) && !says(line.plain, TINNED)))
    return null;
  if (says(plain, PODS_REFUSED)) return null;
  return findSaid(plain, CLOSED_PODS)?.[0] ?? null;
}

export const GOURD = /\b(?:(?:courgette|zucchini|pumpkin|marrow|bottle gourd)s?|squash(?:es)?)\b/;
export const CARRY_ON =
  /\b(?:is (?:quite |perfectly |only )?(?:normal|natural|usual)|hides?|drowns?|carry on|go on|no matter|never mind|don't worry|not to worry|fine|ok|okay|normal|harmless|mask\w*|balance[ds]?|cover(?:s|ed)? (?:it|the)|more (?:salt|sugar|seasoning|honey|lemon)|(?:pinch|spoon\w*|bit|dash|touch) of (?:sugar|honey)|puts? (?:that|it) right|sorts? (?:that|it)|(?:salt|sugar|honey) (?:will|takes?|to) |still (?:good|use|cook)|part of (?:its|the) charm|character|cook(?:s|ed)? out|disappears?|use (?:it|them) anyway|anyway|regardless)\b/g;

export const OTHER_BITTER =
  /\b(?:melon|chocolate|leaves|salad|lettuce|chicory|radicchio|discard|throw|bin|don't use|do not|stop|aubergines?|cucumbers?|orange|bitter lemon|marmalade|greens|coffee|beer|garlic|burn\w*)\b/;

function findBitterGourd({ lines }: RecipeScan, { plain, place, next }: Sentence): string | null {
  if (place === 'ingredients' || !/\bbitter(?:ness)?\b/.test(plain)) return null;
  if (!says(plain, GOURD) && !lines.some((line) => says(line.plain, GOURD))) return null;
  if (says(plain, OTHER_BITTER)) return null;
  return findSaid(`${plain} ${next?.plain ?? ''}`, CARRY_ON) === null ? null : 'bitter';
}

export const RAW =
  /\b(?:raw|uncooked|unboiled|without (?:any )?(?:cooking|boiling)|no (?:cooking|boiling|stove|heat)(?: (?:needed|required|necessary|at all))?)\b/g;
export const BEANS_NOT_RAW =
  /\b(?:runner|kidney|lima|butter|soya?|borlotti|cannellini|pinto|haricot|navy|black|lupin|hyacinth|dried red|rajma)\b[\w ,-]*\b(?:bean|lupin)s?\b|\b(?:soya?beans?|lupini?s?|rajma)\b/;
export const COOKS =
  /\b(?:boil|simmer|cook|steam|fry|roast|bake|blanch|pressure|braise|stew|until (?:soft|tender)|pot|pan|slow cooker|saut)\w*\b/;

export const COOKED_BEFORE = /\b(?:un|pre-?)?cooked\b/g;
export const OTHER_THING_RAW =
  /^ (?!(?:and|with|in|on|or|for|into|to|over|then|as|at|but|runner|kidney|red|lima|soya?|(?:bean|soybean|lupin)s?|pods)\b)\w/;

function findRawBeans({ lines }: RecipeScan, { plain, place }: Sentence): string | null {
  if (place === 'ingredients' || place === 'title') return null;
  const named = says(plain, BEANS_NOT_RAW);
  const line = lines.find((one) => says(one.plain, BEANS_NOT_RAW));
  if (
    !named &&
    (line === undefined || !/\b(?:beans?|pods|them|it|lupins|ribbons|slices|strips|sprouts)\b/.test(plain))
  )
    return null;
  if (line !== undefined && /\b(?:(?:tin|can|jar)s?|tinned|canned|cooked)\b/.test(line.plain)) return null;
  const raw = says(plain.replace(prepare(COOKED_BEFORE), ' ').replace(prepare(RAW), ' '), COOKS)
    ? null
    : findSaid(plain, RAW);
  if (raw === null) return null;
  const behind = plain.slice(raw.index + raw[0].length);
  return says(behind, OTHER_THING_RAW) ? null : `${raw[0]} beans`;
}

interface RawKind {
  readonly plant: RegExp;
  /** What a sentence calls it, beside its name. */
  readonly called: RegExp;
}
export const READY_PLANT = /\b(?:(?:tin|can|jar)s?|tinned|canned|cooked|syrup|cordial|flour|starch|dried)\b/;
export const TARO_OR_CASSAVA = /\b(?:cassava|yuca|manioc|taro|eddoes?|dasheen|cocoyams?|malanga)\b/;
export const CALLED_ROOTS = /\b(?:roots?|tubers?|batons|chunks|slices|shreds|it|them|some)\b/;
const RAW_KINDS: readonly RawKind[] = [
  { plant: TARO_OR_CASSAVA, called: CALLED_ROOTS },
  { plant: /\belderberr(?:y|ies)\b/, called: /\b(?:berries|it|them|some|handful)\b/ },
  { plant: /\bfiddleheads?\b/, called: /\b(?:ferns|fronds|curls|tips|them|some)\b/ },
  { plant: /\bbamboo\b/, called: /\b(?:shoots?|slices|shavings|it|them|some)\b/ },
  { plant: /\b(?:morel|chanterelle|shiitake)s?\b/, called: /\b(?:mushrooms|them|some)\b/ },
];
export const NOUN_BEHIND =
  /^ (?!(?:and|with|in|on|or|for|into|to|over|then|as|at|but|like|if|is|are|it|they|because|so|from|too|straight|from)\b)\w/;

export const A_PORTION =
  /\b(?:a second|another|one (?:of|more)|some|an? (?:few|handful|little|piece|extra)|extra|spare|hold back|keep back|reserved?|the rest|remaining)\b/;
export const AS_IT_IS =
  /\b(?:crisp|crunch\w*|snap|just as (?:they|it)|as (?:they|it) (?:fall|is|are|come)|like (?:a )?(?:radish|jicama|apple|carrot|kohlrabi|turnip)|mandoline)\b/;
export const PUT_ON = /\b(?:heap|top|scatter|serve|pile|strew|garnish|salad|slaw|toss|eat|sprinkle|lay)\w*\b/;

/** "Run a second peeled taro over a mandoline and heap the crisp ribbons on top" */
function isPortionAsItIs(plain: string, next: string): boolean {
  if (says(plain, COOKS) || says(next, COOKS) || /\b(?:not|never|no|don't|neither)\b/.test(plain))
    return false;
  return says(plain, A_PORTION) && says(plain, AS_IT_IS) && says(plain, PUT_ON);
}

/** "Hold back one of the roots, grate it and toss it uncooked into the slaw", whatever is done with the rest. */
export const MAY_BE = /\b(?:may|can|are) (?:also )?(?:be )?(?:eaten|fine|good|used|served) $/;

function findRawKind(scan: RecipeScan, { plain, around, place, next }: Sentence): string | null {
  if (place === 'ingredients' || place === 'title') return null;
  for (const { plant, called } of RAW_KINDS) {
    const listed = scan.lines.some((line) => says(line.plain, plant) && !says(line.plain, READY_PLANT));
    if (!listed || !(says(plain, plant) || says(plain, called) || says(around, plant))) continue;
    if (says(plain, plant) && isPortionAsItIs(plain, next?.plain ?? '')) return 'as it is';
    const raw = says(plain.replace(prepare(RAW), ' '), COOKS) ? null : findSaid(plain, RAW);
    if (raw === null || isDenied(plain.slice(0, raw.index))) continue;
    // "Blackberries, and those may be eaten raw"
    const before = plain.slice(plain.lastIndexOf('?', raw.index) + 1, raw.index);
    if (says(before, MAY_BE) && scan.readings.foods(before).length > 0 && !says(before, plant)) continue;
    const behind = plain.slice(raw.index + raw[0].length);
    if (!says(behind, NOUN_BEHIND) || says(behind.slice(0, 24), plant)) return raw[0];
  }
  return null;
}

export const INNER = /\b(?:nut|kernel|almond|heart|seed)s?\b/;
export const CRACKED =
  /\b(?:crack|split|break|smash|open|hammer|prise|bash)\w*\b[^.;]{0,40}\b(?:stone|pit)s?\b/g;
export const THROWN = /\b(?:(?:discard|throw|poison)\w*|bin\b|compost|never|cyanide|do not|don't)\b/;

export const OF_STONE =
  /\b(?:nut|seed|almond|heart)s?\b[^.;]{0,30}\b(?:in|inside|within|of|from(?: inside)?) (?:each |every |the |its |their |those )*(?:\w+ )?(?:stone|pit)s?\b|\b(?:stone|pit)s?\b[^.;]{0,40}\b(?:nut|seed|almond|heart)s? (?:inside|within|in them)\b/;
export const USED_UP =
  /\b(?:chop|grind|ground|pound|crush|add|stir|sprinkle|scatter|top|topping|eat|eaten|use|roast\w*|toast\w*|blitz|blend|fold|bury|infuse|grate|handful)\w*\b/g;

/** "The soft white nut in each stone tastes of marzipan: chop them all and add." */
function findStoneNuts({ lines }: RecipeScan, { plain, place, next }: Sentence): string | null {
  if (place === 'ingredients' || place === 'title' || !says(plain, OF_STONE)) return null;
  if (!says(plain, STONE_FRUIT) && !lines.some((line) => says(line.plain, STONE_FRUIT))) return null;
  const own = plain.replace(prepare(NO_WASTE), 'use');
  if (says(`${own} ${next?.plain ?? ''}`, THROWN)) return null;
  return findSaid(own, USED_UP) === null ? null : (prepare(OF_STONE).exec(plain)?.[0] ?? null);
}

/** "Crack the stones and pick out the little nuts inside. Pound those nuts to a paste." */
function findCrackedStones(
  { lines }: RecipeScan,
  { plain, place, next, step }: Sentence,
  steps: readonly Sentence[],
): string | null {
  if (place === 'ingredients' || place === 'title') return null;
  if (!says(plain, STONE_FRUIT) && !lines.some((line) => says(line.plain, STONE_FRUIT))) return null;
  const cracked = says(plain, INNER) ? findSaid(plain, CRACKED) : null;
  if (cracked === null) return null;
  const behind = next?.plain ?? steps.find((other) => other.step === (step ?? 0) + 1)?.plain ?? '';
  return says(`${plain} ${behind}`, THROWN) ? null : cracked[0];
}

const KERNEL_RULE = 'they give off cyanide, and EFSA counts more than 3 small kernels as too many';

export const TOXIC_PARTS: readonly ToxicState[] = [
  {
    find: findRhubarbLeaves,
    why: 'the leaves are poisonous, and the Royal Horticultural Society has the stalks alone eaten',
  },
  { find: findKernels, why: KERNEL_RULE },
  { find: findPips, why: KERNEL_RULE },
  {
    find: findClosedAckee,
    why: 'unripe ackee lowers the blood sugar to a deadly point, and the FDA admits only what opened by itself',
  },
  {
    find: findBitterGourd,
    why: 'a bitter courgette or squash holds cucurbitacins that no cooking undoes, and is thrown away',
  },
  { find: findStoneNuts, why: KERNEL_RULE },
  { find: (scan, sentence) => findCrackedStones(scan, sentence, scan.steps), why: KERNEL_RULE },
  {
    find: findRawKind,
    why: 'raw it is poisonous and has to be cooked first (FSANZ, CDC, FDA and Health Canada)',
  },
  { find: findRawBeans, why: 'raw beans hold lectins that only boiling undoes' },
];
