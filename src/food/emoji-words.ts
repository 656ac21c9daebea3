// What an emoji of food, or of a thing that is plainly not food, says in words.

export const EMOJI_WORDS: Readonly<Record<string, string>> = {
  '🍇': 'grapes', '🍈': 'melon', '🍉': 'watermelon', '🍊': 'orange', '🍋': 'lemon', '🍌': 'banana', '🍍': 'pineapple',
  '🥭': 'mango', '🍎': 'apple', '🍏': 'apple', '🍐': 'pear', '🍑': 'peach', '🍒': 'cherries', '🍓': 'strawberries',
  '🫐': 'blueberries', '🥝': 'kiwi', '🍅': 'tomato', '🫒': 'olives', '🥥': 'coconut', '🥑': 'avocado',
  '🍆': 'aubergine', '🥔': 'potato', '🥕': 'carrot', '🌽': 'sweetcorn', '🫑': 'green pepper', '🥒': 'cucumber',
  '🥬': 'lettuce', '🥦': 'broccoli', '🧄': 'garlic', '🧅': 'onion', '🍄': 'mushroom', '🥜': 'peanuts',
  '🌰': 'chestnuts', '🫘': 'beans', '🫚': 'ginger', '🫛': 'peas', '🍞': 'bread', '🥖': 'baguette', '🥯': 'bagel',
  '🧀': 'cheese', '🥚': 'egg', '🧈': 'butter', '🥓': 'bacon', '🍚': 'cooked rice', '🍯': 'honey', '🥛': 'milk',
  '🍫': 'chocolate', '🧂': 'salt', '🦐': 'prawns', '🦑': 'squid', '🦪': 'oysters', '🌶': 'chilli', '🐔': 'chicken',
  '🍗': 'chicken', '🍷': 'red wine', '🍺': 'beer', '🍠': 'sweet potato', '🍝': 'spaghetti', '🌿': 'herbs',
  '🧼': 'soap', '🧽': 'sponge', '🔋': 'battery', '💊': 'painkillers', '🚬': 'cigarettes', '🐶': 'dog', '🐕': 'dog',
  '🐱': 'cat', '🐈': 'cat', '👶': 'baby', '💩': 'faeces', '☠': 'poison', '🪨': 'rocks', '🔩': 'screws', '🪙': 'coins',
  '🐼': 'panda', '🐹': 'hamster', '🧴': 'shampoo', '🪥': 'toothpaste', '🕯': 'candle',
};
