// The templates in which a row speaks. Parsed once; told by tell.ts. The signs:
//   {oil garlic}        uses what is left of these slots: "the oil and garlic"
//   {cheese:1/2}        uses a share of it: "50 g of the cheddar"
//   {the meat}          speaks of it without using it; {it meat} {is meat} {name meat} {s meat}
//   {heat} {until} {for} {core} {oven} {water} {wait} {in} {from}   what the act states
//   [ and {cream}]      only where every slot in it is filled; [a|b] the first of these that is
//   [?meat=@mince/sausage: a|b]  a where the condition holds, else b

import type { Selector } from './row.ts';

export type Mention = 'the' | 'it' | 'is' | 'name' | 'names' | 's' | 'they';
export type Field = 'heat' | 'until' | 'for' | 'core' | 'oven' | 'water' | 'wait' | 'in' | 'from';

export interface Condition {
  readonly not: boolean;
  readonly slot: string;
  /** One of its foods is one of these; absent: the slot is filled. */
  readonly of?: readonly Selector[];
}

export type Node =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'use'; readonly slots: readonly string[]; readonly shares: readonly (number | null)[] }
  | { readonly kind: 'mention'; readonly form: Mention; readonly slots: readonly string[] }
  | { readonly kind: 'field'; readonly name: Field }
  | {
      readonly kind: 'choice';
      readonly when: readonly Condition[];
      readonly branches: readonly (readonly Node[])[];
    };

const MENTIONS: readonly string[] = [
  'the',
  'it',
  'is',
  'name',
  'names',
  's',
  'they',
] satisfies readonly Mention[];
const FIELDS: readonly string[] = [
  ...(['heat', 'until', 'for', 'core', 'oven', 'water', 'wait', 'in', 'from'] satisfies readonly Field[]),
];

const parsed = new Map<string, readonly Node[]>();

/** The template as nodes; throws an Error that quotes it where brackets do not match. */
export function parseTemplate(template: string): readonly Node[] {
  const known = parsed.get(template);
  if (known !== undefined) return known;
  const reader: Reader = { text: template, at: 0 };
  const nodes = readNodes(reader, '');
  if (reader.at < template.length) throw new Error(`a bracket closes that was not opened: ${template}`);
  parsed.set(template, nodes);
  return nodes;
}

/** "meat=@mince/sausage&!cream": all of these hold. */
export function parseCondition(text: string): readonly Condition[] {
  return text.split('&').map((one) => {
    const plain = one.trim();
    const not = plain.startsWith('!');
    const [, slot = '', of] = /^!?([a-z]\w*)(?:=(.+))?$/.exec(plain) ?? [];
    if (slot === '') throw new Error(`no condition: ${text}`);
    return of === undefined ? { not, slot } : { not, slot, of: of.split('/') as Selector[] };
  });
}

interface Reader {
  readonly text: string;
  at: number;
}

function readNodes(reader: Reader, stops: string): Node[] {
  const nodes: Node[] = [];
  let plain = '';
  const close = (): void => {
    if (plain !== '') nodes.push({ kind: 'text', text: plain });
    plain = '';
  };
  while (reader.at < reader.text.length) {
    const sign = reader.text[reader.at] ?? '';
    if (stops.includes(sign) || (sign === ']' && stops === '')) break;
    reader.at += 1;
    if (sign === '{') {
      close();
      nodes.push(readBraces(reader));
    } else if (sign === '[') {
      close();
      nodes.push(readChoice(reader));
    } else plain += sign;
  }
  close();
  return nodes;
}

function readBraces(reader: Reader): Node {
  const end = reader.text.indexOf('}', reader.at);
  if (end < 0) throw new Error(`a brace is not closed: ${reader.text}`);
  const words = reader.text.slice(reader.at, end).split(' ');
  reader.at = end + 1;
  const [first = ''] = words;
  if (words.length === 1 && FIELDS.includes(first)) return { kind: 'field', name: first as Field };
  if (MENTIONS.includes(first) && words.length > 1)
    return { kind: 'mention', form: first as Mention, slots: words.slice(1) };
  const shared = words.map((word) => /^(\w+):(\d+)\/(\d+)$/.exec(word));
  return {
    kind: 'use',
    slots: words.map((word, place) => shared[place]?.[1] ?? word),
    shares: shared.map((one) => (one === null ? null : Number(one[2]) / Number(one[3]))),
  };
}

function readChoice(reader: Reader): Node {
  let when: readonly Condition[] = [];
  if (reader.text[reader.at] === '?') {
    const end = reader.text.indexOf(':', reader.at);
    when = parseCondition(reader.text.slice(reader.at + 1, end));
    reader.at = end + (reader.text[end + 1] === ' ' ? 2 : 1);
  }
  const branches: Node[][] = [];
  do {
    branches.push(readNodes(reader, '|]'));
    reader.at += 1;
  } while (reader.text[reader.at - 1] === '|');
  if (reader.text[reader.at - 1] !== ']') throw new Error(`a bracket is not closed: ${reader.text}`);
  return { kind: 'choice', when, branches };
}

const SEASONINGS: readonly string[] = ['salt', 'pepper'];

/** Whether everything that stands outside brackets can be said, given which slots are filled. */
export function isBorneOutBy(
  isFilled: (slot: string) => boolean,
  template: string | readonly Node[],
): boolean {
  const nodes = typeof template === 'string' ? parseTemplate(template) : template;
  return nodes.every((node) =>
    node.kind === 'use'
      ? node.slots.some((slot) => SEASONINGS.includes(slot) || isFilled(slot))
      : node.kind !== 'mention' || node.slots.some(isFilled),
  );
}

/** Every slot that the nodes name, whether they use it or speak of it. */
export function listSlots(nodes: readonly Node[]): readonly string[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'use' || node.kind === 'mention') return node.slots;
    if (node.kind !== 'choice') return [];
    return [...node.when.map(({ slot }) => slot), ...node.branches.flatMap(listSlots)];
  });
}
