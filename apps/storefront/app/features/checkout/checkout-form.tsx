import { type SubmitEvent, useRef } from 'react';
import { useTexts } from '../../i18n/texts.tsx';
import { useMoneyText } from '../../shop/price.tsx';
import type { CartState } from '../../stores/cart-state.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { AddressFields } from './address-fields.tsx';
import { PaymentMethods, ShippingMethods } from './methods.tsx';
import { useCheckout } from './use-checkout.ts';

/** Five answers, delivery and payment chosen already, and a button that is never disabled: a tap leads to the first gap. */
export const CheckoutForm = ({ cart, onOrdered }: { cart: CartState; onOrdered: (orderId: string) => void }) => {
  const texts = useTexts('checkout');
  const moneyText = useMoneyText();
  const form = useRef<HTMLFormElement>(null);
  const { fields, change, errorOf, shipping, payment, place, isPlacing } = useCheckout(cart, { form, onOrdered });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void place();
  };
  const label = cart.totals === null ? texts.placeOrder : texts.placeOrderFor(moneyText(cart.totals.grand_total));
  return (
    <form className="grid gap-9" noValidate onSubmit={submit} ref={form}>
      <AddressFields errorOf={errorOf} fields={fields} onChange={change} />
      <ShippingMethods chosen={shipping.key} methods={cart.shipping_methods} onChoose={shipping.choose} />
      <PaymentMethods chosen={payment.code} methods={cart.payment_methods} onChoose={payment.choose} />
      <div className="sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-10 -mx-4 bg-ground px-4 py-3 md:static md:mx-0 md:p-0" data-order-bar="">
        <button aria-busy={isPlacing} className={`${buttonStyle.primary} w-full`} type="submit">
          {isPlacing ? texts.placing : label}
        </button>
      </div>
      <p className="text-xs text-ink-soft">{texts.governorateNames}</p>
    </form>
  );
};
