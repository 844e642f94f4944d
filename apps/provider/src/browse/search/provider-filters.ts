import type { Buckets } from '@dijla/contract/client';
import type { Document } from '@dijla/search-index/core/search-engine';

type Option = { value: string; label: string; count: number };
export type ProviderFilter = { key: string; label: string; options: Option[] };
type Counts = Readonly<Record<string, Buckets>>;

/** Products are counted by their own values and by those of their variants: the greater count has both. */
const countsOfValues = (counts: Counts, code: string): Map<string, number> => {
  const found = new Map<string, number>();
  for (const name of [`agg_terms_${code}`, `agg_terms_${code}_options`])
    for (const { key, doc_count: count } of counts[name]?.buckets ?? [])
      found.set(String(key), Math.max(count, found.get(String(key)) ?? 0));
  return found;
};

/**
 * Returns the filters of found products with the options that occur, most products first, from counts and the
 * definitions of what is counted.
 */
export const providerFilters = (definitions: readonly Document[], counts: Counts): ProviderFilter[] =>
  definitions.flatMap(({ attribute_code: code, frontend_label: label, options }): ProviderFilter[] => {
    const found = countsOfValues(counts, String(code));
    const occurring = ((options ?? []) as readonly { value: unknown; label: unknown }[])
      .map((option) => ({
        value: String(option.value),
        label: String(option.label),
        count: found.get(String(option.value)) ?? 0,
      }))
      .filter(({ count }) => count > 0)
      .toSorted((one, other) => other.count - one.count);
    return occurring.length === 0
      ? []
      : [{ key: String(code), label: String(label ?? code), options: occurring }];
  });
