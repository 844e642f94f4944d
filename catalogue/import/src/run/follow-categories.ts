import { inTransaction } from '@dijla/provider/database';
import { type Move, pathAbove, saveRedirects } from '@dijla/provider/modules/catalog/catalog';
import { findMissingKeys, readMovedCategories } from '@dijla/provider/processes/import-run/import-run';
import { recordHandlerOf } from '../record/record-handlers.ts';
import type { RunContext } from './run-context.ts';

/**
 * Adds moves for the subcategories of moved categories: each moves to the same key below the new path,
 * unless its own products indicate another.
 */
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
 * Saves redirects for categories that this run did not bring and whose products it placed elsewhere. A
 * redirect takes effect once the old category is removed, by this or a later run. Categories that the run
 * did bring lose their redirects.
 */
export const followCategories = async (
  context: RunContext,
  staged: ReadonlyMap<string, number>,
): Promise<void> => {
  const {
    connection: { db },
    runId,
    handlers,
    tally,
    isDryRun,
  } = context;
  const handler = recordHandlerOf(handlers, 'category');
  if (handler?.keysOf === undefined || isDryRun || tally.touched() === 0 || !staged.has('category')) return;
  const standing = await handler.keysOf(db, 'import');
  const missing = await findMissingKeys(db, runId, { kind: 'category', keys: standing });
  const brought = new Set(standing).difference(new Set(missing));
  const moves = withBranches(await readMovedCategories(db, runId, missing), missing, brought);
  await inTransaction(db, (transaction) => saveRedirects(transaction, moves, [...brought]));
};
