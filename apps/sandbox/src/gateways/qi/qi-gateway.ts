import { randomUUID } from 'node:crypto';
import type { Answer, Asked } from '../gateway-server.ts';

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
type Kept = {
  payment: QiPayment;
  formUrl: string;
  finishPaymentUrl: string | undefined;
  notificationUrl: string | undefined;
  refunded: number;
};

export type QiState = {
  payments: Map<string, Kept>;
  /** Ids of requests, each of which is taken once. */
  used: Set<string>;
  faults: {
    isAway: boolean;
    losesAnswers: boolean;
    failsWith: number | null;
    saysAmount: number | null;
  };
  now: () => number;
  /** Returns the card page of a payment. */
  pageOf: (paymentId: string) => string;
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

const refusal = (status: number, code: number, description: string): Answer => ({
  status,
  body: { error: { code, description } },
});

const create = ({ payments, used, faults, now, pageOf }: QiState, text: string): Answer => {
  const { requestId, amount, currency, additionalInfo = {}, ...urls } = JSON.parse(text);
  if (used.has(requestId)) return refusal(403, 5, 'requestId already used');
  if (currency !== 'IQD' || !(amount > 0)) return refusal(400, 21, 'validation');
  used.add(requestId);
  const paymentId = randomUUID();
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
  const formUrl = pageOf(paymentId);
  const { finishPaymentUrl, notificationUrl } = urls;
  payments.set(paymentId, { payment, formUrl, finishPaymentUrl, notificationUrl, refunded: 0 });
  return faults.losesAnswers ? { lost: true } : { status: 200, body: { ...payment, formUrl } };
};

const told = ({ faults: { failsWith, saysAmount } }: QiState, { payment }: Kept): Answer =>
  failsWith === null
    ? { status: 200, body: { ...payment, amount: saysAmount ?? payment.amount } }
    : { status: failsWith, body: {} };

const giveBack = (kept: Kept, amount: number): Answer => {
  if (kept.payment.status !== 'SUCCESS') return refusal(400, 18, 'not in refundable state');
  if (kept.refunded + amount > kept.payment.amount) return refusal(400, 20, 'more than was paid');
  kept.refunded += amount;
  return { status: 200, body: { refundId: randomUUID(), status: 'SUCCESS', amount, currency: 'IQD' } };
};

const act = (state: QiState, kept: Kept, { path, text }: Asked): Answer => {
  if (path.endsWith('/status')) return told(state, kept);
  const { requestId, amount = kept.payment.amount } = JSON.parse(text);
  if (state.used.has(requestId)) return refusal(403, 5, 'requestId already used');
  state.used.add(requestId);
  if (path.endsWith('/refund')) return giveBack(kept, amount);
  if (!isOpen(kept.payment)) return refusal(400, 15, 'wrong state');
  kept.payment.canceled = true;
  return told(state, kept);
};

/** Answers the gateway's own calls (spec 4 §3). */
export const qiAnswer = (state: QiState, asked: Asked): Answer => {
  const { headers, path, text } = asked;
  if (state.faults.isAway) return { lost: true };
  if (headers.authorization !== basic) return refusal(401, 27, 'bad credentials');
  if (headers['x-terminal-id'] !== qiKeys.terminalId) return refusal(401, 9, 'terminal not found');
  if (path === `${qiPrefix}/payment`) return create(state, text);
  const request = /\/status\/by\/request\/([^/]+)$/.exec(path)?.[1];
  const kept =
    request === undefined
      ? state.payments.get(path.split('/')[4] ?? '')
      : state.payments.values().find(({ payment }) => payment.requestId === request);
  if (kept === undefined) return refusal(404, 12, 'payment not found');
  return request === undefined ? act(state, kept, asked) : told(state, kept);
};
