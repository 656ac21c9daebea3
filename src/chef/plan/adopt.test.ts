import { describe, expect, it } from 'vitest';
import { suggestFromList } from '../../../tests/suggest-from-list.ts';

describe('what a dish takes in', () => {
  it.each([
    // A vegetable where its own minutes fit, what was cooked before for the last ones.
    ['pork belly, daikon, miso, spring onions, carrot, konnyaku', /daikon.*and konnyaku/],
    ['beetroot, white cabbage, carrots, sauerkraut, butter beans, dill', /sauerkraut.* simmer/],
    [
      'tin mackerel, tin new potatoes, tin peas, tin coconut milk, curry powder, half an onion',
      /the potatoes/,
    ],
    // A paste among the spices, one that its record knows no heat for where it is eaten cold.
    ['cooked potatoes, aji amarillo paste, limes, tuna, eggs', /and (?:the )?aji amarillo paste/],
    ['150g lamb mince, 2 aubergines, biber salcasi, rice', /and biber salçası with .* simmer/],
    // What is thick does not scorch beside an onion.
    [
      '2 tins chickpeas, spinach, onion, garlic, ginger, coconut milk, curry powder, tomato puree',
      /curry powder and tomato purée and fry/,
    ],
    // Beer in the water, cocoa in the oats.
    ['1 can guinness, tin corned beef, 2 parsnips, quarter savoy', /Guinness and \d+ ml water/],
    ['bananas, cocoa, oats, tahini', /stir in the oats.* and cocoa powder/],
    // A cube where there is water, mustard where it does not fry, wine round a roast.
    ['turkey mince, celery, carrots, barley, onion, stock cube, parsley', /the stock cube and \d+ ml water/],
    // A broth takes the place of water and cube.
    [
      '1 can creamed corn, 2 big russet potatoes, 1 can evaporated milk (12 oz), 2 cups chicken broth, half a pack of kielbasa, 1 yellow onion, saltines, 1 can green beans',
      /^(?!.*stock cube).*the .*chicken broth and \d+ ml water/s,
    ],
    ['stale bread, 2 eggs, cheddar, half a leek, milk, mustard, ham', /Beat the eggs[^.]* mustard/],
    ['sausages, parsnips, red onions, cider', /pour the dry cider round it/],
    ['celeriac, 4 sausages, 2 apples, red onions, cider, sage', /then the dry cider.*mash the celeriac/s],
  ])('%s', (list, step) => {
    const { steps, recipe, findings } = suggestFromList(list);
    expect(steps).toMatch(step);
    expect(recipe.leftOut).toEqual([]);
    expect(findings.filter(({ severity }) => severity !== 'note')).toEqual([]);
  });

  it.each([
    ['a sweet spread in a savoury dish', 'eggs, edamame, chocolate spread', 'chocolate spread'],
    [
      'beans in their sauce where the onion fries',
      'sausages, tinned tomatoes, onion, kidney beans, baked beans',
      'baked beans',
    ],
    [
      'a whole star in what is tossed',
      'pork belly, cabbage, glass noodles, star anise, soy sauce',
      'star anise',
    ],
    ['juice in a stew', 'sweet potatoes, peanut butter, kale, tinned tomatoes, orange juice', 'orange juice'],
  ])('not %s', (_why, list, name) => {
    const { recipe } = suggestFromList(list);
    expect(recipe.leftOut.map(({ ingredient }) => ingredient)).toContain(name);
  });
});
