import { randomBytes } from 'node:crypto';
import { apiVersion } from '@dijla/contract/schemas';
import { LRUCache } from 'lru-cache';
import {
  downloadFilesFor,
  gatewaysFor,
  metricsFor,
  type SharedParts,
  startShopJobs,
} from './background-work.ts';
import { recordInvalidation } from './database/change-sql.ts';
import { type EventFeed, eventFeed } from './events/event-feed.ts';
import { extensionCalls } from './extensions/extension-calls.ts';
import type { ReadBrandFile } from './http/brand-file-route.ts';
import type { FileRoutes } from './http/download-route.ts';
import { firstWithin } from './http/first-within.ts';
import { type Invalidation, invalidationOf } from './http/invalidate/invalidate-route.ts';
import type { OneClicks } from './http/one-click-route.ts';
import type { Metrics } from './http/metrics.ts';
import { providerApp } from './http/provider-app.ts';
import { sharedLimiters } from './http/limits/limiters.ts';
import { noRateLimits, type RateLimits, rateLimitsOf } from './http/limits/rate-limits.ts';
import type { RequestEnvironment } from './http/request-context.ts';
import type { CallParts } from './http/serve-call.ts';
import { keepCounts } from './jobs/keep-counts.ts';
import { identifyKey } from './modules/api-keys/api-keys.ts';
import { captchaChecker } from './modules/captcha/captcha.ts';
import { planSessions } from './modules/cart/cart.ts';
import { seenTogether } from './modules/catalog/catalog.ts';
import { clickCounter, searchCounter } from './modules/search-counts/search-counts.ts';
import { blockKindsOf } from './modules/content/content.ts';
import {
  groupPricing,
  identify,
  loginProvidersOf,
  passwordsOf,
  priceListOfGroup,
  priceListOfToken,
} from './modules/customers/customers.ts';
import { pdfPrinter } from './modules/documents/documents.ts';
import type { DownloadFiles } from './modules/downloads/downloads.ts';
import {
  givenPicturesStore,
  type PictureFiles,
  pictureFiles,
  type PictureKeeper,
  pictureKeeper,
  storePlace,
} from './modules/media/media.ts';
import { brandFileAt, readBrandFile } from './modules/shop-brand/shop-brand.ts';
import { grantPermissions, identifyStaff } from './modules/staff/staff.ts';
import { endByKey } from './modules/newsletter/newsletter.ts';
import { loadStoreViews, readinessOf, type Stores, storesOf } from './modules/store-views/store-views.ts';
import { outboundOpenOf } from './outbound-fetch.ts';
import { handOut } from './processes/hand-out-downloads/hand-out.ts';
import { showSample } from './processes/hand-out-downloads/show-sample.ts';
import { ordersInTurn } from './processes/place-order/orders-in-turn.ts';
import { stopInvitations } from './modules/reviews/reviews.ts';
import { type GatewayMessage, takeMessage } from './processes/settle-payment/take-message.ts';
import { cancelPaymentOf } from './processes/settle-payment/cancel-payment.ts';
import { type GatewayReturn, takeReturn } from './processes/settle-payment/take-return.ts';
import { providerCalls, type ProviderCallsParts } from './provider-calls.ts';
import type { ProviderOptions } from './provider-options.ts';
import type { AsOf } from './read-model/feed/change-feed.ts';
import { purgeTagsOf } from './read-model/feed/purge-tags-of.ts';
import { type ReadModel, readModelOf } from './read-model/read-model.ts';

export type { ProviderOptions } from './provider-options.ts';

