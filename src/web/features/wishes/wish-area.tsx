// What is asked for beside the list: a dialog that opens when it is wanted, and chips of what is set.

import { useRef } from 'react';
import { Arriving } from '../../parts/arriving.tsx';
import { loadOnce } from '../../parts/load-once.ts';
import { reader } from '../../parts/parts.ts';
import { WORDS } from '../../text/en.ts';
import { QuietButton } from '../../ui/buttons.tsx';
import { useDialog } from '../../ui/use-dialog.ts';
import { WishChips } from './wish-chips.tsx';

const wishForm = loadOnce(() => import('./wish-dialog.tsx'));

async function readAvoided(line: string) {
  try {
    return (await reader.load()).readAvoided(line);
  } catch {
    return null;
  }
}

export function WishArea() {
  const { isOpen, open, close, props } = useDialog();
  const opener = useRef<HTMLButtonElement>(null);

  return (
    <div className="wishes">
      <QuietButton ref={opener} aria-haspopup="dialog" onClick={open}>
        {WORDS.options}
      </QuietButton>
      {!isOpen && <WishChips otherwise={opener} />}
      <dialog className="dialog wish-dialog" aria-label={WORDS.optionsTitle} {...props}>
        {isOpen && (
          <Arriving part={wishForm}>
            {({ WishDialog }) => <WishDialog readAvoided={readAvoided} onDone={close} />}
          </Arriving>
        )}
      </dialog>
    </div>
  );
}
