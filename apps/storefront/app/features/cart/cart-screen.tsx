import { useEffect } from 'react';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { PageHead } from '../../shop/page/page-head.tsx';
import type { KnownBestsellers } from '../../shop/cards/known-bestsellers.ts';
import { UnreadCart, useIsSaidEmpty } from '../../shop/cart/unread-cart.tsx';
import { useCart } from '../../device/cart/use-cart.ts';
import { cartContent } from './cart-parts.tsx';
import { CartPlaceholder } from './cart-placeholder.tsx';

/** The cart page, drawn from the cart on the device, with a placeholder until the device has been read. */
export const CartScreen = ({ known }: { known: KnownBestsellers }) => {
  const texts = useTexts('cart');
  const { language } = useStoreView();
  const cart = useCart((state) => state);
  const isSaidEmpty = useIsSaidEmpty(cart, known);
  useEffect(() => cartContent.fetch(language), [language]);
  return (
    // Keeps the footer below the fold while the cart is read, so that nothing visible moves.
    <div className="min-h-dvh">
      <PageHead canonicalPath={null} title={texts.title} />
      {cart.ready && <cartContent.Part cart={cart} isSaidEmpty={isSaidEmpty} known={known} />}
      {(!cart.ready || isSaidEmpty) && (
        <UnreadCart {...known} isEmpty={isSaidEmpty} placeholder={<CartPlaceholder />} />
      )}
    </div>
  );
};
