import type { Delivery } from '../transports/delivery.ts';
import type { ClaimedMessage } from './claim-sql.ts';
import { mostAttempts, retryPauseMs } from './retry-pause.ts';
import type { Settlement } from './settle-sql.ts';

type Attempt = Pick<ClaimedMessage, 'attempts' | 'is_uncertain' | 'not_after'>;

/** Another attempt after a pause, unless there were enough or it would come too late. */
const tryAgain = (
  { attempts, not_after }: Attempt,
  {
    error,
    now,
    afterMs = 0,
    isUncertain = false,
  }: { error: string; now: number; afterMs?: number; isUncertain?: boolean },
): Settlement => {
  const notBefore = now + Math.max(afterMs, retryPauseMs(attempts));
  if (attempts >= mostAttempts || (not_after !== null && notBefore >= not_after.getTime()))
    return { state: 'failed', error };
  return { state: 'queued', error, notBefore, isUncertain };
};

/**
 * Returns how an attempt ends, at `now` (ms). After one that may have been taken there is one more, so that
 * at most two copies are sent.
 */
export const settlementOf = (attempt: Attempt, delivery: Delivery, now: number): Settlement => {
  switch (delivery.outcome) {
    case 'accepted':
      return { state: 'sent', providerId: delivery.providerId, sentAt: now };
    case 'never':
      return { state: 'failed', error: delivery.error };
    case 'unknown':
      return attempt.is_uncertain
        ? { state: 'failed', error: delivery.error }
        : tryAgain(attempt, { error: delivery.error, now, isUncertain: true });
    case 'again':
      return tryAgain(attempt, {
        error: delivery.error,
        now,
        ...(delivery.afterMs === undefined ? {} : { afterMs: delivery.afterMs }),
      });
  }
};
