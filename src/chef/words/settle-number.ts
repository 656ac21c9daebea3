// One egg has one yolk, and who eats alone has one plate. Dishes tell of several; here the words follow the list.

import { writeFoodName } from '../../food/plural-name.ts';
import type { Draft, Part } from '../draft.ts';

type Wording = readonly [RegExp, string];

/** How a dish is served to one. */
const FOR_ONE: readonly Wording[] = [
  [/\b([Dd])ivide between (warm |deep )?plates\b/g, '$1ish up on a $2plate'],
  [/\bDivide (the [^.;]*?) between (?:warm |deep )?bowls\b/g, 'Put $1 in a bowl'],
  [/\bdivide between a\b/g, 'put in a'],
  [/\bdivide between (?:warm |deep )?bowls\b/g, 'put in a bowl'],
  [/\b(on|onto|over|from|in|into) (warm |deep )?(plate|bowl)s\b/g, '$1 a $2$3'],
  [/\b(?:Share between|Fill the) (?:warm )?(plate|bowl)s\b/g, 'Fill a $1'],
  [/\bthe plates\b/g, 'the plate'],
  [/\bwarm (plate|bowl)s\b/g, 'a warm $1'],
  [/\blet each person fill their own, not so full\b/g, 'fill them there, not so full'],
];

const ONE_EGG: readonly Wording[] = [
  [/\b(?:the )?(yolks?|whites?) and (?:the )?(yolk|white)s(?! firm)/g, '$1 and $2'],
  [/\b(yolk|white)s are\b/g, '$1 is'],
  [/\b(yolk|white)s\b/g, '$1'],
  [/\bthey are one colour\b/g, 'it is one colour'],
  [/\b(scrambled|halved) eggs\b/g, '$1 egg'],
];

const VERBS: Readonly<Record<string, string>> = {
  ...{ are: 'is', have: 'has', go: 'goes', do: 'does', keep: 'keeps', get: 'gets', want: 'wants' },
};

/** Whether the list holds one of it, or less, and nothing else of that name. */
function isSingle(part: Part, parts: readonly Part[], many: string): boolean {
  return (
    part.food.noun === 'count' &&
    part.unit === null &&
    part.quantity !== null &&
    part.quantity <= 1 &&
    !part.plural &&
    !parts.some((other) => other !== part && `${other.food.plural} ${other.noun}`.includes(many))
  );
}

function replaceAll(text: string, wordings: readonly Wording[]): string {
  return wordings.reduce((told, [pattern, words]) => told.replace(pattern, words), text);
}

/** "The tomatoes have" of a list with one tomato is "the tomato has". */
function speakOfOne(text: string, one: string, many: string): string {
  if (!text.includes(`he ${many}`) && !text.includes(`he ${one} `)) return text;
  return text
    .replace(
      new RegExp(`\\b([Tt]he) ${many} (${Object.keys(VERBS).join('|')})\\b`, 'g'),
      (_, article: string, verb: string) => `${article} ${one} ${VERBS[verb]}`,
    )
    .replace(
      new RegExp(`(\\b[Tt]he ${one} [^.;:,]* and )(${Object.keys(VERBS).join('|')})\\b`, 'g'),
      (_, before: string, verb: string) => `${before}${VERBS[verb]}`,
    )
    .replace(new RegExp(`\\b([Tt]he) ${many}\\b`, 'g'), `$1 ${one}`);
}

/** Words that speak of several, as this list and this table want them. */
export function settleNumber(text: string, { parts, servings }: Draft): string {
  let told = servings === 1 ? replaceAll(text, FOR_ONE) : text;
  for (const part of parts) {
    const many = part.food.plural.split(' ').at(-1) ?? '';
    const one = writeFoodName(part.food, { count: 1 }).split(' ').at(-1) ?? '';
    if (one === many || many === '' || !isSingle(part, parts, many)) continue;
    if (part.food.id === 'egg') told = replaceAll(told, ONE_EGG);
    told = speakOfOne(told, one, many);
  }
  return told;
}
