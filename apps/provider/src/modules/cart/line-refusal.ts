import type { ProductType } from '@dijla/contract/client';
import { addRefusalOf } from '@dijla/commerce-rules/availability/add-refusal-of';
import { isLoadable } from '@dijla/commerce-rules/availability/is-loadable';
import { uncountedStock } from '@dijla/commerce-rules/availability/uncounted-stock';
import { priceAt } from '@dijla/commerce-rules/price/price-at';
import { refusal, type Refusal } from '../../http/refusal.ts';
import type { Cart, CartLine } from './cart-of.ts';
import type { ProductFacts } from './cart-reading.ts';

/** Types that can stand in a cart line so far: a configurable by its variant. */
const isSold: Readonly<Record<ProductType, boolean>> = {
  simple: true, configurable: true, virtual: true, bundle: false, grouped: false, downloadable: false,
};

export const stockOf = (product: ProductFacts): NonNullable<ProductFacts['stock']> => product.stock ?? uncountedStock;

const canBeOpened = ({ status, visibility }: ProductFacts): boolean => visibility !== null && isLoadable({ status, visibility });

/** The product whose page shows this one: itself, or for a variant that has no page of its own a configurable that has. */
export const pageOf = ({ products, variants }: Pick<Cart, 'products' | 'variants'>, { product, parent }: Pick<CartLine, 'product' | 'parent'>): ProductFacts | null => {
  if (parent) return canBeOpened(parent) ? parent : null;
  if (canBeOpened(product)) return product;
  const parents = variants.filter(({ child_id }) => child_id === product.id).map(({ parent_id }) => products.get(parent_id));
  return parents.find((candidate) => candidate !== undefined && canBeOpened(candidate)) ?? null;
};

/** Whether it can stand in a line at all: of a type that is sold, and without an option that must be answered, for lines keep no answers. */
export const canBeSold = ({ type, requires_answer }: ProductFacts): boolean => isSold[type] && !requires_answer;

/** Status below 2, sold in this store view, and with a page of its own or of its configurable. */
const isSalable = (cart: Cart, line: CartLine): boolean =>
  canBeSold(line.product) && (line.parent === null || canBeSold(line.parent)) &&
  line.product.status < 2 && line.product.visibility !== null && pageOf(cart, line) !== null;

/** What can be sold of it at once. */
const availableOf = (product: ProductFacts): number => {
  const { manage_stock, qty, max_sale_qty } = stockOf(product);
  return manage_stock ? Math.min(qty, max_sale_qty) : max_sale_qty;
};

/**
 * Why this line cannot be in that cart, or null; the demand of all lines for one product is summed before it is
 * compared with stock. The cart is the one that already holds the line.
 */
export const lineRefusal = (cart: Cart, line: CartLine, now: number): Refusal | null => {
  const { product } = line;
  if (!isSalable(cart, line)) return refusal('cart.product-not-salable', { sku: product.sku });
  const demand = cart.lines.filter((other) => other.product.id === product.id).reduce((sum, { qty }) => sum + qty, 0);
  const price = priceAt(product.prices, { qty: line.qty, now })?.final ?? null;
  const code = addRefusalOf({ price, stock: stockOf(product), qty: demand, allowZeroPrice: false });
  if (code === null) return null;
  const available = availableOf(product);
  return refusal(code, code === 'cart.qty-not-available' && demand > available ? { sku: product.sku, available } : { sku: product.sku });
};
