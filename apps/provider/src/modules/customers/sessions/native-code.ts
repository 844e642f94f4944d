import { createHash, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { sealed, unsealed } from '../../../call/sealed-secret.ts';

/** Milliseconds for which an app's code opens the page. */
export const nativeCodeMs = 60_000;

const kept = z.object({
  id: z.string(),
  customerId: z.int(),
  sessionId: z.int(),
  asksPassword: z.boolean(),
  until: z.number(),
});

const sealOf = (shopSecret: string) => ({ purpose: 'logins of apps', shopSecret }) as const;

/** Whose session of an app the page joins, and whether that one asks for the password before a change of sign-in. */
type NativeLogIn = { customerId: number; sessionId: number; asksPassword: boolean };

/** Returns a code for a session of an app. It is encrypted, so that nothing is stored for codes that nobody uses. */
export const nativeCode = (logIn: NativeLogIn, { now, secret }: { now: number; secret: string }): string => {
  const text = JSON.stringify({ id: randomUUID(), ...logIn, until: now + nativeCodeMs });
  return sealed(text, sealOf(secret)).toString('base64url');
};

/** Returns what a code is for, and what is kept of it once it is used; null for one that has ended or is none. */
export const readNativeCode = (
  code: string,
  { now, secret }: { now: number; secret: string },
): (NativeLogIn & { hash: Buffer; until: Date }) | null => {
  const text = unsealed(Buffer.from(code, 'base64url'), sealOf(secret));
  if (text === null) return null;
  const { id, until, ...logIn } = kept.parse(JSON.parse(text));
  return until > now
    ? { ...logIn, hash: createHash('sha256').update(id).digest(), until: new Date(until) }
    : null;
};
