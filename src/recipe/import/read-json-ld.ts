// Reads schema.org/Recipe in JSON-LD, as recipe managers export it and web pages carry it, into Larder's layout.
// Sites write it in many shapes; what is not known is passed over. https://schema.org/Recipe

import { writeMinutes } from '../read-minutes.ts';

type Node = Readonly<Record<string, unknown>>;

/** Depth of nesting that is looked into: sections hold steps, steps hold directions. */
const MOST_DEPTH = 6;

/** The first recipe of the data as markdown; null where there is none or the text is no JSON. */
export function readJsonLd(text: string): string | null {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return null;
  }
  const recipe = findRecipe(json, MOST_DEPTH);
  return recipe === null ? null : writeMarkdown(recipe);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function listAll(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return value === undefined || value === null ? [] : [value];
}

function isRecipe(node: Node): boolean {
  return listAll(node['@type']).some((type) => typeof type === 'string' && /(?:^|[/:])Recipe$/.test(type));
}

function findRecipe(value: unknown, depth: number): Node | null {
  if (depth === 0) return null;
  if (isNode(value)) {
    if (isRecipe(value)) return value;
    return findRecipe(
      [value['@graph'], value.mainEntity, value.mainEntityOfPage, value.itemListElement, value.item],
      depth - 1,
    );
  }
  for (const each of Array.isArray(value) ? value : []) {
    const found = findRecipe(each, depth - 1);
    if (found !== null) return found;
  }
  return null;
}

/** Lines of text without the tags that sites leave in them; line ends where the tags made them. */
function readLines(value: unknown): readonly string[] {
  if (typeof value === 'number') return [String(value)];
  if (typeof value !== 'string') return [];
  return value
    .replace(/<(?:br|\/?p|\/?li|\/?div)\b[^<>]{0,200}>/gi, '\n')
    .replace(/<\/?[a-z][^<>]{0,500}>/gi, '')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
}

function readWords(value: unknown): string {
  return listAll(value)
    .flatMap((each) => readLines(isNode(each) ? (each.name ?? each['@value'] ?? each.value) : each))
    .join(' ');
}

const DURATION =
  /^P(?:(\d{1,3})D)?(?:T(?:(\d{1,4}(?:\.\d+)?)H)?(?:(\d{1,6}(?:\.\d+)?)M)?(?:\d+(?:\.\d+)?S)?)?$/i;

/** Minutes of an ISO 8601 duration; null where it is none or says nothing. */
function readDuration(value: unknown): number | null {
  const match = typeof value === 'string' ? DURATION.exec(value.trim()) : null;
  if (match === null) return null;
  const [days, hours, minutes] = match.slice(1).map((part) => Number(part ?? 0));
  const total = (days ?? 0) * 1440 + (hours ?? 0) * 60 + (minutes ?? 0);
  return total > 0 ? Math.round(total) : null;
}

function writeFigures(recipe: Node): string {
  const yields = listAll(recipe.recipeYield ?? recipe.yield).map(readWords);
  const servings = yields.map(
    (words) => /^\d{1,3}$|\d{1,3}(?=\s*(?:servings?|portions?|people|persons?)\b)/i.exec(words)?.[0],
  );
  const count = servings.find((each) => each !== undefined);
  const made = yields.find((words) => words !== '');
  const times = [
    ['Prep', recipe.prepTime],
    ['Cook', recipe.cookTime],
    ['Total', recipe.totalTime],
  ] as const;
  return [
    ...(count !== undefined ? [`**Serves** ${count}`] : made !== undefined ? [`Makes ${made}`] : []),
    ...times.flatMap(([name, value]) => {
      const minutes = readDuration(value);
      return minutes === null ? [] : [`**${name}** ${writeMinutes(minutes)}`];
    }),
  ].join(' | ');
}

/** The steps, with a heading where a section has a name. Steps are told by their text; their name is its beginning. */
function writeSteps(value: unknown, depth: number): readonly string[] {
  if (depth === 0) return [];
  return listAll(value).flatMap((each): readonly string[] => {
    if (!isNode(each)) return readLines(each);
    const parts = writeSteps(each.itemListElement ?? each.steps, depth - 1);
    const own = readLines(each.text);
    if (parts.length === 0)
      return own.length > 0 ? [own.join(' ')] : readLines(each.name ?? each.description);
    const isSection = listAll(each['@type']).includes('HowToSection');
    const name = readWords(each.name);
    if (isSection) return [...(name === '' ? [] : [`### ${name}`]), ...parts];
    return [[...own, ...parts].join(' ')];
  });
}

function numberSteps(steps: readonly string[]): readonly string[] {
  let number = 0;
  return steps.map((step) => {
    if (step.startsWith('### ')) return `\n${step}\n`;
    number += 1;
    return `${number}. ${step.replace(/^(?:step\s*)?\d{1,2}\s?[.):]\s+/i, '')}`;
  });
}

function writeMarkdown(recipe: Node): string {
  const title = readWords(recipe.name ?? recipe.headline);
  const author = readWords(recipe.author);
  const ingredients = listAll(recipe.recipeIngredient ?? recipe.ingredients).flatMap(readLines);
  const comments = listAll(recipe.comment).flatMap((each) => readLines(isNode(each) ? each.text : each));
  const notes = [...comments, ...(author === '' ? [] : [`Recipe by ${author}`])];
  const parts = [
    title === '' ? '' : `# ${title}`,
    readLines(recipe.description).join('\n\n'),
    writeFigures(recipe),
    ingredients.length === 0 ? '' : ['## Ingredients', ...ingredients.map((line) => `- ${line}`)].join('\n'),
    ['## Method', ...numberSteps(writeSteps(recipe.recipeInstructions, MOST_DEPTH))].join('\n'),
    notes.length === 0 ? '' : ['## Notes', ...notes.map((line) => `- ${line}`)].join('\n'),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
