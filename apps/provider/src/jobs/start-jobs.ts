import type { Database } from '../database/database.ts';
import type { Logger } from '../logger.ts';
import { forgetOldAnswers } from './forget-answers-store.ts';

const hourMs = 3_600_000;

/** Housekeeping that may run in several processes at once without harm; returns the way to stop it. */
export const startJobs = ({ database, now, logger }: { database: Database; now: () => number; logger: Logger }): (() => void) => {
  const keepHouse = () =>
    forgetOldAnswers(database, now()).catch((error: unknown) => logger.warn({ error: error instanceof Error ? error.message : String(error) }, 'job failed'));
  const timer = setInterval(() => void keepHouse(), hourMs);
  timer.unref();
  return () => clearInterval(timer);
};
