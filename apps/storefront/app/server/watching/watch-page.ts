import type { IncomingMessage, ServerResponse } from 'node:http';
import { inSpan, isTracing, nameSpan, noteOnSpan } from '@dijla/tracing/tracing';
import { writeTraceparent } from '@dijla/tracing/traceparent';
import type { PageRouteName } from '../../page-routes.ts';
import type { StorefrontOptions } from '../storefront-options.ts';

type Exchange = { request: IncomingMessage; response: ServerResponse };

const routes = new WeakMap<ServerResponse, PageRouteName>();

/** Notes which page a response is, and whether it was stored: for its trace, and for counting it. */
export const notePage = (
  response: ServerResponse,
  { route, cache }: { route: PageRouteName; cache: 'hit' | 'miss' },
): void => {
  routes.set(response, route);
  nameSpan(`page ${route}`);
  noteOnSpan({ 'dijla.page': route, 'dijla.cache': cache });
};

/**
 * Answers a request for a page within a span. The answer says which one it is (`Server-Timing`), so that whoever sees
 * the page in a browser finds its trace; the page's own scripts send none. The span is named by `notePage`:
 * an address may name an order or a person, and is not told.
 */
const tracePage = (
  { traceOf }: Pick<StorefrontOptions, 'traceOf'>,
  { request, response }: Exchange,
  answer: () => Promise<void> | void,
): Promise<void> =>
  inSpan('page', { kind: 'server', ...traceOf?.(request) }, async (span) => {
    if (span.reference?.isSampled)
      response.setHeader('server-timing', `traceparent;desc="${writeTraceparent(span.reference)}"`);
    await answer();
    const { statusCode } = response;
    span.set({ 'http.request.method': request.method ?? 'GET', 'http.response.status_code': statusCode });
    if (statusCode >= 500) span.fail(String(statusCode));
  });

/** Answers a request for a page, traced where traces are sent, and tells `onPage` which one it was and how it went. */
export const watchPage = async (
  options: Pick<StorefrontOptions, 'traceOf' | 'onPage'>,
  exchange: Exchange,
  answer: () => Promise<void> | void,
): Promise<void> => {
  const startedAt = performance.now();
  await (isTracing() ? tracePage(options, exchange, answer) : answer());
  const { response } = exchange;
  const route = routes.get(response);
  // Whoever leaves before the page is there was not answered, and nobody knows why she left.
  if (route !== undefined && response.writableEnded)
    options.onPage?.({
      route,
      status: response.statusCode,
      seconds: (performance.now() - startedAt) / 1000,
    });
};
