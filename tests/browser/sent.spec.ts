// What was sent, word for word, and whether a token works before it is needed.

import { EN } from '../../src/web/text/en.ts';
import { EN_RECIPE } from '../../src/web/text/en-recipe.ts';
import { EN_TOKEN } from '../../src/web/text/en-token.ts';
import { expect, GATEWAY_KEY, OWN_TOKEN, readChat, test, writeForms } from './fixtures.ts';

test('what was sent is shown as the provider got it, and never a key', async ({
  cook,
  larder,
  page,
  provider,
}) => {
  await cook.openWith(larder.url);
  await cook.add('for 3', 'no oven');
  await cook.getRecipe();
  await page.getByText(EN_RECIPE.sent, { exact: true }).click();
  const shown = page.locator('.sent pre');
  await expect(shown).toHaveText(readChat(provider.requests[0]).messages.map(({ content }) => content));
  await expect(page.getByText(/^To fake\/cook, which took [\d.]+ s\./)).toBeVisible();
  for (const form of writeForms(GATEWAY_KEY)) expect(await page.content()).not.toContain(form);
});

for (const [fault, scenario, words] of [
  ['a good token', 'recipe', () => EN_TOKEN.works('fake/own')],
  ['a wrong one', 'unauthorised', EN_TOKEN.notAccepted],
  ['spent credit', 'credits-used-up', EN_TOKEN.noCredit],
  ['an unknown model', 'model-unknown', (host: string) => EN_TOKEN.noModel(host, 'fake/own')],
  ['a busy service', 'busy-an-hour', EN_TOKEN.busy],
] as const) {
  test(`the connection is tried with one press: ${fault}`, async ({ cook, page, start, provider, watch }) => {
    const { origin, host } = new URL(provider.url);
    const larder = await start({ LARDER_DIRECT_ORIGINS: origin });
    watch.allowOrigin(origin);
    watch.expectConsole(/status of 4\d\d/);
    await cook.open(larder.url);
    await page.getByText(EN.ownToken).click();
    await page.getByLabel(EN_TOKEN.token, { exact: true }).fill(OWN_TOKEN);
    await page.getByLabel(EN_TOKEN.model, { exact: true }).fill('fake/own');
    await cook.button(EN_TOKEN.useToken).click();
    // The form is gone, and the focus is not lost with it.
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('token-place');
    provider.script(scenario);
    await cook.button(EN_TOKEN.tryIt).click();
    await expect(page.getByText(words(host))).toBeVisible();
    expect(provider.requests).toHaveLength(1);
    expect(provider.requests[0]?.headers.authorization).toBe(`Bearer ${OWN_TOKEN}`);
  });
}
