// The help texts of the command.

import { COMMAND_OPTIONS, type CommandName, type Options } from './options.ts';

export const LARDER_HELP = `Larder: a recipe from what you have.

  larder                       start the server (PORT, HOST and the other variables of the README)
  larder suggest INGREDIENT... a recipe from these ingredients
  larder check FILE            read a recipe and say what is found in it
  larder export FILE           write a recipe in the form of another program
  larder identify TEXT...      say what each line of an ingredient list is
  larder try                   measure models on lists of ours, beside the built-in chef

"-" in place of ingredients, file or text reads standard input.
"larder suggest --help" and the like tell the options of each.

Exit status: 0 done, 1 failed, 2 bad usage, 3 refused (nothing edible was left, or the recipe is held back).`;

const ABOUT: Readonly<Record<CommandName, string>> = {
  suggest: `larder suggest INGREDIENT... [options]

Suggests a recipe. Each argument is one ingredient: eggs rice "2 spring onions"; "-" reads a list from
standard input. OPENAI_BASE_URL with LARDER_MODEL, or HF_TOKEN, decide which model is asked; without them,
or when the model fails, the built-in chef answers.`,
  check: `larder check FILE [options]

Reads a recipe, as text, markdown, schema.org JSON-LD or a web page that holds it ("-": from standard input), and says what is found in it:
ingredients that are never used, temperatures, what was to be avoided. The options say what it was asked for.`,
  export: `larder export FILE --format FORMAT [options]

Writes a recipe ("-": from standard input) as plain text, markdown, schema.org JSON-LD, Cooklang, a Paprika file or
a list of what is to buy. Each says who wrote it, that no kitchen tested it, and what was found.`,
  identify: `larder identify TEXT... [options]

Says what each text is: which food, how much of it, or why it is none. "-" reads lines from standard input.`,
  try: `larder try --base-url URL --model ID [options]

Sends lists of ours to each model and prints a table: answers that were read and held back, warnings, what is to
buy, seconds to the first text, tokens, and the automatic checks of recipes. The built-in chef is the row to
compare with. The key is read from OPENAI_API_KEY. Each list is one request that the service may charge for.`,
};

export function writeHelp(name: CommandName): string {
  const options: Options = COMMAND_OPTIONS[name];
  const rows = Object.entries(options).map(([option, { value, help }]) => {
    const form = value === undefined ? `--${option}` : `--${option} ${value}`;
    return `  ${form.padEnd(24)}  ${help}`;
  });
  return [ABOUT[name], '', ...rows].join('\n');
}
