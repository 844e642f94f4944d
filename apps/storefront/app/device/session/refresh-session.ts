import { dropSession } from './drop-session.ts';
import type { DeviceNotice } from '../notices/notice-board.ts';
import { keepsOwnPrices } from './customer-prices.ts';
import { isSessionOver } from './refresh-lock.ts';
import { refusalText } from '../sync/refusal-text.ts';
import type { PageSession } from './session-environment.ts';

/** Milliseconds a refresh may take. */
const refreshTimeout = 10_000;

/** Locks the session and signs out silently (spec 2 §4); said by the tab that had to, once the provider has taken the cookie of her own prices back. */
const fail = async (session: PageSession, notice: DeviceNotice): Promise<void> => {
  session.lock = -1;
  const hasOwnPrices = await keepsOwnPrices(session.place.storage);
  if (!(await dropSession(session, true))) return;
  if (hasOwnPrices) {
    await session
      .guestClient('user/logout', { signal: AbortSignal.timeout(refreshTimeout) })
      .catch(() => undefined);
    session.place.tellPricesGone();
  }
  session.mirror.setState({ hasEnded: true });
  session.place.notify(notice);
};

const renew = async (session: PageSession, dead: string): Promise<boolean> => {
  const { place, guestClient } = session;
  const kept = await place.storage.read('session', 'session');
  if (kept === null) return false;
  // Another tab was faster.
  if (kept.token !== dead) return true;
  const body = kept.refresh_token === null ? {} : { refreshToken: kept.refresh_token };
  const answer = await guestClient('user/refresh', { body, signal: AbortSignal.timeout(refreshTimeout) });
  if (answer.ok) {
    await place.storage.write([
      {
        in: 'session',
        key: 'session',
        put: {
          ...kept,
          token: answer.result,
          refresh_token: answer.meta?.refreshToken ?? kept.refresh_token,
        },
      },
    ]);
    return true;
  }
  const text = refusalText(answer.result);
  if (!isSessionOver({ status: answer.status, text })) throw new Error(text);
  await fail(session, { code: 'session.ended', kind: 'error', text: answer.status === 403 ? text : '' });
  return false;
};

/**
 * A new token for one that was turned down, one refresh at a time in the whole browser. False: the session is over, and the device has
 * none any more. Throws, and nothing has changed, when the provider did not say.
 */
export const refreshSession = async (session: PageSession, dead: string): Promise<boolean> => {
  session.lock = 1;
  try {
    return await session.place.withLock('session', () => renew(session, dead));
  } finally {
    // A failed one stays failed until somebody signs in.
    if (session.lock === 1) session.lock = 0;
  }
};

/** Ends a session whose refreshed token was turned down too. */
export const giveSessionUp = (session: PageSession): Promise<void> =>
  session.place.withLock('session', () => fail(session, { code: 'session.broken', kind: 'error' }));
