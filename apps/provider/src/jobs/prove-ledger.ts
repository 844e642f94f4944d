import type { JobContext } from '../events/subscriber.ts';
import { proveLedger } from '../modules/ledger/ledger.ts';

/** Proves the ledger and logs what does not agree, by id; the metrics tell how much. */
export const proveLedgerAndTell = async ({ database, now, logger }: JobContext): Promise<void> => {
  const differences = await proveLedger(database, now());
  if (Object.values(differences).some((ids) => ids.length > 0))
    logger.error({ differences }, 'ledger does not agree');
};
