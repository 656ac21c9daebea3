// A name of several words is given whole once in a step; after that a cook says "the broccoli".

import type { Draft, Part } from '../draft.ts';

/** Nouns that say by themselves what is meant, as long as the list has nothing else of the name. */
const HEADS =
  /^(?:broccoli|beans|lentils|potatoes|sausages|chops|fillets|steaks|thighs|drumsticks|meatballs|squash|cabbage|mushrooms|tomatoes|tortillas|rice|noodles|buns|spinach|chard|kale|onions|carrots|beetroots|prawns)$/;
/** "Spring onions" and "sweet potatoes" are other things than onions and potatoes. */
const OTHERS = /^(?:spring|sweet|refried|baked|jelly|water) /;

/** The last word of a name of several, where it is enough and no other food of the list shares it; else null. */
function readHead({ noun }: Part, parts: readonly Part[]): string | null {
  const head = noun.split(' ').at(-1) ?? '';
  if (head === noun || !HEADS.test(head) || OTHERS.test(noun)) return null;
  const stem = head.replace(/(?:es|s)$/, '');
  return parts.filter((part) => `${part.noun} ${part.text}`.toLowerCase().includes(stem)).length > 1
    ? null
    : head;
}

/** How each long name is said from the second time on. */
export function listHeads({ parts }: Draft): readonly (readonly [name: string, head: string])[] {
  return parts.flatMap((part) => {
    const head = readHead(part, parts);
    return head === null ? [] : [[`the ${part.noun}`, `the ${head}`] as const];
  });
}

export function shortenMentions(
  step: string,
  heads: readonly (readonly [name: string, head: string])[],
): string {
  return heads.reduce((told, [name, head]) => {
    const from = told.toLowerCase().indexOf(name) + name.length;
    return from < name.length ? told : told.slice(0, from) + told.slice(from).replaceAll(name, head);
  }, step);
}
