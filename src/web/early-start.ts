// Starts the rest of the page's script once the page is painted; a page that nobody looks at yet is not painted.

const script = document.querySelector<HTMLScriptElement>('script[data-then]');

function start(): void {
  // The build names them; while one works on the page, its HTML asks for the script itself.
  for (const path of script?.dataset.then?.split(' ') ?? [])
    void import(/* @vite-ignore */ new URL(path, document.baseURI).href);
}

if (document.visibilityState === 'hidden') start();
else requestAnimationFrame(() => setTimeout(start));
