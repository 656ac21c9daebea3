// What is said aloud of a recipe as it goes: started, the title, still waiting, stopped, finished, failed.

import { readTextSoFar } from '../../recipe/recipe-change.ts';
import { isOver, type RecipeSession } from '../../recipe/recipe-session.ts';
import { RECIPE_WORDS } from '../text/en-recipe.ts';
import { nameSubject } from '../text/finding-words.ts';
import { readFindingWords } from '../text/language.ts';
import { translate } from '../text/translate.ts';
import { type RecipeRun, type RecipesState, readLatest } from './recipe-runs.ts';

/** A title stands at the start. Beyond it nothing is looked for: whatever reads a long text joins its pieces anew. */
const TITLE_WITHIN = 4_000;

/** The first heading, once its line is whole. */
export function readTitle(all: string, whole: boolean): string | null {
  const text = all.slice(0, TITLE_WITHIN);
  const line = /^\s{0,3}#{1,2}[ \t]+(.+)$/m.exec(text);
  const title = line?.[1];
  if (line === null || title === undefined) return null;
  const isWhole = whole || text.length > line.index + line[0].length;
  return isWhole ? title.replace(/[*_#`]+/g, '').trim() : null;
}

/** What to say now that `state` has followed `before`, or null where nothing is new to the ear. */
export function describeChange(before: RecipesState, state: RecipesState): string | null {
  const { latest: now, beside } = readLatest(state);
  if (now === null) return null;
  const { latest: was, beside: wasBeside } = readLatest(before);
  const said = was?.id === now.id ? describeStep(was.session, now, before, state) : describeStart(now);
  const isBesideDone =
    beside?.session.phase === 'done' && wasBeside?.id === beside.id && wasBeside.session.phase !== 'done';
  if (!isBesideDone) return said;
  const end = describeEnd(beside.session);
  // The built-in chef is done so soon that the words of the failure may not have been read out.
  if (now.session.failure !== null && end !== null)
    return RECIPE_WORDS.said.instead(RECIPE_WORDS.failedTitle[now.session.failure.code], end);
  return said ?? end;
}

/** A recipe that is brought back, and not asked for, starts nothing. */
function describeStart({ session: { phase, request }, given }: RecipeRun): string | null {
  if (phase !== 'waiting') return null;
  if (given !== null) return RECIPE_WORDS.said.opening;
  return readTextSoFar(request) === '' ? RECIPE_WORDS.said.started : RECIPE_WORDS.said.carryingOn;
}

function describeStep(
  was: RecipeSession,
  { session: now, given }: RecipeRun,
  before: RecipesState,
  state: RecipesState,
): string | null {
  if (isOver(now) && !isOver(was)) {
    if (now.phase === 'failed' && now.failure !== null) {
      if (given !== null) return translate(now.failure.message) ?? now.failure.message;
      return RECIPE_WORDS.said.failed(
        RECIPE_WORDS.failedTitle[now.failure.code],
        readLatest(state).beside !== null,
      );
    }
    return describeEnd(now);
  }
  if (state.offersBuiltIn && !before.offersBuiltIn) return RECIPE_WORDS.meanwhileOffer;
  if (now.phase === 'waiting' && now.waiting !== null && was.waiting === null) return RECIPE_WORDS.said.still;
  if (now.phase !== 'streaming' || given !== null || was.text.length > TITLE_WITHIN) return null;
  const title = readTitle(now.text, false);
  return title !== null && readTitle(was.text, false) === null ? RECIPE_WORDS.said.writing(title) : null;
}

function describeEnd(session: RecipeSession): string | null {
  const title = session.answer?.title ?? readTitle(session.text, true) ?? RECIPE_WORDS.said.untitled;
  const danger = session.findings.find(({ severity }) => severity === 'danger');
  const words = readFindingWords();
  switch (session.phase) {
    case 'done':
      return RECIPE_WORDS.said.finished(title, RECIPE_WORDS.said.found(session.findings.length));
    case 'stopped':
      return RECIPE_WORDS.said.stopped;
    case 'cut-off':
      return RECIPE_WORDS.said.cut;
    case 'refused':
      if (danger === undefined) return RECIPE_WORDS.said.held(RECIPE_WORDS.heldUnread);
      return RECIPE_WORDS.said.held(words === null ? danger.message : `${nameSubject(words, danger)}.`);
    default:
      return null;
  }
}
