// The way into every state that the page has, for the tests that look at all of them, in whichever language it speaks.

import { expect } from '@playwright/test';
import { writeRecipeLink } from '../../src/web/link/recipe-link.ts';
import { WORDS } from '../../src/web/text/en.ts';
import { BRING_WORDS } from '../../src/web/text/en-bring.ts';
import { COOK_WORDS } from '../../src/web/text/en-cook.ts';
import { GIVEN_WORDS } from '../../src/web/text/en-given.ts';
import { OPTION_WORDS } from '../../src/web/text/en-options.ts';
import { RECIPE_WORDS } from '../../src/web/text/en-recipe.ts';
import { TOKEN_WORDS } from '../../src/web/text/en-token.ts';
import { USUAL_WORDS } from '../../src/web/text/en-usual.ts';
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
/** What keeps the page for later may be fetched just then. */
const LOST_NETWORK = /net::ERR_INTERNET_DISCONNECTED|error occurred when fetching the script/;
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
      await cook.openWith(url, ['brocoli', 'bleach', 'zzyzx', 'eggs', 'lemon']);
      await cook.add('no dairy', 'eggs');
      await expect(cook.chip('eggs')).toHaveClass(/pointed/);
      await expect(cook.chip('brocoli')).toContainText(WORDS.readAs('broccoli'));
    },
  },
  {
    name: 'an ingredient being edited',
    async enter({ cook, url }) {
      await cook.openWith(url);
      await cook.button(WORDS.edit('onion')).click();
      await expect(cook.page.getByLabel(WORDS.editing('onion'))).toBeFocused();
    },
  },
  {
    name: 'started over',
    async enter({ cook, url }) {
      await cook.openWith(url);
      await cook.button(WORDS.startOver).click();
      await expect(cook.button(WORDS.undo)).toBeVisible();
    },
  },
  {
    name: 'options',
    async enter({ cook, url }) {
      await cook.openWith(url);
      await cook.button(WORDS.options).click();
      await expect(cook.page.getByRole('group', { name: OPTION_WORDS.diets })).toBeVisible();
      await cook.page.getByLabel(OPTION_WORDS.option('vegan'), { exact: true }).check();
      await expect(cook.page.getByRole('list', { name: WORDS.optionsSet })).toBeVisible();
    },
  },
  {
    name: 'the usual being kept',
    async enter({ cook, url }) {
      await cook.openWith(url, ['eggs']);
      await cook.add('vegetarian', 'no nuts');
      await cook.button(WORDS.options).click();
      await cook.page.getByLabel(USUAL_WORDS.box, { exact: true }).check();
      await cook.page.getByLabel(OPTION_WORDS.option('vegan'), { exact: true }).check();
      await cook.page.getByLabel(USUAL_WORDS.cupboard, { exact: true }).fill('olive oil, rice');
    },
  },
  {
    name: 'the usual in force',
    async enter({ cook, url }) {
      await cook.openWith(url, ['eggs']);
      await cook.add('vegetarian', 'no nuts');
      await cook.button(WORDS.options).click();
      await cook.page.getByLabel(USUAL_WORDS.box, { exact: true }).check();
      await cook.page.getByLabel(USUAL_WORDS.cupboard, { exact: true }).fill('olive oil, rice');
      await cook.page.keyboard.press('Enter');
      await cook.page.reload();
      await cook.add('no milk');
      await expect(cook.button(USUAL_WORDS.backTo)).toBeVisible();
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
      await expect(cook.page.getByRole('region', { name: GIVEN_WORDS.heading.link })).toBeVisible();
      await expect(cook.button(COOK_WORDS.cook)).toBeEnabled();
    },
  },
  {
    name: 'a link that is broken',
    async enter({ cook, url }) {
      await cook.page.goto(`${url}/#shared.1.AAAA`);
      await expect(cook.heading(GIVEN_WORDS.failedTitle.link)).toBeVisible();
    },
  },
  {
    name: 'a recipe being brought',
    async enter({ cook, url }) {
      await cook.open(url);
      await cook.button(WORDS.bring).click();
      await cook.button(BRING_WORDS.read).click();
      await expect(cook.page.getByRole('dialog')).toContainText(BRING_WORDS.missing);
    },
  },
  {
    name: 'a brought recipe, with other wishes since',
    async enter({ cook, url }) {
      await cook.open(url);
      await cook.button(WORDS.bring).click();
      await cook.page.getByLabel(BRING_WORDS.text, { exact: true }).fill(CHICKPEA_RECIPE);
      await cook.button(BRING_WORDS.read).click();
      // The focus goes to the recipe; what is typed before that would go there too.
      await expect(cook.page.locator('.recipe-side')).toBeFocused();
      await cook.add('vegan');
      await expect(cook.page.getByText(GIVEN_WORDS.stale)).toBeVisible();
    },
  },
  {
    name: 'a brought recipe that is held back',
    async enter({ cook, url }) {
      await cook.open(url);
      await cook.button(WORDS.bring).click();
      await cook.page.getByLabel(BRING_WORDS.text, { exact: true }).fill(BLEACH_RECIPE);
      await cook.button(BRING_WORDS.read).click();
      await expect(cook.heading(RECIPE_WORDS.heldTitle)).toBeVisible();
    },
  },
  {
    name: 'own token',
    async enter({ cook, url }) {
      await cook.open(url);
      await cook.page.getByText(WORDS.ownToken).click();
      await expect(cook.button(TOKEN_WORDS.useToken)).toBeEnabled();
      await cook.button(TOKEN_WORDS.useToken).click();
      await expect(cook.page.getByText(TOKEN_WORDS.tokenMissing)).toBeVisible();
      await expect(cook.page.getByLabel(TOKEN_WORDS.token, { exact: true })).toBeFocused();
    },
  },
  {
    name: 'waiting',
    async enter(stage) {
      await stage.cook.page.clock.install();
      await askWith(stage, 'no-headers');
      await expect(stage.cook.heading(WORDS.asking)).toBeVisible();
      await stage.cook.page.clock.fastForward(8_500);
      await expect(stage.cook.button(RECIPE_WORDS.builtInMeanwhile)).toBeVisible();
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
      await expect(stage.cook.check).toContainText(RECIPE_WORDS.uses(4, 4, []).slice(0, 4));
      await expect(stage.cook.button(COOK_WORDS.cook)).toBeEnabled();
    },
  },
  {
    name: 'changed',
    async enter(stage) {
      const { cook, provider } = stage;
      await askWith(stage, 'recipe');
      await cook.expectRecipe();
      const stock = CHICKPEA_RECIPE.replace('- 2 tbsp olive oil', '- 3 tbsp olive oil')
        .replace('- 1 tsp ground cumin\n', '')
        .replace('- nothing', '- 1 bunch coriander, leaves and fine stems, chopped\n- 1 tbsp harissa')
        .replace('1. Heat', '1. Put out what you need.\n2. Heat')
        .replace(' and the cumin', ' and the harissa');
      provider.script([{ pieces: [...writeTextFrames(stock), writeFrame({}, 'stop'), DONE] }]);
      await cook.page.locator('#change-field').fill('hotter');
      await cook.page.keyboard.press('Enter');
      await expect(cook.page.locator('.counted')).toHaveCount(2);
      await expect(cook.page.locator('.line-mark')).toHaveCount(5);
    },
  },
  {
    name: 'cooking for more, with timers and ticks',
    async enter(stage) {
      await askWith(stage, [{ pieces: [...writeTextFrames(CHICKPEA_RECIPE), writeFrame({}, 'stop'), DONE] }]);
      const { cook } = stage;
      await cook.expectRecipe();
      await cook.button(COOK_WORDS.more).click();
      await cook.recipe.locator('a.time').first().click();
      await cook.recipe.getByRole('checkbox').first().check();
      await cook.page.getByRole('checkbox', { name: COOK_WORDS.tickStep(1) }).check();
      await cook.check.click();
      await expect(cook.page.getByRole('region', { name: COOK_WORDS.timers })).toBeVisible();
    },
  },
  {
    name: 'cook mode',
    async enter(stage) {
      await askWith(stage, [{ pieces: [...writeTextFrames(CHICKPEA_RECIPE), writeFrame({}, 'stop'), DONE] }]);
      const { cook } = stage;
      await cook.expectRecipe();
      await cook.button(COOK_WORDS.cook).click();
      await cook.page.keyboard.press('PageDown');
      await cook.page.getByRole('dialog').locator('.choices button').first().click();
      await expect(cook.page.getByRole('dialog')).toContainText(COOK_WORDS.place(1, 4));
    },
  },
  {
    name: 'done, with a list that has changed',
    async enter(stage) {
      await askWith(stage, 'recipe');
      await stage.cook.expectRecipe();
      await stage.cook.button(WORDS.remove('onion')).click();
      await expect(stage.cook.page.getByText(RECIPE_WORDS.stale)).toBeVisible();
    },
  },
  {
    name: 'stopped',
    async enter(stage) {
      await askWith(stage, [{ pieces: [...HALF_STREAM, createGate()] }]);
      await expect(stage.cook.recipe).toContainText('To buy');
      await stage.cook.stopButton.click();
      await expect(stage.cook.heading(RECIPE_WORDS.endPill.stopped)).toBeVisible();
    },
  },
  {
    name: 'cut off',
    async enter(stage) {
      await askWith(stage, 'length');
      await expect(stage.cook.heading(RECIPE_WORDS.cutTitle)).toBeVisible();
    },
  },
  {
    name: 'carrying on',
    async enter(stage) {
      const { cook, provider } = stage;
      await cook.page.clock.install();
      await askWith(stage, 'length');
      await expect(cook.heading(RECIPE_WORDS.cutTitle)).toBeVisible();
      provider.script('no-headers');
      await cook.button(RECIPE_WORDS.carryOn).click();
      await expect(cook.heading(RECIPE_WORDS.carryingOn)).toBeVisible();
      await cook.page.clock.fastForward(8_500);
      await expect(cook.button(RECIPE_WORDS.builtInMeanwhile)).toBeVisible();
    },
  },
  {
    name: 'refused',
    async enter(stage) {
      await askWith(stage, 'bleach');
      await expect(stage.cook.heading(RECIPE_WORDS.heldTitle)).toBeVisible();
    },
  },
  {
    name: 'nothing edible',
    async enter({ cook, url }) {
      await cook.openWith(url, ['bleach', 'antifreeze', 'washing-up liquid']);
      await cook.ask();
      await expect(cook.heading(RECIPE_WORDS.failedTitle.refused)).toBeVisible();
    },
  },
  {
    name: 'offline',
    async enter({ cook, url, watch }) {
      watch.expectConsole(LOST_NETWORK, LOGGED_FAILURE);
      const chef = cook.chefArrives();
      await cook.openWith(url, LIST);
      await cook.getRecipe();
      await chef;
      await cook.page.context().setOffline(true);
      await cook.ask();
      await expect(cook.heading(RECIPE_WORDS.failedTitle.offline)).toBeVisible();
      await expect(cook.recipe.getByText(RECIPE_WORDS.byBuiltIn)).toBeVisible();
    },
  },
  {
    name: 'failed',
    async enter(stage) {
      stage.watch.expectConsole(REFUSED_ANSWER, LOGGED_FAILURE);
      await askWith(stage, 'busy-an-hour');
      await expect(stage.cook.heading(RECIPE_WORDS.failedTitle.busy)).toBeVisible();
      await expect(stage.cook.recipe.getByText(RECIPE_WORDS.byBuiltIn)).toBeVisible();
    },
  },
  {
    name: 'failed in mid-stream',
    async enter(stage) {
      stage.watch.expectConsole(LOGGED_FAILURE);
      await askWith(stage, 'error-midway');
      await expect(stage.cook.heading(RECIPE_WORDS.failedTitle.busy)).toBeVisible();
      await expect(stage.cook.heading(RECIPE_WORDS.insteadTitle)).toBeVisible();
    },
  },
  {
    name: 'built-in',
    async enter(stage) {
      stage.watch.expectConsole(REFUSED_ANSWER, LOGGED_FAILURE);
      await askWith(stage, 'bleach');
      await stage.cook.button(RECIPE_WORDS.builtInRecipe).click();
      await expect(stage.cook.recipe.getByText(RECIPE_WORDS.byBuiltIn)).toBeVisible();
      await expect(stage.cook.recipe).toHaveAttribute('aria-busy', 'false');
    },
  },
];
