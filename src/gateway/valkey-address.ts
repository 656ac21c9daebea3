// Where the server is that replicas share their limits through. Its password never leaves this reading but to the client.

export interface ValkeyAddress {
  readonly host: string;
  readonly port: number;
  readonly tls: boolean;
  readonly username?: string;
  readonly password?: string;
  readonly database: number;
}

const SCHEMES: ReadonlyMap<string, { readonly tls: boolean }> = new Map([
  ['redis:', { tls: false }],
  ['valkey:', { tls: false }],
  ['rediss:', { tls: true }],
  ['valkeys:', { tls: true }],
]);
const DEFAULT_PORT = 6379;

/** What a right address looks like, for the line that refuses a wrong one. */
export const VALKEY_TAKES =
  'redis:// or valkey://, with TLS rediss:// or valkeys://, a host and at most a port, a user, a password and the number of a database, such as redis://valkey:6379/0';

/** Reads the address; null where it is none. */
export function readValkeyAddress(text: string): ValkeyAddress | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  const scheme = SCHEMES.get(url?.protocol ?? '');
  if (url === null || scheme === undefined || url.search !== '' || url.hash !== '' || url.port === '0')
    return null;
  const host = url.hostname.replace(/^\[|\]$/gu, '');
  const database = /^\/?(\d{0,4})$/u.exec(url.pathname)?.[1];
  const username = decode(url.username);
  const password = decode(url.password);
  if (!/^[\w.:-]{1,253}$/u.test(host) || database === undefined || username === null || password === null)
    return null;
  return {
    host,
    port: url.port === '' ? DEFAULT_PORT : Number(url.port),
    tls: scheme.tls,
    ...(username === '' ? {} : { username }),
    ...(password === '' ? {} : { password }),
    database: Number(database),
  };
}

/** The same text without what may be a user, a password or a key in it. */
export function hideCredentials(text: string): string {
  return text.replace(/^([a-z][a-z\d+.-]*:\/\/)?.*@/isu, '$1…@').replace(/[?#].*$/su, '?…');
}

function decode(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
