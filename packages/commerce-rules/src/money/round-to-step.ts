import { roundHalfUp } from './round-half-up.ts';
import { safeAmount } from './safe-amount.ts';

/**
 * Returns the nearest multiple of the step, halves away from zero: 12,130 by 250 is 12,250. Step 0 leaves
 * the amount unchanged.
 */
export const roundToStep = (minor: number, step: number): number =>
  step === 0 ? safeAmount(minor) : safeAmount(roundHalfUp(minor, step) * step);
