// Lists as people type them: each must give a dish of its own that the checks find nothing against.

import { describe, expect, it } from 'vitest';
import { type SuggestionFromList, suggestFromList } from '../../tests/suggest-from-list.ts';

const FRIDGES = `
eggs, rice, spring onions, soy sauce
spaghetti, bacon, eggs, parmesan
chicken, rice, peas, lemon, garlic
chicken thighs, potatoes, carrots, half a lemon
minced beef, onion, spaghetti, tin of tomatoes
minced beef, onion, carrots, potatoes, peas
minced beef, kidney beans, tin of tomatoes, rice, onion
salmon, potatoes, broccoli, lemon
tofu, broccoli, rice, soy sauce, ginger
tin of tuna, pasta, sweetcorn, cheddar
macaroni, cheddar, milk, butter, flour
pasta, chicken, broccoli, cream, cheddar
pasta, cherry tomatoes, mozzarella, basil
noodles, chicken, pak choi, ginger, soy sauce, chicken stock
ramen noodles, eggs, spring onions, miso
white fish, potatoes, milk, leeks
smoked haddock, potatoes, milk, peas, butter
cod, cherry tomatoes, olives, garlic
cod fillet, courgette, lemon, dill
salmon fillets, asparagus, lemon
pork mince, breadcrumbs, egg, tin of tomatoes, spaghetti
beef mince, burger buns, cheddar, lettuce, tomato
peppers, rice, minced beef, onion, tomatoes
butternut squash, feta, couscous, spinach
aubergine, tomatoes, mozzarella, basil
baking potatoes, baked beans, cheddar
potatoes, tuna, sweetcorn, mayonnaise
courgettes, eggs, flour, feta
sweetcorn, flour, egg, spring onion
tortillas, chicken, peppers, avocado, lime
tortillas, black beans, rice, cheese, salsa
tortilla chips, cheddar, black beans, jalapenos, soured cream
naan, tomato puree, mozzarella, mushrooms
pitta, hummus, cucumber, tomatoes
flatbreads, halloumi, tomatoes, cucumber, yoghurt
chickpeas, tahini, lemon, garlic
cabbage, carrots, mayonnaise, apple
red cabbage, carrot, lime, peanuts
quinoa, sweet potato, avocado, kale, chickpeas
bulgur, parsley, tomatoes, cucumber, lemon
rice noodles, prawns, bean sprouts, lime, peanuts
egg noodles, cabbage, carrot, soy sauce, sesame oil
bread, cheddar, tomato
bread, eggs, milk
bread, avocado, egg, chilli flakes
eggs, milk, flour, sugar, lemon
oats, milk, banana
oats, yoghurt, berries, honey
bananas, flour, eggs, butter, sugar
flour, eggs, butter, sugar, cocoa powder
flour, butter, sugar, milk, eggs, lemon
oats, butter, golden syrup, brown sugar
butter, sugar, flour, chocolate chips, egg
rice, milk, sugar, cinnamon
milk, eggs, sugar, vanilla
cream, strawberries, sugar
cream cheese, digestive biscuits, butter, lemon
dates, oats, peanut butter, cocoa
apples, cinnamon, butter, brown sugar
pears, honey, walnuts
orange, kiwi, grapes, banana
mango, yoghurt, cardamom
banana, milk, peanut butter
cocoa powder, milk, sugar
cucumber, lime, mint, soda water
whole chicken, potatoes, carrots, lemon
beef brisket, onions, carrots, beer
stewing beef, red wine, mushrooms, bacon, onions
lamb shoulder, onions, garlic, rosemary, potatoes
pork shoulder, apples, onions
rice, tin of tomatoes, red pepper, onion, chicken thighs, scotch bonnet
basmati rice, lamb, yoghurt, onion, garam masala
rice, ginger, spring onions, chicken, soy sauce
cabbage, eggs, flour, spring onions, mayonnaise
sweet potato, peanut butter, tin of tomatoes, spinach
prawns, smoked sausage, okra, green pepper, celery, rice
chickpeas, spinach, coconut milk, curry powder
red lentils, carrots, onion, cumin
red lentils, coconut milk, ginger, spinach
black beans, rice, peppers, lime
tin of chickpeas, tin of tomatoes, spinach
butter beans, tomatoes, kale, garlic
white beans, sausages, tomatoes, onion
sausages, mashed potato, peas, gravy
sausages, lentils, carrots
chorizo, chickpeas, peppers, tomatoes
pork chops, apples, potatoes, cabbage
steak, potatoes, salad leaves, mustard
lamb chops, mint, peas, new potatoes
gammon, pineapple, potatoes
turkey mince, peppers, tortillas, cheese
duck breast, orange, green beans
ham, eggs, potatoes, peas
bacon, lettuce, tomato, bread
eggs, potatoes, onion
eggs, spinach, feta
eggs, mushrooms, cheese
eggs, tomatoes, peppers, onion
cauliflower, cheddar, milk
broccoli, stilton, potato
leeks, potatoes, stock
carrots, ginger, orange
tomatoes, bread, garlic, basil
pumpkin, coconut milk, red curry paste
mushrooms, cream, garlic, toast
mushrooms, barley, thyme
beetroot, goat's cheese, walnuts, rocket
halloumi, courgette, couscous, mint
feta, watermelon, mint
kale, chickpeas, sweet potato
kale, pasta, sausage, chilli
gnocchi, pesto, cherry tomatoes
tortellini, spinach, cream
lasagne sheets, minced beef, tin of tomatoes, milk, cheese
puff pastry, chicken, leeks, cream
puff pastry, tomatoes, goat's cheese
shortcrust pastry, apples, sugar
filo pastry, spinach, feta, eggs
chicken breast, pesto, mozzarella, tomatoes
chicken breast, coconut milk, lime, green beans, rice
chicken, chorizo, rice, peppers
leftover roast chicken, rice, peas
leftover roast chicken, bread, mayonnaise, lettuce
cooked rice, eggs, frozen peas
leftover mashed potato, cabbage, bacon
fish fingers, bread, lettuce
frozen prawns, linguine, garlic, chilli, lemon
mussels, white wine, shallots, cream
sardines, bread, tomatoes
mackerel, beetroot, horseradish, potatoes
crab, linguine, chilli, lemon
squid, chickpeas, tomatoes
tempeh, peanut butter, green beans, rice
seitan, peppers, black bean sauce
jackfruit, barbecue sauce, buns, slaw
paneer, spinach, tomatoes, rice
okra, onion, tomatoes, cumin
plantain, black beans, rice
cassava, onion, tomatoes
polenta, mushrooms, parmesan
couscous, peppers, courgettes, feta
rhubarb, sugar, custard
plums, flour, butter, oats
blueberries, flour, eggs, milk
raspberries, white chocolate, cream
coffee, milk, ice
gin, lime, cucumber
tofu, peanut butter, noodles, carrots, cucumber
milk, cornflakes, banana
cheese, crackers, grapes
`
  .trim()
  .split('\n');

