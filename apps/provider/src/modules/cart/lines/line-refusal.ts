import { addRefusalOf } from '@dijla/commerce-rules/availability/add-refusal-of';
import { isLoadable } from '@dijla/commerce-rules/availability/is-loadable';
import { piecesByProduct } from '@dijla/commerce-rules/bundles/stock-of-parts';
import type { ChosenPart } from '@dijla/commerce-rules/choices/product-choices';
import { linePrice } from '@dijla/commerce-rules/price/line-price';
import type { Price } from '@dijla/commerce-rules/price/price-at';
import { refusal, type Refusal } from '../../../call/refusal.ts';
import { oncePer } from '@dijla/caching/once-per';
import type { Cart } from '../cart-of.ts';
import type { CartLine } from './cart-line.ts';
import type { ProductFacts } from '../reading/cart-snapshot.ts';
import { pricedLine } from '../totals/priced-line.ts';
import { stockOf } from './product-choices.ts';

const canBeOpened = ({ status, visibility }: ProductFacts): boolean =>
  visibility !== null && isLoadable({ status, visibility });

/**
 * The product whose page shows this one: the product itself or, when it has no page, the configurable or
 * group it belongs to.
 */
export const pageOf = (
  { products, variants }: Pick<Cart, 'products' | 'variants'>,
  { product, parent }: Pick<CartLine, 'product' | 'parent'>,
): ProductFacts | null => {
  if (parent) return canBeOpened(parent) ? parent : null;
  if (canBeOpened(product)) return product;
  const parents = variants
    .filter(({ child_id }) => child_id === product.id)
    .map(({ parent_id }) => products.get(parent_id));
  return parents.find((candidate) => candidate !== undefined && canBeOpened(candidate)) ?? null;
};

/** Whether a product of this type can be a line; of a group, the members are bought (wire §2.5). */
export const isSold = ({ type }: ProductFacts): boolean => type !== 'grouped';

/** Whether the choice is available; an empty bundle is not. */
const isChosen = ({ product, choice }: CartLine): boolean =>
  choice !== null && (product.type !== 'bundle' || choice.parts.length > 0);

/**
 * Whether the product has a status below 2, is sold in this store view with this choice, and has a page, its
 * own or that of its configurable or group.
 */
const isSalable = (cart: Cart, line: CartLine): boolean =>
  isChosen(line) &&
  isSold(line.product) &&
  line.product.status < 2 &&
  line.product.visibility !== null &&
  pageOf(cart, line) !== null;

/** Pieces of each product that all lines together need. */
const demandIn = oncePer((lines: Cart['lines']): ReadonlyMap<number, number> => {
  const demand = new Map<number, number>();
  for (const { qty, taken } of lines)
    for (const { product: partProduct, qty: pieces } of taken)
      demand.set(partProduct.id, qty * pieces + (demand.get(partProduct.id) ?? 0));
  return demand;
});

/** How many units of a line the product's stock allows when `taken` pieces are already used. */
const availableOf = ({ product: { stock }, qty, taken = 0 }: ChosenPart & { taken?: number }): number =>
  Math.floor(
    ((stock.manage_stock ? Math.min(stock.qty, stock.max_sale_qty) : stock.max_sale_qty) - taken) / qty,
  );

/** Largest quantity of the line that the stock allows besides all other lines; never negative. */
export const leftFor = ({ lines }: Pick<Cart, 'lines'>, line: CartLine): number => {
  const demand = demandIn(lines);
  const left = piecesByProduct(line.taken).map((part) =>
    availableOf({ ...part, taken: (demand.get(part.product.id) ?? 0) - line.qty * part.qty }),
  );
  return Math.max(Math.min(...left), 0);
};

/** The minimum sale quantity applies to the line's own product only, not to parts. */
const stockAsked = ({ product }: CartLine, { product: partProduct }: ChosenPart) =>
  partProduct.id === product.id ? stockOf(product) : partProduct.stock;

/** Like `lineRefusal`, for a line with this unit price; null when the price is unknown. */
export const lineRefusalAt = (
  cart: Cart,
  line: CartLine,
  unit: Pick<Price, 'final'> | null,
): Refusal | null => {
  const { sku } = line.product;
  if (!isSalable(cart, line)) return refusal('cart.product-not-salable', { sku });
  const price = unit?.final ?? null;
  const needed = piecesByProduct(line.taken);
  for (const part of needed) {
    const demand = demandIn(cart.lines).get(part.product.id) ?? 0;
    const code = addRefusalOf({ price, stock: stockAsked(line, part), qty: demand });
    if (code === null) continue;
    const available = Math.min(...needed.map((each) => availableOf(each)));
    if (code === 'cart.qty-not-available' && available < 1) return refusal('cart.out-of-stock', { sku });
    return refusal(
      code,
      code === 'cart.qty-not-available' && demand > available * part.qty ? { sku, available } : { sku },
    );
  }
  return null;
};

/**
 * Why this line cannot be in the cart, or null. The demand of all lines for a product, directly and within
 * bundles, is summed before it is compared with stock; `cart` must already contain the line.
 */
export const lineRefusal = (cart: Cart, line: CartLine, now: number): Refusal | null =>
  lineRefusalAt(cart, line, linePrice(pricedLine(line), { qty: line.qty, now }));
