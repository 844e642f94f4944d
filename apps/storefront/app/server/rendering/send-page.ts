import type { IncomingMessage, ServerResponse } from 'node:http';
import type { StoredPage } from './stored-page.ts';
import type { Redirect } from '../store-redirect.ts';
import { retryAfterSeconds } from '../unavailable.ts';

type Headers = Readonly<Record<string, string>>;

/**
 * Browsers revalidate each time; shared caches keep a page for a minute and may serve it stale for ten more.
 */
const pageCaching: Headers = {
  'cache-control': 'no-cache, s-maxage=60, stale-while-revalidate=600',
  'cdn-cache-control': 'public, max-age=60, stale-while-revalidate=600',
  vary: 'accept-encoding',
};

/**
 * A page with group prices is kept only by the customer's browser and revalidated each time, as the customer
 * may have signed out.
 */
const ofGroup: Headers = { 'cache-control': 'private, no-cache', vary: 'accept-encoding, cookie' };

/** A page of the account says nothing of its customer, and yet only her browser keeps it. */
const ofAccount: Headers = { 'cache-control': 'private, no-cache', vary: 'accept-encoding' };

/** A page that depends on the visitor is not cached at all. */
const personal: Headers = {
  'cache-control': 'private, no-store',
  vary: 'accept-encoding, cookie, accept-language',
};

const bodyFor = (page: StoredPage, accepted: string) => {
  if (/\bbr\b/.test(accepted)) return { body: page.brotli, encoding: 'br' };
  if (/\bgzip\b/.test(accepted)) return { body: page.gzip, encoding: 'gzip' };
  return { body: page.identity, encoding: undefined };
};

export type PageToSend = {
  page: StoredPage;
  common: Headers;
  /** Sent as the header `x-cache`. */
  cache: 'hit' | 'miss';
  /**
   * Whom the page is for: everyone (the default), this visitor, a customer group, or customers. Only pages for
   * everyone may be kept by shared caches.
   */
  audience?: 'everyone' | 'visitor' | 'group' | 'customer';
};

/**
 * Whether `If-None-Match` contains the ETag. Weak and strong forms are equal, because a proxy may have
 * weakened the tag.
 */
const isKnown = (ifNoneMatch: string | undefined, etag: string): boolean =>
  (ifNoneMatch ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === etag.replace(/^W\//, ''));

/** Sends a page in its stored encoding, or 304 if the browser already has it. */
export const sendPage = (
  request: IncomingMessage,
  response: ServerResponse,
  { page, common, cache, audience = 'everyone' }: PageToSend,
): void => {
  const { body, encoding } = bodyFor(page, String(request.headers['accept-encoding'] ?? ''));
  const isFine = page.status === 200;
  const caching: Headers =
    audience === 'visitor'
      ? personal
      : isFine
        ? { ...{ everyone: pageCaching, group: ofGroup, customer: ofAccount }[audience], etag: page.etag }
        : { 'cache-control': 'no-store' };
  const again: Headers = page.status === 503 ? { 'retry-after': String(retryAfterSeconds) } : {};
  const headers = { ...page.headers, 'x-cache': cache, ...caching, ...again, ...common };
  if (isFine && isKnown(request.headers['if-none-match'], page.etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  response.writeHead(page.status, {
    ...headers,
    ...(encoding ? { 'content-encoding': encoding } : {}),
    'content-length': body.byteLength,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
};

export const sendRedirect = (response: ServerResponse, redirect: Redirect, common: Headers): void => {
  const caching: Headers = redirect.isPersonal ? personal : { 'cache-control': 'public, max-age=3600' };
  response.writeHead(redirect.status, { ...common, ...caching, location: redirect.location }).end();
};

const words: Readonly<Record<number, string>> = {
  400: 'Bad request',
  404: 'Not found',
  405: 'Method not allowed',
  414: 'Address too long',
  503: 'Very busy, please try again',
  500: 'Something went wrong',
};

/** Sends a plain-text message for a request that no page can be rendered for. */
export const sendText = (response: ServerResponse, status: number, headers: Headers): void => {
  response
    .writeHead(status, {
      ...headers,
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
    })
    .end(words[status] ?? '');
};
