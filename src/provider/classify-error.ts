// Turns an error that a provider reported into one fault of the closed list.

import { cleanDetail } from './clean-detail.ts';
import type { ProviderFault } from './provider-error.ts';
import type { ErrorBody } from './read-error-body.ts';

export interface ReportedError {
  /** HTTP status; 200 for an error inside an answer. */
  readonly status: number;
  readonly body: ErrorBody;
  /** Milliseconds of Retry-After. */
  readonly retryAfterMs?: number;
  /** The body was a web page: a firewall, a proxy or a login stands between. */
  readonly html?: boolean;
  /** The answer had begun, so that no setting is wrong. */
  readonly hasBegun?: boolean;
  readonly model: string;
  readonly apiKey?: string;
}

type Verdict = Omit<ProviderFault, 'detail' | 'status'> & { readonly hint?: string };

const QUOTA_CODES = new Set([
  'insufficient_quota',
  'insufficient_credits',
  'insufficient_balance',
  'billing_hard_limit_reached',
  'billing_not_active',
  'payment_required',
]);
const FILTER_CODES = new Set([
  'content_filter',
  'content_policy_violation',
  'responsibleaipolicyviolation',
  'moderation_blocked',
  'content_moderation',
]);
const LENGTH_CODES = new Set([
  'context_length_exceeded',
  'context_window_exceeded',
  'string_above_max_length',
  'request_too_large',
]);
const CONFIG_CODES = new Set([
  'invalid_api_key',
  'authentication_error',
  'permission_error',
  'permission_denied',
  'model_not_found',
  'model_not_supported',
  'not_found_error',
  'invalid_request_error',
]);
const BUSY_CODES = new Set([
  'rate_limit_exceeded',
  'rate_limit_error',
  'overloaded_error',
  'overloaded',
  'engine_overloaded',
  'server_busy',
  'service_unavailable',
  'resource_exhausted',
  'too_many_requests',
]);
const TIMEOUT_CODES = new Set(['timeout', 'timeout_error', 'request_timeout', 'deadline_exceeded']);

