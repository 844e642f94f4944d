import { readStaged, readStagedOrder, setStagedApart, type StagedRow } from '@dijla/provider/processes/import-run/import-run';
import type { RecordKind } from '../import-record.ts';
import { type AnyKeeper, type AnyRecord, keeperOf } from '../keepers.ts';
import { kinds } from '../kinds.ts';
import type { RowOf } from '../pictures/picture-taker.ts';
import { compareBatch, type Difference } from './compare-batch.ts';
import { priceJumps } from './price-jumps.ts';
import { batchSize, type RunContext, stopIfAsked } from './run-context.ts';
import { isProduct, saveDifferences } from './save-differences.ts';

/** Staged by this program under its kind. */
const rowOf = (row: StagedRow): RowOf => ({ ...row, record: row.record as AnyRecord });

const noteJumps = ({ log }: RunContext, kind: RecordKind, differences: readonly Difference[]): void => {
  for (const { record, before } of differences) if (before !== undefined && isProduct(kind, record) && isProduct(kind, before)) log.jump(priceJumps(before, record));
};

const applyBatch = async (context: RunContext, { kind, keeper, places }: { kind: RecordKind; keeper: AnyKeeper; places: readonly number[] }): Promise<void> => {
  const { connection: { db }, runId, tally, isDryRun } = context;
  const rows = (await readStaged(db, runId, places)).map(rowOf);
  const { differences, taken, refused } = await compareBatch(context, { kind, keeper, rows });
  await setStagedApart(db, runId, refused);
  const saved = isDryRun ? differences : await saveDifferences(context, { kind, keeper, differences });
  noteJumps(context, kind, saved);
  const added = saved.filter(({ before }) => before === undefined).length;
  const lost = differences.length - saved.length;
  tally.count(kind, { added, changed: saved.length - added, unchanged: taken.length - differences.length, refused: refused.length + lost });
  for (const record of taken) if (isProduct(kind, record)) tally.takeProduct(record.type);
};

const inBatches = (places: readonly number[]): number[][] =>
  Array.from({ length: Math.ceil(places.length / batchSize) }, (_, index) => places.slice(index * batchSize, (index + 1) * batchSize));

/** Checks, compares and, unless the run is dry, saves everything that is staged, kind by kind and batch by batch. */
export const applyRecords = async (context: RunContext, staged: ReadonlyMap<string, number>): Promise<void> => {
  const total = kinds.reduce((sum, kind) => sum + (staged.get(kind) ?? 0), 0);
  let done = 0;
  for (const kind of kinds) {
    const keeper = keeperOf(context.keepers, kind);
    if (keeper === undefined || !staged.has(kind)) continue;
    const groups = await readStagedOrder(context.connection.db, context.runId, kind);
    for (const places of groups.flatMap(inBatches)) {
      stopIfAsked(context.signal);
      await applyBatch(context, { kind, keeper, places });
      done += places.length;
      context.onProgress({ stage: context.isDryRun ? 'comparing' : 'applying', kind, done, total });
    }
  }
};
