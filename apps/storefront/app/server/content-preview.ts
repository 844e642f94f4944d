import { calls } from '@dijla/contract/schemas';
import type { CatalogSource, WireDocument } from '../provider-client/catalog-source.ts';
import type { StorefrontOptions } from './storefront-options.ts';

/** A version of content that is shown in place of the one that shoppers read. */
export type ContentPreview = { entity: string; document: WireDocument };

/** Parameter of an address at which staff look at a version. */
export const previewParameter = 'preview';

/** Asks the provider what a token shows in a store; null where it shows nothing, or no longer. */
export const readPreview = async (
  { provider }: Pick<StorefrontOptions, 'provider'>,
  { token, storeCode }: { token: string; storeCode: string },
): Promise<ContentPreview | null> => {
  const { path } = calls['content/preview'];
  const query = new URLSearchParams({ token, storeCode }).toString();
  const answer = await provider.fetch(new Request(`http://provider${path}?${query}`));
  if (!answer.ok) return null;
  return ((await answer.json()) as { result: ContentPreview }).result;
};

/** Returns a source that answers a search for the previewed record with the previewed version. */
export const previewingSource = (
  source: CatalogSource,
  { entity, document }: ContentPreview,
): CatalogSource => ({
  ...source,
  search: async (asked, query) => {
    if (asked === entity && entity === 'arrangement') {
      const answer = await source.search(asked, query);
      const hits = answer.hits.map((hit) => (hit['id'] === document['id'] ? { ...hit, ...document } : hit));
      return { ...answer, hits };
    }
    const isIt = (query.request._appliedFilters ?? []).some(
      ({ attribute, value }) =>
        (attribute === 'identifier' || attribute === 'slug') &&
        JSON.stringify(value) === JSON.stringify({ eq: document['identifier'] }),
    );
    return asked === entity && isIt
      ? { ...(await source.search(asked, query)), total: 1, hits: [{ ...document, _score: null }] }
      : source.search(asked, query);
  },
});

/** Returns what the headers of a preview have in place of its page's: the desk may show it, and nobody may keep it. */
export const previewHeaders = (
  { 'content-security-policy': policy = '' }: Readonly<Record<string, string>>,
  { deskOrigin = "'self'" }: Pick<StorefrontOptions, 'deskOrigin'>,
): Record<string, string> => ({
  'content-security-policy': policy.replace("frame-ancestors 'none'", `frame-ancestors ${deskOrigin}`),
  'x-robots-tag': 'noindex, nofollow',
});
