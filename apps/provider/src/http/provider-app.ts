import { randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import type { CallName } from '@dijla/contract/client';
import { calls, openApiDocument } from '@dijla/contract/schemas';
import type { Logger } from '../logger.ts';
import { refusal } from '../call/refusal.ts';
import type { PictureFiles } from '../modules/media/media.ts';
import { apiHeaders } from './answers/api-headers.ts';
import { jsonAnswer } from './answers/envelope.ts';
import { type RefuseCall, refusing } from './answers/refuse-call.ts';
import { refusedByDatabase } from './answers/refused-by-database.ts';
import { addUnavailableCalls } from './answers/unavailable-calls.ts';
import { trustedProxies } from './caller-address.ts';
import { firstWithin } from './first-within.ts';
import { addInvalidateRoute, type Invalidation } from './invalidate/invalidate-route.ts';
import { mayReadMetrics } from './may-read-metrics.ts';
import { methodsOf } from './methods-of.ts';
import type { Metrics } from './metrics.ts';
import { addPictureRoute } from './picture-route.ts';
import { type ProviderEnvironment as Env, storeOf } from './request-context.ts';
import { type CallParts, callServer } from './serve-call.ts';

export type ProviderAppParts = CallParts & {
  pictures: Pick<PictureFiles, 'read'>;
  logger: Logger;
  metrics: Metrics;
  trustedProxies: readonly string[];
  /** Returns null when a shopper can buy, otherwise what is missing. */
  notReady: () => Promise<string | null>;
  /** Absent when `/invalidate` is not available. */
  invalidation?: Invalidation | undefined;
  version: string;
};

/** Paths other wire clients use for the same calls. */
const aliases: Partial<Record<CallName, readonly string[]>> = {
  'order/place': ['/api/order/create'],
  'stock/check': ['/api/stock/check/:sku'],
  'user/change-password': ['/api/user/changePassword'],
  'user/order-history': ['/api/ext/orders/customer-order-history'],
  'brand/one': ['/api/ext/amasty-shop-by-brand/brand/attribute/:attribute/value/:value'],
};

const honoPath = (path: string) => path.replace(/\{(\w+)\}/g, ':$1');

/** Gives every request its id, and its response the common headers; measures and logs it. */
const observeRequests = (app: Hono<Env>, { metrics, logger }: ProviderAppParts): void => {
  app.use('*', async (context, next) => {
    const startedAt = performance.now();
    context.set('requestId', context.req.header('x-request-id')?.slice(0, 64) || randomUUID());
    context.set('call', 'none');
    await next();
    const seconds = (performance.now() - startedAt) / 1000;
    if (!context.get('isWhole')) {
      context.res.headers.set('x-request-id', context.get('requestId'));
      if (context.req.path.startsWith('/api'))
        for (const [name, value] of Object.entries(apiHeaders)) context.res.headers.set(name, value);
    }
    metrics.observeCall(context.get('call'), context.res.status, seconds);
    logger.debug(
      {
        requestId: context.get('requestId'),
        call: context.get('call'),
        status: context.res.status,
        ms: Math.round(seconds * 1000),
      },
      'call',
    );
  });
};

const faultLogger =
  (logger: Logger) =>
  (context: Context<Env>, fault: unknown): void => {
    const { name, message, stack } = fault instanceof Error ? fault : new Error(String(fault));
    logger.error(
      { requestId: context.get('requestId'), call: context.get('call'), error: { name, message, stack } },
      'unexpected',
    );
  };

/** Answers requests that throw. */
const answerFaults = (
  app: Hono<Env>,
  { logger, now }: ProviderAppParts,
  { refuse, logFault }: { refuse: RefuseCall; logFault: ReturnType<typeof faultLogger> },
): void => {
  /**
   * While the database is unavailable, every request fails with the same message, which is logged as a
   * warning once a second.
   */
  const isNews = firstWithin({ ms: 1000, atMost: 100, now });
  app.onError((error, context) => {
    const refused = refusedByDatabase(error);
    if (refused === null) logFault(context, error);
    else
      logger[isNews(error.message) ? 'warn' : 'debug'](
        { requestId: context.get('requestId'), call: context.get('call'), message: error.message },
        'database',
      );
    return refuse(context, refused ?? refusal('request.unexpected'));
  });
};

/** Adds the routes that say how the process is: alive, ready, its measurements, and the API it offers. */
const addStatusRoutes = (
  app: Hono<Env>,
  { metrics, notReady, version, ...parts }: ProviderAppParts,
): void => {
  const isForMetrics = mayReadMetrics(parts.trustedProxies);
  app.get('/api', () => jsonAnswer(200, { version }));
  app.get('/api/openapi.json', () => jsonAnswer(200, openApiDocument(), { 'cache-control': 'max-age=300' }));
  app.get('/healthz', () => jsonAnswer(200, { status: 'alive' }));
  app.get('/readyz', async () => {
    const missing = await notReady();
    return missing === null
      ? jsonAnswer(200, { status: 'ready' })
      : jsonAnswer(503, { status: 'not ready', missing });
  });
  app.get('/metrics', async (context, next) => {
    if (!isForMetrics(context.env?.socketAddress, context.req.raw.headers)) return next();
    return new Response(await metrics.registry.metrics(), {
      headers: { 'content-type': metrics.registry.contentType },
    });
  });
};

/** An unknown method, index or path ending under `/api/catalog` is an error of the request (wire §7.1). */
const refuseUnknownPaths = (app: Hono<Env>, refuse: RefuseCall): void => {
  app.all('/api/catalog/*', (context) => refuse(context, refusal('search.unreadable-request')));
  const known = new Set(Object.values(calls).map((call) => call.path));
  app.all('*', (context) =>
    refuse(
      context,
      refusal(known.has(context.req.path as never) ? 'request.method-not-allowed' : 'request.unknown-path'),
    ),
  );
};

/**
 * Returns the provider API as a plain `fetch`: loaders, tests and the network use the same handler (DESIGN
 * §7).
 */
export const providerApp = (parts: ProviderAppParts) => {
  const app = new Hono<Env>();
  const proxies = trustedProxies(parts.trustedProxies);
  const refuse = refusing(parts);
  const logFault = faultLogger(parts.logger);
  observeRequests(app, parts);
  answerFaults(app, parts, { refuse, logFault });

  const serve = callServer(parts, { proxies, refuse, logFault });
  app.options('/api/*', () => new Response(null, { status: 204, headers: apiHeaders }));
  for (const name of Object.keys(calls) as CallName[]) {
    for (const place of [honoPath(calls[name].path), ...(aliases[name] ?? [])])
      app.on(methodsOf(name), place, serve(name));
  }
  addStatusRoutes(app, parts);
  addPictureRoute(app, { ...parts, proxies });
  if (parts.invalidation) addInvalidateRoute(app, { invalidation: parts.invalidation, proxies });
  addUnavailableCalls(app, { refuse, languageOf: (context) => storeOf(context, parts.stores).language });
  refuseUnknownPaths(app, refuse);
  return app;
};
