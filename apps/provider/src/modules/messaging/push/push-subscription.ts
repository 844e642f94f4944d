import { createECDH, createHash } from 'node:crypto';
import { z } from 'zod';
import { isPushAddress } from './push-hosts.ts';

/** A device of a customer as its browser names it. */
export type PushSubscriptionParts = { endpoint: string; p256dh: string; auth: string };

const base64url = (bytes: number) =>
  z
    .string()
    .max(200)
    .regex(/^[\w-]+={0,2}$/)
    .refine((text) => Buffer.from(text, 'base64url').length === bytes);

const isPoint = (text: string): boolean => {
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  try {
    curve.computeSecret(Buffer.from(text, 'base64url'));
    return true;
  } catch {
    return false;
  }
};

const serialized = z.object({
  /** An address as it is sent, without what would have to be encoded. */
  endpoint: z
    .string()
    .max(1000)
    .regex(/^[!-~]+$/),
  keys: z.object({ p256dh: base64url(65).refine(isPoint), auth: base64url(16) }),
});

const parsed = (token: string): unknown => {
  try {
    return JSON.parse(token);
  } catch {
    return null;
  }
};

/**
 * Reads a subscription as the browser serializes it. Null for what is none, for keys that nothing can be encrypted
 * with, and for an address that is not that of a push service: the shop sends there what it is told to.
 */
export const readPushSubscription = (
  token: string,
  testPush: string | undefined,
): PushSubscriptionParts | null => {
  const { success, data } = serialized.safeParse(parsed(token));
  if (!success || !isPushAddress(data.endpoint, testPush)) return null;
  return { endpoint: data.endpoint, ...data.keys };
};

/** Returns the id of a subscription: a digest of its endpoint, which nobody else knows. */
export const pushIdOf = (endpoint: string): string =>
  createHash('sha256').update(endpoint).digest('base64url');

/** Names a device of a customer as the recipient of messages. */
export const pushRecipient = (customerId: number, id: string): string => `${customerId}.${id}`;
