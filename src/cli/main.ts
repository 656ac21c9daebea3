// The `larder` command: which command is meant, and what its end means for the shell.

import { readFile, writeFile } from 'node:fs/promises';
import { SYSTEM_CLOCK } from '../provider/chat-service.ts';
import { CommandError, type CommandIo, type ExitStatus } from './command-io.ts';
import { LARDER_HELP, writeHelp } from './help.ts';
import {
  COMMAND_OPTIONS,
  type CommandLine,
  type CommandName,
  findNearest,
  HELP_OPTION,
  readCommandLine,
  UsageError,
} from './options.ts';

type Run = (line: CommandLine, io: CommandIo) => Promise<ExitStatus>;

// Each command loads what it needs and nothing else: naming one food took a second of loading chef and server.
const LOAD: Readonly<Record<CommandName, () => Promise<Run>>> = {
  suggest: async () => (await import('./suggest.ts')).runSuggest,
  check: async () => (await import('./check.ts')).runCheck,
  export: async () => (await import('./export.ts')).runExport,
  identify: async () => (await import('./identify.ts')).runIdentify,
  try: async () => (await import('./try/try.ts')).runTry,
};

function isCommand(name: string): name is CommandName {
  return Object.hasOwn(LOAD, name);
}

/** Runs one command line (without the program's name). Resolves with the exit status; never throws. */
export async function runCommand(args: readonly string[], io: CommandIo): Promise<number> {
  try {
    const [name, ...rest] = args;
    if (name === undefined) return await io.serve();
    if (name.startsWith('-')) {
      const line = readCommandLine(args, HELP_OPTION);
      if (!line.flags.has('help'))
        throw new UsageError('Name a command, or give no argument to start the server.');
      io.out(`${LARDER_HELP}\n`);
      return 0;
    }
    if (!isCommand(name)) {
      const nearest = findNearest(name, Object.keys(LOAD));
      throw new UsageError(`Unknown command ${JSON.stringify(name)}; the nearest is "${nearest}".`);
    }
    const line = readCommandLine(rest, COMMAND_OPTIONS[name]);
    if (!line.flags.has('help')) return await (await LOAD[name]())(line, io);
    io.out(`${writeHelp(name)}\n`);
    return 0;
  } catch (error) {
    if (error instanceof UsageError) {
      io.err(`${error.message}\nTry "larder --help".\n`);
      return 2;
    }
    io.err(error instanceof CommandError ? `${error.message}\n` : 'Something went wrong inside Larder.\n');
    return 1;
  }
}

/** Runs the command line of this process. */
export function runLarder(): Promise<number> {
  // "larder suggest ... | head" closes the pipe early.
  process.stdout.on('error', () => undefined);
  return runCommand(process.argv.slice(2), {
    env: process.env,
    stdin: process.stdin,
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
    readFile: (path) => readFile(path),
    writeFile: (path, bytes) => writeFile(path, bytes),
    fetch: globalThis.fetch,
    clock: SYSTEM_CLOCK,
    serve: async () => (await import('../gateway/main.ts')).runGateway(),
  });
}
