// Undoes disguises, for the match with what is not food only: names of food are compared as they were typed.

// Letters of other scripts that look like Latin ones, each above the letter it passes for.
const LOOK_ALIKES = 'авекмнорстухѕіјԁԛԝһьгпαβγδεηικνορτυχωϲɑɡʟʜᴀʙᴄᴅᴇɴᴏʀꜱᴛᴜօոս';
const LATIN_FOR_THEM = 'abekmhopctyxsijdqwhbrnabydenikvoptuxwcaglhabcdenorstuonu';
const LETTERS: ReadonlyMap<string, string> = new Map(
  [...LOOK_ALIKES].map((letter, index) => [letter, LATIN_FOR_THEM.charAt(index)]),
);

const DIGIT_LETTERS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
  '€': 'e',
};

// Nearly every line is plain ASCII, which holds no letter of another script.
const PLAIN = /^[ -~]*$/;

/**
 * A second form of a folded text: look-alike letters, digits and signs that stand for letters ("bl3ach"), letters
 * spaced apart ("b l e a c h") and drawn out ("bleeeach") are written plainly. Linear in the length of the text.
 */
export function unmaskText(folded: string): string {
  const latin = PLAIN.test(folded)
    ? folded
    : folded.replace(/[^\p{ASCII}]/gu, (letter) => LETTERS.get(letter) ?? letter);
  const written = /[\d@$!|€]/.test(latin) ? latin.replace(/[\p{L}\d@$!|€]+/gu, unmaskDigits) : latin;
  return written
    .replace(/(?<![\p{L}\d])\p{L}(?:[\s.\-_*·]\p{L}(?![\p{L}\d])){3,}/gu, (run) =>
      run.replace(/[^\p{L}]/gu, ''),
    )
    .replace(/(\p{L})\1{2,}/gu, '$1')
    .replace(/(?<=\p{L})[*_.·](?=\p{L})/gu, '');
}

function unmaskDigits(word: string): string {
  const letters = word.replace(/[\d@$!|€]/g, '').length;
  // "500g", "2x", "1kg" and "7up" are amounts and names, not disguises.
  if (letters < 2 || letters === word.length || /^\d+\p{L}{1,4}$/u.test(word)) return word;
  return word.replace(/[\d@$!|€]/g, (sign) => DIGIT_LETTERS[sign] ?? sign);
}
