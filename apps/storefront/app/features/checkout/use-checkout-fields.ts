import { useEffect, useState } from 'react';
import { loadCheckoutDetails, saveCheckoutDetails, setShippingInformation } from '../../stores/cart-actions.ts';
import type { CartState } from '../../stores/cart-state.ts';
import { type CheckoutFields, detailsOf, emptyFields, fieldsOf } from './checkout-fields.ts';
import { governorateOf } from './governorates.ts';
import { shippingKey } from './methods.tsx';

/** The chosen one, or the first when none is. */
const chosenOf = <Method>(methods: readonly Method[], isChosen: (method: Method) => boolean): Method | undefined => methods.find(isChosen) ?? methods[0];

/** The five answers, kept on the device while one types, so that nothing is typed twice. */
export const useCheckoutFields = () => {
  const [fields, setFields] = useState<CheckoutFields>(emptyFields);
  useEffect(() => {
    void loadCheckoutDetails().then((details) => setFields(fieldsOf(details)));
  }, []);
  const change = (changed: Partial<CheckoutFields>) =>
    setFields((before) => {
      const after = { ...before, ...changed };
      void saveCheckoutDetails(detailsOf(after));
      return after;
    });
  return { fields, change };
};

/** Delivery and payment: what is offered for the address, the first of each unless another is chosen. */
export const useCheckoutMethods = (cart: CartState, regionId: number) => {
  const [shipping, chooseShipping] = useState<string | null>(null);
  const [payment, choosePayment] = useState<string | null>(null);
  const chosenShipping = chosenOf(cart.shipping_methods, (method) => shippingKey(method) === shipping);
  const chosenPayment = chosenOf(cart.payment_methods, ({ code }) => code === payment);
  const carrier = chosenShipping?.carrier_code ?? null;
  const method = chosenShipping?.method_code ?? null;
  const paymentCode = chosenPayment?.code ?? null;
  const isFilled = cart.ready && cart.lines.length > 0;
  useEffect(() => {
    const governorate = governorateOf(regionId);
    if (!isFilled || governorate === undefined) return;
    const address = { country_id: 'IQ', region_id: governorate.id, region: governorate.names.en, region_code: governorate.code };
    void setShippingInformation({ address, carrier_code: carrier, method_code: method, payment: paymentCode });
  }, [isFilled, regionId, carrier, method, paymentCode]);
  return {
    shipping: { key: chosenShipping === undefined ? null : shippingKey(chosenShipping), carrier, method, choose: chooseShipping },
    payment: { code: paymentCode, choose: choosePayment },
  };
};
