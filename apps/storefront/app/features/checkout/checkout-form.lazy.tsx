import { type KeyboardEvent, type RefObject, type SubmitEvent, useEffect, useRef } from 'react';
import { lazyPart } from '../../i18n/lazy-part.tsx';
import { useStoreView } from '../../i18n/store-context.ts';
import { governorateOf } from '../../shop/delivery/governorates.ts';
import type { CartState } from '@dijla/device/cart-view/cart-view';
import { useIsOnline } from '@dijla/ui-kit/hooks/use-is-online.ts';
import { orderBar } from '@dijla/ui-kit/order-bar.ts';
import { Icon } from '@dijla/ui-kit/pictures/icon.tsx';
import { type CheckoutFields, fieldsOfPart } from './answers/checkout-fields.ts';
import { usePartStates } from './answers/use-part-states.ts';
import { usePress } from './answers/use-press.ts';
import { CheckoutPlaceholder } from './checkout-placeholder.tsx';
import { AskedCode } from './months/asked-code.tsx';
import { addressLabel, addressPosition, DeliveryPart } from './parts/delivery-part.tsx';
import { paymentParts, PaymentMethods, ShippingMethods } from './parts/methods.tsx';
import { AccountPart, accountFields, invoiceFields, InvoicePart } from './parts/optional-parts.tsx';
import { OrderButton } from './parts/order-button.tsx';
import { FoldedSummary, SummaryHeading, SummaryLines, SummaryTotals } from './parts/order-summary.tsx';
import { RecipientPart } from './parts/recipient-part.tsx';
import { focusOn, useCheckout } from './use-checkout.ts';
import { useIsWide } from './use-is-wide.ts';
import { textsIn } from '../../i18n/texts-in.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { whenIdle } from '@dijla/ui-kit/hooks/when-idle.ts';

const noDelivery = lazyPart({
  part: async () => (await import('../../shop/delivery/no-delivery.lazy.tsx')).NoDelivery,
  texts: textsIn('cart/no-delivery', 'frame'),
});

/** What may be opened is fetched once the page is idle, so that it also opens without a connection. */
const optionalParts = [...paymentParts, addressLabel, addressPosition, invoiceFields, accountFields];

const stops =
  'input:not([type="radio"], [type="checkbox"]), select, input[type="radio"]:checked, button[type="submit"]';

/**
 * Makes Enter in a text field move the focus to the next field, as the key on phone keyboards says; Enter
 * never places an order.
 */
const goOn = (form: HTMLFormElement | null, event: KeyboardEvent<HTMLElement>): void => {
  const { target } = event;
  if (
    event.key !== 'Enter' ||
    event.defaultPrevented ||
    !(target instanceof HTMLInputElement) ||
    target.type === 'radio' ||
    target.type === 'checkbox' ||
    form === null
  )
    return;
  event.preventDefault();
  const all = [...form.querySelectorAll<HTMLElement>(stops)];
  all[all.indexOf(target) + 1]?.focus();
};

/** What is taken for the cart, in minor units of its currency; null while that is not known. */
const dueOf = ({ totals }: CartState): number | null =>
  totals === null ? null : (totals.payable?.minor ?? totals.grand_total);

type Parts = {
  cart: CartState;
  checkout: ReturnType<typeof useCheckout>;
  fields: CheckoutFields;
  form: RefObject<HTMLFormElement | null>;
  settled: (act: () => void) => void;
};

