import { describe, expect, it } from 'vitest';
import { suggestFromList } from '../../tests/suggest-from-list.ts';
import { suggestRecipe } from './suggest-recipe.ts';
import { oven } from './words/say.ts';
import { shapeSteps } from './words/shape-steps.ts';
import { varyWording } from './words/vary-wording.ts';

describe('shared sayings', () => {
  const STEPS = [
    'Heat the oil in a large pan over medium heat. Add the onion and half the salt and cook, stirring now and then, until soft and sweet-smelling, 8 to 10 minutes.',
    'Bring to the boil, then simmer with the lid half on until the tip of a knife slips in easily, 12 to 15 minutes. It should read 74 C (165 F) in the thickest part.',
  ];

  it('says the same with other words under another title, and the same words under the same', () => {
    const texts = ['Leek Soup', 'Bean Stew', 'Dal', 'Ragù'].map((title) =>
      varyWording(STEPS, title).join(' '),
    );
    expect(new Set(texts).size).toBeGreaterThan(2);
    expect(varyWording(STEPS, 'Dal')).toEqual(varyWording(STEPS, 'Dal'));
  });

  it('keeps every figure and leaves no hole, whatever the title', () => {
    for (let at = 0; at < 60; at += 1) {
      const text = varyWording(STEPS, `Title ${at}`).join(' ');
      for (const figure of ['8 to 10 minutes', '12 to 15 minutes', '74 C (165 F)'])
        expect(text).toContain(figure);
      expect(text).not.toMatch(/\$\d|undefined| {2}/);
    }
  });

  it('says it in another way the second time', () => {
    const [first, second] = varyWording(
      ['Turn what is on the tray and add the leeks.', 'Turn what is on the tray and add the fish.'],
      'Tray',
    );
    expect(first?.split(' add')[0]).not.toBe(second?.split(' add')[0]);
  });
});

describe('length of steps', () => {
  const sentence = (count: number) => `Stir ${Array.from({ length: count - 1 }, () => 'well').join(' ')}.`;

  it.each([
    ['a long step is parted', [`${sentence(40)} ${sentence(40)}`], [40, 40]],
    ['a short one joins the one before it', [sentence(20), sentence(5)], [25]],
    ['one long sentence stays whole', [sentence(70)], [70]],
    ['what fits stays as it is', [sentence(30), sentence(50)], [30, 50]],
  ])('%s', (_, steps, words) => {
    expect(shapeSteps(steps).map((step) => step.split(' ').length)).toEqual(words);
  });

  it('does not begin a step with a sentence that leans on the one before it', () => {
    const [, second] = shapeSteps([`${sentence(30)} It should read well. ${sentence(32)}`]);
    expect(second).toMatch(/^Stir/);
  });
});

describe('what a hazard asks for', () => {
  it.each([
    [
      'fiddleheads',
      'fiddleheads, pasta, garlic',
      /boil the fiddleheads[\s\S]*1[5-9] to \d+ minutes|15 to \d+ minutes/,
    ],
    ['cassava', 'cassava, coconut milk, onion', /boil/i],
    ['elderberries', 'elderberries, apples, sugar', /\d\d to \d\d minutes/],
  ])('%s are treated in the steps', (_, list, said) => {
    const { steps, findings } = suggestFromList(list);
    expect(steps).toMatch(said);
    expect(findings.filter(({ severity }) => severity === 'danger')).toEqual([]);
  });

  it.each([
    ['wild mushrooms, eggs, butter', /expert/],
    ['chicken livers, onions, toast', /pregnan/],
    ['morels, cream, pasta', /thoroughly/],
    ['frozen chicken breast, potatoes, carrots', /Thaw/],
    ['chicken thighs, strawberries, lettuce', /wash board, knife and hands/],
  ])('%s', (list, said) => {
    const { steps, notes } = suggestFromList(list);
    expect(`${steps}\n${notes}`).toMatch(said);
  });
});

describe('kosher', () => {
  it.each([
    ['beef mince, cheddar, onion, buns'],
    ['chicken thighs, potatoes, leeks'],
    ['cooked lamb, paneer, onion, tomatoes'],
    ['chicken wings, brie, potatoes'],
  ])('%s has no meat with milk', (list) => {
    const { findings } = suggestFromList(list, { diets: ['kosher'] });
    expect(findings.filter(({ rule }) => rule === 'diet')).toEqual([]);
  });
});

describe('one appliance and no hob', () => {
  it.each([
    ['slow-cooker', 'beef, carrots, onions, stock', 'slow-cooker', /8 to 9 hours, or 5 to 6 hours on high/],
    ['slow-cooker', 'chicken thighs, potatoes, leeks', 'slow-cooker', /6 to 7 hours[\s\S]*74 C \(165 F\)/],
    ['slow-cooker', 'black beans, sweet potatoes, tinned tomatoes', 'slow-cooker', /6 to 7 hours/],
    ['air-fryer', 'chicken wings, honey, soy sauce', 'air-fryer', /190 C \(375 F\)[\s\S]*74 C \(165 F\)/],
    ['air-fryer', 'salmon, green beans, potatoes', 'air-fryer', /63 C \(145 F\)/],
    ['air-fryer', 'potatoes, carrots', 'air-fryer', /minutes/],
  ] as const)('%s alone: %s', (appliance, list, dish, said) => {
    const cooked = suggestFromList(list, { equipment: [appliance] });
    expect(cooked.dish).toBe(dish);
    expect(cooked.steps).toMatch(said);
    expect(cooked.steps).not.toMatch(/\bhob\b|frying pan|\bsaucepan/);
    expect(cooked.findings).toEqual([]);
  });

  it('never puts dried kidney beans into a slow cooker', () => {
    const suggestion = suggestRecipe({
      ingredients: ['dried kidney beans', 'onions', 'carrots'],
      equipment: ['slow-cooker'],
    });
    if (suggestion.kind === 'recipe')
      expect(suggestion.recipe.ingredients.map(({ food }) => food)).not.toContain('dried-kidney-beans');
  });
});

describe('dishes the list asks for', () => {
  it.each([
    ['avocado, lime, coriander, onion, tomatoes', 'guacamole', 'avocado'],
    ['ackee, saltfish, onion, scotch bonnet, thyme', 'saltfish', 'ackee'],
    ['turkey burgers, buns, lettuce', 'burger', 'turkey-burger'],
  ])('%s', (list, dish, food) => {
    const cooked = suggestFromList(list);
    expect(cooked.dish).toBe(dish);
    expect(cooked.foods).toContain(food);
  });

  it('claims no diet in a title for a food that was typed with it', () => {
    expect(suggestFromList('vegan kimchi, prawns, rice').recipe.title).not.toMatch(/vegan/i);
  });

  it('gives a short recipe a word of advice', () => {
    expect(suggestFromList('bread, butter').notes).toMatch(/toast|vinegar/);
  });

  it.each([
    [210, false, '200 C (180 C fan, 400 F, gas 6)'],
    [170, false, '180 C (160 C fan, 350 F, gas 4)'],
    [80, false, '80 C (60 C fan, 175 F)'],
    [210, true, '400 F (200 C, 180 C fan)'],
  ])('an oven asked for at %d C is set as its dial allows', (wanted, us, words) => {
    expect(oven(wanted, us).words).toBe(words);
  });
});
