// How large a picture may be on its way to a model that reads it.

export const PICTURE_LIMITS = {
  bytes: 4 * 1024 * 1024,
  /** The longer side, in pixels: what a model charges for grows with the area. */
  sidePx: 2048,
} as const;
