import type { CartTotalsView } from '@dijla/device/cart-view/cart-view';
import { lazyPart } from '../../i18n/lazy-part.tsx';
import { textsIn } from '../../i18n/texts-in.ts';

type Props = { totals: CartTotalsView | null };

/** As tall as the button, or as the card that is used, so that nothing moves. */
const Placeholder = ({ totals }: Props) => {
  const isUsed = totals?.segments.some(({ code }) => code === 'giftcardaccount') === true;
  return <span aria-hidden="true" className={`block ${isUsed ? 'min-h-15' : 'min-h-11'}`} />;
};

const cartTenders = lazyPart({
  part: async () => (await import('./cart-tenders.lazy.tsx')).CartTenders,
  texts: textsIn('cart/cart-points', 'cart/cart-gift-card'),
  placeholder: Placeholder,
});

/** A gift card, and points of the cart's customer. */
export const LateCartTenders = ({ totals }: Props) => <cartTenders.Part totals={totals} />;
