// A part of the page that is fetched when the cook needs it, once. A load that failed may be tried again.

import { useEffect, useState } from 'react';

export interface Part<Module> {
  load(): Promise<Module>;
  /** What has arrived, or null. */
  arrived(): Module | null;
}

/** Wraps a dynamic import: the same promise for all who ask while it runs, the module for ever after. */
export function loadOnce<Module>(fetchPart: () => Promise<Module>): Part<Module> {
  let module: Module | null = null;
  let loading: Promise<Module> | null = null;
  return {
    arrived: () => module,
    load() {
      loading ??= fetchPart().then(
        (arrived) => {
          module = arrived;
          return arrived;
        },
        (error: unknown) => {
          loading = null;
          throw error;
        },
      );
      return loading;
    },
  };
}

/** The part once it is here, else null; `wanted` starts the load. A load that fails leaves null. */
export function usePart<Module>(part: Part<Module>, wanted: boolean): Module | null {
  const [module, setModule] = useState(() => part.arrived());
  useEffect(() => {
    if (!wanted || module !== null) return;
    let here = true;
    part.load().then(
      (arrived) => {
        if (here) setModule(() => arrived);
      },
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [part, wanted, module]);
  return module;
}
