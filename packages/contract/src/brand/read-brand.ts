import { z } from 'zod';
import { storeQuery } from '../common-query.ts';
import { defineCall } from '../define-call.ts';
import { brand } from '../values/catalog/brand.ts';

export const readBrand = defineCall({
  method: 'GET',
  path: '/api/ext/amasty-shop-by-brand/brand/attribute/{attribute}/value/{value}/',
  aliases: ['/api/ext/amasty-shop-by-brand/brand/attribute/{attribute}/value/{value}'],
  access: { for: 'anyone' },
  limit: 'search',
  reads: 'memory',
  summary: 'One brand by its number or by its url_alias, as a list of one, with its description (wire §11)',
  query: storeQuery,
  result: z.array(brand).length(1),
  refusals: ['brand.unknown-attribute', 'brand.not-found'],
});
