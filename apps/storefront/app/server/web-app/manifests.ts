import { type StoreCode, storeCodes, storeViews } from '@dijla/contract/store-views';
import type { FairSemaphore } from '@dijla/semaphore/fair-semaphore';
import { manifestPath } from '../../paths.ts';
import { emptyRecord, inProcessSource } from '../in-process-source.ts';
import { type OutputCache, outputCache, type RenderedPage } from '../rendering/output-cache.ts';
import type { StoredPage } from '../rendering/stored-page.ts';
import { storedText } from '../rendering/page-body.ts';
import type { SharedAnswers } from '../rendering/shared-answers.ts';
import type { RenderCaller } from '../rendering/shared-render.ts';
import { webManifest } from './web-manifest.ts';

export type ManifestParts = {
  provider: { fetch: (request: Request) => Promise<Response> };
  now: () => number;
  maxAgeMs: number;
  shared: SharedAnswers;
  /** The render queue, shared with the pages. */
  semaphore: FairSemaphore;
};

export type Manifests = {
  /** Returns the manifest at a path; undefined for any other path. */
  find: (pathname: string, callerOf: () => RenderCaller) => Promise<StoredPage> | undefined;
  purge: OutputCache['purge'];
};

/** Maximum total size in bytes: one small file for each store view. */
const mostBytes = 256 * 1024;
const headers = { 'content-type': 'application/manifest+json; charset=utf-8' };

/** Serves `/{store}/manifest.webmanifest`, which names the shop as its owner does. */
export const manifestsOf = ({ provider, now, maxAgeMs, shared, semaphore }: ManifestParts): Manifests => {
  const cache = outputCache({ maxBytes: mostBytes, maxAgeMs, now, semaphore });
  const stores = new Map<string, StoreCode>(storeCodes.map((store) => [manifestPath(store), store]));

  const rendered = async (store: StoreCode): Promise<RenderedPage> => {
    const record = emptyRecord();
    const source = inProcessSource(storeViews[store], provider, { record, now: now(), shared });
    const text = JSON.stringify(webManifest(store, await source.shopFacts()));
    return {
      page: await storedText(text, { status: 200, headers }),
      tags: [...record.tags],
      nextBoundary: record.nextBoundary,
    };
  };

  const find: Manifests['find'] = (pathname, callerOf) => {
    const store = stores.get(pathname);
    return store === undefined ? undefined : cache.findOrRender(pathname, () => rendered(store), callerOf());
  };

  return { find, purge: cache.purge };
};
