import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import { heldBackBy, heldBackText } from '../../shop/cart/line-problem.ts';
import { isRounding, payableText } from '../../shop/cart/payable-amount.tsx';
import { useMoneyText } from '../../shop/cards/price.tsx';
import { type CartState, hasNoPayment } from '@dijla/device/cart-view/cart-view';
import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { Icon } from '@dijla/ui-kit/pictures/icon.tsx';
import { NoPaymentLink, NoPaymentNote } from './no-payment-note.tsx';

/** Whether the checkout could only report that this cart cannot be ordered. */
export const isHeldBack = (cart: CartState): boolean =>
  hasNoPayment(cart) || heldBackBy(cart.lines).length > 0;

/**
 * Says why the cart cannot be ordered, with the names of the lines concerned; renders nothing when it can be
 * (lesson 24).
 */
export const HeldBackNote = ({ cart }: { cart: CartState }) => {
  const text = heldBackText(cart.lines, useTexts('cart'));
  if (text === null) return hasNoPayment(cart) && <NoPaymentNote cart={cart} />;
  return (
    <p className="flex items-start gap-2 text-sm font-medium text-danger">
      <Icon className="mt-0.5 size-4.5" name="alert" />
      <bdi className="min-w-0 [overflow-wrap:anywhere]">{text}</bdi>
    </p>
  );
};

/** Scrolls to the line in the same page or drawer and focuses the control that fixes its problem. */
const goToLine = ({ currentTarget }: MouseEvent<HTMLElement>, lineKey: string): void => {
  const line = currentTarget.closest('dialog, main')?.querySelector(`[data-line="${CSS.escape(lineKey)}"]`);
  line?.scrollIntoView({ block: 'center' });
  line?.querySelector<HTMLElement>('[data-fix]')?.focus({ preventScroll: true });
};

/**
 * The main button of a cart: to the checkout, with the amount to pay, or to what must change before the cart
 * can be ordered.
 */
export const WayOn = ({ cart, onLeave }: { cart: CartState; onLeave?: () => void }) => {
  const texts = useTexts('cart');
  const { code, currency } = useStoreView();
  const moneyText = useMoneyText();
  const [first] = heldBackBy(cart.lines);
  const { totals } = cart;
  if (first !== undefined) {
    return (
      <button
        className={buttonStyle.primary}
        onClick={(event) => goToLine(event, first.line_key)}
        type="button"
      >
        {texts.goToLine}
      </button>
    );
  }
  if (hasNoPayment(cart)) return <NoPaymentLink cart={cart} onLeave={onLeave} />;
  return (
    <Link className={buttonStyle.primary} onClick={onLeave} to={paths.checkout(code)}>
      {totals === null
        ? texts.checkout
        : texts.checkoutFor(
            totals.payable && isRounding(totals.payable, currency)
              ? payableText(totals.payable)
              : moneyText(totals.grand_total),
          )}
    </Link>
  );
};
