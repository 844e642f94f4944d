import { storeQuery } from '../common-query.ts';
import { fieldList } from '../values/field-list.ts';

/** Which fields of the products are answered, as a search is told it (wire §7.6); all of them when nothing is said. */
export const productFieldsQuery = storeQuery.extend({
  _source_include: fieldList,
  _source_exclude: fieldList,
});
