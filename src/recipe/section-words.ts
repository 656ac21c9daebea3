// The headings that part a recipe, in the words that models and people use for them.

import { prepare } from '../food/prepare-pattern.ts';
import { createWordPattern } from './word-pattern.ts';

export type Section =
  | 'ingredients'
  | 'cupboard'
  | 'to-buy'
  | 'method'
  | 'notes'
  | 'left-out'
  /** Nutrition, equipment: nothing that a recipe is read for. */
  | 'other';

const SECTION_WORDS: Readonly<Record<Section, readonly string[]>> = {
  ingredients:
    'ingredients, ingredient list, ingredients list, what you need, you will need, youll need, what youll need, what you will need, your ingredients, from your list, from your kitchen, from your ingredients, ingredients on hand, ingredients you have, what you have, on hand, main ingredients, shopping and ingredients, yours, ingreds, the ingredients, you need, youll want, what you want, what goes in, whats in it, whats in, ingredients needed, ingredients required, all ingredients, full ingredients, full ingredient list, you have, already have, you already have, from your fridge, from the fridge, in your kitchen, in your fridge, using, uses, gather, grab, stuff, the stuff, what to gather, ingredients youll need, ingredients you need, ingredients to use, ingredients used, ingredient checklist, shopping, produce list, zutaten, ingrédients, ingredientes, ingredienti, ingrediënten, składniki, ingredienser, malzemeler, ингредиенты, 材料, 食材, 재료, المكونات, المكوّنات, المقادير'.split(
      ', ',
    ),
  cupboard:
    'from the cupboard, cupboard, store cupboard, from the pantry, from your pantry, pantry, pantry staples, pantry items, pantry ingredients, staples, cupboard staples, kitchen staples, basics, larder, from the larder, pantry basics, from your cupboard, from your larder, cupboard bits, store cupboard bits, cupboard items, cupboard basics, from the store cupboard, you probably have, seasonings, seasoning, assumed, aus dem vorrat, du placard, de la despensa, dalla dispensa, من الخزانة, من خزانة المؤن, من المخزن'.split(
      ', ',
    ),
  'to-buy':
    'buy, to buy, things to buy, buy, need to buy, you need to buy, youll need to buy, pick up, to pick up, from the shop, from the shops, from the store, grab from the shop, missing, what to buy, not on your list, extra, extras to buy, youll also need, you will also need, additional, additions, you may need to buy, extras, extra ingredients, a few extras, additional ingredients, optional extras, optional ingredients, optional, shopping list, einkaufen, zu kaufen, à acheter, para comprar, da comprare, للشراء, المشتريات'.split(
      ', ',
    ),
  method:
    'go, do, do it, make it, lets make it, lets cook, lets do it, how to do it, method, instructions, cooking instructions, the method, what to do, what you do, do this, heres what to do, heres how, how to, how to make this, how to do it, how to making, how to cooking, how making, the making, way of making, how its made, how to prepare, lets make it, get cooking, process, cooking method, recipe steps, the steps, cooking directions, making it, to make, make it, recipe instructions, step by step instructions, step by step method, step by step guide, assembly, preparation and cooking, prep and cook, prep and cooking, method steps, instructions and steps, so gehts, schritte, arbeitsschritte, schritt für schritt, pasos, paso a paso, modo de hacerlo, cómo se hace, passos, modo de fazer, preparação, passaggi, procedura, come si fa, werkwijze, stappen, zo maak je het, réalisation, les étapes, wykonanie, fremgangsmåde, framgångsmåde, yapılışı, directions, steps, preparation, preparation steps, procedure, how to make it, how to cook it, how to make, cooking steps, step by step, cooking, lets cook, zubereitung, anleitung, préparation, instructions de préparation, étapes, preparación, elaboración, instrucciones, procedimento, procedimiento, preparazione, preparo, modo de preparo, bereiding, bereidingswijze, przygotowanie, tillagning, gör så här, hazırlanışı, приготовление, 作り方, 做法, 步骤, 만드는 법, الطريقة, طريقة التحضير, طريقة العمل, طريقة الطهي, التحضير, الخطوات'.split(
      ', ',
    ),
  notes:
    'plan, timeline, time plan, timetable, schedule, game plan, countdown, order of work, notes, note, recipe notes, make ahead, make ahead and storage, storage and reheating, keeping, keeping it, to store, how to store, chefs note, cooks note, cooks notes, cooks tip, cooks tips, extra tips, quick tips, pro tip, pro tips, safety, food safety, safety note, safety notes, allergy information, allergen information, allergen note, swaps, good to know, to finish and keep, tips, tip, cooking tips, chefs tips, chefs tip, chefs notes, tips and variations, tips and notes, variations, optional variations, storage, storing, leftovers, leftover, contains, keeps, serving suggestions, serving suggestion, to serve, serving, allergens, substitutions, why this works, why it works, why youll love it, notizen, tipps, hinweise, remarques, conseils, notas, consejos, note e consigli, consigli, dicas, opmerkingen, uwagi, ملاحظات, نصائح'.split(
      ', ',
    ),
  'left-out':
    'left out, what i left out, what we left out, not used, unused ingredients, omitted, omitted ingredients, ingredients not used'.split(
      ', ',
    ),
  other:
    'nutrition, nutritional information, nutrition information, nutrition facts, nutritional facts, equipment, utensils, what youll need to cook with, kit, tools, kitchen tools, equipment needed, youll need this equipment, recipe details, details, time, cooking time'.split(
      ', ',
    ),
};

