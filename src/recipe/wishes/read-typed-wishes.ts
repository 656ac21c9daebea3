// Tells a wish from an ingredient where it is typed into the field of ingredients: "no dairy", "vegan", "no oven", "for 4".

import { DIETS } from '../../food/diets.ts';
import type { IngredientReading } from '../../food/ingredient-reading.ts';
import { foldText } from '../../food/normalise-text.ts';
import { prepare } from '../../food/prepare-pattern.ts';
import { readAvoidance } from '../../food/read-avoidance.ts';
import { isGroup, readAvoidWord, splitNames } from '../avoid-words.ts';
import { EQUIPMENT, type Equipment } from '../recipe-request.ts';
import { isTaste, readOptionWish } from './read-option-wish.ts';
import type { Wish } from './wishes.ts';

export interface TypedWishes {
  readonly wishes: readonly Wish[];
  /** What is to be avoided and is no food that is known: it cannot be looked for. */
  readonly unknown: readonly string[];
  /** What only a recipe that stands can be changed by: "spicier". */
  readonly change?: string;
}

type Read = (text: string) => IngredientReading;

/** Letters of a line from which on it is no wish. */
const LONGEST = 200;

const OF_THE_COOK =
  /^(?:(?:i|we) (?:am|are)|i'm|we're|for|make it|(?:it )?(?:must|needs to|has to|should) be|(?:i|we) only have)\s+(?:an?\s+)?/u;
const OTHER_WORDS: Readonly<Record<string, string>> = {
  veggie: 'vegetarian',
  vegetarians: 'vegetarian',
  vegans: 'vegan',
};

const OTHER_TOOLS: Readonly<Record<string, string>> = {
  stove: 'hob',
  stovetop: 'hob',
  cooktop: 'hob',
  broiler: 'grill',
  airfryer: 'air-fryer',
  'crock-pot': 'slow-cooker',
};

/** The wishes that this one line is, or null where it is none. */
export function readTypedWishes(text: string, read: Read): TypedWishes | null {
  if (text.length > LONGEST) return null;
  const folded = foldText(text)
    .replace(OF_THE_COOK, '')
    .replace(/[.!]+$/u, '');
  const word = Object.hasOwn(OTHER_WORDS, folded) ? OTHER_WORDS[folded] : folded.replace(/ /gu, '-');
  const diet = DIETS.find((each) => each === word);
  if (diet !== undefined) return { wishes: [{ kind: 'diet', diet }], unknown: [] };
  const line = foldText(text).replace(/[.!]+$/u, '');
  const option = readOptionWish(line) ?? readOptionWish(folded);
  if (option !== null) return { wishes: [option], unknown: [] };
  const tools = readOnlyTools(line) ?? readLackedTool(line);
  if (tools !== null) return { wishes: tools, unknown: [] };
  if (isTaste(line)) return { wishes: [], unknown: [], change: text };
  const several = readEach(line, read);
  if (several !== null) return joinWishes(several);
  const reading = read(text);
  if (reading.avoid !== true || reading.verdict === 'not-food') return null;
  // "Shellfish" is two allergens, of which the reading names one.
  const named = readAvoidance(foldText(text)) ?? '';
  const isGroups = named !== '' && readAvoidWord(named).every(isGroup);
  return readAvoided(isGroups ? named : reading.name, read);
}

/** What to avoid, from a line of foods and allergens: "nuts or dairy". */
export function readAvoided(line: string, read: Read): TypedWishes {
  const wishes: Wish[] = [];
  const unknown: string[] = [];
  for (const name of isKnown(line, read) ? [line] : splitNames(line)) {
    const tool = readTool(name);
    if (tool !== undefined) wishes.push({ kind: 'without', word: tool });
    else if (!isKnown(name, read)) unknown.push(name);
    else for (const word of readAvoidWord(name)) wishes.push({ kind: 'avoid', word });
  }
  return { wishes, unknown };
}

const AROUND_ONLY: ReadonlySet<string> = new Set("i we i've we've have got only just a an the".split(' '));

/** "For 4 and kid friendly": each of them a wish by itself; null where one is none. */
function readEach(line: string, read: Read): readonly TypedWishes[] | null {
  const parts = line.split(' and ');
  if (parts.length === 1) return null;
  const several: TypedWishes[] = [];
  for (const part of parts) {
    const one = readTypedWishes(part, read);
    if (one === null) return null;
    several.push(one);
  }
  return several;
}

function joinWishes(several: readonly TypedWishes[]): TypedWishes {
  const changes = several.flatMap((one) => one.change ?? []);
  return {
    wishes: several.flatMap((one) => one.wishes),
    unknown: several.flatMap((one) => one.unknown),
    ...(changes.length === 0 ? {} : { change: changes.join(', ') }),
  };
}

const LACKS =
  /^(no |without (?:an? )?)?(?:(?:the|my|our) )?(.+?)(?: please)?(,? ?(?:it|mine|ours)?(?:'s| is) (?:broken|bust|dead|not working|out of order|on the blink))?$/u;

/** "No oven please it's broken", "the oven is broken". */
function readLackedTool(line: string): readonly Wish[] | null {
  const [, without, named = '', broken] = prepare(LACKS).exec(line) ?? [];
  const word = without === undefined && broken === undefined ? undefined : readTool(named);
  return word === undefined ? null : [{ kind: 'without', word }];
}

/** "Only got a hob, no oven", "air fryer only": the kitchen lacks everything else but a kettle. */
function readOnlyTools(line: string): readonly Wish[] | null {
  const tail = [' only', ' only please'].find((said) => line.endsWith(said)) ?? '';
  const words = `${tail === '' ? '' : 'only '}${line.slice(0, line.length - tail.length)}`.split(' ');
  const from = words.findIndex((word) => !AROUND_ONLY.has(word));
  const before = words.slice(0, from);
  if (!(before.includes('only') || before.includes('just'))) return null;
  const told = words.slice(from).join(' ').replaceAll(',', '').replaceAll(' and no ', ' no ').split(' no ');
  const [tools = [], ...others] = told.map((said) => said.split(' and ').map(readTool));
  const lacking = others.flat();
  // What is no tool ("no nuts") is never passed over: the line is then read as any other.
  if (![...tools, ...lacking].every((tool) => tool !== undefined)) return null;
  return EQUIPMENT.filter(
    (word) => !tools.includes(word) && (word !== 'kettle' || lacking.includes(word)),
  ).map((word) => ({
    kind: 'without',
    word,
  }));
}

/** Equipment of the closed list, by its own name or another: "an oven", "the stove", "air fryer". */
function readTool(name: string): Equipment | undefined {
  const folded = foldText(name)
    .replace(/^(?:an?|the|my) /u, '')
    .replace(/ /gu, '-');
  const word = Object.hasOwn(OTHER_TOOLS, folded) ? OTHER_TOOLS[folded] : folded;
  return EQUIPMENT.find((each) => each === word);
}

/** What a request may name: an allergen of the closed list, or a food. */
function isKnown(name: string, read: Read): boolean {
  if (/[,;/+&]|\s(?:or|nor|and)\s/iu.test(name)) return false;
  return readAvoidWord(name).every((word) => isGroup(word) || read(word).food !== null);
}
