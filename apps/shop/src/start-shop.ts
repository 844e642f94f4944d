import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { deskBuild, deskServer } from '@dijla/back-office/server';
import type { Config } from '@dijla/provider/config';
import { createProvider, type Provider, type ProviderOptions } from '@dijla/provider';
import { createJobsProcess } from '@dijla/provider/jobs-process';
import { openPictureStore } from '@dijla/provider/modules/media/media';
import { tellBlocks } from '@dijla/provider/modules/content/content';
import { groupPricing } from '@dijla/provider/modules/customers/customers';
import { type Connection, type Database, openDatabase } from '@dijla/provider/database';
import { readFeedOrigin } from '@dijla/provider/database/feed-origin-sql';
import type { PageCacheFacts } from '@dijla/provider/http/gauge-page-cache';
import { migrateExtensions } from '@dijla/provider/database/migrating/migrate-extensions';
import { type LoadedExtension, migratedExtension } from '@dijla/provider/extensions/extension';
import { loadExtensions } from '@dijla/provider/extensions/load-extensions';
import { openStoreViews } from '@dijla/provider/processes/open-store-views/open-store-views';
import { callerIsTrusted } from '@dijla/provider/http/caller-address';
import { firstWithin } from '@dijla/provider/http/first-within';
import { type Logger, loggerOf } from '@dijla/provider/logger';
import {
  journeyOfPage,
  type PageAnalytics,
  type SharedPagesOptions,
  type Storefront,
  type StorefrontBuild,
  storefrontBuild,
  storefrontServer,
} from '@dijla/storefront/server';
import { startTracing } from '@dijla/tracing/start-tracing';
import { collectWhenCalm } from './calm-collection.ts';
import {
  closeServer,
  type HostedPages,
  httpServer,
  listen,
  type PageHandler,
  type ProviderFetch,
} from './http-server.ts';
import { loadDemoIfEmpty } from './load-demo-if-empty.ts';
import { remoteProvider } from './remote-provider.ts';
import { renderSemaphore } from './render-semaphore.ts';
import { pageSettings } from './shared-store/page-settings.ts';
import type { RedisStore } from './shared-store/redis-store.ts';
import { shopSecret } from './shop-secret.ts';
import { visitorCountry } from './visitor-country.ts';
import { visitorNetwork } from './visitor-network.ts';
import { visitorTrace } from './visitor-trace.ts';

const root = join(import.meta.dirname, '../../..');
const cacheBytes = 128 * 1024 * 1024;

export type RunningShop = { port: number; stop: () => Promise<void> };

export type ShopOptions = {
  /** Epoch milliseconds; tests inject the clock. */
  now?: () => number;
  /** Reports the steps of startup to the terminal. */
  say?: (text: string) => void;
  /** The storefront's `build` folder; without one only the provider is served. */
  buildFolder?: string;
  /** The desk's `build` folder; without one there is no desk. */
  deskFolder?: string;
};

type Closing = () => Promise<void>;

/** Loads the extensions, brings their tables up to date, and has pages with their blocks made anew. */
const openExtensions = async (
  config: Config,
  { db, url, logger }: { db: Database; url: string; logger: Logger },
): Promise<LoadedExtension[]> => {
  const extensions = await loadExtensions(config);
  const applied = await migrateExtensions(url, extensions.map(migratedExtension));
  await tellBlocks(db);
  const versions = extensions.map(({ extension: { name, version } }) => `${name} ${version}`);
  if (versions.length > 0) logger.info({ extensions: versions, applied }, 'extensions');
  return extensions;
};

/**
 * Finds or starts the database, migrates it, with the tables of extensions, opens the store views of new languages,
 * and fills it with the demo when it is empty.
 */
export const openShopDatabase = async (
  config: Config,
  { say, logger }: { say: (text: string) => void; logger: Logger },
): Promise<Connection & { url: string; extensions: readonly LoadedExtension[] }> => {
  const database = await openDatabase(config, { log: (message) => logger.warn({ message }, 'database') });
  try {
    await openStoreViews(database.db, say);
    if (config.demo) await loadDemoIfEmpty(database.db, say);
    return {
      ...database,
      extensions: await openExtensions(config, { db: database.db, url: database.url, logger }),
    };
  } catch (error) {
    await database.close();
    throw error;
  }
};

type ProcessParts = {
  connection: Connection;
  extensions?: readonly LoadedExtension[];
  logger: Logger;
  now: () => number;
  pageCache?: () => PageCacheFacts | undefined;
};

const demoPictures = join(root, 'catalogue/demo/pictures');
const demoFiles = join(root, 'catalogue/demo/files');

/** Returns where the originals of pictures are. */
const picturePlaces = ({ pictures }: Config): Pick<ProviderOptions, 'pictureFolders' | 'pictureStore'> =>
  'folder' in pictures
    ? { pictureFolders: [pictures.folder, demoPictures] }
    : { pictureFolders: [demoPictures], pictureStore: openPictureStore(pictures) };

