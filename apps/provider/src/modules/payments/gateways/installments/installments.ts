import type { AttemptState } from '@dijla/commerce-rules/payment/attempt-state';
import { z } from 'zod';
import { GatewayError, PaymentNotBegun, type PaymentProvider } from '../../payment-provider.ts';
import { below, sendCall } from '../gateway-calls.ts';
import { toldOutcome } from '../told-outcome.ts';
import type { InstallmentService } from './installment-service.ts';

/** What the shop has from the service that lends to Qi's card holders. Its protocol is ours (spec 4 §3.7, record 114). */
export type InstallmentSettings = { host: URL; id: string; secret: string };

const months = z.int().min(1).max(12);
const plan = z.object({ count: months, monthly: z.int().min(1), fee: z.int().min(0), total: z.int().min(1) });

const allowed = z.object({
  sessionId: z.string().min(1).max(64),
  phoneMasked: z.string().max(32),
  allowedPayments: z.array(plan).max(12),
  expiresAt: z.iso.datetime({ offset: true }),
});

const sent = z.object({
  phoneMasked: z.string().max(32),
  resendAfterS: z.int().min(0),
  triesLeft: z.int().min(0),
});

const approval = z.object({
  approvalId: z.string().min(1).max(64),
  status: z.string().max(32),
  amount: z.number(),
  currency: z.string(),
});

const reasons = [
  'not_eligible',
  'limit_too_low',
  'identity_not_found',
  'plan_not_allowed',
  'session_over',
  'otp_wrong',
] as const;
/** Why the service lends nothing, as it says it. */
type InstallmentRefusal = (typeof reasons)[number];
const refused = z.object({ reason: z.enum(reasons) });

/** The service works and lends nothing. */
export class InstallmentRefused extends GatewayError {
  readonly reason: InstallmentRefusal | null;
  constructor(status: number, reason: InstallmentRefusal | null) {
    super('Installments', status);
    this.reason = reason;
  }
}

const states: Readonly<Record<string, AttemptState>> = {
  APPROVED: 'paid',
  DECLINED: 'declined',
  CANCELLED: 'refunded',
};

const clientOf = ({ host, id, secret }: InstallmentSettings) => {
  const authorization = `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`;
  return async (method: 'GET' | 'POST', path: string, body?: object): Promise<unknown> => {
    const call = { method, path, ...(body === undefined ? {} : { body }) };
    const response = await sendCall(below(host, '/v1'), call, { authorization });
    const answer: unknown = await response.json().catch(() => null);
    if (response.ok) return answer;
    throw new InstallmentRefused(response.status, refused.safeParse(answer).data?.reason ?? null);
  };
};

type Call = ReturnType<typeof clientOf>;

const part = encodeURIComponent;

const asNotBegun = (error: unknown): unknown =>
  error instanceof InstallmentRefused && error.status >= 400 && error.status < 500 && error.status !== 429
    ? new PaymentNotBegun(error.message)
    : error;

const serviceOf = (call: Call): InstallmentService => ({
  checkAllowance: async ({ identity, amount, reference }) =>
    allowed.parse(await call('POST', '/allowances', { identity, amount, currency: 'IQD', reference })),
  selectPlan: async (sessionId, count) =>
    sent.parse(await call('POST', `/sessions/${part(sessionId)}/plan`, { count })),
});

const status =
  (call: Call): PaymentProvider['status'] =>
  async ({ providerRef, attemptId }) => {
    const path =
      providerRef === undefined ? `/requests/${part(attemptId)}` : `/approvals/${part(providerRef)}`;
    const found = await call('GET', path).catch((error: unknown) => {
      if (providerRef === undefined && error instanceof InstallmentRefused && error.status === 404)
        return null;
      throw error;
    });
    if (found === null) return { state: 'unknown', providerStatus: '', final: false };
    const { approvalId, status: word, amount, currency } = approval.parse(found);
    const outcome = toldOutcome({ state: states[word] ?? 'unknown', providerStatus: word, amount, currency });
    return { ...outcome, providerRef: approvalId };
  };

/**
 * Payment in months by Qi's service that lends: the shop is paid the whole at once, the buyer pays the service. It is
 * confirmed by the code that was sent to the buyer; the attempt's id finds what was not answered.
 */
export const installmentPayments = (
  settings: InstallmentSettings,
): PaymentProvider & { installments: InstallmentService } => {
  const call = clientOf(settings);
  return {
    code: 'qi_card_installments',
    can: { cancel: false, refund: 'full', savedCards: false, findLost: true, signedWebhook: false },
    installments: serviceOf(call),
    initialize: async ({ attemptId, money }, { plan: chosen }) => {
      if (chosen === undefined || money.currency !== 'IQD') throw new PaymentNotBegun('No plan was chosen');
      const { sessionId, otp, count, total } = chosen;
      const body = { requestId: attemptId, otp, count, total, amount: money.amount };
      const made = approval.parse(
        await call('POST', `/sessions/${part(sessionId)}/confirm`, body).catch((error: unknown) => {
          throw asNotBegun(error);
        }),
      );
      return { providerRef: made.approvalId, next: { kind: 'none' }, state: 'pending' };
    },
    status: status(call),
    refund: async ({ providerRef = '', money }, { opId, money: asked }) => {
      if (asked.amount !== money.amount)
        return { state: 'refused', reason: 'An approval is cancelled as a whole' };
      const { status } = approval.parse(
        await call('POST', `/approvals/${part(providerRef)}/cancel`, { requestId: opId }),
      );
      return { state: status === 'CANCELLED' ? 'done' : 'pending' };
    },
    readWebhook: () => ({ verdict: 'forged', eventKey: '', ackStatus: 404 }),
    readReturn: () => ({ verdict: 'unsigned' }),
  };
};
