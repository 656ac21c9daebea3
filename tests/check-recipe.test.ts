// What each rule must find and must pass, from tables of recipes in tests/cases/checks, one a rule.

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { attributeIngredients } from '../src/recipe/adherence.ts';
import { checkRecipe } from '../src/recipe/check-recipe.ts';
import { RULE_SEVERITY, type RuleId } from '../src/recipe/finding.ts';
import { readRecipe } from '../src/recipe/read-recipe.ts';
import type { RecipeRequest } from '../src/recipe/recipe-request.ts';
import { writeDraft } from './write-draft.ts';

/** A fragment of a recipe; what is absent is empty. One text stands for a list of one. */
interface Case {
  readonly name: string;
  readonly title?: string;
  readonly intro?: string;
  readonly serves?: number;
  readonly list?: string | readonly string[];
  readonly cupboard?: string | readonly string[];
  readonly buy?: string | readonly string[];
  readonly steps?: string | readonly string[];
  readonly notes?: string | readonly string[];
  readonly request?: Partial<RecipeRequest>;
  /** "danger", "warning 2" (in step 2), "note"; absent: the rule has nothing to say. */
  readonly finds?: string;
  /** What the message of the first finding must hold: figures, names, whose advice it is. */
  readonly says?: string | readonly string[];
  /** How many findings of the rule there are. */
  readonly count?: number;
  /** One case for each of these words, which stand for every "{}" of the case; of two words the second for "{2}". */
  readonly each?: readonly (string | readonly [string, string])[];
}

interface Table {
  /** Without a rule, no rule may find a danger in any of the cases. */
  readonly rule?: RuleId;
  readonly cases: readonly Case[];
}

function fill(text: string, [first, second = '']: readonly string[]): string {
  return text.replaceAll('{}', first ?? '').replaceAll('{2}', second);
}

function spread({ each, ...written }: Case): readonly Case[] {
  if (each === undefined) return [written];
  return each.map((words) => {
    const stands = listOf(words);
    const filled: Case = JSON.parse(JSON.stringify(written), (_, value: unknown) =>
      typeof value === 'string' ? fill(value, stands) : value,
    );
    return { ...filled, name: `${filled.name}: ${stands.join(', ')}` };
  });
}

const FOLDER = new URL('./cases/checks/', import.meta.url);
const tables = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.yaml'))
  .map((file) => parse(readFileSync(new URL(file, FOLDER), 'utf8')) as Table)
  .map(({ rule, cases }) => ({ rule, cases: cases.flatMap(spread) }));

function listOf(value: string | readonly string[] | undefined): readonly string[] {
  if (value === undefined) return [];
  return typeof value === 'string' ? [value] : value;
}

function writeCase({ title, intro, serves, list, cupboard, buy, steps, notes }: Case): string {
  return writeDraft({
    title,
    introduction: intro,
    servings: serves,
    list: listOf(list),
    cupboard: listOf(cupboard),
    buy: listOf(buy),
    steps: listOf(steps ?? 'Serve.'),
    notes: listOf(notes),
  });
}

function check(each: Case) {
  const request: RecipeRequest = { ingredients: [], ...each.request };
  return checkRecipe(attributeIngredients(readRecipe(writeCase(each)), request), request);
}

describe('the tables of cases', () => {
  it('know the rules they speak of, and name each case once', () => {
    for (const { rule, cases } of tables) {
      if (rule !== undefined) expect(Object.keys(RULE_SEVERITY)).toContain(rule);
      expect(new Set(cases.map(({ name }) => name)).size).toBe(cases.length);
    }
  });
});

for (const { rule, cases } of tables) {
  if (rule === undefined) {
    describe('every rule', () => {
      it.each(cases.map((each) => [each.name, each] as const))('passes %s', (_name, each) => {
        expect(check(each).filter((finding) => finding.severity === 'danger')).toEqual([]);
      });
    });
    continue;
  }
  describe(rule, () => {
    it.each(cases.map((each) => [each.name, each] as const))('%s', (_name, each) => {
      const findings = check(each);
      for (const finding of findings) expect(RULE_SEVERITY).toHaveProperty(finding.rule);
      const found = findings.filter((finding) => finding.rule === rule);
      const [severity, step] = (each.finds ?? '').split(' ');
      if (severity === undefined || severity === '') {
        expect(found.filter((finding) => finding.severity !== 'note')).toEqual([]);
        return;
      }
      // What only a note or an introduction tells may be a warning: see docs/food-safety.md, "Evidence".
      const told = severity === 'danger' && found[0]?.step === undefined;
      expect(told ? ['danger', 'warning'] : [severity]).toContain(found[0]?.severity);
      if (step !== undefined) expect(found[0]?.step).toBe(Number(step));
      for (const words of listOf(each.says)) expect(found[0]?.message).toContain(words);
      if (each.count !== undefined) expect(found).toHaveLength(each.count);
      for (const { message } of found) expect(message).not.toMatch(/\bsafe(?:ly)?\b|allergen-free|healthy/i);
    });
  });
}
