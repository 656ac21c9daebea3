// Reads Cooklang with the parser of the Cooklang project itself. Its package wants a bundler that loads WebAssembly as a
// module; here the module is put together by hand.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { Ingredient, ScaledRecipeWithReport } from '@cooklang/cooklang';

interface Parser {
  parse(text: string, scale?: number): ScaledRecipeWithReport;
  extensions: number;
  free(): void;
}

interface Glue {
  readonly Parser: new () => Parser;
  readonly quantity_display: (quantity: NonNullable<Ingredient['quantity']>) => string;
  __wbg_set_wasm(exported: WebAssembly.Exports): void;
}

const find = createRequire(import.meta.url).resolve;
const GLUE = '@cooklang/cooklang/pkg/cooklang_wasm_bg.js';

async function load(): Promise<Glue> {
  const glue: Glue = await import(/* @vite-ignore */ pathToFileURL(find(GLUE)).href);
  const bytes = readFileSync(find('@cooklang/cooklang/pkg/cooklang_wasm_bg.wasm'));
  const imports = { './cooklang_wasm_bg.js': glue as unknown as WebAssembly.ModuleImports };
  const { instance } = await WebAssembly.instantiate(bytes, imports);
  glue.__wbg_set_wasm(instance.exports);
  return glue;
}

const glue = await load();
const parser = new glue.Parser();

export interface ReadIngredient {
  readonly name: string;
  /** "200 g", "2-3"; empty where none is given. */
  readonly amount: string;
  readonly note: string;
}

export interface ReadStep {
  readonly section: string;
  /** What stands around the ingredients. */
  readonly texts: readonly string[];
  readonly ingredients: readonly string[];
}

export interface ReadCooklang {
  readonly metadata: ScaledRecipeWithReport['metadata'];
  readonly ingredients: readonly ReadIngredient[];
  readonly steps: readonly ReadStep[];
  readonly notes: readonly string[];
  readonly cookware: number;
  readonly timers: number;
  /** What the parser complains of. */
  readonly report: string;
}

/** `extensions` as the Cooklang programs have them switched on, or none. */
export function readCooklang(text: string, extensions: 'all' | 'none' = 'none'): ReadCooklang {
  if (extensions === 'none') parser.extensions = 0;
  const { recipe, metadata, report } = parser.parse(text);
  const steps: ReadStep[] = [];
  const notes: string[] = [];
  for (const { name, content } of recipe.sections) {
    for (const each of content) {
      if (each.type === 'text') notes.push(each.value.trim());
      else
        steps.push({
          section: name ?? '',
          texts: each.value.items.flatMap((item) => (item.type === 'text' ? [item.value] : [])),
          ingredients: each.value.items.flatMap((item) =>
            item.type === 'ingredient' ? [recipe.ingredients[item.index]?.name ?? ''] : [],
          ),
        });
    }
  }
  return {
    metadata,
    ingredients: recipe.ingredients.map(({ name, quantity, note }) => ({
      name,
      amount: quantity === undefined || quantity === null ? '' : glue.quantity_display(quantity),
      note: note ?? '',
    })),
    steps,
    notes,
    cookware: recipe.cookware.length,
    timers: recipe.timers.length,
    report,
  };
}
