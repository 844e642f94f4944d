import { isDeepStrictEqual } from 'node:util';
import type { Database, DatabaseTransaction } from '@dijla/provider/database';
import type { RecordMarks } from '@dijla/provider/database/record-handler';
import type { ProductInput } from '@dijla/provider/modules/catalog/catalog';
import type { PromotionInput } from '@dijla/provider/modules/promotions/promotions';
import {
  type Before,
  type BeforeRow,
  noteBefores,
  noteUses,
  readCouponOwners,
  readDependents,
} from '@dijla/provider/processes/import-run/import-run';
import type { RecordKind } from '../record/import-record.ts';
import { type AnyRecordHandler, type AnyRecord, recordHandlerOf } from '../record/record-handlers.ts';
import type { RunContext } from './run-context.ts';
import { isProduct } from './is-product.ts';

/**
 * A record of a kind by its key, before and after the run; `after` is undefined when the run removes the
 * record or leaves it alone.
 */
export type Touched = { key: string; before: AnyRecord | undefined; after?: AnyRecord };

type OfKind = { kind: RecordKind; handler: AnyRecordHandler };

const isPromotion = (kind: RecordKind, _record: AnyRecord): _record is PromotionInput => kind === 'promotion';

/** Whether a product differs in more than the data stored outside its rows: prices, stock and sales. */
const isRewritten = (before: ProductInput, after: ProductInput): boolean =>
  !isDeepStrictEqual(
    { ...after, prices: [], stock: before.stock, number_of_sales: 0 },
    { ...before, prices: [], number_of_sales: 0 },
  );

const noteOf = (
  kind: RecordKind,
  { before, after }: Touched,
  marks: RecordMarks | undefined,
): Before | null => {
  const marked = marks === undefined ? {} : { marks };
  if (before === undefined) return marks === undefined ? null : { record: null, stockChange: 0, ...marked };
  if (after === undefined || !isProduct(kind, after) || !isProduct(kind, before))
    return { record: before, stockChange: 0, ...marked };
  return {
    record: before,
    stockChange: after.stock.qty - before.stock.qty,
    salesChange: after.number_of_sales - before.number_of_sales,
    isRewritten: isRewritten(before, after),
    ...marked,
  };
};

/**
 * Stores snapshots of records of a kind for an undo, in the transaction that changes them or earlier.
 * Existing snapshots are kept.
 */
export const noteTouched = async (
  transaction: DatabaseTransaction,
  runId: number,
  { kind, handler, touched }: OfKind & { touched: readonly Touched[] },
): Promise<void> => {
  const marks = await handler.marksOf?.(
    transaction,
    touched.map(({ key }) => key),
  );
  const rows = touched.map((each): BeforeRow => ({
    key: each.key,
    before: noteOf(kind, each, marks?.get(each.key)),
  }));
  await noteBefores(transaction, runId, { kind, rows });
};

/** Stores snapshots of the existing records with these keys. */
const noteStanding = async (
  transaction: DatabaseTransaction,
  { runId, handlers }: RunContext,
  { kind, keys }: { kind: RecordKind; keys: readonly string[] },
): Promise<void> => {
  const handler = recordHandlerOf(handlers, kind);
  if (handler === undefined || keys.length === 0) return;
  const standing = await handler.read(transaction, keys);
  await noteTouched(transaction, runId, {
    kind,
    handler,
    touched: [...standing].map(([key, before]) => ({ key, before })),
  });
};

/**
 * Stores snapshots of what saving these promotions takes from other promotions: their coupons and use
 * counts.
 */
export const noteCoupons = async (
  transaction: DatabaseTransaction,
  context: RunContext,
  { kind, records }: { kind: RecordKind; records: readonly AnyRecord[] },
): Promise<void> => {
  const promotions = records.flatMap((record) => (isPromotion(kind, record) ? [record] : []));
  if (promotions.length === 0) return;
  const coupons = promotions.flatMap((promotion) => promotion.coupons.map(({ code }) => code));
  await noteUses(transaction, context.runId, { promotions: promotions.map(({ code }) => code), coupons });
  await noteStanding(transaction, context, {
    kind: 'promotion',
    keys: await readCouponOwners(transaction, coupons),
  });
};

/** Stores snapshots of records to be removed and of the records that lose a part with them. */
export const noteRemoved = async (
  transaction: DatabaseTransaction,
  context: RunContext,
  { kind, keys }: { kind: RecordKind; keys: readonly string[] },
): Promise<void> => {
  await noteStanding(transaction, context, { kind, keys });
  if (kind === 'promotion') await noteUses(transaction, context.runId, { promotions: keys, coupons: [] });
  const dependents = await readDependents(transaction, { kind, keys });
  if (dependents !== undefined) await noteStanding(transaction, context, dependents);
};

/** Returns the keys of which a record exists. */
export const standingKeys = async (
  db: Database,
  handler: AnyRecordHandler,
  keys: readonly string[],
): Promise<string[]> => [...(await handler.read(db, keys)).keys()];
