// The words in which recipes speak of raw meat and of what is eaten as it is.

/** Poultry and its parts, for use inside a pattern. */
export const BIRD =
  '(?:chickens?|turkeys?|poultry|ducks?|ducklings?|goose|hens?|birds?|capons?|poussins?|quails?|pheasants?|guinea fowl|drumsticks?|thighs?|wings?|giblets|gizzards?|carcass(?:es)?)';

/** Meat, fish and shellfish with their cuts, for use inside a pattern. */
export const MEAT = `(?:${BIRD}|breasts?|legs|pork|beef|lamb|veal|venison|mutton|goat|rabbits?|hares?|pigeons?|kidneys|sausage-?meat|gammon|meats?|mince|burgers?|patty|patties|sausages?|steaks?|(?:pork|lamb|veal) chop|chops|cutlets?|escalopes?|tenderloins?|skewers?|kebabs|koftas?|fish|salmon|cod|tuna|haddock|prawns?|shrimps?|scallops?|squid|meatballs?|fillets?|ribs|livers?|links|brisket)`;

/** What is eaten as it is. */
export const READY_TO_EAT =
  /\b(?:salads?|crudites|pears?|oranges?|kiwis?|figs?|plums?|apricots?|cherries|pomegranate|papayas?|bananas?|dragon ?fruit|shallots?|scallions|fennel|courgettes?|zucchini|couscous|tabbouleh|tzatziki|aioli|chutney|endives?|chicory|kimchi|pickles?|gherkins|tortillas?|tacos?|naans?|crackers|sesame|burrata|mozzarella|goat's cheese|potato salad|cooked (?:rice|ham|potatoes|noodles|pasta|prawns)|ham|pastry|tarts?|trifles?|chutneys?|lettuces?|romaine|lea(?:f|ves)|rocket|arugula|watercress|tomato(?:es)?|cucumbers?|herbs?|coriander|cilantro|parsley|mint|basil|dill|chives|avocados?|guacamole|salsas?|slaws?|cabbage|coleslaw|radish(?:es)?|fruits?|mango(?:es)?|pineapple|melons?|berries|strawberries|raspberries|grapes|apples?|papaya|peach(?:es)?|nectarines?|limes?|lemons?|garnish(?:es)?|toppings?|bread|buns?|pittas?|rolls|wraps?|flatbreads?|cheese|feta|dips|dipping sauce|a dip|the dip|(?:cheese|herb|garlic|mint) dip|yogh?urt|raita|hummus|dressing|trifle|desserts?|cakes?|crudites|veg|vegetables|peppers?|onions?|carrots?|celery|radicchio|beansprouts|sandwich(?:es)?|mayonnaise|mayo|pesto|ketchup|relish|baguettes?|ciabatta|sprouts)\b/;

/** Of those, what is as often cooked: raw where nothing heats it. More of them than READY_TO_EAT holds. */
export const OFTEN_COOKED =
  /\b(?:tomato(?:es)?|cabbage|apples?|pears?|veg|vegetables|peppers?|onions?|shallots?|scallions|carrots?|celery|beansprouts|sprouts|fennel|courgettes?|zucchini|mushrooms|broccoli|ginger|garlic|chill(?:i|ies)|chiles?|spinach|kale|lemons?|limes?|bread|rolls|buns?|cheese|fruits?|peaches|pineapple|toppings?|pittas?|wraps?|flatbreads?|tortillas?|naans?|corn|peas|beans)\b/;
