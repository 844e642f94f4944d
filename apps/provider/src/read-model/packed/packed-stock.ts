import type { Kept, StockRow } from '../overlay/hot-rows.ts';
import { idNumbers, type StoredNumbers } from '@dijla/search-index/core/packed/id-numbers';

const managed = 1;
const switchedOn = 2;

export type PackedStock = Kept<StockRow> & { stored: () => StoredNumbers };

/** Stores stock rows in sixteen bytes each. */
export const packedStock = (from?: StoredNumbers): PackedStock => {
  const rows = idNumbers(4, from);
  return {
    get: (id) => {
      const flags = rows.get(id, 0);
      if (flags === undefined) return undefined;
      const [qty = 0, min_sale_qty = 1, max_sale_qty = 1] = [
        rows.get(id, 1),
        rows.get(id, 2),
        rows.get(id, 3),
      ];
      return {
        qty,
        manage_stock: (flags & managed) !== 0,
        is_in_stock: (flags & switchedOn) !== 0,
        min_sale_qty,
        max_sale_qty,
      };
    },
    set: (id, { qty, manage_stock, is_in_stock, min_sale_qty, max_sale_qty }) => {
      rows.set(id, [
        (manage_stock ? managed : 0) + (is_in_stock ? switchedOn : 0),
        qty,
        min_sale_qty,
        max_sale_qty,
      ]);
    },
    delete: rows.delete,
    stored: rows.stored,
  };
};
