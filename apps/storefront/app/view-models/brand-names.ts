import type { SearchAnswer } from '@dijla/contract/client';
import type { WireDocument } from '../catalogue-source.ts';

/** A brand as shoppers call it, by the number of its option. */
export type BrandName = { id: number; name: string };

type Options = { options?: readonly { label?: string; value?: string }[] };

/** The brands with the most products among those counted, the largest first; one without a name in the definition is left out. */
export const brandNames = (counts: SearchAnswer['aggregations'], definition: WireDocument | undefined, most: number): BrandName[] => {
  const names = new Map(((definition as Options | undefined)?.options ?? []).map(({ label = '', value = '' }) => [value, label.trim()]));
  const counted = counts?.['agg_terms_brand'];
  const buckets = counted !== undefined && 'buckets' in counted ? counted.buckets : [];
  return buckets
    .toSorted((one, other) => other.doc_count - one.doc_count)
    .flatMap(({ key }) => {
      const name = names.get(String(key)) ?? '';
      return name === '' ? [] : [{ id: Number(key), name }];
    })
    .slice(0, most);
};
