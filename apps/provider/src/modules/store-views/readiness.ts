import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../../database/database.ts';
import { rememberedFor } from '@dijla/caching/remembered-for';
import { missingForOrders } from './readiness-sql.ts';

export type ReadinessParts = {
  /** Epoch milliseconds. */
  now: () => number;
  /** Milliseconds for which a result is cached. */
  heldMs?: number;
  /** Milliseconds after which a database that has not responded counts as missing. */
  patienceMs?: number;
};

/**
 * Runs `ask` only when the previous run has ended, so that a hanging database holds one session rather than
 * one per request.
 */
const oneAtATime = <T>(ask: () => Promise<T>): (() => Promise<T>) => {
  let underWay: Promise<T> | undefined;
  return () => {
    underWay ??= ask().finally(() => {
      underWay = undefined;
    });
    return underWay;
  };
};

/**
 * Returns a check that resolves to null while a shopper can buy, otherwise to what is missing. It resolves
 * within `patienceMs` even when the database does not respond.
 */
export const readinessOf = (
  db: Database,
  { now, heldMs = 1000, patienceMs = 800 }: ReadinessParts,
): (() => Promise<string | null>) => {
  const missing = rememberedFor(
    heldMs,
    now,
    oneAtATime(() => missingForOrders(db)),
  );
  return async () => {
    const settled = new AbortController();
    const late = pause(patienceMs, 'the database', { signal: settled.signal });
    late.catch(() => undefined);
    try {
      return await Promise.race([missing(), late]);
    } finally {
      settled.abort();
    }
  };
};
