// The choice of the model on this device: whether there is one, its download, and the way back.

import { useEffect, useRef, useState } from 'react';
import { usePageLanguage } from '../../parts/page-language.ts';
import { useStore } from '../../session/store.ts';
import { useSession } from '../../session/use-session.ts';
import { type Offer, openLanguageModel, readOffer } from '../../sources/language-model.ts';
import { DEVICE_WORDS } from '../../text/en-device.ts';
import { PlainButton, QuietButton } from '../../ui/buttons.tsx';
import '../../styles/device-model.css';

type Fetching = { readonly percent: number } | 'failed' | null;

export function DeviceModel() {
  const { ownModel, chooseModel, announcer } = useSession();
  const isInUse = useStore(ownModel) === 'device';
  const { lang } = usePageLanguage();
  const [offer, setOffer] = useState<Offer | null>(null);
  const [fetching, setFetching] = useState<Fetching>(null);
  const control = useRef(new AbortController());
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let isWanted = true;
    void readOffer(lang).then((read) => isWanted && setOffer(read));
    return () => {
      isWanted = false;
    };
  }, [lang]);
  useEffect(() => () => control.current.abort(), []);

  if (offer === null || offer.availability === 'unavailable') return null;
  const { availability, language } = offer;

  /** The button that was pressed is gone. */
  function use(on: boolean) {
    chooseModel(on ? 'device' : null);
    announcer.say(on ? DEVICE_WORDS.inUse : DEVICE_WORDS.title);
    place.current?.focus();
  }

  async function download() {
    const fetched = new AbortController();
    control.current = fetched;
    setFetching({ percent: 0 });
    place.current?.focus();
    try {
      const session = await openLanguageModel(language, [], fetched.signal, (share) =>
        setFetching({ percent: Math.round(share * 100) }),
      );
      session.destroy();
      setOffer({ language, availability: 'available' });
      setFetching(null);
      use(true);
    } catch {
      if (fetched.signal.aborted) return;
      setFetching('failed');
      announcer.say(DEVICE_WORDS.downloadFailed);
    }
  }

  function cancel() {
    control.current.abort();
    setFetching(null);
    place.current?.focus();
  }

  return (
    <details className="device-model">
      <summary>{DEVICE_WORDS.title}</summary>
      <div ref={place} tabIndex={-1}>
        {language !== lang && <p>{DEVICE_WORDS.writesEnglish}</p>}
        {describe()}
      </div>
    </details>
  );

  function describe() {
    if (isInUse) {
      return (
        <>
          <p>{DEVICE_WORDS.inUse}</p>
          <QuietButton onClick={() => use(false)}>{DEVICE_WORDS.leave}</QuietButton>
        </>
      );
    }
    if (fetching !== null && fetching !== 'failed') {
      const { percent } = fetching;
      return (
        <>
          <p>{percent < 100 ? DEVICE_WORDS.downloading(percent) : DEVICE_WORDS.preparing}</p>
          <progress max={100} value={percent} aria-label={DEVICE_WORDS.downloading(percent)} />
          <PlainButton onClick={cancel}>{DEVICE_WORDS.cancel}</PlainButton>
        </>
      );
    }
    const isHere = availability === 'available';
    return (
      <>
        <p>{fetching === 'failed' ? DEVICE_WORDS.downloadFailed : DEVICE_WORDS.note}</p>
        {!isHere && <p>{DEVICE_WORDS.downloadNote}</p>}
        <PlainButton onClick={() => (isHere ? use(true) : void download())}>
          {isHere ? DEVICE_WORDS.use : DEVICE_WORDS.download}
        </PlainButton>
      </>
    );
  }
}
