// What a cook does with a food, as a closed list of words: facets stand on the records (foods/) and on the categories
// (categories.ts). A dish asks for a facet, never for a list of foods.

/** Each word holds for the food as it is listed; what a category says holds for all its foods but those that deny it. */
export type Facet =
  // Cheese and what is thick
  /** Runs when it is hot. */
  | 'melts'
  /** Firm enough for a grater. */
  | 'grates'
  | 'crumbles'
  /** Soft and wet: pulled apart by hand. */
  | 'torn'
  /** Ripened by a mould: listeria lives in it. Source: NHS, foods to avoid in pregnancy. */
  | 'mould-ripened'
  /** Set by acid or a ferment alone, without rennet. */
  | 'no-rennet'
  /** Cool and thick: a spoonful goes on top. */
  | 'spooned'
  /** A thread of it looks right on a bowl of soup. */
  | 'swirled'
  /** Binds and mellows what it is stirred into cold. */
  | 'creamy'
  /** Soothes what is hot and spiced. */
  | 'cooling'
  /** A bowl in which other things are dipped. */
  | 'dip'
  /** Raw and firm: held in the hand and dipped. */
  | 'dipped'
  // Seasoning
  /** Leaf, stick, star or pod that simmers whole and is lifted out or left on the plate. */
  | 'whole-seasoning'
  /** Ground or seed: raw it tastes of dust, a minute in hot fat wakes it. */
  | 'warm-spice'
  /** A pinch goes over a plate that is ready. */
  | 'sprinkled'
  /** Dried or cured to a seasoning: a few grams carry a plate. */
  | 'concentrate'
  /** A spoonful is stirred in. */
  | 'paste'
  /** Salts a plate by itself. */
  | 'salty'
  /** Sour or pickled: cuts fat. */
  | 'sharp'
  /** Burns. */
  | 'hot'
  /** Coats and browns to a gloss. */
  | 'glaze'
  /** Sweetens by the spoonful. */
  | 'sweetens'
  /** A glass of it loosens what has stuck to a pan. */
  | 'deglazes'
  /** Of the kitchens of east and south-east Asia. */
  | 'eastern'
  /** Eaten with meat as a cook has always done. */
  | 'with-meat'
  /** Cured meat of which a little seasons a plate. */
  | 'rasher'
  /** Tastes of smoke. */
  | 'smoky'
  // Plants
  /** Chopped and eaten raw or at the end. */
  | 'soft-herb'
  /** Chopped into the pan, early. */
  | 'woody-herb'
  /** Wilts to nothing. */
  | 'leafy'
  /** Eaten raw: heat spoils it. */
  | 'raw-only'
  /** Pleasant raw, in a salad or on top. */
  | 'fresh-top'
  /** Cut into shreds and eaten raw. */
  | 'shredded'
  /** Grated into batter or dough. */
  | 'grated-in'
  /** In thin slices it bakes as long as a potato. */
  | 'sliced-bake'
  /** Hollowed and filled. */
  | 'filled'
  /** Tender in a few minutes of steam or boiling water. */
  | 'quick'
  /** Hot and ready under water from the kettle. */
  | 'kettle'
  /** Soft enough for a purée as it is. */
  | 'mashes'
  /** Fruit that stews before it is soft. */
  | 'stews'
  /** Fruit that roasts in pieces and keeps its shape. */
  | 'roasts'
  // Meat and fish
  /** Cooked, cured or in a tin: eaten as it comes. */
  | 'ready'
  /** Bought so thin that a minute or two a side is all it takes. */
  | 'thin-cut'
  | 'on-the-bone'
  /** Its skin is off, as the cook's line says. */
  | 'skinless'
  /** Steamed until the shells open. */
  | 'shells'
  /** Minced and shaped before it is bought, for a bun or a pan: sausages and meatballs, raw or cooked. */
  | 'shaped'
  /** Too small, too thin or too bony to be cut at home. */
  | 'uncut'
  // Dough, crumbs and baking
  /** Rolled or folded round a filling. */
  | 'rolled'
  /** A sheet of dough to line, top or wrap. */
  | 'sheet'
  /** Split and filled by hand. */
  | 'bun'
  /** Dry crumbs that bind, coat or crisp. */
  | 'crumbs'
  /** Flour that makes a batter or a cake. */
  | 'batter-flour'
  /** Rises by itself. */
  | 'raises'
  | 'thickens'
  // Drinks and guests
  | 'fizzy'
  | 'spirit'
  /** Holds caffeine. */
  | 'wakes'
  /** A small child may choke on it. Source: NHS, Start for Life: food safety. */
  | 'chokes';
