// Which form of an answer a client can take, from its Accept and Accept-Encoding headers (RFC 9110, 12.5).

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

export type AnswerForm = 'text/event-stream' | 'text/markdown' | 'application/json';

/** What is offered, with the answer to no wish at all first. */
export const FORMS: readonly AnswerForm[] = ['application/json', 'text/event-stream', 'text/markdown'];

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
