// The body of POST /api/recipes: a closed shape, every bound checked, every text cleaned.
// Nothing a client sends reaches a provider except through the keys named here.

import * as v from 'valibot';
import { ALLERGENS } from '../food/allergens.ts';
import { DIETS } from '../food/diets.ts';
import { readIngredient } from '../food/read-ingredient.ts';
import { isGroup, readAvoidWord } from '../recipe/avoid-words.ts';
import { RULE_SEVERITY, type RuleId } from '../recipe/finding.ts';
import { EQUIPMENT, REQUEST_LIMITS, type RecipeRequest, UNIT_SYSTEMS } from '../recipe/recipe-request.ts';
import { takeTypedWishes } from '../recipe/wishes/take-typed-wishes.ts';
import { cleanLines, cleanText, countCharacters } from './clean-text.ts';

export type RecipeBodyReading =
  | { readonly ok: true; readonly request: RecipeRequest }
  | {
      readonly ok: false;
      /** One sentence: what is wrong and what is taken. */
      readonly message: string;
      /** Where, as in `ingredients.3`; empty for the whole body. */
      readonly path: string;
    };

const LIMITS = REQUEST_LIMITS;
const RULE_IDS = Object.keys(RULE_SEVERITY) as [RuleId, ...RuleId[]];

// Language, script and region only: variants and private-use parts would be a way to write to the model.
// Both cases are spelt out: a JSON schema knows no flags.
const LANGUAGE_TAG = /^[a-zA-Z]{2,3}(?:-[a-zA-Z]{4})?(?:-(?:[a-zA-Z]{2}|[0-9]{3}))?$/u;

