import type { TotalsContext } from '@dijla/contract/client';
import type { Adjustment } from './adjustment.ts';

/** Returns the rounding of what is left to pay, also when it is 0; none in a store that does not round. */
export const cashRounding = (amount: number, { cash_step }: TotalsContext): Adjustment[] =>
  cash_step > 0 ? [{ code: 'cash_rounding', stage: 'tender', amount, source: 'cash_step', data: {} }] : [];
