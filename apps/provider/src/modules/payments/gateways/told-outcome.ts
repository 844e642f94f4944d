import type { AttemptState } from '@dijla/commerce-rules/payment/attempt-state';
import type { Outcome } from '../payment-provider.ts';

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
