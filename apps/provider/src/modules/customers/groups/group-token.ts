import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

/** Whose prices a token shows: a customer of a group, both by id. */
export type GroupMember = { group_id: number; id: number };

/** What tokens are signed with, and the instant in epoch milliseconds. */
export type TokenTerms = { secret: string; now: number };

/** As long as a customer's own token holds, in seconds. */
const lifeSeconds = 24 * 60 * 60;

const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

const head = encoded({ alg: 'HS256', typ: 'JWT' });

const payloadSchema = z.object({ group_id: z.int().nonnegative(), id: z.int(), exp: z.number() });

/** The secret signs other things, too: what is signed for one purpose must not pass for another. */
const signatureOf = (signed: string, secret: string): Buffer => {
  const key = createHmac('sha256', secret).update('group token').digest();
  return createHmac('sha256', key).update(signed).digest();
};

/** A token that lets catalogue queries of a day show the prices of a customer's group: a JSON web token with `group_id` and `id` (wire §6.5). */
export const groupTokenOf = ({ group_id, id }: GroupMember, { secret, now }: TokenTerms): string => {
  const signed = `${head}.${encoded({ group_id, id, exp: Math.floor(now / 1000) + lifeSeconds })}`;
  return `${signed}.${signatureOf(signed, secret).toString('base64url')}`;
};

/** Group tokens name a customer; what is made for all of her group names none. */
const nobody = 0;

/** A token of a group and of nobody in it. */
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

/** Who a token was made for; undefined when it is none of ours, was altered or has expired. What is no longer than ten characters is no token (wire §7.1). */
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
