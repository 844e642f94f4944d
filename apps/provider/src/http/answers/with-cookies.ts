import { generateCookie } from 'hono/cookie';
import type { SentCookie } from '../../call/sent-cookie.ts';

/** Adds the cookies to the response; `secure` when the shop is reached over HTTPS. */
export const withCookies = (answer: Response, cookies: readonly SentCookie[], secure: boolean): Response => {
  for (const { name, value, seconds, ...where } of cookies) {
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
