// How words are strung together: lists, numbers, articles, capitals. Plain English, UK style.

/** "a", "a and b", "a, b and c". */
export function listWords(words: readonly string[]): string {
  if (words.length <= 1) return words[0] ?? '';
  return `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]}`;
}

/** "2", "1/2", "1 1/2", "0.3": quarters and thirds as cooks write them. */
export function writeQuantity(quantity: number): string {
  const whole = Math.floor(quantity + 1e-6);
  const left = quantity - whole;
  const fraction =
    left < 0.06
      ? ''
      : Math.abs(left - 0.25) < 0.06
        ? '1/4'
        : Math.abs(left - 1 / 3) < 0.03
          ? '1/3'
          : Math.abs(left - 0.5) < 0.07
            ? '1/2'
            : Math.abs(left - 2 / 3) < 0.03
              ? '2/3'
              : Math.abs(left - 0.75) < 0.06
                ? '3/4'
                : null;
  if (fraction === null) return String(Math.round(quantity * 10) / 10);
  if (fraction === '') return String(whole);
  return whole === 0 ? fraction : `${whole} ${fraction}`;
}

export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const SMALL_TITLE_WORDS = new Set([
  'and',
  'with',
  'on',
  'in',
  'of',
  'the',
  'a',
  'an',
  'or',
  'for',
  'from',
  'to',
  'con',
  'alla',
]);

/** Title Case As Cookbooks Set It; small words stay small. */
export function titleCase(text: string): string {
  return text
    .split(' ')
    .map((word, place) =>
      place > 0 && SMALL_TITLE_WORDS.has(word) ? word : word.split('-').map(capitalise).join('-'),
    )
    .join(' ');
}

/** Sentences begin with a capital even where they open with a food's name. */
export function capitaliseSentences(text: string): string {
  return capitalise(text).replace(/([.!?:] )([a-z])/g, (_, stop: string, letter: string) =>
    stop === ': ' ? stop + letter : stop + letter.toUpperCase(),
  );
}

/** 32-bit FNV-1a: the same words give the same number everywhere. */
export function hashWords(text: string): number {
  let hash = 0x811c9dc5;
  for (let place = 0; place < text.length; place += 1) {
    hash ^= text.charCodeAt(place);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}

/** "The pan" inside a sentence. */
export const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
