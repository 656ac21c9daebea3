// The fields of a food or a category, and how each is written: the words are those of the types in src/food.

import { readFileSync } from 'node:fs';

const source = ['food', 'heat', 'facets', 'allergens', 'units', 'diets']
  .map((file) => readFileSync(`src/food/${file}.ts`, 'utf8'))
  .join('\n');

/** The words of a closed union of src/food ("export type Cut = | 'whole' ...") or of a list of words there. */
function readUnion(name) {
  const [, body = ''] =
    new RegExp(`export (?:type ${name} =([^;]+);|const ${name} = \\[([^\\]]+)\\])`)
      .exec(source)
      ?.filter(Boolean) ?? [];
  const words = [...body.replace(/\/\*\*[\s\S]*?\*\//g, '').matchAll(/'([^']+)'/g)].map(([, word]) => word);
  if (words.length === 0) throw new Error(`src/food has no closed list "${name}"`);
  return new Set(words);
}

const CUES = readUnion('Cue');
const CUTS = readUnion('Cut');
const UNITS = readUnion('UNITS');
const TASTES = new Set(['sweet', 'sour', 'salt', 'bitter', 'umami', 'hot', 'fat']);

const oneOf = (words) => (text) => {
  if (!words.has(text)) throw new Error(`"${text}" is none of ${[...words].join(', ')}`);
  return text;
};
const wordsOf = (words, denies) => (text) => {
  if (text === 'none') return '-';
  for (const word of text.split(' ')) oneOf(words)(denies ? word.replace(/^-/, '') : word);
  return text;
};
const number = (text) => {
  if (!/^\d+(?:\.\d+)?$/.test(text)) throw new Error(`"${text}" is no number`);
  return text;
};
const digit = (most) => (text) =>
  oneOf(new Set(Array.from({ length: most + 1 }, (_, at) => String(at))))(text);
const phrase = (text) => {
  if (text === '') throw new Error('the words are missing');
  return text === 'none' ? '-' : text;
};
const references = (text) => {
  const names = text.split(' ');
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) throw new Error(`"${twice}" stands there twice`);
  return text;
};
const names = (text) => {
  const list = text.split(',').map((name) => name.trim());
  if (list.includes(''))
    throw new Error('a name is empty: two commas follow each other, or one stands at the end');
  const twice = list.find((name, at) => list.indexOf(name) !== at);
  if (twice !== undefined) throw new Error(`"${twice}" stands there twice`);
  return list.join(',');
};

function readAmount(text) {
  const [many, unit, ...more] = text.split(' ');
  number(many);
  if (unit !== undefined) oneOf(UNITS)(unit);
  if (more.length > 0) throw new Error('an amount is a number and a unit, or a number of pieces');
  return text;
}

function readTaste(text) {
  if (text === 'none') return '-';
  for (const one of text.split(' ')) {
    const [, taste = '', strength] = /^([a-z]+)-([123])$/.exec(one) ?? [];
    if (strength === undefined) throw new Error(`"${one}" is no taste: write one such as "sour-2"`);
    oneOf(TASTES)(taste);
  }
  return text;
}

function readCore(text) {
  const [degrees, cue, rest] = text.split(' ');
  number(degrees);
  oneOf(CUES)(cue);
  if (rest !== undefined) number(rest);
  return text;
}

const HEAT =
  /^(\d+(?:\.\d+)?)-(\d+(?:\.\d+)?) ([a-z-]+)(?: (?!\d)([a-z0-9-]+))?(?: \d{2,3}C)?(?: @\d{1,2})?$/;

/** "30-35 golden-edges wedges 200C @4": minutes, cue, cut, oven and place in a shared pan. */
function readHeat(method, text) {
  const [, low, high, cue, cut] = HEAT.exec(text) ?? [];
  if (cue === undefined)
    throw new Error(`"${text}" is no heat: write it as "roast 30-35 golden-edges wedges 200C @4"`);
  if (Number(low) > Number(high)) throw new Error(`${low} is more than ${high} minutes`);
  oneOf(CUES)(cue);
  if (cut !== undefined) oneOf(CUTS)(cut);
  return `${method} ${text}`;
}

const HOLDERS = readUnion('HOLDERS');

/** "pack 250 bunch 400": grams of what it is bought or taken in; a pack of one piece says "pack one". */
function readHolds(text) {
  const pairs = text.split(/ (?=[a-z]+ (?:\d|one))/);
  for (const pair of pairs) {
    const [holder, grams, ...more] = pair.split(' ');
    oneOf(HOLDERS)(holder);
    if (more.length > 0 || !/^(?:\d+|one)$/.test(grams ?? ''))
      throw new Error(`"${pair}" is no holder with its grams: write one such as "pack 250"`);
  }
  return text;
}

/** Every field with its reader, in the order in which a category or a food is packed. */
export const FIELDS = {
  name: phrase,
  plural: phrase,
  us: phrase,
  usPlural: phrase,
  facets: wordsOf(readUnion('Facet'), true),
  roles: wordsOf(readUnion('Role')),
  form: oneOf(readUnion('Form')),
  noun: oneOf(readUnion('Noun')),
  origins: wordsOf(readUnion('Origin')),
  side: oneOf(new Set(['savoury', 'sweet', 'both'])),
  amount: readAmount,
  gramsEach: number,
  holds: readHolds,
  density: number,
  piece: phrase,
  preparation: phrase,
  raw: oneOf(new Set(['fine', 'peel', 'no', 'never'])),
  core: readCore,
  hazards: wordsOf(readUnion('HazardId')),
  allergens: wordsOf(readUnion('ALLERGENS')),
  mayContain: wordsOf(readUnion('ALLERGENS')),
  fits: wordsOf(readUnion('DIETS')),
  taste: readTaste,
  strength: oneOf(new Set(['1', '2', '3'])),
  textures: wordsOf(readUnion('Texture')),
  cuts: wordsOf(CUTS),
  heat: (text) => oneOf(new Set(['none']))(text) && '-',
  staple: digit(2),
  perish: digit(2),
  cuisines: wordsOf(readUnion('Cuisine')),
  goesWith: references,
  clashesWith: references,
  useFor: phrase,
  kinds: names,
  names,
  typed: names,
};

/** A clause that begins with one of these is a way of heating. */
export const METHOD = new RegExp(`^(?:${[...readUnion('Method')].join('|')})$`);

/** What a clause says, as it is packed; throws with what is wrong. */
export function readClause(word, text) {
  return METHOD.test(word) ? readHeat(word, text) : FIELDS[word](text);
}
