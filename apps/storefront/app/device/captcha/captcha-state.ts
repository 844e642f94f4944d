import { createStore } from 'zustand/vanilla';

/** A captcha that the shopper is asked to solve. */
export type AskedCaptcha = {
  /** Solves it and sends what waits for it; rejects when that failed. */
  solve: () => Promise<void>;
  /** Leaves it unsolved. */
  leave: () => void;
};

/** The captcha that is asked now, if any. */
export const captchaState = createStore<{ asked: AskedCaptcha | null }>(() => ({ asked: null }));
