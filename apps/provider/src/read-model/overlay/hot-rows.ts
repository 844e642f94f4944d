import type { PriceRow } from '@dijla/contract/client';
import type { ApprovedReview } from '../../modules/reviews/reviews.ts';

export type StockRow = {
  qty: number;
  manage_stock: boolean;
  is_in_stock: boolean;
  min_sale_qty: number;
  max_sale_qty: number;
};

/** Rows of one price list and currency, under `list:currency`. */
export type PricesByList = Readonly<Record<string, readonly PriceRow[]>>;

/**
 * Prices of custom options, of values of a select option and of download links, in minor units by currency,
 * under `amountKey`.
 */
export type Amounts = Readonly<Record<string, Readonly<Record<string, number>>>>;

export type RatingRow = { rating_summary: number; reviews_count: number };

/** Number of pieces sold, and its change against the period before. */
export type Sales = { sales: number; trend: number };

/** A map by id, regardless of its storage. */
export type Kept<V> = {
  get(id: number): V | undefined;
  set(id: number, value: V): unknown;
  delete(id: number): boolean;
};

/**
 * The narrow tables overlaid on documents when they are read, by product id (DESIGN §4 'cold and hot').
 * Products without sales, which are most, have no entry in `sales`.
 */
export type HotRows = {
  prices: Kept<PricesByList>;
  amounts: Map<number, Amounts>;
  stock: Kept<StockRow>;
  sales: Map<number, number>;
  /** Only for products that sell better or worse than before. */
  trends: Map<number, number>;
  ratings: Map<number, RatingRow>;
  reviews: Kept<readonly ApprovedReview[]> & { keys(): IterableIterator<number> };
};

export const priceKey = (list: string, currency: string): string => `${list}:${currency}`;

export const amountKey = (owner: 'option' | 'value' | 'link', id: number): string => `${owner}:${id}`;

/** Whether a download link has a price. */
export const hasLinkAmounts = (amounts: Amounts | undefined): boolean =>
  amounts !== undefined && Object.keys(amounts).some((key) => key.startsWith('link:'));
