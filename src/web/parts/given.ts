// Opens recipes that are there already, as one part that loads when there is one: by a link, or brought by the cook.
// Nothing is asked of anybody. The text goes through the same review as a model's.

import { writeFailure } from '../../recipe/failure-words.ts';
import type { BringFault } from '../../recipe/import/read-brought.ts';
import type { DraftEvent, Failure, RecipeEvent } from '../../recipe/recipe-events.ts';
import type { RecipeRequest } from '../../recipe/recipe-request.ts';
import type { RecipeSource } from '../../recipe/recipe-source.ts';
import { type Asked, type LinkedRecipe, readRecipeLink } from '../link/recipe-link.ts';
import type { Session } from '../session/session.ts';
import { EN_GIVEN } from '../text/en-given.ts';
import { loadOnce } from './load-once.ts';

const review = loadOnce(() => import('./review.ts'));

/** Opens the recipe of a link, or says why it cannot be opened. */
export function openLink(session: Session, hash: string): void {
  session.open({
    by: 'link',
    text: null,
    async open(request) {
      const reading = await readRecipeLink(hash);
      if (!reading.ok) return { request, source: failWith(EN_GIVEN.linkFault[reading.fault]) };
      const { recipe } = reading;
      return { request: addAsked(request, recipe.asked), source: await readGiven(recipe) };
    },
  });
}

/** Opens what the cook has brought; gives back why it cannot be opened, or null. */
export async function openBrought(session: Session, text: string): Promise<BringFault | null> {
  const { readBrought } = await review.load();
  const reading = readBrought(text);
  if (!reading.ok) return reading.fault;
  const author = { kind: 'brought' } as const;
  session.open({
    by: 'cook',
    text,
    open: async (request) => ({ request, source: await readGiven({ markdown: reading.markdown, author }) }),
  });
  return null;
}

/** What the link was asked to be, and what this cook avoids and eats as well. */
function addAsked(request: RecipeRequest, asked: Asked): RecipeRequest {
  const { maxExtras, ...own } = request;
  const avoid = [...new Set([...(asked.avoid ?? []), ...(request.avoid ?? [])])];
  const diets = [...new Set([...(asked.diets ?? []), ...(request.diets ?? [])])];
  return {
    ...own,
    // What is to buy is counted by a list, where there is one.
    ...(maxExtras !== undefined && own.ingredients.length > 0 ? { maxExtras } : {}),
    ...asked,
    ...(avoid.length > 0 ? { avoid } : {}),
    ...(diets.length > 0 ? { diets } : {}),
  };
}

async function readGiven({
  markdown,
  author,
}: Pick<LinkedRecipe, 'markdown' | 'author'>): Promise<RecipeSource> {
  const { reviewDraft } = await review.load();
  return (request) => {
    const events = tellPlainly(reviewDraft(request, author, writeDraft(markdown)));
    return { [Symbol.asyncIterator]: () => events, stop: () => void events.return(undefined) };
  };
}

/** A text that is no recipe did not break off on its way. */
async function* tellPlainly(events: AsyncIterable<RecipeEvent>): AsyncGenerator<RecipeEvent> {
  for await (const event of events) {
    if (event.type === 'failed') yield { ...event, failure: { ...event.failure, ...UNREADABLE } };
    else yield event;
  }
}

const UNREADABLE = { message: EN_GIVEN.unreadable, retryable: false };

async function* writeDraft(text: string): AsyncGenerator<DraftEvent> {
  yield { type: 'text', text };
  yield { type: 'ended', finish: 'complete' };
}

function failWith(message: string): RecipeSource {
  const failure: Failure = { ...writeFailure('invalid'), message, retryable: false };
  return () => {
    async function* fail(): AsyncGenerator<RecipeEvent> {
      yield { type: 'failed', failure };
    }
    return { [Symbol.asyncIterator]: fail, stop: () => undefined };
  };
}
