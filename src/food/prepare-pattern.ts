// V8 runs a pattern as byte code first and writes machine code once it runs again, except on a text of 1000 characters:
// there it writes machine code at once, which takes a fifth of the time. And once it has written 1 MB of byte code in a
// process, it writes every further pattern as machine code that takes twenty times as long to run; the patterns of the
// rules are 9 MB.
const LONG_TEXT = '.'.repeat(1000);
const prepared = new WeakSet<RegExp>();

/** The pattern, ready to be run on short text without delay. Its place in a text is set to the start. */
export function prepare(pattern: RegExp): RegExp {
  if (!prepared.has(pattern)) {
    prepared.add(pattern);
    pattern.test(LONG_TEXT);
  }
  pattern.lastIndex = 0;
  return pattern;
}