export type Provider = {
  fetch: (request: Request, environment: RequestEnvironment) => Response | Promise<Response>;
  /**
   * Calls the listener with the tags of pages that changed, and what a page must at least have been made as of to show
   * it. A read in the listener already sees the change.
   * Returns a function that unsubscribes.
   */
  onChange: (listener: (tags: readonly string[], from: Partial<AsOf>) => void) => () => void;
  /** How much of the truth this process knows; undefined while what it shows is behind that. */
  asOf: () => AsOf | undefined;
  /** Resolves the customer group whose prices a visitor with a price cookie sees. */
  groupPricing: ReturnType<typeof groupPricing>;
  /** Counts a page as a step of a shopper's journey, beside the calls. */
  countStep: Metrics['countStep'];
  /** Ends the streams of events, which would keep a server from closing. */
  endStreams: () => void;
  /** Applies everything committed so far, so that tests need not wait for the change feed. */
  catchUp: () => Promise<void>;
  close: () => Promise<void>;
};

/**
 * Maximum number of feed positions a client may be ahead of this process. A larger position did not come
 * from this shop.
 */
const farthestAhead = 10_000;
/** Milliseconds an invalidation waits for its own process; the others follow within a second. */
const longestWaitMs = 1000;

const readModelFor = (
  { connection, logger, now, snapshot, searchCluster }: ProviderOptions,
  stores: Stores,
): Promise<ReadModel> => {
  /** The feed retries several times a second while the database is unavailable. */
  const isNews = firstWithin({ ms: 1000, atMost: 100, now });
  return readModelOf({
    connection,
    stores,
    now,
    ...(snapshot === undefined ? {} : { snapshot }),
    ...(searchCluster === undefined ? {} : { searchCluster }),
    onTrouble: (error) => {
      const message = error instanceof Error ? error.message : String(error);
      logger[isNews(message) ? 'warn' : 'debug']({ error: message }, 'catalogue');
    },
  });
};

/** Reports trouble with pictures, each kind once a second: a store that is away fails every picture of a page. */
const pictureTrouble = ({ logger, now }: ProviderOptions): ((error: unknown) => void) => {
  const isNews = firstWithin({ ms: 1000, atMost: 100, now });
  return (error) => {
    const message = error instanceof Error ? error.message : String(error);
    if (isNews(message)) logger.warn({ error: message }, 'pictures');
  };
};

const picturesFor = (options: ProviderOptions, onTrouble: (error: unknown) => void): PictureFiles => {
  const { pictureStore, pictureFolders, pictureCache: folder, settings, now } = options;
  const cache = { folder, mostBytes: settings.pictureCacheBytes, now, onTrouble };
  const places = pictureStore === undefined ? [] : [storePlace(pictureStore, cache)];
  return pictureFiles([...places, ...pictureFolders], cache);
};

const pictureKeeperFor = (
  options: ProviderOptions,
  onTrouble: (error: unknown) => void,
): PictureKeeper | undefined => {
  const store = givenPicturesStore(options);
  return store && pictureKeeper(store, { database: options.connection.db, onTrouble });
};

/** Files of the brand are few, small and never change at their address, so the last ones are kept. */
const brandFilesOf = ({ connection }: ProviderOptions): ReadBrandFile => {
  const kept = new LRUCache<string, NonNullable<Awaited<ReturnType<ReadBrandFile>>>>({ max: 16 });
  return async (name) => {
    const known = kept.get(name);
    const named = brandFileAt(name);
    if (known !== undefined || named === null) return known ?? null;
    const file = await readBrandFile(connection.read, named.role, named.hash);
    if (file !== null) kept.set(name, file);
    return file;
  };
};

const invalidationFor = (
  { connection, invalidateKey }: ProviderOptions,
  { limits, readModel }: { limits: RateLimits; readModel: ReadModel },
): Invalidation | undefined =>
  invalidationOf(invalidateKey, {
    guesses: limits.invalidationKeys,
    purge: async (tags, requestId) =>
      void (await readModel.waitFor(
        await recordInvalidation(connection.db, tags, { actor: 'invalidate', requestId }),
        longestWaitMs,
      )),
  });

/** Waits for a position of a client, unless it did not come from this shop. */
const waitsFor =
  (readModel: ReadModel): CallParts['waitFor'] =>
  async (position, atMostMs) =>
    position <= readModel.position() + farthestAhead && readModel.waitFor(position, atMostMs);

