// The way into every state that the page has, for the tests that look at all of them.

import { expect } from '@playwright/test';
import { writeRecipeLink } from '../../src/web/link/recipe-link.ts';
import { EN } from '../../src/web/text/en.ts';
import { EN_BRING } from '../../src/web/text/en-bring.ts';
import { EN_COOK } from '../../src/web/text/en-cook.ts';
import { EN_GIVEN } from '../../src/web/text/en-given.ts';
import { EN_OPTIONS } from '../../src/web/text/en-options.ts';
import { EN_RECIPE } from '../../src/web/text/en-recipe.ts';
import { EN_TOKEN } from '../../src/web/text/en-token.ts';
import { EN_USUAL } from '../../src/web/text/en-usual.ts';
import { DONE, writeFrame, writeTextFrames } from '../fakes/fake-answer.ts';
import type { FakeProvider } from '../fakes/fake-provider.ts';
import { BLEACH_RECIPE, CHICKPEA_RECIPE } from '../fakes/fake-recipes.ts';
import { type Cook, LIST } from './cook.ts';
import { createGate } from './gate.ts';
import { LOGGED_FAILURE, type PageWatch } from './watch-page.ts';

export interface Stage {
  readonly cook: Cook;
  readonly provider: FakeProvider;
  readonly watch: PageWatch;
  /** Where the page is. */
  readonly url: string;
}

export interface State {
  readonly name: string;
  readonly enter: (stage: Stage) => Promise<void>;
}

const REFUSED_ANSWER = /the server responded with a status of 5\d\d/;
const LOST_NETWORK = /net::ERR_INTERNET_DISCONNECTED/;
/** A model's text with everything that markdown may hold. */
const RICH_RECIPE = `${CHICKPEA_RECIPE}
> A quotation, **strong** and *stressed*, with \`code\`, a [link](https://example.org/) and ![a picture](https://example.org/a.png).

| Spice | Amount |
| --- | ---: |
| Cumin | 1 tsp |
`;
const HALF_STREAM = writeTextFrames(CHICKPEA_RECIPE.slice(0, 700));

async function askWith({ cook, provider, url }: Stage, script: Parameters<FakeProvider['script']>[0]) {
  provider.script(script);
  await cook.openWith(url);
  await cook.ask();
}

async function writeLink(markdown: string): Promise<string> {
  const author = { kind: 'model', model: 'fake/cook' } as const;
  return (await writeRecipeLink({ markdown, author, asked: { avoid: ['nuts'] } })) ?? '';
}

