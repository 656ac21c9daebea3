// The words in which recipes speak of raw meat and of what is eaten as it is.

/** Poultry and its parts, for use inside a pattern. */
export const BIRD =
  '(?:chickens?|turkeys?|poultry|ducks?|ducklings?|goose|hens?|birds?|capons?|poussins?|quails?|pheasants?|guinea fowl|drumsticks?|thighs?|wings?|giblets|gizzards?|carcass(?:es)?)';

/** Meat, fish and shellfish with their cuts, for use inside a pattern. */
export const MEAT = `(?:${BIRD}|breasts?|legs|pork|beef|lamb|veal|venison|mutton|goat|rabbits?|hares?|pigeons?|kidneys|sausage-?meat|gammon|meats?|mince|burgers?|patty|patties|sausages?|steaks?|(?:pork|lamb|veal) chop|chops|cutlets?|escalopes?|tenderloins?|skewers?|kebabs|koftas?|fish|salmon|cod|tuna|haddock|prawns?|shrimps?|scallops?|squid|meatballs?|fillets?|ribs|livers?|links|brisket)`;

/** What is eaten as it is. */
export const READY_TO_EAT =
  /\b(?:(?:salad|pear|orange|kiwi|fig|plum|apricot|papaya|banana|shallot|courgette|endive|pickle|tortilla|taco|naan|tart|trifle|lettuce|cucumber|herb|avocado|salsa|slaw|fruit|melon|apple|nectarine|lime|topping|bun|pitta|wrap|flatbread|dessert|pepper|onion|baguette)s?|crudites|cherries|pomegranate|dragon ?fruit|scallions|fennel|zucchini|couscous|tabbouleh|tzatziki|aioli|chicory|kimchi|gherkins|crackers|sesame|burrata|mozzarella|goat's cheese|potato salad|cooked (?:rice|ham|potatoes|noodles|pasta|prawns)|ham|pastry|chutneys?|romaine|lea(?:f|ves)|rocket|arugula|watercress|(?:tomato|radish|mango|peach|garnish|sandwich)(?:es)?|coriander|cilantro|parsley|mint|basil|dill|chives|guacamole|cabbage|coleslaw|pineapple|berries|strawberries|raspberries|grapes|lemons?|bread|rolls|cheese|feta|dips|dipping sauce|a dip|the dip|(?:cheese|herb|garlic|mint) dip|yogh?urt|raita|hummus|dressing|cakes?|veg|vegetables|carrots?|celery|radicchio|beansprouts|mayonnaise|mayo|pesto|ketchup|relish|ciabatta|sprouts)\b/;

/** Of those, what is as often cooked: raw where nothing heats it. More of them than READY_TO_EAT holds. */
export const OFTEN_COOKED =
  /\b(?:tomato(?:es)?|cabbage|(?:apple|pear|pepper|onion|shallot|carrot|courgette|lemon|lime|bun|fruit|topping|pitta|wrap|flatbread|tortilla|naan)s?|veg|vegetables|scallions|celery|beansprouts|sprouts|fennel|zucchini|mushrooms|broccoli|ginger|garlic|chill(?:i|ies)|chiles?|spinach|kale|bread|rolls|cheese|peaches|pineapple|corn|peas|beans)\b/;
