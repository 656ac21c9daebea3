// Patterns of which the heart is a list of words: they are written as words, parted by commas, and joined here.

/** One of the words, between what stands before them and behind; word signs of patterns may stand in them. */
export function createWordPattern(before: string, words: string, behind: string, flags = 'i'): RegExp {
  return new RegExp(`${before}(?:${words.split(', ').join('|')})${behind}`, flags);
}
