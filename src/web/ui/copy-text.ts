// Puts text on the clipboard.

/** True once the text is there. Where the browser keeps the clipboard shut, an older way is tried. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

// Pages without https have no clipboard of their own; what is selected can still be copied.
function copySelected(text: string): boolean {
  const before = document.activeElement;
  const holder = document.createElement('textarea');
  holder.className = 'unseen';
  holder.value = text;
  holder.readOnly = true;
  document.body.append(holder);
  holder.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    holder.remove();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }
}
