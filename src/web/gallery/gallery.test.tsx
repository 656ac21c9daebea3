// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RecipeEvent } from '../../recipe/recipe-events.ts';
import { warmRecipesView } from '../features/recipe/recipe-pane.tsx';
import { App } from '../page/app.tsx';
import { drawing, onceAsked, reader } from '../parts/parts.ts';
import { createSession, type Session } from '../session/session.ts';
import { GALLERY } from './states.ts';

let place: HTMLElement;
let root: Root;

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await Promise.all([warmRecipesView(), drawing.load()]);
  place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
});

afterEach(() => {
  act(() => root.unmount());
  place.remove();
});

async function show(session: Session): Promise<void> {
  await act(async () => {
    root.render(<App session={session} readOrigins={async () => []} takeEarlyPresses={() => []} />);
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
}

describe('the page', () => {
  it.each(GALLERY.map(({ name, shows, open }) => ({ name, shows, open })))(
    'is $name',
    async ({ shows, open }) => {
      await show(open());
      expect(place.textContent).toContain(shows);
    },
  );

  it.each([
    ['busy', /\d+ s\./],
    ['asked for a pause', /\d+ seconds/],
  ])('reads no figure out that ticks: %s', async (name, figure) => {
    const session = GALLERY.find((state) => state.name === name)?.open();
    if (session === undefined) throw new Error('The gallery has no such state.');
    await show(session);
    const ticking = [...place.querySelectorAll('*')].findLast((one) => figure.test(one.textContent ?? ''));
    expect(ticking?.closest('[aria-live]')?.getAttribute('aria-live')).toBe('off');
  });

  it('draws neither field nor list nor options again for a piece of text', async () => {
    let say: (words: string) => void = () => undefined;
    async function* write(): AsyncGenerator<RecipeEvent> {
      for (;;) yield { type: 'text', text: await new Promise<string>((resolve) => (say = resolve)) };
    }
    const session = createSession({
      reader,
      onceAsked,
      recipes: () => ({
        prepare: async (lines) => ({ usable: lines, avoid: [], refused: [] }),
        chooseSource: () => () => ({ [Symbol.asyncIterator]: write, stop: () => undefined }),
        builtIn: () => () => ({ [Symbol.asyncIterator]: write, stop: () => undefined }),
        nowMs: () => 0,
        atFrame: (callback) => queueMicrotask(callback),
        after: () => () => undefined,
      }),
    });
    session.editor.add('eggs, rice, leeks');
    await show(session);
    await act(async () => session.ask());
    const tell = (words: string) =>
      act(async () => {
        say(words);
        await new Promise((resolve) => setTimeout(resolve, 10));
      });
    await tell('# Soup\n\nGood');
    let draws = 0;
    // Whoever draws the list or the wishes reads them.
    for (const store of [session.list, session.wishes, session.editor.note]) {
      const { read } = store;
      Object.assign(store, {
        read: () => {
          draws += 1;
          return read();
        },
      });
    }
    await tell(' and hot.');
    expect(place.textContent).toContain('Good and hot.');
    expect(draws).toBe(0);
    await act(async () => session.wishes.drop({ kind: 'units' }));
    await act(async () => void session.list.remove(1));
    expect(draws).toBeGreaterThan(0);
  });

  it('keeps what is added before it is there to answer', async () => {
    const session = GALLERY[0]?.open();
    if (session === undefined) throw new Error('The gallery is empty.');
    await act(async () => {
      root.render(
        <App session={session} readOrigins={async () => []} takeEarlyPresses={() => ['eggs', 'rice']} />,
      );
    });
    expect(session.list.read().ingredients.map(({ text }) => text)).toEqual(['eggs', 'rice']);
  });
});
