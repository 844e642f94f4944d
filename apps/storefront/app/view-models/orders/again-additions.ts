import { lineKeyOf } from '@dijla/commerce-rules/cart/line-key-of';
import type { PriceRow } from '@dijla/contract/client';
import type { Addition } from '@dijla/device/cart/cart-act';
import type { CartLineView } from '@dijla/device/cart-view/cart-view';
import type { LineProduct, WantedProduct } from '@dijla/device/cart/lines/line-product';
import type { OrderLineView, ShownOrder } from './order-view.ts';

type OrderedLine = Pick<OrderLineView, 'name' | 'sku' | 'qty' | 'unit_price' | 'product_option'>;

/** What became of ordering again: by name what is gone, and what comes in another number or at another price. */
export type AgainResult = {
  /** Number of lines that went into the cart. */
  added: number;
  gone: readonly string[];
  fewer: readonly { name: string; count: number }[];
  /** Prices of one piece, in minor units of the order's currency. */
  pricier: readonly { name: string; now: number; before: number }[];
};

/** Lines of one order that may go into the cart again, by their key there. */
export type AgainPlan = {
  additions: readonly { key: string; line: OrderedLine; addition: Addition }[];
  gone: readonly string[];
  fewer: AgainResult['fewer'];
};

export const wantedProducts = (lines: readonly OrderedLine[]): WantedProduct[] =>
  lines.map(({ sku, product_option }) => ({ line_key: lineKeyOf(sku, product_option), sku, product_option }));

/** What was paid, until the provider says what it costs now: for goods whose price follows from their choices. */
const paidPrice = (amount: number): PriceRow[] => [
  { kind: 'regular', amount, min_qty: 1, from: null, until: null },
];

/**
 * Returns what of an order can be added to a cart in the store's currency: lines whose product is still there,
 * in at most the quantity that is left.
 */
export const againPlan = (
  { lines, currency }: Pick<ShownOrder, 'currency'> & { lines: readonly OrderedLine[] },
  found: ReadonlyMap<string, LineProduct>,
  storeCurrency: string,
): AgainPlan => {
  const additions: AgainPlan['additions'][number][] = [];
  const gone: string[] = [];
  const fewer: { name: string; count: number }[] = [];
  for (const line of lines) {
    const key = lineKeyOf(line.sku, line.product_option);
    const product = found.get(key);
    const left = product?.line.salable_qty ?? line.qty;
    const qty = Math.min(line.qty, left);
    const hasPrice = (product?.line.prices.length ?? 0) > 0 || (product?.line.parts ?? []).length > 0;
    if (!product?.line.is_in_stock || qty < 1 || (!hasPrice && currency.code !== storeCurrency)) {
      gone.push(line.name);
      continue;
    }
    if (qty < line.qty) fewer.push({ name: line.name, count: qty });
    const { parent_sku, line: shown } = product;
    additions.push({
      key,
      line,
      addition: {
        sku: line.sku,
        parent_sku,
        qty,
        product_option: line.product_option,
        line: hasPrice ? shown : { ...shown, prices: paidPrice(line.unit_price) },
      },
    });
  }
  return { additions, gone, fewer };
};

/**
 * Returns what became of a plan, by the cart after the provider has answered: a line that is not in it was
 * refused. Prices are compared in the order's currency only.
 */
export const againResult = (
  { additions, gone, fewer }: AgainPlan,
  cart: readonly Pick<CartLineView, 'line_key' | 'unit_price'>[],
  isSameCurrency: boolean,
): AgainResult => {
  const inCart = new Map(cart.map((line) => [line.line_key, line]));
  const added = additions.filter(({ key }) => inCart.has(key));
  return {
    added: added.length,
    gone: [...gone, ...additions.filter(({ key }) => !inCart.has(key)).map(({ line }) => line.name)],
    fewer: fewer.filter(({ name }) => added.some(({ line }) => line.name === name)),
    pricier: !isSameCurrency
      ? []
      : added.flatMap(({ key, line: { name, unit_price: before } }) => {
          const now = inCart.get(key)?.unit_price ?? before;
          return now === before ? [] : [{ name, now, before }];
        }),
  };
};
