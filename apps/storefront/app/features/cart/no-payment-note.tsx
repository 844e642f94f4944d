import { Link } from 'react-router';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import type { CartState } from '../../device/cart-view/cart-view.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { Icon } from '../../ui/pictures/icon.tsx';

const isAllVirtual = ({ lines }: Pick<CartState, 'lines'>): boolean =>
  lines.every(({ is_virtual: isVirtual }) => isVirtual);

/** Why a cart cannot be ordered as it is, and what would make it so: said before the checkout is opened for nothing. */
export const NoPaymentNote = ({ cart }: { cart: Pick<CartState, 'lines'> }) => {
  const texts = useTexts('cart');
  return (
    <p className="flex items-start gap-2 text-sm">
      <Icon className="mt-0.5 size-5 text-accent-ink" name="info" />
      {isAllVirtual(cart) ? texts.noPaymentVirtual : texts.noPaymentAmount}
    </p>
  );
};

/** The way on from a cart nothing can pay for yet: to what would make it payable; none where its own lines must change. */
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
