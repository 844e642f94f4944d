import { z } from 'zod';
import { storeQuery } from '../common-query.ts';
import { defineCall } from '../define-call.ts';
import { brand, brandSettings } from '../values/catalog/brand.ts';

/**
 * Brands in the requested order, otherwise in the owner's; `meta` holds the owner's display settings for
 * brands.
 */
export const listBrands = defineCall({
  method: 'GET',
  path: '/api/ext/amasty-shop-by-brand/list',
  access: { for: 'anyone' },
  limit: 'search',
  reads: 'memory',
  summary: 'All brands with products in the store, or with a page of their own (wire §11)',
  query: storeQuery.extend({ sort: z.enum(['name', 'position']).optional() }),
  result: z.array(brand),
  meta: brandSettings,
  refusals: [],
});
