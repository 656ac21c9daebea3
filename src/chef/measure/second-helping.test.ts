import { describe, expect, it } from 'vitest';
import { expectTold, type Told } from '../../../tests/expect-told.ts';
import { type Options, suggestFromList } from '../../../tests/suggest-from-list.ts';

const TWO: Options = { servings: 2 };
const FOUR: Options = { servings: 4 };

describe('what is plentiful and spoils leads the plate', () => {
  const CASES: readonly Told[] = [
    ['400g salmon, 500g asparagus, 750g new potatoes, butter, lemon', /^- 500 g asparagus/m, undefined, TWO],
    [
      '1kg spinach, 250g ricotta, 300g pasta, nutmeg, garlic',
      /^- 500 g spinach/m,
      undefined,
      { servings: 3 },
    ],
    [
      '1kg pumpkin, 200g lentils, 1 onion, 400ml coconut milk, curry paste, spinach',
      /^- (?:8|9)\d\d g pumpkin|^- 1 kg pumpkin/m,
      undefined,
      FOUR,
    ],
    [
      "1kg beetroot, 300g goat's cheese, walnuts, rocket, balsamic vinegar, honey",
      /^- 325 g beetroots[\s\S]*^- 150 g goat's cheese/m,
      undefined,
      TWO,
    ],
    ['500g strawberries, 250g mascarpone, shortbread, basil', /^- 500 g strawberries/m, undefined, TWO],
    [
      '1 head broccoli, 300g penne, 100g blue cheese, 150ml cream, walnuts',
      /^- 1 head of broccoli/m,
      undefined,
      TWO,
    ],
  ];
  for (const told of CASES) it(told[0], () => expectTold(...told));

  it('takes the one head that is listed where the plates have room', () => {
    expect(suggestFromList('broccoli, pasta, anchovies, garlic, chilli', TWO).lines).toMatch(
      /^1 head of broccoli/m,
    );
    expect(suggestFromList('cooked rice, eggs, ham, peas, cucumber', TWO).lines).not.toMatch(/^1 cucumber/m);
  });

  it('leaves what is mixed by measure as it was mixed', () => {
    expect(suggestFromList('1kg courgettes, 2 eggs, 150g feta, flour, mint', TWO).lines).not.toMatch(
      /^(?:[5-9]\d\d g|1 kg) courgettes/m,
    );
  });

  it('heaps no more on a plate than one eats', () => {
    expect(
      suggestFromList('600g kale, 300g sausages, 400g cannellini beans, garlic, chilli', TWO).lines,
    ).toMatch(/^(?:1|2)\d\d g kale/m);
  });

  it('opens no pot of cream for half of it', () => {
    expect(
      suggestFromList('500g chicken thighs, 250g mushrooms, 200ml cream, 1 onion, tagliatelle', TWO).lines,
    ).toMatch(/^200 ml double cream/m);
  });
});
