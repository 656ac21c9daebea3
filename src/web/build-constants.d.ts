// What vite.config.ts writes into the page.

/** Null where a gateway serves the page; on a static site, the origins that its policy lets the page call. */
declare const LARDER_STATIC: { readonly directOrigins: readonly string[] } | null;
