import type { StockItem } from '@dijla/contract/client';
import { handleCall } from '../../../call/handle-call.ts';
import { entriesOf } from '../../../call/entries-of.ts';
import { objectRefusal } from '../../../call/object-refusal.ts';
import { refusal } from '../../../call/refusal.ts';
import type { ReadModel, ShownStock } from '../../../read-model/read-model.ts';

export type StockParts = { readModel: Pick<ReadModel, 'stockOf'> };

/** Returns stock in the wire's form; fields the shop does not use have neutral values (wire §5). */
const stockItemOf = ({
  product_id,
  qty,
  is_in_stock,
  manage_stock,
  min_sale_qty,
  max_sale_qty,
}: ShownStock): StockItem => ({
  item_id: product_id,
  product_id,
  stock_id: 1,
  qty,
  is_in_stock,
  manage_stock,
  is_qty_decimal: false,
  min_qty: 0,
  min_sale_qty,
  max_sale_qty,
  backorders: 0,
  notify_stock_qty: 1,
  qty_increments: 0,
  enable_qty_increments: false,
  low_stock_date: null,
  is_decimal_divided: false,
  stock_status_changed_auto: 0,
});

/**
 * `GET /api/stock/check?sku=`: refuses an unknown sku with an object, because clients would show a text as a
 * toast (wire §5).
 */
export const checkStock = handleCall(
  'stock/check',
  ({ readModel }: StockParts) =>
    async ({ query, params }, { store }) => {
      const sku = query.sku ?? params['sku'];
      if (sku === undefined || sku === '') return refusal('stock.sku-missing');
      const stock = readModel.stockOf(sku);
      if (stock !== undefined) return { result: stockItemOf(stock) };
      return objectRefusal(refusal('stock.sku-not-found', { sku }), store);
    },
);

/** `GET /api/stock/list?skus=A,B`: returns the known skus in the order requested (wire §5). */
export const listStock = handleCall('stock/list', ({ readModel }: StockParts) => async ({ query }) => {
  const skus = entriesOf(query.skus);
  if (skus.length === 0) return refusal('stock.skus-missing');
  return { result: skus.flatMap((sku) => readModel.stockOf(sku) ?? []).map(stockItemOf) };
});
