import { z } from 'zod';
import { storeQuery } from '../common-query.ts';

const fieldList = z.string().max(20_000).optional();

/** Which fields of the products are answered, as a search is told it (wire §7.6); all of them when nothing is said. */
export const productFieldsQuery = storeQuery.extend({ _source_include: fieldList, _source_exclude: fieldList });
