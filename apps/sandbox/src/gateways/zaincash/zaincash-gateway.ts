import { randomUUID } from 'node:crypto';
import type { Answer, Asked } from '../gateway-server.ts';

export type Transaction = {
  transactionId: string;
  externalReferenceId: string;
  orderId: string;
  amount: { currency: string; value: number };
  status: string;
  previousStatus: string;
  successUrl: string;
  failureUrl: string;
  expiryTime: string;
};

export type ZainCashState = {
  transactions: Map<string, Transaction>;
  /** Instants at which tokens end. */
  tokens: Map<string, number>;
  faults: {
    isAway: boolean;
    losesAnswers: boolean;
    failsWith: number | null;
    saysAmount: number | null;
  };
  now: () => number;
  /** Returns the wallet page of a transaction. */
  pageOf: (transactionId: string) => string;
};

export const zainCashKeys = {
  clientId: 'the-shop',
  clientSecret: 'a secret of the shop',
  apiKey: 'a key of what comes back',
} as const;
const [sessionMs, tokenSeconds] = [900_000, 86_400];
const prefix = '/api/v2/payment-gateway/transaction';
const open: ReadonlySet<string> = new Set(['PENDING', 'CUSTOMER_AUTHENTICATION_REQUIRED', 'OTP_SENT']);

/** Whether a transaction can still be paid, after those whose time is over have ended. */
export const isOpen = ({ now }: ZainCashState, transaction: Transaction): boolean => {
  if (open.has(transaction.status) && Date.parse(transaction.expiryTime) < now())
    transaction.status = 'EXPIRED';
  return open.has(transaction.status);
};

const grant = ({ tokens, now }: ZainCashState, form: URLSearchParams): Answer => {
  const { clientId, clientSecret } = zainCashKeys;
  const isKnown = form.get('client_id') === clientId && form.get('client_secret') === clientSecret;
  const scope = form.get('scope') ?? '';
  if (!isKnown || !scope.includes('payment:write')) return { status: 401, body: { error: 'invalid_client' } };
  const access_token = randomUUID();
  tokens.set(access_token, now() + tokenSeconds * 1000);
  return { status: 200, body: { access_token, token_type: 'Bearer', scope, expires_in: tokenSeconds } };
};

const detailsOf = ({ transactionId, externalReferenceId, orderId, amount }: Transaction) => ({
  transactionId,
  externalReferenceId,
  orderId,
  amount,
});

const init = ({ transactions, faults, now, pageOf }: ZainCashState, text: string): Answer => {
  const { externalReferenceId, orderId, amount, redirectUrls } = JSON.parse(text);
  const earlier = transactions.values().find((one) => one.externalReferenceId === externalReferenceId);
  if (earlier !== undefined)
    return { status: 409, body: { message: 'already exists', transactionDetails: detailsOf(earlier) } };
  const value = Number(amount?.value);
  if (amount?.currency !== 'IQD' || !(value >= 250)) return { status: 400, body: { message: 'amount' } };
  const transaction: Transaction = {
    transactionId: randomUUID(),
    externalReferenceId,
    orderId,
    amount: { currency: 'IQD', value },
    status: 'PENDING',
    previousStatus: '',
    ...redirectUrls,
    expiryTime: new Date(now() + sessionMs).toISOString(),
  };
  transactions.set(transaction.transactionId, transaction);
  if (faults.losesAnswers) return { lost: true };
  const { transactionId, expiryTime } = transaction;
  const transactionDetails = detailsOf(transaction);
  const redirectUrl = pageOf(transactionId);
  return { status: 200, body: { status: 'SUCCESS', transactionDetails, redirectUrl, expiryTime } };
};

const inquire = (state: ZainCashState, transaction: Transaction): Answer => {
  const { failsWith, saysAmount } = state.faults;
  if (failsWith !== null) return { status: failsWith, body: {} };
  isOpen(state, transaction);
  const { amount, status } = transaction;
  const said = { ...amount, value: saysAmount ?? amount.value, feeValue: 0 };
  return { status: 200, body: { status, transactionDetails: { ...detailsOf(transaction), amount: said } } };
};

/** Answers the gateway's own calls (spec 4 §2B). */
export const zainCashAnswer = (state: ZainCashState, { path, headers, text }: Asked): Answer => {
  if (state.faults.isAway) return { lost: true };
  if (path === '/oauth2/token') return grant(state, new URLSearchParams(text));
  const bearer = headers.authorization?.replace('Bearer ', '') ?? '';
  if ((state.tokens.get(bearer) ?? 0) <= state.now())
    return { status: 401, body: { error: 'invalid_token' } };
  if (path === `${prefix}/init`) return init(state, text);
  const transaction = state.transactions.get(path.split('/').at(-1) ?? '');
  return transaction === undefined ? { status: 404, body: {} } : inquire(state, transaction);
};
