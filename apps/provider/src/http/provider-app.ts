import { randomUUID } from 'node:crypto';
import type { BlockList } from 'node:net';
import { readTraceparent } from '@dijla/tracing/traceparent';
import { type Context, Hono } from 'hono';
import type { CallName } from '@dijla/contract/client';
import { type CallDefinition, calls } from '@dijla/contract/schemas';
import type { Logger } from '../logger.ts';
import { refusal } from '../call/refusal.ts';
import type { PictureFiles } from '../modules/media/media.ts';
import { apiHeaders } from './answers/api-headers.ts';
import { type RefuseCall, refusing } from './answers/refuse-call.ts';
import { refusedForNow, refusedNumber } from './answers/refused-faults.ts';
import { trustedProxies } from './caller-address.ts';
import { isEngineAway } from '@dijla/search-index/core/search-engine';
import { firstWithin } from './first-within.ts';
import { addDownloadRoutes, type FileRoutes } from './download-route.ts';
import { addHookRoute, type TakeMessage } from './hook-route.ts';
import { addMcpRoute } from './mcp/mcp-route.ts';
import { addOneClickRoutes, type OneClicks } from './one-click-route.ts';
import { addReturnRoute, type TakeReturn } from './return-route.ts';
import { addInvalidateRoute, type Invalidation } from './invalidate/invalidate-route.ts';
import { addBrandFileRoute, type ReadBrandFile } from './brand-file-route.ts';
import { addPictureRoute } from './picture-route.ts';
import { addReadsOwnWrites } from './reads-own-writes.ts';
import { type ProviderEnvironment as Env } from './request-context.ts';
import { methodsOf, routesOf } from './routes-of.ts';
import { type CallParts, callServer } from './serve-call.ts';
import { addStatusRoutes, type StatusParts } from './status-routes.ts';
import { traceRequest } from './trace-request.ts';

export type ProviderAppParts = CallParts &
  StatusParts & {
    pictures: Pick<PictureFiles, 'read'>;
    brandFile: ReadBrandFile;
    /** Absent where no gateway sends anything. */
    takeMessage?: TakeMessage;
    /** Absent where no gateway sends anybody back by a form. */
    takeReturn?: TakeReturn;
    oneClicks: OneClicks;
    /** Absent where the shop has no files to hand out. */
    fileRoutes?: FileRoutes | undefined;
    /** Whether reads go to a replica, which may lag behind what somebody has just written. */
    hasReplica?: boolean;
    logger: Logger;
    /** Absent when `/invalidate` is not available. */
    invalidation?: Invalidation | undefined;
  };

/**
 * What a log record says of the request it belongs to. The trace is that of a proxy or caller that sent `traceparent`;
 * while traces are sent, the logger names the one that is recorded.
 */
const whereOf = (context: Context<Env>) => {
  const traceId = readTraceparent(context.req.header('traceparent'))?.traceId;
  return {
    requestId: context.get('requestId'),
    ...(traceId !== undefined && { traceId }),
    call: context.get('call'),
  };
};

/** Gives every request its id, and its response the common headers; measures, traces and logs it. */
const observeRequests = (app: Hono<Env>, { metrics, logger }: ProviderAppParts, proxies: BlockList): void => {
  const observe = async (context: Context<Env>, next: () => Promise<void>): Promise<void> => {
    const startedAt = performance.now();
    context.set('requestId', context.req.header('x-request-id')?.slice(0, 64) || randomUUID());
    context.set('call', 'none');
    await next();
    const seconds = (performance.now() - startedAt) / 1000;
    if (!context.get('isWhole')) {
      context.res.headers.set('x-request-id', context.get('requestId'));
      if (context.req.path.startsWith('/api'))
        for (const [name, value] of Object.entries(apiHeaders(context.req.path)))
          context.res.headers.set(name, value);
    }
    metrics.observeCall(context.get('call'), context.res.status, seconds);
    const journey = context.get('journey');
    // What a page asks while it is rendered here is a part of the page, which counts as the step.
    if (journey !== undefined && !context.env?.inProcess)
      metrics.countStep(journey, context.res.status, seconds);
    logger.debug({ ...whereOf(context), status: context.res.status, ms: Math.round(seconds * 1000) }, 'call');
  };
  app.use('*', (context, next) => traceRequest(context, proxies, () => observe(context, next)));
};

const faultLogger =
  (logger: Logger) =>
  (context: Context<Env>, fault: unknown): void => {
    const { name, message, stack } = fault instanceof Error ? fault : new Error(String(fault));
    logger.error({ ...whereOf(context), error: { name, message, stack } }, 'unexpected');
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
    const invalid = refusedNumber(error);
    if (invalid !== null) return refuse(context, invalid);
    const refused = refusedForNow(error);
    if (refused === null) logFault(context, error);
    else
      logger[isNews(error.message) ? 'warn' : 'debug'](
        { ...whereOf(context), message: error.message },
        isEngineAway(error) ? 'search cluster' : 'database',
      );
    return refuse(context, refused ?? refusal('request.unexpected'));
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
  observeRequests(app, parts, proxies);
  answerFaults(app, parts, { refuse, logFault });
  if (parts.hasReplica) addReadsOwnWrites(app, parts);

  const serve = callServer(parts, { proxies, refuse, logFault });
  app.options('/api/*', ({ req }) => new Response(null, { status: 204, headers: apiHeaders(req.path) }));
  for (const [name, call] of Object.entries<CallDefinition>({ ...calls, ...parts.extensionCalls })) {
    for (const route of routesOf(call)) app.on(methodsOf(call), route, serve(name as CallName, call));
  }
  addStatusRoutes(app, parts);
  // Before the pictures of the catalog, whose addresses begin alike.
  addBrandFileRoute(app, parts.brandFile);
  addPictureRoute(app, { ...parts, proxies });
  if (parts.takeMessage) addHookRoute(app, { ...parts, takeMessage: parts.takeMessage, logFault });
  if (parts.takeReturn) addReturnRoute(app, { ...parts, takeReturn: parts.takeReturn, logFault });
  addOneClickRoutes(app, parts.oneClicks);
  if (parts.fileRoutes) addDownloadRoutes(app, { ...parts, ...parts.fileRoutes }, refuse);
  addMcpRoute(app, { ...parts, logFault });
  if (parts.invalidation) addInvalidateRoute(app, { invalidation: parts.invalidation, proxies });
  refuseUnknownPaths(app, refuse);
  return app;
};
