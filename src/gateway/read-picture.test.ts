import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { JPEG, PHONE_JPEG, WEBP } from '../../tests/fakes/pictures.ts';
import { readPictureHead } from './read-picture.ts';

const PNG = readFileSync(new URL('../web/public/icon-192.png', import.meta.url));

describe('readPictureHead', () => {
  it.each([
    ['a JPEG', JPEG, { type: 'image/jpeg', widthPx: 48, heightPx: 32 }],
    ['a JPEG of a phone', PHONE_JPEG, { type: 'image/jpeg', widthPx: 48, heightPx: 32 }],
    ['a WebP', WEBP, { type: 'image/webp', widthPx: 48, heightPx: 32 }],
    ['a PNG', PNG, { type: 'image/png', widthPx: 192, heightPx: 192 }],
  ])('reads %s', (_name, bytes, head) => {
    expect(readPictureHead(bytes)).toEqual(head);
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['a page', Buffer.from('<!doctype html><title>A page that is no picture</title>')],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"></svg>')],
    ['a JPEG that was cut before its size', JPEG.subarray(0, 200)],
    ['a GIF', Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(64, 1)])],
  ])('reads no picture in %s', (_name, bytes) => {
    expect(readPictureHead(bytes)).toBeNull();
  });

  it('never throws, whatever follows the first bytes of a picture', () => {
    const heads = [JPEG, WEBP, PNG].map((bytes) => bytes.subarray(0, 16));
    fc.assert(
      fc.property(fc.constantFrom(...heads), fc.uint8Array({ maxLength: 400 }), (head, rest) => {
        readPictureHead(Buffer.concat([head, rest]));
      }),
    );
  });
});
