import { inTransaction } from '@dijla/provider/database';
import type { KindCounts } from '@dijla/provider/processes/import-run/import-run';
import { type FinishRun, finishRun } from '../record/record-handlers.ts';
import type { RunContext } from './run-context.ts';

const isTouched = (counts: KindCounts | undefined): boolean =>
  counts !== undefined && counts.added + counts.changed + counts.removed > 0;

/**
 * Updates everything that counts products and orders, once after all of them and only when some were
 * touched.
 */
export const finishProducts = async (
  { connection: { db }, author, tally, isDryRun }: RunContext,
  finish: FinishRun = finishRun,
): Promise<void> => {
  const { counts } = tally.summary();
  if (isDryRun || !(isTouched(counts['product']) || isTouched(counts['past-order']))) return;
  await inTransaction(db, (transaction) => finish(transaction, author));
};
