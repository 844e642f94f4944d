import type { PricedLine } from '@dijla/commerce-rules/price/line-price';
import { oncePer } from '@dijla/caching/once-per';
import type { CartLine } from '../lines/cart-line.ts';

const pricedOf = oncePer((product: CartLine['product'], choice: CartLine['choice']): PricedLine => {
  const { extras = [], parts = [] } = choice ?? {};
  return {
    prices: product.prices,
    tax_class_id: product.tax_class_id,
    ...(extras.length > 0 ? { extras } : {}),
    ...(parts.length > 0
      ? {
          parts: parts.map(({ product: { sku, prices, tax_class_id }, qty }) => ({
            sku,
            qty,
            prices: [...prices],
            tax_class_id,
          })),
        }
      : {}),
  };
});

/** Returns what a line's price is computed from, for totals and for the device; empty members are omitted. */
export const pricedLine = ({ product, choice }: Pick<CartLine, 'product' | 'choice'>): PricedLine =>
  pricedOf(product, choice);
