// Cooking along for the parts of one card, once it has come.

import { createContext, useContext } from 'react';
import { createStore, useStore } from '../../session/store.ts';
import type { CookAlong, CookState } from './cook-along.ts';

export const CookContext = createContext<CookAlong | null>(null);

/** Stands only where there is one: within the slots of a recipe that is whole. */
export function useCookAlong(): CookAlong {
  const along = useContext(CookContext);
  if (along === null) throw new Error('Nothing is being cooked here.');
  return along;
}

export function useCookState<Part>(select: (state: CookState) => Part): Part {
  return useStore(useCookAlong(), select);
}

const NOT_COOKING = createStore(null);

/** The recipe's text for so many and in the units that are chosen; as it is written until there is one to cook by. */
export function useAdapted(along: CookAlong | null, written: string): string {
  return useStore<unknown, string>(along ?? NOT_COOKING, () => along?.view().markdown ?? written);
}
