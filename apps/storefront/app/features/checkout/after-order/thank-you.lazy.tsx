import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { StoreProvider, useStoreView } from '../../../i18n/store-context.ts';
import { storeViews } from '@dijla/contract/store-views';
import { useTexts } from '../../../i18n/texts.tsx';
import { paths } from '../../../paths.ts';
import { CartLine } from '../../../shop/cart/cart-line.tsx';
import { CartSegments } from '../../../shop/cart/cart-segments.tsx';
import { hotlineHref, numberText, whatsappHref } from '../../../shop/page/contact-links.ts';
import { useFrame } from '../../../shop/page/frame-context.ts';
import { governorateOf } from '../../../shop/delivery/governorates.ts';
import { isRounding, payableText } from '../../../shop/cart/payable-amount.tsx';
import { useMoneyText } from '../../../shop/cards/price.tsx';
import { useSession } from '../../../device/session/use-session.ts';
import { closeOrderNews } from '../../../device/cart/cart-actions.ts';
import type { CartTotalsView } from '@dijla/device/cart-view/cart-view';
import type { OrderRecipient, OrderView } from '../../../device/orders/use-orders.ts';
import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { Icon, type IconName } from '@dijla/ui-kit/pictures/icon.tsx';
import { RiverPicture } from '@dijla/ui-kit/pictures/river-picture.tsx';
import { useNow } from '@dijla/ui-kit/hooks/use-now.ts';
import { notifyMe } from '../../../shop/notices/notify-me-part.ts';
import { IbanCopy } from '../../../shop/orders/iban-copy.lazy.tsx';
import { OrderedCode } from './ordered-code.tsx';
import { sentOnline } from './gift-recipients.lazy.ts';
import { PaymentInstructions } from './payment-instructions.tsx';
import { groupedPhone } from '../../../shop/delivery/phone-number.ts';
import { isMadeFirst, sizeClassIn } from '../use-arrival.ts';
import { deliveryDateOf } from '../../../shop/delivery/delivery-date.lazy.ts';

/** The order number with a button that copies it. */
const OrderNumber = ({ number }: { number: string }) => {
  const texts = useTexts('ordered');
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(number);
    setCopied(true);
  };
  return (
    <div className="flex w-full max-w-sm flex-wrap items-center justify-between gap-x-4 rounded-sheet bg-sunken py-3 ps-5 pe-2 text-start">
      <p className="grid">
        <span className="text-sm text-ink-soft">{texts.orderNumber}</span>
        <bdi className="text-2xl font-bold tabular-nums select-all" dir="ltr">
          {number}
        </bdi>
      </p>
      {'clipboard' in navigator && (
        <button
          className="press min-h-11 rounded-card px-4 font-semibold text-accent-ink hover:bg-line"
          onClick={() => void copy().catch(() => undefined)}
          type="button"
        >
          <span aria-live="polite">{isCopied ? texts.copied : texts.copy}</span>
        </button>
      )}
    </div>
  );
};

const Step = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <li className="flex items-center gap-4">
    <span className="grid size-11 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-ink">
      <Icon className="size-5.5" name={icon} />
    </span>
    <div className="min-w-0 flex-1">{children}</div>
  </li>
);

/** Isolates an order number so that it reads left to right in any sentence. */
const isolated = (number: string): string => `\u2066${number}\u2069`;

/** The day the order arrives, where it is known. */
const Arrival = ({
  order: { region_id: regionId, created_at: placedAt, lines, slot },
}: {
  order: OrderView;
}) => {
  const texts = useTexts('ordered');
  const { language } = useStoreView();
  const { delivery } = useFrame();
  const place = regionId === null ? undefined : governorateOf(regionId);
  const time = delivery.slots.find(({ code }) => code === slot)?.label;
  const to = regionId ?? 0;
  const date = deliveryDateOf(delivery, {
    regionId: to,
    sizeClass: sizeClassIn(lines, delivery, to),
    placedAt,
    now: useNow(),
  });
  const nextText =
    place === undefined ? texts.nextDeliver : texts.nextDeliverOn({ place: place.names[language], ...date });
  return (
    <>
      {isMadeFirst(lines) ? texts.nextDeliverMade : nextText}
      {time !== undefined && (
        <span className="block text-sm text-ink-soft">{texts.nextDeliverTime(time)}</span>
      )}
    </>
  );
};

