import { slimCacheName } from '../slim/slim-cache-name.ts';
import { pictureCacheName } from './picture-cache-name.ts';
import { workerBuild } from './worker-build.ts';

const prefix = 'dijla-';
const ledgerName = `${prefix}ledger`;
const ledgerKey = '/builds';
/** Number of builds whose files stay cached for their open pages. */
const keptBuilds = 3;

export const buildCacheName = (id: string): string => `${prefix}build-${id}`;

const readLedger = async (ledger: Cache): Promise<string[]> => {
  const kept = await ledger.match(ledgerKey);
  return kept ? ((await kept.json()) as string[]) : [];
};

/**
 * Records this build as the newest and deletes the caches of all but the last builds, so that a tab of an
 * older build keeps its files.
 */
export const keepLatestBuilds = async (): Promise<void> => {
  const ledger = await caches.open(ledgerName);
  const builds = [workerBuild.id, ...(await readLedger(ledger)).filter((id) => id !== workerBuild.id)].slice(
    0,
    keptBuilds,
  );
  await ledger.put(ledgerKey, Response.json(builds));
  const kept = new Set([ledgerName, pictureCacheName, slimCacheName, ...builds.map(buildCacheName)]);
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(prefix) && !kept.has(name)).map((name) => caches.delete(name)),
  );
};

/** Deletes everything the worker has ever stored. */
export const deleteAllCaches = async (): Promise<void> => {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(prefix)).map((name) => caches.delete(name)));
};
