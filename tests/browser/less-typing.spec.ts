// Adding without typing: a photo, the voice, a pasted receipt. What comes of each is confirmed before it is on the list.

import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import { readPictureHead } from '../../src/gateway/read-picture.ts';
import { EN } from '../../src/web/text/en.ts';
import { EN_LESS } from '../../src/web/text/en-less.ts';
import { answerJson, answerStream } from '../fakes/fake-answer.ts';
import type { FakeProvider } from '../fakes/fake-provider.ts';
import { CANARY, LATITUDE, PHONE_JPEG } from '../fakes/pictures.ts';
import { expect, test } from './fixtures.ts';
import { createGate, holdBack } from './gate.ts';
import { lookOver } from './look-over.ts';

const VISION = { LARDER_VISION_MODEL: 'fake/eyes' };
const PHOTO = { name: 'IMG_0042.JPG', mimeType: 'image/jpeg', buffer: PHONE_JPEG };

const addFound = (page: Page, count: number) => page.getByRole('button', { name: EN_LESS.addFound(count) });
const choose = (page: Page) => page.getByLabel(EN_LESS.choosePicture);

/** The picture that the service got last. */
function readPicture(provider: FakeProvider): Buffer {
  const body = JSON.stringify(provider.requests.at(-1)?.body);
  return Buffer.from(/base64,([\w+/=]+)/.exec(body)?.[1] ?? '', 'base64');
}

test('a photo leaves small and without its metadata, and what is seen in it is confirmed first', async ({
  cook,
  start,
  page,
  provider,
}) => {
  const larder = await start(VISION);
  const gate = createGate();
  provider.script([{ ...answerStream('2 onions\nhalf a lemon\nbleach\nflumsquash'), gate }]);
  await cook.open(larder.url);
  await cook.field.focus();
  await page.getByRole('button', { name: EN_LESS.fromPicture }).click();
  await expect(page.getByText(EN_LESS.pictureNote('fake/eyes'))).toBeVisible();
  expect(await lookOver(page, 'picture-choosing')).toEqual([]);
  await choose(page).setInputFiles(PHOTO);
  await expect(page.getByRole('img', { name: EN_LESS.picture })).toBeVisible();
  expect(await lookOver(page, 'picture-looking')).toEqual([]);
  gate.open();
  await expect(addFound(page, 2)).toBeVisible();
  await expect(page.getByText(EN_LESS.leftOut(['bleach']))).toBeVisible();
  await expect(page.getByLabel('flumsquash')).not.toBeChecked();
  expect(await lookOver(page, 'picture-found')).toEqual([]);
  await expect(cook.chips).toHaveCount(0);

  // As it arrived at the service; the gateway passes on what it got.
  const picture = readPicture(provider);
  expect(picture.subarray(0, 2).toString('hex')).toBe('ffd8');
  for (const told of [Buffer.from(CANARY), Buffer.from('Exif'), LATITUDE])
    expect(picture.includes(told)).toBe(false);
  expect(PHONE_JPEG.includes(LATITUDE) && PHONE_JPEG.includes(CANARY)).toBe(true);

  await page.getByLabel('half a lemon').uncheck();
  await addFound(page, 1).click();
  await cook.expectList('2 onions');
  await expect(cook.field).toBeFocused();
  expect(larder.lines.join('\n')).not.toContain('onion');
});

test('a large photo is made small', async ({ cook, start, page, provider }) => {
  const larder = await start(VISION);
  provider.script([answerStream('milk')]);
  await cook.open(larder.url);
  await cook.field.focus();
  await page.getByRole('button', { name: EN_LESS.fromPicture }).click();
  const large = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(4000, 3000);
    const context = canvas.getContext('2d');
    for (let at = 0; at < 400; at += 1) {
      if (context) context.fillStyle = `hsl(${at} 80% 50%)`;
      context?.fillRect((at * 97) % 4000, (at * 61) % 3000, 300, 300);
    }
    const blob = await canvas.convertToBlob({ type: 'image/png' });
    return btoa(
      Array.from(new Uint8Array(await blob.arrayBuffer()), (byte) => String.fromCharCode(byte)).join(''),
    );
  });
  const file = { name: 'fridge.png', mimeType: 'image/png', buffer: Buffer.from(large, 'base64') };
  await choose(page).setInputFiles(file);
  await expect(addFound(page, 1)).toBeVisible();
  const picture = readPicture(provider);
  expect(readPictureHead(picture)).toEqual({ type: 'image/jpeg', widthPx: 1536, heightPx: 1152 });
  expect(picture.length).toBeLessThan(1_000_000);
});

