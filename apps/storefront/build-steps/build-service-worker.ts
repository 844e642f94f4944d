import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { WorkerBuild } from '../app/offline/worker/worker-build.ts';

const workers = {
  'service-worker.js': 'service-worker.ts',
  'service-worker-off.js': 'service-worker-off.ts',
} as const;
const sources = join(import.meta.dirname, '../app/offline');

/** Files nobody needs offline: the workers themselves, what is compressed beside each file, what only the build reads, whole fonts, which few pages ask for, and what is read when the shop is installed. */
const isLeftOut = (path: string): boolean =>
  path in workers ||
  /^(?:\.vite|icons|screenshots)\//.test(path) ||
  path.endsWith('.webmanifest') ||
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
  // Not at the top: a shop whose build stands starts without the bundler, and would keep it in memory for nothing.
  const { build } = await import('vite');
  await build({
    configFile: false,
    logLevel: 'warn',
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
 * Writes `client/service-worker.js`, with the list of the build's files in it, and `client/service-worker-off.js`, which the
 * server sends in its place to remove every worker. Runs after the pages and scripts are built.
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
