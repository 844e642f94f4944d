import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { missingAddresses } from './missing-addresses.ts';
import { outputCache, type PageCounts } from './rendering/output-cache.ts';
import {
  callerOf,
  handlePage,
  knownPage,
  type PageServing,
  sendErrorPage,
} from './rendering/page-requests.ts';
import { routeOfKey } from './rendering/page-key.ts';
import { isBusy, isGone } from './rendering/render-refusal.ts';
import { pageRenderer } from './rendering/rendered-page.ts';
import { securityHeaders } from '@dijla/web-build/security-headers';
import { sendPage, sendText } from './rendering/send-page.ts';
import { sharedAnswers } from './rendering/shared-answers.ts';
import type { LeastAsOf } from './shared-pages/as-of.ts';
import { sharedPages } from './shared-pages/shared-pages.ts';
import { type Sitemaps, sitemapsOf } from './sitemaps/sitemaps.ts';
import { type FileHandler, staticFiles } from '@dijla/web-build/static-files';
import type { StorefrontOptions } from './storefront-options.ts';
import type { StoredPage } from './rendering/stored-page.ts';
import { notePage, watchPage } from './watching/watch-page.ts';
import { isUnavailable, retryAfterSeconds } from './unavailable.ts';
import { type Manifests, manifestsOf } from './web-app/manifests.ts';
import { isWorkerPath, workerFile } from './files/worker-file.ts';

export { journeyOfPage } from './watching/journey-of-page.ts';
export type { PageAnalytics } from '../shop/analytics/page-analytics.ts';
export type { SharedPagesOptions, SharedStore } from './shared-pages/shared-pages.ts';
export { type StorefrontBuild, storefrontBuild } from './storefront-build.ts';

export type Storefront = {
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /**
   * Removes every page with one of the tags. Pages that other processes share are not taken where they were made as of
   * less than `from`.
   */
  purge: (tags: readonly string[], from: LeastAsOf) => number;
  /** What the output cache has and what it answered. */
  cacheFacts: () => { pages: number; bytes: number; answers: PageCounts };
};

/** Maximum length of an address in characters. The shop's own addresses are far shorter. */
const longestAddress = 2048;
const dayMs = 86_400_000;
const minuteMs = 60_000;
type Exchange = { request: IncomingMessage; response: ServerResponse };

/** Whether an address ends as a file's does. */
const isFilePath = (pathname: string): boolean => /\.\w{2,12}$/.test(pathname);

/** Sends the file of one of the handlers. Resolves to whether there is one. */
const sendFile = (files: readonly FileHandler[], { request, response }: Exchange): Promise<boolean> =>
  new Promise((resolve) => {
    const tryFolder = (position: number) => {
      const handler = files[position];
      if (!handler) resolve(false);
      else handler(request, response, () => tryFolder(position + 1));
    };
    response.once('close', () => resolve(true));
    tryFolder(0);
  });

type Serving = PageServing & {
  files: readonly FileHandler[];
  sitemaps: Sitemaps;
  manifests: Manifests;
  sendWorker: Awaited<ReturnType<typeof workerFile>>;
};

/** Answers a request for a readable address: service worker, sitemap, manifest, file or page. */
const answer = async (
  serving: Serving,
  { request, response, url }: Exchange & { url: URL },
): Promise<void> => {
  const { options, common, sitemaps, manifests, files, sendWorker } = serving;
  try {
    if (isWorkerPath(url.pathname)) return sendWorker(response, common);
    const caller = () => callerOf(options, { request, response });
    const made = sitemaps.find(url.pathname, caller) ?? manifests.find(url.pathname, caller);
    if (made) return sendPage(request, response, { page: await made, common, cache: 'miss' });
    if (isFilePath(url.pathname) && (await sendFile(files, { request, response }))) return;
    if (url.pathname.startsWith('/assets/')) return sendText(response, 404, common);
    await handlePage(serving, { request, response, url });
  } catch (error) {
    if (isGone(error)) return;
    if (isBusy(error) || isUnavailable(error))
      return sendText(response, 503, { ...common, 'retry-after': String(retryAfterSeconds) });
    options.onError(error, url.pathname);
    await sendErrorPage(serving, { request, response, url });
  }
};

/** Returns what sends a page that is stored for this address. */
const sendKnown =
  ({ storedAt, common }: Serving, page: StoredPage, { request, response }: Exchange) =>
  (): void => {
    notePage(response, { route: routeOfKey(storedAt.get(request.url ?? '') ?? ''), cache: 'hit' });
    sendPage(request, response, { page, common, cache: 'hit' });
  };

/**
 * Creates the storefront as a handler for `node:http`: files, redirects, then pages through the output cache
 * (DESIGN §3).
 */
export const storefrontServer = async (options: StorefrontOptions): Promise<Storefront> => {
  const { publicUrl, provider, now, semaphore } = options;
  const { buildId, folders, ownFolder } = options.build;
  const common = { ...securityHeaders(publicUrl), 'x-build': buildId };
  const maxAgeMs = options.hasFeed ? dayMs : minuteMs;
  const sharing = options.sharing && sharedPages({ ...options.sharing, now });
  const cache = outputCache({ maxBytes: options.cacheBytes, maxAgeMs, now, semaphore, shared: sharing });
  const shared = sharedAnswers({ maxAgeMs, now });
  const sitemaps = sitemapsOf({ provider, publicUrl, now, shared, semaphore });
  const manifests = manifestsOf({ provider, now, maxAgeMs, shared, semaphore });
  const serving: Serving = {
    options,
    buildId,
    cache,
    render: pageRenderer(options, shared),
    common,
    missing: missingAddresses(options.onMissing, now),
    storedAt: new LRUCache<string, string>({ max: 5000 }),
    files: folders.map((folder) => staticFiles(folder, common)),
    sitemaps,
    manifests,
    sendWorker: await workerFile(ownFolder, { isOff: !options.hasServiceWorker }),
  };

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const known = knownPage(serving, request);
    if (known)
      return watchPage(options, { request, response }, sendKnown(serving, known, { request, response }));
    if ((request.url?.length ?? 0) > longestAddress) return sendText(response, 414, common);
    const url = URL.parse(`http://storefront${request.url ?? '/'}`);
    if (!url) return sendText(response, 400, common);
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return sendText(response, 405, { ...common, allow: 'GET, HEAD' });
    const exchange = { request, response, url };
    if (isFilePath(url.pathname)) return answer(serving, exchange);
    return watchPage(options, exchange, () => answer(serving, exchange));
  };

  const purge: Storefront['purge'] = (tags, from) => {
    sharing?.purge(tags, from);
    shared.purge(tags);
    sitemaps.purge(tags);
    manifests.purge(tags);
    return cache.purge(tags);
  };

  return { handle, purge, cacheFacts: () => ({ ...cache.size(), answers: cache.counts() }) };
};
