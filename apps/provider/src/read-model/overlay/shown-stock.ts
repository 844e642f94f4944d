import { stockStateOf } from '@dijla/commerce-rules/availability/stock-state-of';
import { missingStock } from '@dijla/commerce-rules/availability/uncounted-stock';
import type { ProductDocument } from '@dijla/contract/client';
import type { StoreView } from '../../call/store-view.ts';
import type { ColdProduct } from '../../modules/catalog/catalog.ts';
import type { HotRows, StockRow } from './hot-rows.ts';
import type { FindProduct } from '../documents/product-parts.ts';
import { type Composition, compositionOf } from '../documents/composition.ts';

export type ShownStock = ProductDocument['stock'];

/**
 * Returns a product's stock. It is in stock when the owner has not switched it off and a piece is left or
 * pieces are not counted.
 */
export const stockOfRow = (product_id: number, row: StockRow = missingStock): ShownStock => ({
  product_id,
  qty: row.qty,
  is_in_stock: row.is_in_stock && (!row.manage_stock || row.qty > 0),
  manage_stock: row.manage_stock,
  min_sale_qty: row.min_sale_qty,
  max_sale_qty: row.max_sale_qty,
});

/** The stock as shown to a shopper: 40 left and 39 left are the same, 1 and 0 are not. */
export const visibleStock = (stock: ShownStock, { only_left_below }: Pick<StoreView, 'only_left_below'>) => [
  stockStateOf(stock, only_left_below),
  stock.min_sale_qty,
  stock.max_sale_qty,
];

/**
 * Combined stock of enabled variants or group members: the sum of all pieces, in stock when one of them is.
 */
const stockOfVariants = (product_id: number, variants: readonly ShownStock[]): ShownStock => ({
  product_id,
  qty: variants.reduce((sum, { qty, is_in_stock }) => sum + (is_in_stock ? qty : 0), 0),
  is_in_stock: variants.some(({ is_in_stock }) => is_in_stock),
  manage_stock: variants.every(({ is_in_stock, manage_stock }) => !is_in_stock || manage_stock),
  min_sale_qty: 1,
  max_sale_qty: Math.max(1, ...variants.map(({ max_sale_qty }) => max_sale_qty)),
});

type PartStock = { stock: ShownStock; qty: number };

/**
 * How many times the stock of a part covers its quantity; for an uncounted part, as often as it may be sold.
 */
const timesOf = ({ stock, qty }: PartStock): number => {
  if (!stock.is_in_stock) return 0;
  const pieces = stock.manage_stock ? Math.min(stock.qty, stock.max_sale_qty) : stock.max_sale_qty;
  return Math.floor(pieces / Math.max(qty, 1));
};

/** A bundle is available as often as its scarcest required part, taking the best choice for each part. */
const stockOfBundle = (product_id: number, required: readonly (readonly PartStock[])[]): ShownStock => {
  const times = required.map((choices) => Math.max(0, ...choices.map(timesOf)));
  const qty = times.length === 0 ? 0 : Math.min(...times);
  return {
    product_id,
    qty,
    is_in_stock: qty > 0,
    manage_stock: required.some((choices) => choices.every(({ stock }) => stock.manage_stock)),
    min_sale_qty: 1,
    max_sale_qty: Math.max(1, qty),
  };
};

/** Returns the stock of a product from its composition; `stock` are the rows of products. */
export const stockOfComposition = (
  id: number,
  composition: Composition,
  stock: Pick<HotRows['stock'], 'get'>,
): ShownStock => {
  const own = (part: number): ShownStock => stockOfRow(part, stock.get(part));
  if (composition.kind === 'own') return own(id);
  if (composition.kind === 'bundle')
    return stockOfBundle(
      id,
      composition.needed.map((choices) =>
        choices.map((choice) => ({ stock: own(choice.id), qty: choice.qty })),
      ),
    );
  return stockOfVariants(
    id,
    (composition.kind === 'variants'
      ? composition.enabled
      : composition.members.map((member) => member.id)
    ).map(own),
  );
};

/** Returns a product's stock as a shopper sees it: its own, or that of its parts. */
export const stockOfProduct = (
  product: ColdProduct,
  { stock }: Pick<HotRows, 'stock'>,
  productOf: FindProduct,
): ShownStock => stockOfComposition(product.id, compositionOf(product, productOf), stock);
