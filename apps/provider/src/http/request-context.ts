import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { BlockList } from 'node:net';
import { refreshTokenHeader } from '@dijla/contract/client';
import type { CallerIdentity } from '../modules/customers/customers.ts';
import type { Stores } from '../modules/store-views/store-views.ts';
import type { RequestContext } from '../call/call-handler.ts';
import { callerAddress } from './caller-address.ts';
import { type Refusal, refusal } from '../call/refusal.ts';

/** What the process that took the request hands in: the socket's address, or the sign that it is one of ours. */
export type RequestEnvironment = {
  socketAddress?: string;
  inProcess?: boolean;
  whenSent?: RequestContext['whenSent'];
};

/** What the provider's app knows of a request; of one that `isWhole` the answer has the headers that all have. */
export type ProviderEnvironment = {
  Bindings: RequestEnvironment;
  Variables: { requestId: string; call: string; isWhole: boolean };
};

export type ContextParts = {
  stores: Stores;
  whoAsks: CallerIdentity;
  proxies: BlockList;
  now: () => number;
  requestId: string;
  onFault: RequestContext['onFault'];
  /** Of its address, read once: a search's is long. */ query: Readonly<Record<string, string>>;
};

export const cartCookie = 'dijla_cart';

const cartIdPattern = /^[0-9a-f]{32}$/;
/** Nothing shorter: guests of one network and browser who have no cart yet share one name space. */
const idempotencyKeyPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const deviceAtMost = 200;
const meansNoToken = new Set(['', 'null', 'undefined']);

/** The user token: header first, then query; guests send it empty or as the word null (wire §1.5). */
const tokenOf = (authorization: string | undefined, query: string | undefined): string | undefined => {
  const inHeader = authorization?.replace(/^Bearer\s*/i, '').trim();
  if (inHeader !== undefined && !meansNoToken.has(inHeader)) return inHeader;
  return query === undefined || meansNoToken.has(query) ? undefined : query;
};

/** Looks a token up once, however many ask. */
const askerOf = (
  token: string | undefined,
  whoAsks: CallerIdentity,
  now: number,
): RequestContext['asker'] => {
  let asker: ReturnType<RequestContext['asker']> | undefined;
  return () => (asker ??= token === undefined ? Promise.resolve({ kind: 'guest' }) : whoAsks(token, now));
};

/** Header, then query, then the default store (wire §1.6). */
export const storeOf = (context: Context, stores: Stores, query = context.req.query()) =>
  stores.byCode(context.req.header('x-vs-store-code') ?? query['storeCode']);

/** What a request says beside query and body; refused when its idempotency key is no uuid. Nothing is looked up yet. */
export const requestContextOf = (context: Context, parts: ContextParts): RequestContext | Refusal => {
  const environment = (context.env ?? {}) as RequestEnvironment;
  const idempotencyKey = context.req.header('idempotency-key');
  if (idempotencyKey !== undefined && !idempotencyKeyPattern.test(idempotencyKey)) {
    return refusal('request.invalid', { problem: 'Idempotency-Key should be a uuid' });
  }
  const cookieCartId = getCookie(context, cartCookie);
  const token = tokenOf(context.req.header('authorization'), parts.query['token']);
  const now = parts.now();
  return {
    requestId: parts.requestId,
    store: storeOf(context, parts.stores, parts.query),
    token,
    asker: askerOf(token, parts.whoAsks, now),
    cookie: (name) => getCookie(context, name),
    wantsTokenCookie: context.req.header(refreshTokenHeader) === 'cookie',
    device: (context.req.header('user-agent') ?? '').slice(0, deviceAtMost),
    cookieCartId: cookieCartId && cartIdPattern.test(cookieCartId) ? cookieCartId : undefined,
    idempotencyKey,
    address: callerAddress(
      environment.socketAddress,
      context.req.header('x-forwarded-for') ?? null,
      parts.proxies,
    ),
    now,
    gone: () => context.req.raw.signal,
    onFault: parts.onFault,
    whenSent: environment.whenSent,
  };
};
