// The one table from failure code to the words a cook reads: what happened and what to do next.
// Never a provider's text: what an upstream says may hold keys, prompts or someone else's words.

import { prepare } from '../food/prepare-pattern.ts';
import type { Failure, FailureCode } from './recipe-events.ts';

interface FailureWords {
  readonly message: string;
  readonly retryable: boolean;
}

const FAILURE_WORDS: Readonly<Record<FailureCode, FailureWords>> = {
  config: {
    message:
      'The recipe service is not set up correctly. Whoever runs this page can put it right; the built-in chef is here meanwhile.',
    retryable: false,
  },
  quota: {
    message:
      'The allowance of the recipe service is used up. Ask the built-in chef, or come back when it has been renewed.',
    retryable: false,
  },
  busy: {
    message: 'The recipe service is busy. Try again in a moment, or ask the built-in chef.',
    retryable: true,
  },
  'too-long': {
    message: 'The list is too long for the recipe service. Take a few ingredients off and ask again.',
    retryable: false,
  },
  filtered: {
    message:
      'The recipe service declined to answer this list. Change an ingredient and ask again, or ask the built-in chef.',
    retryable: false,
  },
  empty: {
    message: 'The recipe service answered without a recipe. Try again, or ask the built-in chef.',
    retryable: true,
  },
  cut: {
    message:
      'The recipe stopped before its end. What came is kept; try again for a whole one, or ask the built-in chef.',
    retryable: true,
  },
  timeout: {
    message: 'The recipe service took too long to answer. Try again, or ask the built-in chef.',
    retryable: true,
  },
  offline: {
    message:
      'The recipe service cannot be reached. Check the connection and try again; the built-in chef works without one.',
    retryable: true,
  },
  refused: {
    message: 'Nothing on the list can be eaten, so no recipe was asked for. Add some food and ask again.',
    retryable: false,
  },
  invalid: {
    message: 'The request could not be understood. Check the list and the options, then ask again.',
    retryable: false,
  },
  internal: {
    message: 'Something went wrong on our side. Try again, or ask the built-in chef.',
    retryable: true,
  },
};

// A model id is the deployer's own setting, but it reaches the page: keep to the characters ids are made of.
const MODEL_ID = /^[\w.:/@+-]{1,120}$/;

/**
 * The failure as it is shown. `retryAfterSec` is rounded up to whole seconds (at least 1) and kept for codes
 * that can be tried again; `model` names the model in a `config` failure, with the variable that sets it.
 */
export function writeFailure(
  code: FailureCode,
  facts: { readonly retryAfterSec?: number; readonly model?: string } = {},
): Failure {
  const words = FAILURE_WORDS[code];
  let message = words.message;
  if (code === 'config' && facts.model !== undefined && prepare(MODEL_ID).test(facts.model)) {
    message = `The model ${facts.model} could not be used. Whoever runs this page can name another one in LARDER_MODEL; the built-in chef is here meanwhile.`;
  }
  const wait = facts.retryAfterSec;
  if (!words.retryable || wait === undefined || !Number.isFinite(wait) || wait < 0) {
    return { code, message, retryable: words.retryable };
  }
  return { code, message, retryable: true, retryAfterSec: Math.max(1, Math.ceil(wait)) };
}
