// `larder export`: a recipe from a file in the form of another program.

import { gzipSync } from 'node:zlib';
import { EXPORT_FORMATS, type ExportFormat, writeExport } from '../recipe/export/export-formats.ts';
import { readAuthor } from '../recipe/write-author.ts';
import { checkText, readCheckedRequest, readRecipeInput } from './check.ts';
import { CommandError, type CommandIo, type ExitStatus, writePlain } from './command-io.ts';
import { type CommandLine, UsageError } from './options.ts';

export async function runExport(line: CommandLine, io: CommandIo): Promise<ExitStatus> {
  const [path, ...others] = line.positionals;
  const format = readFormat(line.texts.get('format'));
  if (path === undefined || others.length > 0) {
    throw new UsageError(`Name one file: larder export --format ${format} recipe.md`);
  }
  const output = line.texts.get('output');
  const { extension, gzip } = EXPORT_FORMATS[format];
  if (gzip && output === undefined) {
    throw new UsageError(`This is no text. Name a file for it: --output recipe.${extension}`);
  }
  const request = readCheckedRequest(line);
  const { markdown, findings, ingredients, finish } = checkText(await readRecipeInput(io, path), request);
  const source = readAuthor(markdown);
  const text = writeExport(format, { markdown, findings, ingredients, source });
  if (output === undefined) io.out(writePlain(text));
  else await writeOutput(io, output, gzip ? gzipSync(text) : new TextEncoder().encode(text));
  if (finish !== 'refused') return 0;
  io.err('Larder holds this recipe back for a danger; the export names it.\n');
  return 3;
}

function isFormat(word: string): word is ExportFormat {
  return Object.hasOwn(EXPORT_FORMATS, word);
}

function readFormat(word: string | undefined): ExportFormat {
  const known = Object.keys(EXPORT_FORMATS).join(', ');
  if (word === undefined) throw new UsageError(`Say in which form: --format takes ${known}.`);
  if (!isFormat(word))
    throw new UsageError(`--format does not know ${JSON.stringify(word)}. It takes: ${known}.`);
  return word;
}

async function writeOutput(io: CommandIo, path: string, bytes: Uint8Array): Promise<void> {
  try {
    await io.writeFile(path, bytes);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new CommandError(
      `${JSON.stringify(path)} could not be written: ${code ?? 'it could not be opened'}.`,
    );
  }
}
