import type { CatalogSource } from '../../../provider-client/catalog-source.ts';

/** Part of a term that was taken for an option or a range of prices, and the term without it. */
export type UnderstoodFilter = {
  attribute: string;
  label: string;
  least?: number | undefined;
  most?: number | undefined;
  rest: string;
};

/** How a search term was understood. */
export type Understanding = {
  /** What was meant, in the spelling of the shop; null where the term was taken as it is. */
  corrected: string | null;
  filters: readonly UnderstoodFilter[];
  /** Words that no product has, while the others find some. */
  missing: readonly string[];
  /** Terms with fewer words that find something, where this one finds nothing. */
  shorter: readonly string[];
};

const nothing: Understanding = { corrected: null, filters: [], missing: [], shorter: [] };

/** Loads how a term was understood; nothing from a provider that does not tell, or that cannot be reached. */
export const loadUnderstanding = async (source: CatalogSource, term: string): Promise<Understanding> => {
  const query = { storeCode: source.store.code, term };
  const answer = await source.read('catalog/understand', { query }).catch(() => null);
  return answer?.result ?? nothing;
};
