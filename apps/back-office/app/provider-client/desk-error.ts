import type { DeskRefusal } from '@dijla/contract/desk-client';

/** A refused call as an error, for queries and changes: what was refused is in `refusal`. */
export class DeskError extends Error {
  readonly refusal: DeskRefusal;
  constructor(refusal: DeskRefusal) {
    super(refusal.code);
    this.name = 'DeskError';
    this.refusal = refusal;
  }
}

/** Returns the refusal of an error; null of any other error. */
export const refusalOf = (error: unknown): DeskRefusal | null =>
  error instanceof DeskError ? error.refusal : null;
