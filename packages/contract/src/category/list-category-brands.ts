import { z } from 'zod';
import { storeQuery } from '../common-query.ts';
import { defineCall } from '../define-call.ts';
import { brand } from '../values/catalog/brand.ts';

export const listCategoryBrands = defineCall({
  method: 'GET',
  path: '/api/ext/category-brands/indice/{index}/category/{category}',
  access: { for: 'anyone' },
  limit: 'search',
  reads: 'memory',
  summary:
    'Brands of the products in a category and below it, each with how many there are, the largest first (wire §11)',
  query: storeQuery,
  result: z.array(brand),
  refusals: ['category.not-found', 'request.invalid'],
});
