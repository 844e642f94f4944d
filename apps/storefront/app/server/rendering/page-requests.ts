import type { IncomingMessage, ServerResponse } from 'node:http';
import type { LRUCache } from 'lru-cache';
import { previewHeaders, previewParameter, readPreview } from '../content-preview.ts';
import { type GroupPrices, groupPricesFor, groupTokenIn, type ShownPrices } from '../group-prices.ts';
import type { MissingAddresses } from '../missing-addresses.ts';
import { notFoundPage } from '../not-found-page.ts';
import type { OutputCache } from './output-cache.ts';
import type { StoredPage } from './stored-page.ts';
import { type PageKey, pageKeyOf } from './page-key.ts';
import { callerHasGone } from './render-refusal.ts';
import type { RenderPage } from './rendered-page.ts';
import { type PageToSend, sendPage, sendRedirect, sendText } from './send-page.ts';
import type { RenderCaller } from './shared-render.ts';
import { notePage } from '../watching/watch-page.ts';
import { storeChoice } from '../store-choice.ts';
import { storeRedirect } from '../store-redirect.ts';
import type { StorefrontOptions } from '../storefront-options.ts';
import { storeOfPath } from '../../i18n/store-of-path.ts';

/** What requests for pages are answered with. */
export type PageServing = {
  options: StorefrontOptions;
  buildId: string;
  cache: OutputCache;
  render: RenderPage;
  /** Headers of every response. */
  common: Readonly<Record<string, string>>;
  missing: MissingAddresses;
  /**
   * Cache keys of pages with general prices, by request URLs that were hits before: parsing a URL costs more
   * than sending its page.
   */
  storedAt: LRUCache<string, string>;
};

export type PageRequest = { request: IncomingMessage; response: ServerResponse; url: URL };

/** Name of the price list for everyone whose group has no list of its own. */
const generalPriceList = 'general';

const variantOf = (buildId: string, prices: GroupPrices | null) => ({
  buildId,
  priceList: prices?.priceList ?? generalPriceList,
});

/** Whether an address can be decoded. No page has an address that cannot. */
const isReadable = (address: string): boolean => {
  try {
    decodeURI(address);
    return true;
  } catch {
    return false;
  }
};

/** Returns who waits for a page: the network it is counted under, and when the connection has closed. */
export const callerOf = (
  { networkOf }: Pick<StorefrontOptions, 'networkOf'>,
  { request, response }: Pick<PageRequest, 'request' | 'response'>,
): RenderCaller => {
  const gone = new AbortController();
  response.once('close', () => gone.abort(callerHasGone));
  return { network: networkOf(request), gone: gone.signal };
};

/** Returns whom a page is for: those of the account are for customers, whatever prices they show. */
const audienceOf = (page: PageKey | undefined, { audience }: ShownPrices): PageToSend['audience'] => {
  if (page === undefined) return 'visitor';
  return page.tag === 'my-account' && audience !== 'visitor' ? 'customer' : audience;
};

/** Whether a page is one that guests see too: those of the account and of one order stay with the process that made them. */
const isForGuests = ({ tag, route }: PageKey): boolean => tag !== 'my-account' && route !== 'orderTracking';

/** Returns the page at an address, or the shared page for unknown addresses of its route. */
const findPage = async (
  { cache, render, common, buildId }: PageServing,
  { page, prices }: { page: PageKey; prices: GroupPrices | null },
  caller: RenderCaller,
): Promise<PageToSend> => {
  const find = (wanted: PageKey, notFound: 'skip' | 'show') =>
    cache.findOrRender(wanted.key, (signal) => render(wanted, prices, { notFound, signal }), {
      ...caller,
      mayShare: prices === null && isForGuests(wanted),
    });
  // An address that cannot be decoded is not rendered, because the router would write it to the console in
  // full.
  const made = isReadable(page.canonicalUrl) ? await find(page, 'skip') : undefined;
  if (made && made.status !== 404) return { page: made, common, cache: 'miss' };
  const unknown = notFoundPage(page, variantOf(buildId, prices));
  const isStored = cache.has(unknown.key);
  return { page: await find(unknown, 'show'), common, cache: isStored ? 'hit' : 'miss' };
};

