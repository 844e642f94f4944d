import { stockStateOf } from '@dijla/commerce-rules/availability/stock-state-of';
import { uncountedStock } from '@dijla/commerce-rules/availability/uncounted-stock';
import type { ProductDocument } from '@dijla/contract/client';
import type { ColdProduct } from '../../modules/catalog/catalog.ts';
import type { StoreView } from '../../modules/store-views/store-views.ts';
import type { HotRows, StockRow } from './hot-rows.ts';
import type { FindProduct } from '../documents/product-parts.ts';
import { type Composition, compositionOf } from '../documents/composition.ts';

export type ShownStock = ProductDocument['stock'];

/** In stock is what the owner has not switched off and of which a piece is left, or nobody counts. */
export const stockOfRow = (product_id: number, row: StockRow = uncountedStock): ShownStock => ({
  product_id,
  qty: row.qty,
  is_in_stock: row.is_in_stock && (!row.manage_stock || row.qty > 0),
  manage_stock: row.manage_stock,
  min_sale_qty: row.min_sale_qty,
  max_sale_qty: row.max_sale_qty,
});

/** What a shopper is told of stock: 40 left and 39 left are the same, 1 and 0 are not. */
export const toldStock = (stock: ShownStock, { only_left_below }: Pick<StoreView, 'only_left_below'>) => [
  stockStateOf(stock, only_left_below),
  stock.min_sale_qty,
  stock.max_sale_qty,
];

/** Stock from enabled variants, or the members of a group: the pieces of all together, there when one of them is. */
const stockOfVariants = (product_id: number, variants: readonly ShownStock[]): ShownStock => ({
  product_id,
  qty: variants.reduce((sum, { qty, is_in_stock }) => sum + (is_in_stock ? qty : 0), 0),
  is_in_stock: variants.some(({ is_in_stock }) => is_in_stock),
  manage_stock: variants.every(({ is_in_stock, manage_stock }) => !is_in_stock || manage_stock),
  min_sale_qty: 1,
  max_sale_qty: Math.max(1, ...variants.map(({ max_sale_qty }) => max_sale_qty)),
});

type PartStock = { stock: ShownStock; qty: number };

/** How many times a part can be put in: what is not counted, as often as it may be sold. */
const timesOf = ({ stock, qty }: PartStock): number => {
  if (!stock.is_in_stock) return 0;
  const pieces = stock.manage_stock ? Math.min(stock.qty, stock.max_sale_qty) : stock.max_sale_qty;
  return Math.floor(pieces / Math.max(qty, 1));
};

/** A bundle is there as often as the scarcest of its required parts, each taken from the best choice. */
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

/** Stock of a product by what it is made of; `stock` are the rows of products. */
export const stockOfComposition = (
  id: number,
  making: Composition,
  stock: Pick<HotRows['stock'], 'get'>,
): ShownStock => {
  const own = (part: number): ShownStock => stockOfRow(part, stock.get(part));
  if (making.kind === 'own') return own(id);
  if (making.kind === 'bundle')
    return stockOfBundle(
      id,
      making.needed.map((choices) => choices.map((choice) => ({ stock: own(choice.id), qty: choice.qty }))),
    );
  return stockOfVariants(
    id,
    (making.kind === 'variants' ? making.enabled : making.members.map((member) => member.id)).map(own),
  );
};

/** A product's stock as a shopper sees it: its own, or that of what it is made of. */
export const stockOfProduct = (
  product: ColdProduct,
  { stock }: Pick<HotRows, 'stock'>,
  productOf: FindProduct,
): ShownStock => stockOfComposition(product.id, compositionOf(product, productOf), stock);
