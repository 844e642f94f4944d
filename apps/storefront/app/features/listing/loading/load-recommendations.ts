import type { CatalogSource } from '../../../provider-client/catalog-source.ts';
import { isCatalogUnavailable } from '../../../offline/catalog-unavailable.ts';
import { type ListedView, loadListed } from './load-listed.ts';

/** Maximum number of recommendations, as many as one answer holds: two pages. */
const recommendedAtMost = '100';

const skusOf = (items: readonly Record<string, unknown>[]): string[] =>
  items.map(({ sku }) => sku).filter((sku) => typeof sku === 'string');

/**
 * Loads the skus recommended for the viewed products, best first; empty without viewed products or while the
 * catalog is unavailable.
 */
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

/**
 * Loads recommendations for the products this device has viewed (`seen`, latest first), or bestsellers when
 * it has viewed none.
 */
export const loadRecommendations = async (
  source: CatalogSource,
  { search }: { search: URLSearchParams },
  seen: readonly string[],
): Promise<ListedView> => {
  const view = await loadListed('recommendations')(source, { search }, await recommendedSkus(source, seen));
  return { ...view, isAnswered: true };
};
