import type { OrderPayment } from '@dijla/contract/client';

/** Answers after which a payment that a gateway led back from is shown as it was told: ten seconds. */
const mostReadings = 6;

/** Whether it is not known yet what becomes of a payment. */
export const isAwaited = ({ state }: Pick<OrderPayment, 'state'>): boolean =>
  state === 'waiting' || state === 'unknown';

/**
 * Whether a payment that a gateway has led back from is still being checked after so many answers, the last of
 * which told this, or nothing (null): it is not to be paid again meanwhile.
 */
export const isStillChecked = (payment: Pick<OrderPayment, 'state'> | null, readings: number): boolean =>
  (payment === null || isAwaited(payment)) && readings < mostReadings;

/** Whether a gateway leads to the page of this path, which has then just been left for its own (spec 2 §2). */
export const isReturnPath = (path: string): boolean => /\/checkout\/(success|error)$/.test(path);

/** Address of a gateway's own page on which a payment goes on; null where it goes on here, or does not. */
export const hostedPageOf = ({ state, step }: Pick<OrderPayment, 'state' | 'step'>): string | null =>
  state === 'waiting' && step?.kind === 'redirect' ? step.paymentUrl : null;
