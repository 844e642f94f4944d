import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

/** The customer and the group, both by id, whose prices a token grants. */
export type GroupMember = { group_id: number; id: number };

/** Secret that signs tokens, and the current time in epoch milliseconds. */
export type TokenTerms = { secret: string; now: number };

/** Lifetime in seconds, the same as that of a customer's user token. */
const lifeSeconds = 24 * 60 * 60;

const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

const head = encoded({ alg: 'HS256', typ: 'JWT' });

const payloadSchema = z.object({ group_id: z.int().nonnegative(), id: z.int(), exp: z.number() });

/**
 * Signs with a key derived for this purpose: the secret signs other things too, and such a signature must
 * not be valid here.
 */
const signatureOf = (signed: string, secret: string): Buffer => {
  const key = createHmac('sha256', secret).update('group token').digest();
  return createHmac('sha256', key).update(signed).digest();
};

/**
 * Returns a token with which catalog queries show the prices of a customer's group for a day: a JSON web
 * token with `group_id` and `id` (wire §6.5).
 */
export const groupTokenOf = ({ group_id, id }: GroupMember, { secret, now }: TokenTerms): string => {
  const signed = `${head}.${encoded({ group_id, id, exp: Math.floor(now / 1000) + lifeSeconds })}`;
  return `${signed}.${signatureOf(signed, secret).toString('base64url')}`;
};

/** Customer id in tokens that are shared by the whole group. */
const nobody = 0;

/** Returns a token of a group without a customer. */
export const tokenOfGroup = (group_id: number, terms: TokenTerms): string =>
  groupTokenOf({ group_id, id: nobody }, terms);

const payloadIn = (text: string): unknown => {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    return undefined;
  }
};

const shortestRead = 10;

/**
 * Returns the customer and group of a token; undefined when it was not signed by this shop, was altered or
 * has expired. A text of ten characters or fewer is not a token (wire §7.1).
 */
export const memberOfToken = (token: unknown, { secret, now }: TokenTerms): GroupMember | undefined => {
  if (typeof token !== 'string' || token.length <= shortestRead) return undefined;
  const [first, second = '', signature = '', ...more] = token.split('.');
  if (first !== head || more.length > 0) return undefined;
  const [given, right] = [Buffer.from(signature, 'base64url'), signatureOf(`${head}.${second}`, secret)];
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  const payload = payloadSchema.safeParse(payloadIn(second));
  if (!payload.success || payload.data.exp * 1000 <= now) return undefined;
  return { group_id: payload.data.group_id, id: payload.data.id };
};
