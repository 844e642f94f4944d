import type { PriceExtra } from '@dijla/contract/client';
import { extraAmount } from './extra-amount.ts';
import type { Price } from './price-at.ts';

/**
 * A product's price with what was chosen beside it: 12,000 with an engraving for 2,000 and a box for 10 % is 15,200. Shares are of the
 * product's own price alone. An unknown price stays unknown, unless links to download are what is paid for.
 */
export const priceWithExtras = (own: Price | null, extras: readonly PriceExtra[]): Price | null => {
  if (extras.length === 0 || (own === null && extras.every(({ type }) => type !== 'link'))) return own;
  const { regular, final } = own ?? { regular: 0, final: 0 };
  const sum = (amount: number): number =>
    extras.reduce((total, extra) => total + extraAmount(amount, extra), amount);
  const [before, after] = [sum(regular), sum(final)];
  return { regular: before, special: after < before ? after : null, final: after };
};