/** Returns what the settings say to the provider of this process. */
const providerOptions = (
  config: Config,
  { connection, extensions = [], logger, now, pageCache = () => undefined }: ProcessParts,
): ProviderOptions => ({
  pageCache,
  connection,
  settings: config.settings,
  extensions,
  logger,
  now,
  ...picturePlaces(config),
  pictureCache: join(config.dataDir, 'pictures'),
  downloadStore: openPictureStore(config.downloads),
  downloadFolders: [demoFiles],
  snapshot: join(config.dataDir, 'catalogue.snapshot'),
  searchCluster: config.searchUrl,
  secret: shopSecret(config),
  trustedProxies: config.trustedProxies,
  rateLimits: config.rateLimits,
  invalidateKey: config.invalidateKey,
  messages: config.messages,
  loginProviders: config.loginProviders,
  gateways: config.gateways,
  reportHosts: config.analytics.reportHosts,
  secureCookies: config.settings.publicUrl.startsWith('https:'),
  runsJobs: config.role !== 'web',
});

/** Creates this process's provider on an open database. */
export const localProvider = (config: Config, parts: ProcessParts): Promise<Provider> =>
  createProvider(providerOptions(config, parts));

/**
 * Starts loading and copying the build while the catalog is read. A failure is reported when the promise is
 * awaited.
 */
const comingBuild = (
  { buildFolder }: ShopOptions,
  { dataDir }: Config,
): Promise<StorefrontBuild> | undefined => {
  const build = buildFolder === undefined ? undefined : storefrontBuild(buildFolder, join(dataDir, 'builds'));
  build?.catch(() => undefined);
  return build;
};

/** Reads the desk's build, and returns what serves it. */
const openDesk = async (
  { deskFolder }: ShopOptions,
  { dataDir, settings: { publicUrl, deskUrl } }: Config,
): Promise<HostedPages | undefined> =>
  deskFolder === undefined
    ? undefined
    : deskServer({ build: await deskBuild(deskFolder, join(dataDir, 'desk-builds')), publicUrl, deskUrl });

type OpeningParts = {
  say: (text: string) => void;
  logger: Logger;
  now: () => number;
  closing: Closing[];
};

/** What a process serves pages from, once it does. */
type Pages = { storefront?: Storefront | undefined; shared?: RedisStore | undefined };

const cacheFactsOf = ({ storefront, shared }: Pages): PageCacheFacts | undefined =>
  storefront && { ...storefront.cacheFacts(), shared: shared?.facts() };

/** Opens the database and creates the provider on it. What is to be closed joins `closing` as it opens. */
const openProvider = async (
  config: Config,
  { say, logger, now, closing }: OpeningParts,
  pages: Pages,
): Promise<{ fetchProvider: ProviderFetch; provider: Provider; database: Database }> => {
  const { extensions, ...connection } = await openShopDatabase(config, { say, logger });
  closing.push(connection.close);
  const pageCache = () => cacheFactsOf(pages);
  const provider = await localProvider(config, { connection, extensions, logger, now, pageCache });
  closing.push(provider.close);
  return { fetchProvider: provider.fetch, provider, database: connection.db };
};

/** Opens what pages are shared through, where the settings name it. Nobody waits until it answers. */
const openSharing = async (
  config: Config,
  opened: { provider: Provider; database: Database } | undefined,
  { logger, now, closing }: OpeningParts,
): Promise<{ shared?: RedisStore; sharing?: SharedPagesOptions }> => {
  if (config.redisUrl === undefined || opened === undefined) return {};
  const { provider, database } = opened;
  const { redisStore } = await import('./shared-store/redis-store.ts');
  const shared = redisStore(config.redisUrl, { logger, now });
  closing.push(async () => shared.close());
  const origin = `${await readFeedOrigin(database)} ${pageSettings(config)}`;
  return { shared, sharing: { store: shared, secret: shopSecret(config), origin, asOf: provider.asOf } };
};

type StorefrontParts = {
  build: StorefrontBuild;
  fetchProvider: ProviderFetch;
  provider: Provider | undefined;
  sharing: SharedPagesOptions | undefined;
  logger: Logger;
  now: () => number;
};

/** Where the card page comes from that is shown within the shop (record 162); from nowhere by default. */
const framedOrigins = ({ gateways: { paytabs } }: Config): string[] =>
  paytabs?.isFramed === true ? [paytabs.host.origin] : [];

/** What pages are told of analytics, without the keys; nothing where nobody is told what visitors do. */
const pageAnalytics = ({ analytics }: Config): PageAnalytics | undefined => {
  const { tagManager, reportHosts, marketingObject } = analytics;
  if (tagManager === undefined && reportHosts.length === 0) return undefined;
  return {
    ...(tagManager && { tagManager }),
    ...(marketingObject !== undefined && { marketingObject }),
    reports: reportHosts.map(({ store }) => store),
  };
};

