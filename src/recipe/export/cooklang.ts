// A recipe in Cooklang: each ingredient stands where the method first names it, with its amount. What no step names is laid
// ready in a part of its own. https://cooklang.org/docs/spec/

import { findAmounts } from '../amounts/find-amounts.ts';
import { readLineFood } from '../read-ingredient-line.ts';
import type { RecipeIngredient } from '../recipe.ts';
import { type FirstUse, findFirstUses } from '../step-amounts.ts';
import type { ExportParts } from './gather-export.ts';
import { writePlainLine } from './gather-export.ts';

const READY = 'Have ready';
const METHOD = 'Method';

/** Text in which Cooklang finds no ingredient, pot, timer, comment or escape of its own. */
function escapeText(text: string): string {
  return text.replace(/[\\@#~{}]/g, '\\$&').replace(/-(?=-)|\[(?=\s?-)|(?<=-\s?)\]/g, '\\$&');
}

/** A name, a unit or an amount ends at the first of these. */
function writeName(text: string): string {
  return text
    .replace(/[@#~{}()[\]|%\\&?+=<>:*]/g, ' ')
    .replace(/-{2,}/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/^[-\s.,]+|[\s.,]+$/g, '');
}

function writeNote(text: string): string {
  return escapeText(text.replaceAll('(', '[').replaceAll(')', ']'));
}

const FRACTIONS: Readonly<Record<string, string>> = {
  '¼': '1/4',
  '½': '1/2',
  '¾': '3/4',
  '⅓': '1/3',
  '⅔': '2/3',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
};

/** "1 ½" and "2 to 3" in the digits that Cooklang reckons with; words become their number. */
function writeQuantity(text: string, low: number): string {
  const digits = text
    .replace(/[¼½¾⅓⅔⅛⅜⅝⅞]/g, (sign) => ` ${FRACTIONS[sign] ?? sign}`)
    .replace(/\s*(?:[–—-]|to|or)\s*/g, '-')
    .replace(/(\d),(?=\d{3})/g, '$1')
    .replaceAll(',', '.')
    .replace(/\s+/g, ' ')
    .trim();
  return /^[\d ./-]+$/.test(digits) ? digits : String(low);
}

interface Written {
  /** "{200%g}", or "{}". */
  readonly amount: string;
  /** The line without its amount. */
  readonly rest: string;
}

/** The amount that the reading names, where it stands in the line. A unit that is not found there is the reading's own. */
function partAmount({ text, quantity, unit }: RecipeIngredient): Written {
  const line = writePlainLine(text);
  if (quantity === null) return { amount: '{}', rest: line };
  const amounts = findAmounts(line).filter(({ low }) => low === quantity);
  // "3 cm ginger" is counted, in centimetres.
  const whole = amounts.find((each) => each.unit === unit || (unit === null && isLength(each.unit)));
  const found = whole ?? amounts[0];
  if (found === undefined) return { amount: writeBraces(String(quantity), unit ?? ''), rest: line };
  const end = whole?.end ?? found.numberEnd;
  const number = writeQuantity(line.slice(found.at, found.numberEnd), found.low);
  const words = writeName(line.slice(found.numberEnd, end)) || (unit ?? '');
  const behind = line.slice(end).trim();
  const isTold = whole === undefined && unit !== null && behind.startsWith(unit);
  const rest = `${line.slice(0, found.at)} ${isTold ? behind.replace(/^\p{L}+/u, '') : behind}`;
  return { amount: writeBraces(number, words), rest: trimRest(rest) };
}

function isLength(unit: string | null): boolean {
  return unit === 'mm' || unit === 'cm' || unit === 'inch';
}

function writeBraces(number: string, unit: string): string {
  return `{${number}${unit === '' ? '' : `%${unit}`}}`;
}

function trimRest(rest: string): string {
  return rest.replace(/\s+/g, ' ').replace(/^[\s,]*(?:of\b)?[\s,]*|[\s,]+$/g, '');
}

/** The name in a list: what stands before the first comma or bracket, where that is the food of the line. */
function nameRest(rest: string, { text, food }: RecipeIngredient): string {
  const head = writeName(/^[^,;([]+/.exec(rest)?.[0] ?? '');
  if (head !== '' && (food === null || readLineFood(head).food === food)) return head;
  return writeName(food === null ? rest : readLineFood(text).name) || 'ingredient';
}

/** As a step calls it, where that says which food it is; else as the list does. */
function writeIngredient(ingredient: RecipeIngredient, said: string | null): string {
  const { amount, rest } = partAmount(ingredient);
  const isSaid = said !== null && readLineFood(said).food === ingredient.food && writeName(said) === said;
  const name = isSaid ? said : nameRest(rest, ingredient);
  const note = rest.toLowerCase() === name.toLowerCase() ? '' : `(${writeNote(rest)})`;
  return `@${name}${amount}${note}`;
}

function writeStep(
  text: string,
  step: number,
  parts: ExportParts,
  uses: ReadonlyMap<number, FirstUse>,
): string {
  const here = [...uses]
    .filter(([, use]) => use.step === step)
    .sort(([, one], [, other]) => one.at - other.at);
  let written = '';
  let from = 0;
  for (const [place, { at, end }] of here) {
    const ingredient = parts.recipe.ingredients[place];
    if (ingredient === undefined || at < from) continue;
    written += escapeText(text.slice(from, at)) + writeIngredient(ingredient, text.slice(at, end));
    from = end;
    // What stands in brackets right behind would be its note.
    if (text[from] === '(') written += ' ';
  }
  return escapeLineStart(written + escapeText(text.slice(from)));
}

function escapeLineStart(text: string): string {
  return text.replace(/^[>=]/, '\\$&');
}

function writeHead({ title, recipe, authorName }: ExportParts): string {
  const { servings, minutes, introduction } = recipe;
  const time = (value: number | null) => (value === null ? null : `${value} min`);
  const entries: readonly (readonly [string, string | number | null])[] = [
    ['title', title],
    ['author', authorName],
    ['description', writePlainLine(introduction) || null],
    ['servings', servings],
    ['prep time', time(minutes.prep)],
    ['cook time', time(minutes.cook)],
    ['time required', time(minutes.total)],
  ];
  // A string of JSON is one of YAML.
  const lines = entries.flatMap(([key, value]) =>
    value === null ? [] : [`${key}: ${JSON.stringify(value)}`],
  );
  return ['---', ...lines, '---'].join('\n');
}

export function writeCooklang(parts: ExportParts): string {
  const { recipe, method, author, found, notes } = parts;
  const steps = method.flatMap((part) => part.steps);
  const uses = findFirstUses({ ingredients: recipe.ingredients, steps });
  const unnamed = recipe.ingredients.filter((_, place) => !uses.has(place));
  const blocks = [writeHead(parts), [...found, author].map((line) => `> ${escapeText(line)}`).join('\n')];
  if (unnamed.length > 0) {
    const list = unnamed.map((ingredient) => writeIngredient(ingredient, null)).join(', ');
    blocks.push(`== ${READY} ==`, `${READY}: ${list}.`);
  }
  let at = 0;
  for (const { name, steps: own } of method) {
    if (name !== null || unnamed.length > 0) blocks.push(`== ${writeName(name ?? METHOD)} ==`);
    for (const step of own) {
      blocks.push(writeStep(step, at, parts, uses));
      at += 1;
    }
  }
  for (const note of notes) blocks.push(`> ${escapeText(note)}`);
  return `${blocks.join('\n\n')}\n`;
}
