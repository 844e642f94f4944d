import { setTimeout as pause } from 'node:timers/promises';
import { isCalledOff } from '@dijla/commerce-rules/order-states/order-state-of';
import { type Schedule, type Subscriber, subscriber } from '../../events/subscriber.ts';
import { nextReadingAt } from '../../modules/payments/payments.ts';
import { askGateways } from './ask-gateways.ts';
import { forgetCards } from './forget-cards.ts';
import { askRefund, readRefunds } from '../refund-payment/ask-refund.ts';
import { endAttempts } from './end-attempts.ts';
import type { PaymentParts } from './payment-parts.ts';

export type PaymentJobs = {
  subscribers: readonly Subscriber[];
  schedules: readonly Schedule[];
  /** Ends the waiting for the next planned reading; what it had begun is done. */
  stop: () => void;
};

/** A run waits for readings due within this time, so that those after 10 and 30 seconds are made then. */
const windowMs = 50_000;
const leastRestMs = 1000;

const askAsPlanned = async (
  parts: PaymentParts,
  { now, signal }: { now: () => number; signal: AbortSignal },
): Promise<void> => {
  const { database, gateways } = parts;
  const end = now() + windowMs;
  // oxlint-disable no-await-in-loop -- readings are made when they are due
  while (!signal.aborted) {
    await askGateways(database, { gateways, now: now() }, parts);
    const next = await nextReadingAt(database);
    if (next === null || next > end || now() > end) return;
    await pause(Math.max(next - now(), leastRestMs), undefined, { signal, ref: false }).catch(
      () => undefined,
    );
  }
  // oxlint-enable no-await-in-loop
};

/**
 * Returns the jobs of payments: gateways are asked as planned (spec 4 §8 rule 4), and what can still be paid of an order
 * that is called off is cancelled there.
 */
export const paymentJobs = (parts: PaymentParts, now: () => number): PaymentJobs => {
  const stopping = new AbortController();
  return {
    subscribers: [
      subscriber({
        event: 'order.moved',
        name: 'cancel-attempts',
        handle: async ({ key, data: { orderId, orderFrom, orderTo } }) => {
          if (!isCalledOff(orderTo) || isCalledOff(orderFrom)) return;
          const source = { actor: 'system', requestId: `moved-${key}`, now: now() };
          await endAttempts(parts, { orderId, source });
        },
      }),
      subscriber({
        event: 'payment.refund-asked',
        name: 'ask-refund',
        handle: ({ data: { refundId } }) => askRefund(parts, refundId, now()),
      }),
    ],
    schedules: [
      { name: 'read-refunds', cron: '* * * * *', run: async () => void (await readRefunds(parts, now())) },
      {
        name: 'ask-gateways',
        cron: '* * * * *',
        run: () => askAsPlanned(parts, { now, signal: stopping.signal }),
      },
      {
        name: 'forget-cards',
        cron: '*/15 * * * *',
        run: async () => {
          const { database, gateways, secret } = parts;
          if (secret !== undefined) await forgetCards(database, { gateways, secret });
        },
      },
    ],
    stop: () => stopping.abort(),
  };
};
