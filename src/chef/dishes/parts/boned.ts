// Chicken in small pieces, with the boning said where thighs were not bought without their bones.

import type { Item } from '../../kitchen.ts';
import { isBoned } from '../../skin-and-bone.ts';
import { isNamed } from '../../slots.ts';
import type { TakeOptions } from '../../start-draft.ts';
import { withCut } from '../../tasks.ts';
import { CUT_WORDS } from '../../words/cues.ts';

export function cutPieces(item: Item, us: boolean): TakeOptions {
  const { food, typed } = item;
  if (isNamed(food, 'chicken-drumstick', 'chicken-wing')) return { prepare: '' };
  const cut = food.cuts.includes('chunks-3cm') ? 'chunks-3cm' : 'chunks-2cm';
  if (food.id !== 'chicken-thigh' || isBoned(typed)) return withCut(item, cut);
  return { prepare: `boned, skinned and ${CUT_WORDS[cut][us ? 'us' : 'metric']}` };
}
