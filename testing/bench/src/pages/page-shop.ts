import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from '@dijla/test-kit/free-port';
import type { Stage } from '../bench.ts';
import { measuredProcess } from '../processes/measured-process.ts';
import { rawGet } from '../raw-get.ts';

const seedCommand = join(import.meta.dirname, '../../../../catalogue/demo/src/loading/seed-command.ts');
const products = 2000;

const seed = async (environment: Record<string, string>): Promise<void> => {
  const child = spawn(process.execPath, [seedCommand, '--products', String(products)], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error(`The seed ended with ${String(code)}`);
};

export type PageShop = { url: string; stop: () => Promise<void> };

/**
 * Starts the built shop with the demo catalog in its own process, at its public URL and with these changes
 * to its environment.
 */
export const pageShop = async (
  { newDatabase, folder }: Stage,
  changes: Record<string, string> = {},
): Promise<PageShop> => {
  const { url: databaseUrl } = await newDatabase('pages');
  const url = `http://localhost:${await freePort()}`;
  const environment = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: join(folder, 'pages'),
    PORT: new URL(url).port,
    PUBLIC_URL: url,
    LOG_LEVEL: 'error',
    RATE_LIMITS: 'off',
    NODE_ENV: 'production',
    ...changes,
  };
  await seed(environment);
  const { stop } = await measuredProcess('shop-process.ts', { environment });
  return { url, stop };
};

/** Requests a page until it is in the shop's cache, so that its rendering is not measured. */
export const warm = async (url: string): Promise<void> => {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const { status, headers } = await rawGet(url);
    if (status !== 200) throw new Error(`${url} answers ${status}`);
    if (headers['x-cache'] === 'hit') return;
  }
};
