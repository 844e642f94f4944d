import { type DatabaseTransaction, inTransaction } from '@dijla/provider/database';
import type { RecordKind } from '../record/import-record.ts';
import type { AnyRecordHandler } from '../record/record-handlers.ts';
import type { Difference } from './compare-batch.ts';
import { isRecordError, recordError } from './fault-words.ts';
import { noteCoupons, noteTouched } from './note-befores.ts';
import type { RunContext } from './run-context.ts';

type Batch = { kind: RecordKind; handler: AnyRecordHandler; differences: readonly Difference[] };

const saveWhole = (context: RunContext, { kind, handler, differences }: Batch): Promise<void> => {
  const {
    connection: { db },
    runId,
    author,
  } = context;
  return inTransaction(db, async (transaction: DatabaseTransaction) => {
    const records = differences.map(({ record }) => record);
    await noteTouched(transaction, runId, {
      kind,
      handler,
      touched: differences.map(({ key, before, record }) => ({ key, before, after: record })),
    });
    await noteCoupons(transaction, context, { kind, records });
    await handler.save(transaction, records, author);
  });
};

/**
 * Saves differences and the snapshots for an undo in one transaction. When the database refuses a record,
 * bisection finds and logs it, so that the others are saved anyway. Returns the saved differences.
 */
export const saveDifferences = async (context: RunContext, batch: Batch): Promise<readonly Difference[]> => {
  const { kind, differences } = batch;
  if (differences.length === 0) return [];
  try {
    await saveWhole(context, batch);
    return differences;
  } catch (error) {
    if (!isRecordError(error)) throw error;
    const [only] = differences;
    if (differences.length === 1 && only !== undefined) {
      const { file, line, key } = only;
      context.log.warning([
        {
          file,
          line,
          code: 'cannot-be-kept',
          subject: `${kind} ${key} (${recordError(error)})`,
          isRowTaken: false,
        },
      ]);
      return [];
    }
    const middle = Math.ceil(differences.length / 2);
    const first = await saveDifferences(context, { ...batch, differences: differences.slice(0, middle) });
    return [
      ...first,
      ...(await saveDifferences(context, { ...batch, differences: differences.slice(middle) })),
    ];
  }
};
