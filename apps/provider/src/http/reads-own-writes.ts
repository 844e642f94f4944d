import type { Hono } from 'hono';
import { generateCookie, getCookie } from 'hono/cookie';
import { readFromPrimary } from '../database/replica/read-from-primary.ts';
import type { ProviderEnvironment } from './request-context.ts';

const cookie = 'dijla_wrote';
/** Seconds after a write; a replica that lags nearly as long is read by nobody. */
const seconds = 10;
const reading: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Lets whoever wrote see it though other reads go to a replica that lags: for some seconds after a request that
 * may write, her browser's requests read from the primary, whichever process answers them.
 */
export const addReadsOwnWrites = (
  app: Hono<ProviderEnvironment>,
  { secureCookies }: { secureCookies: boolean },
): void => {
  app.use('/api/*', async (context, next) => {
    const writes = !reading.has(context.req.method);
    if (!writes && getCookie(context, cookie) === undefined) return next();
    await readFromPrimary(next);
    if (!writes) return undefined;
    const noted = generateCookie(cookie, '1', {
      maxAge: seconds,
      path: '/api',
      httpOnly: true,
      sameSite: 'Lax',
      secure: secureCookies,
    });
    context.res.headers.append('set-cookie', noted);
    return undefined;
  });
};
