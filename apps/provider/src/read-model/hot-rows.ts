import type { PriceRow } from '@dijla/contract/client';

export type StockRow = { qty: number; manage_stock: boolean; is_in_stock: boolean; min_sale_qty: number; max_sale_qty: number };

/** Rows of one price list and currency, under `list:currency`. */
export type PricesByList = Readonly<Record<string, readonly PriceRow[]>>;

/** The narrow tables laid over documents when they are read, by product id (DESIGN §4 'cold and hot'). */
export type HotRows = {
  prices: Map<number, PricesByList>;
  stock: Map<number, StockRow>;
  sales: Map<number, number>;
};

export const priceKey = (list: string, currency: string): string => `${list}:${currency}`;
