// Packs categories and foods into one module: a column a field, one row a category or a food, in the order of the
// files. So the same values lie side by side, which compresses a third better than a record a food.
// src/food/unpack-foods.ts reads it.

import { FIELDS } from './fields.mjs';

const REFERENCES = ['goesWith', 'clashesWith'];
const NAMES = ['kinds', 'names', 'typed'];

/** Words of one script lie together: each script is a column, and what belongs together compresses best. */
const SCRIPTS = [
  /[\p{sc=Hira}\p{sc=Kana}]/u,
  /\p{sc=Han}/u,
  /\p{sc=Hang}/u,
  /\p{sc=Cyrl}/u,
  /\p{sc=Grek}/u,
  /\p{sc=Arab}/u,
  /\p{sc=Hebr}/u,
  /[\u0250-\u1dff\u1f00-\u{10ffff}]/u,
  /[\u0080-\u{10ffff}]/u,
  /^/,
];

function columnsOfNames(rows) {
  const split = rows.map((text = '') => {
    const names = text === '' ? [] : text.split(',');
    return SCRIPTS.map((_, at) =>
      names.filter((name) => SCRIPTS.findIndex((script) => script.test(name)) === at).sort(),
    );
  });
  return SCRIPTS.map((_, at) => split.map((lists) => lists[at].join(',')).join('\n'));
}

/** The most used ids have the shortest signs: one printed ASCII character each, then two bytes each. */
function signOf(at) {
  return String.fromCharCode(at < 90 ? 0x23 + at : 0xa1 + at - 90);
}

function packReferences(rows, ids) {
  const signs = new Map(ids.map((id, at) => [id, signOf(at)]));
  return rows
    .map((text) =>
      (text ?? '')
        .split(' ')
        .filter(Boolean)
        .map((id) => signs.get(id))
        .sort()
        .join(''),
    )
    .join('\n');
}

function orderByUse(rows) {
  const uses = new Map();
  for (const fields of rows) {
    for (const field of REFERENCES)
      for (const id of fields[field]?.split(' ') ?? []) uses.set(id, (uses.get(id) ?? 0) + 1);
  }
  return [...uses].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([id]) => id);
}

/** The text of src/food/generated/packed-foods.ts. */
export function packFoods({ categories, foods }) {
  const ids = [...foods.keys()];
  const rows = [
    ...[...categories.values()].map(({ fields }) => fields),
    ...[...foods.values()].map(({ fields }) => fields),
  ];
  const referred = orderByUse(rows);
  const columns = {};
  for (const field of Object.keys(FIELDS)) {
    if (NAMES.includes(field)) continue;
    const values = rows.map((fields) => fields[field]);
    columns[field] = REFERENCES.includes(field)
      ? packReferences(values, referred)
      : values.map((value) => value ?? '').join('\n');
  }
  const ofFoods = [...foods.values()].map(({ fields }) => fields);
  const union = (list) => list.map((id) => `\n  | '${id}'`).join('');
  const text = (name, value) => `export const ${name} = ${JSON.stringify(value)};\n`;
  return [
    '// Written by scripts/write-foods.mjs from src/food/foods: change the text there, never this file.\n\n',
    `export type CategoryId =${union([...categories.keys()])};\n\nexport type FoodId =${union(ids)};\n\n`,
    text('CATEGORIES_IN_ORDER', [...categories.keys()].join(' ')),
    text(
      'FOODS_IN_ORDER',
      [...categories.keys()]
        .map((category) => ids.filter((id) => foods.get(id).category === category).join(' '))
        .join('\n'),
    ),
    text('REFERRED_TO', referred.join(' ')),
    text('COLUMNS', columns),
    text('KINDS', ofFoods.map(({ kinds = '' }) => kinds).join('\n')),
    text('TYPED', ofFoods.map(({ typed = '' }) => typed).join('\n')),
    text('NAMES', columnsOfNames(ofFoods.map(({ names }) => names))),
  ].join('');
}
