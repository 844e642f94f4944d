import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../../database/database.ts';
import { rememberedFor } from '../../remembered-for.ts';
import { missingForOrders } from './readiness-sql.ts';

export type ReadinessParts = {
  /** Epoch milliseconds. */
  now: () => number;
  /** Milliseconds an answer holds. */
  heldMs?: number;
  /** Milliseconds after which a database that has not answered counts as missing. */
  patienceMs?: number;
};

/** Asks again only when the question before has been answered: a database that hangs keeps one session waiting, not one for each who asks. */
const oneAtATime = <T>(ask: () => Promise<T>): (() => Promise<T>) => {
  let underWay: Promise<T> | undefined;
  return () => {
    underWay ??= ask().finally(() => {
      underWay = undefined;
    });
    return underWay;
  };
};

/** Null while a shopper can buy, else what is missing for that; answers within `patienceMs` even when the database does not. */
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
