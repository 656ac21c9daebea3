// The typed error of this room: what went wrong with a provider, and whether another try makes sense.

import type { FailureCode } from '../recipe/recipe-events.ts';

export interface ProviderFault {
  readonly code: FailureCode;
  /** How many more tries this fault is worth; the smallest one met counts. */
  readonly retries: 0 | 1 | 2;
  readonly why?: 'busy' | 'warming-up';
  /** Milliseconds that the provider asks to wait. */
  readonly waitMs?: number;
  readonly status?: number;
  /** The model named in the service is what the provider does not accept. */
  readonly aboutModel?: boolean;
  /** The form of request that this provider wants instead. */
  readonly wants?: 'max-completion-tokens' | 'no-system-role' | 'no-usage';
  /** Cleaned and redacted: for the log only, never for the page. */
  readonly detail: string;
}

export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  readonly code: FailureCode;
  readonly fault: ProviderFault;

  constructor(fault: ProviderFault, cause?: Error) {
    super(`${fault.code}: ${fault.detail}`, cause === undefined ? undefined : { cause });
    this.code = fault.code;
    this.fault = fault;
  }
}
