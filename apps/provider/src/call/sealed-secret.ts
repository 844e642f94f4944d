import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const [nonceBytes, tagBytes] = [12, 16];

/** What a secret is sealed for; one that was sealed for something else does not open. */
type SealedFor =
  | 'secrets of staff'
  | 'logins elsewhere'
  | 'logins of apps'
  | 'kept cards'
  | 'identities'
  | 'digital cards'
  | 'gift cards'
  | 'bank details'
  | 'webhooks';
export type Seal = { purpose: SealedFor; shopSecret: string };

const keyOf = ({ purpose, shopSecret }: Seal): Buffer =>
  Buffer.from(hkdfSync('sha256', shopSecret, '', purpose, 32));

/** Encrypts a secret that has to be read again, so that who has a copy of it alone opens nothing. */
export const sealed = (secret: string, seal: Seal): Buffer => {
  const nonce = randomBytes(nonceBytes);
  const sealing = createCipheriv(cipher, keyOf(seal), nonce);
  const text = Buffer.concat([sealing.update(secret, 'utf8'), sealing.final()]);
  return Buffer.concat([nonce, sealing.getAuthTag(), text]);
};

/** Returns the secret, or null when it was changed, or sealed for something else or with another secret of the shop. */
export const unsealed = (bytes: Buffer, seal: Seal): string | null => {
  if (bytes.length < nonceBytes + tagBytes) return null;
  const opening = createDecipheriv(cipher, keyOf(seal), bytes.subarray(0, nonceBytes));
  opening.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  try {
    return opening.update(bytes.subarray(nonceBytes + tagBytes), undefined, 'utf8') + opening.final('utf8');
  } catch {
    return null;
  }
};
