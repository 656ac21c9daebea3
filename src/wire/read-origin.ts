// Origins that a deployer names: where the page may call, and where it is served.

/**
 * The origin that the text names, or null. It has no path, and may hold nothing that could end a directive of the
 * security policy. Where https is asked for, http is taken for loopback alone.
 */
export function readOrigin(text: string, scheme: 'https' | 'any'): string | null {
  if (!/^https?:\/\/[^/?#@\s;'"]+\/?$/iu.test(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  if (!/^https?:\/\/[\w.:[\]-]+$/u.test(url.origin)) return null;
  const isLoopback = /^(?:localhost|127\.0\.0\.1|\[::1\])$/u.test(url.hostname);
  return url.protocol === 'https:' || scheme === 'any' || isLoopback ? url.origin : null;
}

/** The words of a list of origins, with commas or white space between. */
export function splitOrigins(text: string): readonly string[] {
  return text.split(/[\s,]+/u).filter((word) => word !== '');
}
