// What a cook needs next is in view: on a phone held in one hand, and at a desk with a long list.

import type { Locator } from '@playwright/test';
import { EN } from '../../src/web/text/en.ts';
import { EN_RECIPE } from '../../src/web/text/en-recipe.ts';
import { answerStream } from '../fakes/fake-answer.ts';
import { CHICKPEA_RECIPE } from '../fakes/fake-recipes.ts';
import { TITLE } from './cook.ts';
import { expect, test } from './fixtures.ts';

const PHONE = { width: 360, height: 640 };
const DESK = { width: 1280, height: 720 };
const LONG_LIST = [
  ...['eggs', 'rice', 'carrots', 'onions', 'garlic', 'potatoes', 'spinach', 'chickpeas', 'tomatoes', 'lemon'],
  ...['butter', 'milk', 'flour', 'sugar', 'chicken thighs', 'parsley', 'thyme', 'yoghurt', 'honey', 'peas'],
  ...['leeks', 'cheddar', 'bacon', 'mushrooms', 'lentils', 'pasta', 'olive oil', 'cumin'],
];
/** The good recipe with two faults: carrots that no step uses, parsley that no list has. */
const FAULTY_RECIPE = CHICKPEA_RECIPE.replace('- 1 lemon,', '- 2 carrots\n- 1 lemon,').replace(
  'Eat it hot.',
  'Scatter with parsley and eat it hot.',
);

/** Whether a press in its middle would hit it. */
async function isFree(target: Locator): Promise<boolean> {
  return target.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
  });
}

for (const [screen, size] of [
  ['a phone', PHONE],
  ['a desk', DESK],
] as const) {
  test(`what is added to a long list comes into view, on ${screen}`, async ({ cook, larder, page }) => {
    await page.setViewportSize(size);
    await cook.open(larder.url);
    await cook.field.focus();
    await cook.paste(LONG_LIST.join('\n'));
    await expect(cook.chips).toHaveCount(LONG_LIST.length);
    await cook.add('turnips');
    // A hair of the chip's edge may lie under the rim of the list.
    await expect(cook.chip('turnips')).toBeInViewport({ ratio: 0.9 });
    expect(await isFree(cook.button(EN.remove('turnips')))).toBe(true);
    await expect(cook.field).toBeFocused();
  });
}

test('a cook who reads the recipe is not moved by what is added', async ({ cook, larder, page }) => {
  await page.setViewportSize(PHONE);
  await cook.openWith(larder.url);
  await cook.getRecipe();
  const step = page.locator('#recipe-step-2');
  await step.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const readTop = async () => (await step.boundingBox())?.y ?? 0;
  const before = await readTop();
  await cook.add('salt', 'chicken thighs');
  await expect(cook.chips).toHaveCount(6);
  await expect(page.getByText(EN_RECIPE.stale)).toHaveCount(1);
  expect(Math.abs((await readTop()) - before)).toBeLessThan(2);
});

test('at a desk the button stays in view below a long list', async ({ cook, larder, page }) => {
  await page.setViewportSize(DESK);
  await cook.open(larder.url);
  await cook.field.focus();
  await cook.paste(LONG_LIST.join('\n'));
  await expect(cook.askButton).toBeInViewport({ ratio: 1 });
  expect(await isFree(cook.askButton)).toBe(true);
});

test('what was found is told under the title, and a press shows it', async ({
  cook,
  larder,
  page,
  provider,
}) => {
  await page.setViewportSize(PHONE);
  provider.script([answerStream(FAULTY_RECIPE)]);
  await cook.openWith(larder.url);
  await cook.getRecipe(TITLE);
  await expect(cook.check).toContainText(EN_RECIPE.severityCount.warning(2));
  const found = cook.recipe.getByRole('list', { name: EN_RECIPE.severity.warning });
  await expect(found).toBeHidden();
  await cook.check.click();
  await expect(found).toBeInViewport();
});

test('a finding leads to the step that it names, once', async ({ cook, larder, page, provider }) => {
  await page.setViewportSize(DESK);
  provider.script([answerStream(FAULTY_RECIPE)]);
  await cook.openWith(larder.url);
  await cook.getRecipe(TITLE);
  await cook.check.click();
  const findings = cook.recipe.getByRole('list', { name: EN_RECIPE.severity.warning });
  const finding = findings.getByRole('listitem').filter({ hasText: 'parsley, which the list' });
  await expect(finding).toHaveText(/^Step 4 uses parsley[^4]*$/);
  await finding.getByRole('link', { name: EN_RECIPE.step(4), exact: true }).click();
  await expect(page.locator('#recipe-step-4')).toBeFocused();
});

test('a recipe with nothing but notes that are good to know counts them and warns of nothing', async ({
  cook,
  larder,
  page,
}) => {
  await page.setViewportSize(PHONE);
  await cook.openWith(larder.url);
  await cook.getRecipe();
  await expect(cook.check).toContainText(EN_RECIPE.severityCount.note(1));
});

test('what is written from right to left reads so, beside what is not', async ({
  cook,
  larder,
  page,
  provider,
}) => {
  await page.setViewportSize(DESK);
  provider.script([
    answerStream(
      '# شوربة العدس\n\nحساء دافئ.\n\n## Method\n1. سخن الزيت 8 دقائق.\n\n## Notes\n- Keeps 2 days.\n',
    ),
  ]);
  await cook.openWith(larder.url, ['عدس', 'بصل', 'زيت زيتون']);
  await cook.getRecipe('شوربة العدس');
  const direction = (target: Locator) => target.evaluate((element) => getComputedStyle(element).direction);
  expect(await direction(cook.heading('شوربة العدس'))).toBe('rtl');
  expect(await direction(page.locator('#recipe-step-1'))).toBe('rtl');
  expect(await direction(cook.heading('Method'))).toBe('ltr');
  expect(await direction(cook.recipe.getByText('Keeps 2 days.'))).toBe('ltr');
});

test('boxes to tick look as they should on the card and in the options, whichever comes first', async ({
  cook,
  larder,
  page,
}) => {
  await cook.openWith(larder.url);
  await cook.getRecipe();
  await expect(cook.recipe.getByRole('checkbox').first()).toBeVisible();
  await cook.button(EN.options).click();
  const options = page.getByRole('dialog');
  await expect(options.getByRole('checkbox', { name: 'Vegan', exact: true })).toBeVisible();
  const lies = (label: Locator) =>
    label.evaluate((element) => {
      const [outer, inner] = [element, element.querySelector('input')].map((one) =>
        one?.getBoundingClientRect(),
      );
      return (
        outer !== undefined && inner !== undefined && inner.left >= outer.left && inner.right <= outer.right
      );
    });
  for (const label of await options.locator('label:has(input)').all()) expect(await lies(label)).toBe(true);
  await options.getByRole('button', { name: EN.done, exact: true }).click();
  await expect(cook.recipe.locator('label:has(input)').first()).toHaveCSS('border-top-width', '0px');
});
