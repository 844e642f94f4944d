/**
 * Thrown if no answer is available: `offline` and never seen on this device, or the provider `failed`.
 * Identified by its tag; `message` is the server's text or empty.
 */
export class CatalogUnavailable extends Error {
  readonly tag = 'catalogue-unavailable';
  readonly reason: 'offline' | 'failed';
  constructor(reason: 'offline' | 'failed', text = '') {
    super(text);
    this.reason = reason;
  }
}

export const isCatalogUnavailable = (error: unknown): error is CatalogUnavailable =>
  typeof error === 'object' && error !== null && 'tag' in error && error.tag === 'catalogue-unavailable';
