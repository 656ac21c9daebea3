// Starts the rest of the page's script once the page is painted; a page that nobody looks at is not painted.

/** A browser that tells nothing of paints has painted by then. */
const LONGEST_WAIT_MS = 1000;

// The build names them; while one works on the page, its HTML asks for the script itself.
let waiting = document.querySelector<HTMLScriptElement>('script[data-then]')?.dataset.then?.split(' ') ?? [];

function start(): void {
  for (const path of waiting) void import(/* @vite-ignore */ new URL(path, document.baseURI).href);
  waiting = [];
}

if (document.visibilityState === 'hidden') start();
else {
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  setTimeout(start, LONGEST_WAIT_MS);
}
