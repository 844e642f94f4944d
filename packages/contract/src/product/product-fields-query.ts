import { storeQuery } from '../common-query.ts';
import { fieldList } from '../values/field-list.ts';

/** Which fields of the products to return, in the form of a search (wire §7.6); all by default. */
export const productFieldsQuery = storeQuery.extend({
  _source_include: fieldList,
  _source_exclude: fieldList,
});
