import { z } from 'zod';
import { storeQuery } from '../common-query.ts';
import { defineCall } from '../define-call.ts';
import { skuList } from '../values/sku-list.ts';

const prices = {
  final_price: z.number(),
  regular_price: z.number(),
  special_price: z.number(),
  minimal_price: z.number(),
  max_price: z.number(),
};

/**
 * Current prices of a product or variant in major units: tax included, and excluded in `tax_adjustments`; a
 * special price of 0 means none (wire §8). The reference's signature `sgn` is left out: no client reads it,
 * and prices never come from outside.
 */
const renderItem = z.object({
  /** The catalog id, by which clients match variants. */
  id: z.int(),
  sku: z.string(),
  name: z.string(),
  type: z.string(),
  is_salable: z.enum(['0', '1']),
  store_id: z.int(),
  currency_code: z.string(),
  url: z.string(),
  images: z.array(z.unknown()),
  price_info: z.object({
    ...prices,
    max_regular_price: z.number(),
    minimal_regular_price: z.number(),
    formatted_prices: z.object({}),
    extension_attributes: z.object({
      tax_adjustments: z.object(prices),
      weee_attributes: z.array(z.unknown()),
      weee_adjustment: z.string(),
    }),
  }),
});
export type RenderItem = z.infer<typeof renderItem>;

/** Enough for a page of products with all their variants. */
const skusAtMost = 1000;

export const renderList = defineCall({
  journey: 'browse',
  method: 'GET',
  path: '/api/product/render-list',
  access: { for: 'anyone' },
  limit: 'search',
  reads: 'memory',
  summary: 'Prices of products and variants by sku, in the currency of the store (wire §8)',
  query: storeQuery.extend({
    skus: skuList({ entries: skusAtMost, characters: 20_000 }).optional(),
    storeId: z.string().max(16).optional(),
    currencyCode: z.string().max(8).optional(),
    userGroupId: z.string().max(16).optional(),
    token: z.string().max(512).optional(),
  }),
  result: z.object({ items: z.array(renderItem) }),
  refusals: ['stock.skus-missing'],
});
