// What live shells, small whole fish and frozen prawns want before they cook, and what is green and goes in last.

import { describe, it } from 'vitest';
import { expectTold, type Told } from '../../tests/expect-told.ts';

const CASES: readonly Told[] = [
  // Bought alive, all of them are cooked today, and they are done when they open.
  [
    'silken tofu, gochugaru, kimchi jar half, clams 500g, courgette, enoki mushrooms',
    /500 g clams, steeped in salted water for 20 minutes.*stay open when tapped[\s\S]*shells are open/,
    /You keep|thermometer/,
  ],
  ['1kg mussels, fennel, garlic, white wine', /1 kg mussels, .*tapped/, /You keep/],
  [
    'frozen mussels, linguine, garlic, white wine, parsley',
    /mussels, thawed[^\n]*broken thrown away[\s\S]*stays shut/,
    /tapped|steeped/,
  ],
  ['spaghetti, cockles 400g, garlic, chilli, parsley, cherry tomatoes', /400 g cockles, steeped/, /You keep/],
  [
    'paella rice, mussels 600g, prawns, saffron, red pepper, peas, stock',
    /600 g mussels, .*tapped[\s\S]*stays shut/,
    /You keep .* mussels/,
  ],
  // A sardine is cleaned before it is baked, and pasta does not wait for the oven to be hot.
  [
    'sardines fresh 6, fennel, pine nuts, bucatini, breadcrumbs',
    /6 fresh sardines, scaled, filleted and rinsed, any small bones[\s\S]*Drop the bucatini/,
  ],
  [
    '250g frozen raw prawns, pak choi, soy sauce, ginger',
    /prawns, thawed in a bag in cold water for 15 minutes, peeled[\s\S]*Pat the prawns very dry/,
  ],
  // Frozen peas would keep the middle of a fishcake cold; mayonnaise is for beside it.
  [
    'leftover mashed potato, tin salmon, spring onions, egg, breadcrumbs, tartare sauce, frozen peas',
    /cakes 2 cm thick[\s\S]*5 to 6 minutes[\s\S]*with the peas, the tartare sauce beside/,
    /Mix the salmon, peas|Left out/,
  ],
  [
    'cod loin 2, asparagus, white beans tin, garlic',
    /asparagus, cover and cook [^.]* 1 to 2 minutes/,
    /asparagus[^.]*see-through/,
  ],
  [
    'prawns 300g, tinned tomatoes, asparagus, chorizo, onion, saffron',
    /\basparagus\b/,
    /asparagus[^.]*(?:see-through|soft but not brown|sweet-smelling)/,
  ],
  // A fresh tuna steak with eggs, beans and anchovies is a niçoise, and fried by itself.
  [
    'tuna steaks 2, green beans, eggs 3, olives, baby potatoes, cherry tomatoes, anchovies',
    /Tuna Niçoise[\s\S]*sear[^.]* in a lightly oiled frying pan[\s\S]*with the eggs and the tuna steaks, finish with the anchovies/,
    /Left out/,
  ],
];

describe('from the sea, and green', () => {
  for (const told of CASES) it(told[0], () => expectTold(...told));
});
