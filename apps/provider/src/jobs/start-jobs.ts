import type { Database } from '../database/database.ts';
import type { Logger } from '../logger.ts';
import { countBoughtTogether } from './count-bought-together-sql.ts';
import { countSales } from './count-sales-sql.ts';
import type { SeenTogether } from '../modules/catalog/catalog.ts';
import { countTrends } from './count-trends-sql.ts';
import { countViewedTogether, keepSeenTogether } from './count-viewed-together-sql.ts';
import { followExchangeRate } from './follow-exchange-rate-sql.ts';
import { forgetEndedSessions, forgetFormerSignIns } from '../modules/customers/customers.ts';
import { forgetOldAnswers } from './forget-answers-sql.ts';
import { forgetGuestCarts } from './forget-carts-sql.ts';
import { forgetSpentLimits } from './forget-limits-sql.ts';

const hourMs = 3_600_000;
const minuteMs = 60_000;

/** Runs one after the other, because the first two write the same rows. */
const countWhatSells = async (database: Database, at: number): Promise<void> => {
  await countSales(database, at);
  await countTrends(database, at);
  await countBoughtTogether(database, at);
  await countViewedTogether(database, at);
};

/**
 * Starts housekeeping jobs, which may safely run in several processes at once. Returns a function that stops
 * them.
 */
export const startJobs = ({
  database,
  seenTogether,
  now,
  logger,
}: {
  database: Database;
  seenTogether: SeenTogether;
  now: () => number;
  logger: Logger;
}): (() => void) => {
  const every = (milliseconds: number, job: () => Promise<unknown>) => {
    const failed = (error: unknown) =>
      logger.warn({ error: error instanceof Error ? error.message : String(error) }, 'job failed');
    return setInterval(() => void job().catch(failed), milliseconds).unref();
  };
  const timers = [
    every(hourMs, () => forgetOldAnswers(database, now())),
    every(hourMs, () => forgetEndedSessions(database, now())),
    every(hourMs, () => forgetFormerSignIns(database, now())),
    every(hourMs, () => forgetGuestCarts(database, now())),
    every(minuteMs, () => forgetSpentLimits(database, now())),
    every(minuteMs, () => followExchangeRate(database)),
    every(minuteMs, () => keepSeenTogether(database, seenTogether.take(), now())),
    every(hourMs, () => countWhatSells(database, now())),
  ];
  return () => timers.forEach((timer) => clearInterval(timer));
};
