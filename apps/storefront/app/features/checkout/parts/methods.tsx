import { minorUnits } from '@dijla/commerce-rules/money/minor-units';
import { paymentKindOf } from '@dijla/commerce-rules/payment/payment-kind-of';
import type { PaymentMethod, ShippingMethod, UnofferedMethod } from '@dijla/contract/client';
import type { ReactNode } from 'react';
import { lazyPart } from '../../../i18n/lazy-part.tsx';
import { useStoreView } from '../../../i18n/store-context.ts';
import { textsIn } from '../../../i18n/texts-in.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { Amount } from '../../../shop/cards/price.tsx';
import { cardMonthsMethod } from '../../../device/checkout/asked-months.ts';
import { shippingKey } from '../../../device/checkout/use-methods.ts';
import { useIsOnline } from '@dijla/ui-kit/hooks/use-is-online.ts';
import { RadioCard } from '@dijla/ui-kit/fields/radio-card.tsx';
import { Segmented } from '@dijla/ui-kit/fields/segmented.tsx';
import { CheckoutPart } from './checkout-part.tsx';
import { useSession } from '../../../device/session/use-session.ts';
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

const creditTerms = lazyPart({
  part: async () => (await import('./credit-terms.lazy.tsx')).CreditTerms,
  texts: textsIn('cart/payment-choice'),
});
const unofferedMethods = lazyPart({
  part: async () => (await import('./unoffered-methods.lazy.tsx')).UnofferedMethods,
  texts: textsIn('cart/payment-choice'),
});

/** Paying in months with a card, which needs a connection in any case. */
const cardMonths = lazyPart({
  part: async () => (await import('../months/card-months.lazy.tsx')).CardMonths,
  texts: textsIn('cart/card-months', 'cart/payment-choice'),
});

/** Fetched once the page is idle, so that they also open without a connection. */
export const paymentParts = [creditTerms, unofferedMethods];

type PaymentMethodsProps = Choice<PaymentMethod> & {
  unoffered: readonly UnofferedMethod[];
  /** Months in which employees pay. */
  months: { chosen: number | null; choose: (count: number) => void };
  /** By what months by card are asked for: what the order costs, in minor units, and its mobile number. */
  order: { due: number | null; phone: string };
};

/** What is said below a method's title, by how it is paid; `isOnline`: whether there is a connection to pay by. */
const useDetails = (isOnline: boolean) => {
  const { cashOnDeliveryDetail: cash, payOnlineDetail: online } = useTexts('checkout');
  const { needsConnection } = useTexts('checkoutForm');
  return { cash, online: isOnline ? online : needsConnection, transfer: undefined, credit: undefined };
};

/** The ways to pay: those the order can take, with what they cost, and the others with the reason. */
// oxlint-disable-next-line max-lines-per-function -- one list, with what belongs to each method
export const PaymentMethods = ({
  methods,
  chosen,
  onChoose,
  unoffered,
  months,
  order,
}: PaymentMethodsProps) => {
  const texts = useTexts('checkout');
  const isCustomer = useSession(({ profile }) => profile !== null);
  const { scale } = useStoreView().currency;
  const isOnline = useIsOnline();
  const details = useDetails(isOnline);
  return (
    <CheckoutPart icon="cash" title={texts.payment}>
      {methods.length === 0 && <p className="text-ink-soft">{texts.noPaymentMethods}</p>}
      {methods.map((method) => {
        const { code, title, instructions, cost_incl_tax: fee = 0 } = method;
        const kind = paymentKindOf(method);
        const isChosen = code === chosen;
        const hasTerms = isChosen && (method.installments !== undefined || method.account !== undefined);
        const keepsCards = isChosen && code === 'paytabs' && isCustomer;
        const asksMonths = isChosen && code === cardMonthsMethod;
        const isMore = instructions !== undefined || keepsCards || asksMonths || hasTerms;
        return (
          <RadioCard
            aside={
              fee > 0 ? (
                <>
                  +<Amount minor={minorUnits(fee, scale)} />
                </>
              ) : undefined
            }
            checked={isChosen}
            detail={kind === undefined ? undefined : details[kind]}
            disabled={kind === 'online' && !isOnline}
            key={code}
            name="payment"
            onChange={() => onChoose(code)}
            title={title}
            value={code}
          >
            {isMore ? (
              <>
                {keepsCards && <savedCards.Part />}
                {asksMonths && <cardMonths.Part {...order} isCustomer={isCustomer} />}
                {instructions !== undefined && <PaymentInstructions>{instructions}</PaymentInstructions>}
                {hasTerms && (
                  <creditTerms.Part chosen={months.chosen} method={method} onChoose={months.choose} />
                )}
              </>
            ) : undefined}
          </RadioCard>
        );
      })}
      {unoffered.length > 0 && <unofferedMethods.Part methods={unoffered} />}
    </CheckoutPart>
  );
};
