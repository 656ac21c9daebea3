// `larder try`: models side by side on lists of ours, with the built-in chef as the row to compare with.

import { builtInSource } from '../../chef/built-in-source.ts';
import type { ChatService } from '../../provider/chat-service.ts';
import { createModelSource } from '../../provider/model-source.ts';
import { streamChat } from '../../provider/stream-chat.ts';
import { cleanLines } from '../../wire/clean-text.ts';
import { CommandError, type CommandIo, type ExitStatus, writeJson } from '../command-io.ts';
import { type CommandLine, UsageError } from '../options.ts';
import { readService } from '../read-service.ts';
import { chooseLists } from './choose-lists.ts';
import { type Measured, measureAnswers } from './measure-answers.ts';
import { type Chef, type Tried, tryChef } from './try-chef.ts';
import { writeTable } from './write-table.ts';

const USUAL_LISTS = 20;
const MOST_LISTS = 400;
const LIST_SHOWN = 60;

function readCount(text = `${USUAL_LISTS}`): number {
  const count = /^\d+$/u.test(text) ? Number(text) : 0;
  if (count >= 1 && count <= MOST_LISTS) return count;
  throw new UsageError(`--lists takes a whole number from 1 to ${MOST_LISTS}, not ${JSON.stringify(text)}.`);
}

/** A service for each model that is named; the environment's where none is. */
function readServices(line: CommandLine, io: CommandIo): readonly ChatService[] {
  const baseUrl = line.texts.get('base-url');
  const models = line.lists.get('model') ?? [undefined];
  try {
    return models.map((model) => {
      const service = readService(io, { OPENAI_BASE_URL: baseUrl, LARDER_MODEL: model });
      if (service !== null) return service;
      throw new UsageError(
        'Name a service and a model: larder try --base-url http://localhost:11434/v1 --model qwen3:8b',
      );
    });
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    // Said of what was typed, where it was typed.
    let { message } = error;
    if (baseUrl !== undefined) message = message.replaceAll('OPENAI_BASE_URL', '--base-url');
    throw new UsageError(message.replaceAll('LARDER_MODEL', '--model'));
  }
}

/** A line on standard error for each list: what is asked now, then what came of it. */
function reportLists(name: string, count: number, io: CommandIo): NonNullable<Chef['onList']> {
  let number = 0;
  return (list, tried) => {
    if (tried === null) {
      number += 1;
      const shown = list.name.length > LIST_SHOWN ? `${list.name.slice(0, LIST_SHOWN - 3)}...` : list.name;
      io.err(cleanLines(`${name}, ${number} of ${count}, ${shown}: `));
      return;
    }
    const end = tried.failure === null ? (tried.answer?.finish ?? 'no end') : `failed, ${tried.failure.code}`;
    io.err(`${end === 'refused' ? 'held back' : end}, ${(tried.wholeMs / 1000).toFixed(1)} s\n`);
  };
}

/** Keeps what could not succeed at all from being printed as a measurement. */
function refuseHopeless(service: ChatService, tried: readonly Tried[]): void {
  const [first] = tried;
  if (tried.some(({ answer }) => answer !== null) || first?.failure == null) return;
  const { code, message } = first.failure;
  const advice: Readonly<Partial<Record<string, string>>> = {
    config: ' Check --base-url, --model and OPENAI_API_KEY (the key is read from the environment).',
    offline: ' Is the service running, and is --base-url right?',
  };
  const who = `${service.model} at ${new URL(service.baseUrl).host}`;
  throw new CommandError(`${who} answered no list (${code}): ${message}${advice[code] ?? ''}`);
}

export async function runTry(line: CommandLine, io: CommandIo): Promise<ExitStatus> {
  if (line.positionals.length > 0)
    throw new UsageError(`larder try takes options alone, not ${JSON.stringify(line.positionals[0])}.`);
  const count = readCount(line.texts.get('lists'));
  const services = readServices(line, io);
  const lists = await chooseLists(count);
  const { now } = io.clock;
  const models: Measured[] = [];
  for (const service of services) {
    const tried = await tryChef(lists, {
      write: ({ request }, onUsage) =>
        createModelSource(service.model, (messages) =>
          streamChat(service, messages, {
            fetch: io.fetch,
            clock: io.clock,
            // What a service does not tell is no figure of it.
            onUsage: ({ inputTokens, outputTokens, estimated }) => {
              if (!estimated) onUsage(inputTokens + outputTokens);
            },
          }),
        )(request),
      now,
      onList: reportLists(service.model, lists.length, io),
    });
    refuseHopeless(service, tried);
    models.push(measureAnswers(service.model, lists.length, tried));
  }
  const builtIn = builtInSource('asked');
  const cooked = await tryChef(lists, { write: ({ request }) => builtIn(request), now });
  const baseline = measureAnswers('built-in', lists.length, cooked);
  if (line.flags.has('json')) io.out(writeJson({ lists: lists.map(({ name }) => name), models, baseline }));
  else io.out(cleanLines(`${models.map((one) => writeTable(one, baseline)).join('\n\n\n')}\n`));
  return 0;
}
