import cluster from 'node:cluster';
import { buildDesk, deskFolder } from '@dijla/back-office/build';
import { type Config, readConfig } from '@dijla/provider/config';
import { loggerOf } from '@dijla/provider/logger';
import { buildFolder, buildStorefront } from '@dijla/storefront/build';
import { type RunningGateways, startGateways } from './sandbox/gateways/start-gateways.ts';
import { openShopDatabase, type RunningShop, startShop } from './start-shop.ts';
import { startWorkers } from './start-workers.ts';

const say = (text: string) => console.log(text);

/**
 * With WORKERS=n, this process holds the database and n others serve; otherwise this process does
 * everything.
 */
const start = async (config: Config): Promise<RunningShop> => {
  if (config.workers > 1 && config.port === 0)
    throw new Error('Several workers share one port: set PORT to one.');
  if (config.workers === 1) return startShop(config, { say, buildFolder, deskFolder });
  const database = config.providerUrl
    ? undefined
    : await openShopDatabase(config, { say, logger: loggerOf(config.logLevel) });
  return startWorkers(config, { databaseUrl: database?.url, stopDatabase: database?.close });
};

/**
 * Returns the settings, and the doubles of gateways that were started for them: workers read the same environment as
 * this process.
 */
const withDoubles = async (): Promise<{ config: Config; doubles: RunningGateways | null }> => {
  const config = readConfig(process.env);
  if (!config.mayStartDoubles) return { config, doubles: null };
  const doubles = await startGateways();
  Object.assign(process.env, doubles.environment);
  return { config: readConfig(process.env), doubles };
};

const stopOnSignal = (shop: RunningShop) => {
  let stopping: Promise<void> | undefined;
  const stop = () => {
    if (stopping) return;
    say('\nStopping …');
    stopping = shop.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error instanceof Error ? error.message : error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
};

try {
  if (cluster.isWorker) {
    const config = readConfig(process.env);
    const shop = await startShop(config, { buildFolder, deskFolder });
    process.on('SIGINT', () => undefined);
    process.on('SIGTERM', () => void shop.stop().finally(() => process.exit(0)));
    process.on('disconnect', () => void shop.stop().finally(() => process.exit(0)));
    process.send?.('serving');
  } else {
    await buildStorefront(say);
    await buildDesk(say);
    const { config, doubles } = await withDoubles();
    const shop = await start(config);
    stopOnSignal({ ...shop, stop: () => shop.stop().finally(() => doubles?.close()) });
    for (const { name, url } of doubles?.pages ?? []) say(`${name}, a double to try paying with: ${url}`);
    say(`\nDijla is open: http://localhost:${shop.port}/\n`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
