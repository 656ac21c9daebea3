// A token of the cook's own, in the page's memory only.

export interface OwnToken {
  readonly token: string;
  /** Origin of the service, one of those that the content security policy lists. */
  readonly origin: string;
  readonly model: string;
}
