import { type RefreshLock, refreshFailed, refreshWait, verdictOnToken } from './refresh-lock.ts';
import { withToken } from './with-token.ts';

/** What a call of a customer needs to know of the session. */
export type SessionKeys = {
  fetch: (request: Request) => Promise<Response>;
  lock: () => RefreshLock;
  /** The user token kept on the device; null when nobody is signed in. */
  token: () => Promise<string | null>;
  /** A new token for one that was turned down; false: the session is over. Throws when there was no answer. */
  refresh: (dead: string) => Promise<boolean>;
  /** Ends the session, whose refreshed token was turned down as well. */
  giveUp: () => Promise<void>;
  /** Resolves so many milliseconds later. */
  wait: (milliseconds: number) => Promise<void>;
};

const customersPath = /^\/api\/(?:user|cart|order)(?:\/|$)/;

/** Calls that are nobody's but a signed-in customer's. */
const userPath = /^\/api\/user\//;

/** Whether a call may carry the user token: `token=null` says that it is a guest's (wire §1.5). */
export const isCustomersCall = (address: string): boolean => {
  const { pathname, searchParams } = new URL(address);
  return customersPath.test(pathname) && searchParams.get('token') !== 'null';
};

/** Read from the body, where there is one (spec 1 §4). */
export const isUnauthorized = async (response: Response): Promise<boolean> => {
  if (response.ok) return false;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  return typeof body === 'object' && body !== null && 'code' in body
    ? body.code === 401
    : response.status === 401;
};

const refusal = (): Response => Response.json({ code: 401, result: refreshFailed }, { status: 401 });

/**
 * Calls of whoever is signed in carry the user token; one that is turned down is made again with a refreshed one (spec 2 §4, wire §6.4). That
 * of a disabled account ends the session, so that what waits to be sent is kept as after any other end and not refused piece by piece.
 * Once that has failed, calls that are a customer's alone are refused here, and those a guest may make go as a guest's.
 */
export const sessionFetch =
  (keys: SessionKeys) =>
  async (request: Request): Promise<Response> => {
    if (!isCustomersCall(request.url)) return keys.fetch(request);
    for (let attempts = 0; ;) {
      if (keys.lock() === 1) {
        await keys.wait(refreshWait);
        continue;
      }
      const token = await keys.token();
      if (token === null)
        return keys.lock() === -1 && userPath.test(new URL(request.url).pathname)
          ? refusal()
          : keys.fetch(request.clone());
      const response = await keys.fetch(withToken(request, token));
      // Her account may be disabled since, or she may not do just this: a refresh tells. Without its answer she has this one.
      if (response.status === 403 && !(await keys.refresh(token).catch(() => true))) return refusal();
      if (!(await isUnauthorized(response))) return response;
      const verdict = verdictOnToken({ lock: keys.lock(), attempts });
      if (verdict === 'give-up') await keys.giveUp();
      if (verdict === 'refuse' || verdict === 'give-up') return refusal();
      if (verdict === 'refresh') {
        attempts += 1;
        if (!(await keys.refresh(token))) return refusal();
      }
    }
  };
