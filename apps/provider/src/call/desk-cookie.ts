import type { SentCookie } from './sent-cookie.ts';

/**
 * Returns the name of the cookie that holds a session of the desk. Over https browsers keep `__Host-` to this
 * host alone, so that no other host of the domain can set it; without https they refuse that prefix.
 */
export const deskCookieName = (isSecure: boolean): string => (isSecure ? '__Host-dijla_desk' : 'dijla_desk');

/** Returns the cookie of a session token with a lifetime in seconds; a null token deletes it. */
export const deskCookieOf = (
  token: string | null,
  { isSecure, seconds }: { isSecure: boolean; seconds: number },
): SentCookie => ({
  name: deskCookieName(isSecure),
  value: token,
  path: '/',
  sameSite: 'Strict',
  seconds,
  secure: isSecure,
});
