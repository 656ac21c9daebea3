import { decodeQR } from 'qr/decode.js';
import { expect, it } from 'vitest';
import { drawQrCode, type QrCode } from './draw-qr-code.ts';

/** The pixels of the path, as a browser fills it. */
function paint({ size, path }: QrCode, scale: number) {
  const side = size * scale;
  const data = new Uint8Array(side * side * 4).fill(255);
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row += 1) {
      const from = (row * side + Number(x) * scale) * 4;
      for (let at = from; at < from + Number(length) * scale * 4; at += 4) data.fill(0, at, at + 3);
    }
  }
  return { width: side, height: side, data };
}

it.each([
  ['a short link', 'http://localhost:3000/#shared.1.abc'],
  ['a long one', `https://larder.example/#shared.1.${'Az09_-'.repeat(400)}`],
])('is read back by a reader of QR codes: %s', (_, link) => {
  const code = drawQrCode(link);
  expect(code === null ? null : decodeQR(paint(code, 4))).toBe(link);
});

it('is none where the link is too long for one', () => {
  expect(drawQrCode('a'.repeat(3000))).toBeNull();
});
