// The instructions of a schema.org recipe: one text, steps, sections of steps, or lists of any of them.

import { hasType, isNode, listOf, MOST_LINES, type Node, readLines, readText } from './json-text.ts';

export interface MethodPart {
  /** Empty where the steps have no heading. */
  readonly name: string;
  readonly steps: readonly string[];
}

/** Sections in sections that are followed; no site has more. */
const DEEPEST = 3;

/** "1. Chop the leek" of a text in one piece: the number is the list's own. */
function dropNumber(line: string): string {
  return line.replace(/^(?:step\s+)?\d{1,2}\s*[.):]\s+/i, '');
}

/** What a step says; its name mostly repeats the beginning of it. */
function readStep(node: Node): string {
  return dropNumber(readText(node.text) || readText(node.description) || readText(node.name));
}

function listSteps(parts: readonly MethodPart[]): readonly string[] {
  return parts.flatMap(({ steps }) => steps);
}

/** Never throws; what is nested deeper than a section of sections is passed over. */
export function readHowTo(value: unknown, depth = 0): readonly MethodPart[] {
  if (depth > DEEPEST) return [];
  const parts: MethodPart[] = [];
  let loose: string[] = [];
  const flush = () => {
    if (loose.length > 0) parts.push({ name: '', steps: loose });
    loose = [];
  };
  for (const each of listOf(value).slice(0, MOST_LINES)) {
    const node = isNode(each) && isNode(each.item) ? each.item : each;
    const inner = isNode(node) ? (node.itemListElement ?? node.steps) : undefined;
    if (!isNode(node)) loose.push(...readLines(node).map(dropNumber));
    else if (inner === undefined) loose.push(...[readStep(node)].filter((step) => step !== ''));
    // The directions of one step are one step.
    else if (!hasType(node, 'HowToSection') && !hasType(node, 'ItemList'))
      loose.push([readText(node.text), ...listSteps(readHowTo(inner, depth + 1))].join(' ').trim());
    else {
      flush();
      const [first, ...rest] = readHowTo(inner, depth + 1);
      if (first !== undefined) parts.push({ ...first, name: readText(node.name) || first.name }, ...rest);
    }
  }
  flush();
  return parts;
}
