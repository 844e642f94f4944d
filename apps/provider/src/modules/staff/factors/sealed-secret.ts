import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const [nonceBytes, tagBytes] = [12, 16];

const keyOf = (shopSecret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', shopSecret, '', 'secrets of staff', 32));

/** Encrypts a secret that has to be read again, so that a copy of the database alone opens nothing. */
export const sealed = (secret: string, shopSecret: string): Buffer => {
  const nonce = randomBytes(nonceBytes);
  const sealing = createCipheriv(cipher, keyOf(shopSecret), nonce);
  const text = Buffer.concat([sealing.update(secret, 'utf8'), sealing.final()]);
  return Buffer.concat([nonce, sealing.getAuthTag(), text]);
};

/** Returns the secret, or null when it was sealed with another secret of the shop. */
export const unsealed = (bytes: Buffer, shopSecret: string): string | null => {
  const opening = createDecipheriv(cipher, keyOf(shopSecret), bytes.subarray(0, nonceBytes));
  opening.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  try {
    return opening.update(bytes.subarray(nonceBytes + tagBytes), undefined, 'utf8') + opening.final('utf8');
  } catch {
    return null;
  }
};
