import type { ProviderParts, SandboxAnswer, SandboxRequest } from '../../sandbox-provider.ts';
import type { GatewayAct } from '../gateways/gateway-double.ts';
import { qrPng } from './qr-png.ts';

export type FibPayment = {
  paymentId: string;
  readableCode: string;
  status: 'UNPAID' | 'PAID' | 'DECLINED' | 'REFUND_REQUESTED' | 'REFUNDED';
  amount: { amount: number; currency: string };
  decliningReason: string | null;
  validUntil: string;
  description: string;
  statusCallbackUrl: string | undefined;
  redirectUri: string | undefined;
};

export const fibClient = { id: 'the-shop', secret: 'a secret of the shop' } as const;
const tokenSeconds = 60;
const [shortestMs, longestMs] = [300_000, 172_800_000];
const tokenPath = '/auth/realms/fib-online-shop/protocol/openid-connect/token';
const paymentsPath = '/protected/v1/payments';

const durationMs = (given: unknown): number => {
  const [, hours = '0', minutes = '0'] = /^PT(?:(\d+)H)?(?:(\d+)M)?$/.exec(String(given ?? 'PT8H')) ?? [];
  return Number(hours) * 3_600_000 + Number(minutes) * 60_000;
};

const codeOf = (id: string): string =>
  (id.replaceAll('-', '').slice(0, 12).toUpperCase().match(/.{4}/g) ?? []).join('-');

const textOr = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Why the bank does not make a payment; null: it does. */
const creationRefusal = (given: {
  amount: number;
  currency: unknown;
  description: string;
  validFor: number;
}): string | null => {
  if (given.currency !== 'IQD') return 'UNSUPPORTED_CURRENCY';
  if (!(given.amount >= 250)) return 'AMOUNT_TOO_LOW';
  if (given.description.length > 50) return 'DESCRIPTION_TOO_LONG';
  return given.validFor < shortestMs || given.validFor > longestMs ? 'INVALID_EXPIRY' : null;
};

type Bank = Pick<ProviderParts, 'now' | 'newId'> & {
  payments: Map<string, FibPayment>;
  /** Instants at which tokens end. */
  tokens: Map<string, number>;
};

const refusal = ({ newId }: Bank, code: string): SandboxAnswer => ({
  status: 400,
  json: { traceId: newId(), errors: [{ code }] },
});

const token = ({ tokens, now, newId }: Bank, form: URLSearchParams): SandboxAnswer => {
  if (form.get('client_id') !== fibClient.id || form.get('client_secret') !== fibClient.secret)
    return { status: 401, json: { error: 'invalid_client', error_description: 'Invalid client' } };
  const access_token = newId();
  tokens.set(access_token, now() + tokenSeconds * 1000);
  return { json: { access_token, expires_in: tokenSeconds, token_type: 'Bearer' } };
};

const createdAnswer = async ({ paymentId, readableCode, validUntil }: FibPayment): Promise<SandboxAnswer> => {
  const link = (app: string) => `https://${app}.fib.test/${paymentId}`;
  return {
    status: 201,
    json: {
      paymentId,
      readableCode,
      qrCode: await qrPng(readableCode),
      validUntil,
      personalAppLink: link('personal'),
      businessAppLink: link('business'),
      corporateAppLink: link('corporate'),
    },
  };
};

const create = (bank: Bank, text: string): SandboxAnswer | Promise<SandboxAnswer> => {
  const { monetaryValue, description = '', expiresIn, statusCallbackUrl, redirectUri } = JSON.parse(text);
  const [amount, currency] = [Number(monetaryValue?.amount), monetaryValue?.currency];
  const validFor = durationMs(expiresIn);
  const refused = creationRefusal({ amount, currency, description, validFor });
  if (refused !== null) return refusal(bank, refused);
  const paymentId = bank.newId();
  const payment: FibPayment = {
    paymentId,
    readableCode: codeOf(paymentId),
    status: 'UNPAID',
    amount: { amount, currency: 'IQD' },
    decliningReason: null,
    validUntil: new Date(bank.now() + validFor).toISOString(),
    description,
    statusCallbackUrl: textOr(statusCallbackUrl),
    redirectUri: textOr(redirectUri),
  };
  bank.payments.set(paymentId, payment);
  return createdAnswer(payment);
};

const expireLate = ({ now }: Bank, payment: FibPayment): void => {
  if (payment.status === 'UNPAID' && Date.parse(payment.validUntil) < now())
    Object.assign(payment, { status: 'DECLINED', decliningReason: 'PAYMENT_EXPIRATION' });
};

const statusOf = (
  { paymentId, status, amount, decliningReason, validUntil }: FibPayment,
  fault: string | null,
): SandboxAnswer => {
  const said = {
    amount: amount.amount - (fault === 'other-amount' ? 1000 : 0),
    currency: fault === 'other-currency' ? 'USD' : amount.currency,
  };
  return { json: { paymentId, status, amount: said, decliningReason, validUntil } };
};

const act = (
  bank: Bank,
  payment: FibPayment,
  { name, fault }: { name: string; fault: string | null },
): SandboxAnswer => {
  expireLate(bank, payment);
  if (name === 'status') return statusOf(payment, fault);
  if (name === 'cancel' && payment.status === 'UNPAID') {
    Object.assign(payment, { status: 'DECLINED', decliningReason: 'PAYMENT_CANCELLATION' });
    return { status: 204, json: undefined };
  }
  if (name === 'refund' && payment.status === 'PAID' && fault !== 'refund-refused') {
    payment.status = 'REFUND_REQUESTED';
    return { status: 202, json: undefined };
  }
  return refusal(bank, 'NOT_ALLOWED');
};

const actNames: Readonly<Record<string, GatewayAct['act']>> = {
  status: 'status',
  cancel: 'cancel',
  refund: 'refund',
};

const namedIn = (path: string): { id: string; name: string } => {
  const [, id = '', name = ''] = /^\/protected\/v1\/payments\/([^/]+)\/(\w+)$/.exec(path) ?? [];
  return { id, name };
};

/** Which act of the bank a request is; null for its pages. */
export const fibActOf = ({ path }: SandboxRequest): GatewayAct | null => {
  if (path === tokenPath) return { act: 'token' };
  if (path === paymentsPath) return { act: 'create' };
  const { id, name } = namedIn(path);
  const named = actNames[name];
  return named === undefined ? null : { act: named, ref: id };
};

/** The bank FIB as its protocol is (spec 4 §1): tokens of a minute, payments with their states, cancel and refund. */
export const fibBank = ({ now, newId }: Pick<ProviderParts, 'now' | 'newId'>) => {
  const bank: Bank = { payments: new Map(), tokens: new Map(), now, newId };
  return {
    payments: bank.payments,
    /** Answers the bank's own calls. */
    answer: ({ path, headers, body }: SandboxRequest, fault: string | null) => {
      if (path === tokenPath) return token(bank, new URLSearchParams(body));
      const bearer = headers.authorization?.replace('Bearer ', '') ?? '';
      if ((bank.tokens.get(bearer) ?? 0) <= now()) return { status: 401, json: { error: 'invalid_token' } };
      if (path === paymentsPath) return create(bank, body);
      const { id, name } = namedIn(path);
      const payment = bank.payments.get(id);
      return payment === undefined ? { status: 404, json: {} } : act(bank, payment, { name, fault });
    },
    expireLate: (payment: FibPayment) => expireLate(bank, payment),
    /** Makes all tokens bad, as when the bank starts anew. */
    forgetTokens: () => bank.tokens.clear(),
  };
};
