import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from '@dijla/test-kit/free-port';
import type { Bench } from './bench.ts';

const program = join(import.meta.dirname, '../../../apps/shop/src/shop-command.ts');
const longestMs = 120_000;

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Returns the seconds from the start of the process until /readyz reports that a shopper can buy, then stops
 * the shop cleanly.
 */
const secondsUntilReady = async (dataDir: string): Promise<number> => {
  const port = await freePort();
  const startedAt = performance.now();
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  try {
    while (!(await isReady(`http://127.0.0.1:${port}`))) {
      if (child.exitCode !== null || performance.now() - startedAt > longestMs)
        throw new Error('The shop did not become ready');
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return (performance.now() - startedAt) / 1000;
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
};

/**
 * A start from nothing (creates the database, loads the demo catalog) and a restart on the same data. The
 * storefront is already built.
 */
export const start: Bench = {
  about: 'seconds until the shop is ready, from nothing and again',
  run: async ({ folder }) => {
    const dataDir = join(folder, 'start');
    const cold = await secondsUntilReady(dataDir);
    const second = await secondsUntilReady(dataDir);
    return [
      {
        title: 'Start until /readyz',
        rows: [
          ['start', 'seconds'],
          ['empty DATA_DIR', cold.toFixed(1)],
          ['second', second.toFixed(1)],
        ],
      },
    ];
  },
};
