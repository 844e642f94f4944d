import type { ChosenFilters } from '@dijla/commerce-rules/filters/chosen-filters';
import type { CatalogSource } from '../../../provider-client/catalog-source.ts';

/** Part of a term that was taken for an option or a range of prices, and the term without it. */
export type UnderstoodFilter = {
  attribute: string;
  label: string;
  least?: number | undefined;
  most?: number | undefined;
  rest: string;
  /** The values of the option; none for a price. */
  values: readonly string[];
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
  /** Path of the page that the owner shows instead of results, below the store's; null where there is none. */
  page: string | null;
};

const nothing: Understanding = { corrected: null, filters: [], missing: [], shorter: [], page: null };

/** Loads how a term was understood; nothing from a provider that does not tell, or that cannot be reached. */
export const loadUnderstanding = async (source: CatalogSource, term: string): Promise<Understanding> => {
  const query = { storeCode: source.store.code, term };
  const answer = await source.read('catalog/understand', { query }).catch(() => null);
  return answer?.result ?? nothing;
};

/** Attributes by which the variant is chosen that a card of results shows, all of which `cardFields` names. */
const shownBy: ReadonlySet<string> = new Set(['color']);

/** Returns the options that a term names, as if they were filters, so that 'red shirt' shows the red one. */
export const shownVariants = ({ filters }: Understanding): ChosenFilters =>
  Object.fromEntries(
    filters
      .filter(({ attribute }) => shownBy.has(attribute))
      .map(({ attribute, values }) => [attribute, [...values]]),
  );
