// What stands in the dialog of the options, loaded when it is opened.

import { type ComponentProps, useRef } from 'react';
import { ENOUGH_INGREDIENTS } from '../../../recipe/recipe-request.ts';
import { isRunning } from '../../session/recipe-runs.ts';
import { useStore } from '../../session/store.ts';
import { useSession } from '../../session/use-session.ts';
import { WORDS } from '../../text/en.ts';
import { MainButton, PlainButton } from '../../ui/buttons.tsx';
import { UsualBox } from '../usual/usual-box.tsx';
import { WishChips } from './wish-chips.tsx';
import { WishForm } from './wish-form.tsx';

interface Props extends ComponentProps<typeof WishForm> {
  readonly onDone: () => void;
}

/** The form scrolls; what is set and the way on stay in view. */
export function WishDialog({ onDone, ...form }: Props) {
  const { list, recipes, ask } = useSession();
  const isEnough = useStore(list, ({ ingredients }) => ingredients.length >= ENOUGH_INGREDIENTS);
  const running = useStore(recipes, isRunning);
  const done = useRef<HTMLButtonElement>(null);
  return (
    <>
      <h2>{WORDS.optionsTitle}</h2>
      <div className="dialog-body">
        <WishForm {...form} />
        <UsualBox />
      </div>
      <div className="dialog-foot">
        <WishChips otherwise={done} />
        <div className="choices">
          <PlainButton ref={done} onClick={onDone}>
            {WORDS.done}
          </PlainButton>
          {isEnough && !running && (
            <MainButton
              onClick={() => {
                onDone();
                ask();
              }}
            >
              {WORDS.getRecipe}
            </MainButton>
          )}
        </div>
      </div>
    </>
  );
}
