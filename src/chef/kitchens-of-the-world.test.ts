// The dish that a kitchen makes of its defining set of foods: it comes out under its name, nothing of it stays out, and
// the checks find nothing.

import { describe, expect, it } from 'vitest';
import { type Options, suggestFromList } from '../../tests/suggest-from-list.ts';

type Row = [list: string, title: RegExp, options: Options];
const LISTS: readonly Row[] = (
  [
    [
      'doenjang 3 tbsp, 1 block dubu, aehobak, perilla leaves, 200g clams, gochugaru, short grain rice 1 cup',
      /^Doenjang Jjigae with Clams$/,
      { avoid: ['egg'] },
    ],
    ['silken tofu, gochugaru, clams, egg, spring onion, rice', /^Sundubu Jjigae/],
    [
      'beef short ribs, soy sauce, pear, garlic, sesame oil, carrots, rice',
      /Braised with Soy Sauce and Pear$/,
    ],
    ['miyeok, beef, garlic, sesame oil, soy sauce, rice', /Seaweed Soup with Beef$/],
    [
      'natto 2 packs, daikon 10cm, umeboshi, shimeji, frozen udon 1 brick, nori, mentsuyu',
      /^Udon Noodles with Natto and Daikon$/,
      { servings: 1, maxMinutes: 10 },
    ],
    ['soba noodles, mentsuyu, spring onions, nori, wasabi', /^Soba Noodles with Spring Onion/],
    ['chicken thighs, curry roux, potatoes, carrots, onions, rice', /^Japanese Curry with Chicken$/],
    ['eggs, tomatoes, spring onions, rice', /^Chinese Tomato and Egg$/],
    [
      'sitaw 1 bundle, kalabasa 500g, bagoong alamang, kakang gata 400ml, malunggay, 2 whole tilapia, calamansi 6pcs',
      /^Ginataan: Vegetables in Coconut Milk with Tilapia$/,
    ],
    ['chole, onions, tomatoes, ginger, chole masala, amchur, kulcha', /^Chana Masala$/],
    ['rajma, onions, tomatoes, ginger, garam masala, rice', /^Rajma/],
    ['keema, matar, onions, tomatoes, garam masala, pav', /^Keema Matar$/],
    ['chicken thighs, tomatoes, ginger, green chillies, yogurt, naan', /^Chicken Karahi$/],
    ['besan, dahi, haldi, methi seeds, curry leaves, rice', /^Kadhi/],
    ['hilsa, mustard oil, kasundi, green chillies, kalonji, rice', /^Hilsa Simmered with Mustard$/],
    ['chicken, yogurt, biryani masala, basmati rice, fried onions, mint, ghee', /^Chicken Biryani$/],
    ['lamb, yellow split peas, tomato paste, dried limes, potatoes, onion', /^Gheymeh: Lamb/],
    ['chicken, walnuts, pomegranate molasses, onion, rice', /^Chicken Fesenjan$/],
    ['reshteh, kidney beans, chickpeas, lentils, spinach, parsley, kashk', /^Ash Reshteh/],
    ['red lentils, tomato paste, onion, dried mint, pul biber, butter', /^Turkish Red Lentil Soup$/],
    ['merguez, couscous, chickpeas, courgette, carrots, harissa, turnip', /^Couscous with Merguez/],
    ['shiro powder, berbere, onion, garlic, oil, injera', /^Shiro Wot$/],
    ['kik (yellow split peas) 300g, berbere, onions, garlic, injera', /^Kik Wot$/, { diets: ['vegan'] }],
    ['cabbage, carrots, potatoes, turmeric, ginger, injera', /^Atakilt Wot/],
    ['collard greens, beef, onion, garlic, niter kibbeh, injera', /^Gomen with Beef$/],
    ['okro, palm oil, beef, crayfish, maggi, garri', /^Okra Soup with Beef$/],
    [
      'tinned honey beans, 3 very ripe plantain, palm oil, 1 frozen titus fish, tatashe, ata rodo x3, ground crayfish, maggi, garri',
      /^Ewa Riro/,
      { servings: 6 },
    ],
    ['egusi, ugu, palm oil, stockfish, crayfish, goat meat, pounded yam', /^Egusi Soup/],
    ['yam, eggs, tomatoes, onions, scotch bonnet, vegetable oil', /^Boiled Yam with Egg Sauce$/],
    ['yuca, onions, garlic, lime, olive oil', /^Boiled Cassava with Garlic/],
    ['rice, gandules, sofrito, sazon, pork, olives', /^Rice and Pigeon Peas/],
    ['pork shoulder, achiote paste, orange, red onion, corn tortillas', /^Pork Pibil$/],
    ['chicken, mole poblano, rice, tortillas, sesame seeds', /^Chicken in Mole$/],
    ['beef, aji amarillo, red onion, tomatoes, soy sauce, fries, rice', /^Lomo Saltado: Beef/],
    [
      'chicken, aji amarillo paste, bread, walnuts, evaporated milk, potatoes, parmesan, olives',
      /^Chicken in Ají Amarillo Sauce$/,
    ],
    [
      'sea bass 500g really fresh, aji amarillo paste, choclo, 10 limes, 1 camote, red onion, cancha',
      /^Sea Bass in Lime and Chilli/,
    ],
    [
      'chicken breast, creme de leite, ketchup, mustard, champignon, batata palha, rice',
      /^Brazilian Chicken Stroganoff$/,
    ],
    [
      'twaróg 250g, kiełbasa 2 szt, 4 buraki, koperek, smietana 18%, ziemniaki 1kg, ogórki kiszone, chrzan',
      /^Kielbasa with Beetroot$/,
      { servings: 4 },
    ],
    ['mieso mielone, kapusta, rice, tomato paste, smietana', /^Unrolled Cabbage Rolls$/],
    ['buckwheat, mushrooms, onions, dill', /^Buckwheat Kasha with Mushrooms/],
    ['tvorog, eggs, flour, sugar, smetana', /^Syrniki/],
    ['köttbullar, potatoes, lingonberry jam, cream', /^Meatballs in Cream Sauce$/],
    ['morcilla, fabes, chorizo, panceta, azafran', /^Fabada: Beans with Chorizo$/],
    ['pork, clams, potatoes, pimentao, garlic, coentros, white wine', /^Pork and Clams from the Alentejo$/],
  ] satisfies [list: string, title: RegExp, options?: Options][]
).map(([list, title, options]) => [list, title, options ?? {}]);

