// `larder export`: a recipe from a file in the form of another program.

import { gzipSync } from 'node:zlib';
import { EXPORT_FORMATS, type ExportFormat, writeExport } from '../recipe/export/export-formats.ts';
import { readAuthor } from '../recipe/write-author.ts';
import { cleanLines } from '../wire/clean-text.ts';
import { checkText, readCheckedRequest, readRecipeInput } from './check.ts';
import { CommandError, type CommandIo, type ExitStatus } from './command-io.ts';
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
  if (output === undefined) io.out(cleanLines(text));
  else {
    const bytes = gzip ? gzipSync(text) : new TextEncoder().encode(text);
    await io.writeFile(output, bytes).catch(({ code = 'it could not be opened' }: NodeJS.ErrnoException) => {
      throw new CommandError(`${JSON.stringify(output)} could not be written: ${code}.`);
    });
  }
  if (finish !== 'refused') return 0;
  io.err('Larder holds this recipe back for a danger; the export names it.\n');
  return 3;
}

function readFormat(word: string | undefined): ExportFormat {
  const formats = Object.keys(EXPORT_FORMATS) as ExportFormat[];
  const format = formats.find((one) => one === word);
  if (format !== undefined) return format;
  const known = formats.join(', ');
  if (word === undefined) throw new UsageError(`Say in which form: --format takes ${known}.`);
  throw new UsageError(`--format does not know ${JSON.stringify(word)}. It takes: ${known}.`);
}
