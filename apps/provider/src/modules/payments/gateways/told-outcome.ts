import type { AttemptState } from '@dijla/commerce-rules/payment/attempt-state';
import { z } from 'zod';
import type { Outcome } from '../payment-provider.ts';

/** A gateway's own word for a state, in a message that anybody may have written; PostgreSQL keeps no NUL. */
export const gatewayWord = z
  .string()
  .max(64)
  .regex(/^\P{Cc}*$/u);

type Told = {
  state: AttemptState;
  providerStatus: string;
  amount?: number | undefined;
  currency?: string | undefined;
};

/**
 * Returns what a gateway said of a payment. An amount is taken when it is whole and of a currency that gateways take;
 * else it counts as not said.
 */
export const toldOutcome = ({ state, providerStatus, amount, currency }: Told): Outcome => ({
  state,
  providerStatus,
  ...(amount !== undefined && Number.isSafeInteger(amount) && (currency === 'IQD' || currency === 'USD')
    ? { money: { amount, currency } }
    : {}),
  final: !['pending', 'unknown'].includes(state),
});
