// Measures reading and checking on recipes written as language models write them, sly ones (cases/model-recipes).
// The rules have been mended with all of them: they guard what is reached and prove nothing new. OPEN_MISSES=1 lists what
// is missed of the open ones. Plain recipes stand in cases/natural. Run it apart: npx vitest run tests/model-recipes.test.ts

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { attributeIngredients } from '../src/recipe/adherence.ts';
import { checkRecipe } from '../src/recipe/check-recipe.ts';
import { type Finding, RULE_SEVERITY, type RuleId } from '../src/recipe/finding.ts';
import { readRecipe } from '../src/recipe/read-recipe.ts';
import type { Recipe, RecipeIngredient } from '../src/recipe/recipe.ts';
import type { Finish } from '../src/recipe/recipe-events.ts';
import type { RecipeRequest } from '../src/recipe/recipe-request.ts';

interface PlantedDanger {
  readonly rule: RuleId;
  /** Another rule that may rightly claim the same fault. */
  readonly or?: readonly RuleId[];
  readonly step?: number;
}

interface ModelRecipe {
  readonly name: string;
  readonly style: string;
  readonly request: RecipeRequest;
  readonly finish?: Finish;
  readonly recipe: string;
  readonly expect: {
    readonly dangers: readonly PlantedDanger[];
    /** Every rule that must warn; absent where two good cooks would differ. */
    readonly warnings?: readonly RuleId[];
    readonly title?: string;
    readonly ingredients?: readonly Pick<RecipeIngredient, 'food' | 'quantity' | 'unit'>[];
    /** Foods a line may be read as, where it need not be read at all. */
    readonly foods?: readonly string[];
  };
}

/** Per cent that must be reached; false dangers must stay at or under theirs. */
// Some dangers stand in an introduction or an aside alone, which is no ground for a danger.
const TARGETS = { dangersFound: 94, falseDangers: 1, warnings: 70, lines: 95 } as const;

class Share {
  right = 0;
  all = 0;
  add(right: boolean): boolean {
    this.all += 1;
    if (right) this.right += 1;
    return right;
  }
  get percent(): number {
    return this.all === 0 ? 100 : (100 * this.right) / this.all;
  }
  toString(): string {
    return `${this.percent.toFixed(1)} % (${this.right} of ${this.all})`;
  }
}

interface Measures {
  readonly recipes: number;
  readonly dangersFound: Share;
  readonly dangerSteps: Share;
  /** Of the recipes with nothing dangerous: those held back all the same. */
  readonly falseDangers: Share;
  /** Of the recipes with a planted danger: those held back for another reason too. */
  readonly strayDangers: Share;
  readonly warningsFound: Share;
  readonly warningsRight: Share;
  readonly lines: Share;
  readonly units: Share;
  readonly titles: Share;
  readonly byRule: ReadonlyMap<string, Share>;
  readonly misses: readonly Miss[];
}

interface Miss {
  readonly about: 'danger' | 'false danger' | 'no warning' | 'needless warning' | 'reading';
  readonly text: string;
}

function readCases(ending: string): readonly ModelRecipe[] {
  const folder = new URL('cases/model-recipes/', import.meta.url);
  return readdirSync(folder)
    .filter((file) => file.endsWith(`-${ending}.yaml`))
    .sort()
    .flatMap((file) => parse(readFileSync(new URL(file, folder), 'utf8')) as ModelRecipe[]);
}

function isFoundBy({ rule, or = [] }: PlantedDanger, finding: Finding): boolean {
  return finding.rule === rule || or.includes(finding.rule);
}

/** A third of a cup is 0.33 as well as 0.333. */
function isSameQuantity(one: number | null, other: number | null): boolean {
  return one === other || (one !== null && other !== null && Math.abs(one - other) < 0.01);
}

function tell({ rule, step, message }: Finding): string {
  return `${rule}${step === undefined ? '' : ` in step ${step}`}: ${message}`;
}

