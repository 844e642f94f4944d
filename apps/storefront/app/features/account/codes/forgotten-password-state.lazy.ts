import type { CodeRecipient } from '../../../device/session/session-actions.ts';

/** How far somebody has come in setting a forgotten password. */
export type ForgottenPassword = {
  to: CodeRecipient;
  /** Milliseconds of `performance.now()` from which on another code may be sent. */
  resendAt: number;
  token: string | null;
};

/** In memory only, so that a reload in the middle leads to the first step (spec 2 §2). */
let state: ForgottenPassword | null = null;

export const forgottenPassword = (): ForgottenPassword | null => state;

export const keepForgottenPassword = (next: ForgottenPassword | null): void => {
  state = next;
};
