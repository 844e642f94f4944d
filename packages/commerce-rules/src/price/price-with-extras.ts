import type { PriceExtra } from '@dijla/contract/client';
import { extraAmount } from './extra-amount.ts';
import type { Price } from './price-at.ts';

/**
 * Adds extras to a product's price: 12,000 with an engraving for 2,000 and a box for 10 % is 15,200.
 * Percentages apply to the product's own price only. An unknown price stays unknown, unless download links
 * are what is sold.
 */
export const priceWithExtras = (own: Price | null, extras: readonly PriceExtra[]): Price | null => {
  if (extras.length === 0 || (own === null && extras.every(({ type }) => type !== 'link'))) return own;
  const { regular, final } = own ?? { regular: 0, final: 0 };
  const sum = (amount: number): number =>
    extras.reduce((total, extra) => total + extraAmount(amount, extra), amount);
  const [before, after] = [sum(regular), sum(final)];
  return { regular: before, special: after < before ? after : null, final: after };
};
