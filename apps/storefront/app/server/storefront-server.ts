import { randomBytes } from 'node:crypto';
import { readFile, realpath } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LRUCache } from 'lru-cache';
import type { ServerBuild } from 'react-router';
import { storeViews } from '../i18n/store-views.ts';
import { emptyRecord, inProcessSource } from './in-process-source.ts';
import { buildScripts } from './build-scripts.ts';
import { type GroupPrices, type GroupPricing, groupPricesFor, groupTokenIn } from './group-prices.ts';
import type { PageEntry } from './load-context.ts';
import { type MissingAddress, missingAddresses } from './missing-addresses.ts';
import { type OutputCache, outputCache, type RenderedPage } from './output-cache.ts';
import { notFoundPage } from './not-found-page.ts';
import { pageBody, withoutBody } from './page-body.ts';
import { type PageKey, pageKeyOf } from './page-key.ts';
import { readTraits } from './page-traits.ts';
import { callerHasGone, isBusy, isGone } from './render-refusal.ts';
import { securityHeaders } from './security-headers.ts';
import { sharedAnswers } from './shared-answers.ts';
import type { FairSemaphore } from '@dijla/semaphore/fair-semaphore';
import type { RenderCaller } from './shared-render.ts';
import { type PageToSend, sendPage, sendRedirect, sendText } from './send-page.ts';
import { sitemapsOf } from './sitemaps/sitemaps.ts';
import { archiveBuild, type FileHandler, staticFiles } from './static-files.ts';
import { storeChoice } from './store-choice.ts';
import { storeRedirect } from './store-redirect.ts';
import { isUnavailable, retryAfterSeconds } from './unavailable.ts';
import { isWorkerPath, workerFile } from './worker-file.ts';

export type StorefrontOptions = {
  build: StorefrontBuild;
  /** If false, a service worker that unregisters itself is sent instead. */
  hasServiceWorker: boolean;
  /** The provider's handler: in process, or a `fetch` to a remote provider. */
  provider: { fetch: (request: Request) => Promise<Response> };
  /** Determines customers with group prices. Without it everyone is shown the general prices. */
  groupPricing?: GroupPricing;
  publicUrl: string;
  cacheBytes: number;
  now: () => number;
  /** True when a change feed purges the cache. Without one, pages live for at most a minute. */
  hasFeed: boolean;
  /** Called with errors that must not be shown to the shopper. */
  onError: (error: unknown, path: string) => void;
  /** The render queue, which is fair between networks. */
  semaphore: FairSemaphore;
  /**
   * Returns the network that a request is counted under: that of the socket's address, or of the address a
   * trusted proxy reports.
   */
  networkOf: (request: IncomingMessage) => string;
  /** Called with addresses that have no page, each at most once. */
  onMissing: (missing: MissingAddress) => void;
  /** Returns the visitor's country, if a trusted proxy provides it. */
  countryOf: (request: IncomingMessage) => string | undefined;
};

export type Storefront = {
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  purge: OutputCache['purge'];
};

/** Maximum length of an address in characters. The shop's own addresses are far shorter. */
const longestAddress = 2048;
const dayMs = 86_400_000;
const minuteMs = 60_000;
/** Name of the price list for everyone whose group has no list of its own. */
const generalPriceList = 'general';

export type StorefrontBuild = Awaited<ReturnType<typeof storefrontBuild>>;

/**
 * Loads the build that the `build` link points to, and copies its files to `archive`, where this and earlier
 * builds are kept.
 */
export const storefrontBuild = async (link: string, archive: string) => {
  const buildFolder = await realpath(link);
  const build = (await import(pathToFileURL(join(buildFolder, 'server', 'index.js')).href)) as ServerBuild;
  const buildId = (await readFile(join(buildFolder, 'build-id'), 'utf8')).trim();
  const { pageRenderer, ownScripts } = build.entry.module as unknown as PageEntry;
  const clientFolder = join(buildFolder, 'client');
  return {
    renderPage: pageRenderer(build),
    ownScripts,
    buildId,
    scriptsOf: await buildScripts(clientFolder),
    folders: await archiveBuild(clientFolder, archive, buildId),
    ownFolder: join(archive, buildId),
  };
};

