// What a cook does with the page and sees on it. Labels of the contract are written out here to the letter, as they are
// in English; every other word comes from the page's own text.

import { expect, type Locator, type Page } from '@playwright/test';
import { WORDS } from '../../src/web/text/en.ts';

/** What the fake provider's good recipe is made of. */
export const LIST = ['chickpeas', 'spinach', 'onion', 'lemon'] as const;
export const TITLE = 'Lemon Chickpeas with Wilted Spinach';

/** What the contract calls the parts of the page. */
const CONTRACT = {
  field: 'Add ingredients',
  add: 'Add ingredient',
  ask: 'Get a recipe',
  stop: 'Stop',
  onHand: 'Ingredients on hand:',
  recommends: 'Larder Recommends:',
};

export class Cook {
  readonly page: Page;
  readonly field: Locator;
  readonly addButton: Locator;
  readonly askButton: Locator;
  readonly stopButton: Locator;
  readonly chips: Locator;
  /** The section of the recipe. */
  readonly recipe: Locator;
  /** The line of the check, which opens it. */
  readonly check: Locator;
  readonly status: Locator;

  constructor(page: Page, labels = CONTRACT) {
    this.page = page;
    this.field = page.getByLabel(labels.field, { exact: true });
    this.addButton = page.getByRole('button', { name: labels.add, exact: true });
    this.askButton = page.getByRole('button', { name: labels.ask, exact: true });
    this.stopButton = page.getByRole('button', { name: labels.stop, exact: true });
    this.chips = page.getByRole('region', { name: labels.onHand }).getByRole('listitem');
    this.recipe = page.getByRole('region', { name: labels.recommends });
    this.check = this.recipe.locator('.check > summary');
    this.status = page.getByRole('status');
  }

  async open(url: string): Promise<void> {
    await this.page.goto(url);
    await expect(this.page.getByRole('heading', { level: 1, name: 'Larder' })).toBeVisible();
  }

  /** Begins to wait for the built-in chef, which loads by itself; once awaited it needs no network. */
  async chefArrives(): Promise<void> {
    const response = await this.page.waitForResponse(/\/chef-[^/]*\.js$/);
    await response.finished();
  }

  /** Types each into the field and presses Enter. */
  async add(...names: readonly string[]): Promise<void> {
    await this.field.focus();
    for (const name of names) {
      await this.page.keyboard.type(name);
      await this.page.keyboard.press('Enter');
    }
  }

  /** Opens the page, adds the list and waits until all of it stands there. */
  async openWith(url: string, names: readonly string[] = LIST): Promise<void> {
    await this.open(url);
    await this.add(...names);
    await expect(this.chips).toHaveCount(names.length);
  }

  async ask(): Promise<void> {
    await this.askButton.click();
  }

  /** Asks and waits until the recipe is whole. */
  async getRecipe(title = TITLE): Promise<void> {
    await this.ask();
    await this.expectRecipe(title);
  }

  async expectRecipe(title = TITLE): Promise<void> {
    await expect(this.recipe.getByRole('heading', { name: title })).toBeVisible();
    await expect(this.recipe).toHaveAttribute('aria-busy', 'false');
    await expect(this.askButton).toBeVisible();
  }

  chip(name: string): Locator {
    return this.chips.filter({ has: this.page.getByRole('button', { name: WORDS.edit(name), exact: true }) });
  }

  /** The names on the list, in order. */
  async expectList(...names: readonly string[]): Promise<void> {
    await expect(this.chips.getByRole('button', { name: /^Edit / })).toHaveText([...names]);
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  heading(name: string): Locator {
    return this.page.getByRole('heading', { name, exact: true });
  }

  /** Presses Tab until this has the focus. */
  async tabTo(target: Locator, most = 20, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    for (let presses = 0; presses < most; presses += 1) {
      await this.page.keyboard.press(key);
      if (await target.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error(`${most} presses of ${key} did not reach ${target}.`);
  }

  /** Pastes from the clipboard into what has the focus. */
  async paste(text: string): Promise<void> {
    await this.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await this.page.evaluate((words) => navigator.clipboard.writeText(words), text);
    await this.page.keyboard.press('ControlOrMeta+V');
  }
}
