import { Link } from 'react-router';
import { useStoreView } from '../../../i18n/store-context.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { paths } from '../../../paths.ts';
import { EmptyCart } from '../../../shop/empty-cart.tsx';
import { buttonStyle } from '../../../ui/button-style.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { RiverPicture } from '../../../ui/river-picture.tsx';

/** A cart nothing can pay for yet: why, and the one way out. */
const NoPayment = () => {
  const texts = useTexts('checkout');
  return (
    <EmptyState picture={<RiverPicture floating="box" />} text={texts.noPaymentText} title={texts.noPaymentTitle}>
      <Link className={buttonStyle.primary} to={paths.cart(useStoreView().code)}>
        {texts.backToCart}
      </Link>
    </EmptyState>
  );
};

/** A checkout without anything to order: an empty cart, or one nothing can pay for. */
export const NothingToOrder = ({ isEmpty }: { isEmpty: boolean }) => (isEmpty ? <EmptyCart /> : <NoPayment />);
