/** Lock around the refresh of tokens (spec 2 §4): 0 idle, 1 refreshing, -1 failed. */
export type RefreshLock = 0 | 1 | -1;

/** Milliseconds after which a call that waits for a refresh is tried again (spec 2 §4). */
export const refreshWait = 1_000;

/** Refreshes for one call: when the token that came with the last is turned down as well, another would be (wire §6.4). */
export const maxNetworkTaskAttempts = 1;

/** Result of every call that is not asked because the refresh has failed (spec 2 §8). */
export const refreshFailed = 'Error refreshing user token. User is not authorized to access the resource';

export type TokenVerdict = 'refresh' | 'wait' | 'refuse' | 'give-up';

/**
 * What follows a 401 to a call that carried a user token (spec 2 §4, §8): the token is refreshed and the call made again; while another
 * refresh is under way it waits; after one that failed it is refused; and a call whose refreshed token is no good either gives the session up.
 */
export const verdictOnToken = ({ lock, attempts }: { lock: RefreshLock; attempts: number }): TokenVerdict => {
  if (lock === 1) return 'wait';
  if (lock === -1) return 'refuse';
  return attempts >= maxNetworkTaskAttempts ? 'give-up' : 'refresh';
};

/**
 * Whether an answer to a refresh says that the session is over. One that could not be given (too many, too busy, out of order) says
 * nothing of it; some providers answer a dead refresh token with 500, and say so (wire §6.4).
 */
export const isSessionOver = ({ status, text }: { status: number; text: string }): boolean =>
  (status >= 400 && status < 500 && status !== 429) || /refresh token/i.test(text);