/** Returns the stored page of a request URL that was a hit before, for everyone with general prices. */
export const knownPage = (
  { options: { groupPricing }, cache, storedAt }: PageServing,
  { method, url, headers: { cookie } }: IncomingMessage,
): StoredPage | undefined => {
  const isOfGroup = groupPricing !== undefined && groupTokenIn(cookie, groupPricing) !== undefined;
  return method === 'GET' && !isOfGroup ? cache.find(storedAt.get(url ?? '') ?? '') : undefined;
};

/**
 * Sends a page as it would be with a version of content that staff look at. It is never stored, no search engine
 * keeps it, and the desk alone may show it in a frame.
 */
const sendPreview = async (
  { options, cache, render, common, buildId }: PageServing,
  { request, response, url }: PageRequest,
  token: string,
): Promise<void> => {
  const page = pageKeyOf(url, variantOf(buildId, null));
  const preview = page && (await readPreview(options, { token, storeCode: page.store }));
  if (!page || !preview) return sendText(response, 404, common);
  const made = await cache.findOrRender(
    null,
    (signal) => render(page, null, { preview, signal }),
    callerOf(options, { request, response }),
  );
  sendPage(request, response, {
    page: { ...made, headers: { ...made.headers, ...previewHeaders(made.headers, options) } },
    common,
    cache: 'miss',
    audience: 'visitor',
  });
};

/**
 * Sends the page for an address with a store prefix, or for one of those served without a prefix (spec 1
 * §2).
 */
export const handlePage = async (
  serving: PageServing,
  { request, response, url }: PageRequest,
): Promise<void> => {
  const { options, cache, common, storedAt, missing } = serving;
  const token = url.searchParams.get(previewParameter);
  if (token !== null) return sendPreview(serving, { request, response, url }, token);
  const onError = (error: unknown) => options.onError(error, url.pathname);
  const shown = await groupPricesFor(request.headers.cookie, options.groupPricing, {
    general: generalPriceList,
    onError,
  });
  const { prices } = shown;
  const variant = variantOf(serving.buildId, prices);
  const pageKey = pageKeyOf(url, variant);
  const audience = audienceOf(pageKey, shown);
  const stored = pageKey?.key ? cache.find(pageKey.key) : undefined;
  if (stored) {
    // An address with the key of an order is not kept, nor is a page that is not for everyone.
    if (audience === 'everyone' && pageKey?.route !== 'orderTracking')
      storedAt.set(request.url ?? '', pageKey?.key ?? '');
    if (pageKey) notePage(response, { route: pageKey.route, cache: 'hit' });
    return sendPage(request, response, { page: stored, common, cache: 'hit', audience });
  }

  const visit = {
    cookie: request.headers.cookie,
    acceptLanguage: request.headers['accept-language'],
    country: options.countryOf(request),
  };
  const redirect = storeRedirect(url, visit);
  if (redirect) return sendRedirect(response, redirect, common);
  const page = pageKey ?? pageKeyOf(new URL(`/${storeChoice(visit)}${url.pathname}`, url), variant);
  if (!page) return sendText(response, 404, common);
  notePage(response, { route: page.route, cache: 'miss' });
  const found = await findPage(serving, { page, prices }, callerOf(options, { request, response }));
  missing.note({ pathname: url.pathname, route: page.route, status: found.page.status });
  sendPage(request, response, { ...found, audience });
};

/** Sends the error page with status 500, or plain text when even that cannot be rendered. */
export const sendErrorPage = async (
  { options, cache, render, common, buildId }: PageServing,
  { request, response, url }: PageRequest,
): Promise<void> => {
  if (response.headersSent) return void response.destroy();
  const { code } = storeOfPath(url.pathname);
  const key = pageKeyOf(new URL(`/${code}/error`, url), variantOf(buildId, null));
  try {
    if (!key) throw new Error('There is no error page');
    const page = await cache.findOrRender(key.key, () => render(key, null));
    sendPage(request, response, { page: { ...page, status: 500 }, common, cache: 'miss' });
  } catch (error) {
    options.onError(error, url.pathname);
    sendText(response, 500, common);
  }
};
