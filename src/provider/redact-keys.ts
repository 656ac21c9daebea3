// Takes out of a text what looks like a key, whoever's it is. The one list of shapes, for every line that is logged.

export const REDACTED = '[redacted]';

/** Shapes of the services in use; a provider may echo a part of a key, with stars or dots in place of its middle. */
const KEY_SHAPES = [
  /\b(?:bearer|basic)\s+[^\s"'\\]+/giu,
  /\b(?:hf|gsk|gh[opsu]|r8|nvapi|csk|tgp|xai|pplx|sk)[-_][\w*.-]{6,}/giu,
  /\bAIza[\w*.-]{10,}/gu,
  /\beyJ[\w-]{8,}\.[\w-]+\.?[\w-]*/gu,
  /\b(?:api[-_ ]?key|access[-_ ]?token|token|authorization|x-api-key)["']?\s*[:=]\s*["']?[^\s"',;&\\]{6,}/giu,
];

export function redactKeys(text: string): string {
  return KEY_SHAPES.reduce((clean, shape) => clean.replace(shape, REDACTED), text);
}
