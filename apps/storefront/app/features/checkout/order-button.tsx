import { Link } from 'react-router';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import { useTotalText } from '../../shop/cart/payable-amount.tsx';
import type { CartTotalsView } from '@dijla/device/cart-view/cart-view';
import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { Icon } from '@dijla/ui-kit/pictures/icon.tsx';

export type OrderButtonProps = {
  totals: CartTotalsView | null;
  isPlacing: boolean;
  /** Why the order was not sent. */
  problem: string | null;
};

/**
 * The order button, never disabled: a tap leads to the missing fields. The reason an order failed is shown
 * right above it.
 */
export const OrderButton = ({ totals, isPlacing, problem }: OrderButtonProps) => {
  const texts = useTexts('checkout');
  const { code } = useStoreView();
  const totalText = useTotalText();
  const label = totals === null ? texts.placeOrder : texts.placeOrderFor(totalText(totals));
  return (
    <div className="grid">
      <div role="alert">
        {problem !== null && (
          <div className="mb-3 grid gap-1 rounded-card bg-danger-soft px-4 pt-3 text-sm font-medium text-danger">
            <p className="flex items-start gap-2 leading-snug">
              <Icon className="mt-0.5 size-4.5" name="alert" />
              <bdi>{problem}</bdi>
            </p>
            <Link
              className="inline-flex min-h-11 items-center self-start font-semibold underline underline-offset-4"
              to={paths.cart(code)}
            >
              {texts.backToCart}
            </Link>
          </div>
        )}
      </div>
      <button aria-busy={isPlacing} className={`${buttonStyle.primary} w-full`} type="submit">
        {isPlacing ? texts.placing : label}
      </button>
    </div>
  );
};
