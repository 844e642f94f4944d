import type { Hono } from 'hono';
import { type CallDefinition, openApiDocument } from '@dijla/contract/schemas';
import { jsonAnswer } from './answers/envelope.ts';
import { mayReadMetrics } from './may-read-metrics.ts';
import type { Metrics } from './metrics.ts';
import type { ProviderEnvironment } from './request-context.ts';

export type HealthParts = {
  metrics: Pick<Metrics, 'registry'>;
  trustedProxies: readonly string[];
  /** Returns null when the process can do its work, otherwise what is missing. */
  notReady: () => Promise<string | null>;
};

/** Adds the routes that say how the process is: alive, ready, and its measurements. */
export const addHealthRoutes = (
  app: Hono<ProviderEnvironment>,
  { metrics, notReady, trustedProxies }: HealthParts,
): void => {
  const isForMetrics = mayReadMetrics(trustedProxies);
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

export type StatusParts = HealthParts & {
  metrics: Metrics;
  version: string;
  /** Calls of extensions, by name; absent where there are none. */
  extensionCalls?: Readonly<Record<string, CallDefinition>>;
};

/** Adds the routes of the health, and those that say which API the process offers. */
export const addStatusRoutes = (app: Hono<ProviderEnvironment>, parts: StatusParts): void => {
  app.get('/api', () => jsonAnswer(200, { version: parts.version }));
  app.get('/api/openapi.json', () =>
    jsonAnswer(200, openApiDocument(parts.extensionCalls), { 'cache-control': 'max-age=300' }),
  );
  addHealthRoutes(app, parts);
};
