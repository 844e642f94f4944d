import { useTexts } from '../../i18n/texts.tsx';
import type { CartState } from '../../stores/cart-state.ts';
import { Icon } from '../../ui/icon.tsx';

/** Known to be payable by nothing, as opposed to not known yet. */
export const hasNoPayment = ({ totals, payment_methods: methods }: Pick<CartState, 'totals' | 'payment_methods'>): boolean => totals !== null && methods.length === 0;

/** Why a cart cannot be ordered as it is, and what would make it so: said before the checkout is opened for nothing. */
export const NoPaymentNote = () => (
  <p className="flex items-start gap-2 text-sm">
    <Icon className="mt-0.5 size-5 text-accent-ink" name="info" />
    {useTexts('cart').noPayment}
  </p>
);
