import { facetField } from '../../scan/catalog-filters.ts';
import { memberOf } from '../../query/field-values.ts';
import type { SortKey } from '../../search-engine.ts';
import { isCold } from '../field-origins.ts';
import type { ProductIndex } from '../product-index.ts';

/** Whether filters and sorts by a field can be evaluated without documents. */
const hasColumn = ({ columns, keys, instants }: ProductIndex, field: string): boolean => {
  if (field === 'id') return true;
  return (
    columns.get(field)?.column.isOdd === false ||
    keys.get(field)?.isOdd === false ||
    instants.get(field)?.isOdd === false
  );
};

/** Whether the document of any product may have a field; for other fields no documents need to be read. */
export const mayOccur = (index: ProductIndex, field: string): boolean =>
  !isCold(field) || index.members.has(memberOf(field)) || hasColumn(index, field);

/** Whether a field has to be read from documents. */
export const isLookedUp = (index: ProductIndex, field: string): boolean =>
  !hasColumn(index, field) && mayOccur(index, field);

/** Returns the sort keys that can affect the order: by a field that no product has, all are equal. */
export const tellingKeys = (index: ProductIndex, sort: readonly SortKey[]): SortKey[] =>
  sort.filter(({ field }) => field === 'random' || mayOccur(index, facetField(field)));