/** Whether an address can be decoded. No page has an address that cannot. */
const isReadable = (address: string): boolean => {
  try {
    decodeURI(address);
    return true;
  } catch {
    return false;
  }
};

/**
 * Creates the storefront as a handler for `node:http`: files, redirects, then pages through the output cache
 * (DESIGN §3).
 */
export const storefrontServer = async (options: StorefrontOptions): Promise<Storefront> => {
  const { renderPage, ownScripts, buildId, scriptsOf, folders, ownFolder } = options.build;
  const common = { ...securityHeaders(options.publicUrl), 'x-build': buildId };
  const sendWorker = await workerFile(ownFolder, { isOff: !options.hasServiceWorker });
  const files: FileHandler[] = folders.map((folder) => staticFiles(folder, common));
  const variantOf = (prices: GroupPrices | null) => ({
    buildId,
    priceList: prices?.priceList ?? generalPriceList,
  });
  const cache = outputCache({
    maxBytes: options.cacheBytes,
    maxAgeMs: options.hasFeed ? dayMs : minuteMs,
    now: options.now,
    semaphore: options.semaphore,
  });
  const shared = sharedAnswers({ maxAgeMs: options.hasFeed ? dayMs : minuteMs, now: options.now });
  const missing = missingAddresses(options.onMissing, options.now);
  const sitemaps = sitemapsOf({
    provider: options.provider,
    publicUrl: options.publicUrl,
    now: options.now,
    shared,
    semaphore: options.semaphore,
  });
  /**
   * Cache keys of pages with general prices, by request URLs that were hits before: parsing a URL costs more
   * than sending its page.
   */
  const storedAt = new LRUCache<string, string>({ max: 5000 });

  const render = async (
    pageKey: PageKey,
    prices: GroupPrices | null,
    { notFound, signal }: { notFound?: 'skip' | 'show'; signal?: AbortSignal } = {},
  ): Promise<RenderedPage> => {
    const record = emptyRecord();
    const onError = (error: unknown) => options.onError(error, pageKey.canonicalUrl.split('?')[0] ?? '');
    const source = inProcessSource(storeViews[pageKey.store], options.provider, {
      record,
      now: options.now(),
      shared,
      prices,
      report: onError,
    });
    const request = new Request(new URL(pageKey.canonicalUrl, options.publicUrl), {
      headers: { accept: 'text/html' },
      ...(signal && { signal }),
    });
    const nonce = randomBytes(16).toString('base64');
    const answer = await renderPage(request, {
      source,
      publicUrl: options.publicUrl,
      nonce,
      scriptsOf,
      onError,
      ...(notFound && { notFound }),
    });
    signal?.throwIfAborted();
    // No tag is purged when a price in a group's list changes, so pages with group prices are stored for at
    // most a minute.
    const boundaries = [record.nextBoundary, prices && options.now() + minuteMs].filter(
      (instant) => instant !== null,
    );
    const { tag = pageKey.tag, isStorable } = readTraits(answer.headers);
    const page =
      answer.status === 404 && answer.body === null
        ? withoutBody(answer.status)
        : await pageBody(answer, { nonce, ownScripts });
    return {
      page,
      tags: [tag, ...record.tags],
      nextBoundary: boundaries.length === 0 ? null : Math.min(...boundaries),
      isStorable: notFound === 'show' || (isStorable ? undefined : false),
    };
  };

  /** Returns the page at an address, or the shared page for unknown addresses of its route. */
  const findPage = async (
    page: PageKey,
    prices: GroupPrices | null,
    caller: RenderCaller,
  ): Promise<PageToSend> => {
    const find = (wanted: PageKey, notFound: 'skip' | 'show') =>
      cache.findOrRender(wanted.key, (signal) => render(wanted, prices, { notFound, signal }), caller);
    // An address that cannot be decoded is not rendered, because the router would write it to the console in
    // full.
    const made = isReadable(page.canonicalUrl) ? await find(page, 'skip') : undefined;
    if (made && made.status !== 404) return { page: made, common, cache: 'miss' };
    const unknown = notFoundPage(page, variantOf(prices));
    const isStored = cache.find(unknown.key) !== undefined;
    return { page: await find(unknown, 'show'), common, cache: isStored ? 'hit' : 'miss' };
  };

  const callerOf = (request: IncomingMessage, response: ServerResponse): RenderCaller => {
    const gone = new AbortController();
    response.once('close', () => gone.abort(callerHasGone));
    return { network: options.networkOf(request), gone: gone.signal };
  };

  const sendFile = (request: IncomingMessage, response: ServerResponse): Promise<boolean> =>
    new Promise((resolve) => {
      const tryFolder = (position: number) => {
        const handler = files[position];
        if (!handler) resolve(false);
        else handler(request, response, () => tryFolder(position + 1));
      };
      response.once('close', () => resolve(true));
      tryFolder(0);
    });

  /**
   * Sends the page for an address with a store prefix, or for one of those served without a prefix (spec 1
   * §2).
   */
  const handlePage = async (request: IncomingMessage, response: ServerResponse, url: URL) => {
    const onError = (error: unknown) => options.onError(error, url.pathname);
    const { prices, audience } = await groupPricesFor(request.headers.cookie, options.groupPricing, {
      general: generalPriceList,
      onError,
    });
    const variant = variantOf(prices);
    const pageKey = pageKeyOf(url, variant);
    const stored = pageKey?.key ? cache.find(pageKey.key) : undefined;
    if (stored) {
      if (prices === null) storedAt.set(request.url ?? '', pageKey?.key ?? '');
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
    const found = await findPage(page, prices, callerOf(request, response));
    missing.note({ pathname: url.pathname, route: page.route, status: found.page.status });
    sendPage(request, response, { ...found, audience: pageKey === undefined ? 'visitor' : audience });
  };

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const isOfGroup =
      options.groupPricing !== undefined &&
      groupTokenIn(request.headers.cookie, options.groupPricing) !== undefined;
    const known =
      request.method === 'GET' && !isOfGroup ? cache.find(storedAt.get(request.url ?? '') ?? '') : undefined;
    if (known) return sendPage(request, response, { page: known, common, cache: 'hit' });
    if ((request.url?.length ?? 0) > longestAddress) return sendText(response, 414, common);
    const url = URL.parse(`http://storefront${request.url ?? '/'}`);
    if (!url) return sendText(response, 400, common);
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return sendText(response, 405, { ...common, allow: 'GET, HEAD' });
    try {
      if (isWorkerPath(url.pathname)) return sendWorker(response, common);
      const sitemap = sitemaps.find(url.pathname, () => callerOf(request, response));
      if (sitemap) return sendPage(request, response, { page: await sitemap, common, cache: 'miss' });
      if (/\.\w{2,12}$/.test(url.pathname) && (await sendFile(request, response))) return;
      if (url.pathname.startsWith('/assets/')) return sendText(response, 404, common);
      await handlePage(request, response, url);
    } catch (error) {
      if (isGone(error)) return;
      if (isBusy(error) || isUnavailable(error))
        return sendText(response, 503, { ...common, 'retry-after': String(retryAfterSeconds) });
      options.onError(error, url.pathname);
      await sendErrorPage(request, response, url);
    }
  };

  /** Sends the error page with status 500, or plain text when even that cannot be rendered. */
  const sendErrorPage = async (request: IncomingMessage, response: ServerResponse, url: URL) => {
    if (response.headersSent) return void response.destroy();
    const store = url.pathname.startsWith('/ar') ? 'ar' : 'en';
    const key = pageKeyOf(new URL(`/${store}/error`, url), variantOf(null));
    try {
      if (!key) throw new Error('There is no error page');
      const page = await cache.findOrRender(key.key, () => render(key, null));
      sendPage(request, response, { page: { ...page, status: 500 }, common, cache: 'miss' });
    } catch (error) {
      options.onError(error, url.pathname);
      sendText(response, 500, common);
    }
  };

  const purge: OutputCache['purge'] = (tags) => {
    shared.purge(tags);
    sitemaps.purge(tags);
    return cache.purge(tags);
  };

  return { handle, purge };
};
