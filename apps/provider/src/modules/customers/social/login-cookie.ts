import { z } from 'zod';
import type { RequestContext } from '../../../call/call-handler.ts';
import { sealed, unsealed } from '../../../call/sealed-secret.ts';
import type { SentCookie } from '../../../call/sent-cookie.ts';

const cookieName = 'dijla_social';
const lifeMs = 10 * 60_000;

/** A login under way: it is good in the browser that began it alone. */
const underWay = z.object({
  stage: z.literal('under-way'),
  provider: z.string(),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  redirectUri: z.string(),
  /** The page of the shop that the customer came from. */
  to: z.string(),
  /** The session whose customer adds the provider to the account; absent for who logs in. */
  joins: z.object({ customerId: z.int(), sessionId: z.int() }).optional(),
});
/** Somebody the provider has named, of whom no account is known yet. */
const named = z.object({
  stage: z.literal('named'),
  provider: z.string(),
  identity: z.object({
    subject: z.string(),
    email: z.string().nullable(),
    isEmailVerified: z.boolean(),
    firstname: z.string(),
    lastname: z.string(),
  }),
});
const kept = z.object({ until: z.number(), login: z.discriminatedUnion('stage', [underWay, named]) });

/** The session in which a login is added to an account. */
export type JoiningSession = { customerId: number; sessionId: number };
export type LoginUnderWay = z.infer<typeof underWay>;
export type NamedLogin = z.infer<typeof named>;

const cookieOf = (value: string | null): SentCookie => ({
  name: cookieName,
  value,
  path: '/api/user',
  sameSite: 'Strict',
  seconds: lifeMs / 1000,
});

const sealOf = (shopSecret: string) => ({ purpose: 'logins elsewhere', shopSecret }) as const;

/**
 * Returns the cookie that keeps a login between its steps for ten minutes. It is encrypted, so that the browser
 * neither reads nor changes it, and nothing is stored for logins that nobody ends.
 */
export const loginCookie = (
  login: LoginUnderWay | NamedLogin,
  { now, secret }: { now: number; secret: string },
): SentCookie =>
  cookieOf(sealed(JSON.stringify({ until: now + lifeMs, login }), sealOf(secret)).toString('base64url'));

/** Ends a login. */
export const noLoginCookie: SentCookie = { ...cookieOf(null), seconds: 0 };

/** Returns the login of the request's browser; null when there is none or it has ended. */
export const loginOf = (
  { cookie, now }: Pick<RequestContext, 'cookie' | 'now'>,
  secret: string,
): LoginUnderWay | NamedLogin | null => {
  const value = cookie(cookieName);
  const text = value === undefined ? null : unsealed(Buffer.from(value, 'base64url'), sealOf(secret));
  if (text === null) return null;
  const { until, login } = kept.parse(JSON.parse(text));
  return until > now ? login : null;
};
