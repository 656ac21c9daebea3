// The page: the larder on one side, the recipe on the other.

import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { OwnToken } from './features/ask/own-token.tsx';
import { RequestArea } from './features/ask/request-area.tsx';
import { IngredientForm } from './features/larder/ingredient-form.tsx';
import { IngredientsOnHand } from './features/larder/ingredients-on-hand.tsx';
import type { Larder } from './features/larder/larder.ts';
import { usePantry } from './features/larder/use-pantry.ts';
import { Table } from './features/recipe/table.tsx';
import { WishArea } from './features/wishes/wish-area.tsx';
import { listWishes, type WishBook } from './features/wishes/wishes.ts';
import { describeChange } from './session/announce-session.ts';
import { isRunning, type Kitchen } from './session/kitchen.ts';
import type { OwnToken as Token } from './sources/choose-source.ts';
import { EN } from './text/en.ts';
import { type Announcer, StatusRegion } from './ui/announcer.tsx';
import { Guard } from './ui/guard.tsx';
import { useFocusKept } from './ui/use-focus-kept.ts';

export interface AppProps {
  readonly larder: Larder;
  readonly wishBook: WishBook;
  readonly kitchen: Kitchen;
  readonly announcer: Announcer;
  /** Where the cook's own token is kept while the page lives. */
  readonly ownToken: { current: Token | null };
  readonly readOrigins: () => Promise<readonly string[] | null>;
  readonly logo: string;
}

export function App({ larder, wishBook, kitchen, announcer, ownToken, readOrigins, logo }: AppProps) {
  const list = useSyncExternalStore(larder.subscribe, larder.read, larder.read);
  const cooking = useSyncExternalStore(kitchen.subscribe, kitchen.read, kitchen.read);
  const wishes = useSyncExternalStore(wishBook.subscribe, wishBook.read, wishBook.read);
  const pantry = usePantry(larder, wishBook, announcer);
  const field = useRef<HTMLInputElement>(null);
  const side = useRef<HTMLElement>(null);
  const bringBack = useRef<(() => void) | null>(null);
  const [token, setToken] = useState(ownToken.current);
  const typed = list.ingredients.map(({ text }) => text);
  const running = isRunning(cooking);
  useFocusKept(side, field);

  useEffect(() => sayWhatHappens(kitchen, announcer), [kitchen, announcer]);
  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      // While a word is being composed, Escape gives up the composition.
      if (event.key === 'Escape' && !event.isComposing && !event.defaultPrevented) kitchen.stop();
    };
    addEventListener('keydown', leave);
    return () => removeEventListener('keydown', leave);
  }, [kitchen]);

  const { asked } = cooking;
  // What is carried on begins where the cook has read to, not at its title.
  const beginsAnew = asked !== null && asked.session.request.change === undefined ? asked.id : null;
  useEffect(() => {
    if (beginsAnew === null) return;
    const frame = requestAnimationFrame(() => showBeginning(side.current?.querySelector('.table-side')));
    return () => cancelAnimationFrame(frame);
  }, [beginsAnew]);

  function ask() {
    // What is being changed on its chip is on the list as it now reads.
    for (const edit of side.current?.querySelectorAll<HTMLFormElement>('.chip-edit') ?? [])
      edit.requestSubmit();
    kitchen.ask(
      larder.read().ingredients.map(({ text }) => text),
      wishBook.read(),
    );
  }

  function startOver() {
    bringBack.current = kitchen.clear();
    pantry.clearNote();
    larder.clear();
    // Last, so that what the kitchen says of its stop does not take its place.
    announcer.say(EN.cleared(list.ingredients.length));
  }

  function undo() {
    bringBack.current?.();
    bringBack.current = null;
    announcer.say(EN.restored(larder.undo()));
  }

  function takeToken(next: Token | null) {
    ownToken.current = next;
    setToken(next);
    announcer.say(next === null ? EN.tokenForgotten : EN.tokenInUse(new URL(next.origin).host));
  }

  return (
    <div className="page">
      <header className="masthead">
        <img src={logo} alt={EN.logo} width="48" height="48" />
        <h1>{EN.name}</h1>
        <p className="motto">{EN.motto}</p>
      </header>
      <main className="spread" ref={side}>
        <div className="larder-side">
          <IngredientForm pantry={pantry} fieldRef={field} listed={typed} />
          <div className="larder-rest">
            <IngredientsOnHand
              state={list}
              pantry={pantry}
              fieldRef={field}
              onStartOver={startOver}
              onUndo={undo}
            />
            <RequestArea
              count={typed.length}
              running={running}
              hasWishes={listWishes(wishes).length > 0}
              onAsk={ask}
              onStop={() => kitchen.stop()}
            >
              <WishArea wishes={wishes} book={wishBook} say={announcer.say} />
            </RequestArea>
          </div>
        </div>
        <Guard of={asked?.id} fallback={<p className="notice failed">{EN.internalMessage}</p>}>
          <Table state={cooking} kitchen={kitchen} typed={typed} wishes={wishes} say={announcer.say} />
        </Guard>
      </main>
      <footer className="colophon">
        <OwnToken token={token} readOrigins={readOrigins} onUse={takeToken} />
        <p>{EN.footer}</p>
      </footer>
      <StatusRegion announcer={announcer} />
    </div>
  );
}

/**
 * On a phone the recipe begins under the button that was pressed; asked for again at its foot, it begins above. At the
 * press, and never later, the page moves so that its beginning is in view.
 */
function showBeginning(beginning: Element | null | undefined): void {
  const top = beginning?.getBoundingClientRect().top ?? 0;
  if (top > innerHeight * 0.55) scrollBy({ top: top - innerHeight * 0.35 });
  else if (top < 0) scrollBy({ top: top - 24 });
}

function sayWhatHappens(kitchen: Kitchen, announcer: Announcer): () => void {
  let before = kitchen.read();
  return kitchen.subscribe(() => {
    const now = kitchen.read();
    const words = describeChange(before, now);
    before = now;
    if (words !== null) announcer.say(words);
  });
}
