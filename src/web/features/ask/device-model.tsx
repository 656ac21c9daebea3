// The choice of the model on this device: whether there is one, its download, and the way back.

import { useEffect, useRef, useState } from 'react';
import { useStore } from '../../session/store.ts';
import { useSession } from '../../session/use-session.ts';
import { type Availability, openLanguageModel, readAvailability } from '../../sources/language-model.ts';
import { EN_DEVICE } from '../../text/en-device.ts';
import '../../styles/device-model.css';

type Fetching = { readonly percent: number } | 'failed' | null;

export function DeviceModel() {
  const { device, useDevice: setInUse, announcer } = useSession();
  const isInUse = useStore(device);
  const [availability, setAvailability] = useState<Availability>('unavailable');
  const [fetching, setFetching] = useState<Fetching>(null);
  const control = useRef(new AbortController());
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    void readAvailability().then(setAvailability);
    return () => control.current.abort();
  }, []);

  if (availability === 'unavailable') return null;

  /** The button that was pressed is gone. */
  function use(on: boolean) {
    setInUse(on);
    announcer.say(on ? EN_DEVICE.inUse : EN_DEVICE.title);
    place.current?.focus();
  }

  async function download() {
    const fetched = new AbortController();
    control.current = fetched;
    setFetching({ percent: 0 });
    place.current?.focus();
    try {
      const session = await openLanguageModel([], fetched.signal, (share) =>
        setFetching({ percent: Math.round(share * 100) }),
      );
      session.destroy();
      setAvailability('available');
      setFetching(null);
      use(true);
    } catch {
      if (fetched.signal.aborted) return;
      setFetching('failed');
      announcer.say(EN_DEVICE.downloadFailed);
    }
  }

  function cancel() {
    control.current.abort();
    setFetching(null);
    place.current?.focus();
  }

  return (
    <details className="device-model">
      <summary>{EN_DEVICE.title}</summary>
      <div ref={place} tabIndex={-1}>
        {describe()}
      </div>
    </details>
  );

  function describe() {
    if (isInUse) {
      return (
        <>
          <p>{EN_DEVICE.inUse}</p>
          <button type="button" className="quiet-button" onClick={() => use(false)}>
            {EN_DEVICE.leave}
          </button>
        </>
      );
    }
    if (fetching !== null && fetching !== 'failed') {
      const { percent } = fetching;
      return (
        <>
          <p>{percent < 100 ? EN_DEVICE.downloading(percent) : EN_DEVICE.preparing}</p>
          <progress max={100} value={percent} aria-label={EN_DEVICE.downloading(percent)} />
          <button type="button" className="plain-button" onClick={cancel}>
            {EN_DEVICE.cancel}
          </button>
        </>
      );
    }
    const isHere = availability === 'available';
    return (
      <>
        <p>{fetching === 'failed' ? EN_DEVICE.downloadFailed : EN_DEVICE.note}</p>
        {!isHere && <p>{EN_DEVICE.downloadNote}</p>}
        <button type="button" className="plain-button" onClick={() => (isHere ? use(true) : void download())}>
          {isHere ? EN_DEVICE.use : EN_DEVICE.download}
        </button>
      </>
    );
  }
}
