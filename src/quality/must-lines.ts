// What a person wrote down that the answer to one list must hold: lines that a machine can test.

/** Every word is looked for without regard to case; `food|other` means one of them. */
export interface MustLines {
  /** Stands in the title. */
  readonly title?: readonly string[];
  /** Ids of foods that the ingredient list holds. */
  readonly uses?: readonly string[];
  /** Ids of foods that the ingredient list does not hold. */
  readonly without?: readonly string[];
  /** Texts of the request that are named as left out. */
  readonly 'leaves-out'?: readonly string[];
  /** Stands somewhere in the text. */
  readonly says?: readonly string[];
  /** Stands neither in the list nor in a step. */
  readonly never?: readonly string[];
  /** No recipe is written, because nothing on the list can be eaten. */
  readonly nothing?: boolean;
}

export const MUST_KEYS = ['title', 'uses', 'without', 'leaves-out', 'says', 'never', 'nothing'] as const;
