// Hands a text to what the device offers for sharing.

export function canShare(): boolean {
  return typeof navigator.share === 'function';
}

/** `dismissed` where the cook closed the choice again. */
export async function shareText(text: string): Promise<'shared' | 'dismissed' | 'failed'> {
  try {
    await navigator.share({ text });
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'dismissed' : 'failed';
  }
}
