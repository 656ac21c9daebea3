// Which addresses of a recipe's links and pictures are kept. An allow-list: what it does not name is emptied.

const KEPT_SCHEMES: ReadonlySet<string> = new Set(['http', 'https', 'irc', 'ircs', 'mailto', 'xmpp']);

/**
 * The address unchanged when its scheme is http, https, irc, ircs, mailto or xmpp, or when it is relative;
 * otherwise the empty string.
 *
 * A browser drops control characters and white space before it looks for the scheme ("java\tscript:",
 * " javascript:"), so nothing is cleaned here: whatever stands before the first colon must be one of the
 * names above, letter for letter. A colon after a slash, a question mark or a hash belongs to a relative address.
 */
export function keepAddress(address: string): string {
  const colon = address.indexOf(':');
  if (colon === -1) return address;
  const beforeColon = address.slice(0, colon);
  if (/[/?#]/.test(beforeColon)) return address;
  return KEPT_SCHEMES.has(beforeColon.toLowerCase()) ? address : '';
}

/** True when the address, read as the page would read it, stays on the page's own origin. */
export function isOwnAddress(address: string, pageAddress: string): boolean {
  try {
    return new URL(address, pageAddress).origin === new URL(pageAddress).origin;
  } catch {
    return false;
  }
}
