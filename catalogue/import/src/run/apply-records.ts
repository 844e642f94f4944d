import { readExchange } from '@dijla/provider/modules/pricing/pricing';
import {
  readStaged,
  readStagedOrder,
  setStagedApart,
  type StagedPlace,
  type StagedRow,
} from '@dijla/provider/processes/import-run/import-run';
import type { RecordKind } from '../record/import-record.ts';
import { type AnyRecordHandler, type AnyRecord, recordHandlerOf } from '../record/record-handlers.ts';
import { kinds } from '../record/kinds.ts';
import { fitsMemory } from '../source/memory-bound.ts';
import type { RowOf } from '../pictures/picture-taker.ts';
import { compareBatch, type Comparison, type Difference } from './compare-batch.ts';
import { inBatches } from './in-batches.ts';
import { isProduct } from './is-product.ts';
import { currencyChange, priceJumps } from './price-jumps.ts';
import { type RunContext, stopIfAsked } from './run-context.ts';
import { saveDifferences } from './save-differences.ts';

type OfKind = { kind: RecordKind; handler: AnyRecordHandler };

/** This program staged the record under its kind. */
const rowOf = (row: StagedRow): RowOf => ({ ...row, record: row.record as AnyRecord });

const noteJumps = async (
  { log, connection: { db } }: RunContext,
  kind: RecordKind,
  differences: readonly Difference[],
): Promise<void> => {
  const pairs = differences.flatMap(({ record, before }) =>
    before !== undefined && isProduct(kind, record) && isProduct(kind, before)
      ? [{ before, after: record }]
      : [],
  );
  const changes = pairs.flatMap(({ before, after }) => currencyChange(before, after) ?? []);
  const exchange = changes.length > 0 ? await readExchange(db) : undefined;
  for (const { before, after } of pairs) log.jump(priceJumps(before, after, exchange));
  log.changeCurrencies(changes);
};

const prepare = async (context: RunContext, of: OfKind, places: readonly number[]): Promise<Comparison> => {
  const {
    connection: { db },
    runId,
  } = context;
  const comparison = await compareBatch(context, {
    ...of,
    rows: (await readStaged(db, runId, places)).map(rowOf),
  });
  await setStagedApart(db, runId, comparison.refused);
  return comparison;
};

const apply = async (
  context: RunContext,
  { kind, handler }: OfKind,
  { differences, taken, refused }: Comparison,
): Promise<void> => {
  const saved = context.isDryRun
    ? differences
    : await saveDifferences(context, { kind, handler, differences });
  await noteJumps(context, kind, saved);
  const added = saved.filter(({ before }) => before === undefined).length;
  const lost = differences.length - saved.length;
  context.tally.count(kind, {
    added,
    changed: saved.length - added,
    unchanged: taken.length - differences.length,
    refused: refused.length + lost,
  });
  for (const record of taken) if (isProduct(kind, record)) context.tally.takeProduct(record.type);
};

/**
 * Applies a group of records of one kind. Products of one group do not reference each other, so the next
 * batch is compared while one is saved. Other kinds may hold unique values such as phone numbers, so their
 * batches run one after the other.
 */
const applyGroup = async (
  context: RunContext,
  of: OfKind,
  { places, onBatch }: { places: readonly StagedPlace[]; onBatch: (count: number) => void },
): Promise<void> => {
  const batches = inBatches(places);
  const begin = (index: number): Promise<Comparison> | undefined => {
    const batch = batches[index];
    const preparing = batch && prepare(context, of, batch);
    // It is awaited later; if the batch before it fails, it is never awaited, so the rejection is handled
    // here.
    preparing?.catch(() => undefined);
    return preparing;
  };
  let next = begin(0);
  for (const [index, batch] of batches.entries()) {
    stopIfAsked(context.signal);
    const comparison = await (next ?? prepare(context, of, batch));
    next = of.kind === 'product' ? begin(index + 1) : undefined;
    await apply(context, of, comparison);
    fitsMemory();
    onBatch(batch.length);
  }
};

/** Checks, compares and, unless the run is dry, saves all staged records, kind by kind and batch by batch. */
export const applyRecords = async (
  context: RunContext,
  staged: ReadonlyMap<string, number>,
): Promise<void> => {
  const {
    connection: { db },
    runId,
    handlers,
    isDryRun,
    onProgress,
  } = context;
  const total = kinds.reduce((sum, kind) => sum + (staged.get(kind) ?? 0), 0);
  let done = 0;
  for (const kind of kinds) {
    const handler = recordHandlerOf(handlers, kind);
    if (handler === undefined || !staged.has(kind)) continue;
    const onBatch = (count: number): void => {
      done += count;
      onProgress({ stage: isDryRun ? 'comparing' : 'applying', kind, done, total });
    };
    for (const places of await readStagedOrder(db, runId, kind))
      await applyGroup(context, { kind, handler }, { places, onBatch });
  }
};