const SECTIONS: ReadonlyMap<string, Section> = new Map(
  (Object.entries(SECTION_WORDS) as [Section, readonly string[]][]).flatMap(([section, words]) =>
    words.map((word) => [word, section] as const),
  ),
);

/** The section a heading opens, or null. Case, numbering, emoji, brackets and a colon are passed over. */
export function readSection(heading: string): Section | null {
  if (heading.length > 80) return null;
  const plain = heading
    .toLowerCase()
    .replace(/\([^)]*\)/g, ' ')
    .replace(/['’]/g, '')
    .replace(/&/g, ' and ')
    .replace(/^\s*(?:\d{1,2}[.)]|(?:part|section) \d{1,2})/, ' ')
    .replace(/[^\p{L}\p{M}\p{N}\s]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return SECTIONS.get(plain) ?? SECTIONS.get(plain.replace(/ (?:for|serves|makes) .*$/, '')) ?? null;
}

const NOTE_WORDS = createWordPattern(
  String.raw`\b`,
  'tips?, tricks?, notes?, ideas, suggestions?, storage, storing, leftovers?, variations?, variants?, twists?, faqs?, questions, why, substitutions?, swaps?, make[- ]ahead, reheating, allergens?, allergies, pairings?, nutrition, troubleshooting, did you know, good to know, serve with, serve it with, what to serve, how to (?:store|keep|freeze|reheat)',
  String.raw`\b`,
);

/** Whether a heading of a few words opens notes, whatever else it says: "Serving ideas", "Tips for crisp skin". */
export function isNoteHeading(heading: string): boolean {
  return heading.length <= 60 && prepare(NOTE_WORDS).test(heading);
}

/** Folded: "Don't:", "What to avoid", "Common mistakes with rice": the head of a list of what is wrong. */
export const HEAD_OF_WRONGS = createWordPattern(
  String.raw`^\W*(?:(?:the|a|some|our|three|two|four|five|common|usual|classic|frequent|big|worst|other|my) )*`,
  "don'?ts?, do not, never(?:,? ever)?, avoid, mistakes?, errors, no-?nos?, bad (?:ideas?|habits?), wrong, unsafe, not safe, not allowed, forbidden, pitfalls, myths?, habits to (?:break|drop), what (?:not to do|to avoid|would be wrong|is wrong|goes wrong|can go wrong|must not happen|never to do), things? (?:not to do|to avoid|never to do), how not to(?: do it)?, (?:bin|discard|throw away|throw out|bin it|throw it (?:out|away)|discard it)(?: at once)?(?: (?:if|when|anything|whatever|what))?",
  String.raw`(?: (?:ever|please|do|these|this|things?|that|people make|cooks make|to avoid|(?:with|for|about) (?:\w+ )?\w+))*(?: ?:| -|$)`,
  '',
);

const HEAD_LENGTH = 60;

/** Whether what stands under a heading is what not to do. */
export function isHeadOfWrongs(heading: string): boolean {
  const plain = heading.toLowerCase().replaceAll('’', "'");
  return heading.length <= HEAD_LENGTH && !/[:.!?]./.test(plain) && prepare(HEAD_OF_WRONGS).test(plain);
}
