import type { ProviderParts, SandboxAnswer, SandboxRequest } from '../../sandbox-provider.ts';
import type { GatewayAct } from '../gateways/gateway-double.ts';

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

export type ZainCashState = Pick<ProviderParts, 'now' | 'newId' | 'base'> & {
  transactions: Map<string, Transaction>;
  /** Instants at which tokens end. */
  tokens: Map<string, number>;
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
export const isOpen = ({ now }: Pick<ZainCashState, 'now'>, transaction: Transaction): boolean => {
  if (open.has(transaction.status) && Date.parse(transaction.expiryTime) < now())
    transaction.status = 'EXPIRED';
  return open.has(transaction.status);
};

const grant = ({ tokens, now, newId }: ZainCashState, form: URLSearchParams): SandboxAnswer => {
  const { clientId, clientSecret } = zainCashKeys;
  const isKnown = form.get('client_id') === clientId && form.get('client_secret') === clientSecret;
  const scope = form.get('scope') ?? '';
  if (!isKnown || !scope.includes('payment:write')) return { status: 401, json: { error: 'invalid_client' } };
  const access_token = newId();
  tokens.set(access_token, now() + tokenSeconds * 1000);
  return { json: { access_token, token_type: 'Bearer', scope, expires_in: tokenSeconds } };
};

const detailsOf = ({ transactionId, externalReferenceId, orderId, amount }: Transaction) => ({
  transactionId,
  externalReferenceId,
  orderId,
  amount,
});

const init = ({ transactions, now, newId, base }: ZainCashState, text: string): SandboxAnswer => {
  const { externalReferenceId, orderId, amount, redirectUrls } = JSON.parse(text);
  const earlier = transactions.values().find((one) => one.externalReferenceId === externalReferenceId);
  if (earlier !== undefined)
    return { status: 409, json: { message: 'already exists', transactionDetails: detailsOf(earlier) } };
  const value = Number(amount?.value);
  if (amount?.currency !== 'IQD' || !(value >= 250)) return { status: 400, json: { message: 'amount' } };
  const transaction: Transaction = {
    transactionId: newId(),
    externalReferenceId,
    orderId,
    amount: { currency: 'IQD', value },
    status: 'PENDING',
    previousStatus: '',
    ...redirectUrls,
    expiryTime: new Date(now() + sessionMs).toISOString(),
  };
  transactions.set(transaction.transactionId, transaction);
  const { transactionId, expiryTime } = transaction;
  const transactionDetails = detailsOf(transaction);
  const redirectUrl = `${base}/wallet/${transactionId}`;
  return { json: { status: 'SUCCESS', transactionDetails, redirectUrl, expiryTime } };
};

const inquire = (state: ZainCashState, transaction: Transaction, fault: string | null): SandboxAnswer => {
  isOpen(state, transaction);
  const { amount, status } = transaction;
  const said = {
    value: amount.value - (fault === 'other-amount' ? 1000 : 0),
    currency: fault === 'other-currency' ? 'USD' : amount.currency,
    feeValue: 0,
  };
  return { json: { status, transactionDetails: { ...detailsOf(transaction), amount: said } } };
};

const reverse = (
  { transactions, newId }: ZainCashState,
  { transactionId }: { transactionId?: string },
  fault: string | null,
): SandboxAnswer => {
  const transaction = transactions.get(transactionId ?? '');
  if (transaction === undefined) return { status: 404, json: { message: 'not found' } };
  if (transaction.status !== 'SUCCESS' || fault === 'refund-refused')
    return { status: 400, json: { message: 'not reversible' } };
  transaction.status = 'REFUNDED';
  const { amount } = transaction;
  return { json: { status: 'COMPLETED', reversalReferenceId: newId(), amount } };
};

/** Which act of ZainCash a request is; null for its pages. */
export const zainCashActOf = ({ path, body }: SandboxRequest): GatewayAct | null => {
  if (path === '/oauth2/token') return { act: 'token' };
  if (path === `${prefix}/init`) return { act: 'create' };
  if (path === `${prefix}/reverse`) return { act: 'refund', ref: JSON.parse(body).transactionId };
  return path.startsWith(`${prefix}/inquiry/`) ? { act: 'status', ref: path.split('/').at(-1) } : null;
};

/** Answers the gateway's own calls (spec 4 §2B). */
export const zainCashAnswer = (
  state: ZainCashState,
  { act, ref = '' }: GatewayAct,
  { headers, body, fault }: SandboxRequest & { fault: string | null },
): SandboxAnswer => {
  if (act === 'token') return grant(state, new URLSearchParams(body));
  const bearer = headers.authorization?.replace('Bearer ', '') ?? '';
  if ((state.tokens.get(bearer) ?? 0) <= state.now())
    return { status: 401, json: { error: 'invalid_token' } };
  if (act === 'create') return init(state, body);
  if (act === 'refund') return reverse(state, { transactionId: ref }, fault);
  const transaction = state.transactions.get(ref);
  return transaction === undefined ? { status: 404, json: {} } : inquire(state, transaction, fault);
};