const LENGTH_WORDS =
  /context (?:length|window|size)|maximum (?:context|input|prompt) length|prompt is too long|input(?: is|s are)? too (?:long|large)|too many (?:input |prompt )?tokens|inputs?` tokens \+/iu;
const FILTER_WORDS = /content[ _](?:management |filter|policy|moderation)|input was flagged|safety system/iu;
const NO_SYSTEM_WORDS =
  /system (?:role|message|prompt|instruction)s?\b.{0,60}\bnot\b.{0,20}\b(?:support|allow|enabl|permit|accept)|(?:does|do)(?: not|n't) support.{0,30}\bsystem (?:role|message|prompt|instruction)|roles? must alternate|must alternate between|developer instruction is not enabled/iu;
const QUOTA_WORDS = /quota|credit|billing|balance/iu;
const LONGEST_ESTIMATE_SEC = 30;
const LOADING_WORDS = /\b(?:loading|warming up|cold start|starting up|spinning up)\b/iu;

/** The fault that a reported error means, with how often another try makes sense. */
export function classifyError(error: ReportedError): ProviderFault {
  const { hint, ...verdict } = judge(error);
  const said = error.body.message === '' ? error.body.codes.join(' ') : error.body.message;
  const detail = [error.status === 200 ? 'error in the answer' : `status ${error.status}`, hint, said]
    .filter((part) => part !== undefined && part !== '')
    .join(': ');
  return {
    ...verdict,
    detail: cleanDetail(detail, error.apiKey),
    ...(error.status === 200 ? {} : { status: error.status }),
  };
}

function judge(error: ReportedError): Verdict {
  const verdict = classify(error);
  return error.hasBegun === true && verdict.code === 'config' ? { code: 'cut', retries: 1 } : verdict;
}

function classify(error: ReportedError): Verdict {
  const { body } = error;
  const status = error.status === 200 ? (body.status ?? 200) : error.status;
  const says = (codes: ReadonlySet<string>) => body.codes.some((code) => codes.has(code));
  if (status === 402 || says(QUOTA_CODES)) return { code: 'quota', retries: 0 };
  const form = status === 200 ? undefined : classifyForm(status, body);
  if (form !== undefined) return form;
  const complaint = status === 200 || (status >= 400 && status < 500 && status !== 429);
  if (says(FILTER_CODES) || (complaint && FILTER_WORDS.test(body.message))) {
    return { code: 'filtered', retries: 0 };
  }
  if (says(LENGTH_CODES) || status === 413 || (complaint && LENGTH_WORDS.test(body.message))) {
    return { code: 'too-long', retries: 0 };
  }
  if (status === 200) return classifyByCode(says);
  return error.html === true ? classifyPage(error, status) : classifyStatus(error, status);
}

/** Rejections of the request's form that have one known remedy. */
function classifyForm(status: number, body: ErrorBody): Verdict | undefined {
  if (status !== 400 && status !== 422 && status !== 500) return undefined;
  if (
    status !== 500 &&
    /max_completion_tokens/iu.test(body.message) &&
    /\bmax_tokens\b/iu.test(body.message + body.param)
  ) {
    return { code: 'config', retries: 0, wants: 'max-completion-tokens', hint: 'max_tokens refused' };
  }
  if (status !== 500 && /stream_options|include_usage/iu.test(body.message + body.param)) {
    return { code: 'config', retries: 0, wants: 'no-usage', hint: 'stream_options refused' };
  }
  if (NO_SYSTEM_WORDS.test(body.message)) {
    return { code: 'config', retries: 0, wants: 'no-system-role', hint: 'system role refused' };
  }
  return undefined;
}

function classifyByCode(says: (codes: ReadonlySet<string>) => boolean): Verdict {
  if (says(BUSY_CODES)) return { code: 'busy', retries: 2, why: 'busy' };
  if (says(TIMEOUT_CODES)) return { code: 'timeout', retries: 1, why: 'busy' };
  return says(CONFIG_CODES) ? { code: 'config', retries: 0 } : { code: 'internal', retries: 1, why: 'busy' };
}

function classifyPage(error: ReportedError, status: number): Verdict {
  // These speak for themselves, whoever wrote the page; of the rest nobody can tell what stands between.
  if ([401, 404, 407, 429, 503, 529].includes(status) || status < 400) return classifyStatus(error, status);
  return {
    code: 'internal',
    retries: status >= 500 ? 1 : 0,
    why: 'busy',
    hint: 'a web page instead of JSON',
  };
}

function classifyStatus(error: ReportedError, status: number): Verdict {
  if (status >= 300 && status < 400) {
    return { code: 'config', retries: 0, hint: 'redirected; the base URL is not the final one' };
  }
  switch (status) {
    case 401:
      return { code: 'config', retries: 0, hint: 'the key is absent or wrong' };
    case 403:
      return { code: 'config', retries: 0, hint: 'the key lacks the permission to make inference calls' };
    case 404:
      return {
        code: 'config',
        retries: 0,
        aboutModel: true,
        hint: `model ${error.model} unknown (LARDER_MODEL)`,
      };
    case 400:
    case 422:
      return {
        code: 'config',
        retries: 0,
        aboutModel: true,
        hint: `model ${error.model} refused (LARDER_MODEL)`,
      };
    case 408:
    case 504:
    case 524:
      return { code: 'timeout', retries: 1, why: 'busy' };
    case 429:
      return classifyRateLimit(error);
    case 500:
      // May be permanent (weights that fail to load): one more try, not two.
      return { code: 'internal', retries: 1, why: 'busy' };
    case 503:
      return classifyUnavailable(error);
    default:
      return status < 500
        ? { code: 'config', retries: 0 }
        : { code: 'busy', retries: 2, why: 'busy', ...waitOf(error.retryAfterMs) };
  }
}

function classifyRateLimit(error: ReportedError): Verdict {
  // "Quota" in words may be the one of this minute. Only a code decides; words alone are worth one more try.
  const unclear = error.retryAfterMs === undefined && QUOTA_WORDS.test(error.body.message);
  return { code: 'busy', retries: unclear ? 1 : 2, why: 'busy', ...waitOf(error.retryAfterMs) };
}

function classifyUnavailable(error: ReportedError): Verdict {
  const { estimatedSec } = error.body;
  const loading = estimatedSec !== undefined || LOADING_WORDS.test(error.body.message);
  // An estimated loading time is often untrue: it may lengthen a wait that is held anyway, never end the tries.
  const trusted =
    estimatedSec !== undefined && estimatedSec <= LONGEST_ESTIMATE_SEC ? estimatedSec * 1000 : undefined;
  return {
    code: 'busy',
    retries: 2,
    why: loading ? 'warming-up' : 'busy',
    ...waitOf(error.retryAfterMs ?? trusted),
  };
}

function waitOf(retryAfterMs: number | undefined): { readonly waitMs?: number } {
  return retryAfterMs === undefined ? {} : { waitMs: retryAfterMs };
}
