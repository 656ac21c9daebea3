// Saves a recipe as a file, made in the page: nothing is sent anywhere.

import { EXPORT_FORMATS, type ExportFormat } from '../../../recipe/export/export-formats.ts';
import { gatherExport, type TakenRecipe } from '../../../recipe/export/gather-export.ts';
import { nameFile } from '../../../recipe/export/name-file.ts';

/** Whether this browser can make the file: not every one compresses. */
export function canSave(format: ExportFormat): boolean {
  return !EXPORT_FORMATS[format].gzip || typeof CompressionStream === 'function';
}

/** The name of the file that was handed to the browser, or null where it could not be made. */
export async function saveExport(format: ExportFormat, taken: TakenRecipe): Promise<string | null> {
  const { media, extension, gzip, write } = EXPORT_FORMATS[format];
  const parts = gatherExport(taken);
  try {
    const text = new Blob([write(parts)], { type: gzip ? 'application/gzip' : `${media};charset=utf-8` });
    const file = gzip ? await compress(text) : text;
    const name = nameFile(parts.title, extension);
    download(file, name);
    return name;
  } catch {
    return null;
  }
}

function compress(file: Blob): Promise<Blob> {
  return new Response(file.stream().pipeThrough(new CompressionStream('gzip'))).blob();
}

/** Browsers begin to read the address after the press; by then it must still be there. */
const ADDRESS_KEPT_MS = 60_000;

function download(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), ADDRESS_KEPT_MS);
}
