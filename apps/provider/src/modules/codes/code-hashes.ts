import { createHmac, randomInt } from 'node:crypto';
import { latinDigits } from '@dijla/commerce-rules/digits/latin-digits';
import { networkOf } from '../../http/limits/network-of.ts';

/** Number of digits of a code. */
const codeLength = 6;

/** Returns a new code: six digits from a cryptographic source, leading zeros included. */
export const newCode = (): string => String(randomInt(10 ** codeLength)).padStart(codeLength, '0');

/** Returns the digits of a code as somebody typed or pasted it, in any script and with any spaces. */
const digitsOf = (typed: string): string => latinDigits(typed).replace(/\D/g, '');

/** What a code is for, whom it is sent to, in one spelling, and who asks. */
export type CodeKey = {
  /** Such as `track-order`; part of the code, so that it opens nothing else. */
  purpose: string;
  subject: string;
  /** The caller's address; counts only where there is no device. */
  address: string;
  /** Secret id of the asker's browser. A user agent is no such id. */
  device?: string;
};

/**
 * Hashes with a key derived for this purpose: the secret signs other things too. Without the key a number or a
 * code of six digits is found from its hash by trying.
 */
const hashOf = (secret: string, ...parts: readonly string[]): string => {
  const key = createHmac('sha256', secret).update('one-time code').digest();
  return createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url');
};

/** Returns what identifies a code in the database. */
export const hashedKey = ({ purpose, subject, address, device }: CodeKey, secret: string) => ({
  purpose,
  subject: hashOf(secret, 'subject', subject),
  asker:
    device === undefined ? hashOf(secret, 'network', networkOf(address)) : hashOf(secret, 'device', device),
});

/** Returns the hash of a code, or of what was typed as one. It is good for one purpose and subject only. */
export const hashedCode = ({ purpose, subject }: CodeKey, typed: string, secret: string): string =>
  hashOf(secret, 'code', purpose, subject, digitsOf(typed));
