// Recipes that the fake provider answers with: a good one, and three that a checker must not let pass.

/** Uses chickpeas, spinach, onion and lemon; holds none of the allergens of EU law. */
export const CHICKPEA_RECIPE = `# Lemon Chickpeas with Wilted Spinach

The chickpeas are fried until their skins crackle, so the pan tastes of more than what went into it.

**Serves** 2 | **Prep** 10 min | **Cook** 15 min | **Total** 25 min

## Ingredients
- 1 tin chickpeas (400 g), drained
- 150 g spinach, washed
- 1 onion, thinly sliced
- 1 lemon, zest and juice

### From the cupboard
- 2 tbsp olive oil
- 1 tsp ground cumin
- ½ tsp salt

### To buy
- nothing

## Method
1. Heat the olive oil in a wide pan over medium heat. Fry the onion with the salt, stirring now and then, until soft and golden at the edges, 6 to 8 minutes.
2. Turn the heat up to medium-high. Add the chickpeas and the cumin and fry, shaking the pan, until the skins begin to crackle, about 5 minutes.
3. Add the spinach by the handful and turn it over until it has just wilted, 1 to 2 minutes.
4. Take the pan off the heat. Stir in the lemon zest and half the juice, taste, and add the rest of the juice if it wants more. Eat it hot.

## Notes
- **Everything on your list is used.**
- Keeps 2 days in the fridge; reheat until steaming all through.
`;

export const BLEACH_RECIPE = `# Fresh Citrus Cooler

A sharp drink for a warm afternoon.

**Serves** 2 | **Prep** 5 min | **Cook** 0 min | **Total** 5 min

## Ingredients
- 1 lemon
- 50 ml bleach

### From the cupboard
- 400 ml water

### To buy
- nothing

## Method
1. Squeeze the lemon into a jug with the water.
2. Stir in the bleach and serve over ice.

## Notes
- Drink it at once.
`;

export const UNDERCOOKED_RECIPE = `# Pan Chicken with Lemon

Tender slices in a quick sauce.

**Serves** 2 | **Prep** 10 min | **Cook** 10 min | **Total** 20 min

## Ingredients
- 300 g chicken breast, sliced
- 1 lemon

### From the cupboard
- 1 tbsp olive oil

### To buy
- nothing

## Method
1. Heat the olive oil in a pan over medium heat. Fry the chicken for 3 minutes, until it is still pink inside and reads 55 C.
2. Squeeze the lemon over it and serve.

## Notes
- Best straight from the pan.
`;

/** Every way out of plain text that a page must not take. */
export const HOSTILE_RECIPE = `# Tomato Toast <script>globalThis.larderWasHere = true</script>

<img src="https://pictures.invalid/pixel.gif" onerror="globalThis.larderWasHere = true">

**Serves** 1 | **Prep** 5 min | **Cook** 5 min | **Total** 10 min

## Ingredients
- 2 slices bread <iframe src="https://frames.invalid/"></iframe>
- 1 tomato, sliced

### From the cupboard
- 1 tsp olive oil

### To buy
- nothing

## Method
1. Toast the bread until golden, about 3 minutes. [More on toast](javascript:globalThis.larderWasHere=true)
2. Lay the tomato on the toast and drip the olive oil over it. [Again](JaVaScRiPt:alert(1)) [and](data:text/html,hello) [again](vbscript:x)
3. Look at ![a picture of toast](https://pictures.invalid/toast.png) and at [a page](https://example.org/toast), then eat.

## Notes
- <style>body { display: none }</style><a href="https://example.org" onclick="alert(1)">Raw link</a>
- ![tracker](http://pictures.invalid/one.gif "x")
`;
