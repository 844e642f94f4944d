import { randomBytes } from 'node:crypto';
import { inPart } from '@dijla/tracing/tracing';
import { storeViews } from '@dijla/contract/store-views';
import { type ContentPreview, previewingSource } from '../content-preview.ts';
import type { GroupPrices } from '../group-prices.ts';
import { emptyRecord, inProcessSource, type ReadRecord } from '../in-process-source.ts';
import type { RenderedPage } from './output-cache.ts';
import { analyticsSource, tagOrigins } from '../../shop/analytics/page-analytics.ts';
import { pageBody, withoutBody } from './page-body.ts';
import type { PageKey } from './page-key.ts';
import { readTraits } from './page-traits.ts';
import type { SharedAnswers } from './shared-answers.ts';
import type { StorefrontOptions } from '../storefront-options.ts';

const minuteMs = 60_000;

/** How one page is rendered: whether an unknown address is skipped, and when nobody waits any more. */
type Rendering = {
  notFound?: 'skip' | 'show';
  signal?: AbortSignal;
  /** A version that staff look at, in place of what shoppers read. */
  preview?: ContentPreview;
};

export type RenderPage = (
  pageKey: PageKey,
  prices: GroupPrices | null,
  rendering?: Rendering,
) => Promise<RenderedPage>;

/**
 * Returns when the page's content changes by time alone, in milliseconds since 1970. No tag is purged when a
 * price in a group's list changes, so pages with group prices are stored for at most a minute.
 */
const nextBoundaryOf = (record: ReadRecord, isOfGroup: boolean, now: number): number | null => {
  const boundaries = [record.nextBoundary, isOfGroup ? now + minuteMs : null].filter(
    (instant) => instant !== null,
  );
  return boundaries.length === 0 ? null : Math.min(...boundaries);
};

/** Returns what a page may meet of other origins, and the script of analytics where the shop has any. */
const aroundPage = ({
  build,
  analytics,
  frames,
}: Pick<StorefrontOptions, 'build' | 'analytics' | 'frames'>) => ({
  foreign: { frames, tags: analytics?.tagManager && tagOrigins(analytics.tagManager) },
  lastScript: analytics && build.scriptsOf([analyticsSource])[0],
});

/** Returns the function that renders a page and says which tags purge it. */
export const pageRenderer =
  (
    options: Pick<
      StorefrontOptions,
      'build' | 'provider' | 'publicUrl' | 'frames' | 'analytics' | 'now' | 'onError'
    >,
    shared: SharedAnswers,
  ): RenderPage =>
  async (pageKey, prices, { notFound, signal, preview } = {}) => {
    const { renderPage, ownScripts, scriptsOf } = options.build;
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
    const context = {
      source: preview ? previewingSource(source, preview) : source,
      publicUrl: options.publicUrl,
      nonce,
      scriptsOf,
      analytics: options.analytics,
      onError,
      ...(notFound && { notFound }),
    };
    const answer = await inPart(`render ${pageKey.route}`, {}, () => renderPage(request, context));
    signal?.throwIfAborted();
    const { tag = pageKey.tag, isStorable } = readTraits(answer.headers);
    const page =
      answer.status === 404 && answer.body === null
        ? withoutBody(answer.status)
        : await pageBody(answer, {
            nonce,
            ownScripts,
            ...aroundPage(options),
          });
    return {
      page,
      tags: [tag, ...record.tags],
      nextBoundary: nextBoundaryOf(record, prices !== null, options.now()),
      isStorable: notFound === 'show' || (isStorable ? undefined : false),
    };
  };
