import { facetField } from '../../core/scan/catalog-filters.ts';
import type { SortKey } from '../../core/search-engine.ts';
import { ownField } from '../documents/index-fields.ts';
import type { Clause } from './clauses.ts';

const byId: Clause = { id: { order: 'asc' } };

const keysOf = ({ field, descending, missing, mode }: SortKey, priceList: string | undefined): Clause[] => {
  const order = descending ? 'desc' : 'asc';
  if (field === 'random') return [{ _score: { order } }];
  const { numbers, order: texts } = ownField(facetField(field), priceList);
  const shared = {
    order,
    mode: mode ?? (descending ? 'max' : 'min'),
    missing: missing === 'first' ? '_first' : '_last',
  };
  return [
    { [numbers]: { ...shared, unmapped_type: 'double' } },
    { [texts]: { ...shared, unmapped_type: 'keyword' } },
  ];
};

/** Returns the order of hits: by the keys, numbers before texts, and equal ones by id, so that paging is stable. */
export const sortOf = (keys: readonly SortKey[], priceList: string | undefined): Clause[] => [
  ...keys.flatMap((key) => keysOf(key, priceList)),
  byId,
];
