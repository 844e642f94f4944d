import { verify } from 'node:crypto';

/** Members of a payment that Qi signs, as they came. */
export type SignedPayment = {
  paymentId?: unknown;
  amount?: unknown;
  currency?: unknown;
  creationDate?: unknown;
  status?: unknown;
};

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) || '-' : '-';

/** The two ways in which an amount is written; they are equal for whole dinars (spec 4 §3.4). */
const amountsOf = (amount: unknown): string[] =>
  typeof amount === 'number' ? [amount.toFixed(3), `${amount}.000`] : ['-'];

/**
 * Whether a message is Qi's: its signature in base64, RSA with SHA-256, over five of its members (spec 4 §3.4).
 */
export const isSignedByQi = (
  { paymentId, amount, currency, creationDate, status }: SignedPayment,
  signature: string,
  publicKey: string,
): boolean =>
  amountsOf(amount).some((written) => {
    const signed = [textOf(paymentId), written, textOf(currency), textOf(creationDate), textOf(status)];
    return verify('RSA-SHA256', Buffer.from(signed.join('|')), publicKey, Buffer.from(signature, 'base64'));
  });