/** Calls the listener with the tags of pages that each change affects. */
const tellTags = (
  readModel: ReadModel,
  listener: (tags: readonly string[], from: Partial<AsOf>) => void,
): (() => void) =>
  readModel.subscribe(({ entities, from }) => {
    const tags = purgeTagsOf(entities);
    if (tags.length > 0) listener(tags, from);
  });

const feedFor = ({ connection, logger }: ProviderOptions): EventFeed =>
  eventFeed(connection.pool, (error) =>
    logger.warn({ error: error instanceof Error ? error.message : String(error) }, 'event feed'),
  );

/** What calls do with payments. */
const paymentsOf = ({ connection, settings }: ProviderOptions, shared: SharedParts) => {
  const parts = { database: connection.db, settings, ...shared };
  return {
    forCalls: { gateways: shared.gateways, cancelPayment: cancelPaymentOf(parts) },
    takeMessage: (message: GatewayMessage) => takeMessage(parts, message),
    takeReturn: (returned: GatewayReturn) => takeReturn(parts, returned),
  };
};

/**
 * Keeps this process's counts, runs the shop's jobs unless another process does, and plans statements
 * without waiting for it. Returns how all is stopped.
 */
const startBackgroundWork = async (
  options: ProviderOptions,
  shared: SharedParts,
  counts: Counts,
): Promise<() => Promise<void>> => {
  const { connection, logger, now, runsJobs = true } = options;
  // Startup does not wait for this. If the database does not respond, the first request that needs it
  // reports that.
  let isOver = false;
  const planned = planSessions(connection.byKey, {
    sessions: connection.sessionsByKey,
    isOver: () => isOver,
  }).catch(() => undefined);
  const stopCounts = keepCounts(counts, { database: connection.db, now, logger });
  const jobs = runsJobs ? await startShopJobs(options, shared) : undefined;
  return async () => {
    isOver = true;
    stopCounts();
    await Promise.all([jobs?.stop(), planned]);
  };
};

type MadeParts = Pick<
  ProviderCallsParts,
  | 'stores'
  | 'readModel'
  | 'secret'
  | 'limits'
  | 'seenTogether'
  | 'searchCounter'
  | 'clickCounter'
  | 'printer'
  | 'eventFeed'
  | 'gateways'
  | 'cancelPayment'
  | 'pictures'
  | 'downloads'
>;

const partsOfCalls = (
  { connection, now, settings, reportHosts = [], loginProviders = [], extensions = [] }: ProviderOptions,
  made: MadeParts,
): ProviderCallsParts => ({
  ...made,
  blockKinds: blockKindsOf(extensions.map(({ extension }) => extension)),
  database: connection.byKey,
  readDatabase: connection.read,
  exportDatabase: connection.read,
  passwords: passwordsOf(made.limits),
  loginProviders: loginProvidersOf(loginProviders, now),
  priceListOf: priceListOfToken(connection.read, { secret: made.secret, now }),
  // Half of the sessions stay free for carts.
  ordersInTurn: ordersInTurn(Math.ceil(connection.sessionsByKey / 2)),
  settings,
  reportHosts,
});

/** Returns how callers are told apart, and where from and how they reach the shop. */
const callersOf = (
  { connection, settings: { publicUrl, deskUrl }, trustedProxies, secureCookies }: ProviderOptions,
  secret: string,
) => ({
  whoAsks: identify(connection.byKey),
  whoWorks: identifyStaff(connection.byKey),
  whoHolds: identifyKey(connection.byKey),
  acceptsCaptcha: captchaChecker(connection.byKey, secret),
  ...(publicUrl === undefined ? {} : { publicUrl }),
  deskUrl,
  trustedProxies,
  secureCookies,
});

type Counts = Pick<MadeParts, 'seenTogether' | 'searchCounter' | 'clickCounter'>;

