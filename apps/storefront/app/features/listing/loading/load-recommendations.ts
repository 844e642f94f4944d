import type { CatalogSource } from '../../../provider-client/catalog-source.ts';
import { isCatalogUnavailable } from '../../../offline/catalog-unavailable.ts';
import { type ListedView, loadListed } from './load-listed.ts';

/** As many as one answer has: two pages. */
const recommendedAtMost = '100';

const skusOf = (items: readonly Record<string, unknown>[]): string[] =>
  items.map(({ sku }) => sku).filter((sku) => typeof sku === 'string');

/** What goes with products that were seen, the best first; nothing without them, or when it cannot be asked. */
const recommendedSkus = async (source: CatalogSource, seen: readonly string[]): Promise<string[]> => {
  if (seen.length === 0) return [];
  try {
    const answer = await source.read('product/recommendations', {
      query: { skus: seen.join(','), size: recommendedAtMost, _source_include: 'sku' },
    });
    return skusOf(answer?.result.items ?? []);
  } catch (error) {
    if (!isCatalogUnavailable(error)) throw error;
    return [];
  }
};

/** Products that suit what this device has seen, the latest first among `seen`; what sells best while it has seen nothing. */
export const loadRecommendations = async (
  source: CatalogSource,
  { search }: { search: URLSearchParams },
  seen: readonly string[],
): Promise<ListedView> => {
  const view = await loadListed('recommendations')(source, { search }, await recommendedSkus(source, seen));
  return { ...view, isAnswered: true };
};
