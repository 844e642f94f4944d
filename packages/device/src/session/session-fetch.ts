import { tokenUseAt } from '@dijla/contract/client';
import { type RefreshLock, refreshFailed, refreshWait, verdictOnToken } from './refresh-lock.ts';
import { withToken } from './with-token.ts';

/** What a customer's call needs from the session. */
export type SessionKeys = {
  fetch: (request: Request) => Promise<Response>;
  lock: () => RefreshLock;
  /** Returns the user token stored on the device; null if nobody is signed in. */
  token: () => Promise<string | null>;
  /** Replaces a refused token; resolves to false if the session is over. Throws if there was no answer. */
  refresh: (dead: string) => Promise<boolean>;
  /** Ends the session after its refreshed token was refused as well. */
  giveUp: () => Promise<void>;
  /** Resolves after this many milliseconds. */
  wait: (milliseconds: number) => Promise<void>;
};

/** Whether a call may carry the user token; `token=null` marks a guest's call (wire §1.5). */
export const isCustomersCall = (address: string): boolean => {
  const { pathname, searchParams } = new URL(address);
  return tokenUseAt(pathname) !== undefined && searchParams.get('token') !== 'null';
};

/** Whether a response is a 401, by the code in its body if there is one (spec 1 §4). */
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
 * Returns a fetch that adds the user token to a customer's calls and repeats a refused call with a refreshed
 * token (spec 2 §4, wire §6.4). A call of a disabled account ends the session, so that pending operations
 * are kept as after any other end instead of being refused one by one. After a failed refresh, calls that
 * only a customer can make are refused here, and the others are made as a guest's.
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
        return keys.lock() === -1 && tokenUseAt(new URL(request.url).pathname) === 'required'
          ? refusal()
          : keys.fetch(request.clone());
      const response = await keys.fetch(withToken(request, token));
      // The account may have been disabled, or this one call may be forbidden: a refresh tells which. If the
      // refresh gets no answer, this response is returned.
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
