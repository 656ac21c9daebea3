// The sentences of a recipe parted into clauses, and the things of the kitchen that each names: a new one, the one
// that was spoken of, or one that is told by the raw meat it held.

import { prepare } from '../../../food/prepare-pattern.ts';
import type { Sentence } from '../scan-recipe.ts';
import { findAll, says } from '../stance/phrases.ts';
import { MEAT } from '../undercooked/raw-meat-words.ts';
import { ANOTHER, CARRIER, type Carrier, CUT, LAID, MIXED, readCarrier } from './contact-words.ts';

export interface NamedThing {
  readonly carrier: Carrier;
  /** The words it is named with, to be quoted. */
  readonly words: string;
  /** Where it stands in the clause. */
  readonly at: number;
  /** "A clean plate": another than any that was spoken of. */
  readonly isNew: boolean;
  /** "The board", "your hands", or one of the ways below. */
  readonly isDefinite: boolean;
  /** "The same knife", "that board as it is": the one that was used before. */
  readonly isSame: boolean;
  /** "The tray you carried them out on": by what was done with it, in these words. */
  readonly told: string | null;
  /** "Salad" of a salad bowl, "baking" of a baking dish: by this word it is known again. */
  readonly kind: string | null;
  /** "The raw plate", "the chicken board", "the plate of the raw patties": nothing else need be known. */
  readonly isRaw: boolean;
}

export interface Clause {
  readonly plain: string;
  readonly sentence: Sentence;
  /** Number of the sentence in its recipe. */
  readonly line: number;
  things(): readonly NamedThing[];
}

const VERB = `(?:${CUT}|${MIXED}|${LAID}|us(?:e|es|ed|ing)|tear\\w*|pick\\w*|wash\\w*|rins\\w+|scrub\\w*|wip(?:e|es|ing)|clean\\w*|swap\\w*|chang\\w+|serv(?:e|es|ed|ing)|add\\w*|pour\\w*|drizzl\\w+|spoon\\w*|brush\\w*|grill\\w*|fry|fries|frying|fried|bak(?:e|es|ed|ing)|roast\\w*|cook(?:s|ing)?|simmer\\w*|boil\\w*|braise\\w*|sear\\w*|brown\\w*|steam\\w*|stir-fry|heat\\w*|warm\\w*|return\\w*|make|makes|build|fill\\w*|spread\\w*|scatter\\w*|sprinkl\\w+|garnish\\w*|assembl\\w+|whisk\\w*|beat\\w*|blend\\w*|whizz\\w*|blitz\\w*|grat\\w+|mash\\w*|peel\\w*|hull\\w*|go|goes|carry on|mov\\w+|start\\w*|begin\\w*|turn\\w*|giv\\w+|let|discard\\w*|throw\\w*|sav(?:e|es|ing)|reserv\\w+|eat\\w*|enjoy|dress\\w*|crush\\w*|squeez\\w+|is|are|does?|don't|need\\w*|will|can|get|have|has|boil\\w*|reduc\\w+|bring|rest\\w*|load\\w*|plate up|tuck\\w*|slip\\w*|lick\\w*|tast\\w+|shak\\w+|dunk\\w*|dip\\w*|pass\\w*|store|keep|freeze|baste\\w*|paint\\w*|glaz\\w+|reach\\w*|griddl\\w+|poach\\w*|broil\\w*|barbecu\\w+|char|saut\\w+|stew|microwav\\w+|smoke|sizzl\\w+|strew\\w*|lay out|dollop\\w*|finish\\w*|swirl\\w*|zest|juic(?:e|ing)|mop\\w*|paint\\w*|thin\\w*|collect\\w*|slosh\\w*|swill\\w*)`;
const HAS_VERB = new RegExp(`\\b${VERB}\\b`);
export const BREAK =
  /(?<=[.!?;:]) | - |, | ?\(|\) ?| (?=(?:and|then|while|before|after|but|so|until|once|when|whilst)\b)/g;
const NEXT_BREAK = new RegExp(BREAK.source);

