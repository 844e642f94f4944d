import { z } from 'zod';

/** Stock of one product (wire §5), matched by `product_id`, which equals the `id` of the catalog document. */
export const stockItem = z.object({
  item_id: z.int(),
  product_id: z.int(),
  stock_id: z.int(),
  qty: z.number(),
  is_in_stock: z.boolean(),
  manage_stock: z.boolean(),
  is_qty_decimal: z.boolean(),
  min_qty: z.number(),
  min_sale_qty: z.number(),
  max_sale_qty: z.number(),
  backorders: z.int(),
  notify_stock_qty: z.number(),
  qty_increments: z.number(),
  enable_qty_increments: z.boolean(),
  low_stock_date: z.string().nullable(),
  is_decimal_divided: z.boolean(),
  stock_status_changed_auto: z.int(),
});
export type StockItem = z.infer<typeof stockItem>;
