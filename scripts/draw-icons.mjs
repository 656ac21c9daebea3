// Draws the icons of the installed page from its logo, in the browser of the tests: run it when the logo changes
// (`node scripts/draw-icons.mjs`). The pictures are committed, so that a build needs no browser.

import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findBrowser } from './find-browser.mjs';

const PUBLIC = 'src/web/public';
const PAPER = '#faf5ea';
// A launcher may cut a maskable icon down to a circle of four fifths; other icons stand as they are.
const ICONS = [
  { name: 'icon-192', sizePx: 192, logo: 0.9, ground: 'transparent' },
  { name: 'icon-512', sizePx: 512, logo: 0.9, ground: 'transparent' },
  { name: 'icon-maskable-512', sizePx: 512, logo: 0.56, ground: PAPER },
  { name: 'apple-touch-icon', sizePx: 180, logo: 0.72, ground: PAPER },
];

const logo = `data:image/svg+xml;base64,${readFileSync(`${PUBLIC}/larder.svg`).toString('base64')}`;
const browser = await chromium.launch({ executablePath: findBrowser() });
const page = await browser.newPage({ colorScheme: 'light' });
for (const { name, sizePx, logo: share, ground } of ICONS) {
  await page.setViewportSize({ width: sizePx, height: sizePx });
  await page.setContent(
    `<body style="margin:0;height:100vh;display:grid;place-items:center;background:${ground}">` +
      `<img alt="" src="${logo}" width="${Math.round(sizePx * share)}">`,
  );
  await page.locator('img').evaluate((image) => image.decode());
  await page.screenshot({ path: `${PUBLIC}/${name}.png`, omitBackground: true });
}
await browser.close();