export const STATES: readonly State[] = [
  { name: 'empty', enter: ({ cook, url }) => cook.open(url) },
  { name: 'one ingredient', enter: ({ cook, url }) => cook.openWith(url, ['eggs']) },
  { name: 'enough ingredients', enter: ({ cook, url }) => cook.openWith(url) },
  {
    name: 'notes on ingredients',
    async enter({ cook, url }) {
      await cook.openWith(url, ['brocoli', 'bleach', 'zzyzx', 'eggs']);
      await cook.add('no dairy', 'eggs');
      await expect(cook.chip('eggs')).toHaveClass(/pointed/);
      await expect(cook.chip('brocoli')).toContainText(EN.readAs('broccoli'));
    },
  },
  {
    name: 'an ingredient being edited',
    async enter({ cook, url }) {
      await cook.openWith(url);
      await cook.button(EN.edit('onion')).click();
      await expect(cook.page.getByLabel(EN.editing('onion'))).toBeFocused();
    },
  },
  {
    name: 'started over',
    async enter({ cook, url }) {
      await cook.openWith(url);
      await cook.button(EN.startOver).click();
      await expect(cook.button(EN.undo)).toBeVisible();
    },
  },
  {
    name: 'options',
    async enter({ cook, url }) {
      await cook.openWith(url);
      await cook.button(EN.options).click();
      await expect(cook.page.getByRole('group', { name: EN_OPTIONS.diets })).toBeVisible();
      await cook.page.getByLabel(EN_OPTIONS.option('vegan'), { exact: true }).check();
      await expect(cook.page.getByRole('list', { name: EN.optionsSet })).toBeVisible();
    },
  },
  {
    name: 'the usual being kept',
    async enter({ cook, url }) {
      await cook.openWith(url, ['eggs']);
      await cook.add('vegetarian', 'no nuts');
      await cook.button(EN.options).click();
      await cook.page.getByLabel(EN_USUAL.box, { exact: true }).check();
      await cook.page.getByLabel(EN_OPTIONS.option('vegan'), { exact: true }).check();
      await cook.page.getByLabel(EN_USUAL.cupboard, { exact: true }).fill('olive oil, rice');
    },
  },
  {
    name: 'the usual in force',
    async enter({ cook, url }) {
      await cook.openWith(url, ['eggs']);
      await cook.add('vegetarian', 'no nuts');
      await cook.button(EN.options).click();
      await cook.page.getByLabel(EN_USUAL.box, { exact: true }).check();
      await cook.page.getByLabel(EN_USUAL.cupboard, { exact: true }).fill('olive oil, rice');
      await cook.page.keyboard.press('Enter');
      await cook.page.reload();
      await cook.add('no milk');
      await expect(cook.button(EN_USUAL.backTo)).toBeVisible();
    },
  },
  {
    name: 'suggestions',
    async enter({ cook, url }) {
      await cook.openWith(url);
      await cook.page.keyboard.type('tom');
      await expect(cook.page.getByRole('option').first()).toBeVisible();
    },
  },
  {
    name: 'a recipe by a link',
    async enter({ cook, url }) {
      await cook.page.goto(`${url}/${await writeLink(RICH_RECIPE)}`);
      await expect(cook.page.getByRole('region', { name: EN_GIVEN.heading.link })).toBeVisible();
      await expect(cook.button(EN_COOK.cook)).toBeEnabled();
    },
  },
  {
    name: 'a link that is broken',
    async enter({ cook, url }) {
      await cook.page.goto(`${url}/#shared.1.AAAA`);
      await expect(cook.heading(EN_GIVEN.failedTitle.link)).toBeVisible();
    },
  },
  {
    name: 'a recipe being brought',
    async enter({ cook, url }) {
      await cook.open(url);
      await cook.button(EN.bring).click();
      await cook.button(EN_BRING.read).click();
      await expect(cook.page.getByRole('dialog')).toContainText(EN_BRING.missing);
    },
  },
  {
    name: 'a brought recipe, with other wishes since',
    async enter({ cook, url }) {
      await cook.open(url);
      await cook.button(EN.bring).click();
      await cook.page.getByLabel(EN_BRING.text, { exact: true }).fill(CHICKPEA_RECIPE);
      await cook.button(EN_BRING.read).click();
      // The focus goes to the recipe; what is typed before that would go there too.
      await expect(cook.page.locator('.recipe-side')).toBeFocused();
      await cook.add('vegan');
      await expect(cook.page.getByText(EN_GIVEN.stale)).toBeVisible();
    },
  },
  {
    name: 'a brought recipe that is held back',
    async enter({ cook, url }) {
      await cook.open(url);
      await cook.button(EN.bring).click();
      await cook.page.getByLabel(EN_BRING.text, { exact: true }).fill(BLEACH_RECIPE);
      await cook.button(EN_BRING.read).click();
      await expect(cook.heading(EN_RECIPE.heldTitle)).toBeVisible();
    },
  },
  {
    name: 'own token',
    async enter({ cook, url }) {
      await cook.open(url);
      await cook.page.getByText(EN.ownToken).click();
      await expect(cook.button(EN_TOKEN.useToken)).toBeEnabled();
      await cook.button(EN_TOKEN.useToken).click();
      await expect(cook.page.getByText(EN_TOKEN.tokenMissing)).toBeVisible();
      await expect(cook.page.getByLabel(EN_TOKEN.token, { exact: true })).toBeFocused();
    },
  },
  {
    name: 'waiting',
    async enter(stage) {
      await stage.cook.page.clock.install();
      await askWith(stage, 'no-headers');
      await expect(stage.cook.heading(EN.asking)).toBeVisible();
      await stage.cook.page.clock.fastForward(8_500);
      await expect(stage.cook.button(EN_RECIPE.builtInMeanwhile)).toBeVisible();
    },
  },
  {
    name: 'streaming',
    async enter(stage) {
      await askWith(stage, [{ pieces: [...HALF_STREAM, createGate()] }]);
      await expect(stage.cook.recipe).toContainText('To buy');
      await expect(stage.cook.recipe).toHaveAttribute('aria-busy', 'true');
    },
  },
  {
    name: 'done',
    async enter(stage) {
      await askWith(stage, [{ pieces: [...writeTextFrames(RICH_RECIPE), writeFrame({}, 'stop'), DONE] }]);
      await stage.cook.expectRecipe();
      await expect(stage.cook.check).toContainText(/^Uses/);
      await expect(stage.cook.button(EN_COOK.cook)).toBeEnabled();
    },
  },
  {
    name: 'cooking for more, with timers and ticks',
    async enter(stage) {
      await askWith(stage, [{ pieces: [...writeTextFrames(CHICKPEA_RECIPE), writeFrame({}, 'stop'), DONE] }]);
      const { cook } = stage;
      await cook.expectRecipe();
      await cook.button(EN_COOK.more).click();
      await cook.recipe.locator('a.time').first().click();
      await cook.recipe.getByRole('checkbox').first().check();
      await cook.page.getByRole('checkbox', { name: EN_COOK.tickStep(1) }).check();
      await cook.check.click();
      await expect(cook.page.getByRole('region', { name: EN_COOK.timers })).toBeVisible();
    },
  },
  {
    name: 'cook mode',
    async enter(stage) {
      await askWith(stage, [{ pieces: [...writeTextFrames(CHICKPEA_RECIPE), writeFrame({}, 'stop'), DONE] }]);
      const { cook } = stage;
      await cook.expectRecipe();
      await cook.button(EN_COOK.cook).click();
      await cook.page.keyboard.press('PageDown');
      await cook.page.getByRole('button', { name: /^Start 6 to 8/ }).click();
      await expect(cook.page.getByRole('dialog')).toContainText(EN_COOK.place(1, 4));
    },
  },
  {
    name: 'done, with a list that has changed',
    async enter(stage) {
      await askWith(stage, 'recipe');
      await stage.cook.expectRecipe();
      await stage.cook.button(EN.remove('onion')).click();
      await expect(stage.cook.page.getByText(EN_RECIPE.stale)).toBeVisible();
    },
  },
  {
    name: 'stopped',
    async enter(stage) {
      await askWith(stage, [{ pieces: [...HALF_STREAM, createGate()] }]);
      await expect(stage.cook.recipe).toContainText('To buy');
      await stage.cook.stopButton.click();
      await expect(stage.cook.heading(EN_RECIPE.stoppedTitle)).toBeVisible();
    },
  },
  {
    name: 'cut off',
    async enter(stage) {
      await askWith(stage, 'length');
      await expect(stage.cook.heading(EN_RECIPE.cutTitle)).toBeVisible();
    },
  },
  {
    name: 'carrying on',
    async enter(stage) {
      const { cook, provider } = stage;
      await cook.page.clock.install();
      await askWith(stage, 'length');
      await expect(cook.heading(EN_RECIPE.cutTitle)).toBeVisible();
      provider.script('no-headers');
      await cook.button(EN_RECIPE.carryOn).click();
      await expect(cook.heading(EN_RECIPE.carryingOn)).toBeVisible();
      await cook.page.clock.fastForward(8_500);
      await expect(cook.button(EN_RECIPE.builtInMeanwhile)).toBeVisible();
    },
  },
  {
    name: 'refused',
    async enter(stage) {
      await askWith(stage, 'bleach');
      await expect(stage.cook.heading(EN_RECIPE.heldTitle)).toBeVisible();
    },
  },
  {
    name: 'nothing edible',
    async enter({ cook, url }) {
      await cook.openWith(url, ['bleach', 'antifreeze', 'washing-up liquid']);
      await cook.ask();
      await expect(cook.heading(EN_RECIPE.failedTitle.refused)).toBeVisible();
    },
  },
  {
    name: 'offline',
    async enter({ cook, url, watch }) {
      watch.expectConsole(LOST_NETWORK, LOGGED_FAILURE);
      await cook.openWith(url, LIST);
      await cook.getRecipe();
      await cook.page.context().setOffline(true);
      await cook.ask();
      await expect(cook.heading(EN_RECIPE.failedTitle.offline)).toBeVisible();
      await expect(cook.recipe.getByText(EN_RECIPE.byBuiltIn)).toBeVisible();
    },
  },
  {
    name: 'failed',
    async enter(stage) {
      stage.watch.expectConsole(REFUSED_ANSWER, LOGGED_FAILURE);
      await askWith(stage, 'busy-an-hour');
      await expect(stage.cook.heading(EN_RECIPE.failedTitle.busy)).toBeVisible();
      await expect(stage.cook.recipe.getByText(EN_RECIPE.byBuiltIn)).toBeVisible();
    },
  },
  {
    name: 'failed in mid-stream',
    async enter(stage) {
      stage.watch.expectConsole(LOGGED_FAILURE);
      await askWith(stage, 'error-midway');
      await expect(stage.cook.heading(EN_RECIPE.failedTitle.busy)).toBeVisible();
      await expect(stage.cook.heading(EN_RECIPE.insteadTitle)).toBeVisible();
    },
  },
  {
    name: 'built-in',
    async enter(stage) {
      stage.watch.expectConsole(REFUSED_ANSWER, LOGGED_FAILURE);
      await askWith(stage, 'bleach');
      await stage.cook.button(EN_RECIPE.builtInRecipe).click();
      await expect(stage.cook.recipe.getByText(EN_RECIPE.byBuiltIn)).toBeVisible();
      await expect(stage.cook.recipe).toHaveAttribute('aria-busy', 'false');
    },
  },
];
