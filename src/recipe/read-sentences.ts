// A text parted into sentences, so that a word is judged beside the words it belongs to.

/** Sentences of a text. A full stop inside a number or after a short form ("approx.") does not end one. */
export function readSentences(text: string): readonly string[] {
  return text.split(
    /(?<=[.!?][")”]?)(?<!\b(?:approx|ca|tbsp|tsp|oz|lb|St|e\.g|i\.e)\.)\s+(?=[*_]{0,3}[\p{Lu}\d"“(])/u,
  );
}