const suggested = new Map<string, SuggestionFromList>();

/** Several tests look at the same recipes; the chef is asked once for each. */
function suggest(list: string, idea = 0): SuggestionFromList {
  const key = `${list} ${idea}`;
  const known = suggested.get(key) ?? suggestFromList(list, { idea });
  suggested.set(key, known);
  return known;
}

describe('real fridges', () => {
  it.each(FRIDGES)('%s', (list) => {
    for (const idea of [0, 1]) {
      const { findings, text } = suggest(list, idea);
      expect(findings).toEqual([]);
      expect(text.split(/\s+/).length).toBeLessThan(650);
    }
  });

  it('cooks one food by itself for almost none of them, and many different dishes', () => {
    const dishes = FRIDGES.map((list) => suggest(list).dish);
    expect(dishes.filter((dish) => dish === 'solo').length).toBeLessThanOrEqual(FRIDGES.length * 0.03);
    expect(new Set(dishes).size).toBeGreaterThanOrEqual(35);
  });

  it('leaves out less than one listed food in two recipes', () => {
    const leftOut = FRIDGES.map((list) => suggest(list).recipe.leftOut.length);
    expect(leftOut.reduce((sum, one) => sum + one, 0)).toBeLessThan(FRIDGES.length / 2);
  });

  it('has no sentence and no introduction that every other recipe repeats', () => {
    const sentences = new Map<string, number>();
    for (const list of FRIDGES) {
      const { recipe } = suggest(list);
      const told = [recipe.introduction, ...recipe.steps.flatMap((step) => step.split(/(?<=[.:;]) /))];
      for (const sentence of new Set(told.map((text) => text.replace(/\d+/g, 'N')))) {
        // An oven and a pot of rice are looked after in the same words everywhere.
        if (sentence.length > 25 && !/^(?:Heat the oven|Leave it covered)/.test(sentence))
          sentences.set(sentence, (sentences.get(sentence) ?? 0) + 1);
      }
    }
    const [often] = [...sentences].sort((a, b) => b[1] - a[1]);
    expect(often?.[1] ?? 0, often?.[0]).toBeLessThanOrEqual(FRIDGES.length * 0.08);
  });

  it('names no milk, butter or cream where milk is avoided', () => {
    for (const list of [
      'bananas, sugar',
      'coffee, oat milk, sugar',
      'mushrooms, rice',
      'chicken thighs, peas',
      'sweet potato, peanut butter, tin of tomatoes, spinach',
    ]) {
      const { title, introduction, steps } = suggestFromList(list, { avoid: ['milk'] }).recipe;
      const text = [title, introduction, ...steps]
        .join(' ')
        .replace(/(?:peanut|nut|oat|coconut) (?:butter|milk)/gi, '');
      expect(text, list).not.toMatch(/\b(?:butter|buttered|cream|milk)\b/i);
    }
  });
});
