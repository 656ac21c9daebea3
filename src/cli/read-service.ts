// Which model the command line asks: what the environment says, and what options say over it.

import { type GatewayConfig, readConfig } from '../gateway/config.ts';
import { CommandError, type CommandIo } from './command-io.ts';

// What decides on the model; the variables of the server are not a command's business.
const MODEL_VARIABLES = [
  'OPENAI_BASE_URL',
  'OPENAI_API_KEY',
  'HF_TOKEN',
  'LARDER_MODEL',
  'LARDER_MAX_TOKENS',
  'NODE_TLS_REJECT_UNAUTHORIZED',
] as const;

/** The service, or null where none is set up; `options` stand over the environment. Throws CommandError with a line for each fault. */
export function readService(
  io: CommandIo,
  options: Readonly<Record<string, string | undefined>> = {},
): GatewayConfig['service'] {
  const env = Object.fromEntries(MODEL_VARIABLES.map((name) => [name, options[name] ?? io.env[name]]));
  const reading = readConfig(env);
  if (!reading.ok) throw new CommandError(reading.faults.join('\n'));
  for (const notice of reading.config.notices) io.err(`${notice}\n`);
  return reading.config.service;
}