describe('the dish of the set', () => {
  it.each<Row>(LISTS)('%s', (list, title, options) => {
    const { recipe, findings } = suggestFromList(list, { servings: 2, ...options });
    expect(recipe.title).toMatch(title);
    expect(findings).toEqual([]);
    expect(recipe.leftOut).toEqual([]);
  });

  it.each<Row>(LISTS.filter((_, place) => place % 4 === 1))(
    'for one, for six and in ounces: %s',
    (list, _title, options) => {
      for (const more of [{ servings: 1 }, { servings: 6, units: 'us' }] satisfies Options[])
        expect(suggestFromList(list, { ...options, ...more }).findings).toEqual([]);
    },
  );
});

describe('what these dishes say', () => {
  it('cooks fish before the lime goes on', () => {
    const { steps } = suggestFromList('cod, limes, red onion, aji amarillo paste, sweet potato');
    expect(steps).toMatch(/Poach.*63 C.*lime juice/);
  });

  it('beats the meal of cassava or yam stiff for a soup', () => {
    const { steps } = suggestFromList('okro, palm oil, beef, garri');
    expect(steps).toMatch(/Rain in the cassava meal and beat.*to dip/);
  });

  it('thickens a stew of split peas with shiro, and waits for the peas and not for the cabbage', () => {
    const { dish, steps } = suggestFromList(
      'kik (yellow split peas) 300g, berbere, niter kibbeh, tikil gomen half head, shiro powder, 3 injera, mitmita',
      { servings: 3, diets: ['vegan', 'gluten-free'] },
    );
    expect(dish).toBe('wat');
    expect(steps).toMatch(/until soft enough to crush[^.]*, 40 to 50 minutes.*shiro powder/);
  });

  it('sets an egg in the pot and reads its temperature', () => {
    expect(suggestFromList('silken tofu, gochugaru, eggs, kimchi').steps).toMatch(
      /Crack the eggs into the pot.*71 C/,
    );
  });

  it('takes a spoonful of horseradish and never a bowl of it', () => {
    const { lines } = suggestFromList('kielbasa, beetroot, potatoes, soured cream, horseradish', {
      servings: 4,
    });
    expect(lines).toMatch(/^(?:[1-3]?\d) g horseradish/m);
  });
});

describe('a sausage on the list', () => {
  it.each([
    'smoked sausage, potatoes, celeriac, cream, gruyere',
    'chorizo, potatoes, parsnips, carrots, thyme',
  ])('is never what stays out of a plate without meat: %s', (list) => {
    const { recipe, findings } = suggestFromList(list);
    expect(recipe.leftOut).toEqual([]);
    expect(findings).toEqual([]);
  });
});
