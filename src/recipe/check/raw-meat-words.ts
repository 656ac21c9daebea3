// The words in which recipes speak of raw meat, of the things it touches, and of what is eaten as it is.

/** Poultry and its parts, for use inside a pattern. */
export const BIRD =
  '(?:chickens?|turkeys?|poultry|ducks?|ducklings?|goose|hens?|birds?|capons?|poussins?|quails?|pheasants?|guinea fowl|drumsticks?|thighs?|wings?|giblets|gizzards?|carcass(?:es)?)';

/** Meat, fish and shellfish with their cuts, for use inside a pattern. */
export const MEAT = `(?:${BIRD}|breasts?|legs|pork|beef|lamb|veal|venison|meats?|mince|burgers?|patty|patties|sausages?|steaks?|(?:pork|lamb|veal) chop|chops|cutlets?|escalopes?|tenderloins?|skewers|kebabs|koftas?|fish|salmon|cod|tuna|haddock|prawns?|shrimps?|scallops?|squid|meatballs?|fillets?|ribs|livers?|brisket)`;

/** What cuts, holds, turns or brushes food, and hands, for use inside a pattern. */
export const THING =
  '(?:(?:chopping |cutting |carving |serving |mixing |salad |baking |roasting |oven |basting |pastry |mixing )?(?:boards?|plates?|platters?|trays?|dish(?:es)?|bowls?|containers?|tubs?|tins?|racks?|knife|knives|cleavers?|tongs|spatulas?|turners?|scissors|shears|spoons?|ladles?|brush(?:es)?|forks?|surfaces?|worktops?|counters?|bags?|basins?|blades?|wrappers?|wrapping|sheets?|colanders?|sieves?|graters?|mandolines?|blenders?|processors?|cloths?|towels?|gloves?|hands|fingers|palms|utensils?))';

/** What is eaten as it is. */
export const READY_TO_EAT =
  /\b(?:salads?|lettuces?|romaine|lea(?:f|ves)|rocket|arugula|watercress|tomato(?:es)?|cucumbers?|herbs?|coriander|cilantro|parsley|mint|basil|dill|chives|avocados?|guacamole|salsas?|slaws?|cabbage|coleslaw|radish(?:es)?|fruits?|mango(?:es)?|pineapple|melons?|berries|strawberries|raspberries|grapes|apples?|papaya|peach(?:es)?|nectarines?|limes?|lemons?|garnish(?:es)?|toppings?|bread|buns?|pittas?|rolls|wraps?|flatbreads?|cheese|feta|dips?|yogh?urt|raita|hummus|dressing|trifle|desserts?|cakes?|crudites|veg|vegetables|peppers?|onions?|carrots?|celery|radicchio|beansprouts|sandwich(?:es)?|mayonnaise|mayo|pesto|ketchup|relish|baguettes?|ciabatta|sprouts)\b/;

/** Food that is done, or what is done with it. */
export const SERVED =
  /\b(?:serv(?:e|es|ed|ing)|plate up|stack|back|return|rests?|rested|resting|(?<!un)cooked|(?<!to be |be )grilled|roasted|finished|barbecued|(?:is|are|when|once|they're|it's) done|carve[ds]?|carving|pile|arrange|build|assemble)\b/;
