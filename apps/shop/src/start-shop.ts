import { join } from 'node:path';
import type { Config } from '@dijla/provider/config';
import { createProvider, type Provider } from '@dijla/provider';
import { connect, type Connection } from '@dijla/provider/database/connect';
import { startCluster } from '@dijla/provider/database/embedded-cluster';
import { migrate } from '@dijla/provider/database/migrate';
import { type Logger, loggerOf } from '@dijla/provider/logger';
import { storefrontServer } from '@dijla/storefront/server';
import { closeServer, httpServer, listen, type ProviderFetch } from './http-server.ts';
import { loadDemoIfEmpty } from './load-demo-if-empty.ts';
import { remoteProvider } from './remote-provider.ts';
import { visitorCountry } from './visitor-country.ts';

const root = join(import.meta.dirname, '../../..');
const cacheBytes = 128 * 1024 * 1024;

export type RunningShop = { port: number; stop: () => Promise<void> };

export type ShopOptions = {
  /** Epoch ms; tests inject the clock. */
  now?: () => number;
  /** Steps of starting, for whoever watches the terminal. */
  say?: (text: string) => void;
  /** The storefront's `build` folder; without one only the provider is served. */
  buildFolder?: string;
};

type Closing = () => Promise<void>;

/** The database of DATABASE_URL, or the embedded one; brought up to date, and filled with the demo when empty. */
export const openDatabase = async (config: Config, say: (text: string) => void): Promise<{ url: string; stop: Closing }> => {
  const cluster = config.databaseUrl ? undefined : await startCluster({ dataDir: config.dataDir, log: say });
  const url = config.databaseUrl ?? cluster?.url ?? '';
  try {
    await migrate(url);
    if (config.demo) await loadDemoIfEmpty(url, say);
  } catch (error) {
    await cluster?.stop();
    throw error;
  }
  return { url, stop: async () => cluster?.stop() };
};

const localProvider = async (config: Config, { connection, logger, now }: { connection: Connection; logger: Logger; now: () => number }): Promise<Provider> =>
  createProvider({
    connection,
    logger,
    now,
    pictureFolders: [join(config.dataDir, 'media'), join(root, 'catalogue/demo/pictures')],
    pictureCache: join(config.dataDir, 'pictures'),
    trustedProxies: config.trustedProxies,
    rateLimits: config.rateLimits,
    secureCookies: config.publicUrl.startsWith('https:'),
  });

/**
 * Composes the shop in this process: database, provider, storefront, one server. With `PROVIDER_URL` the provider is
 * elsewhere and its calls are passed on. Stops in the opposite order; throws messages for people.
 */
export const startShop = async (config: Config, options: ShopOptions = {}): Promise<RunningShop> => {
  const { now = Date.now, say = () => undefined } = options;
  const logger = loggerOf(config.logLevel);
  const closing: Closing[] = [];
  const stop = async () => {
    for (const close of closing.splice(0).reverse()) await close();
  };
  try {
    let provider: Provider | undefined;
    let fetchProvider: ProviderFetch;
    if (config.providerUrl) {
      fetchProvider = remoteProvider(config.providerUrl);
    } else {
      const database = await openDatabase(config, say);
      closing.push(database.stop);
      const connection = connect({ url: database.url, readUrl: config.databaseReadUrl, onIdleError: (error) => logger.warn({ message: error.message }, 'database session lost') });
      closing.push(connection.close);
      provider = await localProvider(config, { connection, logger, now });
      closing.push(provider.close);
      fetchProvider = provider.fetch;
    }

    const storefront = options.buildFolder
      ? await storefrontServer({
          buildFolder: options.buildFolder,
          assetArchive: join(config.dataDir, 'assets'),
          provider: { fetch: async (request) => fetchProvider(request, { inProcess: true }) },
          publicUrl: config.publicUrl,
          cacheBytes,
          now,
          position: provider ? provider.position : () => 0,
          hasFeed: provider !== undefined,
          onError: (error, path) => logger.error({ path, error: error instanceof Error ? { message: error.message, stack: error.stack } : String(error) }, 'page failed'),
          countryOf: visitorCountry(config.trustedProxies),
        })
      : undefined;
    const unsubscribe = storefront && provider?.onChange(({ tags, position }) => storefront.purge(tags, position));
    if (unsubscribe) closing.push(async () => unsubscribe());

    const server = httpServer(fetchProvider, storefront ? storefront.handle : async (_, response) => void response.writeHead(404).end());
    const port = await listen(server, config.port);
    closing.push(() => closeServer(server));
    return { port, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
