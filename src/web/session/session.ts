// All that the page holds while it is open, and what touches more than one part of it. It draws nothing and fetches
// nothing by itself.

import { isOver } from '../../recipe/recipe-session.ts';
import { WORDS } from '../text/en.ts';
import { type Announcer, createAnnouncer } from './announcer.ts';
import { createIngredientList, type IngredientList } from './ingredient-list.ts';
import { createListEditor, type LineReaderPart, type ListEditor } from './list-editor.ts';
import type { OwnModel } from './own-model.ts';
import { partWishes, setWishes } from './part-wishes.ts';
import { findRun, type Given, hasRecipe, type RecipeRun } from './recipe-runs.ts';
import { createRecipes, type Recipes } from './recipes.ts';
import type { RecipesDeps } from './recipes-port.ts';
import { createStore, type OwnStore, type Store } from './store.ts';
import { createWishList, type WishList } from './wish-list.ts';

export interface Session {
  readonly list: IngredientList;
  readonly editor: ListEditor;
  readonly wishes: WishList;
  readonly recipes: Recipes;
  readonly announcer: Announcer;
  /** Null where the gateway is asked. */
  readonly ownModel: Store<OwnModel | null>;
  /** What is being brought, as far as it has come; null while nothing is. */
  readonly bringing: Store<Brought | null>;
  bring(brought: Brought | null): void;
  /** Whether this device keeps the cook's usual. */
  readonly keepsUsual: OwnStore<boolean>;
  /** Asks for a recipe from the list and the wishes as they stand. */
  ask(): void;
  /** The same where the list has been emptied since: with the list of the recipe that was asked for. */
  askAgain(typed: readonly string[]): void;
  /** Reads and checks a recipe that is there already, against the list and the wishes as they stand. */
  open(given: Given): void;
  /** Asks the chef of a recipe, the one in view where none is named, to change it; false where none can be changed. */
  changeRecipe(words: string, run?: RecipeRun): boolean;
  startOver(): void;
  /** Brings back what was taken off the list last, and the recipes with it. */
  undo(): void;
  chooseModel(model: OwnModel | null): void;
}

/** A recipe's text, or the file it is in. */
export type Brought = string | File;

/** Loaded apart from the page. */
type OnceAsked = typeof import('./once-asked.ts');

export interface SessionDeps {
  readonly onceAsked: { load(): Promise<OnceAsked>; arrived(): OnceAsked | null };
  readonly recipes: (ownModel: Store<OwnModel | null>) => RecipesDeps;
  readonly reader: LineReaderPart;
}

export function createSession(deps: SessionDeps): Session {
  const list = createIngredientList();
  const wishes = createWishList();
  const announcer = createAnnouncer();
  const ownModel = createStore<OwnModel | null>(null);
  const bringing = createStore<Brought | null>(null);
  const recipes = createRecipes(deps.recipes(ownModel));
  const editor = createListEditor({ list, wishes, announcer, reader: deps.reader, changeRecipe });
  let bringRecipesBack: (() => void) | null = null;

  let before = recipes.read();
  recipes.subscribe(() => {
    const now = recipes.read();
    const was = before;
    before = now;
    const say = ({ describeChange }: OnceAsked) => {
      const words = describeChange(was, now);
      if (words !== null) announcer.say(words);
    };
    const arrived = deps.onceAsked.arrived();
    if (arrived !== null) say(arrived);
    // Without it nothing is said; what cannot be loaded is told where the recipe would be.
    else deps.onceAsked.load().then(say, () => undefined);
  });

  /** Says what it should be in words; what is a wish for the list as well stays set for what comes after. */
  function changeRecipe(words: string, run = findRun(recipes.read(), recipes.read().shownId)): boolean {
    const arrived = deps.onceAsked.arrived();
    if (arrived === null || !hasRecipe(run) || !isOver(run.session) || run.given !== null) return false;
    const lines = deps.reader.arrived()?.splitIngredients(words) ?? [];
    const { wishes: asked } = partWishes(
      lines,
      (line) => deps.reader.arrived()?.readTypedWishes(line) ?? null,
    );
    setWishes(wishes, asked);
    arrived.askChanged(recipes, run, words, wishes.read());
    return true;
  }

  const readTyped = () => list.read().ingredients.map(({ text }) => text);
  return {
    list,
    editor,
    wishes,
    recipes,
    announcer,
    ownModel,
    chooseModel: ownModel.set,
    bringing,
    bring: bringing.set,
    keepsUsual: createStore(false),
    changeRecipe,
    ask() {
      // What is being changed on its chip is on the list as it now reads.
      editor.saveEdits();
      recipes.ask(readTyped(), wishes.read());
    },
    askAgain(typed) {
      const now = readTyped();
      recipes.ask(now.length > 0 ? now : typed, wishes.read());
    },
    open: (given) => recipes.open(given, readTyped(), wishes.read()),
    startOver() {
      const count = list.read().ingredients.length;
      bringRecipesBack = recipes.clear();
      editor.clearNote();
      list.clear();
      // Last, so that what is said of a stop does not take its place.
      announcer.say(WORDS.cleared(count));
    },
    undo() {
      const isCleared = list.read().taken?.by === 'clear';
      if (isCleared) bringRecipesBack?.();
      bringRecipesBack = null;
      announcer.say(WORDS.restored(list.undo().length));
    },
  };
}
