import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  createVerify,
  type ECDH,
  hkdfSync,
} from 'node:crypto';

/** What a browser has of its subscription. */
export type DeviceKeys = { keys: ECDH; auth: Buffer };

type Derivation = { salt: Buffer; info: Buffer | string; length: number };

const hkdf = (from: Buffer, { salt, info, length }: Derivation): Buffer =>
  Buffer.from(hkdfSync('sha256', from, salt, info, length));

/** Decrypts a message for a device (RFC 8291, `aes128gcm`, one record). Throws for what is not for it. */
export const decrypted = (body: Buffer, { keys, auth }: DeviceKeys): string => {
  const salt = body.subarray(0, 16);
  const senderAt = 21;
  const sender = body.subarray(senderAt, senderAt + (body[senderAt - 1] ?? 0));
  const record = body.subarray(senderAt + sender.length);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
  const secret = hkdf(keys.computeSecret(sender), { salt: auth, info, length: 32 });
  const key = hkdf(secret, { salt, info: 'Content-Encoding: aes128gcm\0', length: 16 });
  const nonce = hkdf(secret, { salt, info: 'Content-Encoding: nonce\0', length: 12 });
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
};

/** Makes the keys of a device. */
export const newDeviceKeys = (auth: Buffer): DeviceKeys => {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  return { keys, auth };
};

const part = (text: string): { aud?: string; exp?: number; sub?: string; alg?: string } =>
  JSON.parse(Buffer.from(text, 'base64url').toString()) as object;

/** Why a message does not come from who it says it does (RFC 8292), in seconds of `now`; null where it does. */
export const vapidProblem = (
  header: string,
  { origin, now }: { origin: string; now: number },
): string | null => {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)=*$/.exec(header) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  if (point.length !== 65 || signature === '') return 'no VAPID token';
  const { aud, exp = 0, sub = '' } = part(claims);
  if (part(head).alg !== 'ES256') return 'not ES256';
  if (aud !== origin) return 'another audience';
  if (exp <= now || exp > now + 86_400) return 'expired, or good for more than a day';
  if (!/^(mailto:|https:)/.test(sub)) return 'no contact';
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((bytes) => bytes.toString('base64url'));
  const publicKey = createPublicKey({
    format: 'jwk',
    key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' },
  });
  const isSigned = createVerify('SHA256')
    .update(`${head}.${claims}`)
    .verify({ key: publicKey, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'));
  return isSigned ? null : 'another signature';
};
