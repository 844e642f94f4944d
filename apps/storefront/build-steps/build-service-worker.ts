import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { WorkerBuild } from '../app/offline/worker/worker-build.ts';
import { shopperPathsPlugin } from './call-paths-plugin.ts';

const workers = {
  'service-worker.js': 'service-worker.ts',
  'service-worker-off.js': 'service-worker-off.ts',
} as const;
const sources = join(import.meta.dirname, '../app/offline');

/**
 * Whether a file is not needed offline: the workers themselves, compressed copies, files that only the build
 * reads, whole fonts, which few pages need, files read when the shop is installed,
 * and the script of slim catalogues, which comes with the first of them.
 */
const isLeftOut = (path: string): boolean =>
  path in workers ||
  /^(?:\.vite|icons|assets\/slim-worker)\b/.test(path) ||
  /\.(?:br|gz|map|txt)$|-wght-normal[\w-]*\.woff2$/.test(path);

const filesOf = async (client: string): Promise<string[]> => {
  const entries = await readdir(client, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(client, join(entry.parentPath, entry.name)))
    .filter((path) => !isLeftOut(path))
    .map((path) => `/${path}`)
    .sort();
};

const buildWorker = async ({
  name,
  client,
  worker,
}: {
  name: keyof typeof workers;
  client: string;
  worker: WorkerBuild;
}): Promise<void> => {
  // Not imported at the top: a server that finds a finished build starts without the bundler, which would
  // only take up memory.
  const { build } = await import('vite');
  await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [shopperPathsPlugin],
    define: { DIJLA_WORKER_BUILD: JSON.stringify(worker), 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: client,
      emptyOutDir: false,
      copyPublicDir: false,
      lib: { entry: join(sources, workers[name]), formats: ['iife'], name: 'worker', fileName: () => name },
    },
  });
};

/**
 * Writes `client/service-worker.js`, which contains the list of the build's files, and
 * `client/service-worker-off.js`, which the server sends instead to remove every worker. Runs after the
 * pages and scripts are built.
 */
export const buildServiceWorker = async ({
  buildFolder,
  buildId,
}: {
  buildFolder: string;
  buildId: string;
}): Promise<void> => {
  const client = join(buildFolder, 'client');
  const worker: WorkerBuild = { id: buildId, files: await filesOf(client) };
  for (const name of Object.keys(workers) as (keyof typeof workers)[])
    await buildWorker({ name, client, worker });
};
