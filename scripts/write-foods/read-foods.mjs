// Reads src/food/foods/*.txt: categories with their defaults, and foods. docs/food.md says how a file is written.
// Every fault is told with its file and line; nothing is guessed.

import { FIELDS, METHOD, readClause } from './fields.mjs';
import { readBlocks, TextFault } from './text-lines.mjs';

const HEAD = /^(?:\[([a-z]+(?:-[a-z]+)*)\]|([a-z]+(?:-[a-z]+)*):)(?:\s+(.*))?$/;

/** The blocks of a text with their heads read and their lines parted into clauses. */
function* readEntries(path) {
  for (const { head, place, lines } of readBlocks(path)) {
    const [, category, food, rest = ''] = HEAD.exec(head) ?? [];
    if (category === undefined && food === undefined)
      throw new TextFault(
        place,
        `a block begins with "[category]" or "food-id:", not with "${head.slice(0, 30)}"`,
      );
    const clauses = [{ text: rest, place }, ...lines].flatMap(({ text, place: at }) =>
      text.split(';').flatMap((clause) => (clause.trim() === '' ? [] : [{ text: clause.trim(), place: at }])),
    );
    yield { category, food, place, clauses };
  }
}

/** The fields that the clauses of a block give, checked against the words each may hold. */
function readFields(block) {
  const fields = {};
  for (const { text, place } of block.clauses) {
    const [word, ...rest] = text.split(' ');
    if (word === 'like' && block.category !== undefined) continue;
    const method = METHOD.test(word);
    if (!method && FIELDS[word] === undefined)
      throw new TextFault(
        place,
        `"${word}" is no field; a clause begins with one of ${Object.keys(FIELDS).join(', ')} or a way of heating`,
      );
    const name = method ? 'heat' : word;
    if (fields[name] !== undefined && !method) throw new TextFault(place, `"${word}" is given twice`);
    let value;
    try {
      value = readClause(word, rest.join(' '));
    } catch (fault) {
      throw new TextFault(place, fault.message);
    }
    fields[name] = method && fields.heat !== undefined ? `${fields.heat};${value}` : value;
  }
  return fields;
}

/** All categories and foods of these files, each with its fields and its place. */
export function readFoods(paths) {
  const categories = new Map();
  const foods = new Map();
  for (const path of paths) {
    let category = null;
    for (const block of readEntries(path)) {
      if (block.category === undefined) addFood(foods, category, block);
      else {
        category = block.category;
        addCategory(categories, block);
      }
    }
  }
  checkReferences(categories, foods);
  return { categories: withoutBases(categories, foods), foods };
}

function addCategory(categories, block) {
  if (categories.has(block.category))
    throw new TextFault(block.place, `category "${block.category}" is given twice`);
  const like = block.clauses.find(({ text }) => text.startsWith('like '));
  const base = like === undefined ? {} : categories.get(like.text.slice(5))?.fields;
  if (base === undefined) throw new TextFault(like.place, `no category "${like.text.slice(5)}" stands above`);
  const own = readFields(block);
  const holds = [base.holds, own.holds].filter(Boolean).join(' ');
  categories.set(block.category, {
    fields: { ...base, ...own, ...(holds === '' ? {} : { holds }) },
    place: block.place,
  });
}

function addFood(foods, category, block) {
  if (category === null) throw new TextFault(block.place, 'no category stands above this food');
  const known = foods.get(block.food);
  if (known !== undefined)
    throw new TextFault(block.place, `food "${block.food}" is given twice, first in ${known.place}`);
  foods.set(block.food, { category, fields: readFields(block), place: block.place });
}

function checkReferences(categories, foods) {
  for (const [id, { fields, place }] of foods) {
    for (const field of ['goesWith', 'clashesWith']) {
      for (const other of fields[field]?.split(' ') ?? []) {
        if (other === id) throw new TextFault(place, `${id} ${field} itself`);
        if (!foods.has(other) && !categories.has(other))
          throw new TextFault(place, `${id} ${field} "${other}", which is no food and no category`);
      }
    }
  }
}

/** A category that holds no food only lends its defaults to others. */
function withoutBases(categories, foods) {
  const used = new Set([...foods.values()].map(({ category }) => category));
  return new Map([...categories].filter(([id]) => used.has(id)));
}
