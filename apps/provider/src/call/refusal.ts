import type { RefusalCode, RefusalData } from '@dijla/contract/client';
import type { SentCookie } from './sent-cookie.ts';

/**
 * A request the provider does not carry out, as data: a contract code, the values its text may use, and
 * `details` where the wire wants a list or an object as `result` instead of a text (wire §1.2). Recognized
 * by its tag, never by `instanceof`, because a package can be loaded twice.
 */
export type Refusal = {
  readonly tag: 'refusal';
  readonly code: RefusalCode;
  readonly data: RefusalData;
  readonly details?: object;
  /** What the answer carries beside the text, such as how the thing is now (`meta`, wire §1.1). */
  readonly meta?: object;
  /** Cookies to set or clear along with the refusal. */
  readonly cookies?: readonly SentCookie[];
};

export const refusal = (code: RefusalCode, data: RefusalData = {}, details?: object): Refusal =>
  details === undefined ? { tag: 'refusal', code, data } : { tag: 'refusal', code, data, details };

export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && 'tag' in value && value.tag === 'refusal';

/** Carries a refusal out of a transaction so that it rolls back. Caught where the transaction was opened. */
export class RefusedError extends Error {
  readonly tag = 'refused';
  readonly refusal: Refusal;
  constructor(refused: Refusal) {
    super(refused.code);
    this.refusal = refused;
  }
}

/** Returns the outcome, or throws the refusal it is, so that a transaction rolls back. */
export const orThrow = <T extends object>(outcome: T | Refusal): T => {
  if (isRefusal(outcome)) throw new RefusedError(outcome);
  return outcome;
};

export const isRefusedError = (value: unknown): value is RefusedError =>
  value instanceof Error && 'tag' in value && value.tag === 'refused';
