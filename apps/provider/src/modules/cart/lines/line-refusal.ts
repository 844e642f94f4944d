import { addRefusalOf } from '@dijla/commerce-rules/availability/add-refusal-of';
import { isLoadable } from '@dijla/commerce-rules/availability/is-loadable';
import { piecesByProducts } from '@dijla/commerce-rules/bundles/stock-of-parts';
import type { ChosenPart } from '@dijla/commerce-rules/choices/product-choices';
import { linePrice } from '@dijla/commerce-rules/price/line-price';
import type { Price } from '@dijla/commerce-rules/price/price-at';
import { refusal, type Refusal } from '../../../call/refusal.ts';
import { oncePer } from '../../../once-per.ts';
import type { Cart, CartLine } from '../cart-of.ts';
import type { ProductFacts } from '../reading/cart-snapshot.ts';
import { pricedLine } from '../totals/priced-line.ts';
import { stockOf } from './product-choices.ts';

const canBeOpened = ({ status, visibility }: ProductFacts): boolean =>
  visibility !== null && isLoadable({ status, visibility });

/** The product whose page shows this one: itself, or what it is a variant or a member of when it has no page of its own. */
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

/** Whether its type can stand in a line: a group is bought as its members (wire §2.5). */
export const isSold = ({ type }: ProductFacts): boolean => type !== 'grouped';

/** A choice that can be had; a bundle of nothing is none. */
const isChosen = ({ product, choice }: CartLine): boolean =>
  choice !== null && (product.type !== 'bundle' || choice.parts.length > 0);

/** Status below 2, sold in this store view as it was chosen, and with a page of its own or of what it is part of. */
const isSalable = (cart: Cart, line: CartLine): boolean =>
  isChosen(line) &&
  isSold(line.product) &&
  line.product.status < 2 &&
  line.product.visibility !== null &&
  pageOf(cart, line) !== null;

/** Pieces of each product all lines together ask for. */
const demandIn = oncePer((lines: Cart['lines']): ReadonlyMap<number, number> => {
  const demand = new Map<number, number>();
  for (const { qty, taken } of lines)
    for (const { goods, qty: pieces } of taken)
      demand.set(goods.id, qty * pieces + (demand.get(goods.id) ?? 0));
  return demand;
});

/** How many lines' worth of a product there are at once, once so many pieces are taken. */
const availableOf = ({ goods: { stock }, qty, taken = 0 }: ChosenPart & { taken?: number }): number =>
  Math.floor(
    ((stock.manage_stock ? Math.min(stock.qty, stock.max_sale_qty) : stock.max_sale_qty) - taken) / qty,
  );

/** How many of the line there can be beside what all other lines take; at least none. */
export const leftFor = ({ lines }: Pick<Cart, 'lines'>, line: CartLine): number => {
  const demand = demandIn(lines);
  const left = piecesByProducts(line.taken).map((part) =>
    availableOf({ ...part, taken: (demand.get(part.goods.id) ?? 0) - line.qty * part.qty }),
  );
  return Math.max(Math.min(...left), 0);
};

/** The least quantity it is sold in is asked of what stands in a line itself, not of parts. */
const stockAsked = ({ product }: CartLine, { goods }: ChosenPart) =>
  goods.id === product.id ? stockOf(product) : goods.stock;

/** What `lineRefusal` tells, of a line whose piece costs this much; null is unknown. */
export const lineRefusalAt = (
  cart: Cart,
  line: CartLine,
  unit: Pick<Price, 'final'> | null,
): Refusal | null => {
  const { sku } = line.product;
  if (!isSalable(cart, line)) return refusal('cart.product-not-salable', { sku });
  const price = unit?.final ?? null;
  const needed = piecesByProducts(line.taken);
  for (const part of needed) {
    const demand = demandIn(cart.lines).get(part.goods.id) ?? 0;
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
 * Why this line cannot be in that cart, or null; the demand of all lines for one product, as itself and within bundles, is summed before it
 * is compared with stock. The cart is the one that already holds the line.
 */
export const lineRefusal = (cart: Cart, line: CartLine, now: number): Refusal | null =>
  lineRefusalAt(cart, line, linePrice(pricedLine(line), { qty: line.qty, now }));
