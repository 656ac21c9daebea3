// Reads src/food/foods/*.txt: categories with their defaults, and foods. docs/food.md says how a file is written.
// Every fault is told with its file and line; nothing is guessed.

import { readFileSync } from 'node:fs';
import { FIELDS, METHOD, readClause } from './fields.mjs';

/** A fault in a text file, as "src/food/foods/alliums.txt:12: what is wrong". */
export class TextFault extends Error {
  constructor(place, message) {
    super(`${place}: ${message}`);
  }
}

const HEAD = /^(?:\[([a-z]+(?:-[a-z]+)*)\]|([a-z]+(?:-[a-z]+)*):)(?:\s+(.*))?$/;

/** The blocks of a text: a line at its beginning opens one, what is indented belongs to it. */
function* readBlocks(path) {
  let block = null;
  for (const [at, line] of readFileSync(path, 'utf8').split('\n').entries()) {
    const place = `${path}:${at + 1}`;
    if (/^\s*(?:#|$)/.test(line)) continue;
    if (/^\t/.test(line)) throw new TextFault(place, 'lines are indented with spaces');
    if (!line.startsWith(' ')) {
      const [, category, food, rest = ''] = HEAD.exec(line) ?? [];
      if (category === undefined && food === undefined)
        throw new TextFault(
          place,
          `a block begins with "[category]" or "food-id:", not with "${line.slice(0, 30)}"`,
        );
      if (block !== null) yield block;
      block = { category, food, place, clauses: [] };
      addClauses(block, rest, place);
    } else if (block === null) throw new TextFault(place, 'an indented line stands before any block');
    else if (line.startsWith('    ')) continueClause(block, line.trim(), place);
    else addClauses(block, line.trim(), place);
  }
  if (block !== null) yield block;
}

function addClauses(block, text, place) {
  for (const clause of text.split(';'))
    if (clause.trim() !== '') block.clauses.push({ text: clause.trim(), place });
}

function continueClause(block, text, place) {
  const last = block.clauses.at(-1);
  if (last === undefined)
    throw new TextFault(place, 'nothing stands before this line that it could carry on');
  const [more, ...others] = text.split(';');
  last.text += ` ${more.trim()}`;
  addClauses(block, others.join(';'), place);
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
    for (const block of readBlocks(path)) {
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
  categories.set(block.category, { fields: { ...base, ...readFields(block) }, place: block.place });
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
