import { deliveryDayOf } from '@dijla/commerce-rules/shipping/delivery-day-of';
import { deliveryTerms } from '@dijla/commerce-rules/shipping/delivery-terms';
import { minorUnits } from '@dijla/commerce-rules/money/minor-units';
import type { PaymentMethod, ShippingMethod } from '@dijla/contract/client';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { Amount } from '../../shop/price.tsx';
import { shippingKey } from '../../stores/use-methods.ts';
import { RadioCard } from '../../ui/radio-card.tsx';
import { useNow } from '../../ui/use-now.ts';
import { CheckoutPart } from './checkout-part.tsx';
import { PaymentInstructions } from './payment-instructions.tsx';

type Choice<Method> = { methods: readonly Method[]; chosen: string | null; onChoose: (key: string) => void };

/** Ways of delivery, each with its price and the day it arrives in the governorate. */
export const ShippingMethods = ({ methods, chosen, onChoose, regionId, isMade }: Choice<ShippingMethod> & { regionId: number; /** Something is made first: its day is not known. */ isMade: boolean }) => {
  const texts = useTexts('checkout');
  const { free } = useTexts('cart');
  const { scale } = useStoreView().currency;
  const now = useNow();
  const arrives = now === null ? null : texts.arrives[deliveryDayOf(deliveryTerms, { regionId, now })];
  const day = isMade ? texts.arrivesOnceMade : arrives;
  return (
    <CheckoutPart icon="truck" title={texts.deliveryMethod}>
      {methods.length === 0 && <p className="text-ink-soft">{texts.noShippingText}</p>}
      {methods.map((method) => (
        <RadioCard
          aside={method.price_incl_tax === 0 ? free : <Amount minor={minorUnits(method.price_incl_tax, scale)} />}
          checked={shippingKey(method) === chosen}
          detail={day ?? method.method_title}
          key={shippingKey(method)}
          name="shipping"
          onChange={() => onChoose(shippingKey(method))}
          title={method.carrier_title}
          value={shippingKey(method)}
        />
      ))}
    </CheckoutPart>
  );
};

export const PaymentMethods = ({ methods, chosen, onChoose }: Choice<PaymentMethod>) => {
  const texts = useTexts('checkout');
  return (
    <CheckoutPart icon="cash" title={texts.payment}>
      {methods.length === 0 && <p className="text-ink-soft">{texts.noPaymentMethods}</p>}
      {methods.map(({ code, title, instructions }) => (
        <RadioCard
          checked={code === chosen}
          detail={code === 'cashondelivery' ? texts.cashOnDeliveryDetail : undefined}
          key={code}
          name="payment"
          onChange={() => onChoose(code)}
          title={code === 'cashondelivery' ? texts.cashOnDelivery : title}
          value={code}
        >
          {instructions === undefined ? undefined : <PaymentInstructions>{instructions}</PaymentInstructions>}
        </RadioCard>
      ))}
    </CheckoutPart>
  );
};
