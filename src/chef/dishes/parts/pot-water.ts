// Water for a pot, in the cook's units.

/** "450 ml water" or "2 cups of water". */
export function waterFor(ml: number, us: boolean): string {
  return us
    ? `${Math.max(0.5, Math.round((ml / 236.6) * 2) / 2)} cups of water`
        .replace('0.5 cups', '1/2 cup')
        .replace('.5 cups', ' 1/2 cups')
        .replace(/^1 cups/, '1 cup')
    : `${ml} ml water`;
}
