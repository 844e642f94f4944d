/** Nothing could be had: `offline` and never seen on this device, or the provider `failed`. Recognised by its tag; `message` is the server's words or empty. */
export class CatalogueUnavailable extends Error {
  readonly tag = 'catalogue-unavailable';
  readonly reason: 'offline' | 'failed';
  constructor(reason: 'offline' | 'failed', text = '') {
    super(text);
    this.reason = reason;
  }
}

export const isCatalogueUnavailable = (error: unknown): error is CatalogueUnavailable =>
  typeof error === 'object' && error !== null && 'tag' in error && error.tag === 'catalogue-unavailable';
