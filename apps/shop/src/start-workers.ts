import cluster, { type Worker } from 'node:cluster';
import type { Config } from '@dijla/provider/config';
import type { RunningShop } from './start-shop.ts';

const isServing = (worker: Worker): Promise<void> =>
  new Promise((resolve, reject) => {
    worker.on('message', (message) => message === 'serving' && resolve());
    worker.once('exit', reject);
  });

const restartPauseMs = 1000;

/**
 * Starts n identical processes on one port (DESIGN §8) and replaces any that dies. The first process serves
 * no requests: it holds the database and the workers. Resolves when the first worker serves; throws when
 * none starts.
 */
export const startWorkers = async (
  config: Config,
  {
    databaseUrl,
    stopDatabase,
  }: { databaseUrl: string | undefined; stopDatabase: (() => Promise<void>) | undefined },
): Promise<RunningShop> => {
  let stopping = false;
  const environment = { WORKERS: '1', DEMO: 'off', ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) };
  const startOne = () => cluster.fork(environment);
  const workers = Array.from({ length: config.workers }, startOne);
  try {
    // One is enough: another that failed, for example because the database was briefly unavailable, is
    // replaced while this one serves.
    await Promise.any(workers.map(isServing));
  } catch {
    await stopDatabase?.();
    throw new Error('No worker of the shop started.');
  }
  const replace = () => {
    // Pauses briefly, so that a worker that cannot start does not keep the machine busy.
    if (!stopping) setTimeout(() => !stopping && startOne(), restartPauseMs);
  };
  cluster.on('exit', replace);
  for (const worker of workers) if (worker.isDead()) replace();

  const stop = async () => {
    stopping = true;
    const running = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    await Promise.all(
      running.map(
        (worker) =>
          new Promise((resolve) => {
            worker.once('exit', resolve);
            worker.process.kill('SIGTERM');
          }),
      ),
    );
    await stopDatabase?.();
  };
  return { port: config.port, stop };
};
