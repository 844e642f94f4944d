import { minorUnits } from '@dijla/commerce-rules/money/minor-units';
import { paymentKindOf } from '@dijla/commerce-rules/payment/payment-kind-of';
import type { PaymentMethod, ShippingMethod } from '@dijla/contract/client';
import type { ReactNode } from 'react';
import { useStoreView } from '../../../i18n/store-context.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { Amount } from '../../../shop/cards/price.tsx';
import { shippingKey } from '../../../device/use-methods.ts';
import { RadioCard } from '@dijla/ui-kit/fields/radio-card.tsx';
import { Segmented } from '@dijla/ui-kit/fields/segmented.tsx';
import { CheckoutPart } from './checkout-part.tsx';
import { lazyPart } from '../../../i18n/lazy-part.tsx';
import { textsIn } from '../../../i18n/texts-in.ts';
import { useSession } from '../../../device/use-session.ts';
import { PaymentInstructions } from '../after-order/payment-instructions.tsx';
import type { Arrival } from '../use-arrival.ts';

/** The cards a customer has kept, where the chosen method keeps them. */
const savedCards = lazyPart({
  part: async () => (await import('./saved-card-choice.lazy.tsx')).SavedCardChoice,
  texts: textsIn('orders/saved-cards'),
});

type Choice<Method> = { methods: readonly Method[]; chosen: string | null; onChoose: (key: string) => void };

type ShippingMethodsProps = Choice<ShippingMethod> & {
  arrival: Arrival;
  onChooseSlot: (code: string) => void;
  /** Shown when no method is offered. */
  none: ReactNode;
};

/** The delivery methods with their prices and arrival day, and the delivery slots. */
export const ShippingMethods = ({
  methods,
  chosen,
  onChoose,
  arrival,
  onChooseSlot,
  none,
}: ShippingMethodsProps) => {
  const texts = useTexts('checkout');
  const { free } = useTexts('cart');
  const { scale } = useStoreView().currency;
  const { day, slots, slot } = arrival;
  return (
    <CheckoutPart icon="truck" title={texts.deliveryMethod}>
      {methods.length === 0 && none}
      {methods.map((method) => (
        <RadioCard
          aside={
            method.price_incl_tax === 0 ? free : <Amount minor={minorUnits(method.price_incl_tax, scale)} />
          }
          checked={shippingKey(method) === chosen}
          detail={day ?? method.method_title}
          key={shippingKey(method)}
          name="shipping"
          onChange={() => onChoose(shippingKey(method))}
          title={method.carrier_title}
          value={shippingKey(method)}
        />
      ))}
      {methods.length > 0 && slot !== null && slots.length > 1 && (
        <Segmented
          legend={texts.deliverySlot}
          name="slot"
          onChange={onChooseSlot}
          segments={slots.map(({ code, label }) => ({ value: code, label }))}
          value={slot.code}
        />
      )}
    </CheckoutPart>
  );
};

export const PaymentMethods = ({ methods, chosen, onChoose }: Choice<PaymentMethod>) => {
  const texts = useTexts('checkout');
  const isCustomer = useSession(({ profile }) => profile !== null);
  return (
    <CheckoutPart icon="cash" title={texts.payment}>
      {methods.length === 0 && <p className="text-ink-soft">{texts.noPaymentMethods}</p>}
      {methods.map((method) => {
        const { code, title, instructions } = method;
        const isCash = paymentKindOf(method) === 'cash';
        const keepsCards = code === 'paytabs' && code === chosen && isCustomer;
        return (
          <RadioCard
            checked={code === chosen}
            detail={isCash ? texts.cashOnDeliveryDetail : undefined}
            key={code}
            name="payment"
            onChange={() => onChoose(code)}
            title={isCash ? texts.cashOnDelivery : title}
            value={code}
          >
            {keepsCards || instructions !== undefined ? (
              <>
                {keepsCards && <savedCards.Part />}
                {instructions !== undefined && <PaymentInstructions>{instructions}</PaymentInstructions>}
              </>
            ) : undefined}
          </RadioCard>
        );
      })}
    </CheckoutPart>
  );
};
