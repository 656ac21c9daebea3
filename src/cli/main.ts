// The `larder` command: which command is meant, and what its end means for the shell.

import { readFile, writeFile } from 'node:fs/promises';
import { SYSTEM_CLOCK } from '../provider/chat-service.ts';
import { CommandError, type CommandIo, type ExitStatus } from './command-io.ts';
import { CHECK_HELP, EXPORT_HELP, IDENTIFY_HELP, LARDER_HELP, SUGGEST_HELP, TRY_HELP } from './help.ts';
import {
  CHECK_OPTIONS,
  type CommandLine,
  EXPORT_OPTIONS,
  findNearest,
  IDENTIFY_OPTIONS,
  type Options,
  readCommandLine,
  SUGGEST_OPTIONS,
  TRY_OPTIONS,
  UsageError,
} from './options.ts';

interface Command {
  readonly options: Options;
  readonly help: string;
  readonly run: (line: CommandLine, io: CommandIo) => Promise<ExitStatus>;
}

// Each command loads what it needs and nothing else: naming one food took a second of loading chef and server.
const COMMANDS: Readonly<Record<string, Command>> = {
  suggest: {
    options: SUGGEST_OPTIONS,
    help: SUGGEST_HELP,
    run: async (line, io) => (await import('./suggest.ts')).runSuggest(line, io),
  },
  check: {
    options: CHECK_OPTIONS,
    help: CHECK_HELP,
    run: async (line, io) => (await import('./check.ts')).runCheck(line, io),
  },
  export: {
    options: EXPORT_OPTIONS,
    help: EXPORT_HELP,
    run: async (line, io) => (await import('./export.ts')).runExport(line, io),
  },
  identify: {
    options: IDENTIFY_OPTIONS,
    help: IDENTIFY_HELP,
    run: async (line, io) => (await import('./identify.ts')).runIdentify(line, io),
  },
  try: {
    options: TRY_OPTIONS,
    help: TRY_HELP,
    run: async (line, io) => (await import('./try/try.ts')).runTry(line, io),
  },
};

/** Runs one command line (without the program's name). Resolves with the exit status; never throws. */
export async function runCommand(args: readonly string[], io: CommandIo): Promise<number> {
  try {
    const [name, ...rest] = args;
    if (name === undefined) return await io.serve();
    if (name.startsWith('-')) {
      const line = readCommandLine(args, { help: { type: 'flag', help: '' } });
      if (!line.flags.has('help'))
        throw new UsageError('Name a command, or give no argument to start the server.');
      io.out(`${LARDER_HELP}\n`);
      return 0;
    }
    const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
    if (command === undefined) {
      const nearest = findNearest(name, Object.keys(COMMANDS));
      throw new UsageError(`Unknown command ${JSON.stringify(name)}; the nearest is "${nearest}".`);
    }
    const line = readCommandLine(rest, command.options);
    if (line.flags.has('help')) {
      io.out(`${command.help}\n`);
      return 0;
    }
    return await command.run(line, io);
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
