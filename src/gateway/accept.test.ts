import { describe, expect, it } from 'vitest';
import { chooseAnswerForm, chooseEncoding } from './accept.ts';

describe('chooseAnswerForm', () => {
  it.each([
    [undefined, 'application/json'],
    ['', 'application/json'],
    ['*/*', 'application/json'],
    ['application/json', 'application/json'],
    ['application/*', 'application/json'],
    ['APPLICATION/JSON; charset=utf-8', 'application/json'],
    ['text/event-stream', 'text/event-stream'],
    ['text/*', 'text/event-stream'],
    ['text/markdown', 'text/markdown'],
    ['text/markdown;q=0.5, text/event-stream', 'text/event-stream'],
    ['text/markdown, text/event-stream;q=0.5', 'text/markdown'],
    ['text/html, */*;q=0.8', 'application/json'],
    ['application/json;q=0, */*', 'text/event-stream'],
    ['text/html', null],
    ['application/xml, image/png', null],
    ['application/json;q=0', null],
    ['application/json;q=0.000', null],
    ['nonsense', null],
  ])('answers %j as %s', (accept, form) => {
    expect(chooseAnswerForm(accept)).toBe(form);
  });
});

describe('chooseEncoding', () => {
  it.each([
    [undefined, null],
    ['', null],
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['*', 'br'],
    ['*;q=0', null],
    ['identity', null],
    ['deflate', null],
  ])('encodes for %j with %s', (header, encoding) => {
    expect(chooseEncoding(header)).toBe(encoding);
  });
});
