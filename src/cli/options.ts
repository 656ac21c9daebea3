// The options of each command, and how a command line is read into them.

import { parseArgs } from 'node:util';
import { countEdits } from '../food/line/name/word-forms.ts';

export interface OptionSpec {
  readonly type: 'text' | 'list' | 'flag';
  /** How its value is called in the help: `N`, `a,b,c`. */
  readonly value?: string;
  readonly help: string;
}

export type Options = Readonly<Record<string, OptionSpec>>;

const text = (value: string, help: string): OptionSpec => ({ type: 'text', value, help });
const list = (help: string): OptionSpec => ({ type: 'list', value: 'a,b', help });

export const HELP_OPTION: Options = { help: { type: 'flag', help: 'print this help' } };
const JSON_AND_HELP: Options = { json: { type: 'flag', help: 'print JSON' }, ...HELP_OPTION };

const WISHES: Options = {
  servings: text('N', 'how many it should serve, 1 to 12 (2)'),
  diet: list('diets it must fit: vegan, gluten-free ...'),
  avoid: list('allergens and foods it must not hold: milk, egg, coriander ...'),
  'max-minutes': text('N', 'ready in at most this many minutes, 5 to 480'),
  equipment: list(
    'what there is to cook with (all): hob, oven, grill, microwave, blender, air-fryer, slow-cooker, kettle',
  ),
  units: text('metric|us', 'units of measure (metric)'),
  language: text('TAG', 'language of the recipe, such as de or pt-BR (en)'),
  'max-extras': text('N', 'ingredients that may be bought, 0 to 10'),
};

export const COMMAND_OPTIONS = {
  suggest: {
    ...WISHES,
    idea: text('N', 'which idea: 0 is the best, 4 the fifth'),
    source: text('built-in|model', 'who writes it (as the server would choose)'),
    ...JSON_AND_HELP,
  },
  check: { have: list('the ingredients the recipe was asked for with'), ...WISHES, ...JSON_AND_HELP },
  export: {
    format: text('FORMAT', 'text, markdown, json-ld, cooklang, paprika, shopping'),
    output: text('FILE', 'where to write it (standard output)'),
    have: list('the ingredients that are there: they are not to buy'),
    ...WISHES,
    ...HELP_OPTION,
  },
  identify: JSON_AND_HELP,
  try: {
    'base-url': text('URL', 'an OpenAI-compatible service (OPENAI_BASE_URL)'),
    model: list('model ids of the service (LARDER_MODEL)'),
    lists: text('N', 'how many lists are sent to each model (20)'),
    ...JSON_AND_HELP,
  },
} satisfies Readonly<Record<string, Options>>;

export type CommandName = keyof typeof COMMAND_OPTIONS;

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
  const entries = Object.entries(options).map(
    ([name, { type }]) => [name, { type: type === 'flag' ? 'boolean' : 'string' }] as const,
  );
  const config = { ...Object.fromEntries(entries), help: { type: 'boolean', short: 'h' } } as const;
  const { tokens } = parseArgs({ args: [...args], options: config, strict: false, tokens: true });
  const positionals: string[] = [];
  const flags = new Set<string>();
  const texts = new Map<string, string>();
  const lists = new Map<string, readonly string[]>();
  for (const token of tokens) {
    if (token.kind === 'positional') positionals.push(token.value);
    if (token.kind !== 'option') continue;
    const { name, value } = token;
    const spec = Object.hasOwn(options, name) ? options[name] : undefined;
    if (spec === undefined) {
      const nearest = findNearest(name, Object.keys(options));
      throw new UsageError(`Unknown option ${token.rawName}; the nearest is --${nearest}.`);
    }
    if (spec.type === 'flag') {
      if (value !== undefined) throw new UsageError(`--${name} takes no value.`);
      flags.add(name);
      continue;
    }
    // parseArgs takes the next word whatever it is; "--diet --json" is a forgotten value.
    if (value === undefined || value === '' || (token.inlineValue !== true && value.startsWith('-'))) {
      throw new UsageError(`--${name} needs a value: --${name} ${spec.value ?? ''}`.trimEnd());
    }
    const parts = value.split(',').flatMap((part) => part.trim() || []);
    if (spec.type === 'text') texts.set(name, value);
    else lists.set(name, [...(lists.get(name) ?? []), ...parts]);
  }
  return { positionals, flags, texts, lists };
}

/** The word with the fewest letters changed, added or removed. */
export function findNearest(word: string, known: readonly string[]): string {
  const count = (candidate: string) => countEdits(word, candidate, Infinity);
  return known.toSorted((one, other) => count(one) - count(other))[0] ?? '';
}
