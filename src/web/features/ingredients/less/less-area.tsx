// The ways to add without typing that this browser and this Larder have, one open at a time.

import { useEffect, useMemo, useRef, useState } from 'react';
import { readReceipt } from '../../../../food/receipt/read-receipt.ts';
import { splitIngredients } from '../../../../food/split-ingredients.ts';
import { readTexts } from '../../../../recipe/read-seen.ts';
import { describeReading } from '../../../../wire/seen.ts';
import { useSession } from '../../../session/use-session.ts';
import { LESS_WORDS } from '../../../text/en-less.ts';
import '../../../styles/pill.css';
import '../../../styles/less.css';
import { QuietButton } from '../../../ui/buttons.tsx';
import { readVisionModel } from './ask-picture.ts';
import { canHear } from './find-recognition.ts';
import { FoundList } from './found-list.tsx';
import { PicturePanel } from './picture-panel.tsx';
import { SpeechPanel } from './speech-panel.tsx';

interface Props {
  /** A receipt that was pasted, or null. */
  readonly pasted: string | null;
  readonly onPastedDone: () => void;
  readonly fieldRef: { readonly current: HTMLInputElement | null };
}

type Way = 'picture' | 'speech';

export function LessArea({ pasted, onPastedDone, fieldRef }: Props) {
  const { editor } = useSession();
  const [model, setModel] = useState<string | null>(null);
  const [way, setWay] = useState<Way | null>(null);
  const panel = useRef<HTMLElement>(null);
  const closeNow = useRef(close);
  closeNow.current = close;
  const isOpen = pasted !== null || way !== null;

  useEffect(() => void readVisionModel().then(setModel), []);

  function close() {
    setWay(null);
    onPastedDone();
    fieldRef.current?.focus();
  }

  useEffect(() => {
    if (!isOpen) return;
    panel.current?.focus();
    // Wherever the focus is by now: Escape closes what is open and does not stop a recipe.
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      closeNow.current();
    };
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, [isOpen]);

  function add(texts: readonly string[]) {
    editor.add(texts.join('\n'));
    close();
  }

  if (!isOpen) {
    if (model === null && !canHear()) return null;
    return (
      <fieldset className="less-ways">
        <legend className="unseen">{LESS_WORDS.ways}</legend>
        {model !== null && (
          <QuietButton onClick={() => setWay('picture')}>{LESS_WORDS.fromPicture}</QuietButton>
        )}
        {canHear() && <QuietButton onClick={() => setWay('speech')}>{LESS_WORDS.bySpeaking}</QuietButton>}
      </fieldset>
    );
  }
  return (
    <section className="less" ref={panel} tabIndex={-1} aria-label={LESS_WORDS.ways}>
      {pasted !== null ? (
        <Receipt text={pasted} onAdd={add} />
      ) : way === 'picture' && model !== null ? (
        <PicturePanel model={model} onAdd={add} />
      ) : (
        <SpeechPanel onAdd={add} />
      )}
      <QuietButton onClick={close}>{LESS_WORDS.close}</QuietButton>
    </section>
  );
}

interface ReceiptProps {
  readonly text: string;
  readonly onAdd: (texts: readonly string[]) => void;
}

function Receipt({ text, onAdd }: ReceiptProps) {
  const seen = useMemo(
    () => readTexts(readReceipt(text) ?? splitIngredients(text)).map(describeReading),
    [text],
  );
  return <FoundList by="receipt" seen={seen} onAdd={onAdd} />;
}