/** "Serve with the celery" "and the cheese dip" */
const NAMES_MORE = new RegExp(`^(?:and |or )(?:(?:the|a|some|your) |${CARRIER} (?:that|which|you|we) )`);
/** Letters in which a part must show its verb. */
const PART_LENGTH = 120;
/** "The knife that opened the pack" "and cut the pork" */
export const TELLS = /\b(?:that|which)(?: [\w'-]+){1,5}$/;
export const STILL_TELLS = /^and (?:\w+ed|cut|held|put|lay|sat) /;

/** Where the parts of a sentence that do one thing each begin; words without a verb belong to what stands before. */
function readStarts(plain: string): readonly number[] {
  const starts = [0];
  let hasVerb = false;
  let from = 0;
  for (const match of findAll(plain, BREAK)) {
    const to = match.index + match[0].length;
    if (match[0] === ' ' && says(plain.slice(from, match.index), TELLS) && says(plain.slice(to), STILL_TELLS))
      continue;
    hasVerb ||= says(plain.slice(from, match.index), HAS_VERB);
    from = to;
    const part = plain.slice(to, to + PART_LENGTH).split(prepare(NEXT_BREAK), 1)[0] ?? '';
    if (!hasVerb || says(part, NAMES_MORE) || !says(part, HAS_VERB)) continue;
    starts.push(to);
    hasVerb = false;
  }
  return starts;
}

const THING = new RegExp(String.raw`\b${CARRIER}\b`, 'g');
export const OBJECT =
  /^ (?:the|raw|this|that(?! (?:went|was|were|had|has|held|touched|painted|your?|the|it|they|did|basted|glazed|brushed|is|coated|cut|stirred|mixed))|any|it|them|up|over|out|your|a|an|some|on|with|each|every|down|all|both|half|in|lightly|off|round|around)\b/;

/** The words that go with a thing are those behind the last of these. */
export const BEFORE_OWN =
  /^|[,:;] |\b(?:on|in|into|onto|to|with|from|for|by|using|use|uses|over|off|under|and|or|at|through|as|out|up|down) /g;
/** "Brush the fish", "bag it", "fork it up" do something. */
export const DOES =
  /^(?:brush|fork|bag|box|tin|whisk|spoon|paper|block|towel|hand|plate|bowl|sink|scoop|ladle|board|pack)$/;
export const STARTS = /(?:^|, |[:;] |\b(?:and|then|to|or|not|now|you|i|we|lightly|gently) )$/;
export const DEFINITE = /\b(?:the|that|this|same|its|their|your|those|these|both|whatever)\b/;
export const CLEAN_ONE =
  /\b(?:other|clean|fresh|washed|second|separate|new|different|serving|dinner|warm(?:ed)?|another|lined|unused|kitchen|oven|roasting|baking|paper|salad|pasta|pudding)\b/;
/** What a thing is for: "the baking dish" is the one that was named so before. */
export const KIND =
  /\b(?:serving|dinner|warming|oven|roasting|baking|salad|pasta|pudding|mixing|cereal|soup|cake|bread|fruit|dipping|side|ovenproof|gratin|pie|lasagne|wooden|plastic|glass|metal|enamel|bamboo|pastry|basting|carving|paring|filleting|chef's)\b/;
/** "The same stretch of worktop" */
export const SAME_PART = /\bsame (?:\w+ )?(?:of|on) (?:the |your )?(?:\w+ )?$/;
export const SAME =
  /\b(?:same|that|those|this|these|very|its|their|original|first|old|now-empty|empty|emptied|vacated|used|un(?:wash|rins|clean|wip)ed|dirty|greasy|slimy|smeared|stained|one|single|[\w-]*covered|juicy|still-\w+|sticky|messy|spiced|spicy|seasoned|marinade|marinating|marination|brining|brine|soaking|dredging|coating|painting|dipping|mixing|scoring|trimming|boning|jointing|filleting|deveining|tenderising|pounding|skinning|panko|crumbs?|breadcrumbs?|flour|floury|buttermilk|thawing|defrosting)\b/;
/** What only hands are called when they come from the meat. */
export const OF_HANDS = /\b(?:spiced|seasoned|sticky|messy|[\w-]*(?:covered|coated)|still-\w+)\b/;
const RAW = String.raw`\b(?:raw|uncooked|bloody|meaty|porky|chicken-?y|fishy|eggy|meat-juice)\b`;
/** "The unwashed egg bowl" */
export const UNWASHED_EGG = /\bun(?:wash|rins|clean|wip)ed (?:\w+ )?(?:egg|meat|fish|raw)\b/;
const RAW_ONE = new RegExp(RAW);
const OF_MEAT = new RegExp(
  String.raw`\b(?:the|your|that|this) (?:raw |same |unwashed )*(?!steak|rib)${MEAT}(?:'s|')?(?: chopping| cutting)? $`,
);
export const WHERE = /\bwhere (?:you|we|they|it|the|i) [^.;,]{2,60}/g;
export const AS_IT_IS =
  /^,? (?:\w+ )?as (?:it|they) (?:is|are|was|were)\b|^(?:,(?= as|[^,]{0,30} and all| un))? (?:just |exactly |quite |still |all )*(?:as (?:it|they) (?:is|are|was|were|stands?|lies?|lay)|as[- ]is\b|as you left it|un(?:wash|rins|clean|wip)ed|(?:[\w-]+ ){0,3}and all\b|(?:will|would|does|do) (?:do|fine|nicely|for)|(?:is|are) (?:fine|good enough|plenty|enough|still out)|straight (?:after|away|on)|right (?:after|away)|(?:sticky|greasy|slick|wet|damp|shiny|smeared|coated|tacky|dirty|bloody|still \w+)(?: (?:from|with))?\b)/;
const WORD_OF_CONTACT = `(?:${MEAT}|it|they|them|you|you've|you'd|we|we've|i|i've|raw|uncooked|pieces|mixture|strips|cubes|dice|balls)`;
const RELATIVE = new RegExp(
  [
    '^,? (?:that|which|where|whose|(?:on|in|with|from|off) which) [^;,.]{2,80}',
    String.raw`^(?: (?:the|your|its|our|their|those|these|just|once|all|has|have|had|was|were|is|are|been|still|wet|damp|fresh|sticky|slick|greasy|slippery|smeared|coated|tacky|clammy|from|(?:with|of|for)(?: (?:the|all|its))*(?= raw| uncooked)|held|carried|cut|touched|brought|used (?:for|on|with)))* ${WORD_OF_CONTACT}\b[^;,.]{0,70}`,
  ].join('|'),
);
/** "The same plate as the slaw" */
const NOT_THE_SAME = new RegExp(`^ as (?:the|your|for) (?!raw|${MEAT})`);
export const FROM_BEFORE =
  /^(?: you used)? (?:from|of|in) (?:earlier|before|(?:the )?(?:first |last )?step(?: \w+)?)\b/;

/** A dish is a meal as often as a thing. */
export const IN_A_DISH =
  /\b(?:in|into|to|from|of|on|out|onto|over|with) (?:(?!this\b)[\w'-]+ ){0,4}$|\b(?:raw|unwashed|marinating|baking) $/;

/** "Oval" of the oval platter; words that any thing may have tell nothing. */
function readAdjective(own: string): string | null {
  const word = own.trim().split(' ').at(-1) ?? '';
  return word === '' || says(word, PLAIN_WORD) || says(word, ANOTHER) || says(word, CLEAN_ONE) ? null : word;
}
export const PLAIN_WORD =
  /^(?:the|a|an|that|this|its|their|your|our|my|his|her|same|those|these|both|whatever|it|them|\W*|\w+ing|raw|uncooked|used|empty|on|to|of|and|then|use|with)$/;

export const OWN_CLEAN = /\b(?:own|eating|serving|clean)\b/;

export const GLOVES = /^gloves?$/;

export const STILL_ON = /^ (?:still )?on\b/;

function nameThing(clause: string, match: RegExpExecArray): NamedThing {
  const at = match.index;
  const word = match[0];
  const carrier = readCarrier(word);
  const before = clause.slice(Math.max(0, at - 60), at);
  const behind = clause.slice(at + word.length, at + word.length + 90);
  const own = before.split(prepare(BEFORE_OWN)).at(-1) ?? '';
  const isDefinite = says(own, DEFINITE) || (carrier === 'hands' && !says(own, ANOTHER));
  const relative = prepare(RELATIVE).exec(behind)?.[0] ?? prepare(FROM_BEFORE).exec(behind)?.[0] ?? null;
  const sameWord =
    says(own, OWN_CLEAN) || says(behind, NOT_THE_SAME) ? null : (prepare(SAME).exec(own)?.[0] ?? null);
  const isSame =
    says(before, SAME_PART) ||
    (says(word, GLOVES) && says(behind, STILL_ON)) ||
    /^gloved/.test(word) ||
    (sameWord !== null && (carrier === 'hands' || !says(sameWord, OF_HANDS))) ||
    says(behind, AS_IT_IS);
  const isRaw =
    (says(own, RAW_ONE) && !/\brack\b/.test(word)) ||
    says(own, UNWASHED_EGG) ||
    (says(before, OF_MEAT) && !/^(?:dish|rack|box)/.test(word));
  const isNew =
    !isSame &&
    !isRaw &&
    relative === null &&
    (says(own, CLEAN_ONE) || (!isDefinite && (says(own, ANOTHER) || /s$/.test(word))));
  const from = Math.max(0, at - own.length);
  return {
    carrier,
    words: clause.slice(from, at + word.length) + (relative ?? prepare(AS_IT_IS).exec(behind)?.[0] ?? ''),
    at,
    isNew: isNew && carrier !== 'hands',
    isDefinite,
    isSame,
    told: relative,
    kind: prepare(KIND).exec(own)?.[0] ?? readAdjective(own),
    isRaw,
  };
}

/** "Chop the cucumber right where you cut the chicken" */
function namePlace(match: RegExpExecArray): NamedThing {
  const words = match[0];
  return {
    carrier: 'worktop',
    words,
    at: match.index,
    isNew: false,
    isDefinite: true,
    isSame: false,
    told: words,
    kind: null,
    isRaw: false,
  };
}

function nameThings(clause: string): readonly NamedThing[] {
  const things = findAll(clause, THING)
    .filter(({ 0: word, index }) => {
      const before = clause.slice(Math.max(0, index - 40), index);
      const isDone =
        says(word, DOES) && says(before, STARTS) && says(clause.slice(index + word.length), OBJECT);
      return !isDone && (word !== 'dish' || says(before, IN_A_DISH));
    })
    .map((match) => nameThing(clause, match));
  return [...things, ...findAll(clause, WHERE).map(namePlace)];
}

/** Every clause of these sentences, in order. */
export function readClauses(sentences: readonly Sentence[]): readonly Clause[] {
  return sentences.flatMap((sentence, line) => {
    const starts = readStarts(sentence.plain);
    return starts.map((start, part) => {
      const plain = sentence.plain.slice(start, starts[part + 1]).trimEnd();
      let things: readonly NamedThing[] | undefined;
      return {
        plain,
        sentence,
        line,
        things() {
          things ??= nameThings(plain);
          return things;
        },
      };
    });
  });
}
