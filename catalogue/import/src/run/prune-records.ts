import { inTransaction } from '@dijla/provider/database';
import { findMissingKeys, noteBefores } from '@dijla/provider/processes/import-run/import-run';
import type { RecordKind } from '../import-record.ts';
import { type AnyKeeper, keeperOf } from '../keepers.ts';
import { kinds } from '../kinds.ts';
import { batchSize, type RunContext, stopIfAsked } from './run-context.ts';

export type Prune = 'none' | 'some' | 'all';
/** Keys of records that the run did not bring, by kind, what names others first. */
export type Missing = { kind: RecordKind; keeper: AnyKeeper; keys: string[]; of: number }[];

const depth = (key: string): number => key.split('/').length;

/** Looks for what imports have made and this run did not bring, of every kind it brought anything of. */
export const findMissing = async ({ connection: { db }, runId, keepers }: RunContext, staged: ReadonlyMap<string, number>): Promise<Missing> => {
  const missing: Missing = [];
  for (const kind of kinds.toReversed()) {
    const keeper = keeperOf(keepers, kind);
    if (keeper?.keysOf === undefined || !staged.has(kind)) continue;
    const all = await keeper.keysOf(db, 'import');
    const keys = await findMissingKeys(db, runId, { kind, keys: all });
    missing.push({ kind, keeper, keys: kind === 'category' ? keys.toSorted((one, other) => depth(other) - depth(one)) : keys, of: all.length });
  }
  return missing;
};

/** More than half of the products: rather a wrong folder than a shop that shrank. */
export const isTooMuch = (missing: Missing): boolean => missing.some(({ kind, keys, of }) => kind === 'product' && keys.length * 2 > of);

/** Removes what is missing, batch by batch, and notes how it stood. */
export const pruneRecords = async (context: RunContext, missing: Missing): Promise<void> => {
  const { connection: { db }, runId, author, tally, isDryRun, onProgress, signal } = context;
  const total = missing.reduce((sum, { keys }) => sum + keys.length, 0);
  let done = 0;
  for (const { kind, keeper, keys } of missing) {
    for (let start = 0; start < keys.length; start += batchSize) {
      stopIfAsked(signal);
      const part = keys.slice(start, start + batchSize);
      const standing = await keeper.read(db, part);
      if (!isDryRun) {
        await inTransaction(db, async (transaction) => {
          const rows = [...standing].map(([key, record]) => ({ key, before: { record, stockChange: 0 } }));
          await noteBefores(transaction, runId, { kind, rows });
          await keeper.remove(transaction, [...standing.keys()], author);
        });
      }
      tally.count(kind, { removed: standing.size });
      done += part.length;
      onProgress({ stage: 'pruning', kind, done, total });
    }
  }
};
