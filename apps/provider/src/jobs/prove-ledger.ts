import type { JobContext } from '../events/subscriber.ts';
import { proveLedger } from '../modules/ledger/ledger.ts';

/** Ids of one kind of difference in a log record. */
const namedAtMost = 20;

/** Proves the ledger and logs what does not agree, by id; the metrics tell how much. */
export const proveLedgerAndTell = async ({ database, now, logger }: JobContext): Promise<void> => {
  const found = Object.entries(await proveLedger(database, now())).filter(([, ids]) => ids.length > 0);
  if (found.length === 0) return;
  const differences = Object.fromEntries(found.map(([of, ids]) => [of, ids.slice(0, namedAtMost)]));
  logger.error({ differences }, 'ledger does not agree');
};
