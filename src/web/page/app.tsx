// The page: the ingredients on one side, the recipe on the other. It puts the features together and shows nothing
// that changes.

import { type ComponentProps, useEffect, useRef } from 'react';
import { DevicePlace } from '../features/ask/device-place.tsx';
import { OwnToken } from '../features/ask/own-token.tsx';
import { RequestArea } from '../features/ask/request-area.tsx';
import { BringPlace } from '../features/bring/bring-place.tsx';
import { TimerPlace } from '../features/cook/timer-place.tsx';
import { IngredientForm } from '../features/ingredients/ingredient-form.tsx';
import { IngredientsOnHand } from '../features/ingredients/ingredients-on-hand.tsx';
import { LessPlace } from '../features/ingredients/less/less-place.tsx';
import { NewerPlace } from '../features/offline/newer-place.tsx';
import { RecipePane } from '../features/recipe/recipe-pane.tsx';
import { UsualPlace } from '../features/usual/usual-place.tsx';
import { WishArea } from '../features/wishes/wish-area.tsx';
import { pageLanguage } from '../parts/page-language.ts';
import type { Session } from '../session/session.ts';
import { useStore } from '../session/store.ts';
import { SessionProvider } from '../session/use-session.ts';
import { WORDS } from '../text/en.ts';
import { useFocusKept } from '../ui/use-focus-kept.ts';
import { LanguageChoice } from './language-choice.tsx';
import { StatusRegion } from './status-region.tsx';

export interface AppProps extends Pick<ComponentProps<typeof OwnToken>, 'readOrigins'> {
  readonly session: Session;
  /** What was added before the page was there to answer. */
  readonly takeEarlyPresses: () => readonly string[];
}

export function App({ session, readOrigins, takeEarlyPresses }: AppProps) {
  const field = useRef<HTMLInputElement>(null);
  const main = useRef<HTMLElement>(null);
  const pane = useRef<HTMLElement>(null);
  const { recipes, editor } = session;
  // All of the page is drawn again in another language; what is typed and open stays as it is.
  useStore(pageLanguage);
  useFocusKept(main, pane, field);

  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      // While a word is being composed, Escape gives up the composition.
      if (event.key === 'Escape' && !event.isComposing && !event.defaultPrevented) recipes.stop();
    };
    addEventListener('keydown', leave);
    return () => removeEventListener('keydown', leave);
  }, [recipes]);

  useEffect(() => {
    for (const typed of takeEarlyPresses()) editor.add(typed);
    // Who was in the field already gives no sign of it again.
    if (document.activeElement === field.current)
      field.current?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    performance.mark('page-answers');
  }, [editor, takeEarlyPresses]);

  return (
    <SessionProvider value={session}>
      <div className="page">
        <header className="masthead">
          <img src="./larder.svg" alt={WORDS.logo} width="48" height="48" />
          <h1>{WORDS.name}</h1>
          <p className="motto">{WORDS.motto}</p>
        </header>
        <main className="spread" ref={main}>
          <div className="ingredients-side">
            <IngredientForm fieldRef={field} />
            <BringPlace />
            <IngredientsOnHand fieldRef={field} />
            <LessPlace fieldRef={field} />
            <UsualPlace />
            <RequestArea>
              <WishArea />
            </RequestArea>
          </div>
          <RecipePane paneRef={pane} />
        </main>
        <NewerPlace />
        <footer className="colophon">
          <OwnToken readOrigins={readOrigins} />
          <DevicePlace />
          <p>{WORDS.footer}</p>
          <LanguageChoice />
        </footer>
        <TimerPlace />
        <StatusRegion />
      </div>
    </SessionProvider>
  );
}
