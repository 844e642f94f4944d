import cluster from 'node:cluster';
import { readConfig } from '@dijla/provider/config';
import { startShop } from '@dijla/shop/start-shop';
import { startWorkers } from '@dijla/shop/start-workers';
import { answerCpu } from './answer-cpu.ts';

/** Runs the provider in as many processes as `WORKERS` says, on one port and a database that runs already. */
const config = readConfig(process.env);
if (cluster.isWorker) {
  const shop = await startShop(config);
  const stop = () => void shop.stop().finally(() => process.exit(0));
  for (const signal of ['SIGTERM', 'disconnect'] as const) process.on(signal, stop);
  process.send?.('serving');
} else if (config.workers > 1) {
  const shop = await startWorkers(config, { databaseUrl: undefined, stopDatabase: undefined });
  answerCpu(shop);
} else {
  answerCpu(await startShop(config));
}
