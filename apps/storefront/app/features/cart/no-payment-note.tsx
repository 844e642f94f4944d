import { Link } from 'react-router';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import type { CartState } from '@dijla/device/cart-view/cart-view';
import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { Icon } from '@dijla/ui-kit/pictures/icon.tsx';

const isAllVirtual = ({ lines }: Pick<CartState, 'lines'>): boolean =>
  lines.every(({ is_virtual: isVirtual }) => isVirtual);

/**
 * Explains why no payment method accepts the cart and what would change that, so that the shopper does not
 * open the checkout in vain.
 */
export const NoPaymentNote = ({ cart }: { cart: Pick<CartState, 'lines'> }) => {
  const texts = useTexts('cart');
  return (
    <p className="flex items-start gap-2 text-sm">
      <Icon className="mt-0.5 size-5 text-accent-ink" name="info" />
      {isAllVirtual(cart) ? texts.noPaymentVirtual : texts.noPaymentAmount}
    </p>
  );
};

/**
 * For an all-virtual cart, which no method can pay for, a link to delivered products that would make it
 * payable; renders nothing for other carts, whose lines must change.
 */
export const NoPaymentLink = ({
  cart,
  onLeave,
}: {
  cart: Pick<CartState, 'lines'>;
  onLeave?: () => void;
}) => {
  const texts = useTexts('cart');
  const { code } = useStoreView();
  return isAllVirtual(cart) ? (
    <Link className={buttonStyle.primary} onClick={onLeave} to={paths.listed(code, 'best-sellers')}>
      {texts.addDelivered}
    </Link>
  ) : null;
};
