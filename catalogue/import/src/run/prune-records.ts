import { inTransaction } from '@dijla/provider/database';
import { findMissingKeys, readInhabited } from '@dijla/provider/processes/import-run/import-run';
import type { RecordKind } from '../record/import-record.ts';
import { type AnyRecordHandler, recordHandlerOf } from '../record/record-handlers.ts';
import { kinds } from '../record/kinds.ts';
import { noteRemoved, standingKeys } from './note-befores.ts';
import { batchSize, type RunContext, stopIfAsked } from './run-context.ts';

export type Prune = 'none' | 'some' | 'all';
/**
 * Keys of imported records that the run did not bring, by kind; referencing kinds come before the kinds they
 * reference.
 */
export type Missing = { kind: RecordKind; handler: AnyRecordHandler; keys: string[]; of: number }[];

const depth = (key: string): number => key.split('/').length;

/**
 * Returns the categories without any remaining content below them, the deepest first, because removing a
 * category removes its subcategories too.
 */
const removable = async (
  { connection: { db }, runId }: RunContext,
  paths: readonly string[],
): Promise<string[]> => {
  const inhabited = new Set(await readInhabited(db, runId, paths));
  return paths.filter((path) => !inhabited.has(path)).toSorted((one, other) => depth(other) - depth(one));
};

/**
 * Finds the records that earlier imports created and this run did not bring, for every kind of which it
 * brought any.
 */
export const findMissing = async (
  context: RunContext,
  staged: ReadonlyMap<string, number>,
): Promise<Missing> => {
  const {
    connection: { db },
    runId,
    handlers,
  } = context;
  const missing: Missing = [];
  for (const kind of kinds.toReversed()) {
    const handler = recordHandlerOf(handlers, kind);
    if (handler?.keysOf === undefined || !staged.has(kind)) continue;
    const all = await handler.keysOf(db, 'import');
    const keys = await findMissingKeys(db, runId, { kind, keys: all });
    missing.push({
      kind,
      handler,
      keys: kind === 'category' ? await removable(context, keys) : keys,
      of: all.length,
    });
  }
  return missing;
};

/**
 * Whether more than half of the products are missing, which points to a wrong folder rather than a smaller
 * shop.
 */
export const isTooMuch = (missing: Missing): boolean =>
  missing.some(({ kind, keys, of }) => kind === 'product' && keys.length * 2 > of);

type Batch = Omit<Missing[number], 'of'>;

const batchesOf = (missing: Missing): Batch[] =>
  missing.flatMap(({ kind, handler, keys }) =>
    Array.from({ length: Math.ceil(keys.length / batchSize) }, (_, index) => ({
      kind,
      handler,
      keys: keys.slice(index * batchSize, (index + 1) * batchSize),
    })),
  );

/**
 * Removes missing records batch by batch. All snapshots are stored before the first removal, because a
 * remaining product is read without references to removed ones.
 */
export const pruneRecords = async (context: RunContext, missing: Missing): Promise<void> => {
  const {
    connection: { db },
    author,
    tally,
    isDryRun,
    onProgress,
    signal,
  } = context;
  const batches = batchesOf(missing);
  const total = missing.reduce((sum, { keys }) => sum + keys.length, 0);
  for (const batch of isDryRun ? [] : batches) {
    stopIfAsked(signal);
    await inTransaction(db, (transaction) => noteRemoved(transaction, context, batch));
  }
  let done = 0;
  for (const { kind, handler, keys } of batches) {
    stopIfAsked(signal);
    const standing = await standingKeys(db, handler, keys);
    if (!isDryRun) await inTransaction(db, (transaction) => handler.remove(transaction, standing, author));
    tally.count(kind, { removed: standing.length });
    done += keys.length;
    onProgress({ stage: 'pruning', kind, done, total });
  }
};
