import { inTransaction } from '@dijla/provider/database';
import type { RecordMarks } from '@dijla/provider/database/record-handler';
import {
  type BeforeRow,
  forgetBefores,
  markErasable,
  readBefores,
  readErasable,
  restoreSides,
} from '@dijla/provider/processes/import-run/import-run';
import type { RecordKind } from '../record/import-record.ts';
import { type AnyRecordHandler, type AnyRecord, recordHandlerOf } from '../record/record-handlers.ts';
import { definitionKinds, kinds } from '../record/kinds.ts';
import { isProduct } from './is-product.ts';
import { batchSize, type RunContext, stopIfAsked } from './run-context.ts';

type Step = (context: RunContext, of: OfKind) => Promise<number>;
/** Repeats a step for each of these kinds until nothing is left. */
type Each = (step: Step, order: readonly RecordKind[]) => Promise<void>;

type OfKind = { kind: RecordKind; handler: AnyRecordHandler };

type Marks = RecordMarks & { isRewritten: boolean };

/** A record to restore and its marks, the data stored outside the record. */
type Restored = { record: AnyRecord; marks: Marks | undefined };

/**
 * Returns the record to restore. Its stock and sales are the current ones minus the run's own changes, so
 * that sales made since are kept.
 */
const restoredOf = (
  { kind }: OfKind,
  { key, before }: BeforeRow,
  standing: ReadonlyMap<string, AnyRecord>,
): Restored[] => {
  if (before === null || before.record === null) return [];
  // This program stored the snapshot under its kind.
  const record = before.record as AnyRecord;
  const now = standing.get(key);
  const marks = before.marks && { ...before.marks, isRewritten: before.isRewritten === true };
  if (now === undefined || !isProduct(kind, record) || !isProduct(kind, now)) return [{ record, marks }];
  const stock = { ...record.stock, qty: Math.max(0, now.stock.qty - before.stockChange) };
  return [
    {
      record: {
        ...record,
        stock,
        number_of_sales: Math.max(0, now.number_of_sales - (before.salesChange ?? 0)),
      },
      marks,
    },
  ];
};

const marksOf = (handler: AnyRecordHandler, restored: readonly Restored[]): Map<string, Marks> =>
  new Map(
    restored.flatMap(({ record, marks }) => (marks === undefined ? [] : [[handler.keyOf(record), marks]])),
  );

type Batch = { keys: string[]; restored: readonly Restored[]; isKept: boolean };

/**
 * Saves records exactly as they were. When a reference no longer exists because the shop owner removed it,
 * the record is saved without it and a warning is logged.
 */
const saveAsItStood = async (
  { connection: { db }, runId, author, log }: RunContext,
  { kind, handler }: OfKind,
  { keys, restored, isKept }: Batch,
): Promise<void> => {
  const marks = marksOf(handler, restored);
  const save = (records: readonly AnyRecord[]): Promise<void> =>
    inTransaction(db, async (transaction) => {
      await handler.save(transaction, records, { ...author, marks });
      if (!isKept) await forgetBefores(transaction, runId, { kind, keys });
    });
  try {
    await save(restored.map(({ record }) => record));
  } catch {
    const checked = await handler.check(
      db,
      restored.map(({ record }) => record),
    );
    log.warning(
      checked.warnings.map(({ key, code, subject, isTaken }) => ({
        file: '',
        line: 0,
        code,
        subject: `${kind} ${key} ${subject}`,
        isRowTaken: isTaken,
      })),
    );
    await save(checked.records);
  }
};

/**
 * Returns the records that did not get their URL back because another record, restored later, still has it.
 */
const withoutAddress = async (
  { connection: { db } }: RunContext,
  handler: AnyRecordHandler,
  restored: readonly Restored[],
): Promise<Restored[]> => {
  const wanted = restored.filter(({ marks }) => typeof marks?.address === 'string');
  if (wanted.length === 0 || handler.marksOf === undefined) return [];
  const now = await handler.marksOf(
    db,
    wanted.map(({ record }) => handler.keyOf(record)),
  );
  return wanted.filter(({ record, marks }) => now.get(handler.keyOf(record))?.address !== marks?.address);
};

