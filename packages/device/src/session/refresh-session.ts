import { dropSession } from './drop-session.ts';
import type { DeviceNotice } from '../notices/notice-board.ts';
import { mayShowOwnPrices } from './customer-prices.ts';
import { isSessionOver } from './refresh-lock.ts';
import { refusalText } from '../sync/refusal-text.ts';
import type { PageSession } from './session-environment.ts';

/** Milliseconds after which a refresh counts as unanswered. */
const refreshTimeout = 10_000;

/**
 * Locks the session and signs out silently (spec 2 §4). The notice is posted only by the tab that did so,
 * after the provider has removed the cookie of the customer's individual prices.
 */
const fail = async (session: PageSession, notice: DeviceNotice): Promise<void> => {
  session.lock = -1;
  const hadOwnPrices = await mayShowOwnPrices(session.place.storage);
  if (!(await dropSession(session, true))) return;
  if (hadOwnPrices) {
    await session
      .guestClient('user/logout', { signal: AbortSignal.timeout(refreshTimeout) })
      .catch(() => undefined);
    session.place.tellPricesGone();
  }
  session.stateStore.setState({ hasEnded: true });
  session.place.notify(notice);
};

const renew = async (session: PageSession, dead: string): Promise<boolean> => {
  const { place, guestClient } = session;
  const kept = await place.storage.read('session', 'session');
  if (kept === null) return false;
  // Another tab has refreshed the token already.
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
 * Replaces a refused token, one refresh at a time in the whole browser. Returns false if the session is
 * over; the device has none any more. Throws and changes nothing if the provider gave no clear answer.
 */
export const refreshSession = async (session: PageSession, dead: string): Promise<boolean> => {
  session.lock = 1;
  try {
    return await session.place.withLock('session', () => renew(session, dead));
  } finally {
    // A failed refresh stays failed until someone signs in.
    if (session.lock === 1) session.lock = 0;
  }
};

/** Ends a session whose refreshed token was refused too. */
export const giveSessionUp = (session: PageSession): Promise<void> =>
  session.place.withLock('session', () => fail(session, { code: 'session.broken', kind: 'error' }));
