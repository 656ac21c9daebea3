// A recipe in the fragment of an address: "#shared.1." and JSON, deflated, in base64url. A fragment reaches no server
// and no log. What a link holds is a stranger's claim: it is bounded before and after it is unpacked, read as text,
// and checked anew by whoever opens it.

import type { ChefLabel } from '../../recipe/recipe-events.ts';
import type { RecipeRequest } from '../../recipe/recipe-request.ts';
import { cleanLines, cleanText } from '../../wire/clean-text.ts';
import { readRecipeBody } from '../../wire/recipe-body.ts';
import { isRecipeLink, LINK_START } from './is-recipe-link.ts';

/** What the recipe was asked to be. The list it was asked with stays at home, and with it what is counted by it. */
export type Asked = Omit<RecipeRequest, 'ingredients' | 'maxExtras' | 'idea' | 'source' | 'change'>;

export interface LinkedRecipe {
  readonly markdown: string;
  readonly author: ChefLabel;
  readonly asked: Asked;
}

/** `newer`: written by a later Larder. `unsupported`: this browser cannot unpack. */
export type LinkFault = 'broken' | 'newer' | 'too-long' | 'unsupported';

export type LinkReading =
  | { readonly ok: true; readonly recipe: LinkedRecipe }
  | { readonly ok: false; readonly fault: LinkFault };

const FORM = '1';
/** A recipe of 450 words packs to 1.5 kB; deflate makes at most 1,032 bytes of one. */
export const LINK_LIMITS = { packedBytes: 16 * 1024, unpackedBytes: 64 * 1024, modelLength: 100 } as const;

const ASKED_KEYS = [
  'servings',
  'diets',
  'avoid',
  'maxMinutes',
  'equipment',
  'units',
  'language',
] as const satisfies readonly (keyof Asked)[];

/** What a request asks for beside its list. */
export function readAsked(request: RecipeRequest): Asked {
  return Object.fromEntries(
    ASKED_KEYS.filter((key) => request[key] !== undefined).map((key) => [key, request[key]]),
  );
}

/** The fragment with "#"; null where the recipe is too long for one or this browser cannot pack. */
export async function writeRecipeLink({ markdown, author, asked }: LinkedRecipe): Promise<string | null> {
  const { by: _by, ...written } = author;
  const json = JSON.stringify({ recipe: markdown, author: written, asked });
  const bytes = new TextEncoder().encode(json);
  if (bytes.length > LINK_LIMITS.unpackedBytes || typeof CompressionStream === 'undefined') return null;
  const packed = await pass(bytes, new CompressionStream('deflate-raw'), LINK_LIMITS.packedBytes);
  return packed === null ? null : `${LINK_START}${FORM}.${writeBase64Url(packed)}`;
}

/** The recipe of a fragment, or why there is none. Never throws. */
export async function readRecipeLink(hash: string): Promise<LinkReading> {
  const [form, packed = '', ...more] = hash.slice(LINK_START.length).split('.');
  if (!isRecipeLink(hash) || form === undefined) return fail('broken');
  if (/^[2-9]$|^[1-9]\d$/.test(form)) return fail('newer');
  if (packed.length > Math.ceil((LINK_LIMITS.packedBytes * 4) / 3)) return fail('too-long');
  if (form !== FORM || more.length > 0 || !/^[\w-]+$/.test(packed)) return fail('broken');
  if (typeof DecompressionStream === 'undefined') return fail('unsupported');
  try {
    const stream = new DecompressionStream('deflate-raw');
    const bytes = await pass(readBase64Url(packed), stream, LINK_LIMITS.unpackedBytes);
    if (bytes === null) return fail('too-long');
    const recipe = readLinked(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
    return recipe === null ? fail('broken') : { ok: true, recipe };
  } catch {
    return fail('broken');
  }
}

function fail(fault: LinkFault): LinkReading {
  return { ok: false, fault };
}

/** What comes out of the stream; null as soon as it is more than this. */
async function pass(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
  mostBytes: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    length += read.value.length;
    if (length > mostBytes) {
      await reader.cancel();
      return null;
    }
    parts.push(read.value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

function writeBase64Url(bytes: Uint8Array): string {
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

/** Throws where it is none. */
function readBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const letters = atob(text.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}

function readLinked(json: unknown): LinkedRecipe | null {
  if (!isRecord(json) || typeof json.recipe !== 'string') return null;
  const markdown = cleanLines(json.recipe);
  if (markdown.trim() === '') return null;
  return { markdown, author: readAuthor(json.author), asked: keepAsked(json.asked) };
}

function readAuthor(author: unknown): ChefLabel {
  const by = 'link' as const;
  if (!isRecord(author)) return { kind: 'brought', by };
  if (author.kind === 'built-in') return { kind: 'built-in', by };
  if (author.kind !== 'model') return { kind: 'brought', by };
  const model = typeof author.model === 'string' ? cleanText(author.model) : '';
  const isName = model !== '' && model.length <= LINK_LIMITS.modelLength;
  return isName ? { kind: 'model', model, by } : { kind: 'model', by };
}

/**
 * Each value by itself, as a request would be read: a food that this Larder does not know must not take the rest of
 * the checks with it.
 */
function keepAsked(asked: unknown): Asked {
  if (!isRecord(asked)) return {};
  const kept: Record<string, unknown> = {};
  for (const key of ASKED_KEYS) {
    const value = Object.hasOwn(asked, key) ? asked[key] : undefined;
    if (Array.isArray(value)) {
      const words = value.slice(0, MOST_WORDS).filter((word) => readOne(key, [word]) !== undefined);
      if (words.length > 0) kept[key] = readOne(key, words);
    } else if (value !== undefined) kept[key] = readOne(key, value);
  }
  return readAsked({ ingredients: [], ...kept });
}

const MOST_WORDS = 30;

function readOne(key: (typeof ASKED_KEYS)[number], value: unknown): unknown {
  const reading = readRecipeBody({ ingredients: ['water'], [key]: value });
  return reading.ok ? reading.request[key] : undefined;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
