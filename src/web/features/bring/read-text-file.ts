// The text of a file that the cook chose.

const MOST_BYTES = 2 * 1024 * 1024;

/** Null where the file is no text, or far too large for a recipe and its page. */
export async function readTextFile(file: File): Promise<string | null> {
  if (file.size > MOST_BYTES) return null;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
    return text.includes('\0') ? null : text;
  } catch {
    return null;
  }
}
