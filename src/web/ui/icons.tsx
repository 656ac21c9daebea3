// The few signs of the page, drawn with the colour of the text around them.

import type { ReactNode } from 'react';

export function Icon({ children }: { readonly children: ReactNode }) {
  return (
    <svg className="icon" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}

export function CrossIcon() {
  return (
    <Icon>
      <path d="M4 4l8 8M12 4l-8 8" />
    </Icon>
  );
}

export function StopIcon() {
  return (
    <Icon>
      <path d="M4.5 4.5h7v7h-7z" fill="currentColor" />
    </Icon>
  );
}

/** A shelf of a larder: jars, a leek, eggs in a bowl. Decoration of the empty page. */
export function ShelfDrawing() {
  return (
    <svg className="shelf" viewBox="0 0 360 170" aria-hidden="true" focusable="false">
      <path className="board" d="M6 142h348M22 142v16M338 142v16" />
      <path d="M40 142V88c0-6 4-9 4-13v-5h36v5c0 4 4 7 4 13v54z" />
      <path d="M42 70h40v-9H42z" />
      <path className="spice" d="M40 142v-34c8-5 14 4 22 0s14-4 22 0v34z" />
      <path d="M104 142v-38c0-5 3-8 3-11v-4h26v4c0 3 3 6 3 11v38zM105 89h30v-8h-30zM112 112h16v14h-16z" />
      <path d="M160 116h84c0 15-10 26-26 26h-32c-16 0-26-11-26-26z" />
      <path d="M170 116c-2-15 6-28 15-28s17 13 15 28M197 101c3-10 9-16 15-16 10 0 19 14 17 31" />
      <path d="M262 142c2-22 5-40 9-62M272 142c1-22 3-38 6-60M282 142c0-20 1-36 3-54" />
      <path
        className="leaf"
        d="M271 80c-7-17-20-27-30-31 3 14 12 31 27 42M278 82c-2-20 2-38 9-50 7 13 8 34 0 53M285 88c5-16 15-28 29-34-1 15-9 32-25 45"
      />
      <path d="M260 142c-3-7-2-12 0-16h28c2 6 1 11-1 16z" />
      <path className="spice" d="M308 142c-9-3-14-10-13-19s8-14 16-13c9-3 18 2 20 11s-3 18-13 21z" />
      <path d="M311 110c-1-5 1-9 5-11M311 110c-4 0-8 2-10 5M311 110c5-1 9 0 12 4" />
    </svg>
  );
}