/** Closes parts one after the other. */
const inTurn = async (closings: readonly (() => void | Promise<void>)[]): Promise<void> => {
  for (const close of closings) await close();
};

/** Returns the counts that a process holds until its jobs take them. */
const newCounts = (): Counts => ({
  seenTogether: seenTogether(),
  searchCounter: searchCounter(),
  clickCounter: clickCounter(),
});

/** What people give to be kept: pictures that everybody sees, and files for their buyers. */
const keptFilesOf = (options: ProviderOptions, onTrouble: (error: unknown) => void) => ({
  pictures: pictureKeeperFor(options, onTrouble),
  downloads: downloadFilesFor(options),
});

/**
 * Routes that are no calls: what mail programs end with one press, and bought files, of which those elsewhere may be on
 * this machine where the shop is for trying.
 */
const ownRoutesOf = (
  { connection: { db, byKey: database }, now, settings }: ProviderOptions,
  { downloads: files, secret }: { downloads: DownloadFiles | undefined; secret: string },
): { oneClicks: OneClicks; fileRoutes: FileRoutes } => {
  const openOutside = outboundOpenOf({ allowsLoopback: settings.outboundLoopback });
  return {
    oneClicks: {
      newsletter: (key) => endByKey(db, key),
      'review-invitations': (key) => stopInvitations(db, key, now()),
    },
    fileRoutes: {
      handOutFile: (asked) => handOut({ database, files, secret, openOutside }, asked),
      showSample: (asked) => showSample({ database, files, openOutside }, asked),
    },
  };
};

/**
 * Creates the provider on a migrated database. The caller owns the connection and closes it after the
 * provider.
 */
export const createProvider = async (options: ProviderOptions): Promise<Provider> => {
  const { connection, logger, now } = options;
  const stores = storesOf(await loadStoreViews(connection.db));
  await grantPermissions(connection.db);
  const readModel = await readModelFor(options, stores);
  const secret = options.secret ?? randomBytes(32).toString('base64url');
  const limits = options.rateLimits
    ? rateLimitsOf({ now, limiters: sharedLimiters(connection.poolByKey) })
    : noRateLimits;
  const counts = newCounts();
  const metrics = metricsFor(options);
  const onTrouble = pictureTrouble(options);
  const [printer, pictures] = [pdfPrinter(), picturesFor(options, onTrouble)];
  const feed = feedFor(options);
  const shared = { stores, secret, gateways: await gatewaysFor(options) };
  const payments = paymentsOf(options, shared);
  const kept = keptFilesOf(options, onTrouble);
  const made = { stores, readModel, secret, limits, ...counts, printer, eventFeed: feed, ...kept };
  const parts = partsOfCalls(options, { ...made, ...payments.forCalls });
  const app = providerApp({
    ...(await providerCalls(parts, extensionCalls(options.extensions ?? [], parts.database))),
    ...ownRoutesOf(options, { ...kept, secret }),
    takeMessage: payments.takeMessage,
    takeReturn: payments.takeReturn,
    ...callersOf(options, secret),
    stores,
    pictures,
    brandFile: brandFilesOf(options),
    hasReplica: connection.replica !== undefined,
    logger,
    metrics,
    limits,
    waitFor: waitsFor(readModel),
    invalidation: invalidationFor(options, { limits, readModel }),
    notReady: readinessOf(connection.byKey, { now }),
    now,
    version: apiVersion,
  });
  const stopBackgroundWork = await startBackgroundWork(options, shared, counts);
  return {
    fetch: (request, environment) => app.fetch(request, environment),
    onChange: (listener) => tellTags(readModel, listener),
    asOf: () => (readModel.isSettled() ? readModel.asOf() : undefined),
    groupPricing: groupPricing(() => ({ secret, now: now() }), priceListOfGroup(connection.read, now)),
    countStep: metrics.countStep,
    endStreams: feed.close,
    catchUp: readModel.catchUp,
    close: () => inTurn([feed.close, stopBackgroundWork, printer.close, pictures.close, readModel.close]),
  };
};
