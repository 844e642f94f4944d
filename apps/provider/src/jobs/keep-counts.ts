import type { Database } from '../database/database.ts';
import { textOf } from '../events/run-each.ts';
import type { Logger } from '../logger.ts';
import type { SeenTogether } from '../modules/catalog/catalog.ts';
import {
  type ClickCounter,
  keepSearchClicks,
  keepSearchCounts,
  type SearchCounter,
} from '../modules/search-counts/search-counts.ts';
import { keepSeenTogether } from './count-viewed-together-sql.ts';

const minuteMs = 60_000;

/** What a process counted of the requests it served. */
type Counts = { seenTogether: SeenTogether; searchCounter: SearchCounter; clickCounter: ClickCounter };

/**
 * Adds what this process counted to the tables of the shop, every minute. It is no schedule, because each
 * process that serves has counts of its own. Returns how it is stopped.
 */
export const keepCounts = (
  { seenTogether, searchCounter, clickCounter }: Counts,
  { database, now, logger }: { database: Database; now: () => number; logger: Logger },
): (() => void) => {
  const failed = (error: unknown) => logger.warn({ error: textOf(error) }, 'counts are not kept');
  const timer = setInterval(() => {
    void keepSeenTogether(database, seenTogether.take(), now()).catch(failed);
    void keepSearchCounts(database, searchCounter.take(), now()).catch(failed);
    void keepSearchClicks(database, clickCounter.take(), now()).catch(failed);
  }, minuteMs).unref();
  return () => clearInterval(timer);
};