function quote(value: unknown): string {
  const text = cleanText(typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing'));
  const shown = [...text].slice(0, 40).join('');
  return shown === text ? `"${shown}"` : `"${shown}…"`;
}

function wholeNumber(name: string, { min, max }: { readonly min: number; readonly max: number }) {
  const message = (issue: { input: unknown }) =>
    `${name} takes a whole number from ${min} to ${max}, not ${quote(issue.input)}.`;
  return v.pipe(v.number(message), v.integer(message), v.minValue(min, message), v.maxValue(max, message));
}

function word<const Words extends readonly string[]>(name: string, words: Words) {
  return v.picklist(
    words,
    (issue) => `${name} does not know ${quote(issue.input)}. It takes: ${words.join(', ')}.`,
  );
}

function list<Schema extends v.GenericSchema>(name: string, schema: Schema, max: number) {
  return v.pipe(
    v.array(schema, `${name} takes a list.`),
    v.maxLength(max, `${name} takes at most ${max}.`),
    v.readonly(),
  );
}

function cleanedText(name: string, max: number) {
  return v.pipe(
    v.string(`${name} takes text.`),
    v.metadata({ minLength: 1, maxLength: max }),
    v.transform(cleanText),
    v.check((text) => text !== '', `${name} is empty.`),
    v.check(
      (text) => countCharacters(text) <= max,
      (issue) => `${name} is ${countCharacters(issue.input)} characters long; at most ${max} are taken.`,
    ),
  );
}

function isFoodName(text: string): boolean {
  return readAvoidWord(text).every((word) => isGroup(word) || readIngredient(word).food !== null);
}

const changeSchema = v.pipe(
  v.strictObject(
    {
      recipe: v.pipe(
        v.string('change.recipe takes the text of a recipe.'),
        v.metadata({ minLength: 1, maxLength: LIMITS.changeRecipeLength }),
        v.transform(cleanLines),
        v.check((text) => text.trim() !== '', 'change.recipe is empty.'),
        v.check(
          (text) => countCharacters(text) <= LIMITS.changeRecipeLength,
          `change.recipe takes at most ${LIMITS.changeRecipeLength} characters.`,
        ),
      ),
      wish: v.exactOptional(cleanedText('change.wish', LIMITS.wishLength)),
      continue: v.exactOptional(v.literal(true, 'change.continue takes true.')),
      faults: v.exactOptional(
        v.pipe(
          list('change.faults', word('change.faults', RULE_IDS), RULE_IDS.length),
          v.minLength(1, 'change.faults names no rule.'),
        ),
      ),
    },
    readShapeFault,
  ),
  v.metadata({ oneOf: ['wish', 'continue', 'faults'].map((key) => ({ required: [key] })) }),
  v.check(
    ({ wish, continue: more, faults }) =>
      [wish, more, faults].filter((part) => part !== undefined).length === 1,
    'change takes a recipe and exactly one of wish, continue and faults.',
  ),
  v.transform(({ recipe, wish, faults }) => {
    if (wish !== undefined) return { recipe, wish };
    if (faults !== undefined) return { recipe, faults };
    return { recipe, continue: true as const };
  }),
);

const bodyShape = v.strictObject(
  {
    ingredients: v.pipe(
      v.array(cleanedText('An ingredient', LIMITS.ingredientLength), 'ingredients takes a list of texts.'),
      v.minLength(1, 'ingredients is empty: name at least one.'),
      v.maxLength(LIMITS.ingredients, `ingredients takes at most ${LIMITS.ingredients}.`),
    ),
    servings: v.exactOptional(wholeNumber('servings', LIMITS.servings)),
    diets: v.exactOptional(list('diets', word('diets', DIETS), DIETS.length)),
    avoid: v.exactOptional(
      list(
        'avoid',
        v.pipe(
          cleanedText('A word of avoid', LIMITS.ingredientLength),
          v.check(
            isFoodName,
            (issue) =>
              `avoid does not know ${quote(issue.input)}. It takes: ${ALLERGENS.join(', ')}, or the name of a food.`,
          ),
        ),
        LIMITS.ingredients,
      ),
    ),
    maxMinutes: v.exactOptional(wholeNumber('maxMinutes', LIMITS.maxMinutes)),
    equipment: v.exactOptional(list('equipment', word('equipment', EQUIPMENT), EQUIPMENT.length)),
    units: v.exactOptional(word('units', UNIT_SYSTEMS)),
    language: v.exactOptional(
      v.pipe(
        v.string('language takes a language tag such as "en" or "pt-BR".'),
        v.regex(
          LANGUAGE_TAG,
          (issue) => `language takes a language tag such as "en" or "pt-BR", not ${quote(issue.input)}.`,
        ),
      ),
    ),
    idea: v.exactOptional(wholeNumber('idea', LIMITS.idea)),
    maxExtras: v.exactOptional(wholeNumber('maxExtras', LIMITS.maxExtras)),
    source: v.exactOptional(word('source', ['built-in', 'model'])),
    change: v.exactOptional(changeSchema),
  },
  readShapeFault,
);

/** The closed shape of a request for a recipe. */
export const bodySchema = v.pipe(
  bodyShape,
  v.forward(
    v.check(
      ({ source, change }) => source !== 'built-in' || change === undefined || !('continue' in change),
      'change.continue is for a model: the built-in chef cannot go on with a text.',
    ),
    ['change'],
  ),
);

function readShapeFault(issue: v.BaseIssue<unknown>): string {
  const key = issue.path?.at(-1)?.key;
  if (key === undefined) return 'A JSON object is wanted here.';
  if (issue.expected === 'never') return `The key ${quote(key)} is not known.`;
  return `The key ${quote(key)} is missing.`;
}

/**
 * Reads the body of a request for a recipe. A key or word that is not known is an error, never ignored.
 * Ingredients come back in NFKC, trimmed, without invisible characters; those that are wishes ("for 4", "no oven")
 * come back as options. Never throws.
 */
export function readRecipeBody(json: unknown): RecipeBodyReading {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    return { ok: false, message: 'The body must be a JSON object.', path: '' };
  }
  const read = v.safeParse(bodySchema, json, { abortPipeEarly: true });
  if (read.success) return { ok: true, request: takeTypedWishes(read.output) };
  // An unknown key says most about what the client had in mind.
  const fault = read.issues.find((issue) => issue.expected === 'never') ?? read.issues[0];
  return { ok: false, message: fault.message, path: quotePath(fault) };
}

function quotePath(issue: v.BaseIssue<unknown>): string {
  return cleanText((v.getDotPath(issue) ?? '').slice(0, 80));
}
