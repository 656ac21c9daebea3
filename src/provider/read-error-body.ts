// Finds the error in what a provider sent: as an HTTP body, in a body with status 200, or in an event.

export interface ErrorBody {
  /** Lower case, words joined with `_`: "Insufficient-Quota" is the same code as "insufficient_quota". */
  readonly codes: readonly string[];
  /** A status said inside the body. */
  readonly status?: number;
  readonly message: string;
  /** The parameter that an error names. */
  readonly param: string;
  /** Seconds until a model is said to be loaded: often untrue. */
  readonly estimatedSec?: number;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether parsed JSON is an error: a valid chunk may carry one that says nothing (`null`, `{}`, a code of 0). */
export function holdsError(json: unknown): json is Record<string, unknown> {
  if (!isRecord(json)) return false;
  const says = (value: unknown) => Boolean(value) && value !== '0';
  return isRecord(json.error) && Array.isArray(json.choices)
    ? Object.values(json.error).some(says)
    : Boolean(json.error);
}

/**
 * Reads the error shapes of the services in use: `{error: {message, type, code, param}}`, `{error: "text"}`,
 * `{message}`, `{detail: "text" | [{msg}]}`, `{errors: [{message}]}`. Never throws; what is not there is empty.
 */
export function readErrorBody(json: unknown): ErrorBody {
  const outer = isRecord(json) ? json : {};
  const first = Array.isArray(outer.errors) ? outer.errors[0] : undefined;
  const inner = isRecord(outer.error) ? outer.error : isRecord(first) ? first : {};
  const codes: string[] = [];
  let status: number | undefined;
  for (const value of [
    inner.code,
    inner.type,
    inner.status,
    outer.code,
    outer.type,
    outer.error_type,
    outer.status,
  ]) {
    const number =
      typeof value === 'number' ? value : /^[45]\d\d$/u.test(String(value)) ? Number(value) : undefined;
    if (number !== undefined && number >= 400 && number < 600) {
      status ??= number;
    } else if (typeof value === 'string' && value !== '') {
      codes.push(value.toLowerCase().replaceAll(/[-\s]+/gu, '_'));
    }
  }
  const estimated = outer.estimated_time ?? inner.estimated_time;
  return {
    codes,
    ...(status === undefined ? {} : { status }),
    message: readMessage(json, outer, inner),
    param: readParam(outer, inner),
    ...(typeof estimated === 'number' && estimated >= 0 ? { estimatedSec: estimated } : {}),
  };
}

function readParam(outer: Record<string, unknown>, inner: Record<string, unknown>): string {
  if (typeof inner.param === 'string') return inner.param;
  // A list of what a schema did not like, each with its place.
  const detail = Array.isArray(outer.detail) ? outer.detail : [];
  return detail.flatMap((entry) => (isRecord(entry) && Array.isArray(entry.loc) ? entry.loc : [])).join(' ');
}

function readMessage(json: unknown, outer: Record<string, unknown>, inner: Record<string, unknown>): string {
  const detail = Array.isArray(outer.detail) ? outer.detail[0] : outer.detail;
  const candidates = [
    inner.message,
    outer.error,
    outer.message,
    isRecord(detail) ? (detail.msg ?? detail.message) : detail,
    json,
  ];
  const texts = candidates.filter((candidate) => typeof candidate === 'string' && candidate !== '');
  // Some routers put the real cause one level further down.
  const raw =
    isRecord(inner.metadata) && typeof inner.metadata.raw === 'string' ? ` ${inner.metadata.raw}` : '';
  return `${texts.length > 0 ? String(texts[0]) : ''}${raw}`;
}
