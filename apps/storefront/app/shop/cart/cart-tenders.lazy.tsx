import type { CartTotalsView } from '@dijla/device/cart-view/cart-view';
import { useSession } from '../../device/session/use-session.ts';
import { CartGiftCard } from './cart-gift-card.tsx';
import { CartPoints } from './cart-points.tsx';

/** What a shopper pays a part of the cart with: a gift card, and points of a customer. */
export const CartTenders = ({ totals }: { totals: CartTotalsView | null }) => {
  const isCustomer = useSession(({ profile }) => profile !== null);
  return (
    <>
      <CartGiftCard totals={totals} />
      {isCustomer && <CartPoints totals={totals} />}
    </>
  );
};
