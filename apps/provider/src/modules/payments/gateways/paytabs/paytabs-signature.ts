import { createHmac, timingSafeEqual } from 'node:crypto';

const isEqual = (given: string, right: string): boolean => {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
};

const hmacOf = (signed: string | Uint8Array, key: string): string =>
  createHmac('sha256', key).update(signed).digest('hex');

/** Whether a message is PayTabs': its signature in hex, HMAC-SHA256 over its bytes as they came (spec 4 §4.4). */
export const isSignedMessage = (rawBody: Uint8Array, signature: string, key: string): boolean =>
  isEqual(signature.toLowerCase(), hmacOf(rawBody, key));

/** The fields as PHP's http_build_query writes them. */
const queryOf = (fields: readonly (readonly [string, string])[]): string =>
  new URLSearchParams(fields.map(([name, value]) => [name, value])).toString().replaceAll('*', '%2A');

/**
 * Whether the form with which a browser comes back is PayTabs': HMAC-SHA256 over its fields that are not empty, sorted by
 * name (spec 4 §4.4). Of PayTabs' own kits some leave a value `0` out as well, so either is taken.
 */
export const isSignedReturn = (form: Readonly<Record<string, string>>, key: string): boolean => {
  const { signature = '', ...given } = form;
  const fields = Object.entries(given)
    .filter(([, value]) => value !== '')
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  const withoutZeros = fields.filter(([, value]) => value !== '0');
  return [fields, withoutZeros].some((signed) =>
    isEqual(signature.toLowerCase(), hmacOf(queryOf(signed), key)),
  );
};
