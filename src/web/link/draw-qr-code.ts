// A QR code as one path of an SVG, a unit for each module: the drawing needs no markup and no picture.

import { encodeQR } from 'qr';

export interface QrCode {
  /** Modules of one side, the quiet border included. */
  readonly size: number;
  readonly path: string;
}

/** Modules that readers want around it, ISO/IEC 18004. */
const BORDER = 4;

/** Null where the text does not fit into one: about 2,950 bytes. */
export function drawQrCode(text: string): QrCode | null {
  let rows: boolean[][];
  try {
    // It is shown whole on a screen: what corrects for dirt and tears would only make it denser.
    rows = encodeQR(text, 'raw', { ecc: 'low', border: BORDER });
  } catch {
    return null;
  }
  const path = rows.flatMap((row, y) => drawRow(row, y)).join('');
  return { size: rows.length, path };
}

function drawRow(row: readonly boolean[], y: number): readonly string[] {
  const runs: string[] = [];
  for (let x = row.indexOf(true); x !== -1; x = row.indexOf(true, x)) {
    const end = row.indexOf(false, x);
    const length = (end === -1 ? row.length : end) - x;
    runs.push(`M${x} ${y}h${length}v1h-${length}z`);
    x += length;
  }
  return runs;
}
