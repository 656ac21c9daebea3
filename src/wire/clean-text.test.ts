import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanLines, cleanText, countCharacters } from './clean-text.ts';

describe('cleanText', () => {
  it.each([
    ['  2   spring onions ', '2 spring onions'],
    ['salt\r\npepper\ttoo', 'salt pepper too'],
    ['ble\u200bach', 'bleach'],
    ['\u202eegg\u202c', 'egg'],
    ['egg\u{e0065}\u{e0067}\u{e007f}', 'egg'],
    ['so\u00adya', 'soya'],
    ['\uff45\uff47\uff47', 'egg'],
    ['cr\u0065\u0300me', 'cr\u00e8me'],
    ['a\u0000b\u001b[31m', 'ab[31m'],
    ['\ud800egg', 'egg'],
    ['\u3164', ''],
    ['\ufeff', ''],
    ['鶏肉', '鶏肉'],
    ['½ lemon', '1⁄2 lemon'],
  ])('reads %j as %j', (text, clean) => {
    expect(cleanText(text)).toBe(clean);
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(cleanText(cleanText(text))).toBe(cleanText(text));
      }),
      { seed: 7 },
    );
  });
});

describe('cleanLines', () => {
  it('keeps lines and tabs and drops what cannot be seen', () => {
    expect(cleanLines('# Egg\u200b\r\n\tone\u001b[2J\rtwo\u202e')).toBe('# Egg\n\tone[2J\ntwo');
  });
});

describe('countCharacters', () => {
  it('counts code points, not UTF-16 units', () => {
    expect(countCharacters('🥚🥚')).toBe(2);
  });
});
