import { type RefObject, useState } from 'react';
import { useNavigate } from 'react-router';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import { isOrderable } from '../../shop/line-problem.ts';
import { showNotification } from '../../shop/notification-store.ts';
import { placeOrder } from '../../stores/cart-actions.ts';
import type { CartState } from '../../stores/cart-state.ts';
import { type CheckoutFieldName, gapsOf, orderAddressOf } from './checkout-fields.ts';
import { isTooLong } from './phone-number.ts';
import { useCheckoutFields, useCheckoutMethods } from './use-checkout-fields.ts';

/** The texts of what is missing, by field. */
const useGapTexts = (): Readonly<Record<CheckoutFieldName, string>> => {
  const { gapName, gapPhone, gapDistrict, gapLandmark, governorate } = useTexts('checkout');
  return { fullName: gapName, phone: gapPhone, regionId: governorate, district: gapDistrict, landmark: gapLandmark };
};

const focusOn = (form: HTMLFormElement | null, name: CheckoutFieldName): void => {
  const field = form?.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
};

/** Everything the checkout form does: its answers, its gaps, its methods, and the order. */
export const useCheckout = (cart: CartState, { form, onOrdered }: { form: RefObject<HTMLFormElement | null>; onOrdered: (orderId: string) => void }) => {
  const texts = useTexts('checkout');
  const gapTexts = useGapTexts();
  const { code } = useStoreView();
  const navigate = useNavigate();
  const { fields, change } = useCheckoutFields();
  const { shipping, payment } = useCheckoutMethods(cart, fields.regionId);
  const [isChecked, setChecked] = useState(false);
  const [isPlacing, setPlacing] = useState(false);
  const gaps = gapsOf(fields);
  const isTold = (name: CheckoutFieldName): boolean => isChecked || (name === 'phone' && isTooLong(fields.phone));

  const place = async () => {
    setChecked(true);
    const [gap] = gaps;
    if (gap !== undefined) return focusOn(form.current, gap);
    const address = orderAddressOf(fields);
    if (address === null || payment.code === null || isPlacing) return;
    if (!cart.lines.every(isOrderable)) return showNotification({ type: 'error', message: texts.gapLine });
    setPlacing(true);
    const answer = await placeOrder({
      shippingAddress: address,
      billingAddress: address,
      shipping_carrier_code: shipping.carrier,
      shipping_method_code: shipping.method,
      payment_method_code: payment.code,
    });
    setPlacing(false);
    if (answer.ok) onOrdered(answer.order_id);
    else if (answer.code === 'order.rejected') {
      const action1 = { label: texts.backToCart, run: () => void navigate(paths.cart(code)) };
      showNotification({ type: 'error', message: answer.text, hasNoTimeout: true, action1 });
    }
  };

  return {
    fields, change, shipping, payment, place, isPlacing,
    errorOf: (name: CheckoutFieldName) => (isTold(name) && gaps.includes(name) ? gapTexts[name] : null),
  };
};
