// A recipe in the layout that Larder asks of a model, from the parts that a test is about.

/** A fragment of a recipe; what is absent is empty. */
export interface DraftParts {
  readonly title?: string | undefined;
  readonly introduction?: string | undefined;
  readonly servings?: number | undefined;
  readonly list?: readonly string[];
  readonly cupboard?: readonly string[];
  readonly buy?: readonly string[];
  readonly steps?: readonly string[];
  readonly notes?: readonly string[];
}

/** With a title and one step of its own where a test names none. */
export function writeDraft({
  title = 'Dinner',
  introduction,
  servings,
  list = [],
  cupboard = [],
  buy = [],
  steps = ['Serve.'],
  notes = [],
}: DraftParts): string {
  const bullets = (heading: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : [`${heading}\n${writeBullets(lines)}`];
  return [
    `# ${title}\n`,
    ...(introduction === undefined ? [] : [`${introduction}\n`]),
    ...(servings === undefined ? [] : [`**Serves** ${servings}\n`]),
    `## Ingredients\n${writeBullets(list)}`,
    ...bullets('### From the cupboard', cupboard),
    ...bullets('### To buy', buy),
    `## Method\n${steps.map((step, index) => `${index + 1}. ${step}\n`).join('')}`,
    ...bullets('## Notes', notes),
  ].join('\n');
}

function writeBullets(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}\n`).join('');
}
