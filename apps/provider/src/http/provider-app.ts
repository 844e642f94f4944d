import { randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { generateCookie } from 'hono/cookie';
import { type CallName, positionHeader } from '@dijla/contract/client';
import { type CallDefinition, calls, openApiDocument, type OrderBody } from '@dijla/contract/schemas';
import type { CallerIdentity } from '../call/caller.ts';
import type { Stores } from '../call/store-view.ts';
import type { Logger } from '../logger.ts';
import type { CallHandler, CallHandlers, CallOutput, RequestContext } from '../call/call-handler.ts';
import { type InvalidBody, parseInput, type ParsedInput } from '../call/call-input.ts';
import { trustedProxies } from './caller-address.ts';
import { compressed } from './answers/compressed.ts';
import { jsonAnswer, refusalAnswer } from './answers/envelope.ts';
import { etagOf, namesEtag } from './answers/etag-of.ts';
import { firstWithin } from './first-within.ts';
import type { PictureFiles } from '../modules/media/media.ts';
import { addInvalidateRoute, type Invalidation } from './invalidate/invalidate-route.ts';
import { mayReadMetrics } from './may-read-metrics.ts';
import { methodsOf } from './methods-of.ts';
import type { Metrics } from './metrics.ts';
import { isFromOwnPage } from './answers/own-page.ts';
import { addPictureRoute } from './picture-route.ts';
import type { RateLimits } from './limits/rate-limits.ts';
import { isRefusal, refusal, type Refusal } from '../call/refusal.ts';
import { refusedByDatabase } from './answers/refused-by-database.ts';
import { readJsonBody } from './request-body.ts';
import { refusedToken } from './refused-token.ts';
import { cartCookie, type ProviderEnvironment as Env, requestContextOf, storeOf } from './request-context.ts';
import type { SentCookie } from '../call/sent-cookie.ts';
import { addUnavailableCalls } from './answers/unavailable-calls.ts';
import { writtenMembers, writtenObject } from '../call/written-json.ts';

export type ProviderAppParts = {
  handlers: CallHandlers;
  invalidBodies: Partial<Record<CallName, InvalidBody>>;
  stores: Stores;
  whoAsks: CallerIdentity;
  pictures: Pick<PictureFiles, 'read'>;
  /** Base of the absolute URLs accepted in picture requests; without one, none are accepted. */
  publicUrl?: string;
  logger: Logger;
  metrics: Metrics;
  limits: RateLimits;
  trustedProxies: readonly string[];
  /** Whether cookies may be marked Secure, because the shop is reached over HTTPS. */
  secureCookies: boolean;
  /**
   * Waits until this process has applied changes up to a feed position, or until the milliseconds have
   * passed.
   */
  waitFor: (position: number, atMostMs: number) => Promise<boolean>;
  /** Returns null when a shopper can buy, otherwise what is missing. */
  notReady: () => Promise<string | null>;
  /** Absent when `/invalidate` is not available. */
  invalidation?: Invalidation | undefined;
  now: () => number;
  version: string;
};

const cors = {
  'access-control-allow-headers':
    'content-type, accept, authorization, x-vs-store-code, idempotency-key, x-feed-position',
  'access-control-allow-methods': 'GET, POST, PUT, DELETE, OPTIONS',
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'x-feed-position, x-request-id',
  'access-control-max-age': '86400',
};

/**
 * Headers of every response under `/api`. `nosniff` keeps browsers from treating JSON that echoes user input
 * as a page or a script.
 */
const apiHeaders = { ...cors, 'x-content-type-options': 'nosniff' };

/** Paths other wire clients use for the same calls. */
const aliases: Partial<Record<CallName, readonly string[]>> = {
  'order/place': ['/api/order/create'],
  'stock/check': ['/api/stock/check/:sku'],
  'user/change-password': ['/api/user/changePassword'],
  'user/order-history': ['/api/ext/orders/customer-order-history'],
  'brand/one': ['/api/ext/amasty-shop-by-brand/brand/attribute/:attribute/value/:value'],
};

const honoPath = (path: string) => path.replace(/\{(\w+)\}/g, ':$1');
/** Areas whose calls search documents. */
const searchingAreas: ReadonlySet<string> = new Set([
  'catalog',
  'product',
  'url',
  'brand',
  'category',
  'carousel',
]);
const areaOf = (name: CallName): string => name.split('/')[0] ?? '';
/** Whether a call is answered from memory, which lags slightly behind the database. */
const readsMemory = (name: CallName): boolean => searchingAreas.has(areaOf(name)) || areaOf(name) === 'stock';
const limitedKind = (name: CallName): 'search' | 'order' | undefined =>
  areaOf(name) === 'order' ? 'order' : searchingAreas.has(areaOf(name)) ? 'search' : undefined;
const longestWaitMs = 300;
const cartCookieSeconds = 60 * 60 * 24 * 90;
/** Returns the cart an order request names explicitly, as opposed to in the cookie. */
const namedCart = ({ query, body }: ParsedInput): string | undefined =>
  (body as OrderBody).cart_id || (query as { cartId?: string }).cartId || undefined;

/** Returns the cookie that sets a new guest cart, or that clears it when that cart was ordered. */
const cartCookies = ({
  name,
  output,
  cartId,
  cookieCartId,
}: {
  name: CallName;
  output: CallOutput<CallName>;
  cartId: string | undefined;
  cookieCartId: string | undefined;
}): SentCookie[] => {
  const where = { name: cartCookie, sameSite: 'Lax', path: '/api' } as const;
  if (name === 'cart/create') return [{ ...where, value: String(output.result), seconds: cartCookieSeconds }];
  return name === 'order/place' && cookieCartId !== undefined && cookieCartId === cartId
    ? [{ ...where, value: null, seconds: 0 }]
    : [];
};

/** Calls whose clients iterate over `result` without checking the code. */
const listingMethods: ReadonlySet<string> = new Set([
  'cart/shipping-methods',
  'cart/payment-methods',
] satisfies CallName[]);
/**
 * Replaces `result` with an empty list when the cart is not found or the request is invalid (wire §3.1,
 * §3.2). Other refusals, such as a rejected token or a missing element, keep their text.
 */
const asListed = (call: string, refused: Refusal): Refusal =>
  listingMethods.has(call) && (refused.code === 'cart.not-found' || refused.code === 'request.invalid')
    ? { ...refused, details: [] }
    : refused;

const bodyOf = (name: CallName, { result, meta }: CallOutput<CallName>, address: string): string => {
  const { raw }: CallDefinition = calls[name];
  if (raw) return JSON.stringify(result);
  const members = writtenMembers({ code: 200, result, ...(name === 'other/ip' ? { ip: address } : {}) });
  return meta ? `{${members},"meta":${writtenObject(meta)}}` : `{${members}}`;
};

/**
 * Returns the provider API as a plain `fetch`: loaders, tests and the network use the same handler (DESIGN
 * §7).
 */
export const providerApp = (parts: ProviderAppParts) => {
  const app = new Hono<Env>();
  const proxies = trustedProxies(parts.trustedProxies);
  /**
   * While the database is unavailable, every request fails with the same message, which is logged as a
   * warning once a second.
   */
  const isNews = firstWithin({ ms: 1000, atMost: 100, now: parts.now });
  const isForMetrics = mayReadMetrics(parts.trustedProxies);

  const withCookies = (answer: Response, cookies: readonly SentCookie[] = []): Response => {
    for (const { name, value, seconds, ...where } of cookies) {
      answer.headers.append(
        'set-cookie',
        generateCookie(name, value ?? '', {
          ...where,
          httpOnly: true,
          secure: parts.secureCookies,
          maxAge: value === null ? 0 : seconds,
        }),
      );
    }
    return answer;
  };

  const refuse = (context: Context<Env>, refused: Refusal): Response => {
    parts.metrics.countRefusal(refused.code);
    return withCookies(
      refusalAnswer(asListed(context.get('call'), refused), storeOf(context, parts.stores).language),
      refused.cookies,
    );
  };

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
    parts.metrics.observeCall(context.get('call'), context.res.status, seconds);
    parts.logger.debug(
      {
        requestId: context.get('requestId'),
        call: context.get('call'),
        status: context.res.status,
        ms: Math.round(seconds * 1000),
      },
      'call',
    );
  });

  const logFault = (context: Context<Env>, fault: unknown) => {
    const { name, message, stack } = fault instanceof Error ? fault : new Error(String(fault));
    parts.logger.error(
      { requestId: context.get('requestId'), call: context.get('call'), error: { name, message, stack } },
      'unexpected',
    );
  };

  app.onError((error, context) => {
    const refused = refusedByDatabase(error);
    if (refused === null) logFault(context, error);
    else
      parts.logger[isNews(error.message) ? 'warn' : 'debug'](
        { requestId: context.get('requestId'), call: context.get('call'), message: error.message },
        'database',
      );
    return refuse(context, refused ?? refusal('request.unexpected'));
  });

  /**
   * Builds the headers as a plain object, which goes to Node unchanged; `Headers` would be built, sorted and
   * taken apart again.
   */
  const answer = async (
    context: Context<Env>,
    name: CallName,
    output: CallOutput<CallName>,
    { address }: RequestContext,
  ): Promise<Response> => {
    const tagged = output.isTagged ? bodyOf(name, output, address) : undefined;
    const etag = tagged === undefined ? output.headers?.['etag'] : etagOf(tagged);
    const isKnown = etag !== undefined && namesEtag(context.req.header('if-none-match'), etag);
    const headers = {
      ...apiHeaders,
      'cache-control': etag ? 'no-cache' : 'no-cache, no-store',
      ...(isKnown ? {} : { 'content-type': 'application/json; charset=utf-8' }),
      ...output.headers,
      ...(etag ? { etag } : {}),
      ...(output.position ? { [positionHeader]: String(output.position) } : {}),
      'x-request-id': context.get('requestId'),
    };
    if (isKnown) return new Response(null, { status: 304, headers });
    if (output.written && context.req.method === 'HEAD') {
      // The body is dropped unread; without the cancel it would keep its slot in the queue.
      if (output.written instanceof ReadableStream) void output.written.cancel();
      return new Response(null, { headers });
    }
    const body = output.written ?? tagged ?? bodyOf(name, output, address);
    if (context.env?.inProcess || context.req.method === 'HEAD') return new Response(body, { headers });
    const sent = await compressed(body, context.req.header('accept-encoding'));
    // A strong ETag promises identical bytes, so a compressed body gets a weak one.
    const weak = etag && sent.headers['content-encoding'] ? { etag: `W/${etag}` } : {};
    return new Response(sent.body, { headers: { ...headers, ...sent.headers, ...weak } });
  };

  /** Runs the call's handler. An order is refused when its cart was refused too often lately. */
  const carryOut = async (
    name: CallName,
    input: ParsedInput & { params: Record<string, string> },
    { requestContext, cartId }: { requestContext: RequestContext; cartId: string | undefined },
  ) => {
    const handler = parts.handlers[name] as CallHandler<CallName>;
    const limited = cartId ? await parts.limits.mayOrder(cartId) : null;
    if (limited) return limited;
    const output = await handler(input as never, requestContext);
    // An order refused as busy was not examined, so it does not count as refused.
    if (cartId && isRefusal(output) && output.code !== 'request.busy')
      await parts.limits.orderRefused(cartId);
    return output;
  };

  const isOwn = ({ req }: Context<Env>): boolean =>
    isFromOwnPage(
      { fetchSite: req.header('sec-fetch-site') ?? null, origin: req.header('origin') ?? null },
      { requestUrl: req.url, publicUrl: parts.publicUrl },
    );

  /**
   * Whether a response may set the cart cookie. Otherwise a page of any site could replace the shopper's
   * cart with its own. A client that sends neither header is not a page.
   */
  const maySetCart = (context: Context<Env>): boolean =>
    isOwn(context) ||
    (context.req.header('sec-fetch-site') === undefined && context.req.header('origin') === undefined);

  const serve =
    (name: CallName) =>
    async (context: Context<Env>): Promise<Response> => {
      context.set('call', name);
      const asked = context.req.query();
      const requestContext = requestContextOf(context, {
        query: asked,
        stores: parts.stores,
        whoAsks: parts.whoAsks,
        proxies,
        now: parts.now,
        requestId: context.get('requestId'),
        onFault: (fault) => logFault(context, fault),
      });
      if (isRefusal(requestContext)) return refuse(context, requestContext);

      const kind = limitedKind(name);
      const limited =
        kind && !context.env?.inProcess ? await parts.limits.enter(kind, requestContext.address) : null;
      if (limited) return refuse(context, limited);

      const body = context.req.method === 'GET' ? { value: undefined } : await readJsonBody(context.req.raw);
      if (isRefusal(body)) return refuse(context, body);
      const params = context.req.param() as Record<string, string>;
      const input = parseInput(
        name,
        { query: { ...asked, ...params }, body: body.value },
        { invalidBody: parts.invalidBodies[name], language: requestContext.store.language },
      );
      if (isRefusal(input)) return refuse(context, (await refusedToken(name, requestContext)) ?? input);

      const written = Number(context.req.header(positionHeader) ?? 0);
      if (readsMemory(name) && Number.isSafeInteger(written) && written > 0)
        await parts.waitFor(written, longestWaitMs);
      const named = name === 'order/place' ? namedCart(input) : undefined;
      const cartId = name === 'order/place' ? (named ?? requestContext.cookieCartId) : undefined;
      // A browser sends the cookie with requests from pages of any site.
      if (cartId !== undefined && named === undefined && !isOwn(context))
        return refuse(context, refusal('order.foreign-page'));
      const output = await carryOut(name, { ...input, params }, { requestContext, cartId });
      if (isRefusal(output)) return refuse(context, output);
      const ofCart = maySetCart(context)
        ? cartCookies({ name, output, cartId, cookieCartId: requestContext.cookieCartId })
        : [];
      const cookies = [...ofCart, ...(output.cookies ?? [])];
      const answered = withCookies(await answer(context, name, output, requestContext), cookies);
      context.set('isWhole', true);
      return answered;
    };

  app.options('/api/*', () => new Response(null, { status: 204, headers: apiHeaders }));
  for (const name of Object.keys(calls) as CallName[]) {
    for (const place of [honoPath(calls[name].path), ...(aliases[name] ?? [])])
      app.on(methodsOf(name), place, serve(name));
  }
  app.get('/api', () => jsonAnswer(200, { version: parts.version }));
  app.get('/api/openapi.json', () => jsonAnswer(200, openApiDocument(), { 'cache-control': 'max-age=300' }));
  app.get('/healthz', () => jsonAnswer(200, { status: 'alive' }));
  app.get('/readyz', async () => {
    const missing = await parts.notReady();
    return missing === null
      ? jsonAnswer(200, { status: 'ready' })
      : jsonAnswer(503, { status: 'not ready', missing });
  });
  app.get('/metrics', async (context, next) => {
    if (!isForMetrics(context.env?.socketAddress, context.req.raw.headers)) return next();
    return new Response(await parts.metrics.registry.metrics(), {
      headers: { 'content-type': parts.metrics.registry.contentType },
    });
  });

  addPictureRoute(app, { ...parts, proxies });
  if (parts.invalidation) addInvalidateRoute(app, { invalidation: parts.invalidation, proxies });
  addUnavailableCalls(app, { refuse, languageOf: (context) => storeOf(context, parts.stores).language });

  // An unknown method, index or path ending under `/api/catalog` is an error of the request (wire §7.1).
  app.all('/api/catalog/*', (context) => refuse(context, refusal('search.unreadable-request')));
  const known = new Set(Object.values(calls).map((call) => call.path));
  app.all('*', (context) =>
    refuse(
      context,
      refusal(known.has(context.req.path as never) ? 'request.method-not-allowed' : 'request.unknown-path'),
    ),
  );
  return app;
};
