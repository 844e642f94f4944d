import { inTransaction } from '@dijla/provider/database';
import { type Move, pathAbove, saveRedirects } from '@dijla/provider/modules/catalog/catalog';
import { findMissingKeys, readMovedCategories } from '@dijla/provider/processes/import-run/import-run';
import { recordHandlerOf } from '../record/record-handlers.ts';
import type { RunContext } from './run-context.ts';

/** What lies below a category that moved lies under the same key where that went, if its own goods do not say otherwise. */
const withBranches = (
  moves: readonly Move[],
  missing: readonly string[],
  brought: ReadonlySet<string>,
): Move[] => {
  const gone = new Map(moves.map(({ from_path, to_path }) => [from_path, to_path]));
  for (const path of missing.toSorted()) {
    const above = pathAbove(path) ?? '';
    const below = `${gone.get(above) ?? ''}${path.slice(above.length)}`;
    if (gone.has(above) && !gone.has(path) && brought.has(below)) gone.set(path, below);
  }
  return [...gone].map(([from_path, to_path]) => ({ from_path, to_path }));
};

/**
 * Notes where categories have gone that this run did not bring and whose goods it put elsewhere. As long as they stand nobody is led
 * away from them: it holds from their end on, whichever run that is. Those it did bring lead nowhere else.
 */
export const followCategories = async (
  context: RunContext,
  staged: ReadonlyMap<string, number>,
): Promise<void> => {
  const {
    connection: { db },
    runId,
    keepers,
    tally,
    isDryRun,
  } = context;
  const keeper = recordHandlerOf(keepers, 'category');
  if (keeper?.keysOf === undefined || isDryRun || tally.touched() === 0 || !staged.has('category')) return;
  const standing = await keeper.keysOf(db, 'import');
  const missing = await findMissingKeys(db, runId, { kind: 'category', keys: standing });
  const brought = new Set(standing).difference(new Set(missing));
  const moves = withBranches(await readMovedCategories(db, runId, missing), missing, brought);
  await inTransaction(db, (transaction) => saveRedirects(transaction, moves, [...brought]));
};
