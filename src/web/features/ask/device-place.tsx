// Where the model on this device is chosen; it loads in browsers that have one.

import { useEffect, useState } from 'react';
import { loadOnce, usePart } from '../../parts/load-once.ts';

const deviceModel = loadOnce(() => import('./device-model.tsx'));

export function DevicePlace() {
  const [isThere, setThere] = useState(false);
  useEffect(() => setThere('LanguageModel' in globalThis), []);
  const arrived = usePart(deviceModel, isThere);
  return arrived && <arrived.DeviceModel />;
}
