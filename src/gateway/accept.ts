// Which form of an answer a client can take, from its Accept and Accept-Encoding headers (RFC 9110, 12.5).

import { EXPORT_FORMATS, type ExportFormat } from '../recipe/export/export-formats.ts';

const NO_QUALITY = /^q=0(?:\.0{0,3})?$/u;

interface Wish {
  readonly name: string;
  readonly quality: number;
}

/** The wishes of a header, most wanted first; a quality of 0 stays in, as a refusal. */
function readWishes(header: string): Wish[] {
  const wishes = header.split(',').map((part) => {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    const text = parameters.find((parameter) => parameter.startsWith('q='));
    const quality = text === undefined ? 1 : NO_QUALITY.test(text) ? 0 : Number.parseFloat(text.slice(2));
    return { name, quality: Number.isFinite(quality) ? Math.min(1, Math.max(0, quality)) : 1 };
  });
  return wishes.filter((wish) => wish.name !== '').sort((one, other) => other.quality - one.quality);
}

type ExportMedia = (typeof EXPORT_FORMATS)[ExportFormat]['media'];

export type AnswerForm = 'text/event-stream' | 'application/json' | ExportMedia;

/** The exports by their media types, the one that was here first in front: it answers to `text/*`. */
const EXPORT_OF: ReadonlyMap<AnswerForm, ExportFormat> = new Map(
  (['markdown', 'text', 'json-ld', 'cooklang', 'paprika', 'shopping'] as const).map((format) => [
    EXPORT_FORMATS[format].media,
    format,
  ]),
);

/** What is offered, with the answer to no wish at all first. */
export const FORMS: readonly AnswerForm[] = ['application/json', 'text/event-stream', ...EXPORT_OF.keys()];

/** The export that a form is; null for the answers of the interface itself. */
export function readExportFormat(form: AnswerForm): ExportFormat | null {
  return EXPORT_OF.get(form) ?? null;
}

/** The form to answer in; null where none of them is acceptable. */
export function chooseAnswerForm(accept: string | undefined): AnswerForm | null {
  if (accept === undefined || accept.trim() === '') return 'application/json';
  const wishes = readWishes(accept);
  const refused = new Set(wishes.filter((wish) => wish.quality === 0).map((wish) => wish.name));
  for (const { name, quality } of wishes) {
    if (quality === 0) continue;
    const form = FORMS.find(
      (offer) =>
        (name === '*/*' || name === offer || name === `${offer.split('/')[0]}/*`) && !refused.has(offer),
    );
    if (form !== undefined) return form;
  }
  return null;
}

/** The smallest encoding that the client takes: `br`, then `gzip`, else none. */
export function chooseEncoding(header: string | undefined): 'br' | 'gzip' | null {
  if (header === undefined) return null;
  const wishes = readWishes(header);
  const takes = (encoding: string) =>
    (wishes.find((wish) => wish.name === encoding) ?? wishes.find((wish) => wish.name === '*'))?.quality;
  if ((takes('br') ?? 0) > 0) return 'br';
  return (takes('gzip') ?? 0) > 0 ? 'gzip' : null;
}
