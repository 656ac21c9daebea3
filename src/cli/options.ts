// The options of each command, and how a command line is read into them.

import { parseArgs } from 'node:util';

export interface OptionSpec {
  readonly type: 'text' | 'list' | 'flag';
  /** How its value is called in the help: `N`, `a,b,c`. */
  readonly value?: string;
  readonly help: string;
}

export type Options = Readonly<Record<string, OptionSpec>>;

const JSON_OPTION = { type: 'flag', help: 'print JSON' } as const;
const HELP_OPTION = { type: 'flag', help: 'print this help' } as const;

const WISHES = {
  servings: { type: 'text', value: 'N', help: 'how many it should serve, 1 to 12 (2)' },
  diet: { type: 'list', value: 'a,b', help: 'diets it must fit: vegan, gluten-free ...' },
  avoid: {
    type: 'list',
    value: 'a,b',
    help: 'allergens and foods it must not hold: milk, egg, coriander ...',
  },
  'max-minutes': { type: 'text', value: 'N', help: 'ready in at most this many minutes, 5 to 480' },
  equipment: {
    type: 'list',
    value: 'a,b',
    help: 'what there is to cook with (all): hob, oven, grill, microwave, blender, air-fryer, slow-cooker, kettle',
  },
  units: { type: 'text', value: 'metric|us', help: 'units of measure (metric)' },
  language: { type: 'text', value: 'TAG', help: 'language of the recipe, such as de or pt-BR (en)' },
  'max-extras': { type: 'text', value: 'N', help: 'ingredients that may be bought, 0 to 10' },
} as const satisfies Options;

export const SUGGEST_OPTIONS = {
  ...WISHES,
  idea: { type: 'text', value: 'N', help: 'which idea: 0 is the best, 4 the fifth' },
  source: { type: 'text', value: 'built-in|model', help: 'who writes it (as the server would choose)' },
  json: JSON_OPTION,
  help: HELP_OPTION,
} as const satisfies Options;

export const CHECK_OPTIONS = {
  have: { type: 'list', value: 'a,b', help: 'the ingredients the recipe was asked for with' },
  ...WISHES,
  json: JSON_OPTION,
  help: HELP_OPTION,
} as const satisfies Options;

export const EXPORT_OPTIONS = {
  format: { type: 'text', value: 'FORMAT', help: 'text, markdown, json-ld, cooklang, paprika, shopping' },
  output: { type: 'text', value: 'FILE', help: 'where to write it (standard output)' },
  have: { type: 'list', value: 'a,b', help: 'the ingredients that are there: they are not to buy' },
  ...WISHES,
  help: HELP_OPTION,
} as const satisfies Options;

export const IDENTIFY_OPTIONS = { json: JSON_OPTION, help: HELP_OPTION } as const satisfies Options;

export const TRY_OPTIONS = {
  'base-url': { type: 'text', value: 'URL', help: 'an OpenAI-compatible service (OPENAI_BASE_URL)' },
  model: { type: 'list', value: 'a,b', help: 'model ids of the service (LARDER_MODEL)' },
  lists: { type: 'text', value: 'N', help: 'how many lists are sent to each model (20)' },
  json: JSON_OPTION,
  help: HELP_OPTION,
} as const satisfies Options;

/** The command line was wrong; the message is one line for whoever typed it. */
export class UsageError extends Error {
  override name = 'UsageError';
}

export interface CommandLine {
  readonly positionals: readonly string[];
  readonly flags: ReadonlySet<string>;
  readonly texts: ReadonlyMap<string, string>;
  readonly lists: ReadonlyMap<string, readonly string[]>;
}

/** Reads arguments by a table of options. Throws UsageError; an unknown option is told with the nearest one. */
export function readCommandLine(args: readonly string[], options: Options): CommandLine {
  const config = Object.fromEntries(
    Object.entries(options).map(([name, { type }]) => [
      name,
      {
        type: type === 'flag' ? ('boolean' as const) : ('string' as const),
        ...(name === 'help' ? { short: 'h' } : {}),
      },
    ]),
  );
  const { tokens } = parseArgs({ args: [...args], options: config, strict: false, tokens: true });
  const positionals: string[] = [];
  const flags = new Set<string>();
  const texts = new Map<string, string>();
  const lists = new Map<string, readonly string[]>();
  for (const token of tokens) {
    if (token.kind === 'positional') positionals.push(token.value);
    if (token.kind !== 'option') continue;
    const spec = Object.hasOwn(options, token.name) ? options[token.name] : undefined;
    if (spec === undefined) {
      throw new UsageError(
        `Unknown option ${token.rawName}; the nearest is --${findNearest(token.name, Object.keys(options))}.`,
      );
    }
    if (spec.type === 'flag') {
      if (token.value !== undefined) throw new UsageError(`--${token.name} takes no value.`);
      flags.add(token.name);
      continue;
    }
    const value = token.value;
    // parseArgs takes the next word whatever it is; "--diet --json" is a forgotten value.
    if (value === undefined || value === '' || (token.inlineValue !== true && value.startsWith('-'))) {
      throw new UsageError(`--${token.name} needs a value: --${token.name} ${spec.value ?? ''}`.trimEnd());
    }
    if (spec.type === 'text') texts.set(token.name, value);
    else lists.set(token.name, [...(lists.get(token.name) ?? []), ...splitList(value)]);
  }
  return { positionals, flags, texts, lists };
}

function splitList(value: string): string[] {
  return value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** The word with the fewest letters changed, added or removed. */
export function findNearest(word: string, known: readonly string[]): string {
  let best = known[0] ?? '';
  for (const candidate of known) {
    if (countEdits(word, candidate) < countEdits(word, best)) best = candidate;
  }
  return best;
}

function countEdits(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
