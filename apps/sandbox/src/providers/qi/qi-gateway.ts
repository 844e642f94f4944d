import type { ProviderParts, SandboxAnswer, SandboxRequest } from '../../sandbox-provider.ts';
import type { GatewayAct } from '../gateways/gateway-double.ts';

export type QiPayment = {
  requestId: string;
  paymentId: string;
  status: string;
  canceled: boolean;
  amount: number;
  currency: string;
  creationDate: string;
  additionalInfo: object;
};
type Refund = { refundId: string; requestId: string; status: string; amount: number; currency: string };
export type KeptPayment = {
  payment: QiPayment;
  formUrl: string;
  finishPaymentUrl: string | undefined;
  notificationUrl: string | undefined;
  refunds: Refund[];
};

export type QiState = Pick<ProviderParts, 'now' | 'newId' | 'base'> & {
  payments: Map<string, KeptPayment>;
  /** Ids of requests, each of which is taken once. */
  used: Set<string>;
};

export const qiKeys = {
  username: 'shop-terminal',
  password: 'a password of the shop',
  terminalId: '237984',
} as const;
const basic = `Basic ${Buffer.from(`${qiKeys.username}:${qiKeys.password}`).toString('base64')}`;
const open: ReadonlySet<string> = new Set(['CREATED', 'FORM_SHOWED', 'AUTHENTICATION_STARTED']);
export const qiPrefix = '/api/v1';

/** Whether a payment can still be paid or cancelled. */
export const isOpen = ({ status, canceled }: QiPayment): boolean => open.has(status) && !canceled;

const refusal = (status: number, code: number, description: string): SandboxAnswer => ({
  status,
  json: { error: { code, description } },
});

const create = ({ payments, now, newId, base }: QiState, text: string): SandboxAnswer => {
  const { requestId, amount, currency, additionalInfo = {}, ...urls } = JSON.parse(text);
  if (currency !== 'IQD' || !(amount > 0)) return refusal(400, 21, 'validation');
  const paymentId = newId();
  const payment: QiPayment = {
    requestId,
    paymentId,
    status: 'CREATED',
    canceled: false,
    amount,
    currency,
    creationDate: new Date(now()).toISOString().slice(0, 19),
    additionalInfo,
  };
  const formUrl = `${base}/card/${paymentId}`;
  const { finishPaymentUrl, notificationUrl } = urls;
  payments.set(paymentId, { payment, formUrl, finishPaymentUrl, notificationUrl, refunds: [] });
  return { json: { ...payment, formUrl } };
};

const told = ({ payment }: KeptPayment, fault: string | null): SandboxAnswer => ({
  json: {
    ...payment,
    amount: payment.amount - (fault === 'other-amount' ? 1000 : 0),
    currency: fault === 'other-currency' ? 'USD' : payment.currency,
  },
});

const refundStatuses: Readonly<Record<string, string>> = {
  'refund-refused': 'FAILED',
  'refund-waits': 'PROCESSING',
};

const giveBack = (
  { newId }: QiState,
  kept: KeptPayment,
  { amount, requestId, fault }: { amount: number; requestId: string; fault: string | null },
): SandboxAnswer => {
  const { payment, refunds } = kept;
  if (payment.status !== 'SUCCESS') return refusal(400, 18, 'not in refundable state');
  const given = refunds.reduce((sum, { status, amount: one }) => sum + (status === 'FAILED' ? 0 : one), 0);
  if (given + amount > payment.amount) return refusal(400, 20, 'more than was paid');
  const status = refundStatuses[fault ?? ''] ?? 'SUCCESS';
  const refund = { refundId: newId(), requestId, status, amount, currency: 'IQD' };
  refunds.push(refund);
  return { json: { ...refund, paymentId: payment.paymentId } };
};

const idIn = (path: string): string => path.split('/')[4] ?? '';
const requestIn = (path: string): string | undefined => /\/status\/by\/request\/([^/]+)$/.exec(path)?.[1];

/** Which act of Qi a request is; null for its pages. */
export const qiActOf = ({ path }: SandboxRequest): GatewayAct | null => {
  if (!path.startsWith(`${qiPrefix}/payment`)) return null;
  if (path === `${qiPrefix}/payment`) return { act: 'create' };
  const ref = idIn(path);
  if (path.endsWith('/cancel')) return { act: 'cancel', ref };
  return path.endsWith('/refund') ? { act: 'refund', ref } : { act: 'status', ref };
};

/** Answers the gateway's own calls (spec 4 §3); a refund is told by its request as a payment is. */
export const qiAnswer = (
  state: QiState,
  { act }: GatewayAct,
  { headers, path, body, fault }: SandboxRequest & { fault: string | null },
): SandboxAnswer => {
  if (headers.authorization !== basic) return refusal(401, 27, 'bad credentials');
  if (headers['x-terminal-id'] !== qiKeys.terminalId) return refusal(401, 9, 'terminal not found');
  const request = requestIn(path);
  const { requestId = '', amount } = act === 'status' ? {} : JSON.parse(body);
  if (act !== 'status') {
    if (state.used.has(requestId)) return refusal(403, 5, 'requestId already used');
    state.used.add(requestId);
  }
  if (act === 'create') return create(state, body);
  const kept =
    request === undefined
      ? state.payments.get(idIn(path))
      : state.payments.values().find(({ payment }) => payment.requestId === request);
  if (kept === undefined) return refusal(404, 12, 'payment not found');
  if (act === 'status') return told(kept, fault);
  if (act === 'refund')
    return giveBack(state, kept, { amount: amount ?? kept.payment.amount, requestId, fault });
  if (!isOpen(kept.payment)) return refusal(400, 15, 'wrong state');
  kept.payment.canceled = true;
  return told(kept, fault);
};
