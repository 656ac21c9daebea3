// The model that the cook has chosen, in the page's memory only.

export interface OwnToken {
  readonly token: string;
  /** Origin of the service, one of those that the content security policy lists. */
  readonly origin: string;
  readonly model: string;
}

/** The one on this device, or one that is asked with a token of the cook's own. What was chosen last is asked. */
export type OwnModel = 'device' | OwnToken;
