import cluster from 'node:cluster';
import { buildDesk, deskFolder } from '@dijla/back-office/build';
import { type Config, readConfig } from '@dijla/provider/config';
import { loggerOf } from '@dijla/provider/logger';
import { buildFolder, buildStorefront } from '@dijla/storefront/build';
import { openShopDatabase, type RunningShop, startShop } from './start-shop.ts';
import { startWorkers } from './start-workers.ts';
import { type Outside, withSandbox } from './with-sandbox.ts';

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

const stopOnSignal = (shop: RunningShop, outside: Outside) => {
  let stopping: Promise<void> | undefined;
  const stop = () => {
    if (stopping) return;
    say('\nStopping …');
    stopping = Promise.all([shop.stop(), outside.stop()]).then(
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
    if (readConfig(process.env).role !== 'jobs') {
      await buildStorefront(say);
      await buildDesk(say);
    }
    const outside = await withSandbox(process.env);
    const shop = await start(outside.config);
    stopOnSignal(shop, outside);
    say(
      outside.config.role === 'jobs'
        ? `\nThe jobs run; how they are: http://localhost:${shop.port}/readyz\n`
        : `\nDijla is open: http://localhost:${shop.port}/\n`,
    );
    for (const line of outside.told) say(line);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
