// The wishes that are set. They are kept apart from the list of ingredients, so that starting over leaves an allergy
// standing.

import {
  addWish,
  dropWish,
  isSameWishes,
  NO_WISHES,
  type Wish,
  type Wishes,
} from '../../recipe/wishes/wishes.ts';
import { createStore, type Store } from './store.ts';

export interface WishList extends Store<Wishes> {
  /** False where there was no room: nothing is set then. */
  add(wish: Wish): boolean;
  drop(wish: Wish): void;
}

export function createWishList(): WishList {
  const { set, ...store } = createStore(NO_WISHES);
  const change = (next: Wishes) => {
    if (!isSameWishes(next, store.read())) set(next);
  };
  return {
    ...store,
    add(wish) {
      change(addWish(store.read(), wish));
      return wish.kind !== 'avoid' || store.read().avoid?.includes(wish.word) === true;
    },
    drop: (wish) => change(dropWish(store.read(), wish)),
  };
}
