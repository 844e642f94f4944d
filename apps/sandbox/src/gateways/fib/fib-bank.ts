import { randomUUID } from 'node:crypto';
import { qrPng } from '../qr-png.ts';
import type { Answer, Asked } from '../gateway-server.ts';

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

/** What goes wrong at the bank, until it is set back. */
type FibFaults = {
  /** It does not answer. */
  isAway: boolean;
  /** It makes a payment and does not say so. */
  losesAnswers: boolean;
  /** Status answers with this code instead. */
  failsWith: number | null;
  saysAmount: number | null;
  saysCurrency: string | null;
};

export const fibClient = { id: 'the-shop', secret: 'a secret of the shop' } as const;
const tokenSeconds = 60;
const [shortestMs, longestMs] = [300_000, 172_800_000];

const refusal = (code: string): Answer => ({
  status: 400,
  body: { traceId: randomUUID(), errors: [{ code }] },
});

const durationMs = (given: unknown): number => {
  const [, hours = '0', minutes = '0'] = /^PT(?:(\d+)H)?(?:(\d+)M)?$/.exec(String(given ?? 'PT8H')) ?? [];
  return Number(hours) * 3_600_000 + Number(minutes) * 60_000;
};

const newCode = (): string =>
  (randomUUID().replaceAll('-', '').slice(0, 12).toUpperCase().match(/.{4}/g) ?? []).join('-');

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

type Bank = {
  payments: Map<string, FibPayment>;
  /** Instants at which tokens end. */
  tokens: Map<string, number>;
  faults: FibFaults;
  now: () => number;
};

const token = ({ tokens, now }: Bank, form: URLSearchParams): Answer => {
  if (form.get('client_id') !== fibClient.id || form.get('client_secret') !== fibClient.secret)
    return { status: 401, body: { error: 'invalid_client', error_description: 'Invalid client' } };
  const access_token = randomUUID();
  tokens.set(access_token, now() + tokenSeconds * 1000);
  return { status: 200, body: { access_token, expires_in: tokenSeconds, token_type: 'Bearer' } };
};

const createdAnswer = ({ paymentId, readableCode, validUntil }: FibPayment): Answer => {
  const link = (app: string) => `https://${app}.fib.test/${paymentId}`;
  return {
    status: 201,
    body: {
      paymentId,
      readableCode,
      qrCode: qrPng(readableCode),
      validUntil,
      personalAppLink: link('personal'),
      businessAppLink: link('business'),
      corporateAppLink: link('corporate'),
    },
  };
};

const create = ({ payments, faults, now }: Bank, text: string): Answer => {
  const { monetaryValue, description = '', expiresIn, statusCallbackUrl, redirectUri } = JSON.parse(text);
  const [amount, currency] = [Number(monetaryValue?.amount), monetaryValue?.currency];
  const validFor = durationMs(expiresIn);
  const refused = creationRefusal({ amount, currency, description, validFor });
  if (refused !== null) return refusal(refused);
  const payment: FibPayment = {
    paymentId: randomUUID(),
    readableCode: newCode(),
    status: 'UNPAID',
    amount: { amount, currency: 'IQD' },
    decliningReason: null,
    validUntil: new Date(now() + validFor).toISOString(),
    description,
    statusCallbackUrl: textOr(statusCallbackUrl),
    redirectUri: textOr(redirectUri),
  };
  payments.set(payment.paymentId, payment);
  return faults.losesAnswers ? { lost: true } : createdAnswer(payment);
};

const expireLate = ({ now }: Bank, payment: FibPayment): void => {
  if (payment.status === 'UNPAID' && Date.parse(payment.validUntil) < now())
    Object.assign(payment, { status: 'DECLINED', decliningReason: 'PAYMENT_EXPIRATION' });
};

const statusOf = (
  { faults: { failsWith, saysAmount, saysCurrency } }: Bank,
  { paymentId, status, amount, decliningReason, validUntil }: FibPayment,
): Answer => {
  if (failsWith !== null) return { status: failsWith, body: {} };
  const said = { amount: saysAmount ?? amount.amount, currency: saysCurrency ?? amount.currency };
  return { status: 200, body: { paymentId, status, amount: said, decliningReason, validUntil } };
};

const act = (bank: Bank, payment: FibPayment, name: string): Answer => {
  expireLate(bank, payment);
  if (name === 'status') return statusOf(bank, payment);
  if (name === 'cancel' && payment.status === 'UNPAID') {
    Object.assign(payment, { status: 'DECLINED', decliningReason: 'PAYMENT_CANCELLATION' });
    return { status: 204 };
  }
  if (name === 'refund' && payment.status === 'PAID') {
    payment.status = 'REFUND_REQUESTED';
    return { status: 202 };
  }
  return refusal('NOT_ALLOWED');
};

const answerOf = (bank: Bank, { path, headers, text }: Asked): Answer => {
  if (bank.faults.isAway) return { lost: true };
  if (path === '/auth/realms/fib-online-shop/protocol/openid-connect/token')
    return token(bank, new URLSearchParams(text));
  const bearer = headers.authorization?.replace('Bearer ', '') ?? '';
  if ((bank.tokens.get(bearer) ?? 0) <= bank.now()) return { status: 401, body: { error: 'invalid_token' } };
  if (path === '/protected/v1/payments') return create(bank, text);
  const [, id = '', name = ''] = /^\/protected\/v1\/payments\/([^/]+)\/(\w+)$/.exec(path) ?? [];
  const payment = bank.payments.get(id);
  return payment === undefined ? { status: 404, body: {} } : act(bank, payment, name);
};

/** The bank FIB as its protocol is (spec 4 §1): tokens of a minute, payments with their states, cancel and refund. */
export const fibBank = (now: () => number) => {
  const noFaults = {
    isAway: false,
    losesAnswers: false,
    failsWith: null,
    saysAmount: null,
    saysCurrency: null,
  };
  const bank: Bank = { payments: new Map(), tokens: new Map(), faults: noFaults, now };
  return {
    payments: bank.payments,
    faults: bank.faults,
    /** Answers the bank's own calls. */
    answer: (asked: Asked) => answerOf(bank, asked),
    expireLate: (payment: FibPayment) => expireLate(bank, payment),
    /** Makes all tokens bad, as when the bank starts anew. */
    forgetTokens: () => bank.tokens.clear(),
  };
};
