import { randomBytes } from 'node:crypto';
import { recordInvalidation } from './database/change-sql.ts';
import type { Connection } from './database/database.ts';
import {
  brandCalls,
  carouselCalls,
  categoryCalls,
  checkStock,
  listStock,
  mapUrl,
  recommendProducts,
  renderList,
  resolveUrl,
  searchCatalog,
} from './browse/browse.ts';
import type { CallHandlers } from './call/call-handler.ts';
import { firstWithin } from './http/first-within.ts';
import { invalidationOf } from './http/invalidate/invalidate-route.ts';
import { metricsOf } from './http/metrics.ts';
import { providerApp } from './http/provider-app.ts';
import { sharedLimiters } from './http/limits/limiters.ts';
import { noRateLimits, rateLimitsOf } from './http/limits/rate-limits.ts';
import { refusal } from './call/refusal.ts';
import type { RequestEnvironment } from './http/request-context.ts';
import { startJobs } from './jobs/start-jobs.ts';
import type { Logger } from './logger.ts';
import { cartCalls, planSessions } from './modules/cart/cart.ts';
import { seenTogether, tellSeenTogether } from './modules/catalog/catalog.ts';
import { checkoutCalls } from './modules/checkout/checkout.ts';
import {
  customerCalls,
  groupPricing,
  invalidCustomer,
  invalidPasswords,
  invalidProfile,
  priceListOfGroup,
  priceListOfToken,
  identify,
} from './modules/customers/customers.ts';
import { pictureFiles } from './modules/media/media.ts';
import { listOrders } from './modules/orders/orders.ts';
import {
  loadStoreViews,
  readinessOf,
  readIp,
  storeCalls,
  storesOf,
} from './modules/store-views/store-views.ts';
import { invalidOrderBody } from './processes/place-order/order-invalid.ts';
import { orderCalls } from './processes/place-order/place-order.ts';
import { purgeTagsOf } from './read-model/feed/purge-tags-of.ts';
import { readModelOf } from './read-model/read-model.ts';

export type ProviderOptions = {
  connection: Connection;
  logger: Logger;
  /** Epoch milliseconds. */
  now: () => number;
  /** Folders of picture masters, searched in this order. */
  pictureFolders: readonly string[];
  pictureCache: string;
  /** Maximum size of the picture cache in bytes, 2 GB by default. */
  pictureCacheBytes?: number;
  /**
   * Snapshot file this process starts from, when it matches, and keeps up to date. Without one, each start
   * reads the whole catalog.
   */
  snapshot?: string;
  /**
   * Signs tokens; the same in all processes of a shop. Without one, tokens of this process are valid only
   * while it runs.
   */
  secret?: string;
  /** URL shoppers use. */
  publicUrl?: string;
  trustedProxies: readonly string[];
  rateLimits: boolean;
  secureCookies: boolean;
  /** Key that authorizes `/invalidate`; without one, the route does not exist. */
  invalidateKey?: string | undefined;
};

