import { type Refusal, refusal } from '../../call/refusal.ts';
import { type Gateway, InstallmentRefused } from '../../modules/payments/payments.ts';

const codes = {
  not_eligible: 'installments.not-eligible',
  limit_too_low: 'installments.limit-too-low',
  identity_not_found: 'installments.identity-not-found',
  plan_not_allowed: 'installments.session-over',
  session_over: 'installments.session-over',
  otp_wrong: 'installments.session-over',
} as const;

/** Asks the service that lends, and says in the shop's words why it lends nothing, or that it does not answer. */
export const asked = async <Answer>(
  { breaker, onFault }: Gateway,
  ask: () => Promise<Answer>,
): Promise<Answer | Refusal> => {
  try {
    return await breaker.call(ask);
  } catch (error) {
    if (error instanceof InstallmentRefused && error.reason !== null) return refusal(codes[error.reason]);
    onFault(error);
    return refusal('installments.not-available');
  }
};
