import type { CartState } from '@dijla/device/cart-view/cart-view';

type Ordered = Pick<CartState, 'totals'> & {
  lines: readonly Pick<CartState['lines'][number], 'line_key' | 'qty'>[];
};

const quantitiesOf = ({ lines }: Ordered): string =>
  JSON.stringify(lines.map(({ line_key: key, qty }) => [key, qty]).toSorted());

/**
 * Whether a cart still is what the shopper saw when she placed her order: the same lines at the same price, as far as
 * both are known. It is not once it was merged with what she had in a cart elsewhere, or has the prices of a group.
 */
export const isSameOrder = (seen: Ordered, now: Ordered): boolean =>
  quantitiesOf(seen) === quantitiesOf(now) &&
  (seen.totals === null || now.totals === null || seen.totals.grand_total === now.totals.grand_total);
