import { inTransaction } from '@dijla/provider/database';
import { type BeforeRow, forgetBefores, readBefores } from '@dijla/provider/processes/import-run/import-run';
import type { RecordKind } from '../import-record.ts';
import { type AnyKeeper, type AnyRecord, keeperOf } from '../keepers.ts';
import { definitionKinds, kinds } from '../kinds.ts';
import { batchSize, type RunContext, stopIfAsked } from './run-context.ts';
import { isProduct } from './save-differences.ts';

type OfKind = { kind: RecordKind; keeper: AnyKeeper };

/** What stood, with the stock of now less what the run itself put there: what was sold since stays sold. */
const withStockOfNow = ({ kind }: OfKind, { key, before }: BeforeRow, standing: ReadonlyMap<string, AnyRecord>): AnyRecord[] => {
  if (before === null) return [];
  // Noted by this program under its kind.
  const record = before.record as AnyRecord;
  const now = standing.get(key);
  if (now === undefined || !isProduct(kind, record) || !isProduct(kind, now)) return [record];
  return [{ ...record, stock: { ...record.stock, qty: Math.max(0, now.stock.qty - before.stockChange) } }];
};

/**
 * Saves what stood exactly as it stood. What no longer fits, because an owner took away what it names, is saved without that and
 * remarked on.
 */
const saveAsItStood = async ({ connection: { db }, runId, author, log }: RunContext, { kind, keeper }: OfKind, { keys, records }: { keys: string[]; records: AnyRecord[] }): Promise<void> => {
  const save = (list: readonly AnyRecord[]): Promise<void> =>
    inTransaction(db, async (transaction) => {
      await keeper.save(transaction, list, author);
      await forgetBefores(transaction, runId, { kind, keys });
    });
  try {
    await save(records);
  } catch {
    const checked = await keeper.check(db, records);
    log.remark(checked.remarks.map(({ key, code, subject, isTaken }) => ({ file: '', line: 0, code, subject: `${kind} ${key} ${subject}`, isRowTaken: isTaken })));
    await save(checked.records);
  }
};

const restoreBatch = async (context: RunContext, of: OfKind): Promise<number> => {
  const { connection: { db }, runId, tally } = context;
  const { kind, keeper } = of;
  const rows = await readBefores(db, runId, { kind, isAdded: false, limit: batchSize });
  if (rows.length === 0) return 0;
  const keys = rows.map(({ key }) => key);
  const standing = await keeper.read(db, keys);
  await saveAsItStood(context, of, { keys, records: rows.flatMap((row) => withStockOfNow(of, row, standing)) });
  tally.count(kind, { changed: rows.length });
  return rows.length;
};

const removeBatch = async ({ connection: { db }, runId, author, tally }: RunContext, { kind, keeper }: OfKind): Promise<number> => {
  const rows = await readBefores(db, runId, { kind, isAdded: true, limit: batchSize });
  if (rows.length === 0) return 0;
  const keys = rows.map(({ key }) => key);
  await inTransaction(db, async (transaction) => {
    await keeper.remove(transaction, keys, author);
    await forgetBefores(transaction, runId, { kind, keys });
  });
  tally.count(kind, { removed: rows.length });
  return rows.length;
};

/**
 * Restores what a run changed or removed and removes what it added: first goods and all that names them, so that addresses are free
 * again; then everything is restored in the order of an import; last the new definitions go, which nothing names any more. Each batch
 * is gone from the run's notes with its transaction, so undoing that was cut goes on where it stopped.
 */
export const undoRecords = async (context: RunContext, total: number): Promise<void> => {
  let done = 0;
  const all = async (step: (context: RunContext, of: OfKind) => Promise<number>, order: readonly RecordKind[]): Promise<void> => {
    for (const kind of order) {
      const keeper = keeperOf(context.keepers, kind);
      for (let count = keeper === undefined ? 0 : 1; keeper !== undefined && count > 0; ) {
        stopIfAsked(context.signal);
        count = await step(context, { kind, keeper });
        done += count;
        if (count > 0) context.onProgress({ stage: 'undoing', kind, done, total });
      }
    }
  };
  await all(removeBatch, kinds.filter((kind) => !definitionKinds.includes(kind)).toReversed());
  await all(restoreBatch, kinds);
  await all(removeBatch, definitionKinds.toReversed());
};
