import { z } from 'zod';
import { priceRow } from '../money.ts';

/**
 * What a choice adds to the price of one piece: an amount in minor units; a share of the product's own price
 * in ten-thousandths of a percent (100000 is 10 %); or a download link, which may be all there is to pay
 * for.
 */
export const priceExtra = z.discriminatedUnion('type', [
  z.object({ type: z.literal('fixed'), amount: z.int().min(0) }),
  z.object({ type: z.literal('percent'), percent: z.int().min(0) }),
  z.object({ type: z.literal('link'), amount: z.int().min(0) }),
]);
export type PriceExtra = z.infer<typeof priceExtra>;

/**
 * A product within a line and its quantity per piece of the line; price rows are in minor units of the
 * cart's currency.
 */
export const linePart = z.object({
  sku: z.string(),
  qty: z.int().min(1),
  prices: z.array(priceRow),
  tax_class_id: z.int(),
});
export type LinePart = z.infer<typeof linePart>;