const openStorefront = (
  config: Config,
  { build, fetchProvider, provider, sharing, logger, now }: StorefrontParts,
): Promise<Storefront> =>
  storefrontServer({
    build,
    hasServiceWorker: config.serviceWorker,
    provider: { fetch: async (request) => fetchProvider(request, { inProcess: true }) },
    // A remote provider signs with the same secret and resolves a group's prices when it is called.
    groupPricing:
      provider?.groupPricing ??
      groupPricing(
        () => ({ secret: shopSecret(config), now: now() }),
        async (group) => `group ${group}`,
      ),
    publicUrl: config.settings.publicUrl,
    frames: framedOrigins(config),
    ...(config.settings.deskUrl !== undefined && { deskOrigin: new URL(config.settings.deskUrl).origin }),
    analytics: pageAnalytics(config),
    cacheBytes,
    now,
    hasFeed: provider !== undefined,
    sharing,
    onError: (error, path) =>
      logger.error(
        {
          path,
          error: error instanceof Error ? { message: error.message, stack: error.stack } : String(error),
        },
        'page failed',
      ),
    semaphore: renderSemaphore(),
    networkOf: visitorNetwork(config.trustedProxies),
    traceOf: visitorTrace(config.trustedProxies),
    onPage: ({ route, status, seconds }) => {
      const journey = journeyOfPage(route);
      if (journey !== undefined) provider?.countStep(journey, status, seconds);
    },
    onMissing: ({ message, ...where }) => logger.info(where, message),
    countryOf: visitorCountry(config.trustedProxies),
  });

const answerNothing: PageHandler = async (_, response) => void response.writeHead(404).end();

type Opened = {
  server: ReturnType<typeof httpServer>;
  /** Ends the streams of events, which would keep the server from closing. */
  endStreams: (() => void) | undefined;
};

/** Opens what a process serves that runs the jobs alone: how it is. */
const openJobs = async (config: Config, { say, logger, now, closing }: OpeningParts): Promise<Opened> => {
  const { extensions, ...connection } = await openShopDatabase(config, { say, logger });
  closing.push(connection.close);
  const jobs = await createJobsProcess(providerOptions(config, { connection, extensions, logger, now }));
  closing.push(jobs.close);
  return { server: httpServer(jobs.fetch, answerNothing), endStreams: undefined };
};

/** Opens what a process serves that customers and staff reach. */
const openShop = async (config: Config, options: ShopOptions, parts: OpeningParts): Promise<Opened> => {
  const { logger, now, closing } = parts;
  const build = comingBuild(options, config);
  const pages: Pages = {};
  const opened = config.providerUrl === undefined ? await openProvider(config, parts, pages) : undefined;
  const provider = opened?.provider;
  const fetchProvider =
    opened?.fetchProvider ??
    remoteProvider(config.providerUrl ?? '', {
      tokenTransport: config.tokenTransport,
      isTrusted: callerIsTrusted(config.trustedProxies),
    });
  const { shared, sharing } = await openSharing(config, build && opened, parts);
  const storefront =
    build &&
    (await openStorefront(config, { build: await build, fetchProvider, provider, sharing, logger, now }));
  Object.assign(pages, { storefront, shared });
  const unsubscribe = storefront && provider?.onChange((tags, from) => storefront.purge(tags, from));
  if (unsubscribe) closing.push(async () => unsubscribe());
  const server = httpServer(
    fetchProvider,
    storefront ? storefront.handle : answerNothing,
    await openDesk(options, config),
  );
  return { server, endStreams: provider?.endStreams };
};

/** How seldom, in milliseconds, the log says again that traces are not taken. */
const troubleEveryMs = 60_000;

/** Sends the traces of this process, where the settings say so; returns what ends it. */
const sendTraces = ({ traces, role }: Config, logger: Logger): Promise<Closing> => {
  const isNews = firstWithin({ ms: troubleEveryMs, atMost: 10, now: Date.now });
  return startTracing(traces, {
    resource: { 'service.instance.id': randomUUID(), 'dijla.role': role },
    onTrouble: (fault) => {
      if (isNews(fault)) logger.warn({ fault }, 'traces are not taken');
    },
  });
};

/**
 * Starts the shop, or what `ROLE` says of it, in this process: database, provider, storefront and one server. With
 * `PROVIDER_URL`, calls are forwarded to a remote provider. Stops in reverse order. Throws readable messages.
 */
export const startShop = async (config: Config, options: ShopOptions = {}): Promise<RunningShop> => {
  const { now = Date.now, say = () => undefined } = options;
  const logger = loggerOf(config.logLevel);
  const closing: Closing[] = [];
  const stop = async () => {
    for (const close of closing.splice(0).toReversed()) await close();
  };
  const parts = { say, logger, now, closing };
  try {
    closing.push(await sendTraces(config, logger));
    const { server, endStreams } =
      config.role === 'jobs' ? await openJobs(config, parts) : await openShop(config, options, parts);
    const port = await listen(server, config.port, config.socket);
    closing.push(() => closeServer(server));
    closing.push(async () => endStreams?.());
    const leaveOffCollecting = collectWhenCalm();
    closing.push(async () => leaveOffCollecting());
    return { port, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