/** The next steps of the order and their dates, as far as the order determines them. */
const NextSteps = ({ order, isPaid }: { order: OrderView; isPaid: boolean }) => {
  const texts = useTexts('ordered');
  const { currency } = useStoreView();
  const moneyText = useMoneyText();
  const paid = ({ grand_total: total, payable }: CartTotalsView): string => {
    if (!payable) return moneyText(total);
    const text = payableText(payable);
    return isRounding(payable, currency) ? text : `${text} (${moneyText(total)})`;
  };
  const { payment_kind: kind, instructions, totals, lines, recipient } = order;
  const isDelivered = !lines.every(({ is_virtual: isVirtual }) => isVirtual);
  const { friends, hasOwn } = sentOnline(lines);
  const email = recipient?.email;
  return (
    <section className="grid w-full grid-cols-1 gap-4 text-start">
      <h2 className="text-xl">{texts.whatNext}</h2>
      <ol className="grid gap-4">
        {instructions !== null && (
          <Step icon="cash">
            <PaymentInstructions>{instructions}</PaymentInstructions>
            <IbanCopy instructions={instructions} words={texts} />
          </Step>
        )}
        <Step icon="phone">{isDelivered ? texts.nextConfirm : texts.nextConfirmUnsent}</Step>
        {/* An order that waits for a bank transfer has no arrival day yet. */}
        {isDelivered && instructions === null && (
          <Step icon="truck">
            <Arrival order={order} />
          </Step>
        )}
        {kind !== 'cash' ? null : (
          <Step icon="cash">{totals === null ? texts.nextPay : texts.nextPayAmount(paid(totals))}</Step>
        )}
        {kind === 'credit' && <Step icon="cash">{texts.nextCredit}</Step>}
        {friends.map((friend) => (
          <Step icon="mail" key={friend}>
            {(isPaid ? texts.nextGiftPaid : texts.nextGift)(isolated(friend))}
          </Step>
        ))}
        {email !== undefined && (
          <Step icon="file">
            {hasOwn && isPaid
              ? texts.nextSendPaid
              : (hasOwn ? texts.nextSend : texts.nextReceipt)(isolated(email))}
          </Step>
        )}
      </ol>
    </section>
  );
};

const helpLink = 'inline-flex min-h-11 items-center gap-2 font-semibold text-accent-ink';

/** Slug of the owner's page about returns. */
const returnsPage = 'returns';

/**
 * Contact links, with a chat that starts with the order number, and a link about returns where the owner has
 * such a page.
 */
const Help = ({ number }: { number: string }) => {
  const texts = useTexts('ordered');
  const { code } = useStoreView();
  const {
    contact: { hotline, whatsapp },
    pages,
  } = useFrame();
  const returns = pages.find(({ identifier }) => identifier === returnsPage);
  return (
    <section className="grid w-full justify-items-center gap-1">
      {(hotline !== null || whatsapp !== null) && (
        <h2 className="text-base font-normal text-ink-soft">{texts.needHelp}</h2>
      )}
      <p className="flex flex-wrap items-center justify-center gap-x-6">
        {hotline !== null && (
          <a className={helpLink} href={hotlineHref(hotline)}>
            <Icon className="size-5" name="phone" />
            {texts.call(isolated(numberText(hotline)))}
          </a>
        )}
        {whatsapp !== null && (
          <a className={helpLink} href={whatsappHref(whatsapp, `${texts.orderNumber}: ${number}`)}>
            <Icon className="size-5" name="whatsapp" />
            {texts.whatsapp}
          </a>
        )}
        {returns !== undefined && (
          <Link className={helpLink} to={paths.content(code, returns.identifier)}>
            <Icon className="size-5" name="returns" />
            {returns.title}
          </Link>
        )}
      </p>
    </section>
  );
};

/**
 * The recipient and address as sent, so that the shopper notices a wrong digit while it can still be
 * corrected.
 */