const restoreBatch =
  (moved: Map<RecordKind, Restored[]>) =>
  async (context: RunContext, of: OfKind): Promise<number> => {
    const {
      connection: { db },
      runId,
      tally,
    } = context;
    const { kind, handler } = of;
    const rows = await readBefores(db, runId, { kind, isAdded: false, limit: batchSize });
    if (rows.length === 0) return 0;
    const keys = rows.map(({ key }) => key);
    const standing = await handler.read(db, keys);
    const restored = rows.flatMap((row) => restoredOf(of, row, standing));
    await saveAsItStood(context, of, { keys, restored, isKept: false });
    const without = await withoutAddress(context, handler, restored);
    if (without.length > 0) moved.set(kind, [...(moved.get(kind) ?? []), ...without]);
    tally.count(kind, { changed: rows.length });
    return rows.length;
  };

/**
 * Restores everything in import order, attributes last, and then once more the records whose URL was still
 * taken.
 */
const restoreAll = async (context: RunContext, each: Each): Promise<void> => {
  const moved = new Map<RecordKind, Restored[]>();
  await each(restoreBatch(moved), [...kinds.filter((kind) => kind !== 'attribute'), 'attribute']);
  for (const [kind, restored] of moved) {
    const handler = recordHandlerOf(context.handlers, kind);
    if (handler !== undefined)
      await saveAsItStood(context, { kind, handler }, { keys: [], restored, isKept: true });
  }
};

/**
 * Restores the attribute options that the products to be restored need. Options added by the run stay until
 * those products are restored.
 */
const restoreOptions = async (context: RunContext): Promise<void> => {
  const {
    connection: { db },
    runId,
    handlers,
  } = context;
  const handler = recordHandlerOf(handlers, 'attribute');
  if (handler === undefined) return;
  const rows = await readBefores(db, runId, {
    kind: 'attribute',
    isAdded: false,
    limit: Number.MAX_SAFE_INTEGER,
  });
  const restored = rows.flatMap((row) => restoredOf({ kind: 'attribute', handler }, row, new Map()));
  if (restored.length > 0)
    await saveAsItStood(context, { kind: 'attribute', handler }, { keys: [], restored, isKept: true });
};

const removeBatch = async (
  { connection: { db }, runId, author, tally }: RunContext,
  { kind, handler }: OfKind,
): Promise<number> => {
  const rows = await readBefores(db, runId, { kind, isAdded: true, limit: batchSize });
  if (rows.length === 0) return 0;
  const keys = rows.map(({ key }) => key);
  await inTransaction(db, async (transaction) => {
    await handler.remove(transaction, keys, author);
    if (handler.erase !== undefined) await markErasable(transaction, runId, { kind, keys });
    await forgetBefores(transaction, runId, { kind, keys });
  });
  tally.count(kind, { removed: rows.length });
  return rows.length;
};

/** Erases the rows of records of these kinds that the run had added, and everything that references them. */
const eraseAdded = async (
  { connection: { db }, runId, handlers }: RunContext,
  order: readonly RecordKind[],
): Promise<void> => {
  for (const kind of order) {
    const handler = recordHandlerOf(handlers, kind);
    if (handler?.erase === undefined) continue;
    const keys = await readErasable(db, runId, kind);
    if (keys.length > 0) await inTransaction(db, async (transaction) => handler.erase?.(transaction, keys));
  }
};

/** Definitions that products reference until they are restored; nothing references a brand's page. */
const namedKinds: readonly RecordKind[] = definitionKinds.filter((kind) => kind !== 'brand');

/**
 * Restores what a run changed or removed and removes what it added, in this order:
 * - Added products and everything that references them are removed, which frees their URLs.
 * - Everything is restored in import order, attributes last, because an option is only removed once no
 * product has it.
 * - New definitions are removed, as nothing references them any more.
 * - Data that record handlers change outside records is restored.
 * Each batch is deleted from the run's snapshots in its own transaction, so an interrupted undo continues
 * where it stopped.
 */
export const undoRecords = async (context: RunContext, total: number): Promise<void> => {
  let done = 0;
  const all: Each = async (step, order) => {
    for (const kind of order) {
      const handler = recordHandlerOf(context.handlers, kind);
      for (let count = handler === undefined ? 0 : 1; handler !== undefined && count > 0;) {
        stopIfAsked(context.signal);
        count = await step(context, { kind, handler });
        done += count;
        if (count > 0) context.onProgress({ stage: 'undoing', kind, done, total });
      }
    }
  };
  const otherKinds = kinds.filter((kind) => !namedKinds.includes(kind)).toReversed();
  await all(removeBatch, otherKinds);
  await eraseAdded(context, otherKinds);
  await restoreOptions(context);
  await restoreAll(context, all);
  await all(removeBatch, namedKinds.toReversed());
  await eraseAdded(context, namedKinds.toReversed());
  await inTransaction(context.connection.db, (transaction) => restoreSides(transaction, context.runId));
};
