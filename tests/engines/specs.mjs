// What matters most of the page, written once for every engine: in and out by keys and presses, looked at as text.

import { deflateRawSync } from 'node:zlib';

const WAIT_MS = 15_000;
const LIST = ['chickpeas', 'spinach', 'onion', 'lemon'];
const TITLE = 'Lemon Chickpeas with Wilted Spinach';

/** Waits until the script, an expression, is true in the page. */
async function until(driver, script, what) {
  const end = Date.now() + WAIT_MS;
  for (;;) {
    if (await driver.evaluate(script)) return;
    if (Date.now() > end) throw new Error(`${what} did not come.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const shows = (driver, words) =>
  until(driver, `document.body.innerText.includes(${JSON.stringify(words)})`, `"${words}"`);

/** Presses the button or summary of this name, where it is seen, once it lies still with nothing over it. */
async function press(driver, name) {
  const find = `[...document.querySelectorAll('button, summary')].find((one) =>
    (one.getAttribute('aria-label') ?? one.textContent).trim() === ${JSON.stringify(name)} && one.getClientRects().length > 0)`;
  const look = `(() => {
    const button = ${find};
    if (button === undefined || button.disabled) return null;
    button.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = button.getBoundingClientRect();
    const point = { x: left + width / 2, y: top + height / 2 };
    return button.contains(document.elementFromPoint(point.x, point.y)) ? point : null;
  })()`;
  const end = Date.now() + WAIT_MS;
  let before = null;
  for (;;) {
    const point = await driver.evaluate(look);
    if (point !== null && before !== null && point.x === before.x && point.y === before.y)
      return driver.click(point);
    if (Date.now() > end) throw new Error(`The button "${name}" did not come to rest.`);
    before = point;
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
}

async function openWith(driver, url, names) {
  await driver.goto(url);
  await driver.evaluate(`document.getElementById('ingredient').focus()`);
  for (const name of names) {
    await driver.type(name);
    await driver.press('Enter');
  }
  await until(driver, `document.querySelectorAll('.on-hand .chip').length >= ${names.length}`, 'the list');
}

function expectEqual(found, wanted, what) {
  if (JSON.stringify(found) !== JSON.stringify(wanted))
    throw new Error(`${what} is ${JSON.stringify(found)}, not ${JSON.stringify(wanted)}.`);
}

/** A link to a recipe, as `src/web/link/recipe-link.ts` writes it. */
function writeLink(markdown) {
  const json = JSON.stringify({ recipe: markdown, author: { kind: 'built-in' }, asked: {} });
  return `#shared.1.${deflateRawSync(json).toString('base64url')}`;
}

export const SPECS = [
  {
    name: 'a list by keyboard and a recipe that streams in',
    async run(driver, { url, provider }) {
      await openWith(driver, url, LIST);
      expectEqual(await driver.evaluate('document.activeElement.id'), 'ingredient', 'the focus');
      await press(driver, 'Get a recipe');
      await shows(driver, TITLE);
      await until(
        driver,
        `document.querySelector('.recommends')?.getAttribute('aria-busy') === 'false'`,
        'the end of the recipe',
      );
      await shows(driver, 'Method');
      expectEqual(provider.requests.length, 1, 'the number of requests');
    },
  },
  {
    name: 'Escape stops the writing and keeps the text',
    async run(driver, { url, provider }) {
      provider.script('stalls');
      await openWith(driver, url, LIST);
      await press(driver, 'Get a recipe');
      await shows(driver, 'The chickpeas are fried until');
      await driver.press('Escape');
      await shows(driver, 'What was written stays here.');
      await shows(driver, 'The chickpeas are fried until');
    },
  },
  {
    name: 'wishes that are typed, and the options in a dialog',
    async run(driver, { url }) {
      await openWith(driver, url, LIST);
      await driver.evaluate(`document.getElementById('ingredient').focus()`);
      await driver.type('for 4');
      await driver.press('Enter');
      await shows(driver, '4 servings');
      await press(driver, 'Servings, diets, time and more');
      await shows(driver, 'In your kitchen');
      expectEqual(await driver.evaluate(`document.querySelector('dialog').open`), true, 'the dialog');
      await driver.press('Escape');
      await until(driver, `!document.querySelector('dialog').open`, 'the end of the dialog');
    },
  },
  {
    name: 'another recipe, and back to the one before',
    async run(driver, { url, provider }) {
      await openWith(driver, url, LIST);
      await press(driver, 'Get a recipe');
      await shows(driver, 'Change this');
      provider.script('recipe');
      await press(driver, 'for 4');
      await shows(driver, 'Idea 2 of 2');
      await press(driver, 'The idea before');
      await shows(driver, 'Idea 1 of 2');
    },
  },
  {
    name: 'a model that fails, with the built-in chef in its place',
    async run(driver, { url, provider }) {
      provider.script('unauthorised');
      await openWith(driver, url, LIST);
      await press(driver, 'Get a recipe');
      await shows(driver, 'The recipe service is not set up');
      await shows(driver, 'Written by the built-in chef');
      expectEqual(
        await driver.evaluate('document.documentElement.scrollWidth <= innerWidth'),
        true,
        'that all fits the width',
      );
    },
  },
  {
    name: 'a recipe by a link, and one whose link is broken',
    async run(driver, { url }) {
      const markdown = '# Soft eggs\n\n## Ingredients\n- 2 eggs\n\n## Method\n1. Boil for 10 minutes.\n';
      await driver.goto(`${url}/${writeLink(markdown)}`);
      await shows(driver, 'A recipe by a link:');
      await shows(driver, 'Soft eggs');
      await shows(driver, 'checked it anew');
      await press(driver, 'Start my own list');
      expectEqual(await driver.evaluate('location.hash'), '', 'the address');
      expectEqual(await driver.evaluate('document.activeElement.id'), 'ingredient', 'the focus');
      await driver.evaluate(`location.hash = '#shared.1.AAAA'`);
      await shows(driver, 'This link could not be opened');
    },
  },
];
