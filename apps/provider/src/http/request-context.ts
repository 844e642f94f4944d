import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { BlockList } from 'node:net';
import { refreshTokenHeader } from '@dijla/contract/client';
import type { Journey } from '@dijla/contract/schemas';
import { apiKeyIn } from '../call/api-key.ts';
import type { CallerIdentity } from '../call/caller.ts';
import { deskCookieName } from '../call/desk-cookie.ts';
import type { Stores } from '../call/store-view.ts';
import type { RequestContext } from '../call/call-handler.ts';
import { callerAddress } from './caller-address.ts';
import { isLocalRequest } from './desk/local-request.ts';
import { type Refusal, refusal } from '../call/refusal.ts';

/**
 * Data passed in by the process that received the request: the socket's address, or the mark of an
 * in-process request.
 */
export type RequestEnvironment = {
  socketAddress?: string;
  inProcess?: boolean;
  whenSent?: RequestContext['whenSent'];
};

/**
 * Hono environment of the provider's app. When `isWhole` is set, the response already has the common
 * headers.
 */
export type ProviderEnvironment = {
  Bindings: RequestEnvironment;
  Variables: {
    requestId: string;
    call: string;
    isWhole: boolean;
    /** The journey that the request is a step of. */
    journey?: Journey | undefined;
  };
};

export type ContextParts = {
  stores: Stores;
  /** Identifies callers by the user token, at the desk by the session in the cookie. */
  identify: CallerIdentity;
  /** Identifies programs by the API key they send to the desk. */
  identifyKey: CallerIdentity;
  isDesk: boolean;
  isSecure: boolean;
  /** Base of the shop's addresses, where it is known. */
  publicUrl: string | undefined;
  /** Every address that the shop and its desk are known at. */
  knownUrls: readonly string[];
  proxies: BlockList;
  now: () => number;
  requestId: string;
  onFault: RequestContext['onFault'];
  /** Parsed once from the request's URL, because a search's is long. */
  query: Readonly<Record<string, string>>;
};

export const cartCookie = 'dijla_cart';

const cartIdPattern = /^[0-9a-f]{32}$/;
/** Requires a full UUID: guests without a cart who share a network and browser share one key namespace. */
const idempotencyKeyPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const deviceAtMost = 200;
const meansNoToken = new Set(['', 'null', 'undefined']);

/**
 * Returns the user token from the header, else the query, else the path of calls that have it there. Guests send it
 * empty or as the word null (wire §1.5); `me` in a path stands for whom the header names.
 */
const tokenOf = (
  authorization: string | undefined,
  { query, path }: { query: string | undefined; path: string | undefined },
): string | undefined => {
  const inHeader = authorization?.replace(/^Bearer\s*/i, '').trim();
  return [inHeader, query, path === 'me' ? undefined : path].find(
    (given) => given !== undefined && !meansNoToken.has(given),
  );
};

/** Returns a function that looks the token up once, on its first call. */
const callerOf = (
  token: string | undefined,
  identify: CallerIdentity,
  now: number,
): RequestContext['caller'] => {
  let caller: ReturnType<RequestContext['caller']> | undefined;
  return () => (caller ??= token === undefined ? Promise.resolve({ kind: 'guest' }) : identify(token, now));
};

/** Staff who are let in on this machine alone are nobody elsewhere. */
const localOnly =
  (identify: CallerIdentity, isLocal: boolean): CallerIdentity =>
  async (token, now) => {
    const caller = await identify(token, now);
    const isDemo = (caller.kind === 'staff' || caller.kind === 'key') && caller.staff.is_demo;
    return isDemo && !isLocal ? { kind: caller.kind === 'key' ? 'wrong-key' : 'expired' } : caller;
  };

/** Returns the origin browsers open the shop and its desk at: the public one where it is known and safe. */
const originOf = (requestUrl: string, publicUrl: string | undefined): string =>
  new URL(publicUrl?.startsWith('https:') ? publicUrl : requestUrl).origin;

/**
 * Returns the store view from the header, then the path of calls that have it there (wire §11), then the query, then
 * the default (wire §1.6).
 */
export const storeOf = (context: Context, stores: Stores, query = context.req.query()) =>
  stores.byCode(
    context.req.header('x-vs-store-code') ?? context.req.param('storeCode') ?? query['storeCode'],
  );

/**
 * Returns the request data besides query and body, or a refusal when the idempotency key is not a UUID.
 * Looks nothing up yet.
 */
export const requestContextOf = (context: Context, parts: ContextParts): RequestContext | Refusal => {
  const environment = (context.env ?? {}) as RequestEnvironment;
  const idempotencyKey = context.req.header('idempotency-key');
  if (idempotencyKey !== undefined && !idempotencyKeyPattern.test(idempotencyKey)) {
    return refusal('request.invalid', { problem: 'Idempotency-Key should be a uuid' });
  }
  const cookieCartId = getCookie(context, cartCookie);
  const { isSecure, isDesk } = parts;
  // At the desk a customer's token is nobody's, elsewhere the cookie of the desk is.
  const token = isDesk
    ? undefined
    : tokenOf(context.req.header('authorization'), {
        query: parts.query['token'],
        path: context.req.param('token'),
      });
  const key = isDesk ? apiKeyIn(context.req.header('authorization')) : undefined;
  const credential = key ?? (isDesk ? getCookie(context, deskCookieName(isSecure)) : token);
  const identify = key === undefined ? parts.identify : parts.identifyKey;
  const now = parts.now();
  const isLocal =
    isDesk &&
    isLocalRequest({
      url: context.req.url,
      headers: context.req.raw.headers,
      socketAddress: environment.socketAddress,
      knownUrls: parts.knownUrls,
    });
  return {
    requestId: parts.requestId,
    store: storeOf(context, parts.stores, parts.query),
    token,
    caller: callerOf(credential, isDesk ? localOnly(identify, isLocal) : identify, now),
    cookie: (name) => getCookie(context, name),
    wantsTokenCookie: context.req.header(refreshTokenHeader) === 'cookie',
    device: (context.req.header('user-agent') ?? '').slice(0, deviceAtMost),
    isSecure,
    isLocal,
    pageOrigin: originOf(context.req.url, parts.publicUrl),
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
