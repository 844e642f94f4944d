import { Link } from 'react-router';
import { useStoreView } from '../../../i18n/store-context.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { paths } from '../../../paths.ts';
import { useTotalText } from '../../../shop/cart/payable-amount.tsx';
import { hotlineHref, numberText } from '../../../shop/page/contact-links.ts';
import { useFrame } from '../../../shop/page/frame-context.ts';
import type { OrderProblem } from '../use-checkout.ts';
import type { CartTotalsView } from '@dijla/device/cart-view/cart-view';
import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { Icon } from '@dijla/ui-kit/pictures/icon.tsx';

export type OrderButtonProps = {
  totals: CartTotalsView | null;
  isPlacing: boolean;
  problem: OrderProblem | null;
};

const wayStyle =
  '-mb-2 inline-flex min-h-11 items-center self-start font-semibold underline underline-offset-4';

/** What leads on from a problem: the cart, or the shop's number where it has one. */
const Way = ({ way }: Pick<OrderProblem, 'way'>) => {
  const { backToCart } = useTexts('checkout');
  const { callUs } = useTexts('checkoutForm');
  const { code } = useStoreView();
  const { hotline } = useFrame().contact;
  if (way === 'cart')
    return (
      <Link className={wayStyle} to={paths.cart(code)}>
        {backToCart}
      </Link>
    );
  if (way !== 'support' || hotline === null) return null;
  return (
    <a className={wayStyle} href={hotlineHref(hotline)}>
      {callUs(`\u2066${numberText(hotline)}\u2069`)}
    </a>
  );
};

/**
 * The order button, never disabled: a tap leads to the missing fields. The reason an order failed is shown
 * right above it.
 */
export const OrderButton = ({ totals, isPlacing, problem }: OrderButtonProps) => {
  const texts = useTexts('checkout');
  const totalText = useTotalText();
  const label = totals === null ? texts.placeOrder : texts.placeOrderFor(totalText(totals));
  return (
    <div className="grid">
      <div role="alert">
        {problem !== null && (
          <div className="mb-3 grid gap-1 rounded-card bg-danger-soft px-4 py-3 text-sm font-medium text-danger">
            <p className="flex items-start gap-2 leading-snug">
              <Icon className="mt-0.5 size-4.5" name="alert" />
              <bdi>{problem.text}</bdi>
            </p>
            <Way way={problem.way} />
          </div>
        )}
      </div>
      <button aria-busy={isPlacing} className={`${buttonStyle.primary} w-full`} type="submit">
        {isPlacing ? texts.placing : label}
      </button>
    </div>
  );
};