// oxlint-disable-next-line max-lines-per-function -- the parts of one form in their order
const Answers = ({ cart, checkout, fields, form, settled }: Parts) => {
  const { known, needs, arrival, isNowhere, change, shipping, payment, errorOf, noteLeft } = checkout;
  const { language } = useStoreView();
  const { isClosed, open, onFocus } = usePartStates({
    fields,
    known,
    needs,
    settled,
    hasError: (part) => fieldsOfPart(part, fields, needs).some((name) => errorOf(name) !== null),
  });
  const answers = { fields, errorOf, onChange: change };
  const folding = { ...answers, isClosed, onOpen: open };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it watches where the focus goes and what Enter means; the fields are what one acts on
    <div
      className="min-w-0"
      onBlur={({ target }) => target instanceof HTMLInputElement && settled(() => noteLeft(target.name))}
      onFocus={onFocus}
      onKeyDown={(event) => goOn(form.current, event)}
    >
      <RecipientPart {...folding} needs={needs} />
      {needs.place && (
        <>
          <DeliveryPart {...folding} isClosed={(part) => isClosed(part) && !isNowhere} />
          <ShippingMethods
            arrival={arrival}
            chosen={shipping.key}
            methods={cart.shipping_methods}
            none={
              isNowhere && (
                <noDelivery.Part
                  onChange={() => focusOn(form.current, 'regionId')}
                  place={governorateOf(fields.regionId)?.names[language] ?? ''}
                />
              )
            }
            onChoose={shipping.choose}
            onChooseSlot={(slot) => change({ slot })}
          />
        </>
      )}
      <PaymentMethods
        chosen={payment.code}
        methods={cart.payment_methods}
        months={payment.months}
        onChoose={payment.choose}
        order={{ due: dueOf(cart), phone: fields.phone }}
        unoffered={cart.unoffered_methods}
      />
      <div className="divide-y divide-line border-y border-line">
        <InvoicePart {...answers} />
        {checkout.isGuest && <AccountPart {...answers} {...checkout.account} needs={needs} />}
      </div>
    </div>
  );
};

/**
 * The checkout form: at most seven fields for delivered orders, fewer for others, with delivery and payment
 * preselected, what is optional folded away, and the order button always in reach.
 */
// oxlint-disable-next-line max-lines-per-function -- one layout for phones and one for wide screens
export const CheckoutForm = ({
  cart,
  onOrdered,
}: {
  cart: CartState;
  onOrdered: (orderId: string) => void;
}) => {
  const { language } = useStoreView();
  const { offline } = useTexts('checkoutForm');
  const isWide = useIsWide();
  const isOnline = useIsOnline();
  const form = useRef<HTMLFormElement>(null);
  const checkout = useCheckout(cart, { form, onOrdered });
  const { onPointerDown, settled } = usePress();
  const { fields, known, needs, place, isPlacing, problem, said } = checkout;
  const arrival = needs.place && !checkout.isNowhere ? checkout.arrival : null;
  useEffect(() => whenIdle(() => optionalParts.forEach(({ fetch }) => fetch(language))), [language]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void place();
  };
  if (known === null) return <CheckoutPlaceholder />;
  const placeName = governorateOf(fields.regionId)?.names[language] ?? null;
  const button = <OrderButton isPlacing={isPlacing} problem={problem} totals={cart.totals} />;
  return (
    <>
      <form
        className="grid grid-cols-1 gap-6 md:grid-cols-[minmax(0,1fr)_25rem] md:gap-14"
        noValidate
        onPointerDown={onPointerDown}
        onSubmit={submit}
        ref={form}
      >
        <output className="sr-only">{said !== null && <span key={said.time}>{said.text}</span>}</output>
        {!isOnline && (
          <p className="flex items-start gap-3 rounded-card bg-sunken px-4 py-3 md:col-span-2">
            <Icon className="mt-0.5 size-5 shrink-0" name="offline" />
            {offline}
          </p>
        )}
        {!isWide && <FoldedSummary arrival={arrival} cart={cart} place={placeName} />}
        <Answers cart={cart} checkout={checkout} fields={fields} form={form} settled={settled} />
        {isWide ? (
          // As tall as the viewport below the heading, so that the button is always in view: the lines scroll
          // on their own, and so do the totals where they would leave less height than two lines need.
          <aside className="sticky top-22 flex max-h-[calc(100dvh-14.5rem)] min-h-80 flex-col gap-3 self-start rounded-sheet bg-surface p-6 inset-ring-1 inset-ring-line">
            <SummaryHeading count={cart.count} />
            <div className="-mx-2 flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto px-2 [scrollbar-width:thin]">
              <div
                className={`-mx-2 [mask-image:linear-gradient(#000_calc(100%-2rem),transparent)] overflow-y-auto px-2 pb-6 [scrollbar-width:thin] ${cart.lines.length > 1 ? 'min-h-48' : 'shrink-0'}`}
              >
                <SummaryLines lines={cart.lines} />
              </div>
              <div className="shrink-0">
                <SummaryTotals arrival={arrival} cart={cart} place={placeName} />
              </div>
            </div>
            {button}
          </aside>
        ) : (
          <div
            className="sticky bottom-0 z-20 -mx-4 bg-ground px-4 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] shadow-edge"
            ref={orderBar}
          >
            {button}
          </div>
        )}
      </form>
      <AskedCode />
    </>
  );
};
