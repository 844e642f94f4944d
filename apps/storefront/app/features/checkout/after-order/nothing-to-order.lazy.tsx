import { Link } from 'react-router';
import type { CartState } from '@dijla/device/cart-view/cart-view';
import { useStoreView } from '../../../i18n/store-context.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { paths } from '../../../paths.ts';
import { CartBestsellersRow, EmptyCart } from '../../../shop/cart/empty-cart.tsx';
import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { ContactActions } from '../../../shop/page/contact-actions.lazy.tsx';
import type { KnownBestsellers } from '../../../shop/cards/known-bestsellers.ts';
import { EmptyState } from '@dijla/ui-kit/empty-state.tsx';
import { RiverPicture } from '@dijla/ui-kit/pictures/river-picture.tsx';

/**
 * For a cart whose amount is too small or too large for every payment method: links to the cart and to the
 * shop's contacts.
 */
const AmountOutOfReach = () => {
  const { noPaymentAmountTitle, backToCart } = useTexts('checkout');
  const { noPaymentAmount } = useTexts('cart');
  return (
    <EmptyState picture={<RiverPicture floating="box" />} text={noPaymentAmount} title={noPaymentAmountTitle}>
      <div className="grid gap-4">
        <Link className={buttonStyle.primary} to={paths.cart(useStoreView().code)}>
          {backToCart}
        </Link>
        <ContactActions />
      </div>
    </EmptyState>
  );
};

/**
 * For a cart without delivered products, which no method can pay for: a link to delivered products, and a
 * row of them below.
 */
const NothingDelivered = () => {
  const { noPaymentVirtualTitle, backToCart } = useTexts('checkout');
  const { noPaymentVirtual, addDelivered } = useTexts('cart');
  const { code } = useStoreView();
  return (
    <>
      <EmptyState
        picture={<RiverPicture floating="box" />}
        text={noPaymentVirtual}
        title={noPaymentVirtualTitle}
      >
        <div className="grid gap-3">
          <Link className={buttonStyle.primary} to={paths.listed(code, 'best-sellers')}>
            {addDelivered}
          </Link>
          <Link className={buttonStyle.quiet} to={paths.cart(code)}>
            {backToCart}
          </Link>
        </div>
      </EmptyState>
      <CartBestsellersRow />
    </>
  );
};

/** The checkout for an empty cart, or for one that no payment method accepts. */
export const NothingToOrder = ({ lines, bestsellers }: Pick<CartState, 'lines'> & KnownBestsellers) => {
  if (lines.length === 0) return <EmptyCart bestsellers={bestsellers} />;
  return lines.every(({ is_virtual: isVirtual }) => isVirtual) ? <NothingDelivered /> : <AmountOutOfReach />;
};
