import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type PageWeight, pageWeights } from '@dijla/e2e/screen-checks/page-weight';
import { freePort } from '@dijla/test-kit/free-port';

const minutes = 60_000;

const isOpen = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
};

const openShop = async (
  folder: string,
  dataDir: string,
): Promise<{ url: string; stop: () => Promise<void> }> => {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const shop = spawn(process.execPath, ['scripts/shop.mjs'], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, PUBLIC_URL: url, LOG_LEVEL: 'error' },
    stdio: 'ignore',
  });
  const ended = new Promise<void>((resolve) => shop.once('exit', () => resolve()));
  const stop = async (): Promise<void> => {
    shop.kill('SIGTERM');
    await ended;
  };
  const until = Date.now() + 5 * minutes;
  while (!(await isOpen(`${url}/en`))) {
    if (shop.exitCode !== null || Date.now() > until) {
      await stop();
      throw new Error(`The shop of ${folder} does not open`);
    }
    await wait(500);
  }
  return { url, stop };
};

/**
 * Opens the shop of a checkout with the demo catalogue and weighs pages of it.
 *
 * @throws when the shop does not open within five minutes.
 */
export const servedWeightsOf = async (
  folder: string,
  paths: readonly string[],
): Promise<Record<string, PageWeight>> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'dijla-compared-'));
  // When root starts the database server, it runs as another user and must be able to enter this folder.
  chmodSync(dataDir, 0o711);
  try {
    const { url, stop } = await openShop(folder, dataDir);
    try {
      return await pageWeights(url, paths);
    } finally {
      await stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
};