const SentTo = ({
  recipient: { name, phone, city, street, landmark = '' },
  label,
  place,
}: {
  recipient: OrderRecipient;
  label: string;
  place: string | null;
}) => (
  <p className="leading-snug text-ink-soft [overflow-wrap:anywhere]">
    {label} <bdi className="font-medium text-ink">{name}</bdi>
    {'\u00A0· '}
    <bdi className="font-medium whitespace-nowrap text-ink" dir="ltr">
      {groupedPhone(phone)}
    </bdi>
    {[place, city, street, landmark].map(
      (part) =>
        part !== null &&
        part !== '' && (
          <span key={part}>
            {'\u00A0· '}
            <bdi>{part}</bdi>
          </span>
        ),
    )}
  </p>
);

const WhatOrdered = ({ order: { lines, totals, region_id: regionId, recipient } }: { order: OrderView }) => {
  const texts = useTexts('ordered');
  const { quantity } = useTexts('cart');
  const { language } = useStoreView();
  const place = regionId === null ? undefined : governorateOf(regionId);
  return (
    <section className="grid w-full grid-cols-1 gap-2 rounded-sheet bg-surface p-5 text-start inset-ring-1 inset-ring-line md:p-6">
      <h2 className="text-xl">{texts.whatOrdered}</h2>
      {recipient !== null && (
        <SentTo
          label={lines.every(({ is_virtual: isVirtual }) => isVirtual) ? texts.orderedBy : texts.sentTo}
          place={place?.names[language] ?? null}
          recipient={recipient}
        />
      )}
      <ul className="divide-y divide-line">
        {lines.map((line) => (
          <li key={line.line_key}>
            <CartLine heading="h3" line={line} problem={null}>
              <p className="text-sm text-ink-soft">
                {quantity}: <bdi>{line.qty}</bdi>
              </p>
            </CartLine>
          </li>
        ))}
      </ul>
      {totals !== null && <CartSegments place={place?.names[language] ?? null} totals={totals} />}
    </section>
  );
};

/**
 * The confirmation of an order: its number, the next steps and the lines. Read from the device, so it
 * survives a reload. `isPaid`: it was just paid online.
 */
export const ThankYou = ({ order, isPaid }: { order: OrderView; isPaid: boolean }) => {
  const texts = useTexts('ordered');
  const store = useStoreView();
  const { order_id: id, is_news: isNews } = order;
  const isCustomers = useSession(({ profile }) => profile !== null);
  const trackingPath = paths.orderTracking(store.code, { order: order.order_number });
  useEffect(() => {
    if (isNews) void closeOrderNews(id).catch(() => undefined);
  }, [id, isNews]);
  return (
    // Shows amounts in the currency of the order.
    <StoreProvider value={{ ...store, currency: storeViews[order.store_code].currency }}>
      <div className="frame grid max-w-2xl grid-cols-1 justify-items-center gap-8 py-10 text-center md:py-14">
        <RiverPicture floating="box" />
        <header aria-live="polite" className="grid gap-1">
          <h1 className="text-3xl md:text-4xl">{texts.thanksTitle}</h1>
          <p className="text-lg text-ink-soft">{isPaid ? texts.thanksPaidText : texts.thanksText}</p>
        </header>
        <OrderNumber number={order.order_number} />
        {order.payment_kind === 'online' && !isPaid && (
          <Link
            className={buttonStyle.primary}
            to={paths.payment(store.code, order.order_number, order.payment)}
          >
            {texts.payNow}
          </Link>
        )}
        {order.payment_kind === 'cash' && <OrderedCode number={order.order_number} />}
        {isCustomers && <notifyMe.Part about="order" />}
        <NextSteps isPaid={isPaid} order={order} />
        <WhatOrdered order={order} />
        <p className="flex flex-wrap justify-center gap-3">
          <Link className={buttonStyle.primary} to={paths.home(store.code)}>
            {texts.continueShopping}
          </Link>
          <Link className={buttonStyle.quiet} to={isCustomers ? paths.orders(store.code) : trackingPath}>
            {texts.followOrder}
          </Link>
        </p>
        <Help number={order.order_number} />
      </div>
    </StoreProvider>
  );
};
