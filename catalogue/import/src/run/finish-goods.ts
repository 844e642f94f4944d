import { inTransaction } from '@dijla/provider/database';
import { finishRun } from '../keepers.ts';
import type { FinishRun, RunContext } from './run-context.ts';

/** What counts goods is counted anew once, after all of them, when any were touched. */
export const finishGoods = async ({ connection: { db }, author, tally, isDryRun }: RunContext, finish: FinishRun = finishRun): Promise<void> => {
  const goods = tally.summary().counts['product'];
  if (isDryRun || goods === undefined || goods.added + goods.changed + goods.removed === 0) return;
  await inTransaction(db, (transaction) => finish(transaction, author));
};
