import { generateKeyPairSync, sign } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isSignedByQi } from './qi-signature.ts';

const { publicKey, privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
const payment = {
  paymentId: 'd07be915',
  amount: 10_000,
  currency: 'IQD',
  creationDate: '2025-01-13T21:25:19',
  status: 'SUCCESS',
};
const signed = (text: string) => sign('RSA-SHA256', Buffer.from(text), privateKey).toString('base64');

describe('isSignedByQi', () => {
  it.each<[string, object, string, boolean]>([
    ['three decimals', payment, 'd07be915|10000.000|IQD|2025-01-13T21:25:19|SUCCESS', true],
    ['two decimals', payment, 'd07be915|10000.00|IQD|2025-01-13T21:25:19|SUCCESS', false],
    [
      'parts of a dinar',
      { ...payment, amount: 10_000.5 },
      'd07be915|10000.500|IQD|2025-01-13T21:25:19|SUCCESS',
      true,
    ],
    [
      'parts of a dinar as its own code writes them',
      { ...payment, amount: 10_000.5 },
      'd07be915|10000.5.000|IQD|2025-01-13T21:25:19|SUCCESS',
      true,
    ],
    [
      'a member that is missing',
      { ...payment, creationDate: null },
      'd07be915|10000.000|IQD|-|SUCCESS',
      true,
    ],
    ['another state', payment, 'd07be915|10000.000|IQD|2025-01-13T21:25:19|FAILED', false],
  ])('takes a signature with %s as spec 4 §3.4 says', (_, given, text, isRight) => {
    expect(isSignedByQi(given, signed(text), publicKey)).toBe(isRight);
  });

  it.each(['', 'x', Buffer.from('nothing').toString('base64')])('takes no %j', (signature) => {
    expect(isSignedByQi(payment, signature, publicKey)).toBe(false);
  });
});
