import type { CartTotalsView } from '@dijla/device/cart-view/cart-view';
import { lazyPart } from '../../i18n/lazy-part.tsx';
import { textsIn } from '../../i18n/texts-in.ts';

const cartTenders = lazyPart({
  part: async () => (await import('./cart-tenders.lazy.tsx')).CartTenders,
  texts: textsIn('cart/cart-points', 'cart/cart-gift-card'),
});

/** A gift card, and points of the cart's customer. */
export const LateCartTenders = ({ totals }: { totals: CartTotalsView | null }) => (
  <cartTenders.Part totals={totals} />
);
