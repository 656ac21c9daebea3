// A20 and A23: how it reads, and how long it is.

import type { Reasons, TextCheck } from '../check.ts';
import type { Subject } from '../subject.ts';

const FAULTS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:undefined|null|NaN)\b|\[object|\{\w*\}|<\w+>|\bTODO\b/, 'an empty slot'],
  [/\S {2,}\S/, 'two spaces'],
  [/ [,;.!?](?:\s|$)/, 'a space before a mark'],
  [/,,|;;|(?<!\.)\.\.(?!\.)|,\.|\.,|\(\s*\)/, 'a doubled mark'],
  [/\b(the|a|an|and|of|in|to|with|until|or|for|is|it|on|from) \1\b/i, 'a doubled word'],
  [/\ban? (?:the|an?)\b/i, 'two articles'],
  [/\ba (?!(?:one|once|use|uni|eu|U[A-Z]|ew)\w*)[aeio]\w+/, '"a" before a vowel'],
  [/\ban (?!(?:hour|hon|heir)\w*)[bcdfgjklmnpqrstvwxyz]\w+/i, '"an" before a consonant'],
  [
    /(?<![\d/.½¼¾] ?)\b1 (?:eggs|onions|tins|cloves|slices|carrots|potatoes|tomatoes|minutes|hours|teaspoons|tablespoons)\b/,
    'one of several',
  ],
  [
    /(?<![/\d])(?:[2-9]|\d\d+) (?:egg|onion|tin|clove|slice|carrot|potato|tomato|minute|hour|teaspoon|tablespoon)\b(?!-)/,
    'several of one',
  ],
  // Flat ones are counted: "2 pitta breads".
  [
    /\b(?:butters|flours|rices|milks|garlics|(?<!\b(?:pitta|pita|naan|flat) )breads|pastas)\b/i,
    'a plural of what is not counted',
  ],
];
const BANNED =
  /\b(?:delicious|mouth-?watering|perfect(?:ly|ion)?|elevate[sd]?|symphony|journey|delight(?:ful)?|burst(?:s|ing)? of flavou?r|scrumptious|tantali[sz]ing|flavou?rful|to die for)\b/i;
const STEP_WORDS: readonly [least: number, most: number] = [8, 60];
const REPEATED_WORDS = 8;

function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

function listText(subject: Subject): readonly string[] {
  const { title, introduction, steps, notes, ingredients, leftOut } = subject.recipe;
  return [
    title ?? '',
    introduction,
    ...ingredients.map((line) => line.text),
    ...steps,
    ...notes,
    ...leftOut.map((one) => one.why),
  ];
}

function isUnclosed(text: string): boolean {
  return [...text].filter((sign) => sign === '(').length !== [...text].filter((sign) => sign === ')').length;
}

/** The first run of words that the method says twice. */
function findRepeated(subject: Subject): string | null {
  const seen = new Set<string>();
  for (const { text } of subject.sentences) {
    const words = text.toLowerCase().match(/[\p{L}\p{N}'-]+/gu) ?? [];
    const own = new Set<string>();
    for (let from = 0; from + REPEATED_WORDS <= words.length; from += 1) {
      const run = words.slice(from, from + REPEATED_WORDS).join(' ');
      if (seen.has(run) || own.has(run)) return run;
      own.add(run);
    }
    for (const run of own) seen.add(run);
  }
  return null;
}

function quoteMatch(text: string, pattern: RegExp): string {
  const match = pattern.exec(text);
  const at = match?.index ?? 0;
  return text.slice(Math.max(0, at - 15), at + (match?.[0].length ?? 0) + 15);
}

function judgeLanguage(subject: Subject): Reasons {
  if (subject.recipe.steps.length === 0) return null;
  const reasons: string[] = [];
  for (const text of listText(subject)) {
    for (const [pattern, what] of FAULTS)
      if (pattern.test(text)) reasons.push(`${what}: "${quoteMatch(text, pattern)}"`);
    if (BANNED.test(text)) reasons.push(`banned word: "${quoteMatch(text, BANNED)}"`);
    if (isUnclosed(text)) reasons.push(`an open bracket: "${text.slice(0, 60)}"`);
  }
  subject.recipe.steps.forEach((step, place) => {
    const words = countWords(step);
    if (words < STEP_WORDS[0] || words > STEP_WORDS[1]) reasons.push(`step ${place + 1} has ${words} words`);
  });
  for (const { text, step } of subject.sentences) {
    if (/^\p{Ll}/u.test(text)) reasons.push(`step ${step}: a sentence begins small: "${text.slice(0, 40)}"`);
  }
  const repeated = findRepeated(subject);
  if (repeated !== null) reasons.push(`said twice: "${repeated}"`);
  return reasons;
}

export const languageCheck: TextCheck = {
  id: 'A20',
  what: 'language',
  exactly:
    'no empty slot, doubled mark or word, wrong article or number, open bracket, small letter at a start; no banned word; no 8 words in a row twice in the method; each step 8 to 60 words',
  least: 1,
  // A sandwich has a step of seven words, and many pots end in the same seasoning.
  held: 0.95,
  judge: judgeLanguage,
};

const WORDS: readonly [least: number, most: number] = [150, 650];
const MOST_TOKENS = 1024;
/** English recipes in common tokenizers; digits and marks of markdown make it less than prose has. */
const CHARACTERS_PER_TOKEN = 3.8;

function judgeSize(subject: Subject): Reasons {
  if (subject.recipe.steps.length === 0) return null;
  const words = countWords(subject.markdown);
  const tokens = Math.ceil(subject.markdown.length / CHARACTERS_PER_TOKEN);
  const reasons: string[] = [];
  if (words < WORDS[0] || words > WORDS[1]) reasons.push(`${words} words`);
  if (tokens >= MOST_TOKENS) reasons.push(`about ${tokens} tokens`);
  return reasons;
}

export const sizeCheck: TextCheck = {
  id: 'A23',
  what: 'size',
  exactly:
    '150 to 650 words with at least one letter or figure; fewer than 1,024 tokens at 3.8 characters each',
  least: 1,
  // A tin of tomatoes or milk and honey are said in fewer words; readers took what filled the page for padding, and
  // a word of praise for one ingredient behind the headnote for more of it.
  held: 0.94,
  judge: judgeSize,
};
