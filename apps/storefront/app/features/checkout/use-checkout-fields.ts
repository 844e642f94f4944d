import { useEffect, useState } from 'react';
import { loadCheckoutDetails, saveCheckoutDetails, setShippingInformation } from '../../stores/cart-actions.ts';
import type { CartState } from '../../stores/cart-state.ts';
import { detailsToKeep, shownFields, unreadDraft } from './checkout-draft.ts';
import { type CheckoutFields, fieldsOf } from './checkout-fields.ts';
import { governorateOf } from '../../shop/governorates.ts';
import { shippingKey } from './methods.tsx';

/** The chosen one, or the first when none is. */
const chosenOf = <Method>(methods: readonly Method[], isChosen: (method: Method) => boolean): Method | undefined => methods.find(isChosen) ?? methods[0];

/** The five answers, kept on the device while one types, so that nothing is typed twice and nothing typed is lost. */
export const useCheckoutFields = () => {
  const [draft, setDraft] = useState(unreadDraft);
  useEffect(() => {
    void loadCheckoutDetails().then((details) => setDraft(({ typed }) => ({ typed, kept: fieldsOf(details) })));
  }, []);
  useEffect(() => {
    const details = detailsToKeep(draft);
    if (details !== null) void saveCheckoutDetails(details);
  }, [draft]);
  const change = (changed: Partial<CheckoutFields>) => setDraft(({ typed, kept }) => ({ typed: { ...typed, ...changed }, kept }));
  return { fields: shownFields(draft), change };
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