export type Provider = {
  fetch: (request: Request, environment: RequestEnvironment) => Response | Promise<Response>;
  /**
   * Calls the listener with the tags of pages that changed. A read in the listener already sees the change.
   * Returns a function that unsubscribes.
   */
  onChange: (listener: (tags: readonly string[]) => void) => () => void;
  /** Resolves the customer group whose prices a visitor with a price cookie sees. */
  groupPricing: ReturnType<typeof groupPricing>;
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
const usualPictureCacheBytes = 2_000_000_000;

/**
 * Creates the provider on a migrated database. The caller owns the connection and closes it after the
 * provider.
 */
export const createProvider = async (options: ProviderOptions): Promise<Provider> => {
  const { connection, logger, now } = options;
  const stores = storesOf(await loadStoreViews(connection.db));
  /** The feed retries several times a second while the database is unavailable. */
  const isNews = firstWithin({ ms: 1000, atMost: 100, now });
  const readModel = await readModelOf({
    connection,
    stores,
    now,
    ...(options.snapshot === undefined ? {} : { snapshot: options.snapshot }),
    onTrouble: (error) => {
      const message = error instanceof Error ? error.message : String(error);
      logger[isNews(message) ? 'warn' : 'debug']({ error: message }, 'catalogue');
    },
  });
  const secret = options.secret ?? randomBytes(32).toString('base64url');
  const priceListOf = priceListOfToken(connection.read, { secret, now });
  const limits = options.rateLimits
    ? rateLimitsOf({ now, limiters: sharedLimiters(connection.poolByKey) })
    : noRateLimits;
  const together = seenTogether();
  const buying = { database: connection.byKey, stores };
  const handlers: CallHandlers = {
    'catalog/search': searchCatalog({ readModel, stores, priceListOf }),
    'stock/check': checkStock({ readModel }),
    'stock/list': listStock({ readModel }),
    ...cartCalls({ ...buying, limits }),
    ...checkoutCalls(buying),
    ...orderCalls(buying, { atOnce: Math.ceil(connection.sessionsByKey / 2) }),
    ...customerCalls({ ...buying, secret, limits }),
    'user/order-history': listOrders(buying),
    'product/render-list': renderList({
      readModel,
      stores,
      ...(options.publicUrl === undefined ? {} : { publicUrl: options.publicUrl }),
    }),
    'url/map': mapUrl({ readModel, priceListOf }),
    'url/resolver': resolveUrl({ database: connection.read, readModel }),
    'product/recommendations': recommendProducts({ database: connection.read, readModel, priceListOf }),
    'product/seen-together': tellSeenTogether({ seenTogether: together, limits }),
    ...brandCalls({ database: connection.read, readModel }),
    ...categoryCalls({ database: connection.read, readModel, stores }),
    ...carouselCalls({ database: connection.read, readModel, stores, priceListOf }),
    ...storeCalls(connection.read),
    'other/ip': readIp,
  };
  const pictures = pictureFiles(options.pictureFolders, {
    folder: options.pictureCache,
    mostBytes: options.pictureCacheBytes ?? usualPictureCacheBytes,
    now,
    onTrouble: (error) =>
      logger.warn({ error: error instanceof Error ? error.message : String(error) }, 'pictures'),
  });
  const app = providerApp({
    handlers,
    whoAsks: identify(connection.byKey),
    invalidBodies: {
      'order/place': invalidOrderBody,
      'user/create': invalidCustomer,
      'user/update': invalidProfile,
      'user/change-password': invalidPasswords,
      'catalog/search': () => refusal('search.unreadable-request'),
    },
    stores,
    pictures,
    ...(options.publicUrl === undefined ? {} : { publicUrl: options.publicUrl }),
    logger,
    metrics: metricsOf(),
    limits,
    trustedProxies: options.trustedProxies,
    secureCookies: options.secureCookies,
    waitFor: async (position, atMostMs) =>
      position <= readModel.position() + farthestAhead && readModel.waitFor(position, atMostMs),
    invalidation: invalidationOf(options.invalidateKey, {
      guesses: limits.invalidationKeys,
      purge: async (tags, requestId) =>
        void (await readModel.waitFor(
          await recordInvalidation(connection.db, tags, { actor: 'invalidate', requestId }),
          longestWaitMs,
        )),
    }),
    notReady: readinessOf(connection.byKey, { now }),
    now,
    version: '1',
  });
  // Startup does not wait for this. If the database does not respond, the first request that needs it
  // reports that.
  let isOver = false;
  const planned = planSessions(connection.byKey, {
    sessions: connection.sessionsByKey,
    isOver: () => isOver,
  }).catch(() => undefined);
  const stopJobs = startJobs({ database: connection.db, seenTogether: together, now, logger });
  return {
    fetch: (request, environment) => app.fetch(request, environment),
    onChange: (listener) =>
      readModel.subscribe(({ entities }) => {
        const tags = purgeTagsOf(entities);
        if (tags.length > 0) listener(tags);
      }),
    groupPricing: groupPricing(() => ({ secret, now: now() }), priceListOfGroup(connection.read, now)),
    catchUp: readModel.catchUp,
    close: async () => {
      stopJobs();
      isOver = true;
      await planned;
      await pictures.close();
      await readModel.close();
    },
  };
};
