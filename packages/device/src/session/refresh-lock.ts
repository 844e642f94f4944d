/** Lock around the refresh of tokens (spec 2 §4): 0 idle, 1 refreshing, -1 failed. */
export type RefreshLock = 0 | 1 | -1;

/** Milliseconds after which a call that waits for a refresh is tried again (spec 2 §4). */
export const refreshWait = 1_000;

/**
 * Maximum number of refreshes for one call: if the refreshed token is refused as well, another one would be
 * too (wire §6.4).
 */
export const maxNetworkTaskAttempts = 1;

/** Result of every call that is not made because the refresh has failed (spec 2 §8). */
export const refreshFailed = 'Error refreshing user token. User is not authorized to access the resource';

export type TokenVerdict = 'refresh' | 'wait' | 'refuse' | 'give-up';

/**
 * Returns what to do after a 401 to a call with a user token (spec 2 §4, §8): refresh the token and repeat
 * the call; wait while another refresh is in progress; refuse the call after a failed refresh; give the
 * session up if the refreshed token is refused too.
 */
export const verdictOnToken = ({ lock, attempts }: { lock: RefreshLock; attempts: number }): TokenVerdict => {
  if (lock === 1) return 'wait';
  if (lock === -1) return 'refuse';
  return attempts >= maxNetworkTaskAttempts ? 'give-up' : 'refresh';
};

/**
 * Whether the answer to a refresh means that the session is over. An overloaded or failing provider (429,
 * 5xx) leaves that open, but some providers answer an expired refresh token with a 500 and a text that names
 * it (wire §6.4).
 */
export const isSessionOver = ({ status, text }: { status: number; text: string }): boolean =>
  (status >= 400 && status < 500 && status !== 429) || /refresh token/i.test(text);
