import { devDesk } from '@dijla/back-office/dev-pages';
import { loggerOf } from '@dijla/provider/logger';
import { devPages } from '@dijla/storefront/dev-pages';
import { closeServer, httpServer, listen } from './http-server.ts';
import { localProvider, openShopDatabase } from './start-shop.ts';
import { withSandbox } from './with-sandbox.ts';

/**
 * Runs the shop for development: pages update when files are saved, and the process restarts when the
 * provider changes.
 */
try {
  const outside = await withSandbox(process.env);
  const { config } = outside;
  const logger = loggerOf(config.logLevel);
  const { extensions, ...connection } = await openShopDatabase(config, {
    say: (text) => console.log(text),
    logger,
  });
  const provider = await localProvider(config, { connection, extensions, logger, now: Date.now });
  const pages = await devPages({
    provider: { fetch: async (request) => provider.fetch(request, { inProcess: true }) },
    publicUrl: config.settings.publicUrl,
    onError: (error) => console.error(error),
  });
  const desk = await devDesk();
  const server = httpServer(provider.fetch, pages.handle, desk);
  const port = await listen(server, config.port);
  const stop = async () => {
    await closeServer(server);
    await pages.close();
    await desk.close();
    await provider.close();
    await connection.close();
    await outside.stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
  console.log(`\nDijla is open for work: http://localhost:${port}/\n`);
  for (const line of outside.told) console.log(line);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
