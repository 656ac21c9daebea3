// The headings that part a recipe, in the words that models and people use for them.

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
  ingredients: [
    'ingredients', 'ingredient list', 'ingredients list', 'what you need', 'you will need', 'youll need',
    'what youll need', 'what you will need', 'your ingredients', 'from your list', 'from your kitchen',
    'from your ingredients', 'ingredients on hand', 'ingredients you have', 'what you have', 'on hand',
    'main ingredients', 'shopping and ingredients', 'yours', 'zutaten', 'ingrédients', 'ingredientes',
    'ingredienti', 'ingrediënten', 'składniki', 'ingredienser', 'malzemeler', 'ингредиенты', '材料', '食材', '재료',
  ],
  cupboard: [
    'from the cupboard', 'cupboard', 'store cupboard', 'from the pantry', 'from your pantry', 'pantry',
    'pantry staples', 'pantry items', 'pantry ingredients', 'staples', 'cupboard staples', 'kitchen staples',
    'basics', 'aus dem vorrat', 'du placard', 'de la despensa', 'dalla dispensa',
  ],
  'to-buy': [
    'to buy', 'things to buy', 'you may need to buy', 'extras', 'extra ingredients', 'a few extras',
    'additional ingredients', 'optional extras', 'optional ingredients', 'optional', 'shopping list',
    'einkaufen', 'zu kaufen', 'à acheter', 'para comprar', 'da comprare',
  ],
  method: [
    'method', 'instructions', 'cooking instructions', 'directions', 'steps', 'preparation', 'preparation steps',
    'procedure', 'how to make it', 'how to cook it', 'how to make', 'cooking steps', 'step by step', 'cooking',
    'lets cook', 'zubereitung', 'anleitung', 'préparation', 'instructions de préparation', 'étapes', 'preparación',
    'elaboración', 'instrucciones', 'procedimento', 'procedimiento', 'preparazione', 'preparo', 'modo de preparo',
    'bereiding', 'bereidingswijze', 'przygotowanie', 'tillagning', 'gör så här', 'hazırlanışı', 'приготовление',
    '作り方', '做法', '步骤', '만드는 법',
  ],
  notes: [
    'notes', 'note', 'recipe notes', 'tips', 'tip', 'cooking tips', 'chefs tips', 'chefs tip', 'chefs notes',
    'tips and variations', 'tips and notes', 'variations', 'optional variations', 'storage', 'storing', 'leftovers',
    'serving suggestions', 'serving suggestion', 'to serve', 'serving', 'allergens', 'substitutions',
    'why this works', 'why it works', 'why youll love it', 'notizen', 'tipps', 'hinweise', 'remarques', 'conseils',
    'notas', 'consejos', 'note e consigli', 'consigli', 'dicas', 'opmerkingen', 'uwagi',
  ],
  'left-out': [
    'left out', 'what i left out', 'what we left out', 'not used', 'unused ingredients', 'omitted',
    'omitted ingredients', 'ingredients not used',
  ],
  other: [
    'nutrition', 'nutritional information', 'nutrition information', 'nutrition facts', 'nutritional facts',
    'equipment', 'tools', 'kitchen tools', 'equipment needed', 'youll need this equipment', 'recipe details',
    'details', 'time', 'times', 'cooking time',
  ],
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
