// The content security policy of the page, the same from the gateway's header and from a static site's meta tag.

/**
 * The page's own origin alone, beside the origins of direct calls. A meta tag cannot say `frame-ancestors`
 * (Content Security Policy Level 3), so only a header does.
 */
export function writeContentSecurityPolicy(
  directOrigins: readonly string[],
  carriedBy: 'header' | 'meta',
): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${["'self'", ...directOrigins].join(' ')}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    ...(carriedBy === 'header' ? ["frame-ancestors 'none'"] : []),
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    // The page's one policy: it gives the address of the page's own worker and nothing else.
    'trusted-types larder-worker',
  ].join('; ');
}
