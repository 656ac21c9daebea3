// `larder identify`: what each line of an ingredient list is.

import { type IngredientReading, readIngredient } from '../food/read-ingredient.ts';
import { cleanLines, cleanText } from '../wire/clean-text.ts';
import { describeReading } from '../wire/seen.ts';
import { type CommandIo, type ExitStatus, readInput, writeJson } from './command-io.ts';
import { type CommandLine, UsageError } from './options.ts';

export async function runIdentify(line: CommandLine, io: CommandIo): Promise<ExitStatus> {
  const texts: string[] = [];
  for (const word of line.positionals) {
    if (word === '-') texts.push(...(await readInput(io, '-')).split(/\r\n?|\n/u));
    else texts.push(word);
  }
  const readings = texts
    .map(cleanText)
    .filter((text) => text !== '')
    .map((text) => readIngredient(text));
  if (readings.length === 0)
    throw new UsageError('Name at least one text: larder identify "2 tins chopped tomatoes"');
  if (line.flags.has('json')) io.out(writeJson(readings.map(describeReading)));
  else io.out(`${readings.map(writeReading).join('\n')}\n`);
  return 0;
}

function writeReading(reading: IngredientReading): string {
  const { text, name, verdict, readAs, why } = reading;
  const words = {
    food: readAs === undefined ? name : `${name}, read as ${readAs}`,
    caution: `${name}, with care`,
    'not-food': 'not food',
    unknown: 'not known',
  };
  return cleanLines(`${text}: ${words[verdict]}${why === undefined ? '' : `. ${why}`}`).replace(/\n/gu, ' ');
}
