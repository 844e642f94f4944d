import { Link } from 'react-router';
import type { CartState } from '../../../device/cart-view/cart-view.ts';
import { useStoreView } from '../../../i18n/store-context.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { paths } from '../../../paths.ts';
import { CartBestsellersRow, EmptyCart } from '../../../shop/cart/empty-cart.tsx';
import { buttonStyle } from '../../../ui/button-style.ts';
import { ContactActions } from '../../../shop/page/contact-actions.lazy.tsx';
import type { KnownBestsellers } from '../../../shop/cards/known-bestsellers.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { RiverPicture } from '../../../ui/pictures/river-picture.tsx';

/** A cart too small or too large for every way of paying: back to where it can be changed, or to somebody who can help. */
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

/** Nothing in it is delivered, and nothing pays for that alone: what would make it payable, right below. */
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

/** A checkout without anything to order: an empty cart, or one nothing can pay for. */
export const NothingToOrder = ({ lines, bestsellers }: Pick<CartState, 'lines'> & KnownBestsellers) => {
  if (lines.length === 0) return <EmptyCart bestsellers={bestsellers} />;
  return lines.every(({ is_virtual: isVirtual }) => isVirtual) ? <NothingDelivered /> : <AmountOutOfReach />;
};
