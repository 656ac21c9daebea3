// A picture as it may leave the page: drawn anew and small. What the camera wrote beside it (place, time, device) is no
// part of what is drawn, and so it is gone.

/** Enough to read a receipt by; the gateway takes up to 2048. */
const LONGEST_SIDE_PX = 1536;
const QUALITY = 0.8;

export interface SmallPicture {
  /** What was drawn, to be shown. */
  readonly canvas: HTMLCanvasElement;
  readonly bytes: Blob;
}

/** Null where the browser cannot open the file as a picture. */
export async function shrinkPicture(file: Blob): Promise<SmallPicture | null> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (bitmap === null) return null;
  const share = Math.min(1, LONGEST_SIDE_PX / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * share));
  canvas.height = Math.max(1, Math.round(bitmap.height * share));
  const context = canvas.getContext('2d');
  if (context === null) return null;
  // JPEG knows no transparency: what is clear would be black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const bytes = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  return bytes === null ? null : { canvas, bytes };
}
