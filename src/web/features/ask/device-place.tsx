// Where the model on this device is chosen; it loads in browsers that have one, with the
// first sign of the cook.

import { useEffect, useState } from 'react';
import { loadOnce, usePart } from '../../parts/load-once.ts';
import { awaitFirstSign } from '../../parts/parts.ts';

const deviceModel = loadOnce(() => import('./device-model.tsx'));

export function DevicePlace() {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    if (!('LanguageModel' in globalThis)) return undefined;
    return awaitFirstSign(window, () => setThere(true));
  }, []);
  const arrived = usePart(deviceModel, isThere);
  return arrived && <arrived.DeviceModel />;
}
