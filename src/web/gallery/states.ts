// The states of the page, each as a session that is in it. The chefs say what is written here and nothing else.

import type { Failure, RecipeAnswer, RecipeEvent } from '../../recipe/recipe-events.ts';
import type { RecipeSource } from '../../recipe/recipe-source.ts';
import { onceAsked, reader } from '../parts/parts.ts';
import { createSession, type Session } from '../session/session.ts';

export interface GalleryState {
  readonly name: string;
  /** Words that the page then shows. */
  readonly shows: string;
  /** A session in this state, or on its way there. */
  readonly open: () => Session;
}

const LIST = 'chickpeas, spinach, onion, lemon';
const HALF = `# Lemon Chickpeas

Crisp chickpeas, sharp with lemon.

**Serves** 2 | **Prep** 5 min | **Cook** 15 min | **Total** 20 min

## Ingredients
- 1 tin chickpeas
- 200 g spinach

`;
const WHOLE = `${HALF}## Method
1. Fry the chickpeas for 10 minutes.
2. Stir in the spinach for 2 minutes.
`;
const ANSWER: Omit<RecipeAnswer, 'markdown'> = {
  source: { kind: 'model', model: 'fake/cook' },
  finish: 'complete',
  title: 'Lemon Chickpeas',
  servings: 2,
  minutes: { prep: 5, cook: 15, total: 20 },
  ingredients: [
    { text: '1 tin chickpeas', food: 'chickpea', quantity: 1, unit: 'tin', from: 'yours' },
    { text: '200 g spinach', food: 'spinach', quantity: 200, unit: 'g', from: 'yours' },
    { text: '1 tsp cumin', food: 'cumin', quantity: 1, unit: 'tsp', from: 'cupboard' },
  ],
  steps: ['Fry the chickpeas for 10 minutes.', 'Stir in the spinach for 2 minutes.'],
  leftOut: [],
  refused: [],
  allergens: [],
  findings: [],
};

const started: RecipeEvent = { type: 'started', source: ANSWER.source };
const text = (words: string): RecipeEvent => ({ type: 'text', text: words });
const done = (finish: RecipeAnswer['finish']): RecipeEvent => ({
  type: 'done',
  answer: { ...ANSWER, finish },
});
const failed = (code: Failure['code'], more: Partial<Failure> = {}): RecipeEvent => ({
  type: 'failed',
  failure: { code, message: 'A message of the service.', retryable: true, ...more },
});

/** Says the events, then nothing more until it is stopped. */
function sayAll(events: readonly RecipeEvent[]): RecipeSource {
  return () => {
    let stop = (): void => undefined;
    const stopped = new Promise<void>((resolve) => {
      stop = resolve;
    });
    async function* write(): AsyncGenerator<RecipeEvent> {
      yield* events;
      const last = events.at(-1)?.type;
      if (last !== 'done' && last !== 'failed') await stopped;
    }
    const iterator = write();
    return { [Symbol.asyncIterator]: () => iterator, stop };
  };
}

const BUILT_IN = sayAll([
  { type: 'started', source: { kind: 'built-in', reason: 'model-failed' } },
  text(WHOLE),
  { type: 'done', answer: { ...ANSWER, source: { kind: 'built-in' } } },
]);

function open(typed: string, events: readonly RecipeEvent[] | null, after?: (session: Session) => void) {
  return () => {
    const session = createSession({
      reader,
      onceAsked,
      recipes: () => ({
        prepare: async (lines) => ({ usable: lines, avoid: [], refused: [] }),
        chooseSource: () => sayAll(events ?? []),
        builtIn: () => BUILT_IN,
        nowMs: () => 0,
        atFrame: (callback) => queueMicrotask(callback),
        after: () => () => undefined,
      }),
    });
    if (typed !== '') session.editor.add(typed);
    if (events !== null) session.ask();
    after?.(session);
    return session;
  };
}

export const GALLERY: readonly GalleryState[] = [
  { name: 'empty', shows: 'What is in the larder today?', open: open('', null) },
  { name: 'one ingredient', shows: '2 more ingredients', open: open('eggs', null) },
  { name: 'enough', shows: 'Get a recipe', open: open(LIST, null) },
  { name: 'cleared', shows: 'Undo', open: open(LIST, null, (session) => session.startOver()) },
  { name: 'waiting', shows: 'Asking for a recipe', open: open(LIST, [started]) },
  {
    name: 'busy',
    shows: 'The service is busy',
    open: open(LIST, [started, { type: 'waiting', seconds: 20, why: 'busy' }]),
  },
  { name: 'streaming', shows: 'Read once the recipe is whole.', open: open(LIST, [started, text(HALF)]) },
  { name: 'done', shows: 'Change this', open: open(LIST, [started, text(WHOLE), done('complete')]) },
  { name: 'cut off', shows: 'Carry on writing', open: open(LIST, [started, text(HALF), done('length')]) },
  {
    name: 'held back',
    shows: 'This recipe is held back',
    open: open(LIST, [
      started,
      text(HALF),
      { type: 'held', findings: [{ rule: 'undercooked', severity: 'danger', message: 'Chicken at 50 C.' }] },
      done('refused'),
    ]),
  },
  { name: 'failed', shows: 'The recipe service is busy', open: open(LIST, [started, failed('busy')]) },
  {
    name: 'asked for a pause',
    shows: 'It asks for a pause',
    open: open(LIST, [started, text(HALF), failed('busy', { retryAfterSec: 40 })]),
  },
  {
    name: 'failed in mid-stream',
    shows: 'Meanwhile, from the built-in chef',
    open: open(LIST, [started, text(HALF), failed('cut')]),
  },
  {
    name: 'not set up',
    shows: 'Whoever runs this page can put it right.',
    open: open(LIST, [started, failed('config', { retryable: false })]),
  },
];
