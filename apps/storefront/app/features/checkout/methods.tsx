import { minorUnits } from '@dijla/commerce-rules/money/minor-units';
import type { PaymentMethod, ShippingMethod } from '@dijla/contract/client';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { Amount } from '../../shop/price.tsx';
import { CheckoutSection } from './checkout-section.tsx';
import { MethodChoice } from './method-choice.tsx';

export const shippingKey = ({ carrier_code: carrier, method_code: method }: Pick<ShippingMethod, 'carrier_code' | 'method_code'>): string => `${carrier}/${method}`;

type Choice<Method> = { methods: readonly Method[]; chosen: string | null; onChoose: (key: string) => void };

export const ShippingMethods = ({ methods, chosen, onChoose }: Choice<ShippingMethod>) => {
  const texts = useTexts('checkout');
  const { scale } = useStoreView().currency;
  const options = methods.map((method) => ({
    key: shippingKey(method),
    title: method.carrier_title,
    detail: method.method_title,
    amount: method.price_incl_tax === 0 ? texts.free : <Amount minor={minorUnits(method.price_incl_tax, scale)} />,
  }));
  return (
    <CheckoutSection icon="truck" title={texts.deliveryMethod}>
      {options.length === 0 ? <p className="text-ink-soft">{texts.noShippingText}</p> : <MethodChoice chosen={chosen} name="shipping" onChoose={onChoose} options={options} />}
    </CheckoutSection>
  );
};

export const PaymentMethods = ({ methods, chosen, onChoose }: Choice<PaymentMethod>) => {
  const texts = useTexts('checkout');
  const options = methods.map(({ code, title }) => ({ key: code, title, detail: code === 'cashondelivery' ? texts.cashOnDeliveryDetail : '', amount: null }));
  return (
    <CheckoutSection icon="cash" title={texts.payment}>
      <MethodChoice chosen={chosen} name="payment" onChoose={onChoose} options={options} />
    </CheckoutSection>
  );
};