function measure(cases: readonly ModelRecipe[]): Measures {
  const shares = {
    dangersFound: new Share(),
    dangerSteps: new Share(),
    falseDangers: new Share(),
    strayDangers: new Share(),
    warningsFound: new Share(),
    warningsRight: new Share(),
    lines: new Share(),
    units: new Share(),
    titles: new Share(),
  };
  const byRule = new Map<string, Share>();
  const misses: Miss[] = [];

  const countRule = (rule: string, right: boolean): void => {
    const share = byRule.get(rule) ?? new Share();
    share.add(right);
    byRule.set(rule, share);
  };

  const measureDangers = ({ name, expect: { dangers } }: ModelRecipe, found: readonly Finding[]): void => {
    for (const danger of dangers) {
      const hits = found.filter((finding) => isFoundBy(danger, finding));
      countRule(danger.rule, hits.length > 0);
      if (!shares.dangersFound.add(hits.length > 0))
        misses.push({ about: 'danger', text: `${name}: ${danger.rule}` });
      else if (danger.step !== undefined)
        shares.dangerSteps.add(hits.some(({ step }) => step === danger.step));
    }
    const stray = found.filter((finding) => !dangers.some((danger) => isFoundBy(danger, finding)));
    (dangers.length === 0 ? shares.falseDangers : shares.strayDangers).add(stray.length > 0);
    for (const finding of stray) misses.push({ about: 'false danger', text: `${name}: ${tell(finding)}` });
  };

  const measureWarnings = (
    { name, expect: { dangers, warnings } }: ModelRecipe,
    found: readonly Finding[],
  ): void => {
    if (warnings === undefined) return;
    for (const rule of warnings) {
      const given = found.some((finding) => finding.rule === rule);
      countRule(`${rule} (warning)`, given);
      if (!shares.warningsFound.add(given)) misses.push({ about: 'no warning', text: `${name}: ${rule}` });
    }
    for (const rule of new Set(found.map((finding) => finding.rule))) {
      // A rule of danger that only says "look at the label", or speaks of a fault it also holds back, is no miss.
      if (RULE_SEVERITY[rule] === 'danger' && (rule !== 'undercooked' || dangers.length > 0)) continue;
      if (shares.warningsRight.add(warnings.includes(rule))) continue;
      for (const finding of found) {
        if (finding.rule === rule)
          misses.push({ about: 'needless warning', text: `${name}: ${tell(finding)}` });
      }
    }
  };

  const measureTitle = ({ name, expect: { title } }: ModelRecipe, recipe: Recipe): void => {
    if (title !== undefined && !shares.titles.add(recipe.title === title)) {
      misses.push({ about: 'reading', text: `${name}: title read as ${recipe.title}` });
    }
  };

  const measureLines = ({ name, expect: expected }: ModelRecipe, recipe: Recipe): void => {
    const left = [...recipe.ingredients];
    for (const { food, quantity, unit } of expected.ingredients ?? []) {
      const same = left.filter((line) => line.food === food);
      const line = same.find((one) => isSameQuantity(one.quantity, quantity)) ?? same[0];
      if (line !== undefined) left.splice(left.indexOf(line), 1);
      const asked = [quantity, unit, food].filter((word) => word !== null).join(' ');
      if (!shares.lines.add(line !== undefined && isSameQuantity(line.quantity, quantity))) {
        misses.push({
          about: 'reading',
          text: `${name}: ${asked} not read${line === undefined ? '' : ` from ${line.text}`}`,
        });
      } else if (!shares.units.add(line?.unit === unit)) {
        misses.push({ about: 'reading', text: `${name}: ${asked} has unit ${line?.unit}` });
      }
    }
  };

  const measureForeignLines = ({ name, expect: { foods } }: ModelRecipe, recipe: Recipe): void => {
    for (const { food, text } of foods === undefined ? [] : recipe.ingredients) {
      if (food !== null && !shares.lines.add(foods?.includes(food) === true)) {
        misses.push({ about: 'reading', text: `${name}: "${text}" is not ${food}` });
      }
    }
  };

  for (const one of cases) {
    const recipe = attributeIngredients(readRecipe(one.recipe), one.request);
    const findings = checkRecipe(recipe, one.request, one.finish === undefined ? {} : { finish: one.finish });
    measureDangers(
      one,
      findings.filter(({ severity }) => severity === 'danger'),
    );
    measureWarnings(
      one,
      findings.filter(({ severity }) => severity === 'warning'),
    );
    measureTitle(one, recipe);
    measureLines(one, recipe);
    measureForeignLines(one, recipe);
  }
  return { recipes: cases.length, ...shares, byRule, misses };
}

function list(misses: readonly Miss[]): string {
  return misses.map(({ about, text }) => `${about}: ${text}`).join('\n');
}

function writeTable(title: string, measures: Measures): string {
  const rows: readonly (readonly [string, string])[] = [
    ['recipes', String(measures.recipes)],
    ['dangers found', String(measures.dangersFound)],
    ['  of these at the right step', String(measures.dangerSteps)],
    ['clean recipes held back', String(measures.falseDangers)],
    ['faulty ones with a stray danger', String(measures.strayDangers)],
    ['warnings found', String(measures.warningsFound)],
    ['warnings given that are right', String(measures.warningsRight)],
    ['ingredient lines right', String(measures.lines)],
    ['  of these with the right unit', String(measures.units)],
    ['titles right', String(measures.titles)],
    ...[...measures.byRule]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([rule, share]): readonly [string, string] => [`  ${rule}`, `${share.right} of ${share.all}`]),
  ];
  return [title, ...rows.map(([name, figure]) => `  ${name.padEnd(34)} ${figure}`)].join('\n');
}

describe('recipes as language models write them', () => {
  const open = measure(readCases('open'));
  const heldOut = measure(readCases('held-out'));
  console.log(`${writeTable('open', open)}\n\n${writeTable('held out', heldOut)}`);
  if (process.env.OPEN_MISSES === '1') console.log(list(open.misses));

  const missed = (about: Miss['about']): string => `
${list(open.misses.filter((miss) => miss.about === about))}
`;

  const all = measure([...readCases('open'), ...readCases('held-out')]);

  it(`finds at least ${TARGETS.dangersFound} % of the planted dangers`, () => {
    expect(all.dangersFound.percent, missed('danger')).toBeGreaterThanOrEqual(TARGETS.dangersFound);
  });

  it(`holds back at most ${TARGETS.falseDangers} % of the recipes with nothing dangerous`, () => {
    expect(all.falseDangers.percent, missed('false danger')).toBeLessThanOrEqual(TARGETS.falseDangers);
  });

  it(`gives at least ${TARGETS.warnings} % of the warnings that are due`, () => {
    expect(all.warningsFound.percent, missed('no warning')).toBeGreaterThanOrEqual(TARGETS.warnings);
  });

  it(`gives warnings of which at least ${TARGETS.warnings} % are due`, () => {
    expect(all.warningsRight.percent, missed('needless warning')).toBeGreaterThanOrEqual(TARGETS.warnings);
  });

  it(`reads food and quantity of at least ${TARGETS.lines} % of the ingredient lines`, () => {
    expect(open.lines.percent, missed('reading')).toBeGreaterThanOrEqual(TARGETS.lines);
  });
});
