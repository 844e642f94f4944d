import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { loadDemoCatalog } from '@dijla/demo-catalogue/loading/load-demo-catalog';
import { plentifulSkus } from '@dijla/test-kit/buying-costs';
import { freePort } from '@dijla/test-kit/free-port';
import type { Bench, Stage } from '../bench.ts';

const root = join(import.meta.dirname, '../../../..');
const restarts = 3;
const clients = 6;
/** Milliseconds of calm before, between and after the restarts. */
const calmMs = 4000;

type Answers = { whole: number; faults: string[]; longestMs: number };

const started = async (url: string, begin: () => ChildProcess): Promise<ChildProcess> => {
  const child = begin();
  for (const deadline = Date.now() + 120_000; ;) {
    const isReady = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return child;
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`${child.spawnfile} did not start`);
    await sleep(100);
  }
};

const ended = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
};

type KeptShop = { restart: () => Promise<void>; close: () => void };

/** Starts the shop on a socket that is kept open for it, as the units in `deploy/` do. */
const keptShop = async (
  port: number,
  { databaseUrl, dataDir }: { databaseUrl: string; dataDir: string },
): Promise<KeptShop> => {
  const program = [process.execPath, join(root, 'apps/shop/src/shop-command.ts')];
  const keeper = spawn(
    process.execPath,
    [join(import.meta.dirname, 'socket-keeper-process.ts'), String(port), ...program],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: dataDir, RATE_LIMITS: 'off' },
    },
  );
  const ids: number[] = [];
  createInterface(keeper.stdout).on('line', (line) => /^\d+$/.test(line) && ids.push(Number(line)));
  const isReady = () => started(`http://127.0.0.1:${port}/readyz`, () => keeper);
  const running = () => ids.at(-1) ?? NaN;
  await isReady();
  return {
    restart: async () => {
      const before = running();
      process.kill(before, 'SIGTERM');
      while (running() === before) await sleep(50);
      await isReady();
    },
    close: () => {
      keeper.kill('SIGKILL');
      process.kill(running(), 'SIGTERM');
    },
  };
};

/** Starts Caddy with the file that `deploy/` gives the owner, without a certificate. */
const caddyAt = async (port: number, { shopPort, folder }: { shopPort: number; folder: string }) => {
  const admin = await freePort();
  const child = spawn('caddy', ['run', '--config', join(root, 'deploy/one-server/Caddyfile')], {
    stdio: 'ignore',
    env: {
      ...process.env,
      SHOP_HOST: `http://localhost:${port}`,
      SHOP_UPSTREAM: `127.0.0.1:${shopPort}`,
      CADDY_ADMIN: `127.0.0.1:${admin}`,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
    },
  });
  const missing = once(child, 'error').then(() => {
    throw new Error('This needs Caddy: sudo apt-get install caddy');
  });
  return Promise.race([started(`http://localhost:${port}/ar`, () => child), missing]);
};

/** Opens a page, makes a cart and puts something into it, again and again. */
const shopUntil = async (
  url: string,
  { sku, answers, isOver }: { sku: string; answers: Answers; isOver: () => boolean },
) => {
  const ask = async (path: string, body?: unknown): Promise<Response | undefined> => {
    const begin = performance.now();
    const request = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
    try {
      const response = await fetch(`${url}${path}`, {
        ...request,
        headers: { 'content-type': 'application/json' },
      });
      const copy = response.clone();
      await response.arrayBuffer();
      if (response.ok) answers.whole += 1;
      else answers.faults.push(`${response.status} ${path}`);
      return copy;
    } catch (error) {
      answers.faults.push(`${error instanceof Error ? error.message : String(error)} ${path}`);
      return undefined;
    } finally {
      answers.longestMs = Math.max(answers.longestMs, performance.now() - begin);
    }
  };
  while (!isOver()) {
    await ask('/ar/fashion');
    const made = await ask('/api/cart/create?storeCode=ar', {});
    const cart = (await made?.json().catch(() => undefined)) as { result?: string } | undefined;
    const result = cart?.result;
    if (result) await ask(`/api/cart/update?storeCode=ar&cartId=${result}`, { cartItem: { sku, qty: 1 } });
    await sleep(20);
  }
};

/** Restarts the shop under traffic behind Caddy, and counts what was not answered. */
const run = async ({ newDatabase, folder }: Stage) => {
  const database = await newDatabase('upgrade');
  await loadDemoCatalog(database.db);
  const [sku = ''] = await plentifulSkus(database);
  const [shopPort, port] = [await freePort(), await freePort()];
  const shop = await keptShop(shopPort, { databaseUrl: database.url, dataDir: join(folder, 'upgrade') });
  const caddy = await caddyAt(port, { shopPort, folder });
  const answers: Answers = { whole: 0, faults: [], longestMs: 0 };
  try {
    let isOver = false;
    const traffic = Array.from({ length: clients }, () =>
      shopUntil(`http://localhost:${port}`, { sku, answers, isOver: () => isOver }),
    );
    for (let restart = 0; restart < restarts; restart += 1) {
      await sleep(calmMs);
      await shop.restart();
    }
    await sleep(calmMs);
    isOver = true;
    await Promise.all(traffic);
  } finally {
    await ended(caddy);
    shop.close();
  }
  if (answers.faults.length > 0)
    throw new Error(`${answers.faults.length} requests were lost: ${answers.faults.slice(0, 5).join('; ')}`);
  return [
    {
      title: 'Restarts under traffic, behind Caddy',
      rows: [
        ['what', 'count'],
        ['restarts', restarts],
        ['requests answered', answers.whole],
        ['requests lost', answers.faults.length],
        ['longest wait in ms', Math.round(answers.longestMs)],
      ],
    },
  ];
};

export const upgrade: Bench = {
  about: 'the shop restarted under traffic behind Caddy: no request is lost (needs caddy)',
  hasPages: true,
  run,
};
