import { type DatabaseTransaction, inTransaction } from '@dijla/provider/database';
import type { ProductInput } from '@dijla/provider/modules/catalog/catalog';
import { type Before, noteBefores } from '@dijla/provider/processes/import-run/import-run';
import type { RecordKind } from '../import-record.ts';
import type { AnyKeeper, AnyRecord } from '../keepers.ts';
import type { Difference } from './compare-batch.ts';
import type { RunContext } from './run-context.ts';

/** Whether records of this kind have a stock that goes on changing after the run. */
export const isProduct = (kind: RecordKind, _record: AnyRecord): _record is ProductInput => kind === 'product';

const beforeOf = (kind: RecordKind, { record, before }: Difference): Before | null => {
  if (before === undefined) return null;
  const stockChange = isProduct(kind, record) && isProduct(kind, before) ? record.stock.qty - before.stock.qty : 0;
  return { record: before, stockChange };
};

type Batch = { kind: RecordKind; keeper: AnyKeeper; differences: readonly Difference[] };

const saveWhole = ({ connection: { db }, runId, author }: RunContext, { kind, keeper, differences }: Batch): Promise<void> =>
  inTransaction(db, async (transaction: DatabaseTransaction) => {
    await noteBefores(transaction, runId, { kind, rows: differences.map((difference) => ({ key: difference.key, before: beforeOf(kind, difference) })) });
    await keeper.save(transaction, differences.map(({ record }) => record), author);
  });

/** The database refuses what it was given: classes 22 (data), 23 (constraints) and 54 (too large for an index). */
const isOfData = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && /^(?:22|23|54)/.test(error.code);

/**
 * Saves differences with how things stood before, in one transaction. When the database refuses one of them it is found by halves and
 * remarked on, so that the others are taken all the same. Answers those that were saved.
 */
export const saveDifferences = async (context: RunContext, batch: Batch): Promise<readonly Difference[]> => {
  const { kind, differences } = batch;
  if (differences.length === 0) return [];
  try {
    await saveWhole(context, batch);
    return differences;
  } catch (error) {
    if (!isOfData(error)) throw error;
    const [only] = differences;
    if (differences.length === 1 && only !== undefined) {
      const { file, line, key } = only;
      context.log.remark([{ file, line, code: 'cannot-be-kept', subject: `${kind} ${key} (${error.message})`, isRowTaken: false }]);
      return [];
    }
    const middle = Math.ceil(differences.length / 2);
    const first = await saveDifferences(context, { ...batch, differences: differences.slice(0, middle) });
    return [...first, ...(await saveDifferences(context, { ...batch, differences: differences.slice(middle) }))];
  }
};
