import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** The key that opens a bucket. */
export type StoreKey = { keyId: string; secret: string; region: string };

const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

const strict = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

const authorization =
  /^AWS4-HMAC-SHA256 Credential=([^/,]+)\/(\d{8})\/([^/,]+)\/s3\/aws4_request, ?SignedHeaders=([a-z\d;-]+), ?Signature=([\da-f]{64})$/;

/** How far a request's clock may be from the store's, in milliseconds. */
const skewMs = 15 * 60_000;

const instantOf = (stamp: string): number =>
  Date.parse(stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

/**
 * Checks a request as the documentation of Signature Version 4 says an object store does, by code of its own: the
 * clock, the key, every signed header, the address and the body. Returns the code of the error, or undefined.
 */
export const signatureFault = (
  { method = '', url = '', headers }: IncomingMessage,
  body: Buffer,
  { keyId, secret, region }: StoreKey,
): string | undefined => {
  const [, givenKey, day = '', givenRegion, signed = '', signature = ''] =
    authorization.exec(headers.authorization ?? '') ?? [];
  if (givenKey === undefined) return 'AccessDenied';
  if (givenKey !== keyId) return 'InvalidAccessKeyId';
  if (givenRegion !== region) return 'AuthorizationHeaderMalformed';
  const stamp = String(headers['x-amz-date'] ?? '');
  const at = instantOf(stamp);
  if (Number.isNaN(at) || !stamp.startsWith(day) || Math.abs(Date.now() - at) > skewMs)
    return 'RequestTimeTooSkewed';
  const names = signed.split(';');
  const mustBeSigned = ['host', ...Object.keys(headers).filter((name) => name.startsWith('x-amz-'))];
  if (mustBeSigned.some((name) => !names.includes(name))) return 'AccessDenied';
  const digest = String(headers['x-amz-content-sha256'] ?? '');
  if (digest !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  const [path = '', search = ''] = url.split('?');
  const query = [...new URLSearchParams(search)]
    .map(([name, value]) => `${strict(name)}=${strict(value)}`)
    .sort()
    .join('&');
  const canonical = [
    method,
    path
      .split('/')
      .map((part) => strict(decodeURIComponent(part)))
      .join('/'),
    query,
    ...names.map(
      (name) =>
        `${name}:${String(headers[name] ?? '')
          .trim()
          .replace(/\s+/g, ' ')}`,
    ),
    '',
    signed,
    digest,
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const key = ['s3', 'aws4_request'].reduce<Buffer>(
    (key, part) => hmac(key, part),
    hmac(hmac(`AWS4${secret}`, day), region),
  );
  const expected = hmac(key, ['AWS4-HMAC-SHA256', stamp, scope, sha256(canonical)].join('\n'));
  return timingSafeEqual(expected, Buffer.from(signature, 'hex')) ? undefined : 'SignatureDoesNotMatch';
};
