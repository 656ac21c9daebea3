import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOwnAddress, keepAddress } from './keep-address.ts';

describe('an address that is kept', () => {
  it.each([
    'http://example.org/soup',
    'https://example.org/soup?a=b#c',
    'HTTPS://EXAMPLE.ORG',
    'irc://chat.example.org/kitchen',
    'ircs://chat.example.org/kitchen',
    'mailto:cook@example.org',
    'MailTo:cook@example.org',
    'xmpp:cook@example.org',
    '',
    '#method',
    '?page=2',
    '/recipes/leek',
    'leek.html',
    '../leek.html',
    'recipes/leek:potato',
    '?time=12:30',
    '#12:30',
    '//example.org/soup',
    'javascript&#58;alert(1)',
  ])('%j', (address) => {
    expect(keepAddress(address)).toBe(address);
  });
});

describe('an address that is emptied', () => {
  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    '\u0001javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    'java\r\nscript:alert(1)',
    'javascript :alert(1)',
    '\u00a0javascript:alert(1)',
    '\u200bjavascript:alert(1)',
    'javascript\u0000:alert(1)',
    'javascript&colon;alert(1):',
    'vbscript:msgbox(1)',
    'data:text/html,<script>alert(1)</script>',
    'data:image/svg+xml;base64,AAAA',
    'blob:https://example.org/1',
    'file:///etc/passwd',
    'filesystem:https://example.org/1',
    'view-source:https://example.org',
    'ftp://example.org',
    'tel:999',
    'ws://example.org',
    'about:blank',
    'httpss://example.org',
    'xhttp://example.org',
    'http\u017f://example.org',
    ':https://example.org',
    ' https://example.org',
    'localhost:3000',
  ])('%j', (address) => {
    expect(keepAddress(address)).toBe('');
  });
});

it('never lets a script scheme through, whatever is woven into it', () => {
  const noise = fc.array(fc.constantFrom('\t', '\n', '\r', '\0', ' ', '\u0008', '\u200b', '\u00ad'), {
    maxLength: 3,
  });
  fc.assert(
    fc.property(fc.constantFrom('javascript', 'vbscript', 'data'), fc.array(noise), (scheme, noises) => {
      const woven = [...scheme].map((letter, at) => (noises[at] ?? []).join('') + letter).join('');
      expect(keepAddress(`${woven}:alert(1)`)).toBe('');
    }),
    { seed: 20, numRuns: 300 },
  );
});

describe('an address of the page’s own origin', () => {
  it.each([
    ['leek.png', true],
    ['/leek.png', true],
    ['https://larder.example/leek.png', true],
    ['//evil.example/leek.png', false],
    ['/\\evil.example/leek.png', false],
    ['\t//evil.example/leek.png', false],
    ['https://evil.example/leek.png', false],
    ['https://larder.example@evil.example/', false],
    ['https://[broken', false],
  ])('%j is %s', (address, own) => {
    expect(isOwnAddress(address, 'https://larder.example/')).toBe(own);
  });
});
