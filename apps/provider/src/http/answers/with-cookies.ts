import { generateCookie } from 'hono/cookie';
import type { SentCookie } from '../../call/sent-cookie.ts';

/** Adds the cookies to the response; `isSecure` when the shop is reached over HTTPS. */
export const withCookies = (
  answer: Response,
  cookies: readonly SentCookie[],
  isSecure: boolean,
): Response => {
  for (const { name, value, seconds, secure = isSecure, ...where } of cookies) {
    answer.headers.append(
      'set-cookie',
      generateCookie(name, value ?? '', {
        ...where,
        httpOnly: true,
        secure,
        maxAge: value === null ? 0 : seconds,
      }),
    );
  }
  return answer;
};