test('what goes wrong with a photo is told, and can be tried again or given up', async ({
  cook,
  start,
  page,
  provider,
  watch,
}) => {
  watch.expectConsole(/Failed to load resource/);
  const larder = await start(VISION);
  await cook.open(larder.url);
  await cook.add('eggs');
  await page.getByRole('button', { name: EN_LESS.fromPicture }).click();
  await choose(page).setInputFiles({
    name: 'notes.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('no picture'),
  });
  await expect(page.getByText(EN_LESS.pictureFault.unreadable).last()).toBeVisible();
  provider.script([answerJson(402, { error: { message: 'credit is used up' } }), { hangs: true }]);
  await choose(page).setInputFiles(PHOTO);
  await expect(page.getByText(EN_LESS.pictureFault.quota).last()).toBeVisible();
  expect(await lookOver(page, 'picture-failed')).toEqual([]);
  await page.getByRole('button', { name: EN.tryAgain }).click();
  const asked = await provider.whenAsked(2);
  await page.getByRole('button', { name: EN.stop, exact: true }).click();
  await expect.poll(() => asked.closedEarly).toBe(true);
  await expect(choose(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(choose(page)).toHaveCount(0);
  await expect(cook.field).toBeFocused();
  await cook.expectList('eggs');
});

test('without a model that reads pictures no photo is offered', async ({ cook, larder, page }) => {
  await cook.open(larder.url);
  const status = page.waitForResponse('**/api/status');
  await cook.field.focus();
  await status;
  await expect(page.getByRole('button', { name: EN_LESS.bySpeaking })).toBeVisible();
  await expect(page.getByRole('button', { name: EN_LESS.fromPicture })).toHaveCount(0);
});

test('a pasted receipt becomes ticks, and only what is ticked is added', async ({ cook, larder, page }) => {
  const file = new URL('../cases/receipts/supermarket.yaml', import.meta.url);
  const { text } = parse(readFileSync(file, 'utf8')) as { text: string };
  await cook.open(larder.url);
  await cook.field.focus();
  await page.evaluate((receipt) => {
    const pasted = new DataTransfer();
    pasted.setData('text', receipt);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: pasted, bubbles: true, cancelable: true }),
    );
  }, text);
  await expect(addFound(page, 6)).toBeVisible();
  await expect(page.getByLabel('carrier bag')).not.toBeChecked();
  expect(await lookOver(page, 'receipt-found')).toEqual([]);
  await addFound(page, 6).click();
  await expect(cook.chips).toHaveCount(6);
  await expect(cook.chip('0.684 kg bananas loose')).toBeVisible();
});

/** A stand-in of the browser's recognition; `speech` in the page says what it hears. */
async function standInForSpeech(page: Page): Promise<void> {
  await page.addInitScript(() => {
    class Recognition extends EventTarget {
      lang = '';
      start() {
        Object.assign(globalThis, { speech: this });
      }
      stop() {
        this.dispatchEvent(new Event('end'));
      }
      abort() {
        this.stop();
      }
      hear(...lines: string[]) {
        const results = lines.map((transcript) => Object.assign([{ transcript }], { isFinal: true }));
        this.dispatchEvent(Object.assign(new Event('result'), { results }));
      }
      fail(error: string) {
        this.dispatchEvent(Object.assign(new Event('error'), { error }));
        this.stop();
      }
    }
    Object.assign(globalThis, { SpeechRecognition: Recognition, webkitSpeechRecognition: Recognition });
  });
}

const speech = (page: Page, call: 'hear' | 'fail', ...words: string[]) =>
  page.evaluate(
    ([name, said]) => {
      const { speech } = globalThis as unknown as { speech: Record<string, (...words: string[]) => void> };
      speech[name as string]?.(...(said as string[]));
    },
    [call, words] as const,
  );

test('what is said becomes ticks; the browser’s faults are told', async ({ cook, larder, page }) => {
  await standInForSpeech(page);
  await cook.open(larder.url);
  await cook.field.focus();
  await page.getByRole('button', { name: EN_LESS.bySpeaking }).click();
  await expect(page.getByText(EN_LESS.speechNote)).toBeVisible();
  const listen = page.getByRole('button', { name: EN_LESS.listen });
  await listen.click();
  await speech(page, 'fail', 'not-allowed');
  await expect(page.getByText(EN_LESS.speechFault.blocked).last()).toBeVisible();
  await listen.click();
  await speech(page, 'hear', 'two eggs some rice');
  await expect(page.getByText('two eggs some rice')).toBeVisible();
  await speech(page, 'hear', 'two eggs some rice', 'and a lemon');
  expect(await lookOver(page, 'speech-listening')).toEqual([]);
  await page.getByRole('button', { name: EN_LESS.stopListening }).click();
  await expect(addFound(page, 3)).toBeVisible();
  await addFound(page, 3).click();
  await cook.expectList('two eggs', 'rice', 'a lemon');
});

test('a browser that hears nothing offers nothing to speak into', async ({ cook, larder, page }) => {
  await page.addInitScript(() => {
    Object.assign(globalThis, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined });
  });
  await cook.open(larder.url);
  const status = page.waitForResponse('**/api/status');
  await cook.field.focus();
  await status;
  await expect(page.getByText(EN.fieldHint)).toBeVisible();
  await expect(page.getByRole('button', { name: EN_LESS.bySpeaking })).toHaveCount(0);
});

test('names are offered to who typed before they were here', async ({ cook, larder, page }) => {
  const gate = await holdBack(page, '**/assets/reader-*.js');
  await cook.open(larder.url);
  await cook.field.focus();
  await page.keyboard.type('tom');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  gate.open();
  await expect(page.getByRole('option', { name: /tomato/i }).first()).toBeVisible();
});
